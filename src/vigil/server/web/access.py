"""Who may see which table, and for which seat they speak.  Whatever one may not see is not there."""

from __future__ import annotations

import secrets

from vigil.protocol import messages as wire
from vigil.server import presenter
from vigil.server.errors import BadRequest, Forbidden, NotFound
from vigil.server.room import Room
from vigil.server.room_manager import LiveRoom
from vigil.server.table_service import TableService
from vigil.server.web.context import Caller, RequestContext


def hub_of(ask: RequestContext) -> TableService:
    hub: TableService = ask.world.service
    return hub


def may_see(room: Room, person: str | None, code: str = "") -> bool:
    """Players and who made it always; others a public table, or one they have the invitation to."""
    if person is not None and (person == room.creator or room.seats_of(person)):
        return True
    if person is not None and person in room.setup_entry.get("reserved", {}).values():
        return True
    return room.options.public or bool(code and secrets.compare_digest(code.encode(), room.code.encode()))


def may_watch(room: Room, person: str | None, spectate: bool) -> bool:
    """Whether a server that shows no running games to others shows this one; `room` as the person may know it."""
    return spectate or room.status != "running" or (person is not None and room.seats_of(person) != [])


async def visible_table(ask: RequestContext, table: str, code: str = "") -> LiveRoom:
    """The table, for somebody who may see it."""
    return (await visible_room(ask, table, code))[0]


async def visible_room(ask: RequestContext, table: str, code: str = "") -> tuple[LiveRoom, Room]:
    """The table, for somebody who may see it, and as they may know it now: whatever is told comes from this room."""
    hosted = await hub_of(ask).rooms.open_room(table)
    person = None if ask.caller is None else ask.caller.person.id
    if may_see(hosted.room, person, code):
        seen = await hub_of(ask).rooms.visible_room(hosted, person)
        if may_watch(seen, person, ask.world.settings.spectate):
            return hosted, seen
    raise NotFound("table-unknown", "there is no table {table}", table=table[:20])


def table_info(ask: RequestContext, hosted: LiveRoom, seen: Room) -> wire.TableInfo:
    """A table as whoever asks may know it; who is connected is only known as of now."""
    person = None if ask.caller is None else ask.caller.person.id
    kept = bool(seen.options.delay) and (person is None or not seen.seats_of(person))
    return presenter.table(seen, person, ask.lang, () if kept else hosted.audience.here(), hosted.audience.watching())


def muted_people(caller: Caller | None) -> frozenset[str]:
    """Those whom whoever asks does not want to hear."""
    return frozenset() if caller is None else caller.person.muted


def perspective_for(room: Room, caller: Caller | None, seat: int | None, looking_on: bool = False) -> int | None:
    """Whose view of the table somebody is shown, by whatever way: their seat's, or a spectator's.

    A token that may not play looks on, whichever seat it names, and so does who wishes it; at their own table they
    may even where others may not.  `room` is the table as they may know it.
    """
    person = None if caller is None else caller.person.id
    looking_on |= caller is not None and "play" not in caller.scopes
    if looking_on and person is not None and room.seats_of(person):
        return None
    return seat_for(room, person, None if looking_on else seat)


def seat_for(room: Room, person: str | None, seat: int | None) -> int | None:
    """The seat somebody speaks for: the one they named, else their only one, else none (a spectator).

    `room` is the table as they may know it."""
    own = [] if person is None else room.seats_of(person)
    if seat is not None:
        if seat not in own:
            raise Forbidden("seat-not-yours", "seat {seat} is not yours", seat=seat + 1)
        return seat
    if len(own) > 1:
        raise BadRequest(
            "seat-which",
            "you have several seats here; name one: {seats}",
            seats=", ".join(str(each + 1) for each in own),
        )
    if own:
        return own[0]
    if not room.options.spectators and room.status == "running":
        raise Forbidden("no-spectators", "this table does not allow spectators")
    return None
