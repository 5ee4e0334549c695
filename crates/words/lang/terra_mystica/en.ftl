## ---------------------------------------------------------------- Terra Mystica
## Terra Mystica: The seats, the box
tm-seat-player = Player { $number }
tm-seat-automa-number = Automa in seat { $number }
tm-the-faction = the { $faction }
tm-faction-alchemists = Alchemists
tm-faction-darklings = Darklings
tm-faction-auren = Auren
tm-faction-witches = Witches
tm-faction-chaosmagicians = Chaos Magicians
tm-faction-giants = Giants
tm-faction-swarmlings = Swarmlings
tm-faction-mermaids = Mermaids
tm-faction-dwarves = Dwarves
tm-faction-engineers = Engineers
tm-faction-halflings = Halflings
tm-faction-cultists = Cultists
tm-faction-fakirs = Fakirs
tm-faction-nomads = Nomads
tm-faction-icemaidens = Ice Maidens
tm-faction-yetis = Yetis
tm-faction-dragonlords = Dragonlords
tm-faction-acolytes = Acolytes
tm-faction-shapeshifters = Shapeshifters
tm-faction-riverwalkers = Riverwalkers
tm-of-alchemists = the Alchemists
tm-of-darklings = the Darklings
tm-of-auren = the Auren
tm-of-witches = the Witches
tm-of-chaosmagicians = the Chaos Magicians
tm-of-giants = the Giants
tm-of-swarmlings = the Swarmlings
tm-of-mermaids = the Mermaids
tm-of-dwarves = the Dwarves
tm-of-engineers = the Engineers
tm-of-halflings = the Halflings
tm-of-cultists = the Cultists
tm-of-fakirs = the Fakirs
tm-of-nomads = the Nomads
tm-of-icemaidens = the Ice Maidens
tm-of-yetis = the Yetis
tm-of-dragonlords = the Dragonlords
tm-of-acolytes = the Acolytes
tm-of-shapeshifters = the Shapeshifters
tm-of-riverwalkers = the Riverwalkers
tm-terrain-desert = desert
tm-terrain-plains = plains
tm-terrain-swamp = swamp
tm-terrain-lakes = lakes
tm-terrain-forest = forest
tm-terrain-mountains = mountains
tm-terrain-wasteland = wasteland
tm-terrain-ice = ice
tm-terrain-volcano = volcano
tm-terrain-river = river
tm-structure-d = dwelling
tm-structure-tp = trading house
tm-structure-te = temple
tm-structure-sh = stronghold
tm-structure-sa = sanctuary
tm-cult-fire = fire
tm-cult-water = water
tm-cult-earth = earth
tm-cult-air = air
tm-home-chosen = any terrain
tm-deed-build = build
tm-deed-upgrade = upgrade
tm-deed-power = power
tm-deed-cult = cult
tm-deed-faction = faction
tm-count-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
tm-count-worker = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
tm-count-priest = { $count ->
    [one] 1 priest
   *[other] { $count } priests
}
tm-count-power = { $count } power
tm-count-vp = { $count } VP
tm-count-spade = { $count ->
    [one] 1 spade
   *[other] { $count } spades
}
tm-count-step = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
tm-count-key = { $count ->
    [one] 1 key
   *[other] { $count } keys
}
tm-count-token = { $count ->
    [one] 1 power token
   *[other] { $count } power tokens
}
tm-count-bridge = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
tm-count-dwelling = { $count ->
    [one] 1 dwelling
   *[other] { $count } dwellings
}
tm-nothing = nothing
tm-or = { $a } or { $b }
tm-and = { $a } and { $b }
tm-says = { $who }: { $what }.

