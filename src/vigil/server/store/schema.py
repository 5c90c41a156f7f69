"""The tables of the database after the newest migration, which is still the first one.

A migration that changes a table makes the same change here. `entries` is the source of truth. `tables`, `seats` and
`ratings` are derived from it and can be rebuilt. People, sessions, tokens and decks are stored only here, and leases
are temporary. JSON is stored as text, so that both databases return identical bytes.
"""

from __future__ import annotations

from typing import Any

import msgspec

from vigil.server.store.migrations.versions.v0001_tables import META as META

ENTRIES = META.tables["entries"]
TABLES = META.tables["tables"]
SEATS = META.tables["seats"]
PEOPLE = META.tables["people"]
SESSIONS = META.tables["sessions"]
TOKENS = META.tables["tokens"]
LEASES = META.tables["leases"]
RATINGS = META.tables["ratings"]
DECKS = META.tables["decks"]

decode = msgspec.json.decode


def encode(value: Any) -> str:
    """Return a value as JSON text."""
    return msgspec.json.encode(value).decode()
