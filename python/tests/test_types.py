"""Types: the package by mypy's strictest measure, and the stubs against what they describe."""

import inspect
import subprocess
import sys
from pathlib import Path

import automa
import automa.patchwork
import automa.tapestry
import automa.terra_mystica
import pytest
from wanted import needed

needed("mypy")

USE = """
import automa
import automa.patchwork
from automa.tables import Tables

game: automa.Game = automa.Game("patchwork", seed=7, level="V")
own: automa.patchwork.Game = automa.patchwork.Game(level="V", deck="tactical", seed=7)
copy: automa.patchwork.Game = own.clone()
number: int = own.legal_count()
scores: list[int] = game.scores
found = game.afterstates(seed=1)
print(found.actions.shape, found.over.any())
tables = Tables("patchwork", 8)
tables.reset(1)
tables.step(tables.sample())
"""


def mypy(*arguments: object, folder: Path | None = None) -> None:
    done = subprocess.run([sys.executable, "-m", *map(str, arguments)], capture_output=True, text=True, cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package_is_strictly_typed(tmp_path):
    settings = tmp_path / "mypy.ini"
    # What the libraries do not say about themselves is not ours to mend.
    silent = ["warn_unused_ignores", "disallow_subclassing_any", "disallow_untyped_decorators", "warn_return_any"]
    lines = ["[mypy]", "strict = True", "ignore_missing_imports = True", "follow_imports = silent"]
    # Large libraries take minutes to read; what they return is checked by the tests that call them.
    large = ["[mypy-" + ",".join(f"{name}.*" for name in ("torch", "ray", "stable_baselines3", "pandas", "pyarrow", "pyspiel")) + "]"]
    settings.write_text("\n".join([*lines, *(f"{name} = False" for name in silent), *large, "follow_imports = skip"]) + "\n")
    mypy("mypy", "--config-file", settings, "-p", "automa", folder=tmp_path)


def test_people_s_programs_are_strictly_typed(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(USE)
    mypy("mypy", "--strict", program, folder=tmp_path)


def test_the_stubs_are_true(tmp_path):
    mypy("mypy.stubtest", "automa._automa", folder=tmp_path)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("patchwork", automa.patchwork.Game),
        ("terra-mystica", automa.terra_mystica.Game),
        ("tapestry", automa.tapestry.Game),
    ],
)
def test_the_keywords_of_a_game_are_its_options(name, kind):
    keywords = set(inspect.signature(kind.__new__).parameters) - {"cls", "seed", "packs"}
    assert keywords == {option["name"] for option in automa.options(name)}
    with pytest.raises(TypeError, match="colour"):
        kind(colour="red")
