## ---------------------------------------------------------------- Terra Mystica
## Terra Mystica: Die Plätze, die Schachtel
tm-seat-player = Spieler { $number }
tm-seat-automa-number = Automa auf Platz { $number }
tm-the-faction = die { $faction }
tm-faction-alchemists = Alchemisten
tm-faction-darklings = Düsterlinge
tm-faction-auren = Auren
tm-faction-witches = Hexen
tm-faction-chaosmagicians = Chaosmagier
tm-faction-giants = Giganten
tm-faction-swarmlings = Schwärmlinge
tm-faction-mermaids = Nixen
tm-faction-dwarves = Zwerge
tm-faction-engineers = Ingenieure
tm-faction-halflings = Halblinge
tm-faction-cultists = Kultisten
tm-faction-fakirs = Fakire
tm-faction-nomads = Nomaden
tm-faction-icemaidens = Eisjungfrauen
tm-faction-yetis = Yetis
tm-faction-dragonlords = Drachenmeister
tm-faction-acolytes = Akolythen
tm-faction-shapeshifters = Gestaltwandler
tm-faction-riverwalkers = Flusswanderer
tm-of-alchemists = den Alchemisten
tm-of-darklings = den Düsterlingen
tm-of-auren = den Auren
tm-of-witches = den Hexen
tm-of-chaosmagicians = den Chaosmagiern
tm-of-giants = den Giganten
tm-of-swarmlings = den Schwärmlingen
tm-of-mermaids = den Nixen
tm-of-dwarves = den Zwergen
tm-of-engineers = den Ingenieuren
tm-of-halflings = den Halblingen
tm-of-cultists = den Kultisten
tm-of-fakirs = den Fakiren
tm-of-nomads = den Nomaden
tm-of-icemaidens = den Eisjungfrauen
tm-of-yetis = den Yetis
tm-of-dragonlords = den Drachenmeistern
tm-of-acolytes = den Akolythen
tm-of-shapeshifters = den Gestaltwandlern
tm-of-riverwalkers = den Flusswanderern
tm-terrain-desert = Wüste
tm-terrain-plains = Ebene
tm-terrain-swamp = Sumpf
tm-terrain-lakes = Seen
tm-terrain-forest = Wald
tm-terrain-mountains = Gebirge
tm-terrain-wasteland = Ödland
tm-terrain-ice = Eis
tm-terrain-volcano = Vulkan
tm-terrain-river = Fluss
tm-structure-d = Wohnhaus
tm-structure-tp = Handelshaus
tm-structure-te = Tempel
tm-structure-sh = Festung
tm-structure-sa = Heiligtum
tm-cult-fire = Feuer
tm-cult-water = Wasser
tm-cult-earth = Erde
tm-cult-air = Luft
tm-home-chosen = beliebiges Gelände
tm-deed-build = Bauen
tm-deed-upgrade = Ausbauen
tm-deed-power = Macht
tm-deed-cult = Kult
tm-deed-faction = Volk
tm-count-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
tm-count-worker = { $count } Arbeiter
tm-count-priest = { $count } Priester
tm-count-power = { $count } Macht
tm-count-vp = { $count } SP
tm-count-spade = { $count } Spaten
tm-count-step = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
tm-count-key = { $count } Schlüssel
tm-count-token = { $count ->
    [one] 1 Machtstein
   *[other] { $count } Machtsteine
}
tm-count-bridge = { $count ->
    [one] 1 Brücke
   *[other] { $count } Brücken
}
tm-count-dwelling = { $count ->
    [one] 1 Wohnhaus
   *[other] { $count } Wohnhäuser
}
tm-nothing = nichts
tm-or = { $a } oder { $b }
tm-and = { $a } und { $b }
tm-says = { $who }: { $what }.

## Terra Mystica: Was geschah, für das Protokoll: Fakten hinter dem Namen eines Platzes
tm-did-faction = Volk { $faction }
tm-did-colour = Gelände { $terrain }
tm-did-built = Wohnhaus auf { $hex }
tm-did-flew = { $hex } aus der Ferne erreicht, { $vp } SP
tm-did-chose = { $hex } soll umgewandelt werden
tm-did-terraformed = { $hex } von { $from } zu { $to }
tm-did-terraformed-spades = { $hex } von { $from } zu { $to } mit { $spades }
tm-did-paid-cult = { $steps } abwärts auf { $cult }
tm-did-tokens-gone = { $tokens } aus dem Spiel
tm-did-tokens-came = { $tokens } in Schale { $bowl }
tm-did-upgraded = { $structure } auf { $hex }
tm-did-shipping = Schifffahrt Stufe { $level }
tm-did-digging = Graben Stufe { $level }
tm-did-sent = Priester auf { $cult }
tm-did-sent-back = Priester für { $cult }, zurück in den Vorrat
tm-did-cult = { $cult } { $from } auf { $to }
tm-did-cult-power = { $cult } { $from } auf { $to }, { $power } Macht
tm-did-cult-stays = { $cult } bleibt auf { $at }
tm-did-power = Machtaktion: { $what }
tm-did-blocked = blockiert eine Machtaktion: { $what }
tm-did-special = Aktion: { $what }
tm-did-burnt = opfert einen Machtstein
tm-did-converted = { $paid } für { $got }
tm-did-favour = Gunstplättchen: { $what }
tm-did-town = Stadt gegründet, Plättchen: { $what }
tm-did-connected = Stadt über das Flussfeld { $hex }
tm-did-bridge = Brücke { $a } nach { $b }
tm-did-unlocked = { $terrain } erschlossen
tm-did-priest-kept = Priester behalten
tm-did-priest-lost = Priester verloren, denn es ist kein Platz
tm-did-scored = { $vp } SP ({ $why })
tm-did-vp = { $vp } SP
tm-for-round = Rundenplättchen
tm-for-favour = Gunstplättchen { $tile }
tm-kind-favour = Gunstplättchen
tm-kind-bonus = Bonuskarte
tm-kind-town = Stadtplättchen
tm-kind-scoring = Rundenwertungsplättchen
tm-called = { $kind } „{ $does }“
tm-this-action = diese Aktion
tm-for-faction = Volksfähigkeit
tm-for-automa = seine Karten
tm-did-offered = { $power } Macht von { $from } angeboten
tm-did-leeched = nimmt { $power } Macht von { $from }
tm-did-leeched-vp = nimmt { $power } Macht von { $from } für { $vp } SP
tm-did-declined = verzichtet auf { $power } Macht von { $from }
tm-did-reward = eine Belohnung, denn Macht wurde genommen
tm-did-all-declined = 1 Macht, denn alle verzichten
tm-did-passed = passt
tm-did-passed-vp = passt für { $vp } SP
tm-did-takes = nimmt eine Bonuskarte: { $what }
tm-did-takes-coins = nimmt eine Bonuskarte mit { $coins }: { $what }
tm-did-done = beendet den Zug
tm-did-left = verlässt das Spiel
tm-did-cult-bonus = Kultbonus, jetzt { $has }
tm-did-income = Einkommen, jetzt { $has }
tm-has = { $coins }, { $workers }, { $priests }, Macht { $bowls }
tm-did-final = { $vp } SP für { $what }
tm-final-network = das größte Netz
tm-final-connected-distance = die größte Entfernung
tm-final-connected-sa-sh-distance = Festung bis Heiligtum
tm-final-building-on-edge = Gebäude am Rand
tm-final-connected-clusters = Siedlungen
tm-final-cult = den Kult { $cult }
tm-final-resources = was übrig ist
tm-round-over = Alle haben gepasst: Runde { $round } ist zu Ende.
tm-round-income = Einkommen für Runde { $round }.
tm-round-began = Runde { $round } beginnt.
tm-did-cards = Karte { $action } ({ $deed }), Stützkarte { $support }
tm-did-revealed = Karte { $card } wird aufgedeckt
tm-did-stops-card = Karte { $card } mit dem X gegen Ende des Stapels
tm-did-stops-empty = sein Stapel ist leer
tm-over = Das Spiel ist aus.
tm-won = { $winners ->
    [one] { $many ->
        [yes] Die { $who } gewinnen mit { $vp } SP.
       *[no] { $who } gewinnt mit { $vp } SP.
    }
   *[other] Geteilter Sieg mit { $vp } SP: { $who }.
}

