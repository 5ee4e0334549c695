## Zurückschauen: Kapitel

ta-film-era = Ära { $era }
ta-film-last = Letzter Einkommenszug
