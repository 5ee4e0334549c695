"""Patchwork, for two people or for one against the Automa."""

from . import game


class Game(game.Game):
    """A game of Patchwork: `Game(level="V", deck="tactical", seed=7)`."""

    NAME = "patchwork"
