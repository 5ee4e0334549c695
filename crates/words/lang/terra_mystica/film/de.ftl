## Zurückschauen: Kapitel

terra-film-round = Runde { $round }
