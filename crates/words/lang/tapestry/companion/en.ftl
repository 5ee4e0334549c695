## ---------------------------------------------------------------- Tapestry at a real table: what is asked
ta-level-1 = the Underachiever
ta-level-2 = the Average
ta-level-3 = the Slightly Intimidating
ta-level-4 = the Somewhat Awesome
ta-level-5 = the Definitely Awesome
ta-level-6 = the Crusher of Dreams
tac-title-solo = Tapestry at the table: you against the Automa and the Shadow Empire. Level { $level }: Automa { $name }.
tac-title-shadow = Tapestry at the table: two people beside the Shadow Empire.
tac-wait-first = { $who }: the first turn is an income turn. Say so, and what can be seen of it.
tac-wait-turn = { $who }: what happened in this turn?
tac-wait-more = { $who }: anything else? If not: done.
tac-wait-reaction = A bot took a landmark. { $who }: what did you do because of it? If nothing: done.
tac-wait-bots = The bots are due.
tac-wait-shadow = The Shadow Empire is due.
tac-wait-left = Draw two decision cards and lay them left and right at random. Which one lies left?
tac-wait-right = Which card lies right?
tac-wait-progress = Look at the top progress card, put it back and shuffle. Which one was it?
tac-wait-die = Roll the science die for the Automa. What does it show?
tac-wait-die-among = Roll the science die for the Automa until it shows { $tracks }. What does it show?
tac-wait-trap = The Automa conquers { $hex }. Do you discard a Trap?
tac-wait-result = The end. { $who }: how many VP do you have?
tac-say-first = income, then done
tac-say-turn = science, explore 1/0, conquer 1/0 or income; then done
tac-say-more = done, or what else you did
tac-say-also = Several at once: science. explore 1/0. done. The map with its hexes: map. All commands: help.
tac-say-die = die { $track }
tac-say-trap = trap or no-trap
tac-say-result = result 120
tac-or = { $a } or { $b }
tac-no-points = In this variant people keep their own points, and the Shadow Empire has none.

## Tapestry at a real table: what to lay out
tac-lay-map = Set up a game for three on the small map, the start space printed 1/6 at the top. Hexes are named column/row: 0/0 is the middle island, 0/-2 the start space printed 1/6, 2/0 the one printed 2/4 on the right, -2/2 the one printed 3/5 on the left. You start on 2/0, the Automa on -2/2, with two outposts each.
tac-lay-automa = Automa: { $civs }. A token on the start of each track; one outpost beside its favourite track, { $favourite }; seven in supply.
tac-lay-mat-normal = Its mat lies normal side up.
tac-lay-mat-hard = Its mat lies hard side up.
tac-lay-mat-card = Its mat lies normal side up, with the income card of level { $level } over the chart.
tac-lay-shadow = Shadow Empire: a token on the start of each track, one aside; one outpost beside its favourite track, { $favourite }; nine in supply.
tac-lay-shadow-alone = Shadow Empire: a token on the start of each track, one aside; an outpost beside its favourite track, { $favourite }. It has a place in the order of turns.
tac-lay-no-deck = Leave the decision cards in the box: the program draws.
tac-lay-deck = Shuffle the decision cards 8 to 22 as the progress deck. Its top card, unseen, and the cards 1 to 7, shuffled, are the decision deck.
tac-lay-deck-shadow = Shuffle the decision cards 1 to 12 as the decision deck.
tac-lay-out-cards = Tapestry cards that stay in the box: { $names }.
tac-lay-out-civs = Civilizations that stay in the box: { $names }.
tac-lay-head-start = Level 1: in your first income turn, advance once on each track, in any order, with benefits.
tac-lay-first = The first turn: { $who }.

## Tapestry at a real table: decision cards
tac-indicator-any = any unfinished track
tac-indicator-landmark = nearest to a landmark or the end
tac-indicator-end = nearest to the end
tac-heart = favourite
tac-card-left = Left card { $number }: Automa { $automa }, Shadow Empire { $shadow }{ $income ->
    [yes] ; income icon.
   *[no] .
}
tac-card-right = Right card { $number }: { $order }; scan { $scan }{ $topple ->
    [yes] ; topple icon.
   *[no] .
}
tac-discard = Discarded decision cards: { $cards }.
tac-decks = Cards left in the decision deck: { $deck }. In the progress deck: { $progress }.