## Terra Mystica: Warum: was er wählte, und der Filter, der entschied
tm-why-chose-first-dwelling = Er beginnt auf { $pick }.
tm-why-chose-build = Er baut auf { $pick }.
tm-why-chose-upgrade = Er baut { $pick } aus.
tm-why-chose-power = Er nimmt { $pick }.
tm-why-chose-cult = Er steigt auf { $pick }.
tm-why-chose-cult-price = Er bezahlt mit Schritten auf { $pick }.
tm-why-chose-bonus = Er nimmt die Karte { $pick }.
tm-why-chose-bridge = Er baut die Brücke { $pick }.
tm-why-chose-terrain = Er wählt { $pick }.
tm-why-none-first-dwelling = Kein Feld seiner Farbe ist frei.
tm-why-none-build = Er kann nirgends bauen.
tm-why-none-upgrade = Er hat nichts auszubauen.
tm-why-none-power = Alle Machtaktionen sind benutzt.
tm-why-none-cult = Er kann auf keiner Kultleiste ziehen.
tm-why-none-cult-price = Keine Kultleiste reicht zum Bezahlen.
tm-why-none-bonus = Keine Bonuskarte ist übrig.
tm-why-none-bridge = Zwischen zwei seiner Gebäude ist kein Platz für eine Brücke.
tm-why-none-terrain = Es gibt kein Gelände zu wählen.
tm-why-single = Etwas anderes war nicht möglich.
tm-why-build-goal = Seine Stützkarte zeigt das Gebäudeziel, und von dort ist eine andere eigene Siedlung am nächsten.
tm-why-build-steps = Das braucht die wenigsten Umwandlungsschritte.
tm-why-build-opponent-home = Das ist das Heimatgelände eines Gegners.
tm-why-build-near = Das liegt dem Gebäude eines Gegners am nächsten.
tm-why-upgrade-near = Das liegt dem Gebäude eines Gegners am nächsten.
tm-why-direction = { $tied ->
    [one] Beim Absuchen der Karte kommt das zuerst.
   *[other] { $tied } waren gleich; dieses kommt beim Absuchen der Karte zuerst.
}
tm-why-numbered = Das Abzählen nach der Stützkarte führt dorthin.
tm-why-faction-tiebreak = Seine Volkskarte zieht das vor.
tm-why-cult-ahead = Seine Stützkarte zeigt das Kultziel, und nur dort liegt ein Gegner vorn.
tm-why-cult-gap = Seine Stützkarte zeigt das Kultziel, und dort ist der Vorsprung eines Gegners am kleinsten.
tm-why-pass-bonus = Die Karte liegt an der verlangten Stelle.
tm-why-setup-near = Das liegt dem Wohnhaus am nächsten, auf das er antwortet.
tm-row-build-goal = Am nächsten an einer anderen eigenen Siedlung
tm-row-build-steps = Wenigste Umwandlungsschritte
tm-row-build-opponent-home = Heimatgelände eines Gegners
tm-row-build-near = Am nächsten an einem Gegner
tm-row-upgrade-near = Am nächsten an einem Gegner
tm-row-direction = Zuerst beim Absuchen der Karte
tm-row-numbered = Bis { $limit } zählen
tm-row-faction-tiebreak = Volkskarte: { $what }
tm-row-cult-ahead = Ein Gegner liegt vorn
tm-row-cult-gap = Der kleinste Vorsprung
tm-row-pass-bonus = Stelle { $limit } der Reihe
tm-row-setup-near = Am nächsten am Wohnhaus, auf das er antwortet
tm-cell-distance = Entfernung { $value }
tm-cell-steps = { $value ->
    [one] 1 Schritt
   *[other] { $value } Schritte
}
tm-cell-yes = ja
tm-cell-no = nein
tm-cell-across-river = { $value ->
    [2] 2: über ein Flussfeld
    [1] 1: weiter weg
   *[0] 0: gleich daneben
}
tm-cell-lead = { $value ->
    [0] niemand vorn
   *[other] { $value } vorn
}
tm-cell-value = Wert { $value }
tm-prefer-across-a-river-hex = über ein Flussfeld
tm-prefer-across-a-land-hex = über ein Landfeld
tm-prefer-not-home-terrain = kein Heimatgelände
tm-prefer-directly-adjacent-and-not-home-terrain = direkt benachbart und kein Heimatgelände
tm-prefer-across-two-hexes = über zwei Felder
tm-prefer-most-terraforming-steps = meiste Umwandlungsschritte
tm-prefer-next-to-opponent = neben einem Gegner
tm-prefer-closest-to-opponent = am nächsten an einem Gegner
tm-prefer-home-terrain = Heimatgelände

