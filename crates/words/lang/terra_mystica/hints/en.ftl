## Hints: a whole act in a few words
tm-whole-dig-build = Dig and build a dwelling on { $hex }
tm-whole-dig = Turn { $hex } into { $terrain }
tm-whole-build = Build a dwelling on { $hex }
tm-whole-burn = Burn { $count ->
    [one] a power token
   *[other] { $count } power tokens
}
tm-whole-convert = Convert { $paid } to { $got }
tm-whole-after = { $first }, then: { $next }

## Hints: the reasons of an act
tm-reason-round = Round { $round } rewards this with { $vp }.
tm-reason-favour = { $tile } adds { $vp }.
tm-reason-faction-vp = Your faction earns { $vp } by it.
tm-reason-track = It brings { $vp } at once.
tm-reason-town = It founds a town: { $what }.
tm-reason-town-near = The settlement then lacks only { $missing } for a town.
tm-reason-lacks-structures = { $count ->
    [one] one structure
   *[other] { $count } structures
}
tm-reason-lacks-value = { $count } power value
tm-reason-income = Income of each later round: { $list }.
tm-reason-gains = You get { $goods } now.
tm-reason-reach-home = { $count ->
    [one] One more free hex of { $terrain } comes into reach: no spade needed.
   *[other] { $count } more free hexes of { $terrain } come into reach: no spades needed.
}
tm-reason-reach-spade = { $count ->
    [one] One more hex that is only a spade away comes into reach.
   *[other] { $count } more hexes that are only a spade away come into reach.
}
tm-reason-ground = { $hex } becomes { $terrain }, your home: a dwelling can stand there.
tm-reason-neighbour = Next to { $who }: a trading house there costs half the coins.
tm-reason-offers = It offers { $power } power to { $who }.
tm-reason-cult-lead = You take the lead on { $cult } ({ $at }).
tm-reason-cult-bonus = With { $at } on { $cult } the round ends with { $gain } for you.
tm-reason-cult = { $steps } on { $cult }, to { $at }.
tm-reason-cult-power = { $steps } on { $cult }, to { $at }, and { $power } power for it.
tm-reason-power-free = { $power } power for nothing.
tm-reason-power-paid = { $power } power for { $vp }.
tm-reason-power-dear = { $power } power would cost { $vp }.
tm-reason-bowl = Bowl III then holds { $power } power.
tm-reason-pass-vp = Passing now scores { $vp }.
tm-reason-pass-first = Whoever passes first begins the next round.
tm-reason-pass-coins = { $coins } on the bonus card.
tm-reason-pass-nothing = There is nothing to build or to upgrade now.
tm-reason-pass-keeps = You keep { $goods } for the next round.
tm-reason-action = Once in each round from now on: { $what }.
tm-reason-leaves = That leaves { $goods }.
tm-reason-liked = The program does better with it against the Automa than with the others.

## Tips for a first game
tm-tip-dwelling = Begin where ground of your own terrain, or ground that takes one spade, lies near. Neighbours make trading houses cheaper and give you power.
tm-tip-bonus = Bonus cards go back at the end of a round: take the one that helps in the next round.
tm-tip-turn = Every round rewards something else, which the strip above shows. Buildings that leave your board open income for all later rounds.
tm-tip-pass = Whoever passes first begins the next round and has the first choice of a bonus card. Goods that you keep stay with you.
tm-tip-offer = A neighbour's building offers you power. It costs one point less than the power you get: 1 power is free.
tm-tip-spades = These spades are for nothing. Use them on ground that you can reach and want to build on.
tm-tip-last = The last round: no more income comes. At the end the largest group of buildings and the four cults score, and three coins are a point.
