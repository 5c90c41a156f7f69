"""Which tables this process runs: their bots, clocks and upkeep.

One process runs a table, the one that holds its lease (`scheduler.py` renews it). A single process on SQLite
runs them all.
"""

from __future__ import annotations

from vigil.server.journal_entry import NewEntry
from vigil.server.room import Room


class TableOwnership:
    """The tables of one process, and those whose clocks it has supervised."""

    def __init__(self, alone: bool) -> None:
        """`alone` says that no other process can exist, so every table is ours."""
        self.alone = alone
        self.owned: set[str] = set()
        self.clocked: set[str] = set()

    def includes(self, table: str) -> bool:
        """Whether this process runs the table."""
        return self.alone or table in self.owned

    def takeover_entries(self, room: Room) -> list[NewEntry]:
        """Return the entries to write first at a table that this process has just taken over.

        Time during which no process ran the table doesn't count for any clock. A player who answers through
        another process before the takeover could play all along, so for that player the clock has run.
        """
        timed = room.status == "running" and room.options.clock.kind != "none"
        if not timed or room.id in self.clocked or not self.includes(room.id):
            return []
        return [("resumed", {})]
