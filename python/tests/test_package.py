"""The package as people get it: what the wheel says of itself, and what happens without Rust."""

import os
import re
import subprocess
import sys
import tarfile
import time
import zipfile
from importlib import metadata
from pathlib import Path

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


def crates_below(name: str, manifests: dict[str, Path], found: dict[str, Path]) -> dict[str, Path]:
    """A crate and all crates of ours that it is built from."""
    manifest = manifests[name]
    text = manifest.read_text(encoding="utf-8").split("[dependencies]")[1].split("\n[")[0]
    found[name] = manifest.parent
    for used in re.findall(r"^(\w+)\.workspace", text, re.M):
        if used in manifests and used not in found:
            crates_below(used, manifests, found)
    return found


def test_the_sdist_holds_all_that_it_is_built_from():
    sdist = os.environ.get("AUTOMA_SDIST")
    assert sdist, "set AUTOMA_SDIST to the source distribution; `cargo xtask test` does"
    names = {name.partition("/")[2] for name in tarfile.open(sdist).getnames()}
    licences = {"LICENSE-MIT", "LICENSE-APACHE", "NOTICE.md"}
    assert licences | {"Cargo.lock", "PKG-INFO", "build_backend/automa_build.py", "automa/py.typed"} <= names
    paths = re.findall(r'^(\w+) = \{.*path = "([^"]+)"', (ROOT / "Cargo.toml").read_text(encoding="utf-8"), re.M)
    manifests = {name: ROOT / path / "Cargo.toml" for name, path in paths} | {"python": ROOT / "python/Cargo.toml"}
    crates = crates_below("python", manifests, {})
    assert len(crates) > 10 and "words" in crates, crates
    for folder in crates.values():
        tracked = subprocess.run(["git", "ls-files", folder], capture_output=True, text=True, check=True, cwd=ROOT).stdout.split("\n")
        wanted = {path for path in tracked if "/src/" in path or path.endswith((".toml", ".ftl", "build.rs"))}
        wanted = {path for path in wanted if "/tests/" not in path and not path.endswith("pyproject.toml")}
        assert len(wanted) > 1 and wanted <= names, wanted - names


@pytest.mark.skipif(sys.platform != "linux", reason="other systems need some others")
def test_the_documents_say_how_many_crates_are_compiled():
    tree = ["cargo", "tree", "--offline", "--locked", "--package", "automa-python", "--edges", "normal,build", "--prefix", "none"]
    told = subprocess.run(tree, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    crates = {tuple(line.split()[:2]) for line in told.splitlines() if line.strip()}
    text = (ROOT / "docs/python.md").read_text(encoding="utf-8")
    assert f"compiles {len(crates)} crates" in text, len(crates)
    assert not {"axum", "rusqlite", "postgres"} & {name for name, _ in crates}


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
