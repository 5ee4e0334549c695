"""One game under way, of any kind."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from . import _automa

Option = str | int | bool
"""The value of an option."""
Packs = Sequence[tuple[str, str]]
"""Packs of one's own: names and texts."""
Encoding = Literal["int", "float"]
"""How a seat sees the position: the numbers themselves, or floats for a network."""
Self = TypeVar("Self", bound="Game")

_KINDS: dict[str, type["Game"]] = {}


class Afterstates(NamedTuple):
    """What actions lead to, a row for each."""

    actions: NDArray[np.uint32]
    """The numbers of the actions."""
    observations: NDArray[Any]
    """What the seat sees then."""
    scores: NDArray[np.int32]
    """The points of every seat then."""
    over: NDArray[np.bool_]
    """Whether the game is over then."""


class Game(_automa.Game):
    """A game under way. `Game("NAME", seed=7)`, or the class `Game` of the game's own module, if it has one.

    Options are those of the `automa` program, with an underscore for a hyphen; `automa.options("NAME")` lists
    them. Unless one of them says who plays, it is one person against the game's Automa.
    """

    NAME: ClassVar[str | None] = None

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        # The first class of a game is the one that saves come back as.
        if cls.NAME is not None:
            _KINDS.setdefault(cls.NAME, cls)

    def __new__(cls: type[Self], game: str, /, *, seed: int | None = None, packs: Packs = (), **options: Option) -> Self:
        return super().__new__(cls, game, seed=seed, packs=packs, **options)

    @classmethod
    def _made(cls: type[Self], other: _automa.Game) -> Self:
        """The same game as an instance of this class."""
        game = _automa.Game.__new__(cls, other.name, seed=0)
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

    def afterstates(
        self,
        numbers: Sequence[int] | NDArray[Any] | None = None,
        *,
        seat: int | None = None,
        encoding: Encoding = "float",
        seed: int = 0,
    ) -> Afterstates:
        """What every legal action leads to, or those of `numbers`, as the seat sees it that decides (or another `seat`).

        What that seat cannot see is drawn anew from `seed` first, so that nobody learns from it what lies face down.
        """
        seen_by = seat if seat is not None else self.to_move or 0
        asked = None if numbers is None else [int(number) for number in numbers]
        found = self._afterstates(seen_by, asked, encoding, seed)
        return Afterstates(found["actions"], found["observations"], found["scores"], found["over"])

    def shortlist(self, seed: int = 0) -> tuple[NDArray[np.uint32], NDArray[np.float32]]:
        """The actions that the players' search looks at, the most promising first, and the points that each promises."""
        return self._shortlist(seed)

    def clone(self: Self) -> Self:
        """The same again, independent of this one."""
        return self._made(self._duplicate())

    def imagine(self: Self, seat: int, seed: int = 0) -> Self:
        """A world that looks the same to this seat: everything hidden is drawn anew. It cannot be saved."""
        return self._made(self._imagine(seat, seed))

    def __copy__(self: Self) -> Self:
        return self.clone()

    def __deepcopy__(self: Self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        own = None if type(self) is _KINDS.get(self.name) else type(self)
        return _resume, (own, *self._story())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _automa.Game):
            return NotImplemented
        return self.name == other.name and self.digest == other.digest and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.name, self.digest))

    def __repr__(self) -> str:
        waits = "over" if self.over else f"seat {self.to_move} decides"
        return f"<automa {self.name}, seed {self.seed}, {self.decisions} decisions, {waits}, scores {self.scores}>"


def _resume(kind: type[Game] | None, journal: str, steps: list[str | tuple[int, int]]) -> Game:
    """A game as it was pickled: a save, and what happened in a world that was imagined from there."""
    saved = _automa.Game._load(journal)
    game = (kind or kind_of(saved.name))._made(saved)
    for step in steps:
        if isinstance(step, str):
            game.play(step)
        else:
            game._become(game._imagine(*step))
    return game


def kind_of(name: str) -> type[Game]:
    """The class of a game."""
    if name not in _automa.GAMES:
        _automa.Game(name)  # says which there are
    if name not in _KINDS:
        import importlib
        import importlib.util

        module = f"automa.{name.replace('-', '_')}"
        if importlib.util.find_spec(module) is not None:
            importlib.import_module(module)
        else:
            type("Game", (Game,), {"NAME": name, "__doc__": f"A game of {name}, which has no module of its own."})
    return _KINDS[name]


def start(name: str, *, seed: int | None = None, packs: Packs = (), **options: Option) -> Game:
    """A new game, as an instance of the class of its kind."""
    return kind_of(name)._made(_automa.Game(name, seed=seed, packs=packs, **options))


def load(source: str | os.PathLike[str]) -> Game:
    """A saved game, from the path of its file or from its text."""
    if isinstance(source, str) and source.startswith("automa journal "):
        text = source
    else:
        with open(source, encoding="utf-8", newline="") as file:
            text = file.read()
    saved = _automa.Game._load(text)
    return kind_of(saved.name)._made(saved)
