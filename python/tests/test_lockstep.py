"""A thousand random games of each game, played by Python and by the program: the same saves, byte for byte."""

import automa
import pytest
from conftest import TABLES

GAMES = 1000


@pytest.mark.parametrize("name", sorted(TABLES))
def test_the_same_games_as_the_program(name, run, tmp_path):
    tables = TABLES[name]
    for number, options in enumerate(tables):
        folder = tmp_path / str(number)
        games = GAMES // len(tables)
        settings = [part for key, value in options.items() for part in setting(key, value)]
        run("simulate", name, "--games", games, "--seed", number, "--player", "random", "--journals", folder, *settings)
        saves = sorted(folder.iterdir())
        assert len(saves) == games
        for index, path in enumerate(saves):
            text = path.read_text(encoding="utf-8")
            # The head says what game it is; every decision comes from a player of Python's own.
            seed = int(next(line for line in text.splitlines() if line.startswith("seed ")).split()[1])
            game = automa.Game(name, seed=seed, **options)
            player = automa.Player("random", seed)
            while (action := player.decide(game)) is not None:
                # By text, by number and by place in turn: all doors lead to the same room.
                way = game.decisions % 3
                if way == 0:
                    game.play(action)
                elif way == 1:
                    game.play(game.number(action))
                else:
                    game.play_index(game.legal().index(action))
            assert game.save() == text, f"game {index} differs"
            if index % 100 == 0:
                assert automa.load(path) == game


def setting(key: str, value: object) -> list[str]:
    """An option as the program wants it."""
    if isinstance(value, bool):
        value = "on" if value else "off"
    return ["--" + key.replace("_", "-"), str(value)]
