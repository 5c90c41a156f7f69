"""A database of any older version is upgraded; one of a newer version isn't touched."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect

from server.later_schema import add_later_schema
from server.postgres import Postgres, apart
from vigil.server.journal_entry import Entry
from vigil.server.store import Store
from vigil.server.store import migrate as upgrading
from vigil.server.store.database import Database
from vigil.server.store.errors import BadDatabase, NewerSchema
from vigil.server.store.migrate import bring_up_to_date, migrate, newest
from vigil.server.store.schema import META

pytestmark = pytest.mark.anyio

# What a server of version 1 may have written. The program under test has a version 2, which exists only here.
VERSION_1 = """
INSERT INTO entries (table_id, seq, at, kind, body) VALUES ('t', 0, 1, 'created', '{"game":"ascension"}');
INSERT INTO tables (id, code, game, status, public, created, changed, creator, settings, options, seq, seats_to_act,
        rated_at)
    VALUES ('t', 'c', 'ascension', 'over', true, 1, 2, 'p', '{}', '{}', 0, '[]', 5);
INSERT INTO seats (table_id, seat, person_id, name) VALUES ('t', 0, 'p', 'Ana');
INSERT INTO people (id, kind, name, login, lang, password, created, last_seen, settings)
    VALUES ('p', 'account', 'Ana', 'ana', 'pt', 'x', 1, 2, '{"sound":true}');
INSERT INTO sessions (hash, person_id, created, expires) VALUES ('s', 'p', 1, 2);
INSERT INTO tokens (id, hash, person_id, label, scopes, created) VALUES ('k', 'h', 'p', 'bot', '["play"]', 1);
INSERT INTO ratings (player, kind, game, mode, mu, sigma, games)
    VALUES ('p', 'person', 'ascension', 'free-2', 25.5, 8.25, 1);
