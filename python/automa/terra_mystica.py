"""Terra Mystica, for two to five seats, some of them Automas."""

from . import game


class Game(game.Game):
    """A game of Terra Mystica: `Game(seats=3, automas=1, difficulty="hard", seed=7)`."""

    NAME = "terra-mystica"
