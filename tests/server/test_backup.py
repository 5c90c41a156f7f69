"""Backups: made during games, verified by replaying them, restored on either kind of database."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from server.postgres import Postgres
from server.recording_observer import RecordingObserver
from server.test_room import Table
from server.test_store_migrations import UNRELEASED, put
from vigil.server.backup import BadBackup, backup, restore, verify
from vigil.server.index_rebuild import rebuild
from vigil.server.journal_entry import Entry
from vigil.server.ratings import rated
from vigil.server.room import Room
from vigil.server.room_manager import row_of, seat_rows
from vigil.server.store import Store
from vigil.server.store.database import Database
from vigil.server.store.errors import BadDatabase, Locked, NewerSchema, Unavailable
from vigil.server.store.rows import Person, SavedDeck, Token
from vigil.server.store.schema import META

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def games() -> list[Table]:
    """Create a finished game of each kind, one in progress, and one that hasn't started."""
    tables = [
        Table().start_game("ana", "ben"),
        Table("conflictus", format="rapidinha").start_game("ben", "ana"),
        Table(),
    ]
    tables[0].play(5000)
    tables[1].play(40)
    return tables


async def fill(store: Store, games: list[Table]) -> None:
    for who in ("ana", "ben"):
        await store.add_person(Person(who, "account", who.title(), "en", "$argon2id$", 1, 2, None, {"admin": True}))
    for number, game in enumerate(games):
        row = msgspec.structs.replace(row_of(game.room), id=f"t{number}", code=f"c{number}")
        seats = [msgspec.structs.replace(seat, table=row.id) for seat in seat_rows(game.room)]
        first = msgspec.structs.replace(game.entries[0], body={**game.entries[0].body, "code": row.code})
        await store.make_table(row, [first, *game.entries[1:]], seats)
    await store.add_session("s", "ana", 9)
    await store.add_token(Token("k", "h", "ana", "x", ["play"], 1, expires=7))
    await store.put_deck(SavedDeck("ana", "Tide", "conflictus", "…", 1))
    await rated(store, Room.of("t0", await store.entries("t0")))
    await store.claim(["t1"], "one", 60_000)