## Tapestry at a real table: what people did
tac-did-explore = explores { $hex }
tac-did-trapped = attacks { $hex } and is toppled by a Trap
tac-did-outpost = puts an outpost on { $hex }
tac-did-share = puts an outpost on { $hex } that shares control
tac-did-piece = puts a cube or a building on { $hex }
tac-did-stand = stands an outpost up on { $hex }
tac-did-token = the token of { $token } to { $track } { $space }
tac-did-bots = makes the bots advance on { $track }
tac-did-forbid = keeps all others from advancing on { $track }
tac-did-done = turn over
tac-noted-automa = The bots begin their turn.
tac-noted-left = Card { $number } lies left.
tac-noted-right = Card { $number } lies right.
tac-noted-progress = Progress card { $number } breaks ties.
tac-noted-trap = You discard a Trap.
tac-noted-no-trap = You discard no Trap.
tac-deed-nothing = The bots do nothing.

## Tapestry at a real table: what to do with one's hands
tac-step-income = Income turn { $number } of the bots.
tac-step-moved = Move the token of { $who } on { $track } to { $space }.
tac-step-moved-back = Move the token of { $who } on { $track } back to { $space }.
tac-step-stuck = { $who } cannot move on { $track }.
tac-step-landmark = Put the landmark { $name } on the mat of { $who }.
tac-step-landmark-out = Take the landmark { $name } out of the game ({ $who }).
tac-step-landmark-yours = { $who }: take the landmark { $name }.
tac-step-rolled = The science die shows { $track }.
tac-step-refresh = Discard the three open tech cards and deal three new ones.
tac-step-card = Lay the top tapestry card face down beside the Automa's mat, unseen.
tac-step-tile = Draw a territory tile and lay it on { $hex }, { $turn ->
    [0] as you drew it.
    [1] turned clockwise by one side.
   *[other] turned clockwise by { $turn } sides.
}
tac-step-outpost = Put an outpost of the Automa on { $hex }.
tac-step-outpost-shadow = Lay an outpost of the Shadow Empire on { $hex }, toppled.
tac-step-topple = { $you ->
    [yes] Topple your outpost on { $hex }.
   *[no] Topple the outpost of { $who } on { $hex }.
}
tac-step-achieved = { $who }: put a cube on the achievement { $what } ({ $vp } VP).
tac-step-favourite = { $who }: move the outpost that marks the favourite track to { $track }.
tac-step-favourite-stays = { $who }: the favourite track stays { $track }.
tac-step-cover = Cover the next slot of the Automa's mat with the top tapestry card, face down.
tac-step-progress = Put { $count ->
    [one] the top progress card
   *[other] the top { $count } progress cards
} on the discard pile, unseen.
tac-step-shuffle = Shuffle the discard pile and the pair: the new decision deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
tac-step-bots-done = The bots have finished: they take no more turns.
tac-step-turn-up = { $count ->
    [one] Turn up the card beside the Automa's mat and discard it. If it was a Trap, take this back and tell { $hex } as trapped.
   *[other] Turn up the { $count } cards beside the Automa's mat, one by one, and discard them. If one was a Trap, take this back and tell { $hex } as trapped.
}
tac-step-turned-up = Discard what you turned up beside the Automa's mat. { $left ->
    [0] No card is left there.
    [one] 1 card is left there. If you turned up more, set the pile right.
   *[other] { $left } cards are left there. If you turned up more, set the pile right.
}
tac-step-done = { $who }: this was the last income turn.

## Tapestry at a real table: what the bots have
tac-chip-vp = Automa { $vp } VP
tac-chip-income = { $turn ->
    [0] no income turn yet
   *[other] income turn { $turn }
}
tac-chip-favourites = favourites { $automa } (Automa), { $shadow } (Shadow Empire)
tac-chip-favourite = favourite { $shadow }
tac-chip-outposts = { $count ->
    [one] 1 outpost left
   *[other] { $count } outposts left
}
tac-chip-pile = { $count ->
    [one] 1 card beside the mat
   *[other] { $count } cards beside the mat
}
tac-chip-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}

