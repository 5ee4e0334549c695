"""The names of the environments. Importing `automa` after gymnasium, or `automa.gym`, makes Gymnasium know them."""

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
