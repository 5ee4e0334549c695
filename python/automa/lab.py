"""Experiments from Python: the same files, the same rows and the same results as `automa lab run`."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable

from . import _automa

if TYPE_CHECKING:
    import pandas
    import pyarrow


@dataclass(frozen=True)
class Results:
    """What came out of an experiment: one row for each game."""

    path: Path
    """The results as a Parquet file."""
    summary: dict[str, Any]
    """What is known of every cell, as in `automa lab run --json`."""
    complete: bool
    """Whether all games are played; if not, run it again to go on."""

    def table(self) -> "pyarrow.Table":
        """All rows as an Arrow table."""
        from ._extras import need

        need("pyarrow", "lab")
        import pyarrow.parquet

        return pyarrow.parquet.read_table(self.path, memory_map=True)

    def frame(self) -> "pandas.DataFrame":
        """All rows as a pandas frame. Columns of numbers take over the table's memory, they are not copied again."""
        from ._extras import need

        need("pandas", "lab")
        return self.table().to_pandas(split_blocks=True, self_destruct=True)


def run(
    experiment: str | os.PathLike[str],
    *,
    out: str | os.PathLike[str] | None = None,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Results:
    """Plays what is missing of an experiment, on some threads of this machine.

    - `experiment`: the path of its file
    - `out`: where rows and results go; beside the file, with the ending `.run`, if nothing is said
    - `progress`: hears now and then how many games are played, and how many there are in all

    The interpreter's lock is free while games are played. Ctrl-C stops after the games under way; what was played stays.
    """
    path, summary, complete = _automa.lab_run(os.fspath(experiment), _path(out), threads, progress)
    return Results(Path(path), summary, complete)


def _path(path: str | os.PathLike[str] | None) -> str | None:
    return None if path is None else os.fspath(path)
