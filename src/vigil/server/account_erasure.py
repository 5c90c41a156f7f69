"""Somebody goes for good: out of their games first, then out of everything that is kept."""

from __future__ import annotations

from vigil.server.table_service import TableService


async def erase(hub: TableService, person: str) -> list[str]:
    """Erase somebody, and the bots they own, which nobody could let play on; the tables whose entries changed.

    It may be done again for somebody who is gone already: what was written meanwhile goes then."""
    gone = [person, *(bot.id for bot in await hub.store.bots_of(person))]
    await hub.expel(gone)
    changed = await hub.store.remove_person(person)
    await hub.expel(gone)  # from seats that they took meanwhile, as whoever they still were
    for table in changed:
        await hub.forget(table)
    return changed
