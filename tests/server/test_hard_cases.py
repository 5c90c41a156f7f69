"""Attacks and unlucky coincidences."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
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


def test_a_clock_at_zero_stays_due_whatever_else_happens() -> None:
    clocks = Clocks(Clock("total", seconds=5), 2)
    clocks.turn(0, 1000)
    clocks.spend(6100)  # someone chats while the answer may still be in transit
    assert clocks.left[0] == 0
    assert clocks.deadline() is not None
    assert clocks.deadline() <= 6100  # type: ignore[operator]


def test_a_game_begun_under_other_rules_is_not_played_on_wrongly() -> None:
    made = {"game": "ascension", "settings": {}, "options": {}, "by": "a", "salt": "ab" * 32, "code": "c", "rules": ""}
    entries = [Entry(0, 0, "created", made)]
    entries += [Entry(n + 1, 0, "sat", {"seat": n, "person": who, "name": who}) for n, who in enumerate("ab")]
    body = Room.of("t", entries).beginning()
    entries.append(Entry(3, 0, "started", {**body, "rules": "0123456789abcdef"}))
    entries.append(Entry(4, 0, "chose", {"seat": 0, "number": 0, "places": [0]}))
    room = Room.of("t", entries)
    assert (room.status, room.why, room.match) == ("canceled", "rules", None)


def test_who_has_erased_themselves_says_and_plays_no_more_and_nobody_waits_for_them(server: Running) -> None:
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


def test_who_erases_themselves_from_both_seats_leaves_a_table_that_can_still_be_read(server: Running) -> None:
    ana = Person(server, "Ana")
    seats = [{"seat": 0, "me": True}, {"seat": 1, "me": True}]
    body = {"game": "ascension", "options": {"on_leave": "forfeit", "public": True}, "seats": seats, "start": True}
    table = ana.post("/tables", body, 201)["id"]
    name = ana.get("/me")["name"]
    assert ana.http.delete(f"/api/v1/me?confirm={name}").status_code == 204
    assert server.house is not None
    assert server.loop is not None
    entries = asyncio.run_coroutine_threadsafe(server.house.store.entries(table), server.loop).result(20)
    assert [entry.kind for entry in entries].count("conceded") == 2
    assert Room.of(table, entries).status == "over"


def test_a_session_that_is_over_plays_no_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vigil.server.web.connections.CHECK_SECONDS", 0.05)
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = table_for_two(ana, ben)["id"]
    person = (ana, ben)[ana.get(f"/tables/{table}")["seat_to_act"]]
    socket = person.socket(table)
    socket.until("update")
    assert person.http.delete("/api/v1/session").status_code == 204
    assert socket.until("closing")["reason"] == "signed-out"  # without a message in either direction


def test_one_hears_nothing_of_those_one_has_muted(server: Running) -> None:
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


def test_a_private_table_is_not_there_whatever_the_code_is_made_of(server: Running) -> None:
    ana, zoe = Person(server, "Ana"), Person(server, "Zoe")
    table = ana.post("/tables", {"game": "ascension"}, 201)["id"]
    for code in ("%C3%A9", "x", "%F0%9F%92%A9"):
        assert zoe.get(f"/tables/{table}?code={code}", 404)["type"] == "/problems/table-unknown"
        assert zoe.get(f"/tables/{table[::-1]}?code={code}", 404)["type"] == "/problems/table-unknown"


def test_a_table_that_cannot_be_as_wished_is_not_left_behind(server: Running) -> None:
    ana = Person(server, "Ana")
    seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "nobody"}]
    ana.post("/tables", {"game": "ascension", "options": {"public": True}, "seats": seats}, 422)
    ana.post("/tables", {"game": "ascension", "options": {"public": True}, "seats": seats[:1], "start": True}, 409)
    assert ana.get("/tables?mine=1&status=open")["tables"] == []
    assert ana.get("/tables?mine=1&status=running")["tables"] == []


def test_nobody_has_more_tables_than_they_may(server: Running) -> None:
    ana = Person(server, "Ana")
    body = {"game": "ascension", "seats": [{"seat": 0, "me": True}, {"seat": 1, "me": True}], "start": True}
    for _ in range(3):
        ana.post("/tables", body, 201)
    assert ana.post("/tables", body, 409)["type"].endswith("/too-many-tables")


def test_who_asks_for_another_game_at_once_gets_one_table(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = table_for_two(ana, ben)["id"]
    ana.post(f"/tables/{table}/actions", {"type": "concede"})
    assert server.house is not None
    assert server.loop is not None
    service = server.house.service

    async def all_at_once() -> set[str]:
        asked = [service.rematch(table, person.id, True, False) for person in (ana, ben, ana, ben)]
        return {room.id for room in await asyncio.gather(*asked)}

    assert len(asyncio.run_coroutine_threadsafe(all_at_once(), server.loop).result(20)) == 1
    assert len(ana.get("/tables?mine=1&status=open")["tables"]) == 1


def test_a_given_seed_is_told_to_everybody(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = table_for_two(ana, ben, seed="7")["id"]
    assert ben.get(f"/tables/{table}")["seed_is_known"]
    assert not ben.get(f"/tables/{table}")["rated"]


@pytest.mark.parametrize("path", ["/tables?game=%00", "/ratings/ascension?mode=%00"])
def test_no_text_holds_the_sign_zero(server: Running, path: str) -> None:
    assert Person(server, "Ana").get(path, 400)["type"].endswith("/text-nul")
    answer = Person(server, "Ana").http.post("/api/v1/session", json={"name": "a\0b", "password": "a long sentence"})
    assert answer.json()["type"].endswith("/text-nul")


def test_spectators_who_are_kept_behind_hear_nothing_early(server: Running) -> None:
    ana, ben, zoe = Person(server, "Ana"), Person(server, "Ben"), Person(server, "Zoe")
    table = table_for_two(ana, ben, public=True, spectator_delay=600)["id"]
    ana.post(f"/tables/{table}/actions", {"type": "chat", "text": "my hand is weak"})
    assert zoe.get(f"/tables/{table}/chat")["messages"] == []
    assert len(ben.get(f"/tables/{table}/chat")["messages"]) == 1
    assert zoe.post(f"/tables/{table}/actions", {"type": "why", "option": "end_turn"}, 403)


def test_a_game_that_counts_is_lost_by_giving_the_table_up(server: Running) -> None:
    ana = Person(server, "Ana")
    seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "random"}]
    table = ana.post("/tables", {"game": "ascension", "seats": seats, "start": True}, 201)["id"]
    assert ana.post(f"/tables/{table}/cancel")["status"] == "over"
