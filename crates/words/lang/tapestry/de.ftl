## Tapestry: names

ta-seat-player = Spieler { $number }
ta-seat-automa = Automa
ta-seat-you = Du
ta-seat-shadow = Schattenreich
ta-track-exploration = Entdeckung
ta-track-technology = Technologie
ta-track-science = Wissenschaft
ta-track-military = Militär
ta-track-arts = Künste
ta-track-any = einer beliebigen Leiste
ta-track-that = dieser Leiste
ta-track-other = einer anderen Leiste
ta-track-leading = kein Stein vor deinem liegt
ta-track-last = alle anderen vor dir liegen
ta-good-coin = Münzen
ta-good-worker = Arbeiter
ta-good-food = Nahrung
ta-good-culture = Kultur
ta-building-market = Markt
ta-building-house = Haus
ta-building-farm = Farm
ta-building-armory = Waffenkammer
ta-a-market = ein Markt
ta-a-house = ein Haus
ta-a-farm = eine Farm
ta-a-armory = eine Waffenkammer
ta-terrain-water = Wasser
ta-terrain-desert = Wüste
ta-terrain-forest = Wald
ta-terrain-grassland = Grasland
ta-terrain-mountain = Gebirge
ta-die-red = roter Würfel
ta-die-black = schwarzer Würfel
ta-die-science = Wissenschaftswürfel
ta-achievement-complete_track = Ende einer Leiste
ta-achievement-topple_two = zwei gestürzte Außenposten
ta-achievement-middle_island = die mittlere Insel
ta-n-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
ta-n-worker = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
ta-n-food = { $count } Nahrung
ta-n-culture = { $count } Kultur
ta-n-any = { $count ->
    [one] 1 Rohstoff nach Wahl
   *[other] { $count } Rohstoffe nach Wahl
}
ta-n-tile = { $count ->
    [one] 1 Landschaftsplättchen
   *[other] { $count } Landschaftsplättchen
}
ta-n-space-tile = { $count ->
    [one] 1 Weltraumplättchen
   *[other] { $count } Weltraumplättchen
}
ta-n-tapestry = { $count ->
    [one] 1 Wandteppichkarte
   *[other] { $count } Wandteppichkarten
}
ta-n-tech = { $count ->
    [one] 1 Technologiekarte
   *[other] { $count } Technologiekarten
}
ta-n-masterpiece = { $count ->
    [one] 1 Meisterwerk
   *[other] { $count } Meisterwerke
}
ta-nothing = nichts
ta-and = { $a } und { $b }
ta-or = { $a } oder { $b }
ta-then = { $a }, dann { $b }
ta-says = { $who }: { $what }.

## Tapestry: the effect language

ta-n-of = { $count } davon: { $what }
ta-may = du darfst: { $what }
ta-pay = du darfst { $cost } zahlen: { $what }
ta-times = { $count }-mal: { $what }
ta-for-each = { $what } je { $per }
ta-if = wenn { $cond }: { $yes }
ta-if-else = wenn { $cond }: { $yes }; sonst { $no }
ta-each = { $who } bekommt: { $what }
ta-choose-opponent = wähle einen Gegner
ta-choose-opponent-for = wähle einen Gegner: { $what }
ta-choose-track = wähle eine Leiste
ta-choose-track-for = wähle eine Leiste: { $what }
ta-for-track = für jede Leiste, auf der { $test }: { $what }
ta-ability = Fähigkeit von { $name }
ta-lose = verliere { $what }
ta-vp = { $vp } SP
ta-vp-per = { $vp } SP je { $per }
ta-keep-tech = ziehe { $count } Technologiekarten und behalte eine
ta-keep-tapestry = ziehe { $count } Wandteppichkarten und behalte eine
ta-invent = { $count ->
    [one] erfinde
   *[other] erfinde { $count }-mal
}
ta-invent-open = { $count ->
    [one] erfinde eine offene Karte
   *[other] erfinde { $count } offene Karten
}
ta-invent-deck = { $count ->
    [one] erfinde vom Stapel
   *[other] erfinde { $count } vom Stapel
}
ta-invent-discard = { $count ->
    [one] erfinde von der Ablage
   *[other] erfinde { $count } von der Ablage
}
ta-refresh = du darfst die offenen Technologiekarten ersetzen
ta-upgrade = { $count ->
    [one] verbessere eine Technologiekarte
   *[other] verbessere { $count } Technologiekarten
}
ta-upgrade-free = { $count ->
    [one] verbessere eine Technologiekarte ohne Voraussetzung
   *[other] verbessere { $count } Technologiekarten ohne Voraussetzung
}
ta-invent-upgrade = erfinde und verbessere diese Karte
ta-circle = ein Kreisvorteil deiner mittleren Reihe
ta-square = ein Quadratvorteil deiner obersten Reihe
ta-circle-of-card = der Kreisvorteil dieser Karte
ta-build-any = ein beliebiges Einkommensgebäude
ta-build-beside = ein beliebiges Einkommensgebäude neben der Stadt
ta-landmark = das Wahrzeichen { $name }
ta-landmark-any = ein Wahrzeichen deiner Wahl
ta-reserve-tile = reserviere ein Landschaftsplättchen
ta-reserve-space-tile = reserviere ein Weltraumplättchen
ta-reserve-card = reserviere eine Wandteppichkarte
ta-reserve-tech = reserviere eine Technologiekarte
ta-reserve = reserviere ein Gebäude ({ $building }) für Einkommenszug 5
ta-explore = erkunde
ta-explore-anywhere = erkunde irgendwo
ta-explore-space = erkunde den Weltraum
ta-conquer = erobere
ta-conquer-empty = erobere ein leeres Gebiet
ta-anywhere = { $what } irgendwo
ta-both-dice = { $what } mit beiden Würfeln
ta-both-if-topple = { $what }, beide Würfel, wenn ein Gegner es hielt
ta-outpost = dort ein Außenposten
ta-territory = der Vorteil dieses Gebiets
ta-territory-any = der Vorteil eines deiner Gebiete
ta-stand-up = { $count ->
    [one] richte einen gestürzten Außenposten auf
   *[other] richte bis zu { $count } gestürzte Außenposten auf
}
ta-roll = würfle: { $die }
ta-research = forsche
ta-research-plain = forsche ohne Vorteil
ta-advance = { $count ->
    [one] rücke vor auf { $track }
   *[other] rücke { $count } Felder vor auf { $track }
}
ta-regress = { $count ->
    [one] gehe zurück auf { $track }
   *[other] gehe { $count } Felder zurück auf { $track }
}
ta-jump = ziehe { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} auf { $track } ohne alles andere
ta-with-free-bonus = { $what } samt Bonus umsonst
ta-without-bonus = { $what } ohne Bonus
ta-without-benefit = { $what } ohne Vorteil
ta-repeat = der Vorteil eines deiner Felder noch einmal
ta-relocate = setze deinen Stein vom Ende der Technologie an den Anfang einer beliebigen Leiste
ta-forbid = Gegner dürfen dort nicht vorrücken
ta-play-over = spiele eine Wandteppichkarte über die neueste
ta-copy = kopiere eine sichtbare Wandteppichkarte
ta-remember = das wird gemerkt
ta-same = derselbe Vorteil
ta-discard-any = wirf bis zu { $count ->
    [one] 1 Wandteppichkarte
   *[other] { $count } Wandteppichkarten
} ab
ta-discard-down = wirf Wandteppichkarten ab, bis { $count } übrig sind
ta-red-die = der Vorteil des roten Würfels
ta-drop-tile = wirf das Plättchen der Tafel ab
ta-new-civilization = eine weitere Zivilisation
ta-topple-attacker = der Angreifer stürzt
ta-cancel = die Falle wirkt nicht
ta-refresh-pieces = du darfst die offenen Meisterwerke ersetzen
ta-piece-benefit = der Vorteil von { $count } deiner Meisterwerke
ta-piece-benefit-neighbour = der Vorteil von { $count } Meisterwerken, von dir oder einem Nachbarn
ta-inspire = lege ein Inspirationsplättchen
ta-move-token = ziehe den Stein auf der Tafel und nimm das
ta-put-token = lege einen Stein auf die Tafel
ta-put-token-gain = lege einen Stein auf die Tafel und nimm das
ta-exposed = alles, was auf der Tafel offen liegt
ta-redraw = wirf sie ab und ziehe eine andere Zivilisation
ta-may-redraw = du darfst sie abwerfen und eine andere Zivilisation ziehen
ta-may-redraw-or = wirf sie ab und ziehe eine andere Zivilisation, oder { $what }
ta-per-tech-card = Technologiekarte
ta-per-territory = Gebiet unter deiner Kontrolle
ta-per-tile = Landschaftsplättchen in deinem Vorrat
ta-per-tapestry = Wandteppichkarte auf der Hand und auf der Tafel
ta-per-hand = Wandteppichkarte auf der Hand
ta-per-visible = sichtbare Wandteppichkarte
ta-per-income-building = Einkommensgebäude, das die Tafel verlassen hat
ta-per-landmark = Wahrzeichen
ta-per-line = volle Reihe und Spalte deiner Stadt
ta-per-row = volle Reihe deiner Stadt
ta-per-column = volle Spalte deiner Stadt
ta-per-opponent = Gegner
ta-per-coin = Münze dieses Einkommens
ta-per-discarded = abgeworfene Karte
ta-per-aligned = Punkt für passende Seiten
ta-per-district = vollständiges Viertel
ta-per-achievement = Errungenschaft
ta-per-rough-district = Viertel mit zwei unpassierbaren Feldern
ta-per-rough-plot = sichtbares unpassierbares Feld
ta-per-one-kind = Gebäude einer Art in deiner Stadt
ta-per-top-tech = Technologiekarte der obersten Reihe
ta-per-inside = Wahrzeichen innerhalb der Stadt
ta-per-overhanging = Wahrzeichen, das über den Rand ragt
ta-per-die = Würfel auf der Tafel
ta-per-water = Plättchen, das außen nur Wasser hat
ta-per-building = Gebäude ({ $building }), das die Tafel verlassen hat
ta-per-space = erreichtes Feld auf { $track }
ta-if-fewest = du allein am wenigsten hast ({ $what })
ta-if-most = du allein am meisten hast ({ $what })
ta-if-first = du als Erster in dieser Ära bist
ta-if-least = du mindestens { $count } hast ({ $what })
ta-if-turn = es Einkommenszug { $number } ist
ta-if-did = das geschehen ist
ta-if-token = ein Marker auf Fähigkeit { $number } liegt
ta-if-reached = der Marker Feld { $number } oder ein späteres erreicht
ta-who-you = du
ta-who-each-opponent = jeder Gegner
ta-who-each-player = jeder
ta-who-neighbours = deine Nachbarn
ta-who-right = wer rechts von dir sitzt
ta-who-left = wer links von dir sitzt

