"""The spaces of actions and observations."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from . import _automa
from ._extras import need
from .game import Encoding, Option

need("gymnasium", "gym")
from gymnasium import spaces  # noqa: E402

Observation = Literal["float", "int", "dict", "rllib"]
"""What an environment shows: floats for a network, the numbers themselves, or floats with the mask beside them."""

INNER = {"dict": "observation", "rllib": "observations"}
"""What lies beside the mask, by the name that PettingZoo and that RLlib give it."""


def encoding_of(observation: str) -> Encoding:
    """How the numbers are written for a kind of observation."""
    if observation not in get_args(Observation):
        raise ValueError(f"`observation` is one of: {', '.join(get_args(Observation))}")
    return "int" if observation == "int" else "float"


def actions(game: str) -> spaces.Discrete:
    """All numbers of actions; `info["action_mask"]` says which are legal."""
    return spaces.Discrete(_automa.specification(game)["actions"])


def mask(game: str, dtype: Any = np.int8) -> spaces.Box:
    """A 1 for every legal action."""
    return spaces.Box(0, 1, (int(actions(game).n),), dtype)


def observations(game: str, encoding: Encoding = "float", **options: Option) -> spaces.Box:
    """What a seat sees at a table with these options, with the bounds of every number."""
    bounds: list[tuple[float, float]] = []
    for field in _automa.specification(game, **options)["fields"]:
        cells = field["cells"]
        if encoding == "int":
            row = [(cell["low"], cell["high"]) for cell in cells]
        else:
            row = [(cell["least"], cell["most"]) for cell in cells for _ in range(cell["floats"])]
        bounds += row * (int(np.prod(field["shape"])) // len(cells))
    dtype = np.int16 if encoding == "int" else np.float32
    low, high = np.array(bounds, dtype=dtype).T
    return spaces.Box(low, high, dtype=dtype)


def seen(game: str, observation: Observation = "float", **options: Option) -> spaces.Space[Any]:
    """The space of an environment's observations."""
    box = observations(game, encoding_of(observation), **options)
    if observation == "dict":
        return spaces.Dict({"observation": box, "action_mask": mask(game)})
    if observation == "rllib":
        return spaces.Dict({"observations": box, "action_mask": mask(game, np.float32)})
    return box


def shown(row: NDArray[Any], mask: NDArray[np.int8] | None, observation: Observation) -> Any:
    """A row, or rows, of numbers as an environment shows it."""
    if observation in INNER:
        assert mask is not None
        beside = mask.astype(np.float32) if observation == "rllib" else mask
        return {INNER[observation]: row, "action_mask": beside}
    return row
