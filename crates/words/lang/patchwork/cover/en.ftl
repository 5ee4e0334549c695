## What the home page says of this game: a file of its own, so that the home page need not wait for the others
web-patchwork-pitch = Sew a quilt. About 20 minutes.
