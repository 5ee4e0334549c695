## ---------------------------------------------------------------- Typed lines
tui-help-dialect = Words may be cut short and small ones left out, as long as only one thing can be meant. Several in a line: full stops between them. undo 3: the last three. rules income: all rules that say so. Tab completes, arrows bring back what you typed.
tui-several = That could be { $count }: { $acts }. Say a little more.
tui-did-you-mean = Did you mean: { $acts }?
tui-undo-usage = Say how many decisions: undo, or undo 3.
tui-undone-several = Taken back: { $count } decisions{ $revealed ->
    [yes] , although a card had been revealed: you know it now.
   *[no] .
}
tui-rules-found = { $count } rules say that. Name one to read it:

## ---------------------------------------------------------------- Leaving and coming back
tui-continue = Saved. Continue with: automa continue { $name }
tui-look-again = Saved. Look at it again with: automa continue { $name }

saves-none = No game is saved in { $folder } yet. Begin one: automa play, or automa companion for a real table.
saves-head = Your games, the latest first. automa continue goes on with the first, automa continue 2 with the second.
saves-line = { $title }{ $table ->
    [yes] { " " }at the table
   *[no] { "" }
}, { $decisions ->
    [0] not begun
    [one] 1 decision
   *[other] { $decisions } decisions
}{ $over ->
    [yes] , finished
   *[no] { "" }
}, { $when }
saves-unreadable = cannot be read: { $why }
saves-now = just now
saves-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
saves-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
saves-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
saves-renamed = { $from } is called { $to } now.
saves-deleted = { $name } is deleted.
saves-delete-sure = Delete { $name } for good? Type yes.
saves-kept = Nothing was deleted.
saves-exported = { $name } is copied to { $path }.
saves-continues = Continuing { $name }: { $what }.

menu-title = automa: play against the opponent in the box.
menu-continue = Continue { $name }: { $what }
menu-new = A new game in the terminal
menu-table = The Automa beside a real table
menu-browser = The browser app: prints an address to open
menu-lab = The lab: how hard is it, and what does a card do?
menu-saves = Your saved games
menu-quit = Leave
menu-choose = Say a number.
menu-which = Which game?
menu-same = The same from the command line: { $command }
menu-lab-how =
    automa simulate GAME --games 1000: many games, and who wins how often.
    automa lab cards GAME: what each card of the Automa does.
    automa lab compare GAME --pack my-deck.toml: your deck against the printed one.
    automa lab run FILE: an experiment of your own; docs/lab.md describes them.
    The same with buttons: automa serve, then /lab.

## ---------------------------------------------------------------- The table that a companion follows
co-no-look = There is no { $name } at this table. Look at: { $looks }.
co-since = Since then: { $lines }

## ---------------------------------------------------------------- Sheets to print for a real table
sheet-map = The map
sheet-map-what = the map, with the name that each hex has in what you type
co-printed = A sheet to print is in { $path }. Open it in a browser and print it: A4 or Letter, without scaling.
co-no-print = There is no sheet to print for { $game }.

## ---------------------------------------------------------------- A first game that is taught
tui-lesson-type = Type for example: { $act }
tui-lesson-how = This is a lesson. “lesson” says again what is asked for, “lesson off” leaves it: the game goes on.
tui-lesson-none = No lesson is going on. Begin one: automa learn { $game }
tui-lesson-no = There is no lesson for { $game } yet. Play it: automa play { $game }
menu-learn = Learn a game: a guided first one
co-rules-how = Say which: a word or the name of a rule, such as rules income.
tui-no-rest = What stands before { $part } in this line was done, nothing from there on. { $why }
