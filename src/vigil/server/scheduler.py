"""What happens at tables without anybody's wish: bots answer, clocks run out, lists are kept, quiet tables put away.

One process does this for a table, the one that holds its lease; the others only
tell their listeners what was written.  A process that dies does not renew its leases,
and another one goes on.
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
from vigil.server.room import News, Room
from vigil.server.room_manager import LiveRoom
from vigil.server.store.errors import Unavailable
from vigil.server.store.notifications import MUTED, REWRITTEN
from vigil.server.table_actions import consequence
from vigil.server.table_service import TableService

LEASE = 3000
"""Milliseconds for which a table is ours without a word from us."""
ROUND = 1.0
"""Seconds between two looks around: with the lease, how long a table may stand still when its process dies."""
LISTED = 3
"""Rounds after which the list of tables follows a game in which nothing but the next choice was made."""
IDLE, IDLE_OVER = 300_000, 30_000
"""Milliseconds after which a table that nobody uses leaves the memory; sooner where the game is over."""
TIDY = 30
"""Rounds after which tables are put away, and what was left undone is done."""
GRACE = 250
"""Milliseconds that an answer may have been on its way when the clock was at zero."""
PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds until something that went wrong is tried again; each time twice as long."""


class SchedulerObserver(Protocol):
    """Is told what happens without anybody's wish."""

    def on_bot_answer(self, bot: str, seconds: float) -> None:
        """A bot has answered, after so long."""

    def on_failure(self, table: str, error: BaseException) -> None:
        """Something went wrong at a table, or at none (an empty name), that nobody waits for."""

    def on_lost_notices(self) -> None:
        """Notices from other processes may have been lost."""


