## Tipps: ein Zug in wenigen Worten
pw-whole-take = Flicken für { $patch } nehmen, auf { $at }
pw-whole-advance = Auf { $to } vorrücken
pw-whole-leather = Lederflicken auf { $at } legen

## Tipps: was für einen Zug spricht
pw-reason-covers = Er bedeckt { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}. Am Ende zählt das { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
pw-reason-buttons = { $count ->
    [one] Sein Knopf zählt
   *[other] Seine { $count } Knöpfe zählen
} { $marks ->
    [one] beim letzten Einkommen
   *[other] bei jedem der { $marks } Einkommen, die noch kommen
}: { $all ->
    [one] 1 Knopf
   *[other] { $all } Knöpfe
}.
pw-reason-income = Du kommst am Einkommen bei { $mark } vorbei: { $count ->
    [one] 1 Knopf
   *[other] { $count } Knöpfe
}.
pw-reason-leather = Du bekommst den Lederflicken bei { $mark }.
pw-reason-tile = Damit sind 7x7 bedeckt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
pw-reason-advance = Das bringt { $count ->
    [one] 1 Knopf
   *[other] { $count } Knöpfe
}.
pw-reason-again = Du bleibst hinten und bist gleich noch einmal am Zug.
pw-reason-nothing = Von den nächsten Flicken kannst du jetzt keinen nehmen.
pw-reason-whole = Kein Loch bleibt zurück: Alle leeren Felder hängen zusammen.
pw-reason-fills = Er füllt ein Loch, in das kein Flicken passt.
pw-reason-leaves = Dir { $count ->
    [one] bleibt 1 Knopf
   *[other] bleiben { $count } Knöpfe
}.

## Tipps für die erste Partie
pw-tip-turn = Wer auf der Zeittafel hinten steht, ist am Zug. Nimm einen der nächsten drei Flicken, für Knöpfe und Zeit; oder rücke vor den anderen Stein, für einen Knopf je Feld.
pw-tip-income = Die Knöpfe auf deinen Flicken zählen bei jedem Einkommen, an dem du vorbeikommst. Flicken mit Knöpfen sind früh am meisten wert.
pw-tip-tile = Wer zuerst sieben mal sieben Felder bedeckt, bekommt das Sonderplättchen: 7 Punkte. Lege so, dass in der Mitte keine Löcher bleiben.
pw-tip-leather = Ein Lederflicken bedeckt ein einzelnes Feld. Am besten liegt er in einem Loch, in das kein Flicken passt.
pw-tip-end = Am Ende kostet jedes leere Feld 2 Punkte. Ein Flicken, der weniger Knöpfe kostet als das Doppelte seiner Felder, lohnt sich noch.
