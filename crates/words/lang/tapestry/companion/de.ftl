## ---------------------------------------------------------------- Tapestry am Spieltisch: was gefragt wird
ta-level-1 = unter den Erwartungen
ta-level-2 = der Durchschnittliche
ta-level-3 = leicht einschüchternd
ta-level-4 = ziemlich großartig
ta-level-5 = ganz sicher großartig
ta-level-6 = Zerschmetterer der Träume
tac-title-solo = Tapestry am Spieltisch: du gegen den Automa und das Schattenreich. Stufe { $level }: Automa, { $name }.
tac-title-shadow = Tapestry am Spieltisch: zwei Menschen neben dem Schattenreich.
tac-wait-first = { $who }: Der erste Zug ist ein Einkommenszug. Sag das, und was davon zu sehen ist.
tac-wait-turn = { $who }: Was ist in diesem Zug geschehen?
tac-wait-more = { $who }: Noch etwas? Sonst: done.
tac-wait-reaction = Ein Bot hat ein Wahrzeichen genommen. { $who }: Was hast du deshalb getan? Wenn nichts: done.
tac-wait-bots = Die Bots sind an der Reihe.
tac-wait-shadow = Das Schattenreich ist an der Reihe.
tac-wait-left = Zieh zwei Entscheidungskarten und leg sie zufällig links und rechts hin. Welche liegt links?
tac-wait-right = Welche Karte liegt rechts?
tac-wait-progress = Sieh dir die oberste Fortschrittskarte an, leg sie zurück und misch. Welche war es?
tac-wait-die = Wirf den Wissenschaftswürfel für den Automa. Was zeigt er?
tac-wait-die-among = Wirf den Wissenschaftswürfel für den Automa, bis er { $tracks } zeigt. Was zeigt er?
tac-wait-trap = Der Automa erobert { $hex }. Wirfst du eine Falle ab?
tac-wait-result = Das Ende. { $who }: Wie viele SP hast du?
tac-say-first = income, dann done
tac-say-turn = science, explore 1/0, conquer 1/0 oder income; dann done
tac-say-more = done, oder was du noch getan hast
tac-say-also = Mehreres zugleich: science. explore 1/0. done. Die Karte mit ihren Feldern: map. Alle Befehle: help.
tac-say-die = die { $track }
tac-say-trap = trap oder no-trap
tac-say-result = result 120
tac-or = { $a } oder { $b }
tac-no-points = In dieser Variante zählt jeder seine Punkte selbst, und das Schattenreich hat keine.

## Tapestry am Spieltisch: was aufzubauen ist
tac-lay-map = Baut ein Spiel zu dritt auf der kleinen Karte auf, das Startfeld mit dem Aufdruck 1/6 oben. Felder heißen Spalte/Reihe: 0/0 ist die Insel in der Mitte, 0/-2 das Startfeld mit dem Aufdruck 1/6, 2/0 das mit 2/4 rechts, -2/2 das mit 3/5 links. Du beginnst auf 2/0, der Automa auf -2/2, mit je zwei Außenposten.
tac-lay-automa = Automa: { $civs }. Ein Stein am Anfang jeder Leiste; ein Außenposten neben seiner Lieblingsleiste { $favourite }; sieben im Vorrat.
tac-lay-mat-normal = Seine Tafel liegt mit der normalen Seite oben.
tac-lay-mat-hard = Seine Tafel liegt mit der schweren Seite oben.
tac-lay-mat-card = Seine Tafel liegt mit der normalen Seite oben, die Einkommenskarte der Stufe { $level } darüber.
tac-lay-shadow = Schattenreich: ein Stein am Anfang jeder Leiste, einer daneben; ein Außenposten neben seiner Lieblingsleiste { $favourite }; neun im Vorrat.
tac-lay-shadow-alone = Schattenreich: ein Stein am Anfang jeder Leiste, einer daneben; ein Außenposten neben seiner Lieblingsleiste { $favourite }. Es hat einen Platz in der Zugfolge.
tac-lay-no-deck = Lass die Entscheidungskarten in der Schachtel: Das Programm zieht.
tac-lay-deck = Misch die Entscheidungskarten 8 bis 22 als Fortschrittsstapel. Dessen oberste Karte, ungesehen, und die Karten 1 bis 7, gemischt, sind der Entscheidungsstapel.
tac-lay-deck-shadow = Misch die Entscheidungskarten 1 bis 12 als Entscheidungsstapel.
tac-lay-out-cards = Wandteppichkarten, die in der Schachtel bleiben: { $names }.
tac-lay-out-civs = Zivilisationen, die in der Schachtel bleiben: { $names }.
tac-lay-head-start = Stufe 1: Rücke in deinem ersten Einkommenszug auf jeder Leiste einmal vor, in beliebiger Reihenfolge, mit Nutzen.
tac-lay-first = Der erste Zug: { $who }.

