"""Upgrade the database schema, after making a backup. A newer schema is refused.

An SQLite file is backed up to another file in its folder. The backup of a PostgreSQL database is a second
schema in it, with the same tables, keys and indexes, made in the transaction of the migrations. It needs no
other program, no write can slip in between backup and upgrade, and renaming it restores the old database.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import ProgrammingError

from vigil.server.store.database import Database
from vigil.server.store.errors import BadDatabase, NewerSchema
from vigil.server.store.schema import META

VERSION = "vigil_schema"
"""The table that holds the schema version."""
UNRELEASED = ("alembic_version", "schema_version")
"""The same table in databases from before the first release, which can no longer be read."""
OURS = frozenset(("entries", "tables", "people"))
"""Tables that every Vigil database has."""
UPGRADES = 0x56494749  # the advisory lock of PostgreSQL: one process upgrades at a time


def scripts() -> ScriptDirectory:
    """Return the migrations in the package."""
    return ScriptDirectory(str(Path(__file__).parent / "migrations"))


def newest() -> int:
    """Return the schema version that this program writes."""
    return int(scripts().get_current_head() or 0)


def current(connection: Connection) -> int:
    """Return the schema version of the database, or 0 if it is empty."""

    def number(table: str) -> Any:
        return connection.scalar(text(f"SELECT version_num FROM {table}"))

    return _version(set(inspect(connection).get_table_names()), number, str(connection.engine.url.database))


def current_of_file(database: sqlite3.Connection, path: Path) -> int:
    """Return the schema version of an SQLite file opened for reading."""

    def number(table: str) -> Any:
        found = database.execute(f"SELECT version_num FROM {table}").fetchone()
        return None if found is None else found[0]

    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return _version(tables, number, str(path))


def _version(tables: set[str], number: Callable[[str], Any], database: str) -> int:
    """Return the stored version, or raise BadDatabase if this program can't read the database."""
    if VERSION in tables:
        there = str(number(VERSION))
        if there.isdecimal():
            return int(there)
    elif not tables & OURS:
        return 0
    elif unreleased := [table for table in UNRELEASED if table in tables]:
        there = str(number(unreleased[0]))
    else:
        raise BadDatabase("database-not-vigil", "the database has tables that are not Vigil's; give an empty one")
    raise BadDatabase(
        "database-unreleased",
        "{database} uses schema {there} from a pre-release version of Vigil; this version can only read schema {here}. "
        "Nothing was changed. Keep it as a backup and move it away, or start with another data folder or database",
        database=database,
        there=there,
        here=newest(),
    )


def check_not_newer(there: int) -> None:
    """Raise NewerSchema if a newer program wrote the schema."""
    if there > newest():
        raise NewerSchema(
            "database-newer",
            "the database has schema {there}, but this version only knows {here}: it was written by a newer version of "
            "Vigil; install that version, or restore an older backup",
            there=there,
            here=newest(),
        )


def check_up_to_date(there: int) -> None:
    """Raise unless the schema is the current one."""
    check_not_newer(there)
    if there < newest():
        raise BadDatabase("database-outdated", "the database has an old schema; run this first: vigil db upgrade")


def migrate(connection: Connection, to: int | None = None) -> None:
    """Run the missing migrations, up to version `to` or the newest."""
    directory, target = scripts(), "head" if to is None else f"{to:04}"

    def steps(at: Any, _context: MigrationContext) -> Any:
        return directory._upgrade_revs(target, at)

    with EnvironmentContext(Config(), directory, fn=steps, destination_rev=target) as environment:
        environment.configure(connection=connection, version_table=VERSION, transactional_ddl=True)
        environment.run_migrations()


