"""PostgreSQL hangs without closing connections: no request waits forever, and nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from server.live_server import Person, running
from server.postgres import Postgres
from server.recording_observer import RecordingObserver
from server.test_crash_recovery import Killable
from vigil.server.journal_entry import Entry
from vigil.server.store import Store, database, journal
from vigil.server.store.errors import Conflict, Unavailable
from vigil.server.web import health_routes

pytestmark = pytest.mark.anyio

AT_LAST = 30
"""Timeout in seconds; everything in these tests takes a second or two."""


@pytest.fixture
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    for where, name, seconds in (
        (database, "READING", 0.5),
        (database, "CONNECTING", 0.5),
        (journal, "WRITE_TIMEOUT", 0.4),
        (journal, "MIN_WRITE_TIMEOUT", 0.3),
        (journal, "RETRY_SECONDS", 1.0),
        (health_routes, "DATABASE_SECONDS", 0.5),
    ):
        monkeypatch.setattr(where, name, seconds)
    monkeypatch.setattr("vigil.server.store.repository.READING", 0.5)


def chose(seq: int, number: int = 0) -> Entry:
    return Entry(seq, 1, "chose", {"n": number})


@pytest.mark.usefixtures("little_patience")
async def test_a_write_that_times_out_happens_once_or_not_at_all(postgres: Postgres) -> None:
    store = await Store.open(postgres.fresh())
    for table in ("known", "fresh"):
        await store.append(table, [chose(0)])
    store._journal._heads.pop("fresh")  # so that the slow path looks it up
    tables: list[str] = []
    await store.listen(tables.append, RecordingObserver().on_lost_notices)
    with postgres.hung():
        async with asyncio.timeout(AT_LAST):
            done = await asyncio.gather(
                *(store.append(table, [chose(1, 7)]) for table in ("known", "fresh")),
                store.ping(),
                store.entries("known"),
                return_exceptions=True,
            )
    assert [type(each) for each in done] == [Unavailable] * 4
    for table in ("known", "fresh"):
        with contextlib.suppress(Conflict):  # it did arrive
            await store.append(table, [chose(1, 7)])
        assert [entry.body["n"] for entry in await store.entries(table)] == [0, 7]
        await store.append(table, [chose(2, 8)])
    await store.ping()
    await store.close()


@pytest.mark.usefixtures("little_patience")
async def test_a_late_write_is_still_announced(postgres: Postgres) -> None:
    """The statement is in the socket buffer of a stopped process, which may execute it when it continues."""
    url = postgres.fresh()
    store = await Store.open(url)
    await store.append("here", [chose(0)])
    tables: list[str] = []
    await store.listen(tables.append, RecordingObserver().on_lost_notices)
    with postgres.hung(), pytest.raises(Unavailable):
        await store.append("here", [chose(1)])
    assert store._journal.doubted == {"here"}
    name, late = url.split("/")[3].partition("?")[0], f"SELECT pg_notify('vigil', '{store.process}:here')"
    for _ in range(20 * AT_LAST):
        postgres.sql(late, name)
        if "here" in tables:
            break
        await asyncio.sleep(0.05)
    assert "here" in tables
    with contextlib.suppress(Conflict):
        await store.append("here", [chose(1)])
    await store.append("here", [chose(2)])
    assert not store._journal.doubted
    await store.close()


async def test_a_store_closes_while_the_database_hangs(postgres: Postgres) -> None:
    store = await Store.open(postgres.fresh())
    await store.listen(lambda _: None, RecordingObserver().on_lost_notices)
    await asyncio.gather(*(store.ping() for _ in range(4)), store.append("here", [chose(0)]))
    with postgres.hung():
        begun = asyncio.create_task(store.append("here", [chose(1)]))
        read = asyncio.create_task(store.entries("here"))
        await asyncio.sleep(0.1)
        store.hurry(0.5)
        async with asyncio.timeout(AT_LAST):
            await store.close()
            assert {type(each) for each in await asyncio.gather(begun, read, return_exceptions=True)} == {Unavailable}


def act(ana: Person, table: str, said: dict[str, Any]) -> Any:
    return ana.http.post(f"/api/v1/tables/{table}/actions", params={"seat": said.pop("seat")}, json=said)


@pytest.mark.usefixtures("little_patience")
def test_a_server_reports_a_database_outage_and_accepts_a_retry(postgres: Postgres, tmp_path: Path) -> None:
    with running(tmp_path, postgres.fresh()) as server:
        ana = Person(server, "Ana")
        seats = [{"seat": 0, "me": True}, {"seat": 1, "me": True}]
        made = ana.post("/tables", {"game": "ascension", "seats": seats, "start": True}, 201)
        table, before = made["id"], ana.get(f"/tables/{made['id']}/update?seat=0")
        seat = before["seat_to_act"]
        number = ana.get(f"/tables/{table}/update?seat={seat}")["decision"]["number"]
        move = {"type": "choose", "decision": number, "choose": [0], "id": "one"}
        with postgres.hung():
            ready, status = ana.http.get("/readyz"), ana.http.get("/status.json")
            assert (ready.status_code, ready.json()["type"]) == (503, "/problems/not-ready")
            assert "database" in ready.json()["detail"]
            assert status.json()["status"] == "down"
            refused = act(ana, table, {**move, "seat": seat})
            assert (refused.status_code, refused.json()["type"]) == (503, "/problems/database-unavailable")
            assert int(refused.headers["retry-after"]) > 0
        for _ in range(AT_LAST):
            again = act(ana, table, {**move, "seat": seat})
            if again.status_code != 503:
                break
            time.sleep(0.5)
        assert again.status_code == 200, again.text
        assert server.running is not None
        assert server.loop is not None
        reading = asyncio.run_coroutine_threadsafe(server.running.store.entries(table), server.loop)
        assert [entry.body["id"] for entry in reading.result(AT_LAST) if entry.body.get("id")] == ["one"]
        assert ana.get(f"/tables/{table}/update?seat=0")["seq"] == before["seq"] + 1
        assert ana.http.get("/readyz").status_code == 200


async def test_a_server_stops_while_its_database_hangs(postgres: Postgres, tmp_path: Path) -> None:
    server = Killable(tmp_path, postgres.fresh())
    await server.start()
    assert server.process is not None
    try:
        with postgres.hung():
            await asyncio.sleep(1.5)  # a lease was due for renewal meanwhile
            server.process.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                await asyncio.to_thread(server.process.wait, AT_LAST)
            assert server.process.returncode == 0
    finally:
        server.end()
