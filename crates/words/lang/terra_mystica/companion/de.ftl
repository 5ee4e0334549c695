## ---------------------------------------------------------------- Terra Mystica am echten Tisch
## Terra Mystica am Tisch: worauf er wartet
tc-wait-faction = { $who }: Welches Volk spielst du?
tc-wait-colour = { $who }: Welches Gelände hast du gewählt?
tc-wait-first-favour = { $who }: Welches Gunstplättchen hast du vor dem Spiel genommen?
tc-wait-dwelling = { $who }: Wohin hast du dein Wohnhaus gesetzt?
tc-wait-bonus-card = { $who }: Welche Bonuskarte hast du genommen?
tc-wait-turn = { $who }: Was hast du gemacht?
tc-wait-more = { $who }: Noch etwas? Wenn nicht, geht es weiter.
tc-wait-spades = { $who }: Welche Felder hast du mit den Spaten des Kultbonus umgewandelt?
tc-wait-power = { $who }: Hast du die { $power } Macht von { $from } genommen?
tc-wait-automa = { $many ->
    [yes] Die { $who } sind dran.
   *[no] { $who } ist dran.
}
tc-wait-card-tie = { $many ->
    [yes] Die { $who } haben einen Gleichstand. Misch alle Entscheidungskarten und deck eine auf: Welche?
   *[no] { $who } hat einen Gleichstand. Misch alle Entscheidungskarten und deck eine auf: Welche?
}
tc-wait-card-bonus = { $many ->
    [yes] Die { $who } nehmen eine Bonuskarte. Misch alle Entscheidungskarten und deck eine auf: Welche?
   *[no] { $who } nimmt eine Bonuskarte. Misch alle Entscheidungskarten und deck eine auf: Welche?
}
tc-wait-card-first = { $many ->
    [yes] Die { $who } sind dran. Die erste Karte der Runde stützt: Zieh sie. Welche ist es?
   *[no] { $who } ist dran. Die erste Karte der Runde stützt: Zieh sie. Welche ist es?
}
tc-wait-card-next = { $many ->
    [yes] Die { $who } sind dran. Zieh die nächste Karte: Welche ist es?
   *[no] { $who } ist dran. Zieh die nächste Karte: Welche ist es?
}
tc-wait-result = Das Ende. { $who }: Wie viele Punkte hast du vor Gebieten und Kulten?
tc-say-turn = build E7, upgrade E7 to TP, send p to fire, action ACT5 oder pass BON3
tc-say-also = Mehreres zugleich: action ACT6. build E7. Kurz: E7, E7 TP, p fire, ACT5, pass 3.
tc-say-more = automa, oder was du noch gemacht hast
tc-say-more-card = card 7, oder was du noch gemacht hast
tc-say-spades = dig E7 to blue, oder done
tc-say-power = leech oder decline
tc-say-result = result 98

## Terra Mystica am Tisch: was ausgelegt wird
tc-lay-board = Der Spielplan: { $board }.
tc-lay-rounds = Rundenplättchen: { $what }.
tc-lay-round = { $round }: { $what }
tc-lay-final = Das zusätzliche Plättchen für das Ende: { $what }.
tc-lay-row = Bonuskarten: { $what }.
tc-lay-automa = Automa: { $faction }, Heimat { $home }. Kulte { $cults }. Er beginnt mit { $vp } SP.
tc-lay-person = Du: { $faction }, Heimat { $home }. Kulte { $cults }.
tc-lay-no-deck = Seine Entscheidungskarten bleiben in der Schachtel: Das Programm zieht.
tc-lay-deck = Misch seine Entscheidungskarten, wie es die Schwierigkeit sagt, und behalte die anderen als Vorrat.
tc-lay-first-deck = Sein erster Stapel: { $cards }, und eine Karte ungesehen aus allen anderen.

