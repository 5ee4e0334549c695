nim-heap = Steine: { $heap }
nim-seen = Karten des Automa seit dem letzten Mischen: { $cards }
nim-turn = { $heap ->
    [one] Ein Stein liegt noch da. Nimm ihn.
   *[other] { $heap } Steine liegen noch da. Wie viele nimmst du?
}
nim-automa = Der Automa ist am Zug.
nim-take = { $stones ->
    [one] 1 Stein nehmen
   *[other] { $stones } Steine nehmen
}
nim-draw = Der Automa zieht
nim-took = { $who }: { $stones ->
    [one] 1 Stein.
   *[other] { $stones } Steine.
}
nim-why = Karte { $card }: Er nimmt { $stones }.
nim-group = Steine über volle Gruppen von { $group } hinaus
nim-most = Genommene Steine
nim-too-many = Du darfst einen, zwei oder drei Steine nehmen. Es sind { $heap } da.
nim-not-now = Das geht jetzt nicht.
