"""Gymnasium environments: one person's seat; the bots play by themselves, other people's seats by a named player."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _automa, spaces
from ._extras import need
from .game import Game, Option, Packs, start

need("gymnasium", "gym")
import gymnasium  # noqa: E402

from ._register import register  # noqa: E402

__all__ = ["SeatEnv", "register"]

REWARDS = ("win", "score", "margin", "change")
RENDER_MODES = ("ansi", "svg", "rgb_array")


def margin_of(scores: list[int], seat: int) -> int:
    """The points of a seat before the best of the others."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def reward_of(game: _automa.Game, seat: int, kind: str) -> float:
    """What a finished game is worth to a seat."""
    if kind == "win":
        return 1.0 if seat in game.winners else -1.0
    return float(game.scores[seat] if kind == "score" else margin_of(game.scores, seat))


def worst_of(kind: str) -> float:
    """What an illegal action brings: less than any legal way to end."""
    return -2.0 if kind == "win" else -1000.0


def one_of(name: str, value: str | None, known: tuple[str, ...]) -> None:
    """Refuses a word that is not known."""
    if value not in known:
        raise ValueError(f"`{name}` is one of: {', '.join(known)}")


def pictured(game: Game, mode: str | None) -> Any:
    """A position as text, as SVG, or as an array of pixels."""
    if mode == "svg":
        return game.svg()
    if mode == "rgb_array":
        from .render import rgb

        return rgb(game)
    if mode == "ansi":
        return "\n".join([repr(game), *game.log()[-5:]])
    return None


def chosen_seed(options: dict[str, Any] | None) -> int | None:
    """The seed of the game itself, if `reset(options={"game_seed": 7})` names one."""
    options = dict(options or {})
    chosen = options.pop("game_seed", None)
    if options:
        raise ValueError(f"`reset` knows the option `game_seed` only, not {', '.join(map(repr, options))}")
    return None if chosen is None else int(chosen)


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A person's seat at a table.

    - `seat`: which seat; the first by default
    - `opponents`: who plays for other people's seats; one of `automa.players()`
    - `reward`: "win" is 1 or -1, "score" the points, "margin" the points before the best other, all with the last step; "change"
      is how the margin changed, with every step
    - `illegal`: what an illegal action does: "lose" ends the episode with a reward below all others and says why in
      `info["illegal"]`, "raise" raises `automa.IllegalAction` and changes nothing
    - `observation`: "float" for a network, "int" the numbers themselves, "dict" floats with the `action_mask` beside them, "rllib"
      the same by RLlib's names
    - `trail`: whether `info["trail"]` has the reasons behind the bots' turns since the last step
    - `packs`: packs of one's own, as (name, text)
    - all others: the options of the game
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 4}

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: str = "random",
        reward: str = "win",
        illegal: str = "lose",
        observation: spaces.Observation = "float",
        trail: bool = False,
        packs: Packs = (),
        render_mode: str | None = None,
        **options: Option,
    ) -> None:
        one_of("reward", reward, REWARDS)
        one_of("illegal", illegal, ("lose", "raise"))
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES)
        self.name, self.options, self.packs = game, options, packs
        self.seat, self.opponents, self.reward, self.illegal = seat, opponents, reward, illegal
        self.with_trail, self.render_mode, self.observation = trail, render_mode, observation
        self.encoding = spaces.encoding_of(observation)
        # Wrong options are said now, not at the first reset.
        self.game = self._start(0)
        self.game.check_environment()
        if self.game.role(seat) != "person":
            raise ValueError(f"seat {seat} is not a person's: nobody outside decides for it")
        self.player = _automa.Player(opponents, 0)
        self.action_space = spaces.actions(game)
        self.observation_space = spaces.seen(game, observation, **options)
        self._margin, self._begun = 0, False

    def _start(self, seed: int) -> Game:
        return start(self.name, seed=seed, packs=self.packs, **self.options)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begins a new game. `options={"game_seed": 7}` chooses the seed of the game itself."""
        super().reset(seed=seed)
        chosen = chosen_seed(options)
        drawn = int(self.np_random.integers(2**63))
        game_seed = drawn if chosen is None else chosen
        self.game = self._start(game_seed)
        self.player = _automa.Player(self.opponents, game_seed)
        trail = self._others()
        self._begun, self._margin = True, margin_of(self.game.scores, self.seat)
        info = self._info(trail)
        return self._seen(info), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays an action by its number, and everything that the others do about it."""
        if not self._begun:
            raise RuntimeError("the episode is over or has not begun: call `reset`")
        try:
            self.game.play(action)
        except _automa.IllegalAction as error:
            if self.illegal == "raise":
                raise
            self._begun = False
            info = self._info([]) | {"illegal": str(error)}
            return self._seen(info), worst_of(self.reward), True, False, info
        trail = self._others()
        over = self.game.over
        self._begun = not over
        info = self._info(trail)
        return self._seen(info), self._reward(over), over, False, info

    def _reward(self, over: bool) -> float:
        if self.reward == "change":
            before, self._margin = self._margin, margin_of(self.game.scores, self.seat)
            return float(self._margin - before)
        return reward_of(self.game, self.seat, self.reward) if over else 0.0

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        return self.game.mask().astype(bool)

    def render(self) -> Any:
        """The position: as text, as SVG, or as an array of pixels."""
        return pictured(self.game, self.render_mode)

    def _others(self) -> list[dict[str, Any]]:
        """Plays until the seat decides or the game is over; the reasons of the bots, if they are wanted."""
        trail = []
        game = self.game
        while not game.over and game.to_move != self.seat:
            if game.bots_turn:
                game.play_index(0)
                if self.with_trail and (last := game.last()) is not None:
                    trail.append(last)
            elif (action := self.player.decide(game)) is not None:
                game.play(action)
        return trail

    def _seen(self, info: dict[str, Any]) -> Any:
        row = self.game.observation(self.seat, self.encoding)
        return spaces.shown(row, info["action_mask"], self.observation)

    def _info(self, trail: list[dict[str, Any]]) -> dict[str, Any]:
        scores = np.array(self.game.scores, np.int32)
        info: dict[str, Any] = {"action_mask": self.game.mask(), "score": int(scores[self.seat]), "scores": scores}
        if self.with_trail:
            info["trail"] = trail
        return info
