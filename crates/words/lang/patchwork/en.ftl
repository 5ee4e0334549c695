## What happened, for the log. $who is the name of a seat; $you is "yes" when that is "You".
pw-advanced = { $you ->
    [yes] You advance to { $to }, { $buttons ->
        [one] 1 button
       *[other] { $buttons } buttons
    }.
   *[no] { $who } advances to { $to }, { $buttons ->
        [one] 1 button
       *[other] { $buttons } buttons
    }.
}
pw-took = { $you ->
    [yes] You take the patch for { $patch }, to { $to }.
   *[no] { $who } takes the patch for { $patch }, to { $to }.
}
pw-patch = { $cost ->
    [one] 1 button
   *[other] { $cost } buttons
}, { $time } time
pw-automa-took = Automa takes the patch for { $patch }, to { $to }.
pw-automa-passed = Automa passes, to { $to }.
pw-income = { $buttons ->
    [0] No income at { $mark }.
   *[other] Income +{ $buttons } at { $mark }.
}
pw-leather-reached = { $you ->
    [yes] You get the leather patch at { $mark }.
   *[no] { $who } gets the leather patch at { $mark }.
}
pw-leather-laid = { $you ->
    [yes] You lay the leather patch on { $at }.
   *[no] { $who } lays the leather patch on { $at }.
}
pw-leather-lost = No room for a leather patch: it is out of the game.
pw-tile-covered = { $you ->
    [yes] You cover 7x7: the special tile is yours, 7 points.
   *[no] { $who } covers 7x7 and gets the special tile, 7 points.
}
pw-tile-marker = Automa reaches its marker on { $space } and gets the special tile, 7 points.
pw-reshuffled = The Automa's deck is empty: all its cards are shuffled anew.
pw-home-first = { $you ->
    [yes] You reach the final space first.
   *[no] { $who } reaches the final space first.
}
pw-home = { $you ->
    [yes] You reach the final space.
   *[no] { $who } reaches the final space.
}
pw-over = { $you ->
    [yes] You win { $a } to { $b }.
   *[no] { $who } wins { $a } to { $b }.
}
pw-over-tie = { $you ->
    [yes] { $a } to { $b }: you win, for you reached the final space first.
   *[no] { $a } to { $b }: { $who } wins, reaching the final space first.
}

## What is asked, what can be done, why something cannot be
pw-ask-turn = { $you ->
    [yes] Your turn: advance, or take a patch.
   *[no] { $who }: advance, or take a patch.
}
pw-ask-leather = { $you ->
    [yes] Lay your leather patch.
   *[no] { $who }: lay a leather patch.
}
pw-ask-automa = The Automa takes its turn.
pw-act-advance = Advance
pw-act-automa = The Automa takes its turn
pw-act-leather = Leather patch, { $at }
pw-act-take = { $patch }, { $at }
pw-no-over = The game is over. Undo, or start a new one.
pw-no-wait-turn = This is not asked now. Advance, or take a patch.
pw-no-wait-leather = This is not asked now. Lay your leather patch on a free square first.
pw-no-wait-automa = This is not asked now. It is the Automa’s turn.
pw-no-ring = No patch is left in the ring. Advance.
pw-no-reach = The patch for { $patch } is not one of the next patches. These can be reached: { $next }.
pw-no-buttons = The patch for { $patch } costs { $cost }, and you have { $have }. Take a cheaper one or advance.
pw-no-outline = The patch for { $patch } can be held in { $outlines ->
    [one] 1 way
   *[other] { $outlines } ways
}, and not like this.
pw-no-board = The patch for { $patch } would leave the board. { $fits ->
    [0] Held like this it fits nowhere: turn or flip it.
    [one] Held like this it fits at 1 place.
   *[other] Held like this it fits at { $fits } places.
}
pw-no-overlap = { $on } is covered. { $fits ->
    [0] Held like this it fits nowhere: turn or flip it.
    [one] Held like this it fits at 1 place.
   *[other] Held like this it fits at { $fits } places.
}
pw-no-covered = { $at } is covered already. { $free ->
    [one] 1 square is free.
   *[other] { $free } squares are free.
}

