"""Which process runs a table, which one takes over when it dies, and notifications between processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from server.postgres import Postgres
from server.recording_observer import RecordingObserver
from vigil.server.journal_entry import Entry
from vigil.server.store import Store
from vigil.server.store.errors import Conflict, Unavailable

pytestmark = pytest.mark.anyio

LONG, OVER = 60_000, -1


async def test_a_table_has_one_lease_holder(store: Store) -> None:
    assert await store.claim(["t", "u"], "one", LONG) == ["t", "u"]
    assert await store.claim(["t", "v"], "two", LONG) == ["v"]
    assert await store.claim(["t"], "one", LONG) == ["t"]  # it already holds the lease
    assert await store.claim([], "one", LONG) == []
    assert await store.renew("one", LONG) == ["t", "u"]
    assert await store.renew("two", LONG) == ["v"]
    assert await store.renew("three", LONG) == []


async def test_one_of_many_competing_processes_gets_the_lease(store: Store) -> None:
    answers = await asyncio.gather(*(store.claim(["t"], f"p{number}", LONG) for number in range(10)))
    assert [table for answer in answers for table in answer] == ["t"]


async def test_an_expired_lease_can_be_taken(store: Store) -> None:
    await store.claim(["t", "u"], "dead", OVER)
    assert await store.claim(["t"], "alive", LONG) == ["t"]
    assert await store.renew("dead", LONG) == ["u"]  # no other process has claimed it meanwhile


async def test_a_released_lease_is_free_at_once(store: Store) -> None:
    await store.claim(["t", "u", "v"], "one", LONG)
    await store.release("one", ["t"])
    assert await store.claim(["t", "u"], "two", LONG) == ["t"]
    await store.release("one")
    assert await store.claim(["t", "u", "v"], "two", LONG) == ["t", "u", "v"]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


async def test_a_process_is_notified_of_entries_from_another(postgres: Postgres) -> None:
    url = postgres.fresh()
    one, two = await Store.open(url), await Store.open(url)
    tables: list[str] = []
    stop = await one.listen(tables.append, RecordingObserver().on_lost_notices)
    assert tables == [""]  # earlier notifications

    await one.append("mine", [Entry(0, 1, "created", {})])
    await two.append("theirs", [Entry(0, 1, "created", {})])
    await until(lambda: "theirs" in tables)
    assert tables == ["", "theirs"]  # its own writes aren't announced to it

    stop()
    await two.append("more", [Entry(0, 1, "created", {})])
    assert tables == ["", "theirs"]
    await one.close()
    await two.close()


async def test_two_processes_alternate_writing_to_one_table(postgres: Postgres) -> None:
    url = postgres.fresh()
    one, two = await Store.open(url), await Store.open(url)
    await one.append("t", [Entry(0, 1, "created", {}), Entry(1, 1, "sat", {})])
    await two.append("t", [Entry(2, 2, "sat", {})])
    with pytest.raises(Conflict):
        await one.append("t", [Entry(2, 3, "sat", {}), Entry(3, 3, "sat", {})])
    await one.append("t", [Entry(3, 3, "started", {})])
    with pytest.raises(Conflict):
        await two.append("t", [Entry(3, 3, "started", {})])
    assert [each.seq for each in await two.entries("t")] == [0, 1, 2, 3]
    await one.close()
    await two.close()


async def test_two_processes_that_retry_lose_nothing(postgres: Postgres) -> None:
    url = postgres.fresh()
    both = await Store.open(url), await Store.open(url)

    async def insist(store: Store, who: int, number: int) -> None:
        while True:
            there = await store.entries("t")
            try:
                return await store.append("t", [Entry(len(there), 1, "chat_sent", {"who": who, "number": number})])
            except Conflict:
                pass

    calls = [insist(store, who, number) for who, store in enumerate(both) for number in range(8)]
    calls += [
        store.append(f"{who}-{n}", [Entry(0, 1, "created", {})]) for who, store in enumerate(both) for n in range(8)
    ]
    await asyncio.gather(*calls)
    said = [(each.body["who"], each.body["number"]) for each in await both[0].entries("t")]
    assert sorted(said) == [(who, number) for who in (0, 1) for number in range(8)]
    for store in both:
        await store.close()


async def test_notifications_resume_after_a_database_restart() -> None:
    server = Postgres()  # its own server, so that other tests aren't disturbed
    try:
        url = server.fresh()
        one, two = await Store.open(url), await Store.open(url)
        tables: list[str] = []
        await one.listen(tables.append, RecordingObserver().on_lost_notices)
        confirmed: list[int] = []

        async def write() -> None:
            for seq in range(300):
                await two.append("t", [Entry(seq, 1, "chat_sent", {"seq": seq})])
                confirmed.append(seq)

        writing = asyncio.create_task(write())
        for number, mode in enumerate(("immediate", "fast"), 1):
            await until(lambda: len(confirmed) > 60 * number)  # noqa: B023
            await asyncio.to_thread(server.stop, mode)
            await asyncio.to_thread(server.start)
            await until(lambda: tables.count("") > number)  # noqa: B023
        await writing
        assert confirmed == list(range(300))
        assert [each.body["seq"] for each in await one.entries("t")] == confirmed
        await one.close()
        await two.close()
    finally:
        server.end()


async def test_an_unreachable_database_has_a_clear_error() -> None:
    with pytest.raises(Unavailable, match="the database is not working"):
        await Store.open("postgresql://nobody:secret@127.0.0.1:1/vigil")


async def test_leases_of_dead_processes_are_removed(store: Store) -> None:
    await store.claim(["t", "u"], "dead", OVER)
    await store.claim(["v"], "alive", LONG)
    await store.drop_leases(LONG)
    assert await store.renew("dead", OVER) == ["t", "u"]  # only a moment ago
    await asyncio.sleep(0.01)
    await store.drop_leases(0)
    assert await store.renew("dead", LONG) == []
    assert await store.renew("alive", LONG) == ["v"]
