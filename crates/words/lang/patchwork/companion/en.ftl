## ---------------------------------------------------------------- the companion at a real table
## What the Automa does: one headline, then what to do with your hands
co-takes = Automa takes this patch: the { $place } from the pawn, for { $patch }.
co-passes = Automa passes.
co-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
co-step-pawn = Put the pawn in its gap.
co-step-pawn-stays = The pawn stays where it is.
co-step-move = Move its token { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $to }{ $top ->
    [yes] , on top of yours
   *[no] { "" }
}.
co-step-gain = It gains { $gain ->
    [one] 1 button
   *[other] { $gain } buttons
}, now { $now }.
co-step-no-gain = It crosses an income mark, but this card brings nothing.
co-step-leather = Take the leather patch at { $mark } out of the game.
co-step-tile = Give it the special tile: its token has reached { $marker }.
co-step-again = It moves again.
co-step-shuffle = Shuffle all its cards into a new draw pile.
co-step-shuffled = Its deck was empty: all its cards are shuffled anew.
co-step-your-leather = Take the leather patch at { $mark } and lay it on your board.

## Its things in a few words
co-chip-buttons = { $buttons } collected
co-chip-with-buttons = { $count ->
    [one] 1 patch with buttons
   *[other] { $count } patches with buttons
}
co-chip-printed = { $count } printed
co-chip-tile = special tile
co-chip-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What happened, one line
co-ring-entered = The ring: { $told }.
co-next-told = Next: { $told }.
co-you-advanced = You advance to { $to }.
co-you-took = You take the patch for { $patch }, to { $to }.
co-your-leather = You get the leather patch at { $mark }.
co-automa-took = Card { $card }. Automa takes the patch for { $patch }, to { $to }.
co-automa-passed = Card { $card }. Automa passes, to { $to }.
co-automa-gained = +{ $gain }, now { $now }.
co-automa-leather = The leather patch at { $mark } is out of the game.
co-automa-tile = It gets the special tile.
co-reshuffled = Its deck is shuffled anew.
co-reshuffled-by-you = Shuffle all its cards into a new draw pile.
co-covered = You covered 7x7: the special tile is yours.
co-covered-late = You covered 7x7. The Automa has the special tile already; on other levels it may be yours.
co-home-you = You reach the final space{ $first ->
    [yes] { " " }first
   *[no] { "" }
}.
co-home-automa = Automa reaches the final space{ $first ->
    [yes] { " " }first
   *[no] { "" }
}.
co-tile-moved = The special tile: { $holder ->
    [you] you have it.
    [automa] the Automa has it.
   *[open] nobody has it.
}
co-told = You have { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
} and { $empty ->
    [one] 1 empty square
   *[other] { $empty } empty squares
}.
co-over-won = You win { $you } to { $automa }.
co-over-lost = The Automa wins { $automa } to { $you }.
co-over-won-tie = { $you } to { $automa }: you win, for you reached the final space first.
co-over-lost-tie = { $automa } to { $you }: the Automa wins, reaching the final space first.
co-level = Level { $level } { $name }: { $person } to { $automa }, { $won ->
    [yes] won
   *[no] lost
}{ $tile ->
    [you] , the tile is yours
    [automa] , the tile is the Automa's
   *[open] { "" }
}.
co-score = Automa: { $points ->
    [one] 1 point
   *[other] { $points } points
} on level { $level }.
co-score-you = You, by what you told: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## A fact set right
co-fixed-you-space = Your token is on { $space }.
co-fixed-automa-space = The Automa's token is on { $space }.
co-fixed-on-top-you = Your token lies on top.
co-fixed-on-top-automa = The Automa's token lies on top.
co-fixed-buttons = The Automa has { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}.
co-fixed-heap = The Automa has { $patches ->
    [one] 1 patch
   *[other] { $patches } patches
}, { $with } with buttons, { $printed } printed.
co-fixed-tile-open = Nobody has the special tile.
co-fixed-tile-you = You have the special tile.
co-fixed-tile-automa = The Automa has the special tile.
co-fixed-next = Next: { $told }.
co-fixed-ring = The ring: { $told }.
co-fixed-gone = Gone: { $told }.
co-fixed-back = Back in the ring: { $told }.
co-fixed-seen = Cards face up: { $cards }.
co-fixed-aside = { $count ->
    [0] No cards lie aside.
    [one] 1 card lies aside unseen.
   *[other] { $count } cards lie aside unseen.
}
co-fixed-leather = Leather patches at: { $marks }.

