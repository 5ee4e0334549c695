## Spielanleitung, Regeln nach Kapiteln, Blätter zum Drucken

learn-title = So wird gespielt
learn-heading = So wird { $game } gespielt
learn-contents = Inhalt
learn-terms = Wörter des Spiels
learn-rules = Die Regeln dazu:
learn-rules-besides = Weitere Kapitel der Regeln:
learn-at-the-table = Am echten Tisch
learn-more = Weiterlesen
learn-begin = Spiel beginnen
learn-first = Neu im Spiel? So wird gespielt, auf einer Seite.
rules-in-english = Die Regeltexte sind auf Englisch; die Kapitel findet man auch auf Deutsch.
rules-found = { $count ->
    [0] Keine Regel.
    [one] Eine Regel.
   *[other] { $count } Regeln.
}
print-title = Zum Drucken
print-page-how = Drucke diese Seite über das Menü deines Browsers auf A4 oder Letter.
print-automa-cards = Die Karten des Automa
print-map = Die Karte mit ihren Namen
chapter-setup = Aufbau
chapter-end = Das Ende und die Punkte
chapter-automa = Der Automa
chapter-companion = Am echten Tisch
chapter-limits = Grenzen des Programms
chapter-turn = Ein Zug
