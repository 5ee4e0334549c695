"""Patchwork, Terra Mystica and Tapestry with their card-driven opponents.

Games, players and saves are here; `automa.gym` has the Gymnasium environments, `automa.vector` thousands of games in one call,
`automa.sb3` the same for Stable-Baselines3, `automa.zoo` for PettingZoo, `automa.spiel` for OpenSpiel, `automa.lab` experiments and
`automa.ray` experiments on a cluster.
"""

from importlib.util import find_spec as _find_spec

from ._automa import GAMES, GameOver, IllegalAction, Player, __version__, options, players, specification
from ._extras import MissingExtra
from .game import Game, load

if _find_spec("gymnasium") is not None:
    # Whatever is imported first: `gymnasium.make` knows the games, and `gymnasium.register_envs(automa)` says so.
    from ._register import register as _register

    _register()

__all__ = [
    "GAMES",
    "Game",
    "GameOver",
    "IllegalAction",
    "MissingExtra",
    "Player",
    "__version__",
    "load",
    "options",
    "players",
    "specification",
]
