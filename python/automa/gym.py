"""Gymnasium environments: one person's seat; the bots play by themselves, other people's seats by a named player."""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy as np

from . import _automa, spaces
from ._register import register
from .game import Game, _kind

__all__ = ["SeatEnv", "register"]

register()

REWARDS = ("win", "score", "margin")


def reward_of(game: Game, seat: int, kind: str) -> float:
    """What a finished game is worth to a seat."""
    if kind == "win":
        return 1.0 if seat in game.winners else -1.0
    scores = game.scores
    if kind == "score":
        return float(scores[seat])
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others, default=0))


class SeatEnv(gymnasium.Env[np.ndarray, np.int64]):
    """A person's seat at a table.

    - `seat`: which seat; the first by default
    - `opponents`: who plays for other people's seats; one of `automa.players()`
    - `reward`: for the last step: "win" is 1 or -1, "score" the points, "margin" the points before the best other
    - `illegal`: what an illegal action does: "lose" ends the episode with -1 and says why in `info["illegal"]`,
      "raise" raises `automa.IllegalAction`
    - `trail`: whether `info["trail"]` has the reasons behind the bots' turns since the last step
    - all others: the options of the game
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: str = "random",
        reward: str = "win",
        illegal: str = "lose",
        trail: bool = False,
        render_mode: str | None = None,
        **options: str | int | bool,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"`reward` is one of: {', '.join(REWARDS)}")
        if illegal not in ("lose", "raise"):
            raise ValueError("`illegal` is one of: lose, raise")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError("`render_mode` is one of: ansi, svg")
        self.kind = _kind(game)
        self.seat, self.opponents, self.reward, self.illegal = seat, opponents, reward, illegal
        self.with_trail, self.render_mode, self.options = trail, render_mode, options
        self.action_space = spaces.actions(game)
        self.observation_space = spaces.observations(game)
        # Wrong options are said now, not at the first reset.
        self.game = self.kind(seed=0, **options)
        self.game.check_environment()
        if self.game.role(seat) != "person":
            raise ValueError(f"seat {seat} is not a person's: nobody outside decides for it")
        _automa.Player(opponents, 0)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begins a new game. `options={"game_seed": 7}` chooses the seed of the game itself."""
        super().reset(seed=seed)
        chosen = (options or {}).get("game_seed")
        drawn = int(self.np_random.integers(2**63))
        game_seed = drawn if chosen is None else int(chosen)
        self.game = self.kind(seed=game_seed, **self.options)
        self.player = _automa.Player(self.opponents, game_seed)
        self._begun = True
        trail = self._others()
        return self._observation(), self._info(trail)

    def step(self, action: Any) -> tuple[np.ndarray, SupportsFloat, bool, bool, dict[str, Any]]:
        """Plays an action by its number, and everything that the others do about it."""
        if not self._begun:
            raise RuntimeError("the episode is over or has not begun: call `reset`")
        try:
            self.game.play(action)
        except _automa.IllegalAction as error:
            if self.illegal == "raise":
                raise
            self._begun = False
            return self._observation(), -1.0, True, False, self._info([]) | {"illegal": str(error)}
        trail = self._others()
        over = self.game.over
        self._begun = not over
        reward = reward_of(self.game, self.seat, self.reward) if over else 0.0
        return self._observation(), reward, over, False, self._info(trail)

    def action_masks(self) -> np.ndarray:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        return self.game.mask().astype(bool)

    def render(self) -> str | None:
        """The position: as text, or as a picture."""
        if self.render_mode == "svg":
            return self.game.svg()
        if self.render_mode == "ansi":
            return "\n".join([repr(self.game), *self.game.log()[-5:]])
        return None

    def _others(self) -> list[dict[str, Any]]:
        """Plays until the seat decides or the game is over; the reasons of the bots, if they are wanted."""
        trail = []
        game = self.game
        while not game.over and game.to_move != self.seat:
            if game.bots_turn:
                game.play_index(0)
                if self.with_trail:
                    trail.append(game.last())
            else:
                game.play(self.player.decide(game))
        return trail

    def _observation(self) -> np.ndarray:
        return self.game.observation(self.seat)

    def _info(self, trail: list[dict[str, Any]]) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.game.mask(), "score": self.game.scores[self.seat]}
        if self.with_trail:
            info["trail"] = trail
        return info