## Tapestry am Spieltisch: Entscheidungskarten
tac-indicator-any = jede unfertige Leiste
tac-indicator-landmark = am nächsten an einem Wahrzeichen oder am Ende
tac-indicator-end = am nächsten am Ende
tac-heart = Liebling
tac-card-left = Linke Karte { $number }: Automa { $automa }, Schattenreich { $shadow }{ $income ->
    [yes] ; Einkommenszeichen.
   *[no] .
}
tac-card-right = Rechte Karte { $number }: { $order }; Suchweg { $scan }{ $topple ->
    [yes] ; Sturzzeichen.
   *[no] .
}
tac-discard = Abgeworfene Entscheidungskarten: { $cards }.
tac-decks = Karten im Entscheidungsstapel: { $deck }. Im Fortschrittsstapel: { $progress }.

## Tapestry am Spieltisch: was Menschen taten
tac-did-explore = erkundet { $hex }
tac-did-trapped = greift { $hex } an und stürzt durch eine Falle
tac-did-outpost = setzt einen Außenposten auf { $hex }
tac-did-share = setzt einen Außenposten auf { $hex }, der die Kontrolle teilt
tac-did-piece = setzt einen Würfel oder ein Gebäude auf { $hex }
tac-did-stand = richtet einen Außenposten auf { $hex } auf
tac-did-token = der Stein von { $token } auf { $track } { $space }
tac-did-bots = lässt die Bots auf { $track } vorrücken
tac-did-forbid = hält alle anderen von { $track } ab
tac-did-done = Zug beendet
tac-noted-automa = Die Bots beginnen ihren Zug.
tac-noted-left = Karte { $number } liegt links.
tac-noted-right = Karte { $number } liegt rechts.
tac-noted-progress = Fortschrittskarte { $number } entscheidet Gleichstände.
tac-noted-trap = Du wirfst eine Falle ab.
tac-noted-no-trap = Du wirfst keine Falle ab.
tac-deed-nothing = Die Bots tun nichts.

