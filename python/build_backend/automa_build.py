"""Builds the package with maturin, if there is a Rust to build it with; says so at once if there is none.

People get a wheel and never come here. Whoever builds from source without Rust would otherwise wait while a compiler is fetched in the
background, or read a long trace.
"""

import re
import shutil
import subprocess

from maturin import *  # noqa: F401,F403  (the hooks of a build backend)
import maturin

OLDEST = (1, 95)
"""The oldest Rust that builds the engines; the workspace's `rust-version`."""


def missing() -> str | None:
    """What is wrong with the Rust of this machine, as a sentence; None if it will do."""
    wanted = ".".join(map(str, OLDEST))
    cargo = shutil.which("cargo")
    if cargo is None:
        return (
            f"automa-games is built from source here, which needs Rust {wanted} or newer, and there is none: install it from "
            "https://rustup.rs, or take a wheel (pip install --only-binary :all: automa-games)"
        )
    told = subprocess.run([cargo, "--version"], capture_output=True, text=True).stdout
    found = re.search(r"(\d+)\.(\d+)", told)
    if found is not None and (int(found[1]), int(found[2])) < OLDEST:
        return f"automa-games needs Rust {wanted} or newer, and this is {told.strip()}: rustup update stable"
    return None


def _checked(hook):
    def run(*arguments, **keywords):
        if (sentence := missing()) is not None:
            raise SystemExit(sentence)
        return hook(*arguments, **keywords)

    return run


build_wheel = _checked(maturin.build_wheel)
build_editable = _checked(maturin.build_editable)
get_requires_for_build_wheel = _checked(maturin.get_requires_for_build_wheel)
get_requires_for_build_editable = _checked(maturin.get_requires_for_build_editable)
prepare_metadata_for_build_wheel = _checked(maturin.prepare_metadata_for_build_wheel)
prepare_metadata_for_build_editable = _checked(maturin.prepare_metadata_for_build_editable)
