# Deutsch. Kurze Sätze, ein Punkt, je ein Fakt. Wörter der Schachtel: Flicken, Knopf, Figur, Zeitstein, Zeittafel.
# Befehle bleiben englisch: sie sind Notation. Spitznamen der Flicken haben kein Geschlecht, darum Anführungszeichen.

## Plätze
seat-you = Du
seat-automa = Automa
seat-first = Platz 1
seat-second = Platz 2
seat-number = Spieler { $number }

points-of = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Wer gewonnen hat, wo ein Spiel nicht mehr dazu sagt
outcome-you = Du gewinnst.
outcome-one = { $who } gewinnt.
outcome-several = { $who } gewinnen gemeinsam.

## Warum: eine Zeile je Filter, und was er maß
why-verdict-skipped = Übersprungen: Keiner bliebe übrig.
why-verdict-kept-all = Alle bleiben.
why-verdict-not-needed = Nicht nötig.
why-cell-place = Nr. { $value }
why-candidates = Kandidaten
why-rule = die Regel

## Warum, im Terminal
tui-more-out = { $count } weitere heraus
tui-considered = Erwogen: { $candidates }.

## Abgelehnt
tui-save-trouble = Nicht gespeichert, also nicht getan: { $error }

## Zurücknehmen, Tipp, Speichern
tui-undone = Zurückgenommen.
tui-undone-revealed = Zurückgenommen, obwohl eine Karte aufgedeckt war: Du kennst sie jetzt.
tui-redone = Wiederholt.
tui-nothing-to-undo = Es gibt nichts zurückzunehmen.
tui-nothing-to-redo = Es gibt nichts zu wiederholen.
tui-saved-at = Jeder Zug wird gespeichert in { $path }
tui-resume = Gespeichert. Weiter mit: automa play { $game } --load { $path }
tui-finished = Gespeichert. Nochmal ansehen mit: automa play { $game } --load { $path }
tui-no-folder = In { $folder } kann kein Spiel gespeichert werden; setz AUTOMA_DATA auf einen beschreibbaren Ordner, oder nenne eine Datei mit --save FILE
tui-no-folder-known = es gibt keinen Ordner für Spielstände: weder AUTOMA_DATA noch XDG_DATA_HOME noch HOME ist gesetzt; setz AUTOMA_DATA, oder nenne eine Datei mit --save FILE
tui-svg = Ein Bild der Stellung ist in { $path }

## Wie sicher eine Regel ist
tui-certainty-printed = gedruckte Regel
tui-certainty-derived = folgt aus den Regeln
tui-certainty-reading = unsere Lesart
tui-certainty-guess = Vermutung

## Eine Frage je Zeile
tui-plain-welcome = Tippe help für die Befehle.
tui-plain-stuck = Dieser Zug ist noch nicht gemacht: Er ließ sich nicht speichern oder wurde angehalten. Tippe retry.
tui-plain-no-rule = Es gibt keine Regel { $id }. Einige Regeln: { $known }.
tui-plain-score = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $parts }.
tui-plain-kept = { $place } { $value }, bleibt
tui-plain-fallen = { $place } { $value }, raus
tui-plain-row = { $question }: { $cells }. Regel { $rule }.
tui-plain-row-note = { $question }: { $note } Regel { $rule }.
tui-title = { $game }. Seed { $seed }. Entscheidung { $move }. { $file }
tui-over = Das Spiel ist aus. Tippe score, why, log, undo oder quit.
tui-help = actions: die nummerierte Liste. 3: die dritte davon, oder ihr Text. why: die Gründe des Automa. rules ID: eine Regel. look, log, score, hint, undo, redo, retry, save, quit.
tui-rules-usage = Sag, welche Regel, oder zeige alle mit: automa rules { $game }
tui-no-svg = Von { $game } gibt es kein Bild, also wurde keines geschrieben.
tui-tips-off = Keine Tipps mehr in dieser Sitzung; `tips on` holt sie zurück.
tui-tips-on = Tipps werden gezeigt.
tui-actions = Sag eine Nummer oder den Text dahinter:
tui-no-automa = Hier spielt kein Automa.
tui-no-why-yet = Noch hat kein Automa etwas gewählt.
tui-hint-is = Tipp: { $text }
tui-not-yours = An dieser Tastatur wird das nicht gespielt: { $who }.
tui-unknown = „{ $text }“ ist hier weder Befehl noch Aktion. Tippe help, oder actions für die Liste.
tui-no-number = { $most ->
    [0] Jetzt ist nichts zu wählen. help nennt die Befehle.
   *[other] Hier gibt es keine Aktion { $number }; es gibt 1 bis { $most }.
}

