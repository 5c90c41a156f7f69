"""Hidden information changes no byte that a seat receives through the real sockets and routes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from server.live_server import Person, Running, running
from vigil.bots import ask_bot, make
from vigil.kernel.serialization import clone
from vigil.server.room import Room

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ascension", {"players": 3}),
    ("ascension", {"sets": "both", "mode": "teams", "players": 4}),
    ("conflictus", {"format": "rapidinha"}),
    ("conflictus", {"format": "classic", "players": 3}),
]
IDS = re.compile(rb'"request":"[^"]*"')
SEEN = re.compile(rb'"last_seen":\d+')  # last activity: a minute may pass between two requests


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as made:
        yield made


def inside(server: Running, work: Callable[[], Any]) -> Any:
    """Run a function in the server's own thread, the only one that may change rooms."""

    async def job() -> Any:
        return work()

    assert server.loop is not None
    return asyncio.run_coroutine_threadsafe(job(), server.loop).result(30)


def everything_sent(person: Person, table: str, seat: int | None, code: str) -> list[bytes]:
    """Return everything that a viewer can make the server send at this moment."""
    found: list[bytes] = []
    query: dict[str, Any] = {"code": code} if seat is None else {"seat": seat}
    socket = person.socket(table, **query)
    socket.until("update")
    number = socket.update["view"]["number"]
    for message in (
        {"type": "sync"},
        {"type": "why", "option": "acquire mystic"},
        {"type": "why", "option": "play 1"},
        {"type": "why", "option": "play 40"},
        {"type": "choose", "decision": number, "choose": ["look into the deck"]},
        {"type": "choose", "decision": number, "choose": [9999]},
        {"type": "choose", "decision": number + 1, "choose": [0]},
        {"type": "undo", "count": 900},
        {"type": "answer_undo", "accept": True, "request": 3},
        {"type": "nonsense"},
    ):
        socket.send(**message)
        socket.until("update", "reason", "rejected", "ack")
    found += socket.raw
    socket.close()
    asked = "&".join(f"{key}={value}" for key, value in query.items())
    for path in (
        f"/tables/{table}?code={code}", f"/tables/{table}/update?{asked}",
        f"/tables/{table}/update?{asked}&after=1&lang=ru",
        f"/tables/{table}/chat?code={code}", f"/tables/{table}/record?code={code}", f"/tables/{table}/link?code={code}",
        f"/tables/{table}/proof?code={code}", f"/tables/{table}/replay?at=3&code={code}",
        f"/tables/{table}/analysis?at=3&code={code}", f"/tables/{table}/win-chances?code={code}",
        f"/tables/{table}/luck?code={code}", f"/tables/{table}/timeline?seat=open&code={code}",
        "/tables?mine=1", "/tables?my_turn=1", "/me/history", "/me/export",
    ):  # fmt: skip
        got = person.http.get(f"/api/v1{path}")
        found.append(f"{path} {got.status_code} ".encode() + got.content)
    return [SEEN.sub(b'"last_seen":0', IDS.sub(b'"request":""', each)) for each in found]


def start_game(
    server: Running, people: list[Person], game: str, settings: dict[str, Any], **options: Any
) -> tuple[str, str, Room]:
    """Create a table with all seats taken, and return its id, code and room."""
    options |= {"rated": False, "seed": "7"}
    seats = [{"seat": 0, "me": True}]
    made = people[0].post("/tables", {"game": game, "settings": settings, "options": options, "seats": seats}, 201)
    table, code = made["id"], made["code"]
    for seat in range(1, len(made["seats"])):
        people[seat].put(f"/tables/{table}/seats/{seat}", {"me": True, "code": code})
    people[0].post(f"/tables/{table}/start")
    assert server.running is not None
    return table, code, server.running.service.rooms.hosted[table].room


@pytest.mark.parametrize(("game", "settings"), GAMES, ids=lambda value: value if isinstance(value, str) else "")
def test_hidden_information_changes_no_byte_sent_to_a_seat(
    server: Running, game: str, settings: dict[str, Any]
) -> None:
    people = [Person(server, name) for name in ("Ana", "Ben", "Cid", "Dora")]
    watcher = Person(server, "Zoe")
    table, code, room = start_game(server, people, game, settings)
    count = len(room.seats)
    bots = [make("greedy", seat) for seat in range(count)]
    assert room.match is not None
    differing = 0
    for stop in range(2):
        inside(server, partial(_play, room, bots, 30 + 23 * stop))
        viewers: list[int | None] = [None, *range(count)]
        for viewer in viewers:
            person = watcher if viewer is None else people[viewer]
            real = room.match.state
            before = everything_sent(person, table, viewer, code)
            other = room.game.redeal(real, viewer, 77 + stop)
            differing += other != real
            inside(server, partial(setattr, room.match, "state", other))
            after = everything_sent(person, table, viewer, code)
            inside(server, partial(setattr, room.match, "state", real))
            assert after == before
    assert differing >= 5


