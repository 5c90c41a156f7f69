"""What a server tells, read: tables, updates with view, decision and events, lines of chat.

The types are those of `vigil.protocol`, the server's own, under the names a player would use.
Fields that a later server adds are passed over; what is missing or of another kind is a
BadAnswer.
"""

from __future__ import annotations

from typing import Any, TypeVar

from vigil.client.errors import ProtocolError
from vigil.protocol.decoder import Unreadable, plain, read
from vigil.protocol.messages import ChatMessage as ChatMessage
from vigil.protocol.messages import DecisionInfo as DecisionInfo
from vigil.protocol.messages import EventInfo as EventInfo
from vigil.protocol.messages import Hello as Hello
from vigil.protocol.messages import OutcomeInfo as OutcomeInfo
from vigil.protocol.messages import SeatInfo as SeatInfo
from vigil.protocol.messages import TableInfo as TableInfo
from vigil.protocol.messages import Update as Update
from vigil.protocol.messages import canonical, hash_of
from vigil.protocol.responses import ChatHistory as ChatHistory
from vigil.protocol.responses import GameLink as GameLink
from vigil.protocol.responses import Me as Me
from vigil.protocol.responses import SignedIn as SignedIn
from vigil.protocol.responses import TableList as TableList
from vigil.protocol.responses import TableSummary as TableSummary

__all__ = [
    "ChatHistory",
    "ChatMessage",
    "DecisionInfo",
    "EventInfo",
    "GameLink",
    "Hello",
    "Me",
    "OutcomeInfo",
    "SeatInfo",
    "SignedIn",
    "TableInfo",
    "TableList",
    "TableMessage",
    "TableSummary",
    "Update",
    "WrongHash",
    "decode",
    "plain",
    "update_of",
]

T = TypeVar("T")

TableMessage = Update | TableInfo | ChatMessage
"""What one hears at a table."""


class WrongHash(ProtocolError):
    """A view did not arrive as it was sent."""


def decode(kind: type[T], data: Any) -> T:
    """The value of a class that a message tells of."""
    try:
        return read(kind, data)
    except Unreadable as error:
        raise ProtocolError(
            "response-invalid",
            "the server's answer is not a valid {kind} ({why}); it may be a different version",
            kind=kind.__name__,
            why=str(error)[:80],
        ) from None


def update_of(data: Any) -> Update:
    """An update; its hash is that of the view it brings, else BadAnswer."""
    made = decode(Update, data)
    if made.view is not None and made.hash and hash_of(canonical(made.view)) != made.hash:
        raise WrongHash("view-hash-mismatch", "the view of update {seq} is not the one the server sent", seq=made.seq)
    return made
