"""Journal entries: the only source of truth about a table.

Entries are only added. Match, clocks, seats and chat are all derived from them (`room.py`), so a process that
dies loses nothing it has confirmed, and another can continue from there.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """An entry: its number, its time, its kind and its details."""

    seq: int
    at: int
    kind: str
    body: dict[str, Any]


NewEntry = tuple[str, dict[str, Any]]
"""The kind and body of an entry that isn't written yet."""
