"""Erase a person from their games, then from the store."""

from __future__ import annotations

from vigil.server.table_service import TableService


async def erase(service: TableService, person: str) -> list[str]:
    """Erase a person and the bots they own. Return the tables whose entries changed.

    Repeating this for an erased person removes what was written in between.
    """
    erased = [person, *(bot.id for bot in await service.store.bots_of(person))]
    await service.expel(erased)
    changed = await service.store.remove_person(person)
    await service.expel(erased)  # seats taken in the meantime
    for table in changed:
        await service.forget(table)
    return changed