## Why: the sentence first
pw-why-pass = It may spend { $budget }, and nothing within reach costs so little.
pw-why-empty-ring = No patch is left, so it passes.
pw-why-single = It may spend { $budget }. This is the only patch it can afford.
pw-why-no-overtake = Of those it can afford, only this one does not pass you.
pw-why-largest = It is the largest of those left.
pw-why-most-buttons = It has the most buttons of those left.
pw-why-furthest = { $tied ->
    [2] Two were equal. This one lies further from the pawn.
   *[other] { $tied } were equal. This one lies furthest from the pawn.
}

## Why: a row for each filter, and what it measured
pw-row-afford = It can spend { $limit }
pw-row-no-overtake = Do not pass you on { $limit }
pw-row-largest = Keep the largest
pw-row-most-buttons = Keep the most buttons
pw-row-furthest = Keep the furthest along
pw-cell-afford = costs { $value }
pw-cell-no-overtake = to { $value }
pw-cell-largest = { $value ->
    [one] 1 square
   *[other] { $value } squares
}
pw-cell-most-buttons = { $value ->
    [one] 1 button
   *[other] { $value } buttons
}
pw-cell-furthest = { $value ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $value }th
}
pw-filter-no-overtake = Do not pass you
pw-filter-largest = Largest
pw-filter-most-buttons = Most buttons
pw-filter-furthest = Furthest along

## The browser app: frame, home, setup, history, rules
web-patches = Patches
web-space-of = space { $space } of 53
web-patch-facts = costs { $cost }, time { $time }, income { $buttons }

## Options of a game, as the setup page says them
opt-opponent = Opponent
opt-opponent-automa = Automa
opt-opponent-automa-means = The card-driven opponent.
opt-opponent-person = A person
opt-opponent-person-means = Two people at this screen. The Automa's options do not matter then.
opt-level = Level
opt-level-help = What counts for the Automa, and where it gets the special tile.
opt-level-1 = I · Intern
opt-level-1-means = Only the special tile counts for it. Tile at 52.
opt-level-2 = II · Apprentice
opt-level-2-means = Tile and collected buttons count. Tile at 44.
opt-level-3 = III · Fellow
opt-level-3-means = Also 1 point for each patch with buttons. Tile at 41.
opt-level-4 = IV · Master
opt-level-4-means = Tile, buttons, and every printed button. Tile at 38.
opt-level-5 = V · Legend
opt-level-5-means = Everything counts. Tile at 35.
opt-deck = Deck
opt-deck-help = Twelve cards. Two stay hidden until the reshuffle.
opt-deck-normal = Normal
opt-deck-normal-means = You do not know its next budget.
opt-deck-tactical = Tactical
opt-deck-tactical-means = You see its next budget.
opt-edition = Time board
opt-edition-help = Look at your time board: one leather patch moved.
opt-edition-revised = Revised
opt-edition-revised-means = Leather at 26, 32, 38, 44, 50.
opt-edition-original = Original
opt-edition-original-means = Leather at 20, 26, 32, 44, 50.
opt-leather = Leather patches and the Automa
opt-leather-help = The printed rules are silent. This is our reading, and the other one.
opt-leather-taken = It takes them
opt-leather-taken-means = A leather patch that it reaches first is out of the game.
opt-leather-left = It leaves them
opt-leather-left-means = They stay for you.
opt-first = Who starts
opt-first-help = Between two people. Against the Automa you always start.
opt-first-1 = The first seat
opt-first-1-means = The usual order.
opt-first-2 = The second seat
opt-first-2-means = Whoever last used a needle.
opt-ring = The ring
opt-ring-dealt = Dealt here
opt-ring-dealt-means = The program shows the order; you lay it out.
opt-ring-entered = You enter it
opt-ring-entered-means = Patch by patch, clockwise from the pawn.
opt-ring-next-three = Only the next three
opt-ring-next-three-means = You say them when the Automa is due.

