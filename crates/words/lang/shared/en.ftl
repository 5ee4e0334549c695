# English. Short sentences, a full stop, one fact each. Same words as the box: patch, button, pawn, token.

## Seats
seat-you = You
seat-automa = Automa
seat-first = First
seat-second = Second
seat-number = Player { $number }

points-of = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Who has won, where a game does not say more about it
outcome-you = You win.
outcome-one = { $who } wins.
outcome-several = { $who } win together.

## Why: a row for each filter, and what it measured
why-verdict-skipped = Skipped: none would be left.
why-verdict-kept-all = All stay.
why-verdict-not-needed = Not needed.
why-cell-place = no. { $value }
why-candidates = Candidates
why-rule = the rule

## Why, in the terminal
tui-more-out = { $count } more out
tui-considered = Considered: { $candidates }.

## Refused
tui-save-trouble = Not saved, so not done: { $error }

## Undo, hint, save
tui-undone = Taken back.
tui-undone-revealed = Taken back, although a card had been revealed: you know it now.
tui-redone = Done again.
tui-nothing-to-undo = There is nothing to take back.
tui-nothing-to-redo = There is nothing to do again.
tui-saved-at = Every move is saved in { $path }
tui-resume = Saved. Continue with: automa play { $game } --load { $path }
tui-finished = Saved. Look at it again with: automa play { $game } --load { $path }
tui-no-folder = No game can be saved in { $folder }; set AUTOMA_DATA to a folder that can be written, or name a file with --save FILE
tui-no-folder-known = there is no folder for saves: neither AUTOMA_DATA nor XDG_DATA_HOME nor HOME is set; set AUTOMA_DATA, or name a file with --save FILE
tui-svg = A picture of the position is in { $path }

## How sure a rule is
tui-certainty-printed = printed rule
tui-certainty-derived = follows from the rules
tui-certainty-reading = our reading
tui-certainty-guess = a guess

## One question a line
tui-plain-welcome = Type help for the commands.
tui-plain-stuck = This turn is not made yet: it could not be saved, or it was stopped. Type retry.
tui-plain-no-rule = There is no rule { $id }. Some rules: { $known }.
tui-plain-score = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $parts }.
tui-plain-kept = { $place } { $value }, kept
tui-plain-fallen = { $place } { $value }, out
tui-plain-row = { $question }: { $cells }. Rule { $rule }.
tui-plain-row-note = { $question }: { $note } Rule { $rule }.
tui-title = { $game }. Seed { $seed }. Decision { $move }. { $file }
tui-over = The game is over. Type score, why, log, undo or quit.
tui-help = actions: the numbered list. 3: the third of it, or its text. why: the reasons of the Automa. rules ID: a rule. look, log, score, hint, undo, redo, retry, save, quit.
tui-rules-usage = Say which rule, or list them all with: automa rules { $game }
tui-no-svg = There is no picture of { $game }, so none was written.
tui-tips-off = No more tips in this sitting; `tips on` brings them back.
tui-tips-on = Tips are shown.
tui-actions = Say a number or the text behind it:
tui-no-automa = No Automa plays here.
tui-no-why-yet = No Automa has chosen anything yet.
tui-hint-is = Hint: { $text }
tui-not-yours = { $who } is not played at this keyboard.
tui-unknown = "{ $text }" is no command and no action here. Type help, or actions for the list.
tui-no-number = { $most ->
    [0] Nothing can be chosen now. Type help for the commands.
   *[other] There is no action { $number } here; there are 1 to { $most }.
}

