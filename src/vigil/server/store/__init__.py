"""The server's storage, on SQLite or PostgreSQL: journal entries, which are the source of truth, and an index."""

from __future__ import annotations

from vigil.server.store.errors import (
    BadCursor,
    BadDatabase,
    BadEntries,
    Conflict,
    Locked,
    NameTaken,
    NewerSchema,
    StoreError,
    Unavailable,
)
from vigil.server.store.rows import Person, Rating, SavedDeck, SeatRow, Session, TableRow, Token
from vigil.server.store.store import Store

__all__ = [
    "BadCursor",
    "BadDatabase",
    "BadEntries",
    "Conflict",
    "Locked",
    "NameTaken",
    "NewerSchema",
    "Person",
    "Rating",
    "SavedDeck",
    "SeatRow",
    "Session",
    "Store",
    "StoreError",
    "TableRow",
    "Token",
    "Unavailable",
]
