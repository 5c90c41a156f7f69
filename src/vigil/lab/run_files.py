"""Run files: one row per game, as Parquet, CSV or JSON lines.

All three have the same columns. Parquet files are the smallest, with real lists. CSV opens anywhere, with lists as
JSON. JSON lines have one game per line. Files are written and read game by game, so a run can be larger than memory.
"""

from __future__ import annotations

import contextlib
import csv
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

from vigil.kernel.errors import BadConfig, BadData, preview
from vigil.lab.simulation import Row
from vigil.lab.support import import_library

NUMBERS = ("number", "deal", "seed", "first", "decisions", "rounds", "turns")
TEXTS = ("game", "settings", "reason")
COLUMNS = (
    "number", "deal", "seed", "game", "settings", "who", "bots", "decks", "first", "winners", "places", "points",
    "scores", "reason", "decisions", "rounds", "turns", "score_by_turn", "acquired", "defeated", "played",
    "substituted",
)  # fmt: skip
NEW_COLUMNS: dict[str, Callable[[int], Any]] = {"substituted": lambda seats: [0] * seats}
"""Columns that files of earlier versions don't have, with their value for a number of seats."""
TIMES = "seconds"  # an optional column
ROW_GROUP_SIZE = 500  # rows of a Parquet file that are written at once


class Writer(Protocol):
    """Writes a run file."""

    def add(self, row: Row) -> None:
        """Write a row."""

    def close(self) -> None:
        """Finish the file."""


def check_run_path(path: Path) -> None:
    """Raise BadConfig if the suffix isn't that of a run file, or its library is missing."""
    if path.suffix.lower() not in FORMATS:
        raise BadConfig(
            "lab-suffix",
            "a run file's name must end in {known}: {path}",
            path=str(path),
            known=", ".join(FORMATS),
        )
    if path.suffix.lower() == ".parquet":
        _pyarrow()


def writer(path: Path, times: bool = False) -> Writer:
    """Create a run file."""
    check_run_path(path)
    create, _ = FORMATS[path.suffix.lower()]
    try:
        return create(path, times)
    except OSError as error:
        raise BadConfig(
            "lab-write", "cannot write {path}: {why}", path=str(path), why=error.strerror or str(error)
        ) from None


def rows(path: Path) -> Iterator[Row]:
    """Yield the games of a file; raise BadData with the game's number if a row is invalid."""
    check_run_path(path)
    _, read = FORMATS[path.suffix.lower()]
    try:
        yield from read(path)
    except OSError as error:
        raise BadData(
            "lab-read", "cannot read {path}: {why}", path=str(path), why=error.strerror or str(error)
        ) from None
    except UnicodeDecodeError:
        raise BadData("lab-read", "cannot read {path}: {why}", path=str(path), why="not UTF-8 text") from None


def _check_row(row: Any, path: Path, at: int) -> Row:
    """Return the row if it has every column with the right type of value."""
    if not isinstance(row, dict):
        raise _invalid(path, at, f"{preview(row)} is no game")
    for column, default in NEW_COLUMNS.items():
        if column not in row and isinstance(row.get("bots"), list):
            row[column] = default(len(row["bots"]))
    for column in COLUMNS:
        if column not in row:
            raise _invalid(path, at, f"the column {column} is missing")
        value = row[column]
        kind: type = int if column in NUMBERS else str if column in TEXTS else list
        if not isinstance(value, kind) or isinstance(value, bool):
            raise _invalid(path, at, f"{column} cannot be {preview(value)}")
    seats = len(row["bots"])
    for column in ("who", "places", "points", "scores", "score_by_turn", "substituted"):
        if len(row[column]) != seats:
            raise _invalid(path, at, f"{column} needs a value for each of {seats} seats")
    if seats == 0 or row["first"] < 0 or row["turns"] < 0:
        raise _invalid(path, at, "it has no players")
    return row


def _invalid(path: Path, at: int, why: str) -> BadData:
    return BadData("lab-row", "{path}, game {at}: {why}", path=str(path), at=at, why=why)


# -------------------------------------------------------------------- JSON lines


class _JsonLinesWriter:
    def __init__(self, path: Path, times: bool) -> None:
        self.file = path.open("w", encoding="utf-8", newline="\n")

    def add(self, row: Row) -> None:
        self.file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def close(self) -> None:
        self.file.close()


