"""What the tests share."""

import os
import random
import shutil
import subprocess
from pathlib import Path

import automa
import pytest

ROOT = Path(__file__).resolve().parents[2]

# Ways to play each game, from the plainest on.
TABLES = {
    "patchwork": [
        {},
        {"level": 5, "deck": "tactical"},
        {"opponent": "person"},
        {"edition": "original", "leather": "left", "deck": "tactical"},
    ],
    "terra-mystica": [
        {"seats": 2},
        {"seats": 3, "automas": 1},
        {"seats": 5, "automas": 2, "fire_and_ice": True},
        {"seats": 4, "automas": 0},
    ],
    "tapestry": [
        {"mode": "automa"},
        {"mode": "automa", "level": 6},
        {"seats": 3},
        {"seats": 2, "expansions": "pp,aa,ff"},
    ],
}
ALL = [(game, options) for game, tables in TABLES.items() for options in tables]


def play_randomly(game, dice: random.Random, most: int | None = None):
    """Plays random legal actions, each position before its decision."""
    while not game.over and (most is None or game.decisions < most):
        yield game
        game.play_index(dice.randrange(game.legal_count()))


@pytest.fixture(scope="session")
def program() -> Path:
    """The `automa` program, to compare with."""
    named = os.environ.get("AUTOMA_PROGRAM") or shutil.which("automa")
    assert named, "set AUTOMA_PROGRAM to the automa program; `cargo xtask test` does"
    return Path(named)


@pytest.fixture(scope="session")
def run(program):
    """Runs the program and gives what it prints."""

    def run(*args: object) -> str:
        done = subprocess.run([program, *map(str, args)], capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
