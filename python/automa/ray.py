"""Experiments that outgrow one machine, on Ray: `python -m automa.ray run experiment.toml --address auto`.

A share is some games of one cell: a range of seeds. Ray decides where a share is played and plays it again if a worker
dies. Rows come back in any order and are written in the order of the games, by the same code as `automa lab run`: so the
results are the same bytes, an interrupted run goes on where it was, and either program can go on with the other's run.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

# Nobody is told that somebody plays.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

from . import _automa  # noqa: E402
from ._extras import need  # noqa: E402
from .lab import Results, _path  # noqa: E402

need("ray", "ray")
import ray  # noqa: E402

SHARE = 2000
"""Games of a share, if nothing else is said."""
AHEAD = 4
"""Shares under way for each processor."""


# A share is a pure function of its arguments: it can be played again at will.
@ray.remote(max_retries=-1)
def play_share(name: str, text: str, packs: dict[str, str], cell: int, begin: int, end: int) -> bytes:
    """The rows of some games."""
    return _automa.lab_play(name, text, packs, cell, begin, end)


def run(
    experiment: str | os.PathLike[str],
    *,
    out: str | os.PathLike[str] | None = None,
    share: int = SHARE,
    progress: Callable[[int, int], None] | None = None,
) -> Results:
    """Plays what is missing of an experiment on the cluster that Ray is connected to; a local one if it is not."""
    if not ray.is_initialized():
        connect(None)
    name, text, packs = _automa.lab_read(os.fspath(experiment))
    same = ray.put(packs), ray.put(text)

    def play(shares: list[tuple[int, int, int]]) -> Iterator[tuple[int, bytes]]:
        """Sends shares out, and gives their rows as they come."""
        cluster: Any = ray
        most = AHEAD * max(1, int(cluster.cluster_resources().get("CPU", 1)))
        under_way: dict[Any, int] = {}
        waiting = iter(enumerate(shares))
        while True:
            while len(under_way) < most and (following := next(waiting, None)) is not None:
                number, (cell, begin, end) = following
                under_way[play_share.remote(name, same[1], same[0], cell, begin, end)] = number
            if not under_way:
                return
            done, _ = ray.wait(list(under_way), num_returns=1)
            for result in done:
                yield under_way.pop(result), ray.get(result)

    path, summary, complete = _automa.lab_collect(os.fspath(experiment), _path(out), share, play, progress)
    return Results(Path(path), summary, complete)


def connect(address: str | None, workers: int | None = None) -> None:
    """Connects to a cluster; without an address, starts one on this machine that ends with the program."""
    if address is None:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    else:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m automa.ray", description=__doc__.split("\n\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("run", help="play what is missing of an experiment")
    command.add_argument("experiment", type=Path, help="the experiment's file")
    command.add_argument("--address", help="the cluster's address, or `auto`; a local one is started without")
    command.add_argument("--workers", type=int, help="processors of the local cluster; all of this machine without")
    command.add_argument("--out", type=Path, help="where rows and results go; beside the file without")
    command.add_argument("--share", type=int, default=SHARE, help="games of a share (%(default)s)")
    args = parser.parse_args(arguments)
    if args.share < 1:
        parser.error("--share is a number from 1")
    if args.address is not None and args.workers is not None:
        parser.error("--workers is for a local cluster, not for one with an address")
    connect(args.address, args.workers)

    def tell(done: int, most: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{done:,} of {most:,} games", end="", file=sys.stderr, flush=True)

    try:
        results = run(args.experiment, out=args.out, share=args.share, progress=tell)
    except (OSError, ValueError, RuntimeError) as error:
        print(f"automa.ray: {error}", file=sys.stderr)
        return 1
    print(results.path)
    return 0 if results.complete else 3


if __name__ == "__main__":
    sys.exit(main())
