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
tc-wait-automa = { $many ->
    [yes] The { $who } are due.
   *[no] { $who } is due.
}
tc-wait-card-tie = { $many ->
    [yes] The { $who } have a tie. Shuffle all their decision cards and reveal one: which?
   *[no] { $who } has a tie. Shuffle all its decision cards and reveal one: which?
}
tc-wait-card-bonus = { $many ->
    [yes] The { $who } take a bonus card. Shuffle all their decision cards and reveal one: which?
   *[no] { $who } takes a bonus card. Shuffle all its decision cards and reveal one: which?
}
tc-wait-card-first = { $many ->
    [yes] The { $who } are due. The first card of the round supports: draw it. Which one?
   *[no] { $who } is due. The first card of the round supports: draw it. Which one?
}
tc-wait-card-next = { $many ->
    [yes] The { $who } are due. Draw their next card: which one?
   *[no] { $who } is due. Draw its next card: which one?
}
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
tc-lay-round = { $round }: { $what }
tc-lay-final = The extra tile for the end: { $what }.
tc-lay-row = Bonus cards: { $what }.
tc-lay-automa = Automa: { $faction }, home { $home }. Cults { $cults }. It starts with { $vp } VP.
tc-lay-person = You: { $faction }, home { $home }. Cults { $cults }.
tc-lay-no-deck = Leave its decision cards in the box: the program draws.
tc-lay-deck = Shuffle its decision cards as the difficulty says, and keep the others as a reserve.
tc-lay-first-deck = Its first deck: { $cards }, and one card drawn unseen from all others.

## Terra Mystica at the table: what the Automa does, in the largest letters
tc-does = The { $who } { $what }.
tc-deed-builds = build on { $hex }
tc-deed-upgrades = upgrade { $hex }: { $structure }
tc-deed-climbs = climb on { $cult }
tc-deed-blocks = block a power action: { $what }
tc-deed-bridge = build a bridge from { $a } to { $b }
tc-deed-ships = go up in shipping
tc-deed-nothing = put nothing on the board
tc-deed-passes = pass
tc-deed-takes = take a bonus card
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
tc-step-power = Cover the power action { $what }: nobody uses it again this round.
tc-step-bridge = Put a bridge of the { $faction } between { $a } and { $b }.
tc-step-unlocked = It may live on { $terrain } now.
tc-step-bonus = Give it this bonus card: { $what }.
tc-step-bonus-exchange = Its bonus card goes back. Give it this one: { $what }.
tc-step-rebuild = Shuffle all cards of its deck with one more of the reserve.
tc-step-points = { $who }: { $vp } VP more, { $now } now.
tc-step-final = { $who }: { $vp } VP for { $what }, { $now } now.
tc-step-final-person = { $who }: { $vp } VP for { $what }; areas and cults so far: { $now }.
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
tc-answer-takes = { $many ->
    [yes] The { $who } take power: { $reward }.
   *[no] { $who } takes power: { $reward }.
}
tc-answer-declines = { $many ->
    [yes] The { $who } take no power.
   *[no] { $who } takes no power.
}
tc-answer-unknown = { $many ->
    [yes] Reveal a card of their reserve and put it back: if its cult goal is crossed out, the { $who } take power, and { $reward }.
   *[no] Reveal a card of its reserve and put it back: if its cult goal is crossed out, { $who } takes power, and { $reward }.
}
tc-answer-declines-power = { $many ->
    [yes] The { $who } take no power. If nobody else does, you gain 1 power.
   *[no] { $who } takes no power. If nobody else does, you gain 1 power.
}
tc-reward-step = you go up one step on a cult track of your choice
tc-reward-token = you may buy a power token for 1 VP
tc-noted = { $who }: card { $card } supports.
tc-again = { $many ->
    [yes] The { $who } take another turn at once.
   *[no] { $who } takes another turn at once.
}
tc-took-power = { $many ->
    [yes] The { $who } take the power.
   *[no] { $who } takes the power.
}
tc-left-power = { $many ->
    [yes] The { $who } leave the power.
   *[no] { $who } leaves the power.
}
tc-spades = { $who }: { $count ->
    [one] 1 spade or step
   *[other] { $count } spades or steps
} of the cult bonus, to be used now.
tc-round-began = Round { $round } begins: { $who } first.
tc-result = { $who }: { $vp } VP, and { $places } for areas and cults: { $total } VP.
tc-over = { $winners ->
    [one] { $many ->
        [yes] The { $who } have most points.
       *[no] { $who } has most points.
    }
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
tc-fixed-bonus = { $many ->
    [yes] The { $who } hold this bonus card: { $card }.
   *[no] { $who } holds this bonus card: { $card }.
}
tc-fixed-no-bonus = { $many ->
    [yes] The { $who } hold no bonus card.
   *[no] { $who } holds no bonus card.
}
tc-fixed-round = This is round { $round }.
tc-fixed-scoring = Round tiles: { $list }.
tc-fixed-no-final = There is no extra tile for the end.
tc-fixed-order = Order of turns: { $list }.
tc-fixed-turn = Next to act: { $who }.
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
tc-no-asked = { $many ->
    [yes] The { $who } are not asked now.
   *[no] { $who } is not asked now.
}
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
    map, cults, rounds, tiles, seats, or table for all of it: the table as it is known. why: why it did that.
    score, assume, history, look: look at these. undo, undo 3, redo: take back, do again.
    save: where it is saved. quit: leave; everything is saved already.

## ---------------------------------------------------------------- Terra Mystica at a real table, in the browser
terra-co-detail = At the table · { $round } · { $difficulty }
terra-co-lay-help = Lay it out like this. If your own tiles lie there, start anyway and set them right.
terra-co-keys = Keys: 1 to 5 open the groups, Enter does what the large button says, Escape leaves a hex, W why, U undo, Y redo, F fix.
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
terra-co-before = Before the end
terra-co-terrain = Terrain
terra-co-space = Space
terra-co-bonus = Bonus card
terra-co-fix-hex = What stands on the map
terra-co-fix-empty = Or nothing
terra-co-nothing = Nothing stands there
terra-co-fix-tap = tap to set right what is there
terra-co-fix-map-help = Tap the hex, or the place of a bridge.
terra-co-fix-bridge-at = Whose bridge is at { $place }?
terra-co-fix-other = Something else lies there
terra-co-fix-tiles-help = Tap the number of its round below each tile.
terra-co-fix-row-help = Tap its place, counted from the left, below each card.
terra-co-fix-cult = A marker on a cult track
terra-co-fix-cult-help = Tap the space where a marker really stands, then whose it is.
terra-co-fix-cult-at = { $cult }, space { $space }
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
terra-co-fix-drawn = Cards drawn this round, in order. A tap on the last one takes it away.
terra-co-fix-drawn-next = The card that came next
terra-co-fix-drawn-this = Card { $number } came next
terra-co-fix-drawn-not = Take card { $number } away