## Terra Mystica: What happened, for the log: facts behind the name of a seat
tm-did-faction = the { $faction }
tm-did-colour = terrain { $terrain }
tm-did-built = dwelling on { $hex }
tm-did-flew = { $hex } reached from afar, { $vp } VP
tm-did-chose = { $hex } is to be changed
tm-did-terraformed = { $hex } from { $from } to { $to }
tm-did-terraformed-spades = { $hex } from { $from } to { $to } with { $spades }
tm-did-paid-cult = { $steps } down on { $cult }
tm-did-tokens-gone = { $tokens } out of the game
tm-did-tokens-came = { $tokens } into bowl { $bowl }
tm-did-upgraded = { $structure } on { $hex }
tm-did-shipping = shipping level { $level }
tm-did-digging = digging level { $level }
tm-did-sent = priest to { $cult }
tm-did-sent-back = priest for { $cult }, back to the supply
tm-did-cult = { $cult } { $from } to { $to }
tm-did-cult-power = { $cult } { $from } to { $to }, { $power } power
tm-did-cult-stays = { $cult } stays on { $at }
tm-did-power = power action: { $what }
tm-did-blocked = blocks a power action: { $what }
tm-did-special = action: { $what }
tm-did-burnt = burns a power token
tm-did-converted = { $paid } for { $got }
tm-did-favour = favour tile: { $what }
tm-did-town = town founded, tile: { $what }
tm-did-connected = town across the river hex { $hex }
tm-did-bridge = bridge { $a } to { $b }
tm-did-unlocked = { $terrain } unlocked
tm-did-priest-kept = priest kept
tm-did-priest-lost = priest lost, for there is no room
tm-did-scored = { $vp } VP ({ $why })
tm-did-vp = { $vp } VP
tm-for-round = round tile
tm-for-favour = favour tile { $tile }
tm-kind-favour = favour tile
tm-kind-bonus = bonus card
tm-kind-town = town tile
tm-kind-scoring = round scoring tile
tm-called = { $kind } “{ $does }”
tm-this-action = this action
tm-for-faction = faction power
tm-for-automa = its cards
tm-did-offered = offered { $power } power by { $from }
tm-did-leeched = takes { $power } power of { $from }
tm-did-leeched-vp = takes { $power } power of { $from } for { $vp } VP
tm-did-declined = declines { $power } power of { $from }
tm-did-reward = a reward, for power was taken
tm-did-all-declined = 1 power, for all declined
tm-did-passed = passes
tm-did-passed-vp = passes for { $vp } VP
tm-did-takes = takes a bonus card: { $what }
tm-did-takes-coins = takes a bonus card with { $coins }: { $what }
tm-did-done = ends the turn
tm-did-left = leaves the game
tm-did-cult-bonus = cult bonus, now { $has }
tm-did-income = income, now { $has }
tm-has = { $coins }, { $workers }, { $priests }, power { $bowls }
tm-did-final = { $vp } VP for { $what }
tm-final-network = the largest network
tm-final-connected-distance = the longest distance
tm-final-connected-sa-sh-distance = stronghold to sanctuary
tm-final-building-on-edge = structures on the edge
tm-final-connected-clusters = settlements
tm-final-cult = the cult of { $cult }
tm-final-resources = what is left over
tm-round-over = Everybody has passed: round { $round } is over.
tm-round-income = Income for round { $round }.
tm-round-began = Round { $round } begins.
tm-did-cards = card { $action } ({ $deed }), support card { $support }
tm-did-revealed = card { $card } is revealed
tm-did-stops-card = card { $card } with the X near the end of its deck
tm-did-stops-empty = its deck is empty
tm-over = The game is over.
tm-won = { $winners ->
    [one] { $many ->
        [yes] The { $who } win with { $vp } VP.
       *[no] { $who } wins with { $vp } VP.
    }
   *[other] { $who } share the victory with { $vp } VP.
}

## Terra Mystica: Why: what it chose, and the filter that decided
tm-why-chose-first-dwelling = It starts on { $pick }.
tm-why-chose-build = It builds on { $pick }.
tm-why-chose-upgrade = It upgrades { $pick }.
tm-why-chose-power = It takes { $pick }.
tm-why-chose-cult = It climbs { $pick }.
tm-why-chose-cult-price = It pays with steps on { $pick }.
tm-why-chose-bonus = It takes { $pick }.
tm-why-chose-bridge = It builds the bridge { $pick }.
tm-why-chose-terrain = It chooses { $pick }.
tm-why-none-first-dwelling = No hex of its colour is free.
tm-why-none-build = It cannot build anywhere.
tm-why-none-upgrade = It has nothing to upgrade.
tm-why-none-power = All power actions are used.
tm-why-none-cult = It cannot move on any cult track.
tm-why-none-cult-price = No cult track is high enough to pay.
tm-why-none-bonus = No bonus card is left.
tm-why-none-bridge = There is no place for a bridge between two of its structures.
tm-why-none-terrain = There is no terrain to choose.
tm-why-single = Nothing else was possible.
tm-why-build-goal = Its support card shows the structures goal, and another settlement of its own is nearest from there.
tm-why-build-steps = It takes the fewest terraforming steps.
tm-why-build-opponent-home = It is the home terrain of an opponent.
tm-why-build-near = It is nearest to a structure of an opponent.
tm-why-upgrade-near = It is nearest to a structure of an opponent.
tm-why-direction = { $tied ->
    [one] It comes first when the map is scanned.
   *[other] { $tied } were equal; this one comes first when the map is scanned.
}
tm-why-numbered = Counting on the support card leads there.
tm-why-faction-tiebreak = Its faction card prefers it.
tm-why-cult-ahead = Its support card shows the cult goal, and only there an opponent is ahead.
tm-why-cult-gap = Its support card shows the cult goal, and there an opponent leads by the least.
tm-why-pass-bonus = The card lies in the place that is called for.
tm-why-setup-near = It is nearest to the dwelling that it answers.
tm-row-build-goal = Nearest to another own settlement
tm-row-build-steps = Fewest terraforming steps
tm-row-build-opponent-home = Home terrain of an opponent
tm-row-build-near = Nearest to an opponent
tm-row-upgrade-near = Nearest to an opponent
tm-row-direction = First in the scan of the map
tm-row-numbered = Count to { $limit }
tm-row-faction-tiebreak = Faction card: { $what }
tm-row-cult-ahead = An opponent is ahead
tm-row-cult-gap = The smallest lead
tm-row-pass-bonus = Place { $limit } of the row
tm-row-setup-near = Nearest to the dwelling it answers
tm-cell-distance = distance { $value }
tm-cell-steps = { $value ->
    [one] 1 step
   *[other] { $value } steps
}
tm-cell-yes = yes
tm-cell-no = no
tm-cell-across-river = { $value ->
    [2] 2: across one river hex
    [1] 1: further off
   *[0] 0: next door
}
tm-cell-lead = { $value ->
    [0] nobody ahead
   *[other] { $value } ahead
}
tm-cell-value = value { $value }
tm-prefer-across-a-river-hex = across a river hex
tm-prefer-across-a-land-hex = across a land hex
tm-prefer-not-home-terrain = not home terrain
tm-prefer-directly-adjacent-and-not-home-terrain = directly adjacent and not home terrain
tm-prefer-across-two-hexes = across two hexes
tm-prefer-most-terraforming-steps = most terraforming steps
tm-prefer-next-to-opponent = next to an opponent
tm-prefer-closest-to-opponent = closest to an opponent
tm-prefer-home-terrain = home terrain

