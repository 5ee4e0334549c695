## ---------------------------------------------------------------- das Spiel im Terminal
## Titel, Überschrift, Fragen
tui-title-automa = Patchwork. Automa Stufe { $level } { $name }. Seed { $seed }. Zug { $move }. { $file }
tui-title-people = Patchwork zu zweit. Seed { $seed }. Zug { $move }. { $file }
tui-turn-you = Dein Zug. Wähle einen Flicken mit 1, 2, 3, oder rück vor mit a.
tui-turn-who = { $who }: dein Zug. Wähle einen Flicken mit 1, 2, 3, oder rück vor mit a.
tui-advancing = Vorrücken? Drück Enter. Esc geht zurück.
tui-placing = Leg den Flicken für { $patch }: Pfeile bewegen, r dreht, f wendet.
tui-leather = Leg den Lederflicken auf ein leeres Feld: Pfeile bewegen, Enter legt.

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
tui-cannot-take = Der Flicken für { $patch }: { $why }. Wähle einen anderen, oder rück vor mit a.

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
tui-too-dear = Der Flicken für { $patch } kostet { $cost }, und du hast { $have }. Nimm einen billigeren oder rück vor.

## Zurücknehmen, Tipp, Speichern
tui-hint-take = Tipp: der Flicken für { $patch }. { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
}, { $buttons ->
    [0] keine Knöpfe
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
} für { $cost } und { $time ->
    [one] 1 Schritt
   *[other] { $time } Schritte
}; hier wenige Lücken.
tui-hint-advance = Tipp: rück vor. Kein Flicken in Reichweite ist jetzt seinen Preis wert.
tui-hint-leather = Tipp: { $at } schließt die meisten Kanten.

