"""PettingZoo's turn-based (AEC) environment: every person's seat is an agent; the bots play by themselves."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import spaces
from ._extras import need
from .game import Encoding, Option, Packs, start
from .gym import RENDER_MODES, REWARDS, chosen_seed, margin_of, one_of, pictured, reward_of, worst_of

need("pettingzoo", "pettingzoo")
from gymnasium import spaces as gym_spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

VERSION = 0


def env(game: str, *, reward: str = "win", **options: Any) -> AECEnv[str, Any, Any]:
    """A table of people. An illegal action loses the game for the one who chose it."""
    table: AECEnv[str, Any, Any] = TableEnv(game, reward=reward, **options)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=worst_of(reward))
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class TableEnv(AECEnv[str, Any, Any]):
    """A table of people, and bots if the options say so; `reward` and `encoding` as in `automa.gym.SeatEnv`."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        reward: str = "win",
        encoding: Encoding = "float",
        packs: Packs = (),
        render_mode: str | None = None,
        **options: Option,
    ) -> None:
        super().__init__()
        one_of("reward", reward, REWARDS)
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES)
        self.name, self.reward, self.encoding = game, reward, encoding
        self.packs, self.options, self.render_mode = packs, options, render_mode
        self.metadata = TableEnv.metadata | {"name": f"automa_{game.replace('-', '_')}_v{VERSION}"}
        self.game = start(game, seed=0, packs=packs, **options)
        self.game.check_environment()
        self.seat_of = {
            f"seat_{seat}": seat for seat in range(self.game.seats) if self.game.role(seat) == "person"
        }
        self.possible_agents = list(self.seat_of)
        self._name_of = {seat: agent for agent, seat in self.seat_of.items()}
        observation = gym_spaces.Dict(
            {
                "observation": spaces.observations(game, encoding, **options),
                "action_mask": spaces.mask(game),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: spaces.actions(game) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self._margins = dict.fromkeys(self.possible_agents, 0)

    def observation_space(self, agent: str) -> gym_spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym_spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. `options={"game_seed": 7}` chooses the seed of the game itself."""
        # Its own checker hands over options that nobody knows.
        chosen = chosen_seed({name: value for name, value in (options or {}).items() if name == "game_seed"})
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        drawn = int(self._chance.integers(2**63))
        self.game = start(self.name, seed=drawn if chosen is None else chosen, packs=self.packs, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._margins = {agent: margin_of(self.game.scores, seat) for agent, seat in self.seat_of.items()}
        self._go_on()

    def step(self, action: Any) -> None:
        """Plays an action of the agent that was asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.play(action)
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What a seat sees; the mask is empty while somebody else decides."""
        seat = self.seat_of[agent]
        mask = self.game.mask()
        if self.game.to_move != seat:
            mask[:] = 0
        return {"observation": self.game.observation(seat, self.encoding), "action_mask": mask}

    def render(self) -> Any:
        """The position: as text, as SVG, or as an array of pixels."""
        return pictured(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _go_on(self) -> None:
        """Lets the bots play, and says whose turn it is."""
        self.game.run_bots()
        scores = self.game.scores
        for agent, seat in self.seat_of.items():
            self.infos[agent] = {"scores": np.array(scores, np.int32)}
            if self.reward == "change":
                before, self._margins[agent] = self._margins[agent], margin_of(scores, seat)
                self.rewards[agent] = float(self._margins[agent] - before)
        if self.game.over:
            for agent, seat in self.seat_of.items():
                self.terminations[agent] = True
                if self.reward != "change":
                    self.rewards[agent] = reward_of(self.game, seat, self.reward)
        else:
            self.agent_selection = self._name_of[self.game.to_move or 0]
