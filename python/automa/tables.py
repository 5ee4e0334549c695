"""Thousands of tables in one call: any of their seats decided for from outside, results in arrays that are written in place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _automa
from .game import Encoding, Game, Option, Packs, kind_of


class Buffers:
    """Where the results of a step are: the same arrays in every step, so copy what you keep.

    They are plain numpy arrays, so that `torch.from_numpy`, `jax.dlpack.from_dlpack` and everything else that speaks DLPack or the
    buffer protocol reads them without a copy.
    """

    def __init__(self, games: int, widths: tuple[int, int, int], encoding: Encoding, observations: bool, masks: bool) -> None:
        seats, actions, size = widths
        dtype: Any = np.int16 if encoding == "int" else np.float32
        self.rewards: NDArray[np.float64] = np.zeros((games, seats))
        """What every seat got."""
        self.scores: NDArray[np.int32] = np.zeros((games, seats), np.int32)
        """The points of every seat; of a game that ended in this step, its last ones."""
        self.terminated: NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Whether a game ended in this step."""
        self.illegal: NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Whether it ended by an illegal action."""
        self.to_move: NDArray[np.int8] = np.full(games, -1, np.int8)
        """The seat that is to decide; -1 if the game is over."""
        self.action_mask: NDArray[np.int8] | None = np.zeros((games, actions), np.int8) if masks else None
        """A 1 for every legal action."""
        self.observations: NDArray[Any] | None = np.zeros((games, size), dtype) if observations else None
        """What the seat sees that is to decide."""
        self.final_observations: NDArray[Any] | None = np.zeros((games, size), dtype) if observations else None
        """Of a game that ended and began anew in the same step: what the first seat saw of its end."""


class Tables:
    """Many tables of one game side by side.

    - `outside`: the seats that are decided for from outside; all people's if nothing is said
    - `opponents`: who plays for other people's seats, one of `automa.players()`
    - `reward`, `illegal`: as in `automa.gym.SeatEnv`
    - `autoreset`: when the next game begins: "same_step", "next_step", "disabled"
    - `encoding`: "float" or "int"; without `observations` or `masks`, those are not written
    - `threads`: how many there are at most; few games are played on one anyway
    """

    def __init__(
        self,
        game: str,
        num_games: int,
        *,
        outside: Sequence[int] | None = None,
        opponents: str = "random",
        reward: str = "win",
        illegal: str = "lose",
        autoreset: str = "same_step",
        encoding: Encoding = "float",
        observations: bool = True,
        masks: bool = True,
        threads: int | None = None,
        packs: Packs = (),
        **options: Option,
    ) -> None:
        if outside is None:
            table = _automa.Game(game, seed=0, packs=packs, **options)
            outside = [seat for seat in range(table.seats) if table.role(seat) == "person"]
        self.name, self.num_games, self.outside = game, num_games, [int(seat) for seat in outside]
        self._made: dict[str, Any] = {
            "seats": self.outside,
            "opponents": opponents,
            "reward": reward,
            "illegal": illegal,
            "autoreset": autoreset,
            "encoding": encoding,
            "threads": threads,
            "packs": list(packs),
            "options": dict(options),
        }
        self._shown = (observations, masks)
        self._open()

    def _open(self) -> None:
        self.native = _automa.Vector(self.name, self.num_games, **self._made)
        self.buffers = Buffers(self.num_games, self.native.widths, self._made["encoding"], *self._shown)
        self._sampled: NDArray[np.int64] = np.zeros(self.num_games, np.int64)

    def reset(self, seed: int | ArrayLike, which: NDArray[np.bool_] | None = None) -> None:
        """Begins games anew, all or those of `which`: a seed for all of them together, or one for each."""
        if isinstance(seed, (int, np.integer)):
            self.native.reset(int(seed), self.buffers, which)
        else:
            self.native.reset(seeds_of(seed), self.buffers, which)

    def step(self, actions: ArrayLike, which: NDArray[np.bool_] | None = None) -> None:
        """Plays an action of the seat that is to decide, in every game or in those of `which`, and what the others do about it."""
        self.native.step(actions_of(actions), self.buffers, which)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action of every game, each equally likely; -1 where the game is over."""
        self.native.sample(self._sampled)
        return self._sampled

    def afterstates(self, seed: int = 0) -> dict[str, NDArray[Any]]:
        """What every legal action of every game leads to, a row for each: `games`, `actions`, `observations`, `scores`, `over`.

        The view is that of the seat that decides; what it cannot see is drawn anew from `seed` first.
        """
        return self.native.afterstates(seed)

    def game(self, index: int) -> Game:
        """One game, set apart as it stands."""
        found = self.native.game(index)
        return kind_of(found.name)._made(found)

    def decisions(self) -> tuple[int, int]:
        """How many decisions were made in all games, and how many of them came from outside."""
        return self.native.decisions()

    def clone(self) -> "Tables":
        """The same again, independent of this one, with arrays of its own."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._open()
        other.native = self.native.clone()
        for name, array in vars(self.buffers).items():
            setattr(other.buffers, name, None if array is None else array.copy())
        return other

    def restore(self, other: "Tables") -> None:
        """Goes back to how a clone stands; the arrays stay the same ones."""
        self.native.restore(other.native)
        for name, array in vars(self.buffers).items():
            if array is not None:
                array[...] = getattr(other.buffers, name)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Tables":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in ("native", "_sampled")}
        return kept | {"told": self.native._tell()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        told, buffers = state.pop("told"), state.pop("buffers")
        self.__dict__.update(state)
        self._open()
        self.native._recall(told)
        self.buffers = buffers


def seeds_of(seeds: Any) -> NDArray[np.uint64]:
    """One seed for each game."""
    given = list(seeds)
    for seed in given:
        if not isinstance(seed, (int, np.integer)) or isinstance(seed, bool):
            raise TypeError(f"a seed is an int, not {type(seed).__name__}")
        if not 0 <= int(seed) < 2**64:
            raise ValueError(f"a seed is a number from 0 to {2**64 - 1}, not {seed}")
    return np.array([int(seed) for seed in given], np.uint64)


def actions_of(actions: Any) -> NDArray[np.int64]:
    """Actions as the engine reads them; anything but whole numbers is refused."""
    array = np.asarray(actions)
    if not np.issubdtype(array.dtype, np.integer):
        raise TypeError(f"`actions` must be whole numbers, not {array.dtype}")
    return np.ascontiguousarray(array, dtype=np.int64)
