"""Experiments from Python and on Ray: the same rows as the program, whatever dies on the way."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import automa.lab
import pytest

EXPERIMENT = """
game = "patchwork"
games = {games}
players = ["random", "greedy"]

[options]
level = [1, 5]
"""


def write(folder: Path, games: int, name: str = "levels.toml") -> Path:
    path = folder / name
    path.write_text(EXPERIMENT.format(games=games), encoding="utf-8")
    return path


def test_the_rows_of_the_program(tmp_path, run):
    path = write(tmp_path, 300)
    run("lab", "run", path, "--out", tmp_path / "program")
    told = []
    results = automa.lab.run(path, out=tmp_path / "python", threads=2, progress=lambda done, most: told.append((done, most)))
    assert results.complete and told[-1] == (1200, 1200)
    assert results.path.read_bytes() == (tmp_path / "program/results.parquet").read_bytes()
    table, frame = results.table(), results.frame()
    assert table.num_rows == len(frame) == 1200
    assert {"cell", "game", "seed", "players", "level", "score_1", "won_1", "checksum"} <= set(frame.columns)
    # A row can be played again.
    row = frame.iloc[1150]
    game = automa.Game("patchwork", level=row.level, seed=int(row.seed))
    game.play_out(automa.Player("greedy", int(row.seed)))
    assert game.digest == row.checksum and game.scores[0] == row.score_1
    # Again: nothing is left to play, and nothing changes.
    before = results.path.read_bytes()
    assert automa.lab.run(path, out=tmp_path / "python").path.read_bytes() == before


def test_wrong_experiments_are_refused_with_a_sentence(tmp_path):
    path = tmp_path / "wrong.toml"
    path.write_text('game = "chess"\ngames = 10\nplayers = ["random"]\n', encoding="utf-8")
    with pytest.raises(ValueError, match="chess"):
        automa.lab.run(path)
    with pytest.raises(FileNotFoundError):
        automa.lab.run(tmp_path / "none.toml")


def children(of: int) -> dict[int, str]:
    """All processes below one, with their command lines."""
    parents, lines = {}, {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                lines[int(entry.name)] = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            except (OSError, IndexError):
                continue
    found, before = {of}, 0
    while len(found) > before:
        before = len(found)
        found |= {pid for pid, parent in parents.items() if parent in found}
    return {pid: lines.get(pid, "") for pid in found - {of}}


def start_ray(path: Path, out: Path) -> subprocess.Popen:
    command = [sys.executable, "-m", "automa.ray", "run", path, "--workers", "2", "--share", "100", "--out", out]
    return subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def rows_on_disk(out: Path) -> int:
    return sum(path.stat().st_size for path in out.glob("rows/*.rows"))


def wait_for(what, driver: subprocess.Popen, seconds: float = 120):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if found := what():
            return found
        assert driver.poll() is None, f"it ended too early: {driver.communicate()}"
        time.sleep(0.005)
    pytest.fail("it took too long")


def test_a_cluster_of_two_of_which_one_is_killed(tmp_path, run):
    path = write(tmp_path, 4000)
    out = tmp_path / "ray"
    driver = start_ray(path, out)
    # A worker that plays a share right now, once the first rows are on disk.
    wait_for(lambda: rows_on_disk(out) > 1000, driver)
    playing = wait_for(
        lambda: [pid for pid, line in children(driver.pid).items() if line.startswith("ray::play_share")], driver
    )
    os.kill(playing[0], signal.SIGKILL)
    printed, errors = driver.communicate(timeout=300)
    assert driver.returncode == 0, errors
    # Ray says before it what died.
    assert printed.strip().splitlines()[-1] == str(out / "results.parquet")
    run("lab", "run", path, "--out", tmp_path / "program")
    assert (out / "results.parquet").read_bytes() == (tmp_path / "program/results.parquet").read_bytes()


def test_a_killed_driver_goes_on_and_so_does_the_program(tmp_path, run):
    path = write(tmp_path, 4000)
    out = tmp_path / "ray"
    driver = start_ray(path, out)
    wait_for(lambda: rows_on_disk(out) > 1000, driver)
    below = children(driver.pid)
    driver.kill()
    driver.communicate()
    # Ray's processes end by themselves when their driver is gone.
    until = time.monotonic() + 60
    while any(Path(f"/proc/{pid}").exists() for pid in below) and time.monotonic() < until:
        time.sleep(0.1)
    kept = rows_on_disk(out)
    run("lab", "run", path, "--out", out)
    run("lab", "run", path, "--out", tmp_path / "program")
    assert 1000 < kept < rows_on_disk(out)
    assert (out / "results.parquet").read_bytes() == (tmp_path / "program/results.parquet").read_bytes()
