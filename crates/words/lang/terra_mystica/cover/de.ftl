## What the home page says of this game: a file of its own, so that the home page need not wait for the others
web-terra-mystica-pitch = Land formen, bauen, die Kulte anführen. Für 2 bis 5, Menschen und Automas.