## Terra Mystica: What the game waits for
tm-ask-faction = { $who }: choose a faction.
tm-ask-colour = { $who }: choose a terrain.
tm-ask-first-favour = { $who }: take a favour tile.
tm-ask-dwelling = { $who }: place a starting dwelling.
tm-ask-bonus-card = { $who }: take a bonus card.
tm-ask-turn = { $who }: take an action, or pass.
tm-ask-rest = { $who }: finish the action, convert, or end the turn.
tm-ask-into = { $who }: choose what the hex becomes.
tm-ask-tokens = { $who }: choose the bowls from which power tokens leave the game.
tm-ask-offer = { $who }: take the power that is offered, or decline.
tm-ask-reward = { $who }: choose a cult track for a step.
tm-ask-token = { $who }: buy a power token, or leave it.
tm-ask-spades = { $who }: { $spades ->
    [one] 1 spade
   *[other] { $spades } spades
} of the cult bonus: choose a hex, or give up what is left.
tm-ask-priest = { $who }: unlock a terrain with the priest, or keep the priest.
tm-ask-automa = { $who }: the Automa takes its turn.

## Terra Mystica: What can be done
tm-act-faction = Play the { $faction }
tm-act-colour = Choose { $terrain }
tm-act-build = Build on { $hex }
tm-act-dig = Terraform { $hex }
tm-act-into = Into { $terrain }
tm-act-pay-cult = Pay on { $cult }
tm-act-tokens = Power tokens from the bowls: { $bowls }
tm-act-upgrade = { $hex } becomes a { $structure }
tm-act-shipping = Advance shipping
tm-act-digging = Advance digging
tm-act-send = Priest to { $cult } for { $value }
tm-act-power = Power action: { $what }
tm-act-special = Special action: { $what }
tm-act-pass = Pass and take: { $what }
tm-act-pass-last = Pass
tm-act-bonus = Take: { $what }
tm-act-burn = Burn a power token
tm-act-convert = Convert { $paid } to { $got }
tm-act-favour = Favour tile: { $what }
tm-act-town = Town tile: { $what }
tm-act-step = A step on { $cult }
tm-act-top = The key for { $cult }
tm-act-bridge = Bridge { $a } to { $b }
tm-act-unlock = Unlock { $terrain }
tm-act-keep-priest = Keep the priest
tm-act-buy-token = Buy a power token for 1 VP
tm-act-accept = { $vp ->
    [0] Take { $power } power of { $from }
   *[other] Take { $power } power of { $from } for { $vp } VP
}
tm-act-decline = Decline { $power } power of { $from }
tm-act-connect = Found a town across { $hex }
tm-act-done = End the turn
tm-act-done-rest = Give up what is left
tm-act-automa = The Automa's turn
tm-act-leave = Leave the game for good
tm-group-setup = Setup
tm-group-build = Build
tm-group-dig = Terraform
tm-group-upgrade = Upgrade
tm-group-track = Shipping and digging
tm-group-priest = Priests
tm-group-power = Power actions
tm-group-special = Special actions
tm-group-due = What is due
tm-group-offer = Offered power
tm-group-convert = Burn and convert
tm-group-pass = Pass
tm-group-end = The turn

## Terra Mystica: Cards and tiles
tm-tile-income = income { $goods }
tm-tile-action = action: { $what }
tm-tile-shipping = shipping +1 until passing
tm-tile-pass-each = when passing { $vp } VP for each { $what }
tm-tile-pass-shipping = when passing { $vp } VP for each shipping level
tm-tile-pass-houses = when passing { $list } VP for 1 to 4 trading houses
tm-tile-steps = { $steps } on { $cult }
tm-tile-town-power = towns need only { $power } power
tm-tile-built-each = { $vp } VP for each { $what } built
tm-tile-all-cults = { $steps } on each cult
tm-tile-shipping-level = a shipping level
tm-tile-spade-each = { $vp } VP for each spade
tm-tile-town-each = { $vp } VP for each town
tm-tile-round-end = at the end of the round { $gain } for { $each }
tm-tile-each-cult = { $per ->
    [one] every step on { $cult }
   *[other] every { $per } steps on { $cult }
}
tm-tile-each-priest = every priest sent
tm-power-action = { $power } power for { $gain }
tm-special-steps = { $steps } on a cult
tm-special-double = two actions in a row
tm-special-storm = a hex next to an own structure becomes desert, and a dwelling may follow
tm-special-trading = a dwelling becomes a trading house for free
tm-special-dwelling = a free dwelling on any forest
tm-special-bridge = a bridge for { $cost }
tm-special-home = another home terrain for { $cost }
tm-final-points = { $list } VP for the most: { $what }
tm-card-decision = { $deed }, { $vp } VP; counts { $count } from the { $end }, scans from the { $from }, bonus card: { $booster }
tm-card-decision-faction = the faction card's action and points; counts { $count } from the { $end }, scans from the { $from }, bonus card: { $booster }
tm-card-x = near the end of the deck it makes the Automa pass
tm-card-structures-goal = structures goal
tm-card-cult-goal = cult goal
tm-place-left = left
tm-place-middle = middle
tm-place-right = right
tm-place-top = top left
tm-place-bottom = bottom right
tm-card-faction = { $dwellings } at the start, shipping { $shipping }, { $vp } VP; { $deeds }
tm-option-build = build
tm-option-build-prefer = build, { $prefer } first
tm-option-build-opponent-home = build on an opponent's home terrain
tm-option-upgrade = upgrade
tm-option-upgrade-prefer = upgrade, { $prefer } first
tm-option-power = block a power action
tm-option-cult = cult
tm-option-bridge = bridge
tm-option-shipping = advance shipping up to { $max }
tm-option-cult-steps = { $steps } on a cult
tm-option-home = another home terrain
tm-option-unlock = unlock a terrain
tm-option-vp = { $vp } VP more
tm-when-structures-goal = with the structures goal: { $what }
tm-when-cult-goal = with the cult goal: { $what }
tm-when-no-goal = without a goal: { $what }
tm-faction-line = home { $home }; starts with { $goods }, power { $bowls }

