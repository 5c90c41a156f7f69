"""A client and a real server: log in, create tables, play, and survive every kind of connection failure."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from client.live_server import Serving, Wire
from vigil.client import AsyncClient, Client, ClientError
from vigil.client.errors import (
    AuthenticationRequired,
    CannotPlay,
    Forbidden,
    InvalidRequest,
    NoOpenDecision,
    NotFound,
    ProtocolError,
    ServerUnreachable,
    StateConflict,
    TableFull,
)
from vigil.kernel.link import unpack
from vigil.kernel.match import Match
from vigil.kernel.record import read
from vigil.protocol.decoder import plain
from vigil.protocol.messages import ChatMessage, TableInfo, Update
from vigil.registry import GAMES
from vigil.server.table_setup import configured

ME, BOT = {"seat": 0, "me": True}, {"seat": 1, "bot": "random"}
TWO = {"players": 2}


def guest(url: str, name: str = "Ana", **more: Any) -> Client:
    client = Client(url, **more)
    client.guest(name)
    return client


def hers(settings: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a table at which seat 0 starts."""
    game = GAMES["ascension"]
    config = game.configure(settings)
    return {"seed": next(str(seed) for seed in range(50) if game.seat_to_act(game.new(config, seed)) == 0)}


def first(decision: dict[str, Any], view: dict[str, Any]) -> int:
    """Choose the first option; in a menu the last one, which ends the turn."""
    return 0 if decision["question"]["key"] != "menu" else len(decision["options"]) - 1


# ------------------------------------------------------------------------------ people


def test_a_guest_returns_by_session_and_by_link(serving: Serving) -> None:
    with guest(serving.url) as ana:
        assert ana.me is not None and (ana.me.name, ana.me.kind) == ("Ana", "guest")
        web, link = ana.awaited.web, ana.link
        assert link
        with Client(serving.url, session=web.session, csrf=web.csrf) as again:
            assert again.whoami() == ana.me
            assert again.create_table("ascension").creator == ana.me.id
        with Client(serving.url) as elsewhere:
            assert elsewhere.sign_in_with_link(link).id == ana.me.id


def test_an_account_and_its_token(serving: Serving) -> None:
    with Client(serving.url) as client:
        account = client.register("Beatriz", "a long enough sentence")
        client.sign_out()
        with pytest.raises(AuthenticationRequired):
            client.whoami()
        with pytest.raises(AuthenticationRequired) as refused:
            client.sign_in("Beatriz", "another sentence")
        assert refused.value.problem and refused.value.status == 401
        assert client.sign_in("Beatriz", "a long enough sentence").id == account.id


def test_errors_have_the_servers_text_in_the_readers_language(serving: Serving) -> None:
    with guest(serving.url, "Rui", lang="pt") as rui:
        with pytest.raises(NotFound) as refused:
            rui.table("1111111111")
        assert refused.value.problem == "table-unknown" and "mesa" in str(refused.value)
        with pytest.raises(InvalidRequest) as impossible:
            rui.create_table("ascension", {"players": 99})
        assert impossible.value.status == 422


def test_an_unreachable_server_is_an_error() -> None:
    with Client("http://127.0.0.1:9") as client, pytest.raises(ServerUnreachable, match="does not answer"):
        client.whoami()


# ------------------------------------------------------------------------------ tables


def test_a_table_is_created_listed_and_filled(serving: Serving) -> None:
    with guest(serving.url) as ana, guest(serving.url, "Ben") as ben, guest(serving.url, "Cleo") as cleo:
        table = ana.create_table("ascension", {"players": 2}, {"public": False}, [ME])
        assert (table.status, table.own_seats, table.free_seats) == ("open", (0,), (1,)) and table.commitment
        with pytest.raises(NotFound):
            ben.table(table.id)
        assert table.code is not None
        assert ben.by_code(table.code).id == table.id
        assert ben.sit(table.id, code=table.code, seed_phrase="wind").own_seats == (1,)
        with pytest.raises(TableFull):
            cleo.sit(table.id, code=table.code)
        with pytest.raises(StateConflict):
            cleo.sit(table.id, 0, code=table.code)
        assert ben.start(table.id).status == "running"
        assert [each.id for each in ana.tables(mine=True)] == [table.id]