## The browser app: frame, home, setup, history, rules
web-home = Home
web-tagline = The opponent in the box. Play it, and ask it why.
web-skip = Skip to the content
web-back = Back
web-menu = Menu
web-problem = That did not work.
web-not-found = There is nothing at this address. It may have been deleted.
web-conflict = Another device was first. Look at the table and decide again.
web-too-many = There are too many tables. Delete some first.
web-full = The tables of this server take all the room that they may (2 GiB). Delete some first.
web-damaged = A part of the database is damaged. The tables that can still be read are listed here and can be played on; others may be missing. Make a copy of the database file now, save the tables that matter with “Save as a file” in their menu, then bring back an older copy of the database, or start with a new one and import them.
web-damaged-table = This table cannot be read: its part of the database is damaged. The others are listed on the first page and go on. To get it back, bring back an older copy of the database file.
web-too-many-listeners = Too many devices follow this table or this server. Close some of them.
web-too-many-searches = You have asked for too many hints or moves at once. Wait for the first of them.
web-busy = The program is thinking about other games. Try again in a few seconds.
web-stopped = Stopped. Nothing has changed.
web-bad = This cannot be read.
web-illegal = The rules do not allow this. Nothing has changed.
web-refused = This is not possible now. Nothing has changed.
web-broken = The server cannot do this now. What was decided before is safe. Try again in a moment.
web-go-on = Go on
web-new-game = New game
web-look-up = Look up
web-rules = Rules
web-all-rules = All rules
web-cards = Cards
web-aid-print = Print it and lay it beside the board.
web-about = About
web-under-way = Under way
web-plain-pitch = Play it, and ask its Automa why.
web-plain-components = The parts of this game have no page of their own.
web-automas-turn = Automa's turn
web-your-turn = Your turn
web-result = { $a } to { $b }
web-won = You won { $a } to { $b }
web-shared = You share the victory, { $a } to { $b }
web-lost = Automa won { $b } to { $a }
web-older = { $count ->
    [one] 1 older game
   *[other] { $count } older games
}
web-at-the-table = At the table
web-on-screen = On screen
web-import = Bring a save
web-import-help = Paste the text of a save, or of a record of an online game of { $games }.
web-import-go = Open it
web-import-file = A file with a save, or with all tables
web-brought = { $new ->
    [0] No table is new
    [one] One table was added
   *[other] { $new } tables were added
}{ $known ->
    [0] .
    [one] ; one was here already.
   *[other] ; { $known } were here already.
}
web-record = The record does not agree to its end
web-record-refused = Row { $row } ({ $who }): the rules do not allow “{ $said }”.
web-record-differs =
    Row { $row } ({ $who }), { $what ->
        [vp] points
        [c] coins
        [w] workers
        [p] priests
        [bowls] power
        [cults] cult steps
        [offers] offers of power
        [final_vp] final points
        [network] largest network
        [reached] what is due
        [end] course
       *[other] { $what }
    }: the record has { $said }, the rules give { $got }.
web-record-end =
    At the end ({ $who }), { $what ->
        [vp] points
        [c] coins
        [w] workers
        [p] priests
        [bowls] power
        [cults] cult steps
        [offers] offers of power
        [final_vp] final points
        [network] largest network
        [reached] what is due
        [end] course
       *[other] { $what }
    }: the record has { $said }, the rules give { $got }.