## Terra Mystica: Why something is refused, and what to do instead
tm-no-over = The game is over. Take back a decision, or start a new game.
tm-no-not-there = There is no such hex, card or tile in this game.
tm-no-seat = There is no seat { $seat }.
tm-no-turn = The game waits for { $first }, not for { $who }.
tm-no-wanted = This is not what the game waits for. { $ask }
tm-no-not-your-turn = { $many ->
    [yes] It is the turn of the { $who }.
   *[no] It is the turn of { $who }.
}
tm-no-passed = Who has passed takes no more turns in this round.
tm-no-action-taken = The action of this turn is taken. Finish it, convert, or end the turn.
tm-no-others-first = The others answer first.
tm-no-due-first = Something is due first: take the tile or the step, or decide what is open.
tm-no-act-first = A turn has one action: take one, or pass.
tm-no-nothing-to-end = There is nothing to end here.
tm-no-nobody-leaves = Nobody leaves an ordinary game; pass instead.
tm-no-left = Whoever has left the game decides nothing more.
tm-no-in-box = The { $faction } come with Fire & Ice. Switch that on, or choose another faction.
tm-no-faction-taken = The { $faction } are taken. Choose another faction.
tm-no-other-side = The { $faction } are on the other side of the board of the { $taken }. Choose another faction.
tm-no-terrain-taken = { $terrain } is the terrain of another player. Choose another.
tm-no-colour-wanted = No terrain is to be chosen now.
tm-no-basic = { $terrain } is none of the seven basic terrains.
tm-no-same-home = { $terrain } is the home terrain already.
tm-no-home-taken = { $terrain } is the home terrain of another faction.
tm-no-first-at-river = { $hex } is not next to a river, where the first dwellings of the Riverwalkers must stand.
tm-no-river = { $hex } is a river hex. Only land can be changed or built on.
tm-no-not-river = { $hex } is no river hex.
tm-no-occupied = A structure stands on { $hex } already.
tm-no-reach = { $hex } is out of reach: not next to an own structure, nor within shipping range.
tm-no-fixed = { $hex } is { $terrain }, which can never be changed.
tm-no-already = { $hex } is { $terrain } already.
tm-no-not-home = { $hex } is { $terrain }, not home terrain. Terraform it first.
tm-no-not-ready = A dwelling can only stand on a hex that this action turned into home terrain. { $hex } is none.
tm-no-not-yours = No structure of yours stands on { $hex }.
tm-no-too-dear = This costs { $price }, more than there is.
tm-no-power-short = This needs { $need } power in bowl III, and there is { $have }. { $burn ->
    [one] Burning a token pays for it.
   *[other] Burning { $burn } tokens pays for it.
}
tm-no-power-far = This needs { $need } power in bowl III, and there is { $have }; burning makes it { $most } at most.
tm-no-burn = Burning needs 2 tokens in bowl II, and there are { $have }.
tm-no-convert-turn = Conversions are made in the own turn.
tm-no-convert-order = Conversions go down the line: burn, power, priests, workers, coins. Take back to change their order.
tm-no-convert-faction = This conversion belongs to another faction, or to a special moment of it.
tm-no-convert-short = There is too little for this conversion, or no room for what it brings.
tm-no-priest = There is no priest in hand.
tm-no-tokens-short = This needs { $need ->
    [one] 1 power token
   *[other] { $need } power tokens
}, and there are { $have }.
tm-no-tokens-wanted = No power tokens are to leave the game now.
tm-no-tokens-count = Take exactly { $tokens }.
tm-no-tokens-bowl = There are only { $bowls } tokens in the bowls.
tm-no-hex-chosen = No hex is chosen to be changed.
tm-no-spade-due = There is no spade to use.
tm-no-never-terraforms = This faction never terraforms.
tm-no-spades-short = There are not enough spades for { $hex }, and none can be bought.
tm-no-spades-needed = Turning { $hex } into { $terrain } takes { $need }; { $have } at hand.
tm-no-into = { $hex } cannot become { $terrain }.
tm-no-second-stray = Only one hex of an action may end on another terrain than home. { $hex } would be the second.
tm-no-storm = The sandstorm needs a free hex next to an own structure that is no desert. { $hex } is none.
tm-no-cult-short = The price of { $steps } on { $cult } is more than there is.
tm-no-piece = No { $structure } is left in the supply.
tm-no-upgrade-path = A { $from } does not become a { $to }.
tm-no-free-trading = The free upgrade makes a dwelling a trading house.
tm-no-free-dwelling = The free dwelling needs a free forest hex. { $hex } is none.
tm-no-favour-due = No favour tile is due.
tm-no-favour-twice = { $tile } is owned already. Nobody has two of a kind.
tm-no-tile-gone = No { $tile } is left. Take another tile.
tm-no-town-due = No town tile is due.
tm-no-only-mermaids = Only the Mermaids found towns across a river.
tm-no-town-there = The structures around { $hex } make no town.
tm-no-bridge-due = No bridge is due.
tm-no-bridge-place = There is no place for a bridge between these hexes.
tm-no-bridge-taken = A bridge stands between { $a } and { $b } already.
tm-no-bridge-ends = One end of a bridge must carry an own structure; neither { $a } nor { $b } does.
tm-no-bridge-left = All bridges are built.
tm-no-bridge-anywhere = There is no free place for a bridge next to an own structure.
tm-no-priest-space = There is no free space of value { $value } on { $cult }. Send the priest for another value.
tm-no-step-due = No cult step is due.
tm-no-top-due = No marker waits for a key.
tm-no-top-not = The marker on { $cult } does not wait for a key.
tm-no-shipping = This faction has no shipping to advance.
tm-no-digging = This faction has no digging to advance.
tm-no-track-end = The end of the track is reached.
tm-no-used = { $action } is used for this round.
tm-no-special-yours = { $action } belongs to somebody else, or to nobody.
tm-no-pass-without = Who passes takes a bonus card. Name one of those in the middle.
tm-no-pass-with = In the last round one passes without taking a card.
tm-no-bonus-there = { $card } does not lie in the middle.
tm-no-offer = { $many ->
    [yes] The { $who } offer no { $amount } power.
   *[no] { $who } offers no { $amount } power.
}
tm-no-offer-earlier = An earlier offer waits for its answer.
tm-no-offer-void = Nothing of this offer can be gained. It can only be declined.
tm-no-token-due = No power token is to be bought.
tm-no-token-short = The points for a power token are not there.
tm-no-priest-due = No priest waits for a decision.
tm-no-unlocked = { $terrain } is unlocked already.
tm-no-unlock-short = Unlocking { $terrain } costs { $coins }.

