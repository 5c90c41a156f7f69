"""Deadlines of idle rated games.

A table without a clock waits for weeks. But an unfinished game is never rated, so a losing player, even against a
bot, could simply stay away. A rated game is therefore forfeited in the end.
"""

from __future__ import annotations

from vigil.server.room import Room

DAY = 86_400_000
IDLE_MS, WARNING_MS = 53 * DAY, 7 * DAY
"""Milliseconds without a move before the warning, and after it until the forfeit: together the slowest clock."""
NEVER = 1 << 62


def idle_deadline(room: Room) -> int:
    """Return when the table gets its warning, or its forfeit after that."""
    if room.status != "running" or not room.rated:
        return NEVER
    return room.waited + WARNING_MS if room.waited else room.moved + IDLE_MS


def may_forfeit(room: Room) -> bool:
    """Whether the seat to act can lose by not moving."""
    asked = room.seat_to_act
    return asked >= 0 and room.seats[asked].playing_bot is None and room.may_concede(asked)


def forfeit_in_ms(room: Room, now: int) -> int | None:
    """Return the milliseconds until the seat to act forfeits, once it was warned."""
    return max(0, idle_deadline(room) - now) if room.waited and room.status == "running" and may_forfeit(room) else None