web-record-kept = The game up to there lies on a table.
web-record-open = To the table
web-export-all = Export all tables
web-export-files = All tables together are too much for one file. Save each of these; each can be brought back by itself.
web-export-file = File { $file } of { $of }
web-here = On this device
web-here-means = automa runs inside this browser, also without a connection. Your tables are kept here and nowhere else: export them now and then, or to take them along.
web-evict = This browser may clear its storage when it needs room. Export your tables, or install automa: then it asks before it clears anything.
web-install-why = Installed, it opens like any other app and keeps your tables safe.
web-install = Install automa
web-newer = A newer automa is ready. Your tables stay.
web-newer-take = Use it now
web-settings = Settings
web-language = Language
web-language-en = English
web-language-de = Deutsch
web-theme = Theme
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-text-small = Small
web-text-usual = Usual
web-text-large = Large
web-tips-off = off
web-tips-on = on
web-tips = Tips for a first game
web-scene = The Automa's turns
web-scene-calm = calm
web-scene-quick = quick
web-scene-off = step by step
web-sound = Sound and touch
web-sound-off = off
web-sound-on = on
web-ends = When my turn is done
web-ends-go = it ends
web-ends-ask = ask me first
web-apply = Apply
web-set-up = Set up { $game }
web-set-up-help = Good as it is. Change what you like.
web-where = Where do you play?
web-which = Which game?
web-seed = Seed
web-seed-help = Same seed, same setup and same cards. Share it.
web-name = Name
web-name-help = What to call this table. Left empty, it is called after who plays.
web-start = Start
web-table-detail = move { $move }
web-seed-is = Seed { $seed }
web-history = History
web-revealed = something new was revealed
web-position-after = { $count ->
    [0] At the start
    [one] After 1 decision
   *[other] After { $count } decisions
}
web-rewind-here = Take this table back to here
web-rewind-revealed = Something was revealed after this. You would play with that knowledge, and the log will say so.
web-search = Search the rules
web-search-go = Search
web-nothing-found = Nothing found. Try another word.
web-option = option
web-certainty-printed = printed
web-certainty-derived = follows from the rules
web-certainty-reading = our reading
web-certainty-guess = a guess
web-about-what = automa plays the Automa of modern board games by its printed cards, on screen or beside your real board, and says why it does what it does.
web-about-saved = Every decision is on disk before it is answered. Nothing leaves this machine.
web-about-names = The names of the games belong to their owners. This program is not connected with them, and nothing of their art or text is in here.
web-about-licence = Free software, MIT or Apache-2.0, at your choice.
web-about-api = For programs: the API, described as OpenAPI.

## Options of a game, as the setup page says them
opt-cards = Cards
opt-cards-program = From the program
opt-cards-program-means = It draws and shuffles.
opt-cards-own = Your own deck
opt-cards-own-means = You draw, and say which card.

## ---------------------------------------------------------------- the pages where games are played
## The one thing to do
play-more-options = More options
play-won = won
play-lost = lost
play-plain-keys = Keys: Enter does what the first button says, U undo, Y redo, H hint, L history, Escape leaves.
play-over = The game is over.
play-begins = The game begins.
play-new-seed = New

## Acts and tools. The button says what will happen.
play-acts = What you can do
play-rotate = Rotate
play-undo = Undo
play-redo = Redo
play-hint = Hint
play-tip = Tip
play-tip-off = No more tips

## What is wrong, and what would be legal
play-waiting = Automa is choosing.
play-thinking = The program is thinking.
play-stop = Stop
play-offline = No answer from automa. Nothing was changed. Try again.
play-conflict = Another device was first.
play-conflict-do = This is the table now. Decide again.

## Hint
play-hint-says = A hint.

