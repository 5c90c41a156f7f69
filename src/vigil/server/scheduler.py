"""Runs tables in the background: bots answer, clocks expire, lists are updated, idle tables unloaded.

The process that holds a table's lease does this; the others only announce what was written. A process that dies
doesn't renew its leases, and another takes over.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Iterable
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import Any, Protocol

from vigil.kernel.errors import VigilError
from vigil.server import ids
from vigil.server.bot_pool import BotPool, Job, choice_tuples
from vigil.server.idle_games import IdleGameMonitor
from vigil.server.journal_entry import NewEntry
from vigil.server.ratings import rated
from vigil.server.room import EventsByViewer, Room
from vigil.server.room_manager import LiveRoom
from vigil.server.store.errors import Unavailable
from vigil.server.store.notifications import MUTED, REWRITTEN
from vigil.server.table_actions import consequence
from vigil.server.table_service import TableService

LEASE_MS = 3000
"""How long a lease lasts unless it is renewed."""
ROUND_SECONDS = 1.0
"""Seconds between upkeep rounds. Together with the lease, how long a table stops when its process dies."""
INDEX_ROUNDS = 3
"""Rounds between index updates of a game in which only choices were made."""
IDLE_MS, IDLE_OVER_MS = 300_000, 30_000
"""Milliseconds after which an unused table is unloaded, and one whose game is over."""
CLEANUP_ROUNDS = 30
"""Rounds between cleanups: unloading tables, rating forgotten games, dropping dead leases."""
GRACE_MS = 250
"""Time allowed for an answer in transit when a clock reaches zero."""
RETRY_SECONDS, MAX_RETRY_SECONDS = 1.0, 300.0
"""Seconds before the first retry of a failed task, doubled each time, and at most."""


class SchedulerObserver(Protocol):
    """Observes background work."""

    def on_bot_answer(self, bot: str, seconds: float) -> None:
        """A bot answered after this time."""

    def on_failure(self, table: str, error: BaseException) -> None:
        """Background work failed, for a table or (empty name) in general."""

    def on_lost_notices(self) -> None:
        """Notifications from other processes may have been lost."""


class Scheduler:
    """Bots, clocks and upkeep for the tables of one process."""

    def __init__(self, service: TableService, pool: BotPool, observer: SchedulerObserver) -> None:
        """Run the tables of the service that `TableOwnership` assigns to this process."""
        self.rooms, self.pool, self.observer = service.rooms, pool, observer
        self.ownership = service.rooms.ownership
        self.name = ids.token_id()
        self._thinking: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._pauses: dict[str, float] = {}
        self._dirty: set[str] = set()
        self._fresh: set[str] = set()  # games that have just started and have no lease yet
        self._resuming: set[str] = set()
        self.idle_games = IdleGameMonitor(self.rooms, observer.on_failure)
        self.rooms.watch(self)

    async def start(self) -> None:
        """Start upkeep, and take over the running tables in the background."""
        if not self.ownership.alone:
            await self.rooms.store.listen(self._on_notification, self.observer.on_lost_notices)
            self.rooms.spawn(self.pool.warm())  # all tables of a dead process arrive at once
        self.rooms.spawn_upkeep(self._run_upkeep(), self._keep_lists(), self.idle_games.run())

    def _run_in_background(self, table: str, work: Coroutine[Any, Any, Any]) -> None:
        """Run work for a table in the background. If it fails, report it and retry the table later."""

        async def guarded() -> None:
            try:
                await work
                self._pauses.pop(table, None)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self._retry_later(table)
                self.observer.on_failure(table, error)

        self.rooms.spawn(guarded())

    def _retry_later(self, table: str) -> None:
        pause = self._pauses[table] = min(MAX_RETRY_SECONDS, 2 * self._pauses.get(table, RETRY_SECONDS / 2))
        if not self.rooms.closing:
            asyncio.get_running_loop().call_later(pause, self._retry, table)

    def _retry(self, table: str) -> None:
        if not self.rooms.closing and self.ownership.includes(table):
            self._run_in_background(table, self._take_over(table))

    # ----------------------------------------------------------------- table changes

    def on_room_changed(self, hosted: LiveRoom) -> None:
        """Update bots, clocks and index for a table that changed."""
        room = hosted.room
        ours = self.ownership.includes(room.id)
        if room.seq != hosted.indexed and (ours or room.status != "running"):
            self._dirty.add(room.id)
        if room.status == "open" and self.ownership.alone:
            self.ownership.clocked.add(room.id)  # it will start here
        elif room.status in ("over", "canceled"):
            self.ownership.clocked.discard(room.id)
        if ours:
            self._serve(hosted)
        elif room.status == "running" and room.begins:  # later, unleased tables are found by upkeep
            if not self._fresh:
                self._run_in_background("", self._claim_fresh())
            self._fresh.add(room.id)

    async def _claim_fresh(self) -> None:
        await asyncio.sleep(0)  # collect games that started at the same moment
        fresh, self._fresh = self._fresh, set()
        await self._claim(sorted(fresh))

    def _serve(self, hosted: LiveRoom) -> None:
        room = hosted.room
        self.idle_games.track(room)
        alarm = self._alarms.pop(room.id, None)
        if alarm is not None:
            alarm.cancel()
        if room.status != "running" or room.seat_to_act < 0 or self.rooms.closing:
            return
        if room.seats[room.seat_to_act].playing_bot is not None:
            if room.id not in self._thinking:
                self._thinking.add(room.id)
                self._run_in_background(room.id, self._think(hosted))
        elif self.ownership.takeover_entries(room):
            if room.id not in self._resuming:
                self._run_in_background(room.id, self._resume(hosted))
        elif room.clocks is not None and room.options.on_timeout != "wait":
            deadline = room.clocks.deadline()
            if deadline is not None:
                wait = max(0, deadline + GRACE_MS - self.rooms.now()) / 1000
                loop = asyncio.get_running_loop()
                self._alarms[room.id] = loop.call_later(wait, self._on_clock, hosted)

    # ------------------------------------------------------------------------- bots

    async def _think(self, hosted: LiveRoom) -> None:
        """Let bots answer until a person must act."""
        table = hosted.room.id
        try:
            while (job := self._job(hosted.room)) is not None and self.ownership.includes(table):
                began = self.rooms.now()
                choices, substitute = await self.pool.think(job)
                self.observer.on_bot_answer(substitute or job.bots[choices[0][0]], (self.rooms.now() - began) / 1000)
                try:
                    await self.rooms.write(
                        hosted, partial(_bot_entries, job=job, choices=choices, substitute=substitute)
                    )
                except VigilError:
                    if self._job(hosted.room) == job:  # nothing has changed, so this is an error
                        raise
        finally:
            self._thinking.discard(table)

    def _job(self, room: Room) -> Job | None:
        asked = room.seat_to_act
        if asked < 0 or room.match is None or room.seats[asked].playing_bot is None or self.rooms.closing:
            return None
        match = room.match
        return Job(
            table=room.id,
            game=room.game.name,
            settings=room.game.settings_of(match.config),
            seed=match.seed,
            choices=choice_tuples(match),
            bots={seat: holder.playing_bot for seat, holder in enumerate(room.seats) if holder.playing_bot is not None},
            creator=room.creator,
            rated=room.rated,
        )

    # ----------------------------------------------------------------------- clocks

    async def _resume(self, hosted: LiveRoom) -> None:
        """Start the clocks of a table that was taken over."""
        table = hosted.room.id
        self._resuming.add(table)
        try:
            await self.rooms.write(hosted, self.ownership.takeover_entries)
        finally:
            self._resuming.discard(table)
        if self.ownership.includes(table):
            self._serve(hosted)

    def _on_clock(self, hosted: LiveRoom) -> None:
        self._alarms.pop(hosted.room.id, None)
        hosted.used = self.rooms.now()
        self._run_in_background(hosted.room.id, self._handle_timeout(hosted))

    async def _handle_timeout(self, hosted: LiveRoom) -> None:
        """Carry out what the table's options say about a timeout."""
        now = self.rooms.now

        def decide(room: Room) -> list[NewEntry]:
            asked = room.seat_to_act
            if (
                room.clocks is None
                or asked < 0
                or room.seats[asked].playing_bot is not None
                or self.ownership.takeover_entries(room)
            ):
                return []
            deadline = room.clocks.deadline()
            if deadline is None or now() < deadline:
                return []
            after = consequence(room, asked, room.options.on_timeout, "clock")
            return [("clock_expired", {"seat": asked}), *after]

        before = hosted.room.seq
        await self.rooms.write(hosted, decide)
        if hosted.room.seq == before and self.ownership.includes(hosted.room.id):
            self._serve(hosted)  # too early: the system clock was set back

    # ----------------------------------------------------------------------- upkeep

    async def _run_upkeep(self) -> None:
        """Every second: renew leases, take over unleased tables, unload idle ones."""
        turn, started = 0, False
        while not self.rooms.closing:
            turn += 1  # even after an error: the work is retried when it is next due
            try:
                if not self.ownership.alone:
                    await self._renew()
                    await self._claim(await self.rooms.store.orphans())
                elif not started:
                    self._take(await self.rooms.store.unfinished())
                    started = True
                self._reread_stale()
                if turn % CLEANUP_ROUNDS == 0:
                    self._unload_idle()
                    await self._rate_unrated()
                    if not self.ownership.alone:
                        await self.rooms.store.drop_leases(60_000)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self.observer.on_failure("", error)
            await asyncio.sleep(ROUND_SECONDS)

    def _reread_stale(self) -> None:
        """Reread tables whose last write has an unknown outcome."""
        for table, hosted in self.rooms.hosted.items():
            if hosted.stale:
                self._run_in_background(table, self.rooms.catch_up(table))

    async def _claim(self, tables: list[str]) -> None:
        """Lease running tables that have no process, unless another process is faster."""
        wanted = [table for table in tables if table not in self.ownership.owned]
        if wanted:
            self._take(await self.rooms.store.claim(wanted, self.name, LEASE_MS))

    def _take(self, tables: Iterable[str]) -> None:
        new = [table for table in tables if table not in self.ownership.owned]
        self.ownership.owned.update(new)
        if not self.ownership.alone:  # another process, or none, ran them
            self.ownership.clocked.difference_update(new)
        if new:
            self._run_in_background("", self._take_over_all(new))

    async def _take_over_all(self, tables: list[str]) -> None:
        """Take over tables one by one, so that the first continue while the last are still being read."""
        for table in tables:
            try:
                await self._take_over(table)
            except Exception as error:
                self._retry_later(table)
                self.observer.on_failure(table, error)
            await asyncio.sleep(0)

    async def _take_over(self, table: str) -> None:
        """Load a table that is now ours, and start its clock and bots."""
        known = table in self.rooms.hosted
        hosted = await self.rooms.open_room(table)
        if known and not self.ownership.alone:
            await self.rooms.catch_up(table)
        if self.ownership.takeover_entries(hosted.room) and table not in self._resuming:
            await self._resume(hosted)
        elif self.ownership.includes(table):
            self._serve(hosted)

    async def _renew(self) -> None:
        still = set(await self.rooms.store.renew(self.name, LEASE_MS))
        for table in self.ownership.owned - still:
            self.ownership.clocked.discard(table)
            alarm = self._alarms.pop(table, None)
            if alarm is not None:
                alarm.cancel()
        self.ownership.owned &= still
        ended = [table for table in still if self._ended(table)]
        if ended:  # they no longer need a process
            await self.rooms.store.release(self.name, ended)
            self.ownership.owned.difference_update(ended)
        self._take(sorted(still.difference(ended)))

    def _ended(self, table: str) -> bool:
        hosted = self.rooms.hosted.get(table)
        return hosted is not None and hosted.room.status != "running" and hosted.indexed == hosted.room.seq

    async def _keep_lists(self) -> None:
        """Every second: update the index and the ratings."""
        turn = 0
        while not self.rooms.closing:
            await asyncio.sleep(ROUND_SECONDS)
            turn += 1
            await self._index(turn % INDEX_ROUNDS == 0)

    async def _index(self, every: bool) -> None:
        """Update the index and the ratings of changed tables."""
        changed = [hosted for table in self._dirty if (hosted := self.rooms.hosted.get(table)) is not None]
        wanted = [hosted for hosted in changed if every or hosted.indexed < 0 or hosted.room.status != "running"]
        self._dirty = {hosted.room.id for hosted in changed}.difference(hosted.room.id for hosted in wanted)
        done = await asyncio.gather(*map(self.index, wanted), return_exceptions=True)
        for hosted, error in zip(wanted, done, strict=True):
            if isinstance(error, Exception):
                self._dirty.add(hosted.room.id)
                self.observer.on_failure(hosted.room.id, error)

    async def index(self, hosted: LiveRoom) -> None:
        """Update the index with a table, and rate its game if it is over."""
        if hosted.indexed != hosted.room.seq:
            await self.rooms.index(hosted)
        room = hosted.room
        if room.status == "over" and self.rooms.now() >= room.ended + 1000 * room.options.spectator_delay:
            await rated(self.rooms.store, room)

    async def _rate_unrated(self) -> None:
        """Rate finished games that are not yet rated.

        Their rating waited for a spectator delay, or their process died before it could rate them.
        """
        for table in await self.rooms.store.uncounted(self.rooms.now()):
            try:
                await self.index(await self.rooms.open_room(table, used=False))
            except Exception as error:
                self.observer.on_failure(table, error)

    def _unload_idle(self) -> None:
        """Unload unused tables; they are loaded again when someone opens them.

        Running ones keep their lease, and are loaded when another process writes to them.
        """
        now = self.rooms.now()
        for table, hosted in list(self.rooms.hosted.items()):
            busy = table in self._thinking or table in self._alarms or table in self._dirty or hosted.lock.locked()
            idle = IDLE_OVER_MS if hosted.room.status in ("over", "canceled") else IDLE_MS
            if not busy and not hosted.watched and now - hosted.used > idle:
                del self.rooms.hosted[table]
                self._pauses.pop(table, None)
                if hosted.room.status == "open":
                    self.ownership.clocked.discard(table)

    def _on_notification(self, table: str) -> None:
        """Handle a notification: another process wrote to a table, or (empty name) to any of them."""
        if table.startswith(REWRITTEN):
            self._run_in_background("", self.rooms.forget(table.removeprefix(REWRITTEN)))
            return
        if table.startswith(MUTED) or not table:
            self._run_in_background("", self.rooms.muted_elsewhere(table.removeprefix(MUTED)))
        for one in [table] if table else [*self.rooms.hosted, *self.ownership.owned.difference(self.rooms.hosted)]:
            if self.rooms.holds(one):
                self._run_in_background(one, self.rooms.catch_up(one))
            elif one in self.ownership.owned:
                self._run_in_background(one, self.rooms.open_room(one))

    async def stop(self) -> None:
        """Update the index a last time and release the leases."""
        for alarm in self._alarms.values():
            alarm.cancel()
        await self._index(True)
        if not self.ownership.alone:
            with contextlib.suppress(Unavailable):  # they expire on their own
                await self.rooms.store.release(self.name)


def _bot_entries(
    room: Room, job: Job, choices: list[tuple[int, int]], substitute: str | None
) -> tuple[list[NewEntry], list[EventsByViewer]]:
    """Return the choices of bots as entries, one for each run of choices by one seat."""
    if room.match is None or room.status != "running" or choice_tuples(room.match) != job.choices:
        return [], []  # the table has changed since
    kinds: list[NewEntry] = []
    events: list[EventsByViewer] = []
    start = room.decision
    number = start.number if start is not None else 0
    for seat, run in groupby(choices, key=itemgetter(0)):
        if room.seats[seat].playing_bot is None:
            break
        places = [index for _, index in run]
        made, new_events = room.choose(seat, number, places, whole=True)
        body: dict[str, Any] = {
            "seat": seat,
            "number": number - room.decision_offset,
            "places": made,
            "bot": substitute or room.seats[seat].playing_bot,
        }
        kinds.append(("chose", body))
        events += new_events
        number += len(made)
    return kinds, events
