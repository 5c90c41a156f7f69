"""The tables of this process: commands are decided, written, and only then announced.

The order is always the same, under the lock of the table: the room decides, the store writes, the room applies the
entries, and subscribers are notified. So no one is told anything that could be lost, and a process that dies in
between has told no one.

Another process with the same database may write to the same table. Then the store raises Conflict, the room reads the
new entries, and decides again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from vigil.protocol import messages as wire
from vigil.server import presenter
from vigil.server.cooperative import run_in_slices
from vigil.server.delayed_room import DelayedRoom, FollowedRoom
from vigil.server.errors import NotFound, StateConflict
from vigil.server.journal_entry import Entry, NewEntry
from vigil.server.room import RECENT_CHOICES, EventsByViewer, Room
from vigil.server.store import Store
from vigil.server.store.errors import Conflict
from vigil.server.store.repository import now_ms
from vigil.server.store.rows import SeatRow, TableRow
from vigil.server.subscribers import TABLE_INFO_KINDS, Subscriber
from vigil.server.table_ownership import TableOwnership

MAX_TRIES = 5
"""How often a command is decided again after another process wrote first."""
MAX_CATCH_UP = 200
"""Choices whose events a returning client receives at most."""

Decide = Callable[[Room], "list[NewEntry] | tuple[list[NewEntry], list[EventsByViewer]]"]


class RoomObserver(Protocol):
    """Measures what happens at the tables."""

    def on_entry(self, kind: str, room: Room) -> None:
        """An entry of this kind was written and applied."""

    def on_write(self, seconds: float) -> None:
        """Entries were written to the store."""


class RoomWatcher(Protocol):
    """Reacts to changes at tables: runs bots and clocks, keeps lists."""

    def on_room_changed(self, hosted: LiveRoom) -> None:
        """A table was loaded or changed."""


@dataclass(eq=False, slots=True)
class LiveRoom(FollowedRoom):
    """A room in this process with its subscribers."""

    used: int = 0
    indexed: int = -1  # the last entry that the index contains
    stale: bool = False  # the room may be outdated and must be read again
    behind: DelayedRoom | None = None  # the room of delayed spectators
    late: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while the delayed room is built
    visitors: int = 0

    @property
    def watched(self) -> bool:
        """Whether anyone subscribes or waits for an update."""
        return self.visitors > 0

    def listeners(self) -> list[Subscriber]:
        """Return all subscribers, delayed ones included."""
        return [*self.audience.listeners, *(self.behind.audience.listeners if self.behind is not None else ())]


class RoomManager:
    """Loads, writes and announces the tables."""

    def __init__(
        self, store: Store, ownership: TableOwnership, observer: RoomObserver, now: Callable[[], int] = now_ms
    ) -> None:
        self.store, self.ownership, self.observer, self.now = store, ownership, observer, now
        self.hosted: dict[str, LiveRoom] = {}
        self.watchers: list[RoomWatcher] = []
        self.closing = False
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._behind: set[str] = set()  # tables whose new entries are about to be read
        self._tasks: set[asyncio.Task[Any]] = set()
        self._upkeep: list[asyncio.Task[Any]] = []  # tasks that only end with the server
        self._writing: set[asyncio.Task[int]] = set()

    def watch(self, watcher: RoomWatcher) -> None:
        """Call the watcher for every table that is loaded or changes."""
        self.watchers.append(watcher)

    # ------------------------------------------------------------------- rooms

    async def open_room(self, table: str, used: bool = True) -> LiveRoom:
        """Return a table, loading it from the store if needed. `used` resets the time it counts as idle."""
        hosted = self.hosted.get(table)
        if hosted is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            hosted = await asyncio.shield(task)
        if used:
            hosted.used = self.now()
        return hosted

    async def _load(self, table: str) -> LiveRoom:
        entries = await self.store.entries(table)
        if not entries:
            raise NotFound("table-unknown", "there is no table {table}", table=table[:20])
        room = await run_in_slices(Room.replay_entries(table, entries))
        hosted = self.hosted[table] = LiveRoom(room, used=self.now())
        self._changed(hosted)
        return hosted

    async def add(self, table: str, first: Entry) -> Room:
        """Create a table from its first entry."""
        room = Room.of(table, [first])
        await self.store.make_table(row_of(room), [first])
        self.hosted[table] = LiveRoom(room, used=self.now(), indexed=0)
        self.observer.on_entry(first.kind, room)
        return room

    async def room(self, table: str) -> Room:
        """Return the room of a table."""
        return (await self.open_room(table)).room

    def ready(self) -> bool:
        """Whether tables are served: the server isn't stopping, and all upkeep tasks are running."""
        return not self.closing and not any(task.done() for task in self._upkeep)

    def games_running(self) -> int:
        """Return the number of running games in memory."""
        return sum(hosted.room.status == "running" for hosted in list(self.hosted.values()))

    def holds(self, table: str) -> bool:
        """Whether a table is in memory or being loaded."""
        return table in self.hosted or table in self._loading

    async def catch_up(self, table: str) -> None:
        """Read and announce the entries that another process has written."""
        if table in self._behind or not self.holds(table):
            return  # it will be read anyway
        self._behind.add(table)
        try:
            hosted = await self.open_room(table, used=False)
            async with hosted.lock:
                self._behind.discard(table)  # entries written from here on need another read
                await self._catch_up(hosted)
        finally:
            self._behind.discard(table)

    async def forget(self, table: str) -> None:
        """Reload a table after a person was erased from its entries."""
        if self.holds(table):
            hosted = await self.open_room(table, used=False)
            async with hosted.lock:
                hosted.stale = True
                await self._catch_up(hosted)
                hosted.audience.tell_table(hosted.room)
            if hosted.behind is not None:
                await hosted.behind.rebuild(self)

    async def _catch_up(self, hosted: LiveRoom) -> None:
        if hosted.stale:
            entries = await self.store.entries(hosted.room.id)
            old = hosted.room.seq
            hosted.room, hosted.stale = await run_in_slices(Room.replay_entries(hosted.room.id, entries)), False
            if hosted.room.seq != old:
                await self._announce(hosted, [], ["started"])  # whatever it was, announce the whole table
            return
        entries = await self.store.entries(hosted.room.id, hosted.room.seq + 1)
        if entries:
            events = [each for entry in entries for each in await run_in_slices(hosted.room.applying(entry))]
            await self._announce(hosted, events, [entry.kind for entry in entries])

    # ----------------------------------------------------------------- writing

    async def write(self, hosted: LiveRoom, decide: Decide) -> int:
        """Decide a command, write its entries and announce them. Return the number of the last entry.

        `decide` looks at the room and returns the entries. It may make choices ahead, and then returns their events
        too. It raises a VigilError to refuse the command. The write finishes even if the caller is canceled.
        """
        task = asyncio.create_task(self._write(hosted, decide))
        self._writing.add(task)
        task.add_done_callback(self._written)
        return await asyncio.shield(task)

    def _written(self, task: asyncio.Task[int]) -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, even if the caller is gone

    async def _write(self, hosted: LiveRoom, decide: Decide) -> int:
        async with hosted.lock:
            for _ in range(MAX_TRIES):
                if hosted.stale:
                    await self._catch_up(hosted)
                hosted.room.discard_ahead()
                decided = decide(hosted.room)
                kinds, events = decided if isinstance(decided, tuple) else (decided, None)
                if not kinds:
                    return hosted.room.seq
                gap = self.ownership.takeover_entries(hosted.room)
                if gap and kinds[0][0] != gap[0][0]:
                    kinds = [*gap, *kinds]
                at = max(self.now(), hosted.room.at)
                entries = [Entry(hosted.room.seq + i, at, kind, body) for i, (kind, body) in enumerate(kinds, 1)]
                began = time.perf_counter()
                try:
                    await self.store.append(hosted.room.id, entries)
                    self.observer.on_write(time.perf_counter() - began)
                except Conflict:
                    await self._catch_up(hosted)
                    continue
                except BaseException:
                    hosted.stale = True  # only the store knows whether it was written
                    raise
                if gap:
                    self.ownership.clocked.add(hosted.room.id)
                applied: list[EventsByViewer] = []
                for entry in entries:
                    applied += await run_in_slices(hosted.room.applying(entry, already=events is not None))
                await self._announce(hosted, applied if events is None else events, [kind for kind, _ in kinds])
                if any(kind in TABLE_INFO_KINDS for kind, _ in kinds):
                    await self.index(hosted)
                return hosted.room.seq
            raise StateConflict("table-busy", "this table is too busy right now; try again")

    async def index(self, hosted: LiveRoom) -> None:
        """Update the index with this table."""
        seq = hosted.room.seq
        await self.store.index_table(row_of(hosted.room), seat_rows(hosted.room))
        hosted.indexed = max(hosted.indexed, seq)

    async def _announce(self, hosted: LiveRoom, events: list[EventsByViewer], kinds: Sequence[str]) -> None:
        """Announce entries of these kinds with one update."""
        room = hosted.room
        hosted.audience.add(room, events, kinds, self.now())
        for kind in kinds:
            self.observer.on_entry(kind, room)
        self._changed(hosted)
        await hosted.wake()

    def _changed(self, hosted: LiveRoom) -> None:
        for watcher in self.watchers:
            watcher.on_room_changed(hosted)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Start a background task. It is canceled when the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def spawn_upkeep(self, *works: Any) -> None:
        """Start background tasks that only end with the server. If one ends, the server is no longer ready."""
        self._upkeep = [self.spawn(work) for work in works]

    # ------------------------------------------------------------------ subscribing

    @asynccontextmanager
    async def listening(self, table: str, listener: Subscriber, after: int | None = None) -> AsyncIterator[None]:
        """Subscribe to a table: send a snapshot, then every update."""
        hosted = await self.open_room(table)
        person, seat, lang = listener.person, listener.seat, listener.lang
        async with self._place(hosted, seat) as place:
            audience = place.audience
            async with place.lock:
                if place is hosted and hosted.stale:
                    await self._catch_up(hosted)
                here = audience.here() | ({seat} if seat is not None else set())
                listener.send(presenter.hello(place.room, seat, person, lang, here))
                listener.send(await self.full_update(place.room, seat, lang, after))
                for line in list(place.room.chat)[-20:]:
                    if line.person not in listener.muted:
                        listener.send(presenter.chat_message(line, lang))
                audience.listeners.append(listener)
            if self.closing:
                listener.close("restarting")
            self._announce_presence(hosted)
            try:
                yield
            finally:
                listener.closed = True
                audience.listeners.remove(listener)
                hosted.used = self.now()
                if not self.closing:
                    self._announce_presence(hosted)

    async def muted_elsewhere(self, person: str) -> None:
        """Reload the people a person mutes after another process has changed them. An empty id means everyone."""
        every = {each.person for hosted in self.hosted.values() for each in hosted.listeners()}
        for who in sorted(each for each in every if each is not None and person in ("", each)):
            if (known := await self.store.person(who)) is not None:
                self.mute(who, known.muted)

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """Set the people a person mutes, on all of that person's connections."""
        for hosted in self.hosted.values():
            for listener in hosted.listeners():
                if listener.person == person:
                    listener.muted = muted

    def has_listeners(self) -> bool:
        """Whether any client is connected to a table."""
        return any(hosted.listeners() for hosted in self.hosted.values())

    def disconnect(self, people: Collection[str]) -> None:
        """Disconnect people who were erased."""
        for hosted in self.hosted.values():
            for listener in hosted.listeners():
                if listener.person in people:
                    listener.close("removed")

    def _announce_presence(self, hosted: LiveRoom) -> None:
        """Announce who is connected, and the number of spectators."""
        if hosted.behind is not None:
            hosted.audience.remote_seats = len(hosted.behind.audience.listeners)
            hosted.behind.audience.tell_table(hosted.behind.room)
        hosted.audience.tell_table(hosted.room)

    @asynccontextmanager
    async def _place(self, hosted: LiveRoom, seat: int | None) -> AsyncIterator[FollowedRoom]:
        """Choose the room to follow: the live one, or the delayed one for a spectator of a delayed table."""
        hosted.visitors += 1
        try:
            if seat is not None or not hosted.room.options.spectator_delay:
                yield hosted
                return
            behind = await self._behind_of(hosted)
            async with behind.followed(self, hosted):
                yield behind
        finally:
            hosted.visitors -= 1

    async def _behind_of(self, hosted: LiveRoom) -> DelayedRoom:
        async with hosted.late:
            if hosted.behind is None:
                hosted.behind = await DelayedRoom.create(self, hosted.room)
        await hosted.behind.catch_up(self)
        return hosted.behind

    async def visible_room(self, hosted: LiveRoom, person: str | None) -> Room:
        """Return the room that a person may see now: the live one for players, otherwise the delayed one."""
        room = hosted.room
        if not room.options.spectator_delay or not room.started or (person is not None and room.seats_of(person)):
            return room
        if room.at + 1000 * room.options.spectator_delay <= self.now():
            return room  # nothing has happened since
        return (await self._behind_of(hosted)).room

    async def full_update(self, room: Room, seat: int | None, lang: str, after: int | None) -> wire.Update:
        """Return a snapshot of the table, with the events after an entry, or the recent ones."""
        events: list[wire.EventInfo] = []
        valid_through: int | None = None
        if room.match is not None:
            since = len(room.match.choices) - RECENT_CHOICES
            if after is not None:  # after a long absence, only the last part
                since = max(room.choices_at(after) + 1, len(room.match.choices) - MAX_CATCH_UP)
                valid_through = room.standing(after)
            events = presenter.events(room, seat, lang, await run_in_slices(room.recalling(seat, max(0, since))))
        return presenter.update(
            room, seat, lang, events, self.time_at(room), is_snapshot=True, valid_through=valid_through
        )

    def time_at(self, room: Room) -> int:
        """Return the time at a table. In a delayed room, clocks show what they showed at that time."""
        hosted = self.hosted.get(room.id)
        late = hosted is not None and hosted.behind is not None and room is hosted.behind.room
        return self.now() - (1000 * room.options.spectator_delay if late and room.started else 0)

    async def next_update(
        self, table: str, seat: int | None, lang: str, after: int | None, seconds: float
    ) -> wire.Update:
        """Return a snapshot for a seat or a spectator, as soon as there is an entry after `after`."""
        hosted = await self.open_room(table)
        async with self._place(hosted, seat) as place:
            if after is not None and seconds:
                await self._moved(place, after, seconds)
            async with place.lock:
                return await self.full_update(place.room, seat, lang, after)

    async def _moved(self, place: FollowedRoom, seq: int, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds), place.moved:
                await place.moved.wait_for(lambda: place.room.seq > seq or self.closing)
        except TimeoutError:
            pass

    async def close(self) -> None:
        """Disconnect all subscribers, finish writes, and cancel background tasks."""
        self.closing = True
        for hosted in list(self.hosted.values()):
            hosted.audience.close("restarting")
            await hosted.wake()
            if hosted.behind is not None:
                await hosted.behind.close("restarting")
        await asyncio.gather(*self._writing, return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def row_of(room: Room) -> TableRow:
    """Return a table's row in the index."""
    ended = presenter.outcome(room.outcome) if room.status == "over" else None
    return TableRow(
        id=room.id,
        code=room.code,
        game=room.game.name,
        status=room.status,
        public=room.options.public and not _reveals_end(room),
        created=room.created,
        changed=room.at,
        creator=room.creator,
        settings=room.setup_entry["settings"],
        options=room.setup_entry["options"],
        seq=room.seq,
        seats_to_act=[room.seat_to_act] if room.seat_to_act >= 0 else [],
        outcome=None if ended is None else msgspec.to_builtins(ended),
        started=room.started or None,
        ended=room.ended or None,
        delay=1000 * room.options.spectator_delay,
    )


def _reveals_end(room: Room) -> bool:
    """Whether the existence of this rematch would reveal to delayed spectators that the last game is over."""
    again = "after" in room.setup_entry and "before" not in room.setup_entry
    return again and room.at < room.created + 1000 * room.options.spectator_delay


def seat_rows(room: Room) -> list[SeatRow]:
    """Return the rows of the taken seats in the index."""
    return [
        SeatRow(room.id, seat, holder.person, holder.name, holder.bot)
        for seat, holder in enumerate(room.seats)
        if holder.taken
    ]
