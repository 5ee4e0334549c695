## Achievements

feat-patchwork-seven-by-seven = Seven by seven
feat-patchwork-seven-by-seven-means = Take the special tile.
feat-patchwork-no-hole = Not a single hole
feat-patchwork-no-hole-means = End with a quilt that has no empty square.
feat-patchwork-legend = Legend
feat-patchwork-legend-means = Beat the Automa on level V.
