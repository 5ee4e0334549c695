"""Libraries that some tests ask for."""

import importlib
import os

import pytest


def needed(library: str) -> None:
    """Asks for a library. Who runs some tests by hand may lack it; `cargo xtask` installs it, so there it is an error that it is missing."""
    try:
        importlib.import_module(library)
    except ImportError as missing:
        if "AUTOMA_WHEEL" in os.environ:
            remedy = "remove target/tools/python and run `cargo xtask test` again"
            raise RuntimeError(f"{library} cannot be imported ({missing}); {remedy}") from missing
        pytest.skip(f"needs {library}: {missing}", allow_module_level=True)
