# Deutsch. Kurze Sätze, ein Punkt, je ein Fakt. Wörter der Schachtel: Flicken, Knopf, Figur, Zeitstein, Zeittafel.
# Befehle bleiben englisch: sie sind Notation. Spitznamen der Flicken haben kein Geschlecht, darum Anführungszeichen.

## Plätze
seat-you = Du
seat-automa = Automa
seat-first = Platz 1
seat-second = Platz 2

## Was geschah, für das Protokoll. $who ist der Name eines Platzes; $you ist "yes", wenn das "Du" ist.
pw-advanced = { $you ->
    [yes] Du rückst auf { $to } vor, { $buttons ->
        [one] 1 Knopf
       *[other] { $buttons } Knöpfe
    }.
   *[no] { $who } rückt auf { $to } vor, { $buttons ->
        [one] 1 Knopf
       *[other] { $buttons } Knöpfe
    }.
}
pw-took = { $you ->
    [yes] Du nimmst „{ $patch }“ für { $cost }, auf { $to }.
   *[no] { $who } nimmt „{ $patch }“ für { $cost }, auf { $to }.
}
pw-automa-took = Automa nimmt „{ $patch }“, auf { $to }.
pw-automa-passed = Automa passt, auf { $to }.
pw-income = { $buttons ->
    [0] Kein Einkommen bei { $mark }.
   *[other] Einkommen +{ $buttons } bei { $mark }.
}
pw-leather-reached = { $you ->
    [yes] Du bekommst den Lederflicken bei { $mark }.
   *[no] { $who } bekommt den Lederflicken bei { $mark }.
}
pw-leather-laid = { $you ->
    [yes] Du legst den Lederflicken auf { $at }.
   *[no] { $who } legt den Lederflicken auf { $at }.
}
pw-leather-lost = Kein Platz für einen Lederflicken: er ist aus dem Spiel.
pw-tile-covered = { $you ->
    [yes] Du bedeckst 7x7: Das Sonderplättchen ist deins, 7 Punkte.
   *[no] { $who } bedeckt 7x7 und bekommt das Sonderplättchen, 7 Punkte.
}
pw-tile-marker = Automa erreicht seinen Marker auf { $space } und bekommt das Sonderplättchen, 7 Punkte.
pw-reshuffled = Der Stapel des Automa ist leer: Alle seine Karten werden neu gemischt.
pw-home-first = { $you ->
    [yes] Du erreichst zuerst das Zielfeld.
   *[no] { $who } erreicht zuerst das Zielfeld.
}
pw-home = { $you ->
    [yes] Du erreichst das Zielfeld.
   *[no] { $who } erreicht das Zielfeld.
}
pw-over = { $you ->
    [yes] Du gewinnst { $a } zu { $b }.
   *[no] { $who } gewinnt { $a } zu { $b }.
}
pw-over-tie = { $you ->
    [yes] { $a } zu { $b }: Du gewinnst, denn du warst zuerst auf dem Zielfeld.
   *[no] { $a } zu { $b }: { $who } gewinnt, zuerst auf dem Zielfeld.
}

## Warum: zuerst der Satz
pw-why-pass = Er darf { $budget } ausgeben, und nichts in Reichweite ist so billig.
pw-why-empty-ring = Kein Flicken ist übrig, also passt er.
pw-why-single = Er darf { $budget } ausgeben. Nur diesen Flicken kann er bezahlen.
pw-why-no-overtake = Von den bezahlbaren überholt dich nur dieser nicht.
pw-why-largest = Dieser ist der größte der übrigen.
pw-why-most-buttons = Dieser hat die meisten Knöpfe der übrigen.
pw-why-furthest = { $tied ->
    [2] Zwei waren gleich. Dieser liegt weiter von der Figur.
   *[other] { $tied } waren gleich. Dieser liegt am weitesten von der Figur.
}

## Warum: eine Zeile je Filter, und was er maß
pw-row-afford = Er kann { $limit } ausgeben
pw-row-no-overtake = Dich auf { $limit } nicht überholen
pw-row-largest = Die größten behalten
pw-row-most-buttons = Die meisten Knöpfe behalten
pw-row-furthest = Den weitesten behalten
pw-cell-afford = kostet { $value }
pw-cell-no-overtake = auf { $value }
pw-cell-largest = { $value } Felder
pw-cell-most-buttons = { $value ->
    [one] 1 Knopf
   *[other] { $value } Knöpfe
}
pw-cell-furthest = { $value ->
    [1] 1.
    [2] 2.
   *[3] 3.
}
why-verdict-skipped = Übersprungen: Keiner bliebe übrig.
why-verdict-kept-all = Alle bleiben.
why-verdict-not-needed = Nicht nötig.
pw-filter-no-overtake = Nicht überholen
pw-filter-largest = Größter
pw-filter-most-buttons = Meiste Knöpfe
pw-filter-furthest = Am weitesten

## ---------------------------------------------------------------- Terra Mystica
## Terra Mystica: Die Plätze, die Schachtel
tm-seat-player = Spieler { $number }
tm-seat-automa = Automa ({ $faction })
tm-seat-automa-number = Automa auf Platz { $number }
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
tm-did-power = Machtaktion { $what }
tm-did-blocked = blockiert { $what }
tm-did-special = Aktion { $what }
tm-did-burnt = opfert einen Machtstein
tm-did-converted = { $paid } für { $got }
tm-did-favour = Gunstplättchen { $what }
tm-did-town = Stadt gegründet, Plättchen { $what }
tm-did-connected = Stadt über das Flussfeld { $hex }
tm-did-bridge = Brücke { $a } nach { $b }
tm-did-unlocked = { $terrain } erschlossen
tm-did-priest-kept = Priester behalten
tm-did-priest-lost = Priester verloren, denn es ist kein Platz
tm-did-scored = { $vp } SP ({ $why })
tm-did-vp = { $vp } SP
tm-for-round = Rundenplättchen
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
tm-did-takes = nimmt { $what }
tm-did-takes-coins = nimmt { $what } mit { $coins }
tm-did-done = beendet den Zug
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
    [one] { $who } gewinnt mit { $vp } SP.
   *[other] { $who } teilen sich den Sieg mit { $vp } SP.
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
tm-cell-lead = { $value ->
    [0] niemand vorn
   *[other] { $value } vorn
}
tm-cell-place = Nr. { $value }
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
tm-ask-offer = { $who }: Nimm die angebotene Macht oder verzichte.
tm-ask-reward = { $who }: Wähle eine Kultleiste für einen Schritt.
tm-ask-token = { $who }: Kaufe einen Machtstein oder lass es.
tm-ask-spades = { $who }: Nutze die Spaten des Kultbonus oder beende.
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
tm-act-power = Machtaktion { $what }
tm-act-special = Sonderaktion { $what }
tm-act-pass = Passen und { $what } nehmen
tm-act-pass-last = Passen
tm-act-bonus = { $what } nehmen
tm-act-burn = Einen Machtstein opfern
tm-act-convert = { $paid } in { $got } tauschen
tm-act-favour = Gunstplättchen { $what }
tm-act-town = Stadtplättchen { $what }
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
tm-faction-line = Heimat { $home }; beginnt mit { $goods }, Macht { $bowls }

## Terra Mystica: Warum etwas abgelehnt wird, und was stattdessen geht
tm-no-over = Das Spiel ist aus. Nimm eine Entscheidung zurück oder beginne ein neues.
tm-no-not-there = So ein Feld, eine solche Karte oder ein solches Plättchen gibt es in diesem Spiel nicht.
tm-no-seat = Einen Platz { $seat } gibt es nicht.
tm-no-turn = Das Spiel wartet auf { $first }, nicht auf { $who }.
tm-no-wanted = Darauf wartet das Spiel nicht. { $ask }
tm-no-not-your-turn = { $who } ist am Zug.
tm-no-passed = Wer gepasst hat, ist in dieser Runde nicht mehr am Zug.
tm-no-action-taken = Die Aktion dieses Zuges ist gewählt. Beende sie, tausche, oder beende den Zug.
tm-no-others-first = Zuerst antworten die anderen.
tm-no-due-first = Zuerst steht etwas an: Nimm das Plättchen oder den Schritt, oder entscheide, was offen ist.
tm-no-act-first = Ein Zug hat eine Aktion: Wähle eine oder passe.
tm-no-nothing-to-end = Hier gibt es nichts zu beenden.
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
tm-no-too-dear = Das kostet { $price }, mehr als da ist. Tausche oder tu etwas anderes.
tm-no-power-short = Das braucht { $need } Macht in Schale III, und da ist { $have }. Opfere oder tu etwas anderes.
tm-no-burn = Opfern braucht 2 Machtsteine in Schale II, und da sind { $have }.
tm-no-convert-turn = Getauscht wird im eigenen Zug.
tm-no-convert-order = Getauscht wird der Reihe nach: opfern, Macht, Priester, Arbeiter, Münzen. Nimm zurück, um die Reihenfolge zu ändern.
tm-no-convert-faction = Dieser Tausch gehört einem anderen Volk oder einem besonderen Moment.
tm-no-convert-short = Für diesen Tausch ist zu wenig da oder kein Platz für das, was er bringt.
tm-no-priest = Kein Priester ist im Vorrat.
tm-no-tokens-short = Das braucht { $need } Machtsteine, und da sind { $have }.
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
tm-no-offer = { $from } bietet keine { $amount } Macht an.
tm-no-offer-earlier = Ein früheres Angebot wartet auf Antwort.
tm-no-offer-void = Von diesem Angebot kommt nichts an. Darauf kann man nur verzichten.
tm-no-token-due = Kein Machtstein ist zu kaufen.
tm-no-token-short = Die Punkte für einen Machtstein sind nicht da.
tm-no-priest-due = Kein Priester wartet auf eine Entscheidung.
tm-no-unlocked = { $terrain } ist schon erschlossen.
tm-no-unlock-short = { $terrain } zu erschließen kostet { $coins }.

