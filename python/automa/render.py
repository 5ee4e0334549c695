"""A position as a picture: an array of red, green and blue, for videos and notebooks."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _automa
from ._extras import need

WIDTH = 640
"""How wide a picture is, in pixels."""


def rgb(game: _automa.Game, width: int = WIDTH) -> NDArray[np.uint8]:
    """The position as an array of height x width x 3."""
    resvg: Any = need("resvg_py", "render")
    image: Any = need("PIL.Image", "render")
    import io

    png = resvg.svg_to_bytes(svg_string=game.svg(), width=width, background="white")
    return np.asarray(image.open(io.BytesIO(bytes(png))).convert("RGB"))
