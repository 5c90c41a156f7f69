"""Whole games on a real server: sockets, long polling, streams, reconnecting, hot seat, spectators."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.live_server import Person, Running, Socket, running
from vigil.client.verification import verify
from vigil.kernel.fair_shuffle import commitment, seed_of
from vigil.kernel.link import unpack
from vigil.kernel.record import read
from vigil.registry import GAMES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as made:
        yield made


def table_for_two(ana: Person, ben: Person, **body: Any) -> str:
    made = ana.post(
        "/tables", {"game": "ascension", "seats": [{"seat": 0, "me": True, "seed_phrase": "sea"}], **body}, 201
    )
    ben.put(f"/tables/{made['id']}/seats/1", {"me": True, "seed_phrase": "sky", "code": made["code"]})
    ana.post(f"/tables/{made['id']}/start")
    return str(made["id"])


def last_option(update: Any) -> int:
    """Return the last option, which ends a turn or passes."""
    return len(update["decision"]["options"]) - 1


def finish(table: str, sockets: list[Socket]) -> None:
    """Play to the end, always taking the first option, which plays cards and buys."""
    for socket in sockets:
        while socket.update is None:
            socket.next()
    while sockets[0].update["status"] == "running":
        seat = sockets[0].update["seat_to_act"]
        socket = sockets[seat]
        while socket.update["seq"] < sockets[0].update["seq"]:
            socket.next()
        assert socket.choose(0)["type"] == "ack"
        done = socket.received[-1]["seq"]
        for each in sockets:
            while each.update["seq"] < done:
                each.next()


def test_after_an_undo_a_reconnecting_client_gets_the_new_choices(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = table_for_two(ana, ben)
    seat = ana.get(f"/tables/{table}/update")["seat_to_act"]
    plays, away = (ana, ben) if seat == 0 else (ben, ana)

    def play(place: int) -> None:
        asked = plays.get(f"/tables/{table}/update")["decision"]
        cards = [option["name"] for option in asked["options"] if option["verb"] == "play"]
        said = {"type": "choose", "decision": asked["number"], "choose": [cards[place]]}
        plays.post(f"/tables/{table}/actions", said)

    for _ in range(2):
        play(0)
    last_seq = away.get(f"/tables/{table}/update")["seq"]
    plays.post(f"/tables/{table}/actions", {"type": "undo", "count": 2})
    for _ in range(2):
        play(-1)
    again = away.get(f"/tables/{table}/update?after={last_seq}")
    assert [event["kind"] for event in again["events"]].count("played") == 2
    assert again["valid_through"] == last_seq - 2
    assert away.get(f"/tables/{table}/update?after={again['seq']}")["valid_through"] == again["seq"]
    assert away.get(f"/tables/{table}/update")["valid_through"] is None


def test_two_people_play_a_game_to_its_end_over_sockets(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben", "pt")
    table = table_for_two(ana, ben)
    promised = ana.get(f"/tables/{table}")["commitment"]
    sockets = [ana.socket(table), ben.socket(table)]
    finish(table, sockets)
    assert sockets[0].update["outcome"]["places"]
    proof = ana.get(f"/tables/{table}/proof")
    assert commitment(proof["salt"]) == promised
    assert str(seed_of(proof["salt"], ["sea", "sky"])) == proof["seed"]
    match = read(ana.get(f"/tables/{table}/record"), GAMES)
    assert match.over
    assert unpack(ana.get(f"/tables/{table}/link")["link"], GAMES).state == match.state
    half = len(match.choices) // 2
    shown = ana.get(f"/tables/{table}/replay?at={half}&seat=open")
    hands = [player["hand"] for player in shown["view"]["players"]]
    assert all(len(hand["faces"]) == hand["count"] for hand in hands) and any(hand["count"] for hand in hands)
    course = ana.get(f"/tables/{table}/timeline?seat=open")
    assert len(course["steps"]) == len(match.choices) + 1
    assert [step["seat"] for step in course["steps"][1:]] == [taken.seat for taken in match.choices]
    assert course["steps"][half]["events"] == shown["events"]
    drawn = [event for step in course["steps"] for event in step["events"] if event["kind"] == "draws"]
    assert all(event["card_name"] for event in drawn)  # with open hands, all draws are named
    stood, outcome = course["standings"], sockets[0].update["outcome"]
    assert stood[0] == {"at": 0, "game": 1, "round": 1, "seat": stood[0]["seat"], "scores": [0, 0]}
    assert (stood[-1]["at"], stood[-1]["seat"], stood[-1]["scores"]) == (len(match.choices), -1, outcome["scores"])
    assert {each["seat"] for each in stood} == {-1, 0, 1} and sorted(stood, key=lambda each: each["at"]) == stood
    bens = ana.get(f"/tables/{table}/timeline?seat=1")["steps"]
    assert any(event["card_name"] is None for step in bens for event in step["events"] if event["seat"] == 0)
    new = ana.post(
        f"/tables/{table}/branch",
        {"at": half, "seats": [{"seat": 0, "me": True}, {"seat": 1, "bot": "greedy"}], "start": True},
        201,
    )
    end = ana.post(f"/tables/{table}/branch", {"at": len(match.choices)}, 400)
    assert end["type"] == "/problems/branch-game-over"  # nothing would be left to play
    assert new["status"] == "running"
    assert new["commitment"] is None  # it uses the old seed, so there is no commitment
    ana.post(f"/tables/{new['id']}/actions", {"type": "concede"})
    evidence = ana.get(f"/tables/{new['id']}/proof")
    assert [(found.good, found.key) for found in verify(evidence)] == [
        (True, "verify-no-commitment"), (True, "verify-record"), (True, "verify-outcome")
    ]  # fmt: skip
    for socket in sockets:
        socket.close()


def test_a_person_plays_a_bot_with_long_polling_only(server: Running) -> None:
    ana = Person(server, "Ana")
    seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "random"}]
    table = ana.post(
        "/tables", {"game": "conflictus", "settings": {"format": "rapidinha"}, "seats": seats, "start": True}, 201
    )["id"]
    update = ana.get(f"/tables/{table}/update")
    for _ in range(12):
        while update["status"] == "running" and update["decision"] is None:
            update = ana.get(f"/tables/{table}/update?after={update['seq']}&wait=20")
        if update["status"] != "running":
            break
        done = ana.post(
            f"/tables/{table}/actions",
            {"type": "choose", "decision": update["decision"]["number"], "choose": [last_option(update)]},
        )
        assert done["type"] == "ack"
        update = ana.get(f"/tables/{table}/update")
    assert update["seq"] > 10


def test_the_event_stream_sends_the_same_as_the_socket(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = table_for_two(ana, ben)
    with ana.http.stream("GET", f"/api/v1/tables/{table}/events?seat=0") as stream:
        lines = stream.iter_lines()
        found = [next(lines) for _ in range(4)]
    messages = [msgspec.json.decode(line[6:]) for line in found if line.startswith("data")]
    assert [message["type"] for message in messages] == ["hello", "update"]
    assert f"id: {messages[1]['seq']}" in found  # a browser sends it to resume a stream


def test_a_reconnecting_client_gets_one_complete_update(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = table_for_two(ana, ben)
    asked = ana.get(f"/tables/{table}")["seat_to_act"]
    person = (ana, ben)[asked]
    first = person.socket(table)
    first.until("update")
    first.choose(0)
    seq = first.received[-1]["seq"]
    first.until("update") if first.update["seq"] < seq else None
    first.connection.socket.close()
    again = person.socket(table, after=seq)
    assert again.until("update")["is_snapshot"]
    assert again.update["view"] == first.update["view"]
    assert again.update["decision"] == first.update["decision"]
    assert again.update["events"] == []
    assert again.choose(last_option(again.update))["type"] == "ack"


def test_one_device_can_have_several_seats(server: Running) -> None:
    ana = Person(server, "Ana")
    table = ana.post(
        "/tables",
        {"game": "ascension", "seats": [{"seat": 0, "me": True}, {"seat": 1, "me": True}], "start": True},
        201,
    )["id"]
    refused = ana.get(f"/tables/{table}/update", 400)
    assert refused["type"].endswith("/seat-ambiguous")
    assert "1, 2" in refused["detail"]
    sockets = [ana.socket(table, seat=seat) for seat in (0, 1)]
    for socket in sockets:
        socket.until("update")
    assert sorted(socket.update["decision"] is None for socket in sockets) == [False, True]


def test_private_tables_are_hidden_and_spectators_see_no_hands(server: Running, tmp_path: Path) -> None:
    ana, ben, zoe = Person(server, "Ana"), Person(server, "Ben"), Person(server, "Zoe")
    table = table_for_two(ana, ben)
    for path in ("", "/update", "/chat", "/record", "/replay", "/proof", "/events"):
        assert zoe.get(f"/tables/{table}{path}", 404)["type"].endswith("/table-unknown")
    turned = zoe.socket(table)
    assert turned.next()["type"] == "rejected"
    code = ana.get(f"/tables/{table}")["code"]
    update = zoe.get(f"/tables/{table}/update?code={code}")
    assert update["seat"] is None
    assert all(not player["hand"]["faces"] for player in update["view"]["players"])
    for path in ("/record?", "/replay?", "/proof?", "/link?"):
        assert zoe.get(f"/tables/{table}{path}code={code}", 409)["type"].endswith("/game-not-over")
    assert zoe.post(f"/tables/{table}/actions?code={code}", {"type": "concede"}, 403)
    assert zoe.get(f"/tables/{table}/update?seat=0&code={code}", 403)


def test_an_anonymous_spectator_can_ping(server: Running) -> None:
    table = table_for_two(Person(server, "Ana"), Person(server, "Ben"), options={"public": True})
    stranger = Person(server, "").socket(table)
    stranger.until("update")
    for number in range(25):  # more errors than the server tolerates
        stranger.send(type="ping", id=str(number))
        assert stranger.until("pong", "rejected", "closing") == {"type": "pong", "id": str(number)}


def test_chat_is_localized_and_cleaned(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben", "ru")
    table = table_for_two(ana, ben)
    socket = ben.socket(table, lang="ru")
    socket.until("update")
    ana.post(f"/tables/{table}/actions", {"type": "chat", "phrase": "good-game"})
    assert socket.until("chat")["text"] == "Хорошая игра!"
    ana.post(f"/tables/{table}/actions", {"type": "chat", "text": "  hi\x07 there "})
    assert socket.until("chat")["text"] == "hi there"


@pytest.mark.parametrize(
    "message",
    [
        "", "{", "[]", "null", "1", '"choose"', '{"type":"fly"}', '{"type":"choose"}',
        '{"type":"choose","decision":-1,"choose":[0]}',
        '{"type":"choose","decision":0,"choose":[]}', '{"type":"choose","decision":0,"choose":[99999999999999999999]}',
        '{"type":"choose","decision":0,"choose":[0],"more":1}', '{"type":"undo","count":0}', '{"type":"chat"}',
        '{"type":"chat","phrase":"nope"}', '{"type":"answer_undo","accept":true}',
        '{"type":"answer_undo","accept":true,"request":1}',
        "[" * 5000,
        '{"type":"choose","decision":0,"choose":["' + "x" * 300 + '"]}',
        '{"type":"why","option":"\\u0000\\ud800"}',
    ],
)  # fmt: skip
def test_an_invalid_message_is_rejected_without_effect(server: Running, message: str) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = table_for_two(ana, ben)
    socket = (ana, ben)[ana.get(f"/tables/{table}")["seat_to_act"]].socket(table)
    socket.until("update")
    before = socket.update["seq"]
    socket.connection.send(message)
    reply = socket.until("rejected", "reason")
    assert "Traceback" not in str(reply)
    socket.send(type="sync")
    assert socket.until("update")["seq"] == before
    assert socket.choose(0)["type"] == "ack"
