"""Which tables this process looks after: its bots answer there, its clocks run, its list is kept by it.

One process does this for a table, the one that holds the lease (`scheduler.py` renews it).  Where no other process
can be there, every table is its own.
"""

from __future__ import annotations

from vigil.server.journal_entry import NewEntry
from vigil.server.room import Room


class TableOwnership:
    """The tables of one process, and those of them whose clocks have run under its eyes."""

    def __init__(self, alone: bool) -> None:
        """`alone`: no other process can be there, so that every table is ours."""
        self.alone = alone
        self.owned: set[str] = set()
        self.clocked: set[str] = set()

    def includes(self, table: str) -> bool:
        """Whether this process looks after the table."""
        return self.alone or table in self.owned

    def takeover_entries(self, room: Room) -> list[NewEntry]:
        """What comes before anything else at a table that was another process's before it was ours, or nobody's.

        Time in which no server looked after it does not count, so no clock falls, and the first answer here costs
        nothing for it.  A player who answers through another process before anybody has taken the table over could
        play all the while, and for them the clock has run.
        """
        timed = room.status == "running" and room.options.clock.kind != "none"
        if not timed or room.id in self.clocked or not self.includes(room.id):
            return []
        return [("resumed", {})]

    def on_taken_over(self, table: str) -> None:
        """Those entries are written: from now on the table's clocks run under our eyes."""
        self.clocked.add(table)