## ---------------------------------------------------------------- the page where Patchwork is played
## The one thing to do
play-todo-choose = { $you ->
    [yes] Your turn. Take or advance.
   *[no] { $who }: take or advance.
}
play-todo-place = { $you ->
    [yes] Your turn. Place the patch.
   *[no] { $who }: place the patch.
}
play-todo-advance = { $you ->
    [yes] Your turn. Advance.
   *[no] { $who }: advance.
}
play-todo-leather = { $you ->
    [yes] Lay the leather patch.
   *[no] { $who }: lay the leather patch.
}
play-todo-leathers = { $you ->
    [yes] Lay the leather patches.
   *[no] { $who }: lay the leather patches.
}
play-todo-automa = The Automa moves.
play-first-move = The game begins. You start.
play-detail-automa = Level { $level } · move { $move }
play-detail-people = Two people · move { $move }

## Numbers and their names
play-offers = Next three patches
play-cost = to pay
play-time = spaces to move
play-income = income
play-buttons = buttons
play-empty = empty squares
play-patches = patches
play-collected = collected buttons
play-with-buttons = patches with buttons
play-printed = printed buttons
play-tile = special tile
play-short = { $short ->
    [one] 1 button short
   *[other] { $short } buttons short
}
play-no-room = no room for it
play-ring-empty = No patch is left. Advance.
play-quilt = { $you ->
    [yes] Your quilt
   *[no] { $who }: quilt
}
play-quilt-empty = { $empty ->
    [one] 1 square empty
   *[other] { $empty } squares empty
}
play-skip-squares = Skip the squares

## Acts and tools. The button says what will happen.
play-take = Take
play-take-means = pay { $cost } · move to { $to }
play-take-choose = choose a patch
play-take-not = not like this
play-advance = Advance
play-advance-means = { $spaces ->
    [one] 1 space, +1
   *[other] { $spaces } spaces, +{ $spaces }
}
play-lay = Lay it
play-on-square = on { $at }
play-choose-square = choose a square
play-automa-go = Automa moves
play-flip = Flip
play-next-spot = Next
play-move-it = Move the patch
play-left = Left
play-right = Right
play-up = Up
play-down = Down
play-put-back = Put back

## What would come of it
play-if-take = If you take it
play-if-advance = If you advance
play-if-lay = If you lay it there
play-pay = pay { $cost }, keep { $left }
play-gain = { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}
play-move = { $spaces ->
    [one] 1 space, to { $to }
   *[other] { $spaces } spaces, to { $to }
}
play-gets-income = { $buttons ->
    [0] no income at { $mark } yet
   *[other] income +{ $buttons } at { $mark }
}
play-gets-leather = a leather patch at { $mark }
play-lays = leather on { $at }
play-leather-lost = no room for the leather patch
play-gets-tile = the special tile, { $points } points
play-gets-home = the final space
play-gets-over = and the game is over
play-then-leather = then lay the leather patch
play-then-again = then move again
play-then-other = { $you ->
    [yes] then you move, from { $space }
   *[no] then { $who } moves, from { $space }
}

## What is wrong, and what would be legal
play-covers = It covers the { $what }.
play-leather-patch = leather patch
play-off-board = It would leave the board.
play-covered = This square is covered.
play-not-legal = This is not legal.
play-fits = { $fits ->
    [0] Held like this it fits nowhere. Turn it, flip it, or pick another patch.
    [one] Held like this it fits in 1 place.
   *[other] Held like this it fits in { $fits } places.
}
play-free = { $free ->
    [one] 1 square is free.
   *[other] { $free } squares are free.
}
play-short-do = The patch for { $patch } costs { $cost }, you have { $have }. You can advance: +{ $gain }.
play-no-room-do = Pick another patch, or advance.

## Hint
play-hint-take = The patch for { $patch } covers { $cells ->
    [one] 1 square
   *[other] { $cells } squares
} and has { $buttons ->
    [0] no buttons
    [one] 1 button
   *[other] { $buttons } buttons
}. Here it leaves few gaps.
play-hint-advance = Advance. No patch in reach is worth its price now.
play-hint-leather = { $at } closes the most edges.

