## ---------------------------------------------------------------- der Begleiter am echten Tisch
## Was der Automa tut: eine Überschrift, dann was deine Hände tun
co-takes = Automa nimmt diesen Flicken: den { $place } ab der Figur, für { $patch }.
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
co-you-took = Du nimmst den Flicken für { $patch }, auf { $to }.
co-your-leather = Du bekommst den Lederflicken bei { $mark }.
co-automa-took = Karte { $card }. Automa nimmt den Flicken für { $patch }, auf { $to }.
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
    [one] 1 Karte liegt ungesehen beiseite.
   *[other] { $count } Karten liegen ungesehen beiseite.
}
co-fixed-leather = Lederflicken bei: { $marks }.

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
co-say-result = result { $example }

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
co-assume-aside = Die { $cards ->
    [one] beiseitegelegte Karte ist
   *[other] { $cards } beiseitegelegten Karten sind
} unbekannt.
co-assume-leather-taken = Der Automa nimmt Lederflicken, die er erreicht, und sie sind aus dem Spiel.
co-assume-leather-left = Der Automa lässt Lederflicken für dich liegen.
co-assume-on-top-you = Dein Zeitstein liegt auf dem des Automa.
co-assume-on-top-automa = Der Zeitstein des Automa liegt auf deinem.
co-assume-unsure = Deine Knöpfe und Felder wurden nicht vollständig genannt.

## Zweifelhaft, aber angenommen
co-warn-too-dear = Nach deinen Angaben hattest du { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}, und er kostet { $cost }. Nimm es zurück, wenn das ein Versehen war.
co-warn-few-squares = Nach deinen Angaben hast du { $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
} bedeckt: zu wenige für 7x7. Nimm es zurück, falls das ein Versehen war.
co-warn-far-apart = Die Zeitsteine liegen { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} auseinander, weiter als ein Zug führt. Prüf beide.
co-warn-moved-back-you = Dein Zeitstein ging zurück. Prüf ihn.
co-warn-moved-back-automa = Der Zeitstein des Automa ging zurück. Prüf ihn.
co-warn-many-buttons = Seine Karten können ihm höchstens { $most } gebracht haben. Prüf seine Knöpfe.
co-warn-many-patches = Nur { $gone ->
    [one] 1 Flicken hat
   *[other] { $gone } Flicken haben
} den Kreis verlassen. Prüf seine Flicken.
co-warn-ring-order = Diese Flicken lagen nicht nebeneinander. Die anderen behalten dahinter ihre Reihenfolge; sag fix ring, falls nicht.
co-warn-place-guessed = Er kommt direkt hinter die Figur. Sag fix ring, falls er woanders liegt.
co-warn-ring-other = Der Kreis hat andere Flicken als zuvor. Prüf die Flicken des Automa.
co-warn-cover-time = Es ist nicht bekannt, wann du 7x7 bedeckt hast, also sind die anderen Stufen geraten.
co-warn-differs = Nach deinen Angaben wären es { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
} und { $empty ->
    [one] 1 leeres Feld
   *[other] { $empty } leere Felder
}. Was du sagst, zählt.

## Kann nicht sein
co-no-reach = Der Flicken für { $patch } ({ $id }) ist nicht unter den nächsten drei: { $next }. Falls doch, sag fix next mit dem, was dort liegt.
co-no-patch = Es gibt keinen Flicken { $id }. Sie haben die Nummern 0 bis 32.
co-no-gone = Der Flicken für { $patch } ({ $id }) ist nicht mehr im Kreis. Falls doch, sag fix back { $id }.
co-no-in-ring = Der Flicken für { $patch } ({ $id }) ist im Kreis.
co-no-twice = Der Flicken für { $patch } ({ $id }) kommt zweimal vor. Jeden Flicken gibt es einmal.
co-no-count = Du hast { $said ->
    [0] keinen Flicken
    [one] 1 Flicken
   *[other] { $said } Flicken
} genannt. Nenn { $wanted ->
    [one] 1
   *[other] bis zu { $wanted }
}.
co-no-start-last = Die Figur beginnt direkt hinter dem Flicken für { $patch } ({ $id }), also kommt dieser zuletzt.
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
co-lay-ring = Leg den Kreis im Uhrzeigersinn ab der Figur: { $ring }.
co-lay-aside = Lass seine Karten in der Schachtel: Das Programm zieht.
co-lay-own = Misch sein Deck und leg zwei Karten ungesehen beiseite.
co-help =
    you advance: du bist vor den Automa gerückt.
    you take 7/6: du hast den Flicken für 7 Knöpfe und 6 Schritte genommen; auch you take 2nd, oder mit Nummer oder Namen.
    automa: der Automa ist am Zug. Mit deinem eigenen Deck: card 7.
    next 4 12 31: die nächsten Flicken ab der Figur. ring 5 7 9: der Kreis, im Uhrzeigersinn ab der Figur.
    tile: du hast 7x7 bedeckt. Sag es, bevor der Automa zieht.
    result 14 5: am Ende, deine Knöpfe und leeren Felder.
    fix: etwas ist auf dem Tisch anders. fix you-space 20, fix automa-space 23, fix on-top automa,
      fix automa-buttons 7, fix automa-heap 5 3 6, fix tile you, fix next 4 12 31, fix ring 5 7 9, fix gone 4, fix back 4,
      fix seen 3 7, fix aside 0, fix leather-on 38 44.
    table, track, ring: der Tisch, wie er bekannt ist, mit gezeichneten Flicken. why: warum er das tat.
    score, assume, history, look: sieh dir das an. undo, undo 3, redo: zurücknehmen, wiederholen.
    save: wo es gespeichert ist. quit: beenden; alles ist schon gespeichert.

