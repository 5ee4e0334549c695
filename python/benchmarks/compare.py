"""Steps per second of one core, beside OpenSpiel, pgx and PettingZoo: one run, one table.

    pip install 'automa-games[gym,pettingzoo,spiel]' pgx jax pygame chess
    python python/benchmarks/compare.py --write docs/python.md

Everything plays at random among the legal actions, on one thread, until its time is up. A step is one decision from outside; time is
the processor's, of all threads together. The games differ, so this says how fast an environment of each kind is, not which is better.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

# One core each, so that processor time is comparable: before anybody reads it.
for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[name] = "1"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np  # noqa: E402

BEGIN, END = "<!-- compare.py -->", "<!-- end of compare.py -->"
Steps = Iterator[int]


def automa_vector(game: str, lanes: int) -> Steps:
    """The native vector, with masks and observations."""
    from automa.tables import Tables

    tables = Tables(game, lanes, outside=[0], threads=1)
    tables.reset(1)
    while True:
        tables.step(tables.sample())
        yield lanes


def automa_gym(name: str) -> Steps:
    """One Gymnasium environment in a Python loop."""
    import automa  # noqa: F401
    import gymnasium

    env = gymnasium.make(name)
    _, info = env.reset(seed=1)
    dice = np.random.default_rng(1)
    while True:
        *_, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        if over:
            _, info = env.reset()
        yield 1


def aec(env: object) -> Steps:
    """One PettingZoo environment in a Python loop."""
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    while True:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            continue
        env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        yield 1


def automa_zoo(game: str) -> Steps:
    from automa import zoo

    return aec(zoo.env(game))


def pettingzoo(name: str) -> Steps:
    import importlib

    return aec(importlib.import_module(f"pettingzoo.classic.{name}").env())


def open_spiel(name: str) -> Steps:
    """One OpenSpiel game in a Python loop, with the observation of every state."""
    import pyspiel

    if name.startswith("automa"):
        import automa.spiel  # noqa: F401
    game = pyspiel.load_game(name)
    dice = np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(int(dice.choice(outcomes, p=chances)))
                continue
            state.observation_tensor()
            state.apply_action(int(dice.choice(state.legal_actions())))
            yield 1


def pgx(name: str, lanes: int) -> Steps:
    """One batch of a pgx environment, compiled."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(name)
    init = jax.jit(jax.vmap(env.init))
    # Games with dice want a key for each step.
    step = jax.vmap(lambda state, action, key: env.step(state, action, key))

    def play(state: object, key: object) -> object:
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        acts, dice, fresh = jax.random.split(key, 3)
        state = step(state, jax.random.categorical(acts, logits, axis=-1), jax.random.split(dice, lanes))
        begun = jax.vmap(env.init)(jax.random.split(fresh, lanes))
        done = state.terminated | state.truncated
        pick = lambda a, b: jnp.where(done.reshape((-1,) + (1,) * (a.ndim - 1)), a, b)  # noqa: E731
        return jax.tree_util.tree_map(pick, begun, state)

    compiled = jax.jit(play)
    key = jax.random.PRNGKey(1)
    state = init(jax.random.split(key, lanes))
    while True:
        key, own = jax.random.split(key)
        state = compiled(state, own)
        jax.block_until_ready(state.observation)
        yield lanes


ROWS: list[tuple[str, str, Callable[[], Steps]]] = [
    ("automa, vector of 1,024", "Patchwork", lambda: automa_vector("patchwork", 1024)),
    ("automa, vector of 1,024", "Terra Mystica", lambda: automa_vector("terra-mystica", 1024)),
    ("automa, vector of 1,024", "Tapestry", lambda: automa_vector("tapestry", 1024)),
    ("pgx, batch of 1,024", "Backgammon", lambda: pgx("backgammon", 1024)),
    ("pgx, batch of 1,024", "Go 9x9", lambda: pgx("go_9x9", 1024)),
    ("pgx, batch of 1,024", "Connect Four", lambda: pgx("connect_four", 1024)),
    ("automa, Gymnasium", "Patchwork", lambda: automa_gym("automa/Patchwork-v0")),
    ("automa, Gymnasium", "Terra Mystica", lambda: automa_gym("automa/TerraMystica-v0")),
    ("automa, Gymnasium", "Tapestry", lambda: automa_gym("automa/Tapestry-v0")),
    ("automa, PettingZoo", "Patchwork", lambda: automa_zoo("patchwork")),
    ("PettingZoo", "Connect Four", lambda: pettingzoo("connect_four_v3")),
    ("PettingZoo", "Chess", lambda: pettingzoo("chess_v6")),
    ("automa, OpenSpiel", "Patchwork", lambda: open_spiel("automa_patchwork")),
    ("OpenSpiel (C++)", "Backgammon", lambda: open_spiel("backgammon")),
    ("OpenSpiel (C++)", "Gin Rummy", lambda: open_spiel("gin_rummy")),
]


def measure(make: Callable[[], Steps], seconds: float) -> float:
    """Steps per second of processor time, after a warm-up that compiles what has to be compiled."""
    steps = make()
    warm = time.perf_counter() + seconds / 4
    while time.perf_counter() < warm:
        next(steps)
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        count += next(steps)
    return count / (time.process_time() - start)


def table(seconds: float) -> str:
    lines = ["| environment | game | steps per second of one core |", "|---|---|---:|"]
    for environment, game, make in ROWS:
        try:
            speed = f"{measure(make, seconds):,.0f}"
        except ModuleNotFoundError as missing:
            speed = f"not measured: {missing.name} is not installed"
        except Exception as error:  # noqa: BLE001  (another library's; the others go on)
            speed = f"not measured: {type(error).__name__}"
            print(f"{environment}, {game}: {error}", file=sys.stderr)
        lines.append(f"| {environment} | {game} | {speed} |")
        print(lines[-1], flush=True)
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="of processor time for each row")
    parser.add_argument("--write", type=Path, help="a document whose table is replaced")
    args = parser.parse_args()
    result = table(args.seconds)
    if args.write:
        text = args.write.read_text(encoding="utf-8")
        new = re.sub(f"(?s){BEGIN}.*{END}", lambda _: f"{BEGIN}\n{result}{END}", text)
        args.write.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
