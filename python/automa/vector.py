"""Thousands of games in one call, as a Gymnasium vector environment.

A game that ends begins anew in the same step: what is returned belongs to the new game, and `info["final_obs"]`,
`info["final_info"]` to the one that ended.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv as _VectorEnv
from gymnasium.vector.utils import batch_space

from . import _automa, spaces


class VectorEnv(_VectorEnv):
    """Many tables side by side, a person's seat at each; options as those of `automa.gym.SeatEnv`.

    Arrays are written in place and returned again: copy what you keep, or say `copy=True`. Without
    `observations`, an observation is an empty row: for players that look at the mask alone.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponents: str = "random",
        reward: str = "win",
        illegal: str = "lose",
        threads: int | None = None,
        observations: bool = True,
        masks: bool = True,
        copy: bool = False,
        **options: str | int | bool,
    ) -> None:
        self.games = _automa.Vector(
            game,
            num_envs,
            seat=seat,
            opponents=opponents,
            reward=reward,
            illegal=illegal,
            threads=threads,
            options=options,
        )
        self.num_envs, self.copy = num_envs, copy
        self.single_action_space = spaces.actions(game)
        self.single_observation_space = spaces.observations(game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        size = self.single_observation_space.shape[0]
        self._mask = np.zeros((num_envs, int(self.single_action_space.n)), np.int8) if masks else None
        self._seen = np.zeros((num_envs, size), np.int16) if observations else None
        self._finals = np.zeros((num_envs, size), np.int16) if observations else None
        self._none = np.zeros((num_envs, 0), np.int16)
        self._rewards = np.zeros(num_envs, np.float64)
        self._over = np.zeros(num_envs, np.bool_)
        self._illegal = np.zeros(num_envs, np.bool_)
        self._scores = np.zeros(num_envs, np.int32)
        self._sampled = np.zeros(num_envs, np.int64)
        self._truncated = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begins all games anew; the same seed gives the same games."""
        if seed is not None and not isinstance(seed, (int, np.integer)):
            raise TypeError("`seed` is one int for all games together")
        self.games.reset(seed, self._mask, self._seen)
        return self._kept(self._observation()), self._info()

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Plays one action in every game, and what the others do about it."""
        actions = np.ascontiguousarray(actions, dtype=np.int64)
        self.games.step(
            actions, self._rewards, self._over, self._illegal, self._scores, self._mask, self._seen, self._finals
        )
        info = self._info()
        if self._over.any():
            over = self._kept(self._over)
            info["final_info"] = {"score": self._scores.copy(), "_score": over, "illegal": self._illegal.copy()}
            info["_final_info"] = over
            if self._finals is not None:
                finals = np.full(self.num_envs, None, dtype=object)
                for place in np.flatnonzero(over):
                    finals[place] = self._finals[place].copy()
                info["final_obs"], info["_final_obs"] = finals, over
        kept = self._kept
        return kept(self._observation()), kept(self._rewards), kept(self._over), kept(self._truncated), info

    def sample(self) -> np.ndarray:
        """A random legal action of every game, each equally likely."""
        self.games.sample(self._sampled)
        return self._kept(self._sampled)

    def _observation(self) -> np.ndarray:
        return self._none if self._seen is None else self._seen

    def _info(self) -> dict[str, Any]:
        return {} if self._mask is None else {"action_mask": self._kept(self._mask)}

    def _kept(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self.copy else array