INSERT INTO decks (person_id, name, game, text, changed) VALUES ('p', 'Dusk', 'conflictus', '2 Mage', 3)
"""

# In every database from before the first release.
UNRELEASED = """
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL);
INSERT INTO alembic_version (version_num) VALUES ('0003');
CREATE TABLE entries (table_id TEXT, seq INTEGER, at BIGINT, kind TEXT, body TEXT);
INSERT INTO entries (table_id, seq, at, kind, body) VALUES ('t', 0, 1, 'created', '{"game":"ascension"}');
CREATE TABLE people (id TEXT, name TEXT)
"""


@pytest.fixture
def later(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "empty_url" in request.fixturenames:
        request.getfixturevalue("empty_url")  # a PostgreSQL started for this test has our schema
    add_later_schema(tmp_path, monkeypatch)


async def put(url: str, *statements: str, version: int | None = None) -> None:
    """Change a database by hand, perhaps one of an old version."""
    database = Database(url)
    if version is not None:
        await bring_up_to_date(database, version)
    async with database.writer.begin() as connection:
        for statement in statements:
            await connection.exec_driver_sql(statement)
    await database.close()


@pytest.mark.usefixtures("later")
async def test_a_database_of_version_1_is_upgraded_with_its_data(empty_url: str, tmp_path: Path) -> None:
    await put(empty_url, *VERSION_1.split(";"), version=1)
    store = await Store.open(empty_url)

    assert await store.entries("t") == [Entry(0, 1, "created", {"game": "ascension"})]
    table, ana, token = await store.table("t"), await store.person_by_name("Ana"), await store.token("h")
    assert table is not None
    assert ana is not None
    assert token is not None
    assert (table.status, table.public, table.changed) == ("over", True, 2)
    assert (ana.lang, ana.settings) == ("pt", {"sound": True})
    assert (token.scopes, token.expires) == (["play"], None)
    assert [seat.name for seat in await store.seats("t")] == ["Ana"]
    assert [(rating.mu, rating.sigma) for rating in await store.ratings_of("p")] == [(25.5, 8.25)]
    assert not await store.leave_unrated("t")  # it was rated
    assert [deck.name for deck in await store.decks("p")] == ["Dusk"]
    await store.close()

    assert store.saved is not None
    if store.kind == "sqlite":
        saved = sorted(tmp_path.glob("vigil.schema1-*.db"))
        assert [str(file) for file in saved] == [store.saved]
        with closing(sqlite3.connect(saved[0])) as before:
            assert before.execute("SELECT version_num FROM vigil_schema").fetchall() == [("0001",)]
            assert before.execute("SELECT count(*) FROM entries").fetchall() == [(1,)]
    again = await Store.open(empty_url)
    assert again.saved is None  # nothing to do, so no backup
    await again.close()


@pytest.mark.usefixtures("later")
async def test_the_postgresql_copy_works_after_renaming_it_back(postgres: Postgres) -> None:
    url = postgres.fresh(empty=True)
    await put(url, *VERSION_1.split(";"), version=1)
    store = await Store.open(url)
    await store.append("t", [Entry(1, 2, "chose", {})])
    await store.close()

    def found(connection: Connection) -> tuple[object, ...]:
        there = inspect(connection)
        keys = {name: there.get_pk_constraint(name)["constrained_columns"] for name in sorted(there.get_table_names())}
        rows = [connection.exec_driver_sql(f"SELECT * FROM {name}").all() for name in keys]
        indexes = [
            sorted((str(each["name"]), str(each["column_names"]), each["unique"]) for each in there.get_indexes(name))
            for name in keys
        ]
        assert any(indexes)
        names = [there.get_pk_constraint(name)["name"] for name in keys]
        return keys, names, rows, indexes

    async def contents(where: str) -> tuple[object, ...]:
        database = Database(where)
        async with database.reader.connect() as connection:
            content = await connection.run_sync(found)
        await database.close()
        return content

    fresh = postgres.fresh(empty=True)
    await put(fresh, *VERSION_1.split(";"), version=1)
    await put(url, "DROP SCHEMA public CASCADE", f"ALTER SCHEMA {store.saved} RENAME TO public")
    assert await contents(url) == await contents(fresh)
    again = await Store.open(url)  # and it can be upgraded again
    assert await again.entries("t") == [Entry(0, 1, "created", {"game": "ascension"})]
    await again.close()


async def test_concurrent_processes_create_the_schema_once(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url, first = postgres.fresh(empty=True), threading.Event()

    async def elsewhere() -> None:
        await (await Store.open(url)).close()

    def late(connection: Connection) -> Any:
        if not first.is_set():  # between reading the version and checking whether the database is empty
            first.set()
            apart(elsewhere)
        return inspect(connection)

    monkeypatch.setattr(upgrading, "inspect", late)
    store = await Store.open(url)
    assert not store.saved
    await store.append("t", [Entry(0, 1, "created", {})])
    await store.close()
    assert first.is_set()


@pytest.mark.usefixtures("later")
async def test_an_upgrade_without_a_copy_requires_an_option(postgres: Postgres) -> None:
    url = postgres.fresh(empty=True)
    name = url.split("/")[3].partition("?")[0]
    postgres.sql("CREATE ROLE modest LOGIN")
    postgres.sql("GRANT ALL ON SCHEMA public TO modest", name)  # but no other schema
    modest = url.replace("postgresql://postgres@", "postgresql://modest@")
    await put(modest, *VERSION_1.split(";"), version=1)
    with pytest.raises(BadDatabase, match=r"permission denied.*backup_before_upgrade = false"):
        await Store.open(modest)
    database = Database(modest)
    async with database.reader.connect() as connection:
        assert await connection.run_sync(upgrading.current) == 1
    await database.close()
    store = await Store.open(modest, copy=False)
    assert (store.upgraded, store.saved) == (True, None)
    await store.close()


async def test_the_migrations_produce_the_current_schema(empty_url: str) -> None:
    await (await Store.open(empty_url)).close()

    def differences(connection: Connection) -> list[object]:
        options = {"compare_type": True, "version_table": upgrading.VERSION}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), META))

    database = Database(empty_url)
    async with database.reader.connect() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


def test_the_first_migration_never_changes() -> None:
    """Databases of version 1 exist. If this fails, write a new migration instead."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection, 1)
        found = connection.exec_driver_sql(
            "SELECT sql FROM sqlite_master WHERE sql NOT LIKE '%vigil_schema%'"
        ).scalars()
        statements = sorted(" ".join(each.split()) for each in found)
    engine.dispose()
    assert hashlib.sha256(repr(statements).encode()).hexdigest()[:16] == "f36f8195435f5bcc"


