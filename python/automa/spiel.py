"""OpenSpiel: the games as `pyspiel` games, for its algorithms and its tests.

    import automa.spiel
    import pyspiel

    game = pyspiel.load_game("automa_NAME")

People's seats are the players; the bots play by themselves. Chance is one draw at the beginning: which of `deals` games it is.
All that follows is decided by that draw, so a search that copies states would know what lies face down: `automa.Game.imagine`, or
`State.resample_from_infostate` here, gives worlds that look the same to a player.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from . import _automa
from ._extras import need
from .game import Game, start

need("pyspiel", "spiel")
import pyspiel  # noqa: E402

DEALS = 1000
"""How many games there are to draw from, if nothing else is said."""


def name_of(game: str) -> str:
    """The name of a game among OpenSpiel's."""
    return "automa_" + game.replace("-", "_")


def _parameters(game: str) -> dict[str, Any]:
    """The options as OpenSpiel's parameters: texts, empty for what is usual."""
    return {option["name"]: "" for option in _automa.options(game)} | {"deals": DEALS}


def _type_of(game: str) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"{game.replace('-', ' ').title()} of automa",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class Settings:
    """How the games are set up: the same for all states, so that none of them copies it."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        given = _parameters(name) | params
        self.name, self.deals = name, int(given.pop("deals"))
        self.options = {key: value for key, value in given.items() if value != ""}
        first = self.start(0)
        first.check_environment()
        self.actions = first.actions
        self.seats = [seat for seat in range(first.seats) if first.role(seat) == "person"]
        self.size = len(first.observation(0, "float"))

    def start(self, seed: int) -> Game:
        """The game of a draw."""
        return start(self.name, seed=seed, **self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Settings":
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of automa, as OpenSpiel sees it."""

    NAME = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.settings = Settings(self.NAME, dict(params or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.settings.actions,
            max_chance_outcomes=self.settings.deals,
            num_players=len(self.settings.seats),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=10_000,
        )
        super().__init__(_type_of(self.NAME), info, dict(params or {}))

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.settings)


class State(pyspiel.State):  # type: ignore[misc]
    """A position, or the draw before the first."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._of = game.settings
        self.game: Game | None = None
        # What each player saw and did at its own decisions, as a checksum of a fixed length.
        self._memory = [b""] * len(self._of.seats)

    def current_player(self) -> int:
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.game.to_move is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._of.seats.index(self.game.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return [int(number) for number in self.game.legal_numbers()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._of.deals) for deal in range(self._of.deals)]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.game = self._of.start(action)
        else:
            player = self.current_player()
            seen = self.game.observation(self._of.seats[player]).tobytes()
            told = self._memory[player] + seen + action.to_bytes(8, "little")
            self._memory[player] = hashlib.blake2b(told, digest_size=16).digest()
            self.game.play(action)
        self.game.run_bots()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.game is None:
            return f"deal {action}"
        return self.game.text(action)

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        if self.game is None or not self.game.over:
            return [0.0] * len(self._of.seats)
        return [1.0 if seat in self.game.winners else -1.0 for seat in self._of.seats]

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees, behind a checksum of all that it saw and did at its decisions before: nothing is forgotten."""
        number = self.current_player() if player is None else player
        before = self._memory[number].hex() if number >= 0 else ""
        return f"{before} {self.observation_string(player)}"

    def observation_string(self, player: int | None = None) -> str:
        if self.game is None:
            return "before the deal"
        return " ".join(map(str, self.game.observation(self._seat(player)).tolist()))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        if self.game is None:
            return [0.0] * self._of.size
        return [float(value) for value in self.game.observation(self._seat(player), "float")]

    def _seat(self, player: int | None) -> int:
        return self._of.seats[self.current_player() if player is None else player]

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "State":
        """A world that looks the same to this player: everything hidden is drawn anew."""
        assert self.game is not None
        other = self.clone()
        other.game = self.game.imagine(self._of.seats[player], int(probability_sampler() * 2**53))
        return other

    def __str__(self) -> str:
        if self.game is None:
            return "before the deal"
        return f"{self.game!r} {self.game.digest:016x}"


class Observer:
    """What a player sees, as floats."""

    def __init__(self, settings: Settings) -> None:
        self.tensor = np.zeros(settings.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: State, player: int) -> str:
        return state.observation_string(player)


def register() -> None:
    """Makes `pyspiel.load_game("automa_...")` know the games."""
    known = set(pyspiel.registered_names())
    for game in _automa.GAMES:
        if name_of(game) not in known:
            kind = type("SpielGame", (SpielGame,), {"NAME": game, "__doc__": SpielGame.__doc__})
            pyspiel.register_game(_type_of(game), kind)


register()