## Terra Mystica: Worauf das Spiel wartet
tm-ask-faction = { $who }: Wähle ein Volk.
tm-ask-colour = { $who }: Wähle ein Gelände.
tm-ask-first-favour = { $who }: Nimm ein Gunstplättchen.
tm-ask-dwelling = { $who }: Setze ein Start-Wohnhaus.
tm-ask-bonus-card = { $who }: Nimm eine Bonuskarte.
tm-ask-turn = { $who }: Wähle eine Aktion oder passe.
tm-ask-rest = { $who }: Beende die Aktion, tausche, oder beende den Zug.
tm-ask-into = { $who }: Wähle, was aus dem Feld wird.
tm-ask-tokens = { $who }: Wähle die Schalen, aus denen Machtsteine das Spiel verlassen.
tm-ask-offer = { $who }: Nimm die Macht oder verzichte.
tm-ask-reward = { $who }: Wähle eine Kultleiste für einen Schritt.
tm-ask-token = { $who }: Kaufe einen Machtstein oder lass es.
tm-ask-spades = { $who }: { $spades ->
    [one] 1 Spaten
   *[other] { $spades } Spaten
} des Kultbonus: Wähle ein Feld, oder verzichte auf den Rest.
tm-ask-priest = { $who }: Erschließe ein Gelände mit dem Priester oder behalte ihn.
tm-ask-automa = { $who }: Der Automa ist am Zug.

## Terra Mystica: Was getan werden kann
tm-act-faction = { $faction } spielen
tm-act-colour = { $terrain } wählen
tm-act-build = Auf { $hex } bauen
tm-act-dig = { $hex } umwandeln
tm-act-into = Zu { $terrain }
tm-act-pay-cult = Auf { $cult } bezahlen
tm-act-tokens = Machtsteine aus den Schalen: { $bowls }
tm-act-upgrade = { $hex } wird { $structure }
tm-act-shipping = Schifffahrt verbessern
tm-act-digging = Graben verbessern
tm-act-send = Priester auf { $cult } für { $value }
tm-act-power = Machtaktion: { $what }
tm-act-special = Sonderaktion: { $what }
tm-act-pass = Passen und nehmen: { $what }
tm-act-pass-last = Passen
tm-act-bonus = Nehmen: { $what }
tm-act-burn = Einen Machtstein opfern
tm-act-convert = { $paid } in { $got } tauschen
tm-act-favour = Gunstplättchen: { $what }
tm-act-town = Stadtplättchen: { $what }
tm-act-step = Ein Schritt auf { $cult }
tm-act-top = Den Schlüssel für { $cult }
tm-act-bridge = Brücke { $a } nach { $b }
tm-act-unlock = { $terrain } erschließen
tm-act-keep-priest = Den Priester behalten
tm-act-buy-token = Einen Machtstein für 1 SP kaufen
tm-act-accept = { $vp ->
    [0] { $power } Macht von { $from } nehmen
   *[other] { $power } Macht von { $from } für { $vp } SP nehmen
}
tm-act-decline = Auf { $power } Macht von { $from } verzichten
tm-act-connect = Eine Stadt über { $hex } gründen
tm-act-done = Den Zug beenden
tm-act-done-rest = Auf den Rest verzichten
tm-act-automa = Zug des Automa
tm-act-leave = Das Spiel endgültig verlassen
tm-group-setup = Aufbau
tm-group-build = Bauen
tm-group-dig = Umwandeln
tm-group-upgrade = Ausbauen
tm-group-track = Schifffahrt und Graben
tm-group-priest = Priester
tm-group-power = Machtaktionen
tm-group-special = Sonderaktionen
tm-group-due = Was ansteht
tm-group-offer = Angebotene Macht
tm-group-convert = Opfern und tauschen
tm-group-pass = Passen
tm-group-end = Der Zug

## Terra Mystica: Karten und Plättchen
tm-tile-income = Einkommen { $goods }
tm-tile-action = Aktion: { $what }
tm-tile-shipping = Schifffahrt +1 bis zum Passen
tm-tile-pass-each = beim Passen { $vp } SP je { $what }
tm-tile-pass-shipping = beim Passen { $vp } SP je Schifffahrtsstufe
tm-tile-pass-houses = beim Passen { $list } SP für 1 bis 4 Handelshäuser
tm-tile-steps = { $steps } auf { $cult }
tm-tile-town-power = Städte brauchen nur { $power } Macht
tm-tile-built-each = { $vp } SP je gebautem Gebäude: { $what }
tm-tile-all-cults = { $steps } auf jedem Kult
tm-tile-shipping-level = eine Schifffahrtsstufe
tm-tile-spade-each = { $vp } SP je Spaten
tm-tile-town-each = { $vp } SP je Stadt
tm-tile-round-end = am Ende der Runde { $gain } für { $each }
tm-tile-each-cult = { $per ->
    [one] jeden Schritt auf { $cult }
   *[other] je { $per } Schritte auf { $cult }
}
tm-tile-each-priest = jeden gesandten Priester
tm-power-action = { $power } Macht für { $gain }
tm-special-steps = { $steps } auf einem Kult
tm-special-double = zwei Aktionen nacheinander
tm-special-storm = ein Feld neben einem eigenen Gebäude wird Wüste, ein Wohnhaus darf folgen
tm-special-trading = ein Wohnhaus wird kostenlos Handelshaus
tm-special-dwelling = ein kostenloses Wohnhaus auf einem beliebigen Wald
tm-special-bridge = eine Brücke für { $cost }
tm-special-home = ein anderes Heimatgelände für { $cost }
tm-final-points = { $list } SP für die meisten: { $what }
tm-card-decision = { $deed }, { $vp } SP; zählt { $count } von { $end }, sucht von { $from }, Bonuskarte: { $booster }
tm-card-decision-faction = Aktion und Punkte der Volkskarte; zählt { $count } von { $end }, sucht von { $from }, Bonuskarte: { $booster }
tm-card-x = gegen Ende des Stapels lässt sie den Automa passen
tm-card-structures-goal = Gebäudeziel
tm-card-cult-goal = Kultziel
tm-place-left = links
tm-place-middle = Mitte
tm-place-right = rechts
tm-place-top = oben links
tm-place-bottom = unten rechts
tm-card-faction = { $dwellings } am Anfang, Schifffahrt { $shipping }, { $vp } SP; { $deeds }
tm-option-build = bauen
tm-option-build-prefer = bauen, zuerst { $prefer }
tm-option-build-opponent-home = auf Heimatgelände eines Gegners bauen
tm-option-upgrade = ausbauen
tm-option-upgrade-prefer = ausbauen, zuerst { $prefer }
tm-option-power = eine Machtaktion blockieren
tm-option-cult = Kult
tm-option-bridge = Brücke
tm-option-shipping = Schifffahrt verbessern bis { $max }
tm-option-cult-steps = { $steps } auf einem Kult
tm-option-home = ein anderes Heimatgelände
tm-option-unlock = ein Gelände erschließen
tm-option-vp = { $vp } SP mehr
tm-when-structures-goal = mit Gebäudeziel: { $what }
tm-when-cult-goal = mit Kultziel: { $what }
tm-when-no-goal = ohne Ziel: { $what }
tm-faction-line = Heimat { $home }; am Start { $goods }, Macht { $bowls }

