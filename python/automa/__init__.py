"""Patchwork, Terra Mystica and Tapestry with their card-driven opponents.

Games, players and saves are here; `automa.gym` has the Gymnasium environments, `automa.zoo` the ones for PettingZoo,
`automa.vector` thousands of games in one call, `automa.lab` experiments and `automa.ray` experiments on a cluster.
"""

import sys

from ._automa import GAMES, GameOver, IllegalAction, Player, __version__, options, players, specification
from .game import Game, load

if "gymnasium" in sys.modules:
    # Whoever learns has it already; nobody else has to wait for it.
    from ._register import register

    register()

__all__ = [
    "GAMES",
    "Game",
    "GameOver",
    "IllegalAction",
    "Player",
    "__version__",
    "load",
    "options",
    "players",
    "specification",
]
