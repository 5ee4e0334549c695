## A first game of Tapestry, step by step

lesson-tapestry-city = You lead a civilization from fire to the stars; most points after the fifth income turn win. Yours are the Leaders. Choose a capital city: its free plots are for your buildings.
lesson-tapestry-income = Every era begins with an income turn, and so does the game. Take it.
lesson-tapestry-technology = On the easiest level you first take a step on each of the four tracks. Begin with Technology, whose first space invents: take Time Travel. Techs give something when they are improved later.
lesson-tapestry-military = Now Military: its first space conquers. Choose a hex beside your own for an outpost. Of the two dice you keep one: red pays points for your territories.
lesson-tapestry-exploration = Exploration next: it brings tiles with which you will enlarge the map.
lesson-tapestry-science = Science came by itself, and its die shows a track: a free step there, but without its benefit. Take it.
lesson-tapestry-advance = A turn: advance on a track, pay, gain what the new space shows. Choose the next space of Military: any one good, for a card. Then pay one more for its bonus, an armory, and put it anywhere in your city.
lesson-tapestry-again = The bots moved: the Automa plays to win, the Shadow Empire helps it to landmarks; “Why?” tells their reasons. Now Technology in the same way: advance, pay for the bonus, place the market.
lesson-tapestry-era = Your goods are spent, so a new era begins: take your income turn. Buildings that left your mat have opened more income there.
lesson-tapestry-leaders = An income turn has four parts. First your civilization: use the Leaders and put their token on Exploration for a free step.
lesson-tapestry-explore = Explore: choose tile 33, a free hex beside your land, and turn it so that edges match; each matching side is a point. The tile brings an armory for your city.
lesson-tapestry-card = Second part: play a tapestry card for your era. Empiricism pays for steps on Science. You are the first to enter the era, so a good of your choice comes on top.
lesson-tapestry-upgrade = Third part: improve a tech. Time Travel moves up and gives a coin. Then come points and goods, by themselves.
lesson-tapestry-conquer = Advance on Military again and conquer: the tile that you explored is yours for the taking. Keep either die.
lesson-tapestry-landmark = The next space of Military begins a new tier, and whoever comes first takes its landmark: advance, and lay it in your city. Full rows, columns and districts pay.
lesson-tapestry-end = You know the whole shape of a turn. The game goes on until everybody’s fifth income turn. A hint helps when you are stuck, and every space, card and tile tells what it does.
