## ---------------------------------------------------------------- Getippte Zeilen
tui-help-dialect = Wörter dürfen abgekürzt sein und kleine fehlen, solange nur eines gemeint sein kann. Mehreres in einer Zeile: Punkte dazwischen. undo 3: die letzten drei. rules income: alle Regeln, in denen das steht. Tab ergänzt, die Pfeile holen Getipptes zurück.
tui-several = Das kann { $count } Dinge heißen: { $acts }. Sag etwas mehr.
tui-did-you-mean = Meinst du: { $acts }?
tui-undo-usage = Sag, wie viele Entscheidungen: undo, oder undo 3.
tui-undone-several = Zurückgenommen: { $count } Entscheidungen{ $revealed ->
    [yes] , obwohl eine Karte aufgedeckt war: Du kennst sie jetzt.
   *[no] .
}
tui-rules-found = In { $count } Regeln steht das. Nenne eine, um sie zu lesen:

## ---------------------------------------------------------------- Gehen und wiederkommen
tui-continue = Gespeichert. Weiter mit: automa continue { $name }
tui-look-again = Gespeichert. Nochmal ansehen mit: automa continue { $name }

saves-none = In { $folder } ist noch kein Spiel gespeichert. Fang eines an: automa play, oder automa companion am echten Tisch.
saves-head = Deine Spiele, das neueste zuerst. automa continue spielt das erste weiter, automa continue 2 das zweite.
saves-line = { $title }{ $table ->
    [yes] { " " }am Tisch
   *[no] { "" }
}, { $decisions ->
    [0] noch nicht begonnen
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}{ $over ->
    [yes] , beendet
   *[no] { "" }
}, { $when }
saves-unreadable = nicht zu lesen: { $why }
saves-now = gerade eben
saves-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
saves-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
saves-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
saves-renamed = { $from } heißt jetzt { $to }.
saves-deleted = { $name } ist gelöscht.
saves-delete-sure = { $name } endgültig löschen? Tippe yes.
saves-kept = Es wurde nichts gelöscht.
saves-exported = { $name } ist nach { $path } kopiert.
saves-continues = Weiter mit { $name }: { $what }.

menu-title = automa: gegen den Gegner aus der Schachtel spielen.
menu-continue = { $name } weiterspielen: { $what }
menu-new = Ein neues Spiel im Terminal
menu-table = Der Automa am echten Tisch
menu-browser = Die App im Browser: nennt eine Adresse zum Öffnen
menu-lab = Das Labor: Wie schwer ist es, und was macht eine Karte?
menu-saves = Deine gespeicherten Spiele
menu-quit = Gehen
menu-choose = Sag eine Nummer.
menu-which = Welches Spiel?
menu-same = Dasselbe auf der Kommandozeile: { $command }
menu-lab-how =
    automa simulate GAME --games 1000: viele Spiele, und wer wie oft gewinnt.
    automa lab cards GAME: was jede Karte des Automa bewirkt.
    automa lab compare GAME --pack mein-deck.toml: dein Deck gegen das gedruckte.
    automa lab run FILE: ein eigener Versuch; docs/lab.md beschreibt sie.
    Dasselbe mit Knöpfen: automa serve, dann /lab.

## ---------------------------------------------------------------- Der Tisch, dem ein Begleiter folgt
co-no-look = An diesem Tisch gibt es kein { $name }. Sieh dir an: { $looks }.
co-since = Seitdem: { $lines }

## ---------------------------------------------------------------- Blätter zum Ausdrucken für den echten Tisch
sheet-map = Der Plan
sheet-map-what = der Plan, mit dem Namen, den jedes Feld beim Tippen hat
co-printed = Ein Blatt zum Ausdrucken ist in { $path }. Öffne es im Browser und drucke es: A4 oder Letter, ohne Skalierung.
co-no-print = Für { $game } gibt es kein Blatt zum Ausdrucken.

## ---------------------------------------------------------------- Ein erstes Spiel mit Anleitung
tui-lesson-type = Tippe zum Beispiel: { $act }
tui-lesson-how = Das ist eine Lektion. „lesson“ sagt noch einmal, was gefragt ist, „lesson off“ verlässt sie: Das Spiel geht weiter.
tui-lesson-none = Gerade läuft keine Lektion. Beginne eine: automa learn { $game }
tui-lesson-no = Für { $game } gibt es noch keine Lektion. Spiel es: automa play { $game }
menu-learn = Ein Spiel lernen: ein erstes mit Anleitung
co-rules-how = Sag, welche: ein Wort oder der Name einer Regel, etwa rules income.
tui-no-rest = Was in dieser Zeile vor { $part } steht, ist getan, von da an nichts. { $why }