## Terra Mystica: Warum etwas abgelehnt wird, und was stattdessen geht
tm-no-over = Das Spiel ist aus. Nimm eine Entscheidung zurück oder beginne ein neues.
tm-no-not-there = So ein Feld, eine solche Karte oder ein solches Plättchen gibt es in diesem Spiel nicht.
tm-no-seat = Einen Platz { $seat } gibt es nicht.
tm-no-turn = Das Spiel wartet auf { $first }, nicht auf { $who }.
tm-no-wanted = Darauf wartet das Spiel nicht. { $ask }
tm-no-not-your-turn = { $many ->
    [yes] Die { $who } sind am Zug.
   *[no] { $who } ist am Zug.
}
tm-no-passed = Wer gepasst hat, ist in dieser Runde nicht mehr am Zug.
tm-no-action-taken = Die Aktion dieses Zuges ist gewählt. Beende sie, tausche, oder beende den Zug.
tm-no-others-first = Zuerst antworten die anderen.
tm-no-due-first = Zuerst steht etwas an: Nimm das Plättchen oder den Schritt, oder entscheide, was offen ist.
tm-no-act-first = Ein Zug hat eine Aktion: Wähle eine oder passe.
tm-no-nothing-to-end = Hier gibt es nichts zu beenden.
tm-no-nobody-leaves = Ein gewöhnliches Spiel verlässt niemand; passe stattdessen.
tm-no-left = Wer das Spiel verlassen hat, entscheidet nichts mehr.
tm-no-in-box = { $faction } gehören zu Feuer & Eis. Schalte das ein oder wähle ein anderes Volk.
tm-no-faction-taken = { $faction } sind vergeben. Wähle ein anderes Volk.
tm-no-other-side = { $faction } stehen auf der Rückseite der Tafel von { $taken }. Wähle ein anderes Volk.
tm-no-terrain-taken = { $terrain } ist das Gelände eines anderen. Wähle ein anderes.
tm-no-colour-wanted = Jetzt ist kein Gelände zu wählen.
tm-no-basic = { $terrain } ist keines der sieben Grundgelände.
tm-no-same-home = { $terrain } ist schon das Heimatgelände.
tm-no-home-taken = { $terrain } ist das Heimatgelände eines anderen Volkes.
tm-no-first-at-river = { $hex } liegt nicht am Fluss, wo die ersten Wohnhäuser der Flusswanderer stehen müssen.
tm-no-river = { $hex } ist ein Flussfeld. Nur Land kann umgewandelt oder bebaut werden.
tm-no-not-river = { $hex } ist kein Flussfeld.
tm-no-occupied = Auf { $hex } steht schon ein Gebäude.
tm-no-reach = { $hex } ist außer Reichweite: weder neben einem eigenen Gebäude noch mit dem Schiff erreichbar.
tm-no-fixed = { $hex } ist { $terrain }: Das kann nie umgewandelt werden.
tm-no-already = { $hex } ist schon { $terrain }.
tm-no-not-home = { $hex } ist { $terrain }, kein Heimatgelände. Wandle es zuerst um.
tm-no-not-ready = Ein Wohnhaus geht nur auf ein Feld, das diese Aktion zu Heimatgelände gemacht hat. { $hex } ist keines.
tm-no-not-yours = Auf { $hex } steht kein Gebäude von dir.
tm-no-too-dear = Das kostet { $price }, mehr als da ist.
tm-no-power-short = Das braucht { $need } Macht in Schale III, und da ist { $have }. { $burn ->
    [one] Wer einen Machtstein opfert, kann es zahlen.
   *[other] Wer { $burn } Machtsteine opfert, kann es zahlen.
}
tm-no-power-far = Das braucht { $need } Macht in Schale III, und da ist { $have }; mit Opfern werden es höchstens { $most }.
tm-no-burn = Opfern braucht 2 Machtsteine in Schale II, und da sind { $have }.
tm-no-convert-turn = Getauscht wird im eigenen Zug.
tm-no-convert-order = Getauscht wird der Reihe nach: opfern, Macht, Priester, Arbeiter, Münzen. Nimm zurück, um die Reihenfolge zu ändern.
tm-no-convert-faction = Dieser Tausch gehört einem anderen Volk oder einem besonderen Moment.
tm-no-convert-short = Für diesen Tausch ist zu wenig da oder kein Platz für das, was er bringt.
tm-no-priest = Kein Priester ist im Vorrat.
tm-no-tokens-short = Das braucht { $need ->
    [one] 1 Machtstein
   *[other] { $need } Machtsteine
}, und da sind { $have }.
tm-no-tokens-wanted = Jetzt verlassen keine Machtsteine das Spiel.
tm-no-tokens-count = Nimm genau { $tokens }.
tm-no-tokens-bowl = In den Schalen sind nur { $bowls } Machtsteine.
tm-no-hex-chosen = Kein Feld ist zum Umwandeln gewählt.
tm-no-spade-due = Es gibt keinen Spaten zu nutzen.
tm-no-never-terraforms = Dieses Volk wandelt nie um.
tm-no-spades-short = Für { $hex } sind nicht genug Spaten da, und keiner kann gekauft werden.
tm-no-spades-needed = { $hex } zu { $terrain } braucht { $need }; { $have } zur Hand.
tm-no-into = { $hex } kann nicht { $terrain } werden.
tm-no-second-stray = Nur ein Feld einer Aktion darf kein Heimatgelände werden. { $hex } wäre das zweite.
tm-no-storm = Der Sandsturm braucht ein freies Feld neben einem eigenen Gebäude, das keine Wüste ist. { $hex } ist keines.
tm-no-cult-short = { $steps } auf { $cult } sind mehr, als da sind.
tm-no-piece = Kein Gebäude dieser Art ({ $structure }) ist im Vorrat.
tm-no-upgrade-path = Ein Gebäude wird nicht so ausgebaut: { $from } zu { $to }.
tm-no-free-trading = Der kostenlose Ausbau macht ein Wohnhaus zum Handelshaus.
tm-no-free-dwelling = Das kostenlose Wohnhaus braucht ein freies Waldfeld. { $hex } ist keines.
tm-no-favour-due = Kein Gunstplättchen steht zu.
tm-no-favour-twice = { $tile } ist schon da. Niemand hat zwei gleiche.
tm-no-tile-gone = { $tile } ist vergriffen. Nimm ein anderes Plättchen.
tm-no-town-due = Kein Stadtplättchen steht zu.
tm-no-only-mermaids = Nur die Nixen gründen Städte über einen Fluss.
tm-no-town-there = Die Gebäude um { $hex } sind keine Stadt.
tm-no-bridge-due = Keine Brücke steht zu.
tm-no-bridge-place = Zwischen diesen Feldern ist kein Platz für eine Brücke.
tm-no-bridge-taken = Zwischen { $a } und { $b } steht schon eine Brücke.
tm-no-bridge-ends = Ein Ende einer Brücke braucht ein eigenes Gebäude; weder { $a } noch { $b } hat eines.
tm-no-bridge-left = Alle Brücken sind gebaut.
tm-no-bridge-anywhere = Neben keinem eigenen Gebäude ist Platz für eine Brücke.
tm-no-priest-space = Auf { $cult } ist kein Feld mit Wert { $value } frei. Sende den Priester für einen anderen Wert.
tm-no-step-due = Kein Kultschritt steht zu.
tm-no-top-due = Kein Marker wartet auf einen Schlüssel.
tm-no-top-not = Der Marker auf { $cult } wartet auf keinen Schlüssel.
tm-no-shipping = Dieses Volk kann die Schifffahrt nicht verbessern.
tm-no-digging = Dieses Volk kann das Graben nicht verbessern.
tm-no-track-end = Das Ende der Leiste ist erreicht.
tm-no-used = { $action } ist in dieser Runde benutzt.
tm-no-special-yours = { $action } gehört jemand anderem oder niemandem.
tm-no-pass-without = Wer passt, nimmt eine Bonuskarte. Nenne eine aus der Mitte.
tm-no-pass-with = In der letzten Runde passt man ohne Karte.
tm-no-bonus-there = { $card } liegt nicht in der Mitte.
tm-no-offer = { $many ->
    [yes] Die { $who } bieten keine { $amount } Macht an.
   *[no] { $who } bietet keine { $amount } Macht an.
}
tm-no-offer-earlier = Ein früheres Angebot wartet auf Antwort.
tm-no-offer-void = Von diesem Angebot kommt nichts an. Darauf kann man nur verzichten.
tm-no-token-due = Kein Machtstein ist zu kaufen.
tm-no-token-short = Die Punkte für einen Machtstein sind nicht da.
tm-no-priest-due = Kein Priester wartet auf eine Entscheidung.
tm-no-unlocked = { $terrain } ist schon erschlossen.
tm-no-unlock-short = { $terrain } zu erschließen kostet { $coins }.