## The Automa
play-level-1 = Intern
play-level-2 = Apprentice
play-level-3 = Fellow
play-level-4 = Master
play-level-5 = Legend
play-automa-title = Automa, level { $level } { $name }
play-no-card-yet = It has not drawn a card yet.
play-to-spend = to spend
play-each-mark = each income
play-no-filters = No filters.
play-decided = decided
play-cards-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
play-next-back = next: { $budget } to spend
play-points-so-far = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
play-tile-at = at { $space }
play-tile-has = has it
play-tile-yours = yours
play-why-caption = Candidates and filters
play-why-out = already out
play-why-kept = kept
play-why-fell = out
play-why-taken = Taken
play-discards = { $count ->
    [0] No cards face up
    [one] 1 card face up
   *[other] { $count } cards face up
}
play-discards-none = The deck was just shuffled, or nothing was drawn yet.
play-all-cards = All cards

## Log, ring, menu
play-ring = Behind these three, in order
play-ring-none = Nothing lies behind these.
play-keys = Keys: 1 2 3 patch, arrows move, R rotate, F flip, N next spot, Enter take, A advance, U undo, H hint, ? why, Esc put back.

## The result
play-score-buttons = Buttons
play-score-empty = Empty squares
play-score-times = { $count } × { $each }
play-score-with-buttons = Patches with buttons
play-score-printed = Printed buttons
play-score-tile = Special tile
play-levels = This game under all five levels
play-levels-key = Bar: Automa. Line: you, { $you }. Same moves, other scoring.
play-chart = Points if the game had ended there, by space
play-news-lower = At level { $level } you would have won by { $by }.
play-news-short = { $by ->
    [0] As many points: only the final space decided.
    [one] 1 point was missing.
   *[other] { $by } points were missing.
}
play-news-higher = At level { $level } you would have won, too, by { $by }.
play-news-next = At level { $level } it would have been { $by } ahead. Try it.
play-news-top = No level is harder than this one.

## In the drawings: headings, captions, and what is said to those who cannot see them
pw-game = Patchwork
pw-time-board = Time board
pw-next = Next patches
pw-rest = Then, clockwise
pw-left-over = Left in the ring
pw-ring-empty = No patch is left.
pw-levels = This game on all five levels
pw-chart = Points through the game
pw-no-card = No card yet
pw-shuffled = Just shuffled
pw-no-patch = No patch yet
pw-its-patches = Its patches
pw-points = points
pw-with-buttons = with buttons
pw-tile-open = open
pw-tile-no = no
pw-leather = leather
pw-on-space = on { $space }
pw-tile-at = special tile at { $space }
pw-about-automa = Automa level { $level }{ $deck ->
    [tactical] , tactical deck
   *[normal] { "" }
} · seed { $seed } · move { $move }
pw-about-people = Two people · seed { $seed } · move { $move }
pw-status-leather = { $you ->
    [yes] You: place a leather patch.
   *[no] { $who }: place a leather patch.
}
pw-status-automa = Automa’s turn.
pw-status-turn = { $you ->
    [yes] Your turn.
   *[no] { $who } to move.
}
pw-status-won = { $you ->
    [yes] You win, { $won } to { $lost }.
   *[no] { $who } wins, { $won } to { $lost }.
}
pw-status-tie = { $you ->
    [yes] You win, { $won } to { $lost }, first at the end.
   *[no] { $who } wins, { $won } to { $lost }, first at the end.
}
pw-empty-squares = { $empty ->
    [one] 1 empty square
   *[other] { $empty } empty squares
}
pw-deck-normal = Normal deck
pw-deck-tactical = Tactical deck
pw-card-back = A card, face down.
pw-next-spends = The next one may spend { $budget }.
pw-card = { $budget } to spend; { $rows }; +{ $income } each income.
pw-card-spends = Card { $number } · { $budget } to spend
pw-no-filters = no filters
pw-no-filters-title = No filters
pw-inline-no-overtake = do not pass you
pw-inline-largest = largest
pw-inline-most-buttons = most buttons
pw-inline-furthest = furthest along
pw-skipped = Skipped: none of them fits.
pw-skipped-no-overtake = Skipped: every one of them would pass you.
pw-not-needed = Not needed: { $filters }.
pw-takes = Automa takes the patch for { $patch }.
pw-passes-to = It moves in front of you, to { $to }.