## Tapestry: cards, tiles and mats

ta-mat-adjusted = Anpassung, wenn du damit beginnst: { $what }
ta-mat-adjusted-guess = Anpassung, wenn du damit beginnst (sie war nicht lesbar, dies ist geraten): { $what }
ta-mat-adjusted-unknown = Wer damit beginnt, bekäme eine Anpassung; sie war nicht lesbar und entfällt.
ta-thing-named = { $name } – { $what }
ta-thing-bonus = für { $cost }: { $what }
ta-thing-tile = { $land } – { $what }
ta-thing-lasting = eine Fähigkeit, die bleibt
ta-thing-each-advance = { $what }, sooft du auf { $track } vorrückst
ta-thing-tech = Kreis: { $circle }; Quadrat: { $square }; braucht { $needs }
ta-thing-card = { $kind } – { $text }
ta-thing-on-card = { $card } Darauf: { $things }.
ta-thing-city = Tafel { $number }, { $rough } unpassierbare Felder
ta-thing-goal = { $name } ({ $size }) – { $goal }
ta-thing-goal-unknown = Das Ziel ist nicht bekannt.
ta-thing-landmark = { $size }, für den Ersten in Stufe { $tier } von { $track }
ta-thing-landmark-card = { $size }, durch eine Karte
ta-needs-track = { $track } Stufe { $tier }, du oder ein Nachbar
ta-needs-income = Einkommensfeld { $number } von { $building }, du oder ein Nachbar
ta-needs-landmark = ein Wahrzeichen darauf
ta-needs-guess = { $what } (vermutet)
ta-needs-charm = einen Zauber oder Einkommenszug 5
ta-kind-when-played = Beim Ausspielen
ta-kind-this-era = Diese Ära
ta-kind-continuous = Dauerhaft
ta-kind-response = Reaktion

## Tapestry: what happened

