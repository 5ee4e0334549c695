## What the home page says of this game: a file of its own, so that the home page need not wait for the others
web-tapestry-pitch = Fortschritt, Entdeckung, Eroberung, Erfindung: fünf Ären einer Zivilisation. Für 1 bis 5.
