"""Messages at real tables match the schemas exactly."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest

from server.live_server import Person, Running, Socket, running
from vigil.bots import ask_bot, make
from vigil.protocol import messages as wire
from vigil.server import message_schemas
from vigil.server.web.app import ROUTES
from vigil.server.web.websocket import PATH

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ascension", {"sets": "both"}),
    ("ascension", {"players": 4, "mode": "teams"}),
    ("conflictus", {"format": "classic"}),
    ("conflictus", {"format": "rapidinha", "players": 3}),
]


def closed(node: Any) -> Any:
    """Return a schema that allows only the fields it names, so that every field must be documented."""
    if isinstance(node, dict):
        made = {key: closed(value) for key, value in node.items()}
        return {**made, "additionalProperties": False} if "properties" in made else made
    return [closed(each) for each in node] if isinstance(node, list) else node


def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(closed(message_schemas.named()[name]))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as made:
        yield made


def everything_said(sockets: list[Socket]) -> Iterator[Any]:
    for socket in sockets:
        with contextlib.suppress(TimeoutError):
            while True:
                socket.next(0.2)
        yield from socket.received


@pytest.mark.parametrize(("game", "settings"), GAMES, ids=["both sets", "teams", "classic", "three"])
def test_messages_of_real_games_match_the_schemas(server: Running, game: str, settings: dict[str, Any]) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben", "ru")
    count = settings.get("players", 2)
    seats = [{"seat": seat, "me": True} for seat in range(count)]
    options = {"seed": "5", "rated": False, "public": True, "clock": {"kind": "total", "seconds": 3000}}
    body = {"game": game, "settings": settings, "options": options, "seats": seats}
    table = ana.post("/tables", body, 201)["id"]
    sockets = [ana.socket(table, seat=seat) for seat in range(count)]
    onlooker = ben.socket(table)
    ana.post(f"/tables/{table}/start")
    for socket in sockets:
        while socket.update is None or socket.update["status"] != "running":
            socket.next()

    # every kind of message is sent once; some are refused
    said: list[dict[str, Any]] = [
        {"type": "ping", "id": "p"},
        {"type": "chat", "text": "hello"},
        {"type": "why", "option": "play 1", "id": "w"},
        {"type": "sync"},
        {"type": "undo", "count": 1, "id": "u"},
        {"type": "answer_undo", "accept": False, "request": 1},
        {"type": "take_back_seat"},
        {"type": "choose", "decision": 99_999, "choose": ["nothing"], "id": "stale"},
    ]
    from_player = validator("client-messages")
    for message in said:
        from_player.validate(message)
        sockets[0].send(**message)
    while sockets[0].until("rejected")["id"] != "stale":
        pass
    onlooker.send(type="concede", id="no")  # a spectator can't

    assert server.running is not None
    room = server.running.service.rooms.hosted[table].room
    bots = [make("greedy", seat) for seat in range(count)]
    for _ in range(120):
        if room.status != "running":
            break
        assert room.match is not None
        asked = room.match.decision
        assert asked is not None
        socket = sockets[asked.seat]
        while (socket.update["decision"] or {}).get("number") != asked.number:
            socket.next()
        place = ask_bot(bots[asked.seat], room.match.game, room.match.state, asked)
        assert socket.choose(place, action=f"a{asked.number}")["type"] == "ack"
    sockets[0].send(type="concede", id="end")

    from_server, view = validator("server-messages"), validator(f"{game}-view")
    messages = message_schemas.server_messages().items()
    single = {message_schemas.message_type(cls): validator(name) for name, cls in messages}
    types: set[str] = set()
    for message in everything_said([*sockets, onlooker]):
        types.add(message["type"])
        single[message["type"]].validate(message)
        if message["type"] == "update" and message["view"] is not None:
            view.validate(message["view"])
    for message in sockets[0].received[:20]:
        from_server.validate(message)
    assert types >= {"hello", "update", "table", "ack", "rejected", "reason", "chat", "pong"}


def test_a_message_outside_the_schema_is_detected() -> None:
    done = validator("ack")
    done.validate({"type": "ack", "id": "a", "seq": 1})
    for wrong in ({"type": "ack", "id": "a"}, {"type": "ack", "id": "a", "seq": 1, "hand": []}, {"type": "pong"}):
        assert not done.is_valid(wrong)


def test_the_server_reads_every_message_the_schemas_allow() -> None:
    """And vice versa: a message that the server can't read matches no schema."""
    from_player = validator("client-messages")
    tried: list[dict[str, Any]] = [
        {"type": "choose", "decision": 3, "choose": ["end_turn", 2]},
        {"type": "choose", "decision": -1, "choose": ["x"]},
        {"type": "choose", "decision": 1, "choose": []},
        {"type": "chat", "phrase": "thanks"},
        {"type": "chat", "text": "x" * 301},
        {"type": "answer_undo"},
        {"type": "answer_undo", "accept": True},
        {"type": "answer_undo", "accept": True, "request": 4, "no": False},
        {"type": "dance"},
    ]
    for message in tried:
        try:
            wire.decode(msgspec.json.encode(message))
            readable = True
        except msgspec.MsgspecError:
            readable = False
        assert from_player.is_valid(message) == readable, message


