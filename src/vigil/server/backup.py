"""Back up, verify and restore the database.

A backup is an SQLite file with our schema, whatever the database: a consistent copy of an SQLite file made
while games go on, or a snapshot of the rows in PostgreSQL. So a server can move from one kind of database
to the other.

A backup still contains people who were erased after it was made. Keep backups no longer than necessary,
and erase those people again after a restore.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, create_engine, func, inspect, select, text
from sqlalchemy import Table as SqlTable
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.kernel.errors import VigilError
from vigil.registry import GAMES
from vigil.server.journal_entry import Entry
from vigil.server.room import Room
from vigil.server.store.database import LockFile, address, file_of, opened_database, translated_db_errors
from vigil.server.store.migrate import (
    bring_up_to_date,
    check_not_newer,
    check_up_to_date,
    copy_sqlite,
    current,
    current_of_file,
    migrate,
)
from vigil.server.store.schema import ENTRIES, LEASES, META, PEOPLE, TABLES
from vigil.server.store.store import Store

KEPT = [table for table in META.sorted_tables if table is not LEASES]  # leases are temporary
CHUNK = 1000


class BadBackup(VigilError):
    """A backup can't be made or restored."""


class BackupReport(msgspec.Struct):
    """What a backup contains, and the problems in it."""

    schema: int = 0
    people: int = 0
    tables: int = 0
    entries: int = 0
    games: int = 0  # games replayed completely
    other_rules: int = 0  # games with other rules, which this version can't replay
    problems: list[str] = []


# ------------------------------------------------------------------------------ backup


async def backup(url: str, target: Path) -> None:
    """Write a backup. The file is complete or absent."""
    if target.exists():
        raise BadBackup("backup-exists", "{path} already exists; choose another file", path=str(target))
    file = file_of(address(url))
    if file is None:
        await _from_postgres(url, target)
        return
    if not file.exists():
        raise BadBackup("database-missing", "there is no database {path} yet", path=str(file))
    with translated_db_errors(), closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source:
        check_up_to_date(current_of_file(source, file))
    target.parent.mkdir(parents=True, exist_ok=True)
    copy_sqlite(file, target)
    with closing(sqlite3.connect(target)) as copy, copy:
        copy.execute("DELETE FROM leases")


async def _from_postgres(url: str, target: Path) -> None:
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        async with opened_database(url) as database, database.writer.connect() as source:
            source = await source.execution_options(isolation_level="REPEATABLE READ")  # one snapshot of all tables
            check_up_to_date(await source.run_sync(current))
            target.parent.mkdir(parents=True, exist_ok=True)
            part.touch(mode=0o600)
            sink = create_engine(f"sqlite:///{part}")
            try:
                with sink.begin() as new:
                    migrate(new)
                for table in KEPT:
                    async with source.stream(select(table)) as rows:
                        async for chunk in rows.mappings().partitions(CHUNK):
                            with sink.begin() as new:
                                new.execute(table.insert(), [dict(row) for row in chunk])
            finally:
                sink.dispose()
            part.replace(target)
    finally:
        part.unlink(missing_ok=True)


# ------------------------------------------------------------------------------ verify


def verify(path: Path) -> BackupReport:
    """Check a backup and replay every game in it."""
    report = BackupReport(problems=[])
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
            verdict = file.execute("PRAGMA integrity_check").fetchone()[0]
            if verdict != "ok":
                report.problems.append(str(verdict))
                return report
            report.schema = current_of_file(file, path)
            check_not_newer(report.schema)
            report.people = file.execute("SELECT count(*) FROM people").fetchone()[0]
            listed = dict(file.execute("SELECT id, seq FROM tables").fetchall())
            rows = file.execute("SELECT table_id, seq, at, kind, body FROM entries ORDER BY table_id, seq")
            for table, happened in groupby(rows, key=lambda row: row[0]):
                _check_table(table, happened, report, listed.pop(table, None))
            report.problems += [f"{table}: listed, but without entries" for table in sorted(listed)]
    except sqlite3.Error as error:
        raise BadBackup("backup-unreadable", "{path} is not a backup: {why}", path=str(path), why=str(error)) from None
    return report


