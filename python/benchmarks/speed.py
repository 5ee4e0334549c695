"""How fast the engines are from Python: `python python/benchmarks/speed.py`.

- `loop`: one game after the other in a plain Python loop, every decision chosen at random by Python
- `vector`: many games a call, with masks; `+ observations` writes what the seat sees, too
- `import`: a fresh interpreter that imports the package

Decisions of the Automa are counted apart: an environment's step is one decision of the seat.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time

import automa
import numpy as np
from automa.vector import VectorEnv


def loop(name: str, seconds: float, **options: object) -> float:
    """Decisions a second in a plain loop."""
    dice, decisions, seed = random.Random(1).random, 0, 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        game = automa.Game(name, seed=seed, **options)
        count, play = game.legal_count, game.play_index
        while legal := count():
            play(int(dice() * legal))
            decisions += 1
        seed += 1
    return decisions / passed


def vector(name: str, seconds: float, lanes: int, threads: int, observations: bool, **options: object) -> tuple[float, float]:
    """Decisions a second of the seat, and of everybody."""
    env = VectorEnv(name, lanes, threads=threads, observations=observations, **options)
    env.reset(seed=1)
    start, steps = time.perf_counter(), 0
    while (passed := time.perf_counter() - start) < seconds:
        env.step(env.sample())
        steps += 1
    everybody, own = env.tables.decisions()
    return own / passed, everybody / passed


def import_time() -> float:
    """Seconds that the import takes, the interpreter's own start not counted: the best of five."""
    code = "import time; t = time.perf_counter(); import automa, automa.patchwork; print(time.perf_counter() - t)"
    return min(float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--lanes", type=int, default=4096)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--games", nargs="*", default=automa.GAMES)
    args = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, numpy {np.__version__}")
    print(f"import                        {import_time():8.3f} s")
    for name in args.games:
        print(f"{name:<14} loop           {loop(name, args.seconds):12,.0f} decisions/s")
        for observations in (False, True):
            own, everybody = vector(name, args.seconds, args.lanes, args.threads, observations)
            what = "vector + obs." if observations else "vector"
            print(f"{name:<14} {what:<14} {own:12,.0f} steps/s, {everybody:12,.0f} decisions/s")


if __name__ == "__main__":
    main()
