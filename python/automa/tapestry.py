"""Tapestry, for one to five people, or for one against the Automa and the Shadow Empire."""

from . import game


class Game(game.Game):
    """A game of Tapestry: `Game(mode="automa", seed=7)`."""

    NAME = "tapestry"
