## What the home page says of this game: a file of its own, so that the home page need not wait for the others
web-terra-mystica-pitch = Shape the land, build, lead the cults. For 2 to 5, people and Automas.