def test_a_public_table_is_listed(serving: Serving) -> None:
    with guest(serving.url) as ana, Client(serving.url) as stranger:
        table = ana.create_table("conflictus", {}, {"public": True, "title": "all welcome"}, [ME])
        found = next(each for each in stranger.tables(status="open") if each.id == table.id)
        assert found.options["title"] == "all welcome" and found.names == ("Ana",)
        ana.cancel(table.id)


# ------------------------------------------------------------------------------ playing


def test_a_whole_game_with_the_sync_client(serving: Serving) -> None:
    with guest(serving.url) as ana:
        table = ana.create_table("ascension", {"players": 2, "honor_pool": 10}, {}, [ME, BOT], start=True)
        outcome = ana.play(table.id, 0, first)
        assert outcome is not None and len(outcome.scores) == 2
        match = read(ana.record(table.id), GAMES)
        assert match.over and unpack(ana.game_link(table.id), GAMES).choices == match.choices
        assert ana.proof(table.id)["seed"] == str(match.seed)


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("ascension", {"players": 2, "honor_pool": 12}),
        ("conflictus", {"format": "rapidinha"}),
        ("conflictus", {"format": "classic"}),
    ],
)
def test_a_built_in_bot_plays_the_same_over_the_network(serving: Serving, game: str, settings: dict[str, Any]) -> None:
    with guest(serving.url) as ana:
        table = ana.create_table(game, settings, {}, [ME, {"seat": 1, "bot": "greedy"}], start=True)
        outcome = ana.play(table.id, None, "greedy")
        assert outcome is not None and outcome.winners


def test_a_client_faster_than_the_rate_limit_waits_and_loses_no_choice(tmp_path: Path) -> None:
    serving = Serving(tmp_path, write_limit_per_second=4)
    try:
        with guest(serving.url) as ana:
            seats: list[dict[str, Any]] = [ME, {"seat": 1, "bot": "greedy"}]
            table = ana.create_table("ascension", {"players": 2, "honor_pool": 12}, {}, seats, start=True)
            outcome = ana.play(table.id, 0, "greedy")
        assert outcome is not None and outcome.winners
        assert serving.running.metrics.rejected_actions._value.get() > 0, "the game was too short to reach the limit"
    finally:
        serving.end()


def test_an_external_program_plays_over_the_network(serving: Serving, tmp_path: Path) -> None:
    program = tmp_path / "last.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    told = json.loads(line)\n"
        "    if told['type'] == 'decide':\n"
        "        print(json.dumps({'choose': len(told['decision']['options']) - 1}), flush=True)\n"
    )
    with guest(serving.url) as ana:
        table = ana.create_table("ascension", {"players": 2, "honor_pool": 6, "rounds": 8}, {}, [ME, BOT], start=True)
        outcome = ana.play(table.id, 0, f"program:fail=stop python3 {program}")
        assert outcome is not None


def test_a_search_bot_cannot_play_over_the_network(serving: Serving) -> None:
    with guest(serving.url) as ana:
        table = ana.create_table("ascension", {"players": 2}, {}, [ME, BOT], start=True)
        with pytest.raises(CannotPlay, match="add it as a server bot"):
            ana.play(table.id, 0, "search")
        ana.cancel(table.id)


def test_choices_by_name_index_and_in_batches(serving: Serving) -> None:
    with guest(serving.url) as ana:
        table = ana.create_table("ascension", TWO, hers(TWO), [ME, {"seat": 1, "me": True}], start=True)
        with ana.connect(table.id, 0) as place:
            now = place.update
            assert now is not None and now.decision is not None and now.view is not None
            plays = [option for option in now.decision.options if option.verb == "play"]
            hand = len(now.view["players"][0]["hand"]["faces"])
            after = place.choose(plays[0].name)
            assert after.view is not None and len(after.view["players"][0]["hand"]["faces"]) == hand - 1
            assert after.free_undo_count == 1
            back = place.undo()
            assert back.view is not None and len(back.view["players"][0]["hand"]["faces"]) == hand
            names = [option.name for option in plays]
            result = place.choose(names[0], "end_turn")
            assert result.seat_to_act == 1 and result.decision is None
            with pytest.raises(NoOpenDecision):
                place.choose(0)
            with pytest.raises(ClientError):
                place.choose(0, decision=0)
        with ana.connect(table.id, 1) as other:
            assert other.why("acquire mystic") is not None
            assert other.update is not None and other.update.decision is not None
            assert other.why(other.update.decision.options[0].name) is None
            with pytest.raises(InvalidRequest):
                other.choose("win at once")
            ended = other.concede()
            assert ended.status == "over" and ended.outcome is not None and ended.outcome.winners == [0]