class Scheduler:
    """Bots, clocks and upkeep for the tables of one process."""

    def __init__(self, service: TableService, pool: BotPool, observer: SchedulerObserver) -> None:
        """The tables of the service are ours as far as their `TableOwnership` says; from now on we hear of them."""
        self.rooms, self.pool, self.observer = service.rooms, pool, observer
        self.ownership = service.rooms.ownership
        self.name = ids.token_id()
        self._thinking: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._pauses: dict[str, float] = {}
        self._dirty: set[str] = set()
        self._fresh: set[str] = set()  # games that have just begun, and that nobody looks after yet
        self._resuming: set[str] = set()
        self.idle_games = IdleGameMonitor(self.rooms, observer.on_failure)
        self.rooms.watch(self)

    async def start(self) -> None:
        """Look after the tables that were going on, and from now on after all; nobody has to wait for it."""
        if not self.ownership.alone:
            await self.rooms.store.listen(self._heard, self.observer.on_lost_notices)
            self.rooms.spawn(self.pool.warm())  # the tables of a process that dies come all at once
        self.rooms.spawn_upkeep(self._keep_on(), self._keep_lists(), self.idle_games.keep_on())

    def _run_in_background(self, table: str, work: Coroutine[Any, Any, Any]) -> None:
        """Something for a table that nobody waits for: if it fails, it is told, and the table is looked at again."""

        async def tried() -> None:
            try:
                await work
                self._pauses.pop(table, None)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self._again(table)
                self.observer.on_failure(table, error)

        self.rooms.spawn(tried())

    def _again(self, table: str) -> None:
        pause = self._pauses[table] = min(LONGEST_PAUSE, 2 * self._pauses.get(table, PAUSE / 2))
        if not self.rooms.closing:
            asyncio.get_running_loop().call_later(pause, self._retry, table)

    def _retry(self, table: str) -> None:
        if not self.rooms.closing and self.ownership.includes(table):
            self._run_in_background(table, self._take_over(table))

    # ----------------------------------------------------------------- what changes

    def on_room_changed(self, hosted: LiveRoom) -> None:
        """A table has changed: perhaps a bot is asked, another clock runs, its line in the list is old."""
        room = hosted.room
        ours = self.ownership.includes(room.id)
        if room.seq != hosted.indexed and (ours or room.status != "running"):
            self._dirty.add(room.id)
        if room.status == "open" and self.ownership.alone:
            self.ownership.clocked.add(room.id)  # it will begin here
        elif room.status in ("over", "canceled"):
            self.ownership.clocked.discard(room.id)
        if ours:
            self._serve(hosted)
        elif room.status == "running" and room.begins:  # later on, tables that nobody looks after are found
            if not self._fresh:
                self._run_in_background("", self._claim_fresh())
            self._fresh.add(room.id)

    async def _claim_fresh(self) -> None:
        await asyncio.sleep(0)  # whoever has begun at the same moment
        fresh, self._fresh = self._fresh, set()
        await self._claim(sorted(fresh))

    def _serve(self, hosted: LiveRoom) -> None:
        room = hosted.room
        self.idle_games.know(room)
        alarm = self._alarms.pop(room.id, None)
        if alarm is not None:
            alarm.cancel()
        if room.status != "running" or room.seat_to_act < 0 or self.rooms.closing:
            return
        if room.chairs[room.seat_to_act].playing_bot is not None:
            if room.id not in self._thinking:
                self._thinking.add(room.id)
                self._run_in_background(room.id, self._think(hosted))
        elif self.ownership.takeover_entries(room):
            if room.id not in self._resuming:
                self._run_in_background(room.id, self._resume(hosted))
        elif room.clocks is not None and room.options.on_timeout != "wait":
            deadline = room.clocks.deadline()
            if deadline is not None:
                wait = max(0, deadline + GRACE - self.rooms.now()) / 1000
                loop = asyncio.get_running_loop()
                self._alarms[room.id] = loop.call_later(wait, self._on_clock, hosted)

    # ------------------------------------------------------------------------- bots

    async def _think(self, hosted: LiveRoom) -> None:
        """Let bots answer until a person is asked."""
        table = hosted.room.id
        try:
            while (job := self._job(hosted.room)) is not None and self.ownership.includes(table):
                began = self.rooms.now()
                found, stand_in = await self.pool.think(job)
                self.observer.on_bot_answer(stand_in or job.bots[found[0][0]], (self.rooms.now() - began) / 1000)
                try:
                    await self.rooms.write(hosted, partial(_answers, job=job, found=found, stand_in=stand_in))
                except VigilError:
                    if self._job(hosted.room) == job:  # nothing has changed, and still it was refused
                        raise
        finally:
            self._thinking.discard(table)

    def _job(self, room: Room) -> Job | None:
        asked = room.seat_to_act
        if asked < 0 or room.match is None or room.chairs[asked].playing_bot is None or self.rooms.closing:
            return None
        match = room.match
        return Job(
            table=room.id,
            game=room.game.name,
            settings=room.game.settings_of(match.config),
            seed=match.seed,
            choices=choice_tuples(match),
            bots={seat: chair.playing_bot for seat, chair in enumerate(room.chairs) if chair.playing_bot is not None},
            creator=room.creator,
            rated=room.rated,
        )

    # ----------------------------------------------------------------------- clocks

    async def _resume(self, hosted: LiveRoom) -> None:
        """From now on the clocks of this table run."""
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
        """A clock is at zero: what was agreed on happens."""
        now = self.rooms.now

        def decide(room: Room) -> list[NewEntry]:
            asked = room.seat_to_act
            if (
                room.clocks is None
                or asked < 0
                or room.chairs[asked].playing_bot is not None
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
            self._serve(hosted)  # it was not yet time: the clock of the machine was set back

    # ----------------------------------------------------------------------- upkeep

    async def _keep_on(self) -> None:
        """Once a second: leases, tables without anybody to look after them, tables that nobody uses."""
        turn, begun = 0, False
        while not self.rooms.closing:
            turn += 1  # whatever comes of it: what goes wrong is tried again when it is due again
            try:
                if not self.ownership.alone:
                    await self._renew()
                    await self._claim(await self.rooms.store.orphans())
                elif not begun:
                    self._take(await self.rooms.store.unfinished())
                    begun = True
                self._look_again()
                if turn % TIDY == 0:
                    self._unload_idle()
                    await self._count()
                    if not self.ownership.alone:
                        await self.rooms.store.drop_leases(60_000)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self.observer.on_failure("", error)
            await asyncio.sleep(ROUND)

    def _look_again(self) -> None:
        """Tables of which nobody was told whether the last that was to be written there was: the store knows."""
        for table, hosted in self.rooms.hosted.items():
            if hosted.stale:
                self._run_in_background(table, self.rooms.catch_up(table))

    async def _claim(self, tables: list[str]) -> None:
        """Tables that go on and that nobody looks after are ours from now on, unless another was faster."""
        wanted = [table for table in tables if table not in self.ownership.owned]
        if wanted:
            self._take(await self.rooms.store.claim(wanted, self.name, LEASE))

    def _take(self, tables: Iterable[str]) -> None:
        new = [table for table in tables if table not in self.ownership.owned]
        self.ownership.owned.update(new)
        if not self.ownership.alone:  # another process, or nobody, had them
            self.ownership.clocked.difference_update(new)
        if new:
            self._run_in_background("", self._look_after_all(new))

    async def _look_after_all(self, tables: list[str]) -> None:
        """One after the other: the first ones play on while the last ones are read."""
        for table in tables:
            try:
                await self._take_over(table)
            except Exception as error:
                self._again(table)
                self.observer.on_failure(table, error)
            await asyncio.sleep(0)

    async def _take_over(self, table: str) -> None:
        """A table is ours: read it, let its clock go on from now, let its bots think."""
        known = table in self.rooms.hosted
        hosted = await self.rooms.open_room(table)
        if known and not self.ownership.alone:
            await self.rooms.catch_up(table)
        if self.ownership.takeover_entries(hosted.room) and table not in self._resuming:
            await self._resume(hosted)
        elif self.ownership.includes(table):
            self._serve(hosted)

    async def _renew(self) -> None:
        still = set(await self.rooms.store.renew(self.name, LEASE))
        for table in self.ownership.owned - still:
            self.ownership.clocked.discard(table)
            alarm = self._alarms.pop(table, None)
            if alarm is not None:
                alarm.cancel()
        self.ownership.owned &= still
        ended = [table for table in still if self._ended(table)]
        if ended:  # nobody has to look after them any more
            await self.rooms.store.release(self.name, ended)
            self.ownership.owned.difference_update(ended)
        self._take(sorted(still.difference(ended)))

    def _ended(self, table: str) -> bool:
        hosted = self.rooms.hosted.get(table)
        return hosted is not None and hosted.room.status != "running" and hosted.indexed == hosted.room.seq

    async def _keep_lists(self) -> None:
        """Once a second: the lists of tables, and the ratings."""
        turn = 0
        while not self.rooms.closing:
            await asyncio.sleep(ROUND)
            turn += 1
            await self._index(turn % LISTED == 0)

    async def _index(self, every: bool) -> None:
        """Bring the list of tables, and ratings, up to what has happened; the tables in one go."""
        found = [hosted for table in self._dirty if (hosted := self.rooms.hosted.get(table)) is not None]
        wanted = [hosted for hosted in found if every or hosted.indexed < 0 or hosted.room.status != "running"]
        self._dirty = {hosted.room.id for hosted in found}.difference(hosted.room.id for hosted in wanted)
        done = await asyncio.gather(*map(self.index, wanted), return_exceptions=True)
        for hosted, error in zip(wanted, done, strict=True):
            if isinstance(error, Exception):
                self._dirty.add(hosted.room.id)
                self.observer.on_failure(hosted.room.id, error)

    async def index(self, hosted: LiveRoom) -> None:
        if hosted.indexed != hosted.room.seq:
            await self.rooms.index(hosted)
        room = hosted.room
        if room.status == "over" and self.rooms.now() >= room.ended + 1000 * room.options.spectator_delay:
            await rated(self.rooms.store, room)

    async def _count(self) -> None:
        """Count games that nobody has counted: whoever is kept behind would have read the end of them off the
        ratings, or the process that saw it went down before it came to that."""
        for table in await self.rooms.store.uncounted(self.rooms.now()):
            try:
                await self.index(await self.rooms.open_room(table, used=False))
            except Exception as error:
                self.observer.on_failure(table, error)

    def _unload_idle(self) -> None:
        """Put tables away that nobody has used for a while; they are read again when somebody comes.

        Those that go on stay ours: what others write to them is heard of, and then they are read too.
        """
        now = self.rooms.now()
        for table, hosted in list(self.rooms.hosted.items()):
            busy = table in self._thinking or table in self._alarms or table in self._dirty or hosted.lock.locked()
            idle = IDLE_OVER if hosted.room.status in ("over", "canceled") else IDLE
            if not busy and not hosted.watched and now - hosted.used > idle:
                del self.rooms.hosted[table]
                self._pauses.pop(table, None)
                if hosted.room.status == "open":
                    self.ownership.clocked.discard(table)

    def _heard(self, table: str) -> None:
        """Another process has written to a table; an empty name: to any of them."""
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
        for alarm in self._alarms.values():
            alarm.cancel()
        await self._index(True)
        if not self.ownership.alone:
            with contextlib.suppress(Unavailable):  # then they are free when their time is over
                await self.rooms.store.release(self.name)


def _answers(
    room: Room, job: Job, found: list[tuple[int, int]], stand_in: str | None
) -> tuple[list[NewEntry], list[News]]:
    """The choices of bots as entries, one for each stretch of one seat."""
    if room.match is None or room.status != "running" or choice_tuples(room.match) != job.choices:
        return [], []  # something has happened since
    kinds: list[NewEntry] = []
    news: list[News] = []
    start = room.decision
    number = start.number if start is not None else 0
    for seat, stretch in groupby(found, key=itemgetter(0)):
        if room.chairs[seat].playing_bot is None:
            break
        places = [place for _, place in stretch]
        made, heard = room.choose(seat, number, places, whole=True)
        body: dict[str, Any] = {
            "seat": seat,
            "number": number - room.decision_offset,
            "places": made,
            "bot": stand_in or room.chairs[seat].playing_bot,
        }
        kinds.append(("chose", body))
        news += heard
        number += len(made)
    return kinds, news
