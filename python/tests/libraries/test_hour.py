"""A researcher's first hour, as a script would go through it: install the wheel, make, learn, plot, save, replay in the browser."""

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
import xml.dom.minidom
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def python(tmp_path_factory) -> Path:
    """A fresh environment with the wheel in it; the large libraries are those of the tests."""
    wheel = os.environ.get("AUTOMA_WHEEL")
    assert wheel, "set AUTOMA_WHEEL to the wheel; `cargo xtask test` does"
    folder = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / "bin/python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", wheel], check=True)
    libraries = next(path for path in sys.path if path.endswith("site-packages"))
    own = subprocess.run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], check=True, capture_output=True)
    Path(own.stdout.decode().strip(), "libraries.pth").write_text(libraries + "\n", encoding="utf-8")
    where = subprocess.run([python, "-c", "import automa; print(automa.__file__)"], check=True, capture_output=True, text=True)
    assert where.stdout.startswith(str(folder))
    return python


def test_learn_plot_save_and_replay_in_the_browser(python, tmp_path, run, program):
    # Make and learn, for a few seconds.
    command = [python, ROOT / "python/examples/maskable_ppo.py", "--minutes", "0.3", "--games", "100", "--lanes", "64"]
    done = subprocess.run([*command, "--folder", tmp_path / "hour"], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "the learned player wins" in done.stdout
    result = json.loads((tmp_path / "hour/result.json").read_text())
    assert result["steps"] > 1000 and 0 <= result["won"] <= 1
    # Plot.
    picture = xml.dom.minidom.parse(str(tmp_path / "hour/curve.svg"))
    assert picture.documentElement.tagName == "svg"
    # Save: the program replays it, and comes to the same end.
    save = tmp_path / "hour/best.automa"
    assert "Automa" in run("replay", save)
    # The browser app opens it.
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    server = subprocess.Popen([program, "serve", "--port", str(port)], env=environment, stdout=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}"
        body = json.dumps({"text": save.read_text(encoding="utf-8"), "name": "learned"}).encode()
        until = time.monotonic() + 60
        while True:
            request = urllib.request.Request(f"{address}/api/v1/import", body, {"content-type": "application/json"})
            try:
                table = json.load(urllib.request.urlopen(request, timeout=10))
                break
            except urllib.error.URLError as error:
                if isinstance(error, urllib.error.HTTPError) or time.monotonic() > until:
                    raise
                time.sleep(0.2)
        assert table["decisions"] > 20 and table["game"] == "patchwork"
        page = urllib.request.urlopen(f"{address}/tables/{table['id']}?at=5", timeout=30).read().decode()
        assert "<svg" in page and "learned" in page
    finally:
        server.terminate()
        server.wait(timeout=30)
