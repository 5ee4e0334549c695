## Hints: an act in a few words
ta-whole-step = { $track } to { $space }

## Hints: the reasons of an act
ta-reason-points = It scores { $vp } VP now.
ta-reason-landmark = You get the landmark { $name }.
ta-reason-landmark-near = { $count ->
    [one] One more step
   *[other] { $count } more steps
} to the landmark { $name }, which is still free.
ta-reason-end-near = One more step to the end of { $track }.
ta-reason-achievement = It earns an achievement: { $name }.
ta-reason-district = It completes a district: { $what }.
ta-reason-district-near = { $count ->
    [one] One plot is
   *[other] { $count } plots are
} then missing from a district: { $what }.
ta-reason-line = { $count ->
    [one] It completes a row or column
   *[other] It completes { $count } rows or columns
}, which income turns score.
ta-reason-line-near = { $count ->
    [one] One plot is
   *[other] { $count } plots are
} then missing from a whole row or column.
ta-reason-territory = You hold { $count ->
    [one] 1 territory
   *[other] { $count } territories
} then.
ta-reason-draws = You draw { $what }.
ta-reason-passes = On { $track } you pass { $who }.
ta-reason-no-step = You cannot pay for any further step.
ta-reason-income-now = It brings { $what }.
ta-reason-keeps = You keep { $goods }.
ta-reason-income = Each later income turn brings more: { $what }.
ta-reason-gains = You get { $goods } now.
ta-reason-leaves = That leaves { $goods }.
