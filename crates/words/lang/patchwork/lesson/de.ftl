## Ein erstes Spiel Patchwork, Schritt für Schritt

lesson-patchwork-start = Du nähst eine Decke aus 9 mal 9 Feldern, und nur die drei Flicken vor der Figur kann man kaufen. Nimm den, der nichts kostet: Dreh oder wende ihn, wie du magst, und leg ihn irgendwohin.
lesson-patchwork-income = Dein Stein ging 3 Felder weiter, für 3 Zeit. Wer hinten liegt, zieht, also der Automa; „Warum?“ zeigt, wie er gewählt hat. Nimm jetzt den Flicken für 1 Knopf, 5 Zeit: Unterwegs liegt ein Knopf, dort zahlt jeder aufgenähte Knopf einen.
lesson-patchwork-advance = Statt zu kaufen, kannst du vorrücken: Dein Stein springt knapp vor den des Automa, und jedes Feld bringt einen Knopf. Was hier liegt, ist schwach oder zu teuer, also rück vor.
lesson-patchwork-behind = Nimm den Flicken für 1 Knopf, 4 Zeit. Damit liegst du weit vorn, und nun schau zu: Der Automa zieht so oft hintereinander, bis er vor dir liegt.
lesson-patchwork-again = Der Automa ist weit voraus: Du hast Zeit für mehr als einen Zug. Nimm den Flicken für 2 Knöpfe, 2 Zeit. Du bleibst hinten und ziehst gleich noch einmal.
lesson-patchwork-dear = Du bist immer noch dran. Knöpfe auf einem Flicken zahlen bei jedem Knopf, an dem du noch vorbeikommst, frühe also am meisten. Nimm den teuren für 7 Knöpfe, 6 Zeit, auf dem drei Knöpfe sind.
lesson-patchwork-leather = Fünf kleine Lederflicken liegen auf der Zeittafel; wer zuerst vorbeikommt, bekommt ihn. Nimm den Flicken für 7 Knöpfe, 4 Zeit: Er führt auf Feld 26, genau zum ersten.
lesson-patchwork-hole = Ein Lederflicken deckt ein einziges Feld. Leg ihn dorthin, wo nichts anderes passen würde, in ein Loch oder eine Ecke.
lesson-patchwork-end-game = Am Ende ist jeder Knopf ein Punkt, jedes leere Feld kostet zwei; das erste volle 7 mal 7 bringt 7. Der Automa zählt seine Knöpfe und je nach Stufe seine Flicken. Nimm den Flicken für 2 Knöpfe, 3 Zeit.
lesson-patchwork-end = Das ist schon ganz Patchwork. Spiel von hier aus weiter: Ein Tipp hilft, wenn du nicht weiterweißt, und „Warum?“ erklärt jeden Zug des Automa.
