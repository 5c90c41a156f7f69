"""A table as one caller may know it, and what they can do there.  What they may not see does not exist for them.

Nothing else in the web layer reaches a table: whatever a route or a socket tells comes from a `VisibleTable`, and
whatever a player does goes through one or through their `SeatHandle`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from vigil.kernel.match import Match
from vigil.protocol import messages as wire
from vigil.protocol.table_options import Options
from vigil.server import presenter
from vigil.server.errors import BadRequest, Forbidden, NotFound, StateConflict
from vigil.server.room import Room
from vigil.server.room_manager import LiveRoom
from vigil.server.store.rows import Person
from vigil.server.subscribers import Subscriber
from vigil.server.web.context import AppContext, Caller


class VisibleTable:
    """A table as its caller may know it: live for its players, as it was for those who are told later."""

    def __init__(self, world: AppContext, caller: Caller | None, live: LiveRoom, room: Room) -> None:
        self._world, self._live = world, live
        self.caller = caller
        self.room = room
        """The table as the caller may know it now: whatever they are told comes from here."""

    @property
    def id(self) -> str:
        return self.room.id

    @property
    def person(self) -> str | None:
        """Who looks; None: nobody we know."""
        return None if self.caller is None else self.caller.person.id

    @property
    def muted(self) -> frozenset[str]:
        """Those whom the caller does not want to hear."""
        return frozenset() if self.caller is None else self.caller.person.muted

    # ---------------------------------------------------------------------- what is told

    def info(self, lang: str) -> wire.TableInfo:
        """Who sits where, and how the table is run; who is connected is only known as of now."""
        room, audience = self.room, self._live.audience
        behind = bool(room.options.spectator_delay) and (self.person is None or not room.seats_of(self.person))
        return presenter.table(room, self.person, lang, () if behind else audience.here(), audience.watching())

    def is_invitation(self, code: str) -> bool:
        """Whether the code invites to this table."""
        return code == self._live.room.code

    def chat(self, lang: str) -> list[wire.ChatMessage]:
        """What was said lately, as far as the caller wants to hear it."""
        if self.person is None or not self.room.seats_of(self.person):
            self._check_spectators()
        return [presenter.chat_message(line, lang) for line in self.room.chat if line.person not in self.muted]

    def finished(self) -> Match[Any]:
        """The match of a game that is over, as far as the caller may know: only then may everything be shown."""
        if self.room.match is None or self.room.status not in ("over", "canceled"):
            raise StateConflict("game-not-over", "this is available when the game is over")
        return self.room.match

    async def next_update(self, seat: int | None, lang: str, after: int | None, seconds: float) -> wire.Update:
        """The whole table for a seat, or for a spectator, as soon as it has an entry after `after`."""
        return await self._world.service.rooms.next_update(self.id, seat, lang, after, seconds)

    @asynccontextmanager
    async def listening(
        self, address: str, seat: int | None, lang: str, after: int | None = None
    ) -> AsyncIterator[Subscriber]:
        """A connection from this address: first the table as it is, then whatever happens."""
        listener = Subscriber(self.person, seat, lang, self.muted)
        with self._world.connections.opened(address, self.id, seat, self.caller, listener.close):
            async with self._world.service.rooms.listening(self.id, listener, after):
                yield listener

    async def refreshed(self) -> VisibleTable:
        """The same table as it is after what the caller has done."""
        return await _known(self._world, self.caller, self.id)

    # ------------------------------------------------------------------------ for a seat

    def seat(self, seat: int | None) -> int | None:
        """The seat the caller speaks for: the one they named, else their only one, else none (a spectator)."""
        own = [] if self.person is None else self.room.seats_of(self.person)
        if seat is not None:
            if seat not in own:
                raise Forbidden("seat-not-yours", "seat {seat} is not yours", seat=seat + 1)
            return seat
        if len(own) > 1:
            raise BadRequest(
                "seat-ambiguous",
                "you have several seats here; name one: {seats}",
                seats=", ".join(str(each + 1) for each in own),
            )
        if own:
            return own[0]
        self._check_spectators()
        return None

    def own_seat(self, seat: int | None) -> SeatHandle:
        """The same for what only somebody seated can do."""
        found = self.seat(seat)
        if found is None:
            raise Forbidden("not-seated", "only someone seated at the table can do this")
        return SeatHandle(self._world, self, found)

    def perspective(self, seat: int | None, looking_on: bool = False) -> int | None:
        """Whose view of the table the caller is shown, by whatever way: their seat's, or a spectator's.

        A token that may not play looks on, whichever seat it names, and so does anybody who asks to; at their own
        table they may even where others may not.
        """
        looking_on |= self.caller is not None and "play" not in self.caller.scopes
        if looking_on and self.person is not None and self.room.seats_of(self.person):
            return None
        if looking_on:
            self._check_spectators()
            return None
        return self.seat(seat)

    def _check_spectators(self) -> None:
        if not self.room.options.spectators and self.room.status == "running":
            raise Forbidden("spectators-not-allowed", "this table does not allow spectators")

    # ----------------------------------------------------------- what the caller does here

    async def act(self, seat: int | None, said: wire.ClientMessage, lang: str) -> wire.ServerMessageBase:
        """Carry out what the caller says for a seat, or as a spectator, and measure how long it takes."""
        person, world, began = self._doer, self._world, time.perf_counter()
        told = await world.service.act(self.id, person.id, person.name, seat, said, lang)
        if isinstance(told, wire.Ack):
            world.metrics.action_seconds.observe(time.perf_counter() - began)
        if isinstance(said, wire.Chat):
            await world.still_here(person.id)
        return told

    async def sit(self, seat: int, name: str, deck: Any, seed_phrase: str, avatar: str) -> None:
        person = self._doer
        owner = person.owner if person.kind == "bot" else None
        await self._world.service.sit(
            self.id,
            person.id,
            name,
            seat,
            lang=person.lang,
            deck=deck,
            seed_phrase=seed_phrase,
            avatar=avatar,
            owner=owner,
        )

    async def seat_bot(self, seat: int, bot: str, name: str, deck: Any) -> None:
        await self._world.service.seat_bot(self.id, self._doer.id, seat, bot, name, deck)

    async def leave_seat(self, seat: int) -> None:
        await self._world.service.empty(self.id, self._doer.id, seat)

    async def start(self) -> None:
        await self._world.service.start(self.id, self._doer.id)

    async def cancel(self) -> None:
        await self._world.service.cancel(self.id, self._doer.id)

    async def rematch(self, swap: bool, same_seed: bool) -> VisibleTable:
        """The table of the next game among the same."""
        room = await self._world.service.rematch(self.id, self._doer.id, swap, same_seed)
        return await _known(self._world, self.caller, room.id)

    @property
    def _doer(self) -> Person:
        assert self.caller is not None, "routes on which one acts ask for a person"
        return self.caller.person


class SeatHandle:
    """A seat of the caller's, which can act."""

    def __init__(self, world: AppContext, table: VisibleTable, seat: int) -> None:
        self._world, self.table, self.seat = world, table, seat

    async def act(self, said: wire.ClientMessage, lang: str) -> wire.ServerMessageBase:
        """Carry out what the player says."""
        return await self.table.act(self.seat, said, lang)

    async def take_hint(self) -> str:
        """The record of the game as it is while this seat is asked; the journal says that the seat has had a hint."""
        return await self._world.service.take_hint(self.table.id, self.seat)