## Terra Mystica: in the terminal
tm-tui-title = Terra Mystica on { $map }. Seed { $seed }. Decision { $move }. { $file }
tm-tui-over = The game is over. Type score, map, why, log, undo or quit.
tm-tui-no-seat = There is no seat { $text }. Seats: { $known }.
tm-tui-rules-usage = Say which rule: rules automa.build.near. All of them: automa rules terra-mystica
tm-tui-help-look = look: everything. map, board, cults, rounds, tiles, seats: one part of it. board nomads: the board of a seat.
tm-tui-help-act = actions: the numbered list. 3: the third of it. build E7, upgrade E7 to TP, send p to fire for 3, action ACT5, convert w to c, burn, pass BON3, done: the same as text.
tm-tui-help-more = why: the Automa's reasons. rules ID: a rule. log, score, hint, undo, redo, retry, save, quit.

## ---------------------------------------------------------------- Terra Mystica on the pages
terra-setup = Setup
terra-round = Round { $round } of 6
terra-round-now = R { $round }/6
terra-over = Game over
terra-map = The map
terra-whole-map = Whole map
terra-hex-leave = Leave this hex
terra-nothing-there = Nothing can be done there now.
terra-costs-nothing = costs nothing
terra-would-offer = { $who }: { $power } power on offer
terra-leaves = leaves
terra-income = with the next income
terra-paid-by = first: { $ways }
terra-by-converting = By converting first
terra-more = More
terra-no-more = There is nothing else to do here.
terra-away = Away from your home terrain
terra-nothing = Nothing here
terra-tab-power = Power
terra-tab-special = Special
terra-tab-priests = Cult
terra-tab-tracks = Tracks
terra-tab-convert = Convert
terra-tab-pass = Pass
scene-cards = Card { $action }, support { $support }.
scene-points = { $who }: +{ $vp } VP, { $now } now
scene-round = Round { $round } begins
scene-no-points = { $who }: nothing
scene-final-cult = The cult of { $cult }
scene-cult-bonus = Cult bonus
scene-income = Income
terra-choose = Choose
terra-choose-hex = tap on a hex
terra-choose-turn = tap on a hex, or open a group
terra-choose-part = see above
terra-no-card-yet = It has not moved yet.
terra-hint = { $what }.
terra-passed = passed
terra-keys = Keys: 1 to 6 open the groups, Enter does what the large button says, D ends the turn, M shows more of a hex, Escape leaves it, U undo, Y redo, H hint, L history, ? why.
terra-workers = workers
terra-coins = coins
terra-priests = priests
terra-power = power in bowls I, II, III
terra-vp = points
terra-keys-owned = keys
terra-todo-town = { $who }: take a town tile.
terra-todo-bridge = { $who }: place the bridge.
terra-todo-spades = { $who }: use the spades on the map.
terra-todo-ready = { $who }: build on the new land, or end the turn.
terra-part-factions = The factions
terra-part-terrains = Which terrain?
terra-part-into = What does it become?
terra-part-favours = Take a favour tile
terra-part-towns = Take a town tile
terra-part-cults = On which cult?
terra-part-goods = What do you give or take?
terra-part-bridges = Where does the bridge go?
terra-part-first-card = Take a bonus card
terra-group-power = Power actions
terra-group-special = Special actions
terra-group-priests = Priest to a cult
terra-group-tracks = Shipping and digging
terra-group-convert = Burn and convert
terra-group-pass = Pass
terra-group-others = What others may answer
terra-none-power = None can be paid now. Burn, or gain power first.
terra-none-special = You have none that is free in this round.
terra-none-priests = There is no priest in hand.
terra-none-tracks = Nothing can be advanced with what you have.
terra-none-convert = There is nothing to convert.
terra-none-pass = Passing is not possible now.
terra-pass-vp = { $vp ->
    [0] Passing brings no points.
    [one] Passing brings 1 point.
   *[other] Passing brings { $vp } points.
}
terra-rounds = Rounds
terra-cults = Cults
terra-pool = Power actions, cards and tiles in the middle
terra-bonus-cards = Bonus cards
terra-favours = Favour tiles
terra-towns = Town tiles
terra-factions = Factions
terra-automa-cards = The Automa's decision cards
terra-automa-factions = The Automa's faction cards
terra-fell-build-goal = goal
terra-fell-build-steps = spades
terra-fell-build-opponent-home = home
terra-fell-build-near = near
terra-fell-upgrade-near = near
terra-fell-direction = scan
terra-fell-numbered = count
terra-fell-faction-tiebreak = faction
terra-fell-setup-near = near