def backup_name(file: Path, there: int) -> Path:
    """Return the name of a backup before an upgrade, such as `vigil.schema1-20260102T030405.db`."""
    stamp = time.strftime("%Y%m%dT%H%M%S", time.gmtime())
    return file.with_name(f"{file.stem}.schema{there}-{stamp}{file.suffix}")


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy an SQLite database, even while it is being written. The target is complete or absent."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600)
        here = f"{source.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(here, uri=True)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # a single file, without -wal and -shm
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def copy_schema(connection: Connection, there: int) -> str:
    """Copy our tables in PostgreSQL to a new schema, named after their version and the time, and return its name.

    The tables are locked against writes until the transaction ends.
    """
    here = str(connection.scalar(text("SELECT current_schema()")))
    copy = f"vigil_schema{there}_{time.strftime('%Y%m%dt%H%M%S', time.gmtime())}"
    quoted = connection.dialect.identifier_preparer.quote
    ours = sorted({*(table.name for table in META.sorted_tables), VERSION} & set(inspect(connection).get_table_names()))
    try:
        connection.execute(text(f"CREATE SCHEMA {quoted(copy)}"))
    except ProgrammingError as error:
        raise BadDatabase(
            "database-backup-failed",
            "the upgrade copies the tables within the database, but this user isn't allowed to: {why}. Run it as the "
            "owner, or, if you have your own backup, set {setting} = false",
            why=next(iter(str(error.orig).splitlines()), "").rpartition(">: ")[2][:200],
            setting="backup_before_upgrade",
        ) from None
    connection.execute(text("LOCK TABLE " + ", ".join(f"{quoted(here)}.{name}" for name in ours) + " IN SHARE MODE"))
    for name in ours:
        old, new = f"{quoted(here)}.{name}", f"{quoted(copy)}.{name}"
        connection.execute(text(f"CREATE TABLE {new} (LIKE {old} INCLUDING ALL EXCLUDING INDEXES)"))
        connection.execute(text(f"INSERT INTO {new} SELECT * FROM {old}"))
        for statement in _keys_and_indexes(connection, old, new):
            connection.exec_driver_sql(statement)
    return copy


def _keys_and_indexes(connection: Connection, old: str, new: str) -> list[str]:
    """Return the statements that give a table the keys and indexes of another, by the same names.

    A later migration may refer to those names.
    """
    quoted = connection.dialect.identifier_preparer.quote
    keys = connection.execute(
        text(
            "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint "
            "WHERE conrelid = CAST(:old AS regclass) AND contype IN ('p', 'u', 'x') ORDER BY conname"
        ),
        {"old": old},
    )
    indexes = connection.execute(
        text(
            "SELECT c.relname, i.indisunique, pg_get_indexdef(c.oid) FROM pg_index AS i "
            "JOIN pg_class AS c ON c.oid = i.indexrelid "
            "WHERE i.indrelid = CAST(:old AS regclass) "
            "AND NOT EXISTS (SELECT 1 FROM pg_constraint AS k WHERE k.conindid = c.oid AND k.conrelid = i.indrelid) "
            "ORDER BY c.relname"
        ),
        {"old": old},
    )
    return [
        *(f"ALTER TABLE {new} ADD CONSTRAINT {quoted(name)} {what}" for name, what in keys),
        *(
            f"CREATE {'UNIQUE ' if unique else ''}INDEX {quoted(name)} ON {new} USING {what.partition(' USING ')[2]}"
            for name, unique, what in indexes
        ),
    ]


async def bring_up_to_date(database: Database, to: int | None = None, copy: bool = True) -> tuple[int, str | None]:
    """Create or upgrade the schema. Return the version it had, and where the backup is if one was made.

    `copy` says whether to back up PostgreSQL; an SQLite file is always backed up.
    """
    goal, saved = newest() if to is None else to, None
    async with database.reader.connect() as connection:
        there = await connection.run_sync(current)
    check_not_newer(there)
    if there >= goal:
        return there, None
    if database.file is not None and there:
        file = backup_name(database.file, there)
        copy_sqlite(database.file, file)
        saved = str(file)
    async with database.writer.begin() as connection:
        if not database.sqlite:  # other processes may start at the same moment
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADES})
            there = await connection.run_sync(current)
            check_not_newer(there)
            if 0 < there < goal and copy:
                saved = await connection.run_sync(copy_schema, there)
        await connection.run_sync(migrate, to)
    return there, saved
