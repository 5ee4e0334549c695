## How to play

learn-terra-mystica-goal = The goal
learn-terra-mystica-goal-text =
    You lead a faction that can live on one kind of land only. For six rounds you turn land into yours, build on it, climb the cults of four elements and found towns.
    Whoever has the most victory points wins.

    Each faction has its own board: what its buildings cost, what they bring, and what only it can do. You begin with 20 points, two dwellings on the map
    (some factions with one or three) and a bonus card.
learn-terra-mystica-round = A round
learn-terra-mystica-round-text =
    – Income: every building that has left your board uncovers what it brings; so do bonus card and favour tiles.
    – Actions: in turn, one action each, until everybody has passed. Whoever passes gives the bonus card back and takes another. Whoever passes first begins the next round.
    – After the round: for your steps on the cult that its scoring tile names you get a bonus. Each round has such a tile; it also gives points for one kind of thing done in that round.
learn-terra-mystica-turn = An action
learn-terra-mystica-turn-text =
    – Dig and build: turn a hex in reach into your land with spades, and put a dwelling on it. Reach is next to one of your buildings, across a bridge, or over river
    as far as your shipping goes. A spade turns a land into its neighbour in the circle of seven; it costs 3 workers, later 2 and 1.
    – Upgrade: a dwelling becomes a trading house, that a temple or your stronghold, a temple a sanctuary. A trading house is cheaper next to an opponent. Temple and
    sanctuary bring a favour tile, the stronghold an ability of your faction.
    – Ships or spades: a step of shipping (a priest and 4 coins) or of digging, for points and reach.
    – Send a priest to a cult: 3 or 2 steps where a place is free and he stays for good, or 1 step and he goes back to the supply.
    – Power action: one of six, each once in a round for all together.
    – A special action of your own, or pass.
learn-terra-mystica-power = Power and goods
learn-terra-mystica-power-text =
    Power moves through three bowls. To gain power is to move a token from the first bowl to the second, and when the first is empty, from the second to the third. Only what lies in the
    third can be spent; then it goes back to the first. You may also burn: take one token of the second bowl out of the game to move another up.

    In your turn you may convert at any time, downwards only: 5 power for a priest, 3 for a worker, 1 for a coin; a priest for a worker, a worker for a coin.

    When somebody builds next to you, you may take power for your buildings there. Every power beyond the first costs one victory point.
learn-terra-mystica-cults = The cults
learn-terra-mystica-cults-text =
    Four tracks: fire, water, earth, air. On the way up you gain power at 3, 5, 7 and 10. The top space needs a key from a town, and has room for one only.

    Favour tiles give cult steps at once, and income, points or an action from then on.
learn-terra-mystica-towns = Towns
learn-terra-mystica-towns-text =
    Four connected buildings (three with a sanctuary) that are worth 7 power together are a town: dwellings count 1, trading houses and temples 2, stronghold and
    sanctuary 3. Choose a town tile: points, something at once, and a key.
learn-terra-mystica-end = The end
learn-terra-mystica-end-text =
    After round 6 each cult gives 8, 4 and 2 points to the first three on it. The largest networks of buildings within reach of each other give 18, 12 and 6. Three coins are worth a
    point. Those who are equal share.
learn-terra-mystica-automa = The Automa
learn-terra-mystica-automa-text =
    The Automa builds, blocks, climbs and scores, and pays for nothing: it has no coins, workers or power, founds no towns and takes no favour tiles. It never takes power from you, but you
    may take it from its buildings.

    Each turn has two cards. The new one says what it does: build, upgrade, take a power action, send a priest, or what its faction does. The card before it says how it chooses where several places are
    equal: near its own settlements, a count from the left or right, a direction in which the map is read. Then it gets the points of the card.

    Towards the end of its deck some cards make it pass. Every round the deck has one card more. On easier levels it starts with fewer cards, on harder ones with more; on Nightmare it scores a point
    more each time.