## Terra Mystica: what the options mean
opt-seats = Players
opt-seats-help = People and Automas together. The Automas sit last.
opt-seats-2 = Two
opt-seats-2-means = You and one opponent.
opt-seats-3 = Three
opt-seats-3-means = You and two opponents: more neighbours, more power.
opt-seats-4 = Four
opt-seats-4-means = You and three opponents: the board gets crowded.
opt-seats-5 = Five
opt-seats-5-means = You and four opponents: as full as it can be.
opt-automas = Automas among them
opt-automas-help = The card-driven opponent by Steve C. At least one seat is a person's.
opt-automas-0 = None
opt-automas-0-means = Only people, at this screen or at several.
opt-automas-1 = One
opt-automas-1-means = With two players: you against the Automa.
opt-automas-2 = Two
opt-automas-2-means = Needs three players or more.
opt-automas-3 = Three
opt-automas-3-means = Needs four players or more.
opt-automas-4 = Four
opt-automas-4-means = Needs five players.
opt-difficulty = How hard the Automa is
opt-difficulty-easy = Easy
opt-difficulty-easy-means = It starts with 10 points and a smaller deck.
opt-difficulty-normal = Normal
opt-difficulty-normal-means = As it comes.
opt-difficulty-hard = Hard
opt-difficulty-hard-means = One card more.
opt-difficulty-very-hard = Very hard
opt-difficulty-very-hard-means = Two cards more.
opt-difficulty-nightmare = Nightmare
opt-difficulty-nightmare-means = Two cards more, and a point more at every scoring.
opt-automa-factions = The Automas' factions
opt-automa-factions-help = Seats that are not played do not matter.
opt-map = Board
opt-map-base = Original
opt-map-base-means = The board of the base game.
opt-map-fire_ice_new = Fire & Ice
opt-map-fire_ice_new-means = The new layout of the expansion.
opt-map-fire_ice_revised = Original, revised
opt-map-fire_ice_revised-means = The reverse side in Fire & Ice.
opt-map-loon_lakes = Loon Lakes
opt-map-loon_lakes-means = A fan map.
opt-map-fjords = Fjords
opt-map-fjords-means = Another fan map.
opt-factions = Factions of the people
opt-factions-help = In player order. Seats that are not played do not matter.
opt-fire-and-ice = Factions of Fire & Ice
opt-fire-and-ice-on = In the box
opt-fire-and-ice-on-means = All twenty factions can be chosen or drawn.
opt-fire-and-ice-off = Left out
opt-fire-and-ice-off-means = The fourteen of the base game.
opt-final-tile = Extra final scoring
opt-final-tile-none = None
opt-final-tile-none-means = Only the largest network.
opt-final-tile-random = Drawn
opt-final-tile-random-means = One of the four tiles of Fire & Ice.
opt-final-tile-connected-distance = Distance
opt-final-tile-connected-distance-means = The longest distance in one network.
opt-final-tile-connected-sa-sh-distance = Stronghold and sanctuary
opt-final-tile-connected-sa-sh-distance-means = How far they are apart in one network.
opt-final-tile-building-on-edge = Edge
opt-final-tile-building-on-edge-means = Structures at the edge of the board, in one network.
opt-final-tile-connected-clusters = Settlements
opt-final-tile-connected-clusters-means = Separate settlements in one network.
opt-turn-order = Order of turns
opt-turn-order-variable = As passed
opt-turn-order-variable-means = Who passes first acts first in the next round.
opt-turn-order-standard = Clockwise
opt-turn-order-standard-means = From the first who passed.
opt-start-vp = Points at the start
opt-start-vp-20 = 20 each
opt-start-vp-20-means = As printed.
opt-start-vp-2017 = Balance of 2017
opt-start-vp-2017-means = The official numbers by faction.
opt-offers = When power is answered
opt-offers-settle = At once
opt-offers-settle-means = Before the next player acts.
opt-offers-open = Later
opt-offers-open-means = Any time before one's own next action, as in online games.
opt-offers-record = As in a record
opt-offers-record-means = Later; cult steps may be put off, and players may leave.
terra-faction-choose = chosen at the start
terra-faction-random = drawn
opt-factions-place = Player { $number }
terra-place-empty = Nothing lies there
terra-setup-rounds-missing = Some rounds have no tile yet. Go back and tap a tile into each of the six rounds, or into none: then the program deals them.
terra-setup-rounds-twice = A tile lies on two rounds. Go back: each tile lies on one round only.
terra-setup-bonus-count = Three cards more than players stay in the game. Go back and tap all the others, or none: then the program deals them.
opt-promo-towns = The three town tiles of the promotion
opt-promo-shipping = The bonus card for shipping levels (promotion)
opt-promo-temple = The round tile for temples (promotion)
opt-scoring = Round tiles on the table
opt-scoring-help = Tap the number of its round below each tile that lies out. Tap none, and the program deals them.
opt-bonus-removed = Bonus cards that stay in the box
opt-bonus-removed-help = Three cards more than players lie out: tap all the others. Tap none, and the program deals them.
opt-automa-colours-place = Automa { $number }
opt-automa-colours = Colours of Automas whose faction chooses one
opt-automa-factions-place = Automa { $number }