def _read_json_lines(path: Path) -> Iterator[Row]:
    with path.open(encoding="utf-8") as file:
        for at, line in enumerate(file, 1):
            try:
                row = json.loads(line)
            except (ValueError, RecursionError):
                raise _invalid(path, at, f"{preview(line.strip())} is not JSON") from None
            yield _check_row(row, path, at)


# -------------------------------------------------------------------- CSV


class _CsvWriter:
    def __init__(self, path: Path, times: bool) -> None:
        self.columns = (*COLUMNS, TIMES) if times else COLUMNS
        self.file = path.open("w", encoding="utf-8", newline="")
        self.out = csv.writer(self.file, lineterminator="\n")
        self.out.writerow(self.columns)

    def add(self, row: Row) -> None:
        self.out.writerow(
            json.dumps(value, ensure_ascii=False, separators=(",", ":")) if isinstance(value, list) else value
            for value in (row[column] for column in self.columns)
        )

    def close(self) -> None:
        self.file.close()


@contextlib.contextmanager
def _wide_fields() -> Iterator[None]:
    """Raise Python's size limit for CSV fields, since a long game has long lists."""
    before = csv.field_size_limit(1 << 26)
    try:
        yield
    finally:
        csv.field_size_limit(before)


def _read_csv(path: Path) -> Iterator[Row]:
    with path.open(encoding="utf-8", newline="") as file, _wide_fields():
        reader = csv.DictReader(file)
        try:
            for at, texts in enumerate(reader, 1):
                row: Row = {}
                for column, text in texts.items():
                    try:
                        row[column] = text if column in TEXTS else json.loads(text)
                    except (ValueError, TypeError, RecursionError):
                        raise _invalid(path, at, f"{column} cannot be {preview(text)}") from None
                yield _check_row(row, path, at)
        except csv.Error as error:
            raise BadData("lab-read", "cannot read {path}: {why}", path=str(path), why=str(error)) from None


# -------------------------------------------------------------------- Parquet


def _pyarrow() -> Any:
    """Return PyArrow and its module for Parquet."""
    return tuple(import_library(name, "lab", "a .parquet file") for name in ("pyarrow", "pyarrow.parquet"))


def _schema(pa: Any, times: bool) -> Any:
    text = pa.string()
    cards = pa.list_(pa.struct([("seat", pa.int32()), ("card", text), ("turns", pa.list_(pa.int32()))]))
    types = dict.fromkeys(NUMBERS, pa.int64()) | dict.fromkeys(TEXTS, text)
    types |= dict.fromkeys(("who", "winners", "places", "scores", "substituted"), pa.list_(pa.int32()))
    types |= dict.fromkeys(("bots", "decks"), pa.list_(text))
    types |= dict.fromkeys(("points", TIMES), pa.list_(pa.float64()))
    types |= {"score_by_turn": pa.list_(pa.list_(pa.int32())), "seed": pa.uint64()}
    types |= dict.fromkeys(("acquired", "defeated", "played"), cards)
    return pa.schema([(column, types[column]) for column in ((*COLUMNS, TIMES) if times else COLUMNS)])


class _ParquetWriter:
    def __init__(self, path: Path, times: bool) -> None:
        self.pa, parquet = _pyarrow()
        self.schema = _schema(self.pa, times)
        self.file = parquet.ParquetWriter(str(path), self.schema, compression="zstd")
        self.waiting: list[Row] = []

    def add(self, row: Row) -> None:
        self.waiting.append(row)
        if len(self.waiting) == ROW_GROUP_SIZE:
            self._write()

    def _write(self) -> None:
        if self.waiting:
            self.file.write_table(self.pa.Table.from_pylist(self.waiting, schema=self.schema))
            self.waiting = []

    def close(self) -> None:
        self._write()
        self.file.close()


def _read_parquet(path: Path) -> Iterator[Row]:
    pa, parquet = _pyarrow()
    try:
        with path.open("rb") as file, parquet.ParquetFile(file) as run:
            at = 0
            for batch in run.iter_batches(batch_size=ROW_GROUP_SIZE):
                for row in batch.to_pylist():
                    at += 1
                    yield _check_row(row, path, at)
    except pa.ArrowException as error:
        why = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise BadData("lab-read", "cannot read {path}: {why}", path=str(path), why=why) from None


FORMATS: dict[str, tuple[Callable[[Path, bool], Writer], Callable[[Path], Iterator[Row]]]] = {
    ".parquet": (_ParquetWriter, _read_parquet),
    ".csv": (_CsvWriter, _read_csv),
    ".jsonl": (_JsonLinesWriter, _read_json_lines),
}
"""How to write and read a run file, by its suffix."""
