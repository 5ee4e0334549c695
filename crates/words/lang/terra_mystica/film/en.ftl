## Looking back: chapters

terra-film-round = Round { $round }
