"""Patchwork, for two people or for one against the Automa."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from . import game
from .game import Option, Packs

Self = TypeVar("Self", bound="Game")


class Game(game.Game):
    """A game of Patchwork: `Game(level="V", deck="tactical", seed=7)`. `automa.options("patchwork")` says what the options mean."""

    NAME: ClassVar[str | None] = "patchwork"

    def __new__(
        cls: type[Self],
        *,
        seed: int | None = None,
        packs: Packs = (),
        opponent: Option | None = None,
        level: Option | None = None,
        deck: Option | None = None,
        edition: Option | None = None,
        leather: Option | None = None,
        first: Option | None = None,
    ) -> Self:
        given = {name: value for name, value in locals().items() if name not in ("cls", "seed", "packs", "__class__")}
        chosen = {name: value for name, value in given.items() if value is not None}
        return super().__new__(cls, cls.NAME or "", seed=seed, packs=packs, **chosen)
