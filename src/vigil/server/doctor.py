"""What may stand in the way of a server, looked for before somebody stumbles over it.

A finding is a key and its values; the words, with what to do about it, stand in `admin.ftl`.
Nothing is changed, and no secret is shown.
"""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import stat
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.kernel.errors import VigilError
from vigil.registry import GAMES
from vigil.server.card_stats import place_of, read
from vigil.server.settings import Settings, without_password
from vigil.server.store.database import Database, address, file_of, translate_db_error
from vigil.server.store.errors import BadDatabase
from vigil.server.store.migrate import OURS, VERSION, current, current_of_file, newest

LOW, LEAST = 1_000_000_000, 100_000_000
"""Bytes of free space: below the first it becomes tight, below the second a server should not start."""
OLDEST_SQLITE = (3, 35, 0)  # the first that tells what an insert has written
OLDEST_POSTGRES = 120000
SKEW = 2.0
"""Seconds that two clocks may differ."""
BUILT = 1_735_689_600
"""A clock before 2025 was never set."""


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at; a value may be an error, to be said in the reader's language."""

    level: Literal["good", "doubtful", "bad"]
    key: str
    values: dict[str, Any] = {}


def good(key: str, **values: Any) -> Check:
    return Check("good", key, values)


def doubtful(key: str, **values: Any) -> Check:
    return Check("doubtful", key, values)


def bad(key: str, **values: Any) -> Check:
    return Check("bad", key, values)


async def run_checks(settings: Settings) -> list[Check]:
    """Look at everything."""
    found = [
        *_reach(settings),
        *_workers(settings),
        *_folder(settings),
        *_figures(settings),
        *_disk(settings),
        *_clock(),
    ]
    try:
        file = file_of(address(settings.url))
        found += await _postgres(settings.url) if file is None else _sqlite(file)
    except VigilError as error:
        found.append(bad("doctor-database", url=without_password(settings.url), why=error))
        return found
    return [*found, *_port(settings, served=any(finding.key == "doctor-served" for finding in found))]


def _reach(settings: Settings) -> Iterator[Check]:
    if settings.public_url.startswith("http://"):
        yield doubtful("doctor-http", url=settings.public_url)
    elif settings.trusted_proxies and not settings.public_url:
        yield doubtful("doctor-no-public-url")
    elif settings.bind not in ("127.0.0.1", "::1", "localhost") and not settings.lan and not settings.public_url:
        yield doubtful("doctor-open", host=settings.bind)
    else:
        yield good("doctor-settings")


def _workers(settings: Settings) -> Iterator[Check]:
    cores = os.cpu_count() or 1
    if settings.bot_workers > cores:
        yield doubtful("doctor-workers", workers=settings.bot_workers, cores=cores)


def _standing(path: Path) -> Path:
    """The path, or the nearest folder above it that is there."""
    while not path.exists() and path != path.parent:
        path = path.parent
    return path


def _folder(settings: Settings) -> Iterator[Check]:
    folder = settings.data_dir
    if not folder.exists():
        above = _standing(folder)
        if above.is_dir() and os.access(above, os.W_OK | os.X_OK):
            yield good("doctor-folder-new", path=str(folder))
        else:
            yield bad("doctor-folder-not-made", path=str(folder), above=str(above))
    elif not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        yield bad("doctor-folder-closed", path=str(folder))
    elif stat.S_IMODE(folder.stat().st_mode) & 0o077:
        yield doubtful("doctor-folder-open", path=str(folder))
    else:
        yield good("doctor-folder", path=str(folder))


def _figures(settings: Settings) -> Iterator[Check]:
    """Figures of cards that somebody measured; nobody has to."""
    for game in GAMES:
        path = place_of(game, settings.data_dir)
        if path.exists():
            try:
                found = read(path, game)
                yield good("doctor-figures", path=str(path), cards=len(found.worth), games=found.games)
            except VigilError as error:
                yield doubtful("doctor-figures-not-shown", why=error)


def _disk(settings: Settings) -> Iterator[Check]:
    free = shutil.disk_usage(_standing(settings.data_dir)).free
    told = {"free": free // 1_000_000, "path": str(settings.data_dir)}
    yield (
        bad("doctor-disk-full", **told)
        if free < LEAST
        else (doubtful("doctor-disk-low", **told) if free < LOW else good("doctor-disk", **told))
    )


def _clock() -> Iterator[Check]:
    now = time.time()
    with tempfile.NamedTemporaryFile() as file:  # what the file system believes
        there = Path(file.name).stat().st_mtime
    if now < BUILT:
        yield bad("doctor-clock-unset", date=time.strftime("%Y-%m-%d", time.gmtime(now)))
    elif abs(there - now) > SKEW:
        yield doubtful("doctor-clock-skew", seconds=round(abs(there - now)))
    else:
        yield good("doctor-clock", date=time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now)))


