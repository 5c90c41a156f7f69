"""Records on disk: where games are saved, and how they are opened again."""

from __future__ import annotations

import os
import shlex
import time
from pathlib import Path
from typing import Any

from vigil.kernel.link import PREFIX, unpack
from vigil.kernel.match import Match
from vigil.kernel.record import MAX_LENGTH, read, write
from vigil.registry import GAMES
from vigil.terminal.errors import UsageError
from vigil.terminal.seat_plan import SeatPlan, seats_text

SEATS = "# seats: "
SUFFIX = ".vigil"


def records_folder() -> Path:
    """Return the folder for games without a file name of their own."""
    home = os.environ.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "vigil"


def new_record_path(game: str) -> Path:
    """Return a file name that is not in use yet, based on the current time."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    for suffix in ("", *(f"-{n}" for n in range(2, 100))):
        path = records_folder() / f"{stem}{suffix}{SUFFIX}"
        if not path.exists():
            return path
    return records_folder() / f"{stem}-{os.getpid()}{SUFFIX}"


def write_record(path: Path, match: Match[Any], seats: tuple[SeatPlan, ...]) -> None:
    """Write the record; an existing one is replaced only when the new one is complete."""
    text = write(match, (f"seats: {seats_text(seats)}",))
    new = path.with_name(path.name + ".new")
    try:
        if path.parent == records_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    except OSError as error:
        raise UsageError("cannot-write", path=str(path), why=error.strerror or str(error)) from None


def check_writable(path: Path, resumable: bool = True) -> None:
    """Refuse to overwrite an existing file or to create a folder."""
    if path.exists():
        raise UsageError("file-exists" if resumable else "file-taken", path=str(path))
    if not path.parent.exists():
        raise UsageError("no-folder", path=str(path), folder=shlex.quote(str(path.parent)))


def read_text(path: Path) -> str:
    """Return the text of a file; one that is too large or not UTF-8 raises `UsageError`."""
    try:
        if path.stat().st_size > MAX_LENGTH * 4:
            raise UsageError("cannot-read", path=str(path), why=f"> {MAX_LENGTH}")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError("cannot-read", path=str(path), why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise UsageError("not-text", path=str(path)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file, or raise `UsageError`."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError("cannot-write", path=str(path), why=error.strerror or str(error)) from None


def source_path(source: str | None) -> Path | None:
    """Return the file of a record, or None for a link."""
    return None if source is None or source.strip().startswith(PREFIX) else Path(source).expanduser()


def open_match(source: str) -> tuple[Match[Any], str | None]:
    """Return the match of a file or a link, and the seats if the record names them."""
    if source.strip().startswith(PREFIX):
        return unpack(source, GAMES), None
    text = read_text(Path(source).expanduser())
    if text.strip().startswith(PREFIX):  # a file with a link
        return unpack(text, GAMES), None
    seats = next((line[len(SEATS) :] for line in text.splitlines() if line.startswith(SEATS)), None)
    return read(text, GAMES), seats
