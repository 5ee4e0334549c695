## Erfolge

feat-tapestry-two-ends = Zweimal bis ganz ans Ende
feat-tapestry-two-ends-means = Erreiche das letzte Feld zweier Leisten.
feat-tapestry-skyline = Stadtsilhouette
feat-tapestry-skyline-means = Besitze fünf Wahrzeichen in einem Spiel am Schirm.
feat-tapestry-hardest = Die sechste Stufe
feat-tapestry-hardest-means = Schlag die Bots auf Stufe 6.
