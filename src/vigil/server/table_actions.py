"""What the actions of a game lead to: which entries follow from what a player says, or from their leaving.

Nothing is changed here.  Each function looks at the room and names the entries, or raises what stands in the way.
"""

from __future__ import annotations

from typing import Any

from vigil.protocol import messages as wire
from vigil.server.journal_entry import NewEntry
from vigil.server.room import News, Room
from vigil.server.undo import answer_undo_entries, drop_voter_entries, undo_entries


def action_entries(
    room: Room, person: str, seat: int, said: wire.ClientMessage, named: dict[str, Any]
) -> list[NewEntry] | tuple[list[NewEntry], list[News]]:
    if named and room.done(person, seat, kind_of(said), named["id"]) is not None:
        return []
    back: list[NewEntry] = []
    if room.chairs[seat].substitute_bot is not None or room.chairs[seat].left:
        back.append(("returned", {"seat": seat}))
    match said:
        case wire.Choose():
            places, news = room.choose(seat, said.decision, said.choose)
            made = said.decision - room.decision_offset  # entries count the choices that stand
            return [("chose", {"seat": seat, "number": made, "places": places, **named}), *back], news
        case wire.Undo():
            kind, body = undo_entries(room, seat, said.count)
            return [(kind, {**body, **named}), *back]
        case wire.AnswerUndo():
            return [*answer_undo_entries(room, person, said.accept, said.request), *back]
        case wire.Concede():
            news = room.conceding(seat)
            return [("conceded", {"seat": seat, **named})], news
        case wire.TakeBackSeat():
            return back
        case wire.Leave():
            if room.status != "running" or room.chairs[seat].left:
                return []
            return [("left", {"seat": seat}), *consequence(room, seat, room.options.on_leave, "left")]
        case _:
            return []


def kind_of(said: wire.ClientMessage) -> str:
    """What somebody says, by the name it has in a message."""
    return str(said.__struct_config__.tag)


def consequence(room: Room, seat: int, what: str, why: str) -> list[NewEntry]:
    """What was agreed on for a seat whose player is not there; and a wish that only they had not agreed to."""
    if what == "forfeit" and room.may_concede(seat):
        return [("conceded", {"seat": seat, "why": why})]
    if what == "bot":
        return [
            ("substituted", {"seat": seat, "bot": room.options.substitute_bot, "why": why}),
            *drop_voter_entries(room, seat),
        ]
    return drop_voter_entries(room, seat) if why == "left" else []


def departure_entries(room: Room, person: str) -> list[NewEntry]:
    """What it leads to that somebody will not come back: nobody waits for them."""
    found: list[NewEntry] = []
    what = "bot" if room.options.on_leave == "wait" else room.options.on_leave
    for seat in room.seats_of(person):
        chair = room.chairs[seat]
        if room.status == "open":
            found.append(("left", {"seat": seat}))
        elif room.status == "running" and not (chair.left and (chair.substitute_bot is not None or what == "forfeit")):
            found += [("left", {"seat": seat}), *consequence(room, seat, what, "left")]
    if (
        room.status == "open"
        and room.creator == person
        and not any(chair.person not in (None, person) for chair in room.chairs)
    ):
        found.append(("canceled", {"by": person}))
    return found