## Terra Mystica: im Terminal
tm-tui-title = Terra Mystica auf { $map }. Seed { $seed }. Entscheidung { $move }. { $file }
tm-tui-over = Das Spiel ist aus. Tippe score, map, why, log, undo oder quit.
tm-tui-no-seat = Es gibt keinen Platz { $text }. Plätze: { $known }.
tm-tui-rules-usage = Sag, welche Regel: rules automa.build.near. Alle: automa rules terra-mystica
tm-tui-help-look = look: alles. map, board, cults, rounds, tiles, seats: ein Teil davon. board nomads: die Tafel eines Platzes.
tm-tui-help-act = actions: die nummerierte Liste. 3: die dritte davon. build E7, upgrade E7 to TP, send p to fire for 3, action ACT5, convert w to c, burn, pass BON3, done: dasselbe als Text.
tm-tui-help-more = why: die Gründe des Automa. rules ID: eine Regel. log, score, hint, undo, redo, retry, save, quit.

## ---------------------------------------------------------------- Terra Mystica auf den Seiten
terra-setup = Aufbau
terra-round = Runde { $round } von 6
terra-round-now = R { $round }/6
terra-over = Spielende
terra-map = Die Karte
terra-whole-map = Ganze Karte
terra-hex-leave = Dieses Feld verlassen
terra-nothing-there = Dort ist jetzt nichts möglich.
terra-costs-nothing = kostet nichts
terra-would-offer = { $who }: { $power } Macht im Angebot
terra-leaves = bleibt
terra-income = mit dem nächsten Einkommen
terra-paid-by = zuerst: { $ways }
terra-by-converting = Mit Tauschen
terra-more = Mehr
terra-no-more = Sonst ist hier nichts zu tun.
terra-away = Weg von deinem Heimatgelände
terra-nothing = Hier geht nichts
terra-tab-power = Macht
terra-tab-special = Sonder
terra-tab-priests = Kult
terra-tab-tracks = Leisten
terra-tab-convert = Tausch
terra-tab-pass = Passen
scene-cards = Karte { $action }, Stützkarte { $support }.
scene-points = { $who }: +{ $vp } SP, jetzt { $now }
scene-round = Runde { $round } beginnt
scene-no-points = { $who }: nichts
scene-final-cult = Der Kult { $cult }
scene-cult-bonus = Kultbonus
scene-income = Einkommen
terra-choose = Wähle
terra-choose-hex = tippe auf ein Feld
terra-choose-turn = tippe auf ein Feld oder öffne eine Gruppe
terra-choose-part = siehe oben
terra-no-card-yet = Er war noch nicht am Zug.
terra-hint = Vorschlag: { $what }.
terra-passed = gepasst
terra-keys = Tasten: 1 bis 6 öffnen die Gruppen, Enter tut, was der große Knopf sagt, D beendet den Zug, M zeigt mehr von einem Feld, Escape verlässt es, U zurück, Y vor, H Tipp, L Verlauf, ? warum.
terra-workers = Arbeiter
terra-coins = Münzen
terra-priests = Priester
terra-power = Macht in den Schalen I, II, III
terra-vp = Punkte
terra-keys-owned = Schlüssel
terra-todo-town = { $who }: nimm ein Stadtplättchen.
terra-todo-bridge = { $who }: lege die Brücke.
terra-todo-spades = { $who }: nutze die Spaten auf der Karte.
terra-todo-ready = { $who }: baue auf dem neuen Land oder beende den Zug.
terra-part-factions = Die Völker
terra-part-terrains = Welche Landschaft?
terra-part-into = Was wird daraus?
terra-part-favours = Nimm ein Gunstplättchen
terra-part-towns = Nimm ein Stadtplättchen
terra-part-cults = Auf welchem Kult?
terra-part-goods = Was gibst oder nimmst du?
terra-part-bridges = Wohin kommt die Brücke?
terra-part-first-card = Nimm eine Bonuskarte
terra-group-power = Machtaktionen
terra-group-special = Sonderaktionen
terra-group-priests = Priester zu einem Kult
terra-group-tracks = Schifffahrt und Graben
terra-group-convert = Verbrennen und tauschen
terra-group-pass = Passen
terra-group-others = Was andere beantworten können
terra-none-power = Keine ist jetzt bezahlbar. Verbrenne Macht oder gewinne welche.
terra-none-special = Keine ist in dieser Runde frei.
terra-none-priests = Kein Priester ist auf der Hand.
terra-none-tracks = Mit dem, was da ist, lässt sich nichts verbessern.
terra-none-convert = Es gibt nichts zu tauschen.
terra-none-pass = Passen ist jetzt nicht möglich.
terra-pass-vp = { $vp ->
    [0] Passen bringt keine Punkte.
    [one] Passen bringt 1 Punkt.
   *[other] Passen bringt { $vp } Punkte.
}
terra-rounds = Runden
terra-cults = Kulte
terra-pool = Machtaktionen, Karten und Plättchen in der Mitte
terra-bonus-cards = Bonuskarten
terra-favours = Gunstplättchen
terra-towns = Stadtplättchen
terra-factions = Völker
terra-automa-cards = Die Entscheidungskarten des Automa
terra-automa-factions = Die Volkskarten des Automa
terra-fell-build-goal = Ziel
terra-fell-build-steps = Spaten
terra-fell-build-opponent-home = Heimat
terra-fell-build-near = Nähe
terra-fell-upgrade-near = Nähe
terra-fell-direction = Lesen
terra-fell-numbered = Zahl
terra-fell-faction-tiebreak = Volk
terra-fell-setup-near = Nähe

