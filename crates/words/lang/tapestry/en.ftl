## Tapestry: names

ta-seat-player = Player { $number }
ta-seat-automa = Automa
ta-seat-you = You
ta-seat-shadow = Shadow Empire
ta-track-exploration = Exploration
ta-track-technology = Technology
ta-track-science = Science
ta-track-military = Military
ta-track-arts = Arts
ta-track-any = any track
ta-track-that = that track
ta-track-other = another track
ta-track-leading = no token is ahead of yours
ta-track-last = all others are ahead of you
ta-good-coin = coins
ta-good-worker = workers
ta-good-food = food
ta-good-culture = culture
ta-building-market = market
ta-building-house = house
ta-building-farm = farm
ta-building-armory = armory
ta-a-market = a market
ta-a-house = a house
ta-a-farm = a farm
ta-a-armory = an armory
ta-terrain-water = water
ta-terrain-desert = desert
ta-terrain-forest = forest
ta-terrain-grassland = grassland
ta-terrain-mountain = mountain
ta-die-red = red die
ta-die-black = black die
ta-die-science = science die
ta-achievement-complete_track = end of a track
ta-achievement-topple_two = two toppled outposts
ta-achievement-middle_island = the middle island
ta-n-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
ta-n-worker = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
ta-n-food = { $count } food
ta-n-culture = { $count } culture
ta-n-any = { $count ->
    [one] 1 resource of any kind
   *[other] { $count } resources of any kind
}
ta-n-tile = { $count ->
    [one] 1 territory tile
   *[other] { $count } territory tiles
}
ta-n-space-tile = { $count ->
    [one] 1 space tile
   *[other] { $count } space tiles
}
ta-n-tapestry = { $count ->
    [one] 1 tapestry card
   *[other] { $count } tapestry cards
}
ta-n-tech = { $count ->
    [one] 1 tech card
   *[other] { $count } tech cards
}
ta-n-masterpiece = { $count ->
    [one] 1 masterpiece
   *[other] { $count } masterpieces
}
ta-nothing = nothing
ta-and = { $a } and { $b }
ta-or = { $a } or { $b }
ta-then = { $a }, then { $b }
ta-says = { $who }: { $what }.

## Tapestry: the effect language

ta-n-of = { $count } of these: { $what }
ta-may = you may: { $what }
ta-pay = you may pay { $cost }: { $what }
ta-times = { $count } times: { $what }
ta-for-each = { $what } for each { $per }
ta-if = if { $cond }: { $yes }
ta-if-else = if { $cond }: { $yes }; otherwise { $no }
ta-each = { $who }: { $what }
ta-choose-opponent = choose an opponent
ta-choose-opponent-for = choose an opponent: { $what }
ta-choose-track = choose a track
ta-choose-track-for = choose a track: { $what }
ta-for-track = for each track where { $test }: { $what }
ta-ability = ability of { $name }
ta-lose = lose { $what }
ta-vp = { $vp } VP
ta-vp-per = { $vp } VP for each { $per }
ta-keep-tech = draw { $count } tech cards and keep one
ta-keep-tapestry = draw { $count } tapestry cards and keep one
ta-invent = { $count ->
    [one] invent
   *[other] invent { $count } times
}
ta-invent-open = { $count ->
    [one] invent an open card
   *[other] invent { $count } open cards
}
ta-invent-deck = { $count ->
    [one] invent from the deck
   *[other] invent { $count } from the deck
}
ta-invent-discard = { $count ->
    [one] invent from the discards
   *[other] invent { $count } from the discards
}
ta-refresh = you may replace the open tech cards
ta-upgrade = { $count ->
    [one] upgrade a tech card
   *[other] upgrade { $count } tech cards
}
ta-upgrade-free = { $count ->
    [one] upgrade a tech card whatever it needs
   *[other] upgrade { $count } tech cards whatever they need
}
ta-invent-upgrade = invent and upgrade that card
ta-circle = a circle benefit of your middle row
ta-square = a square benefit of your top row
ta-circle-of-card = the circle benefit of that card
ta-build-any = any income building
ta-build-beside = any income building beside the city
ta-landmark = the landmark { $name }
ta-landmark-any = a landmark of your choice
ta-reserve-tile = reserve a territory tile
ta-reserve-space-tile = reserve a space tile
ta-reserve-card = reserve a tapestry card
ta-reserve-tech = reserve a tech card
ta-reserve = reserve a building ({ $building }) for income turn 5
ta-explore = explore
ta-explore-anywhere = explore anywhere
ta-explore-space = explore space
ta-conquer = conquer
ta-conquer-empty = conquer an empty territory
ta-anywhere = { $what } anywhere
ta-both-dice = { $what } with both dice
ta-both-if-topple = { $what }, both dice if an opponent held it
ta-outpost = an outpost there
ta-territory = the benefit of that territory
ta-territory-any = the benefit of a territory of yours
ta-stand-up = { $count ->
    [one] stand up a toppled outpost
   *[other] stand up to { $count } toppled outposts up again
}
ta-roll = roll the { $die }
ta-research = research
ta-research-plain = research without benefit
ta-advance = { $count ->
    [one] advance on { $track }
   *[other] advance { $count } spaces on { $track }
}
ta-regress = { $count ->
    [one] go back on { $track }
   *[other] go back { $count } spaces on { $track }
}
ta-jump = move { $count ->
    [one] 1 space
   *[other] { $count } spaces
} on { $track } without anything else
ta-with-free-bonus = { $what } with its bonus for free
ta-without-bonus = { $what } without bonus
ta-without-benefit = { $what } without benefit
ta-repeat = the benefit of a space of yours once more
ta-relocate = put your token from the end of Technology on the start of any track
ta-forbid = opponents may not advance there
ta-play-over = play a tapestry card over the newest
ta-copy = copy a visible tapestry card
ta-remember = that one is noted
ta-same = the same benefit
ta-discard-any = discard up to { $count ->
    [one] 1 tapestry card
   *[other] { $count } tapestry cards
}
ta-discard-down = discard tapestry cards until { $count } are left
ta-red-die = the benefit of the red die
ta-drop-tile = discard the tile on the mat
ta-new-civilization = another civilization
ta-topple-attacker = the attacker is toppled
ta-cancel = the trap has no effect
ta-refresh-pieces = you may replace the open masterpieces
ta-piece-benefit = the benefit of { $count } of your masterpieces
ta-piece-benefit-neighbour = the benefit of { $count ->
    [one] 1 masterpiece
   *[other] { $count } masterpieces
}, yours or a neighbour's
ta-inspire = place an inspiration tile
ta-move-token = move the token on the mat and gain that
ta-put-token = put a token on the mat
ta-put-token-gain = put a token on the mat and gain that
ta-exposed = everything that is exposed on the mat
ta-redraw = discard it and draw another civilization
ta-may-redraw = you may discard it and draw another civilization
ta-may-redraw-or = discard it and draw another civilization, or { $what }
ta-per-tech-card = tech card
ta-per-territory = territory you control
ta-per-tile = territory tile in your supply
ta-per-tapestry = tapestry card in hand and on your mat
ta-per-hand = tapestry card in hand
ta-per-visible = visible tapestry card
ta-per-income-building = income building off the mat
ta-per-landmark = landmark
ta-per-line = full row and column of your city
ta-per-row = full row of your city
ta-per-column = full column of your city
ta-per-opponent = opponent
ta-per-coin = coin earned in this income
ta-per-discarded = discarded card
ta-per-aligned = point for matching sides
ta-per-district = complete district
ta-per-achievement = achievement
ta-per-rough-district = district with two impassable plots
ta-per-rough-plot = visible impassable plot
ta-per-one-kind = building of one kind in your city
ta-per-top-tech = tech card in the top row
ta-per-inside = landmark inside the city
ta-per-overhanging = landmark that hangs over the edge
ta-per-die = die on the mat
ta-per-water = tile with only water outside
ta-per-building = { $building } off the mat
ta-per-space = space reached on { $track }
ta-if-fewest = you have strictly the fewest ({ $what })
ta-if-most = you have strictly the most ({ $what })
ta-if-first = you are the first in this era
ta-if-least = you have at least { $count } ({ $what })
ta-if-turn = it is income turn { $number }
ta-if-did = that was done
ta-if-token = a token lies on ability { $number }
ta-if-reached = the token reaches space { $number } or more
ta-who-you = you
ta-who-each-opponent = each opponent
ta-who-each-player = everybody
ta-who-neighbours = your neighbours
ta-who-right = the player on your right
ta-who-left = the player on your left

