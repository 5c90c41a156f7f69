"""The journal of a table: entries are stored in order, completely, and can be read again."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path
from typing import Any

import pytest

from vigil.server.journal_entry import Entry
from vigil.server.store import Store
from vigil.server.store.errors import BadCursor, BadDatabase, BadEntries, Conflict, Locked, Unavailable
from vigil.server.store.rows import SeatRow, TableRow

pytestmark = pytest.mark.anyio


def entry(seq: int, at: int | None = None, kind: str = "chose", **body: object) -> Entry:
    return Entry(seq, 1000 + seq if at is None else at, kind, body)


def row(table: str, **changes: object) -> TableRow:
    made = TableRow(
        id=table,
        code=f"code-{table}",
        game="ascension",
        status="open",
        public=True,
        created=1000,
        changed=1000,
        creator="ana",
        settings={"players": 2},
        options={"clock": None},
        seq=0,
    )
    fields = {name: getattr(made, name) for name in made.__struct_fields__}
    return TableRow(**{**fields, **changes})


async def test_entries_are_read_in_order(store: Store) -> None:
    await store.append("t", [entry(0, kind="created", game="ascension"), entry(1, seat=0, name="Zoë ☼ \x00 ")])
    await store.append("t", [entry(2, place=3)])

    assert await store.entries("t") == [
        Entry(0, 1000, "created", {"game": "ascension"}),
        Entry(1, 1001, "chose", {"seat": 0, "name": "Zoë ☼ \x00 "}),
        Entry(2, 1002, "chose", {"place": 3}),
    ]
    assert [found.seq for found in await store.entries("t", since=2)] == [2]
    assert await store.entries("another") == []


async def test_entries_survive_reopening_the_store(database_url: str) -> None:
    first = await Store.open(database_url)
    await first.append("t", [entry(0), entry(1)])
    await first.close()

    second = await Store.open(database_url)
    assert [found.seq for found in await second.entries("t")] == [0, 1]
    await second.append("t", [entry(2)])
    with pytest.raises(Conflict, match="entry 1 of table t cannot be added: the next one is 3"):
        await second.append("t", [entry(1)])
    await second.close()


@pytest.mark.parametrize("seq", [0, 1, 3, 9])
async def test_duplicate_and_missing_sequence_numbers_are_refused(store: Store, seq: int) -> None:
    await store.append("t", [entry(0), entry(1)])
    with pytest.raises(Conflict) as refused:
        await store.append("t", [entry(seq)])
    assert refused.value.table == "t"
    assert [found.seq for found in await store.entries("t")] == [0, 1]


async def test_an_append_is_atomic(store: Store) -> None:
    await store.append("t", [entry(0), entry(1)])
    with pytest.raises(Conflict):
        await store.append("t", [entry(1), entry(2), entry(3)])
    assert [found.seq for found in await store.entries("t")] == [0, 1]


async def test_a_conflicting_append_does_not_affect_others(store: Store) -> None:
    await store.append("t0", [entry(0)])
    calls = [store.append(f"t{number}", [entry(0)]) for number in range(40)]
    answers = await asyncio.gather(*calls, return_exceptions=True)

    assert [type(answer) for answer in answers] == [Conflict] + [type(None)] * 39
    for number in range(40):
        assert len(await store.entries(f"t{number}")) == 1


async def test_one_of_many_concurrent_writers_wins(store: Store) -> None:
    await store.append("t", [entry(0)])
    answers = await asyncio.gather(
        *(store.append("t", [entry(1, by=number)]) for number in range(30)), return_exceptions=True
    )
    assert [type(answer) for answer in answers].count(type(None)) == 1
    assert len(await store.entries("t")) == 2


async def test_writers_that_retry_all_succeed(store: Store) -> None:
    async def insist(number: int) -> None:
        while True:
            here = len(await store.entries("t"))
            try:
                return await store.append("t", [entry(here, at=1000, by=number)])
            except Conflict:
                pass

    await asyncio.gather(*(insist(number) for number in range(12)))
    found = await store.entries("t")
    assert [one.seq for one in found] == list(range(12))
    assert {one.body["by"] for one in found} == set(range(12))


async def test_time_does_not_run_backwards(store: Store) -> None:
    await store.append("t", [entry(0, at=500)])
    await store.append("t", [entry(1, at=500)])
    with pytest.raises(BadEntries, match="older than the one before"):
        await store.append("t", [entry(2, at=499)])
    with pytest.raises(BadEntries, match="are not consecutive"):
        await store.append("t", [entry(2, at=600), entry(3, at=599)])
    with pytest.raises(BadEntries, match="entries 2 and 4 are not consecutive"):
        await store.append("t", [entry(2, at=600), entry(4, at=600)])
    assert len(await store.entries("t")) == 2


async def test_canceling_a_caller_does_not_undo_a_write(store: Store) -> None:
    going = asyncio.create_task(store.append("t", [entry(0)]))
    await asyncio.sleep(0)
    going.cancel()
    with pytest.raises(asyncio.CancelledError):
        await going
    with pytest.raises(Conflict):
        await store.append("t", [entry(0)])


async def test_pending_writes_finish_before_the_store_closes(database_url: str) -> None:
    first = await Store.open(database_url)
    waiting = [asyncio.create_task(first.append(f"t{number}", [entry(0)])) for number in range(20)]
    await asyncio.sleep(0)
    await first.close()
    await asyncio.gather(*waiting)
    with pytest.raises(Unavailable, match="closed"):
        await first.append("late", [entry(0)])

    second = await Store.open(database_url)
    assert len(await second.table_ids()) == 20
    await second.close()


async def test_a_table_is_created_with_its_first_entries(store: Store) -> None:
    seats = [SeatRow("t", 0, "ana", "Ana"), SeatRow("t", 1, None, "Greedy", "greedy")]
    made = row("t", options={"clock": {"bank": 60}}, seats_to_act=[1], outcome={"winners": [0]})
    await store.make_table(made, [entry(0, kind="created")], seats)

    assert await store.table("t") == made
    assert await store.table_by_code("code-t") == made
    assert await store.seats("t") == seats
    assert await store.table("u") is None
    with pytest.raises(Conflict):
        await store.make_table(row("t", game="conflictus"), [entry(0)])
    assert (await store.table("t")) == made


async def test_the_index_is_updated_with_the_entries(store: Store) -> None:
    seats = [SeatRow("t", 0, "ana", "Ana")]
    await store.make_table(row("t"), [entry(0)], seats)
    await store.append("t", [entry(1)], row("t", status="running", seq=1, seats_to_act=[0]))

    found = await store.table("t")
    assert found is not None
    assert (found.status, found.seq, found.seats_to_act) == ("running", 1, [0])
    assert await store.seats("t") == seats  # not given, so not changed

    with pytest.raises(Conflict):
        await store.append("t", [entry(1)], row("t", status="canceled", seq=1), [])
    assert (await store.table("t")) == found
    await store.index_table(row("t", status="open", seq=0))  # an old row, from a slow process
    assert (await store.table("t")) == found
    await store.index_table(row("t", status="over", seq=2), [])
    assert await store.seats("t") == []


async def test_tables_are_listed_newest_first_and_page_by_page(store: Store) -> None:
    for number in range(7):
        made = row(f"t{number}", created=1000 + number // 2, status="running" if number % 2 else "open")
        await store.make_table(made, [entry(0)], [SeatRow(f"t{number}", 0, "ben" if number == 3 else "cid", "?")])

    names = [found.id for found in await store.tables()]
    assert names == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]
    pages, cursor = [], None
    while page := await store.tables(before=cursor, limit=3):
        pages.append([found.id for found in page])
        cursor = page[-1].cursor
    assert pages == [names[0:3], names[3:6], names[6:]]
    assert [found.id for found in await store.tables(status="running")] == ["t5", "t3", "t1"]
    assert len(await store.tables(status=["running", "open"])) == 7
    assert [found.id for found in await store.tables(person="ben")] == ["t3"]
    assert len(await store.tables(person="ana")) == 7  # created all of them
    assert await store.tables(public=False) == await store.tables(game="conflictus") == []
    assert await store.unfinished() == ["t1", "t3", "t5"]
    assert list(await store.seats_of(["t3", "t4"])) == ["t3", "t4"]
    with pytest.raises(BadCursor, match="nonsense is not a valid list cursor"):
        await store.tables(before="nonsense")


async def test_a_failed_call_does_not_affect_others(store: Store) -> None:
    """The database itself refuses the second table, which has the same invitation code."""
    answers = await asyncio.gather(
        store.make_table(row("t", code="same"), [entry(0)]),
        store.make_table(row("u", code="same"), [entry(0)]),
        store.append("v", [entry(0)]),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), Unavailable, type(None)]
    assert await store.entries("u") == []
    assert len(await store.entries("v")) == 1


async def test_many_calls_share_a_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    settle = store._journal._settle

    async def counted(batch: list[Any]) -> None:
        commits.append(len(batch))
        await settle(batch)

    monkeypatch.setattr(store._journal, "_settle", counted)
    await asyncio.gather(*(store.append(f"t{number}", [entry(0)]) for number in range(100)))
    assert sum(commits) == 100
    assert len(commits) <= 3


async def test_only_one_process_can_open_a_sqlite_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/vigil.db"
    first = await Store.open(url)
    with pytest.raises(Locked, match=r"vigil\.db is already in use by process \d+ \(it holds .*vigil\.db\.lock\)"):
        await Store.open(url)
    await first.close()
    await (await Store.open(url)).close()


@pytest.mark.parametrize("url", ["", "vigil.db", "mysql://me:secret@here/db", "sqlite://", "sqlite:///:memory:"])
async def test_an_invalid_database_url_is_reported_without_its_password(url: str) -> None:
    with pytest.raises(BadDatabase, match=r"must look like sqlite:///folder/vigil\.db") as refused:
        await Store.open(url)
    assert "secret" not in str(refused.value)


async def test_tables_that_wait_for_a_person_are_listed_page_by_page(store: Store) -> None:
    for number in range(9):
        to_act = [number % 3] if number % 3 < 2 else []
        seats = [SeatRow(f"t{number}", 0, "ana", "Ana"), SeatRow(f"t{number}", 1, "ben", "Ben")]
        listed = row(f"t{number}", status="running", created=number, seats_to_act=to_act)
        await store.make_table(listed, [entry(0)], seats)
    first = await store.tables(waits_for="ana", person="ana", status="running", limit=2)
    assert [each.id for each in first] == ["t6", "t3"]  # a page is full unless it is the last
    rest = await store.tables(waits_for="ana", person="ana", status="running", limit=2, before=first[-1].cursor)
    assert [each.id for each in rest] == ["t0"]
    assert [each.id for each in await store.tables(waits_for="ben")] == ["t7", "t4", "t1"]
    assert await store.tables(waits_for="zoe") == []
    await store.make_table(row("both", status="running", created=99, seats_to_act=[1, 0]), [entry(0)], [
        SeatRow("both", 0, "ana", "Ana"), SeatRow("both", 10, "ben", "Ben"),
    ])  # fmt: skip
    assert (await store.tables(waits_for="ana"))[0].id == "both"
    assert (await store.tables(waits_for="ben"))[0].id == "t7"  # seat 10 isn't seat 1


async def test_a_full_disk_is_reported_until_space_is_free(tmp_path: Path) -> None:
    file = tmp_path / "vigil.db"
    store = await Store.open(f"sqlite:///{file}")
    await store.append("t", [Entry(0, 1, "created", {})])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    full = file.with_name("vigil.db-wal").stat().st_size
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (full, hard))  # the file doesn't grow beyond that
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.append("t", [Entry(1, 1, "chose", {})])
            with pytest.raises(Unavailable):
                await store.ping()
        assert len(await store.entries("t")) == 1  # existing entries can be read
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await store.ping()
    await store.append("t", [Entry(1, 1, "chose", {})])
    await store.close()
