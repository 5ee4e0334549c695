## Zurückschauen: eine Partie als Film

film-title = Zurückschauen
film-start = Der Anfang
film-at = { $at } von { $count }
film-first = Anfang
film-back = Zurück
film-on = Weiter
film-last = Ende
film-play = Abspielen
film-pause = Anhalten
film-slider = Entscheidung
film-chapters = Kapitel
film-list = Alle Entscheidungen
film-why = Warum
film-points = Punkte im Lauf der Partie
film-points-says = { $who }: { $points }
film-nothing = Noch ist nichts geschehen.
film-play-on = Von hier weiterspielen
film-play-on-means = an einem neuen Tisch; dieser bleibt, wie er ist
film-share = Diese Stellung behalten oder teilen
film-link = Link kopieren
film-svg = Bild (SVG)
film-png = Bild (PNG)
film-save = Spielstand bis hierher
film-branch-name = { $name }, ab Entscheidung { $at }
film-keys = Tasten: Pfeil links und rechts gehen einen Schritt, Pos1 und Ende ganz an den Rand, die Leertaste spielt ab und hält an.
film-terminal-keys = n oder rechts: weiter · p oder links: zurück · eine Zahl: dorthin · Pos1, Ende: ganz vorn, ganz hinten · hoch, runter: blättern · c, C: nächstes Kapitel, zurück · Leertaste: abspielen, anhalten · g: Punkte im Lauf der Partie · w: warum · o: von hier weiterspielen · q: Schluss
film-terminal-no = Es gibt keine Entscheidung { $number }; sie gehen von 0 bis { $count }.
film-terminal-branch = { $path } geht von hier weiter; dieser Spielstand bleibt, wie er ist.
replay-sound = Der Spielstand ist in Ordnung: { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}, die Partie { $over ->
    [yes] ist zu Ende
   *[no] läuft noch
}.

## Rückblick: was jede Entscheidung wert war

review-title = Rückblick
review-what = Das Programm geht deine Entscheidungen durch und sagt, welche dich etwas gekostet haben. Je nach Spiel dauert das einige Sekunden oder einige Minuten; du kannst jederzeit anhalten, und was es gefunden hat, bleibt beim Tisch.
review-start = Partie durchgehen
review-go-on = Weitermachen
review-stop = Anhalten
review-progress = { $done } von { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} angesehen
review-done = { $count ->
    [one] { $count } Entscheidung wurde angesehen.
   *[other] { $count } Entscheidungen wurden angesehen.
}
review-none = Bisher gab es nichts zu entscheiden.
review-busy = Der Rückblick macht Pause: { $why } Mach weiter, wann du willst.
review-turning = { $count ->
    [one] Der Wendepunkt
   *[other] Die Wendepunkte
}
review-flawless = Keine Entscheidung hat dich etwas gekostet, das sich vom Zufall unterscheiden lässt.
review-all = Alles, was etwas gekostet hat
review-try = Von hier noch einmal versuchen
review-judged = Was das Programm dazu meint
review-chosen = deine Wahl
review-option = Möglichkeit
review-end-points = Punkte am Ende
review-win = Siegchance
review-cost-you = Hat dich etwa { $points } Punkte gekostet (± { $margin }).
review-cost = Hat etwa { $points } Punkte gekostet (± { $margin }).
review-cost-both-you = Hat dich etwa { $points } Punkte (± { $margin }) und { $win } % Siegchance gekostet.
review-cost-both = Hat etwa { $points } Punkte (± { $margin }) und { $win } % Siegchance gekostet.
review-cost-win-you = Hat dich etwa { $win } % Siegchance gekostet (± { $margin } %).
review-cost-win = Hat etwa { $win } % Siegchance gekostet (± { $margin } %).
review-taste = Geschmackssache: { $points } Punkte (± { $margin }) zwischen dieser und der ersten Möglichkeit, das kann Zufall sein.
review-unsure = Die Zeit war zu kurz, um das vom Zufall zu unterscheiden.
review-best = Das Programm hätte dasselbe getan.
review-better = Besser: { $what }
review-followed = { $cost }: { $deed }
review-mark-cost = hat etwas gekostet
review-about = Aus { $rounds } Paaren von Vorausblicken, jedes Paar mit denselben gedachten Karten. Punkte zählen gegen den Besten der anderen. Die Spanne sagt, wie viel davon Zufall ist, nicht, ob das Programm fehlerlos spielt.
review-hurried = Die Zeit war um, bevor alle Vorausblicke gemacht waren: Diese Zahlen sind unsicherer als sonst.
review-no-player = Diesen Tisch kann hier niemand beurteilen: Das Programm kennt ihn nur aus dem, was du ihm gesagt hast.
review-line = { $number }. { $what }
review-file-none = In diesem Spielstand lässt sich keine Entscheidung eines Menschen beurteilen.

# A share.
percent = { $number } %
