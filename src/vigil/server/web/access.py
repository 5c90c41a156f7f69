"""Who may see which table, and for which seat they speak.  Whatever one may not see is not there."""

from __future__ import annotations

import secrets

from vigil.server.errors import BadRequest, Forbidden, NotFound
from vigil.server.hub import Hub
from vigil.server.room import Room
from vigil.server.rooms import Hosted
from vigil.server.web.asking import Ask


def hub_of(ask: Ask) -> Hub:
    hub: Hub = ask.world.hub
    return hub


def may_see(room: Room, person: str | None, code: str = "") -> bool:
    """Players and who made it always; others a public table, or one they have the invitation to."""
    if person is not None and (person == room.creator or room.seats_of(person)):
        return True
    if person is not None and person in room.made.get("reserved", {}).values():
        return True
    return room.options.public or bool(code and secrets.compare_digest(code.encode(), room.code.encode()))


def may_watch(room: Room, person: str | None, spectate: bool) -> bool:
    """Whether a server that shows no running games to others shows this one."""
    return spectate or room.status != "running" or (person is not None and room.seats_of(person) != [])


async def table_for(ask: Ask, table: str, code: str = "") -> Hosted:
    """The table, for somebody who may see it."""
    hosted = await hub_of(ask).host(table)
    person = None if ask.caller is None else ask.caller.person.id
    if not may_see(hosted.room, person, code) or not may_watch(hosted.room, person, ask.world.settings.spectate):
        raise NotFound("table-unknown", "there is no table {table}", table=table[:20])
    return hosted


def seat_for(room: Room, person: str | None, seat: int | None) -> int | None:
    """The seat somebody speaks for: the one they named, else their only one, else none (a spectator)."""
    own = [] if person is None else room.seats_of(person)
    if seat is not None:
        if seat not in own:
            raise Forbidden("seat-not-yours", "seat {seat} is not yours", seat=seat + 1)
        return seat
    if len(own) > 1:
        raise BadRequest(
            "seat-which", "you have several seats here; name one of them: {seats}", seats=", ".join(map(str, own))
        )
    if own:
        return own[0]
    if not room.options.spectators and room.status == "running":
        raise Forbidden("no-spectators", "this table has no spectators")
    return None