## Tapestry: cards, tiles and mats

ta-mat-adjusted = Adjustment, if you start with them: { $what }
ta-mat-adjusted-guess = Adjustment, if you start with them (it could not be read, this is a guess): { $what }
ta-mat-adjusted-unknown = There is an adjustment for who starts with them, but it could not be read: none is made.
ta-thing-named = { $name }: { $what }
ta-thing-bonus = for { $cost }: { $what }
ta-thing-tile = { $land }; { $what }
ta-thing-lasting = an ability that lasts
ta-thing-each-advance = { $what } whenever you advance on { $track }
ta-thing-tech = circle: { $circle }; square: { $square }; needs { $needs }
ta-thing-card = { $kind }. { $text }
ta-thing-on-card = { $card } On it: { $things }.
ta-thing-city = mat { $number }, { $rough } impassable plots
ta-thing-goal = { $name } ({ $size }): { $goal }
ta-thing-goal-unknown = The goal is not known.
ta-thing-landmark = { $size }, for the first in tier { $tier } of { $track }
ta-thing-landmark-card = { $size }, by a card
ta-needs-track = { $track } tier { $tier }, you or a neighbour
ta-needs-income = income space { $number } of { $building }, you or a neighbour
ta-needs-landmark = a landmark on it
ta-needs-guess = { $what } (a guess)
ta-needs-charm = a charm, or income turn 5
ta-kind-when-played = When played
ta-kind-this-era = This era
ta-kind-continuous = Continuous
ta-kind-response = Response

## Tapestry: the decision cards of the bots
ta-card-decision = Decision card { $number }
ta-card-track = track card { $number }
ta-card-tiebreaker = tiebreaker card { $number }
ta-card-pair = The cards of the bots
ta-card-scan = hex scan
ta-card-topple = topple
ta-card-no-topple = no topple
ta-card-shadow = Shadow
ta-card-favourite = favourite
ta-card-look-any = any
ta-card-look-landmark = landmark or end
ta-card-look-end = nearest end
ta-card-looks-any = every unfinished track
ta-card-looks-landmark = the track nearest to a free landmark or to its end
ta-card-looks-end = the track nearest to its end
ta-card-says-income = With an empty deck it means an income turn.
ta-card-says-topple = A conquest without an opponent adds a toppled outpost of the Shadow Empire.

## Tapestry: what happened

