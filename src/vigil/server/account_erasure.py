"""Somebody goes for good: out of their games first, then out of everything that is kept."""

from __future__ import annotations

from vigil.server.table_service import TableService


async def erase(service: TableService, person: str) -> list[str]:
    """Erase somebody, and the bots they own, which nobody could let play on; the tables whose entries changed.

    It may be done again for somebody who is gone already: what was written meanwhile goes then."""
    gone = [person, *(bot.id for bot in await service.store.bots_of(person))]
    await service.expel(gone)
    changed = await service.store.remove_person(person)
    await service.expel(gone)  # from seats that they took meanwhile, as whoever they still were
    for table in changed:
        await service.forget(table)
    return changed
