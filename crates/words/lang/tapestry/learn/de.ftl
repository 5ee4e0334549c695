## So wird gespielt

learn-tapestry-goal = Das Ziel
learn-tapestry-goal-text =
    Du führst eine Zivilisation von der Entdeckung des Feuers in die Zukunft, auf vier Leisten: Entdeckung, Technologie, Wissenschaft und Militär. Unterwegs erkundest du eine Inselwelt, erfindest,
    eroberst und füllst eine Stadt mit Gebäuden. Wer am Ende die meisten Siegpunkte hat, gewinnt.

    Alle spielen genau fünf Einkommenszüge. Sie teilen dein Spiel in Ären, und sie kommen, wann du willst: Andere können in einer anderen Ära sein.
learn-tapestry-turn = Ein Zug
learn-tapestry-turn-text =
    Entweder ein Einkommenszug oder ein Fortschrittszug. Der allererste ist ein Einkommenszug.

    Für einen Fortschritt bezahlst du die Stufe, in die dein Stein zieht, ziehst ihn ein Feld weiter und bekommst den Vorteil, der dort steht:

    – Stufe I: 1 beliebiges Gut
    – Stufe II: das Gut der Leiste und 1 beliebiges
    – Stufe III: das Gut der Leiste und 2 beliebige
    – Stufe IV: 2 vom Gut der Leiste

    Nahrung treibt die Entdeckung, Münzen die Technologie, Arbeiter die Wissenschaft, Kultur das Militär. Wer als Erster Stufe II, III oder IV einer Leiste betritt, nimmt ihr Wahrzeichen. Hat das Feld einen Bonus, darfst
    du ihn einmal bezahlen.

    Von jedem Gut hast du höchstens 8. Kannst du keinen Fortschritt bezahlen, nimm einen Einkommenszug.
learn-tapestry-income = Ein Einkommenszug
learn-tapestry-income-text =
    – Nutze deine Zivilisation (Züge 2 bis 5).
    – Spiel eine Wandteppichkarte: Was sie sagt, gilt für die neue Ära (Züge 2 bis 4). Hat noch kein Nachbar diese Ära begonnen, bekommst du vorher Güter.
    – Du darfst eine Technologiekarte verbessern; dann zählt jedes freie Punktesymbol deiner Einkommenstafel (Züge 2 bis 5).
    – Nimm Güter, Plättchen und Karten von allem, was dort frei liegt (Züge 1 bis 4).

    Gebäude, die du in deine Stadt setzt, legen Einkommen frei: Märkte Münzen, Häuser Arbeiter, Farmen Nahrung, Waffenkammern Kultur.
learn-tapestry-explore = Erkunden und erobern
learn-tapestry-explore-text =
    Zum Erkunden legst du ein Landschaftsplättchen auf ein leeres Feld neben einem Gebiet, das du kontrollierst. Für jede Kante, deren Land passt, gibt es einen Punkt, dazu, was das Plättchen zeigt.

    Zum Erobern setzt du einen Außenposten auf ein Gebiet neben einem deiner Gebiete. Ein gegnerischer Außenposten dort wird gestürzt. Wirf beide Würfel und nimm den Vorteil von einem. Mit zwei Außenposten
    ist ein Gebiet endgültig vergeben.
learn-tapestry-invent = Erfindungen und Forschung
learn-tapestry-invent-text =
    Eine Erfindung ist eine Technologiekarte. Verbessern schiebt sie eine Reihe hoch: in die mittlere für ihren Kreis, dann in die obere für ihr Quadrat; dazu müssen du oder ein Nachbar erreicht haben, was sie verlangt.

    Zum Forschen wirfst du den Wissenschaftswürfel und rückst, wenn du willst, auf dieser Leiste ohne Bezahlung vor. Zeigt er ein Kreuz, ziehst du nur.
learn-tapestry-city = Stadt, Wahrzeichen, Errungenschaften
learn-tapestry-city-text =
    Jedes Gebäude und jedes Wahrzeichen bedeckt Felder deiner Stadt. Ein voller Bezirk von neun Feldern gibt sofort ein Gut; volle Reihen und Spalten sind Punkte, wenn du sie wertest.

    Drei Errungenschaften sind ein Wettlauf: das Ende einer Leiste erreichen, zwei Außenposten stürzen, die mittlere Insel erobern.
learn-tapestry-end = Das Ende
learn-tapestry-end-text =
    Dein Spiel endet mit deinem fünften Einkommenszug; die anderen spielen weiter. Sind alle fertig, gewinnen die meisten Punkte. Bei Gleichstand entscheidet das höchste Wahrzeichen in einer Stadt.
learn-tapestry-automa = Die Bots
learn-tapestry-automa-text =
    Allein spielst du gegen zwei: den Automa, der punktet, und das Schattenreich, das nur Wahrzeichen und Platz wegnimmt. Sie handeln zusammen und bekommen keine Güter.

    Für einen Zug werden zwei Karten gezogen. Die linke sagt, welche Leisten in Frage kommen: jede, die dem Ende nächste, die einem Wahrzeichen nächste. Die rechte entscheidet Gleichstände durch eine Liste der Leisten und
    sagt, wie die Karte gelesen wird. Der Automa rückt vor und tut auf seine Art, was auf dem Feld steht: Er erkundet und erobert, wohin seine Regeln zeigen. Dann rückt das Schattenreich vor. Ist der Stapel leer oder zeigt
    sein letztes Paar die Hand, nehmen sie einen Einkommenszug, und der Automa punktet.

    Sechs Stufen ändern, wofür und wie schnell er punktet; beginne mit 1 oder 2.
