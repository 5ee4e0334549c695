## Hints: an act in a few words
pw-whole-take = Take the patch for { $patch }, to { $at }
pw-whole-advance = Advance to { $to }
pw-whole-leather = Lay the leather patch on { $at }

## Hints: the reasons of an act
pw-reason-covers = { $count ->
    [one] It covers a square, which is
   *[other] It covers { $count } squares, which are
} { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
pw-reason-buttons = { $count ->
    [one] Its button pays
   *[other] Its { $count } buttons pay
} at { $marks ->
    [one] the last income mark
   *[other] each of the { $marks } income marks to come
}: { $all ->
    [one] 1 button
   *[other] { $all } buttons
}.
pw-reason-income = You cross the income mark at { $mark }: { $count ->
    [one] 1 button
   *[other] { $count } buttons
}.
pw-reason-leather = You get the leather patch at { $mark }.
pw-reason-tile = It completes 7x7: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
pw-reason-advance = It brings { $count ->
    [one] 1 button
   *[other] { $count } buttons
}.
pw-reason-again = You stay behind and have another turn at once.
pw-reason-nothing = You can take none of the next patches now.
pw-reason-whole = No hole stays behind: all empty squares hang together.
pw-reason-fills = It fills a hole that no patch fits into.
pw-reason-leaves = That leaves { $count ->
    [one] 1 button
   *[other] { $count } buttons
}.

## Tips for a first game
pw-tip-turn = Whoever is behind on the time board moves. Take one of the next three patches, for buttons and for time; or advance in front of the other token, for a button a space.
pw-tip-income = The buttons on your patches pay at every income mark that you pass. Patches with buttons are worth most early.
pw-tip-tile = Whoever covers seven by seven squares first gets the special tile: 7 points. Lay so that no holes stay in the middle.
pw-tip-leather = A leather patch covers a single square. It is best in a hole that no patch fits into.
pw-tip-end = At the end every empty square costs 2 points. A patch that costs fewer buttons than twice its squares is still worth it.