def test_a_person_without_a_seat_is_a_spectator(serving: Serving) -> None:
    with guest(serving.url) as ana, guest(serving.url, "Ben") as ben:
        table = ana.create_table("ascension", {"players": 2}, {"public": True}, [ME, BOT], start=True)
        with ben.connect(table.id) as looking:
            assert looking.seat is None and looking.update is not None and looking.update.decision is None
            with pytest.raises(Forbidden):
                looking.concede()
        with pytest.raises(Forbidden):
            ben.connect(table.id, 0).open()
        ana.cancel(table.id)


def test_chat_reaches_every_client_once(serving: Serving, wire: Wire) -> None:
    with guest(wire.url) as ana, guest(serving.url, "Ben") as ben:
        table = ana.create_table("ascension", {"players": 2}, {"public": True}, [ME])
        ben.sit(table.id)
        ana.start(table.id)
        with ana.connect(table.id) as mine, ben.connect(table.id) as his:
            his.send_chat("good luck")
            his.send_chat(phrase="hello")
            messages = until(mine, lambda told: isinstance(told, ChatMessage) and told.phrase == "hello")
            wire.cut()
            his.send_chat("still there?")
            messages += until(mine, lambda told: isinstance(told, ChatMessage) and told.text == "still there?")
            lines = [told for told in messages if isinstance(told, ChatMessage)]
            assert [line.text for line in lines][::2] == ["good luck", "still there?"] and len(lines) == 3


def until(place: Any, enough: Callable[[Any], bool], seconds: float = 20) -> list[Any]:
    heard = []
    while True:
        message = place.next(seconds)
        heard.append(message)
        if enough(message):
            return heard


# ---------------------------------------------------------------------- the connection


def test_a_game_continues_despite_repeated_disconnects(serving: Serving, wire: Wire) -> None:
    """Every choice is made once: the record has exactly what the client chose."""
    with guest(wire.url) as ana:
        table = ana.create_table(
            "ascension", {"players": 2, "rounds": 8}, {}, [ME, {"seat": 1, "me": True}], start=True
        )
        chosen: list[tuple[int, str]] = []
        count = 0

        async def play() -> None:
            nonlocal count
            async with ana.awaited.connect(table.id, 0) as one, ana.awaited.connect(table.id, 1) as two:
                while True:
                    now = one.update
                    assert now is not None
                    if now.over:
                        break
                    seat = now.seat_to_act
                    place = (one, two)[seat]
                    decision = await place.wait_for_decision()
                    if decision is None:
                        break
                    assert decision.decision is not None
                    at = first(plain(decision.decision), {})
                    name = decision.decision.options[at].name
                    count += 1
                    sending = asyncio.create_task(place.choose(name, decision=decision.decision.number))
                    if count % 7 == 0:
                        await asyncio.sleep(0.001 * (count % 5))
                        await asyncio.to_thread(wire.cut)
                    result = await sending
                    chosen.append((seat, name))
                    await (one, two)[1 - seat].wait_for_entry(result.seq)
                assert one.connections > 2 and one.synced == 0

        asyncio.run_coroutine_threadsafe(play(), ana._loop.loop).result(180)
        match = read(ana.record(table.id), GAMES)
        assert [(choice.seat, choice.name) for choice in match.choices] == chosen


BOTH = {"players": 2, "sets": "both", "honor_pool": 25}
STOPS = {"format": "classic", "always_ask": True}


def kinds_met(game: str, settings: dict[str, Any], seed: int) -> set[str]:
    """Return the kinds of decisions in a random game."""
    played, luck = GAMES[game], random.Random(3)
    match, met = Match(played, configured(played, settings, ()), seed), set()
    while (decision := match.decision) is not None:
        met.add(decision.question.key)
        match.take(luck.randrange(len(decision.options)))
    return met