def _check_table(table: str, rows: Iterable[Any], report: BackupReport, listed: int | None) -> None:
    """Check the entries of one table, and replay its game."""
    history: list[Entry] = []
    wrong: str | None = None
    for expected, (_, seq, at, kind, body) in enumerate(rows):
        report.entries += 1
        try:
            entry = Entry(seq, at, kind, msgspec.json.decode(body, type=dict[str, Any]))
        except msgspec.DecodeError:
            wrong = wrong or f"entry {seq} is not readable"
            continue
        if seq != expected:
            wrong = wrong or f"entry {expected} is missing"
        if history and at < history[-1].at:
            wrong = wrong or f"entry {seq} is older than the one before"
        history.append(entry)
    report.tables += 1
    if wrong is None and listed is not None and listed > history[-1].seq:
        wrong = f"entries after {history[-1].seq} are missing, up to {listed}"
    if wrong is None:
        wrong = _replay_error(table, history, report)
    if wrong is not None:
        report.problems.append(f"{table}: {wrong}")


def _replay_error(table: str, history: list[Entry], report: BackupReport) -> str | None:
    """Replay a game, and return the error if that fails."""
    start = next((entry.body for entry in history if entry.kind == "started"), None)
    try:
        if start is not None:
            game = GAMES[history[0].body["game"]]
            if game.rules_hash(game.configure(start["settings"])) != start["rules"]:
                report.other_rules += 1
                return None
        room = Room.of(table, history)
    except Exception as error:  # a damaged entry can cause any error
        return f"{type(error).__name__}: {error}"
    report.games += room.match is not None
    return None


# ----------------------------------------------------------------------------- restore


async def restore(path: Path, url: str, replace: bool = False) -> BackupReport:
    """Verify a backup and restore it.

    `replace` allows overwriting an existing database. An SQLite file is kept under another name.
    """
    report = verify(path)
    if report.problems:
        raise BadBackup(
            "backup-damaged", "{path} is damaged: {why}", path=str(path), why="; ".join(report.problems[:5])
        )
    file = file_of(address(url))
    if file is None:
        await _into_postgres(path, url, replace)
    else:
        _into_sqlite(path, file, replace)
        await (await Store.open(url)).close()  # upgrades an old backup
    return report


def _into_sqlite(path: Path, file: Path, replace: bool) -> None:
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = LockFile(file)  # fails if a server has it open
    try:
        if file.exists() and file.stat().st_size:
            if not replace:
                raise BadBackup(
                    "restore-database-exists",
                    "there is already a database: {database}; use --replace to overwrite it",
                    database=str(file),
                )
            stamp = time.strftime("%Y%m%dT%H%M%S", time.gmtime())
            copy_sqlite(file, file.with_name(f"{file.stem}.before-restore-{stamp}{file.suffix}"))
        for leftover in ("-wal", "-shm"):
            file.with_name(file.name + leftover).unlink(missing_ok=True)
        copy_sqlite(path, file)
    finally:
        lock.free()


async def _into_postgres(path: Path, url: str, replace: bool) -> None:
    ready = path.with_name(f"{path.name}.{time.time_ns()}.part")
    source = create_engine(f"sqlite:///{ready}")
    try:
        async with opened_database(url) as database:
            copy_sqlite(path, ready)
            with source.begin() as old:
                migrate(old)  # upgrades a copy of an old backup
            await bring_up_to_date(database)
            async with database.writer.begin() as connection:
                await _make_room(connection, replace)
                with source.connect() as old:
                    for table in KEPT:
                        for chunk in _rows(old, table):
                            await connection.execute(table.insert(), chunk)
    finally:
        source.dispose()
        ready.unlink(missing_ok=True)


async def _make_room(connection: AsyncConnection, replace: bool) -> None:
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        "AND application_name = 'vigil' AND pid <> pg_backend_pid()"
    )
    if (await connection.execute(others)).scalar_one() > 1:  # besides our own reading connection
        raise BadBackup("restore-server-running", "a server is using the database; stop it first")
    for table in (ENTRIES, TABLES, PEOPLE):
        if (await connection.execute(select(func.count()).select_from(table))).scalar_one() and not replace:
            raise BadBackup(
                "restore-database-exists",
                "there is already a database: {database}; use --replace to overwrite it",
                database=str(connection.engine.url.database),
            )
    for table in META.sorted_tables:
        await connection.execute(table.delete())


def _rows(source: Connection, table: SqlTable) -> Iterator[list[dict[str, Any]]]:
    there = {column["name"] for column in inspect(source).get_columns(table.name)}
    wanted = select(*[column for column in table.columns if column.name in there])
    for chunk in source.execution_options(yield_per=CHUNK).execute(wanted).mappings().partitions():
        yield [dict(row) for row in chunk]
