"""What happened at a table, one thing after the other: the only truth about it.

Entries are only ever added.  The match, the clocks, who sits where and what was said
are all made from them (`room.py`), so a process that dies loses nothing it has
confirmed, and another one can go on where it stopped.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened: its place in the row, when, what, and its particulars."""

    seq: int
    at: int
    kind: str
    body: dict[str, Any]


NewEntry = tuple[str, dict[str, Any]]
"""An entry that is about to be written: its kind and its body."""
