## Meine Bilanz

career-title = Meine Bilanz
career-none = Noch kein Spiel zu Ende gespielt. Jedes Spiel, das du beendest, zählt hier, am Schirm wie am Tisch.
career-played = Spiele
career-won = Gegen den Automa gewonnen
career-streak = Siege in Folge
career-streak-best = Längste Siegesserie
career-counts = { $played ->
    [one] Ein Spiel
   *[other] { $played } Spiele
}, { $won } gewonnen{ $table ->
    [0] .
   *[other] , { $table } am Tisch.
}
career-best = Meiste Punkte: { $points }.
career-level = Stufe
career-side = Seite
career-by-side = Nach dem, was du gespielt hast
career-games = Spiele
career-mean = Schnitt
career-most = Bestes
career-more-levels = Andere Stufen
career-chart = Deine Punkte, { $level }
career-chart-says = Dein bestes Ergebnis, { $points }, schlägt { $percent }{"\u00A0"}% der { $games } Spiele, die das Programm selbst gespielt hat ({ $player ->
    [greedy] es nahm, was auf den ersten Blick am besten aussah
   *[other] { $player }
}).
career-chart-key = Balken: seine Spiele. Kreise: Spiele, die du gewonnen hast. Rauten: verlorene.
career-better = { $level }: { $points ->
    [one] { $points } Punkt schlägt
   *[other] { $points } Punkte schlagen
} { $percent }{"\u00A0"}% der { $games } Spiele, die das Programm selbst gespielt hat ({ $player ->
    [greedy] es nahm, was auf den ersten Blick am besten aussah
   *[other] { $player }
}).
career-feats = Erfolge: { $reached } von { $all }
career-feat-open = noch offen
career-feat-game = Zum Spiel
career-list = Deine Spiele
career-earlier = Frühere
career-later = Spätere
career-chip-won = Gewonnen
career-chip-shared = Sieg geteilt
career-chip-lost = Verloren
career-chip-played = Gespielt
career-given-up = Aufgegeben
career-to-table = Den Tisch ansehen
career-to-result = In deiner Bilanz
career-comment = Deine Notizen zu diesem Spiel
career-comment-keep = Notizen behalten
career-forget = Aus der Bilanz nehmen
career-forget-sure = Das Ergebnis und deine Notizen werden vergessen. Ein Tisch, den es noch gibt, bleibt.
career-forget-do = Dieses Ergebnis vergessen
career-count = Dieses Spiel steht nicht in deiner Bilanz
career-count-why = Es kam aus einer Datei. Wenn es deines ist, kann es zählen.
career-count-do = Mitzählen
career-files = Mitnehmen und mitbringen
career-csv = Als Tabelle (CSV)
career-bgstats = Für BG Stats
career-import = Eigene Ergebnisse mitbringen
career-import-help = Eine Tabelle, wie diese Seite sie schreibt, oder deine eigene: Die erste Zeile nennt die Spalten. Nötig sind ended (2026-11-17), game, you (deine Punkte) und result (won, lost, given-up, played). Was schon da ist, zählt nicht doppelt.
career-import-text = Die Tabelle als Text
career-import-go = Mitbringen
career-added = { $count ->
    [0] Nichts davon war neu.
    [one] Ein Spiel kam dazu.
   *[other] { $count } Spiele kamen dazu.
}
career-delete-keep = Das Ergebnis bleibt in meiner Bilanz
career-delete-forget = Auch das Ergebnis vergessen
career-delete-nothing = Es zählt nicht
career-delete-give-up = Als aufgegeben zählen

## Erfolge in allen Spielen

feat-first-win = Der erste Sieg
feat-first-win-means = Schlag den Automa.
feat-close-call = Um Haaresbreite
feat-close-call-means = Gewinne mit höchstens einem Punkt Vorsprung.
feat-three-in-a-row = Dreimal in Folge
feat-three-in-a-row-means = Gewinne drei Spiele nacheinander.
feat-both-places = Überall zu Hause
feat-both-places-means = Gewinne am Schirm und am echten Tisch.
feat-every-game = Allrounder
feat-every-game-means = Gewinne jedes der Spiele mindestens einmal.
