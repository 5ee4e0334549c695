# English. Short sentences, a full stop, one fact each. Same words as the box: patch, button, pawn, token.

## Seats
seat-you = You
seat-automa = Automa
seat-first = First
seat-second = Second

## What happened, for the log. $who is the name of a seat; $you is "yes" when that is "You".
pw-advanced = { $you ->
    [yes] You advance to { $to }, { $buttons ->
        [one] 1 button
       *[other] { $buttons } buttons
    }.
   *[no] { $who } advances to { $to }, { $buttons ->
        [one] 1 button
       *[other] { $buttons } buttons
    }.
}
pw-took = { $you ->
    [yes] You take the { $patch } for { $cost }, to { $to }.
   *[no] { $who } takes the { $patch } for { $cost }, to { $to }.
}
pw-automa-took = Automa takes the { $patch }, to { $to }.
pw-automa-passed = Automa passes, to { $to }.
pw-income = { $buttons ->
    [0] No income at { $mark }.
   *[other] Income +{ $buttons } at { $mark }.
}
pw-leather-reached = { $you ->
    [yes] You get the leather patch at { $mark }.
   *[no] { $who } gets the leather patch at { $mark }.
}
pw-leather-laid = { $you ->
    [yes] You lay the leather patch on { $at }.
   *[no] { $who } lays the leather patch on { $at }.
}
pw-leather-lost = No room for a leather patch: it is out of the game.
pw-tile-covered = { $you ->
    [yes] You cover 7x7: the special tile is yours, 7 points.
   *[no] { $who } covers 7x7 and gets the special tile, 7 points.
}
pw-tile-marker = Automa reaches its marker on { $space } and gets the special tile, 7 points.
pw-reshuffled = The Automa's deck is empty: all its cards are shuffled anew.
pw-home-first = { $you ->
    [yes] You reach the final space first.
   *[no] { $who } reaches the final space first.
}
pw-home = { $you ->
    [yes] You reach the final space.
   *[no] { $who } reaches the final space.
}
pw-over = { $you ->
    [yes] You win { $a } to { $b }.
   *[no] { $who } wins { $a } to { $b }.
}
pw-over-tie = { $you ->
    [yes] { $a } to { $b }: you win, for you reached the final space first.
   *[no] { $a } to { $b }: { $who } wins, reaching the final space first.
}

## Why: the sentence first
pw-why-pass = It may spend { $budget }, and nothing within reach costs so little.
pw-why-empty-ring = No patch is left, so it passes.
pw-why-single = It may spend { $budget }. This is the only patch it can afford.
pw-why-no-overtake = Of those it can afford, only this one does not pass you.
pw-why-largest = It is the largest of those left.
pw-why-most-buttons = It has the most buttons of those left.
pw-why-furthest = { $tied ->
    [2] Two were equal. This one lies further from the pawn.
   *[other] { $tied } were equal. This one lies furthest from the pawn.
}