## The Automa
play-card = Card { $number }
play-why = Why?
scene-title = What happened since your move
scene-back = One step back
scene-on = Next step
scene-enlarge = Enlarge the cards
scene-end = To the end
scene-turn = Turn { $number } of { $count }
scene-final = The end, step by step
scene-final-seat = { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
scene-final-row = { $what } { $points }
play-look = Look
play-why-this = Why this one?
play-why-position = Look at this position
play-why-not-needed = Not needed:

## Log, menu
play-log = Log
play-log-empty = Nothing has happened yet.
play-log-all = { $count ->
    [one] The whole move
   *[other] All { $count } moves
}
play-revealed = a card was revealed
play-close = Close
play-join = Join with another device
play-join-how = Open this address there. Both see the same table, and both can move.
play-join-network = It works on this machine; in your network, too, if automa was started with --address and you use the link that it printed.
play-rename = Rename
play-rename-do = Rename it
play-export = Save as a file
play-save = Save
play-picture = Picture
play-delete = Delete
play-delete-sure = Delete { $name }? It cannot be brought back.
play-delete-do = Delete it
play-keep = Keep it

## The result
play-score = Points
play-again = Play again
play-again-means = same options, new seed
play-look-back = Look back

## A fact set right
co-none = none

## What it waits for
co-say-automa = automa
co-say-card = card { $example }
co-say-over = score, why, undo or quit

## Cannot be
co-no-over = The game is over. Undo first.
co-no-waiting = Not now. { $wanted } Say: { $say }.

## The terminal
co-welcome = Say what you do, one line each. help lists the commands.
co-saved-at = Everything is saved in { $path }
co-resume = Saved. Continue with: automa companion { $game } --load { $path }
co-undone = Taken back: { $line }
co-undone-revealed = Taken back: { $line }. You know its card now.
co-redone = Done again: { $line }
co-nothing-to-undo = There is nothing to take back.
co-nothing-to-redo = There is nothing to do again.
co-no-history = Nothing was said yet.
co-no-why = The Automa has not moved yet.
co-unknown = { $text } is nothing I know here.
co-expected = Expected { $expected }.
co-not-text = That line is not text.
co-too-long = That line is too long.
co-empty = That line is empty.
co-save-trouble = Not saved, so not done: { $error }
co-say = Say: { $say }.
co-needs-no-telling = What you own and pay is your own business: it needs no telling.
co-no-part = Nothing of this line was done. At { $part }: { $why }

## What it waits for
table-ask-turn = What did you do?
table-ask-card = Which card did you draw?
table-draw = Draw its card
table-next = Next
table-count = Count the points
table-same-options = with the same options

## Next step
table-done = Done
table-back = Back
table-back-means = to the table

## Around it
table-last = Last:
table-undone = { $count ->
    [one] Taken back.
   *[other] { $count } steps taken back.
}
table-redo = Do it again

## Setting a fact right
table-fix = Fix
table-fix-title = Set right
table-fix-help = This is what the program thinks. Where the table says otherwise, set it right, one fact at a time.
table-fixed = Set right.
table-cannot-be = That cannot be.
table-set = Set
table-nobody = Nobody
table-show-fact = Show it
table-hex-show = Show
table-hex = Hex
table-sum = Together
table-as-known = The table as it is known
table-not-readable = This cannot be read. Choose from the lists, and use whole numbers.
table-lies = What lies on the table

## Hints: what a player that thinks says about the best options
decimal-point = .
hint-figures = { $points } points at the end (± { $margin }), won in { $win } % of the tries
hint-fewer = { $points } points fewer than with the first option
hint-more = { $points } points more than with the first option, but won less often
hint-unsure = { $points } points more than with the first option, but tried less often
hint-equal = as many points as with the first option
hint-about = From { $games } looks ahead on imagined cards. The ranges say how much chance is left in these figures, not how well you play on.
hint-cut-time = The time was up after { $games } games, so these figures are less sure than usual.
hint-cut-stopped = Stopped after { $games } games.
hint-then = Then probably:
hint-best = The best options
hint-do = Do it
hint-let-as = Strength
level-strong = strong
level-club = club player
level-beginner = beginner
hint-let-one = Let the program decide this
hint-let-rest = Let the program play on to the end
hint-let-done = Played by the program: { $what }.
hint-let-nobody = Nothing waits for a decision at this keyboard.
hint-let-on = From now on { $player } decides for this seat. Type: let person, to take it back.
hint-let-stopped = Stopped. The decision is yours.
hint-let-back = You decide again.
hint-let-help = let: the program decides this one. let club, let beginner, let mcts:iterations=5000: this player does. let club on: from now on. let person: you again.

## ---------------------------------------------------------------- The lab
lab-report-head = { $game }: { $cells ->
    [one] one combination
   *[other] { $cells } combinations
  } of settings and players, { $games ->
    [one] one game
   *[other] { $games } games
  } in all, seeds from { $seed } on.
lab-report-paired = The n-th game has the same seed everywhere, so combinations are compared game by game.
lab-report-unpaired = Every combination has seeds of its own.
lab-report-incomplete = Not all games are played yet.
lab-report-remake = The same command gives the same figures anywhere:
lab-report-many = The plots show the first { $shown } combinations; the table shows all.
lab-report-wins = Wins of the first seat
lab-report-wins-means = The share of games that the first seat won, alone or with others. The line is the interval that holds the true share with 95 % confidence.
lab-report-table = All figures
lab-report-cell = Combination
lab-report-col-games = Games
lab-report-col-wins = Wins
lab-report-col-mean = Mean points
lab-report-col-median = Median
lab-report-col-other = Best other
lab-report-col-margin = Lead
lab-report-intervals = In brackets: 95 % intervals, for wins by Wilson, for means by bootstrap.
lab-report-scores = Points
lab-report-scores-means = How often each number of points was seen. The line is the median; the three numbers are the points that 5, 50 and 95 of a hundred games do not exceed.
lab-report-seat = Seat { $seat }: { $who }
lab-role-person = the player
lab-role-automa = the Automa
lab-report-pairs = One thing changed
lab-report-pairs-means = Two combinations that differ in one thing, with the same seeds: how much the second is above the first.
lab-report-pairs-apart = Two combinations that differ in one thing: how much the second is above the first.
lab-report-pairs-wins = Wins of the first seat, in percent of all games
lab-report-pairs-margin = Lead of the first seat, in points
lab-report-cards = What the Automa's cards do
lab-report-cards-means = Games in which a card lay in the upper third of the Automa's first deck, against all others. The deck is shuffled, so nothing but the card can make the difference.
lab-report-card = Card { $card }
lab-report-cards-score = Points of the Automa
lab-report-cards-wins = Wins of the first seat, in percent of all games
lab-report-games = Games to look at
lab-report-games-means = The extremes of every combination. Each can be played again, decision by decision.
lab-report-odd = seed { $seed }, { $scores }, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }.
lab-report-open = Open
lab-odd-fastest = Shortest
lab-odd-longest = Longest
lab-odd-highest = Most points
lab-odd-clearest = Clearest win
lab-odd-worst = Clearest defeat
lab-odd-strangest = Strangest
lab-title = Laboratory
lab-elsewhere = The laboratory, where programs play thousands of games, is not part of this app: a phone would take hours. It comes with the automa program for computers.
lab-what = How hard is each level? Many seeded games, played by programs, with figures that say how sure they are.
lab-progress = { $done } of { $most } games
lab-line-wins = wins of seat 1 (with 95 % confidence { $from } to { $to }; { $games } games),
lab-line-points = { $mean } points
lab-line-other = against { $mean }
lab-stop = Stop
lab-done = The experiment is done.
lab-stopped = Stopped before the end.
lab-open-report = Open the report
lab-next = The next experiment
lab-form-help = A list of values makes a grid; the n-th game has the same seed everywhere.
lab-limits = Here at most { $games } games, { $cells } combinations and { $minutes } minutes; the command line knows no such limits.
lab-examples = Examples
lab-start = Start