learn-terra-mystica-table-setup = Set up
learn-terra-mystica-table-setup-text =
    – Set up for two and take one more faction for the Automa, of another colour: its buildings, seven priests, its markers on the cults and one on 20 points (10 on Easy).
    – Choose difficulty and factions here; the program lists the round tiles and bonus cards. If other ones lie on your table, set them right.
    – Tap where your dwellings stand. After each, the program says where the Automa's goes. Then choose a bonus card. You begin round 1.
learn-terra-mystica-table-turn = A turn with the Automa
learn-terra-mystica-table-turn-text =
    Play with your own goods, as always, and tell what everybody can see: tap the hex and what you did there; cult steps, power actions, tiles and passing are in the groups below the map.
    Then the program says what to do for the Automa, hex by hex, and how much power you may take from it. “Why?” shows what it considered and which row removed what.
learn-terra-mystica-table-end = The end at the table
learn-terra-mystica-table-end-text =
    The program reminds you of cult bonuses and income after each round. After round 6 say the points that your marker shows, and it adds networks and cults for all.

## Words of the game

term-terra-mystica-round = Round tile
term-terra-mystica-round-means = One for each of the six rounds: what gives points in it and, for all but the last, what steps on a cult bring after it.
term-terra-mystica-power = Power
term-terra-mystica-power-means = Tokens in three bowls. Only what lies in the third bowl can be spent.
term-terra-mystica-action = Power action
term-terra-mystica-action-means = Paid with power. There are six in the middle, each once in a round for all together.
term-terra-mystica-spade = Spade
term-terra-mystica-spade-means = Turns a hex into the neighbouring land in the circle of seven.
term-terra-mystica-home = Home terrain
term-terra-mystica-home-means = The only land on which your faction can build.
term-terra-mystica-reach = Reach
term-terra-mystica-reach-means = Hexes next to your buildings, across bridges, or over as many river hexes as your shipping allows.
term-terra-mystica-leech = Power from neighbours
term-terra-mystica-leech-means = What you may take when somebody builds next to you. It costs a point less than the power that you take.
term-terra-mystica-favour = Favour tile
term-terra-mystica-favour-means = Comes with a temple or a sanctuary: cult steps at once, and something lasting.
term-terra-mystica-town = Town
term-terra-mystica-town-means = Connected buildings worth 7 power: a tile with points, goods and a key.
term-terra-mystica-cult = Cult
term-terra-mystica-cult-means = One of four tracks: fire, water, earth, air.
term-terra-mystica-bonus = Bonus card
term-terra-mystica-bonus-means = Yours for one round: income, an action or points for passing.
term-terra-mystica-key = Key
term-terra-mystica-key-means = Opens the top space of a cult. Every town tile has one.
term-terra-mystica-support = Support card
term-terra-mystica-support-means = The Automa's card before: it breaks ties by a goal, a count and a direction.

chapter-terra-mystica-action = Actions
chapter-terra-mystica-bonus = Bonus cards
chapter-terra-mystica-bridge = Bridges
chapter-terra-mystica-build = Building
chapter-terra-mystica-cleanup = Between the rounds
chapter-terra-mystica-convert = Converting goods
chapter-terra-mystica-cult = Cults
chapter-terra-mystica-cult-bonus = Cult bonuses
chapter-terra-mystica-digging = Digging
chapter-terra-mystica-faction = Factions
chapter-terra-mystica-favour = Favour tiles
chapter-terra-mystica-ice = Ice
chapter-terra-mystica-income = Income
chapter-terra-mystica-leech = Power from neighbours
chapter-terra-mystica-map = The map
chapter-terra-mystica-pass = Passing
chapter-terra-mystica-power = Power
chapter-terra-mystica-reach = Reach
chapter-terra-mystica-record = Records of online games
chapter-terra-mystica-round = The round
chapter-terra-mystica-scoring = Round scoring
chapter-terra-mystica-shipping = Shipping
chapter-terra-mystica-spade = Spades
chapter-terra-mystica-town = Towns
chapter-terra-mystica-upgrade = Upgrading
chapter-terra-mystica-volcano = Volcano
print-tiles = Favour and town tiles
