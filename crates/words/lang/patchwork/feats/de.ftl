## Erfolge

feat-patchwork-seven-by-seven = Sieben mal sieben
feat-patchwork-seven-by-seven-means = Hol dir das Sonderplättchen.
feat-patchwork-no-hole = Kein einziges Loch
feat-patchwork-no-hole-means = Beende das Spiel mit einer Decke ohne leeres Feld.
feat-patchwork-legend = Legende
feat-patchwork-legend-means = Schlag den Automa auf Stufe V.