## Terra Mystica am Tisch: was der Automa tut, in den größten Buchstaben
tc-does = Die { $who } { $what }.
tc-deed-builds = bauen auf { $hex }
tc-deed-upgrades = bauen { $hex } aus: { $structure }
tc-deed-climbs = steigen auf { $cult }
tc-deed-blocks = blockieren eine Machtaktion: { $what }
tc-deed-bridge = bauen eine Brücke von { $a } nach { $b }
tc-deed-ships = verbessern die Schifffahrt
tc-deed-nothing = stellen nichts auf den Plan
tc-deed-passes = passen
tc-deed-takes = nehmen eine Bonuskarte
tc-cards = Karte { $action } ({ $deed }), Stützkarte { $support }.
tc-card-revealed = Karte { $card } wurde aufgedeckt.
tc-card-stops = Karte { $card } hat das X: Er passt.
tc-card-none = Sein Stapel ist leer: Er passt.
tc-chip-vp = { $who }: { $vp } SP
tc-chip-cards = { $left ->
    [one] noch 1 Karte
   *[other] noch { $left } Karten
}

## Terra Mystica am Tisch: was mit den Händen zu tun ist
tc-step-home = Seine Heimat ist jetzt { $terrain } ({ $faction }).
tc-step-terrain = Leg ein Plättchen { $terrain } auf { $hex }.
tc-step-built = Stell ein Wohnhaus ({ $faction }) auf { $hex }.
tc-step-upgraded = Auf { $hex }: { $to } ({ $faction }) statt { $from }.
tc-step-paid = Zieh seinen Marker auf { $cult } { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} abwärts.
tc-step-shipping = Seine Schifffahrt ist jetzt { $level }.
tc-step-priest = Stell einen seiner Priester auf den besten freien Platz von { $cult }.
tc-step-priest-back = Sein Priester für { $cult } kommt in den Vorrat zurück.
tc-step-cult = Zieh seinen Marker auf { $cult } von { $from } auf { $to }.
tc-step-cult-stays = Sein Marker auf { $cult } bleibt auf { $at }.
tc-step-power = Bedeck die Machtaktion { $what }: In dieser Runde nutzt sie niemand mehr.
tc-step-bridge = Leg eine Brücke ({ $faction }) zwischen { $a } und { $b }.
tc-step-unlocked = Er darf jetzt auf { $terrain } wohnen.
tc-step-bonus = Gib ihm diese Bonuskarte: { $what }.
tc-step-bonus-exchange = Seine Bonuskarte kommt zurück. Gib ihm diese: { $what }.
tc-step-rebuild = Misch alle Karten seines Stapels mit einer weiteren aus dem Vorrat.
tc-step-points = { $who }: { $vp } SP mehr, jetzt { $now }.
tc-step-final = { $who }: { $vp } SP für { $what }, jetzt { $now }.
tc-step-final-person = { $who }: { $vp } SP für { $what }; Gebiete und Kulte bisher: { $now }.
tc-step-first-round = Nimm dein Einkommen. Runde { $round } beginnt: { $who } zuerst.
tc-step-round = Nimm Kultbonus und Einkommen, räum die Machtaktionen frei, leg eine Münze auf jede Bonuskarte der Auslage. Runde { $round } beginnt: { $who } zuerst.
tc-power = { $who }: Du darfst { $power } Macht von { $from } nehmen{ $vp ->
    [0] { "" }
   *[other] , für { $vp } SP
}.