## Der Tisch, im Terminal gezeichnet und gedruckt
co-which-patch = { $count ->
    [0] Kein Flicken dort heißt { $name }.
   *[other] { $count } Flicken dort kosten { $name }. Sag mit der Nummer, welcher:
}
co-space-of = { $who } auf { $space }{ $top ->
    [yes] , obenauf
   *[no] { "" }
}
co-ring-none = Der Kreis ist leer.
co-ring-unknown = Die Reihenfolge dahinter ist nicht bekannt.
co-track-legend = Y bist du, A der Automa, & beide; o ist Einkommen, # ein Lederflicken.
print-patches = Alle Flicken
print-patches-what = alle Flicken nach Preis und Schritten, mit Nummern und Namen

## ---------------------------------------------------------------- der Begleiter im Browser
table-detail = Am Tisch · Stufe { $level } · noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}
table-before = Vor dem Spiel
table-the-end = Das Ende

## Was die Hände tun
table-takes = Automa nimmt diesen Flicken.
table-passes = Automa passt.
table-which = der { $place } ab der Figur, für { $patch }
table-this = wird genommen
table-card = Karte { $number }
table-pawn = Figur
table-from-to = Von { $from } auf { $to }
table-why-pass = Warum passt er?
table-tokens = Du auf { $you }, Automa auf { $automa }

## Worauf er wartet
table-ask-ring = Tipp den Kreis an, im Uhrzeigersinn.
table-ask-next = Welcher ist der { $place } Flicken?
table-ask-automa = Zieh seine Karte.
table-ask-result = Was hast du?
table-advanced = Vorgerückt
table-advanced-to = auf { $to } · { $spaces ->
    [one] 1 Knopf
   *[other] { $spaces } Knöpfe
}
table-took = { $place } genommen
table-or-took = Oder einen Flicken genommen:
table-covered = 7×7 bedeckt
table-draw-means = und tun, was sie sagt
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
table-of-squares = { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
}
table-result-help = Zähl deine Knöpfe und die leeren Felder deines Plans.
table-result-reckoned = Das folgt aus deinen Angaben. Ändere es, wenn der Tisch etwas anderes sagt.
table-your-buttons = Deine Knöpfe
table-your-empty = Leere Felder

## Den Kreis auslegen
table-lay = Leg den Kreis aus.
table-lay-help = Im Uhrzeigersinn um die Zeittafel, in dieser Reihenfolge. Die Figur steht vor Nummer 1.
table-the-ring = Der Kreis
table-ring-now = Im Uhrzeigersinn ab der Figur, wie ihn das Programm kennt.
table-ring-rest = Die Reihenfolge dahinter ist nicht bekannt.
table-ring-says = Der Kreis, im Uhrzeigersinn ab der Figur
table-you-start = Du beginnst

## Darum herum
table-more = Zeittafel und Punkte
table-assumes = Was vorausgesetzt wird
table-unreadable = Das ist nicht lesbar. Nimm ganze Zahlen, und Flicken nach Nummer oder Name.
table-keys = Tasten: 1 2 3 Flicken genommen, A vorgerückt, Enter weiter, 7 7x7 bedeckt, W warum, U zurück, Y wieder, F ändern.

## Eine Tatsache richtigstellen
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
table-fix-whole-help = Alle übrigen Flicken, im Uhrzeigersinn ab der Figur, einer nach dem anderen angetippt. Alle anderen gelten als weg.
table-fix-whole-done = Das ist der ganze Kreis
table-fix-tap = Die drei Flicken antippen
table-fix-untap = Den letzten zurücknehmen
