## How to play

learn-tapestry-goal = The goal
learn-tapestry-goal-text =
    You lead a civilization from the discovery of fire into the future, along four tracks: exploration, technology, science and military. On the way you explore an island world, invent,
    conquer, and fill a city with buildings. Whoever has the most victory points at the end wins.

    Everybody plays exactly five income turns. They divide your game into eras, and they come when you want them: others may be in another era.
learn-tapestry-turn = A turn
learn-tapestry-turn-text =
    Either an income turn, or an advance turn. The very first one is an income turn.

    To advance, pay for the tier into which your token moves, move it one space, and gain the benefit that stands there:

    – tier I: any 1 resource
    – tier II: the resource of the track, and any 1
    – tier III: the resource of the track, and any 2
    – tier IV: 2 of the resource of the track

    Food drives exploration, coins technology, workers science, culture military. The first to enter tier II, III or IV of a track takes its landmark. If the space has a bonus, you may pay for it once.

    You hold at most 8 of each resource. If you cannot pay for an advance, take an income turn.
learn-tapestry-income = An income turn
learn-tapestry-income-text =
    – Use your civilization (turns 2 to 5).
    – Play a tapestry card: what it says holds for the new era (turns 2 to 4). If no neighbour has begun that era yet, you gain resources first.
    – You may upgrade one tech card; then every uncovered point icon of your income mat scores (turns 2 to 5).
    – Gain resources, tiles and cards from everything that is uncovered there (turns 1 to 4).

    Buildings that you put into your city uncover income: markets coins, houses workers, farms food, armories culture.
learn-tapestry-explore = Explore and conquer
learn-tapestry-explore-text =
    To explore, lay a territory tile on an empty hex next to a territory that you control. You gain a point for every edge whose land matches, and what the tile shows.

    To conquer, put an outpost on a territory next to one of yours. An opponent's outpost there is toppled. Roll both dice and take the benefit of one. With two outposts on it a
    territory is taken for good.
learn-tapestry-invent = Inventions and research
learn-tapestry-invent-text =
    An invention is a tech card. Upgrades move it up a row: to the middle for its circle, then to the top for its square, where you or a neighbour must have reached what it asks for.

    To research, roll the science die and, if you like, advance on that track without paying. With a cross on it you only move.
learn-tapestry-city = City, landmarks, achievements
learn-tapestry-city-text =
    Every building and landmark covers plots of your city. A full district of nine plots gives a resource at once; full rows and columns are points when you score them.

    Three achievements are a race: reach the end of a track, topple two outposts, conquer the middle island.
learn-tapestry-end = The end
learn-tapestry-end-text =
    Your game ends with your fifth income turn; the others play on. When everybody is done, the most points win. If they are equal, the tallest landmark in a city decides.
learn-tapestry-automa = The bots
learn-tapestry-automa-text =
    Alone you play against two: the Automa, which scores, and the Shadow Empire, which only takes landmarks and room. They act together, and gain no resources.

    For a turn two cards are drawn. The left one says which tracks come into question: any, the nearest to its end, the nearest to a landmark. The right one breaks ties by a list of tracks, and says how the map is read.
    The Automa advances and does what the space says, in its own way: it explores and conquers where its rules point. Then the Shadow Empire advances. When the deck runs out, or its last pair shows the hand, they take an income turn, and the Automa scores.

    Six levels change what it scores and how fast; begin with 1 or 2.
learn-tapestry-table-setup = Set up
learn-tapestry-table-setup-text =
    – Set up a game for three on the small map. You start on the start space printed 2/4, the Automa on the one printed 3/5, with two outposts each. The one printed 1/6 stays empty.
    – Each bot has a token on the start of every track, and an outpost beside its favourite track. The program rolls civilization and favourites.
    – Take the cards and civilizations that the program lists out of the game. Leave the decision cards in the box: the program draws, unless you choose otherwise.
learn-tapestry-table-turn = A turn with the bots
learn-tapestry-table-turn-text =
    Take your turn as always. Then tell what the bots could see: steps on tracks, explored and conquered hexes, income turns. What you own, build or score needs no telling.

    The program says step by step what to do for both bots, hex by hex, with a picture. “Why?” shows how they chose. If the table differs, “Fix” sets it right.
learn-tapestry-table-end = The end at the table
learn-tapestry-table-end-text =
    After their fifth income turn the bots are done; you play on to yours. Then say your points, and the program compares them with the Automa's.

## Words of the game

term-tapestry-track = Track
term-tapestry-track-means = Exploration, technology, science or military (with an expansion also arts): twelve spaces in four tiers.
term-tapestry-tier = Tier
term-tapestry-tier-means = Three spaces of a track with the same price. Who enters it first takes a landmark.
term-tapestry-benefit = Benefit
term-tapestry-benefit-means = What a space gives. It is carried out as far as possible.
term-tapestry-bonus = Bonus
term-tapestry-bonus-means = Something more that you may pay for, once, when you land there.
term-tapestry-income = Income turn
term-tapestry-income-means = One of five: points, a tapestry card, new goods. It begins your next era.
term-tapestry-era = Era
term-tapestry-era-means = From one of your income turns to the next. Everybody has their own.
term-tapestry-territory = Territory
term-tapestry-territory-means = A hex with land, printed or laid as a tile.
term-tapestry-control = Control
term-tapestry-control-means = Only your outposts stand upright there.
term-tapestry-outpost = Outpost
term-tapestry-outpost-means = You have ten, two of them on the map from the start.
term-tapestry-landmark = Landmark
term-tapestry-landmark-means = A large building for your city. There is one of each.
term-tapestry-tapestry = Tapestry card
term-tapestry-tapestry-means = You play one in each of income turns 2 to 4. It works at once, for that era, or longer.
term-tapestry-tech = Tech card
term-tapestry-tech-means = An invention. It begins in the bottom row; an upgrade moves it up one row and gives its circle, the next one its square.
term-tapestry-space = Space tile
term-tapestry-space-means = You keep it until you explore space: then it lies beside your income mat and gives what it shows.
term-tapestry-masterpiece = Masterpiece
term-tapestry-masterpiece-means = A card of the arts. It gives its benefit at the start of your income turns 2 to 5, and when something on the arts track says so.
term-tapestry-neighbour = Neighbour
term-tapestry-neighbour-means = Who sits beside you; alone, both bots.
term-tapestry-bots = The bots
term-tapestry-bots-means = The Automa plays for points. The Shadow Empire never has any: it moves up the tracks and takes landmarks there before you can.
term-tapestry-favourite = Favourite track
term-tapestry-favourite-means = Each bot has one: it stands for the heart on the cards.

chapter-tapestry-achievements = Achievements
chapter-tapestry-advance = Advancing
chapter-tapestry-arts = Arts
chapter-tapestry-buildings = Buildings
chapter-tapestry-card = Cards, one by one
chapter-tapestry-city = The city
chapter-tapestry-civ = Civilizations, one by one
chapter-tapestry-civilizations = Civilizations
chapter-tapestry-conquer = Conquering
chapter-tapestry-effect = Effects
chapter-tapestry-explore = Exploring
chapter-tapestry-income = The income turn
chapter-tapestry-landmarks = Landmarks
chapter-tapestry-resources = Resources
chapter-tapestry-science = Science
chapter-tapestry-tapestry = Tapestry cards
chapter-tapestry-tech = Technology
chapter-tapestry-tracks = Tracks
