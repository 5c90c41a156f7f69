"""What happens at tables without anybody's wish: bots answer, clocks run out, lists are kept, quiet tables put away.

One process does this for a table, the one that holds its lease; the others only
tell their listeners what was written.  A process that dies does not renew its leases,
and another one goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from vigil.kernel.errors import VigilError
from vigil.server import ids
from vigil.server.botpool import Job
from vigil.server.hub import Hosted, Hub, Kind, consequence
from vigil.server.rating import rated
from vigil.server.room import News, Room

LEASE = 4000
"""Milliseconds for which a table is ours without a word from us."""
ROUND = 1.0
"""Seconds between two looks around."""
IDLE = 300_000
"""Milliseconds after which a table that nobody uses leaves the memory."""
GRACE = 250
"""Milliseconds that an answer may have been on its way when the clock was at zero."""


class Machinery:
    """Bots, clocks and upkeep for the tables of one process."""

    def __init__(self, hub: Hub, alone: bool, trouble: Callable[[str, BaseException], None]) -> None:
        """`alone`: no other process can be there, so that every table is ours; `trouble` is told what went wrong."""
        self.hub, self.alone, self.trouble = hub, alone, trouble
        self.name = ids.token_id()
        self.owned: set[str] = set()
        self.thought: Callable[[str, float], None] = lambda bot, seconds: None
        self._thinking: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._dirty: set[str] = set()
        hub.watchers.append(self)

    async def start(self) -> None:
        """Look after the tables that were going on, and from now on after all."""
        if not self.alone:
            await self.hub.store.listen(self._heard)
        await self._gather()
        self.hub.spawn(self._keep_on())

    # ----------------------------------------------------------------- what changes

    def changed(self, hosted: Hosted) -> None:
        """A table has changed: perhaps a bot is asked, another clock runs, its line in the list is old."""
        room = hosted.room
        if room.seq != hosted.indexed:
            self._dirty.add(room.id)
        if room.id in self.owned or self.alone:
            self._serve(hosted)
        elif room.status == "running":
            self._dirty.add(room.id)  # the next look around tries to get its lease

    def _serve(self, hosted: Hosted) -> None:
        room = hosted.room
        alarm = self._alarms.pop(room.id, None)
        if alarm is not None:
            alarm.cancel()
        if room.status != "running" or self.hub.closing:
            return
        if room.chairs[room.asked].plays is not None:
            if room.id not in self._thinking:
                self._thinking.add(room.id)
                self.hub.spawn(self._think(hosted))
        elif room.clocks is not None and room.options.at_zero != "wait":
            deadline = room.clocks.deadline()
            if deadline is not None:
                wait = max(0, deadline + GRACE - self.hub.now()) / 1000
                loop = asyncio.get_running_loop()
                self._alarms[room.id] = loop.call_later(wait, lambda: self.hub.spawn(self._flag(hosted)))

    # ------------------------------------------------------------------------- bots

    async def _think(self, hosted: Hosted) -> None:
        """Let bots answer until a person is asked."""
        table = hosted.room.id
        try:
            while (job := self._job(hosted.room)) is not None and (self.alone or table in self.owned):
                began = self.hub.now()
                found, stand_in = await self.hub.pool.think(job)
                self.thought(stand_in or job.bots[found[0][0]], (self.hub.now() - began) / 1000)
                try:
                    await self.hub.write(hosted, partial(_answers, job=job, found=found, stand_in=stand_in))
                except VigilError:
                    if self._job(hosted.room) == job:  # nothing has changed, and still it was refused
                        raise
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.trouble(table, error)
        finally:
            self._thinking.discard(table)

    def _job(self, room: Room) -> Job | None:
        asked = room.asked
        if asked < 0 or room.match is None or room.chairs[asked].plays is None or self.hub.closing:
            return None
        match = room.match
        return Job(
            table=room.id,
            game=room.game.name,
            settings=room.game.describe(match.config),
            seed=match.seed,
            choices=tuple((taken.seat, taken.name, taken.place, taken.of) for taken in match.choices),
            bots={seat: chair.plays for seat, chair in enumerate(room.chairs) if chair.plays is not None},
        )

    # ----------------------------------------------------------------------- clocks

    async def _flag(self, hosted: Hosted) -> None:
        """A clock is at zero: what was agreed on happens."""
        now = self.hub.now

        def judge(room: Room) -> list[Kind]:
            asked = room.asked
            if room.clocks is None or asked < 0 or room.chairs[asked].plays is not None:
                return []
            deadline = room.clocks.deadline()
            if deadline is None or now() < deadline:
                return []
            after = consequence(room, asked, room.options.at_zero, "clock")
            return [("flagged", {"seat": asked}), *after]

        try:
            await self.hub.write(hosted, judge)
        except VigilError as error:
            self.trouble(hosted.room.id, error)
        finally:
            if hosted.room.status == "running" and hosted.room.id not in self._alarms:
                self._serve(hosted)

    # ----------------------------------------------------------------------- upkeep

    async def _keep_on(self) -> None:
        """Once a second: leases, lists, tables without anybody to look after them."""
        turn = 0
        while not self.hub.closing:
            await asyncio.sleep(ROUND)
            turn += 1
            try:
                if not self.alone:
                    await self._renew()
                await self._index()
                if turn % 2 == 0 and not self.alone:
                    await self._gather()
                if turn % 30 == 0:
                    await self._tidy()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self.trouble("", error)

    async def _gather(self) -> None:
        """Tables that go on and that nobody looks after are ours from now on."""
        running = await self.hub.store.unfinished()
        wanted = [table for table in running if table not in self.owned]
        ours = wanted if self.alone else await self.hub.store.claim(wanted, self.name, LEASE)
        for table in ours:
            self.owned.add(table)
            try:
                known = table in self.hub.hosted
                hosted = await self.hub.host(table)
                if known and not self.alone:
                    await self.hub.catch_up(table)
                if hosted.room.clocks is not None and hosted.room.options.clock.kind != "none":
                    await self.hub.write(hosted, _resumed)
                self._serve(hosted)
            except VigilError as error:
                self.trouble(table, error)
            await asyncio.sleep(0)  # others want to play meanwhile

    async def _renew(self) -> None:
        still = set(await self.hub.store.renew(self.name, LEASE))
        for table in self.owned - still:
            alarm = self._alarms.pop(table, None)
            if alarm is not None:
                alarm.cancel()
        self.owned &= still

    async def _index(self) -> None:
        """Bring the list of tables, and ratings, up to what has happened."""
        dirty, self._dirty = self._dirty, set()
        fresh = [table for table in dirty if table not in self.owned]
        if fresh and not self.alone:
            running = [t for t in fresh if (h := self.hub.hosted.get(t)) is not None and h.room.status == "running"]
            for table in await self.hub.store.claim(running, self.name, LEASE) if running else ():
                self.owned.add(table)
                self._serve(self.hub.hosted[table])
        for table in dirty:
            hosted = self.hub.hosted.get(table)
            if hosted is not None and hosted.indexed != hosted.room.seq:
                await self.index(hosted)

    async def index(self, hosted: Hosted) -> None:
        await self.hub.index(hosted)
        if hosted.room.status == "over" and hosted.room.rated:
            await rated(self.hub.store, hosted.room)

    async def _tidy(self) -> None:
        """Put tables away that nobody has used for a while; they are read again when somebody comes."""
        now = self.hub.now()
        for table, hosted in list(self.hub.hosted.items()):
            quiet = not hosted.audience.listeners and table not in self._thinking and table not in self._alarms
            if quiet and now - hosted.used > IDLE and hosted.indexed == hosted.room.seq and not hosted.lock.locked():
                del self.hub.hosted[table]
                self.owned.discard(table)

    def _heard(self, table: str) -> None:
        """Another process has written to a table; an empty name: to any of them."""
        for one in [table] if table else list(self.hub.hosted):
            if one in self.hub.hosted:
                self.hub.spawn(self.hub.catch_up(one))

    async def stop(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        await self._index()
        if not self.alone:
            await self.hub.store.release(self.name)
        self.hub.pool.close()


def _answers(room: Room, job: Job, found: list[tuple[int, int]], stand_in: str | None) -> tuple[list[Kind], list[News]]:
    """The choices of bots as entries, one for each stretch of one seat."""
    if room.match is None or len(room.match.choices) != len(job.choices) or room.status != "running":
        return [], []
    kinds: list[Kind] = []
    news: list[News] = []
    start = room.match.decision
    number = start.number if start is not None else 0
    while found and room.chairs[found[0][0]].plays is not None:
        seat = found[0][0]
        places = [place for at, place in found[: next((i for i, (s, _) in enumerate(found) if s != seat), len(found))]]
        made, heard = room.choose(seat, number, places)
        body: dict[str, Any] = {
            "seat": seat,
            "number": number,
            "places": made,
            "bot": stand_in or room.chairs[seat].plays,
        }
        kinds.append(("chose", body))
        news += heard
        number += len(made)
        found = found[len(places) :]
    return kinds, news


def _resumed(room: Room) -> list[Kind]:
    return [("resumed", {})] if room.status == "running" else []
