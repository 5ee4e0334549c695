## Tipps: eine ganze Aktion in wenigen Worten
tm-whole-dig-build = { $hex } umwandeln und ein Wohnhaus darauf bauen
tm-whole-dig = { $hex } umwandeln: { $terrain }
tm-whole-build = Ein Wohnhaus auf { $hex } bauen
tm-whole-burn = { $count ->
    [one] Einen Machtstein opfern
   *[other] { $count } Machtsteine opfern
}
tm-whole-convert = { $paid } in { $got } tauschen
tm-whole-after = { $first }, dann: { $next }

## Tipps: was für eine Aktion spricht
tm-reason-round = Runde { $round } belohnt das mit { $vp }.
tm-reason-favour = { $tile } gibt { $vp } dazu.
tm-reason-faction-vp = Dein Volk bekommt dafür { $vp }.
tm-reason-track = Das bringt sofort { $vp }.
tm-reason-town = Damit gründest du eine Stadt: { $what }.
tm-reason-town-near = Zur Stadt braucht die Siedlung dann nur noch { $missing }.
tm-reason-lacks-structures = { $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
}
tm-reason-lacks-value = { $count } Machtwert
tm-reason-income = Einkommen in jeder weiteren Runde: { $list }.
tm-reason-gains = Du bekommst jetzt { $goods }.
tm-reason-reach-home = { $count ->
    [one] Ein weiteres freies Feld ({ $terrain }) kommt in Reichweite, ganz ohne Spaten.
   *[other] { $count } weitere freie Felder ({ $terrain }) kommen in Reichweite, ganz ohne Spaten.
}
tm-reason-reach-spade = { $count ->
    [one] Ein weiteres Feld, das nur einen Spaten braucht, kommt in Reichweite.
   *[other] { $count } weitere Felder, die nur einen Spaten brauchen, kommen in Reichweite.
}
tm-reason-ground = { $hex } wird Heimatgelände ({ $terrain }): Dort kann ein Wohnhaus stehen.
tm-reason-neighbour = Daneben: { $who }. Ein Handelshaus kostet dort nur die Hälfte der Münzen.
tm-reason-offers = { $power } Macht wird angeboten: { $who }.
tm-reason-cult-lead = Du übernimmst die Führung auf { $cult } ({ $at }).
tm-reason-cult-bonus = Mit { $at } auf { $cult } bekommst du am Ende der Runde { $gain }.
tm-reason-cult = { $steps } auf { $cult }, bis { $at }.
tm-reason-cult-power = { $steps } auf { $cult }, bis { $at }, und dafür { $power } Macht.
tm-reason-power-free = { $power } Macht, ganz umsonst.
tm-reason-power-paid = { $power } Macht für { $vp }.
tm-reason-power-dear = { $power } Macht würde { $vp } kosten.
tm-reason-bowl = In Schale III liegt danach { $power } Macht.
tm-reason-pass-vp = Passen bringt jetzt { $vp }.
tm-reason-pass-first = Wer zuerst passt, beginnt die nächste Runde.
tm-reason-pass-coins = Auf der Bonuskarte liegt: { $coins }.
tm-reason-pass-nothing = Zu bauen oder auszubauen ist jetzt nichts.
tm-reason-pass-keeps = Für die nächste Runde behältst du { $goods }.
tm-reason-action = Von nun an einmal in jeder Runde: { $what }.
tm-reason-leaves = Danach noch { $goods }.
tm-reason-liked = Damit schneidet das Programm gegen den Automa besser ab als mit den anderen.

## Tipps für die erste Partie
tm-tip-dwelling = Beginne, wo Gelände deiner Heimat oder Gelände für einen Spaten in der Nähe liegt. Nachbarn machen Handelshäuser billiger und geben dir Macht.
tm-tip-bonus = Bonuskarten gehen am Ende einer Runde zurück: Nimm die, die in der nächsten Runde hilft.
tm-tip-turn = Jede Runde belohnt etwas anderes, der Streifen oben zeigt es. Gebäude, die deine Tafel verlassen, öffnen Einkommen für alle späteren Runden.
tm-tip-pass = Wer zuerst passt, beginnt die nächste Runde und hat die erste Wahl einer Bonuskarte. Was du behältst, bleibt dir.
tm-tip-offer = Ein Gebäude neben dir bietet dir Macht an. Sie kostet einen Siegpunkt weniger, als du Macht bekommst: 1 Macht ist umsonst.
tm-tip-spades = Diese Spaten sind umsonst. Nutze sie auf Gelände, das du erreichst und bebauen willst.
tm-tip-last = Die letzte Runde: Einkommen kommt keines mehr. Am Ende zählen die größte Gruppe von Gebäuden und die vier Kulte, und drei Münzen sind ein Punkt.