## Die App im Browser: Rahmen, Start, Aufbau, Verlauf, Regeln
web-home = Start
web-tagline = Der Gegner in der Schachtel. Spiel gegen ihn, und frag ihn, warum.
web-skip = Zum Inhalt springen
web-back = Zur vorigen Seite
web-menu = Menü
web-problem = Das ging nicht.
web-not-found = Unter dieser Adresse ist nichts. Vielleicht wurde es gelöscht.
web-conflict = Ein anderes Gerät war schneller. Sieh auf den Tisch und entscheide neu.
web-too-many = Es gibt zu viele Tische. Lösch erst einige.
web-full = Die Tische dieses Servers belegen allen Platz, den sie haben dürfen (2 GiB). Lösch erst einige.
web-damaged = Ein Teil der Datenbank ist beschädigt. Die Tische, die noch lesbar sind, stehen hier und gehen weiter; andere können fehlen. Leg jetzt eine Kopie der Datenbankdatei an, sichere die wichtigen Tische mit „Als Datei speichern“ in ihrem Menü und hole dann eine ältere Kopie der Datenbank zurück, oder beginne mit einer neuen und importiere sie dort.
web-damaged-table = Dieser Tisch lässt sich nicht lesen: Sein Teil der Datenbank ist beschädigt. Die anderen stehen auf der Startseite und gehen weiter. Um ihn zurückzubekommen, hole eine ältere Kopie der Datenbankdatei zurück.
web-too-many-listeners = Zu viele Geräte folgen diesem Tisch oder diesem Server. Schließe einige davon.
web-too-many-searches = Du hast zu viele Tipps oder Züge auf einmal verlangt. Warte auf den ersten.
web-busy = Das Programm denkt gerade über andere Spiele nach. Versuch es in ein paar Sekunden nochmal.
web-stopped = Angehalten. Nichts wurde geändert.
web-bad = Das lässt sich nicht lesen.
web-illegal = Das erlauben die Regeln nicht. Nichts hat sich geändert.
web-refused = Das geht jetzt nicht. Nichts hat sich geändert.
web-broken = Der Server kann das gerade nicht. Was vorher entschieden wurde, ist sicher. Versuche es gleich noch einmal.
web-go-on = Weiter
web-new-game = Neues Spiel
web-look-up = Nachschlagen
web-rules = Regeln
web-all-rules = Alle Regeln
web-cards = Karten
web-aid-print = Zum Ausdrucken und Danebenlegen.
web-about = Info
web-under-way = Im Gange
web-plain-pitch = Spiel es, und frag seinen Automa, warum.
web-plain-components = Die Teile dieses Spiels haben keine eigene Seite.
web-automas-turn = Automa ist dran
web-your-turn = Du bist dran
web-result = { $a } zu { $b }
web-won = Du gewinnst { $a } zu { $b }
web-shared = Geteilter Sieg, { $a } zu { $b }
web-lost = Automa gewinnt { $b } zu { $a }
web-older = { $count ->
    [one] 1 älteres Spiel
   *[other] { $count } ältere Spiele
}
web-at-the-table = Am Tisch
web-on-screen = Am Bildschirm
web-import = Spielstand laden
web-import-help = Füg den Text eines Spielstands ein, oder die Aufzeichnung eines Onlinespiels von { $games }.
web-import-go = Öffnen
web-import-file = Eine Datei mit einem Spielstand oder mit allen Tischen
web-brought = { $new ->
    [0] Kein Tisch ist neu
    [one] Ein Tisch ist dazugekommen
   *[other] { $new } Tische sind dazugekommen
}{ $known ->
    [0] .
    [one] ; einer war schon da.
   *[other] ; { $known } waren schon da.
}
web-record = Die Aufzeichnung stimmt nicht bis zum Ende
web-record-refused = Zeile { $row } ({ $who }): Die Regeln erlauben „{ $said }“ nicht.
web-record-differs =
    Zeile { $row } ({ $who }), { $what ->
        [vp] Punkte
        [c] Münzen
        [w] Arbeiter
        [p] Priester
        [bowls] Macht
        [cults] Kulte
        [offers] Machtangebote
        [final_vp] Endpunkte
        [network] größtes Netz
        [reached] Fälliges
        [end] Fortgang
       *[other] { $what }
    }: Dort steht { $said }, die Regeln ergeben { $got }.
