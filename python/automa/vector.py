"""Thousands of games in one call, as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import spaces
from ._extras import need
from .game import Option, Packs
from .gym import RENDER_MODES, one_of, pictured
from .tables import Buffers, Tables

need("gymnasium", "gym")
from gymnasium.utils import seeding  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv as _VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

__all__ = ["Buffers", "Policy", "Tables", "VectorEnv"]

Policy = Callable[[NDArray[Any], NDArray[np.int8]], NDArray[Any]]
"""Who decides for a seat: what is seen and what is legal, a row for each game, to an action for each."""

MODES = {
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.DISABLED: "disabled",
}


class VectorEnv(_VectorEnv[Any, Any, Any]):
    """Many tables side by side, a person's seat at each; keywords as those of `automa.gym.SeatEnv`.

    - `opponents`: a player by name, or a policy (or one for each seat): called with the rows of the games that wait for it
    - `autoreset_mode`: a game that ends begins anew in the same step, in the next one, or by `reset(options={"reset_mask": ...})`
    - `copy`: without it, arrays are written in place and returned again (`env.buffers`): copy what you keep
    - `observations`, `masks`: leave out what you do not need
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponents: str | Policy | Mapping[int, Policy] = "random",
        reward: str = "win",
        illegal: str = "lose",
        observation: spaces.Observation = "float",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        observations: bool = True,
        masks: bool = True,
        copy: bool = False,
        threads: int | None = None,
        packs: Packs = (),
        render_mode: str | None = None,
        **options: Option,
    ) -> None:
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES)
        mode = AutoresetMode(autoreset_mode)
        encoding = spaces.encoding_of(observation)
        self.metadata = {"autoreset_mode": mode, "render_modes": list(RENDER_MODES)}
        self.policies: dict[int, Policy] = {}
        chosen: dict[str, Any] = dict(options)
        named = "random"
        if isinstance(opponents, str):
            named = opponents
        elif isinstance(opponents, Mapping):
            self.policies = {int(other): policy for other, policy in opponents.items()}
        else:
            everybody = Tables(game, 1, observations=False, masks=False, packs=packs, **chosen).outside
            self.policies = {other: opponents for other in everybody if other != seat}
        if self.policies and not masks:
            raise ValueError("a policy needs `masks`")
        self.tables = Tables(
            game,
            num_envs,
            outside=[seat, *(other for other in self.policies if other != seat)],
            opponents=named,
            reward=reward,
            illegal=illegal,
            autoreset=MODES[mode],
            encoding=encoding,
            observations=observations,
            masks=masks,
            threads=threads,
            packs=packs,
            **chosen,
        )
        self.num_envs, self.copy, self.seat, self.observation = num_envs, copy, seat, observation
        self.render_mode, self.mode = render_mode, mode
        self.single_action_space = spaces.actions(game)
        self.single_observation_space = spaces.seen(game, observation, **options)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._none: NDArray[Any] = np.zeros((num_envs, 0), np.int16 if encoding == "int" else np.float32)
        self._truncated = np.zeros(num_envs, np.bool_)

    @property
    def buffers(self) -> Buffers:
        """The arrays that results are written into."""
        return self.tables.buffers

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins games anew; the same seed gives the same games. A list has a seed for each game.

        `options={"reset_mask": mask}` begins those games only that the mask names.
        """
        which = self._reset_mask(options)
        if seed is None:
            self.tables.reset(self._drawn(), which)
        elif isinstance(seed, (int, np.integer)):
            self._np_random, self._np_random_seed = seeding.np_random(_whole(seed))
            self.tables.reset(int(seed), which)
        else:
            given = list(seed)
            if len(given) != self.num_envs:
                raise ValueError(f"`seed` has {len(given)} numbers; there are {self.num_envs} games")
            known = next((int(one) for one in given if one is not None), None)
            if known is not None:
                self._np_random, self._np_random_seed = seeding.np_random(_whole(known))
            self.tables.reset([self._drawn() if one is None else _whole(one) for one in given], which)
        self._others()
        return self._seen(), self._info()

    def _drawn(self) -> int:
        return int(self.np_random.integers(2**63))

    def _reset_mask(self, options: dict[str, Any] | None) -> NDArray[np.bool_] | None:
        options = dict(options or {})
        mask = options.pop("reset_mask", None)
        if options:
            raise ValueError(f"`reset` knows the option `reset_mask` only, not {', '.join(map(repr, options))}")
        if mask is None:
            return None
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
            raise TypeError("`reset_mask` is an array of bool, one for each game")
        if mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"`reset_mask` is an array of {self.num_envs} bool, at least one of them True")
        return np.ascontiguousarray(mask)

    def step(self, actions: Any) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Plays one action in every game, and what the others do about it."""
        self.tables.step(actions)
        self._others()
        buffers, kept = self.buffers, self._kept
        info = self._info()
        if self.mode is AutoresetMode.SAME_STEP and buffers.terminated.any():
            over = buffers.terminated.copy()
            final: dict[str, Any] = {}
            for name, array in (
                ("score", buffers.scores[:, self.seat].copy()),
                ("scores", buffers.scores.copy()),
                ("illegal", buffers.illegal.copy()),
            ):
                final[name], final["_" + name] = array, over
            info["final_info"], info["_final_info"] = final, over
            if buffers.final_observations is not None:
                info["final_obs"], info["_final_obs"] = self._finals(buffers.final_observations, over), over
        rewards = buffers.rewards[:, self.seat]
        # A column of a larger array is no array to hand out.
        return self._seen(), rewards.copy(), kept(buffers.terminated), kept(self._truncated), info

    def _finals(self, rows: NDArray[Any], over: NDArray[np.bool_]) -> NDArray[np.object_]:
        finals = np.full(self.num_envs, None, dtype=object)
        nothing = None if self.buffers.action_mask is None else np.zeros_like(self.buffers.action_mask[0])
        for place in np.flatnonzero(over):
            finals[place] = spaces.shown(rows[place].copy(), nothing, self.observation)
        return finals

    def _others(self) -> None:
        """Lets the policies play until the seat decides everywhere."""
        if not self.policies:
            return
        buffers = self.buffers
        names = ("rewards", "terminated", "illegal", "scores")
        sums = {name: getattr(buffers, name).copy() for name in names}
        while (waits := (buffers.to_move >= 0) & (buffers.to_move != self.seat)).any():
            actions = np.full(self.num_envs, -1, np.int64)
            for other in np.unique(buffers.to_move[waits]):
                rows = np.flatnonzero(buffers.to_move == other)
                seen = self._none if buffers.observations is None else buffers.observations
                assert buffers.action_mask is not None
                actions[rows] = self.policies[int(other)](seen[rows], buffers.action_mask[rows])
            self.tables.step(actions, waits)
            # What happens in a new game is not the last one's.
            counts = waits & ~sums["terminated"]
            sums["rewards"][counts] += buffers.rewards[counts]
            sums["scores"][counts] = buffers.scores[counts]
            sums["terminated"] |= counts & buffers.terminated
            sums["illegal"] |= counts & buffers.illegal
        for name in names:
            getattr(buffers, name)[...] = sums[name]

    def sample(self) -> NDArray[np.int64]:
        """A random legal action of every game, each equally likely."""
        return self._kept(self.tables.sample())

    def render(self) -> Any:
        """Every position, as text, SVG or pixels."""
        if self.render_mode is None:
            return None
        return tuple(pictured(self.tables.game(place), self.render_mode) for place in range(self.num_envs))

    def _seen(self) -> Any:
        buffers = self.buffers
        rows = self._none if buffers.observations is None else self._kept(buffers.observations)
        mask = None if buffers.action_mask is None else self._kept(buffers.action_mask)
        return spaces.shown(rows, mask, self.observation)

    def _info(self) -> dict[str, Any]:
        all_games = np.ones(self.num_envs, np.bool_)
        info: dict[str, Any] = {"scores": self._kept(self.buffers.scores), "_scores": all_games}
        if self.buffers.action_mask is not None:
            info["action_mask"], info["_action_mask"] = self._kept(self.buffers.action_mask), all_games
        return info

    def _kept(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array


def _whole(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)):
        raise TypeError(f"a seed is an int, not {type(seed).__name__}")
    if not 0 <= int(seed) < 2**64:
        raise ValueError(f"a seed is a number from 0 to {2**64 - 1}, not {seed}")
    return int(seed)