## Tapestry am Spieltisch: was mit den Händen zu tun ist
tac-step-income = Einkommenszug { $number } der Bots.
tac-step-moved = { $who }: Rücke den Stein auf { $track } auf { $space }.
tac-step-moved-back = { $who }: Rücke den Stein auf { $track } zurück auf { $space }.
tac-step-stuck = { $who } kann auf { $track } nicht ziehen.
tac-step-landmark = Stell das Wahrzeichen { $name } auf die Tafel: { $who }.
tac-step-landmark-out = Nimm das Wahrzeichen { $name } aus dem Spiel ({ $who }).
tac-step-landmark-yours = { $who }: Nimm das Wahrzeichen { $name }.
tac-step-rolled = Der Wissenschaftswürfel zeigt { $track }.
tac-step-refresh = Wirf die drei offenen Technologiekarten ab und leg drei neue aus.
tac-step-card = Leg die oberste Wandteppichkarte verdeckt neben die Tafel des Automa, ungesehen.
tac-step-tile = Zieh ein Landschaftsplättchen und leg es auf { $hex }, { $turn ->
    [0] wie du es gezogen hast.
    [1] im Uhrzeigersinn um eine Seite gedreht.
   *[other] im Uhrzeigersinn um { $turn } Seiten gedreht.
}
tac-step-outpost = Setz einen Außenposten des Automa auf { $hex }.
tac-step-outpost-shadow = Leg einen Außenposten des Schattenreichs gestürzt auf { $hex }.
tac-step-topple = { $you ->
    [yes] Stürze deinen Außenposten auf { $hex }.
   *[no] Stürze den Außenposten auf { $hex }: { $who }.
}
tac-step-achieved = { $who }: Setz einen Würfel auf die Errungenschaft { $what } ({ $vp } SP).
tac-step-favourite = { $who }: Setz den Außenposten für die Lieblingsleiste neben { $track }.
tac-step-favourite-stays = { $who }: Die Lieblingsleiste bleibt { $track }.
tac-step-cover = Deck den nächsten Platz der Tafel des Automa mit der obersten Wandteppichkarte verdeckt zu.
tac-step-progress = Leg { $count ->
    [one] die oberste Fortschrittskarte
   *[other] die obersten { $count } Fortschrittskarten
} ungesehen auf den Ablagestapel.
tac-step-shuffle = Misch den Ablagestapel und das Paar: Der neue Entscheidungsstapel hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
tac-step-bots-done = Die Bots sind fertig: Sie ziehen nicht mehr.
tac-step-turn-up = { $count ->
    [one] Deck die Karte neben der Tafel des Automa auf und wirf sie ab. War eine Falle dabei, nimm das zurück und sag, dass du auf { $hex } gestürzt bist.
   *[other] Deck die { $count } Karten neben der Tafel des Automa einzeln auf und wirf sie ab. War eine Falle dabei, nimm das zurück und sag, dass du auf { $hex } gestürzt bist.
}
tac-step-turned-up = Wirf ab, was du neben der Tafel des Automa aufgedeckt hast. { $left ->
    [0] Dort liegt keine Karte mehr.
   *[other] Dort { $left ->
        [one] liegt noch 1 Karte
       *[other] liegen noch { $left } Karten
    }. Hast du mehr aufgedeckt, berichtige den Stapel.
}
tac-step-done = { $who }: Das war der letzte Einkommenszug.

## Tapestry am Spieltisch: was die Bots haben
tac-chip-vp = Automa { $vp } SP
tac-chip-income = { $turn ->
    [0] noch kein Einkommenszug
   *[other] Einkommenszug { $turn }
}
tac-chip-favourites = Lieblinge { $automa } (Automa), { $shadow } (Schattenreich)
tac-chip-favourite = Liebling { $shadow }
tac-chip-outposts = { $count ->
    [one] 1 Außenposten übrig
   *[other] { $count } Außenposten übrig
}
tac-chip-pile = { $count ->
    [one] 1 Karte neben der Tafel
   *[other] { $count } Karten neben der Tafel
}
tac-chip-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}

