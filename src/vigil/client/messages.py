"""Decode a server's messages and responses, using the types of `vigil.protocol`.

Unknown fields are ignored. A missing field or a wrong type raises ProtocolError.
"""

from __future__ import annotations

from typing import Any, TypeVar

from vigil.client.errors import ProtocolError, invalid_response
from vigil.protocol.decoder import Unreadable, read
from vigil.protocol.messages import ChatMessage, TableInfo, Update, canonical, hash_of

T = TypeVar("T")

TableMessage = Update | TableInfo | ChatMessage
"""A message that a table sends."""


class WrongHash(ProtocolError):
    """An update's view doesn't match its hash."""


def decode(kind: type[T], data: Any) -> T:
    """Decode plain data as a message, or raise ProtocolError."""
    try:
        return read(kind, data)
    except Unreadable as error:
        raise invalid_response(kind.__name__, str(error)) from None


def update_of(data: Any) -> Update:
    """Decode an update and check its view's hash, or raise ProtocolError."""
    update = decode(Update, data)
    if update.view is not None and update.hash and hash_of(canonical(update.view)) != update.hash:
        raise WrongHash("view-hash-mismatch", "the view of update {seq} is not the one the server sent", seq=update.seq)
    return update