## Terra Mystica am Tisch: was geschah, eine Zeile
tc-did-transform = { $hex } ist jetzt { $terrain }
tc-did-send = Priester auf { $cult } für { $value }
tc-did-up = { $steps ->
    [one] 1 Schritt aufwärts auf { $cult }
   *[other] { $steps } Schritte aufwärts auf { $cult }
}
tc-did-down = { $steps ->
    [one] 1 Schritt abwärts auf { $cult }
   *[other] { $steps } Schritte abwärts auf { $cult }
}
tc-did-marker = Marker { $cult } auf { $space }
tc-did-bridge = Brücke { $place }
tc-did-shipping = Schifffahrt verbessert
tc-did-digging = Graben verbessert
tc-answer-takes = { $many ->
    [yes] Die { $who } nehmen Macht: { $reward }.
   *[no] { $who } nimmt Macht: { $reward }.
}
tc-answer-declines = { $many ->
    [yes] Die { $who } nehmen keine Macht.
   *[no] { $who } nimmt keine Macht.
}
tc-answer-unknown = { $many ->
    [yes] Deck eine Karte ihres Vorrats auf und leg sie zurück: Ist ihr Kultziel durchgestrichen, nehmen die { $who } Macht, und { $reward }.
   *[no] Deck eine Karte seines Vorrats auf und leg sie zurück: Ist ihr Kultziel durchgestrichen, nimmt { $who } Macht, und { $reward }.
}
tc-answer-declines-power = { $many ->
    [yes] Die { $who } nehmen keine Macht. Nimmt auch sonst niemand welche, bekommst du 1 Macht.
   *[no] { $who } nimmt keine Macht. Nimmt auch sonst niemand welche, bekommst du 1 Macht.
}
tc-reward-step = du gehst auf einer Kultleiste deiner Wahl einen Schritt weiter
tc-reward-token = du darfst für 1 SP einen Machtstein kaufen
tc-noted = { $who }: Karte { $card } stützt.
tc-again = { $many ->
    [yes] Die { $who } sind sofort noch einmal dran.
   *[no] { $who } ist sofort noch einmal dran.
}
tc-took-power = { $many ->
    [yes] Die { $who } nehmen die Macht.
   *[no] { $who } nimmt die Macht.
}
tc-left-power = { $many ->
    [yes] Die { $who } verzichten auf die Macht.
   *[no] { $who } verzichtet auf die Macht.
}
tc-spades = { $who }: { $count ->
    [one] 1 Spaten oder Schritt
   *[other] { $count } Spaten oder Schritte
} des Kultbonus, jetzt zu nutzen.
tc-round-began = Runde { $round } beginnt: { $who } zuerst.
tc-result = { $who }: { $vp } SP und { $places } für Gebiete und Kulte: { $total } SP.
tc-over = { $winners ->
    [one] { $many ->
        [yes] Die { $who } haben die meisten Punkte.
       *[no] { $who } hat die meisten Punkte.
    }
   *[other] { $who } teilen sich die meisten Punkte.
}
tc-score = { $who }: { $vp } SP.

## Terra Mystica am Tisch: berichtigt
tc-free = frei
tc-fixed-empty = { $hex } ist leer.
tc-fixed-structure = Auf { $hex } steht: { $structure } von { $who }.
tc-fixed-terrain = { $hex }: { $terrain }.
tc-fixed-bridge = Die Brücke { $place } gehört { $who }.
tc-fixed-no-bridge = Da ist keine Brücke { $place }.
tc-fixed-cult = { $who }: Marker { $cult } auf { $space }.
tc-fixed-priests = Priester auf { $cult }, der beste Platz zuerst: { $list }.
tc-fixed-power = In dieser Runde genutzte Machtaktionen: { $list }.
tc-fixed-row = Bonuskarten in der Auslage: { $list }.
tc-fixed-bonus = { $many ->
    [yes] Die { $who } haben diese Bonuskarte: { $card }.
   *[no] { $who } hat diese Bonuskarte: { $card }.
}
tc-fixed-no-bonus = { $many ->
    [yes] Die { $who } haben keine Bonuskarte.
   *[no] { $who } hat keine Bonuskarte.
}
tc-fixed-round = Das ist Runde { $round }.
tc-fixed-scoring = Rundenplättchen: { $list }.
tc-fixed-no-final = Es gibt kein zusätzliches Plättchen für das Ende.
tc-fixed-order = Reihenfolge: { $list }.
tc-fixed-turn = An der Reihe: { $who }.
tc-fixed-passed = Gepasst: { $list }.
tc-fixed-shipping = { $who }: Schifffahrt { $level }.
tc-fixed-carpet = { $who }: Teppichweite { $more } mehr als gedruckt.
tc-fixed-home = { $who }: Heimat { $terrain }.
tc-fixed-start = { $who }: begann mit { $terrain }.
tc-fixed-unlocked = { $who }: erschlossen { $list }.
tc-fixed-drawn = { $who }: in dieser Runde gezogene Karten: { $list }.

