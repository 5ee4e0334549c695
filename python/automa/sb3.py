"""The native vector for Stable-Baselines3 and sb3-contrib: thousands of games in one `VecEnv`.

    from automa.sb3 import VecEnv
    from sb3_contrib import MaskablePPO

    model = MaskablePPO("MlpPolicy", VecEnv(GAME, 256, reward="change"))
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import spaces
from ._extras import need
from .game import Option, Packs
from .tables import Tables

need("stable_baselines3", "sb3")
from stable_baselines3.common.vec_env import VecEnv as _VecEnv  # noqa: E402


class VecEnv(_VecEnv):
    """Many tables side by side, a person's seat at each; keywords as those of `automa.gym.SeatEnv`.

    `reward_scale` is what rewards are multiplied with, so that a value function need not learn large numbers. An episode's sum in
    `info["episode"]` is not scaled, and `info["scores"]` has the points of its end.
    """

    def __init__(
        self,
        game: str,
        n_envs: int,
        *,
        seat: int = 0,
        opponents: str = "random",
        reward: str = "win",
        reward_scale: float = 1.0,
        illegal: str = "lose",
        observation: spaces.Observation = "float",
        seed: int | None = None,
        threads: int | None = None,
        packs: Packs = (),
        **options: Option,
    ) -> None:
        if observation not in ("float", "int"):
            raise ValueError("`observation` is one of: float, int; masks go their own way (`action_masks`)")
        chosen: dict[str, Any] = dict(options)
        self.tables = Tables(
            game,
            n_envs,
            outside=[seat],
            opponents=opponents,
            reward=reward,
            illegal=illegal,
            encoding=spaces.encoding_of(observation),
            threads=threads,
            packs=packs,
            **chosen,
        )
        self.seat, self.reward_scale, self.render_mode = seat, reward_scale, None
        super().__init__(n_envs, spaces.observations(game, spaces.encoding_of(observation), **options), spaces.actions(game))
        self._chance = np.random.default_rng(seed)
        self._actions: NDArray[Any] = np.zeros(n_envs, np.int64)
        self._sums, self._lengths = np.zeros(n_envs), np.zeros(n_envs, np.int64)
        self._start = time.time()

    def reset(self) -> Any:
        if self._seeds and self._seeds[0] is not None:
            self._chance = np.random.default_rng(self._seeds[0])
        self._reset_seeds()
        self.tables.reset(int(self._chance.integers(2**63)))
        self._sums[:], self._lengths[:] = 0, 0
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        return self._seen()

    def step_async(self, actions: NDArray[Any]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        self.tables.step(self._actions)
        buffers = self.tables.buffers
        rewards = buffers.rewards[:, self.seat]
        self._sums += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(buffers.terminated):
            assert buffers.final_observations is not None
            infos[place] = {
                "terminal_observation": buffers.final_observations[place].copy(),
                "TimeLimit.truncated": False,
                "scores": buffers.scores[place].copy(),
                "episode": {
                    "r": float(self._sums[place]),
                    "l": int(self._lengths[place]),
                    "t": round(time.time() - self._start, 6),
                },
            }
            self._sums[place], self._lengths[place] = 0, 0
        return self._seen(), (rewards * self.reward_scale).astype(np.float32), buffers.terminated.copy(), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, a row for each game."""
        assert self.tables.buffers.action_mask is not None
        return self.tables.buffers.action_mask.astype(bool)

    def _seen(self) -> NDArray[Any]:
        # What a learner keeps until after the next step must not change under it.
        assert self.tables.buffers.observations is not None
        return self.tables.buffers.observations.copy()

    def close(self) -> None:
        """Nothing is held open."""

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError("the games of this vector have no attributes of their own to set; make another vector")

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(f"the games of this vector have one method, `action_masks`, not `{method_name}`")
        masks = self.action_masks()
        return [masks[index] for index in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: type, indices: int | Iterable[int] | None = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        from .render import rgb

        return [rgb(self.tables.game(place)) for place in range(self.num_envs)]