## Tapestry am Spieltisch: Tatsachen
tac-fixed-token = { $who }: { $track } auf { $space }.
tac-fixed-token-moved = { $who }: Der Stein von { $token } steht auf { $track } { $space }.
tac-fixed-hex = Auf { $hex }: { $pieces }.
tac-fixed-explored = { $hex } ist erkundet.
tac-fixed-unexplored = { $hex } ist nicht erkundet.
tac-fixed-landmark = { $you ->
    [yes] { $name } gehört dir.
   *[no] { $name } gehört: { $who }.
}
tac-fixed-landmark-free = { $name } ist frei.
tac-fixed-income = { $who }: { $count ->
    [0] noch kein Einkommenszug begonnen.
    [one] 1 Einkommenszug begonnen.
   *[other] { $count } Einkommenszüge begonnen.
}
tac-fixed-favourite = { $who }: Lieblingsleiste { $track }.
tac-fixed-outposts = { $who }: { $count ->
    [one] 1 Außenposten im Vorrat.
   *[other] { $count } Außenposten im Vorrat.
}
tac-fixed-pile = Karten verdeckt neben der Tafel des Automa: { $count }.
tac-fixed-tiles = Es sind noch Landschaftsplättchen da.
tac-fixed-no-tiles = Es sind keine Landschaftsplättchen mehr da.
tac-fixed-achievement = { $who }: Errungenschaft { $what }.
tac-fixed-no-achievement = { $who }: nicht die Errungenschaft { $what }.
tac-fixed-pair = Karte { $left } liegt links, Karte { $right } rechts.
tac-fixed-deck = Karten im Entscheidungsstapel: { $count }.
tac-fixed-civs = Zivilisation des Automa: { $civs }.
tac-fixed-forbid = { $who }: Alle anderen sind von { $track } abgehalten.
tac-fixed-no-forbid = { $who }: Niemand ist von einer Leiste abgehalten.
tac-fixed-plays-on = { $you ->
    [yes] Du hast Züge nach dem 5. Einkommenszug.
   *[no] { $who }: Züge nach dem 5. Einkommenszug.
}
tac-fixed-no-plays-on = { $you ->
    [yes] Du hast keine Züge nach dem 5. Einkommenszug.
   *[no] { $who }: keine Züge nach dem 5. Einkommenszug.
}
tac-fixed-reacts = { $who }: Die Bots warten, wenn einer von ihnen ein Wahrzeichen nimmt.
tac-fixed-no-reacts = { $who }: Die Bots warten nicht, wenn einer von ihnen ein Wahrzeichen nimmt.
tac-piece-outpost = ein Außenposten ({ $who })
tac-piece-toppled = ein gestürzter Außenposten ({ $who })
tac-piece-token = ein Würfel oder Gebäude ({ $who })
tac-piece-shared = ein Außenposten mit geteilter Kontrolle ({ $who })

## Tapestry am echten Tisch: zweifelhaft, aber angenommen
tac-warn-far = { $hex } liegt abseits von allem, was du kontrollierst. Hat keine Karte es erlaubt, nimm es zurück.
tac-warn-full = Ein Gebiet fasst zwei Außenposten, und auf { $hex } liegen schon zwei Figuren. Nimm es zurück, wenn das ein Versehen war.

## Tapestry am Spieltisch: warum etwas nicht sein kann
tac-no-asked = Dieser Platz ist jetzt nicht gefragt, oder niemand sitzt dort.
tac-no-first-turn = Der erste Zug ist ein Einkommenszug. Sag: income.
tac-no-income = In diesem Zug wurde schon ein Einkommenszug gesagt, oder alle fünf sind vorbei. Wenn nicht, sag: fix income P1 2.
tac-no-step = Der Stein ist am Ende seiner Leiste oder auf einer anderen. Sag, wo er steht: science 5.
tac-no-space = Eine Leiste hat die Felder 0 bis 12.
tac-no-landmark = Jemand hat dieses Wahrzeichen, oder es ist nicht im Spiel. Wenn es frei ist, sag: fix landmark forge nobody.
tac-no-hex = Die kleine Karte hat kein solches Feld. Siehe: map.
tac-no-explored = Dieses Feld ist schon erkundet. Wenn nicht, sag: fix explored 0/1 no.
tac-no-unexplored = Dieses Feld ist noch nicht erkundet. Sag zuerst explore.
tac-no-target = Es lässt sich nicht erobern: Es ist deins, oder zwei Stücke liegen dort. Wenn nicht, stell es mit fix hex richtig.
tac-no-full = So viele Stücke passen nicht auf ein Gebiet.
tac-no-lies = Dort liegt kein Außenposten von dir. Wenn doch, stell es mit fix hex richtig.
tac-no-card = Es gibt keine solche Entscheidungskarte, oder sie wurde schon gezogen. Wenn nicht, sag: fix discard, und die Karten, die dort liegen.
tac-no-face = Der Würfel wird geworfen, bis er eine andere Leiste zeigt. Sag, was er zuletzt zeigte.
tac-no-automa = An diesem Tisch spielt kein Automa.
tac-no-yet = Nicht mitten im Zug der Bots. Bring ihn erst zu Ende.
tac-range-points = -99 bis 999 Punkte
tac-range-automa-points = 0 bis 999 Punkte
tac-range-income = 0 bis 5 Einkommenszüge, die der Bots 0 bis 4
tac-range-bot-track = eine der vier Leisten, für einen Bot
tac-range-bot-token = der Stein eines Bots auf seiner eigenen Leiste
tac-range-outposts = 0 bis 10 Außenposten, für einen Bot
tac-range-pile = höchstens 40 Karten
tac-range-empty-tile = ein Feld ohne gedrucktes Gebiet und ohne Stücke
tac-range-achieved = höchstens zwei je Errungenschaft, und für das Schattenreich nur das Ende einer Leiste
tac-range-discard = verschiedene Karten, die nicht als Paar auf dem Tisch liegen
tac-range-deck = so viele Karten, wie weder auf dem Tisch noch auf der Ablage liegen
tac-range-civs = eine Zivilisation, auf Stufe 6 zwei verschiedene
tac-range-person = ein Mensch, kein Bot
tac-range-with-turns = jemand, der noch Züge hat

