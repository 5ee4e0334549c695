## Looking back: chapters

pw-film-spaces = Spaces { $from } to { $to }