## Terra Mystica: im Terminal
tm-tui-title = Terra Mystica auf { $map }. Startwert { $seed }. Entscheidung { $move }. { $file }
tm-tui-actions = Sag eine Nummer oder den Text dahinter:
tm-tui-no-number = { $most ->
    [0] Jetzt ist nichts zu wählen. help nennt die Befehle.
   *[other] Hier gibt es keine Aktion { $number }; es gibt 1 bis { $most }.
}
tm-tui-unknown = „{ $text }“ ist hier weder Befehl noch Aktion. Tippe help, oder actions für die Liste.
tm-tui-not-yours = { $who } wird nicht an dieser Tastatur gespielt.
tm-tui-over = Das Spiel ist aus. Tippe score, map, why, log, undo oder quit.
tm-tui-no-seat = Es gibt keinen Platz { $text }. Plätze: { $known }.
tm-tui-no-automa = Hier spielt kein Automa.
tm-tui-no-why = Noch hat kein Automa etwas gewählt.
tm-tui-hint = Tipp: { $text }
tui-more-out = { $count } weitere heraus
tui-considered = Erwogen: { $candidates }.
tm-tui-rules-usage = Sag, welche Regel: rules automa.build.near. Alle: automa rules terra-mystica
tm-tui-help-look = look: alles. map, board, cults, rounds, tiles, seats: ein Teil davon. board nomads: die Tafel eines Platzes.
tm-tui-help-act = actions: die nummerierte Liste. 3: die dritte davon. build E7, upgrade E7 to TP, send p to fire for 3, action ACT5, convert w to c, burn, pass BON3, done: dasselbe als Text.
tm-tui-help-more = why: die Gründe des Automa. rules ID: eine Regel. log, score, hint, undo, redo, retry, save, quit.

## ---------------------------------------------------------------- das Spiel im Terminal
## Titel, Überschrift, Fragen
tui-title-automa = Patchwork. Automa Stufe { $level } { $name }. Seed { $seed }. Zug { $move }. { $file }
tui-title-people = Patchwork zu zweit. Seed { $seed }. Zug { $move }. { $file }
tui-turn-you = Dein Zug. Wähle einen Flicken mit 1, 2, 3, oder rück vor mit a.
tui-turn-who = { $who }: dein Zug. Wähle einen Flicken mit 1, 2, 3, oder rück vor mit a.
tui-advancing = Vorrücken? Drück Enter. Esc geht zurück.
tui-placing = Leg „{ $patch }“: Pfeile bewegen, r dreht, f wendet, Enter legt.
tui-leather = Leg den Lederflicken auf ein leeres Feld: Pfeile bewegen, Enter legt.
tui-stuck = Dieser Zug ließ sich nicht speichern. Schaff Platz, dann nochmal mit Enter.
tui-back = Rückblick: nach Zug { $at } von { $of }. [ und ] blättern, Esc kehrt zurück.
tui-log-focus = Das Protokoll. Hoch und runter wählen, Enter öffnet, Esc kehrt zurück.
tui-too-small = Dieses Fenster hat { $width } x { $height } Zeichen.
tui-too-small-how = Patchwork braucht 80 x 24. Mach es größer, oder beende mit q und spiel mit --plain.

## Die beiden Plätze, der Kreis, die Auslage
tui-seat-person = { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}, Einkommen { $income }, { $empty } leer, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tui-seat-automa = { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}, { $patches ->
    [one] 1 Flicken
   *[other] { $patches } Flicken
}, bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tui-seat-tile = Plättchen
tui-seat-space = auf { $space }
tui-seat-top = auf { $space }, oben
tui-ring = Dann (Preis/Zeit):
tui-ring-empty = Danach kommen keine Flicken mehr.
tui-ring-none = Der Kreis ist leer.
tui-pay = Preis { $cost }
tui-spaces = { $time ->
    [one] Zeit 1
   *[other] Zeit { $time }
}
tui-printed = { $buttons ->
    [0] keine Knöpfe
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}
tui-price = Zahle { $cost }, zieh { $time }, { $buttons ->
    [0] keine Knöpfe
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}.
tui-short = { $short ->
    [one] 1 Knopf fehlt
   *[other] { $short } Knöpfe fehlen
}
tui-no-room = Kein Platz
tui-fits = { $count ->
    [one] passt 1-mal
   *[other] passt { $count }-mal
}
tui-cannot-take = „{ $patch }“: { $why }. Wähle einen anderen, oder rück vor mit a.

## Die Tafel des Automa
tui-card-none = Er hat noch keine Karte aufgedeckt.
tui-card-last = Letzte Karte: Nummer { $number }
tui-card-money = Budget { $budget }, Einkommen +{ $income }
tui-card-passes = hat keine Zeilen: passt
tui-card-back = Nächste Karte: Budget { $budget }
tui-card-hidden = Nächste Karte: verdeckt
tui-cards-left = { $left ->
    [one] noch 1 Karte
   *[other] noch { $left } Karten
} (c: offene)
tui-marker = nimmt Plättchen bei { $space }
tui-heap-none = Er hat noch keine Flicken.
tui-heap = { $patches ->
    [one] Sein 1 Flicken
   *[other] Seine { $patches } Flicken
}: { $with } mit
tui-heap-more = Knöpfen, { $printed } gedruckt
tui-legend-income = Knöpfe
tui-legend-leather = Leder
tui-legend-tile = 7x7
tui-marker-gone = Das Plättchen ist weg.

## Was eine Aktion brächte; die Teile stehen durch Kommas getrennt
tui-do-advance = { $spaces ->
    [one] 1 Schritt
   *[other] { $spaces } Schritte
} vor auf { $to }, +{ $spaces ->
    [one] 1 Knopf
   *[other] { $spaces } Knöpfe
}
tui-do-take = Zahle { $cost }, auf { $to }
tui-do-leather = Leder auf { $at }
tui-do-income = { $buttons ->
    [0] kein Einkommen bei { $mark }
   *[other] Einkommen +{ $buttons } bei { $mark }
}
tui-do-reach = ein Lederflicken
tui-do-lost = kein Platz für den Lederflicken
tui-do-tile = das Sonderplättchen für { $points } Punkte
tui-do-home = das Zielfeld
tui-do-again = Du ziehst nochmal.
tui-do-next = Danach: { $who }.

## Abgelehnt
tui-overlap = { $on } ist belegt. { $fits ->
    [0] So gehalten passt er nirgends: dreh ihn mit r oder wende ihn mit f.
    [one] So gehalten passt er an 1 Stelle: Tab zeigt sie.
   *[other] So gehalten passt er an { $fits } Stellen: Tab zeigt die nächste.
}
tui-off-board = Er ragt über den Rand. { $fits ->
    [0] So gehalten passt er nirgends: dreh oder wende ihn.
    [one] So gehalten passt er an 1 Stelle.
   *[other] So gehalten passt er an { $fits } Stellen.
}
tui-covered = { $at } ist schon belegt. { $free ->
    [one] 1 Feld ist frei.
   *[other] { $free } Felder sind frei.
}
tui-too-dear = „{ $patch }“ kostet { $cost }, und du hast { $have }. Nimm einen billigeren oder rück vor.
tui-save-trouble = Nicht gespeichert, also nicht getan: { $error }

## Zurücknehmen, Tipp, Speichern
tui-undone = Zurückgenommen.
tui-undone-revealed = Zurückgenommen, obwohl eine Karte aufgedeckt war: Du kennst sie jetzt.
tui-redone = Wiederholt.
tui-nothing-to-undo = Es gibt nichts zurückzunehmen.
tui-nothing-to-redo = Es gibt nichts zu wiederholen.
tui-hint-take = Tipp: „{ $patch }“. { $cells } Felder, { $buttons ->
    [0] keine Knöpfe
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
} für { $cost } und { $time ->
    [one] 1 Schritt
   *[other] { $time } Schritte
}; hier wenige Lücken.
tui-hint-advance = Tipp: rück vor. Kein Flicken in Reichweite ist jetzt seinen Preis wert.
tui-hint-leather = Tipp: { $at } schließt die meisten Kanten.
tui-saved-at = Jeder Zug wird gespeichert in { $path }
tui-resume = Gespeichert. Weiter mit: automa play { $game } --load { $path }
tui-finished = Gespeichert. Nochmal ansehen mit: automa play { $game } --load { $path }
tui-no-folder = In { $folder } kann kein Spiel gespeichert werden; setz AUTOMA_DATA auf einen beschreibbaren Ordner, oder nenne eine Datei mit --save FILE
tui-no-folder-known = es gibt keinen Ordner für Spielstände: weder AUTOMA_DATA noch XDG_DATA_HOME noch HOME ist gesetzt; setz AUTOMA_DATA, oder nenne eine Datei mit --save FILE
tui-no-terminal = dies ist kein Terminal, also gibt es keinen Vollbildmodus; nimm --plain für eine Frage je Zeile
tui-no-why = Der Automa hat noch nicht gezogen, also gibt es nichts zu erklären.
tui-no-cards = In diesem Spiel gibt es keinen Automa.
tui-at-start = Das ist der Anfang.
tui-only-looking = Du siehst nur zu. Esc kehrt zum Spiel zurück.
tui-svg = Ein Bild der Stellung ist in { $path }

