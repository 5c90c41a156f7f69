"""The connection is cut at every kind of decision: the same question comes again, and no answer counts twice."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from server.live_server import Person, Running, Socket, running
from vigil.bots import ask_bot, make

GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("ascension", {"sets": "both"}, 12),
    ("conflictus", {"format": "classic"}, 10),
    ("conflictus", {"format": "rapidinha"}, 8),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as made:
        yield made


def cut(socket: Socket) -> None:
    """Cut the connection without a closing handshake, like a pulled cable."""
    socket.connection.socket.close()
    with contextlib.suppress(Exception):
        socket.close()


@pytest.mark.parametrize(("game", "settings", "least"), GAMES, ids=["ascension", "classic", "rapidinha"])
def test_the_client_reconnects_at_every_kind_of_decision(
    server: Running, game: str, settings: dict[str, Any], least: int
) -> None:
    ana = Person(server, "Ana")
    kinds: set[str] = set()
    for seed in range(3):
        seats = [{"seat": 0, "me": True}, {"seat": 1, "me": True}]
        options = {"seed": str(seed), "rated": False}
        body = {"game": game, "settings": settings, "options": options, "seats": seats, "start": True}
        table = ana.post("/tables", body, 201)["id"]
        assert server.running is not None
        room = server.running.service.rooms.hosted[table].room
        bots = [make("greedy", seat) for seat in range(2)]
        sockets = [ana.socket(table, seat=seat) for seat in range(2)]
        for socket in sockets:
            socket.until("update")
        for _ in range(250):
            if room.status != "running":
                break
            match = room.match
            assert match is not None
            asked = match.decision
            assert asked is not None
            socket = sockets[asked.seat]
            while socket.update["seq"] < room.seq:
                socket.next()
            place = ask_bot(bots[asked.seat], match.game, match.state, asked)
            kind = f"{asked.question.key}/{asked.options[place].verb}"
            if kind not in kinds:
                kinds.add(kind)
                cut(socket)
                again = ana.socket(table, seat=asked.seat, after=socket.update["seq"])
                again.until("update")
                assert again.update["decision"] == socket.update["decision"]
                assert again.update["view"] == socket.update["view"]
                before = len(match.choices)
                again.send(type="choose", decision=asked.number, choose=[place], id=f"a{asked.number}")
                cut(again)
                socket = sockets[asked.seat] = ana.socket(table, seat=asked.seat)
                socket.until("update")
                socket.send(type="choose", decision=asked.number, choose=[place], id=f"a{asked.number}")
                assert socket.until("ack", "rejected")["type"] == "ack", msgspec.json.encode(socket.received[-1])
                assert len(match.choices) == before + 1
                while socket.update["seq"] < room.seq:
                    socket.next()
            else:
                assert socket.choose(place)["type"] == "ack"
        for socket in sockets:
            socket.close()
    assert len(kinds) >= least, kinds