async def visible_table(world: AppContext, caller: Caller | None, table: str, code: str = "") -> VisibleTable:
    """The table, for somebody who may see it."""
    live = await world.service.rooms.open_room(table)
    person = None if caller is None else caller.person.id
    if _may_see(live.room, person, code):
        room = await world.service.rooms.visible_room(live, person)
        if _may_watch(room, person, world.settings.allow_spectators):
            return VisibleTable(world, caller, live, room)
    raise NotFound("table-unknown", "there is no table {table}", table=table[:20])


async def invited_table(world: AppContext, caller: Caller | None, code: str) -> VisibleTable:
    """The table an invitation is for."""
    row = await world.store.table_by_code(code)
    if row is None:
        raise NotFound("invitation-unknown", "this invitation does not belong to any table here")
    return await _known(world, caller, row.id)


async def new_table(
    world: AppContext, caller: Caller, game: str, settings: dict[str, Any], options: Options, **more: Any
) -> VisibleTable:
    """A table that the caller makes."""
    room = await world.service.make(caller.person.id, game, settings, options, **more)
    return await _known(world, caller, room.id)


async def _known(world: AppContext, caller: Caller | None, table: str) -> VisibleTable:
    """The table as the caller would know it, whether or not they may see it."""
    rooms = world.service.rooms
    live = await rooms.open_room(table)
    person = None if caller is None else caller.person.id
    return VisibleTable(world, caller, live, await rooms.visible_room(live, person))


def _may_see(room: Room, person: str | None, code: str) -> bool:
    """Players and who made it always; others a public table, or one they have the invitation to."""
    if person is not None and (person == room.creator or room.seats_of(person)):
        return True
    if person is not None and person in room.setup_entry.get("reserved", {}).values():
        return True
    return room.options.public or bool(code and secrets.compare_digest(code.encode(), room.code.encode()))


def _may_watch(room: Room, person: str | None, spectate: bool) -> bool:
    """Whether a server that shows no running games to others shows this one; `room` as the person may know it."""
    return spectate or room.status != "running" or (person is not None and room.seats_of(person) != [])
