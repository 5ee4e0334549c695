## Ein erstes Spiel Terra Mystica, Schritt für Schritt

lesson-terra-mystica-home = Du führst die Halblinge, die in der Ebene wohnen, auf den braunen Feldern. Zuerst setzt jeder zwei Wohnhäuser. Wähle F7 und baue dort: Die Nomaden siedeln in der Nähe, und Nachbarn geben einander Macht.
lesson-terra-mystica-second-home = Jetzt ein zweites auf E6, damit beide zusammenwachsen können. Jedes Wohnhaus bringt zu Beginn jeder Runde einen Arbeiter.
lesson-terra-mystica-bonus = Jeder hat für eine Runde eine Bonuskarte. Nimm die mit 2 Münzen Einkommen und einem Spaten als Aktion.
lesson-terra-mystica-spade = Runde 1: Ein Zug ist eine Aktion. Öffne „Sonder“ und nutze den Spaten deiner Bonuskarte, der ein Feld um einen Schritt verändert. Die Halblinge bekommen für jeden Spaten einen Punkt.
lesson-terra-mystica-dig = E10 ist Sumpf, einen Schritt von der Ebene entfernt. Wähle es, dann grabe und baue: Es wird Ebene, und für einen Arbeiter und 2 Münzen steht ein Wohnhaus darauf.
lesson-terra-mystica-upgrade = Aus Wohnhäusern werden Handelshäuser, die Münzen und Macht bringen. F7 hat einen Nachbarn, die Nomaden auf G7: Das macht es billiger. Wähle F7 und baue aus.
lesson-terra-mystica-power = Die Nomaden haben neben dir gebaut: Du darfst für einen Punkt 2 Macht nehmen. Macht schiebt Steine von Schale 1 nach 2 und von 2 nach 3; nur Schale 3 kann man ausgeben. Nimm sie.
lesson-terra-mystica-build = D8 ist Ebene und in Reichweite: Dort braucht es keinen Spaten. Baue ein Wohnhaus.
lesson-terra-mystica-free-power = Eine Macht von einem Nachbarn kostet nie etwas. Nimm sie.
lesson-terra-mystica-temple = Mach aus F7 einen Tempel: jede Runde ein Priester und sofort ein Gunstplättchen. Wähle das mit 2 Schritten auf Erde und einem Arbeiter je Runde: Diese Runde belohnt, wer auf Erde weit oben ist.
lesson-terra-mystica-burn = Machtaktionen sind für alle da, jede einmal je Runde. Du hast 1 in Schale 3 und brauchst 3: Verbrenne zwei Steine (einer geht, einer rückt auf). Öffne „Macht“ und hol dir für 3 Macht einen Priester.
lesson-terra-mystica-priest = Priester kann man für immer zu einem Kult schicken. Der erste eines Kults ist 3 Schritte wert: Schick deinen zur Erde, hinauf auf 6.
lesson-terra-mystica-pass = Deine Arbeiter sind verbraucht: Passe und tausche deine Bonuskarte gegen die mit 6 Münzen Einkommen. Wer zuerst passt, beginnt die nächste Runde; diesmal die Nomaden.
lesson-terra-mystica-reward = Der Bonus der Runde: 4 auf Erde bringen einen Spaten geschenkt. Nutze ihn auf E5, einem Sumpf: zur Ebene.
lesson-terra-mystica-round = Runde 2 wertet Wohnhäuser, 2 Punkte für jedes; die Leiste oben sagt es. Baue eines auf E5, das schon bereit ist.
lesson-terra-mystica-more-power = Wieder die Nomaden, und wieder kostet die erste Macht nichts.
lesson-terra-mystica-trade = Bau E6 zum Handelshaus aus. Gebäude nebeneinander, mindestens vier und zusammen 7 Macht wert, werden später zur Stadt: Punkte und ein Plättchen.
lesson-terra-mystica-second-pass = Genug für diese Runde. Passe und such dir die Bonuskarte aus, die dir am besten gefällt.
lesson-terra-mystica-end = Du hast jede Art von Aktion gesehen. Nach sechs Runden bringen das größte Netz und die Kulte viele Punkte. Der Rest gehört dir: Ein Tipp hilft, wenn du nicht weiterweißt, „Warum?“ erklärt den Automa.