## ---------------------------------------------------------------- In the drawings of Terra Mystica
## Where the game is
tm-game = Terra Mystica
tm-result = Final scores
tm-turn-order = Turn order
tm-passed = Passed: { $list }
tm-in-the-middle = In the middle
tm-seat-number = Seat { $number }
tm-seat-role = { $seat } ({ $number })
tm-seat-role-automa = { $seat } ({ $number }, Automa)
tm-end-of-round = End of round { $round }
tm-income-of-round = Income of round { $round }
tm-is-over = The game is over
tm-status-won = { $winners ->
    [one] { $who } win with { $vp }.
   *[other] { $who } share the victory with { $vp }.
}
tm-todo-dwelling = { $who }: place a dwelling.
tm-todo-turn = { $who }: to act.
tm-todo-rest = { $who }: finish the action.
tm-todo-tokens = { $who }: remove power tokens.
tm-todo-offer = { $who }: take or decline power.
tm-todo-reward = { $who }: take a cult step.
tm-todo-token = { $who }: buy a token or not.
tm-todo-spades = { $who }: use the spades.
tm-todo-priest = { $who }: decide on a priest.
tm-todo-automa = { $who }: the Automa’s turn.

## The map
tm-map-title = The map: { $map }
tm-hex-structure = { $structure } of the { $who }
tm-hex-town = in a town
tm-hex-skipped = skipped by the { $who }
tm-considered = { $name }: considered
tm-out = { $name }: out
tm-out-why = { $name }: out, { $why }
tm-town-of = A town of the { $who }
tm-bridge = Bridge from { $a } to { $b }
tm-bridge-of = { $bridge }, of the { $who }
tm-bridges = Bridges: { $list }
tm-to-choose = To choose: { $hexes }.
tm-chosen = { $hex } is chosen.
tm-last = Last: { $hexes }.
tm-nothing-on-map = nothing on the map
tm-legend = Land and structures
tm-legend-wheel = The wheel of terrains: { $list }.
tm-legend-power = power { $power }
tm-marker = { $who } on { $space } of { $cult }
tm-priest-of = A priest of the { $who }
tm-priests = priests
tm-key = key
tm-power-short = +{ $power } pw

## The boards of the seats
tm-board-of = The board of { $who }
tm-no-faction = No faction yet.
tm-no-card = no card
tm-bonus-card = Bonus card { $card }
tm-bonus-card-does = Bonus card: { $card }
tm-bonus-card-none = No bonus card
tm-next-income = next income
tm-power-bowls = power { $bowls }
tm-shipping = shipping { $level }
tm-shipping-of = shipping { $level } of { $most }
tm-bowl = Bowl { $name }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
tm-slot-left = { $structure }, not built: { $gain }
tm-slot-open = Income: { $gain }
tm-no-income = no income
tm-built-of = { $structure }: { $built } of { $supply } built
tm-in-turn = { $place } in turn
tm-to-act = to act
tm-pile-coins = coins
tm-pile-workers = workers
tm-pile-priests = priests
tm-pile-bridges = bridges
tm-pile-keys = keys
tm-state-free = free
tm-state-used = used
tm-state-later = with the stronghold
tm-count-point = { $count ->
    [one] 1 point
   *[other] { $count } points
}
tm-count-sent = { $count ->
    [one] 1 priest sent
   *[other] { $count } priests sent
}
tm-count-bare-token = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
tm-count-cult-step = { $count ->
    [one] 1 cult step
   *[other] { $count } cult steps
}
tm-text-goods = Goods
tm-text-income = Income
tm-text-structures = Structures
tm-text-tracks = Tracks
tm-text-bonus = Bonus
tm-text-favours = Favours
tm-text-towns = Towns
tm-text-actions = Actions
tm-text-cards = Cards
tm-text-deck = Deck
tm-text-faction = Faction
tm-text-left = { $structure } { $left } left
tm-text-left-cost = { $structure } { $left } left ({ $cost })
tm-text-head-vp = VP
tm-text-head-coins = C
tm-text-head-workers = W
tm-text-head-priests = P
tm-text-head-power = power
tm-text-head-ship = ship
tm-text-head-keys = keys
tm-text-head-card = card
tm-text-used = (used)
tm-text-end = end: { $bonus }
tm-text-final = Final tile: { $tile } ({ $vp } VP)

## The cards of the factions
tm-home-base = Home: { $home }
tm-home-fire-and-ice = Home: { $home } · Fire & Ice
tm-at-home = home { $home }
tm-starts-with = starts with { $goods }
tm-heading-start = Start
tm-heading-structures = Structures
tm-heading-tracks = Tracks
tm-heading-ability = Ability
tm-heading-stronghold = Stronghold
tm-earns-worker = { $list } workers
tm-earns-coin = { $list } coins
tm-earns-priest = { $list } priests
tm-earns-power = { $list } power
tm-shipping-none = None
tm-shipping-always = Always { $level }
tm-shipping-track = { $from } to { $to }, for { $vp } VP
tm-digging-track = { $list } workers a spade, { $vp } VP
tm-digging-spade = { $price } a spade
tm-digging-tokens = { $usual } or { $foreign } tokens a volcano
tm-digging-steps = { $usual } or { $foreign } cult steps a volcano
tm-digging-never = never digs

