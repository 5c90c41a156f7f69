"""The schema brought up to date: migrations forward, a copy of everything first, and never a newer schema.

Of an SQLite file the copy is another file beside it.  Of PostgreSQL it is a schema beside the one we use, with the
same tables, keys and indexes, made in the transaction of the migrations: it needs no program and no place of
its own, nothing is written between the copy and the upgrade, and renamed it is the old database again.
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

VERSION = "schema_version"
"""The table that says which version the others are of."""
UNRELEASED = "alembic_version"
"""The same in databases from before the first release, whose tables are not read any more."""
OURS = frozenset(("entries", "tables", "people"))
"""Tables that every database of ours has."""
UPGRADES = 0x56494749  # the advisory lock of PostgreSQL: one process upgrades at a time


def scripts() -> ScriptDirectory:
    """The migrations in the package."""
    return ScriptDirectory(str(Path(__file__).parent / "migrations"))


def newest() -> int:
    """The version of the schema this version of the program writes."""
    return int(scripts().get_current_head() or 0)


def current(connection: Connection) -> int:
    """The version of the schema in the database; 0 if it is empty."""

    def number(table: str) -> Any:
        return connection.scalar(text(f"SELECT version_num FROM {table}"))

    return _version(set(inspect(connection).get_table_names()), number, str(connection.engine.url.database))


def current_of_file(database: sqlite3.Connection, path: Path) -> int:
    """The same for an SQLite file that is only looked at."""

    def number(table: str) -> Any:
        found = database.execute(f"SELECT version_num FROM {table}").fetchone()
        return None if found is None else found[0]

    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return _version(tables, number, str(path))


def _version(tables: set[str], number: Callable[[str], Any], database: str) -> int:
    """The version that is written down, where it is one of ours; a database that we cannot read is refused."""
    if VERSION in tables:
        there = str(number(VERSION))
        if there.isdecimal():
            return int(there)
    elif not tables & OURS:
        return 0
    elif UNRELEASED in tables:
        there = str(number(UNRELEASED))
    else:
        raise BadDatabase("store-foreign", "the database has tables that are not Vigil's; give an empty one")
    raise BadDatabase(
        "store-unreleased",
        "{database} has schema {there} of a version of Vigil from before the first release; this version reads only "
        "schema {here} of its own. Nothing was changed. Keep it as a backup and move it away, or start with "
        "another data folder or database",
        database=database,
        there=there,
        here=newest(),
    )


def check_not_newer(there: int) -> None:
    """A schema of a later version would be misread: refuse it."""
    if there > newest():
        raise NewerSchema(
            "store-newer",
            "the database has schema {there}, but this version only knows {here}: a newer Vigil wrote "
            "it; install that one, or restore an older backup",
            there=there,
            here=newest(),
        )


def migrate(connection: Connection, to: int | None = None) -> None:
    """Run the migrations that are missing, up to a version (all of them if none is named)."""
    directory, target = scripts(), "head" if to is None else f"{to:04}"

    def steps(at: Any, _context: MigrationContext) -> Any:
        return directory._upgrade_revs(target, at)

    with EnvironmentContext(Config(), directory, fn=steps, destination_rev=target) as environment:
        environment.configure(connection=connection, version_table=VERSION, transactional_ddl=True)
        environment.run_migrations()


def backup_name(file: Path, there: int) -> Path:
    """`vigil.db` at schema 1, copied before it is upgraded: `vigil.schema1-20260102T030405.db`."""
    stamp = time.strftime("%Y%m%dT%H%M%S", time.gmtime())
    return file.with_name(f"{file.stem}.schema{there}-{stamp}{file.suffix}")


def copy_sqlite(source: Path, target: Path) -> None:
    """A consistent copy of an SQLite database, also while it is being written; complete, or not there."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        part.touch(mode=0o600)
        here = f"{source.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(here, uri=True)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, without companions
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def copy_schema(connection: Connection, there: int) -> str:
    """All our tables of PostgreSQL once more, in a schema named after their version and the moment: its name.

    Nobody writes to them until the transaction is over."""
    here = str(connection.scalar(text("SELECT current_schema()")))
    copy = f"vigil_schema{there}_{time.strftime('%Y%m%dt%H%M%S', time.gmtime())}"
    quoted = connection.dialect.identifier_preparer.quote
    ours = sorted({*(table.name for table in META.sorted_tables), VERSION} & set(inspect(connection).get_table_names()))
    try:
        connection.execute(text(f"CREATE SCHEMA {quoted(copy)}"))
    except ProgrammingError as error:
        raise BadDatabase(
            "store-copy",
            "upgrading needs a copy of the database inside it, which is not allowed: {why}. Let the "
            "owner do this, or, if you have your own backup, set {setting} = false",
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
    """What gives one table the keys and indexes of another, by the same names: a later migration may name them."""
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
    """Create or upgrade the schema; the version it had, and where the copy of what was there is, if one was needed.

    `copy`: whether PostgreSQL is copied too; an SQLite file always is."""
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
        if not database.sqlite:  # others may start at the same moment
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADES})
            there = await connection.run_sync(current)
            check_not_newer(there)
            if 0 < there < goal and copy:
                saved = await connection.run_sync(copy_schema, there)
        await connection.run_sync(migrate, to)
    return there, saved
