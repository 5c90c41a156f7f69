"""Check the setup of a server for problems, for `vigil doctor`.

A check is a key and its values; the message, with what to do about it, is in `admin.ftl`. Nothing is
changed, and no secret is shown.
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
from vigil.server.card_stats import read, stats_path
from vigil.server.settings import Settings, without_password
from vigil.server.store.database import address, file_of, opened_database
from vigil.server.store.errors import BadDatabase
from vigil.server.store.migrate import OURS, VERSION, current, current_of_file, newest

LOW_DISK, FULL_DISK = 1_000_000_000, 100_000_000
"""Free bytes below which the doctor warns, and below which a server should not start."""
OLDEST_SQLITE = (3, 35, 0)  # the first with RETURNING
OLDEST_POSTGRES = 120000
SKEW = 2.0
"""Seconds by which two clocks may differ."""
EARLIEST_TIME = 1_735_689_600
"""The start of 2025: an earlier clock was never set."""


class Check(msgspec.Struct, frozen=True):
    """The result of one check. A value may be an error, to be shown in the reader's language."""

    level: Literal["ok", "warn", "fail"]
    key: str
    values: dict[str, Any] = {}


def ok(key: str, **values: Any) -> Check:
    """Return a passed check."""
    return Check("ok", key, values)


def warn(key: str, **values: Any) -> Check:
    """Return a warning."""
    return Check("warn", key, values)


def fail(key: str, **values: Any) -> Check:
    """Return a failed check."""
    return Check("fail", key, values)


async def run_checks(settings: Settings) -> list[Check]:
    """Run all checks."""
    checks = [
        *_reach(settings),
        *_workers(settings),
        *_folder(settings),
        *_card_stats(settings),
        *_disk(settings),
        *_clock(),
    ]
    try:
        file = file_of(address(settings.url))
        checks += await _postgres(settings.url) if file is None else _sqlite(file)
    except VigilError as error:
        checks.append(fail("doctor-database", url=without_password(settings.url), why=error))
        return checks
    return [*checks, *_port(settings, served=any(check.key == "doctor-served" for check in checks))]


def _reach(settings: Settings) -> Iterator[Check]:
    if settings.public_url.startswith("http://"):
        yield warn("doctor-http", url=settings.public_url)
    elif settings.trusted_proxies and not settings.public_url:
        yield warn("doctor-no-public-url")
    elif settings.bind not in ("127.0.0.1", "::1", "localhost") and not settings.lan and not settings.public_url:
        yield warn("doctor-open", host=settings.bind)
    else:
        yield ok("doctor-settings")


def _workers(settings: Settings) -> Iterator[Check]:
    cores = os.cpu_count() or 1
    if settings.bot_workers > cores:
        yield warn("doctor-workers", workers=settings.bot_workers, cores=cores)


def _existing(path: Path) -> Path:
    """Return the path or its nearest existing parent."""
    while not path.exists() and path != path.parent:
        path = path.parent
    return path


def _folder(settings: Settings) -> Iterator[Check]:
    folder = settings.data_dir
    if not folder.exists():
        above = _existing(folder)
        if above.is_dir() and os.access(above, os.W_OK | os.X_OK):
            yield ok("doctor-folder-new", path=str(folder))
        else:
            yield fail("doctor-folder-not-made", path=str(folder), above=str(above))
    elif not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        yield fail("doctor-folder-closed", path=str(folder))
    elif stat.S_IMODE(folder.stat().st_mode) & 0o077:
        yield warn("doctor-folder-open", path=str(folder))
    else:
        yield ok("doctor-folder", path=str(folder))


def _card_stats(settings: Settings) -> Iterator[Check]:
    """Check the card statistics in the data folder, which are optional."""
    for game in GAMES:
        path = stats_path(game, settings.data_dir)
        if path.exists():
            try:
                stats = read(path, game)
                yield ok("doctor-card-stats", path=str(path), cards=len(stats.worth), games=stats.games)
            except VigilError as error:
                yield warn("doctor-card-stats-not-shown", why=error)


def _disk(settings: Settings) -> Iterator[Check]:
    free = shutil.disk_usage(_existing(settings.data_dir)).free
    values = {"free": free // 1_000_000, "path": str(settings.data_dir)}
    yield (
        fail("doctor-disk-full", **values)
        if free < FULL_DISK
        else (warn("doctor-disk-low", **values) if free < LOW_DISK else ok("doctor-disk", **values))
    )


def _clock() -> Iterator[Check]:
    now = time.time()
    with tempfile.NamedTemporaryFile() as file:  # the clock of the file system
        there = Path(file.name).stat().st_mtime
    if now < EARLIEST_TIME:
        yield fail("doctor-clock-unset", date=time.strftime("%Y-%m-%d", time.gmtime(now)))
    elif abs(there - now) > SKEW:
        yield warn("doctor-clock-skew", seconds=round(abs(there - now)))
    else:
        yield ok("doctor-clock", date=time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now)))