async def test_a_newer_database_is_refused_unchanged(empty_url: str) -> None:
    await (await Store.open(empty_url)).close()
    await put(empty_url, "UPDATE vigil_schema SET version_num = '9999'")
    with pytest.raises(NewerSchema, match=f"has schema 9999, but this version only knows {newest()}"):
        await Store.open(empty_url)
    await put(empty_url, f"UPDATE vigil_schema SET version_num = '{newest():04}'")
    await (await Store.open(empty_url)).close()  # it holds no lock or anything else


@pytest.mark.parametrize("version_table", ["alembic_version", "schema_version"])
async def test_a_database_from_before_the_first_release_is_refused_unchanged(
    version_table: str, empty_url: str, tmp_path: Path
) -> None:
    await put(empty_url, *UNRELEASED.replace("alembic_version", version_table).split(";"))

    def rows(connection: Connection) -> dict[str, object]:
        names = sorted(inspect(connection).get_table_names())
        return {name: connection.exec_driver_sql(f"SELECT * FROM {name}").all() for name in names}

    async def found() -> dict[str, object]:
        database = Database(empty_url)
        async with database.reader.connect() as connection:
            content = await connection.run_sync(rows)
        await database.close()
        return content

    before, files = await found(), sorted(tmp_path.glob("vigil*.db"))
    with pytest.raises(BadDatabase) as refused:
        await Store.open(empty_url)
    message = str(refused.value)
    where = str(tmp_path / "vigil.db") if empty_url.startswith("sqlite") else empty_url.split("/")[3].partition("?")[0]
    assert message.startswith(f"{where} uses schema 0003 from a pre-release version of Vigil")
    assert f"only read schema {newest()}. Nothing was changed." in message
    assert "start with another data folder" in message
    assert await found() == before
    assert sorted(tmp_path.glob("vigil*.db")) == files, "an unchanged database isn't copied"


async def test_a_non_numeric_version_is_refused(empty_url: str) -> None:
    await (await Store.open(empty_url)).close()
    await put(empty_url, "UPDATE vigil_schema SET version_num = 'b7c1'")
    with pytest.raises(BadDatabase, match="uses schema b7c1 from"):
        await Store.open(empty_url)


async def test_tables_of_other_programs_do_not_interfere(empty_url: str) -> None:
    await put(empty_url, "CREATE TABLE alembic_version (version_num TEXT)", "CREATE TABLE shoes (size INTEGER)")
    await (await Store.open(empty_url)).close()
    again = await Store.open(empty_url)
    assert not again.upgraded
    await again.close()


async def test_a_foreign_database_is_refused(empty_url: str) -> None:
    await put(empty_url, "CREATE TABLE people (shoe_size INTEGER)")
    with pytest.raises(BadDatabase, match="tables that are not Vigil's"):
        await Store.open(empty_url)


async def test_a_file_that_is_not_a_database_has_a_clear_error(tmp_path: Path) -> None:
    file = tmp_path / "vigil.db"
    file.write_text("Dear diary, today I won at Ascension.\n" * 50, encoding="utf-8")
    with pytest.raises(Exception, match="file is not a database"):
        await Store.open(f"sqlite:///{file}")
    assert file.read_text(encoding="utf-8").startswith("Dear diary")


async def test_a_failed_migration_changes_nothing(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(connection: Connection, _to: int | None) -> None:
        migrate(connection, 1)
        raise RuntimeError("the power went out")

    monkeypatch.setattr(upgrading, "migrate", half)
    with pytest.raises(RuntimeError, match="power"):
        await Store.open(empty_url)
    monkeypatch.undo()
    database = Database(empty_url)
    async with database.reader.connect() as connection:
        assert await connection.run_sync(lambda here: inspect(here).get_table_names()) == []
    await database.close()
    await (await Store.open(empty_url)).close()


async def test_processes_that_start_together_upgrade_once(postgres: Postgres) -> None:
    url = postgres.fresh(empty=True)
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    await asyncio.gather(*(store.append(f"t{n}", [Entry(0, 1, "created", {})]) for n, store in enumerate(stores)))
    assert len(await stores[0].table_ids()) == 4
    for store in stores:
        await store.close()