## Tapestry am Spieltisch: die Seite, ihre Knöpfe und Hinweise
tac-web-done-bots = jetzt die Automas
tac-web-done-shadow = jetzt das Schattenreich
tac-web-bots-turn = Zug der Automas
tac-web-bots-income = Einkommenszug { $number } der Automas
tac-web-shadow-turn = Zug des Schattenreichs
tac-web-turn-of = { $who } ist dran
tac-web-detail = Am Tisch · Stufe { $level }{ $era ->
    [0] { "" }
   *[other] { " " }· Ära { $era }
}
tac-web-detail-shadow = Am Tisch{ $era ->
    [0] { "" }
   *[other] { " " }· Ära { $era }
}
tac-web-lay-out = Das kommt auf den Tisch
tac-web-deck = { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Entscheidungsstapel.
tac-web-lay-short = Liegt etwas anders, fang trotzdem an und berichtige es.
tac-web-free-landmarks = Felder mit freiem Wahrzeichen
tac-web-took-landmark = { $name } ist noch frei. Hast du es genommen?
tac-web-turn-up = { $count ->
    [one] Deck zuerst die Karte neben der Tafel des Automa auf.
   *[other] Deck zuerst die { $count } Karten neben der Tafel des Automa auf, einzeln und zufällig.
}
tac-web-turn-up-trap = Eine Falle hält dich auf: Dein Außenposten kommt gestürzt an.

## Tapestry am Spieltisch: was aufzubauen ist, neben seinem Bild
tac-lie-map = Kleine Karte, Aufbau für drei
tac-lie-map-help = Das Startfeld mit dem Aufdruck 1/6, oben, bleibt leer.
tac-lie-start-you = Du: zwei Außenposten auf dem Startfeld mit dem Aufdruck 2/4, rechts
tac-lie-start-automa = Automa: zwei Außenposten auf dem Startfeld mit dem Aufdruck 3/5, links
tac-lie-cubes = Ein Stein am Anfang jeder Leiste
tac-lie-favourite = Ein Außenposten neben { $track }, der Lieblingsleiste
tac-lie-points = Ein Stein auf 0 SP
tac-lie-aside = Ein Stein daneben, für eine Errungenschaft
tac-lie-supply = { $count ->
    [one] Ein Außenposten im Vorrat
   *[other] { $count } Außenposten im Vorrat
}
tac-lie-mat-normal = Tafel: normale Seite oben
tac-lie-mat-hard = Tafel: schwere Seite oben
tac-lie-mat-card = Einkommenskarte der Stufe { $level } über der Tabelle
tac-lie-civ = Zivilisation: { $name }
tac-lie-no-deck = Sie bleiben in der Schachtel: Das Programm zieht
tac-lie-progress = Gemischt: der Fortschrittsstapel
tac-lie-deck = Mit der obersten Fortschrittskarte, ungesehen, gemischt: der Entscheidungsstapel
tac-lie-deck-shadow = Gemischt: der Entscheidungsstapel
tac-lie-box = { $count ->
    [one] Eins bleibt in der Schachtel
   *[other] { $count } bleiben in der Schachtel
}
tac-lie-box-cards = Wandteppichkarten
tac-lie-box-civs = Zivilisationen
tac-lie-begin = Wer anfängt
tac-lie-head-start = Dein erster Einkommenszug: ein Schritt auf jeder Leiste, mit Nutzen

## Die Zivilisationen des Automa beim Aufbau
opt-tapestry-automa-civilization = Zivilisation des Automa
opt-tapestry-automa-civilization-roll = Würfeln
opt-tapestry-automa-civilization-roll-means = Der Würfel entscheidet.
opt-tapestry-automa-civilization-explorers = Entdecker
opt-tapestry-automa-civilization-explorers-means = Die Leiste Entdeckung.
opt-tapestry-automa-civilization-scientists = Wissenschaftler
opt-tapestry-automa-civilization-scientists-means = Die Leiste Wissenschaft.
opt-tapestry-automa-civilization-conquerors = Eroberer
opt-tapestry-automa-civilization-conquerors-means = Die Leiste Militär.
opt-tapestry-automa-civilization-engineers = Ingenieure
opt-tapestry-automa-civilization-engineers-means = Die Leiste Technologie.
opt-tapestry-second-civilization = Seine zweite Zivilisation
opt-tapestry-second-civilization-help = Auf Stufe 6 hat er zwei: Die zweite wählst du.
opt-tapestry-second-civilization-roll = Irgendeine andere
opt-tapestry-second-civilization-roll-means = Aus den übrigen drei gezogen.
opt-tapestry-second-civilization-explorers = Entdecker
opt-tapestry-second-civilization-explorers-means = Die Leiste Entdeckung.
opt-tapestry-second-civilization-scientists = Wissenschaftler
opt-tapestry-second-civilization-scientists-means = Die Leiste Wissenschaft.
opt-tapestry-second-civilization-conquerors = Eroberer
opt-tapestry-second-civilization-conquerors-means = Die Leiste Militär.
opt-tapestry-second-civilization-engineers = Ingenieure
opt-tapestry-second-civilization-engineers-means = Die Leiste Technologie.

## Tapestry am Spieltisch: Hilfe
tac-help =
    science: ein Schritt auf dieser Leiste, mit freiem Wahrzeichen. science 5: Der Stein steht dort. Kurz: sci, mil, exp, tec.
    explore 1/0, conquer 1/0: ein Feld. conquer 1/0 trapped: Eine Falle stürzte dich. income: ein Einkommenszug. done: Zug beendet.
    Eroberst du den Automa: Deck seine Karten neben der Tafel einzeln auf; die erste Falle hält dich auf; ohne sind alle weg.
    landmark forge: durch eine Karte. outpost 1/0, piece 1/0 (Würfel, Gebäude), stand 1/0: ohne Eroberung. token technology science 0.
    bots science: Eine Karte ließ die Bots vorrücken. forbid science: Eine Karte hält die anderen ab. Was du besitzt, ist deine Sache.
    Mehreres zugleich: science. explore 1/0. done. Eingabetaste allein: Die Bots ziehen weiter, oder dein Zug ist beendet.
    automa: Die Bots ziehen. Eigene Karten und Würfel: card 7 oder 7, die science oder science. trap, no-trap. result 120: deine Punkte.
    map, tracks, seats, oder table für alles: der Tisch, wie er bekannt ist. cards: die offenen Entscheidungskarten. why: die Gründe. look: der Stand.
    fix: Etwas ist anders. fix token P1 science 4, fix hex 1/0 P1 automa-toppled, fix hex 1/0 empty, fix explored 1/0 yes,
      fix landmark forge P1, fix vp 40, fix income P1 2, fix favourite automa science, fix outposts automa 5, fix pile 3,
      fix tiles none, fix achievement middle_island P1 yes, fix pair 3 4, fix discard 3 5, fix deck 6, fix civilizations explorers,
      fix forbid P1 none, fix turn bots, fix reacts P1 yes (Historiker: Die Bots warten bei jedem Wahrzeichen),
      fix plays-on P1 yes (die Alten, Meervolk: Züge nach dem 5. Einkommenszug).
    score, assume, history: sieh dir das an. undo, undo 3, redo. save: wo gespeichert ist. quit: gehen; alles ist schon gespeichert.
