"""The spaces of actions and observations."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from gymnasium import spaces

from . import _automa


@lru_cache(maxsize=None)
def specification(game: str) -> dict[str, Any]:
    """What the numbers mean: see `docs/environments.md`."""
    return _automa.specification(game)


def actions(game: str) -> spaces.Discrete:
    """All numbers of actions; `info["action_mask"]` says which are legal."""
    return spaces.Discrete(specification(game)["actions"])


def observations(game: str) -> spaces.Box:
    """What a seat sees, with the bounds of every number."""
    fields = specification(game)["fields"]
    bounds = [np.full((2, int(np.prod(field["shape"]))), [[field["low"]], [field["high"]]]) for field in fields]
    low, high = np.concatenate(bounds, axis=1).astype(np.int16)
    return spaces.Box(low, high, dtype=np.int16)
