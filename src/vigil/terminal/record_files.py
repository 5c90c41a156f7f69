"""Records on disk: where a game is kept while it is played, and how it is found again."""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from vigil.kernel.link import PREFIX, unpack
from vigil.kernel.match import Match
from vigil.kernel.record import LONGEST, read, write
from vigil.registry import GAMES
from vigil.terminal.errors import UsageError
from vigil.terminal.seat_plan import SeatPlan, seats_text

SEATS = "# seats: "
SUFFIX = ".vigil"


def records_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where games are kept that nobody gave a file."""
    home = environment.get("XDG_STATE_HOME")
    return (Path(home) if home else Path.home() / ".local" / "state") / "vigil"


def new_record_path(game: str) -> Path:
    """A file that is not there yet, named by the time."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    for again in ("", *(f"-{n}" for n in range(2, 100))):
        path = records_folder() / f"{stem}{again}{SUFFIX}"
        if not path.exists():
            return path
    return records_folder() / f"{stem}-{os.getpid()}{SUFFIX}"


def write_record(path: Path, match: Match[Any], seats: tuple[SeatPlan, ...]) -> None:
    """Write the record; the old one is replaced only by a whole new one."""
    text = write(match, (f"seats: {seats_text(seats)}",))
    new = path.with_name(path.name + ".new")
    try:
        if path.parent == records_folder():
            path.parent.mkdir(parents=True, exist_ok=True)  # our own; anybody else's was asked for
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    except OSError as error:
        raise UsageError("cannot-write", path=str(path), why=error.strerror or str(error)) from None


def check_writable(path: Path, resumable: bool = True) -> None:
    """A file that holds something else is never written over, and nobody's folders are made unasked."""
    if path.exists():
        raise UsageError("file-exists" if resumable else "file-taken", path=str(path))
    if not path.parent.exists():
        raise UsageError("no-folder", path=str(path), folder=shlex.quote(str(path.parent)))


def read_text(path: Path) -> str:
    try:
        if path.stat().st_size > LONGEST * 4:
            raise UsageError("cannot-read", path=str(path), why=f"> {LONGEST}")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError("cannot-read", path=str(path), why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise UsageError("not-text", path=str(path)) from None


def source_path(given: str | None) -> Path | None:
    """The file a game came from; a link comes from none."""
    return None if given is None or given.strip().startswith(PREFIX) else Path(given).expanduser()


def open_match(given: str) -> tuple[Match[Any], str | None]:
    """The match of a file or a link, and the seats it was played with if it says so."""
    if given.strip().startswith(PREFIX):
        return unpack(given, GAMES), None
    text = read_text(Path(given).expanduser())
    if text.strip().startswith(PREFIX):  # a link that was put into a file
        return unpack(text, GAMES), None
    seats = next((line[len(SEATS) :] for line in text.splitlines() if line.startswith(SEATS)), None)
    return read(text, GAMES), seats
