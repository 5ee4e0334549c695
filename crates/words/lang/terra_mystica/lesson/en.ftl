## A first game of Terra Mystica, step by step

lesson-terra-mystica-home = You lead the Halflings, who live on plains, the brown hexes. First everybody places two dwellings. Choose hex F7 and build there: the Nomads will settle nearby, and neighbours give each other power.
lesson-terra-mystica-second-home = Now a second one, on E6, so that both can grow together. Each dwelling brings a worker at the beginning of every round.
lesson-terra-mystica-bonus = Everybody has one bonus card for a round. Take the one with 2 coins of income and a spade as an action.
lesson-terra-mystica-spade = Round 1: a turn is one action. Open “Special” and use the spade of your bonus card, which changes a hex by one step. The Halflings earn a point for every spade.
lesson-terra-mystica-dig = E10 is swamp, one step from plains. Choose it, then dig and build: plains now, and a dwelling on it for a worker and 2 coins.
lesson-terra-mystica-upgrade = Dwellings become trading houses, which bring coins and power. F7 has a neighbour, the Nomads on G7: that makes it cheaper. Choose F7 and upgrade.
lesson-terra-mystica-power = The Nomads built beside you, so you may take 2 power for a point. Power moves tokens from bowl 1 to 2 and from 2 to 3; only bowl 3 can be spent. Take it.
lesson-terra-mystica-build = D8 is plains and within reach: no spade is needed there. Build a dwelling.
lesson-terra-mystica-free-power = One power from a neighbour is always free. Take it.
lesson-terra-mystica-temple = Make F7 a temple: a priest each round, and a favour tile at once. Choose the one with 2 steps on earth and a worker a round: this round rewards those who are high on earth.
lesson-terra-mystica-burn = Power actions are open to all, each once a round. You have 1 in bowl 3 and need 3: burn two tokens (one goes, another moves up). Open “Power” and get a priest for 3 power.
lesson-terra-mystica-priest = Priests can be sent to a cult for good. The first of a cult is worth 3 steps: send yours to earth, up to 6.
lesson-terra-mystica-pass = Your workers are spent: pass, and change your bonus card for the one with 6 coins of income. Whoever passes first begins the next round; this time the Nomads.
lesson-terra-mystica-reward = The round’s bonus: 4 on earth earn a free spade. Use it on E5, a swamp: into plains.
lesson-terra-mystica-round = Round 2 scores dwellings, 2 points each. Build one on E5, which is ready.
lesson-terra-mystica-more-power = The Nomads again, and again the first power is free.
lesson-terra-mystica-trade = Upgrade E6 to a trading house. Structures side by side worth 7 power together, four of them at least, become a town later: points and a tile.
lesson-terra-mystica-second-pass = Enough for this round. Pass, and choose the bonus card that you like best.
lesson-terra-mystica-end = You have seen every kind of action. After six rounds the largest network and the cults bring many points. The rest is yours: a hint helps when you are stuck, “Why?” explains the Automa.