## Tapestry at a real table: facts
tac-fixed-token = { $who }: { $track } { $space }.
tac-fixed-token-moved = { $who }: the token of { $token } stands on { $track } { $space }.
tac-fixed-hex = On { $hex }: { $pieces }.
tac-fixed-explored = { $hex } is explored.
tac-fixed-unexplored = { $hex } is not explored.
tac-fixed-landmark = { $you ->
    [yes] { $name } belongs to you.
   *[no] { $name } belongs to { $who }.
}
tac-fixed-landmark-free = { $name } is free.
tac-fixed-income = { $who }: { $count ->
    [0] no income turn begun.
    [one] 1 income turn begun.
   *[other] { $count } income turns begun.
}
tac-fixed-favourite = { $who }: favourite track { $track }.
tac-fixed-outposts = { $who }: { $count ->
    [one] 1 outpost in supply.
   *[other] { $count } outposts in supply.
}
tac-fixed-pile = Cards face down beside the Automa's mat: { $count }.
tac-fixed-tiles = There are territory tiles left.
tac-fixed-no-tiles = There are no territory tiles left.
tac-fixed-achievement = { $who }: achievement { $what }.
tac-fixed-no-achievement = { $who }: not the achievement { $what }.
tac-fixed-pair = Card { $left } lies left, card { $right } right.
tac-fixed-deck = Cards left in the decision deck: { $count }.
tac-fixed-civs = Civilization of the Automa: { $civs }.
tac-fixed-forbid = { $who }: all others are kept from { $track }.
tac-fixed-no-forbid = { $who }: nobody is kept from a track.
tac-fixed-plays-on = { $you ->
    [yes] You have turns after income turn 5.
   *[no] { $who } has turns after income turn 5.
}
tac-fixed-no-plays-on = { $you ->
    [yes] You have no turns after income turn 5.
   *[no] { $who } has no turns after income turn 5.
}
tac-fixed-reacts = { $who }: the bots wait when one of them takes a landmark.
tac-fixed-no-reacts = { $who }: the bots do not wait when one of them takes a landmark.
tac-piece-outpost = an outpost ({ $who })
tac-piece-toppled = a toppled outpost ({ $who })
tac-piece-token = a cube or building ({ $who })
tac-piece-shared = an outpost that shares control ({ $who })

## Tapestry at a real table: doubtful, but accepted
tac-warn-far = { $hex } lies apart from all that you control. If no card let you, undo.
tac-warn-full = A territory holds two outposts, and two pieces are on { $hex } already. Undo if that was a slip.

## Tapestry at a real table: why something cannot be
tac-no-asked = That seat is not asked now, or nobody sits there.
tac-no-first-turn = The first turn is an income turn. Say: income.
tac-no-income = An income turn was told in this turn already, or all five were taken. If not, say: fix income P1 2.
tac-no-step = The token is at the end of its track, or on another track. Say where it stands: science 5.
tac-no-space = A track has the spaces 0 to 12.
tac-no-landmark = Somebody has this landmark, or it is not in this game. If it is free, say: fix landmark forge nobody.
tac-no-hex = The small map has no such hex. See: map.
tac-no-explored = This hex is explored already. If not, say: fix explored 0/1 no.
tac-no-unexplored = This hex is not explored yet. Say explore first.
tac-no-target = It cannot be conquered: it is yours, or two pieces lie there. If not, set it right with fix hex.
tac-no-full = So many pieces do not fit on a territory.
tac-no-lies = No outpost of yours lies there. If one does, set it right with fix hex.
tac-no-card = There is no such decision card, or it was drawn already. If it was not, say: fix discard, and the cards that lie there.
tac-no-face = The die is rolled until it shows another track. Say what it showed in the end.
tac-no-automa = No Automa plays at this table.
tac-no-yet = Not in the middle of the bots' turn. Finish it first.
tac-range-points = -99 to 999 points
tac-range-automa-points = 0 to 999 points
tac-range-income = 0 to 5 income turns, those of bots 0 to 4
tac-range-bot-track = one of the four tracks, for a bot
tac-range-bot-token = a bot's token on its own track
tac-range-outposts = 0 to 10 outposts, for a bot
tac-range-pile = at most 40 cards
tac-range-empty-tile = a hex without a printed territory and without pieces
tac-range-achieved = two at most for each achievement, and for the Shadow Empire only the end of a track
tac-range-discard = different cards that are not the pair on the table
tac-range-deck = as many cards as are neither on the table nor discarded
tac-range-civs = one civilization, on level 6 two different ones
tac-range-person = a person, not a bot
tac-range-with-turns = somebody who still has turns

## Tapestry at a real table: the page, its buttons and notes
tac-web-done-bots = now the bots
tac-web-done-shadow = now the Shadow Empire
tac-web-bots-turn = The bots' turn
tac-web-bots-income = The bots' income turn { $number }
tac-web-shadow-turn = The Shadow Empire's turn
tac-web-turn-of = { $who }'s turn
tac-web-detail = At the table · level { $level }{ $era ->
    [0] { "" }
   *[other] { " " }· era { $era }
}
tac-web-detail-shadow = At the table{ $era ->
    [0] { "" }
   *[other] { " " }· era { $era }
}
tac-web-lay-out = Lay this out
tac-web-deck = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the decision deck.
tac-web-lay-short = If something lies otherwise, start anyway and set it right.
tac-web-free-landmarks = spaces with a free landmark
tac-web-took-landmark = { $name } is still free. Did you take it?
tac-web-turn-up = { $count ->
    [one] First turn up the card beside the Automa's mat.
   *[other] First turn up the { $count } cards beside the Automa's mat, one by one, at random.
}
tac-web-turn-up-trap = A Trap stops you: your outpost arrives toppled.