def test_the_schemas_are_served(server: Running) -> None:
    for name, schema in message_schemas.named().items():
        assert httpx.get(f"{server.url}/schemas/{name}.json").json() == schema
    missing = httpx.get(f"{server.url}/schemas/nothing.json")
    assert (missing.status_code, missing.json()["type"]) == (404, "/problems/schema-not-found")
    assert "client-messages" in missing.json()["detail"]


def test_the_socket_has_an_asyncapi_document(server: Running) -> None:
    document = httpx.get(f"{server.url}/asyncapi.json").json()
    assert document["asyncapi"] == "3.0.0"
    address = document["channels"]["table"]["address"]
    assert address == PATH.replace("{table}", "{id}")
    sent = {ref["$ref"].rpartition("/")[2] for ref in document["operations"]["send"]["messages"]}
    received = {ref["$ref"].rpartition("/")[2] for ref in document["operations"]["receive"]["messages"]}
    assert sent == {*message_schemas.client_messages()} and received == {*message_schemas.server_messages()}
    assert not sent & received

    def resolve(ref: str) -> Any:
        node: Any = document
        for part in ref.removeprefix("#/").split("/"):
            node = node[part]
        return node

    def walk(node: Any) -> int:
        if isinstance(node, dict):
            if isinstance(node.get("$ref"), str):
                assert resolve(node["$ref"])
                return 1
            return sum(map(walk, node.values()))
        return sum(map(walk, node)) if isinstance(node, list) else 0

    assert walk(document) > 50


def test_a_token_can_be_the_first_message(server: Running) -> None:
    ana = Person(server, "Ana")
    ana.http.post("/api/v1/people/claim", json={"name": "Ana Lima", "password": "a long sentence"})
    token = ana.post("/me/tokens", {"label": "x", "scopes": ["read", "play"]}, 201)["token"]
    table = ana.post("/tables", {"game": "ascension", "seats": [{"seat": 0, "me": True}]}, 201)["id"]
    nobody = Person(server, "")
    for first, reply in (({"type": "token", "token": token}, "hello"), ({"type": "ping"}, "rejected")):
        socket = nobody.socket(table, token="first")
        socket.send(**first)
        message = socket.next()
        assert message["type"] == reply
        if reply == "hello":
            assert message["seat"] == 0


def test_every_schema_route_is_declared() -> None:
    assert {"/asyncapi.json", "/schemas/{schema}.json"} <= {route.path for route in ROUTES}


def test_the_status_route_has_content(server: Running, tmp_path: Path) -> None:
    ana = Person(server, "Cato")
    ana.post("/tables", {"game": "ascension", "seats": [{"seat": 0, "me": True}]}, 201)
    status = httpx.get(f"{server.url}/status.json").json()
    assert status["status"] == "ok" and status["tables"]["open"] >= 1
    assert status["started"] <= status["now"]
    assert "Cato" not in str(status)
