"""All tables of this process: what people want is decided, written down, and only then told.

The order is always the same, under the lock of the table: the room decides, the store
writes, the room takes the entry, the audience hears of it.  Nobody is told anything
that could be lost, and a process that dies in between has told nobody.

Another process may write to the same table (they share a database).  Then the store
says Conflict, the room reads what is new, and decides again.
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
from vigil.server.delayed_room import DelayedRoom
from vigil.server.errors import NotFound, StateConflict
from vigil.server.journal_entry import Entry, NewEntry
from vigil.server.room import LATELY, News, Room
from vigil.server.store import Conflict, Store
from vigil.server.store.rows import SeatRow, TableRow
from vigil.server.subscribers import TABLE_INFO_KINDS, Subscriber, Subscribers
from vigil.server.table_ownership import TableOwnership

TRIES = 5
"""How often a command is decided again when another process was faster."""
LONG = 200
"""Choices of which somebody is told at most who comes back and says what they knew."""

Decide = Callable[[Room], "list[NewEntry] | tuple[list[NewEntry], list[News]]"]


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class RoomObserver(Protocol):
    """Measures what happens at the tables."""

    def on_entry(self, kind: str, room: Room) -> None:
        """An entry of this kind was written and applied."""

    def on_write(self, seconds: float) -> None:
        """Entries were written to the store."""


class RoomWatcher(Protocol):
    """Does something when a table has changed: bots answer, clocks run, lists are kept."""

    def on_room_changed(self, hosted: LiveRoom) -> None:
        """The table was read, or something has happened there."""


@dataclass(eq=False, slots=True)
class LiveRoom:
    """A room in this process, and everybody around it."""

    room: Room
    audience: Subscribers = field(default_factory=Subscribers)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    moved: asyncio.Condition = field(default_factory=asyncio.Condition)
    used: int = 0
    indexed: int = -1  # the entry up to which the list of tables is right
    stale: bool = False  # what is in memory cannot be trusted: read it again
    behind: DelayedRoom | None = None  # the table as those see it who are told later
    late: asyncio.Lock = field(default_factory=asyncio.Lock)  # while that is being made
    visitors: int = 0

    @property
    def watched(self) -> bool:
        """Whether anybody listens, or waits for what comes next."""
        return self.visitors > 0

    def listeners(self) -> list[Subscriber]:
        """Everybody who is connected, wherever in the game they are."""
        return [*self.audience.listeners, *(self.behind.audience.listeners if self.behind is not None else ())]


class RoomManager:
    """The tables: read, written, listened to."""

    def __init__(
        self, store: Store, ownership: TableOwnership, observer: RoomObserver, now: Callable[[], int] = clock
    ) -> None:
        self.store, self.ownership, self.observer, self.now = store, ownership, observer, now
        self.hosted: dict[str, LiveRoom] = {}
        self.watchers: list[RoomWatcher] = []
        self.closing = False
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self._behind: set[str] = set()  # tables that are about to be caught up with
        self._tasks: set[asyncio.Task[Any]] = set()
        self._upkeep: list[asyncio.Task[Any]] = []  # those of them that only end with the server
        self._writing: set[asyncio.Task[int]] = set()

    def watch(self, watcher: RoomWatcher) -> None:
        """From now on the watcher is told of every table that is read or changes."""
        self.watchers.append(watcher)

    # ------------------------------------------------------------------- rooms

    async def open_room(self, table: str, used: bool = True) -> LiveRoom:
        """The table, read from the store if nobody has used it lately; `used`: somebody does now."""
        found = self.hosted.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(task)
        if used:
            found.used = self.now()
        return found

    async def _load(self, table: str) -> LiveRoom:
        entries = await self.store.entries(table)
        if not entries:
            raise NotFound("table-unknown", "there is no table {table}", table=table[:20])
        room = await run_in_slices(Room.replay_entries(table, entries))
        hosted = self.hosted[table] = LiveRoom(room, used=self.now())
        self._changed(hosted)
        return hosted

    async def add(self, table: str, first: Entry) -> Room:
        """A new table, from its first entry."""
        room = Room.of(table, [first])
        await self.store.make_table(row_of(room), [first])
        self.hosted[table] = LiveRoom(room, used=self.now(), indexed=0)
        self.observer.on_entry(first.kind, room)
        return room

    async def room(self, table: str) -> Room:
        return (await self.open_room(table)).room

    def ready(self) -> bool:
        """Whether tables are served: we are not about to go, and what happens without anybody's wish happens."""
        return not self.closing and not any(task.done() for task in self._upkeep)

    def games_running(self) -> int:
        """How many of the tables in memory are being played at."""
        return sum(hosted.room.status == "running" for hosted in list(self.hosted.values()))

    def holds(self, table: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return table in self.hosted or table in self._loading

    async def catch_up(self, table: str) -> None:
        """Another process has written: read what is new and tell our listeners."""
        if table in self._behind or not self.holds(table):
            return  # it will be read anyway
        self._behind.add(table)
        try:
            hosted = await self.open_room(table, used=False)
            async with hosted.lock:
                self._behind.discard(table)  # whatever is written from here on has to be read again
                await self._catch_up(hosted)
        finally:
            self._behind.discard(table)

    async def forget(self, table: str) -> None:
        """Somebody's name was taken out of the entries: what is in memory still has it."""
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
                await self._told(hosted, [], ["started"])  # whatever it was: everybody gets everything
            return
        entries = await self.store.entries(hosted.room.id, hosted.room.seq + 1)
        if entries:
            news = [told for entry in entries for told in await run_in_slices(hosted.room.applying(entry))]
            await self._told(hosted, news, [entry.kind for entry in entries])

    # ----------------------------------------------------------------- writing

    async def write(self, hosted: LiveRoom, decide: Decide) -> int:
        """Decide a command, write down what it leads to, tell everybody; the number of the last entry.

        `decide` looks at the room and names the entries; it may make the choices itself and
        return what was heard of them.  It raises a VigilError where the command is refused.  The
        player may be gone before it is done: what was begun is finished all the same.
        """
        task = asyncio.create_task(self._write(hosted, decide))
        self._writing.add(task)
        task.add_done_callback(self._written)
        return await asyncio.shield(task)

    def _written(self, task: asyncio.Task[int]) -> None:
        self._writing.discard(task)
        if not task.cancelled():
            task.exception()  # who wished has it, if still there

    async def _write(self, hosted: LiveRoom, decide: Decide) -> int:
        async with hosted.lock:
            for _ in range(TRIES):
                if hosted.stale:
                    await self._catch_up(hosted)
                hosted.room.discard_ahead()
                decided = decide(hosted.room)
                kinds, news = decided if isinstance(decided, tuple) else (decided, None)
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
                    hosted.stale = True  # written or not: only the store can tell
                    raise
                if gap:
                    self.ownership.on_taken_over(hosted.room.id)
                heard: list[News] = []
                for entry in entries:
                    heard += await run_in_slices(hosted.room.applying(entry, already=news is not None))
                await self._told(hosted, heard if news is None else news, [kind for kind, _ in kinds])
                if any(kind in TABLE_INFO_KINDS for kind, _ in kinds):
                    await self.index(hosted)
                return hosted.room.seq
            raise StateConflict("table-busy", "this table is too busy right now; try again")

    async def index(self, hosted: LiveRoom) -> None:
        """Bring the lists of tables up to what has happened at this one."""
        seq = hosted.room.seq
        await self.store.index_table(row_of(hosted.room), seat_rows(hosted.room))
        hosted.indexed = max(hosted.indexed, seq)

    async def _told(self, hosted: LiveRoom, news: list[News], kinds: Sequence[str]) -> None:
        """Tell everybody what entries of these kinds have led to: one update for all of them."""
        room = hosted.room
        hosted.audience.add(room, news, kinds, self.now())
        for kind in kinds:
            self.observer.on_entry(kind, room)
        self._changed(hosted)
        async with hosted.moved:
            hosted.moved.notify_all()

    def _changed(self, hosted: LiveRoom) -> None:
        for watcher in self.watchers:
            watcher.on_room_changed(hosted)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Something that goes on beside; kept, so that it is neither lost nor forgotten at the end."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def spawn_upkeep(self, *works: Any) -> None:
        """The same for what only ends with the server: once one of these has ended, we are not ready any more."""
        self._upkeep = [self.spawn(work) for work in works]

    # ------------------------------------------------------------------- listening

    @asynccontextmanager
    async def listening(self, table: str, listener: Subscriber, after: int | None = None) -> AsyncIterator[None]:
        """A connection to a table: the listener is sent everything as it is, then whatever happens."""
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
            self._came_or_went(hosted)
            try:
                yield
            finally:
                listener.leave()
                audience.listeners.remove(listener)
                hosted.used = self.now()
                if not self.closing:
                    self._came_or_went(hosted)

    async def muted_elsewhere(self, person: str) -> None:
        """Another process has changed whom somebody does not hear; empty: perhaps of anybody."""
        every = {each.person for hosted in self.hosted.values() for each in hosted.listeners()}
        for who in sorted(each for each in every if each is not None and person in ("", each)):
            if (known := await self.store.person(who)) is not None:
                self.mute(who, known.muted)

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """From now on somebody does not hear these any more."""
        for hosted in self.hosted.values():
            for listener in hosted.listeners():
                if listener.person == person:
                    listener.muted = muted

    def has_listeners(self) -> bool:
        """Whether anybody is still connected to any table."""
        return any(hosted.listeners() for hosted in self.hosted.values())

    def disconnect(self, people: Collection[str]) -> None:
        """These are no more: their connections end."""
        for hosted in self.hosted.values():
            for listener in hosted.listeners():
                if listener.person in people:
                    listener.close("removed")

    def _came_or_went(self, hosted: LiveRoom) -> None:
        """Everybody is told who is connected, and how many look on."""
        if hosted.behind is not None:
            hosted.audience.remote_seats = len(hosted.behind.audience.listeners)
            hosted.behind.audience.tell_table(hosted.behind.room)
        hosted.audience.tell_table(hosted.room)

    @asynccontextmanager
    async def _place(self, hosted: LiveRoom, seat: int | None) -> AsyncIterator[LiveRoom | DelayedRoom]:
        """Where somebody listens: among the players, or, where spectators are kept behind, at the table as it was."""
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
        """The table as somebody may know it now: players as it is, others as long ago as its delay says."""
        room = hosted.room
        if not room.options.spectator_delay or not room.started or (person is not None and room.seats_of(person)):
            return room
        if room.at + 1000 * room.options.spectator_delay <= self.now():
            return room  # nothing has happened since
        return (await self._behind_of(hosted)).room

    async def full_update(self, room: Room, seat: int | None, lang: str, after: int | None) -> wire.Update:
        """The whole table in one message, with what happened after an entry, or lately."""
        told: list[wire.EventInfo] = []
        valid_through: int | None = None
        if room.match is not None:
            since = len(room.match.choices) - LATELY
            if after is not None:  # who was away for long is told of the last part, too
                since = max(room.choices_at(after) + 1, len(room.match.choices) - LONG)
                valid_through = room.standing(after)
            told = presenter.events(room, seat, lang, await run_in_slices(room.recalling(seat, max(0, since))))
        return presenter.update(
            room, seat, lang, told, self.time_at(room), is_snapshot=True, valid_through=valid_through
        )

    def time_at(self, room: Room) -> int:
        """What time it is at a table: where it is shown as it was, its clocks show what they showed."""
        hosted = self.hosted.get(room.id)
        late = hosted is not None and hosted.behind is not None and room is hosted.behind.room
        return self.now() - (1000 * room.options.spectator_delay if late and room.started else 0)

    async def next_update(
        self, table: str, seat: int | None, lang: str, after: int | None, seconds: float
    ) -> wire.Update:
        """The whole table for a seat, or for a spectator, as soon as it has an entry after `after`."""
        hosted = await self.open_room(table)
        async with self._place(hosted, seat) as place:
            if after is not None and seconds:
                await self._moved(place, after, seconds)
            async with place.lock:
                return await self.full_update(place.room, seat, lang, after)

    async def _moved(self, place: LiveRoom | DelayedRoom, seq: int, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds), place.moved:
                await place.moved.wait_for(lambda: place.room.seq > seq or self.closing)
        except TimeoutError:
            pass

    async def close(self) -> None:
        """Tell everybody that we are going, and stop what goes on beside."""
        self.closing = True
        for hosted in list(self.hosted.values()):
            hosted.audience.close("restarting")
            async with hosted.moved:
                hosted.moved.notify_all()
            if hosted.behind is not None:
                await hosted.behind.close("restarting")
        await asyncio.gather(*self._writing, return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def row_of(room: Room) -> TableRow:
    """The table as it is listed."""
    ended = presenter.outcome(room.outcome) if room.status == "over" else None
    return TableRow(
        id=room.id,
        code=room.code,
        game=room.game.name,
        status=room.status,
        public=room.options.public and not _tells(room),
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


def _tells(room: Room) -> bool:
    """Whether a table, by being there, tells those who are kept behind that the game before it is over."""
    again = "after" in room.setup_entry and "before" not in room.setup_entry
    return again and room.at < room.created + 1000 * room.options.spectator_delay


def seat_rows(room: Room) -> list[SeatRow]:
    return [
        SeatRow(room.id, seat, chair.person, chair.name, chair.bot)
        for seat, chair in enumerate(room.chairs)
        if chair.taken
    ]
