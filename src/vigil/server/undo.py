"""Undo: what a player may undo alone, what needs the consent of others, and what is final.

Nothing is changed here. Each function returns the entries that an action leads to, or raises.
"""

from __future__ import annotations

from vigil.kernel.errors import UndoNotAllowed
from vigil.server.errors import Forbidden, StateConflict
from vigil.server.journal_entry import NewEntry
from vigil.server.room import Room


def free_undo_count(room: Room, seat: int) -> int:
    """Return how many choices this seat may undo without consent."""
    if room.match is None or room.status != "running" or room.options.undo == "never":
        return 0
    return room.match.undoable(seat)


def can_request_undo(room: Room, seat: int) -> bool:
    """Whether this seat may request to undo its last choice.

    It needs a choice with no concession after it. If no other person is at the table, no consent is needed,
    but in a rated game the request is refused.
    """
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
    """Return the entry for undoing this many choices: `undone`, or `undo_requested` if others must consent."""
    match = room.running()
    if room.options.undo == "never":
        raise UndoNotAllowed("undo-disabled", "undo is off at this table")
    mine = [at for at, taken in enumerate(match.choices) if taken.seat == seat and taken.index >= 0]
    begun, given_up = len(room.setup_entry.get("before", ())), _last_concession(room)
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
        if room.rated:  # otherwise a losing player could make the game unrated
            raise UndoNotAllowed(
                "undo-rated-game",
                "this is a rated game and no one is there to agree, so you can't undo a move that revealed "
                "something; at unrated tables you can",
            )
        return "undone", {"seat": seat, "to": to, "learned": True}
    if room.undo_request is not None:
        raise StateConflict("undo-request-open", "an undo request is already pending")
    return "undo_requested", {"seat": seat, "to": to}


def answer_undo_entries(room: Room, person: str, accept: bool, request: int) -> list[NewEntry]:
    """Return the entries for an answer to an undo request. `request` is the number of the request's entry."""
    if room.undo_request is None:
        raise StateConflict("undo-request-missing", "no undo request is open")
    if request != room.undo_request.seq:
        raise StateConflict(
            "undo-request-stale", "this answers another undo request: answer the open one, number {open}, not {given}",
            open=room.undo_request.seq, given=request,
        )  # fmt: skip
    others = room.others(room.undo_request.seat)
    if person == room.seats[room.undo_request.seat].person and not accept:
        return [("undo_declined", {"person": person})]  # the player withdraws the request
    if person not in others:
        raise Forbidden("undo-answer-not-allowed", "only the other players can decide this")
    if not accept:
        return [("undo_declined", {"person": person})]
    entries: list[NewEntry] = [("undo_accepted", {"person": person})]
    if others <= room.undo_request.accepted | {person}:
        # All agreed, so the game remains rated.
        entries.append(("undone", {"seat": room.undo_request.seat, "to": room.undo_request.to}))
    return entries


def drop_voter_entries(room: Room, seat: int) -> list[NewEntry]:
    """Return the entries for an open undo request when the player of a seat leaves.

    If all remaining players have accepted, the undo happens.
    """
    if room.undo_request is None:
        return []
    left = room.others(room.undo_request.seat, but=seat)
    if not left or not left <= room.undo_request.accepted:
        return []  # no one is left, or someone has yet to answer
    return [("undone", {"seat": room.undo_request.seat, "to": room.undo_request.to})]


def _last_concession(room: Room) -> int:
    """Return after how many choices a player last conceded, timed out or left, or 0.

    Undoing anything earlier would bring that player back into the game.
    """
    assert room.match is not None
    return max((at for at, taken in enumerate(room.match.choices, 1) if taken.index < 0), default=0)