## Cards, tiles and actions, short
tm-tile-shipping-you = shipping +1 until you pass
tm-tile-level-of-shipping = a level of shipping
tm-coins-on-it = { $card }, { $coins } on it
tm-tiles-left = { $tile }, { $left } left
tm-action-is = { $action }, { $state }
tm-free-actions = Free: { $list }.
tm-cards-in-middle = Bonus cards { $list }.
tm-caption-action = once a round
tm-caption-shipping = shipping
tm-caption-pass = when passing
tm-scored = { $what } { $vp } VP
tm-a-town = town
tm-a-spade = spade
tm-a-bridge = a bridge
tm-scoring = { $scored }; at the end of the round for { $bonus }
tm-round-tile = Round { $round }. { $tile }
tm-round-tile-line = Round { $round }: { $tile }.
tm-round-short = R{ $round }
tm-final-short-distance = longest distance
tm-final-short-edge = on the edge
tm-short-double = two actions
tm-short-storm = sandstorm
tm-short-trading = free trading house
tm-short-dwelling = free dwelling
tm-short-bridge = bridge for { $cost }
tm-short-home = new home for { $cost }

## The Automa's cards
tm-decision-card = Decision card { $number }
tm-cards-of-automa = The Automa’s cards
tm-card-start = start
tm-card-points = points
tm-card-points-of = points of the
tm-card-faction-card = faction card
tm-card-action = action { $number }
tm-card-support = support { $number }
tm-card-pair = Action card { $action }: { $deed }. Support card { $support }: { $values }.
tm-cards-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
} of { $size }
tm-in-reserve = { $reserve } in reserve
tm-faction-action = Faction action
tm-faction-card-number = Automa, faction card { $number }
tm-for-the-automa = { $faction }, for the Automa
tm-points-of-faction-card = points of the faction card
tm-goal-structures = with structures goal
tm-no-goal-structures = without structures goal
tm-goal-cult = with cult goal
tm-no-goal-cult = without cult goal
tm-scan-down = from the top left
tm-scan-up = from the bottom right
tm-number-from-left = number { $count } from the left
tm-number-from-right = number { $count } from the right
tm-passes-left = passes among the last cards, then the left bonus card.
tm-passes-middle = passes among the last cards, then the middle bonus card.
tm-passes-right = passes among the last cards, then the right bonus card.
tm-never-left = never passes early, then the left bonus card.
tm-never-middle = never passes early, then the middle bonus card.
tm-never-right = never passes early, then the right bonus card.
tm-with-structures-goal = with the structures goal
tm-with-cult-goal = with the cult goal
tm-without-goal = without a goal
tm-first-across-a-river-hex = first across a river hex
tm-first-across-a-land-hex = first across a land hex
tm-first-not-home-terrain = first where it is not home terrain
tm-first-adjacent-not-home-terrain = first directly adjacent where it is not home terrain
tm-first-across-two-hexes = first across two hexes
tm-first-most-terraforming-steps = first with the most terraforming steps
tm-first-next-to-opponent = first next to an opponent
tm-first-closest-to-opponent = first closest to an opponent
tm-first-home-terrain = first on home terrain
tm-first-opponent-home = first on an opponent’s home terrain
tm-reach-tunnel = also by tunnel over one hex
tm-reach-flight = also by flight over two hexes
tm-reach-anywhere = on any free home terrain
tm-reach-shipping = only over the river
tm-does-build = Build
tm-does-upgrade = Upgrade to { $list }
tm-does-power = Power
tm-does-cult = Cult
tm-does-bridge = Place a bridge
tm-does-shipping = Advance shipping, up to { $max }
tm-does-home = Change the home terrain
tm-does-unlock = Unlock a terrain
tm-counts-taken = counting taken ones too
tm-vp-for-taken = { $vp } VP for a taken one
tm-rule-dwelling = { $vp } VP for a dwelling.
tm-rule-trading = { $vp } VP for a trading house.
tm-rule-temple = { $vp } VP for a temple.
tm-rule-stronghold = { $vp } VP for the stronghold.
tm-rule-sanctuary = { $vp } VP for the sanctuary.
tm-rule-bridges = { $vp } VP for each bridge when passing.
tm-rule-temples = { $vp } VP for each temple when passing.
tm-rule-leeched = { $steps } when an opponent takes power from its builds.
tm-rule-skip-steps = Terraforming steps do not matter.
tm-rule-volcano = Terraforming counts { $foreign } on an opponent’s home terrain, else { $other }.
tm-rule-extra-steps = { $steps } more with every Cult.
tm-rule-build-price = Every Build costs { $steps }.
tm-rule-riverside = Builds only beside rivers, on unlocked terrain.
tm-rule-another-turn = Another turn follows at once.
tm-print-title = Cards of the Automa for Terra Mystica
tm-print-what = { $decisions } decision cards and { $factions } faction cards

## Where points came from
tm-share-other = start and other
tm-share-rounds = round tiles
tm-share-favours = favour tiles
tm-share-towns = town tiles
tm-share-passing = passing
tm-share-automa = Automa’s cards
tm-share-cults = cults
tm-share-network = largest network
tm-share-extra = final tile
tm-share-resources = left over
