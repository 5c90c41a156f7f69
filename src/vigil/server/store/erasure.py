"""Erase a person: the only operation that overwrites entries.

The person's name and chat lines are removed wherever they occur next to the person's id. The id stays: it
is random and identifies no one, and it keeps the seats of a game apart, so that the others can still
replay it.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import delete, func, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.server.store.notifications import REWRITTEN, SIGNED_OUT
from vigil.server.store.repository import Repository, decode, encode
from vigil.server.store.schema import DECKS, ENTRIES, PEOPLE, RATINGS, SEATS, SESSIONS, TABLES, TOKENS

ERASED = "—"
"""Replaces an erased name."""
TELLING = ("name", "text", "seed_phrase")
"""Fields of a body that hold a person's name or words."""
NAMING = ("person", "by", "owner")
"""Fields that hold the id of the person in question. An id in any other field was typed by someone."""


def erased(body: Any, person: str) -> Any:
    """Return a body without a person's name and text, in every object that holds the person's id."""
    if isinstance(body, list):
        return [erased(part, person) for part in body]
    if not isinstance(body, dict):
        return body
    about = any(body.get(key) == person for key in NAMING)
    if body.get("by") == person and isinstance(body.get("options"), dict):  # the table they created, and its title
        body = {**body, "options": without_title(body["options"])}
    return {
        key: ERASED if about and key in TELLING and value and isinstance(value, str) else erased(value, person)
        for key, value in body.items()
    }


def without_title(options: dict[str, Any]) -> dict[str, Any]:
    """Return table options without the title, which the creator wrote."""
    return {**options, "title": ""} if options.get("title") else options


class Erasure(Repository):
    """Erases people."""

    async def remove_person(self, person_id: str) -> list[str]:
        """Erase a person and the bots they own. Return the ids of the tables whose entries changed.

        Rooms of these tables in memory must be rebuilt from their entries.
        """
        owned = await self._values(select(PEOPLE.c.id).where(PEOPLE.c.owner == person_id))
        changed: set[str] = set()
        for who in (person_id, *owned):
            await self._write(partial(self._remove_identity, who))  # first, so that nothing new is written in this name
            while again := await self._remove_names(who):  # again, for writes that were in progress
                changed |= again
        return sorted(changed)

    async def _remove_names(self, who: str) -> set[str]:
        position = func.instr if self._database.sqlite else func.strpos
        mentioned = select(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.body).where(
            position(ENTRIES.c.body, literal(f'"{who}"')) > 0
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

    async def _remove_identity(self, who: str, connection: AsyncConnection) -> None:
        for table in (SESSIONS, TOKENS, DECKS):
            await connection.execute(delete(table).where(table.c.person_id == who))
        await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == who))  # waits for a rating in progress
        await connection.execute(delete(RATINGS).where(RATINGS.c.player == who))
        await connection.execute(update(SEATS).where(SEATS.c.person_id == who).values(name=ERASED))
        made = select(TABLES.c.id, TABLES.c.options).where(TABLES.c.creator == who)
        for row in (await connection.execute(made)).all():
            old = decode(row.options)
            if (new := without_title(old)) != old:
                await connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(options=encode(new)))
        await self._journal.notify(connection, [SIGNED_OUT])
