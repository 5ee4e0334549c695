## Achievements

feat-tapestry-two-ends = To the very end, twice
feat-tapestry-two-ends-means = Reach the last space of two tracks.
feat-tapestry-skyline = Skyline
feat-tapestry-skyline-means = Own five landmarks in a game on screen.
feat-tapestry-hardest = The sixth level
feat-tapestry-hardest-means = Beat the bots on level 6.
