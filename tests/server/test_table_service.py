"""Tables in a process: deciding, writing, announcing; bots, clocks, leaving; several processes with one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from server.postgres import Postgres
from server.recording_observer import RecordingObserver
from server.wiring import Here, scheduler_for, scheduler_of, serving, tables_in
from vigil.kernel.errors import IllegalChoice, StaleDecision
from vigil.protocol import messages as wire
from vigil.protocol.table_options import Clock, Options
from vigil.server.bot_pool import Job
from vigil.server.errors import Forbidden
from vigil.server.room import Room
from vigil.server.scheduler import Scheduler
from vigil.server.store import Store
from vigil.server.store.rows import Person
from vigil.server.subscribers import Subscriber
from vigil.server.table_service import TableService

pytestmark = pytest.mark.anyio


@pytest.fixture
def shared_url(postgres: Postgres) -> str:
    """A database for several processes."""
    return postgres.fresh()


@pytest.fixture
async def service(store: Store) -> AsyncIterator[TableService]:
    async with serving(store) as made:
        yield made


def known_person(who: str) -> Person:
    return Person(who, "guest", who.title(), "en", None, 1, 1)


async def start_game(
    service: TableService, *seats: str, options: Options | None = None, game: str = "ascension", **settings: Any
) -> Room:
    """Create a table with these people and bots, and start the game."""
    room = await service.make("ana", game, settings, options or Options())
    for seat, who in enumerate(seats):
        if who in ("greedy", "random"):
            await service.seat_bot(room.id, "ana", seat, who, who.title())
        else:
            await service.sit(room.id, who, who.title(), seat)
    await service.start(room.id, "ana")
    return room


async def received_messages(listener: Subscriber) -> list[Any]:
    found = []
    while not listener.queue.empty():
        item = listener.queue.get_nowait()
        if item is not None:
            found.append(msgspec.json.decode(item))
    return found


async def choose(service: TableService, room: Room, *wanted: str | int, action: str = "") -> wire.ServerMessageBase:
    asked = room.decision
    assert asked is not None
    person = room.seats[asked.seat].person
    assert person is not None
    said = wire.Choose(decision=asked.number, choose=list(wanted), id=action)
    return await service.act(room.id, person, person.title(), asked.seat, said)


async def test_a_choice_is_stored_before_it_is_sent(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    listener = Subscriber("ben", 1, "en")
    async with service.rooms.listening(room.id, listener):
        await received_messages(listener)
        done = await choose(service, room, "end_turn", action="x")
        assert isinstance(done, wire.Ack)
        assert [entry.kind for entry in await service.store.entries(room.id)][-1] == "chose"
        updates = [message for message in await received_messages(listener) if message["type"] == "update"]
        assert updates[-1]["seq"] == done.seq
        assert updates[-1]["events"]


async def test_a_concession_with_a_reused_action_id_is_applied(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    first = room.seat_to_act
    person = ("ana", "ben")[first]
    await service.act(room.id, person, person, first, wire.Choose(decision=0, choose=["end_turn"], id="1"))
    await service.act(room.id, person, person, first, wire.Concede(id="1"))
    assert room.status == "over"
    assert await service.act(room.id, person, person, first, wire.Concede(id="1")) == wire.Ack("1", room.seq)


async def test_an_action_sent_twice_is_applied_once(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    first = room.seat_to_act
    person = room.seats[first].person
    assert person is not None
    said = wire.Choose(decision=0, choose=["end_turn"], id="click")
    one = await service.act(room.id, person, "x", first, said)
    two = await service.act(room.id, person, "x", first, said)
    assert one == two
    assert room.match is not None
    assert len(room.match.choices) == 1
    with pytest.raises(StaleDecision):
        await service.act(room.id, person, "x", first, wire.Choose(decision=0, choose=["end_turn"], id="other"))


async def test_a_rejected_action_changes_nothing(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    before = room.seq
    with pytest.raises(IllegalChoice):
        await choose(service, room, "fly away", 0)
    with pytest.raises(Forbidden):
        await service.act(room.id, "zoe", "Zoe", 0, wire.Concede())
    with pytest.raises(Forbidden):
        await service.act(room.id, "zoe", "Zoe", None, wire.Undo())
    assert room.seq == before
    assert len(await service.store.entries(room.id)) == before + 1
    await choose(service, room, "end_turn")


async def test_bots_finish_a_game_and_it_is_rated(service: TableService) -> None:
    await service.store.add_person(known_person("ana"))
    room = await start_game(service, "ana", "greedy")
    while room.status == "running":
        if room.seat_to_act == 0:
            await choose(service, room, 0)
        else:
            await service.rooms.next_update(room.id, 0, "en", room.seq, 5)
    for _ in range(100):
        await asyncio.sleep(0.05)
        if await service.store.ratings("ascension", "free-2"):
            break
    rows = await service.store.ratings("ascension", "free-2")
    assert {(row.kind, row.player, row.games) for row in rows} == {("person", "ana", 1), ("bot", "greedy", 1)}
    listed = await service.store.tables(status="over")
    assert [row.id for row in listed] == [room.id]


async def test_another_service_continues_the_games_of_a_stopped_one(store: Store) -> None:
    async with serving(store) as first:
        room = await start_game(first, "ana", "greedy", game="conflictus")
        for _ in range(8):
            if room.seat_to_act == 0:
                await choose(first, room, 0)
            else:
                await first.rooms.next_update(room.id, 0, "en", room.seq, 5)
        while room.seat_to_act != 0 and room.status == "running":
            await first.rooms.next_update(room.id, 0, "en", room.seq, 5)
    async with serving(store) as second:
        again = await second.rooms.room(room.id)
        assert again.match is not None
        assert room.match is not None
        assert again.match.state == room.match.state
        assert again.seq == room.seq
        await choose(second, again, 0)


async def test_a_clock_at_zero_applies_the_tables_option(service: TableService) -> None:
    now = 1_000_000
    service.rooms.now = lambda: now
    options = Options(clock=Clock("per_move", seconds=5), on_timeout="bot", substitute_bot="greedy")
    room = await start_game(service, "ana", "ben", options=options)
    first = room.seat_to_act
    now += 6_000
    scheduler = scheduler_of(service)
    await scheduler._handle_timeout(await service.rooms.open_room(room.id))
    assert room.seats[first].substitute_bot == "greedy"
    while room.seat_to_act == first:
        await service.rooms.next_update(room.id, 0, "en", room.seq, 5)
    person = room.seats[first].person
    assert person is not None
    await service.act(room.id, person, "x", first, wire.TakeBackSeat())
    assert room.seats[first].substitute_bot is None


@pytest.mark.parametrize(("leaving", "status"), [("wait", "running"), ("forfeit", "over"), ("bot", "running")])
async def test_leaving_applies_the_tables_option(service: TableService, leaving: Any, status: str) -> None:
    room = await start_game(service, "ana", "ben", options=Options(on_leave=leaving, substitute_bot="greedy"))
    await service.act(room.id, "ben", "Ben", 1, wire.Leave())
    assert room.status == status
    assert room.seats[1].left
    assert room.seats[1].substitute_bot == ("greedy" if leaving == "bot" else None)


async def test_a_slow_client_is_disconnected_without_delaying_others(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    slow = Subscriber("ben", 1, "en")
    async with service.rooms.listening(room.id, slow):
        while not slow.closed:
            await choose(service, room, len(room.decision.options) - 1)  # type: ignore[union-attr]
        assert (await received_messages(slow))[-1] == {"type": "closing", "reason": "slow"}
    await choose(service, room, 0)


async def test_a_rematch_reserves_seats_and_is_created_once(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    await service.act(room.id, "ana", "Ana", 0, wire.Concede())
    await service.store.add_person(known_person("ben"))
    new = await service.rematch(room.id, "ana", swap=True, same_seed=True)
    assert new.seats[1].person == "ana"
    with pytest.raises(Forbidden):
        await service.sit(new.id, "zoe", "Zoe", 0)
    assert (await service.rematch(room.id, "ben", swap=True, same_seed=False)).id == new.id
    await service.sit(new.id, "ben", "Ben", 0)
    await service.start(new.id, "ben")
    assert new.match is not None
    assert room.match is not None
    assert new.match.seed == room.match.seed


async def test_a_canceled_rematch_allows_another(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    await service.act(room.id, "ana", "Ana", 0, wire.Concede())
    first = await service.rematch(room.id, "ana", swap=False, same_seed=False)
    await service.cancel(first.id, "ana")
    second = await service.rematch(room.id, "ben", swap=False, same_seed=False)
    assert (second.id != first.id, second.status, room.rematch) == (True, "open", second.id)
    assert (await service.rematch(room.id, "ana", swap=False, same_seed=False)).id == second.id


async def test_seats_are_not_reserved_for_deleted_people_or_after_leaving(service: TableService) -> None:
    await service.store.add_person(known_person("ben"))
    room = await start_game(service, "ana", "ben")
    await service.act(room.id, "ana", "Ana", 0, wire.Concede())
    new = await service.rematch(room.id, "ana", swap=False, same_seed=False)
    with pytest.raises(Forbidden):
        await service.sit(new.id, "zoe", "Zoe", 1)
    await service.store.remove_person("ben")
    await service.sit(new.id, "zoe", "Zoe", 1)
    other = await start_game(service, "ana", "cleo")
    await service.store.add_person(known_person("cleo"))
    await service.act(other.id, "ana", "Ana", 0, wire.Concede())
    new = await service.rematch(other.id, "ana", swap=False, same_seed=False)
    await service.sit(new.id, "cleo", "Cleo", 1)
    await service.empty(new.id, "cleo", 1)
    await service.seat_bot(new.id, "ana", 1, "greedy", "Greedy")


async def test_two_processes_create_one_rematch(shared_url: str) -> None:
    one, two = await Store.open(shared_url), await Store.open(shared_url)
    async with serving(one, alone=False) as first, serving(two, alone=False) as second:
        room = await start_game(first, "ana", "ben")
        await first.act(room.id, "ana", "Ana", 0, wire.Concede())
        await second.rooms.open_room(room.id)
        made = await asyncio.gather(
            first.rematch(room.id, "ana", swap=False, same_seed=False),
            second.rematch(room.id, "ben", swap=False, same_seed=False),
        )
        assert made[0].id == made[1].id
        assert [row.id for row in await one.tables(status="open")] == [made[0].id]
    await one.close()
    await two.close()


async def test_muting_applies_in_every_process(shared_url: str) -> None:
    one, two = await Store.open(shared_url), await Store.open(shared_url)
    ben = known_person("ben")
    await one.add_person(ben)
    async with serving(one, alone=False) as first, serving(two, alone=False) as second:
        room = await start_game(first, "ana", "ben")
        listener = Subscriber("ben", 1, "en")
        async with second.rooms.listening(room.id, listener):
            await one.change_person("ben", lambda now: msgspec.structs.replace(now, settings={"muted": ["ana"]}))
            await one.tell_muted("ben")
            for _ in range(200):
                if listener.muted:
                    break
                await asyncio.sleep(0.02)
            assert listener.muted == {"ana"}
    await one.close()
    await two.close()


async def test_two_processes_share_a_table(shared_url: str) -> None:
    one, two = await Store.open(shared_url), await Store.open(shared_url)
    async with serving(one, alone=False) as first, serving(two, alone=False) as second:
        room = await start_game(first, "ana", "ben")
        other = await second.rooms.room(room.id)
        for step in range(30):
            service, mine = (first, room) if step % 2 else (second, other)
            for _ in range(100):
                if mine.seq == max(room.seq, other.seq):
                    break
                await asyncio.sleep(0.02)
            await choose(service, mine, len(mine.decision.options) - 1)  # type: ignore[union-attr]
        await asyncio.sleep(0.3)
        assert room.match is not None
        assert other.match is not None
        assert room.match.state == other.match.state
        assert len(room.match.choices) == 30
    await one.close()
    await two.close()


async def test_a_conflicting_choice_in_another_process_is_rejected_without_loss(shared_url: str) -> None:
    one, two = await Store.open(shared_url), await Store.open(shared_url)
    async with serving(one, alone=False) as first, serving(two, alone=False) as second:
        room = await start_game(first, "ana", "ben")
        other = await second.rooms.room(room.id)
        asked = room.seat_to_act
        person = room.seats[asked].person
        assert person is not None
        said = [wire.Choose(decision=0, choose=["end_turn"], id=name) for name in ("a", "b")]
        results = await asyncio.gather(
            first.act(room.id, person, "x", asked, said[0]),
            second.act(other.id, person, "x", asked, said[1]),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["Ack", "StaleDecision"]
    await one.close()
    await two.close()


async def test_a_viewer_sees_the_previous_state_during_a_write(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await start_game(service, "ana", "ben")
    before = await service.rooms.full_update(room, 0, "en", None)
    append, snapshots = service.store.append, []

    async def slowly(table: str, entries: Any) -> None:
        snapshots.append(await service.rooms.full_update(room, 0, "en", None))
        await append(table, entries)

    monkeypatch.setattr(service.store, "append", slowly)
    await choose(service, room, "end_turn")
    assert snapshots == [before]
    assert (await service.rooms.full_update(room, 0, "en", None)).seq > before.seq


async def test_a_delayed_spectator_does_not_count_as_slow(service: TableService) -> None:
    room = await start_game(service, "ana", "ben", options=Options(spectator_delay=120))
    listener = Subscriber(None, None, "en")
    async with service.rooms.listening(room.id, listener):
        for _ in range(150):
            if room.status == "running":
                await choose(service, room, len(room.decision.options) - 1)  # type: ignore[union-attr]
        assert room.seq > 150
        assert not listener.closed


async def test_a_failed_bot_is_retried(store: Store) -> None:
    class Ill(Here):
        async def think(self, job: Job) -> tuple[list[tuple[int, int]], str | None]:
            if len(self.asked) < 2:
                self.asked.append(job)
                raise RuntimeError("not now")
            return await super().think(job)

    observer = RecordingObserver(failures=True)
    service = tables_in(store, alone=True)
    scheduler = Scheduler(service, Ill(), observer)
    await scheduler.start()
    room = await start_game(service, "ana", "greedy")
    if room.seat_to_act == 0:
        await choose(service, room, "end_turn")
    while room.seat_to_act == 1:
        await service.rooms.next_update(room.id, 0, "en", room.seq, 30)
    assert [str(error) for _, error in observer.failures] == ["not now", "not now"]
    await service.rooms.close()
    await scheduler.stop()


async def test_a_finished_game_has_no_lease(shared_url: str) -> None:
    store = await Store.open(shared_url)
    async with serving(store, alone=False) as service:
        scheduler = scheduler_of(service)
        room = await start_game(service, "ana", "ben")
        while room.id not in scheduler.ownership.owned:
            await asyncio.sleep(0.05)
        await service.act(room.id, "ana", "Ana", 0, wire.Concede())
        while room.id in scheduler.ownership.owned:
            await asyncio.sleep(0.05)
        assert await store.renew(scheduler.name, 1000) == []
    await store.close()


async def test_an_erased_name_disappears_in_every_process(shared_url: str) -> None:
    one, two = await Store.open(shared_url), await Store.open(shared_url)
    async with serving(one, alone=False) as first, serving(two, alone=False) as second:
        room = await start_game(first, "ana", "ben")
        assert (await second.rooms.room(room.id)).seats[1].name == "Ben"
        await one.remove_person("ben")
        while (await second.rooms.room(room.id)).seats[1].name == "Ben":
            await asyncio.sleep(0.05)
        assert room.id in second.rooms.hosted
    await one.close()
    await two.close()


@pytest.mark.parametrize("on_timeout", ["forfeit", "bot"])
async def test_downtime_does_not_count_on_clocks(store: Store, on_timeout: Any) -> None:
    options = Options(clock=Clock("total", seconds=60), on_timeout=on_timeout)
    async with serving(store) as first:
        room = await start_game(first, "ana", "ben", options=options)
        asked = room.seat_to_act
    night = first.rooms.now() + 3_600_000
    service = tables_in(store, alone=True, now=lambda: night)
    scheduler = scheduler_for(service)
    await service.rooms.open_room(room.id)  # a client connects at once, before the tables are checked
    await scheduler.start()
    again = await wait_for_kind(service, room.id, "resumed")
    for _ in range(50):
        await asyncio.sleep(0.01)  # whatever else is due
    kinds = [entry.kind for entry in await store.entries(room.id)]
    assert kinds[-1] == "resumed"
    assert "clock_expired" not in kinds
    assert (again.status, again.seat_to_act, again.seats[asked].substitute_bot) == ("running", asked, None)
    assert again.clocks is not None
    assert (again.clocks.reads(night) or [])[asked] > 50_000
    await choose(service, again, "end_turn")
    await service.rooms.close()
    await scheduler.stop()


async def test_a_choice_before_the_first_scheduler_round_loses_no_time(store: Store) -> None:
    async with serving(store) as first:
        room = await start_game(
            first, "ana", "ben", options=Options(clock=Clock("total", seconds=60), on_timeout="forfeit")
        )
        asked = room.seat_to_act
    night = first.rooms.now() + 3_600_000
    service = tables_in(store, alone=True, now=lambda: night)
    scheduler = scheduler_for(service)
    again = await service.rooms.room(room.id)
    await choose(service, again, "end_turn")
    await choose(service, again, "end_turn")
    kinds = [entry.kind for entry in await store.entries(room.id)]
    assert kinds.index("started") + 1 == kinds.index("resumed") < kinds.index("chose")
    assert kinds.count("resumed") == 1, "the clock of the next player runs"
    assert again.clocks is not None
    assert again.clocks.left[asked] > 50_000
    await service.rooms.close()
    await scheduler.stop()


async def test_a_takeover_does_not_count_the_time_without_a_lease(shared_url: str) -> None:
    store = await Store.open(shared_url)
    dying = tables_in(store)
    room = await start_game(
        dying, "ana", "ben", options=Options(clock=Clock("per_move", seconds=5), on_timeout="forfeit")
    )
    await dying.rooms.index(await dying.rooms.open_room(room.id))
    await dying.rooms.close()  # no process runs the table anymore
    night = dying.rooms.now() + 3_600_000
    service = tables_in(store, alone=False, now=lambda: night)
    scheduler = scheduler_for(service)
    scheduler.ownership.owned.update(await store.claim([room.id], scheduler.name, 60_000))
    await service.rooms.open_room(room.id)  # a client connects before this table is checked
    again = await wait_for_kind(service, room.id, "resumed")
    for _ in range(50):
        await asyncio.sleep(0.01)
    assert [entry.kind for entry in await store.entries(room.id)][-2:] == ["started", "resumed"]
    assert again.status == "running"
    await service.rooms.close()
    await scheduler.stop()
    await store.close()


async def wait_for_kind(service: TableService, table: str, kind: str) -> Room:
    """Wait until an entry of this kind was written, and return the table."""
    for _ in range(500):
        if kind in [entry.kind for entry in await service.store.entries(table)]:
            break
        await asyncio.sleep(0.02)
    return await service.rooms.room(table)


async def test_a_choice_sent_before_an_undo_has_no_effect_after_it(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    seat = room.seat_to_act
    person = room.seats[seat].person
    assert person is not None
    await choose(service, room, 0)
    shown = room.decision  # on the phone, it stays visible
    assert shown is not None
    await service.act(room.id, person, "x", seat, wire.Undo())
    await choose(service, room, 0)
    before = room.seq
    with pytest.raises(StaleDecision):
        await service.act(room.id, person, "x", seat, wire.Choose(decision=shown.number, choose=[0]))
    assert room.seq == before
    written = [entry.body["number"] for entry in await service.store.entries(room.id) if entry.kind == "chose"]
    assert written == [0, 0]


async def test_bots_continue_after_an_undo(service: TableService) -> None:
    room = await start_game(service, "ana", "greedy")
    while room.seat_to_act != 0:
        await service.rooms.next_update(room.id, 0, "en", room.seq, 5)
    await choose(service, room, 0)
    await service.act(room.id, "ana", "Ana", 0, wire.Undo())
    await choose(service, room, "end_turn")
    while room.seat_to_act != 0:
        await service.rooms.next_update(room.id, 0, "en", room.seq, 5)
    assert room.status == "running"


async def test_action_ids_are_separate_for_each_seat(service: TableService) -> None:
    room = await start_game(service, "ana", "ana")
    first = room.seat_to_act
    await choose(service, room, "end_turn", action="1")
    assert room.seat_to_act == 1 - first
    await choose(service, room, "end_turn", action="1")
    assert room.seat_to_act == first


async def test_reasons_against_an_option_are_localized(service: TableService) -> None:
    room = await start_game(service, "ana", "ben")
    reasons = set()
    for lang in ("en", "pt", "fr", "ru"):
        found = await service.act(room.id, "ana", "Ana", 0, wire.Why("acquire 999"), lang)
        assert isinstance(found, wire.Reason)
        reasons.add(found.reason)
    assert len(reasons) == 4
