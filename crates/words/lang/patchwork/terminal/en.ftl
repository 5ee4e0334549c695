## ---------------------------------------------------------------- the terminal game
## Title, headline, prompts
tui-title-automa = Patchwork. Automa level { $level } { $name }. Seed { $seed }. Move { $move }. { $file }
tui-title-people = Patchwork for two. Seed { $seed }. Move { $move }. { $file }
tui-turn-you = Your turn. Choose a patch with 1, 2, 3, or advance with a.
tui-turn-who = { $who }: your turn. Choose a patch with 1, 2, 3, or advance with a.
tui-advancing = Advance? Press Enter. Esc goes back.
tui-placing = Place the patch for { $patch }: arrows move, r turns, f flips.
tui-leather = Place the leather patch on an empty square: arrows move, Enter lays it.

## The two seats, the ring, the offers
tui-seat-person = { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, income { $income }, { $empty } empty, { $points ->
    [one] 1 point
   *[other] { $points } points
}
tui-seat-automa = { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, { $patches ->
    [one] 1 patch
   *[other] { $patches } patches
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} so far
tui-seat-tile = special tile
tui-seat-space = on { $space }
tui-seat-top = on { $space }, on top
tui-ring = Then (pay/spaces):
tui-ring-empty = No more patches after these.
tui-ring-none = The ring is empty.
tui-pay = pay { $cost }
tui-spaces = { $time ->
    [one] 1 space
   *[other] { $time } spaces
}
tui-printed = { $buttons ->
    [0] no buttons
    [one] 1 button
   *[other] { $buttons } buttons
}
tui-price = Pay { $cost }, move { $time }, { $buttons ->
    [0] no buttons
    [one] 1 button
   *[other] { $buttons } buttons
}.
tui-short = { $short ->
    [one] 1 button short
   *[other] { $short } buttons short
}
tui-no-room = No room for it
tui-fits = { $count ->
    [one] fits in 1 way
   *[other] fits in { $count } ways
}
tui-cannot-take = The patch for { $patch }: { $why }. Choose another, or advance with a.

## The Automa's panel
tui-card-none = It has not revealed a card yet.
tui-card-last = Last card: number { $number }
tui-card-money = may spend { $budget }, income +{ $income }
tui-card-passes = has no rows: it passes
tui-card-back = Next card: may spend { $budget }
tui-card-hidden = Next card: face down
tui-cards-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
} (c: seen)
tui-marker = gets the tile on { $space }
tui-heap-none = It has no patches yet.
tui-heap = Its { $patches ->
    [one] 1 patch
   *[other] { $patches } patches
}: { $with } with
tui-heap-more = buttons, { $printed } printed
tui-legend-income = income
tui-legend-leather = leather
tui-legend-tile = tile
tui-marker-gone = The special tile is taken.

## What an action would bring; the parts are joined by commas
tui-do-advance = Advance { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $to }, +{ $spaces ->
    [one] 1 button
   *[other] { $spaces } buttons
}
tui-do-take = Pay { $cost }, to { $to }
tui-do-leather = Leather on { $at }
tui-do-income = { $buttons ->
    [0] no income at { $mark }
   *[other] income +{ $buttons } at { $mark }
}
tui-do-reach = a leather patch
tui-do-lost = no room for the leather patch
tui-do-tile = the special tile for { $points } points
tui-do-home = the final space
tui-do-again = You move again.
tui-do-next = Then { $who }.

## Refused
tui-overlap = { $on } is covered. { $fits ->
    [0] Held like this it fits nowhere: turn it with r or flip it with f.
    [one] Held like this it fits at 1 place: Tab shows it.
   *[other] Held like this it fits at { $fits } places: Tab shows the next.
}
tui-off-board = It would leave the board. { $fits ->
    [0] Held like this it fits nowhere: turn or flip it.
    [one] Held like this it fits at 1 place.
   *[other] Held like this it fits at { $fits } places.
}
tui-covered = { $at } is covered already. { $free ->
    [one] 1 square is free.
   *[other] { $free } squares are free.
}
tui-too-dear = The patch for { $patch } costs { $cost }, and you have { $have }. Take a cheaper one or advance.

## Undo, hint, save
tui-hint-take = Hint: the patch for { $patch }. { $cells ->
    [one] 1 square
   *[other] { $cells } squares
}, { $buttons ->
    [0] no buttons
    [one] 1 button
   *[other] { $buttons } buttons
} for { $cost } and { $time ->
    [one] 1 space
   *[other] { $time } spaces
}; few gaps here.
tui-hint-advance = Hint: advance. No patch in reach is worth its price now.
tui-hint-leather = Hint: { $at } closes the most edges.

## Keys, at the foot of the screen
tui-keys-choose = 1 2 3: patch   a: advance   h: hint   u: undo   w: why   [: back   ?: help   q: leave
tui-keys-place = arrows: move   r: turn   f: flip   Tab: next spot   Enter: lay   Esc: back   ?: help
tui-keys-advance = Enter: advance   Esc: back   1 2 3: patch   h: hint   ?: help   q: leave
tui-keys-leather = arrows: move   Tab: next spot   Enter: lay   h: hint   u: undo   ?: help

## Why, cards, ring, help
tui-why-card = Card { $number }: may spend { $budget }, income +{ $income }.
tui-why-taken = Taken
tui-why-keys = left right: other turns   up down: the rules   Esc: close
tui-why-none = No patch was left in the ring.
tui-cards-title = The Automa's { $deck } deck
tui-cards-seen = Seen since the last shuffle: { $count }
tui-cards-unseen = Not seen yet: { $count }. { $left ->
    [one] 1 of them lies face down in the deck
   *[other] { $left } of them lie face down in the deck
}.
tui-cards-unseen-aside = The others are aside.
tui-cards-line = { $number }: spend { $budget }, income +{ $income }
tui-ring-title = The ring, clockwise from the pawn: { $count ->
    [one] 1 patch
   *[other] { $count } patches
}
tui-ring-line = Pay { $cost }, move { $time }, { $buttons ->
    [0] no buttons
    [one] 1 button
   *[other] { $buttons } buttons
}
tui-help-goal = Fill your board. Points: your buttons, less 2 for each empty square. 7 for covering 7x7 first.
tui-help-turn = Whoever is behind on the time board moves. Take one of the next three patches, or advance.
tui-help-marks = Passing { $button } pays your printed buttons. Passing { $leather } gives a leather patch. { $marker } is the Automa's marker.
tui-help-keys-1 = 1 2 3, arrows      choose a patch; Enter takes it in hand
tui-help-keys-2 = arrows r f Tab     move, turn, flip, next place that fits; Enter lays it
tui-help-keys-3 = a                  advance in front of the other token, 1 button a space
tui-help-keys-4 = c g                the Automa's cards, the whole ring

## The result
tui-score-buttons = Buttons
tui-score-empty = { $empty ->
    [one] 1 empty square
   *[other] { $empty } empty squares
}, 2 each
tui-score-with-buttons = Patches with buttons
tui-score-printed = Printed buttons
tui-score-tile = Special tile
tui-levels = This game on all five levels
tui-level-won = { $tick } won by { $by }
tui-level-won-tie = { $tick } won, first on the final space
tui-level-lost = { $cross } lost by { $by }
tui-level-lost-tie = { $cross } lost, second on the final space
tui-news-lower = At level { $level } you would have won by { $by }.
tui-news-short = { $by ->
    [0] As many points: only the final space decided.
    [one] 1 point more, and it would have been as many.
   *[other] { $by } points were missing.
}
tui-news-higher = At level { $level } you would have won, too, by { $by }.
tui-news-next = At level { $level } it would have been { $by } ahead. Try it.
tui-news-top = No level is harder than this one.
tui-next = Next
tui-next-new = n   a new game
tui-next-back = [   look back
tui-next-undo = u   undo and go on
tui-next-quit = q   leave (saved)
tui-new-level = Press 1 to 5 for the level, or Enter for level { $level } again.
tui-new-people = Press Enter for another game of two.

## One question a line
tui-plain-turn = { $you ->
    [yes] Your turn. You are on { $space }, { $other } is on { $there }. You have { $buttons ->
        [one] 1 button
       *[other] { $buttons } buttons
    }, income { $income }, { $empty ->
        [one] 1 empty square
       *[other] { $empty } empty squares
    }.
   *[no] { $who }: your turn. You are on { $space }, { $other } is on { $there }. You have { $buttons ->
        [one] 1 button
       *[other] { $buttons } buttons
    }, income { $income }, { $empty ->
        [one] 1 empty square
       *[other] { $empty } empty squares
    }.
}
tui-plain-offer = { $place }: { $name }. { $price } { $note }.
tui-plain-leather = { $who }: lay a leather patch. Say leather and a free square, like leather { $example }.
tui-plain-spots-none = Held { $hold }, the patch for { $patch } fits nowhere.
tui-plain-spots = Held { $hold }, the patch for { $patch } fits with the top left of its box on: { $spots }
tui-plain-spots-usage = Say which patch, and how it is held if you like: spots { $name } r0. r0 to r3 are quarter turns, f0 to f3 the same flipped.
tui-plain-legal = Legal now: { $examples }.
tui-plain-form = Say take, a patch by its price and spaces, how it is held (r0 to r3, flipped f0 to f3) and a square: take { $name } f2 c4. Or leather and a square: leather e5.
tui-plain-rules-usage = Say which rule: rules automa.afford. All of them: automa rules patchwork
tui-plain-board = { $who }, rows 1 to 9 from the top, columns a to i. A letter is a patch, * is leather, a full stop is empty.
tui-plain-ring = The ring, clockwise from the pawn:
tui-plain-ring-line = { $place }: { $name }, { $line }
tui-plain-part = { $what } { $points }
tui-plain-level = Level { $level } { $name }: { $person } to { $automa }, { $won ->
    [yes] won
   *[no] lost
}.
tui-plain-cards-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
} in the deck.
tui-plain-candidates = Candidates: { $candidates }.
tui-plain-over = The game is over. Type score, board, why, log, undo or quit.
tui-plain-help =
    advance: move in front of the other token, 1 button a space.
    take 7/6 f2 c4: take the patch that costs 7 and moves 6, held flipped and turned twice, the top left of its box on c4. Also take 2nd.
    leather e5: lay a leather patch on e5.
    2, or spots 7/6: all ways to hold that patch. spots 7/6 f2: where it fits, held like this.
    look: whose turn it is and what can be taken. board, ring, score, cards, log: look at these.
    why: why the Automa did what it did last. rules ID: a rule in full.
    hint: the best options, how good and how sure. undo, redo: take back, do again.
    save: where the game is saved. quit: leave; the game is saved already.
tui-key-why = w: why