## Tasten, unten auf dem Schirm
tui-keys-choose = 1-3: Flicken   a: vor   h: Tipp   u: zurück   w: warum   [: davor   ?: Hilfe   q: Ende
tui-keys-place = Pfeile   r: drehen   f: wenden   Tab: Stelle   Enter: legen   Esc: weg   ?: Hilfe
tui-keys-advance = Enter: vorrücken   Esc: zurück   1 2 3: Flicken   h: Tipp   ?: Hilfe   q: Ende
tui-keys-leather = Pfeile: bewegen   Tab: Stelle   Enter: legen   h: Tipp   u: zurück   ?: Hilfe
tui-keys-back = [: zurück   ]: vor   Pos1: Anfang   Esc: Spiel   w: warum   ?: Hilfe   q: Ende
tui-keys-log = hoch runter: wählen   Enter: öffnen   Esc: zurück   ?: Hilfe   q: Ende
tui-keys-over = n: neu   [: Rückblick   w: warum   u: zurück   l: Protokoll   ?: Hilfe   q: Ende
tui-keys-stuck = Enter: nochmal   u: zurück   s: speichern   ?: Hilfe   q: Ende

## Warum, Karten, Kreis, Hilfe
tui-why-title = Warum?
tui-why-card = Karte { $number }: Budget { $budget }, Einkommen +{ $income }.
tui-why-taken = Genommen
tui-why-keys = links rechts: andere Züge   hoch runter: die Regeln   Esc: schließen
tui-why-none = Im Kreis war kein Flicken übrig.
tui-certainty-printed = gedruckte Regel
tui-certainty-derived = folgt aus den Regeln
tui-certainty-reading = unsere Lesart
tui-certainty-guess = Vermutung
tui-cards-title = Das Deck des Automa: { $deck }
tui-cards-seen = Gesehen seit dem letzten Mischen: { $count }
tui-cards-unseen = Noch nicht gesehen: { $count }. { $left ->
    [one] 1 davon liegt verdeckt im Stapel
   *[other] { $left } davon liegen verdeckt im Stapel
}.
tui-cards-unseen-aside = Die anderen liegen beiseite.
tui-cards-line = { $number }: Budget { $budget }, Einkommen +{ $income }
tui-cards-keys = jede Taste: schließen
tui-ring-title = Der Kreis, im Uhrzeigersinn ab der Figur: { $count ->
    [one] 1 Flicken
   *[other] { $count } Flicken
}
tui-ring-keys = hoch runter: mehr   Esc: schließen
tui-ring-line = { $name }: zahle { $cost }, zieh { $time }, { $buttons ->
    [0] keine Knöpfe
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}
tui-help-title = Hilfe
tui-help-close = jede Taste: schließen
tui-help-goal = Füll deinen Plan. Punkte: deine Knöpfe, minus 2 je leeres Feld. 7, wer zuerst 7x7 bedeckt.
tui-help-turn = Wer auf der Zeittafel hinten liegt, zieht. Nimm einen der nächsten drei Flicken, oder rück vor.
tui-help-marks = Über { $button } gibt es deine aufgedruckten Knöpfe. Über { $leather } gibt es einen Lederflicken. { $marker } ist der Marker des Automa.
tui-help-keys-1 = 1 2 3, Pfeile      Flicken wählen; Enter nimmt ihn in die Hand
tui-help-keys-2 = Pfeile r f Tab     bewegen, drehen, wenden, nächste Stelle; Enter legt
tui-help-keys-3 = a                  vor den anderen Zeitstein rücken, 1 Knopf je Schritt
tui-help-keys-4 = h                  ein Tipp, als Vorschau
tui-help-keys-5 = u y                zurück und wieder; jeder Zug ist sofort gespeichert
tui-help-keys-6 = w                  warum der Automa das tat, mit den Regeln
tui-help-keys-7 = l                  das Protokoll; Enter öffnet eine Zeile
tui-help-keys-8 = [ ]                vor und zurück durch das Spiel blättern
tui-help-keys-9 = c g                die Karten des Automa, der ganze Kreis
tui-help-keys-10 = s q                wo der Spielstand liegt, beenden

## Das Ergebnis
tui-score-buttons = Knöpfe
tui-score-empty = { $empty ->
    [one] 1 leeres Feld
   *[other] { $empty } leere Felder
}, je 2
tui-score-with-buttons = Flicken mit Knöpfen
tui-score-printed = Aufgedruckte Knöpfe
tui-score-tile = Sonderplättchen
tui-levels = Dieses Spiel auf allen fünf Stufen
tui-level-won = { $tick } um { $by } gewonnen
tui-level-won-tie = { $tick } gewonnen, zuerst im Ziel
tui-level-lost = { $cross } um { $by } verloren
tui-level-lost-tie = { $cross } verloren, später im Ziel
tui-news-lower = Auf Stufe { $level } hättest du um { $by } gewonnen.
tui-news-short = { $by ->
    [0] Gleich viele Punkte: Nur das Zielfeld entschied.
    [one] 1 Punkt mehr, und es wäre gleich gewesen.
   *[other] { $by } Punkte haben gefehlt.
}
tui-news-higher = Auch auf Stufe { $level } hättest du um { $by } gewonnen.
tui-news-next = Auf Stufe { $level } wäre er { $by } voraus gewesen. Versuch es.
tui-news-top = Keine Stufe ist schwerer als diese.
tui-next = Weiter
tui-next-new = n   neues Spiel
tui-next-back = [   Rückblick
tui-next-undo = u   zurück, weiterspielen
tui-next-quit = q   Ende (gespeichert)
tui-new-title = Ein neues Spiel
tui-new-level = Drück 1 bis 5 für die Stufe, oder Enter für wieder Stufe { $level }.
tui-new-people = Drück Enter für noch ein Spiel zu zweit.
tui-new-close = Esc geht zurück zum Ergebnis.

## Eine Frage je Zeile
tui-plain-welcome = Tippe help für die Befehle.
tui-plain-turn = { $you ->
    [yes] Dein Zug. Du bist auf { $space }, { $other } ist auf { $there }. Du hast { $buttons ->
        [one] 1 Knopf
       *[other] { $buttons } Knöpfe
    }, Einkommen { $income }, { $empty } leere Felder.
   *[no] { $who }: dein Zug. Du bist auf { $space }, { $other } ist auf { $there }. Du hast { $buttons ->
        [one] 1 Knopf
       *[other] { $buttons } Knöpfe
    }, Einkommen { $income }, { $empty } leere Felder.
}
tui-plain-offer = { $place }: Flicken { $id }, { $patch }. { $price } { $note }.
tui-plain-leather = { $who }: leg einen Lederflicken. Sag leather und ein freies Feld, etwa leather { $example }.
tui-plain-stuck = Dieser Zug ließ sich nicht speichern. Schaff Platz, dann tippe retry.
tui-plain-spots-none = Gehalten als { $hold } passt „{ $patch }“ nirgends.
tui-plain-spots = Gehalten als { $hold } passt „{ $patch }“ mit der Ecke oben links auf: { $spots }
tui-plain-spots-usage = Sag welchen Flicken, und gern wie gehalten: spots { $id } r0. r0 bis r3 sind Vierteldrehungen, f0 bis f3 dieselben gewendet.
tui-plain-legal = Jetzt erlaubt: { $examples }.
tui-plain-unknown = „{ $text }“ ist hier kein Befehl.
tui-plain-form = Sag take, einen Flicken, wie er gehalten wird (r0 bis r3, gewendet f0 bis f3) und ein Feld: take { $id } f2 c4. Oder leather und ein Feld: leather e5.
tui-plain-no-rule = Es gibt keine Regel { $id }. Einige Regeln: { $known }.
tui-plain-rules-usage = Sag welche Regel: rules automa.afford. Alle Regeln: automa rules patchwork
tui-plain-board = { $who }, Zeilen 1 bis 9 von oben, Spalten a bis i. Ein Buchstabe ist ein Flicken, * ist Leder, ein Punkt ist leer.
tui-plain-ring = Der Kreis, im Uhrzeigersinn ab der Figur:
tui-plain-ring-line = { $place }: Flicken { $id }, { $line }
tui-plain-score = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $parts }.
tui-plain-part = { $what } { $points }
tui-plain-level = Stufe { $level } { $name }: { $person } zu { $automa }, { $won ->
    [yes] gewonnen
   *[no] verloren
}.
tui-plain-cards-left = { $left ->
    [one] Noch 1 Karte
   *[other] Noch { $left } Karten
} im Stapel.
tui-plain-kept = { $place } { $value }, bleibt
tui-plain-fallen = { $place } { $value }, raus
tui-plain-row = { $question }: { $cells }. Regel { $rule }.
tui-plain-row-note = { $question }: { $note } Regel { $rule }.
tui-plain-candidates = Kandidaten: { $candidates }.
tui-plain-over = Das Spiel ist aus. Tippe score, board, why, log, undo oder quit.
tui-plain-help =
    advance: vor den anderen Zeitstein rücken, 1 Knopf je Schritt.
    take 31 f2 c4: Flicken 31 nehmen, gewendet und zweimal gedreht, die Ecke oben links auf c4.
    leather e5: einen Lederflicken auf e5 legen.
    spots 31: wie sich Flicken 31 halten lässt. spots 31 f2: wo er so gehalten passt.
    look: wer dran ist und was zu haben ist. board, ring, score, cards, log: sieh dir das an.
    why: warum der Automa zuletzt so zog. rules ID: eine Regel im Wortlaut.
    hint: die besten Möglichkeiten, wie gut und wie sicher. undo, redo: zurücknehmen, wiederholen.
    save: wo das Spiel gespeichert ist. quit: beenden; das Spiel ist schon gespeichert.

## Die App im Browser: Rahmen, Start, Aufbau, Verlauf, Regeln
web-home = Start
web-tagline = Der Gegner in der Schachtel. Spiel gegen ihn, und frag ihn, warum.
web-skip = Zum Inhalt springen
web-back = Zur vorigen Seite
web-menu = Menü
web-problem = Das ging nicht.
web-not-found = Unter dieser Adresse ist nichts. Vielleicht wurde es gelöscht.
web-conflict = Ein anderes Gerät war schneller. Sieh auf den Tisch und entscheide neu.
web-too-many = Es gibt zu viele Tische. Lösch erst einige.
web-too-many-listeners = Zu viele Geräte folgen diesem Tisch oder diesem Server. Schließe einige davon.
web-bad = Das lässt sich nicht lesen.
web-illegal = Das erlauben die Regeln nicht. Nichts hat sich geändert.
web-refused = Das geht jetzt nicht. Nichts hat sich geändert.
web-broken = Der Server kann das gerade nicht. Was vorher entschieden wurde, ist sicher. Versuche es gleich noch einmal.
web-go-on = Weiter
web-no-games = Noch keine Spiele. Beginn unten eines.
web-new-game = Neues Spiel
web-look-up = Nachschlagen
web-rules = Regeln
web-all-rules = Alle Regeln
web-cards = Karten
web-patches = Flicken
web-about = Info
web-automas-turn = Automa ist dran
web-your-turn = Du bist dran
web-result = { $a } zu { $b }
web-won = Du gewinnst { $a } zu { $b }
web-lost = Automa gewinnt { $b } zu { $a }
web-older = { $count ->
    [one] 1 älteres Spiel
   *[other] { $count } ältere Spiele
}
web-at-the-table = Am Tisch
web-on-screen = Am Schirm
web-space-of = Feld { $space } von 53
web-patchwork-pitch = Näh eine Decke. Etwa 20 Minuten.
web-screen = Schirm
web-table = Tisch
web-import = Spielstand laden
web-import-help = Füg den Text eines Spielstands ein.
web-import-go = Öffnen
web-settings = Einstellungen
web-language = Sprache
web-language-en = English
web-language-de = Deutsch
web-theme = Farben
web-theme-auto = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-text-size = Schriftgröße
web-text-small = Klein
web-text-usual = Normal
web-text-large = Groß
web-apply = Anwenden
web-set-up = { $game } aufbauen
web-set-up-help = Gut, wie es ist. Ändere, was du magst.
web-where = Wo spielst du?
web-which = Welches Spiel?
web-seed = Seed
web-seed-help = Gleicher Seed, gleicher Kreis und gleiche Karten. Teil ihn.
web-name = Name
web-name-help = Wie dieser Tisch heißt. Darf leer bleiben.
web-start = Los
web-table-detail = Seed { $seed } · Zug { $move }
web-history = Verlauf
web-history-empty = Noch ist nichts geschehen.
web-revealed = etwas Neues wurde aufgedeckt
web-look = Ansehen
web-from-start = Vom Anfang an
web-position-after = { $count ->
    [0] Am Anfang
    [one] Nach 1 Entscheidung
   *[other] Nach { $count } Entscheidungen
}
web-earlier = Früher
web-later = Später
web-rewind-here = Ab hier weiter
web-rewind-revealed = Danach wurde etwas aufgedeckt. Du würdest mit diesem Wissen spielen, und das Protokoll wird es sagen.
web-search = Regeln durchsuchen
web-search-go = Suchen
web-nothing-found = Nichts gefunden. Versuch ein anderes Wort.
web-option = Option
web-certainty-printed = gedruckt
web-certainty-derived = folgt aus den Regeln
web-certainty-reading = unsere Lesart
web-certainty-guess = Vermutung
web-patch-facts = kostet { $cost }, Zeit { $time }, Einkommen { $buttons }
web-about-what = automa spielt den Automa moderner Brettspiele nach seinen gedruckten Karten, am Schirm oder neben deinem echten Spielplan, und sagt, warum er tut, was er tut.
web-about-saved = Jede Entscheidung ist gespeichert, bevor die Antwort kommt. Nichts verlässt dieses Gerät.
web-about-names = Die Namen der Spiele gehören ihren Eigentümern. Dieses Programm ist nicht mit ihnen verbunden und enthält weder ihre Bilder noch ihre Texte.
web-about-licence = Freie Software, nach Wahl unter MIT oder Apache-2.0.
web-about-api = Für Programme: die API, beschrieben als OpenAPI.

## Optionen eines Spiels, wie die Aufbauseite sie sagt
opt-opponent = Gegner
opt-opponent-automa = Automa
opt-opponent-automa-means = Der Gegner aus Karten.
opt-opponent-person = Ein Mensch
opt-opponent-person-means = Zwei Menschen an diesem Schirm. Die Optionen des Automa zählen dann nicht.
opt-level = Stufe
opt-level-help = Was für den Automa zählt, und wo er das Sonderplättchen bekommt.
opt-level-1 = I · Praktikant
opt-level-1-means = Nur das Sonderplättchen zählt für ihn. Plättchen bei 52.
opt-level-2 = II · Lehrling
opt-level-2-means = Plättchen und gesammelte Knöpfe zählen. Plättchen bei 44.
opt-level-3 = III · Geselle
opt-level-3-means = Dazu 1 Punkt je Flicken mit Knöpfen. Plättchen bei 41.
opt-level-4 = IV · Meister
opt-level-4-means = Plättchen, Knöpfe und jeder aufgedruckte Knopf. Plättchen bei 38.
opt-level-5 = V · Legende
opt-level-5-means = Alles zählt. Plättchen bei 35.
opt-deck = Deck
opt-deck-help = Zwölf Karten. Zwei bleiben bis zum Mischen verborgen.
opt-deck-normal = Normal
opt-deck-normal-means = Du kennst sein nächstes Budget nicht.
opt-deck-tactical = Taktisch
opt-deck-tactical-means = Du siehst sein nächstes Budget.
opt-edition = Zeittafel
opt-edition-help = Sieh auf deine Zeittafel: Ein Lederflicken liegt anders.
opt-edition-revised = Überarbeitet
opt-edition-revised-means = Leder bei 26, 32, 38, 44, 50.
opt-edition-original = Original
opt-edition-original-means = Leder bei 20, 26, 32, 44, 50.
opt-leather = Lederflicken und der Automa
opt-leather-help = Die gedruckten Regeln schweigen. Dies ist unsere Lesart, und die andere.
opt-leather-taken = Er nimmt sie
opt-leather-taken-means = Ein Lederflicken, den er zuerst erreicht, ist aus dem Spiel.
opt-leather-left = Er lässt sie liegen
opt-leather-left-means = Sie bleiben für dich.
opt-first = Wer beginnt
opt-first-help = Zwischen zwei Menschen. Gegen den Automa beginnst immer du.
opt-first-1 = Platz 1
opt-first-1-means = Die übliche Reihenfolge.
opt-first-2 = Platz 2
opt-first-2-means = Wer zuletzt eine Nadel benutzt hat.
opt-cards = Karten
opt-cards-program = Vom Programm
opt-cards-program-means = Es zieht und mischt.
opt-cards-own = Dein eigenes Deck
opt-cards-own-means = Du ziehst und sagst, welche Karte.
opt-ring = Der Kreis
opt-ring-dealt = Hier gemischt
opt-ring-dealt-means = Das Programm zeigt die Reihenfolge; du legst sie aus.
opt-ring-entered = Du gibst ihn ein
opt-ring-entered-means = Flicken für Flicken, im Uhrzeigersinn ab der Figur.
opt-ring-next-three = Nur die nächsten drei
opt-ring-next-three-means = Du nennst sie, wenn der Automa dran ist.

## ---------------------------------------------------------------- die Seite, auf der Patchwork gespielt wird
## Das Eine, was zu tun ist
play-todo-choose = { $you ->
    [yes] Dein Zug. Nimm oder rück vor.
   *[no] { $who }: nimm oder rück vor.
}
play-todo-place = { $you ->
    [yes] Dein Zug. Leg den Flicken.
   *[no] { $who }: leg den Flicken.
}
play-todo-advance = { $you ->
    [yes] Dein Zug. Rück vor.
   *[no] { $who }: rück vor.
}
play-todo-leather = { $you ->
    [yes] Leg den Lederflicken.
   *[no] { $who }: leg den Lederflicken.
}
play-todo-leathers = { $you ->
    [yes] Leg die Lederflicken.
   *[no] { $who }: leg die Lederflicken.
}
play-todo-automa = Der Automa zieht.
play-first-move = Das Spiel beginnt. Du fängst an.

play-detail-automa = Stufe { $level } · Seed { $seed } · Zug { $move }
play-detail-people = Zu zweit · Seed { $seed } · Zug { $move }
play-more-options = Mehr Optionen
play-new-seed = Neu

## Zahlen und ihre Namen
play-offers = Nächste drei Flicken
play-cost = zu zahlen
play-time = Schritte
play-income = Einkommen
play-buttons = Knöpfe
play-empty = leere Felder
play-patches = Flicken
play-collected = gesammelte Knöpfe
play-with-buttons = Flicken mit Knöpfen
play-printed = aufgedruckte Knöpfe
play-tile = Sonderplättchen
play-short = { $short ->
    [one] 1 Knopf fehlt
   *[other] { $short } Knöpfe fehlen
}
play-no-room = kein Platz dafür
play-ring-empty = Kein Flicken ist übrig. Rück vor.
play-quilt = { $you ->
    [yes] Deine Decke
   *[no] { $who }: Decke
}
play-quilt-empty = { $empty ->
    [one] 1 Feld leer
   *[other] { $empty } Felder leer
}
play-skip-squares = Felder überspringen

## Aktionen und Werkzeuge. Der Knopf sagt, was geschieht.
play-take = Nehmen
play-take-means = zahle { $cost } · zieh auf { $to }
play-take-choose = wähle einen Flicken
play-take-not = so nicht
play-acts = Was du tun kannst
play-advance = Vorrücken
play-advance-means = { $spaces ->
    [one] 1 Schritt, +1
   *[other] { $spaces } Schritte, +{ $spaces }
}
play-lay = Legen
play-on-square = auf { $at }
play-choose-square = wähle ein Feld
play-automa-go = Automa zieht
play-rotate = Drehen
play-flip = Wenden
play-next-spot = Stelle
play-undo = Zurück
play-redo = Wieder
play-hint = Tipp
play-move-it = Flicken bewegen
play-left = Links
play-right = Rechts
play-up = Hoch
play-down = Runter
play-put-back = Weglegen

## Was daraus würde
play-if-take = Wenn du ihn nimmst
play-if-advance = Wenn du vorrückst
play-if-lay = Wenn du ihn dort hinlegst
play-pay = zahle { $cost }, behalte { $left }
play-gain = { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}
play-move = { $spaces ->
    [one] 1 Schritt, auf { $to }
   *[other] { $spaces } Schritte, auf { $to }
}
play-gets-income = { $buttons ->
    [0] noch kein Einkommen bei { $mark }
   *[other] Einkommen +{ $buttons } bei { $mark }
}
play-gets-leather = ein Lederflicken bei { $mark }
play-lays = Leder auf { $at }
play-leather-lost = kein Platz für den Lederflicken
play-gets-tile = das Sonderplättchen, { $points } Punkte
play-gets-home = das Zielfeld
play-gets-over = und das Spiel ist aus
play-then-leather = dann leg den Lederflicken
play-then-again = dann ziehst du nochmal
play-then-other = { $you ->
    [yes] dann ziehst du, von { $space }
   *[no] dann zieht { $who }, von { $space }
}

## Was nicht geht, und was ginge
play-waiting = Automa wählt.
play-offline = Keine Antwort von automa. Nichts wurde geändert. Versuch es nochmal.
play-conflict = Ein anderes Gerät war schneller.
play-conflict-do = So steht der Tisch jetzt. Entscheide neu.
play-covers = Da liegt schon etwas: { $what }.
play-leather-patch = Lederflicken
play-off-board = Er ragt über den Rand.
play-covered = Dieses Feld ist belegt.
play-not-legal = Das ist nicht erlaubt.
play-fits = { $fits ->
    [0] So gehalten passt er nirgends. Dreh ihn, wende ihn, oder wähle einen anderen Flicken.
    [one] So gehalten passt er an 1 Stelle.
   *[other] So gehalten passt er an { $fits } Stellen.
}
play-free = { $free ->
    [one] 1 Feld ist frei.
   *[other] { $free } Felder sind frei.
}
play-short-do = „{ $patch }“ kostet { $cost }, du hast { $have }. Du kannst vorrücken: +{ $gain }.
play-no-room-do = Wähle einen anderen Flicken, oder rück vor.

## Tipp
play-hint-says = Ein Tipp.
play-hint-take = „{ $patch }“ bedeckt { $cells } Felder mit { $buttons ->
    [0] keinen Knöpfen
    [one] 1 Knopf
   *[other] { $buttons } Knöpfen
}, für { $cost } und { $time ->
    [one] 1 Schritt
   *[other] { $time } Schritte
}. Hier bleiben wenige Lücken.
play-hint-advance = Rück vor. Kein Flicken in Reichweite ist jetzt seinen Preis wert.
play-hint-leather = { $at } schließt die meisten Kanten.

## Der Automa
play-level-1 = Praktikant
play-level-2 = Lehrling
play-level-3 = Geselle
play-level-4 = Meister
play-level-5 = Legende
play-automa-title = Automa, Stufe { $level } { $name }
play-no-card-yet = Er hat noch keine Karte gezogen.
play-card = Karte { $number }
play-to-spend = Budget
play-each-mark = je Einkommen
play-no-filters = Keine Filter.
play-decided = entschied
play-cards-left = { $left ->
    [one] noch 1 Karte
   *[other] noch { $left } Karten
}
play-next-back = nächste: Budget { $budget }
play-points-so-far = { $points ->
    [one] bisher 1 Punkt
   *[other] bisher { $points } Punkte
}
play-tile-at = bei { $space }
play-tile-has = hat er
play-tile-yours = deins
play-why = Warum?
play-look = Ansehen
play-why-this = Warum dieser?
play-why-position = Diese Stellung ansehen
play-why-caption = Kandidaten und Filter
play-why-not-needed = Nicht nötig:
play-why-out = schon raus
play-why-kept = bleibt
play-why-fell = raus
play-why-taken = Genommen
play-discards = { $count ->
    [0] Keine Karten offen
    [one] 1 Karte offen
   *[other] { $count } Karten offen
}
play-discards-none = Gerade wurde gemischt, oder es wurde noch nichts gezogen.
play-all-cards = Alle Karten

## Protokoll, Kreis, Menü
play-log = Protokoll
play-log-empty = Noch ist nichts geschehen.
play-log-all = Alle { $count } Züge
play-revealed = eine Karte wurde aufgedeckt
play-ring = Hinter diesen dreien, der Reihe nach
play-ring-none = Dahinter liegt nichts.
play-close = Schließen
play-join = Mit anderem Gerät mitspielen
play-join-how = Öffne dort diese Adresse. Beide sehen denselben Tisch, und beide können ziehen.
play-join-network = Es geht auf diesem Gerät; auch in deinem Netz, wenn automa mit --address gestartet wurde und du den ausgegebenen Link benutzt.
play-rename = Umbenennen
play-rename-do = Umbenennen
play-export = Als Datei speichern
play-save = Sichern
play-picture = Bild
play-delete = Löschen
play-delete-sure = { $name } löschen? Das lässt sich nicht zurückholen.
play-delete-do = Löschen
play-keep = Behalten
play-keys = Tasten: 1 2 3 Flicken, Pfeile bewegen, R drehen, F wenden, N nächste Stelle, Enter nehmen, A vorrücken, U zurück, H Tipp, ? warum, Esc weglegen.

## Das Ergebnis
play-score = Punkte
play-score-buttons = Knöpfe
play-score-empty = Leere Felder
play-score-times = { $count } × { $each }
play-score-with-buttons = Flicken mit Knöpfen
play-score-printed = Aufgedruckte Knöpfe
play-score-tile = Sonderplättchen
play-levels = Dieses Spiel auf allen fünf Stufen
play-levels-key = Balken: Automa. Linie: du, { $you }. Gleiche Züge, andere Wertung.
play-won = vorn
play-lost = hinten
play-chart = Punkte, wäre das Spiel dort zu Ende, nach Feld
play-news-lower = Auf Stufe { $level } hättest du um { $by } gewonnen.
play-news-short = { $by ->
    [0] Gleich viele Punkte: Nur das Zielfeld entschied.
    [one] 1 Punkt hat gefehlt.
   *[other] { $by } Punkte haben gefehlt.
}
play-news-higher = Auch auf Stufe { $level } hättest du um { $by } gewonnen.
play-news-next = Auf Stufe { $level } wäre er { $by } voraus gewesen. Versuch es.
play-news-top = Keine Stufe ist schwerer als diese.
play-again = Nochmal
play-again-means = gleiche Optionen, neuer Seed
play-look-back = Rückblick

## ---------------------------------------------------------------- der Begleiter am echten Tisch
## Was der Automa tut: eine Überschrift, dann was deine Hände tun
co-takes = Automa nimmt diesen Flicken: den { $place } ab der Figur, { $patch }.
co-passes = Automa passt.
co-place = { $place ->
    [1] 1.
    [2] 2.
   *[3] 3.
}
co-step-pawn = Stell die Figur in die Lücke.
co-step-pawn-stays = Die Figur bleibt, wo sie ist.
co-step-move = Zieh seinen Zeitstein { $spaces ->
    [one] 1 Schritt
   *[other] { $spaces } Schritte
} auf { $to }{ $top ->
    [yes] , oben auf deinen
   *[no] { "" }
}.
co-step-gain = Er bekommt { $gain ->
    [one] 1 Knopf
   *[other] { $gain } Knöpfe
}, jetzt { $now }.
co-step-no-gain = Er überquert ein Einkommensfeld, aber diese Karte bringt nichts.
co-step-leather = Nimm den Lederflicken bei { $mark } aus dem Spiel.
co-step-tile = Gib ihm das Sonderplättchen: Sein Zeitstein hat { $marker } erreicht.
co-step-again = Er zieht nochmal.
co-step-shuffle = Misch alle seine Karten zu einem neuen Nachziehstapel.
co-step-shuffled = Sein Stapel war leer: Alle seine Karten sind neu gemischt.
co-step-your-leather = Nimm den Lederflicken bei { $mark } und leg ihn auf deinen Plan.

## Seine Dinge in wenigen Worten
co-chip-buttons = { $buttons } gesammelt
co-chip-with-buttons = { $count ->
    [one] 1 Flicken mit Knöpfen
   *[other] { $count } Flicken mit Knöpfen
}
co-chip-printed = { $count } aufgedruckt
co-chip-tile = Sonderplättchen
co-chip-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Was geschah, eine Zeile
co-ring-entered = Der Kreis: { $told }.
co-next-told = Nächste: { $told }.
co-you-advanced = Du rückst auf { $to } vor.
co-you-took = Du nimmst „{ $patch }“, auf { $to }.
co-your-leather = Du bekommst den Lederflicken bei { $mark }.
co-automa-took = Karte { $card }. Automa nimmt „{ $patch }“, auf { $to }.
co-automa-passed = Karte { $card }. Automa passt, auf { $to }.
co-automa-gained = +{ $gain }, jetzt { $now }.
co-automa-leather = Der Lederflicken bei { $mark } ist aus dem Spiel.
co-automa-tile = Er bekommt das Sonderplättchen.
co-reshuffled = Sein Stapel ist neu gemischt.
co-reshuffled-by-you = Misch alle seine Karten zu einem neuen Nachziehstapel.
co-covered = Du hast 7x7 bedeckt: Das Sonderplättchen ist deins.
co-covered-late = Du hast 7x7 bedeckt. Der Automa hat das Sonderplättchen schon; auf anderen Stufen kann es deins sein.
co-home-you = Du erreichst{ $first ->
    [yes] { " " }zuerst
   *[no] { "" }
} das Zielfeld.
co-home-automa = Automa erreicht{ $first ->
    [yes] { " " }zuerst
   *[no] { "" }
} das Zielfeld.
co-tile-moved = Das Sonderplättchen: { $holder ->
    [you] Du hast es.
    [automa] Der Automa hat es.
   *[open] Niemand hat es.
}
co-told = Du hast { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
} und { $empty ->
    [one] 1 leeres Feld
   *[other] { $empty } leere Felder
}.
co-over-won = Du gewinnst { $you } zu { $automa }.
co-over-lost = Der Automa gewinnt { $automa } zu { $you }.
co-over-won-tie = { $you } zu { $automa }: Du gewinnst, denn du warst zuerst auf dem Zielfeld.
co-over-lost-tie = { $automa } zu { $you }: Der Automa gewinnt, zuerst auf dem Zielfeld.
co-level = Stufe { $level } { $name }: { $person } zu { $automa }, { $won ->
    [yes] gewonnen
   *[no] verloren
}{ $tile ->
    [you] , das Plättchen ist deins
    [automa] , das Plättchen hat der Automa
   *[open] { "" }
}.
co-score = Automa: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf Stufe { $level }.
co-score-you = Du, nach deinen Angaben: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

## Richtiggestellt
co-fixed-you-space = Dein Zeitstein ist auf { $space }.
co-fixed-automa-space = Der Zeitstein des Automa ist auf { $space }.
co-fixed-on-top-you = Dein Zeitstein liegt oben.
co-fixed-on-top-automa = Der Zeitstein des Automa liegt oben.
co-fixed-buttons = Der Automa hat { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}.
co-fixed-heap = Der Automa hat { $patches ->
    [one] 1 Flicken
   *[other] { $patches } Flicken
}, { $with } mit Knöpfen, { $printed } aufgedruckt.
co-fixed-tile-open = Niemand hat das Sonderplättchen.
co-fixed-tile-you = Du hast das Sonderplättchen.
co-fixed-tile-automa = Der Automa hat das Sonderplättchen.
co-fixed-next = Nächste: { $told }.
co-fixed-ring = Der Kreis: { $told }.
co-fixed-gone = Weg: { $told }.
co-fixed-back = Wieder im Kreis: { $told }.
co-fixed-seen = Offene Karten: { $cards }.
co-fixed-aside = { $count ->
    [0] Keine Karten liegen beiseite.
   *[other] { $count } Karten liegen ungesehen beiseite.
}
co-fixed-leather = Lederflicken bei: { $marks }.
co-none = keine

## Worauf er wartet
co-wait-ring = Gib den Kreis ein, im Uhrzeigersinn ab der Figur: noch { $missing ->
    [one] 1 Flicken
   *[other] { $missing } Flicken
}. Die letzten ergeben sich von selbst.
co-wait-turn = Dein Zug. Auf { $to } vorgerückt, oder einen genommen: { $next }?
co-wait-turn-open = Dein Zug. Auf { $to } vorgerückt, oder welchen Flicken genommen?
co-wait-turn-none = Dein Zug. Der Kreis ist leer: rück auf { $to } vor.
co-wait-next = Der Automa ist dran. { $missing ->
    [one] Welcher Flicken kommt
   *[other] Welche { $missing } Flicken kommen
} ab der Figur?
co-wait-next-after = Der Automa ist dran. { $missing ->
    [one] Welcher Flicken kommt
   *[other] Welche { $missing } Flicken kommen
} nach { $known }?
co-wait-automa = Der Automa ist dran.
co-wait-automa-back = Der Automa ist dran. Er darf { $budget } ausgeben.
co-wait-card = Der Automa ist dran. Zieh eine Karte: Welche ist es?
co-wait-result = Das Ende. Wie viele Knöpfe und leere Felder hast du? Nach deinen Angaben: { $buttons } und { $empty }.
co-wait-result-unsure = Das Ende. Wie viele Knöpfe und leere Felder hast du?
co-wait-over = Das Spiel ist aus.
co-say-ring = ring { $example }
co-say-turn = you advance oder you take { $example }
co-say-advance = you advance
co-say-next = next { $example }
co-say-automa = automa
co-say-card = card { $example }
co-say-result = result { $example }
co-say-over = score, why, undo oder quit

## Was vorausgesetzt wird
co-assume-ring-dealt = Der Kreis liegt wie vorgegeben.
co-assume-ring-entered = Der Kreis liegt wie eingegeben.
co-assume-ring-fixed = Der Kreis liegt wie richtiggestellt.
co-assume-ring-unknown = { $known ->
    [0] Die Reihenfolge des Kreises ist nicht bekannt.
    [one] Vom Kreis ist nur der nächste Flicken bekannt.
   *[other] Vom Kreis sind nur die nächsten { $known } Flicken bekannt.
}
co-assume-not-covered = Du hast 7x7 noch nicht bedeckt. Sag tile, wenn es so weit ist.
co-assume-covered-at = Du hast 7x7 bedeckt, als der Automa auf { $space } war.
co-assume-aside = Die { $cards } beiseitegelegten Karten sind unbekannt.
co-assume-leather-taken = Der Automa nimmt Lederflicken, die er erreicht, und sie sind aus dem Spiel.
co-assume-leather-left = Der Automa lässt Lederflicken für dich liegen.
co-assume-on-top-you = Dein Zeitstein liegt auf dem des Automa.
co-assume-on-top-automa = Der Zeitstein des Automa liegt auf deinem.
co-assume-unsure = Deine Knöpfe und Felder wurden nicht vollständig genannt.

## Zweifelhaft, aber angenommen
co-warn-few-squares = Nach deinen Angaben hast du { $squares } Felder bedeckt: zu wenige für 7x7. Nimm es zurück, falls das ein Versehen war.
co-warn-far-apart = Die Zeitsteine liegen { $spaces } Felder auseinander, weiter als ein Zug führt. Prüf beide.
co-warn-moved-back-you = Dein Zeitstein ging zurück. Prüf ihn.
co-warn-moved-back-automa = Der Zeitstein des Automa ging zurück. Prüf ihn.
co-warn-many-buttons = Seine Karten können ihm höchstens { $most } gebracht haben. Prüf seine Knöpfe.
co-warn-many-patches = Nur { $gone } Flicken haben den Kreis verlassen. Prüf seine Flicken.
co-warn-ring-order = Diese Flicken lagen nicht nebeneinander. Die anderen behalten dahinter ihre Reihenfolge; sag fix ring, falls nicht.
co-warn-place-guessed = Er kommt direkt hinter die Figur. Sag fix ring, falls er woanders liegt.
co-warn-ring-other = Der Kreis hat andere Flicken als zuvor. Prüf die Flicken des Automa.
co-warn-cover-time = Es ist nicht bekannt, wann du 7x7 bedeckt hast, also sind die anderen Stufen geraten.
co-warn-differs = Nach deinen Angaben wären es { $buttons } Knöpfe und { $empty } leere Felder. Was du sagst, zählt.

## Kann nicht sein
co-no-over = Das Spiel ist aus. Erst zurücknehmen.
co-no-waiting = Nicht jetzt. { $wanted } Sag: { $say }.
co-no-reach = „{ $patch }“ ({ $id }) ist nicht unter den nächsten drei: { $next }. Falls doch, sag fix next mit dem, was dort liegt.
co-no-patch = Es gibt keinen Flicken { $id }. Sie haben die Nummern 0 bis 32.
co-no-gone = „{ $patch }“ ({ $id }) ist nicht mehr im Kreis. Falls doch, sag fix back { $id }.
co-no-in-ring = „{ $patch }“ ({ $id }) ist im Kreis.
co-no-twice = „{ $patch }“ ({ $id }) kommt zweimal vor. Jeden Flicken gibt es einmal.
co-no-count = Du hast { $said ->
    [0] keinen Flicken
    [one] 1 Flicken
   *[other] { $said } Flicken
} genannt. Nenn { $wanted ->
    [one] 1
   *[other] bis zu { $wanted }
}.
co-no-start-last = Die Figur beginnt direkt hinter „{ $patch }“ ({ $id }), also kommt dieser zuletzt.
co-no-next-known = Dort kommt „{ $known }“, nicht „{ $said }“. Falls das falsch ist, sag fix next.
co-no-deck = Karte { $card } ist nicht in diesem Deck.
co-no-seen = Karte { $card } liegt schon offen. Falls nicht, sag fix seen mit denen, die offen liegen.
co-no-card-left = Keine Karte bliebe zum Ziehen. Mit { $aside } beiseite können höchstens { $most } offen liegen.
co-no-aside = Zwei Karten liegen anfangs beiseite, nach dem Mischen keine. Sag fix aside 2 oder fix aside 0.
co-no-covered = Du hast schon gesagt, dass du 7x7 bedeckt hast. Falls nicht, sag fix tile open.
co-no-space = Es gibt kein Feld { $space }. Sie gehen von 0 bis 53.
co-no-shared = Die Zeitsteine teilen kein Feld, also liegt keiner oben. Stell erst ein Feld richtig.
co-no-before-marker = Der Automa ist auf { $space }, sein Marker auf { $marker }: Er kann das Plättchen nicht haben. Stell erst sein Feld richtig.
co-no-behind-marker = Der Automa ist auf { $space }, sein Marker auf { $marker }: Jemand hat das Plättchen. Stell erst sein Feld richtig.
co-no-heap = Diese Zahlen gibt es so nicht. Die Schachtel hat { $patches } Flicken, { $with } davon mit Knöpfen, { $printed } aufgedruckte Knöpfe.
co-no-leather = Diese Tafel hat keinen Lederflicken bei { $mark }.
co-no-leather-passed = Ein Zeitstein ist am Lederflicken bei { $mark } vorbei, also ist er weg. Stell erst das Feld des Zeitsteins richtig.
co-no-much = Höchstens 999 Knöpfe und 81 leere Felder.

## Das Terminal
co-title = Patchwork am Tisch. Automa Stufe { $level } { $name }, Marker auf { $marker }. Seed { $seed }.
co-welcome = Sag, was du tust, je eine Zeile. help zeigt die Befehle.
co-lay-ring = Leg den Kreis im Uhrzeigersinn ab der Figur: { $ring }.
co-lay-aside = Lass seine Karten in der Schachtel: Das Programm zieht.
co-lay-own = Misch sein Deck und leg zwei Karten ungesehen beiseite.
co-saved-at = Alles wird gespeichert in { $path }
co-resume = Gespeichert. Weiter mit: automa companion { $game } --load { $path }
co-undone = Zurückgenommen: { $line }
co-undone-revealed = Zurückgenommen: { $line }. Du kennst seine Karte jetzt.
co-redone = Wiederholt: { $line }
co-nothing-to-undo = Es gibt nichts zurückzunehmen.
co-nothing-to-redo = Es gibt nichts zu wiederholen.
co-no-history = Noch wurde nichts gesagt.
co-no-why = Der Automa hat noch nicht gezogen.
co-unknown = { $text } kenne ich hier nicht.
co-expected = Erwartet: { $expected }.
co-not-text = Diese Zeile ist kein Text.
co-too-long = Diese Zeile ist zu lang.
co-empty = Diese Zeile ist leer.
co-save-trouble = Nicht gespeichert, also nicht getan: { $error }
co-say = Sag: { $say }.
co-needs-no-telling = Was du hast und bezahlst, ist deine Sache: Das muss nicht gesagt werden.
co-no-part = Nichts von dieser Zeile wurde getan. Bei { $part }: { $why }
co-help =
    you advance: du bist vor den Automa gerückt.
    you take 31: du hast Flicken 31 genommen; auch you take 2nd, oder der Flicken beim Namen.
    automa: der Automa ist am Zug. Mit deinem eigenen Deck: card 7.
    next 4 12 31: die nächsten Flicken ab der Figur. ring 5 7 9: der Kreis, im Uhrzeigersinn ab der Figur.
    tile: du hast 7x7 bedeckt. Sag es, bevor der Automa zieht.
    result 14 5: am Ende, deine Knöpfe und leeren Felder.
    fix: etwas ist auf dem Tisch anders. fix you-space 20, fix automa-space 23, fix on-top automa,
      fix automa-buttons 7, fix automa-heap 5 3 6, fix tile you, fix next 4 12 31, fix ring 5 7 9, fix gone 4, fix back 4,
      fix seen 3 7, fix aside 0, fix leather-on 38 44.
    why: warum er das tat. score, assume, history, look: sieh dir das an. undo, redo: zurücknehmen, wiederholen.
    save: wo es gespeichert ist. quit: beenden; alles ist schon gespeichert.

## ---------------------------------------------------------------- der Begleiter im Browser
table-detail = Am Tisch · Stufe { $level } · noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}
table-before = Vor dem Spiel
table-the-end = Das Ende
table-same-options = mit denselben Optionen

## Was die Hände tun
table-takes = Automa nimmt diesen Flicken.
table-passes = Automa passt.
table-which = der { $place } ab der Figur: { $patch }
table-this = wird genommen
table-card = Karte { $number }
table-pawn = Figur
table-from-to = Von { $from } auf { $to }
table-why-pass = Warum passt er?
table-tokens = Du auf { $you }, Automa auf { $automa }

## Worauf er wartet
table-ask-ring = Tipp den Kreis an, im Uhrzeigersinn.
table-ask-turn = Was hast du getan?
table-ask-next = Welcher ist der { $place } Flicken?
table-ask-automa = Zieh seine Karte.
table-ask-card = Welche Karte hast du gezogen?
table-ask-result = Was hast du?
table-advanced = Vorgerückt
table-advanced-to = auf { $to } · { $spaces ->
    [one] 1 Knopf
   *[other] { $spaces } Knöpfe
}
table-took = { $place } genommen
table-or-took = Oder einen genommen:
table-covered = 7×7 bedeckt
table-draw = Karte ziehen
table-draw-means = und tun, was sie sagt
table-next = Weiter
table-moves-again = Automa zieht nochmal
table-cards-left = { $left ->
    [one] 1 Karte ist übrig.
   *[other] { $left } Karten sind übrig.
}
table-card-help = Deck seine oberste Karte auf, dann tipp hier dieselbe an.
table-next-help = Der Automa sieht auf die nächsten drei ab der Figur, im Uhrzeigersinn. Tipp sie der Reihe nach an.
table-ring-help = Die Figur beginnt direkt hinter „{ $start }“. Tipp den ersten Flicken an, dann die anderen der Reihe nach.
table-ring-next = Jetzt der Flicken auf Platz { $place }. { $missing ->
    [one] Noch 1-mal
   *[other] Noch { $missing }-mal
} tippen.
table-ring-progress = { $known } von 33
table-sizes = Zu Flicken nach Größe springen
table-squares = Felder
table-of-squares = { $cells } Felder
table-result-help = Zähl deine Knöpfe und die leeren Felder deines Plans.
table-result-reckoned = Das folgt aus deinen Angaben. Ändere es, wenn der Tisch etwas anderes sagt.
table-your-buttons = Deine Knöpfe
table-your-empty = Leere Felder
table-count = Punkte zählen

## Den Kreis auslegen
table-lay = Leg den Kreis aus.
table-lay-help = Im Uhrzeigersinn um die Zeittafel, in dieser Reihenfolge. Die Figur steht vor Nummer 1.
table-the-ring = Der Kreis
table-ring-now = Im Uhrzeigersinn ab der Figur, wie ihn das Programm kennt.
table-ring-rest = Die Reihenfolge dahinter ist nicht bekannt.
table-ring-says = Der Kreis, im Uhrzeigersinn ab der Figur
table-done = Fertig
table-you-start = Du beginnst
table-back = Zum Tisch
table-back-means = zurück ans Spiel

## Darum herum
table-more = Zeittafel und Punkte
table-assumes = Was vorausgesetzt wird
table-last = Zuletzt:
table-undone = { $count ->
    [one] Zurückgenommen.
   *[other] { $count } Schritte zurückgenommen.
}
table-redo = Wiederholen
table-unreadable = Das ist nicht lesbar. Nimm ganze Zahlen, und Flicken nach Nummer oder Name.
table-keys = Tasten: 1 2 3 Flicken genommen, A vorgerückt, Enter weiter, 7 7x7 bedeckt, W warum, U zurück, Y wieder, F ändern.

## Eine Tatsache richtigstellen
table-fix = Ändern
table-fix-title = Richtigstellen
table-fix-help = Das denkt das Programm. Wo der Tisch etwas anderes sagt, stell es richtig, eine Tatsache nach der anderen.
table-fixed = Richtiggestellt.
table-cannot-be = Das kann nicht sein.
table-show-fact = Zeigen
table-set = Setzen
table-nobody = Niemand
table-fix-you-space = Dein Zeitstein ist auf
table-fix-automa-space = Sein Zeitstein ist auf
table-fix-on-top = Beide teilen ein Feld. Oben liegt
table-fix-buttons = Seine gesammelten Knöpfe
table-fix-heap = Seine Flicken
table-fix-tile = Das Sonderplättchen hat
table-fix-next = Die nächsten drei ab der Figur
table-fix-leather = Lederflicken noch auf der Zeittafel
table-fix-cards = Seine Karten
table-fix-cards-help = Diese liegen offen auf seinem Ablagestapel. Wo das Programm zieht, werden die anderen neu gemischt.
table-fix-aside = Karten, die ungesehen beiseite liegen:
table-aside-two = Zwei, wie am Anfang
table-aside-none = Keine, wie nach dem Mischen
table-fix-ring = Der Kreis
table-fix-gone = Dieser Flicken ist weg
table-fix-back = Dieser Flicken ist doch da
table-fix-whole = Der ganze Kreis
table-fix-whole-help = Alle übrigen Flicken, im Uhrzeigersinn ab der Figur, nach Nummer oder Name. Alle anderen gelten als weg.
table-patch-option = { $name }: { $cells } Felder, { $cost } und { $time }

## ---------------------------------------------------------------- Terra Mystica auf den Seiten
web-terra-mystica-pitch = Land formen, bauen, die Kulte anführen. Für 2 bis 5, Menschen und Automas.
terra-setup = Aufbau
terra-round = Runde { $round } von 6
terra-over = Spielende
terra-map = Die Karte
terra-whole-map = Ganze Karte
terra-hex = Feld
terra-hex-show = Zeigen
terra-hex-leave = Dieses Feld verlassen
terra-nothing-there = Dort ist jetzt nichts möglich.
terra-costs-nothing = kostet nichts
terra-would-offer = { $who }: { $power } Macht im Angebot
terra-choose = Wähle
terra-choose-hex = tippe auf ein Feld
terra-choose-turn = tippe auf ein Feld oder öffne eine Gruppe
terra-choose-part = siehe oben
terra-log-short = Verlauf
terra-first-move = Das Spiel beginnt.
terra-no-card-yet = Er war noch nicht am Zug.
terra-hint = Vorschlag: { $what }.
terra-passed = gepasst
terra-keys = Tasten: 1 bis 6 öffnen die Gruppen, Enter tut, was der große Knopf sagt, D beendet den Zug, Escape verlässt ein Feld, U zurück, Y vor, H Tipp, L Verlauf, ? warum.
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
terra-automa-cards = Die Entscheidungskarten des Automas
terra-automa-factions = Die Volkskarten des Automas
terra-candidates = Kandidaten
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
opt-seats-2-means = Ein kleiner Tisch.
opt-seats-3 = Drei
opt-seats-3-means = Mehr Nachbarn, mehr Macht.
opt-seats-4 = Vier
opt-seats-4-means = Auf der Karte wird es eng.
opt-seats-5 = Fünf
opt-seats-5-means = So voll wie möglich.
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
terra-faction-choose = zu Beginn gewählt
terra-faction-random = gelost
opt-factions-place = Spieler { $number }
opt-automa-factions-place = { $number }. Automa

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
tc-wait-automa = { $who } ist dran.
tc-wait-card-tie = { $who } hat einen Gleichstand. Misch alle Entscheidungskarten und deck eine auf: Welche?
tc-wait-card-bonus = { $who } nimmt eine Bonuskarte. Misch alle Entscheidungskarten und deck eine auf: Welche?
tc-wait-card-first = { $who } ist dran. Die erste Karte der Runde stützt: Zieh sie. Welche ist es?
tc-wait-card-next = { $who } ist dran. Zieh die nächste Karte: Welche ist es?
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
tc-lay-round = { $round } { $what }
tc-lay-final = Das zusätzliche Plättchen für das Ende: { $what }.
tc-lay-row = Bonuskarten: { $what }.
tc-lay-automa = Automa: { $faction }, Heimat { $home }. Kulte { $cults }. Er beginnt mit { $vp } SP.
tc-lay-person = Du: { $faction }, Heimat { $home }. Kulte { $cults }.
tc-lay-no-deck = Seine Entscheidungskarten bleiben in der Schachtel: Das Programm zieht.
tc-lay-deck = Misch seine Entscheidungskarten, wie es die Schwierigkeit sagt, und behalte die anderen als Vorrat.
tc-lay-first-deck = Sein erster Stapel: { $cards }, und eine Karte ungesehen aus allen anderen.

## Terra Mystica am Tisch: was der Automa tut, in den größten Buchstaben
tc-does = { $who } { $what }.
tc-deed-builds = baut auf { $hex }
tc-deed-upgrades = baut { $hex } aus: { $structure }
tc-deed-climbs = steigt auf { $cult }
tc-deed-blocks = blockiert { $action }
tc-deed-bridge = baut eine Brücke von { $a } nach { $b }
tc-deed-ships = verbessert die Schifffahrt
tc-deed-nothing = stellt nichts auf den Plan
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
tc-step-power = Bedeck { $what }: In dieser Runde nutzt das niemand mehr.
tc-step-bridge = Leg eine Brücke ({ $faction }) zwischen { $a } und { $b }.
tc-step-unlocked = Er darf jetzt auf { $terrain } wohnen.
tc-step-bonus = Gib ihm { $what }.
tc-step-bonus-exchange = Seine Bonuskarte kommt zurück; gib ihm { $what }.
tc-step-rebuild = Misch alle Karten seines Stapels mit einer weiteren aus dem Vorrat.
tc-step-points = { $who }: { $vp } SP mehr, jetzt { $now }.
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
tc-answer-takes = { $who } nimmt Macht: Du bekommst deine Belohnung.
tc-answer-declines = { $who } nimmt keine Macht.
tc-answer-unknown = Deck eine Karte seines Vorrats auf und leg sie zurück: Ist ihr Kultziel durchgestrichen, nimmt { $who } Macht, und du bekommst deine Belohnung.
tc-noted = { $who }: Karte { $card } stützt.
tc-again = { $who } ist sofort noch einmal dran.
tc-took-power = { $who } nimmt die Macht.
tc-left-power = { $who } verzichtet auf die Macht.
tc-spades = { $who }: { $count ->
    [one] 1 Spaten oder Schritt
   *[other] { $count } Spaten oder Schritte
} des Kultbonus, jetzt zu nutzen.
tc-round-began = Runde { $round } beginnt: { $who } zuerst.
tc-result = { $who }: { $vp } SP und { $places } für Gebiete und Kulte: { $total } SP.
tc-over = { $winners ->
    [one] { $who }: die meisten Punkte.
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
tc-fixed-bonus = { $who } hat { $card }.
tc-fixed-no-bonus = { $who } hat keine Bonuskarte.
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
tc-no-asked = { $who } ist jetzt nicht gefragt.
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
    why: warum er das tat. score, assume, history, look: sieh dir das an. undo, redo: zurücknehmen, wiederholen.
    save: wo es gespeichert ist. quit: beenden; alles ist schon gespeichert.

## ---------------------------------------------------------------- Terra Mystica am echten Tisch, im Browser
terra-co-detail = Am Tisch · { $round } · { $difficulty }
terra-co-lay = Was auf dem Tisch liegt
terra-co-lay-help = Leg es so aus. Liegen dort deine eigenen Plättchen, beginn trotzdem und berichtige sie.
terra-co-keys = Tasten: 1 bis 5 öffnen die Gruppen, Enter tut, was der große Knopf sagt, Escape verlässt ein Feld, W warum, U zurück, Y wiederholen, F berichtigen.
terra-co-unreadable = Das ist nicht lesbar. Wähl aus den Listen, und nimm ganze Zahlen.
terra-co-more = Der Tisch, wie er bekannt ist
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
terra-co-sum = Zusammen
terra-co-before = Vor dem Ende
terra-co-who = Wessen
terra-co-structure = Gebäude
terra-co-terrain = Gelände
terra-co-bridge = Brücke
terra-co-cult = Kult
terra-co-space = Feld
terra-co-bonus = Bonuskarte
terra-co-fix-hex = Was auf einem Feld steht
terra-co-fix-empty = Dort steht nichts:
terra-co-fix-terrain = Ein anderes Gelände:
terra-co-fix-bridge = Eine Brücke
terra-co-fix-cult = Ein Marker auf einer Kultleiste
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
terra-co-fix-drawn = In dieser Runde gezogene Karten, der Reihe nach

## Tipps: was ein Spieler, der nachdenkt, über die besten Möglichkeiten sagt
decimal-point = ,
hint-figures = { $points } Punkte (± { $margin }), gewinnt { $win } % ({ $low } bis { $high } %), { $share } % der Versuche
hint-about = Aus { $games } Partien, zu Ende gespielt mit gedachten Karten. Die Spannen sagen, wie viel Zufall noch in diesen Zahlen steckt, nicht, wie gut du weiterspielst.
hint-line = Danach vermutlich: { $line }
hint-best = Die besten Möglichkeiten
hint-do = So machen
hint-let-one = Das Programm entscheiden lassen
hint-let-rest = Das Programm zu Ende spielen lassen
hint-let-done = Vom Programm gespielt: { $what }.
hint-let-nobody = An dieser Tastatur ist nichts zu entscheiden.
hint-let-on = Ab jetzt entscheidet { $player } für diesen Platz. Mit let person übernimmst du wieder.
hint-let-back = Du entscheidest wieder.
hint-let-help = let: das Programm entscheidet diesmal. let greedy, let mcts:iterations=5000: dieser Spieler. let greedy on: ab jetzt immer. let person: wieder du.

## ---------------------------------------------------------------- Das Labor

lab-report-head = { $game }: { $cells ->
    [one] eine Kombination
   *[other] { $cells } Kombinationen
  } aus Einstellungen und Spielern, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  } insgesamt, Startzahlen ab { $seed }.
lab-report-paired = Das n-te Spiel hat überall dieselbe Startzahl; so werden Kombinationen Spiel für Spiel verglichen.
lab-report-unpaired = Jede Kombination hat eigene Startzahlen.
lab-report-incomplete = Es sind noch nicht alle Spiele gespielt.
lab-report-remake = Derselbe Befehl ergibt überall dieselben Zahlen:
lab-report-many = Die Bilder zeigen die ersten { $shown } Kombinationen; die Tabelle zeigt alle.
lab-report-wins = Siege des ersten Platzes
lab-report-wins-means = Der Anteil der Spiele, die der erste Platz gewann, allein oder mit anderen. Die Linie ist der Bereich, in dem der wahre Anteil mit 95 % Sicherheit liegt.
lab-report-table = Alle Zahlen
lab-report-cell = Kombination
lab-report-col-games = Spiele
lab-report-col-wins = Siege
lab-report-col-mean = Punkte im Mittel
lab-report-col-median = Mitte
lab-report-col-other = Bester anderer
lab-report-col-margin = Vorsprung
lab-report-intervals = In Klammern: Bereiche mit 95 % Sicherheit, für Siege nach Wilson, für Mittelwerte durch wiederholtes Ziehen.
lab-report-scores = Punkte
lab-report-scores-means = Wie oft jede Punktzahl vorkam. Die Linie ist die Mitte; die drei Zahlen sind die Punkte, die 5, 50 und 95 von hundert Spielen nicht überschreiten.
lab-report-seat = Platz { $seat }: { $who }
lab-role-person = der Spieler
lab-role-automa = der Automa
lab-role-shadow-empire = das Schattenreich
lab-report-pairs = Eine Sache geändert
lab-report-pairs-means = Zwei Kombinationen, die sich in einer Sache unterscheiden, mit denselben Startzahlen: um wie viel die zweite über der ersten liegt.
lab-report-pairs-apart = Zwei Kombinationen, die sich in einer Sache unterscheiden: um wie viel die zweite über der ersten liegt.
lab-report-pairs-wins = Siege des ersten Platzes, in Prozent aller Spiele
lab-report-pairs-margin = Vorsprung des ersten Platzes, in Punkten
lab-report-cards = Was die Karten des Automa bewirken
lab-report-cards-means = Spiele, in denen eine Karte im oberen Drittel des ersten Stapels lag, gegen alle anderen. Der Stapel wird gemischt, also kann nur die Karte den Unterschied machen.
lab-report-card = Karte { $card }
lab-report-cards-score = Punkte des Automa
lab-report-cards-wins = Siege des ersten Platzes, in Prozent aller Spiele
lab-report-games = Spiele zum Anschauen
lab-report-games-means = Die äußersten Spiele jeder Kombination. Jedes lässt sich noch einmal spielen, Entscheidung für Entscheidung.
lab-report-odd = Startzahl { $seed }, { $scores }, { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
  }.
lab-report-open = Öffnen
lab-odd-fastest = Kürzestes
lab-odd-longest = Längstes
lab-odd-highest = Meiste Punkte
lab-odd-clearest = Deutlichster Sieg
lab-odd-worst = Deutlichste Niederlage
lab-odd-strangest = Seltsamstes
lab-title = Labor
lab-what = Wie schwer ist jede Stufe? Viele Spiele mit festen Startzahlen, von Programmen gespielt, mit Zahlen, die sagen, wie sicher sie sind.
lab-progress = { $done } von { $most } Spielen
lab-line-wins = Siege von Platz 1 (mit 95 % Sicherheit { $from } bis { $to }; { $games } Partien),
lab-line-points = { $mean } Punkte
lab-line-other = gegen { $mean }
lab-stop = Anhalten
lab-done = Der Versuch ist fertig.
lab-stopped = Vor dem Ende angehalten.
lab-open-report = Bericht öffnen
lab-next = Der nächste Versuch
lab-form-help = Eine Liste von Werten ergibt ein Gitter; das n-te Spiel hat überall dieselbe Startzahl.
lab-limits = Hier höchstens { $games } Spiele, { $cells } Kombinationen und { $minutes } Minuten; die Befehlszeile kennt solche Grenzen nicht.
lab-examples = Beispiele
lab-start = Starten
