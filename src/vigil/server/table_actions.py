"""The entries that a player's actions lead to.

Nothing is changed here. Each function looks at the room and returns the entries, or raises.
"""

from __future__ import annotations

from typing import Any, assert_never

from vigil.protocol import messages as wire
from vigil.server.journal_entry import NewEntry
from vigil.server.room import EventsByViewer, Room
from vigil.server.undo import answer_undo_entries, drop_voter_entries, undo_entries

SeatMessage = wire.Choose | wire.Undo | wire.AnswerUndo | wire.Concede | wire.TakeBackSeat | wire.Leave | wire.Sync
"""The messages of a player. `TableService.act` answers the others."""


def action_entries(
    room: Room, person: str, seat: int, message: SeatMessage, named: dict[str, Any]
) -> list[NewEntry] | tuple[list[NewEntry], list[EventsByViewer]]:
    """Return the entries for a client's message, and the events if choices were made ahead."""
    if named and room.done(person, seat, kind_of(message), named["id"]) is not None:
        return []
    back: list[NewEntry] = []
    if room.seats[seat].substitute_bot is not None or room.seats[seat].left:
        back.append(("returned", {"seat": seat}))
    match message:
        case wire.Choose():
            places, events = room.choose(seat, message.decision, message.choose)
            made = message.decision - room.decision_offset  # entries don't count undone choices
            return [("chose", {"seat": seat, "number": made, "places": places, **named}), *back], events
        case wire.Undo():
            kind, body = undo_entries(room, seat, message.count)
            return [(kind, {**body, **named}), *back]
        case wire.AnswerUndo():
            return [*answer_undo_entries(room, person, message.accept, message.request), *back]
        case wire.Concede():
            events = room.conceding(seat)
            return [("conceded", {"seat": seat, **named})], events
        case wire.TakeBackSeat():
            return back
        case wire.Leave():
            if room.status != "running" or room.seats[seat].left:
                return []
            return [("left", {"seat": seat}), *consequence(room, seat, room.options.on_leave, "left")]
        case wire.Sync():  # the connection answers it
            return []
        case _:
            assert_never(message)


def kind_of(message: wire.ClientMessage) -> str:
    """Return the type of a message."""
    return str(message.__struct_config__.tag)


def consequence(room: Room, seat: int, what: str, why: str) -> list[NewEntry]:
    """Return the entries for an absent player, as the table's options say, and for an undo request waiting for them."""
    if what == "forfeit" and room.may_concede(seat):
        return [("conceded", {"seat": seat, "why": why})]
    if what == "bot":
        return [
            ("substituted", {"seat": seat, "bot": room.options.substitute_bot, "why": why}),
            *drop_voter_entries(room, seat),
        ]
    return drop_voter_entries(room, seat) if why == "left" else []


def departure_entries(room: Room, person: str) -> list[NewEntry]:
    """Return the entries for a person who leaves for good."""
    entries: list[NewEntry] = []
    what = "bot" if room.options.on_leave == "wait" else room.options.on_leave
    for seat in room.seats_of(person):
        holder = room.seats[seat]
        if room.status == "open":
            entries.append(("left", {"seat": seat}))
        elif room.status == "running" and not (
            holder.left and (holder.substitute_bot is not None or what == "forfeit")
        ):
            entries += [("left", {"seat": seat}), *consequence(room, seat, what, "left")]
    if (
        room.status == "open"
        and room.creator == person
        and not any(holder.person not in (None, person) for holder in room.seats)
    ):
        entries.append(("canceled", {"by": person}))
    return entries
