"""Files of finished games, one JSON object per line, so that a long experiment can be split into pieces."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from vigil.kernel.errors import BadData
from vigil.lab.parallel import parallel_map

Row = dict[str, Any]
"""A finished game; its `key` says which game it is."""


class Task(Protocol):
    """A game to play."""

    @property
    def key(self) -> str:
        """Identical for games that would be played in the same way, under the same rules."""


T = TypeVar("T", bound=Task)


def play_missing(
    play: Callable[[T], Row],
    tasks: Iterable[T],
    file: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Row]:
    """Return the rows of all tasks. Play only games that aren't in the file, and add each to it at once."""
    tasks = list(tasks)
    known = load_games(file) if file is not None else {}
    missing = [task for task in tasks if task.key not in known]
    done = len(tasks) - len(missing)
    out = file.open("a", encoding="utf-8") if file is not None and missing else None
    with out or contextlib.nullcontext():
        for row in parallel_map(play, missing, workers=workers):
            known[row["key"]] = row
            done += 1
            if out is not None:
                out.write(json.dumps(row, separators=(",", ":")) + "\n")
                out.flush()
            if progress is not None:
                progress(done, len(tasks))
    return [known[task.key] for task in tasks]


def load_games(file: Path) -> dict[str, Row]:
    """Return the games of a file by key. A last line that was cut short is removed, so its game is played again."""
    if not file.exists():
        return {}
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    games: dict[str, Row] = {}
    for number, line in enumerate(lines, 1):
        try:
            row = json.loads(line)
            games[row["key"]] = row
        except (ValueError, KeyError, TypeError):
            if number < len(lines) or text.endswith("\n"):
                raise BadData(
                    "ladder-file", "{file}, line {line}: this is not a ladder game", file=str(file), line=number
                ) from None
            file.write_text(text[: -len(line)], encoding="utf-8")
    return games
