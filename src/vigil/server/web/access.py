"""A table as one caller may see it, and what the caller can do there.

Nothing else in the web layer reaches a table: everything a route or socket sends comes from a `VisibleTable`, and
every action goes through one or through a `SeatHandle`. A table the caller may not see counts as not found.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from vigil.protocol import messages as wire
from vigil.protocol.table_options import Options
from vigil.server import presenter
from vigil.server.errors import BadRequest, Forbidden, NotFound, StateConflict
from vigil.server.post_game import FinishedGame
from vigil.server.room import Room
from vigil.server.room_manager import LiveRoom
from vigil.server.seats import display_names
from vigil.server.store.rows import Person
from vigil.server.subscribers import Subscriber
from vigil.server.web.context import AppContext, Caller


class VisibleTable:
    """A table as its caller may see it: live for players, delayed for spectators if the table says so."""

    def __init__(self, world: AppContext, caller: Caller | None, live: LiveRoom, room: Room) -> None:
        self._world, self._live = world, live
        self._room = room  # the room the caller may see; all answers come from it
        self.caller = caller

    @property
    def id(self) -> str:
        """The id of the table."""
        return self._room.id

    @property
    def person(self) -> str | None:
        """The id of the caller, or None."""
        return None if self.caller is None else self.caller.person.id

    @property
    def muted(self) -> frozenset[str]:
        """The ids of the people the caller has muted."""
        return frozenset() if self.caller is None else self.caller.person.muted

    # -------------------------------------------------------------------------- reading

    def info(self, lang: str) -> wire.TableInfo:
        """Return the table's info. Delayed spectators don't see who is connected now."""
        room, audience = self._room, self._live.audience
        delayed = bool(room.options.spectator_delay) and (self.person is None or not room.seats_of(self.person))
        return presenter.table(room, self.person, lang, () if delayed else audience.here(), audience.watching())

    def is_invitation(self, code: str) -> bool:
        """Whether this is the table's invitation code."""
        return code == self._live.room.code

    def chat(self, lang: str) -> list[wire.ChatMessage]:
        """Return recent chat lines, without those of muted people."""
        if self.person is None or not self._room.seats_of(self.person):
            self._check_spectators()
        return [presenter.chat_message(line, lang) for line in self._room.chat if line.person not in self.muted]

    def names(self, lang: str) -> list[str]:
        """Return the names of the players."""
        return list(display_names(self._room.seats, lang))

    def finished(self) -> FinishedGame:
        """Return the finished game, or raise StateConflict."""
        room = self._room
        if room.match is None or room.status not in ("over", "canceled"):
            raise StateConflict("game-not-over", "this is available when the game is over")
        salt = room.setup_entry["salt"] if room.commitment is not None else None
        return FinishedGame(room.id, room.match, room.seats, room.hints, room.commitment, salt)

    async def next_update(self, seat: int | None, lang: str, after: int | None, seconds: float) -> wire.Update:
        """Return a snapshot for a seat or a spectator, as soon as there is an entry after `after`."""
        return await self._world.service.rooms.next_update(self.id, seat, lang, after, seconds)

    @asynccontextmanager
    async def listening(
        self, address: str, seat: int | None, lang: str, after: int | None = None
    ) -> AsyncIterator[Subscriber]:
        """Subscribe to the table: a snapshot first, then every update."""
        listener = Subscriber(self.person, seat, lang, self.muted)
        with self._world.connections.opened(address, self.id, seat, self.caller, listener.close):
            async with self._world.service.rooms.listening(self.id, listener, after):
                yield listener

    async def refreshed(self) -> VisibleTable:
        """Return the table after the caller's action."""
        return await _table_for(self._world, self.caller, self.id)

    # ---------------------------------------------------------------------------- seats

    def seat(self, seat: int | None) -> int | None:
        """Return the seat the caller acts for: the given one, their only one, or None for a spectator."""
        own = [] if self.person is None else self._room.seats_of(self.person)
        if seat is not None:
            if seat not in own:
                raise Forbidden("seat-not-yours", "seat {seat} is not yours", seat=seat + 1)
            return seat
        if len(own) > 1:
            raise BadRequest(
                "seat-ambiguous",
                "you have several seats here; specify one: {seats}",
                seats=", ".join(str(each + 1) for each in own),
            )
        if own:
            return own[0]
        self._check_spectators()
        return None

    def own_seat(self, seat: int | None) -> SeatHandle:
        """Return a seat of the caller that can act, or raise Forbidden."""
        own = self.seat(seat)
        if own is None:
            raise Forbidden("not-seated", "only players at this table can do this")
        return SeatHandle(self._world, self, own)

    def perspective(self, seat: int | None, as_spectator: bool = False) -> int | None:
        """Return the seat whose view the caller gets, or None for a spectator's view.

        Tokens without the `play` scope always get a spectator's view, and so does a caller who asks for it. At their
        own table, players may watch even if spectators aren't allowed.
        """
        as_spectator |= self.caller is not None and "play" not in self.caller.scopes
        if as_spectator and self.person is not None and self._room.seats_of(self.person):
            return None
        if as_spectator:
            self._check_spectators()
            return None
        return self.seat(seat)

    def _check_spectators(self) -> None:
        if not self._room.options.spectators and self._room.status == "running":
            raise Forbidden("spectators-not-allowed", "this table does not allow spectators")

    # -------------------------------------------------------------------------- actions

    async def act(self, seat: int | None, message: wire.ClientMessage, lang: str) -> wire.ServerMessageBase:
        """Carry out a message for a seat or a spectator, and measure the time it takes."""
        person, world, began = self._actor, self._world, time.perf_counter()
        reply = await world.service.act(self.id, person.id, person.name, seat, message, lang)
        if isinstance(reply, wire.Ack):
            world.metrics.action_seconds.observe(time.perf_counter() - began)
        if isinstance(message, wire.Chat):
            await world.check_not_erased(person.id)
        return reply

    async def sit(self, seat: int, name: str, deck: Any, seed_phrase: str, avatar: str) -> None:
        """Take a seat."""
        person = self._actor
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
        """Seat a bot."""
        await self._world.service.seat_bot(self.id, self._actor.id, seat, bot, name, deck)

    async def leave_seat(self, seat: int) -> None:
        """Leave or empty a seat."""
        await self._world.service.empty(self.id, self._actor.id, seat)

    async def start(self) -> None:
        """Start the game."""
        await self._world.service.start(self.id, self._actor.id)

    async def cancel(self) -> None:
        """Cancel the table."""
        await self._world.service.cancel(self.id, self._actor.id)

    async def rematch(self, swap: bool, same_seed: bool) -> VisibleTable:
        """Create a rematch and return its table."""
        room = await self._world.service.rematch(self.id, self._actor.id, swap, same_seed)
        return await _table_for(self._world, self.caller, room.id)

    @property
    def _actor(self) -> Person:
        assert self.caller is not None, "this route requires a person"
        return self.caller.person


