## How to play

learn-patchwork-goal = The goal
learn-patchwork-goal-text =
    You sew a quilt of 9 by 9 squares from odd patches. Buttons are your money while you play and your points when it ends; every square that
    stays empty costs you two of them.

    You begin with an empty board, 5 buttons and your token on the first space of the time board. All 33 patches lie in a ring around it, in random
    order, and a pawn stands in one of its gaps.
learn-patchwork-turn = A turn
learn-patchwork-turn-text =
    Whoever is further behind on the time board has the turn, and may have several in a row. If both tokens share a space, the one that came
    last has it. You do one of two things:

    – Advance: move your token to the space right in front of the other one, and take a button for every space.
    – Take a patch: choose one of the three in front of the pawn and put the pawn in its gap. Pay its buttons, sew it on, turned and flipped as you like,
    and move your token by its time. What was sewn on stays where it is.

    A patch that you cannot pay for or that fits nowhere cannot be taken.
learn-patchwork-marks = Marks on the way
learn-patchwork-marks-text =
    When your token passes or reaches a mark with a button, you get a button for every button printed on your quilt. The patch
    that you have just sewn on counts.

    Five small leather patches lie on the time board. Whoever reaches one first sews it on at once, on any empty square: it is free.

    Whoever first covers a block of 7 by 7 squares without a gap gets the special tile. It is worth 7 points.
learn-patchwork-end = The end
learn-patchwork-end-text =
    The game is over when both tokens have reached the last space. Count your buttons, add 7 for the special tile, and take off 2 for every empty square.
    The higher number wins; if they are equal, whoever reached the end first.
learn-patchwork-automa = The Automa
learn-patchwork-automa-text =
    The Automa is a deck of twelve cards. It has no board and pays for nothing. It moves by the same rule as you: whoever is further behind has the turn.

    – It turns a card. The number on it says how dear a patch may be.
    – If none of the three is cheap enough, it passes: its token goes right in front of yours, without buttons.
    – If several are, the rows of the card decide from top to bottom: do not pass you, the largest, the most buttons, the furthest along. Each row keeps what fits best,
    and the first that leaves only one ends the choice.
    – At every mark with a button it gets the buttons that the card says.

    The level says what it scores at the end: on I only the special tile, then its buttons, its patches with buttons, the buttons printed on them; on V all of that. The level also places
    the marker at which it gets the special tile, if you have not got it before.
learn-patchwork-table-setup = Set up
learn-patchwork-table-setup-text =
    – Lay the ring of patches around the time board, and the pawn clockwise next to the smallest patch, the one of two squares.
    – Put both tokens on the first space, yours on top, and take 5 buttons. The Automa takes none, and no quilt board.
    – Choose level and deck here. The program draws the cards; if you would rather turn your own, choose that.
    – Put a button on the space that the program names: there the Automa gets the special tile.
learn-patchwork-table-turn = A turn with the Automa
learn-patchwork-table-turn-text =
    Play your turn with your hands, and tap what you did: advanced, or took the first, second or third patch. Then the program says, in large letters, what to do
    for the Automa: which patch goes onto its heap, where the pawn stands, how far its token moves. “Why?” shows the rows of its card.

    If something on the table is not as the program thinks, “Fix” sets it right, one thing at a time.
learn-patchwork-table-end = The end at the table
learn-patchwork-table-end-text =
    When both tokens are home the program asks for your buttons and your empty squares, and counts both sides. It also tells how the game would have ended on the other levels.

## Words of the game

term-patchwork-button = Button
term-patchwork-button-means = Money while you play, and a point each at the end.
term-patchwork-income = Printed buttons
term-patchwork-income-means = The buttons on a patch: what it brings at every mark with a button. By themselves they are no points.
term-patchwork-time = Time
term-patchwork-time-means = The hourglass on a patch: by so many spaces your token moves when you take it.
term-patchwork-leather = Leather patch
term-patchwork-leather-means = A free patch of one square, for whoever reaches it first on the time board.
term-patchwork-special = Special tile
term-patchwork-special-means = 7 points for whoever first covers 7 by 7 squares; the Automa gets it at its marker.
term-patchwork-ring = Ring
term-patchwork-ring-means = All patches that are left, around the time board. Their order stays; the pawn goes along it clockwise.
term-patchwork-pawn = Pawn
term-patchwork-pawn-means = Stands in the ring. The three patches in front of it, clockwise, can be taken.
term-patchwork-token = Token
term-patchwork-token-means = Yours is a disc, the Automa's a diamond. It shows how far you are on the time board.
term-patchwork-virtual = What it can spend
term-patchwork-virtual-means = The number on the Automa's card: patches up to this price are considered. It never pays with its own buttons.
term-patchwork-level = Level
term-patchwork-level-means = I to V: what the Automa scores at the end, and where its marker lies.

chapter-patchwork-advance = Advance
chapter-patchwork-take = Take a patch
chapter-patchwork-marks = Marks on the time board
chapter-patchwork-tile = The special tile
print-board = Time board and quilt board