## What it waits for
co-wait-ring = Enter the ring, clockwise from the pawn: { $missing ->
    [one] 1 patch
   *[other] { $missing } patches
} to go. The last ones follow by themselves.
co-wait-turn = Your turn. Did you advance to { $to }, or take { $next }?
co-wait-turn-open = Your turn. Did you advance to { $to }, or which patch did you take?
co-wait-turn-none = Your turn. The ring is empty: advance to { $to }.
co-wait-next = The Automa is due. Which { $missing ->
    [one] patch comes next
   *[other] { $missing } patches come next
} from the pawn?
co-wait-next-after = The Automa is due. Which { $missing ->
    [one] patch comes
   *[other] { $missing } patches come
} after { $known }?
co-wait-automa = The Automa is due.
co-wait-automa-back = The Automa is due. It may spend { $budget }.
co-wait-card = The Automa is due. Draw a card: which one?
co-wait-result = The end. How many buttons and empty squares do you have? By what you told: { $buttons } and { $empty }.
co-wait-result-unsure = The end. How many buttons and empty squares do you have?
co-wait-over = The game is over.
co-say-ring = ring { $example }
co-say-turn = you advance, or you take { $example }
co-say-advance = you advance
co-say-next = next { $example }
co-say-result = result { $example }

## What is taken for granted
co-assume-ring-dealt = The ring lies as dealt.
co-assume-ring-entered = The ring lies as you entered it.
co-assume-ring-fixed = The ring lies as you set it right.
co-assume-ring-unknown = { $known ->
    [0] The order of the ring is not known.
    [one] Of the ring only the next patch is known.
   *[other] Of the ring only the next { $known } patches are known.
}
co-assume-not-covered = You have not covered 7x7. Say tile when you do.
co-assume-covered-at = You covered 7x7 when the Automa was on { $space }.
co-assume-aside = The { $cards ->
    [one] card set aside is
   *[other] { $cards } cards set aside are
} unknown.
co-assume-leather-taken = The Automa takes leather patches that it reaches, and they are out of the game.
co-assume-leather-left = The Automa leaves leather patches for you.
co-assume-on-top-you = Your token lies on top of the Automa's.
co-assume-on-top-automa = The Automa's token lies on top of yours.
co-assume-unsure = Your own buttons and squares were not told completely.

