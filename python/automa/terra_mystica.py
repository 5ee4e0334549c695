"""Terra Mystica, for two to five seats, some of them Automas."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from . import game
from .game import Option, Packs

Self = TypeVar("Self", bound="Game")


class Game(game.Game):
    """A game of Terra Mystica: `Game(seats=3, automas=1, difficulty="hard", seed=7)`. `automa.options("terra-mystica")` says what the options mean."""

    NAME: ClassVar[str | None] = "terra-mystica"

    def __new__(
        cls: type[Self],
        *,
        seed: int | None = None,
        packs: Packs = (),
        seats: Option | None = None,
        automas: Option | None = None,
        difficulty: Option | None = None,
        automa_factions: Option | None = None,
        automa_colours: Option | None = None,
        map: Option | None = None,
        factions: Option | None = None,
        fire_and_ice: Option | None = None,
        final_tile: Option | None = None,
        turn_order: Option | None = None,
        start_vp: Option | None = None,
        promo_towns: Option | None = None,
        promo_shipping: Option | None = None,
        promo_temple: Option | None = None,
        cultists: Option | None = None,
        offers: Option | None = None,
        automa_booster: Option | None = None,
        automa_settlements: Option | None = None,
        automa_count: Option | None = None,
        automa_top: Option | None = None,
        automa_nightmare: Option | None = None,
        scoring: Option | None = None,
        bonus_removed: Option | None = None,
    ) -> Self:
        given = {name: value for name, value in locals().items() if name not in ("cls", "seed", "packs", "__class__")}
        chosen = {name: value for name, value in given.items() if value is not None}
        return super().__new__(cls, cls.NAME or "", seed=seed, packs=packs, **chosen)