ta-did-guess = Nicht gesichert, aber in diesem Spiel: { $name }.
ta-did-civilization = Zivilisation { $name }
ta-did-civilization-gone = { $name } geht zurück
ta-did-city = Hauptstadt { $name }
ta-did-begun = { $you ->
    [yes] Du beginnst.
   *[no] Es beginnt: { $who }.
}
ta-did-income-turn = Einkommenszug { $number }
ta-did-paid = zahlt { $goods }
ta-did-moved = { $track } auf { $space }
ta-did-moved-back = { $track } zurück auf { $space }
ta-did-stuck = kann auf { $track } nicht ziehen
ta-did-bonus = Bonus von { $name }
ta-did-declined = verzichtet
ta-did-nothing = es wird nichts daraus
ta-did-gained = bekommt { $goods }
ta-did-lost = gibt { $goods } ab
ta-did-scored = { $vp } SP
ta-did-drew-tile = zieht Landschaftsplättchen { $number }
ta-did-drew-space = zieht ein Weltraumplättchen ({ $what })
ta-did-saw-hand = sieht die Hand von { $who } an
ta-did-drew-card = zieht eine Wandteppichkarte
ta-did-tile-gone = wirft Landschaftsplättchen { $number } ab
ta-did-tile-given = gibt Landschaftsplättchen { $number } an { $to }
ta-did-card-gone = wirft { $name } ab
ta-did-tech-gone = wirft die Technologiekarte { $name } ab
ta-did-invented = erfindet { $name }
ta-did-refreshed = ersetzt die offenen Technologiekarten
ta-did-upgraded-bottom = { $name } zurück in die unterste Reihe
ta-did-upgraded-middle = { $name } in die mittlere Reihe
ta-did-upgraded-top = { $name } in die oberste Reihe
ta-did-circle = Kreis von { $name }
ta-did-square = Quadrat von { $name }
ta-did-building = nimmt ein Gebäude: { $building }
ta-did-placed = baut auf { $plot }
ta-did-placed-on-card = baut auf der Karte { $name }
ta-did-beside = ein Gebäude findet keinen Platz
ta-did-district = vollendet ein Viertel
ta-did-landmark = Wahrzeichen { $name }
ta-did-explored = erkundet { $hex } mit Plättchen { $number }, { $vp } SP für passende Seiten
ta-did-laid = erkundet { $hex } mit Plättchen { $number }
ta-did-island = legt Plättchen { $number } auf die eigenen Inseln, { $vp } SP für passende Seiten
ta-did-explored-space = erkundet den Weltraum ({ $what })
ta-did-conquers = erobert { $hex }
ta-did-reserved = legt für Einkommenszug 5 beiseite: { $what }
ta-did-responded = antwortet mit { $name }
ta-did-toppled = { $you ->
    [yes] auf { $hex } von dir gestürzt
   *[no] auf { $hex } gestürzt (durch: { $who })
}
ta-did-lies = liegt gestürzt auf { $hex }
ta-did-stands = steht auf { $hex }
ta-did-rolled = { $die } zeigt: { $face }
ta-did-took-die = wählt: { $die }
ta-did-achieved = Errungenschaft: { $what }, { $vp } SP
ta-did-played = spielt { $name }
ta-did-face-down = legt eine Karte verdeckt
ta-did-copied = kopiert { $name }
ta-did-target = wählt { $to }
ta-did-target-track = wählt die Leiste { $track }
ta-did-mat-token = ein Stein auf Platz { $number } der Tafel
ta-did-masterpiece = Meisterwerk { $name }
ta-did-used-piece = nutzt das Meisterwerk { $name }
ta-did-inspired = Inspiration auf { $building }
ta-did-goal = erreicht das Ziel der Wahrzeichenkarte { $name } ({ $goal })
ta-did-landmark-card = nimmt die Wahrzeichenkarte { $name } (Ziel: { $goal })
ta-did-income = Einkommen { $goods }
ta-did-finished = ist fertig mit { $vp } SP
ta-did-chose = hat gewählt
ta-did-chose-tile = wählt Plättchen { $number }
ta-did-chose-hex = wählt { $hex }
ta-did-chose-turn = dreht das Plättchen
ta-guess-space-tile = Weltraumplättchen { $number }
ta-guess-tracks = Die Leiste { $names } ist zum Teil geraten: { $missing }.
ta-guess-space-tiles = { $count ->
    [one] Das Weltraumplättchen { $names } ist zum Teil geraten: { $missing }.
   *[other] Die Weltraumplättchen { $names } sind zum Teil geraten: { $missing }.
}
ta-guess-techs = { $count ->
    [one] Die Technologiekarte { $names } ist zum Teil geraten: { $missing }.
   *[other] Die Technologiekarten { $names } sind zum Teil geraten: { $missing }.
}
ta-guess-cards = { $count ->
    [one] Die Wandteppichkarte { $names } ist zum Teil geraten: { $missing }.
   *[other] Die Wandteppichkarten { $names } sind zum Teil geraten: { $missing }.
}
ta-guess-landmarks = { $count ->
    [one] Das Wahrzeichen { $names } ist zum Teil geraten: { $missing }.
   *[other] Die Wahrzeichen { $names } sind zum Teil geraten: { $missing }.
}
ta-guess-landmark-cards = { $count ->
    [one] Die Wahrzeichenkarte zu { $names } ist zum Teil geraten: { $missing }.
   *[other] Die Wahrzeichenkarten zu { $names } sind zum Teil geraten: { $missing }.
}
ta-guess-adjustments = { $count ->
    [one] Die Anpassung der Zivilisation { $names } ist geraten: { $missing }.
   *[other] Die Anpassungen der Zivilisationen { $names } sind geraten: { $missing }.
}
ta-no-guesses = In diesem Spiel ist nichts geraten.
ta-guesses = Was nicht lesbar war und in diesem Spiel geraten ist
ta-did-bots-ready = Lieblingsleisten: { $automa } für den Automa, { $shadow } für das Schattenreich.
ta-did-pair = Gezogen: Karte { $left } für die Leiste, Karte { $right } für Gleichstände.
ta-did-tiebreaker = Fortschrittskarte { $number } entscheidet Gleichstände und geht zurück.
ta-did-bot-card = nimmt eine Wandteppichkarte verdeckt
ta-did-favourite = Lieblingsleiste jetzt { $track }
ta-did-tally = Automa: { $territories ->
    [one] 1 Gebiet
   *[other] { $territories } Gebiete
} × { $land } = { $territories-vp }, { $landmarks } Wahrzeichen × { $land } = { $landmarks-vp }, { $war ->
    [one] 1 Feld
   *[other] { $war } Felder
} auf Militär und Wissenschaft × { $each-war } = { $war-vp }, { $peace } auf Technologie und Entdeckung × { $each-peace } = { $peace-vp }{ $first ->
    [0] {""}
   *[other] , als Erster in der Ära { $first }
}: { $vp } SP.
ta-did-progress = { $count } Fortschrittskarten kommen auf den Ablagestapel.
ta-did-deck = Ein neuer Entscheidungsstapel aus { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
ta-act-automa = der Zug der Automas
ta-act-decision = Entscheidungskarte { $number }
ta-ask-automa = { $who }: Die Automas sind am Zug.
ta-what-automa = der Zug der Automas
ta-ask-decision-card = Welche Entscheidungskarte wurde gezogen?
ta-what-decision-card = eine Entscheidungskarte
ta-ask-science-die = Welche Leiste zeigt der Wissenschaftswürfel?
ta-what-science-die = der Wissenschaftswürfel
ta-over = Das Spiel ist aus.
ta-won = { $winners ->
    [one] { $you ->
        [yes] Du gewinnst mit { $vp } SP.
       *[no] { $who }: Sieg mit { $vp } SP.
    }
   *[other] Geteilter Sieg mit { $vp } SP: { $who }.
}

## Tapestry: what the game waits for

ta-ask-because = { $who }: { $source }
ta-ask-civilization = { $who }: Welche Zivilisation behältst du?
ta-what-civilization = eine Zivilisation
ta-ask-city = { $who }: Welche Hauptstadt behältst du?
ta-what-city = eine Hauptstadt
ta-ask-turn = { $who }: Rücke auf einer Leiste vor oder nimm einen Einkommenszug.
ta-ask-turn-first = { $who }: Beginne mit einem Einkommenszug.
ta-ask-turn-income = { $who }: Kein Schritt ist mehr zu bezahlen; nimm einen Einkommenszug.
ta-ask-turn-advance = { $who }: Rücke auf einer Leiste vor.
ta-ask-turn-rest = { $who }: Eines bleibt dir noch zu tun.
ta-what-turn = ein Zug
ta-ask-civilization-step = { $who }: Welche Zivilisation nutzt du?
ta-what-civilization-step = eine Zivilisation
ta-ask-part = { $who }: Wähle, was du tust.
ta-what-part = welcher Teil
ta-ask-yes-no = { $who }: Machst du es?
ta-what-yes-no = tun oder lassen
ta-ask-bonus = { $who }: Zahlst du für den Bonus?
ta-what-bonus = den Bonus zahlen oder nicht
ta-ask-payment = { $who }: Womit zahlst du?
ta-what-payment = eine Zahlung
ta-ask-track = { $who }: Wähle eine Leiste.
ta-what-track = eine Leiste
ta-ask-token = { $who }: Wähle einen deiner Steine.
ta-ask-back = { $who }, für { $name }: ein Feld zurück? Nein bringt 4 SP.
ta-what-token = einer deiner Steine
ta-ask-opponent = { $who }: Wähle einen Gegner.
ta-what-opponent = ein Gegner
ta-ask-tile = { $who }: Wähle ein Landschaftsplättchen.
ta-what-tile = ein Landschaftsplättchen
ta-ask-space-tile = { $who }: Welches Weltraumplättchen erkundest du?
ta-what-space-tile = ein Weltraumplättchen
ta-ask-hex = { $who }: Wähle ein Feld der Karte.
ta-what-hex = ein Feld
ta-ask-rotation = { $who }: Wie liegt das Plättchen?
ta-what-rotation = wie das Plättchen liegt
ta-ask-invent = { $who }: Erfinde eine offene Technologiekarte oder die oberste des Stapels.
ta-what-invent = eine Technologiekarte zum Erfinden
ta-ask-tech-card = { $who }: Wähle eine Technologiekarte.
ta-what-tech-card = eine Technologiekarte
ta-ask-tapestry-card = { $who }: Wähle eine Wandteppichkarte.
ta-what-tapestry-card = eine Wandteppichkarte
ta-ask-building = { $who }: Welches Einkommensgebäude?
ta-what-building = eine Art von Gebäude
ta-ask-plot = { $who }: Wo in der Stadt?
ta-what-plot = ein Platz in der Stadt
ta-ask-landmark = { $who }: Welches Wahrzeichen?
ta-what-landmark = ein Wahrzeichen
ta-ask-response = { $who }: Spielst du eine Reaktionskarte?
ta-what-response = eine Reaktionskarte
ta-ask-die = { $who }: Welcher Würfel?
ta-what-die = ein Würfel
ta-ask-node = { $who }: Wähle einen Platz auf der Zivilisationstafel.
ta-what-node = ein Platz auf der Tafel
ta-ask-number = { $who }: Wähle eine Zahl.
ta-what-number = eine Zahl
ta-ask-masterpiece = { $who }: Wähle ein Meisterwerk.
ta-what-masterpiece = ein Meisterwerk
ta-ask-gains = { $who }: Was nimmst du?
ta-what-gain = was du nimmst
ta-ask-for = { $who }, für { $name }: { $ask }.
ta-ask-pay = { $who }: { $cost } zahlen für: { $what }?
ta-ask-may = { $who }: Möchtest du das: { $what }?
ta-ask-gain = { $count ->
    [one] { $who }: Nimm 1 Rohstoff deiner Wahl.
   *[other] { $who }: Nimm { $count } Rohstoffe deiner Wahl.
}
ta-ask-lose = { $count ->
    [one] { $who }: Gib 1 Rohstoff ab.
   *[other] { $who }: Gib { $count } Rohstoffe ab.
}
ta-ask-discard-tiles = { $count ->
    [one] { $who }: Wirf ein Landschaftsplättchen ab.
   *[other] { $who }: Wirf { $count } Landschaftsplättchen ab, eines nach dem anderen.
}
ta-ask-discard-cards = { $count ->
    [one] { $who }: Wirf eine Wandteppichkarte ab.
   *[other] { $who }: Wirf { $count } Wandteppichkarten ab, eine nach der anderen.
}
ta-ask-discard-techs = { $count ->
    [one] { $who }: Wirf eine Technologiekarte ab.
   *[other] { $who }: Wirf { $count } Technologiekarten ab, eine nach der anderen.
}
ta-ask-discard-any = { $who }: Wirf bis zu { $count ->
    [one] 1 Wandteppichkarte
   *[other] { $count } Wandteppichkarten
} ab, dann höre auf.
ta-ask-keep-tech = { $who }: Behalte eine dieser Technologiekarten.
ta-ask-keep-card = { $who }: Behalte eine dieser Wandteppichkarten.
ta-ask-keep-tile = { $who }: Behalte eines dieser Plättchen.
ta-ask-pick-face = { $who }: Welcher der beiden Würfe zählt?
ta-ask-choose-die = { $who }: Teil 1 wirft den Würfel mit vier Leisten, Teil 2 den mit fünf.
ta-ask-draft-landmark = { $who }: Welche Wahrzeichenkarte behältst du? Die anderen werden weitergegeben.
ta-ask-explore-island = { $who }: Wie liegt Plättchen { $number } auf deinen Inseln?
ta-ask-place = { $who }: Baue in der Hauptstadt: { $what }.
ta-ask-place-on-card = { $who }: Wo auf der Karte { $card } steht: { $what }?
ta-ask-explore-tile = { $who }: Mit welchem Plättchen erkundest du?
ta-ask-explore-hex = { $who }: Wohin kommt Plättchen { $number }?
ta-ask-explore-turn = { $who }: Wie liegt Plättchen { $number } auf { $hex }? Ein Punkt je passender Seite.
ta-ask-conquer-hex = { $who }: Welches Gebiet eroberst du?
ta-ask-conquer-row = { $who }: Der Außenposten welcher Reihe?
ta-ask-respond = { $who }: Du wirst auf { $hex } angegriffen. Antwortest du?
ta-ask-answer = { $who }: Eine Falle auf { $hex }. Antwortest du?
ta-ask-conquer-die = { $who }: Welchen Würfel nimmst du?
ta-ask-stand-up = { $who }: Richte bis zu { $count } deiner gestürzten Außenposten auf.
ta-ask-territory = { $who }: Den Vorteil welches Gebiets?
ta-ask-refresh = { $who }: Vor dem Erfinden die offenen Technologiekarten ersetzen?
ta-ask-upgrade = { $who }: Welche Technologiekarte verbesserst du?
ta-ask-circle = { $who }: Den Kreis welcher Technologiekarte?
ta-ask-square = { $who }: Das Quadrat welcher Technologiekarte?
ta-ask-research = { $who }: Der Wissenschaftswürfel zeigt { $track }. Dort vorrücken?
ta-ask-research-plain = { $who }: Der Wissenschaftswürfel zeigt { $track }. Dort ohne Vorteil vorrücken?
ta-ask-advance = { $who }: Mit welchem Stein rückst du vor?
ta-ask-advance-plain = { $who }: Mit welchem Stein rückst du vor, ohne den Vorteil des neuen Felds?
ta-ask-regress = { $who }: Welchen Stein ziehst du zurück?
ta-ask-repeat = { $who }: Den Vorteil welches Feldes noch einmal?
ta-ask-play-income = { $who }: Welche Wandteppichkarte spielst du für die neue Ära?
ta-ask-play-over = { $who }: Welche Wandteppichkarte spielst du über die neueste?
ta-ask-copy = { $who }: Welche Wandteppichkarte kopierst du?

## Tapestry: what can be done

ta-group-answer = Auswahl
ta-group-advance = Vorrücken auf { $track }
ta-group-income = Einkommenszug
ta-group-hex = Felder
ta-group-plot = Plätze
ta-group-plot-turned = Plätze, um { $degrees }° gedreht
ta-group-end = Oder
ta-act-income = Einkommenszug { $number }
ta-act-advance = { $what }, für { $pay }
ta-act-part = Möglichkeit { $number }
ta-act-die-four = der Wissenschaftswürfel mit vier Leisten
ta-act-die-five = der Wissenschaftswürfel mit der Künsteleiste
ta-act-yes = ja
ta-act-yes-to = ja, { $what }
ta-act-no = nein
ta-act-done = genug
ta-act-without = ohne
ta-act-pay = { $goods } zahlen
ta-act-gain = { $goods } nehmen
ta-act-token = { $track }, Feld { $space }
ta-act-space-of = { $track } { $space }: { $what }
ta-act-space-plain = { $track } { $space }: { $name } (ohne Vorteil)
ta-act-space-bonus = { $track } { $space }: { $name } (ohne Vorteil, aber der Bonus umsonst: { $what })
ta-act-space-used = { $track } { $space }: { $name } (in diesem Zug schon genutzt: kein Vorteil)
ta-act-off-track = { $track }: schon am Ende, stattdessen { $vp } SP
ta-act-tile = Plättchen { $number } ({ $what })
ta-act-space = Weltraumplättchen { $number } ({ $what })
ta-act-hex = Feld { $hex }
ta-act-turn = um { $degrees }° gedreht
ta-act-deck = oberste Karte des Stapels
ta-act-plot = Bauplatz { $plot }
ta-act-plot-turned = Bauplatz { $plot }, um { $degrees }° gedreht
ta-act-refresh = die offenen Karten ersetzen
ta-act-node = Platz { $number } der Tafel
ta-act-node-for = Platz { $number } der Tafel: { $what }

## Tapestry: why something cannot be

ta-no-over = Das Spiel ist aus; nimm zurück oder beginne ein neues.
ta-no-seat = Es gibt keinen Platz { $seat }.
ta-no-turn = Das Spiel wartet auf { $first }, nicht auf { $who }.
ta-no-wanted = Darauf wartet das Spiel nicht. { $ask }
ta-no-first-turn = Der erste Zug ist ein Einkommenszug; nimm ihn.
ta-no-income = Alle fünf Einkommenszüge sind genommen; rücke vor.
ta-no-token = Dieser Stein kann nicht vorrücken: Er ist am Ende der Leiste oder die Leiste ist verboten; wähle einen anderen.
ta-no-payment = Das ist nicht der Preis oder mehr, als du hast; wähle eine der angebotenen Zahlungen.
ta-no-decline = Das muss sein; wähle eine der angebotenen Möglichkeiten.
ta-no-track = Diese Leiste geht hier nicht; wähle eine der angebotenen.
ta-no-tile = Dieses Plättchen ist nicht im Vorrat oder geht hier nicht; wähle eines der angebotenen.
ta-no-hex = Dieses Feld geht hier nicht; wähle eines der angebotenen.
ta-no-rotation = Diese Drehung sieht aus wie eine angebotene; wähle diese.
ta-no-card = Diese Karte geht hier nicht; wähle eine der angebotenen.
ta-no-fit = Dort passt es nicht: Es läge auf einem Gebäude, einem unpassierbaren Feld oder ganz außerhalb.
ta-no-left = Davon ist keines mehr da; wähle eine andere Art.
ta-no-gain = Das gibt es hier nicht; wähle eine der angebotenen Möglichkeiten.
ta-no-offer = Das steht nicht zur Wahl; wähle aus dem, was angeboten ist.
ta-no-end = Das nähme kein Ende; der Grund: { $kind ->
    [card] die Wandteppichkarte „{ $name }“
    [civilization] die Zivilisation „{ $name }“
    [tech] die Technologiekarte „{ $name }“
    [masterpiece] das Meisterwerk „{ $name }“
    [city] die Stadt „{ $name }“
    [tile] Landschaftsplättchen { $name }
    [space-tile] Weltraumplättchen { $name }
    [track] die Leiste „{ $name }“
    [mat] die Einkommenstafel, ein Inspirationsplättchen oder ein Würfel
   *[together] Karten und Tafeln, die einander auslösen
}. Nimm diesen Effekt aus dem Paket und spiele noch einmal.
ta-no-decisions = Dieses Spiel hatte mehr Entscheidungen, als eines haben kann: Ein Paket lässt es nie enden. Beginne eines ohne dieses Paket.

## Tapestry in the terminal

ta-tui-title = Tapestry. Seed { $seed }. Entscheidung { $move }. { $file }
ta-tui-over = Das Spiel ist aus. Tippe score, map, city, tracks, log, undo oder quit.
ta-tui-no-seat = Es gibt keinen Platz { $text }. Plätze: 1 bis { $most }.
ta-tui-rules-usage = Sage, welche Regel: rules turn.choice. Alle: automa rules tapestry
ta-tui-help-look = look: alles. map, tracks, city, mat, cards, seats: ein Teil davon. city 2: die Stadt eines Platzes. guesses: was an diesem Spiel nicht sicher ist.
ta-tui-help-act = actions: die nummerierte Liste. 3: das Dritte davon. income, advance science 3 coin, gain food, hex 0/-2, plot c4 r1, tech Bakery, card academia, yes, no, done: dasselbe als Text.
ta-tui-help-more = why: die Gründe der Automas. rules ID: eine Regel. log, score, hint, undo, redo, retry, save, quit. tips off: keine Tipps mehr.

## Tapestry: in drawings and lists

ta-map = Die Karte
ta-map-explored = erkundet
ta-map-fell = { $hex } schied aus: { $why }
ta-map-considered = { $hex } kam in Frage
ta-map-unexplored = unerkundet
ta-map-outpost = { $you ->
    [yes] deine Figur
   *[no] Figur: { $who }
}
ta-map-toppled = { $you ->
    [yes] deine gestürzte Figur
   *[no] gestürzte Figur: { $who }
}
ta-map-controls = { $you ->
    [yes] Du kontrollierst { $count ->
        [one] 1 Gebiet
       *[other] { $count } Gebiete
    }.
   *[no] { $who }: { $count ->
        [one] 1 Gebiet
       *[other] { $count } Gebiete
    }.
}
ta-tile = Plättchen { $number }
ta-tracks = Die Leisten
ta-track-cost = Ein Schritt in diese Stufe kostet { $cost }
ta-track-cost-different = { $what }, lauter verschiedene
ta-track-cost-same = { $count ->
    [one] 1 Rohstoff nach Wahl
   *[other] { $count } gleiche Rohstoffe
}
ta-track-landmark = { $name }, frei
ta-track-landmark-gone = { $name }, vergeben
ta-track-token = { $who } auf { $track } { $space }
ta-city-of = { $you ->
    [yes] Deine Hauptstadt
   *[no] Hauptstadt: { $who }
}
ta-city-says = Volle Reihen und Spalten: { $lines }; Viertel: { $districts }; Wahrzeichen: { $landmarks }.
ta-mat-of = { $you ->
    [yes] Deine Einkommenstafel
   *[no] Einkommenstafel: { $who }
}
ta-mat-says = { $goods }; { $vp } SP.
ta-mat-covered = bedeckt
ta-mat-open = offen
ta-card-needs = Braucht { $what }.
ta-card-civilization = Zivilisation
ta-text-covered = { $count } bedeckt
ta-text-automa = { $who }: { $vp } SP; Einkommenszug { $income }; Liebling { $favourite }; { $landmarks } Wahrzeichen; { $outposts } Außenposten übrig; { $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
} neben der Tafel; { $deck ->
    [one] 1 Entscheidungskarte
   *[other] { $deck } Entscheidungskarten
} übrig
ta-text-shadow = { $who }: Liebling { $favourite }; { $outposts } Außenposten übrig
ta-text-landmarks = Wahrzeichen
ta-text-techs = Technologiekarten
ta-text-income = Einkommenszüge
ta-text-civilizations = Zivilisationen
ta-text-hand = Wandteppichkarten auf der Hand
ta-text-played = Gespielte Wandteppichkarten
ta-text-bottom = Technologiekarten, unterste Reihe
ta-text-middle = Technologiekarten, mittlere Reihe
ta-text-top = Technologiekarten, oberste Reihe
ta-text-landmark-cards = Wahrzeichenkarten
ta-text-reserved = Für Einkommenszug 5 reserviert
ta-text-tiles = Landschaftsplättchen
ta-text-spaces = Weltraumplättchen
ta-text-pieces = Meisterwerke
ta-text-open = Offene Technologiekarten

## Tapestry: die Entscheidungskarten der Automas
ta-card-decision = Entscheidungskarte Nr. { $number }
ta-card-track = Leistenkarte { $number }
ta-card-tiebreaker = Gleichstandskarte { $number }
ta-card-pair = Die Karten der Automas
ta-card-scan = Feldsuche
ta-card-topple = kippen
ta-card-no-topple = nicht kippen
ta-card-shadow = Schatten
ta-card-favourite = Lieblingsleiste
ta-card-look-any = beliebig
ta-card-look-landmark = Wahrzeichen/Ende
ta-card-look-end = nächstes Ende
ta-card-looks-any = jede unvollendete Leiste
ta-card-looks-landmark = die Leiste, die einem freien Wahrzeichen oder ihrem Ende am nächsten ist
ta-card-looks-end = die Leiste, die ihrem Ende am nächsten ist
ta-card-says-income = Bei leerem Stapel bedeutet sie einen Einkommenszug.
ta-card-says-topple = Eine Eroberung ohne Gegner bekommt einen gekippten Außenposten des Schattenreichs dazu.

## Tapestry in the browser

ta-web-draw = gezogen, eine behalten
ta-web-random = eine gezogen
ta-web-set-none = keine
ta-web-set-pp = Pläne & Ränke (Plans & Ploys)
ta-web-set-aa = Kunst & Architektur (Arts & Architecture)
ta-web-set-ff = Fantasie & Zukunft (Fantasies & Futures)
ta-web-setup = Aufbau
ta-web-era = Einkommenszug { $era } von 5
ta-web-keys = Tasten: 1 bis 9 wählen eine Leiste oder eine Antwort, Enter tut, was die große Taste sagt, I Einkommen, D nein oder genug, R drehen, U zurück, Y wieder vor, H Rat, L Verlauf, Escape verlässt.
ta-web-era-now = Ära { $era } von 5
ta-web-income-next = mit dem nächsten Einkommenszug
ta-web-income-vp = Punkte im nächsten Einkommenszug
ta-web-step-no = reicht nicht
ta-web-pay-with = Oder zahle mit
ta-web-enter = Auf { $name }
ta-web-leaves = dann noch { $count }
ta-web-tap-step = tippe auf das nächste Feld einer Leiste
ta-web-show = Zeige
ta-web-view-ask = Zug
ta-web-view-tracks = Leisten
ta-web-view-map = Land
ta-web-view-mine = Meins
ta-web-view-bots = Bots
ta-web-view-log = Punkte
ta-web-token-here = hier liegt ein Marker
ta-score-for = Punkte für
ta-score-all = Zusammen
ta-score-tracks = Leisten
ta-score-city = Stadt: Reihen, Spalten, Bezirke
ta-score-territories = Gebiete und Eroberungen
ta-score-techs = Technologiekarten
ta-score-tapestries = Wandteppichkarten
ta-score-civilizations = Zivilisation
ta-score-landmarks = Wahrzeichen
ta-score-achievements = Errungenschaften
ta-score-space = Weltraumplättchen
ta-score-masterpieces = Meisterwerke
ta-score-mat = Einkommenstableau
ta-score-first = Erste in einer Ära
ta-score-other = Sonstiges
ta-score-levels-key = Balken: der Automa, hätte er dasselbe getan. Strich: du mit { $you }.
ta-ask-discard-all = { $who }: Wirf so viele Wandteppichkarten ab, wie du magst, dann höre auf.
ta-web-era-last = Nach dem letzten Einkommenszug
ta-score-levels = Dieses Spiel auf allen sechs Stufen
ta-web-income-sure = du könntest noch vorrücken
ta-web-conquer = Hier erobern
ta-web-lay = Hier legen
ta-web-choose-hex = Dieses Feld wählen
ta-web-build-on = Auf { $plot } bauen
ta-web-view-open = Auslage
ta-ask-exploit = { $who }: Den Vorteil des Plättchens ein zweites Mal statt { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkten
} für seine Seiten?
ta-web-first-move = Das Spiel beginnt: Alle wählen eine Zivilisation.
ta-web-players = Am Tisch
ta-web-done = fertig
ta-web-vp = Punkte
ta-web-hand-count = Wandteppichkarten auf der Hand
ta-web-tiles-count = Landschaftsplättchen
ta-web-techs-count = Technologiekarten
ta-web-outposts = Außenposten im Vorrat
ta-web-take = { $name } nehmen
ta-web-use = { $name } einsetzen
ta-web-take-it = Das wählen
ta-web-hex = Feld der Karte
ta-web-plot = Bauplatz
ta-web-bonus = Bonus, wenn du magst:
ta-web-tap-hex = tippe auf ein Feld
ta-web-tap-plot = tippe auf einen Bauplatz
ta-web-in-hand = In der Hand
ta-web-drag = Zieh es in die Stadt oder tippe auf einen Bauplatz.
ta-web-piles = Übrig: { $cards ->
    [one] 1 Wandteppichkarte
   *[other] { $cards } Wandteppichkarten
}, { $techs ->
    [one] 1 Technologiekarte
   *[other] { $techs } Technologiekarten
}, { $tiles } Landschaftsplättchen, { $spaces } Weltraumplättchen.
ta-web-tapestry-cards = Wandteppichkarten
ta-web-tech-cards = Technologiekarten
ta-web-landmarks = Wahrzeichen
ta-web-missing = Nicht bekannt: { $what }
ta-web-guess = Eine Vermutung: nur im Spiel, wo Vermutungen erlaubt sind.
ta-doubt-guess = Nicht bekannt und hier vermutet: { $what }
ta-web-first-wording = Wie zuerst gedruckt, mit der Anpassung

## Tapestry: die Automas im Browser
ta-web-bots = Die Automas
ta-web-beside = Karten neben seinem Tableau
ta-web-decks = { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Entscheidungsstapel, { $progress } im Fortschrittsstapel.
ta-web-discard = Ablagestapel: { $count }
ta-web-decision-cards = Entscheidungskarten
ta-web-taken = gewählt

## Tapestry: der Zug der Automas auf einer Seite
ta-aid-title = Der Zug der Automas auf einer Seite
ta-aid-turn = Ein Zug der Automas
ta-aid-turn-deck = Ihr erster Zug ist Einkommenszug 1. Später nehmen sie bei leerem Stapel einen Einkommenszug mit dem Paar, das liegt.
ta-aid-turn-pair = Sonst: Paar ablegen, zwei Karten ziehen und zufällig nebeneinanderlegen. Links die Leistenkarte, rechts die Gleichstandskarte; es zählen die Hälften, die sich berühren.
ta-aid-turn-income = Ist der Stapel jetzt leer und zeigt die Leistenkarte die Hand, nehmen sie einen Einkommenszug mit diesem Paar.
ta-aid-turn-automa = Sonst geht der Automa ein Feld vor und tut, was das Feld für ihn bedeutet (Tabelle unten). Ein Wahrzeichen kommt auf sein Tableau.
ta-aid-turn-shadow = Dann geht das Schattenreich mit demselben Paar vor und liest die Leistenliste nach oben. Es bekommt nichts; ein Wahrzeichen geht an den Automa.
ta-aid-signs = Die Zeichen
ta-aid-heart = die Lieblingsleiste dessen, der wählt
ta-aid-track = Welche Leiste
ta-aid-track-1 = Leisten weglassen, die er vollendet hat.
ta-aid-track-2 = Behalten, was sein Zeichen auf der Leistenkarte sagt.
ta-aid-track-3 = Von mehreren die erste in der Liste der Gleichstandskarte: der Automa von oben, das Schattenreich von unten.
ta-aid-conquer = Erobern: zuerst dich
ta-aid-conquer-1 = Deine Gebiete mit einer Figur, die an Land des Automa grenzen; überall, wenn das Feld es sagt. Keins von dir: nächster Kasten.
ta-aid-conquer-2 = Solange ihm die mittlere Insel etwas bringt: am nächsten bei 0/0.
ta-aid-conquer-3 = Feldsuche.
ta-aid-conquer-4 = Seine Figur steht, deine fällt. Mit einer Falle drehst du das um.
ta-aid-neutral = Erobern: sonst
ta-aid-neutral-1 = Erkundetes Land mit höchstens einer Figur, das er erobern könnte, und Felder, die er erkunden könnte. Ohne Kipp-Zeichen nicht neben dir.
ta-aid-neutral-2 = Solange ihm die mittlere Insel etwas bringt: am nächsten bei 0/0.
ta-aid-neutral-3 = Am nächsten bei deinen Gebieten mit einer einzigen Figur; gibt es keine, bei irgendeinem von dir.
ta-aid-neutral-4 = Feldsuche.
ta-aid-neutral-5 = Erst ein Plättchen, falls keins liegt, dann seine Figur; mit Kipp-Zeichen auch eine gekippte des Schattenreichs, aber nicht auf 0/0.
ta-aid-explore = Erkunden
ta-aid-explore-1 = Unerkundete Felder neben seinem Land; überall, wenn das Feld es sagt.
ta-aid-explore-2 = Außer wenn Militär seine Lieblingsleiste ist: am weitesten von deinen Gebieten.
ta-aid-explore-3 = Feldsuche. Ein Plättchen, zufällig gedreht: keine Punkte, kein Vorteil, keine Figur.
ta-aid-spaces = Was ein Feld für den Automa bedeutet
ta-aid-spaces-help = Sonst zählt nichts: keine Rohstoffe, Gebäude, Plättchen, Boni. Jedes Feld einmal im Zug.
ta-aid-space = Feld
ta-aid-research = Wissenschaftswürfel, ein Schritt mit Vorteil
ta-aid-research-x = Wissenschaftswürfel, ein Schritt ohne Vorteil
ta-aid-tech = neue offene Technologiekarten
ta-aid-does-conquer = erobern
ta-aid-does-conquer-anywhere = überall erobern
ta-aid-does-explore = erkunden
ta-aid-does-explore-anywhere = überall erkunden
ta-aid-tapestry = eine Wandteppichkarte neben das Tableau
ta-aid-advance = der Würfel wählt eine andere Leiste: ein Schritt vor
ta-aid-regress = der Würfel wählt Militär oder Technologie: ein Schritt zurück
ta-aid-civs = Zivilisationen, nach Einkommenszug
ta-aid-civ-advance = ein Schritt auf { $track } mit Vorteil
ta-aid-civ-conquer = erobern, falls er weniger Gebiete hat als die Nummer des Einkommenszugs
ta-aid-civ-shadow = bei drei oder mehr Gebieten mit einer Figur: eine gekippte Figur des Schattenreichs auf das erste der Feldsuche
ta-aid-civ-territories = { $vp } SP je Gebiet
ta-aid-civ-landmarks = { $vp } SP je Wahrzeichen
ta-aid-charts = Einkommenszüge
ta-aid-charts-help = Auf der Tafel von links nach rechts, jeder Schritt in seinen Zügen. A: Gebiete und Wahrzeichen. B: Felder auf Militär und Wissenschaft. C: Felder auf Technologie und Entdeckung.
ta-aid-level = Stufe { $level }.
ta-aid-turn-number = Zug
ta-aid-first = Erster
ta-aid-step-favourites = beide prüfen ihre Lieblingsleiste: verloren, wenn vollendet oder jemand dort weiter ist
ta-aid-step-advance = beide gehen mit dem letzten Paar vor
ta-aid-step-civilization = Zivilisation
ta-aid-step-score = Punkte
ta-aid-step-progress = { $count } Fortschrittskarten auf den Ablagestapel
ta-aid-step-cover = eine Wandteppichkarte deckt einen Platz ab
ta-aid-step-reshuffle = der Ablagestapel wird der neue Stapel

## Tapestry am echten Tisch, im Browser
tac-web-keys = Tasten: 1 bis 4 ein Schritt auf einer Leiste, I Einkommenszug, L Wahrzeichen, C Karten, T Steine, Enter tut, was der große Knopf sagt, Escape verlässt ein Feld, W warum, U zurück, Y wieder vor, F berichtigen.
tac-web-ask-bots = Die Automas sind dran.
tac-web-ask-shadow = Das Schattenreich ist dran.
tac-web-ask-left = Welche Karte liegt links?
tac-web-ask-right = Welche Karte liegt rechts?
tac-web-ask-progress = Welche Fortschrittskarte liegt oben?
tac-web-ask-die = Was zeigt der Wissenschaftswürfel?
tac-web-ask-trap = Spielst du eine Falle?
tac-web-trap = Ich lege eine Falle ab
tac-web-no-trap = Nein, meine Figur fällt
tac-web-done-means = der Zug ist zu Ende
tac-web-map-help = Tipp auf ein Feld, das du erkundet oder erobert hast.
tac-web-group-landmarks = Ein Wahrzeichen
tac-web-group-landmarks-help = Nur eins, das ohne sein Feld kam: die auf den Leisten werden von selbst genommen.
tac-web-group-cards = Eine Karte gegen die Automas
tac-web-group-cards-help = Eine Karte ließ beide Automas vorgehen oder verbietet ihnen eine Leiste.
tac-web-group-tokens = Ein Stein ging anders
tac-web-group-tokens-help = Mehrere Felder, zurück oder auf eine andere Leiste.
tac-web-token-began = Der Stein, der begann auf
tac-web-token-on = steht auf
tac-web-fix-income = Begonnene Einkommenszüge
tac-web-fix-hex = Was auf einem Gebiet liegt
tac-web-fix-hex-help = Tipp auf das Gebiet.
tac-web-fix-explored = Erkundet oder nicht
tac-web-fix-tiles = Landschaftsplättchen im Stapel
tac-web-tiles-left = es sind welche übrig
tac-web-tiles-none = keins ist übrig
tac-web-explored = ist erkundet
tac-web-unexplored = ist nicht erkundet
tac-web-achievements = Errungenschaften
tac-web-fix-bot = { $who }: Lieblingsleiste und Vorrat
tac-web-civilization = Zivilisation
tac-web-left = Links: Leistenkarte
tac-web-right = Rechts: Gleichstandskarte
tac-web-fix-discard = Karten auf dem Ablagestapel
tac-web-fix-pair = Die beiden Karten antippen
tac-web-fix-discard-none = Keine liegt auf der Ablage
tac-web-token-elsewhere = Ein Stein steht auf einer anderen Leiste
tac-web-fix-deck = Karten im Entscheidungsstapel
tac-web-fix-forbid = { $who }: den anderen verboten
tac-web-fix-reacts = { $who }: gefragt, wenn ein Automa ein Wahrzeichen nimmt
tac-web-fix-plays-on = { $who }: Züge nach dem 5. Einkommenszug
opt-tapestry-cards = Entscheidungskarten
opt-tapestry-cards-program = Vom Programm
opt-tapestry-cards-program-means = Es zieht und mischt; du brauchst keinen Stapel.
opt-tapestry-cards-own = Dein eigener Stapel
opt-tapestry-cards-own-means = Du ziehst und sagst, welche Karten.
opt-die = Wissenschaftswürfel der Automas
opt-die-program = Vom Programm
opt-die-program-means = Es würfelt.
opt-die-own = Dein eigener Würfel
opt-die-own-means = Du würfelst und sagst, was er zeigt.

## Tapestry: setup

opt-tapestry-seats = Plätze am Tisch
opt-tapestry-seats-help = Wer an diesem Bildschirm spielt.
opt-tapestry-seats-1 = Einer
opt-tapestry-seats-2 = Zwei
opt-tapestry-seats-3 = Drei
opt-tapestry-seats-4 = Vier
opt-tapestry-seats-5 = Fünf
opt-tapestry-seats-1-means = Zum Lernen, ohne Gegner.
opt-tapestry-seats-2-means = Die kleine Karte.
opt-tapestry-seats-3-means = Die kleine Karte, voll.
opt-tapestry-seats-4-means = Die große Karte.
opt-tapestry-seats-5-means = Die große Karte, voll.
opt-mode = Wer spielt
opt-mode-people = Menschen
opt-mode-people-means = Jeder für sich.
opt-mode-automa = Gegen den Automa
opt-mode-automa-means = Du gegen den Automa und das Schattenreich.
opt-mode-shadow = Schattenreich
opt-mode-shadow-means = Zwei Menschen neben dem Schattenreich.
opt-civilizations = Zivilisationen der Plätze
opt-civilizations-place = Platz { $number }
opt-cities = Hauptstädte
opt-cities-place = Platz { $number }
opt-expansions = Erweiterungen
opt-expansions-place = Im Spiel
opt-allow-guesses = Vermutungen
opt-allow-guesses-help = Manche Karten der Erweiterungen konnten wir nicht lesen. Wir können spielen, was sie wohl sagen.
opt-allow-guesses-on = Mitspielen
opt-allow-guesses-on-means = Das Protokoll sagt, welche.
opt-allow-guesses-off = Weglassen
opt-allow-guesses-off-means = Nur, was sicher ist.
opt-version = Wortlaut der Zivilisationen
opt-version-latest = Neuester
opt-version-latest-means = Die spätere offizielle Fassung, wo es eine gibt.
opt-version-printed = Wie gedruckt
opt-version-printed-means = Wie zuerst erschienen.
opt-version-adjusted = Angepasst
opt-version-adjusted-means = Wie zuerst erschienen, mit den Anpassungen der Regel.
opt-two-tapestries = Zwei Wandteppichkarten
opt-two-tapestries-help = Im ersten Einkommenszug zwei ziehen und eine behalten.
opt-two-tapestries-on = An
opt-two-tapestries-on-means = So wird gespielt.
opt-two-tapestries-off = Aus
opt-two-tapestries-off-means = Wie in der Regel.
opt-two-civilizations = Zwei Zivilisationen
opt-two-civilizations-help = Zwei ziehen und eine behalten, wann immer es eine gibt.
opt-two-civilizations-on = An
opt-two-civilizations-on-means = So wird gespielt.
opt-two-civilizations-off = Aus
opt-two-civilizations-off-means = Wie in der Regel.
opt-neoprene = Neopren-Tafel
opt-neoprene-help = Der Bonus von Nanotechnologie kostet zwei Technologiekarten.
opt-neoprene-on = An
opt-neoprene-on-means = So wird gespielt.
opt-neoprene-off = Aus
opt-neoprene-off-means = Wie in der Regel.
opt-removals = Ohne unbeliebte Karten
opt-removals-help = Manche Runden lassen manche Karten weg.
opt-removals-on = An
opt-removals-on-means = So wird gespielt.
opt-removals-off = Aus
opt-removals-off-means = Wie in der Regel.
opt-start-by-seat = Start nach Plätzen
opt-start-by-seat-help = Startgebiete nach Plätzen statt nach Stadttafel.
opt-start-by-seat-on = An
opt-start-by-seat-on-means = So wird gespielt.
opt-start-by-seat-off = Aus
opt-start-by-seat-off-means = Wie in der Regel.
opt-either-die = Beide Forschungswürfel
opt-either-die-help = Mit der Kunstleiste: für jede Forschung der eine oder der andere Würfel.
opt-either-die-on = An
opt-either-die-on-means = So wird gespielt.
opt-either-die-off = Aus
opt-either-die-off-means = Wie in der Spielregel.
opt-first-bonus = Erste in einer Ära
opt-first-bonus-help = Wann die Ersten unter den Nachbarn die Rohstoffe des Platzes erhalten.
opt-first-bonus-slot = Beim Belegen des Platzes
opt-first-bonus-slot-means = Im zweiten Schritt des Einkommenszugs.
opt-first-bonus-turn = Zu Beginn des Einkommenszugs
opt-first-bonus-turn-means = Bevor die Zivilisationen handeln.
opt-used-tiles = Abgelegte Landschaftsplättchen
opt-used-tiles-help = Was mit ihnen geschieht, wenn der Stapel leer ist.
opt-used-tiles-gone = Weg
opt-used-tiles-gone-means = Sie sind aus dem Spiel.
opt-used-tiles-shuffled = Gemischt
opt-used-tiles-shuffled-means = Sie werden der neue Stapel.
opt-upgrades = Verbesserungen
opt-upgrades-help = Andere Verbesserungen als die des Einkommenszugs.
opt-upgrades-must = Pflicht
opt-upgrades-must-means = Wenn eine möglich ist, geschieht sie.
opt-upgrades-may = Freiwillig
opt-upgrades-may-means = Auf sie kann verzichtet werden.
opt-early-cards = Eine Karte vor der des Einkommenszugs
opt-early-cards-help = Eine weitere Wandteppichkarte, solange der Platz der neuen Ära leer ist.
opt-early-cards-slot = Auf den neuen Platz
opt-early-cards-slot-means = Die Karte des Einkommenszugs überdeckt sie.
opt-early-cards-void = Nicht gespielt
opt-early-cards-void-means = Nichts geschieht.
opt-tie = Gleichstand
opt-tie-help = Was bei gleichen Punkten entscheidet.
opt-tie-landmark = Höchstes Wahrzeichen
opt-tie-landmark-means = Das höchste Wahrzeichen in einer Stadt gewinnt.
opt-tie-goods = Rohstoffe
opt-tie-goods-means = Wer mehr Rohstoffe übrig hat, gewinnt.
opt-tie-shared = Geteilt
opt-tie-shared-means = Alle gewinnen.
opt-reserved-buildings = Reservierte Gebäude
opt-reserved-buildings-help = Ob sie für ihre Art zählen.
opt-reserved-buildings-later = Später
opt-reserved-buildings-later-means = Sobald sie gebaut sind.
opt-reserved-buildings-count = Sofort
opt-reserved-buildings-count-means = Sobald sie die Einkommenstafel verlassen haben.
opt-bot-outposts = Außenposten der Bots
opt-bot-outposts-help = Wie viele sie anfangs im Vorrat haben.
opt-bot-outposts-counted = Abgezogen
opt-bot-outposts-counted-means = Marker und Start gehen von den zehn ab: 7 und 9.
opt-bot-outposts-full = Alle zehn
opt-bot-outposts-full-means = Marker und Start kommen hinzu.
opt-civilization-set = Zivilisationen aus einer Schachtel
opt-civilization-set-help = Alle Zivilisationen stammen aus einer Schachtel.
opt-civilization-set-any = Alle
opt-civilization-set-any-means = Aus allen Schachteln, mit denen gespielt wird.
opt-civilization-set-base = Grundspiel
opt-civilization-set-base-means = Aus dem Grundspiel.
opt-civilization-set-pp = Nur Plans & Ploys
opt-civilization-set-pp-means = Aus Plans & Ploys.
opt-civilization-set-aa = Nur Arts & Architecture
opt-civilization-set-aa-means = Aus Arts & Architecture.
opt-civilization-set-ff = Nur Fantasies & Futures
opt-civilization-set-ff-means = Aus Fantasies & Futures.

## Tapestry: why the bots chose

ta-why-chose-track = { $who } rückt auf { $pick } vor.
ta-why-chose-favourite = Liebling von { $who } wird { $pick }.
ta-why-chose-conquer-opponent = { $who } erobert { $pick }, das jemand hält.
ta-why-chose-conquer-neutral = { $who } erobert { $pick }.
ta-why-chose-explore = { $who } erkundet { $pick }.
ta-why-chose-shadow = { $who }: Ein Außenposten des Schattenreichs sichert { $pick }.
ta-why-none-track = { $who }: Jede Leiste ist beendet.
ta-why-none-favourite = { $who }: Keine Leiste ist mehr übrig.
ta-why-none-conquer-opponent = { $who }: Kein Gebiet eines Menschen lässt sich erobern.
ta-why-none-conquer-neutral = { $who }: Kein Gebiet lässt sich erobern.
ta-why-none-explore = { $who }: Kein Feld lässt sich erkunden.
ta-why-none-shadow = { $who }: Kein Gebiet lässt sich sichern.
ta-why-track-unfinished = Die anderen sind beendet.
ta-row-track-unfinished = Beendete Leisten scheiden aus
ta-why-track-end = Sie ist dem Ende am nächsten.
ta-row-track-end = Dem Ende am nächsten
ta-why-track-landmark = Sie ist einem freien Wahrzeichen oder dem Ende am nächsten.
ta-row-track-landmark = Einem freien Wahrzeichen oder dem Ende am nächsten
ta-why-track-order = Sie kommt in der Liste der Gleichstandskarte zuerst.
ta-row-track-order = Zuerst in der Liste der Gleichstandskarte
ta-why-conquer-distant = Die anderen liegen neben einem Menschen.
ta-row-conquer-distant = Neben einem Menschen
ta-why-conquer-middle = Es ist der mittleren Insel am nächsten.
ta-row-conquer-middle = Der mittleren Insel am nächsten
ta-why-conquer-near-single = Es ist einem Gebiet eines Menschen mit nur einer Figur am nächsten.
ta-row-conquer-near-single = Einem Gebiet eines Menschen mit nur einer Figur am nächsten
ta-why-conquer-near-any = Es ist einem Gebiet eines Menschen am nächsten.
ta-row-conquer-near-any = Einem Gebiet eines Menschen am nächsten
ta-why-explore-far = Es ist von Menschen am weitesten entfernt.
ta-row-explore-far = Von Menschen am weitesten entfernt
ta-why-scan = Es kommt beim Absuchen nach der Gleichstandskarte zuerst.
ta-row-scan = Zuerst beim Absuchen nach der Gleichstandskarte
ta-cell-spaces = noch { $value }
ta-cell-unreachable = unerreichbar
opt-tapestry-first = Wer beginnt
opt-tapestry-first-help = Gegen die Bots.
opt-tapestry-first-bots = Die Bots
opt-tapestry-first-bots-means = Sie beginnen.
opt-tapestry-first-person = Du
opt-tapestry-first-person-means = Du beginnst.
opt-tapestry-first-random = Gelost
opt-tapestry-first-random-means = Der Zufall entscheidet.
opt-tapestry-level = Stufe des Automa
opt-tapestry-level-help = Nur mit dem Automa.
opt-tapestry-level-1 = Stufe 1
opt-tapestry-level-1-means = Tiefstapler.
opt-tapestry-level-2 = Stufe 2
opt-tapestry-level-2-means = Durchschnitt.
opt-tapestry-level-3 = Stufe 3
opt-tapestry-level-3-means = Leicht einschüchternd.
opt-tapestry-level-4 = Stufe 4
opt-tapestry-level-4-means = Ziemlich großartig.
opt-tapestry-level-5 = Stufe 5
opt-tapestry-level-5-means = Wahrhaft großartig.
opt-tapestry-level-6 = Stufe 6
opt-tapestry-level-6-means = Zerstörer der Träume.

## Tapestry: Tipps für die erste Partie

ta-tip-mats = Jede Zivilisation biegt eine eigene Regel. Nimm in der ersten Partie die, deren Text du sofort verstehst; die Anführer und die Handwerker sind leicht zu spielen.
ta-tip-first-income = Der erste Zug aller ist ein Einkommenszug: Er bringt nur, was die offenen Felder deines Einkommenstableaus zeigen. Es gibt fünf davon; wann, entscheidest du.
ta-tip-turn = Rücke vor, solange du zahlen kannst: Die erste Stufe kostet einen beliebigen Rohstoff, spätere verlangen den der Leiste. Kannst oder willst du nicht mehr zahlen, nimm einen Einkommenszug. Alle gehen in ihrem eigenen Tempo durch die Ären.
ta-tip-bonus = Zuerst kommt der Vorteil des Feldes, der dir sicher ist. Der Bonus ist freiwillig und kostet, was dort steht; du kannst mit dem zahlen, was du eben bekommen hast.
ta-tip-explore = Lege das Plättchen auf ein leeres Feld neben einem Gebiet, das du kontrollierst. Jede Kante, an der das Gelände weitergeht, bringt einen Punkt, dazu bekommst du, was das Plättchen zeigt. Das Gebiet gehört dir dadurch noch nicht: Erobere es später.
ta-tip-conquer = Ein Gebiet neben deinen mit höchstens einer Figur darauf. Zwei Würfel werden geworfen, den Vorteil von einem nimmst du. Mit zwei Figuren ist ein Gebiet für den Rest der Partie sicher.
ta-tip-response = Jemand erobert dein Gebiet. Eine Falle in deiner Hand dreht es um: Der Angreifer fällt, das Gebiet bleibt deins, und du bekommst einen Rohstoff.
ta-tip-invent = Eine Technologiekarte bringt noch nichts: Sie liegt in der untersten Reihe. Verbesserungen holen sie nach oben, zuerst für ihren Kreis, dann für ihr Quadrat. Achte darauf, was das Quadrat verlangt: Du oder jemand neben dir muss es haben.
ta-tip-research = Der Würfel zeigt eine Leiste: Dort darfst du kostenlos vorrücken oder es lassen. Manche Vorteile bewegen nur den Stein.
ta-tip-building = Gebäude, die dein Einkommenstableau verlassen, öffnen dort ein Feld: mehr Einkommen in jedem späteren Zug. In der Stadt bringen volle Viertel sofort einen Rohstoff, volle Reihen und Spalten bringen Punkte in Einkommenszügen.
ta-tip-landmark = Wer eine Stufe zuerst betritt, nimmt ihr Wahrzeichen. Es darf über den Rand der Stadt ragen, aber nicht mehr bewegt werden: Denk an Reihen, Spalten und Viertel.
ta-tip-civilizations = Ein Einkommenszug beginnt mit den Fähigkeiten deiner Zivilisationen; dann kommen eine Wandteppichkarte, eine Verbesserung mit den Punkten des Tableaus und zuletzt das Einkommen.
ta-tip-tapestry-card = Die Karte, die du jetzt spielst, gilt für diese Ära: bis zu deinem nächsten Einkommenszug. Hat niemand neben dir diese Ära vor dir begonnen, bekommst du als Erster Rohstoffe.
ta-tip-upgrade = In jedem Einkommenszug darfst du einmal eine Technologiekarte kostenlos verbessern. Dann zählt jedes offene Punktesymbol deines Tableaus.
ta-tip-last-income = Dein nächster Einkommenszug ist dein letzter. Er bringt Punkte, aber keine Rohstoffe mehr, und beendet die Partie für dich: Nutze vorher, was du hast.

## In den Zeichnungen
ta-game = Tapestry
ta-print-title = Karten des Automa für Tapestry
ta-print-what = { $cards ->
    [one] 1 Entscheidungskarte
   *[other] { $cards } Entscheidungskarten
}
ta-text-tile = Teil
lab-role-shadow-empire = das Schattenreich
