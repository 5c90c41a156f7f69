"""Hints from a bot during a game: who may ask, what the bot knows, and that the record shows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.live_server import Person, Running, Socket, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as made:
        yield made


def against_a_bot(ana: Person, **more: Any) -> str:
    seats = [{"seat": 0, "me": True}, {"seat": 1, "bot": "greedy"}]
    made = ana.post("/tables", {"game": "ascension", "seats": seats, "start": True, **more}, 201)
    return str(made["id"])


def until_asked(ana: Person, table: str) -> Any:
    update = ana.get(f"/tables/{table}/update")
    while update["decision"] is None:
        update = ana.get(f"/tables/{table}/update?after={update['seq']}&wait=20")
    return update


def test_a_hint_has_an_option_and_reasons_and_is_recorded(server: Running) -> None:
    ana = Person(server, "Ana", "fr")
    table = against_a_bot(ana, options={"rated": False})
    assert ana.get(f"/tables/{table}")["hints_allowed"]
    asked = until_asked(ana, table)["decision"]

    hint = ana.post(f"/tables/{table}/hint")
    best = hint["options"][0]
    assert best["name"] in {option["name"] for option in asked["options"]}
    assert best["text"] in {option["text"] for option in asked["options"]}
    assert hint["number"] == asked["number"]
    assert hint["seat"] == 0

    ana.post(f"/tables/{table}/hint")  # asking again at the same decision isn't another hint
    now = ana.get(f"/tables/{table}")
    assert [seat["hints_used"] for seat in now["seats"]] == [1, 0]

    ana.post(f"/tables/{table}/actions", {"type": "concede"})
    assert f"hints: 1 at {asked['number']}" in ana.get(f"/tables/{table}/record")


def test_rated_games_between_people_have_no_hints(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    made = ana.post("/tables", {"game": "ascension", "seats": [{"seat": 0, "me": True}]}, 201)
    ben.put(f"/tables/{made['id']}/seats/1", {"me": True, "code": made["code"]})
    ana.post(f"/tables/{made['id']}/start")
    assert not ana.get(f"/tables/{made['id']}")["hints_allowed"]
    refused = ana.post(f"/tables/{made['id']}/hint", None, 403)
    assert refused["type"].endswith("hints-disabled")
    assert ana.get(f"/tables/{made['id']}")["rated"]


def test_asking_for_a_hint_leaves_a_game_against_a_bot_rated(server: Running) -> None:
    ana = Person(server, "Ana")
    table = against_a_bot(ana)
    until_asked(ana, table)
    assert not ana.get(f"/tables/{table}")["hints_allowed"]
    assert ana.post(f"/tables/{table}/hint", None, 403)["type"].endswith("hints-disabled")
    assert ana.get(f"/tables/{table}")["rated"]


def test_only_the_seat_to_act_gets_a_hint(server: Running) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    options = {"rated": False}
    made = ana.post("/tables", {"game": "ascension", "options": options, "seats": [{"seat": 0, "me": True}]}, 201)
    ben.put(f"/tables/{made['id']}/seats/1", {"me": True, "code": made["code"]})
    ana.post(f"/tables/{made['id']}/start")
    waiting = ben if until_first(ana, made["id"]) == 0 else ana
    refused = waiting.post(f"/tables/{made['id']}/hint", None, 403)
    assert refused["type"].endswith("not-your-turn")


def until_first(ana: Person, table: str) -> int:
    return int(ana.get(f"/tables/{table}/update")["seat_to_act"])


def test_the_number_of_spectators_is_sent_to_all(server: Running) -> None:
    ana, eve = Person(server, "Ana"), Person(server, "Eve")
    table = against_a_bot(ana, options={"public": True})
    own = ana.socket(table)
    looking_on = eve.socket(table)
    assert eventually(own, 1)
    looking_on.close()
    assert eventually(own, 0)


def eventually(socket: Socket, watching: int) -> bool:
    """Wait until the table announces this number of spectators."""
    while (message := socket.next()).get("table") is None or message["type"] != "table":
        pass
    return message["table"]["spectator_count"] == watching or eventually(socket, watching)
