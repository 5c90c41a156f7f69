"""Games on the books do not wait for ever: who is asked and lets one lie has lost it in the end.

It is written down before it happens (`waited`), and the last days begin with that: where the server itself was
away for long, nobody has lost when it comes back.
"""

from __future__ import annotations

from functools import partial

from vigil.server.hub import Hub
from vigil.server.patience import DAY, LAST_DAYS, gives_up, until
from vigil.server.room import Room
from vigil.server.rooms import Kind


def let_lie(room: Room, now: int) -> list[Kind]:
    """What it leads to that nothing has happened here: a rated game is given up for whoever is asked."""
    if now < until(room) or not gives_up(room):
        return []
    return [("conceded", {"seat": room.asked, "why": "idle"}) if room.waited else ("waited", {"seat": room.asked})]


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