web-record-end =
    Am Ende ({ $who }), { $what ->
        [vp] Punkte
        [c] Münzen
        [w] Arbeiter
        [p] Priester
        [bowls] Macht
        [cults] Kulte
        [offers] Machtangebote
        [final_vp] Endpunkte
        [network] größtes Netz
        [reached] Fälliges
        [end] Fortgang
       *[other] { $what }
    }: Dort steht { $said }, die Regeln ergeben { $got }.
web-record-kept = Das Spiel bis dorthin liegt auf einem Tisch.
web-record-open = Zum Tisch
web-export-all = Alle Tische speichern
web-export-files = Alle Tische zusammen sind zu viel für eine Datei. Speichere jede von diesen; jede lässt sich für sich wieder laden.
web-export-file = Datei { $file } von { $of }
web-here = Auf diesem Gerät
web-here-means = automa läuft in diesem Browser, auch ohne Verbindung. Deine Tische liegen nur hier: speichere sie ab und zu als Datei, oder wenn du sie mitnehmen willst.
web-evict = Dieser Browser darf seinen Speicher leeren, wenn er Platz braucht. Speichere deine Tische als Datei oder installiere automa: dann wird vorher gefragt.
web-install-why = Installiert öffnet es sich wie jede andere App, und deine Tische sind sicher.
web-install = automa installieren
web-newer = Eine neuere Version von automa ist da. Deine Tische bleiben.
web-newer-take = Jetzt verwenden
web-settings = Einstellungen
web-language = Sprache
web-language-en = English
web-language-de = Deutsch
web-theme = Farben
web-theme-auto = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-text-size = Schriftgröße
web-text-small = Klein
web-text-usual = Normal
web-text-large = Groß
web-tips-off = aus
web-tips-on = an
web-tips = Tipps für die erste Partie
web-scene = Züge des Automa
web-scene-calm = ruhig
web-scene-quick = schnell
web-scene-off = Schritt für Schritt
web-sound = Ton und Vibration
web-sound-off = aus
web-sound-on = an
web-ends = Wenn mein Zug fertig ist
web-ends-go = endet er
web-ends-ask = erst fragen
web-apply = Anwenden
web-set-up = { $game } aufbauen
web-set-up-help = Gut, wie es ist. Ändere, was du magst.
web-where = Wo spielst du?
web-which = Welches Spiel?
web-seed = Seed
web-seed-help = Gleicher Seed, gleicher Aufbau und gleiche Karten. Teil ihn.
web-name = Name
web-name-help = Wie dieser Tisch heißt. Bleibt es leer, heißt er nach denen, die spielen.
web-start = Los
web-table-detail = Zug { $move }
web-seed-is = Seed { $seed }
web-history = Verlauf
web-revealed = etwas Neues wurde aufgedeckt
web-position-after = { $count ->
    [0] Am Anfang
    [one] Nach 1 Entscheidung
   *[other] Nach { $count } Entscheidungen
}
web-rewind-here = Diesen Tisch bis hierher zurücknehmen
web-rewind-revealed = Danach wurde etwas aufgedeckt. Du würdest mit diesem Wissen spielen, und das Protokoll wird es sagen.
web-search = Regeln durchsuchen
web-search-go = Suchen
web-nothing-found = Nichts gefunden. Versuch ein anderes Wort.
web-option = Option
web-certainty-printed = gedruckt
web-certainty-derived = folgt aus den Regeln
web-certainty-reading = unsere Lesart
web-certainty-guess = Vermutung
web-about-what = automa spielt den Automa moderner Brettspiele nach seinen gedruckten Karten, am Schirm oder neben deinem echten Spielplan, und sagt, warum er tut, was er tut.
web-about-saved = Jede Entscheidung ist gespeichert, bevor die Antwort kommt. Nichts verlässt dieses Gerät.
web-about-names = Die Namen der Spiele gehören ihren Eigentümern. Dieses Programm ist nicht mit ihnen verbunden und enthält weder ihre Bilder noch ihre Texte.
web-about-licence = Freie Software, nach Wahl unter MIT oder Apache-2.0.
web-about-api = Für Programme: die API, beschrieben als OpenAPI.

