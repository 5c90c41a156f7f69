"""Games on the books do not wait for ever: who is asked and lets one lie has lost it in the end.

Without a clock a table waits for everybody, and one may take weeks for a choice.  But a game that is never
finished never counts, and whoever is losing, against a bot too, would only have to stay away.

It is written down before it happens (`waited`), and the last days begin with that: where the server itself was
away for long, nobody has lost when it comes back.
"""

from __future__ import annotations

from functools import partial

from vigil.server.hub import Hub
from vigil.server.room import Room
from vigil.server.rooms import Kind

DAY = 86_400_000
PATIENCE, LAST_DAYS = 53 * DAY, 7 * DAY
"""Milliseconds in which nothing has happened at a rated table, and those that are left then: together as long as the
slowest clock gives for a move."""
NEVER = 1 << 62


def until(room: Room) -> int:
    """When something comes of it that nothing happens here."""
    if room.status != "running" or not room.rated:
        return NEVER
    return room.at + (LAST_DAYS if room.waited else PATIENCE)


def let_lie(room: Room, now: int) -> list[Kind]:
    """What it leads to that nothing has happened here: a rated game is given up for whoever is asked."""
    asked = room.asked
    if now < until(room) or asked < 0 or room.chairs[asked].plays is not None or not room.may_concede(asked):
        return []
    return [("conceded", {"seat": asked, "why": "idle"}) if room.waited else ("waited", {"seat": asked})]


async def end_waiting(hub: Hub, later: dict[str, int]) -> None:
    """Go through the games in which nothing happens; `later` says before when one need not be looked at again."""
    before: str | None = None
    now = hub.now()
    quiet = now - LAST_DAYS + 1
    while rows := await hub.store.tables(status="running", changed_before=quiet, before=before, limit=100):
        for row in rows:
            if row.options.get("rated") is False or now < later.get(row.id, 0):
                continue
            hosted = await hub.host(row.id, used=False)
            await hub.write(hosted, partial(let_lie, now=now))
            later[row.id] = max(until(hosted.room), now + DAY)
        before = rows[-1].cursor