learn-tapestry-table-setup = Aufbau
learn-tapestry-table-setup-text =
    – Bau ein Spiel für drei auf der kleinen Karte auf. Du beginnst auf dem Startfeld mit dem Aufdruck 2/4, der Automa auf dem mit 3/5, mit je zwei Außenposten. Das mit 1/6 bleibt leer.
    – Jeder Bot hat einen Stein auf dem Start jeder Leiste und einen Außenposten neben seiner Lieblingsleiste. Das Programm würfelt Zivilisation und Lieblingsleisten aus.
    – Nimm die Karten und Zivilisationen aus dem Spiel, die das Programm nennt. Die Entscheidungskarten bleiben in der Schachtel: Das Programm zieht, wenn du nichts anderes wählst.
learn-tapestry-table-turn = Ein Zug mit den Bots
learn-tapestry-table-turn-text =
    Mach deinen Zug wie immer. Sag dann, was die Bots sehen konnten: Schritte auf Leisten, erkundete und eroberte Felder, Einkommenszüge. Was du besitzt, baust oder wertest, braucht niemand zu wissen.

    Das Programm sagt Schritt für Schritt und Feld für Feld, was für beide Bots zu tun ist, mit Bild. „Warum?“ zeigt, wie sie gewählt haben. Ist der Tisch anders, stellst du es mit „Ändern“ richtig.
learn-tapestry-table-end = Das Ende am Tisch
learn-tapestry-table-end-text =
    Nach ihrem fünften Einkommenszug sind die Bots fertig; du spielst bis zu deinem weiter. Sag dann deine Punkte, und das Programm vergleicht sie mit denen des Automa.

## Wörter des Spiels

term-tapestry-track = Leiste
term-tapestry-track-means = Entdeckung, Technologie, Wissenschaft oder Militär (mit einer Erweiterung auch Künste): zwölf Felder in vier Stufen.
term-tapestry-tier = Stufe
term-tapestry-tier-means = Drei Felder einer Leiste mit demselben Preis. Wer sie zuerst betritt, nimmt ein Wahrzeichen.
term-tapestry-benefit = Vorteil
term-tapestry-benefit-means = Was ein Feld gibt. Er wird ausgeführt, so weit es geht.
term-tapestry-bonus = Bonus auf einem Feld
term-tapestry-bonus-means = Etwas, wofür du einmal zusätzlich bezahlen darfst, wenn du dort landest.
term-tapestry-income = Einkommenszug
term-tapestry-income-means = Einer von fünfen: Punkte, eine Wandteppichkarte, neue Güter. Er beginnt deine nächste Ära.
term-tapestry-era = Ära
term-tapestry-era-means = Von einem deiner Einkommenszüge bis zum nächsten. Alle haben ihre eigene.
term-tapestry-territory = Gebiet
term-tapestry-territory-means = Ein Feld mit Land, aufgedruckt oder als Plättchen gelegt.
term-tapestry-control = Kontrolle
term-tapestry-control-means = Nur deine Außenposten stehen dort aufrecht.
term-tapestry-outpost = Außenposten
term-tapestry-outpost-means = Du hast zehn, zwei davon von Anfang an auf der Karte.
term-tapestry-landmark = Wahrzeichen
term-tapestry-landmark-means = Ein großes Gebäude für deine Stadt. Von jedem gibt es eines.
term-tapestry-tapestry = Wandteppichkarte
term-tapestry-tapestry-means = In jedem der Einkommenszüge 2 bis 4 spielst du eine. Sie wirkt sofort, in dieser Ära oder länger.
term-tapestry-tech = Technologiekarte
term-tapestry-tech-means = Eine Erfindung. Sie beginnt in der unteren Reihe; eine Verbesserung schiebt sie eine Reihe höher und gibt ihren Kreis, die nächste ihr Quadrat.
term-tapestry-space = Weltraumplättchen
term-tapestry-space-means = Du behältst es, bis du den Weltraum erkundest: Dann liegt es neben deiner Einkommenstafel und gibt, was es zeigt.
term-tapestry-masterpiece = Meisterwerk
term-tapestry-masterpiece-means = Eine Karte der Künste. Sie gibt ihren Vorteil am Anfang deiner Einkommenszüge 2 bis 5 und wenn die Künsteleiste es sagt.
term-tapestry-neighbour = Nachbar
term-tapestry-neighbour-means = Wer neben dir sitzt; allein sind es beide Bots.
term-tapestry-bots = Die Automas
term-tapestry-bots-means = Der Automa spielt um Punkte. Das Schattenreich bekommt nie welche: Es geht auf den Leisten vor und schnappt dir dort Wahrzeichen weg.
term-tapestry-favourite = Lieblingsleiste
term-tapestry-favourite-means = Jeder Bot hat eine: Sie steht für das Herz auf den Karten.

chapter-tapestry-achievements = Errungenschaften
chapter-tapestry-advance = Vorrücken
chapter-tapestry-arts = Künste
chapter-tapestry-buildings = Gebäude
chapter-tapestry-card = Karten, eine nach der anderen
chapter-tapestry-city = Die Stadt
chapter-tapestry-civ = Zivilisationen, eine nach der anderen
chapter-tapestry-civilizations = Zivilisationen
chapter-tapestry-conquer = Erobern
chapter-tapestry-effect = Effekte
chapter-tapestry-explore = Erkunden
chapter-tapestry-income = Der Einkommenszug
chapter-tapestry-landmarks = Wahrzeichen
chapter-tapestry-resources = Güter
chapter-tapestry-science = Wissenschaft
chapter-tapestry-tapestry = Wandteppichkarten
chapter-tapestry-tech = Technologie
chapter-tapestry-tracks = Leisten
