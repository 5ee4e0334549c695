## Looking back: a game as a film

film-title = Look back
film-start = The start
film-at = { $at } of { $count }
film-first = First
film-back = Back
film-on = Next
film-last = Last
film-play = Play
film-pause = Pause
film-slider = Decision
film-chapters = Chapters
film-list = All decisions
film-why = Why
film-points = Points over time
film-points-says = { $who }: { $points }
film-nothing = Nothing has happened yet.
film-play-on = Play on from here
film-play-on-means = as a new table; this one stays as it is
film-share = Keep or share this position
film-link = Copy link
film-svg = Picture (SVG)
film-png = Picture (PNG)
film-save = Save up to here
film-branch-name = { $name }, from decision { $at }
film-keys = Keys: arrows left and right step, Home and End go to the ends, Space plays and pauses.
film-terminal-keys = n or right: next · p or left: back · a number: go there · Home, End: first, last · up, down: scroll · c, C: next chapter, back · Space: play, pause · g: points over time · w: why · o: play on from here · q: quit
film-terminal-no = There is no decision { $number }; they go from 0 to { $count }.
film-terminal-branch = { $path } goes on from here; this save stays as it is.
replay-sound = The save is sound: { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}, the game is { $over ->
    [yes] over
   *[no] under way
}.

## Review: what each decision was worth

review-title = Review
review-what = The program goes through your decisions and says which of them cost you something. That takes some seconds or some minutes, depending on the game; you can stop at any time, and what it found stays with the table.
review-start = Review this game
review-go-on = Go on
review-stop = Stop
review-progress = { $done } of { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} looked at
review-done = { $count ->
    [one] { $count } decision was looked at.
   *[other] { $count } decisions were looked at.
}
review-none = There was nothing to decide yet.
review-busy = The review has paused: { $why } Go on when you like.
review-turning = { $count ->
    [one] The turning point
   *[other] The turning points
}
review-flawless = No decision cost you anything that the program could tell from chance.
review-all = Everything that cost something
review-try = Try again from here
review-judged = What the program thinks
review-chosen = your choice
review-option = Option
review-end-points = Points at the end
review-win = Chance to win
review-cost-you = Cost you about { $points } points (± { $margin }).
review-cost = Cost about { $points } points (± { $margin }).
review-cost-both-you = Cost you about { $points } points (± { $margin }) and { $win } % of the chance to win.
review-cost-both = Cost about { $points } points (± { $margin }) and { $win } % of the chance to win.
review-cost-win-you = Cost you about { $win } % of the chance to win (± { $margin } %).
review-cost-win = Cost about { $win } % of the chance to win (± { $margin } %).
review-taste = A matter of taste: { $points } points (± { $margin }) between this and the first option, which may be chance.
review-unsure = There was too little time to tell this from chance.
review-best = The program would have done the same.
review-better = Better: { $what }
review-followed = { $cost }: { $deed }
review-mark-cost = cost something
review-about = From { $rounds } pairs of looks ahead, each pair on the same imagined cards. Points count against the best of the others. The range says how much of this is chance, not whether the program plays perfectly.
review-hurried = The time was up before all looks were done: these figures are less sure than usual.
review-no-player = Nobody here can judge this table: the program knows it only from what you told it.
review-line = { $number }. { $what }
review-file-none = No decision of a person in this save can be judged.

# A share.
percent = { $number } %