@pytest.mark.parametrize(("game", "settings"), GAMES, ids=lambda value: value if isinstance(value, str) else "")
def test_several_answers_at_once_do_not_reveal_the_result_of_the_first(
    server: Running, game: str, settings: dict[str, Any]
) -> None:
    """If the batch is refused, the refusal doesn't depend on hidden cards. Otherwise the first answer is made."""
    people = [Person(server, name) for name in ("Ana", "Ben", "Cid", "Dora")]
    table, _, room = start_game(server, people, game, settings, undo="never")
    match = room.match
    assert match is not None
    bots = [make("greedy", seat) for seat in range(len(room.seats))]
    differing, counts = 0, [0, 0]
    for stop in range(5):
        inside(server, partial(_play, room, bots, 11))
        asked = room.decision
        assert asked is not None
        real = match.state
        other = room.game.redeal(real, asked.seat, 77 + stop)
        differing += other != real
        socket = people[asked.seat].socket(table, seat=asked.seat)
        for batch in _batches(room, real, other):
            here, there = (_answered(server, room, socket, state, batch) for state in (real, other))
            assert here == there, batch
            counts[b'"ack"' in here] += 1
        socket.close()
    assert differing >= 4
    assert min(counts) >= 10  # both refusals and accepted choices occurred


def _batches(room: Room, real: Any, other: Any) -> list[list[str | int]]:
    """Return batches that probe hidden cards: an option, and then one that may follow it."""
    asked = room.game.decision(real)
    assert asked is not None
    by_verb = {option.verb: option.name for option in asked.options}
    found: list[list[str | int]] = [["zzz", 0], [9999]]
    for name in [*by_verb.values()][:3]:
        place = asked.find(asked.seat, name)
        found += [[name, "zzz"], [name, 0, 0, 40]]
        for state in (real, other):
            ahead = clone(state)
            room.game.choose(ahead, room.game.options(ahead)[place])
            follows = room.game.decision(ahead)
            new = [] if follows is None else [each.name for each in follows.options if each.name not in by_verb]
            found += [[name, each, "zzz"] for each in new[-1:]]
    return found


def _answered(server: Running, room: Room, socket: Any, state: Any, batch: list[str | int]) -> bytes:
    """Return the response to these answers in a given state, and restore the table."""
    match = room.match
    assert match is not None
    before, choices, status, seq = match.state, match.choices, room.status, room.seq
    inside(server, partial(setattr, match, "state", state))
    number = room.decision.number  # type: ignore[union-attr]
    socket.send(type="choose", decision=number, choose=batch)
    answer = socket.until("ack", "rejected")
    said = IDS.sub(b'"request":""', socket.raw[-1])
    if answer["type"] == "ack":
        assert answer["seq"] == seq + 1
        assert len(match.choices) > len(choices)  # the player who made the choice sees the result
    else:
        assert (match.state, room.seq) == (state, seq)

    def back() -> None:
        match.state, match.choices, room.status = before, choices, status

    inside(server, back)
    return said.replace(f'"seq":{seq + 1}'.encode(), b'"seq":0')


def _play(room: Room, bots: list[Any], count: int) -> None:
    """Play on without notifying clients, just to reach other positions."""
    match = room.match
    assert match is not None
    for _ in range(count):
        asked = match.decision
        if asked is None or match.game.seat_to_act(match.state) < 0:
            return
        before = match.game.outcome(match.state)
        assert before is None
        match.take(ask_bot(bots[asked.seat], match.game, match.state, asked))


def test_only_finished_games_reveal_everything(server: Running) -> None:
    ana = Person(server, "Ana")
    table = ana.post(
        "/tables",
        {"game": "ascension", "seats": [{"seat": 0, "me": True}, {"seat": 1, "me": True}], "start": True},
        201,
    )["id"]
    for path in ("record", "link", "proof", "replay", "timeline", "win-chances", "analysis"):
        assert ana.get(f"/tables/{table}/{path}", 409)
    ana.post(f"/tables/{table}/actions?seat=0", {"type": "concede"})
    for path in ("record", "link", "proof", "replay", "timeline"):
        assert ana.get(f"/tables/{table}/{path}")
