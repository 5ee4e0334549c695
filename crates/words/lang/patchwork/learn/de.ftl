## So wird gespielt

learn-patchwork-goal = Das Ziel
learn-patchwork-goal-text =
    Du nähst aus krummen Flicken eine Decke von 9 mal 9 Feldern. Knöpfe sind dein Geld, solange gespielt wird, und am Ende deine Punkte; jedes Feld,
    das leer bleibt, kostet dich zwei davon.

    Du beginnst mit einem leeren Brett, 5 Knöpfen und deinem Stein auf dem ersten Feld der Zeittafel. Alle 33 Flicken liegen in zufälliger Reihenfolge im Kreis
    darum, und in einer der Lücken steht eine Figur.
learn-patchwork-turn = Ein Zug
learn-patchwork-turn-text =
    Wer auf der Zeittafel weiter hinten steht, ist dran, auch mehrmals nacheinander. Stehen beide auf demselben Feld, ist dran, wer zuletzt kam. Du tust
    eines von beidem:

    – Vorrücken: Zieh deinen Stein auf das Feld direkt vor dem anderen und nimm für jedes Feld einen Knopf.
    – Einen Flicken nehmen: Wähle einen der drei vor der Figur und stell die Figur in seine Lücke. Bezahl seine Knöpfe, näh ihn an, gedreht und gewendet, wie du willst,
    und zieh deinen Stein um seine Zeit weiter. Was angenäht ist, bleibt liegen.

    Einen Flicken, den du nicht bezahlen kannst oder der nirgends passt, kannst du nicht nehmen.
learn-patchwork-marks = Zeichen am Weg
learn-patchwork-marks-text =
    Zieht dein Stein über ein Zeichen mit einem Knopf oder darauf, bekommst du für jeden Knopf, der auf deiner Decke aufgedruckt ist, einen Knopf. Der Flicken,
    den du gerade angenäht hast, zählt mit.

    Auf der Zeittafel liegen fünf kleine Lederflicken. Wer einen zuerst erreicht, näht ihn sofort auf ein beliebiges leeres Feld; er kostet nichts.

    Wer zuerst einen Block von 7 mal 7 Feldern lückenlos bedeckt, bekommt das Sonderplättchen. Es ist 7 Punkte wert.
learn-patchwork-end = Das Ende
learn-patchwork-end-text =
    Das Spiel ist aus, wenn beide Steine auf dem letzten Feld sind. Zähl deine Knöpfe, dazu 7 für das Sonderplättchen, und zieh für jedes leere Feld 2 ab.
    Die höhere Zahl gewinnt; bei Gleichstand, wer zuerst im Ziel war.
learn-patchwork-automa = Der Automa
learn-patchwork-automa-text =
    Der Automa ist ein Stapel von zwölf Karten. Er hat kein Brett und bezahlt nichts. Er zieht nach derselben Regel wie du: Wer weiter hinten steht, ist dran.

    – Er deckt eine Karte auf. Die Zahl darauf sagt, wie teuer ein Flicken sein darf.
    – Ist keiner der drei billig genug, passt er: Sein Stein geht direkt vor deinen, ohne Knöpfe.
    – Sind es mehrere, entscheiden die Zeilen der Karte von oben nach unten: dich nicht überholen, der größte, die meisten Knöpfe, der am weitesten entfernte. Jede Zeile behält,
    was am besten passt, und die erste, die nur einen übrig lässt, beendet die Wahl.
    – An jedem Zeichen mit einem Knopf bekommt er so viele Knöpfe, wie die Karte sagt.

    Die Stufe sagt, was bei ihm am Ende zählt: auf I nur das Sonderplättchen, dann seine Knöpfe, seine Flicken mit Knöpfen, die aufgedruckten Knöpfe; auf V alles. Sie legt auch
    fest, wo sein Marker liegt, an dem er das Sonderplättchen bekommt, wenn du es nicht vorher hast.