ta-did-guess = Not verified, but in this game: { $name }.
ta-did-civilization = civilization { $name }
ta-did-civilization-gone = { $name } goes back
ta-did-city = capital city { $name }
ta-did-begun = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
ta-did-income-turn = income turn { $number }
ta-did-paid = pays { $goods }
ta-did-moved = { $track } to { $space }
ta-did-moved-back = { $track } back to { $space }
ta-did-stuck = cannot move on { $track }
ta-did-bonus = bonus of { $name }
ta-did-declined = declines
ta-did-nothing = nothing comes of it
ta-did-gained = gains { $goods }
ta-did-lost = gives up { $goods }
ta-did-scored = { $vp } VP
ta-did-drew-tile = draws territory tile { $number }
ta-did-drew-space = draws a space tile ({ $what })
ta-did-saw-hand = looks at the hand of { $who }
ta-did-drew-card = draws a tapestry card
ta-did-tile-gone = discards territory tile { $number }
ta-did-tile-given = gives territory tile { $number } to { $to }
ta-did-card-gone = discards { $name }
ta-did-tech-gone = discards the tech card { $name }
ta-did-invented = invents { $name }
ta-did-refreshed = replaces the open tech cards
ta-did-upgraded-bottom = { $name } back to the bottom row
ta-did-upgraded-middle = { $name } to the middle row
ta-did-upgraded-top = { $name } to the top row
ta-did-circle = circle of { $name }
ta-did-square = square of { $name }
ta-did-building = takes a building: { $building }
ta-did-placed = builds on { $plot }
ta-did-placed-on-card = builds on the card { $name }
ta-did-beside = a building finds no room
ta-did-district = completes a district
ta-did-landmark = landmark { $name }
ta-did-explored = explores { $hex } with tile { $number }, { $vp } VP for matching sides
ta-did-laid = explores { $hex } with tile { $number }
ta-did-island = lays tile { $number } on the own islands, { $vp } VP for matching sides
ta-did-explored-space = explores space ({ $what })
ta-did-conquers = conquers { $hex }
ta-did-reserved = sets aside for income turn 5: { $what }
ta-did-responded = answers with { $name }
ta-did-toppled = { $you ->
    [yes] is toppled on { $hex } by you
   *[no] is toppled on { $hex } by { $who }
}
ta-did-lies = lies toppled on { $hex }
ta-did-stands = stands on { $hex }
ta-did-rolled = { $die }: { $face }
ta-did-took-die = takes the { $die }
ta-did-achieved = achievement: { $what }, { $vp } VP
ta-did-played = plays { $name }
ta-did-face-down = lays a card face down
ta-did-copied = copies { $name }
ta-did-target = chooses { $to }
ta-did-target-track = chooses the track { $track }
ta-did-mat-token = a token to place { $number } of the mat
ta-did-masterpiece = masterpiece { $name }
ta-did-used-piece = uses the masterpiece { $name }
ta-did-inspired = inspiration on { $building }
ta-did-goal = meets the goal of the landmark card { $name } ({ $goal })
ta-did-landmark-card = takes the landmark card { $name } (goal: { $goal })
ta-did-income = income { $goods }
ta-did-finished = is done with { $vp } VP
ta-did-chose = has chosen
ta-did-chose-tile = chooses tile { $number }
ta-did-chose-hex = chooses { $hex }
ta-did-chose-turn = turns the tile
ta-guess-space-tile = space tile { $number }
ta-guess-tracks = The track { $names } is partly a guess: { $missing }.
ta-guess-space-tiles = { $count ->
    [one] Space tile { $names } is partly a guess: { $missing }.
   *[other] Space tiles { $names } are partly guesses: { $missing }.
}
ta-guess-techs = { $count ->
    [one] The tech card { $names } is partly a guess: { $missing }.
   *[other] The tech cards { $names } are partly guesses: { $missing }.
}
ta-guess-cards = { $count ->
    [one] The tapestry card { $names } is partly a guess: { $missing }.
   *[other] The tapestry cards { $names } are partly guesses: { $missing }.
}
ta-guess-landmarks = { $count ->
    [one] The landmark { $names } is partly a guess: { $missing }.
   *[other] The landmarks { $names } are partly guesses: { $missing }.
}
ta-guess-landmark-cards = { $count ->
    [one] The landmark card of { $names } is partly a guess: { $missing }.
   *[other] The landmark cards of { $names } are partly guesses: { $missing }.
}
ta-guess-adjustments = { $count ->
    [one] The adjustment of { $names } is a guess: { $missing }.
   *[other] The adjustments of { $names } are guesses: { $missing }.
}
ta-no-guesses = Nothing in this game is a guess.
ta-guesses = What could not be read, and is guessed in this game
ta-did-bots-ready = Favourite tracks: { $automa } for the Automa, { $shadow } for the Shadow Empire.
ta-did-pair = The bots draw card { $left } for the track and card { $right } for ties.
ta-did-tiebreaker = Progress card { $number } breaks ties and goes back.
ta-did-bot-card = takes a tapestry card face down
ta-did-favourite = favourite track now { $track }
ta-did-tally = Automa: { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
} × { $land } = { $territories-vp }, { $landmarks ->
    [one] 1 landmark
   *[other] { $landmarks } landmarks
} × { $land } = { $landmarks-vp }, { $war ->
    [one] 1 space
   *[other] { $war } spaces
} on military and science × { $each-war } = { $war-vp }, { $peace } on technology and exploration × { $each-peace } = { $peace-vp }{ $first ->
    [0] {""}
   *[other] , first in the era { $first }
}: { $vp } VP.
ta-did-progress = { $count } progress cards join the discard pile.
ta-did-deck = A new decision deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ta-act-automa = the bots' turn
ta-act-decision = decision card { $number }
ta-ask-automa = { $who }: the bots take their turn.
ta-what-automa = the bots' turn
ta-ask-decision-card = Which decision card was drawn?
ta-what-decision-card = a decision card
ta-ask-science-die = Which track does the science die show?
ta-what-science-die = the science die
ta-over = The game is over.
ta-won = { $winners ->
    [one] { $you ->
        [yes] You win with { $vp } VP.
       *[no] { $who }: victory with { $vp } VP.
    }
   *[other] { $who } share the victory with { $vp } VP.
}

## Tapestry: what the game waits for