## Terra Mystica: was die Einstellungen bedeuten
opt-seats = Mitspieler
opt-seats-help = Menschen und Automas zusammen. Die Automas sitzen zuletzt.
opt-seats-2 = Zwei
opt-seats-2-means = Du und ein Gegner.
opt-seats-3 = Drei
opt-seats-3-means = Du und zwei Gegner: mehr Nachbarn, mehr Macht.
opt-seats-4 = Vier
opt-seats-4-means = Du und drei Gegner: Auf der Karte wird es eng.
opt-seats-5 = Fünf
opt-seats-5-means = Du und vier Gegner: so voll wie möglich.
opt-automas = Automas darunter
opt-automas-help = Der kartengesteuerte Gegner von Steve C. Mindestens ein Platz gehört einem Menschen.
opt-automas-0 = Keiner
opt-automas-0-means = Nur Menschen, an diesem Bildschirm oder an mehreren.
opt-automas-1 = Einer
opt-automas-1-means = Zu zweit: du gegen den Automa.
opt-automas-2 = Zwei
opt-automas-2-means = Ab drei Mitspielern.
opt-automas-3 = Drei
opt-automas-3-means = Ab vier Mitspielern.
opt-automas-4 = Vier
opt-automas-4-means = Nur zu fünft.
opt-difficulty = Wie schwer der Automa ist
opt-difficulty-easy = Leicht
opt-difficulty-easy-means = Er beginnt mit 10 Punkten und weniger Karten.
opt-difficulty-normal = Mittel
opt-difficulty-normal-means = Wie er ist.
opt-difficulty-hard = Schwer
opt-difficulty-hard-means = Eine Karte mehr.
opt-difficulty-very-hard = Sehr schwer
opt-difficulty-very-hard-means = Zwei Karten mehr.
opt-difficulty-nightmare = Albtraum
opt-difficulty-nightmare-means = Zwei Karten mehr und ein Punkt mehr bei jeder Wertung.
opt-automa-factions = Die Völker der Automas
opt-automa-factions-help = Plätze, die nicht besetzt sind, zählen nicht.
opt-map = Spielplan
opt-map-base = Grundspiel
opt-map-base-means = Der Plan des Grundspiels.
opt-map-fire_ice_new = Feuer & Eis
opt-map-fire_ice_new-means = Der neue Plan der Erweiterung.
opt-map-fire_ice_revised = Grundspiel, überarbeitet
opt-map-fire_ice_revised-means = Die Rückseite in Feuer & Eis.
opt-map-loon_lakes = Loon Lakes (Fanplan)
opt-map-loon_lakes-means = Ein Plan von Fans.
opt-map-fjords = Fjorde
opt-map-fjords-means = Noch ein Plan von Fans.
opt-factions = Völker der Menschen
opt-factions-help = In Sitzfolge. Plätze, die nicht besetzt sind, zählen nicht.
opt-fire-and-ice = Völker aus Feuer & Eis
opt-fire-and-ice-on = Dabei
opt-fire-and-ice-on-means = Alle zwanzig Völker können gewählt oder gelost werden.
opt-fire-and-ice-off = Nicht dabei
opt-fire-and-ice-off-means = Die vierzehn des Grundspiels.
opt-final-tile = Zusätzliche Schlusswertung
opt-final-tile-none = Keine
opt-final-tile-none-means = Nur das größte Netz.
opt-final-tile-random = Gelost
opt-final-tile-random-means = Eines der vier Plättchen aus Feuer & Eis.
opt-final-tile-connected-distance = Entfernung
opt-final-tile-connected-distance-means = Die größte Entfernung in einem Netz.
opt-final-tile-connected-sa-sh-distance = Festung und Heiligtum
opt-final-tile-connected-sa-sh-distance-means = Wie weit sie in einem Netz auseinanderliegen.
opt-final-tile-building-on-edge = Rand
opt-final-tile-building-on-edge-means = Gebäude am Rand des Plans, in einem Netz.
opt-final-tile-connected-clusters = Siedlungen
opt-final-tile-connected-clusters-means = Getrennte Siedlungen in einem Netz.
opt-turn-order = Zugfolge
opt-turn-order-variable = Wie gepasst
opt-turn-order-variable-means = Wer zuerst passt, beginnt die nächste Runde.
opt-turn-order-standard = Im Uhrzeigersinn
opt-turn-order-standard-means = Ab dem Ersten, der gepasst hat.
opt-start-vp = Punkte zu Beginn
opt-start-vp-20 = Je 20
opt-start-vp-20-means = Wie gedruckt.
opt-start-vp-2017 = Ausgleich von 2017
opt-start-vp-2017-means = Die offiziellen Zahlen je Volk.
opt-offers = Wann Macht beantwortet wird
opt-offers-settle = Sofort
opt-offers-settle-means = Bevor der Nächste handelt.
opt-offers-open = Später
opt-offers-open-means = Jederzeit vor der eigenen nächsten Aktion, wie in Onlinespielen.
opt-offers-record = Wie in einer Aufzeichnung
opt-offers-record-means = Später; Kultschritte dürfen warten, und Spieler dürfen gehen.
terra-faction-choose = zu Beginn gewählt
terra-faction-random = gelost
opt-factions-place = Spieler { $number }
terra-place-empty = Da liegt nichts
terra-setup-rounds-missing = Manche Runden haben noch kein Plättchen. Geh zurück und tippe in jede der sechs Runden eines, oder in keine: Dann teilt das Programm sie aus.
terra-setup-rounds-twice = Ein Plättchen liegt auf zwei Runden. Geh zurück: Jedes liegt nur auf einer Runde.
terra-setup-bonus-count = Drei Karten mehr als Mitspieler bleiben im Spiel. Geh zurück und tippe alle anderen an, oder keine: Dann teilt das Programm sie aus.
opt-promo-towns = Die drei Stadtplättchen der Promo
opt-promo-shipping = Die Bonuskarte für Schifffahrt (Promo)
opt-promo-temple = Das Rundenplättchen für Tempel (Promo)
opt-scoring = Rundenplättchen auf dem Tisch
opt-scoring-help = Tippe unter jedem Plättchen, das ausliegt, auf die Zahl seiner Runde. Ohne Antippen teilt das Programm sie aus.
opt-bonus-removed = Bonuskarten, die in der Schachtel bleiben
opt-bonus-removed-help = Drei Karten mehr als Mitspieler liegen aus: Tippe alle anderen an. Ohne Antippen teilt das Programm sie aus.
opt-automa-colours-place = Automa { $number }
opt-automa-colours = Farben der Automas, deren Volk eine wählt
opt-automa-factions-place = { $number }. Automa

