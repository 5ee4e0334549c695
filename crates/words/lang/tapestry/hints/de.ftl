## Tipps: ein Zug in wenigen Worten
ta-whole-step = { $track } auf { $space }

## Tipps: was für einen Zug spricht
ta-reason-points = Das bringt jetzt { $vp } SP.
ta-reason-landmark = Du bekommst das Wahrzeichen { $name }.
ta-reason-landmark-near = Noch { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
} bis zum Wahrzeichen { $name }, das noch frei ist.
ta-reason-end-near = Noch ein Schritt bis zum Ende von { $track }.
ta-reason-achievement = Das bringt eine Errungenschaft: { $name }.
ta-reason-district = Damit ist ein Viertel voll: { $what }.
ta-reason-district-near = Einem Viertel { $count ->
    [one] fehlt dann noch ein Bauplatz
   *[other] fehlen dann noch { $count } Bauplätze
}: { $what }.
ta-reason-line = Damit { $count ->
    [one] ist eine Reihe oder Spalte voll, die
   *[other] sind { $count } Reihen oder Spalten voll, die
} beim Einkommen zählen.
ta-reason-line-near = Einer Reihe oder Spalte { $count ->
    [one] fehlt dann noch ein Bauplatz
   *[other] fehlen dann noch { $count } Bauplätze
}.
ta-reason-territory = Du hast dann { $count ->
    [one] 1 Gebiet
   *[other] { $count } Gebiete
}.
ta-reason-draws = Du ziehst { $what }.
ta-reason-passes = Auf { $track } überholst du { $who }.
ta-reason-no-step = Einen weiteren Schritt kannst du nicht bezahlen.
ta-reason-income-now = Das bringt { $what }.
ta-reason-keeps = Du behältst { $goods }.
ta-reason-income = Jeder weitere Einkommenszug bringt mehr: { $what }.
ta-reason-gains = Du bekommst jetzt { $goods }.
ta-reason-leaves = Dir bleibt: { $goods }.