ta-ask-because = { $who }: { $source }
ta-ask-civilization = { $who }: which civilization do you keep?
ta-what-civilization = a civilization
ta-ask-city = { $who }: which capital city do you keep?
ta-what-city = a capital city
ta-ask-turn = { $who }: advance on a track, or take an income turn.
ta-ask-turn-first = { $who }: begin with an income turn.
ta-ask-turn-income = { $who }: no step can be paid any more; take an income turn.
ta-ask-turn-advance = { $who }: advance on a track.
ta-ask-turn-rest = { $who }: one more thing is left to you.
ta-what-turn = a turn
ta-ask-civilization-step = { $who }: use which civilization?
ta-what-civilization-step = a civilization
ta-ask-part = { $who }: choose what you do.
ta-what-part = which part
ta-ask-yes-no = { $who }: do you do it?
ta-what-yes-no = do it or not
ta-ask-bonus = { $who }: do you pay for the bonus?
ta-what-bonus = pay for the bonus or not
ta-ask-payment = { $who }: pay with what?
ta-what-payment = a payment
ta-ask-track = { $who }: choose a track.
ta-what-track = a track
ta-ask-token = { $who }: choose one of your tokens.
ta-ask-back = { $who }, for { $name }: one space back? No brings 4 VP.
ta-what-token = one of your tokens
ta-ask-opponent = { $who }: choose an opponent.
ta-what-opponent = an opponent
ta-ask-tile = { $who }: choose a territory tile.
ta-what-tile = a territory tile
ta-ask-space-tile = { $who }: explore which space tile?
ta-what-space-tile = a space tile
ta-ask-hex = { $who }: choose a hex.
ta-what-hex = a hex
ta-ask-rotation = { $who }: how does the tile lie?
ta-what-rotation = how the tile lies
ta-ask-invent = { $who }: invent an open tech card, or the top of the deck.
ta-what-invent = a tech card to invent
ta-ask-tech-card = { $who }: choose a tech card.
ta-what-tech-card = a tech card
ta-ask-tapestry-card = { $who }: choose a tapestry card.
ta-what-tapestry-card = a tapestry card
ta-ask-building = { $who }: which income building?
ta-what-building = a kind of building
ta-ask-plot = { $who }: where in the city?
ta-what-plot = a place in the city
ta-ask-landmark = { $who }: which landmark?
ta-what-landmark = a landmark
ta-ask-response = { $who }: play a response card?
ta-what-response = a response card
ta-ask-die = { $who }: which die?
ta-what-die = a die
ta-ask-node = { $who }: choose a place on the civilization mat.
ta-what-node = a place on the mat
ta-ask-number = { $who }: choose a number.
ta-what-number = a number
ta-ask-masterpiece = { $who }: choose a masterpiece.
ta-what-masterpiece = a masterpiece
ta-ask-gains = { $who }: gain what?
ta-what-gain = what you gain
ta-ask-for = { $who }, for { $name }: { $ask }.
ta-ask-pay = { $who }: pay { $cost } for this: { $what }?
ta-ask-may = { $who }: do you want this: { $what }?
ta-ask-gain = { $count ->
    [one] { $who }: gain 1 resource of your choice.
   *[other] { $who }: gain { $count } resources of your choice.
}
ta-ask-lose = { $count ->
    [one] { $who }: give up 1 resource.
   *[other] { $who }: give up { $count } resources.
}
ta-ask-discard-tiles = { $count ->
    [one] { $who }: discard a territory tile.
   *[other] { $who }: discard { $count } territory tiles, one after the other.
}
ta-ask-discard-cards = { $count ->
    [one] { $who }: discard a tapestry card.
   *[other] { $who }: discard { $count } tapestry cards, one after the other.
}
ta-ask-discard-techs = { $count ->
    [one] { $who }: discard a tech card.
   *[other] { $who }: discard { $count } tech cards, one after the other.
}
ta-ask-discard-any = { $who }: discard up to { $count ->
    [one] 1 tapestry card
   *[other] { $count } tapestry cards
}, then stop.
ta-ask-keep-tech = { $who }: keep one of these tech cards.
ta-ask-keep-card = { $who }: keep one of these tapestry cards.
ta-ask-keep-tile = { $who }: keep one of these tiles.
ta-ask-pick-face = { $who }: which of the two rolls counts?
ta-ask-choose-die = { $who }: part 1 rolls the die of four tracks, part 2 that of five.
ta-ask-draft-landmark = { $who }: which landmark card do you keep? The others are passed on.
ta-ask-explore-island = { $who }: how does tile { $number } lie on your islands?
ta-ask-place = { $who }: place { $what } in the capital city.
ta-ask-place-on-card = { $who }: where on the card { $card } does { $what } stand?
ta-ask-explore-tile = { $who }: explore with which tile?
ta-ask-explore-hex = { $who }: where does tile { $number } go?
ta-ask-explore-turn = { $who }: how does tile { $number } lie on { $hex }? A point for each matching side.
ta-ask-conquer-hex = { $who }: conquer which territory?
ta-ask-conquer-row = { $who }: the outpost of which row?
ta-ask-respond = { $who }: you are attacked on { $hex }. Do you answer?
ta-ask-answer = { $who }: a trap on { $hex }. Do you answer?
ta-ask-conquer-die = { $who }: gain which die?
ta-ask-stand-up = { $who }: stand up to { $count } of your toppled outposts up.
ta-ask-territory = { $who }: the benefit of which territory?
ta-ask-refresh = { $who }: replace the open tech cards before you invent?
ta-ask-upgrade = { $who }: upgrade which tech card?
ta-ask-circle = { $who }: the circle of which tech card?
ta-ask-square = { $who }: the square of which tech card?
ta-ask-research = { $who }: the science die shows { $track }. Advance there?
ta-ask-research-plain = { $who }: the science die shows { $track }. Advance there without its benefit?
ta-ask-advance = { $who }: advance which token?
ta-ask-advance-plain = { $who }: advance which token, without the benefit of its new space?
ta-ask-regress = { $who }: move which token back?
ta-ask-repeat = { $who }: the benefit of which space once more?
ta-ask-play-income = { $who }: play which tapestry card for the new era?
ta-ask-play-over = { $who }: play which tapestry card over the newest?
ta-ask-copy = { $who }: copy which tapestry card?

## Tapestry: what can be done

ta-group-answer = Choices
ta-group-advance = Advance on { $track }
ta-group-income = Income turn
ta-group-hex = Hexes
ta-group-plot = Places
ta-group-plot-turned = Places, turned by { $degrees }°
ta-group-end = Or
ta-act-income = income turn { $number }
ta-act-advance = { $what }, for { $pay }
ta-act-part = choice { $number }
ta-act-die-four = the science die with four tracks
ta-act-die-five = the science die with the arts track
ta-act-yes = yes
ta-act-yes-to = yes, { $what }
ta-act-no = no
ta-act-done = enough
ta-act-without = without it
ta-act-pay = pay { $goods }
ta-act-gain = gain { $goods }
ta-act-token = { $track }, space { $space }
ta-act-space-of = { $track } { $space }, { $what }
ta-act-space-plain = { $track } { $space }, { $name } (without its benefit)
ta-act-space-bonus = { $track } { $space }, { $name } (without its benefit, but with its bonus for free: { $what })
ta-act-space-used = { $track } { $space }, { $name } (used this turn already: no benefit)
ta-act-off-track = { $track }: at the end already, { $vp } VP instead
ta-act-tile = tile { $number } ({ $what })
ta-act-space = space tile { $number } ({ $what })
ta-act-hex = hex { $hex }
ta-act-turn = turned by { $degrees }°
ta-act-deck = top card of the deck
ta-act-plot = plot { $plot }
ta-act-plot-turned = plot { $plot }, turned by { $degrees }°
ta-act-refresh = replace the open cards
ta-act-node = place { $number } of the mat
ta-act-node-for = place { $number } of the mat: { $what }

## Tapestry: why something cannot be

ta-no-over = The game is over; undo, or start a new one.
ta-no-seat = There is no seat { $seat }.
ta-no-turn = The game waits for { $first }, not for { $who }.
ta-no-wanted = That is not what the game waits for. { $ask }
ta-no-first-turn = The first turn is an income turn; take it.
ta-no-income = All five income turns are taken; advance.
ta-no-token = This token cannot advance: it is at the end of its track, or the track is forbidden; choose another.
ta-no-payment = That is not what it costs, or more than you have; choose one of the offered payments.
ta-no-decline = This must be done; choose one of the offered ways.
ta-no-track = This track cannot be chosen here; choose one of the offered tracks.
ta-no-tile = This tile is not in the supply, or cannot be used here; choose one of the offered tiles.
ta-no-hex = This hex cannot be chosen here; choose one of the offered hexes.
ta-no-rotation = This rotation looks like another that is offered; choose an offered one.
ta-no-card = This card cannot be chosen here; choose one of the offered cards.
ta-no-fit = It does not fit there: it would cover a building, an impassable plot or no plot at all.
ta-no-left = None of these is left; choose another kind.
ta-no-gain = This cannot be gained here; choose one of the offered ways.
ta-no-offer = This is not on offer; choose one of what is offered.
ta-no-end = This would not come to an end, because of { $kind ->
    [card] the tapestry card “{ $name }”
    [civilization] the civilization “{ $name }”
    [tech] the tech card “{ $name }”
    [masterpiece] the masterpiece “{ $name }”
    [city] the city “{ $name }”
    [tile] territory tile { $name }
    [space-tile] space tile { $name }
    [track] the track “{ $name }”
    [mat] the income mat, an inspiration tile or a die
   *[together] cards and mats that call each other
}. Take that effect out of the pack, then play again.
ta-no-decisions = This game has had more decisions than one can have: a pack lets it go on for ever. Start one without it.

