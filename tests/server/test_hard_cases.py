"""Attacks and unlucky coincidences."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.live_server import Person, Running, running
from vigil.protocol.table_options import Clock
from vigil.server.clocks import Clocks
from vigil.server.journal_entry import Entry
from vigil.server.room import Room


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), max_tables_per_person=3) as made:
        yield made


def table_for_two(ana: Person, ben: Person, **options: Any) -> Any:
    body = {"game": "ascension", "options": options, "seats": [{"seat": 0, "me": True}]}
    made = ana.post("/tables", body, 201)
    ben.put(f"/tables/{made['id']}/seats/1", {"me": True, "code": made["code"]})
    ana.post(f"/tables/{made['id']}/start")
    return made


def test_a_clock_at_zero_stays_due_despite_other_events() -> None:
    clocks = Clocks(Clock("total", seconds=5), 2)
    clocks.turn(0, 1000)
    clocks.spend(6100)  # someone chats while the answer may still be in transit
    assert clocks.left[0] == 0
    assert clocks.deadline() is not None
    assert clocks.deadline() <= 6100  # type: ignore[operator]


def test_a_game_of_another_rules_version_is_not_continued() -> None:
    made = {"game": "ascension", "settings": {}, "options": {}, "by": "a", "salt": "ab" * 32, "code": "c", "rules": ""}
    entries = [Entry(0, 0, "created", made)]
    entries += [Entry(n + 1, 0, "sat", {"seat": n, "person": who, "name": who}) for n, who in enumerate("ab")]
    body = Room.of("t", entries).beginning()
    entries.append(Entry(3, 0, "started", {**body, "rules": "0123456789abcdef"}))
    entries.append(Entry(4, 0, "chose", {"seat": 0, "number": 0, "places": [0]}))
    room = Room.of("t", entries)
    assert (room.status, room.why, room.match) == ("canceled", "rules", None)


def test_only_a_table_with_an_unknown_kind_of_entry_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A newer version may have written it. Without it, the state of the table would be wrong."""
    with running(tmp_path) as server:
        ana, ben = Person(server, "Ana"), Person(server, "Ben")
        newer, known = table_for_two(ana, ben)["id"], table_for_two(ana, ben)["id"]
    with closing(sqlite3.connect(tmp_path / "vigil.db")) as file, file:
        file.execute(
            "INSERT INTO entries SELECT table_id, max(seq) + 1, max(at), 'cheered', '{}' FROM entries "
            "WHERE table_id = ?",
            [newer],
        )
    message = f"entry 4 of table {newer} has the unknown kind 'cheered': a newer Vigil wrote it"
    with running(tmp_path) as server:
        again = Person(server, "")
        again.http.cookies.update(ana.http.cookies)
        assert again.get(f"/tables/{known}")["status"] == "running"
        assert {table["id"] for table in again.get("/tables?mine=1")["tables"]} == {newer, known}
        socket = again.socket(known)
        assert socket.until("update")["seq"] == 3
        capsys.readouterr()
        assert again.get(f"/tables/{newer}", 500)["type"].endswith("/server-error")
        assert message in " ".join("".join(capsys.readouterr()).split())  # the log wraps long lines
        again.post(f"/tables/{known}/actions", {"type": "concede"})
        assert socket.until("update")["seq"] == 4