class SeatHandle:
    """A seat of the caller, which can act."""

    def __init__(self, world: AppContext, table: VisibleTable, seat: int) -> None:
        self._world, self.table, self.seat = world, table, seat

    async def act(self, message: wire.ClientMessage, lang: str) -> wire.ServerMessageBase:
        """Carry out a player's message."""
        return await self.table.act(self.seat, message, lang)

    async def take_hint(self) -> str:
        """Record that the seat takes a hint, and return the record at this decision."""
        return await self._world.service.take_hint(self.table.id, self.seat)


async def visible_table(world: AppContext, caller: Caller | None, table: str, code: str = "") -> VisibleTable:
    """Return a table if the caller may see it, or raise NotFound."""
    live = await world.service.rooms.open_room(table)
    person = None if caller is None else caller.person.id
    if _may_see(live.room, person, code):
        room = await world.service.rooms.visible_room(live, person)
        if _may_watch(room, person, world.settings.allow_spectators):
            return VisibleTable(world, caller, live, room)
    raise NotFound("table-unknown", "there is no table {table}", table=table[:20])


async def invited_table(world: AppContext, caller: Caller | None, code: str) -> VisibleTable:
    """Return the table of an invitation code."""
    row = await world.store.table_by_code(code)
    if row is None:
        raise NotFound("invitation-unknown", "this invitation does not belong to any table here")
    return await _table_for(world, caller, row.id)


async def new_table(
    world: AppContext, caller: Caller, game: str, settings: dict[str, Any], options: Options, **more: Any
) -> VisibleTable:
    """Create a table for the caller."""
    room = await world.service.make(caller.person.id, game, settings, options, **more)
    return await _table_for(world, caller, room.id)


async def _table_for(world: AppContext, caller: Caller | None, table: str) -> VisibleTable:
    """Return a table as the caller would see it, without checking whether they may."""
    rooms = world.service.rooms
    live = await rooms.open_room(table)
    person = None if caller is None else caller.person.id
    return VisibleTable(world, caller, live, await rooms.visible_room(live, person))


def _may_see(room: Room, person: str | None, code: str) -> bool:
    """Whether a person may see a table: players, the creator, and anyone if it is public or they have its code."""
    if person is not None and (person == room.creator or room.seats_of(person)):
        return True
    if person is not None and person in room.setup_entry.get("reserved", {}).values():
        return True
    return room.options.public or bool(code and secrets.compare_digest(code.encode(), room.code.encode()))


def _may_watch(room: Room, person: str | None, spectate: bool) -> bool:
    """Whether a person may watch a game, if the server allows spectators or the person plays in it."""
    return spectate or room.status != "running" or (person is not None and room.seats_of(person) != [])