## Optionen eines Spiels, wie die Aufbauseite sie sagt
opt-cards = Karten
opt-cards-program = Vom Programm
opt-cards-program-means = Es zieht und mischt.
opt-cards-own = Dein eigenes Deck
opt-cards-own-means = Du ziehst und sagst, welche Karte.

## ---------------------------------------------------------------- die Seiten, auf denen gespielt wird
## Das Eine, was zu tun ist
play-more-options = Mehr Optionen
play-won = gewonnen
play-lost = verloren
play-plain-keys = Tasten: Enter tut, was der erste Knopf sagt, U zurück, Y vor, H Tipp, L Verlauf, Escape verlässt.
play-over = Das Spiel ist aus.
play-begins = Das Spiel beginnt.
play-new-seed = Neu

## Aktionen und Werkzeuge. Der Knopf sagt, was geschieht.
play-acts = Was du tun kannst
play-rotate = Drehen
play-undo = Zurück
play-redo = Wieder
play-hint = Rat
play-tip = Tipp
play-tip-off = Keine Tipps mehr

## Was nicht geht, und was ginge
play-waiting = Automa wählt.
play-thinking = Das Programm denkt nach.
play-stop = Anhalten
play-offline = Keine Antwort von automa. Nichts wurde geändert. Versuch es nochmal.
play-conflict = Ein anderes Gerät war schneller.
play-conflict-do = So steht der Tisch jetzt. Entscheide neu.

## Tipp
play-hint-says = Ein Rat.

