## Looking back: chapters

pw-film-spaces = Spaces { $from } to { $to }
pw-replay-token = token on { $space }
