## ---------------------------------------------------------------- Das Formular des Labors: wählen statt schreiben
lab-form-what = Wähle, was verglichen wird: Jeder angehakte Wert wird mit jedem anderen gespielt, mit denselben Seeds.
lab-form-game = Das Spiel
lab-form-players = Wer gegen den Automa spielt
lab-player-random = Zufall: irgendein erlaubter Zug
lab-player-rollout = Hastig: eine schnelle Faustregel
lab-player-greedy = Gierig: was in diesem Zug am besten aussieht
lab-player-mcts = Denkend: schaut 200-mal voraus
lab-form-games = Spiele je Kombination
lab-form-more = Mehr Einstellungen
lab-form-text = Als Datei: alles, was die Kommandozeile kann
lab-form-deck = Ein eigenes Deck gegen das gedruckte: automa lab compare, auf der Kommandozeile.
