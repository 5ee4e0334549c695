## So wird gespielt

learn-terra-mystica-goal = Das Ziel
learn-terra-mystica-goal-text =
    Du führst ein Volk, das nur auf einer Art Land leben kann. Sechs Runden lang machst du Land zu deinem, baust darauf, steigst in den Kulten der vier Elemente auf und gründest Städte.
    Wer die meisten Siegpunkte hat, gewinnt.

    Jedes Volk hat seine eigene Tafel: was seine Gebäude kosten, was sie bringen und was nur es kann. Du beginnst mit 20 Punkten, zwei Wohnhäusern auf der Karte
    (manche Völker mit einem oder drei) und einer Bonuskarte.
learn-terra-mystica-round = Eine Runde
learn-terra-mystica-round-text =
    – Einkommen: Jedes Gebäude, das deine Tafel verlassen hat, deckt auf, was es bringt; ebenso Bonuskarte und Gunstplättchen.
    – Aktionen: reihum je eine, bis alle gepasst haben. Wer passt, gibt die Bonuskarte zurück und nimmt eine andere. Wer zuerst passt, beginnt die nächste Runde.
    – Nach der Runde: Für deine Schritte im Kult, den das Wertungsplättchen nennt, bekommst du einen Bonus. Jede Runde hat so ein Plättchen; es gibt auch Punkte für eine bestimmte Sache, die in
    dieser Runde getan wird.
learn-terra-mystica-turn = Eine Aktion
learn-terra-mystica-turn-text =
    – Umwandeln und bauen: Mach ein Feld in Reichweite mit Spaten zu deinem Land und setz ein Wohnhaus darauf. In Reichweite ist, was neben einem deiner Gebäude liegt, über eine Brücke oder so weit
    über den Fluss, wie deine Schifffahrt reicht. Ein Spaten macht aus einem Land das benachbarte im Kreis der sieben; er kostet 3 Arbeiter, später 2 und 1.
    – Ausbauen: Aus einem Wohnhaus wird ein Handelshaus, daraus ein Tempel oder deine Festung, aus einem Tempel ein Heiligtum. Neben Gegnern ist ein Handelshaus billiger. Tempel und
    Heiligtum bringen ein Gunstplättchen, die Festung eine Fähigkeit deines Volks.
    – Schiffe oder Spaten: ein Schritt der Schifffahrt (ein Priester und 4 Münzen) oder des Grabens, für Punkte und Reichweite.
    – Einen Priester in einen Kult schicken: 3 oder 2 Schritte, wo ein Platz frei ist und er für immer bleibt, oder 1 Schritt, und er geht in den Vorrat zurück.
    – Machtaktion: eine von sechs, jede einmal je Runde für alle zusammen.
    – Eine eigene Sonderaktion, oder passen.
learn-terra-mystica-power = Macht und Güter
learn-terra-mystica-power-text =
    Macht wandert durch drei Schalen. Macht bekommen heißt, einen Stein aus der ersten Schale in die zweite zu legen, und wenn die erste leer ist, aus der zweiten in die dritte. Ausgeben lässt sich
    nur, was in der dritten liegt; dann kommt es zurück in die erste. Du darfst auch opfern: Nimm einen Stein der zweiten Schale aus dem Spiel, um einen anderen hochzulegen.

    In deinem Zug darfst du jederzeit tauschen, aber nur abwärts: 5 Macht für einen Priester, 3 für einen Arbeiter, 1 für eine Münze; einen Priester für einen Arbeiter, einen Arbeiter für eine Münze.

    Baut jemand neben dir, darfst du für deine Gebäude dort Macht nehmen. Jede Macht nach der ersten kostet einen Siegpunkt.
learn-terra-mystica-cults = Die Kulte
learn-terra-mystica-cults-text =
    Vier Leisten: Feuer, Wasser, Erde, Luft. Auf dem Weg nach oben bekommst du bei 3, 5, 7 und 10 Macht. Das oberste Feld braucht einen Schlüssel aus einer Stadt und hat nur für einen Platz.

    Gunstplättchen geben sofort Kultschritte, und von da an Einkommen, Punkte oder eine Aktion.
learn-terra-mystica-towns = Städte
learn-terra-mystica-towns-text =
    Vier verbundene Gebäude (mit einem Heiligtum drei), die zusammen 7 Macht wert sind, sind eine Stadt: Wohnhäuser zählen 1, Handelshäuser und Tempel 2, Festung und
    Heiligtum 3. Wähle ein Stadtplättchen: Punkte, etwas für sofort und einen Schlüssel.
learn-terra-mystica-end = Das Ende
learn-terra-mystica-end-text =
    Nach Runde 6 bringt jeder Kult den ersten drei darauf 8, 4 und 2 Punkte. Die größten Netze von Gebäuden in Reichweite voneinander bringen 18, 12 und 6. Drei Münzen sind einen Punkt wert.
    Wer gleichauf ist, teilt.
learn-terra-mystica-automa = Der Automa
learn-terra-mystica-automa-text =
    Der Automa baut, blockiert, steigt auf und punktet, und er bezahlt nichts: Er hat weder Münzen noch Arbeiter noch Macht, gründet keine Städte und nimmt keine Gunstplättchen. Von dir nimmt er
    nie Macht, du darfst sie aber von seinen Gebäuden nehmen.

    Jeder Zug hat zwei Karten. Die neue sagt, was er tut: bauen, ausbauen, eine Machtaktion nehmen, einen Priester schicken, oder was sein Volk tut. Die Karte davor sagt, wie er wählt, wo mehrere Stellen
    gleich gut sind: nahe bei seinen eigenen Siedlungen, abgezählt von links oder rechts, in welcher Richtung die Karte gelesen wird. Dann bekommt er die Punkte der Karte.

    Gegen Ende seines Stapels lassen ihn manche Karten passen. Jede Runde hat der Stapel eine Karte mehr. Auf leichten Stufen beginnt er mit weniger Karten, auf schweren mit mehr; auf Albtraum
    bekommt er jedes Mal einen Punkt mehr.
