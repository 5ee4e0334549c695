"""One game under way, of any kind."""

from __future__ import annotations

import os
from typing import Any

from . import _automa

_KINDS: dict[str, type["Game"]] = {}


class Game(_automa.Game):
    """A game under way. `Game("NAME", seed=7)`, or the class `Game` of the game's own module, if it has one.

    Options are those of the `automa` program, with an underscore for a hyphen; `automa.options("NAME")` lists
    them.
    """

    NAME: str | None = None

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        # The first class of a game is the one that saves come back as.
        if cls.NAME is not None:
            _KINDS.setdefault(cls.NAME, cls)

    def __new__(cls, *args: Any, **options: Any) -> "Game":
        if cls.NAME is not None:
            args = (cls.NAME, *args)
        return super().__new__(cls, *args, **options)

    @classmethod
    def _of(cls, other: _automa.Game) -> "Game":
        """The same game as an instance of the class for its kind."""
        game = _kind(other.name).__new__(_kind(other.name), seed=0) if cls.NAME is None else cls.__new__(cls, seed=0)
        game._become(other)
        return game

    def save(self, path: str | os.PathLike[str] | None = None, *, remarks: bool = False) -> str:
        """The save file, as the `automa` program writes it; also written to `path`, if one is given."""
        text = self.journal(remarks)
        if path is not None:
            with open(path, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
        return text

    def trail(self) -> Any:
        """Why the last decision was made: candidates, filters and what each left. None if a person made it."""
        last = self.last()
        return None if last is None else last.get("trail") or last.get("choices") or None

    def clone(self) -> "Game":
        """The same again, independent of this one."""
        return self._like(self._duplicate())

    def imagine(self, seat: int, seed: int = 0) -> "Game":
        """A world that looks the same to this seat: everything hidden is drawn anew. It has no history."""
        return self._like(self._imagine(seat, seed))

    def _like(self, other: _automa.Game) -> "Game":
        game = type(self).__new__(type(self), *(() if self.NAME else (self.name,)), seed=0)
        game._become(other)
        return game

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.journal(),)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _automa.Game):
            return NotImplemented
        return self.name == other.name and self.digest == other.digest and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.name, self.digest))

    def __repr__(self) -> str:
        waits = "over" if self.over else f"seat {self.to_move} decides"
        return f"<automa {self.name}, seed {self.seed}, {self.decisions} decisions, {waits}, scores {self.scores}>"


def _kind(name: str) -> type[Game]:
    """The class of a game."""
    if name not in _automa.GAMES:
        _automa.Game(name)  # says which there are
    if name not in _KINDS:
        import importlib.util

        module = f"automa.{name.replace('-', '_')}"
        if importlib.util.find_spec(module) is not None:
            importlib.import_module(module)
        else:
            type("Game", (Game,), {"NAME": name, "__doc__": f"A game of {name}, which has no module of its own."})
    return _KINDS[name]


def load(source: str | os.PathLike[str]) -> Game:
    """A saved game, from the path of its file or from its text."""
    if isinstance(source, str) and source.startswith("automa journal "):
        text = source
    else:
        with open(source, encoding="utf-8", newline="") as file:
            text = file.read()
    return Game._of(_automa.Game._load(text))