def _schema(there: int) -> Check:
    if there > newest():
        return fail("doctor-schema-newer", there=there, here=newest())
    if there == 0:
        return ok("doctor-schema-none")
    if there < newest():
        return warn("doctor-schema-old", there=there, here=newest())
    return ok("doctor-schema", there=there)


def _last_entry(at: int | None) -> Iterator[Check]:
    """Fail if entries lie in the future: the clock was set back, and tables would wait for it."""
    if at is not None and at / 1000 > time.time() + SKEW:
        yield fail("doctor-clock-back", seconds=round(at / 1000 - time.time()))


def _sqlite(file: Path) -> Iterator[Check]:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        yield fail("doctor-sqlite-old", version=sqlite3.sqlite_version)
    if not file.exists():
        yield ok("doctor-database-new", path=str(file))
        return
    if not os.access(file, os.W_OK):
        yield fail("doctor-database-closed", path=str(file))
        return
    holder = _holder(file)
    if holder:
        yield ok("doctor-served", path=str(file), process=holder)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            verdict = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            if verdict != "ok":
                yield fail("doctor-database-damaged", path=str(file), why=verdict)
                return
            names = {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not names:
                yield ok("doctor-database-new", path=str(file))
                return
            if not names & OURS:
                yield fail("doctor-database-foreign", path=str(file))
                return
            there = current_of_file(database, file)
            yield ok("doctor-sqlite", path=str(file), size=file.stat().st_size // 1_000_000)
            yield _schema(there)
            yield from _last_entry(database.execute("SELECT max(at) FROM entries").fetchone()[0])
    except BadDatabase as error:
        yield fail("doctor-database", url=str(file), why=error)
    except sqlite3.Error as error:
        yield fail("doctor-database-damaged", path=str(file), why=str(error))


def _holder(file: Path) -> str:
    """Return the id of the process that uses an SQLite file, or an empty string."""
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
    checks: list[Check] = []
    start = time.perf_counter()
    try:
        async with opened_database(url) as database, database.reader.connect() as connection:
            await connection.execute(text("SELECT 1"))
            took = round(1000 * (time.perf_counter() - start))
            checks += [check async for check in _query(connection, took)]
    except Exception as error:
        why = error if isinstance(error, VigilError) else type(error).__name__
        checks.append(fail("doctor-database", url=without_password(url), why=why))
    return checks


async def _query(connection: AsyncConnection, took: int) -> AsyncIterator[Check]:
    async def one(question: str) -> Any:
        return (await connection.execute(text(question))).scalar()

    version = int(await one("SHOW server_version_num"))
    values = {"version": str(await one("SHOW server_version")).partition(" ")[0], "milliseconds": took}
    yield ok("doctor-postgres", **values) if version >= OLDEST_POSTGRES else fail("doctor-postgres-old", **values)
    if await one("SHOW server_encoding") != "UTF8":
        yield fail("doctor-postgres-encoding")
    for name in ("fsync", "synchronous_commit"):
        if await one(f"SHOW {name}") == "off":
            yield fail("doctor-postgres-unsafe", name=name)
    skew = abs(float(await one("SELECT extract(epoch FROM clock_timestamp())")) - time.time())
    if skew > SKEW:
        yield warn("doctor-clock-apart", seconds=round(skew))
    for table in (VERSION, "entries"):
        if await one(f"SELECT to_regclass('{table}')") is not None:
            for right in ("SELECT", "INSERT", "UPDATE", "DELETE"):
                if not await one(f"SELECT has_table_privilege('{table}', '{right}')"):
                    yield fail("doctor-postgres-rights")
                    return
    there = await connection.run_sync(current)
    yield _schema(there)
    if there < newest() and not await one("SELECT has_schema_privilege(current_schema(), 'CREATE')"):
        yield fail("doctor-postgres-rights")
    if there:
        for check in _last_entry(await one("SELECT max(at) FROM entries")):
            yield check


def _port(settings: Settings, served: bool) -> Iterator[Check]:
    host = settings.bind
    if settings.port == 0:
        return
    try:
        kind, _, _, _, where = socket.getaddrinfo(host, settings.port, type=socket.SOCK_STREAM)[0]
        with socket.socket(kind, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(where)
    except OSError as error:
        values = {"host": host, "port": str(settings.port), "why": error.strerror or str(error)}
        yield ok("doctor-port-ours", **values) if served else fail("doctor-port", **values)
    else:
        yield ok("doctor-port-free", host=host, port=str(settings.port))
