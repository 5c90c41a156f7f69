"""Taking choices back: what one may do alone, what others must agree to, and what is past.

Nothing is changed here.  Each function says which entries a wish leads to, or why it leads to none.
"""

from __future__ import annotations

from vigil.kernel.errors import UndoNotAllowed
from vigil.server.errors import Forbidden, StateConflict
from vigil.server.journal_entry import NewEntry
from vigil.server.room import Room


def free_undo_count(room: Room, seat: int) -> int:
    """How many choices this seat may take back without asking anybody."""
    if room.match is None or room.status != "running" or room.options.undo == "never":
        return 0
    return room.match.undoable(seat)


def can_request_undo(room: Room, seat: int) -> bool:
    """Whether the last choice of this seat could still be taken back by asking: it made one, and nobody has given up
    since.  Where nobody is there to be asked it is free, unless the game counts."""
    if room.match is None or room.status != "running" or room.options.undo != "ask" or room.undo_request is not None:
        return False
    if room.rated and not room.others(seat):
        return False
    begun = len(room.setup_entry.get("before", ()))
    for taken in reversed(room.match.choices[begun:]):
        if taken.index < 0:
            return False
        if taken.seat == seat:
            return True
    return False


def undo_entries(room: Room, seat: int, count: int) -> NewEntry:
    """What taking back so many choices leads to: `undone`, or a `plea` that others must agree to."""
    match = room.running()
    if room.options.undo == "never":
        raise UndoNotAllowed("undo-disabled", "undo is off at this table")
    mine = [at for at, taken in enumerate(match.choices) if taken.seat == seat and taken.index >= 0]
    begun, given_up = len(room.setup_entry.get("before", ())), _given_up(room)
    if not 1 <= count <= len([at for at in mine if at >= begun]):
        raise UndoNotAllowed("undo-too-many", "you can't undo {count}: you have made fewer choices", count=count)
    if mine[-count] < given_up:
        raise UndoNotAllowed("undo-after-concession", "someone has conceded since, so you can't undo what came before")
    if match.undoable(seat) >= count:
        return "undone", {"seat": seat, "to": len(match.choices) - count}
    if room.options.undo == "free":
        raise UndoNotAllowed(
            "undo-information-revealed",
            "you can only undo {free} of the last choices: new information has been revealed since",
            free=match.undoable(seat), seat=seat + 1,
        )  # fmt: skip
    to = mine[-count]
    if not room.others(seat):
        if room.rated:  # else who is losing would take something back, and the game off the books with it
            raise UndoNotAllowed(
                "undo-rated-game",
                "this is a rated game and no one is there to agree, so you can't undo a move that revealed "
                "something; at unrated tables you can",
            )
        return "undone", {"seat": seat, "to": to, "learned": True}
    if room.undo_request is not None:
        raise StateConflict("undo-request-open", "an undo request is already pending")
    return "undo_requested", {"seat": seat, "to": to}


def answer_undo_entries(room: Room, person: str, yes: bool, plea: int) -> list[NewEntry]:
    """What it leads to when somebody agrees to a plea, or does not; `plea` is the entry of the one they were told."""
    if room.undo_request is None:
        raise StateConflict("undo-request-missing", "no undo request is open")
    if plea != room.undo_request.seq:
        raise StateConflict(
            "undo-request-stale", "this answers another undo request: answer the open one, number {open}, not {given}",
            open=room.undo_request.seq, given=plea,
        )  # fmt: skip
    others = room.others(room.undo_request.seat)
    if person == room.chairs[room.undo_request.seat].person and not yes:
        return [("undo_declined", {"person": person})]  # it is not wished any more
    if person not in others:
        raise Forbidden("undo-answer-not-allowed", "only the other players can decide this")
    if not yes:
        return [("undo_declined", {"person": person})]
    found: list[NewEntry] = [("undo_accepted", {"person": person})]
    if others <= room.undo_request.accepted | {person}:
        found.append(
            ("undone", {"seat": room.undo_request.seat, "to": room.undo_request.to})
        )  # all agreed: it counts as before
    return found


def drop_voter_entries(room: Room, seat: int) -> list[NewEntry]:
    """What it leads to for an open plea that the player of a seat is not there any more: if all who are left have
    agreed, nothing stands in its way."""
    if room.undo_request is None:
        return []
    left = room.others(room.undo_request.seat, but=seat)
    if not left or not left <= room.undo_request.accepted:
        return []  # nobody has agreed, or somebody is still to be heard
    return [("undone", {"seat": room.undo_request.seat, "to": room.undo_request.to})]


def _given_up(room: Room) -> int:
    """After how many choices somebody last gave up, or lost by the clock or by leaving; 0: nobody has.  They are
    out, and taking back what was before would bring them back to a game they are not at any more."""
    assert room.match is not None
    return max((at for at, taken in enumerate(room.match.choices, 1) if taken.index < 0), default=0)