## Der Automa
play-card = Karte { $number }
play-why = Warum?
scene-title = Was seit deinem Zug geschah
scene-back = Einen Schritt zurück
scene-on = Nächster Schritt
scene-enlarge = Karten vergrößern
scene-end = Ans Ende
scene-turn = Zug { $number } von { $count }
scene-final = Das Ende, Schritt für Schritt
scene-final-seat = { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
scene-final-row = { $what } { $points }
play-look = Ansehen
play-why-this = Warum dieser?
play-why-position = Diese Stellung ansehen
play-why-not-needed = Nicht nötig:

## Protokoll, Menü
play-log = Protokoll
play-log-empty = Noch ist nichts geschehen.
play-log-all = { $count ->
    [one] Der ganze Zug
   *[other] Alle { $count } Züge
}
play-revealed = eine Karte wurde aufgedeckt
play-close = Schließen
play-join = Mit anderem Gerät mitspielen
play-join-how = Öffne dort diese Adresse. Beide sehen denselben Tisch, und beide können ziehen.
play-join-network = Es geht auf diesem Gerät; auch in deinem Netz, wenn automa mit --address gestartet wurde und du den ausgegebenen Link benutzt.
play-rename = Umbenennen
play-rename-do = Umbenennen
play-export = Als Datei speichern
play-save = Sichern
play-picture = Bild
play-delete = Löschen
play-delete-sure = { $name } löschen? Das lässt sich nicht zurückholen.
play-delete-do = Löschen
play-keep = Behalten

## Das Ergebnis
play-score = Punkte
play-again = Nochmal
play-again-means = gleiche Optionen, neuer Seed
play-look-back = Rückblick

## Richtiggestellt
co-none = keine

## Worauf er wartet
co-say-automa = automa
co-say-card = card { $example }
co-say-over = score, why, undo oder quit

## Kann nicht sein
co-no-over = Das Spiel ist aus. Erst zurücknehmen.
co-no-waiting = Nicht jetzt. { $wanted } Sag: { $say }.

## Das Terminal
co-welcome = Sag, was du tust, je eine Zeile. help zeigt die Befehle.
co-saved-at = Alles wird gespeichert in { $path }
co-resume = Gespeichert. Weiter mit: automa companion { $game } --load { $path }
co-undone = Zurückgenommen: { $line }
co-undone-revealed = Zurückgenommen: { $line }. Du kennst seine Karte jetzt.
co-redone = Wiederholt: { $line }
co-nothing-to-undo = Es gibt nichts zurückzunehmen.
co-nothing-to-redo = Es gibt nichts zu wiederholen.
co-no-history = Noch wurde nichts gesagt.
co-no-why = Der Automa hat noch nicht gezogen.
co-unknown = { $text } kenne ich hier nicht.
co-expected = Erwartet: { $expected }.
co-not-text = Diese Zeile ist kein Text.
co-too-long = Diese Zeile ist zu lang.
co-empty = Diese Zeile ist leer.
co-save-trouble = Nicht gespeichert, also nicht getan: { $error }
co-say = Sag: { $say }.
co-needs-no-telling = Was du hast und bezahlst, ist deine Sache: Das muss nicht gesagt werden.
co-no-part = Nichts von dieser Zeile wurde getan. Bei { $part }: { $why }

## ---------------------------------------------------------------- der Begleiter im Browser
table-same-options = mit denselben Optionen

## Worauf er wartet
table-ask-turn = Was hast du getan?
table-ask-card = Welche Karte hast du gezogen?
table-draw = Karte ziehen
table-next = Weiter
table-count = Punkte zählen

## Nächster Schritt
table-done = Fertig
table-back = Zum Tisch
table-back-means = zurück ans Spiel

## Darum herum
table-last = Zuletzt:
table-undone = { $count ->
    [one] Zurückgenommen.
   *[other] { $count } Schritte zurückgenommen.
}
table-redo = Wiederholen

## Eine Tatsache richtigstellen
table-fix = Ändern
table-fix-title = Richtigstellen
table-fix-help = Das denkt das Programm. Wo der Tisch etwas anderes sagt, stell es richtig, eine Tatsache nach der anderen.
table-fixed = Richtiggestellt.
table-cannot-be = Das kann nicht sein.
table-set = Setzen
table-nobody = Niemand
table-show-fact = Zeigen
table-hex-show = Zeigen
table-hex = Feld
table-sum = Zusammen
table-as-known = Der Tisch, wie er bekannt ist
table-not-readable = Das ist nicht lesbar. Wähl aus den Listen, und nimm ganze Zahlen.
table-lies = Was auf dem Tisch liegt

## Tipps: was ein Spieler, der nachdenkt, über die besten Möglichkeiten sagt
decimal-point = ,
hint-figures = { $points } Punkte am Ende (± { $margin }), gewonnen in { $win } % der Versuche
hint-fewer = { $points } Punkte weniger als mit der ersten Möglichkeit
hint-more = { $points } Punkte mehr als mit der ersten Möglichkeit, aber seltener gewonnen
hint-unsure = { $points } Punkte mehr als mit der ersten Möglichkeit, aber seltener versucht
hint-equal = ebenso viele Punkte wie mit der ersten Möglichkeit
hint-about = Aus { $games } Blicken voraus mit gedachten Karten. Die Spannen sagen, wie viel Zufall noch in diesen Zahlen steckt, nicht, wie gut du weiterspielst.
hint-cut-time = Nach { $games } Partien war die Zeit um; diese Zahlen sind unsicherer als sonst.
hint-cut-stopped = Nach { $games } Partien angehalten.
hint-then = Danach vermutlich:
hint-best = Die besten Möglichkeiten
hint-do = So machen
hint-let-as = Stärke
level-strong = stark
level-club = geübt
level-beginner = Anfang
hint-let-one = Das Programm entscheiden lassen
hint-let-rest = Das Programm zu Ende spielen lassen
hint-let-done = Vom Programm gespielt: { $what }.
hint-let-nobody = An dieser Tastatur ist nichts zu entscheiden.
hint-let-on = Ab jetzt entscheidet { $player } für diesen Platz. Mit let person übernimmst du wieder.
hint-let-stopped = Angehalten. Die Entscheidung ist deine.
hint-let-back = Du entscheidest wieder.
hint-let-help = let: das Programm entscheidet diesmal. let club, let beginner, let mcts:iterations=5000: dieser Spieler. let club on: ab jetzt immer. let person: wieder du.

## ---------------------------------------------------------------- Das Labor
lab-report-head = { $game }: { $cells ->
    [one] eine Kombination
   *[other] { $cells } Kombinationen
  } aus Einstellungen und Spielern, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  } insgesamt, Startzahlen ab { $seed }.
