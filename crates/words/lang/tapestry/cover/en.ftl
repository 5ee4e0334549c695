## What the home page says of this game: a file of its own, so that the home page need not wait for the others
web-tapestry-pitch = Advance, explore, conquer, invent: five eras of a civilization. For 1 to 5.