## Terra Mystica am Tisch: zweifelhaft, aber angenommen
tc-warn-reach = Nach allem Gesagten ist { $hex } außer Reichweite. Nimm es zurück, wenn es ein Versehen war.
tc-warn-top = Der Marker auf { $cult } hält unter der Spitze. Steht er mit einem Schlüssel oben, berichtige ihn auf 10.
tc-warn-no-step = Der Marker auf { $cult } war schon am Ende.
tc-warn-no-priest = Alle sieben Priester stehen schon auf dem Kultplan.
tc-warn-bridgehead = An keinem Ende dieser Brücke steht ein Gebäude ihres Besitzers.
tc-warn-bridges = Das sind mehr Brücken, als es Stücke gibt.
tc-warn-track-ends = Die Leiste hat keine weitere Stufe.
tc-warn-terrain = { $hex } hatte ein Gelände, das nicht dazu werden kann.
tc-warn-pieces = Davon gibt es weniger Stücke: { $structure }.
tc-warn-row = In der Auslage sollten { $wanted ->
    [one] 1 Karte liegen
   *[other] { $wanted } Karten liegen
}.
tc-warn-card-moved = Die Karte hatte jemand anders; die beiden haben getauscht.

## Terra Mystica am Tisch: kann nicht sein
tc-no-nothing-told = Sag erst, was du gemacht hast, oder done, wenn man nichts davon sieht.
tc-no-asked = { $many ->
    [yes] Die { $who } sind jetzt nicht gefragt.
   *[no] { $who } ist jetzt nicht gefragt.
}
tc-no-seat = Auf Platz { $seat } sitzt niemand.
tc-no-hex = Dieser Spielplan hat kein solches Feld.
tc-no-river = { $hex } ist Fluss: Da steht nichts.
tc-no-occupied = Auf { $hex } steht etwas. Wenn nicht, sag: fix { $hex } empty.
tc-no-yours = Auf { $hex } steht nichts von dir. Wenn doch, berichtige es mit fix.
tc-no-upgrade = { $from } wird nicht dazu ausgebaut: { $to }. Steht dort etwas anderes, berichtige es mit fix.
tc-no-piece = Alle Stücke dieser Art stehen auf dem Plan: { $structure }.
tc-no-same-terrain = { $hex } hat dieses Gelände schon.
tc-no-such-terrain = Ein Feld wird zu einem der sieben Gelände, oder zu dem, worauf das Volk lebt.
tc-no-space-taken = Der Platz für { $value } auf { $cult } ist besetzt. Wenn nicht, berichtige es mit fix priests.
tc-no-space = Die Leiste { $cult } hat die Felder 0 bis 10, und auf 10 steht nur ein Marker.
tc-no-power-used = { $action } wurde in dieser Runde genutzt. Wenn nicht, berichtige es mit fix power.
tc-no-bridge-place = Da ist kein Platz für eine Brücke.
tc-no-bridge-there = Dort steht schon eine Brücke.
tc-no-row = { $card } liegt nicht in der Auslage. Wenn doch, berichtige es mit fix row.
tc-no-card-wanted = Nenn die Bonuskarte, die du genommen hast.
tc-no-card-last = In der letzten Runde nimmt niemand eine Bonuskarte.
tc-no-shift = Nur Gestaltwandler wechseln ihre Farbe.
tc-no-link = Nur Nixen verbinden Städte über ein Flussfeld.
tc-no-card = Es gibt keine solche Karte und kein solches Plättchen.
tc-no-drawn = Karte { $card } wurde in dieser Runde gezogen. Wenn nicht, berichtige es mit fix drawn.
tc-no-deck = Karte { $card } kann nicht im Stapel dieser Runde sein. Wenn doch, berichtige es mit fix drawn.
tc-no-deck-empty = Sein Stapel ist leer. Lass ihn ohne Karte weitermachen.
tc-no-much = Höchstens 999 Punkte.
tc-no-range = Möglich ist hier: { $expected }.
tc-no-yet = Das lässt sich berichtigen, sobald die Runden begonnen haben.
tc-no-already = Das ist schon so.
tc-range-priests = höchstens sieben Priester für jeden
tc-range-power-actions = ACT1 bis ACT6
tc-range-automa-points = die Punkte eines Automa; deine werden am Ende gesagt
tc-range-rounds = Runden 1 bis 6
tc-range-six-tiles = sechs verschiedene Plättchen
tc-range-shipping = Schifffahrt 0 bis 5
tc-range-carpet = Teppichweite 0 bis 3
tc-range-shapeshifters-home = eines der sieben Gelände, für Gestaltwandler
tc-range-riverwalkers-terrains = einige der sieben Gelände, für Flusswanderer
tc-range-different-cards = verschiedene Karten, BON1 bis BON10
tc-range-held-cards = Karten, die niemand hat; berichtige diese zuerst
tc-range-as-many-cards = so viele Karten, wie dort liegen, solange gewählt wird
tc-range-bonus-cards = BON1 bis BON10
tc-range-seats-once = jeder Platz einmal
tc-range-all-seats = alle Plätze in ihrer Reihenfolge
tc-range-not-passed = jemand, der nicht gepasst hat; berichtige das zuerst
tc-range-start-terrain = eines der sieben Gelände, für ein Volk, das eines wählte
tc-range-automa-cards = die Karten eines Automa
tc-range-two-cards = keine Karte, oder mindestens die ersten zwei