def _schema(there: int) -> Check:
    if there > newest():
        return bad("doctor-schema-newer", there=there, here=newest())
    if there == 0:
        return good("doctor-schema-none")
    if there < newest():
        return doubtful("doctor-schema-old", there=there, here=newest())
    return good("doctor-schema", there=there)


def _last_entry(at: int | None) -> Iterator[Check]:
    """Entries from the future: the clock was set back since, and the tables would wait for it."""
    if at is not None and at / 1000 > time.time() + SKEW:
        yield bad("doctor-clock-back", seconds=round(at / 1000 - time.time()))


def _sqlite(file: Path) -> Iterator[Check]:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        yield bad("doctor-sqlite-old", version=sqlite3.sqlite_version)
    if not file.exists():
        yield good("doctor-database-new", path=str(file))
        return
    if not os.access(file, os.W_OK):
        yield bad("doctor-database-closed", path=str(file))
        return
    holder = _holder(file)
    if holder:
        yield good("doctor-served", path=str(file), process=holder)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            whole = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            if whole != "ok":
                yield bad("doctor-database-damaged", path=str(file), why=whole)
                return
            names = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not names:
                yield good("doctor-database-new", path=str(file))
                return
            if not names & OURS:
                yield bad("doctor-database-foreign", path=str(file))
                return
            there = current_of_file(database, file)
            yield good("doctor-sqlite", path=str(file), size=file.stat().st_size // 1_000_000)
            yield _schema(there)
            yield from _last_entry(database.execute("SELECT max(at) FROM entries").fetchone()[0])
    except BadDatabase as error:
        yield bad("doctor-database", url=str(file), why=error)
    except sqlite3.Error as error:
        yield bad("doctor-database-damaged", path=str(file), why=str(error))


def _holder(file: Path) -> str:
    """The process that serves an SQLite file; empty if none does."""
    import fcntl

    path = file.with_name(file.name + ".lock")
    if not path.exists():
        return ""
    with path.open("r", encoding="ascii") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return lock.read(20).strip() or "?"
    return ""


async def _postgres(url: str) -> list[Check]:
    database = Database(url)
    found: list[Check] = []
    try:
        start = time.perf_counter()
        async with database.reader.connect() as connection:
            await connection.execute(text("SELECT 1"))
            took = round(1000 * (time.perf_counter() - start))
            async for finding in _ask(connection, took):
                found.append(finding)
    except VigilError as error:
        found.append(bad("doctor-database", url=without_password(url), why=error))
    except Exception as error:
        found.append(
            bad("doctor-database", url=without_password(url), why=translate_db_error(error) or type(error).__name__)
        )
    finally:
        await database.close()
    return found


async def _ask(connection: AsyncConnection, took: int) -> AsyncIterator[Check]:
    async def one(question: str) -> Any:
        return (await connection.execute(text(question))).scalar()

    version = int(await one("SHOW server_version_num"))
    told = {"version": str(await one("SHOW server_version")).partition(" ")[0], "milliseconds": took}
    yield good("doctor-postgres", **told) if version >= OLDEST_POSTGRES else bad("doctor-postgres-old", **told)
    if await one("SHOW server_encoding") != "UTF8":
        yield bad("doctor-postgres-encoding")
    for name in ("fsync", "synchronous_commit"):
        if await one(f"SHOW {name}") == "off":
            yield bad("doctor-postgres-unsafe", name=name)
    skew = abs(float(await one("SELECT extract(epoch FROM clock_timestamp())")) - time.time())
    if skew > SKEW:
        yield doubtful("doctor-clock-apart", seconds=round(skew))
    for table in (VERSION, "entries"):
        if await one(f"SELECT to_regclass('{table}')") is not None:
            for right in ("SELECT", "INSERT", "UPDATE", "DELETE"):
                if not await one(f"SELECT has_table_privilege('{table}', '{right}')"):
                    yield bad("doctor-postgres-rights")
                    return
    there = await connection.run_sync(current)
    yield _schema(there)
    if there < newest() and not await one("SELECT has_schema_privilege(current_schema(), 'CREATE')"):
        yield bad("doctor-postgres-rights")
    if there:
        for finding in _last_entry(await one("SELECT max(at) FROM entries")):
            yield finding


def _port(settings: Settings, served: bool) -> Iterator[Check]:
    host = settings.bind
    if settings.port == 0:
        return
    try:
        kind, _, _, _, where = socket.getaddrinfo(host, settings.port, type=socket.SOCK_STREAM)[0]
        with socket.socket(kind, socket.SOCK_STREAM) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(where)
    except OSError as error:
        told = {"host": host, "port": str(settings.port), "why": error.strerror or str(error)}
        yield good("doctor-port-ours", **told) if served else bad("doctor-port", **told)
    else:
        yield good("doctor-port-free", host=host, port=str(settings.port))