lab-report-paired = Das n-te Spiel hat überall dieselbe Startzahl; so werden Kombinationen Spiel für Spiel verglichen.
lab-report-unpaired = Jede Kombination hat eigene Startzahlen.
lab-report-incomplete = Es sind noch nicht alle Spiele gespielt.
lab-report-remake = Derselbe Befehl ergibt überall dieselben Zahlen:
lab-report-many = Die Bilder zeigen die ersten { $shown } Kombinationen; die Tabelle zeigt alle.
lab-report-wins = Siege des ersten Platzes
lab-report-wins-means = Der Anteil der Spiele, die der erste Platz gewann, allein oder mit anderen. Die Linie ist der Bereich, in dem der wahre Anteil mit 95 % Sicherheit liegt.
lab-report-table = Alle Zahlen
lab-report-cell = Kombination
lab-report-col-games = Spiele
lab-report-col-wins = Siege
lab-report-col-mean = Punkte im Mittel
lab-report-col-median = Mitte
lab-report-col-other = Bester anderer
lab-report-col-margin = Vorsprung
lab-report-intervals = In Klammern: Bereiche mit 95 % Sicherheit, für Siege nach Wilson, für Mittelwerte durch wiederholtes Ziehen.
lab-report-scores = Punkte
lab-report-scores-means = Wie oft jede Punktzahl vorkam. Die Linie ist die Mitte; die drei Zahlen sind die Punkte, die 5, 50 und 95 von hundert Spielen nicht überschreiten.
lab-report-seat = Platz { $seat }: { $who }
lab-role-person = der Spieler
lab-role-automa = der Automa
lab-report-pairs = Eine Sache geändert
lab-report-pairs-means = Zwei Kombinationen, die sich in einer Sache unterscheiden, mit denselben Startzahlen: um wie viel die zweite über der ersten liegt.
lab-report-pairs-apart = Zwei Kombinationen, die sich in einer Sache unterscheiden: um wie viel die zweite über der ersten liegt.
lab-report-pairs-wins = Siege des ersten Platzes, in Prozent aller Spiele
lab-report-pairs-margin = Vorsprung des ersten Platzes, in Punkten
lab-report-cards = Was die Karten des Automa bewirken
lab-report-cards-means = Spiele, in denen eine Karte im oberen Drittel des ersten Stapels lag, gegen alle anderen. Der Stapel wird gemischt, also kann nur die Karte den Unterschied machen.
lab-report-card = Karte { $card }
lab-report-cards-score = Punkte des Automa
lab-report-cards-wins = Siege des ersten Platzes, in Prozent aller Spiele
lab-report-games = Spiele zum Anschauen
lab-report-games-means = Die äußersten Spiele jeder Kombination. Jedes lässt sich noch einmal spielen, Entscheidung für Entscheidung.
lab-report-odd = Startzahl { $seed }, { $scores }, { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
  }.
