"""Tapestry, for one to five people, or for one against the Automa and the Shadow Empire."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from . import game
from .game import Option, Packs

Self = TypeVar("Self", bound="Game")


class Game(game.Game):
    """A game of Tapestry: `Game(mode="automa", seed=7)`. `automa.options("tapestry")` says what the options mean."""

    NAME: ClassVar[str | None] = "tapestry"

    def __new__(
        cls: type[Self],
        *,
        seed: int | None = None,
        packs: Packs = (),
        mode: Option | None = None,
        seats: Option | None = None,
        civilizations: Option | None = None,
        cities: Option | None = None,
        expansions: Option | None = None,
        allow_guesses: Option | None = None,
        version: Option | None = None,
        two_tapestries: Option | None = None,
        two_civilizations: Option | None = None,
        neoprene: Option | None = None,
        removals: Option | None = None,
        start_by_seat: Option | None = None,
        level: Option | None = None,
        automa_civilization: Option | None = None,
        second_civilization: Option | None = None,
        shadow_favourite: Option | None = None,
        first: Option | None = None,
        conquer_anywhere: Option | None = None,
        without_outposts: Option | None = None,
        late_traps: Option | None = None,
        solo_cards: Option | None = None,
        either_die: Option | None = None,
        civilization_set: Option | None = None,
        first_bonus: Option | None = None,
        used_tiles: Option | None = None,
        upgrades: Option | None = None,
        early_cards: Option | None = None,
        tie: Option | None = None,
        reserved_buildings: Option | None = None,
        bot_outposts: Option | None = None,
    ) -> Self:
        given = {name: value for name, value in locals().items() if name not in ("cls", "seed", "packs", "__class__")}
        chosen = {name: value for name, value in given.items() if value is not None}
        return super().__new__(cls, cls.NAME or "", seed=seed, packs=packs, **chosen)
