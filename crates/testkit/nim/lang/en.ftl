nim-heap = Stones: { $heap }
nim-seen = Cards of the Automa since its last shuffle: { $cards }
nim-turn = { $heap ->
    [one] One stone is left. Take it.
   *[other] { $heap } stones are left. How many do you take?
}
nim-automa = The Automa is to move.
nim-take = { $stones ->
    [one] Take 1 stone
   *[other] Take { $stones } stones
}
nim-draw = The Automa takes its turn
nim-took = { $who }: { $stones ->
    [one] 1 stone.
   *[other] { $stones } stones.
}
nim-why = Card { $card }: it takes { $stones }.
nim-group = Stones beyond whole groups of { $group }
nim-most = Stones taken
nim-too-many = You may take one, two or three stones. There are { $heap }.
nim-not-now = That is not possible now.