## Tapestry in the terminal

ta-tui-title = Tapestry. Seed { $seed }. Decision { $move }. { $file }
ta-tui-over = The game is over. Type score, map, city, tracks, log, undo or quit.
ta-tui-no-seat = There is no seat { $text }. Seats: 1 to { $most }.
ta-tui-rules-usage = Say which rule: rules turn.choice. All of them: automa rules tapestry
ta-tui-help-look = look: everything. map, tracks, city, mat, cards, seats: one part of it. city 2: the city of a seat. guesses: what of this game is not certain.
ta-tui-help-act = actions: the numbered list. 3: the third of it. income, advance science 3 coin, gain food, hex 0/-2, plot c4 r1, tech Bakery, card academia, yes, no, done: the same as text.
ta-tui-help-more = why: the reasons of the bots. rules ID: a rule. log, score, hint, undo, redo, retry, save, quit. tips off: no more tips.

## Tapestry: in drawings and lists

ta-map = The map
ta-map-explored = explored
ta-map-fell = { $hex } fell out: { $why }
ta-map-considered = { $hex } was considered
ta-map-unexplored = unexplored
ta-map-outpost = { $you ->
    [yes] piece of yours
   *[no] piece of { $who }
}
ta-map-toppled = { $you ->
    [yes] toppled piece of yours
   *[no] toppled piece of { $who }
}
ta-map-controls = { $you ->
    [yes] You control { $count ->
        [one] 1 territory
       *[other] { $count } territories
    }.
   *[no] { $who } controls { $count ->
        [one] 1 territory
       *[other] { $count } territories
    }.
}
ta-tile = Tile { $number }
ta-tracks = The tracks
ta-track-cost = A step into this tier costs { $cost }
ta-track-cost-different = { $what }, all different
ta-track-cost-same = { $count ->
    [one] 1 resource of any kind
   *[other] { $count } resources of one kind
}
ta-track-landmark = { $name }, free
ta-track-landmark-gone = { $name }, taken
ta-track-token = { $who }: { $track } { $space }
ta-city-of = { $you ->
    [yes] Your capital city
   *[no] Capital city of { $who }
}
ta-city-says = Full rows and columns: { $lines }; districts: { $districts }; landmarks: { $landmarks }.
ta-mat-of = { $you ->
    [yes] Your income mat
   *[no] Income mat of { $who }
}
ta-mat-says = { $goods }; { $vp } VP.
ta-mat-covered = covered
ta-mat-open = open
ta-card-needs = Needs { $what }.
ta-card-civilization = Civilization
ta-text-covered = { $count } covered
ta-text-automa = { $who }: { $vp } VP; income turn { $income }; favourite { $favourite }; { $landmarks ->
    [one] 1 landmark
   *[other] { $landmarks } landmarks
}; { $outposts ->
    [one] 1 outpost
   *[other] { $outposts } outposts
} left; { $pile ->
    [one] 1 card
   *[other] { $pile } cards
} beside its mat; { $deck ->
    [one] 1 decision card
   *[other] { $deck } decision cards
} left
ta-text-shadow = { $who }: favourite { $favourite }; { $outposts ->
    [one] 1 outpost
   *[other] { $outposts } outposts
} left
ta-text-landmarks = landmarks
ta-text-techs = tech cards
ta-text-income = income turns
ta-text-civilizations = Civilizations
ta-text-hand = Tapestry cards in hand
ta-text-played = Tapestry cards played
ta-text-bottom = Tech cards, bottom row
ta-text-middle = Tech cards, middle row
ta-text-top = Tech cards, top row
ta-text-landmark-cards = Landmark cards
ta-text-reserved = Reserved for income turn 5
ta-text-tiles = Territory tiles
ta-text-spaces = Space tiles
ta-text-pieces = Masterpieces
ta-text-open = Open tech cards

## Tapestry in the browser