def test_a_deleted_player_cannot_act_and_does_not_block_the_game(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = table_for_two(ana, ben)["id"]
    socket = ben.socket(table)
    socket.until("update")
    name = ben.get("/me")["name"]
    assert ben.http.delete(f"/api/v1/me?confirm={name}").status_code == 204
    assert socket.until("closing")["reason"] == "removed"
    seats = ana.get(f"/tables/{table}")["seats"]
    assert seats[1]["left"]
    assert seats[1]["substitute_bot"] == "steady"
    assert name not in str(ana.get(f"/tables/{table}"))


def test_a_table_stays_readable_when_the_player_of_both_seats_is_deleted(server: Running) -> None:
    ana = Person(server, "Ana")
    seats = [{"seat": 0, "me": True}, {"seat": 1, "me": True}]
    body = {"game": "ascension", "options": {"on_leave": "forfeit", "public": True}, "seats": seats, "start": True}
    table = ana.post("/tables", body, 201)["id"]
    name = ana.get("/me")["name"]
    assert ana.http.delete(f"/api/v1/me?confirm={name}").status_code == 204
    assert server.running is not None
    assert server.loop is not None
    entries = asyncio.run_coroutine_threadsafe(server.running.store.entries(table), server.loop).result(20)
    assert [entry.kind for entry in entries].count("conceded") == 2
    assert Room.of(table, entries).status == "over"


def test_an_expired_session_cannot_play(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vigil.server.web.connections.CHECK_SECONDS", 0.05)
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = table_for_two(ana, ben)["id"]
    person = (ana, ben)[ana.get(f"/tables/{table}")["seat_to_act"]]
    socket = person.socket(table)
    socket.until("update")
    assert person.http.delete("/api/v1/session").status_code == 204
    assert socket.until("closing")["reason"] == "signed-out"  # without a message in either direction


def test_messages_of_muted_people_are_not_delivered(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = table_for_two(ana, ben)["id"]
    socket = ben.socket(table)
    socket.until("update")
    assert ben.http.put(f"/api/v1/me/muted/{ana.id}").status_code == 204
    ana.post(f"/tables/{table}/actions", {"type": "chat", "text": "secret of mine"})
    assert ben.get(f"/tables/{table}/chat")["messages"] == []
    assert ben.http.delete(f"/api/v1/me/muted/{ana.id}").status_code == 204
    ana.post(f"/tables/{table}/actions", {"type": "chat", "text": "hello again"})
    assert socket.until("chat")["text"] == "hello again"


def test_a_private_table_is_hidden_for_every_invalid_code(server: Running) -> None:
    ana, zoe = Person(server, "Ana"), Person(server, "Zoe")
    table = ana.post("/tables", {"game": "ascension"}, 201)["id"]
    for code in ("%C3%A9", "x", "%F0%9F%92%A9"):
        assert zoe.get(f"/tables/{table}?code={code}", 404)["type"] == "/problems/table-unknown"
        assert zoe.get(f"/tables/{table[::-1]}?code={code}", 404)["type"] == "/problems/table-unknown"


def test_a_table_with_invalid_seats_is_canceled(server: Running) -> None:
    ana = Person(server, "Ana")
    seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "nobody"}]
    ana.post("/tables", {"game": "ascension", "options": {"public": True}, "seats": seats}, 422)
    ana.post("/tables", {"game": "ascension", "options": {"public": True}, "seats": seats[:1], "start": True}, 409)
    assert ana.get("/tables?mine=1&status=open")["tables"] == []
    assert ana.get("/tables?mine=1&status=running")["tables"] == []


def test_the_number_of_tables_per_person_is_limited(server: Running) -> None:
    ana = Person(server, "Ana")
    body = {"game": "ascension", "seats": [{"seat": 0, "me": True}, {"seat": 1, "me": True}], "start": True}
    for _ in range(3):
        ana.post("/tables", body, 201)
    assert ana.post("/tables", body, 409)["type"].endswith("/too-many-tables")


def test_simultaneous_rematch_requests_create_one_table(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = table_for_two(ana, ben)["id"]
    ana.post(f"/tables/{table}/actions", {"type": "concede"})
    assert server.running is not None
    assert server.loop is not None
    service = server.running.service

    async def all_at_once() -> set[str]:
        asked = [service.rematch(table, person.id, True, False) for person in (ana, ben, ana, ben)]
        return {room.id for room in await asyncio.gather(*asked)}

    assert len(asyncio.run_coroutine_threadsafe(all_at_once(), server.loop).result(20)) == 1
    assert len(ana.get("/tables?mine=1&status=open")["tables"]) == 1


def test_a_fixed_seed_is_public(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = table_for_two(ana, ben, seed="7")["id"]
    assert ben.get(f"/tables/{table}")["seed_is_known"]
    assert not ben.get(f"/tables/{table}")["rated"]


@pytest.mark.parametrize("path", ["/tables?game=%00", "/ratings/ascension?mode=%00"])
def test_texts_cannot_contain_nul(server: Running, path: str) -> None:
    assert Person(server, "Ana").get(path, 400)["type"].endswith("/text-nul")
    answer = Person(server, "Ana").http.post("/api/v1/session", json={"name": "a\0b", "password": "a long sentence"})
    assert answer.json()["type"].endswith("/text-nul")


def test_delayed_spectators_receive_nothing_early(server: Running) -> None:
    ana, ben, zoe = Person(server, "Ana"), Person(server, "Ben"), Person(server, "Zoe")
    table = table_for_two(ana, ben, public=True, spectator_delay=600)["id"]
    ana.post(f"/tables/{table}/actions", {"type": "chat", "text": "my hand is weak"})
    assert zoe.get(f"/tables/{table}/chat")["messages"] == []
    assert len(ben.get(f"/tables/{table}/chat")["messages"]) == 1
    assert zoe.post(f"/tables/{table}/actions", {"type": "why", "option": "end_turn"}, 403)


def test_canceling_a_rated_game_against_bots_loses_it(server: Running) -> None:
    ana = Person(server, "Ana")
    seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "random"}]
    table = ana.post("/tables", {"game": "ascension", "seats": seats, "start": True}, 201)["id"]
    assert ana.post(f"/tables/{table}/cancel")["status"] == "over"
