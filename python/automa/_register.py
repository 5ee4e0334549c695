"""The names of the environments. Importing `automa` makes Gymnasium know them, whichever of the two is imported first."""

from __future__ import annotations

from ._automa import GAMES

ENVIRONMENTS = {f"automa/{game.title().replace('-', '')}-v0": game for game in GAMES}


def register() -> None:
    """Makes `gymnasium.make("automa/NAME-v0")` and `gymnasium.make_vec` know the games."""
    from gymnasium.envs.registration import register, registry

    for name, game in ENVIRONMENTS.items():
        if name not in registry:
            register(
                id=name,
                entry_point="automa.gym:SeatEnv",
                vector_entry_point="automa.vector:VectorEnv",
                kwargs={"game": game},
            )