def covering(game: str, settings: dict[str, Any], least: int) -> list[tuple[int, set[str]]]:
    """Return games that contain every kind of decision, each with the kinds it is played for."""
    met = {seed: kinds_met(game, settings, seed) for seed in range(15)}
    left, found = set().union(*met.values()), []
    assert len(left) >= least, left
    while left:
        best = max(met, key=lambda seed: len(met[seed] & left))
        found.append((best, met[best] & left))
        left -= met[best]
    return found


@pytest.mark.parametrize(("game", "settings", "least"), [("ascension", BOTH, 5), ("conflictus", STOPS, 11)])
def test_a_client_recovers_from_a_disconnect_at_every_kind_of_decision(
    serving: Serving, wire: Wire, game: str, settings: dict[str, Any], least: int
) -> None:
    for seed, wanted in covering(game, settings, least):
        cut_at_kinds(wire, game, settings, seed, wanted)


def cut_at_kinds(wire: Wire, game: str, settings: dict[str, Any], seed: int, wanted: set[str]) -> None:
    """Cut the connection: an open question must come again, and an answer in transit must count once."""
    with guest(wire.url) as ana:
        table = ana.create_table(game, settings, {"seed": str(seed)}, [ME, {"seat": 1, "me": True}], start=True)
        met: set[str] = set()
        chosen: list[tuple[int, str]] = []
        luck = random.Random(3)

        async def play() -> None:
            async with ana.awaited.connect(table.id, 0) as one, ana.awaited.connect(table.id, 1) as two:
                while one.update is not None and not one.update.over:
                    seat = one.update.seat_to_act
                    place = (one, two)[seat]
                    decision = await place.wait_for_decision()
                    if decision is None:
                        break
                    assert decision.decision is not None
                    key = decision.decision.question["key"]
                    new = key not in met
                    met.add(key)
                    if new:
                        before = place.connections
                        await asyncio.to_thread(wire.cut)
                        while place.connections == before:
                            await asyncio.sleep(0.02)
                        again = await place.wait_for_decision()
                        assert again is not None and again.decision == decision.decision and again.hash == decision.hash
                    name = luck.choice(decision.decision.options).name
                    sending = asyncio.create_task(place.choose(name, decision=decision.decision.number))
                    if new:
                        await asyncio.sleep(0)
                        await asyncio.to_thread(wire.cut)
                    result = await sending
                    chosen.append((seat, name))
                    await (one, two)[1 - seat].wait_for_entry(result.seq)
                    if met >= wanted:
                        ended = await one.concede()
                        await two.wait_for_entry(ended.seq)

        asyncio.run_coroutine_threadsafe(play(), ana._loop.loop).result(240)
        match = read(ana.record(table.id), GAMES)
        assert [(choice.seat, choice.name) for choice in match.choices if choice.index >= 0] == chosen
        assert met >= wanted


def test_a_token_is_enough_for_everything(serving: Serving, wire: Wire) -> None:
    with Client(serving.url) as owner:
        owner.register("Dora", "a long enough sentence")
        body = {"label": "bot", "scopes": ["read", "play"]}
        made = owner._loop.run(owner.awaited.web.post("/me/tokens", body))
        with Client(wire.url, token=made["token"]) as dora:
            assert dora.whoami().name == "Dora"
            table = dora.create_table("ascension", {"players": 2, "rounds": 3}, {}, [ME, BOT], start=True)
            assert dora.play(table.id, None, first) is not None
        with pytest.raises(AuthenticationRequired), Client(serving.url, token="no such token") as stranger:
            stranger.whoami()


def test_without_sockets_the_client_uses_long_polling(serving: Serving, wire: Wire) -> None:
    wire.no_sockets = True
    with guest(wire.url) as ana:
        table = ana.create_table("ascension", {"players": 2, "honor_pool": 6}, {}, [ME, BOT], start=True)
        with ana.connect(table.id) as place:
            assert place.awaited.polling and place.seat == 0
            place.send_chat("hello there")
            until(place, lambda told: isinstance(told, ChatMessage) and told.text == "hello there")
            assert place.why("acquire arha templar, of all cards") is not None
        outcome = ana.play(table.id, 0, first)
        assert outcome is not None and wire.upgrades >= 2