ta-web-draw = drawn, one kept
ta-web-random = one drawn
ta-web-set-none = none
ta-web-set-pp = Plans & Ploys
ta-web-set-aa = Arts & Architecture
ta-web-set-ff = Fantasies & Futures
ta-web-setup = Setup
ta-web-era = Income turn { $era } of 5
ta-web-keys = Keys: 1 to 9 choose a track or an answer, Enter does what the large button says, I income, D no or enough, R rotate, U undo, Y redo, H hint, L history, Escape leaves.
ta-web-era-now = Era { $era } of 5
ta-web-income-next = with the next income turn
ta-web-income-vp = points in the next income turn
ta-web-step-no = not enough
ta-web-pay-with = Or pay with
ta-web-enter = Enter { $name }
ta-web-leaves = { $count } left
ta-web-tap-step = tap on the next space of a track
ta-web-show = Show
ta-web-view-ask = Turn
ta-web-view-tracks = Tracks
ta-web-view-map = Map
ta-web-view-mine = Mine
ta-web-view-bots = Bots
ta-web-view-log = Points
ta-web-token-here = a token lies here
ta-score-for = Points for
ta-score-all = All
ta-score-tracks = Tracks
ta-score-city = City: rows, columns, districts
ta-score-territories = Territories and conquests
ta-score-techs = Tech cards
ta-score-tapestries = Tapestry cards
ta-score-civilizations = Civilization
ta-score-landmarks = Landmarks
ta-score-achievements = Achievements
ta-score-space = Space tiles
ta-score-masterpieces = Masterpieces
ta-score-mat = Income mat
ta-score-first = First in an era
ta-score-other = Other
ta-score-levels-key = Bars: the Automa, had it done the same. Line: you with { $you }.
ta-ask-discard-all = { $who }: discard as many tapestry cards as you like, then stop.
ta-web-era-last = After the last income turn
ta-score-levels = This game under all six levels
ta-web-income-sure = you could still advance
ta-web-conquer = Conquer here
ta-web-lay = Lay it here
ta-web-choose-hex = Choose this hex
ta-web-build-on = Build on { $plot }
ta-web-view-open = Cards
ta-ask-exploit = { $who }: the benefit of the tile a second time, instead of { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for its sides?
ta-web-first-move = The game begins: everybody chooses a civilization.
ta-web-players = Players
ta-web-done = done
ta-web-vp = points
ta-web-hand-count = tapestry cards in hand
ta-web-tiles-count = territory tiles
ta-web-techs-count = tech cards
ta-web-outposts = outposts left
ta-web-take = Take { $name }
ta-web-use = Use { $name }
ta-web-take-it = Choose this
ta-web-hex = Hex
ta-web-plot = Place
ta-web-bonus = Bonus, if you like:
ta-web-tap-hex = tap on a hex
ta-web-tap-plot = tap on a plot
ta-web-in-hand = In hand
ta-web-drag = Drag it into the city, or tap a plot.
ta-web-piles = Left: { $cards ->
    [one] 1 tapestry card
   *[other] { $cards } tapestry cards
}, { $techs ->
    [one] 1 tech card
   *[other] { $techs } tech cards
}, { $tiles ->
    [one] 1 territory tile
   *[other] { $tiles } territory tiles
}, { $spaces ->
    [one] 1 space tile
   *[other] { $spaces } space tiles
}.
ta-web-tapestry-cards = Tapestry cards
ta-web-tech-cards = Tech cards
ta-web-landmarks = Landmarks
ta-web-missing = Not known: { $what }
ta-web-guess = A guess: plays only where guesses are allowed.
ta-doubt-guess = Not known, and a guess here: { $what }
ta-web-first-wording = As first printed, with its adjustment

## Tapestry: the bots in the browser
ta-web-bots = The bots
ta-web-beside = cards beside its mat
ta-web-decks = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the decision deck, { $progress } in the progress deck.
ta-web-discard = Discard pile: { $count }
ta-web-decision-cards = Decision cards
ta-web-taken = taken

## Tapestry: the bots' turn on one page
ta-aid-title = The bots' turn on one page
ta-aid-turn = A turn of the bots
ta-aid-turn-deck = Their first turn is income turn 1. Later, with an empty deck, they take an income turn with the pair on the table.
ta-aid-turn-pair = Else discard the pair and draw two cards; put them side by side at random. Left is the track card, right the tiebreaker card; the halves that touch count.
ta-aid-turn-income = If the deck is empty now and the track card shows the hand, they take an income turn with this pair.
ta-aid-turn-automa = Else the Automa advances one space and does what the space is to it (table below). A landmark goes to its mat.
ta-aid-turn-shadow = Then the Shadow Empire advances with the same pair, reading the track list upwards. It gains nothing; a landmark goes to the Automa.
ta-aid-signs = The signs
ta-aid-heart = the favourite track of the bot that chooses
ta-aid-track = Which track
ta-aid-track-1 = Leave out the tracks that this bot has finished.
ta-aid-track-2 = Keep what the bot's sign on the track card says.
ta-aid-track-3 = Of several, the first in the list of the tiebreaker card: the Automa from the top, the Shadow Empire from the bottom.
ta-aid-conquer = Conquer: you first
ta-aid-conquer-1 = Your territories with one piece that touch land of the Automa; anywhere, if the space says so. None of yours: see the next box.
ta-aid-conquer-2 = While the middle island is worth something to it: the nearest to 0/0.
ta-aid-conquer-3 = Hex scan.
ta-aid-conquer-4 = Its outpost stands, yours falls. With a Trap you turn that round.
ta-aid-neutral = Conquer: else
ta-aid-neutral-1 = Explored land with at most one piece that it could conquer, and hexes that it could explore. Without the topple sign not next to you.
ta-aid-neutral-2 = While the middle island is worth something to it: the nearest to 0/0.
ta-aid-neutral-3 = The nearest to your territories with a single piece; if there are none, to any of yours.
ta-aid-neutral-4 = Hex scan.
ta-aid-neutral-5 = A tile first, if there is none, then its outpost; with the topple sign also a toppled one of the Shadow Empire, but not on 0/0.
ta-aid-explore = Explore
ta-aid-explore-1 = Unexplored hexes next to its land; anywhere, if the space says so.
ta-aid-explore-2 = Unless military is its favourite: the furthest from your territories.
ta-aid-explore-3 = Hex scan. A tile, turned at random: no points, no benefit, no outpost.
ta-aid-spaces = What a space is to the Automa
ta-aid-spaces-help = Nothing else counts: no resources, buildings, tiles, bonuses. Each space once a turn.
ta-aid-space = Space
ta-aid-research = science die, a step with benefit
ta-aid-research-x = science die, a step without benefit
ta-aid-tech = new open tech cards
ta-aid-does-conquer = conquer
ta-aid-does-conquer-anywhere = conquer anywhere
ta-aid-does-explore = explore
ta-aid-does-explore-anywhere = explore anywhere
ta-aid-tapestry = a tapestry card beside the mat
ta-aid-advance = the die picks another track: a step forward
ta-aid-regress = the die picks military or technology: a step back
ta-aid-civs = Civilizations, by income turn
ta-aid-civ-advance = a step on { $track } with benefit
ta-aid-civ-conquer = conquer, if it has fewer territories than the number of the income turn
ta-aid-civ-shadow = with three or more territories of one piece: a toppled outpost of the Shadow Empire on the first in the scan
ta-aid-civ-territories = { $vp } VP for each territory
ta-aid-civ-landmarks = { $vp } VP for each landmark
ta-aid-charts = Income turns
ta-aid-charts-help = From left to right on the chart, each step in its turns. A: territories and landmarks. B: spaces on military and science. C: spaces on technology and exploration.
ta-aid-level = Level { $level }.
ta-aid-turn-number = Turn
ta-aid-first = First
ta-aid-step-favourites = both test their favourite: lost if finished or if somebody is further there
ta-aid-step-advance = both advance with the latest pair
ta-aid-step-civilization = civilization
ta-aid-step-score = points
ta-aid-step-progress = { $count } progress cards to the discard pile
ta-aid-step-cover = a tapestry card covers a slot
ta-aid-step-reshuffle = the discard pile is the new deck

## Tapestry at the real table, in the browser
tac-web-keys = Keys: 1 to 4 a step on a track, I income turn, L landmarks, C cards, T tokens, Enter does what the large button says, Escape leaves a hex, W why, U undo, Y redo, F fix.
tac-web-ask-bots = The bots are due.
tac-web-ask-shadow = The Shadow Empire is due.
tac-web-ask-left = Which card lies on the left?
tac-web-ask-right = Which card lies on the right?
tac-web-ask-progress = Which progress card is on top?
tac-web-ask-die = What does the science die show?
tac-web-ask-trap = Do you play a Trap?
tac-web-trap = I discard a Trap
tac-web-no-trap = No, my outpost falls
tac-web-done-means = the turn is over
tac-web-map-help = Tap a hex that you explored or conquered.
tac-web-group-landmarks = A landmark
tac-web-group-landmarks-help = Only one that came without its space: those on the tracks are taken by themselves.
tac-web-group-cards = A card against the bots
tac-web-group-cards-help = A card made both bots advance, or forbids a track to them.
tac-web-group-tokens = A token moved otherwise
tac-web-group-tokens-help = Several spaces, back, or onto another track.
tac-web-token-began = The token that began on
tac-web-token-on = stands on
tac-web-fix-income = Income turns begun
tac-web-fix-hex = What lies on a territory
tac-web-fix-hex-help = Tap the territory.
tac-web-fix-explored = Explored or not
tac-web-fix-tiles = Territory tiles in the pile
tac-web-tiles-left = some are left
tac-web-tiles-none = none is left
tac-web-explored = is explored
tac-web-unexplored = is not explored
tac-web-achievements = Achievements
tac-web-fix-bot = { $who }: favourite and supply
tac-web-civilization = Civilization
tac-web-left = Left: track card
tac-web-right = Right: tiebreaker card
tac-web-fix-discard = Cards on the discard pile
tac-web-fix-pair = Tap the two cards
tac-web-fix-discard-none = None is discarded
tac-web-token-elsewhere = A token stands on another track
tac-web-fix-deck = Cards left in the decision deck
tac-web-fix-forbid = { $who }: forbidden to the others
tac-web-fix-reacts = { $who }: asked when a bot takes a landmark
tac-web-fix-plays-on = { $who }: turns after income turn 5
opt-tapestry-cards = Decision cards
opt-tapestry-cards-program = From the program
opt-tapestry-cards-program-means = It draws and shuffles; you need no deck.
opt-tapestry-cards-own = Your own deck
opt-tapestry-cards-own-means = You draw, and say which cards.
opt-die = Science die of the bots
opt-die-program = From the program
opt-die-program-means = It rolls.
opt-die-own = Your own die
opt-die-own-means = You roll, and say what it shows.

## Tapestry: setup

opt-tapestry-seats = Players
opt-tapestry-seats-help = Who shares this screen.
opt-tapestry-seats-1 = One
opt-tapestry-seats-2 = Two
opt-tapestry-seats-3 = Three
opt-tapestry-seats-4 = Four
opt-tapestry-seats-5 = Five
opt-tapestry-seats-1-means = To learn, without an opponent.
opt-tapestry-seats-2-means = The small map.
opt-tapestry-seats-3-means = The small map, full.
opt-tapestry-seats-4-means = The large map.
opt-tapestry-seats-5-means = The large map, full.
opt-mode = Who plays
opt-mode-people = People
opt-mode-people-means = Each for themselves.
opt-mode-automa = Against the Automa
opt-mode-automa-means = You against the Automa and the Shadow Empire.
opt-mode-shadow = Shadow Empire
opt-mode-shadow-means = Two people beside the Shadow Empire.
opt-civilizations = Civilizations
opt-civilizations-place = Player { $number }
opt-cities = Capital cities
opt-cities-place = Player { $number }
opt-expansions = Expansions
opt-expansions-place = In the game
opt-allow-guesses = Guesses
opt-allow-guesses-help = Some cards of the expansions could not be read. We can play what they probably say.
opt-allow-guesses-on = Play them
opt-allow-guesses-on-means = The log says which.
opt-allow-guesses-off = Leave them out
opt-allow-guesses-off-means = Only what is sure.
opt-version = Wording of civilizations
opt-version-latest = Latest
opt-version-latest-means = The later official pack where there is one.
opt-version-printed = As printed
opt-version-printed-means = As first published.
opt-version-adjusted = Adjusted
opt-version-adjusted-means = As first published, with the rulebook's adjustments.
opt-two-tapestries = Two tapestry cards
opt-two-tapestries-help = Draw two in the first income turn and keep one.
opt-two-tapestries-on = On
opt-two-tapestries-on-means = Played so.
opt-two-tapestries-off = Off
opt-two-tapestries-off-means = As in the rulebook.
opt-two-civilizations = Two civilizations
opt-two-civilizations-help = Draw two and keep one, whenever one is gained.
opt-two-civilizations-on = On
opt-two-civilizations-on-means = Played so.
opt-two-civilizations-off = Off
opt-two-civilizations-off-means = As in the rulebook.
opt-neoprene = Neoprene board
opt-neoprene-help = The bonus of Nanotechnology costs two tech cards.
opt-neoprene-on = On
opt-neoprene-on-means = Played so.
opt-neoprene-off = Off
opt-neoprene-off-means = As in the rulebook.
opt-removals = Without disliked cards
opt-removals-help = Some groups leave some cards out.
opt-removals-on = On
opt-removals-on-means = Played so.
opt-removals-off = Off
opt-removals-off-means = As in the rulebook.
opt-start-by-seat = Start by seat
opt-start-by-seat-help = Starting territories by seat instead of by city mat.
opt-start-by-seat-on = On
opt-start-by-seat-on-means = Played so.
opt-start-by-seat-off = Off
opt-start-by-seat-off-means = As in the rulebook.
opt-either-die = Either science die
opt-either-die-help = With the arts track: either science die for each research.
opt-either-die-on = On
opt-either-die-on-means = Played so.
opt-either-die-off = Off
opt-either-die-off-means = As in the rulebook.
opt-first-bonus = First in an era
opt-first-bonus-help = When the first of the neighbours in an era gains the resources of the slot.
opt-first-bonus-slot = As the slot is covered
opt-first-bonus-slot-means = In the second step of the income turn.
opt-first-bonus-turn = As the income turn begins
opt-first-bonus-turn-means = Before the civilizations act.
opt-used-tiles = Discarded territory tiles
opt-used-tiles-help = What happens to them when the pile is empty.
opt-used-tiles-gone = Gone
opt-used-tiles-gone-means = They are out of the game.
opt-used-tiles-shuffled = Shuffled
opt-used-tiles-shuffled-means = They become the new pile.
opt-upgrades = Upgrades
opt-upgrades-help = Upgrades other than that of the income turn.
opt-upgrades-must = Made
opt-upgrades-must-means = If one can be made, it is.
opt-upgrades-may = Optional
opt-upgrades-may-means = They may be declined.
opt-early-cards = A card before the income turn's own
opt-early-cards-help = A further tapestry card while the slot of the new era is still empty.
opt-early-cards-slot = On the new slot
opt-early-cards-slot-means = The income turn's own card covers it.
opt-early-cards-void = Not played
opt-early-cards-void-means = Nothing happens.
opt-tie = Ties
opt-tie-help = What decides when points are equal.
opt-tie-landmark = Tallest landmark
opt-tie-landmark-means = The tallest landmark in a city wins.
opt-tie-goods = Resources
opt-tie-goods-means = Who has more resources left wins.
opt-tie-shared = Shared
opt-tie-shared-means = All of them win.
opt-reserved-buildings = Reserved buildings
opt-reserved-buildings-help = Whether they count for their kind.
opt-reserved-buildings-later = Later
opt-reserved-buildings-later-means = Once they are placed.
opt-reserved-buildings-count = At once
opt-reserved-buildings-count-means = As soon as they have left the income mat.
opt-bot-outposts = Outposts of the bots
opt-bot-outposts-help = How many they have in supply at first.
opt-bot-outposts-counted = Counted
opt-bot-outposts-counted-means = Markers and starts come out of the ten: 7 and 9.
opt-bot-outposts-full = All ten
opt-bot-outposts-full-means = Markers and starts are extra.
opt-civilization-set = Civilizations of one box
opt-civilization-set-help = All civilizations come from one box.
opt-civilization-set-any = Any
opt-civilization-set-any-means = Of all boxes that are played.
opt-civilization-set-base = Base game
opt-civilization-set-base-means = Of the base game.
opt-civilization-set-pp = Plans & Ploys
opt-civilization-set-pp-means = Of Plans & Ploys.
opt-civilization-set-aa = Arts & Architecture
opt-civilization-set-aa-means = Of Arts & Architecture.
opt-civilization-set-ff = Fantasies & Futures
opt-civilization-set-ff-means = Of Fantasies & Futures.

## Tapestry: why the bots chose

ta-why-chose-track = { $who } advances on { $pick }.
ta-why-chose-favourite = The favourite of { $who } becomes { $pick }.
ta-why-chose-conquer-opponent = { $who } conquers { $pick }, held by a person.
ta-why-chose-conquer-neutral = { $who } conquers { $pick }.
ta-why-chose-explore = { $who } explores { $pick }.
ta-why-chose-shadow = { $who }: an outpost of the Shadow Empire makes { $pick } safe.
ta-why-none-track = { $who }: every track is finished.
ta-why-none-favourite = { $who }: no track is left to favour.
ta-why-none-conquer-opponent = { $who }: no territory of a person can be conquered.
ta-why-none-conquer-neutral = { $who }: no territory can be conquered.
ta-why-none-explore = { $who }: no hex can be explored.
ta-why-none-shadow = { $who }: no territory can be made safe.
ta-why-track-unfinished = The others are finished.
ta-row-track-unfinished = Finished tracks are out
ta-why-track-end = It is the nearest to the end.
ta-row-track-end = Nearest to the end
ta-why-track-landmark = It is the nearest to a free landmark or the end.
ta-row-track-landmark = Nearest to a free landmark or the end
ta-why-track-order = It comes first in the list of the tiebreaker card.
ta-row-track-order = First in the list of the tiebreaker card
ta-why-conquer-distant = The others lie next to a person.
ta-row-conquer-distant = Next to a person
ta-why-conquer-middle = It is the nearest to the middle island.
ta-row-conquer-middle = Nearest to the middle island
ta-why-conquer-near-single = It is the nearest to a territory of a person with a single piece.
ta-row-conquer-near-single = Nearest to a territory of a person with a single piece
ta-why-conquer-near-any = It is the nearest to a territory of a person.
ta-row-conquer-near-any = Nearest to a territory of a person
ta-why-explore-far = It is the furthest from a person.
ta-row-explore-far = Furthest from a person
ta-why-scan = It comes first in the scan of the tiebreaker card.
ta-row-scan = First in the scan of the tiebreaker card
ta-cell-spaces = { $value } to go
ta-cell-unreachable = out of reach
opt-tapestry-first = Who starts
opt-tapestry-first-help = Against the bots.
opt-tapestry-first-bots = The bots
opt-tapestry-first-bots-means = They go first.
opt-tapestry-first-person = You
opt-tapestry-first-person-means = You go first.
opt-tapestry-first-random = Drawn
opt-tapestry-first-random-means = By chance.
opt-tapestry-level = Level of the Automa
opt-tapestry-level-help = Only with the Automa.
opt-tapestry-level-1 = Level 1
opt-tapestry-level-1-means = Underachiever.
opt-tapestry-level-2 = Level 2
opt-tapestry-level-2-means = Average.
opt-tapestry-level-3 = Level 3
opt-tapestry-level-3-means = Slightly Intimidating.
opt-tapestry-level-4 = Level 4
opt-tapestry-level-4-means = Somewhat Awesome.
opt-tapestry-level-5 = Level 5
opt-tapestry-level-5-means = Definitely Awesome.
opt-tapestry-level-6 = Level 6
opt-tapestry-level-6-means = Crusher of Dreams.

## Tapestry: tips for a first game

ta-tip-mats = Every civilization bends a rule of its own. For a first game take the one whose text you understand at once; Leaders and Craftsmen are easy to play.
ta-tip-first-income = The first turn of everybody is an income turn: it only gives what the open spaces of your income mat show. There will be five of them; you decide when.
ta-tip-turn = Advance as long as you can pay: entering a tier costs any resource, later tiers ask for the resource of the track. When you cannot or do not want to pay any more, take an income turn. Players move through the eras at their own pace.
ta-tip-bonus = First comes the benefit of the space, which is yours in any case. Its bonus is optional and costs what is shown; you can pay with what you have just gained.
ta-tip-explore = Lay the tile on an empty hex next to a territory that you control. Each edge that goes on in the terrain beside it is worth a point, and you gain what the tile shows. Exploring does not make the territory yours: conquer it later.
ta-tip-conquer = A territory next to yours with at most one piece on it. Two dice are rolled and you take the benefit of one. With two pieces on it a territory is safe for the rest of the game.
ta-tip-response = Somebody conquers your territory. A trap in your hand turns the tables: the attacker falls, the territory stays yours, and you gain a resource.
ta-tip-invent = A tech card gives nothing yet: it lies in the bottom row. Upgrades bring it up, for its circle first, then for its square. Look at what the square asks for: you or a neighbour must have it.
ta-tip-research = The die shows a track: you may advance there for nothing, or leave it. Some benefits move the token only.
ta-tip-building = Buildings that leave your income mat open a space there: more income in every later turn. In the city, full districts give a resource at once, full rows and columns give points in income turns.
ta-tip-landmark = Whoever is first to enter a tier takes its landmark. It may hang over the edge of the city, but it cannot be moved later: think of rows, columns and districts.
ta-tip-civilizations = An income turn begins with the abilities of your civilizations; then comes a tapestry card, an upgrade with the points of the mat, and at last the income.
ta-tip-tapestry-card = The card you play now holds for this era: until your next income turn. If neither neighbour has begun this era before you, you gain resources for being first.
ta-tip-upgrade = Once in each income turn you may upgrade a tech card for nothing. Then every open point symbol of your mat scores.
ta-tip-last-income = Your next income turn is your last. It scores points but gives no resources any more, and it ends the game for you: use what you have before.

## In the drawings
ta-game = Tapestry
ta-print-title = Cards of the Automa for Tapestry
ta-print-what = { $cards ->
    [one] 1 decision card
   *[other] { $cards } decision cards
}
ta-text-tile = tile
lab-role-shadow-empire = the Shadow Empire
