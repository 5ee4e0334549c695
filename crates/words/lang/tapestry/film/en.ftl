## Looking back: chapters

ta-film-era = Era { $era }
ta-film-last = Last income turn
