# English. Short sentences, a full stop, one fact each. Same words as the box: patch, button, pawn, token.

## Seats
seat-you = You
seat-automa = Automa
seat-first = First
seat-second = Second

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
    [yes] You take the { $patch } for { $cost }, to { $to }.
   *[no] { $who } takes the { $patch } for { $cost }, to { $to }.
}
pw-automa-took = Automa takes the { $patch }, to { $to }.
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
pw-cell-largest = { $value } squares
pw-cell-most-buttons = { $value ->
    [one] 1 button
   *[other] { $value } buttons
}
pw-cell-furthest = { $value ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
pw-verdict-skipped = Skipped: none would be left.
pw-verdict-kept-all = All stay.
pw-verdict-not-needed = Not needed.
pw-filter-no-overtake = Do not pass you
pw-filter-largest = Largest
pw-filter-most-buttons = Most buttons
pw-filter-furthest = Furthest along