## Doubtful, but accepted
co-warn-too-dear = By what you told, you had { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, and it costs { $cost }. Undo if that was a slip.
co-warn-few-squares = By what you told, you have covered { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}: too few for 7x7. Undo if that was a slip.
co-warn-far-apart = The tokens are { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} apart, further than any move leads. Check both.
co-warn-moved-back-you = Your token went back. Check it.
co-warn-moved-back-automa = The Automa's token went back. Check it.
co-warn-many-buttons = Its cards can have brought it { $most } at most. Check its buttons.
co-warn-many-patches = Only { $gone ->
    [one] 1 patch has
   *[other] { $gone } patches have
} left the ring. Check its heap.
co-warn-ring-order = These patches did not lie side by side. The others keep their order behind them; say fix ring if not.
co-warn-place-guessed = It is put just behind the pawn. Say fix ring if it lies elsewhere.
co-warn-ring-other = The ring has other patches than before. Check the Automa's heap.
co-warn-cover-time = It is not known when you covered 7x7, so the other levels are a guess.
co-warn-differs = By what you told it would be { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
} and { $empty ->
    [one] 1 empty square
   *[other] { $empty } empty squares
}. What you say counts.

## Cannot be
co-no-reach = The patch for { $patch } ({ $id }) is not among the next three: { $next }. If it is, say fix next with what lies there.
co-no-patch = There is no patch { $id }. They have the numbers 0 to 32.
co-no-gone = The patch for { $patch } ({ $id }) has left the ring. If it lies there, say fix back { $id }.
co-no-in-ring = The patch for { $patch } ({ $id }) is in the ring.
co-no-twice = The patch for { $patch } ({ $id }) comes twice. Each patch is there once.
co-no-count = You said { $said ->
    [0] no patch
    [one] 1 patch
   *[other] { $said } patches
}. Say { $wanted ->
    [one] 1
   *[other] up to { $wanted }
}.
co-no-start-last = The pawn starts just past the patch for { $patch } ({ $id }), so that one comes last.
co-no-next-known = The { $known } comes there, not the { $said }. If that is wrong, say fix next.
co-no-deck = Card { $card } is not in this deck.
co-no-seen = Card { $card } lies face up already. If it does not, say fix seen with those that do.
co-no-card-left = No card would be left to draw. With { $aside } aside, at most { $most } can lie face up.
co-no-aside = Two cards lie aside at first, and none after a shuffle. Say fix aside 2 or fix aside 0.
co-no-covered = You said before that you covered 7x7. If you did not, say fix tile open.
co-no-space = There is no space { $space }. They go from 0 to 53.
co-no-shared = The tokens share no space, so neither lies on top. Fix a space first.
co-no-before-marker = The Automa is on { $space }, and its marker on { $marker }: it cannot have the tile. Fix its space first.
co-no-behind-marker = The Automa is on { $space }, and its marker on { $marker }: somebody has the tile. Fix its space first.
co-no-heap = No heap has these numbers. The box has { $patches } patches, { $with } of them with buttons, { $printed } printed buttons.
co-no-leather = This board has no leather patch at { $mark }.
co-no-leather-passed = A token has passed the leather patch at { $mark }, so it is gone. Fix the token's space first.
co-no-much = At most 999 buttons and 81 empty squares.

## The terminal
co-title = Patchwork at the table. Automa level { $level } { $name }, marker on { $marker }. Seed { $seed }.
co-lay-ring = Lay the ring clockwise from the pawn: { $ring }.
co-lay-aside = Leave its cards in the box: the program draws.
co-lay-own = Shuffle its deck and put two cards aside unseen.
co-help =
    you advance: you moved in front of the Automa.
    you take 7/6: you took the patch that costs 7 and moves 6; also you take 2nd, or the patch by its number or name.
    automa: the Automa takes its turn. With your own deck: card 7.
    next 4 12 31: the next patches from the pawn. ring 5 7 9: the ring, clockwise from the pawn.
    tile: you covered 7x7. Say it before the Automa moves.
    result 14 5: at the end, your buttons and empty squares.
    fix: something is different on the table. fix you-space 20, fix automa-space 23, fix on-top automa,
      fix automa-buttons 7, fix automa-heap 5 3 6, fix tile you, fix next 4 12 31, fix ring 5 7 9, fix gone 4, fix back 4,
      fix seen 3 7, fix aside 0, fix leather-on 38 44.
    table, track, ring: the table as it is known, with the patches drawn. why: why it did that.
    score, assume, history, look: look at these. undo, undo 3, redo: take back, do again.
    save: where it is saved. quit: leave; everything is saved already.

## The table, drawn in the terminal and printed
co-which-patch = { $count ->
    [0] No patch there is called { $name }.
   *[other] { $count } patches there cost { $name }. Say which by its number:
}
co-space-of = { $who } on { $space }{ $top ->
    [yes] , on top
   *[no] { "" }
}
co-ring-none = The ring is empty.
co-ring-unknown = The order behind these is not known.
co-track-legend = Y is you, A the Automa, & both; o is income, # a leather patch.
print-patches = All patches
print-patches-what = all patches by price and spaces, with their numbers and names

## ---------------------------------------------------------------- the companion in the browser
table-detail = At the table · level { $level } · { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
table-before = Before the game
table-the-end = The end

## What to do with one's hands
table-takes = Automa takes this patch.
table-passes = Automa passes.
table-which = the { $place } from the pawn, for { $patch }
table-this = is taken
table-card = card { $number }
table-pawn = pawn
table-from-to = From { $from } to { $to }
table-why-pass = Why does it pass?
table-tokens = You on { $you }, Automa on { $automa }

## What it waits for
table-ask-ring = Tap the ring, clockwise.
table-ask-next = Which patch is { $place }?
table-ask-automa = Draw its card.
table-ask-result = What do you have?
table-advanced = Advanced
table-advanced-to = to { $to } · { $spaces ->
    [one] 1 button
   *[other] { $spaces } buttons
}
table-took = Took { $place }
table-or-took = Or took a patch:
table-covered = I covered 7×7
table-draw-means = and do what it says
table-moves-again = Automa moves again
table-cards-left = { $left ->
    [one] 1 card is left.
   *[other] { $left } cards are left.
}
table-card-help = Turn its top card over, then tap the same one here.
table-next-help = The Automa looks at the next three from the pawn, clockwise. Tap them in order.
table-ring-help = The pawn starts just past the { $start }. Tap the patch that comes first, then the others in order.
table-ring-next = Now the patch on place { $place }. { $missing ->
    [one] 1 tap
   *[other] { $missing } taps
} to go.
table-ring-progress = { $known } of 33
table-sizes = Jump to patches by size
table-squares = squares
table-of-squares = { $cells ->
    [one] 1 square
   *[other] { $cells } squares
}
table-result-help = Count your buttons and the empty squares of your board.
table-result-reckoned = This is what follows from what you told. Correct it if the table says otherwise.
table-your-buttons = Your buttons
table-your-empty = Empty squares

## Laying out the ring
table-lay = Lay out the ring.
table-lay-help = Clockwise around the time board, in this order. The pawn stands before number 1.
table-the-ring = The ring
table-ring-now = Clockwise from the pawn, as the program knows it.
table-ring-rest = The order behind these is not known.
table-ring-says = The ring, clockwise from the pawn
table-you-start = You start

## Around it
table-more = Time board and points
table-assumes = What it assumes
table-unreadable = This cannot be read. Use whole numbers, and patches by number or name.
table-keys = Keys: 1 2 3 took a patch, A advanced, Enter next, 7 covered 7x7, W why, U undo, Y redo, F fix.

## Setting a fact right
table-fix-you-space = Your token is on
table-fix-automa-space = Its token is on
table-fix-on-top = Both share a space. On top lies
table-fix-buttons = Buttons it has collected
table-fix-heap = Patches it has
table-fix-tile = The special tile is with
table-fix-next = The next three from the pawn
table-fix-leather = Leather patches still on the time board
table-fix-cards = Its cards
table-fix-cards-help = These lie face up on its discard pile. Where the program draws, the others are shuffled anew.
table-fix-aside = Cards that lie aside unseen:
table-aside-two = Two, as at the start
table-aside-none = None, as after a shuffle
table-fix-ring = The ring
table-fix-gone = This patch is gone
table-fix-back = This patch is there after all
table-fix-whole = The whole ring
table-fix-whole-help = All patches that are left, clockwise from the pawn, one tap each. All others count as gone.
table-fix-whole-done = That is the whole ring
table-fix-tap = Tap the three patches
table-fix-untap = Take the last one back
