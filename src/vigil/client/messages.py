"""Decode the messages and responses of a server, using the types of `vigil.protocol`.

Unknown fields are ignored. A missing field or a wrong type raises ProtocolError.
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
"""A message that a table sends."""


class WrongHash(ProtocolError):
    """The view of an update doesn't match its hash."""


def decode(kind: type[T], data: Any) -> T:
    """Decode plain data as a message, or raise ProtocolError."""
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
    """Decode an update and check the hash of its view, or raise ProtocolError."""
    update = decode(Update, data)
    if update.view is not None and update.hash and hash_of(canonical(update.view)) != update.hash:
        raise WrongHash("view-hash-mismatch", "the view of update {seq} is not the one the server sent", seq=update.seq)
    return update
