"""What a server tells, read: tables, updates with view, decision and events, lines of chat.

The types are those of `vigil.wire`, the server's own, under the names a player would use.
Fields that a later server adds are passed over; what is missing or of another kind is a
BadAnswer.
"""

from __future__ import annotations

from typing import Any, TypeVar

from vigil.client.errors import BadAnswer
from vigil.wire.answers import Lines as Chat
from vigil.wire.answers import LinkTold as Link
from vigil.wire.answers import Me as Me
from vigil.wire.answers import SignedIn as SignedIn
from vigil.wire.answers import TableLine as Listed
from vigil.wire.answers import TableList as Listing
from vigil.wire.messages import ChairTold as Chair
from vigil.wire.messages import DecisionTold as Decision
from vigil.wire.messages import EventTold as Event
from vigil.wire.messages import Hello as Hello
from vigil.wire.messages import OutcomeTold as Outcome
from vigil.wire.messages import SaidTold as Line
from vigil.wire.messages import TableTold as Table
from vigil.wire.messages import Update as Update
from vigil.wire.messages import canonical, hash_of
from vigil.wire.reading import Unreadable, plain, read

__all__ = [
    "Chair",
    "Chat",
    "Decision",
    "Event",
    "Hello",
    "Line",
    "Link",
    "Listed",
    "Listing",
    "Me",
    "Outcome",
    "SignedIn",
    "Table",
    "Told",
    "Update",
    "WrongHash",
    "made_of",
    "plain",
    "update_of",
]

T = TypeVar("T")

Told = Update | Table | Line
"""What one hears at a table."""


class WrongHash(BadAnswer):
    """A view did not arrive as it was sent."""


def made_of(kind: type[T], data: Any) -> T:
    """The value of a class that a message tells of."""
    try:
        return read(kind, data)
    except Unreadable as error:
        raise BadAnswer(
            "answer-shape",
            "the server's answer is not a valid {kind} ({why}); it may be a different version",
            kind=kind.__name__,
            why=str(error)[:80],
        ) from None


def update_of(data: Any) -> Update:
    """An update; its hash is that of the view it brings, else BadAnswer."""
    made = made_of(Update, data)
    if made.view is not None and made.hash and hash_of(canonical(made.view)) != made.hash:
        raise WrongHash("answer-hash", "the view of update {seq} is not the one the server sent", seq=made.seq)
    return made
