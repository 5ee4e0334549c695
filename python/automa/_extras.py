"""Libraries that are optional: if one is missing, the error says how to get it."""

from __future__ import annotations

import importlib
from typing import Any

DISTRIBUTION = "automa-games"


class MissingExtra(ImportError):
    """An optional library is not installed."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed; get it with: pip install '{DISTRIBUTION}[{extra}]'", name=library)


def need(library: str, extra: str) -> Any:
    """The library, or an error that names the extra that brings it."""
    try:
        return importlib.import_module(library)
    except ModuleNotFoundError as error:
        if error.name is not None and library.startswith(error.name):
            raise MissingExtra(library, extra) from None
        raise