learn-patchwork-table-setup = Aufbau
learn-patchwork-table-setup-text =
    – Leg die Flicken im Kreis um die Zeittafel und stell die Figur im Uhrzeigersinn neben den kleinsten, den mit zwei Feldern.
    – Stell beide Steine auf das erste Feld, deinen obenauf, und nimm 5 Knöpfe. Der Automa nimmt keine und auch kein Deckenbrett.
    – Wähle hier Stufe und Stapel. Das Programm zieht die Karten; willst du lieber deine eigenen aufdecken, wähle das.
    – Leg einen Knopf auf das Feld, das das Programm nennt: Dort bekommt der Automa das Sonderplättchen.
learn-patchwork-table-turn = Ein Zug mit dem Automa
learn-patchwork-table-turn-text =
    Spiel deinen Zug mit den Händen und tippe an, was du getan hast: vorgerückt oder den ersten, zweiten oder dritten Flicken genommen. Dann sagt das Programm groß, was für den
    Automa zu tun ist: welcher Flicken auf seinen Haufen kommt, wo die Figur steht, wie weit sein Stein zieht. „Warum?“ zeigt die Zeilen seiner Karte.

    Ist auf dem Tisch etwas anders, als das Programm denkt, stellst du es mit „Ändern“ richtig, eines nach dem anderen.
learn-patchwork-table-end = Das Ende am Tisch
learn-patchwork-table-end-text =
    Sind beide Steine im Ziel, fragt das Programm nach deinen Knöpfen und leeren Feldern und rechnet für beide ab. Es sagt auch, wie das Spiel auf den anderen Stufen ausgegangen wäre.

## Wörter des Spiels

term-patchwork-button = Knopf
term-patchwork-button-means = Geld, solange gespielt wird, und am Ende je ein Punkt.
term-patchwork-income = Aufgedruckte Knöpfe
term-patchwork-income-means = Die Knöpfe auf einem Flicken: was er an jedem Zeichen mit Knopf bringt. Für sich sind sie keine Punkte.
term-patchwork-time = Zeit
term-patchwork-time-means = Die Sanduhr auf einem Flicken: Um so viele Felder zieht dein Stein, wenn du ihn nimmst.
term-patchwork-leather = Lederflicken
term-patchwork-leather-means = Ein Flicken von einem Feld, umsonst für den, der ihn auf der Zeittafel zuerst erreicht.
term-patchwork-special = Sonderplättchen
term-patchwork-special-means = 7 Punkte für den, der zuerst 7 mal 7 Felder bedeckt; der Automa bekommt es an seinem Marker.
term-patchwork-ring = Kreis der Flicken
term-patchwork-ring-means = Alle übrigen Flicken, rings um die Zeittafel. Ihre Reihenfolge bleibt; die Figur zieht im Uhrzeigersinn daran entlang.
term-patchwork-pawn = Figur
term-patchwork-pawn-means = Steht im Kreis. Die drei Flicken vor ihr, im Uhrzeigersinn, können genommen werden.
term-patchwork-token = Stein
term-patchwork-token-means = Deiner ist eine Scheibe, der des Automa eine Raute. Er zeigt, wie weit du auf der Zeittafel bist.
term-patchwork-virtual = Was er ausgeben kann
term-patchwork-virtual-means = Die Zahl auf der Karte des Automa: Flicken bis zu diesem Preis kommen in Frage. Mit seinen eigenen Knöpfen bezahlt er nie.
term-patchwork-level = Stufe
term-patchwork-level-means = I bis V: was beim Automa am Ende zählt und wo sein Marker liegt.

chapter-patchwork-advance = Vorrücken
chapter-patchwork-take = Einen Flicken nehmen
chapter-patchwork-marks = Zeichen auf der Zeittafel
chapter-patchwork-tile = Das Sonderplättchen
print-board = Zeittafel und Deckenbrett
