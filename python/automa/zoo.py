"""PettingZoo's turn-based (AEC) environment: every person's seat is an agent; the bots play by themselves."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import spaces
from .game import _kind
from .gym import REWARDS, reward_of

VERSION = 0


def env(game: str, **options: Any) -> AECEnv:
    """A table of people. An illegal action loses the game for the one who chose it."""
    table = TableEnv(game, **options)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class TableEnv(AECEnv):
    """A table of people, and bots if the options say so; `reward` as in `automa.gym.SeatEnv`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "is_parallelizable": False}

    def __init__(
        self, game: str, *, reward: str = "win", render_mode: str | None = None, **options: str | int | bool
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"`reward` is one of: {', '.join(REWARDS)}")
        self.kind, self.reward, self.options, self.render_mode = _kind(game), reward, options, render_mode
        self.metadata = TableEnv.metadata | {"name": f"automa_{game.replace('-', '_')}_v{VERSION}"}
        self.game = self.kind(seed=0, **options)
        self.game.check_environment()
        self.seat_of = {
            f"seat_{seat}": seat for seat in range(self.game.seats) if self.game.role(seat) == "person"
        }
        self.possible_agents = list(self.seat_of)
        self._name_of = {seat: agent for agent, seat in self.seat_of.items()}
        observation = gym_spaces.Dict(
            {
                "observation": spaces.observations(game),
                "action_mask": gym_spaces.Box(0, 1, (int(spaces.actions(game).n),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: spaces.actions(game) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> gym_spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym_spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. `options={"game_seed": 7}` chooses the seed of the game itself."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        chosen = (options or {}).get("game_seed")
        drawn = int(self._chance.integers(2**63))
        self.game = self.kind(seed=drawn if chosen is None else int(chosen), **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
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

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What a seat sees; the mask is empty while somebody else decides."""
        seat = self.seat_of[agent]
        mask = self.game.mask()
        if self.game.to_move != seat:
            mask[:] = 0
        return {"observation": self.game.observation(seat), "action_mask": mask}

    def render(self) -> str | None:
        """The position: as text, or as a picture."""
        if self.render_mode == "svg":
            return self.game.svg()
        if self.render_mode == "ansi":
            return repr(self.game)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _go_on(self) -> None:
        """Lets the bots play, and says whose turn it is."""
        self.game.run_bots()
        if self.game.over:
            for agent, seat in self.seat_of.items():
                self.rewards[agent] = reward_of(self.game, seat, self.reward)
                self.terminations[agent] = True
        else:
            self.agent_selection = self._name_of[self.game.to_move]
