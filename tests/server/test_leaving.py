"""Players leave: who loses, what becomes of undo requests, and which decks a rematch uses."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.test_table_service import choose, known_person, start_game
from server.wiring import scheduler_of, serving
from vigil.games.conflictus.rules import deck_tools
from vigil.protocol import messages as wire
from vigil.protocol.table_options import Options
from vigil.server import presenter
from vigil.server.errors import Forbidden, StateConflict
from vigil.server.idle_games import IdleGameMonitor
from vigil.server.room import Room
from vigil.server.room_manager import LiveRoom
from vigil.server.store import Store
from vigil.server.table_service import TableService

pytestmark = pytest.mark.anyio

OURS = [dict(each.deck) for each in deck_tools.ready_decks() if each.style == "classic"]


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[TableService]:
    store = await Store.open(f"sqlite:///{tmp_path}/vigil.db")
    async with serving(store) as made:
        yield made
    await store.close()


async def send(service: TableService, room: Room, seat: int, message: wire.ClientMessage) -> None:
    person = room.seats[seat].person
    assert person is not None
    await service.act(room.id, person, person.title(), seat, message)


# ------------------------------------------------------------------ closing a table


@pytest.mark.parametrize("leaving", ["wait", "bot"])
async def test_canceling_after_an_opponent_left_is_not_a_loss(service: TableService, leaving: Any) -> None:
    room = await start_game(service, "ana", "ben", options=Options(on_leave=leaving, substitute_bot="random"))
    assert room.rated
    with pytest.raises(Forbidden):
        await service.cancel(room.id, "ana")
    await send(service, room, 1, wire.Leave())
    await service.cancel(room.id, "ana")
    assert (room.status, room.outcome) == ("canceled", None)


async def test_canceling_a_rated_game_against_bots_alone_loses_it(service: TableService) -> None:
    room = await start_game(service, "ana", "greedy")
    await service.cancel(room.id, "ana")
    assert room.status == "over"
    assert room.outcome is not None
    assert room.outcome.winners == (1,)


async def test_a_conceded_player_does_not_prevent_canceling(service: TableService) -> None:
    room = await start_game(service, "ana", "ben", "eva", players=3, options=Options(rated=False))
    await send(service, room, 2, wire.Concede())
    await send(service, room, 1, wire.Leave())
    await service.cancel(room.id, "ana")
    assert room.status == "canceled"


# ----------------------------------------------------------------------------- undo


@pytest.mark.parametrize("leaving", ["wait", "bot"])
async def test_a_request_is_granted_when_all_remaining_players_agreed(service: TableService, leaving: Any) -> None:
    room = await start_game(
        service, "ana", "ben", "eva", players=3, options=Options(on_leave=leaving, substitute_bot="random")
    )
    first = room.seat_to_act
    yes, gone = (first + 1) % 3, (first + 2) % 3
    await choose(service, room, "end_turn")
    await send(service, room, first, wire.Undo())
    assert room.undo_request is not None
    await send(service, room, yes, wire.AnswerUndo(True, room.undo_request.seq))
    assert room.match is not None
    assert len(room.match.choices) == 1
    await send(service, room, gone, wire.Leave())
    assert (len(room.match.choices), presenter.undo_request(room, yes), room.seat_to_act) == (0, None, first)
    assert room.rated


async def test_a_request_without_consent_is_not_granted_because_all_left(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    first = room.seat_to_act
    await choose(service, room, "end_turn")
    await send(service, room, first, wire.Undo())
    await send(service, room, 1 - first, wire.Leave())
    assert room.match is not None
    assert (len(room.match.choices), room.undo_request) == (1, None)


async def test_consent_to_one_request_does_not_count_for_the_next(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    first = room.seat_to_act
    for _ in range(4):
        await choose(service, room, "end_turn")
    await send(service, room, first, wire.Undo(1))
    assert room.undo_request is not None
    first_request = room.undo_request.seq
    await send(service, room, first, wire.AnswerUndo(False, first_request))
    await send(service, room, first, wire.Undo(2))
    with pytest.raises(StateConflict, match="answers another undo request"):
        await send(service, room, 1 - first, wire.AnswerUndo(True, first_request))
    assert room.match is not None
    assert len(room.match.choices) == 4


# -------------------------------------------------------------------------- rematch


def decks(room: Room) -> list[dict[str, int]]:
    assert room.match is not None
    return [dict(deck) for deck in room.match.config.decks]


@pytest.mark.parametrize("swap", [True, False])
async def test_players_keep_their_decks_for_a_rematch(service: TableService, swap: bool) -> None:
    await service.store.add_person(known_person("ben"))
    room = await service.make("ana", "conflictus", {}, Options())
    await service.sit(room.id, "ana", "Ana", 0, deck=OURS[2])
    await service.sit(room.id, "ben", "Ben", 1, deck=OURS[3])
    await service.start(room.id, "ana")
    await send(service, room, 0, wire.Concede())
    new = await service.rematch(room.id, "ana", swap, same_seed=False)
    ana, ben = (1, 0) if swap else (0, 1)
    await service.sit(new.id, "ben", "Ben", ben)
    await service.start(new.id, "ana")
    assert (decks(new)[ana], decks(new)[ben]) == (OURS[2], OURS[3])
    assert new.rated


async def test_a_player_can_bring_another_deck_to_a_rematch(service: TableService) -> None:
    await service.store.add_person(known_person("ben"))
    room = await start_game(service, "ana", "ben", game="conflictus")
    await send(service, room, 0, wire.Concede())
    new = await service.rematch(room.id, "ana", swap=False, same_seed=False)
    await service.sit(new.id, "ben", "Ben", 1, deck=OURS[3])
    await service.start(new.id, "ana")
    assert decks(new) == [OURS[0], OURS[3]]


async def test_decks_from_the_settings_follow_their_players(service: TableService) -> None:
    """As in a continued game, where the settings say which seat has which deck."""
    await service.store.add_person(known_person("ben"))
    room = await start_game(service, "ana", "ben", game="conflictus", decks=[OURS[2], OURS[3]])
    await send(service, room, 0, wire.Concede())
    new = await service.rematch(room.id, "ana", swap=True, same_seed=False)
    await service.sit(new.id, "ben", "Ben", 0)
    await service.start(new.id, "ana")
    assert decks(new) == [OURS[3], OURS[2]]


# ----------------------------------------------------------------------- idle games


DAYS = 86_400_000


def idle_games_of(service: TableService) -> IdleGameMonitor:
    return scheduler_of(service).idle_games


async def pass_days(service: TableService, room: Room, days: int) -> None:
    """Let a table idle for this many days, then run the check."""
    later = room.at + days * DAYS
    service.rooms.now = lambda: later
    await idle_games_of(service).check()


async def test_an_idle_player_loses_a_rated_game(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    asked = room.seat_to_act
    await send(service, room, asked, wire.Leave())
    for days, waits, left in ((52, False, None), (53, True, 7), (6, True, 1)):
        await pass_days(service, room, days)
        assert (room.status, bool(room.waited)) == ("running", waits)
        update = presenter.update(room, None, "en", [], service.rooms.now())
        assert update.forfeit_in_ms == (left and left * DAYS)
    await pass_days(service, room, 7)
    assert room.outcome is not None
    assert room.outcome.winners == (1 - asked,)


async def test_an_idle_player_loses_a_rated_game_against_a_bot(service: TableService) -> None:
    room = await start_game(service, "ana", "random")
    while room.seat_to_act != 0:
        await service.rooms.next_update(room.id, 0, "en", room.seq, 1)
    await send(service, room, 0, wire.Leave())
    for days in (53, 7):
        await pass_days(service, room, days)
    assert room.outcome is not None
    assert room.outcome.winners == (1,)


async def test_a_player_can_return_before_the_deadline(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    await pass_days(service, room, 400)  # the server may have been down
    assert (room.status, bool(room.waited)) == ("running", True)
    await choose(service, room, 0)
    await pass_days(service, room, 8)
    assert (room.status, bool(room.waited)) == ("running", False)


async def test_an_unrated_game_waits_forever(service: TableService) -> None:
    rooms = [
        await start_game(service, "ana", "ben", options=Options(rated=False)),
        await start_game(service, "ana", "ben", honor_pool=5),
    ]
    for room in rooms:
        for days in (400, 800):
            await pass_days(service, room, days)
        assert (room.status, bool(room.waited)) == ("running", False)


async def test_chat_does_not_extend_the_idle_deadline(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    asked = room.seat_to_act
    for days, waits in ((52, False), (1, True), (6, True)):
        await pass_days(service, room, days)
        assert (room.status, bool(room.waited)) == ("running", waits)
        await send(service, room, asked, wire.Chat("tomorrow, perhaps"))
        assert bool(room.waited) == waits
    await pass_days(service, room, 1)
    assert room.outcome is not None
    assert room.outcome.winners == (1 - asked,)


async def test_an_unreadable_game_does_not_block_others(service: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = [await start_game(service, "ana", "ben") for _ in range(3)]
    original, tried, failures = service.rooms.open_room, [], []

    async def open_room(table: str, used: bool = True) -> LiveRoom:
        tried.append(table)
        if table == rooms[0].id:
            raise ValueError("unreadable")
        return await original(table, used)

    monkeypatch.setattr(service.rooms, "open_room", open_room)
    monkeypatch.setattr(idle_games_of(service), "on_failure", lambda table, error: failures.append((table, str(error))))
    await pass_days(service, rooms[0], 60)
    await idle_games_of(service).check()
    assert [bool(room.waited) for room in rooms] == [False, True, True]
    assert failures == [(rooms[0].id, "unreadable")], "once"
    assert len(tried) == 3, "none is loaded again before its deadline"


async def test_idle_games_of_another_process_are_left_to_it(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await start_game(service, "ana", "ben")
    monkeypatch.setattr(service.rooms.ownership, "includes", lambda table: False)
    await pass_days(service, room, 60)
    assert not room.waited
