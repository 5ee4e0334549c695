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
    [yes] Du nimmst den Flicken für { $patch }, auf { $to }.
   *[no] { $who } nimmt den Flicken für { $patch }, auf { $to }.
}
pw-patch = { $cost ->
    [one] 1 Knopf
   *[other] { $cost } Knöpfe
}, { $time } Zeit
pw-automa-took = Automa nimmt den Flicken für { $patch }, auf { $to }.
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

## Was gefragt ist, was möglich ist, warum etwas nicht geht
pw-ask-turn = { $you ->
    [yes] Du bist am Zug: Rücke vor oder nimm einen Flicken.
   *[no] { $who } ist am Zug: vorrücken oder einen Flicken nehmen.
}
pw-ask-leather = { $you ->
    [yes] Lege deinen Lederflicken.
   *[no] { $who } legt einen Lederflicken.
}
pw-ask-automa = Der Automa ist am Zug.
pw-act-advance = Vorrücken
pw-act-automa = Der Automa zieht
pw-act-leather = Lederflicken, { $at }
pw-act-take = { $patch }, { $at }
pw-no-over = Das Spiel ist zu Ende. Nimm etwas zurück oder beginne ein neues.
pw-no-wait-turn = Das ist jetzt nicht gefragt. Rücke vor oder nimm einen Flicken.
pw-no-wait-leather = Das ist jetzt nicht gefragt. Lege zuerst deinen Lederflicken auf ein freies Feld.
pw-no-wait-automa = Das ist jetzt nicht gefragt. Der Automa ist am Zug.
pw-no-ring = Im Kreis liegt kein Flicken mehr. Rücke vor.
pw-no-reach = Der Flicken für { $patch } gehört nicht zu den nächsten Flicken. Erreichbar sind: { $next }.
pw-no-buttons = Der Flicken für { $patch } kostet { $cost }, und du hast { $have }. Nimm einen billigeren oder rücke vor.
pw-no-outline = Der Flicken für { $patch } lässt sich auf { $outlines ->
    [one] 1 Art
   *[other] { $outlines } Arten
} halten, so aber nicht.
pw-no-board = Der Flicken für { $patch } würde über den Rand ragen. { $fits ->
    [0] So gehalten passt er nirgends: Drehe oder wende ihn.
    [one] So gehalten passt er an 1 Stelle.
   *[other] So gehalten passt er an { $fits } Stellen.
}
pw-no-overlap = { $on } ist belegt. { $fits ->
    [0] So gehalten passt er nirgends: Drehe oder wende ihn.
    [one] So gehalten passt er an 1 Stelle.
   *[other] So gehalten passt er an { $fits } Stellen.
}
pw-no-covered = { $at } ist schon belegt. { $free ->
    [one] 1 Feld ist frei.
   *[other] { $free } Felder sind frei.
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
pw-cell-largest = { $value ->
    [one] 1 Feld
   *[other] { $value } Felder
}
pw-cell-most-buttons = { $value ->
    [one] 1 Knopf
   *[other] { $value } Knöpfe
}
pw-cell-furthest = { $value ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $value }.
}
pw-filter-no-overtake = Nicht überholen
pw-filter-largest = Größter
pw-filter-most-buttons = Meiste Knöpfe
pw-filter-furthest = Am weitesten

## Die App im Browser: Rahmen, Start, Aufbau, Verlauf, Regeln
web-patches = Flicken
web-space-of = Feld { $space } von 53
web-patch-facts = kostet { $cost }, Zeit { $time }, Einkommen { $buttons }

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
play-detail-automa = Stufe { $level } · Zug { $move }
play-detail-people = Zu zweit · Zug { $move }

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
play-advance = Vorrücken
play-advance-means = { $spaces ->
    [one] 1 Schritt, +1
   *[other] { $spaces } Schritte, +{ $spaces }
}
play-lay = Legen
play-on-square = auf { $at }
play-choose-square = wähle ein Feld
play-automa-go = Automa zieht
play-flip = Wenden
play-next-spot = Stelle
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
play-short-do = Der Flicken für { $patch } kostet { $cost }, du hast { $have }. Du kannst vorrücken: +{ $gain }.
play-no-room-do = Wähle einen anderen Flicken, oder rück vor.

