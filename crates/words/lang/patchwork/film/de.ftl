## Zurückschauen: Kapitel

pw-film-spaces = Felder { $from } bis { $to }
pw-replay-token = Spielstein auf { $space }
