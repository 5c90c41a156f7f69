"""Somebody wants to be forgotten: the one case in which entries are written over.

The name goes wherever it stands beside the person's id, and so does what the person said in
chat; the id stays.  It is random, nothing else tells whose it was, and the seats of a game
stay apart by it, so that the game can still be played again by those who shared it.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import delete, func, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.server.store.notifications import REWRITTEN, SIGNED_OUT
from vigil.server.store.repository import Repository, decode, encode
from vigil.server.store.schema import decks as DECKS
from vigil.server.store.schema import entries as ENTRIES
from vigil.server.store.schema import people as PEOPLE
from vigil.server.store.schema import ratings as RATINGS
from vigil.server.store.schema import seats as SEATS
from vigil.server.store.schema import sessions as SESSIONS
from vigil.server.store.schema import tables as TABLES
from vigil.server.store.schema import tokens as TOKENS

ERASED = "—"
"""What stands where a name was."""
TELLING = ("name", "text", "seed_phrase")
"""The fields of a body that tell who somebody is, or what they said."""
NAMING = ("person", "by", "owner")
"""And those that say of whom: an id that stands elsewhere was typed there by somebody, about themselves or others."""


def erased(body: Any, person: str) -> Any:
    """A body without what it tells of a person: where an object holds the id, its name and text go."""
    if isinstance(body, list):
        return [erased(part, person) for part in body]
    if not isinstance(body, dict):
        return body
    about = any(body.get(key) == person for key in NAMING)
    if body.get("by") == person and isinstance(body.get("options"), dict):  # the table they made, and its title
        body = {**body, "options": without_title(body["options"])}
    return {
        key: ERASED if about and key in TELLING and value and isinstance(value, str) else erased(value, person)
        for key, value in body.items()
    }


def without_title(options: dict[str, Any]) -> dict[str, Any]:
    """How a table is run, without the words of whoever made it."""
    return {**options, "title": ""} if options.get("title") else options


class Forgetting(Repository):
    """Erasing people."""

    async def remove_person(self, person_id: str) -> list[str]:
        """Erase somebody, and the bots they own; the ids of the tables whose entries changed by it.

        Whoever holds such a table in memory makes it anew from its entries.
        """
        async with self._reading() as connection:
            owned = (await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.owner == person_id))).scalars().all()
        changed: set[str] = set()
        for who in (person_id, *owned):
            await self._write(partial(self._identity_goes, who))  # first: nothing new can be written in this name now
            while again := await self._names_go(who):  # once more: something may have been under way
                changed |= again
        return sorted(changed)

    async def _names_go(self, who: str) -> set[str]:
        place = func.instr if self._database.sqlite else func.strpos
        mentioned = select(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.body).where(
            place(ENTRIES.c.body, literal(f'"{who}"')) > 0
        )
        async with self._reading(slowly=True) as connection:
            found = (await connection.execute(mentioned)).all()
        new = [
            (row.table_id, row.seq, erased(old, who)) for row in found if erased(old := decode(row.body), who) != old
        ]

        async def job(connection: AsyncConnection) -> None:
            for table, seq, body in new:
                here = (ENTRIES.c.table_id == table, ENTRIES.c.seq == seq)
                await connection.execute(update(ENTRIES).where(*here).values(body=encode(body)))
            await self._journal.notify(connection, [REWRITTEN + table for table in {table for table, _, _ in new}])

        if new:
            await self._write(job, slowly=True)
        return {table for table, _, _ in new}

    async def _identity_goes(self, who: str, connection: AsyncConnection) -> None:
        for table in (SESSIONS, TOKENS, DECKS):
            await connection.execute(delete(table).where(table.c.person_id == who))
        await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == who))  # whoever rates them now is waited for
        await connection.execute(delete(RATINGS).where(RATINGS.c.who == who))
        await connection.execute(update(SEATS).where(SEATS.c.person_id == who).values(name=ERASED))
        made = select(TABLES.c.id, TABLES.c.options).where(TABLES.c.creator == who)
        for row in (await connection.execute(made)).all():
            old = decode(row.options)
            if (new := without_title(old)) != old:
                await connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(options=encode(new)))
        await self._journal.notify(connection, [SIGNED_OUT])