## ---------------------------------------------------------------- In den Zeichnungen von Terra Mystica
## Wo das Spiel steht
tm-game = Terra Mystica
tm-result = Endstand
tm-turn-order = Zugreihenfolge
tm-passed = Gepasst: { $list }
tm-in-the-middle = In der Mitte
tm-seat-number = Platz { $number }
tm-seat-role = { $seat } ({ $number })
tm-seat-role-automa = { $seat } ({ $number }, Automa)
tm-end-of-round = Ende von Runde { $round }
tm-income-of-round = Einkommen von Runde { $round }
tm-is-over = Das Spiel ist aus
tm-status-won = { $winners ->
    [one] { $who } gewinnen mit { $vp }.
   *[other] Geteilter Sieg mit { $vp }: { $who }.
}
tm-todo-dwelling = { $who }: Setzt ein Wohnhaus.
tm-todo-turn = { $who }: am Zug.
tm-todo-rest = { $who }: Beendet die Aktion.
tm-todo-tokens = { $who }: Nehmt Machtsteine aus dem Spiel.
tm-todo-offer = { $who }: Nehmt die Macht oder verzichtet.
tm-todo-reward = { $who }: Nehmt einen Kultschritt.
tm-todo-token = { $who }: Kauft einen Machtstein oder nicht.
tm-todo-spades = { $who }: Nutzt die Spaten.
tm-todo-priest = { $who }: Entscheidet über einen Priester.
tm-todo-automa = { $who }: Der Automa ist am Zug.

## Der Spielplan
tm-map-title = Der Spielplan: { $map }
tm-hex-structure = { $structure } der { $who }
tm-hex-town = in einer Stadt
tm-hex-skipped = übersprungen von den { $who }
tm-considered = { $name }: erwogen
tm-out = { $name }: raus
tm-out-why = { $name }: raus, { $why }
tm-town-of = Eine Stadt der { $who }
tm-bridge = Brücke von { $a } nach { $b }
tm-bridge-of = { $bridge }, Besitz der { $who }
tm-bridges = Brücken: { $list }
tm-to-choose = Zur Wahl: { $hexes }.
tm-chosen = { $hex } ist gewählt.
tm-last = Zuletzt: { $hexes }.
tm-nothing-on-map = nichts auf dem Plan
tm-legend = Gelände und Gebäude
tm-legend-wheel = Das Rad der Gelände: { $list }.
tm-legend-power = Macht { $power }
tm-marker = { $who } auf { $space } von { $cult }
tm-priest-of = Ein Priester der { $who }
tm-priests = Priester
tm-key = Schl.
tm-power-short = +{ $power } Ma

## Die Tableaus der Plätze
tm-board-of = Das Tableau von { $who }
tm-no-faction = Noch kein Volk.
tm-no-card = keine Karte
tm-bonus-card = Bonuskarte { $card }
tm-bonus-card-does = Bonuskarte: { $card }
tm-bonus-card-none = Keine Bonuskarte
tm-next-income = Einkommen
tm-power-bowls = Macht { $bowls }
tm-shipping = Schifffahrt { $level }
tm-shipping-of = Schifffahrt { $level } von { $most }
tm-bowl = Schale { $name }: { $tokens ->
    [one] 1 Machtstein
   *[other] { $tokens } Machtsteine
}
tm-slot-left = { $structure }, nicht gebaut: { $gain }
tm-slot-open = Einkommen: { $gain }
tm-no-income = kein Einkommen
tm-built-of = { $structure }: { $built } von { $supply } gebaut
tm-in-turn = { $place } am Zug
tm-to-act = am Zug
tm-pile-coins = Münzen
tm-pile-workers = Arbeiter
tm-pile-priests = Priester
tm-pile-bridges = Brücken
tm-pile-keys = Schlüssel
tm-state-free = frei
tm-state-used = benutzt
tm-state-later = mit der Festung
tm-count-point = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
tm-count-sent = { $count ->
    [one] 1 entsandter Priester
   *[other] { $count } entsandte Priester
}
tm-count-bare-token = { $count ->
    [one] 1 Machtstein
   *[other] { $count } Machtsteine
}
tm-count-cult-step = { $count ->
    [one] 1 Kultschritt
   *[other] { $count } Kultschritte
}
tm-text-goods = Güter
tm-text-income = Einkommen
tm-text-structures = Gebäude
tm-text-tracks = Leisten
tm-text-bonus = Bonus
tm-text-favours = Gunst
tm-text-towns = Städte
tm-text-actions = Aktionen
tm-text-cards = Karten
tm-text-deck = Stapel
tm-text-faction = Volk
tm-text-left = noch { $left } { $structure }
tm-text-left-cost = noch { $left } { $structure } ({ $cost })
tm-text-head-vp = SP
tm-text-head-coins = M
tm-text-head-workers = A
tm-text-head-priests = P
tm-text-head-power = Macht
tm-text-head-ship = Fahrt
tm-text-head-keys = Schl.
tm-text-head-card = Karte
tm-text-used = (benutzt)
tm-text-end = Ende: { $bonus }
tm-text-final = Endplättchen: { $tile } ({ $vp } SP)

## Die Karten der Völker
tm-home-base = Heimat: { $home }
tm-home-fire-and-ice = Heimat: { $home } · Feuer & Eis
tm-at-home = Heimat { $home }
tm-starts-with = am Start { $goods }
tm-heading-start = Beginn
tm-heading-structures = Gebäude
tm-heading-tracks = Leisten
tm-heading-ability = Fähigkeit
tm-heading-stronghold = Festung
tm-earns-worker = { $list } Arbeiter
tm-earns-coin = { $list } Münzen
tm-earns-priest = { $list } Priester
tm-earns-power = { $list } Macht
tm-shipping-none = Keine
tm-shipping-always = Immer { $level }
tm-shipping-track = { $from } bis { $to }, für { $vp } SP
tm-digging-track = { $list } Arbeiter je Spaten, { $vp } SP
tm-digging-spade = { $price } je Spaten
tm-digging-tokens = { $usual } oder { $foreign } Machtsteine je Vulkan
tm-digging-steps = { $usual } oder { $foreign } Kultschritte je Vulkan
tm-digging-never = gräbt nie

