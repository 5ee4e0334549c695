## ---------------------------------------------------------------- The lab's form: choices instead of a file
lab-form-what = Choose what is to be compared: each ticked value is played with each other, with the same seeds.
lab-form-game = The game
lab-form-players = Who plays against the Automa
lab-player-random = Random: any legal move
lab-player-rollout = Hasty: a quick rule of thumb
lab-player-greedy = Greedy: what looks best this turn
lab-player-mcts = Thinking: looks 200 times ahead
lab-form-games = Games of each combination
lab-form-more = More settings
lab-form-text = As a file: everything that the command line knows
lab-form-deck = A deck of your own against the printed one: automa lab compare, on the command line.
