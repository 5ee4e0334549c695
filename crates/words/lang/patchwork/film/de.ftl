## Zurückschauen: Kapitel

pw-film-spaces = Felder { $from } bis { $to }
