"""The package as people get it: what the wheel says of itself, and what happens without Rust."""

import os
import re
import subprocess
import sys
import time
import zipfile
from importlib import metadata

import automa
import pytest
from conftest import ROOT

EXTRAS = {"gym", "render", "pettingzoo", "sb3", "spiel", "lab", "ray"}


def test_what_it_says_of_itself():
    told = metadata.metadata("automa-games")
    assert told["Version"] == automa.__version__ and told["Requires-Python"] == ">=3.10"
    assert told["License-Expression"] == "MIT OR Apache-2.0"
    assert {"LICENSE-MIT", "LICENSE-APACHE", "NOTICE.md"} <= set(told.get_all("License-File"))
    assert set(told.get_all("Provides-Extra")) == EXTRAS
    assert "gymnasium.make" in told.get_payload() and len(told.get_all("Classifier")) > 10


def test_one_wheel_serves_all_later_pythons():
    wheel = os.environ.get("AUTOMA_WHEEL")
    assert wheel, "set AUTOMA_WHEEL to the wheel; `cargo xtask test` does"
    assert "-cp310-abi3-" in wheel
    names = zipfile.ZipFile(wheel).namelist()
    assert "automa/py.typed" in names and "automa/_automa.pyi" in names
    strangers = [name for name in names if not name.startswith(("automa/", "automa_games-"))]
    assert not strangers, strangers


def test_without_rust_a_build_ends_at_once_with_a_sentence():
    code = "import automa_build; automa_build.get_requires_for_build_wheel({})"
    environment = {"PATH": "/nowhere", "PYTHONPATH": str(ROOT / "python/build_backend")}
    start = time.monotonic()
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    assert done.returncode == 1 and "needs Rust 1.95 or newer, and there is none: install it from https://rustup.rs" in done.stderr
    assert "Traceback" not in done.stderr and time.monotonic() - start < 20


def test_the_oldest_rust_is_the_workspace_s():
    found = re.search(r'rust-version = "(\d+)\.(\d+)"', (ROOT / "Cargo.toml").read_text(encoding="utf-8"))
    backend = (ROOT / "python/build_backend/automa_build.py").read_text(encoding="utf-8")
    assert f"OLDEST = ({found[1]}, {found[2]})" in backend


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [("sb3", "stable_baselines3", "sb3"), ("spiel", "pyspiel", "spiel"), ("zoo", "pettingzoo", "pettingzoo"), ("gym", "gymnasium", "gym")],
)
def test_a_missing_library_is_named_with_its_extra(module, library, extra):
    code = f"import sys; sys.modules[{library!r}] = None; import automa; import automa.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1 and f"pip install 'automa-games[{extra}]'" in done.stderr, done.stderr