## In the drawings of every game
total = Total
ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
then-next = , then{ " " }
candidates = { $count ->
    [one] 1 candidate
   *[other] { $count } candidates
}
print-how = Print at 100 % on A4 or Letter, then cut along the marks: { $what }.

## What a table is called where nobody chose a name
web-called-and = {" "}and{" "}
web-called-against = {" "}against{" "}
web-called-automa = the Automa
web-called-people = { $count } people
web-called-level = level { $level }
web-called-hard = { $table }, { $difficulty }

## The deal of the day, and how a game ended in one line to send
web-deal = Deal of the day
web-deal-is = Deal of { $date }: the same for everybody, on any level. Compare your results.
play-result-line = Your result to share
play-copy = Copy
play-copied = Copied
date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
result-deal = deal of { $date }
result-seed = seed { $seed }
result-points = { $what }: { $you } : { $other }
result-won = { $what }: { $you } : { $other }, won
result-shared = { $what }: { $you } : { $other }, victory shared
result-lost = { $what }: { $you } : { $other }, lost

## A first game that is taught
lesson-begin = Learn it: a guided first game
lesson-table = { $game }: a first game
lesson-step = Step { $step } of { $of }
lesson-over = You have seen it all
lesson-not-now = You may do that in a game of your own. For now, try what is asked for here.
lesson-leave = Leave the lesson and play on freely
lesson-play-on = Play on