def test_an_interrupted_poll_is_retried(serving: Serving, wire: Wire) -> None:
    with guest(wire.url) as ana:
        table = ana.create_table("ascension", TWO, hers(TWO), [ME, {"seat": 1, "me": True}], start=True)
        with ana.connect(table.id, 0, polling=True) as place:
            wire.cut()
            assert place.choose("end_turn").seat_to_act == 1
            with ana.connect(table.id, 1, polling=True) as other:
                wire.cut()
                other.choose("end_turn")
            assert place.wait_for_decision() is not None
        assert [choice.name for choice in _choices(serving, table)] == ["end_turn", "end_turn"]


def _choices(serving: Serving, table: TableInfo) -> list[Any]:
    match = serving.running.service.rooms.hosted[table.id].room.match
    assert match is not None
    return match.choices


def test_a_corrupted_view_is_detected_and_requested_again(serving: Serving, wire: Wire) -> None:
    with guest(wire.url) as ana:
        table = ana.create_table("ascension", {"players": 2}, {}, [ME, BOT], start=True)
        wire.bend = (b'"mystics":{"count":', b'"mystics":{"cOunt":')
        with ana.connect(table.id) as place:
            assert wire.bent == 1 and place.awaited.synced == 1
            assert place.update is not None and place.update.view is not None
            assert "count" in place.update.view["mystics"]
        ana.cancel(table.id)


@pytest.mark.parametrize("polling", [False, True])
def test_a_connection_that_corrupts_everything_is_closed(serving: Serving, wire: Wire, polling: bool) -> None:
    with guest(wire.url) as ana:
        table = ana.create_table("ascension", {"players": 2}, {}, [ME, BOT], start=True)
        wire.bend, wire.always = (b'"mystics":{"count":', b'"mystics":{"cOunt":'), True
        with pytest.raises(ProtocolError, match="not the one the server sent"):
            ana.connect(table.id, polling=polling).open()
        wire.bend = None
        ana.cancel(table.id)


def test_invalid_messages_over_a_socket_are_protocol_errors() -> None:
    async def babble() -> None:
        async def talk(socket: ServerConnection) -> None:
            await socket.send("[1, 2")
            await socket.wait_closed()

        async with serve(talk, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with AsyncClient(f"http://127.0.0.1:{port}") as client:
                with pytest.raises(ProtocolError, match="not a valid message"):
                    await client.connect("1111111111").open()

    asyncio.run(babble())


def test_a_client_reconnects_after_a_server_restart(tmp_path: Path) -> None:
    own = Serving(tmp_path)
    try:
        with guest(own.url) as ana:
            table = ana.create_table("ascension", TWO, hers(TWO), [ME, {"seat": 1, "me": True}], start=True)
            with ana.connect(table.id, 0) as place:
                before = place.choose("end_turn")
                own.stop()
                done = threading.Event()

                def other() -> None:
                    with ana.connect(table.id, 1) as two:
                        two.choose("end_turn")
                        done.set()

                thread = threading.Thread(target=other)
                thread.start()  # asked while no player answers
                own.start()
                assert done.wait(60)
                thread.join()
                now = place.wait_for_decision()
                assert now is not None and now.seq > before.seq
                assert place.awaited.connections == 2
    finally:
        own.end()


def test_an_invalid_response_is_a_protocol_error() -> None:
    async def nonsense() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-type: text/html\r\n\r\nhi")
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with AsyncClient(f"http://127.0.0.1:{port}") as client:
            with pytest.raises(ProtocolError, match="not as a Vigil server would"):
                await client.whoami()
        server.close()

    asyncio.run(nonsense())


def test_updates_are_values(serving: Serving) -> None:
    with guest(serving.url) as ana:
        table = ana.create_table("ascension", TWO, hers(TWO), [ME, BOT], start=True)
        with ana.connect(table.id) as place:
            place.choose("end_turn")
            messages = until(place, lambda told: isinstance(told, Update) and bool(told.events))
            update = messages[-1]
            assert update.events[0].text and update.events[0].rule.startswith("A-")
        ana.cancel(table.id)