learn-terra-mystica-table-setup = Aufbau
learn-terra-mystica-table-setup-text =
    – Bau für zwei auf und nimm für den Automa ein weiteres Volk einer anderen Farbe: seine Gebäude, sieben Priester, seine Marker auf die Kulte und einen auf 20 Punkte (auf Leicht 10).
    – Wähle hier Schwierigkeit und Völker; das Programm nennt Wertungsplättchen und Bonuskarten. Liegen bei dir andere, stell es richtig.
    – Tippe an, wo deine Wohnhäuser stehen. Nach jedem sagt das Programm, wohin das des Automa kommt. Dann wähle eine Bonuskarte. Du beginnst Runde 1.
learn-terra-mystica-table-turn = Ein Zug mit dem Automa
learn-terra-mystica-table-turn-text =
    Spiel mit deinen eigenen Gütern wie immer und sag, was alle sehen können: Tippe das Feld an und was du dort getan hast; Kultschritte, Machtaktionen, Plättchen und Passen stehen in den Gruppen
    unter der Karte. Dann sagt das Programm Feld für Feld, was für den Automa zu tun ist und wie viel Macht du von ihm nehmen darfst. „Warum?“ zeigt, was er erwogen hat und welche Zeile was ausschied.
learn-terra-mystica-table-end = Das Ende am Tisch
learn-terra-mystica-table-end-text =
    Nach jeder Runde erinnert dich das Programm an Kultbonus und Einkommen. Sag nach Runde 6, welche Punkte dein Marker zeigt; es zählt Netze und Kulte für alle dazu.

## Wörter des Spiels

term-terra-mystica-round = Rundenplättchen
term-terra-mystica-round-means = Eines für jede der sechs Runden: was in ihr Punkte gibt und, außer bei der letzten, was Schritte auf einem Kult nach ihr bringen.
term-terra-mystica-power = Macht
term-terra-mystica-power-means = Steine in drei Schalen. Ausgeben lässt sich nur, was in der dritten liegt.
term-terra-mystica-action = Machtaktion
term-terra-mystica-action-means = Wird mit Macht bezahlt. In der Mitte liegen sechs, jede einmal in der Runde für alle zusammen.
term-terra-mystica-spade = Spaten
term-terra-mystica-spade-means = Macht aus einem Feld das benachbarte Land im Kreis der sieben.
term-terra-mystica-home = Heimatland
term-terra-mystica-home-means = Das einzige Land, auf dem dein Volk bauen kann.
term-terra-mystica-reach = Reichweite
term-terra-mystica-reach-means = Felder neben deinen Gebäuden, über Brücken oder über so viele Flussfelder, wie deine Schifffahrt erlaubt.
term-terra-mystica-leech = Macht von Nachbarn
term-terra-mystica-leech-means = Was du nehmen darfst, wenn jemand neben dir baut. Es kostet einen Punkt weniger als die Macht, die du nimmst.
term-terra-mystica-favour = Gunstplättchen
term-terra-mystica-favour-means = Kommt mit Tempel oder Heiligtum: sofort Kultschritte und etwas, das bleibt.
term-terra-mystica-town = Stadt
term-terra-mystica-town-means = Verbundene Gebäude, die 7 Macht wert sind: ein Plättchen mit Punkten, Gütern und einem Schlüssel.
term-terra-mystica-cult = Kult
term-terra-mystica-cult-means = Eine der vier Leisten: Feuer, Wasser, Erde, Luft.
term-terra-mystica-bonus = Bonuskarte
term-terra-mystica-bonus-means = Für eine Runde deine: Einkommen, eine Aktion oder Punkte beim Passen.
term-terra-mystica-key = Schlüssel
term-terra-mystica-key-means = Öffnet das oberste Feld eines Kults. Jedes Stadtplättchen hat einen.
term-terra-mystica-support = Stützkarte
term-terra-mystica-support-means = Die vorige Karte des Automa: Sie entscheidet Gleichstände durch ein Ziel, eine Zahl und eine Richtung.

chapter-terra-mystica-action = Aktionen
chapter-terra-mystica-bonus = Bonuskarten
chapter-terra-mystica-bridge = Brücken
chapter-terra-mystica-build = Bauen
chapter-terra-mystica-cleanup = Zwischen den Runden
chapter-terra-mystica-convert = Güter tauschen
chapter-terra-mystica-cult = Kulte
chapter-terra-mystica-cult-bonus = Kultbonus
chapter-terra-mystica-digging = Graben
chapter-terra-mystica-faction = Völker
chapter-terra-mystica-favour = Gunstplättchen
chapter-terra-mystica-ice = Eis
chapter-terra-mystica-income = Einkommen
chapter-terra-mystica-leech = Macht von Nachbarn
chapter-terra-mystica-map = Die Karte
chapter-terra-mystica-pass = Passen
chapter-terra-mystica-power = Macht
chapter-terra-mystica-reach = Reichweite
chapter-terra-mystica-record = Aufzeichnungen von Online-Spielen
chapter-terra-mystica-round = Die Runde
chapter-terra-mystica-scoring = Rundenwertung
chapter-terra-mystica-shipping = Schifffahrt
chapter-terra-mystica-spade = Spaten
chapter-terra-mystica-town = Städte
chapter-terra-mystica-upgrade = Ausbauen
chapter-terra-mystica-volcano = Vulkan
print-tiles = Gunst- und Stadtplättchen