lab-report-open = Öffnen
lab-odd-fastest = Kürzestes
lab-odd-longest = Längstes
lab-odd-highest = Meiste Punkte
lab-odd-clearest = Deutlichster Sieg
lab-odd-worst = Deutlichste Niederlage
lab-odd-strangest = Seltsamstes
lab-title = Labor
lab-elsewhere = Das Labor, in dem Programme tausende Spiele spielen, ist kein Teil dieser App: Ein Telefon bräuchte Stunden. Das Programm automa für Computer bringt es mit.
lab-what = Wie schwer ist jede Stufe? Viele Spiele mit festen Startzahlen, von Programmen gespielt, mit Zahlen, die sagen, wie sicher sie sind.
lab-progress = { $done } von { $most } Spielen
lab-line-wins = Siege von Platz 1 (mit 95 % Sicherheit { $from } bis { $to }; { $games } Partien),
lab-line-points = { $mean } Punkte
lab-line-other = gegen { $mean }
lab-stop = Anhalten
lab-done = Der Versuch ist fertig.
lab-stopped = Vor dem Ende angehalten.
lab-open-report = Bericht öffnen
lab-next = Der nächste Versuch
lab-form-help = Eine Liste von Werten ergibt ein Gitter; das n-te Spiel hat überall dieselbe Startzahl.
lab-limits = Hier höchstens { $games } Spiele, { $cells } Kombinationen und { $minutes } Minuten; die Befehlszeile kennt solche Grenzen nicht.
lab-examples = Beispiele
lab-start = Starten

## In den Zeichnungen aller Spiele
total = Summe
ordinal = { $number ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $number }.
}
then-next = , dann{ " " }
candidates = { $count ->
    [one] 1 Kandidat
   *[other] { $count } Kandidaten
}
print-how = Mit 100 % auf A4 oder Letter drucken, dann an den Marken schneiden: { $what }.

## Wie ein Tisch heißt, dem niemand einen Namen gab
web-called-and = {" "}und{" "}
web-called-against = {" "}gegen{" "}
web-called-automa = den Automa
web-called-people = { $count } Menschen
web-called-level = Stufe { $level }
web-called-hard = { $table }, { $difficulty }

## Die Tagespartie, und wie eine Partie ausging, in einer Zeile zum Verschicken
web-deal = Tagespartie
web-deal-is = Tagespartie vom { $date }: für alle gleich, auf jeder Stufe. Vergleicht eure Ergebnisse.
play-result-line = Dein Ergebnis zum Teilen
play-copy = Kopieren
play-copied = Kopiert
date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
result-deal = Tagespartie vom { $date }
result-seed = Seed { $seed }
result-points = { $what }: { $you } : { $other }
result-won = { $what }: { $you } : { $other }, gewonnen
result-shared = { $what }: { $you } : { $other }, Sieg geteilt
result-lost = { $what }: { $you } : { $other }, verloren

## Ein erstes Spiel, das gelehrt wird
lesson-begin = Lernen: ein begleitetes Spiel
lesson-table = { $game }: ein erstes Spiel
lesson-step = Schritt { $step } von { $of }
lesson-over = Du hast alles gesehen
lesson-not-now = Das darfst du in einem eigenen Spiel tun. Versuch jetzt, was hier gefragt ist.
lesson-leave = Lektion verlassen und frei weiterspielen
lesson-play-on = Weiterspielen