## Tapestry at a real table: what to lay out, beside its picture
tac-lie-map = Small map, set up for three
tac-lie-map-help = The start space printed 1/6, at the top, stays empty.
tac-lie-start-you = You: two outposts on the start space printed 2/4, on the right
tac-lie-start-automa = Automa: two outposts on the start space printed 3/5, on the left
tac-lie-cubes = A cube on the start of each track
tac-lie-favourite = An outpost beside { $track }, the favourite
tac-lie-points = A cube on 0 VP
tac-lie-aside = One cube aside, for an achievement
tac-lie-supply = { $count ->
    [one] One outpost in supply
   *[other] { $count } outposts in supply
}
tac-lie-mat-normal = Mat: normal side up
tac-lie-mat-hard = Mat: hard side up
tac-lie-mat-card = Income card of level { $level } over the chart
tac-lie-civ = Civilization: { $name }
tac-lie-no-deck = They stay in the box: the program draws
tac-lie-progress = Shuffled: the progress deck
tac-lie-deck = With the top progress card, unseen, shuffled: the decision deck
tac-lie-deck-shadow = Shuffled: the decision deck
tac-lie-box = { $count ->
    [one] One stays in the box
   *[other] { $count } stay in the box
}
tac-lie-box-cards = Tapestry cards
tac-lie-box-civs = Civilizations
tac-lie-begin = Who begins
tac-lie-head-start = Your first income turn: a step on each track, with benefits

## The civilizations of the Automa, when a game is set up
opt-tapestry-automa-civilization = Civilization of the Automa
opt-tapestry-automa-civilization-roll = By the die
opt-tapestry-automa-civilization-roll-means = The science die decides.
opt-tapestry-automa-civilization-explorers = Explorers
opt-tapestry-automa-civilization-explorers-means = Exploration.
opt-tapestry-automa-civilization-scientists = Scientists
opt-tapestry-automa-civilization-scientists-means = Science.
opt-tapestry-automa-civilization-conquerors = Conquerors
opt-tapestry-automa-civilization-conquerors-means = Military.
opt-tapestry-automa-civilization-engineers = Engineers
opt-tapestry-automa-civilization-engineers-means = Technology.
opt-tapestry-second-civilization = Its second civilization
opt-tapestry-second-civilization-help = Level 6 has two: the second one is your choice.
opt-tapestry-second-civilization-roll = Any other
opt-tapestry-second-civilization-roll-means = Drawn from the other three.
opt-tapestry-second-civilization-explorers = Explorers
opt-tapestry-second-civilization-explorers-means = Exploration.
opt-tapestry-second-civilization-scientists = Scientists
opt-tapestry-second-civilization-scientists-means = Science.
opt-tapestry-second-civilization-conquerors = Conquerors
opt-tapestry-second-civilization-conquerors-means = Military.
opt-tapestry-second-civilization-engineers = Engineers
opt-tapestry-second-civilization-engineers-means = Technology.

## Tapestry at a real table: help
tac-help =
    science: a step on this track, with its landmark if it is free. science 5: the token stands there. Short: sci, mil, exp, tec.
    explore 1/0, conquer 1/0: a hex. conquer 1/0 trapped: a Trap of the Automa toppled you. income: an income turn. done: turn over.
    Conquering the Automa: turn up its cards beside the mat one by one; the first Trap stops you; without one all are gone.
    landmark forge: from a card. outpost 1/0, piece 1/0 (cube, building), stand 1/0: without conquering. token technology science 0.
    bots science: a card made both bots advance. forbid science: a card keeps the others off. Resources and your city need no telling.
    Several at once: science. explore 1/0. done. Enter alone: the bots go on, or your turn is over.
    automa: the bots go on. Own cards and dice: card 7 or 7, die science or science. trap, no-trap. result 120: your points.
    map, tracks, seats, or table for all of it: the table as it is known. cards: the open decision cards. why: the reasons. look: where it stands.
    fix: something is different. fix token P1 science 4, fix hex 1/0 P1 automa-toppled, fix hex 1/0 empty, fix explored 1/0 yes,
      fix landmark forge P1, fix vp 40, fix income P1 2, fix favourite automa science, fix outposts automa 5, fix pile 3,
      fix tiles none, fix achievement middle_island P1 yes, fix pair 3 4, fix discard 3 5, fix deck 6, fix civilizations explorers,
      fix forbid P1 none, fix turn bots, fix reacts P1 yes (Historians: the bots wait at every landmark),
      fix plays-on P1 yes (Elder Ones, Merfolk: turns after income turn 5).
    score, assume, history: look at these. undo, undo 3, redo. save: where it is saved. quit: leave; everything is saved already.