## Karten, Plättchen und Aktionen, kurz
tm-tile-shipping-you = Schifffahrt +1, bis du passt
tm-tile-level-of-shipping = eine Stufe Schifffahrt
tm-coins-on-it = { $card }, { $coins } darauf
tm-tiles-left = { $tile }, noch { $left }
tm-action-is = { $action }, { $state }
tm-free-actions = Frei: { $list }.
tm-cards-in-middle = Bonuskarten { $list }.
tm-caption-action = je Runde
tm-caption-shipping = Schifffahrt
tm-caption-pass = beim Passen
tm-scored = { $what } { $vp } SP
tm-a-town = Stadt
tm-a-spade = Spaten
tm-a-bridge = eine Brücke
tm-scoring = { $scored }; am Ende der Runde für { $bonus }
tm-round-tile = Runde { $round }. { $tile }
tm-round-tile-line = Runde { $round }: { $tile }.
tm-round-short = R{ $round }
tm-final-short-distance = größte Entfernung
tm-final-short-edge = am Rand
tm-short-double = zwei Aktionen
tm-short-storm = Sandsturm
tm-short-trading = Handelshaus umsonst
tm-short-dwelling = Wohnhaus umsonst
tm-short-bridge = Brücke für { $cost }
tm-short-home = neue Heimat für { $cost }

## Die Karten des Automa
tm-decision-card = Entscheidungskarte { $number }
tm-cards-of-automa = Die Karten des Automa
tm-card-start = Start
tm-card-points = Punkte
tm-card-points-of = Punkte der
tm-card-faction-card = Volkskarte
tm-card-action = Aktion { $number }
tm-card-support = Stütze { $number }
tm-card-pair = Aktionskarte { $action }: { $deed }. Stützkarte { $support }: { $values }.
tm-cards-left = { $left ->
    [one] noch 1 Karte
   *[other] noch { $left } Karten
} von { $size }
tm-in-reserve = { $reserve } in Reserve
tm-faction-action = Volksaktion
tm-faction-card-number = Automa, Volkskarte { $number }
tm-for-the-automa = { $faction }, für den Automa
tm-points-of-faction-card = Punkte der Volkskarte
tm-goal-structures = mit Gebäudeziel
tm-no-goal-structures = ohne Gebäudeziel
tm-goal-cult = mit Kultziel
tm-no-goal-cult = ohne Kultziel
tm-scan-down = von oben links
tm-scan-up = von unten rechts
tm-number-from-left = Nummer { $count } von links
tm-number-from-right = Nummer { $count } von rechts
tm-passes-left = passt unter den letzten Karten, dann die linke Bonuskarte.
tm-passes-middle = passt unter den letzten Karten, dann die mittlere Bonuskarte.
tm-passes-right = passt unter den letzten Karten, dann die rechte Bonuskarte.
tm-never-left = passt nie vorzeitig, dann die linke Bonuskarte.
tm-never-middle = passt nie vorzeitig, dann die mittlere Bonuskarte.
tm-never-right = passt nie vorzeitig, dann die rechte Bonuskarte.
tm-with-structures-goal = mit dem Gebäudeziel
tm-with-cult-goal = mit dem Kultziel
tm-without-goal = ohne Ziel
tm-first-across-a-river-hex = zuerst über ein Flussfeld
tm-first-across-a-land-hex = zuerst über ein Landfeld
tm-first-not-home-terrain = zuerst, wo nicht Heimatgelände ist
tm-first-adjacent-not-home-terrain = zuerst direkt benachbart, wo nicht Heimatgelände ist
tm-first-across-two-hexes = zuerst über zwei Felder
tm-first-most-terraforming-steps = zuerst mit den meisten Umwandlungsschritten
tm-first-next-to-opponent = zuerst neben einem Gegner
tm-first-closest-to-opponent = zuerst am nächsten an einem Gegner
tm-first-home-terrain = zuerst auf Heimatgelände
tm-first-opponent-home = zuerst auf dem Heimatgelände eines Gegners
tm-reach-tunnel = auch durch einen Tunnel über ein Feld
tm-reach-flight = auch im Flug über zwei Felder
tm-reach-anywhere = auf jedem freien Heimatgelände
tm-reach-shipping = nur über den Fluss
tm-does-build = Bauen
tm-does-upgrade = Ausbauen: { $list }
tm-does-power = Macht
tm-does-cult = Kult
tm-does-bridge = Eine Brücke setzen
tm-does-shipping = Schifffahrt verbessern, bis { $max }
tm-does-home = Das Heimatgelände wechseln
tm-does-unlock = Ein Gelände erschließen
tm-counts-taken = benutzte mitgezählt
tm-vp-for-taken = { $vp } SP für eine benutzte
tm-rule-dwelling = { $vp } SP für ein Wohnhaus.
tm-rule-trading = { $vp } SP für ein Handelshaus.
tm-rule-temple = { $vp } SP für einen Tempel.
tm-rule-stronghold = { $vp } SP für die Festung.
tm-rule-sanctuary = { $vp } SP für das Heiligtum.
tm-rule-bridges = { $vp } SP für jede Brücke beim Passen.
tm-rule-temples = { $vp } SP für jeden Tempel beim Passen.
tm-rule-leeched = { $steps }, wenn ein Gegner durch seine Bauten Macht nimmt.
tm-rule-skip-steps = Umwandlungsschritte zählen nicht.
tm-rule-volcano = Umwandeln zählt { $foreign } auf dem Heimatgelände eines Gegners, sonst { $other }.
tm-rule-extra-steps = { $steps } mehr bei jedem Kult.
tm-rule-build-price = Jedes Bauen kostet { $steps }.
tm-rule-riverside = Baut nur an Flüssen, auf erschlossenem Gelände.
tm-rule-another-turn = Sofort folgt ein weiterer Zug.
tm-print-title = Karten des Automa für Terra Mystica
tm-print-what = { $decisions } Entscheidungskarten und { $factions } Volkskarten

## Woher die Punkte kamen
tm-share-other = Beginn und anderes
tm-share-rounds = Rundenplättchen
tm-share-favours = Gunstplättchen
tm-share-towns = Stadtplättchen
tm-share-passing = Passen
tm-share-automa = Karten des Automa
tm-share-cults = Kulte
tm-share-network = größtes Netz
tm-share-extra = Endplättchen
tm-share-resources = Übriges