## Terra Mystica: die Konsole am echten Tisch
tc-title = Terra Mystica am Tisch. { $seats } Plätze, Schwierigkeit: { $difficulty }.
tc-help =
    build E7, upgrade E7 to TP, dig E7 to blue, bridge E4:G1, advance ship, advance dig: was du auf dem Plan gemacht hast.
    send p to fire, send p to fire for 2, +fire, -fire 2, fire 10: Priester und Schritte; ein Marker, der auf 10 steht.
    +FAV11, +TW5: ein Plättchen, das du genommen hast, mit seinen Kultschritten. action ACT5, action BON1: Aktionen.
    pass BON3: du hast gepasst und diese Karte genommen. done: dein Zug ist vorbei, oder man sieht nichts davon.
    Mehreres zugleich, wie in Partieaufzeichnungen: action ACT6. build E7. Opfern, Tauschen und Macht müssen nicht gesagt werden.
    Kurz: E7, E7 TP, E7 blue, E4:G1, p fire, ACT5, FAV11, ship, pass 3. Nur Enter: der Automa macht weiter.
    automa: der Automa macht weiter. Mit deinem eigenen Deck: card 7, oder 7. leech, decline: wo er danach fragt.
    result 98: am Ende, deine Punkte vor Gebieten und Kulten.
    fix: etwas ist auf dem Tisch anders. fix E7 nomads TP, fix E7 empty, fix terrain E7 blue, fix cult nomads fire 5,
      fix priests fire nomads - - -, fix power ACT1 ACT5, fix row BON1 BON2 BON3, fix bonus nomads BON4, fix vp nomads 40,
      fix round 3, fix scoring SCORE1 ..., fix order nomads witches, fix turn nomads, fix passed nomads, fix bridge E4:G1 none,
      fix shipping nomads 2, fix carpet fakirs 1, fix home shapeshifters blue, fix drawn nomads 5 2 4.
    map, cults, rounds, tiles, seats, oder table für alles: der Tisch, wie er bekannt ist. why: warum er das tat.
    score, assume, history, look: sieh dir das an. undo, undo 3, redo: zurücknehmen, wiederholen.
    save: wo es gespeichert ist. quit: beenden; alles ist schon gespeichert.

