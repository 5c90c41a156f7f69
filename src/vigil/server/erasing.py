"""Somebody goes for good: out of their games first, then out of everything that is kept."""

from __future__ import annotations

from vigil.server.hub import Hub


async def erase(hub: Hub, person: str) -> list[str]:
    """Erase somebody, and the bots they own, which nobody could let play on; the tables whose entries changed.

    It may be done again for somebody who is gone already: what was written meanwhile goes then."""
    await hub.expel(person)
    changed = await hub.store.remove_person(person)
    for table in changed:
        await hub.forget(table)
    return changed