async def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of all tables except leases."""
    database, found = Database(url), {}
    async with database.reader.connect() as connection:
        for table in META.sorted_tables:
            if table.name != "leases":
                rows = await connection.execute(table.select().order_by(*table.primary_key.columns))
                found[table.name] = [tuple(row) for row in rows]
    await database.close()
    return found


@pytest.fixture
def other_url(database_url: str, tmp_path: Path, postgres: Postgres) -> str:
    """An empty database of the other kind."""
    return postgres.fresh(empty=True) if database_url.startswith("sqlite") else f"sqlite:///{tmp_path}/other/vigil.db"


async def test_a_backup_is_complete_and_restores_to_both_databases(
    database_url: str, other_url: str, tmp_path: Path, games: list[Table]
) -> None:
    store = await Store.open(database_url)
    await fill(store, games)
    file = tmp_path / "backups" / "today.db"
    await backup(database_url, file)  # the server is running
    await store.close()

    found = verify(file)
    assert found.problems == []
    assert (found.people, found.tables, found.games, found.other_rules) == (2, 3, 2, 0)
    assert found.entries == sum(len(game.entries) for game in games)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(file.parent.iterdir()) == [file]

    there = await everything(database_url)
    assert {name: len(rows) for name, rows in there.items() if not rows} == {}
    assert await restore(file, other_url) == found
    assert await everything(other_url) == there
    back = tmp_path / "back.db"
    await backup(other_url, back)
    await restore(back, database_url, replace=True)  # and back to the first kind
    assert await everything(database_url) == there

    again = await Store.open(database_url)
    assert await again.claim(["t1"], "two", 60_000) == ["t1"]  # leases of dead servers aren't restored
    await again.append("t2", [Entry(1, 99, "left", {"seat": 0})])
    await again.close()


async def test_a_backup_under_load_is_consistent(database_url: str, tmp_path: Path) -> None:
    """Each round writes to one table, then to the other. No copy may have the second entry without the first."""
    store = await Store.open(database_url)

    async def write() -> None:
        for seq in range(200):
            await store.append("a", [Entry(seq, seq, "x", {"pad": "." * 400})])
            await store.append("b", [Entry(seq, seq, "x", {"pad": "." * 400})])

    writing = asyncio.create_task(write())
    counts = []
    for number in range(4):
        await asyncio.sleep(0.01)
        file = tmp_path / f"{number}.db"
        await backup(database_url, file)
        with closing(sqlite3.connect(file)) as copy:
            counts.append(dict(copy.execute("SELECT table_id, count(*) FROM entries GROUP BY table_id").fetchall()))
    await writing
    await store.close()
    assert counts[-1]["a"] > 0
    assert all(count.get("a", 0) - count.get("b", 0) in (0, 1) for count in counts)


@pytest.fixture
async def saved(tmp_path: Path, games: list[Table]) -> Path:
    url = f"sqlite:///{tmp_path}/vigil.db"
    store = await Store.open(url)
    await fill(store, games)
    await store.close()
    await backup(url, tmp_path / "saved.db")
    return tmp_path / "saved.db"


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        ("DELETE FROM entries WHERE table_id = 't0' AND seq = 7", "t0: entry 7 is missing"),
        ("DELETE FROM entries WHERE table_id = 't1' AND seq > 20", "t1: entries after 20 are missing"),
        ("DELETE FROM entries WHERE table_id = 't2'", "t2: listed, but without entries"),
        ("UPDATE entries SET at = 0 WHERE table_id = 't0' AND seq = 9", "t0: entry 9 is older than the one before"),
        ("UPDATE entries SET body = '{' WHERE table_id = 't0' AND seq = 9", "t0: entry 9 is not readable"),
        (
            "UPDATE entries SET body = json_set(body, '$.places[0]', 77) WHERE table_id = 't1' AND seq = 10",
            "t1: IllegalChoice: option 78 was chosen",
        ),
    ],
)
async def test_damage_is_detected_and_not_restored(saved: Path, tmp_path: Path, damage: str, problem: str) -> None:
    with closing(sqlite3.connect(saved)) as file, file:
        assert file.execute(damage).rowcount > 0
    problems = verify(saved).problems
    assert len(problems) == 1
    assert problems[0].startswith(problem)
    with pytest.raises(BadBackup, match="is damaged"):
        await restore(saved, f"sqlite:///{tmp_path}/new.db")
    assert not (tmp_path / "new.db").exists()


async def test_changed_bytes_on_disk_are_detected(saved: Path) -> None:
    content = bytearray(saved.read_bytes())
    for place in range(len(content) // 2, len(content) // 2 + 4096):
        content[place] ^= 0xFF
    saved.write_bytes(content)
    with contextlib.suppress(BadBackup):  # too damaged for any query
        assert verify(saved).problems != []


async def test_games_of_other_rules_versions_are_kept_and_counted(saved: Path) -> None:
    with closing(sqlite3.connect(saved)) as file, file:
        file.execute("UPDATE entries SET body = json_set(body, '$.rules', 'older') WHERE kind = 'started'")
    found = verify(saved)
    assert (found.problems, found.games, found.other_rules) == ([], 0, 2)


async def test_nothing_is_overwritten_by_accident(saved: Path, tmp_path: Path, postgres: Postgres) -> None:
    url = f"sqlite:///{tmp_path}/vigil.db"
    with pytest.raises(BadBackup, match=r"saved\.db already exists; choose another file"):
        await backup(url, saved)
    with pytest.raises(BadBackup, match="there is already a database"):
        await restore(saved, url)
    store = await Store.open(url)
    with pytest.raises(Locked):
        await restore(saved, url, replace=True)
    await store.close()
    await restore(saved, url, replace=True)
    assert verify(next(tmp_path.glob("vigil.before-restore-*.db"))).problems == []  # the existing database is unchanged

    club = postgres.fresh()
    await restore(saved, club)
    with pytest.raises(BadBackup, match="there is already a database"):
        await restore(saved, club)
    store = await Store.open(club)
    await store.listen(lambda _: None, RecordingObserver().on_lost_notices)
    await store.append("t2", [Entry(1, 99, "left", {"seat": 0})])
    assert await store.entries("t2")
    with pytest.raises(BadBackup, match="a server is using the database; stop it first"):
        await restore(saved, club, replace=True)
    await store.close()


async def test_a_file_that_is_not_a_backup_is_an_error(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear grandmother,\n" * 100, encoding="utf-8")
    with pytest.raises(BadBackup, match=r"letter\.txt is not a backup"):
        verify(letter)
    with pytest.raises(BadBackup, match="is not a backup"):
        verify(tmp_path / "not there")
    with pytest.raises(BadBackup, match=r"there is no database .*vigil\.db yet"):
        await backup(f"sqlite:///{tmp_path}/vigil.db", tmp_path / "b.db")
    assert not (tmp_path / "vigil.db").exists()


@pytest.mark.parametrize(
    ("statements", "error", "message"),
    [
        (UNRELEASED.split(";"), BadDatabase, "pre-release version"),
        (["CREATE TABLE people (shoe_size INTEGER)"], BadDatabase, "tables that are not Vigil's"),
        (["CREATE TABLE shoes (size INTEGER)"], BadDatabase, "run this first: vigil db upgrade"),
        (
            ["CREATE TABLE vigil_schema (version_num TEXT)", "INSERT INTO vigil_schema VALUES ('9999')"],
            NewerSchema,
            "has schema 9999",
        ),
    ],
)
async def test_a_database_with_another_schema_is_not_backed_up(
    statements: list[str], error: type[Exception], message: str, empty_url: str, tmp_path: Path
) -> None:
    await put(empty_url, *statements)
    folder = tmp_path / "backups"
    with pytest.raises(error, match=message) as refused:
        await backup(empty_url, folder / "today.db")
    assert "today.db" not in str(refused.value)
    assert not folder.exists()


async def test_a_source_that_is_not_a_database_is_not_backed_up(tmp_path: Path) -> None:
    (tmp_path / "vigil.db").write_text("Dear grandmother,\n" * 100, encoding="utf-8")
    with pytest.raises(Unavailable, match="file is not a database"):
        await backup(f"sqlite:///{tmp_path}/vigil.db", tmp_path / "b.db")
    assert [file.name for file in tmp_path.iterdir()] == ["vigil.db"]


async def test_the_index_is_rebuilt_from_the_entries(database_url: str, games: list[Table]) -> None:
    store = await Store.open(database_url)
    await fill(store, games)
    await store.close()
    before = await everything(database_url)

    database = Database(database_url)
    async with database.writer.begin() as connection:
        for statement in (
            "DELETE FROM tables WHERE id = 't0'",
            "UPDATE tables SET status = 'open', seq = 99999 WHERE id = 't1'",
            "DELETE FROM seats",
            "UPDATE ratings SET mu = 99",
        ):
            await connection.exec_driver_sql(statement)
    await database.close()
    store = await Store.open(database_url)
    done = await rebuild(store)
    await store.close()

    assert (done.tables, done.rated, done.problems) == (3, 1, [])
    after = await everything(database_url)
    rated_at = [column.name for column in META.tables["tables"].columns].index("rated_at")
    for rows in (before["tables"], after["tables"]):
        assert [row[rated_at] is not None for row in rows] == [True, False, False]
        rows[:] = [row[:rated_at] for row in rows]
    assert after == before