## ---------------------------------------------------------------- Terra Mystica am echten Tisch, im Browser
terra-co-detail = Am Tisch · { $round } · { $difficulty }
terra-co-lay-help = Leg es so aus. Liegen dort deine eigenen Plättchen, beginn trotzdem und berichtige sie.
terra-co-keys = Tasten: 1 bis 5 öffnen die Gruppen, Enter tut, was der große Knopf sagt, Escape verlässt ein Feld, W warum, U zurück, Y wiederholen, F berichtigen.
terra-co-ask-faction = Welches Volk spielst du?
terra-co-ask-colour = Welches Gelände?
terra-co-ask-favour = Welches Gunstplättchen?
terra-co-ask-bonus = Welche Bonuskarte?
terra-co-ask-dwelling = Wo steht dein Wohnhaus?
terra-co-ask-more = Noch etwas?
terra-co-ask-spades = Wo hast du die Spaten genutzt?
terra-co-ask-power = Hast du die Macht genommen?
terra-co-ask-automa = Der Automa ist dran.
terra-co-ask-reveal = Welche Karte hast du aufgedeckt?
terra-co-ask-first-card = Welche Karte ist die erste?
terra-co-ask-result = Wie viele Punkte?
terra-co-result-help = So, wie die Leiste sie jetzt zeigt. { $vp } für Gebiete und Kulte kommen dazu.
terra-co-your-points = Deine Punkte
terra-co-took = Genommen
terra-co-left = Verzichtet
terra-co-shipping = Schifffahrt verbessert
terra-co-digging = Graben verbessert
terra-co-tap = antippen und sagen, was du dort gemacht hast
terra-co-only-land = Nur das Gelände geändert
terra-co-next-one = es geht weiter
terra-co-automa-next = der Automa macht weiter
terra-co-group-power = Machtaktion
terra-co-group-power-help = Welche du genutzt hast. Was du damit gebaut hast, sagst du auf dem Plan.
terra-co-group-cults = Kulte
terra-co-group-cults-help = Priester, andere Schritte, und ein Marker, der mit Schlüssel an der Spitze steht.
terra-co-group-tiles = Gunst- oder Stadtplättchen
terra-co-group-tiles-help = Die Schritte auf den Kultleisten kommen mit.
terra-co-group-other = Leisten, Brücken und der Rest
terra-co-group-other-help = Sieht man nichts von deinem Zug, beende ihn hier.
terra-co-group-pass = Passen
terra-co-group-pass-help = Mit der Karte, die du genommen hast.
terra-co-before = Vor dem Ende
terra-co-terrain = Gelände
terra-co-space = Feld
terra-co-bonus = Bonuskarte
terra-co-fix-hex = Was auf der Karte steht
terra-co-fix-empty = Oder nichts
terra-co-nothing = Dort steht nichts
terra-co-fix-tap = antippen und berichtigen, was dort ist
terra-co-fix-map-help = Tippe auf das Feld oder auf den Platz einer Brücke.
terra-co-fix-bridge-at = Wessen Brücke liegt bei { $place }?
terra-co-fix-other = Dort liegt etwas anderes
terra-co-fix-tiles-help = Tippe unter jedem Plättchen auf die Zahl seiner Runde.
terra-co-fix-row-help = Tippe unter jeder Karte auf ihren Platz, von links gezählt.
terra-co-fix-cult = Ein Marker auf einer Kultleiste
terra-co-fix-cult-help = Tippe auf das Feld, auf dem ein Marker wirklich steht, dann wessen er ist.
terra-co-fix-cult-at = { $cult }, Feld { $space }
terra-co-fix-priests = Priester auf dem Kultplan
terra-co-fix-power = In dieser Runde genutzte Machtaktionen
terra-co-fix-row = Bonuskarten der Auslage, von links
terra-co-fix-order = Reihenfolge
terra-co-fix-turn = Am Zug
terra-co-fix-passed = Gepasst, in dieser Reihenfolge:
terra-co-fix-round = Runde
terra-co-fix-tiles = Rundenplättchen
terra-co-fix-final = Für das Ende
terra-co-fix-shipping = Schifffahrt
terra-co-fix-vp = Punkte
terra-co-fix-carpet = Teppichweite über die gedruckte hinaus
terra-co-fix-home = Heimat
terra-co-fix-start = Anfangsfarbe
terra-co-fix-unlocked = Erschlossene Gelände:
terra-co-fix-drawn = In dieser Runde gezogene Karten, der Reihe nach. Ein Tippen auf die letzte nimmt sie weg.
terra-co-fix-drawn-next = Die Karte, die danach kam
terra-co-fix-drawn-this = Danach kam Karte { $number }
terra-co-fix-drawn-not = Karte { $number } wegnehmen