## Tasten, unten auf dem Schirm
tui-keys-choose = 1-3: Flicken   a: vor   h: Tipp   u: zurück   w: warum   [: davor   ?: Hilfe   q: Ende
tui-keys-place = Pfeile   r: drehen   f: wenden   Tab: Stelle   Enter: legen   Esc: weg   ?: Hilfe
tui-keys-advance = Enter: vorrücken   Esc: zurück   1 2 3: Flicken   h: Tipp   ?: Hilfe   q: Ende
tui-keys-leather = Pfeile: bewegen   Tab: Stelle   Enter: legen   h: Tipp   u: zurück   ?: Hilfe

## Warum, Karten, Kreis, Hilfe
tui-why-card = Karte { $number }: Budget { $budget }, Einkommen +{ $income }.
tui-why-taken = Genommen
tui-why-keys = links rechts: andere Züge   hoch runter: die Regeln   Esc: schließen
tui-why-none = Im Kreis war kein Flicken übrig.
tui-cards-title = Das Deck des Automa: { $deck }
tui-cards-seen = Gesehen seit dem letzten Mischen: { $count }
tui-cards-unseen = Noch nicht gesehen: { $count }. { $left ->
    [one] 1 davon liegt verdeckt im Stapel
   *[other] { $left } davon liegen verdeckt im Stapel
}.
tui-cards-unseen-aside = Die anderen liegen beiseite.
tui-cards-line = { $number }: Budget { $budget }, Einkommen +{ $income }
tui-ring-title = Der Kreis, im Uhrzeigersinn ab der Figur: { $count ->
    [one] 1 Flicken
   *[other] { $count } Flicken
}
tui-ring-line = Zahle { $cost }, zieh { $time }, { $buttons ->
    [0] keine Knöpfe
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}
tui-help-goal = Füll deinen Plan. Punkte: deine Knöpfe, minus 2 je leeres Feld. 7, wer zuerst 7x7 bedeckt.
tui-help-turn = Wer auf der Zeittafel hinten liegt, zieht. Nimm einen der nächsten drei Flicken, oder rück vor.
tui-help-marks = Über { $button } gibt es deine aufgedruckten Knöpfe. Über { $leather } gibt es einen Lederflicken. { $marker } ist der Marker des Automa.
tui-help-keys-1 = 1 2 3, Pfeile      Flicken wählen; Enter nimmt ihn in die Hand
tui-help-keys-2 = Pfeile r f Tab     bewegen, drehen, wenden, nächste Stelle; Enter legt
tui-help-keys-3 = a                  vor den anderen Zeitstein rücken, 1 Knopf je Schritt
tui-help-keys-4 = c g                die Karten des Automa, der ganze Kreis

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
tui-new-level = Drück 1 bis 5 für die Stufe, oder Enter für wieder Stufe { $level }.
tui-new-people = Drück Enter für noch ein Spiel zu zweit.

## Eine Frage je Zeile
tui-plain-turn = { $you ->
    [yes] Dein Zug. Du bist auf { $space }, { $other } ist auf { $there }. Du hast { $buttons ->
        [one] 1 Knopf
       *[other] { $buttons } Knöpfe
    }, Einkommen { $income }, { $empty ->
        [one] 1 leeres Feld
       *[other] { $empty } leere Felder
    }.
   *[no] { $who }: dein Zug. Du bist auf { $space }, { $other } ist auf { $there }. Du hast { $buttons ->
        [one] 1 Knopf
       *[other] { $buttons } Knöpfe
    }, Einkommen { $income }, { $empty ->
        [one] 1 leeres Feld
       *[other] { $empty } leere Felder
    }.
}
tui-plain-offer = { $place }: { $name }. { $price } { $note }.
tui-plain-leather = { $who }: leg einen Lederflicken. Sag leather und ein freies Feld, etwa leather { $example }.
tui-plain-spots-none = Gehalten als { $hold } passt der Flicken für { $patch } nirgends.
tui-plain-spots = Gehalten als { $hold } passt der Flicken für { $patch } mit der Ecke oben links auf: { $spots }
tui-plain-spots-usage = Sag welchen Flicken, und gern wie gehalten: spots { $name } r0. r0 bis r3 sind Vierteldrehungen, f0 bis f3 dieselben gewendet.
tui-plain-legal = Jetzt erlaubt: { $examples }.
tui-plain-form = Sag take, einen Flicken mit Preis und Schritten, wie er gehalten wird (r0 bis r3, gewendet f0 bis f3) und ein Feld: take { $name } f2 c4. Oder leather und ein Feld: leather e5.
tui-plain-rules-usage = Sag welche Regel: rules automa.afford. Alle Regeln: automa rules patchwork
tui-plain-board = { $who }, Zeilen 1 bis 9 von oben, Spalten a bis i. Ein Buchstabe ist ein Flicken, * ist Leder, ein Punkt ist leer.
tui-plain-ring = Der Kreis, im Uhrzeigersinn ab der Figur:
tui-plain-ring-line = { $place }: { $name }, { $line }
tui-plain-part = { $what } { $points }
tui-plain-level = Stufe { $level } { $name }: { $person } zu { $automa }, { $won ->
    [yes] gewonnen
   *[no] verloren
}.
tui-plain-cards-left = { $left ->
    [one] Noch 1 Karte
   *[other] Noch { $left } Karten
} im Stapel.
tui-plain-candidates = Kandidaten: { $candidates }.
tui-plain-over = Das Spiel ist aus. Tippe score, board, why, log, undo oder quit.
tui-plain-help =
    advance: vor den anderen Zeitstein rücken, 1 Knopf je Schritt.
    take 7/6 f2 c4: den Flicken für 7 Knöpfe und 6 Schritte nehmen, gewendet und zweimal gedreht, die Ecke oben links auf c4. Auch take 2nd.
    leather e5: einen Lederflicken auf e5 legen.
    2, oder spots 7/6: wie sich dieser Flicken halten lässt. spots 7/6 f2: wo er so gehalten passt.
    look: wer dran ist und was zu haben ist. board, ring, score, cards, log: sieh dir das an.
    why: warum der Automa zuletzt so zog. rules ID: eine Regel im Wortlaut.
    hint: die besten Möglichkeiten, wie gut und wie sicher. undo, redo: zurücknehmen, wiederholen.
    save: wo das Spiel gespeichert ist. quit: beenden; das Spiel ist schon gespeichert.
tui-key-why = w: warum
