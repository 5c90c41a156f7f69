"""How long a game on the books waits for whoever is asked: the figures, for those who end it and those who are told.

Without a clock a table waits for everybody, and one may take weeks for a choice.  But a game that is never
finished never counts, and whoever is losing, against a bot too, would only have to stay away.
"""

from __future__ import annotations

from vigil.server.room import Room

DAY = 86_400_000
PATIENCE, LAST_DAYS = 53 * DAY, 7 * DAY
"""Milliseconds in which nobody has played at a rated table, and those that are left then: together as long as the
slowest clock gives for a move."""
NEVER = 1 << 62


def idle_deadline(room: Room) -> int:
    """When something comes of it that nobody plays here."""
    if room.status != "running" or not room.rated:
        return NEVER
    return room.waited + LAST_DAYS if room.waited else room.moved + PATIENCE


def may_forfeit(room: Room) -> bool:
    """Whether whoever is asked can lose the game by letting it lie."""
    asked = room.seat_to_act
    return asked >= 0 and room.chairs[asked].playing_bot is None and room.may_concede(asked)


def forfeit_in_ms(room: Room, now: int) -> int | None:
    """Milliseconds after which the game is lost for whoever is asked; told in its last days, when that is near."""
    return max(0, idle_deadline(room) - now) if room.waited and room.status == "running" and may_forfeit(room) else None