## Tipp
play-hint-take = Der Flicken für { $patch } bedeckt { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
} und hat { $buttons ->
    [0] keine Knöpfe
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
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
play-why-caption = Kandidaten und Filter
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
play-ring = Hinter diesen dreien, der Reihe nach
play-ring-none = Dahinter liegt nichts.
play-keys = Tasten: 1 2 3 Flicken, Pfeile bewegen, R drehen, F wenden, N nächste Stelle, Enter nehmen, A vorrücken, U zurück, H Tipp, ? warum, Esc weglegen.

## Das Ergebnis
play-score-buttons = Knöpfe
play-score-empty = Leere Felder
play-score-times = { $count } × { $each }
play-score-with-buttons = Flicken mit Knöpfen
play-score-printed = Aufgedruckte Knöpfe
play-score-tile = Sonderplättchen
play-levels = Dieses Spiel auf allen fünf Stufen
play-levels-key = Balken: Automa. Linie: du, { $you }. Gleiche Züge, andere Wertung.
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

## In den Zeichnungen: Überschriften, Beschriftungen, und was denen gesagt wird, die sie nicht sehen
pw-game = Patchwork
pw-time-board = Zeittafel
pw-next = Nächste Flicken
pw-rest = Danach, im Uhrzeigersinn
pw-left-over = Übrig im Kreis
pw-ring-empty = Kein Flicken ist übrig.
pw-levels = Dieses Spiel auf allen fünf Stufen
pw-chart = Punkte im Lauf des Spiels
pw-no-card = Noch keine Karte
pw-shuffled = Frisch gemischt
pw-no-patch = Noch kein Flicken
pw-its-patches = Seine Flicken
pw-points = Punkte
pw-with-buttons = mit Knöpfen
pw-tile-open = offen
pw-tile-no = nein
pw-leather = Leder
pw-on-space = auf { $space }
pw-tile-at = Sonderplättchen bei { $space }
pw-about-automa = Automa Stufe { $level }{ $deck ->
    [tactical] , taktisches Deck
   *[normal] { "" }
} · Seed { $seed } · Zug { $move }
pw-about-people = Zu zweit · Seed { $seed } · Zug { $move }
pw-status-leather = { $you ->
    [yes] Du: Leg einen Lederflicken.
   *[no] { $who }: Leg einen Lederflicken.
}
pw-status-automa = Der Automa ist am Zug.
pw-status-turn = { $you ->
    [yes] Du bist am Zug.
   *[no] { $who } ist am Zug.
}
pw-status-won = { $you ->
    [yes] Du gewinnst { $won } zu { $lost }.
   *[no] { $who } gewinnt { $won } zu { $lost }.
}
pw-status-tie = { $you ->
    [yes] Du gewinnst { $won } zu { $lost }, zuerst am Ziel.
   *[no] { $who } gewinnt { $won } zu { $lost }, zuerst am Ziel.
}
pw-empty-squares = { $empty ->
    [one] 1 leeres Feld
   *[other] { $empty } leere Felder
}
pw-deck-normal = Normales Deck
pw-deck-tactical = Taktisches Deck
pw-card-back = Eine verdeckte Karte.
pw-next-spends = Die nächste hat Budget { $budget }.
pw-card = Budget { $budget }; { $rows }; +{ $income } je Einkommen.
pw-card-spends = Karte { $number } · Budget { $budget }
pw-no-filters = keine Filter
pw-no-filters-title = Keine Filter
pw-inline-no-overtake = nicht überholen
pw-inline-largest = größter
pw-inline-most-buttons = meiste Knöpfe
pw-inline-furthest = am weitesten
pw-skipped = Übersprungen: Keiner davon passt.
pw-skipped-no-overtake = Übersprungen: Jeder davon würde dich überholen.
pw-not-needed = Nicht nötig: { $filters }.
pw-takes = Automa nimmt den Flicken für { $patch }.
pw-passes-to = Er zieht vor dich, auf { $to }.