## Why: a row for each filter, and what it measured
pw-row-afford = It can spend { $limit }
pw-row-no-overtake = Do not pass you on { $limit }
pw-row-largest = Keep the largest
pw-row-most-buttons = Keep the most buttons
pw-row-furthest = Keep the furthest along
pw-cell-afford = costs { $value }
pw-cell-no-overtake = to { $value }
pw-cell-largest = { $value } squares
pw-cell-most-buttons = { $value ->
    [one] 1 button
   *[other] { $value } buttons
}
pw-cell-furthest = { $value ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
why-verdict-skipped = Skipped: none would be left.
why-verdict-kept-all = All stay.
why-verdict-not-needed = Not needed.
pw-filter-no-overtake = Do not pass you
pw-filter-largest = Largest
pw-filter-most-buttons = Most buttons
pw-filter-furthest = Furthest along

## ---------------------------------------------------------------- Terra Mystica
## Terra Mystica: The seats, the box
tm-seat-player = Player { $number }
tm-seat-automa = Automa ({ $faction })
tm-seat-automa-number = Automa in seat { $number }
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
tm-did-power = power action { $what }
tm-did-blocked = blocks { $what }
tm-did-special = action { $what }
tm-did-burnt = burns a power token
tm-did-converted = { $paid } for { $got }
tm-did-favour = favour tile { $what }
tm-did-town = town founded, tile { $what }
tm-did-connected = town across the river hex { $hex }
tm-did-bridge = bridge { $a } to { $b }
tm-did-unlocked = { $terrain } unlocked
tm-did-priest-kept = priest kept
tm-did-priest-lost = priest lost, for there is no room
tm-did-scored = { $vp } VP ({ $why })
tm-did-vp = { $vp } VP
tm-for-round = round tile
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
tm-did-takes = takes { $what }
tm-did-takes-coins = takes { $what } with { $coins }
tm-did-done = ends the turn
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
    [one] { $who } wins with { $vp } VP.
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
tm-cell-lead = { $value ->
    [0] nobody ahead
   *[other] { $value } ahead
}
tm-cell-place = no. { $value }
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
tm-ask-spades = { $who }: use the spades of the cult bonus, or end.
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
tm-act-power = Power action { $what }
tm-act-special = Special action { $what }
tm-act-pass = Pass and take { $what }
tm-act-pass-last = Pass
tm-act-bonus = Take { $what }
tm-act-burn = Burn a power token
tm-act-convert = Convert { $paid } to { $got }
tm-act-favour = Favour tile { $what }
tm-act-town = Town tile { $what }
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
tm-no-not-your-turn = It is the turn of { $who }.
tm-no-passed = Who has passed takes no more turns in this round.
tm-no-action-taken = The action of this turn is taken. Finish it, convert, or end the turn.
tm-no-others-first = The others answer first.
tm-no-due-first = Something is due first: take the tile or the step, or decide what is open.
tm-no-act-first = A turn has one action: take one, or pass.
tm-no-nothing-to-end = There is nothing to end here.
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
tm-no-too-dear = This costs { $price }, more than there is. Convert, or do another thing.
tm-no-power-short = This needs { $need } power in bowl III, and there is { $have }. Burn, or do another thing.
tm-no-burn = Burning needs 2 tokens in bowl II, and there are { $have }.
tm-no-convert-turn = Conversions are made in the own turn.
tm-no-convert-order = Conversions go down the line: burn, power, priests, workers, coins. Take back to change their order.
tm-no-convert-faction = This conversion belongs to another faction, or to a special moment of it.
tm-no-convert-short = There is too little for this conversion, or no room for what it brings.
tm-no-priest = There is no priest in hand.
tm-no-tokens-short = This needs { $need } power tokens, and there are { $have }.
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
tm-no-offer = { $from } offers no { $amount } power.
tm-no-offer-earlier = An earlier offer waits for its answer.
tm-no-offer-void = Nothing of this offer can be gained. It can only be declined.
tm-no-token-due = No power token is to be bought.
tm-no-token-short = The points for a power token are not there.
tm-no-priest-due = No priest waits for a decision.
tm-no-unlocked = { $terrain } is unlocked already.
tm-no-unlock-short = Unlocking { $terrain } costs { $coins }.

## Terra Mystica: in the terminal
tm-tui-title = Terra Mystica on { $map }. Seed { $seed }. Decision { $move }. { $file }
tm-tui-actions = Say a number or the text behind it:
tm-tui-no-number = { $most ->
    [0] Nothing can be chosen now. Type help for the commands.
   *[other] There is no action { $number } here; there are 1 to { $most }.
}
tm-tui-unknown = "{ $text }" is no command and no action here. Type help, or actions for the list.
tm-tui-not-yours = { $who } is not played at this keyboard.
tm-tui-over = The game is over. Type score, map, why, log, undo or quit.
tm-tui-no-seat = There is no seat { $text }. Seats: { $known }.
tm-tui-no-automa = No Automa plays here.
tm-tui-no-why = No Automa has chosen anything yet.
tm-tui-hint = Hint: { $text }
tui-more-out = { $count } more out
tui-considered = Considered: { $candidates }.
tm-tui-rules-usage = Say which rule: rules automa.build.near. All of them: automa rules terra-mystica
tm-tui-help-look = look: everything. map, board, cults, rounds, tiles, seats: one part of it. board nomads: the board of a seat.
tm-tui-help-act = actions: the numbered list. 3: the third of it. build E7, upgrade E7 to TP, send p to fire for 3, action ACT5, convert w to c, burn, pass BON3, done: the same as text.
tm-tui-help-more = why: the Automa's reasons. rules ID: a rule. log, score, hint, undo, redo, retry, save, quit.

## ---------------------------------------------------------------- the terminal game
## Title, headline, prompts
tui-title-automa = Patchwork. Automa level { $level } { $name }. Seed { $seed }. Move { $move }. { $file }
tui-title-people = Patchwork for two. Seed { $seed }. Move { $move }. { $file }
tui-turn-you = Your turn. Choose a patch with 1, 2, 3, or advance with a.
tui-turn-who = { $who }: your turn. Choose a patch with 1, 2, 3, or advance with a.
tui-advancing = Advance? Press Enter. Esc goes back.
tui-placing = Place the { $patch }: arrows move, r turns, f flips, Enter lays it.
tui-leather = Place the leather patch on an empty square: arrows move, Enter lays it.
tui-stuck = This turn could not be saved. Make room, then press Enter to try again.
tui-back = Looking back: after move { $at } of { $of }. [ and ] step, Esc returns.
tui-log-focus = The log. Up and down choose a line, Enter opens it, Esc returns.
tui-too-small = This window has { $width } x { $height } characters.
tui-too-small-how = Patchwork needs 80 x 24. Make it larger, or leave with q and play with --plain.

## The two seats, the ring, the offers
tui-seat-person = { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, income { $income }, { $empty } empty, { $points ->
    [one] 1 point
   *[other] { $points } points
}
tui-seat-automa = { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, { $patches ->
    [one] 1 patch
   *[other] { $patches } patches
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} so far
tui-seat-tile = special tile
tui-seat-space = on { $space }
tui-seat-top = on { $space }, on top
tui-ring = Then (pay/spaces):
tui-ring-empty = No more patches after these.
tui-ring-none = The ring is empty.
tui-pay = pay { $cost }
tui-spaces = { $time ->
    [one] 1 space
   *[other] { $time } spaces
}
tui-printed = { $buttons ->
    [0] no buttons
    [one] 1 button
   *[other] { $buttons } buttons
}
tui-price = Pay { $cost }, move { $time }, { $buttons ->
    [0] no buttons
    [one] 1 button
   *[other] { $buttons } buttons
}.
tui-short = { $short ->
    [one] 1 button short
   *[other] { $short } buttons short
}
tui-no-room = No room for it
tui-fits = { $count ->
    [one] fits in 1 way
   *[other] fits in { $count } ways
}
tui-cannot-take = The { $patch }: { $why }. Choose another, or advance with a.

## The Automa's panel
tui-card-none = It has not revealed a card yet.
tui-card-last = Last card: number { $number }
tui-card-money = may spend { $budget }, income +{ $income }
tui-card-passes = has no rows: it passes
tui-card-back = Next card: may spend { $budget }
tui-card-hidden = Next card: face down
tui-cards-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
} (c: seen)
tui-marker = gets the tile on { $space }
tui-heap-none = It has no patches yet.
tui-heap = Its { $patches ->
    [one] 1 patch
   *[other] { $patches } patches
}: { $with } with
tui-heap-more = buttons, { $printed } printed
tui-legend-income = income
tui-legend-leather = leather
tui-legend-tile = tile
tui-marker-gone = The special tile is taken.

## What an action would bring; the parts are joined by commas
tui-do-advance = Advance { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $to }, +{ $spaces ->
    [one] 1 button
   *[other] { $spaces } buttons
}
tui-do-take = Pay { $cost }, to { $to }
tui-do-leather = Leather on { $at }
tui-do-income = { $buttons ->
    [0] no income at { $mark }
   *[other] income +{ $buttons } at { $mark }
}
tui-do-reach = a leather patch
tui-do-lost = no room for the leather patch
tui-do-tile = the special tile for { $points } points
tui-do-home = the final space
tui-do-again = You move again.
tui-do-next = Then { $who }.

## Refused
tui-overlap = { $on } is covered. { $fits ->
    [0] Held like this it fits nowhere: turn it with r or flip it with f.
    [one] Held like this it fits at 1 place: Tab shows it.
   *[other] Held like this it fits at { $fits } places: Tab shows the next.
}
tui-off-board = It would leave the board. { $fits ->
    [0] Held like this it fits nowhere: turn or flip it.
    [one] Held like this it fits at 1 place.
   *[other] Held like this it fits at { $fits } places.
}
tui-covered = { $at } is covered already. { $free ->
    [one] 1 square is free.
   *[other] { $free } squares are free.
}
tui-too-dear = The { $patch } costs { $cost }, and you have { $have }. Take a cheaper one or advance.
tui-save-trouble = Not saved, so not done: { $error }

## Undo, hint, save
tui-undone = Taken back.
tui-undone-revealed = Taken back, although a card had been revealed: you know it now.
tui-redone = Done again.
tui-nothing-to-undo = There is nothing to take back.
tui-nothing-to-redo = There is nothing to do again.
tui-hint-take = Hint: the { $patch }. { $cells } squares, { $buttons ->
    [0] no buttons
    [one] 1 button
   *[other] { $buttons } buttons
} for { $cost } and { $time ->
    [one] 1 space
   *[other] { $time } spaces
}; few gaps here.
tui-hint-advance = Hint: advance. No patch in reach is worth its price now.
tui-hint-leather = Hint: { $at } closes the most edges.
tui-saved-at = Every move is saved in { $path }
tui-resume = Saved. Continue with: automa play { $game } --load { $path }
tui-finished = Saved. Look at it again with: automa play { $game } --load { $path }
tui-no-folder = No game can be saved in { $folder }; set AUTOMA_DATA to a folder that can be written, or name a file with --save FILE
tui-no-folder-known = there is no folder for saves: neither AUTOMA_DATA nor XDG_DATA_HOME nor HOME is set; set AUTOMA_DATA, or name a file with --save FILE
tui-no-terminal = this is no terminal, so there is no full screen; use --plain for one question a line
tui-no-why = The Automa has not moved yet, so there is nothing to explain.
tui-no-cards = There is no Automa in this game.
tui-at-start = This is the beginning.
tui-only-looking = You are only looking. Esc returns to the game.
tui-svg = A picture of the position is in { $path }

## Keys, at the foot of the screen
tui-keys-choose = 1 2 3: patch   a: advance   h: hint   u: undo   w: why   [: back   ?: help   q: leave
tui-keys-place = arrows: move   r: turn   f: flip   Tab: next spot   Enter: lay   Esc: back   ?: help
tui-keys-advance = Enter: advance   Esc: back   1 2 3: patch   h: hint   ?: help   q: leave
tui-keys-leather = arrows: move   Tab: next spot   Enter: lay   h: hint   u: undo   ?: help
tui-keys-back = [: back   ]: forth   Home: first   Esc: return   w: why   ?: help   q: leave
tui-keys-log = up down: choose   Enter: open   Esc: return   ?: help   q: leave
tui-keys-over = n: new game   [: look back   w: why   u: undo   l: log   ?: help   q: leave
tui-keys-stuck = Enter: try again   u: undo   s: save   ?: help   q: leave

## Why, cards, ring, help
tui-why-title = Why?
tui-why-card = Card { $number }: may spend { $budget }, income +{ $income }.
tui-why-taken = Taken
tui-why-keys = left right: other turns   up down: the rules   Esc: close
tui-why-none = No patch was left in the ring.
tui-certainty-printed = printed rule
tui-certainty-derived = follows from the rules
tui-certainty-reading = our reading
tui-certainty-guess = a guess
tui-cards-title = The Automa's { $deck } deck
tui-cards-seen = Seen since the last shuffle: { $count }
tui-cards-unseen = Not seen yet: { $count }. { $left ->
    [one] 1 of them lies face down in the deck
   *[other] { $left } of them lie face down in the deck
}.
tui-cards-unseen-aside = The others are aside.
tui-cards-line = { $number }: spend { $budget }, income +{ $income }
tui-cards-keys = any key: close
tui-ring-title = The ring, clockwise from the pawn: { $count ->
    [one] 1 patch
   *[other] { $count } patches
}
tui-ring-keys = up down: more   Esc: close
tui-ring-line = { $name }: pay { $cost }, move { $time }, { $buttons ->
    [0] no buttons
    [one] 1 button
   *[other] { $buttons } buttons
}
tui-help-title = Help
tui-help-close = any key: close
tui-help-goal = Fill your board. Points: your buttons, less 2 for each empty square. 7 for covering 7x7 first.
tui-help-turn = Whoever is behind on the time board moves. Take one of the next three patches, or advance.
tui-help-marks = Passing { $button } pays your printed buttons. Passing { $leather } gives a leather patch. { $marker } is the Automa's marker.
tui-help-keys-1 = 1 2 3, arrows      choose a patch; Enter takes it in hand
tui-help-keys-2 = arrows r f Tab     move, turn, flip, next place that fits; Enter lays it
tui-help-keys-3 = a                  advance in front of the other token, 1 button a space
tui-help-keys-4 = h                  a hint, shown as a preview
tui-help-keys-5 = u y                undo and redo; every move is saved at once
tui-help-keys-6 = w                  why the Automa did that, with the rules
tui-help-keys-7 = l                  the log; Enter on a line opens it
tui-help-keys-8 = [ ]                look back and forth through the game
tui-help-keys-9 = c g                the Automa's cards, the whole ring
tui-help-keys-10 = s q                where the save is, leave

## The result
tui-score-buttons = Buttons
tui-score-empty = { $empty ->
    [one] 1 empty square
   *[other] { $empty } empty squares
}, 2 each
tui-score-with-buttons = Patches with buttons
tui-score-printed = Printed buttons
tui-score-tile = Special tile
tui-levels = This game on all five levels
tui-level-won = { $tick } won by { $by }
tui-level-won-tie = { $tick } won, first on the final space
tui-level-lost = { $cross } lost by { $by }
tui-level-lost-tie = { $cross } lost, second on the final space
tui-news-lower = At level { $level } you would have won by { $by }.
tui-news-short = { $by ->
    [0] As many points: only the final space decided.
    [one] 1 point more, and it would have been as many.
   *[other] { $by } points were missing.
}
tui-news-higher = At level { $level } you would have won, too, by { $by }.
tui-news-next = At level { $level } it would have been { $by } ahead. Try it.
tui-news-top = No level is harder than this one.
tui-next = Next
tui-next-new = n   a new game
tui-next-back = [   look back
tui-next-undo = u   undo and go on
tui-next-quit = q   leave (saved)
tui-new-title = A new game
tui-new-level = Press 1 to 5 for the level, or Enter for level { $level } again.
tui-new-people = Press Enter for another game of two.
tui-new-close = Esc goes back to the result.

## One question a line
tui-plain-welcome = Type help for the commands.
tui-plain-turn = { $you ->
    [yes] Your turn. You are on { $space }, { $other } is on { $there }. You have { $buttons ->
        [one] 1 button
       *[other] { $buttons } buttons
    }, income { $income }, { $empty } empty squares.
   *[no] { $who }: your turn. You are on { $space }, { $other } is on { $there }. You have { $buttons ->
        [one] 1 button
       *[other] { $buttons } buttons
    }, income { $income }, { $empty } empty squares.
}
tui-plain-offer = { $place }: patch { $id }, { $patch }. { $price } { $note }.
tui-plain-leather = { $who }: lay a leather patch. Say leather and a free square, like leather { $example }.
tui-plain-stuck = This turn could not be saved. Make room, then type retry.
tui-plain-spots-none = Held { $hold }, the { $patch } fits nowhere.
tui-plain-spots = Held { $hold }, the { $patch } fits with the top left of its box on: { $spots }
tui-plain-spots-usage = Say which patch, and how it is held if you like: spots { $id } r0. r0 to r3 are quarter turns, f0 to f3 the same flipped.
tui-plain-legal = Legal now: { $examples }.
tui-plain-unknown = "{ $text }" is no command here.
tui-plain-form = Say take, a patch, how it is held (r0 to r3, flipped f0 to f3) and a square: take { $id } f2 c4. Or leather and a square: leather e5.
tui-plain-no-rule = There is no rule { $id }. Some rules: { $known }.
tui-plain-rules-usage = Say which rule: rules automa.afford. All of them: automa rules patchwork
tui-plain-board = { $who }, rows 1 to 9 from the top, columns a to i. A letter is a patch, * is leather, a full stop is empty.
tui-plain-ring = The ring, clockwise from the pawn:
tui-plain-ring-line = { $place }: patch { $id }, { $line }
tui-plain-score = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $parts }.
tui-plain-part = { $what } { $points }
tui-plain-level = Level { $level } { $name }: { $person } to { $automa }, { $won ->
    [yes] won
   *[no] lost
}.
tui-plain-cards-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
} in the deck.
tui-plain-kept = { $place } { $value }, kept
tui-plain-fallen = { $place } { $value }, out
tui-plain-row = { $question }: { $cells }. Rule { $rule }.
tui-plain-row-note = { $question }: { $note } Rule { $rule }.
tui-plain-candidates = Candidates: { $candidates }.
tui-plain-over = The game is over. Type score, board, why, log, undo or quit.
tui-plain-help =
    advance: move in front of the other token, 1 button a space.
    take 31 f2 c4: take patch 31, held flipped and turned twice, the top left of its box on c4.
    leather e5: lay a leather patch on e5.
    spots 31: all ways to hold patch 31. spots 31 f2: where it fits, held like this.
    look: whose turn it is and what can be taken. board, ring, score, cards, log: look at these.
    why: why the Automa did what it did last. rules ID: a rule in full.
    hint: the best options, how good and how sure. undo, redo: take back, do again.
    save: where the game is saved. quit: leave; the game is saved already.

## The browser app: frame, home, setup, history, rules
web-home = Home
web-tagline = The opponent in the box. Play it, and ask it why.
web-skip = Skip to the content
web-back = Back
web-menu = Menu
web-problem = That did not work.
web-not-found = There is nothing at this address. It may have been deleted.
web-conflict = Another device was first. Look at the table and decide again.
web-too-many = There are too many tables. Delete some first.
web-too-many-listeners = Too many devices follow this table or this server. Close some of them.
web-bad = This cannot be read.
web-illegal = The rules do not allow this. Nothing has changed.
web-refused = This is not possible now. Nothing has changed.
web-broken = The server cannot do this now. What was decided before is safe. Try again in a moment.
web-go-on = Go on
web-no-games = No games yet. Start one below.
web-new-game = New game
web-look-up = Look up
web-rules = Rules
web-all-rules = All rules
web-cards = Cards
web-patches = Patches
web-about = About
web-automas-turn = Automa's turn
web-your-turn = Your turn
web-result = { $a } to { $b }
web-won = You won { $a } to { $b }
web-lost = Automa won { $b } to { $a }
web-older = { $count ->
    [one] 1 older game
   *[other] { $count } older games
}
web-at-the-table = At the table
web-on-screen = On screen
web-space-of = space { $space } of 53
web-patchwork-pitch = Sew a quilt. About 20 minutes.
web-screen = Screen
web-table = Table
web-import = Bring a save
web-import-help = Paste the text of a save.
web-import-go = Open it
web-settings = Settings
web-language = Language
web-language-en = English
web-language-de = Deutsch
web-theme = Theme
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-text-small = Small
web-text-usual = Usual
web-text-large = Large
web-apply = Apply
web-set-up = Set up { $game }
web-set-up-help = Good as it is. Change what you like.
web-where = Where do you play?
web-which = Which game?
web-seed = Seed
web-seed-help = Same seed, same ring and same cards. Share it.
web-name = Name
web-name-help = What to call this table. May stay empty.
web-start = Start
web-table-detail = seed { $seed } · move { $move }
web-history = History
web-history-empty = Nothing has happened yet.
web-revealed = something new was revealed
web-look = Look
web-from-start = From the start
web-position-after = { $count ->
    [0] At the start
    [one] After 1 decision
   *[other] After { $count } decisions
}
web-earlier = Earlier
web-later = Later
web-rewind-here = Go on from here
web-rewind-revealed = Something was revealed after this. You would play with that knowledge, and the log will say so.
web-search = Search the rules
web-search-go = Search
web-nothing-found = Nothing found. Try another word.
web-option = option
web-certainty-printed = printed
web-certainty-derived = follows from the rules
web-certainty-reading = our reading
web-certainty-guess = a guess
web-patch-facts = costs { $cost }, time { $time }, income { $buttons }
web-about-what = automa plays the Automa of modern board games by its printed cards, on screen or beside your real board, and says why it does what it does.
web-about-saved = Every decision is on disk before it is answered. Nothing leaves this machine.
web-about-names = The names of the games belong to their owners. This program is not connected with them, and nothing of their art or text is in here.
web-about-licence = Free software, MIT or Apache-2.0, at your choice.
web-about-api = For programs: the API, described as OpenAPI.

## Options of a game, as the setup page says them
opt-opponent = Opponent
opt-opponent-automa = Automa
opt-opponent-automa-means = The card-driven opponent.
opt-opponent-person = A person
opt-opponent-person-means = Two people at this screen. The Automa's options do not matter then.
opt-level = Level
opt-level-help = What counts for the Automa, and where it gets the special tile.
opt-level-1 = I · Intern
opt-level-1-means = Only the special tile counts for it. Tile at 52.
opt-level-2 = II · Apprentice
opt-level-2-means = Tile and collected buttons count. Tile at 44.
opt-level-3 = III · Fellow
opt-level-3-means = Also 1 point for each patch with buttons. Tile at 41.
opt-level-4 = IV · Master
opt-level-4-means = Tile, buttons, and every printed button. Tile at 38.
opt-level-5 = V · Legend
opt-level-5-means = Everything counts. Tile at 35.
opt-deck = Deck
opt-deck-help = Twelve cards. Two stay hidden until the reshuffle.
opt-deck-normal = Normal
opt-deck-normal-means = You do not know its next budget.
opt-deck-tactical = Tactical
opt-deck-tactical-means = You see its next budget.
opt-edition = Time board
opt-edition-help = Look at your time board: one leather patch moved.
opt-edition-revised = Revised
opt-edition-revised-means = Leather at 26, 32, 38, 44, 50.
opt-edition-original = Original
opt-edition-original-means = Leather at 20, 26, 32, 44, 50.
opt-leather = Leather patches and the Automa
opt-leather-help = The printed rules are silent. This is our reading, and the other one.
opt-leather-taken = It takes them
opt-leather-taken-means = A leather patch that it reaches first is out of the game.
opt-leather-left = It leaves them
opt-leather-left-means = They stay for you.
opt-first = Who starts
opt-first-help = Between two people. Against the Automa you always start.
opt-first-1 = The first seat
opt-first-1-means = The usual order.
opt-first-2 = The second seat
opt-first-2-means = Whoever last used a needle.
opt-cards = Cards
opt-cards-program = From the program
opt-cards-program-means = It draws and shuffles.
opt-cards-own = Your own deck
opt-cards-own-means = You draw, and say which card.
opt-ring = The ring
opt-ring-dealt = Dealt here
opt-ring-dealt-means = The program shows the order; you lay it out.
opt-ring-entered = You enter it
opt-ring-entered-means = Patch by patch, clockwise from the pawn.
opt-ring-next-three = Only the next three
opt-ring-next-three-means = You say them when the Automa is due.

## ---------------------------------------------------------------- the page where Patchwork is played
## The one thing to do
play-todo-choose = { $you ->
    [yes] Your turn. Take or advance.
   *[no] { $who }: take or advance.
}
play-todo-place = { $you ->
    [yes] Your turn. Place the patch.
   *[no] { $who }: place the patch.
}
play-todo-advance = { $you ->
    [yes] Your turn. Advance.
   *[no] { $who }: advance.
}
play-todo-leather = { $you ->
    [yes] Lay the leather patch.
   *[no] { $who }: lay the leather patch.
}
play-todo-leathers = { $you ->
    [yes] Lay the leather patches.
   *[no] { $who }: lay the leather patches.
}
play-todo-automa = The Automa moves.
play-first-move = The game begins. You start.

play-detail-automa = Level { $level } · seed { $seed } · move { $move }
play-detail-people = Two people · seed { $seed } · move { $move }
play-more-options = More options
play-new-seed = New

## Numbers and their names
play-offers = Next three patches
play-cost = to pay
play-time = spaces to move
play-income = income
play-buttons = buttons
play-empty = empty squares
play-patches = patches
play-collected = collected buttons
play-with-buttons = patches with buttons
play-printed = printed buttons
play-tile = special tile
play-short = { $short ->
    [one] 1 button short
   *[other] { $short } buttons short
}
play-no-room = no room for it
play-ring-empty = No patch is left. Advance.
play-quilt = { $you ->
    [yes] Your quilt
   *[no] { $who }: quilt
}
play-quilt-empty = { $empty ->
    [one] 1 square empty
   *[other] { $empty } squares empty
}
play-skip-squares = Skip the squares

## Acts and tools. The button says what will happen.
play-acts = What you can do
play-take = Take
play-take-means = pay { $cost } · move to { $to }
play-take-choose = choose a patch
play-take-not = not like this
play-advance = Advance
play-advance-means = { $spaces ->
    [one] 1 space, +1
   *[other] { $spaces } spaces, +{ $spaces }
}
play-lay = Lay it
play-on-square = on { $at }
play-choose-square = choose a square
play-automa-go = Automa moves
play-rotate = Rotate
play-flip = Flip
play-next-spot = Next
play-undo = Undo
play-redo = Redo
play-hint = Hint
play-move-it = Move the patch
play-left = Left
play-right = Right
play-up = Up
play-down = Down
play-put-back = Put back

## What would come of it
play-if-take = If you take it
play-if-advance = If you advance
play-if-lay = If you lay it there
play-pay = pay { $cost }, keep { $left }
play-gain = { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}
play-move = { $spaces ->
    [one] 1 space, to { $to }
   *[other] { $spaces } spaces, to { $to }
}
play-gets-income = { $buttons ->
    [0] no income at { $mark } yet
   *[other] income +{ $buttons } at { $mark }
}
play-gets-leather = a leather patch at { $mark }
play-lays = leather on { $at }
play-leather-lost = no room for the leather patch
play-gets-tile = the special tile, { $points } points
play-gets-home = the final space
play-gets-over = and the game is over
play-then-leather = then lay the leather patch
play-then-again = then move again
play-then-other = { $you ->
    [yes] then you move, from { $space }
   *[no] then { $who } moves, from { $space }
}

## What is wrong, and what would be legal
play-waiting = Automa is choosing.
play-offline = No answer from automa. Nothing was changed. Try again.
play-conflict = Another device was first.
play-conflict-do = This is the table now. Decide again.
play-covers = It covers the { $what }.
play-leather-patch = leather patch
play-off-board = It would leave the board.
play-covered = This square is covered.
play-not-legal = This is not legal.
play-fits = { $fits ->
    [0] Held like this it fits nowhere. Turn it, flip it, or pick another patch.
    [one] Held like this it fits in 1 place.
   *[other] Held like this it fits in { $fits } places.
}
play-free = { $free ->
    [one] 1 square is free.
   *[other] { $free } squares are free.
}
play-short-do = The { $patch } costs { $cost }, you have { $have }. You can advance: +{ $gain }.
play-no-room-do = Pick another patch, or advance.

## Hint
play-hint-says = A hint.
play-hint-take = The { $patch } covers { $cells } squares with { $buttons ->
    [0] no buttons
    [one] 1 button
   *[other] { $buttons } buttons
}, for { $cost } and { $time ->
    [one] 1 space
   *[other] { $time } spaces
}. Here it leaves few gaps.
play-hint-advance = Advance. No patch in reach is worth its price now.
play-hint-leather = { $at } closes the most edges.

## The Automa
play-level-1 = Intern
play-level-2 = Apprentice
play-level-3 = Fellow
play-level-4 = Master
play-level-5 = Legend
play-automa-title = Automa, level { $level } { $name }
play-no-card-yet = It has not drawn a card yet.
play-card = Card { $number }
play-to-spend = to spend
play-each-mark = each income
play-no-filters = No filters.
play-decided = decided
play-cards-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
play-next-back = next: { $budget } to spend
play-points-so-far = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
play-tile-at = at { $space }
play-tile-has = its own
play-tile-yours = yours
play-why = Why?
play-look = Look
play-why-this = Why this one?
play-why-position = Look at this position
play-why-caption = Candidates and filters
play-why-not-needed = Not needed:
play-why-out = already out
play-why-kept = kept
play-why-fell = out
play-why-taken = Taken
play-discards = { $count ->
    [0] No cards face up
    [one] 1 card face up
   *[other] { $count } cards face up
}
play-discards-none = The deck was just shuffled, or nothing was drawn yet.
play-all-cards = All cards

## Log, ring, menu
play-log = Log
play-log-empty = Nothing has happened yet.
play-log-all = All { $count } moves
play-revealed = a card was revealed
play-ring = Behind these three, in order
play-ring-none = Nothing lies behind these.
play-close = Close
play-join = Join with another device
play-join-how = Open this address there. Both see the same table, and both can move.
play-join-network = It works on this machine; in your network, too, if automa was started with --address and you use the link that it printed.
play-rename = Rename
play-rename-do = Rename it
play-export = Save as a file
play-save = Save
play-picture = Picture
play-delete = Delete
play-delete-sure = Delete { $name }? It cannot be brought back.
play-delete-do = Delete it
play-keep = Keep it
play-keys = Keys: 1 2 3 patch, arrows move, R rotate, F flip, N next spot, Enter take, A advance, U undo, H hint, ? why, Esc put back.

## The result
play-score = Points
play-score-buttons = Buttons
play-score-empty = Empty squares
play-score-times = { $count } × { $each }
play-score-with-buttons = Patches with buttons
play-score-printed = Printed buttons
play-score-tile = Special tile
play-levels = This game under all five levels
play-levels-key = Bar: Automa. Line: you, { $you }. Same moves, other scoring.
play-won = won
play-lost = lost
play-chart = Points if the game had ended there, by space
play-news-lower = At level { $level } you would have won by { $by }.
play-news-short = { $by ->
    [0] As many points: only the final space decided.
    [one] 1 point was missing.
   *[other] { $by } points were missing.
}
play-news-higher = At level { $level } you would have won, too, by { $by }.
play-news-next = At level { $level } it would have been { $by } ahead. Try it.
play-news-top = No level is harder than this one.
play-again = Play again
play-again-means = same options, new seed
play-look-back = Look back

## ---------------------------------------------------------------- the companion at a real table
## What the Automa does: one headline, then what to do with your hands
co-takes = Automa takes this patch: the { $place } from the pawn, { $patch }.
co-passes = Automa passes.
co-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
co-step-pawn = Put the pawn in its gap.
co-step-pawn-stays = The pawn stays where it is.
co-step-move = Move its token { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $to }{ $top ->
    [yes] , on top of yours
   *[no] { "" }
}.
co-step-gain = It gains { $gain ->
    [one] 1 button
   *[other] { $gain } buttons
}, now { $now }.
co-step-no-gain = It crosses an income mark, but this card brings nothing.
co-step-leather = Take the leather patch at { $mark } out of the game.
co-step-tile = Give it the special tile: its token has reached { $marker }.
co-step-again = It moves again.
co-step-shuffle = Shuffle all its cards into a new draw pile.
co-step-shuffled = Its deck was empty: all its cards are shuffled anew.
co-step-your-leather = Take the leather patch at { $mark } and lay it on your board.

## Its things in a few words
co-chip-buttons = { $buttons } collected
co-chip-with-buttons = { $count ->
    [one] 1 patch with buttons
   *[other] { $count } patches with buttons
}
co-chip-printed = { $count } printed
co-chip-tile = special tile
co-chip-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What happened, one line
co-ring-entered = The ring: { $told }.
co-next-told = Next: { $told }.
co-you-advanced = You advance to { $to }.
co-you-took = You take the { $patch }, to { $to }.
co-your-leather = You get the leather patch at { $mark }.
co-automa-took = Card { $card }. Automa takes the { $patch }, to { $to }.
co-automa-passed = Card { $card }. Automa passes, to { $to }.
co-automa-gained = +{ $gain }, now { $now }.
co-automa-leather = The leather patch at { $mark } is out of the game.
co-automa-tile = It gets the special tile.
co-reshuffled = Its deck is shuffled anew.
co-reshuffled-by-you = Shuffle all its cards into a new draw pile.
co-covered = You covered 7x7: the special tile is yours.
co-covered-late = You covered 7x7. The Automa has the special tile already; on other levels it may be yours.
co-home-you = You reach the final space{ $first ->
    [yes] { " " }first
   *[no] { "" }
}.
co-home-automa = Automa reaches the final space{ $first ->
    [yes] { " " }first
   *[no] { "" }
}.
co-tile-moved = The special tile: { $holder ->
    [you] you have it.
    [automa] the Automa has it.
   *[open] nobody has it.
}
co-told = You have { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
} and { $empty ->
    [one] 1 empty square
   *[other] { $empty } empty squares
}.
co-over-won = You win { $you } to { $automa }.
co-over-lost = The Automa wins { $automa } to { $you }.
co-over-won-tie = { $you } to { $automa }: you win, for you reached the final space first.
co-over-lost-tie = { $automa } to { $you }: the Automa wins, reaching the final space first.
co-level = Level { $level } { $name }: { $person } to { $automa }, { $won ->
    [yes] won
   *[no] lost
}{ $tile ->
    [you] , the tile is yours
    [automa] , the tile is the Automa's
   *[open] { "" }
}.
co-score = Automa: { $points ->
    [one] 1 point
   *[other] { $points } points
} on level { $level }.
co-score-you = You, by what you told: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## A fact set right
co-fixed-you-space = Your token is on { $space }.
co-fixed-automa-space = The Automa's token is on { $space }.
co-fixed-on-top-you = Your token lies on top.
co-fixed-on-top-automa = The Automa's token lies on top.
co-fixed-buttons = The Automa has { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}.
co-fixed-heap = The Automa has { $patches ->
    [one] 1 patch
   *[other] { $patches } patches
}, { $with } with buttons, { $printed } printed.
co-fixed-tile-open = Nobody has the special tile.
co-fixed-tile-you = You have the special tile.
co-fixed-tile-automa = The Automa has the special tile.
co-fixed-next = Next: { $told }.
co-fixed-ring = The ring: { $told }.
co-fixed-gone = Gone: { $told }.
co-fixed-back = Back in the ring: { $told }.
co-fixed-seen = Cards face up: { $cards }.
co-fixed-aside = { $count ->
    [0] No cards lie aside.
   *[other] { $count } cards lie aside unseen.
}
co-fixed-leather = Leather patches at: { $marks }.
co-none = none

## What it waits for
co-wait-ring = Enter the ring, clockwise from the pawn: { $missing ->
    [one] 1 patch
   *[other] { $missing } patches
} to go. The last ones follow by themselves.
co-wait-turn = Your turn. Did you advance to { $to }, or take { $next }?
co-wait-turn-open = Your turn. Did you advance to { $to }, or which patch did you take?
co-wait-turn-none = Your turn. The ring is empty: advance to { $to }.
co-wait-next = The Automa is due. Which { $missing ->
    [one] patch comes next
   *[other] { $missing } patches come next
} from the pawn?
co-wait-next-after = The Automa is due. Which { $missing ->
    [one] patch comes
   *[other] { $missing } patches come
} after { $known }?
co-wait-automa = The Automa is due.
co-wait-automa-back = The Automa is due. It may spend { $budget }.
co-wait-card = The Automa is due. Draw a card: which one?
co-wait-result = The end. How many buttons and empty squares do you have? By what you told: { $buttons } and { $empty }.
co-wait-result-unsure = The end. How many buttons and empty squares do you have?
co-wait-over = The game is over.
co-say-ring = ring { $example }
co-say-turn = you advance, or you take { $example }
co-say-advance = you advance
co-say-next = next { $example }
co-say-automa = automa
co-say-card = card { $example }
co-say-result = result { $example }
co-say-over = score, why, undo or quit

## What is taken for granted
co-assume-ring-dealt = The ring lies as dealt.
co-assume-ring-entered = The ring lies as you entered it.
co-assume-ring-fixed = The ring lies as you set it right.
co-assume-ring-unknown = { $known ->
    [0] The order of the ring is not known.
    [one] Of the ring only the next patch is known.
   *[other] Of the ring only the next { $known } patches are known.
}
co-assume-not-covered = You have not covered 7x7. Say tile when you do.
co-assume-covered-at = You covered 7x7 when the Automa was on { $space }.
co-assume-aside = The { $cards } cards set aside are unknown.
co-assume-leather-taken = The Automa takes leather patches that it reaches, and they are out of the game.
co-assume-leather-left = The Automa leaves leather patches for you.
co-assume-on-top-you = Your token lies on top of the Automa's.
co-assume-on-top-automa = The Automa's token lies on top of yours.
co-assume-unsure = Your own buttons and squares were not told completely.

## Doubtful, but accepted
co-warn-few-squares = By what you told, you have covered { $squares } squares: too few for 7x7. Undo if that was a slip.
co-warn-far-apart = The tokens are { $spaces } spaces apart, further than any move leads. Check both.
co-warn-moved-back-you = Your token went back. Check it.
co-warn-moved-back-automa = The Automa's token went back. Check it.
co-warn-many-buttons = Its cards can have brought it { $most } at most. Check its buttons.
co-warn-many-patches = Only { $gone } patches have left the ring. Check its heap.
co-warn-ring-order = These patches did not lie side by side. The others keep their order behind them; say fix ring if not.
co-warn-place-guessed = It is put just behind the pawn. Say fix ring if it lies elsewhere.
co-warn-ring-other = The ring has other patches than before. Check the Automa's heap.
co-warn-cover-time = It is not known when you covered 7x7, so the other levels are a guess.
co-warn-differs = By what you told it would be { $buttons } buttons and { $empty } empty squares. What you say counts.

## Cannot be
co-no-over = The game is over. Undo first.
co-no-waiting = Not now. { $wanted } Say: { $say }.
co-no-reach = The { $patch } ({ $id }) is not among the next three: { $next }. If it is, say fix next with what lies there.
co-no-patch = There is no patch { $id }. They have the numbers 0 to 32.
co-no-gone = The { $patch } ({ $id }) has left the ring. If it lies there, say fix back { $id }.
co-no-in-ring = The { $patch } ({ $id }) is in the ring.
co-no-twice = The { $patch } ({ $id }) comes twice. Each patch is there once.
co-no-count = You said { $said ->
    [0] no patch
    [one] 1 patch
   *[other] { $said } patches
}. Say { $wanted ->
    [one] 1
   *[other] up to { $wanted }
}.
co-no-start-last = The pawn starts just past the { $patch } ({ $id }), so that one comes last.
co-no-next-known = The { $known } comes there, not the { $said }. If that is wrong, say fix next.
co-no-deck = Card { $card } is not in this deck.
co-no-seen = Card { $card } lies face up already. If it does not, say fix seen with those that do.
co-no-card-left = No card would be left to draw. With { $aside } aside, at most { $most } can lie face up.
co-no-aside = Two cards lie aside at first, and none after a shuffle. Say fix aside 2 or fix aside 0.
co-no-covered = You said before that you covered 7x7. If you did not, say fix tile open.
co-no-space = There is no space { $space }. They go from 0 to 53.
co-no-shared = The tokens share no space, so neither lies on top. Fix a space first.
co-no-before-marker = The Automa is on { $space }, and its marker on { $marker }: it cannot have the tile. Fix its space first.
co-no-behind-marker = The Automa is on { $space }, and its marker on { $marker }: somebody has the tile. Fix its space first.
co-no-heap = No heap has these numbers. The box has { $patches } patches, { $with } of them with buttons, { $printed } printed buttons.
co-no-leather = This board has no leather patch at { $mark }.
co-no-leather-passed = A token has passed the leather patch at { $mark }, so it is gone. Fix the token's space first.
co-no-much = At most 999 buttons and 81 empty squares.

## The terminal
co-title = Patchwork at the table. Automa level { $level } { $name }, marker on { $marker }. Seed { $seed }.
co-welcome = Say what you do, one line each. help lists the commands.
co-lay-ring = Lay the ring clockwise from the pawn: { $ring }.
co-lay-aside = Leave its cards in the box: the program draws.
co-lay-own = Shuffle its deck and put two cards aside unseen.
co-saved-at = Everything is saved in { $path }
co-resume = Saved. Continue with: automa companion { $game } --load { $path }
co-undone = Taken back: { $line }
co-undone-revealed = Taken back: { $line }. You know its card now.
co-redone = Done again: { $line }
co-nothing-to-undo = There is nothing to take back.
co-nothing-to-redo = There is nothing to do again.
co-no-history = Nothing was said yet.
co-no-why = The Automa has not moved yet.
co-unknown = { $text } is nothing I know here.
co-expected = Expected { $expected }.
co-not-text = That line is not text.
co-too-long = That line is too long.
co-empty = That line is empty.
co-save-trouble = Not saved, so not done: { $error }
co-say = Say: { $say }.
co-needs-no-telling = What you own and pay is your own business: it needs no telling.
co-no-part = Nothing of this line was done. At { $part }: { $why }
co-help =
    you advance: you moved in front of the Automa.
    you take 31: you took patch 31; also you take 2nd, or the patch by its name.
    automa: the Automa takes its turn. With your own deck: card 7.
    next 4 12 31: the next patches from the pawn. ring 5 7 9: the ring, clockwise from the pawn.
    tile: you covered 7x7. Say it before the Automa moves.
    result 14 5: at the end, your buttons and empty squares.
    fix: something is different on the table. fix you-space 20, fix automa-space 23, fix on-top automa,
      fix automa-buttons 7, fix automa-heap 5 3 6, fix tile you, fix next 4 12 31, fix ring 5 7 9, fix gone 4, fix back 4,
      fix seen 3 7, fix aside 0, fix leather-on 38 44.
    why: why it did that. score, assume, history, look: look at these. undo, redo: take back, do again.
    save: where it is saved. quit: leave; everything is saved already.

## ---------------------------------------------------------------- the companion in the browser
table-detail = At the table · level { $level } · { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
table-before = Before the game
table-the-end = The end

## What to do with one's hands
table-takes = Automa takes this patch.
table-passes = Automa passes.
table-which = the { $place } from the pawn: { $patch }
table-this = is taken
table-card = card { $number }
table-pawn = pawn
table-from-to = From { $from } to { $to }
table-why-pass = Why does it pass?
table-tokens = You on { $you }, Automa on { $automa }

## What it waits for
table-ask-ring = Tap the ring, clockwise.
table-ask-turn = What did you do?
table-ask-next = Which patch is { $place }?
table-ask-automa = Draw its card.
table-ask-card = Which card did you draw?
table-ask-result = What do you have?
table-advanced = Advanced
table-advanced-to = to { $to } · { $spaces ->
    [one] 1 button
   *[other] { $spaces } buttons
}
table-took = Took { $place }
table-or-took = Or took a patch:
table-covered = I covered 7×7
table-draw = Draw its card
table-draw-means = and do what it says
table-next = Next
table-moves-again = Automa moves again
table-cards-left = { $left ->
    [one] 1 card is left.
   *[other] { $left } cards are left.
}
table-card-help = Turn its top card over, then tap the same one here.
table-next-help = The Automa looks at the next three from the pawn, clockwise. Tap them in order.
table-ring-help = The pawn starts just past the { $start }. Tap the patch that comes first, then the others in order.
table-ring-next = Now the patch on place { $place }. { $missing ->
    [one] 1 tap
   *[other] { $missing } taps
} to go.
table-ring-progress = { $known } of 33
table-sizes = Jump to patches by size
table-squares = squares
table-of-squares = { $cells } squares
table-result-help = Count your buttons and the empty squares of your board.
table-result-reckoned = This is what follows from what you told. Correct it if the table says otherwise.
table-your-buttons = Your buttons
table-your-empty = Empty squares
table-count = Count the points
table-same-options = with the same options

## Laying out the ring
table-lay = Lay out the ring.
table-lay-help = Clockwise around the time board, in this order. The pawn stands before number 1.
table-the-ring = The ring
table-ring-now = Clockwise from the pawn, as the program knows it.
table-ring-rest = The order behind these is not known.
table-ring-says = The ring, clockwise from the pawn
table-done = Done
table-you-start = You start
table-back = Back
table-back-means = to the table

## Around it
table-more = Time board and points
table-assumes = What it assumes
table-last = Last:
table-undone = { $count ->
    [one] Taken back.
   *[other] { $count } steps taken back.
}
table-redo = Do it again
table-unreadable = This cannot be read. Use whole numbers, and patches by number or name.
table-keys = Keys: 1 2 3 took a patch, A advanced, Enter next, 7 covered 7x7, W why, U undo, Y redo, F fix.

## Setting a fact right
table-fix = Fix
table-fix-title = Set right
table-fix-help = This is what the program thinks. Where the table says otherwise, set it right, one fact at a time.
table-fixed = Set right.
table-cannot-be = That cannot be.
table-show-fact = Show it
table-set = Set
table-nobody = Nobody
table-fix-you-space = Your token is on
table-fix-automa-space = Its token is on
table-fix-on-top = Both share a space. On top lies
table-fix-buttons = Buttons it has collected
table-fix-heap = Patches it has
table-fix-tile = The special tile is with
table-fix-next = The next three from the pawn
table-fix-leather = Leather patches still on the time board
table-fix-cards = Its cards
table-fix-cards-help = These lie face up on its discard pile. Where the program draws, the others are shuffled anew.
table-fix-aside = Cards that lie aside unseen:
table-aside-two = Two, as at the start
table-aside-none = None, as after a shuffle
table-fix-ring = The ring
table-fix-gone = This patch is gone
table-fix-back = This patch is there after all
table-fix-whole = The whole ring
table-fix-whole-help = All patches that are left, clockwise from the pawn, by number or name. All others count as gone.
table-patch-option = { $name }: { $cells } squares, { $cost } and { $time }

## ---------------------------------------------------------------- Terra Mystica on the pages
web-terra-mystica-pitch = Shape the land, build, lead the cults. For 2 to 5, people and Automas.
terra-setup = Setup
terra-round = Round { $round } of 6
terra-over = Game over
terra-map = The map
terra-whole-map = Whole map
terra-hex = Hex
terra-hex-show = Show
terra-hex-leave = Leave this hex
terra-nothing-there = Nothing can be done there now.
terra-costs-nothing = costs nothing
terra-would-offer = { $who }: { $power } power on offer
terra-choose = Choose
terra-choose-hex = tap on a hex
terra-choose-turn = tap on a hex, or open a group
terra-choose-part = see above
terra-log-short = History
terra-first-move = The game begins.
terra-no-card-yet = It has not moved yet.
terra-hint = { $what }.
terra-passed = passed
terra-keys = Keys: 1 to 6 open the groups, Enter does what the large button says, D ends the turn, Escape leaves a hex, U undo, Y redo, H hint, L history, ? why.
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
terra-candidates = Candidates
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
opt-seats-2-means = A small table.
opt-seats-3 = Three
opt-seats-3-means = More neighbours, more power.
opt-seats-4 = Four
opt-seats-4-means = The board gets crowded.
opt-seats-5 = Five
opt-seats-5-means = As full as it can be.
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
terra-faction-choose = chosen at the start
terra-faction-random = drawn
opt-factions-place = Player { $number }
opt-automa-factions-place = Automa { $number }

## ---------------------------------------------------------------- Terra Mystica at a real table
## Terra Mystica at the table: what it waits for
tc-wait-faction = { $who }: which faction do you play?
tc-wait-colour = { $who }: which terrain did you choose?
tc-wait-first-favour = { $who }: which favour tile did you take before the game?
tc-wait-dwelling = { $who }: where did you put your dwelling?
tc-wait-bonus-card = { $who }: which bonus card did you take?
tc-wait-turn = { $who }: what did you do?
tc-wait-more = { $who }: anything else? If not, the next one goes on.
tc-wait-spades = { $who }: which hexes did you change with the spades of the cult bonus?
tc-wait-power = { $who }: did you take the { $power } power of { $from }?
tc-wait-automa = { $who } is due.
tc-wait-card-tie = { $who } has a tie. Shuffle all its decision cards and reveal one: which?
tc-wait-card-bonus = { $who } takes a bonus card. Shuffle all its decision cards and reveal one: which?
tc-wait-card-first = { $who } is due. The first card of the round supports: draw it. Which one?
tc-wait-card-next = { $who } is due. Draw its next card: which one?
tc-wait-result = The end. { $who }: how many points do you have, before areas and cults?
tc-say-turn = build E7, upgrade E7 to TP, send p to fire, action ACT5 or pass BON3
tc-say-also = Several at once: action ACT6. build E7. Short: E7, E7 TP, p fire, ACT5, pass 3.
tc-say-more = automa, or what else you did
tc-say-more-card = card 7, or what else you did
tc-say-spades = dig E7 to blue, or done
tc-say-power = leech or decline
tc-say-result = result 98

## Terra Mystica at the table: what to lay out
tc-lay-board = The board: { $board }.
tc-lay-rounds = Round tiles: { $what }.
tc-lay-round = { $round } { $what }
tc-lay-final = The extra tile for the end: { $what }.
tc-lay-row = Bonus cards: { $what }.
tc-lay-automa = Automa: { $faction }, home { $home }. Cults { $cults }. It starts with { $vp } VP.
tc-lay-person = You: { $faction }, home { $home }. Cults { $cults }.
tc-lay-no-deck = Leave its decision cards in the box: the program draws.
tc-lay-deck = Shuffle its decision cards as the difficulty says, and keep the others as a reserve.
tc-lay-first-deck = Its first deck: { $cards }, and one card drawn unseen from all others.

## Terra Mystica at the table: what the Automa does, in the largest letters
tc-does = { $who } { $what }.
tc-deed-builds = builds on { $hex }
tc-deed-upgrades = upgrades { $hex }: { $structure }
tc-deed-climbs = climbs on { $cult }
tc-deed-blocks = blocks { $action }
tc-deed-bridge = builds a bridge from { $a } to { $b }
tc-deed-ships = goes up in shipping
tc-deed-nothing = puts nothing on the board
tc-cards = Card { $action } ({ $deed }), support card { $support }.
tc-card-revealed = Card { $card } was revealed.
tc-card-stops = Card { $card } has the X: it passes.
tc-card-none = Its deck is empty: it passes.
tc-chip-vp = { $who }: { $vp } VP
tc-chip-cards = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}

## Terra Mystica at the table: what to do with one's hands
tc-step-home = Its home is { $terrain } now ({ $faction }).
tc-step-terrain = Put a { $terrain } tile on { $hex }.
tc-step-built = Put a dwelling of the { $faction } on { $hex }.
tc-step-upgraded = On { $hex }, put a { $to } of the { $faction } in place of the { $from }.
tc-step-paid = Move its { $cult } marker { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} down.
tc-step-shipping = Its shipping is { $level } now.
tc-step-priest = Put one of its priests on the best free space of { $cult }.
tc-step-priest-back = Its priest for { $cult } goes back to the supply.
tc-step-cult = Move its { $cult } marker from { $from } to { $to }.
tc-step-cult-stays = Its { $cult } marker stays on { $at }.
tc-step-power = Cover { $what }: nobody uses it again this round.
tc-step-bridge = Put a bridge of the { $faction } between { $a } and { $b }.
tc-step-unlocked = It may live on { $terrain } now.
tc-step-bonus = Give it { $what }.
tc-step-bonus-exchange = Its bonus card goes back; give it { $what }.
tc-step-rebuild = Shuffle all cards of its deck with one more of the reserve.
tc-step-points = { $who }: { $vp } VP more, { $now } now.
tc-step-first-round = Take your income. Round { $round } begins: { $who } first.
tc-step-round = Take your cult bonus and your income, clear the power actions, put a coin on each bonus card in the row. Round { $round } begins: { $who } first.
tc-power = { $who }: you may take { $power } power from { $from }{ $vp ->
    [0] { "" }
   *[other] , for { $vp } VP
}.

## Terra Mystica at the table: what happened, one line
tc-did-transform = { $hex } is { $terrain } now
tc-did-send = priest to { $cult } for { $value }
tc-did-up = { $steps ->
    [one] 1 step up on { $cult }
   *[other] { $steps } steps up on { $cult }
}
tc-did-down = { $steps ->
    [one] 1 step down on { $cult }
   *[other] { $steps } steps down on { $cult }
}
tc-did-marker = { $cult } marker on { $space }
tc-did-bridge = bridge { $place }
tc-did-shipping = shipping advanced
tc-did-digging = digging advanced
tc-answer-takes = { $who } takes power: you get your reward.
tc-answer-declines = { $who } takes no power.
tc-answer-unknown = Reveal a card of its reserve and put it back: if its cult goal is crossed out, { $who } takes power and you get your reward.
tc-noted = { $who }: card { $card } supports.
tc-again = { $who } takes another turn at once.
tc-took-power = { $who } takes the power.
tc-left-power = { $who } leaves the power.
tc-spades = { $who }: { $count ->
    [one] 1 spade or step
   *[other] { $count } spades or steps
} of the cult bonus, to be used now.
tc-round-began = Round { $round } begins: { $who } first.
tc-result = { $who }: { $vp } VP, and { $places } for areas and cults: { $total } VP.
tc-over = { $winners ->
    [one] { $who } has most points.
   *[other] { $who } share most points.
}
tc-score = { $who }: { $vp } VP.

## Terra Mystica at the table: a fact set right
tc-free = free
tc-fixed-empty = { $hex } is empty.
tc-fixed-structure = On { $hex } stands a { $structure } of { $who }.
tc-fixed-terrain = { $hex } is { $terrain }.
tc-fixed-bridge = The bridge { $place } belongs to { $who }.
tc-fixed-no-bridge = There is no bridge { $place }.
tc-fixed-cult = { $who }: { $cult } marker on { $space }.
tc-fixed-priests = Priests on { $cult }, the best space first: { $list }.
tc-fixed-power = Power actions used this round: { $list }.
tc-fixed-row = Bonus cards in the row: { $list }.
tc-fixed-bonus = { $who } holds { $card }.
tc-fixed-no-bonus = { $who } holds no bonus card.
tc-fixed-round = This is round { $round }.
tc-fixed-scoring = Round tiles: { $list }.
tc-fixed-no-final = There is no extra tile for the end.
tc-fixed-order = Order of turns: { $list }.
tc-fixed-turn = It is the turn of { $who }.
tc-fixed-passed = Passed: { $list }.
tc-fixed-shipping = { $who }: shipping { $level }.
tc-fixed-carpet = { $who }: carpet range { $more } more than printed.
tc-fixed-home = { $who }: home { $terrain }.
tc-fixed-start = { $who }: started with { $terrain }.
tc-fixed-unlocked = { $who }: unlocked { $list }.
tc-fixed-drawn = { $who }: cards drawn this round: { $list }.

## Terra Mystica at the table: doubtful, but accepted
tc-warn-reach = As far as was told, { $hex } is out of reach. Undo if that was a slip.
tc-warn-top = The { $cult } marker stopped below the top. If a key was used, say: { $cult } 10.
tc-warn-no-step = The { $cult } marker was at the end already.
tc-warn-no-priest = All seven priests stand on the cult board already.
tc-warn-bridgehead = Neither end of this bridge has a structure of its owner.
tc-warn-bridges = These are more bridges than there are pieces.
tc-warn-track-ends = The track has no further level.
tc-warn-terrain = { $hex } had a terrain that cannot become this.
tc-warn-pieces = There are more of these than pieces: { $structure }.
tc-warn-row = In the row there should be { $wanted ->
    [one] 1 card
   *[other] { $wanted } cards
}.
tc-warn-card-moved = The card was held by somebody else; the two have changed cards.

## Terra Mystica at the table: cannot be
tc-no-nothing-told = Say what you did first, or done if nothing can be seen of it.
tc-no-asked = { $who } is not asked now.
tc-no-seat = Nobody sits in seat { $seat }.
tc-no-hex = This board has no such hex.
tc-no-river = { $hex } is a river: nothing stands there.
tc-no-occupied = Something stands on { $hex }. If not, say: fix { $hex } empty.
tc-no-yours = Nothing of yours stands on { $hex }. If it does, set it right with fix.
tc-no-upgrade = A { $from } is not upgraded to this: { $to }. If something else stands there, set it right with fix.
tc-no-piece = All pieces of this kind stand on the board: { $structure }.
tc-no-same-terrain = { $hex } has this terrain already.
tc-no-such-terrain = A hex becomes one of the seven terrains, or what the faction lives on.
tc-no-space-taken = The space for { $value } on { $cult } is taken. If not, set it right with fix priests.
tc-no-space = The { $cult } track has the spaces 0 to 10, and only one marker stands on 10.
tc-no-power-used = { $action } was used this round. If not, set it right with fix power.
tc-no-bridge-place = There is no place for a bridge.
tc-no-bridge-there = A bridge stands there already.
tc-no-row = { $card } does not lie in the row. If it does, set it right with fix row.
tc-no-card-wanted = Name the bonus card that you took.
tc-no-card-last = Nobody takes a bonus card in the last round.
tc-no-shift = Only Shapeshifters change their colour.
tc-no-link = Only Mermaids link towns across a river hex.
tc-no-card = There is no such card or tile.
tc-no-drawn = Card { $card } was drawn this round. If not, set it right with fix drawn.
tc-no-deck = Card { $card } cannot be in the deck of this round. If it is, set it right with fix drawn.
tc-no-deck-empty = Its deck has no card left. Let it go on without one.
tc-no-much = At most 999 points.
tc-no-range = This fact can be: { $expected }.
tc-no-yet = That can be set right once the rounds have begun.
tc-no-already = It is so already.
tc-range-priests = at most seven priests for each
tc-range-power-actions = ACT1 to ACT6
tc-range-automa-points = the points of an Automa; yours are told at the end
tc-range-rounds = rounds 1 to 6
tc-range-six-tiles = six different tiles
tc-range-shipping = shipping 0 to 5
tc-range-carpet = carpet range 0 to 3
tc-range-shapeshifters-home = one of the seven terrains, for Shapeshifters
tc-range-riverwalkers-terrains = some of the seven terrains, for Riverwalkers
tc-range-different-cards = different cards, BON1 to BON10
tc-range-held-cards = cards that nobody holds; set those right first
tc-range-as-many-cards = as many cards as lie there, while people choose
tc-range-bonus-cards = BON1 to BON10
tc-range-seats-once = each seat once
tc-range-all-seats = all seats, in their order
tc-range-not-passed = somebody who has not passed; set that right first
tc-range-start-terrain = one of the seven terrains, for a faction that chose one
tc-range-automa-cards = the cards of an Automa
tc-range-two-cards = no card, or at least the first two

## Terra Mystica: the terminal at a real table
tc-title = Terra Mystica at the table. { $seats } seats, difficulty: { $difficulty }.
tc-help =
    build E7, upgrade E7 to TP, dig E7 to blue, bridge E4:G1, advance ship, advance dig: what you did on the map.
    send p to fire, send p to fire for 2, +fire, -fire 2, fire 10: priests and steps; a marker that stands on 10.
    +FAV11, +TW5: a tile that you took, with its cult steps. action ACT5, action BON1: actions.
    pass BON3: you passed and took this card. done: your turn is over, or nothing of it can be seen.
    Several at once, as in game records: action ACT6. build E7. Burning, converting and power need no telling.
    Short: E7, E7 TP, E7 blue, E4:G1, p fire, ACT5, FAV11, ship, pass 3. Enter alone: the Automa goes on.
    automa: the Automa goes on. With your own deck: card 7, or 7. leech, decline: where it asks for that.
    result 98: at the end, your points before areas and cults.
    fix: something is different on the table. fix E7 nomads TP, fix E7 empty, fix terrain E7 blue, fix cult nomads fire 5,
      fix priests fire nomads - - -, fix power ACT1 ACT5, fix row BON1 BON2 BON3, fix bonus nomads BON4, fix vp nomads 40,
      fix round 3, fix scoring SCORE1 ..., fix order nomads witches, fix turn nomads, fix passed nomads, fix bridge E4:G1 none,
      fix shipping nomads 2, fix carpet fakirs 1, fix home shapeshifters blue, fix drawn nomads 5 2 4.
    why: why it did that. score, assume, history, look: look at these. undo, redo: take back, do again.
    save: where it is saved. quit: leave; everything is saved already.

## ---------------------------------------------------------------- Terra Mystica at a real table, in the browser
terra-co-detail = At the table · { $round } · { $difficulty }
terra-co-lay = What lies on the table
terra-co-lay-help = Lay it out like this. If your own tiles lie there, start anyway and set them right.
terra-co-keys = Keys: 1 to 5 open the groups, Enter does what the large button says, Escape leaves a hex, W why, U undo, Y redo, F fix.
terra-co-unreadable = This cannot be read. Choose from the lists, and use whole numbers.
terra-co-more = The table as it is known
terra-co-ask-faction = Which faction do you play?
terra-co-ask-colour = Which terrain?
terra-co-ask-favour = Which favour tile?
terra-co-ask-bonus = Which bonus card?
terra-co-ask-dwelling = Where is your dwelling?
terra-co-ask-more = Anything else?
terra-co-ask-spades = Where did you use the spades?
terra-co-ask-power = Did you take the power?
terra-co-ask-automa = The Automa is due.
terra-co-ask-reveal = Which card did you reveal?
terra-co-ask-first-card = Which card is the first?
terra-co-ask-result = How many points?
terra-co-result-help = As the track shows them now. { $vp } for areas and cults come on top.
terra-co-your-points = Your points
terra-co-took = I took it
terra-co-left = I left it
terra-co-shipping = Advanced shipping
terra-co-digging = Advanced digging
terra-co-tap = tap to say what you did there
terra-co-only-land = Only changed the land
terra-co-next-one = the next one goes on
terra-co-automa-next = the Automa goes on
terra-co-group-power = Power action
terra-co-group-power-help = Which one you used. What you built with it is told on the map.
terra-co-group-cults = Cults
terra-co-group-cults-help = Priests, other steps, and a marker that entered the top with a key.
terra-co-group-tiles = Favour or town tile
terra-co-group-tiles-help = The steps on the cult tracks come with it.
terra-co-group-other = Tracks, bridges and the rest
terra-co-group-other-help = If nothing of your turn can be seen, end the turn here.
terra-co-group-pass = Pass
terra-co-group-pass-help = With the card that you took.
terra-co-sum = Together
terra-co-before = Before the end
terra-co-who = Whose
terra-co-structure = Structure
terra-co-terrain = Terrain
terra-co-bridge = Bridge
terra-co-cult = Cult
terra-co-space = Space
terra-co-bonus = Bonus card
terra-co-fix-hex = What stands on a hex
terra-co-fix-empty = Nothing stands there:
terra-co-fix-terrain = Another terrain:
terra-co-fix-bridge = A bridge
terra-co-fix-cult = A marker on a cult track
terra-co-fix-priests = Priests on the cult board
terra-co-fix-power = Power actions used this round
terra-co-fix-row = Bonus cards in the row, from the left
terra-co-fix-order = Order of turns
terra-co-fix-turn = Whose turn
terra-co-fix-passed = Passed, in this order:
terra-co-fix-round = Round
terra-co-fix-tiles = Round tiles
terra-co-fix-final = For the end
terra-co-fix-shipping = Shipping
terra-co-fix-vp = Points
terra-co-fix-carpet = Carpet range beyond the printed one
terra-co-fix-home = Home
terra-co-fix-start = Starting colour
terra-co-fix-unlocked = Terrains that are unlocked:
terra-co-fix-drawn = Cards drawn this round, in order

## Hints: what a player that thinks says about the best options
decimal-point = .
hint-figures = { $points } points (± { $margin }), wins { $win } % ({ $low } to { $high } %), { $share } % of the tries
hint-about = From { $games } games played out on imagined cards. The ranges say how much chance is left in these figures, not how well you play on.
hint-line = Then probably: { $line }
hint-best = The best options
hint-do = Do it
hint-let-one = Let the program decide this
hint-let-rest = Let the program play on to the end
hint-let-done = Played by the program: { $what }.
hint-let-nobody = Nothing waits for a decision at this keyboard.
hint-let-on = From now on { $player } decides for this seat. Type: let person, to take it back.
hint-let-back = You decide again.
hint-let-help = let: the program decides this one. let greedy, let mcts:iterations=5000: this player does. let greedy on: from now on. let person: you again.

## ---------------------------------------------------------------- The lab

lab-report-head = { $game }: { $cells ->
    [one] one combination
   *[other] { $cells } combinations
  } of settings and players, { $games ->
    [one] one game
   *[other] { $games } games
  } in all, seeds from { $seed } on.
lab-report-paired = The n-th game has the same seed everywhere, so combinations are compared game by game.
lab-report-unpaired = Every combination has seeds of its own.
lab-report-incomplete = Not all games are played yet.
lab-report-remake = The same command gives the same figures anywhere:
lab-report-many = The plots show the first { $shown } combinations; the table shows all.
lab-report-wins = Wins of the first seat
lab-report-wins-means = The share of games that the first seat won, alone or with others. The line is the interval that holds the true share with 95 % confidence.
lab-report-table = All figures
lab-report-cell = Combination
lab-report-col-games = Games
lab-report-col-wins = Wins
lab-report-col-mean = Mean points
lab-report-col-median = Median
lab-report-col-other = Best other
lab-report-col-margin = Lead
lab-report-intervals = In brackets: 95 % intervals, for wins by Wilson, for means by bootstrap.
lab-report-scores = Points
lab-report-scores-means = How often each number of points was seen. The line is the median; the three numbers are the points that 5, 50 and 95 of a hundred games do not exceed.
lab-report-seat = Seat { $seat }: { $who }
lab-role-person = the player
lab-role-automa = the Automa
lab-role-shadow-empire = the Shadow Empire
lab-report-pairs = One thing changed
lab-report-pairs-means = Two combinations that differ in one thing, with the same seeds: how much the second is above the first.
lab-report-pairs-apart = Two combinations that differ in one thing: how much the second is above the first.
lab-report-pairs-wins = Wins of the first seat, in percent of all games
lab-report-pairs-margin = Lead of the first seat, in points
lab-report-cards = What the Automa's cards do
lab-report-cards-means = Games in which a card lay in the upper third of the Automa's first deck, against all others. The deck is shuffled, so nothing but the card can make the difference.
lab-report-card = Card { $card }
lab-report-cards-score = Points of the Automa
lab-report-cards-wins = Wins of the first seat, in percent of all games
lab-report-games = Games to look at
lab-report-games-means = The extremes of every combination. Each can be played again, decision by decision.
lab-report-odd = seed { $seed }, { $scores }, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }.
lab-report-open = Open
lab-odd-fastest = Shortest
lab-odd-longest = Longest
lab-odd-highest = Most points
lab-odd-clearest = Clearest win
lab-odd-worst = Clearest defeat
lab-odd-strangest = Strangest
lab-title = Laboratory
lab-what = How hard is each level? Many seeded games, played by programs, with figures that say how sure they are.
lab-progress = { $done } of { $most } games
lab-line-wins = wins of seat 1 (with 95 % confidence { $from } to { $to }; { $games } games),
lab-line-points = { $mean } points
lab-line-other = against { $mean }
lab-stop = Stop
lab-done = The experiment is done.
lab-stopped = Stopped before the end.
lab-open-report = Open the report
lab-next = The next experiment
lab-form-help = A list of values makes a grid; the n-th game has the same seed everywhere.
lab-limits = Here at most { $games } games, { $cells } combinations and { $minutes } minutes; the command line knows no such limits.
lab-examples = Examples
lab-start = Start
