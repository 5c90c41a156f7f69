"""Ratings: written once for each game, in the transaction that also says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Row, delete, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.server.store.repository import Repository, now_ms
from vigil.server.store.rows import Rating
from vigil.server.store.schema import people as PEOPLE
from vigil.server.store.schema import ratings as RATINGS
from vigil.server.store.schema import tables as TABLES

RATING = 0x56494752  # the advisory lock of PostgreSQL: one game is rated at a time


class Ratings(Repository):
    """How strong everybody is believed to be."""

    async def rate(
        self,
        table_id: str,
        game: str,
        mode: str,
        who: Sequence[str],
        new: Callable[[list[Rating]], Sequence[Rating]],
        everybody: bool = False,
    ) -> bool:
        """Rate a finished game: `new` makes the ratings from the present ones of those who played.

        False, and nothing changed, if the table was rated before or is not there.  Two games of one
        player that end together do not overwrite each other.  People who are no more get none, unless
        `everybody` shall.
        """
        put = self._upsert(RATINGS, "game", "mode", "kind", "who")

        async def job(connection: AsyncConnection) -> bool:
            if not self._database.sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": RATING})
            once = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.rated_at.is_(None))
            if (await connection.execute(once.values(rated_at=now_ms()))).rowcount != 1:
                return False
            wanted = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.mode == mode, RATINGS.c.who.in_(who))
            now = [_rating(row) for row in await connection.execute(wanted)]
            here = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(who)).with_for_update(read=True, key_share=True)
            known = set(await connection.scalars(here))  # who is erased now goes after this, and the rating with them
            made = [each for each in new(now) if everybody or each.kind == "bot" or each.who in known]
            if made:
                await connection.execute(put, [_columns(rating) for rating in made])
            return True

        done: bool = await self._write(job)
        return done

    async def leave_unrated(self, table_id: str) -> bool:
        """Mark a finished game as looked at, though it does not count; False if it was before."""
        return await self.rate(table_id, "", "", [], lambda _: [])

    async def ratings(self, game: str, mode: str, limit: int = 100) -> list[Rating]:
        """The strongest first, as far as one may be sure of it; nobody who is no more."""
        wanted = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.mode == mode)
        wanted = wanted.where(or_(RATINGS.c.kind == "bot", RATINGS.c.who.in_(select(PEOPLE.c.id))))
        wanted = wanted.order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc(), RATINGS.c.who).limit(limit)
        async with self._reading() as connection:
            return [_rating(row) for row in await connection.execute(wanted)]

    async def rating(self, who: str, kind: str, game: str, mode: str) -> Rating | None:
        wanted = select(RATINGS).where(RATINGS.c.who == who, RATINGS.c.kind == kind)
        wanted = wanted.where(RATINGS.c.game == game, RATINGS.c.mode == mode)
        async with self._reading() as connection:
            found = (await connection.execute(wanted)).first()
        return _rating(found) if found else None

    async def ratings_of(self, who: str) -> list[Rating]:
        """Somebody's ratings in every game and mode."""
        wanted = select(RATINGS).where(RATINGS.c.who == who).order_by(RATINGS.c.game, RATINGS.c.mode)
        async with self._reading() as connection:
            return [_rating(row) for row in await connection.execute(wanted)]

    async def prune_ratings(self) -> None:
        """Drop the ratings of people who are not here any more."""

        async def job(connection: AsyncConnection) -> None:
            known = select(PEOPLE.c.id)
            await connection.execute(delete(RATINGS).where(RATINGS.c.kind == "person", RATINGS.c.who.not_in(known)))

        await self._write(job)

    async def forget_ratings(self) -> None:
        """Drop all ratings, so that every game can be rated again from its entries."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(RATINGS))
            await connection.execute(update(TABLES).values(rated_at=None))

        await self._write(job)


def _columns(rating: Rating) -> dict[str, Any]:
    return {
        "who": rating.who,
        "kind": rating.kind,
        "game": rating.game,
        "mode": rating.mode,
        "mu": rating.mu,
        "sigma": rating.sigma,
        "games": rating.games,
    }


def _rating(row: Row[Any]) -> Rating:
    return Rating(row.who, row.kind, row.game, row.mode, row.mu, row.sigma, row.games)
