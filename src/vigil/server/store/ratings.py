"""Ratings, updated once per game in the transaction that marks the game as rated."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import delete, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.server.store.repository import Repository, now_ms
from vigil.server.store.rows import Rating, from_columns, to_columns
from vigil.server.store.schema import PEOPLE, RATINGS, TABLES

RATING = 0x56494752  # PostgreSQL advisory lock: games are rated one at a time


class Ratings(Repository):
    """Stores the ratings of people and bots."""

    async def rate(
        self,
        table_id: str,
        game: str,
        mode: str,
        who: Sequence[str],
        new: Callable[[list[Rating]], Sequence[Rating]],
        include_erased: bool = False,
    ) -> bool:
        """Rate a finished game: `new` computes the ratings from the current ones of its players.

        Return False and change nothing if the table was already rated or doesn't exist. Two games of a player
        that end at the same time don't overwrite each other. Erased people get no rating unless `include_erased`
        is set.
        """
        put = self._upsert(RATINGS, "game", "mode", "kind", "player")

        async def job(connection: AsyncConnection) -> bool:
            if not self._database.sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": RATING})
            once = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.rated_at.is_(None))
            if (await connection.execute(once.values(rated_at=now_ms()))).rowcount != 1:
                return False
            wanted = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.mode == mode, RATINGS.c.player.in_(who))
            now = [from_columns(Rating, row) for row in await connection.execute(wanted)]
            here = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(who)).with_for_update(read=True, key_share=True)
            known = set(await connection.scalars(here))  # an erasure waits for this, then deletes the rating too
            made = [each for each in new(now) if include_erased or each.kind == "bot" or each.player in known]
            if made:
                await connection.execute(put, [to_columns(rating) for rating in made])
            return True

        return await self._write(job)

    async def leave_unrated(self, table_id: str) -> bool:
        """Mark a finished game as processed without rating it. Return False if it already was."""
        return await self.rate(table_id, "", "", [], lambda _: [])

    async def ratings(self, game: str, mode: str, limit: int = 100) -> list[Rating]:
        """Return the ratings of a game and mode, ordered by their conservative estimate, without erased people."""
        wanted = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.mode == mode)
        wanted = wanted.where(or_(RATINGS.c.kind == "bot", RATINGS.c.player.in_(select(PEOPLE.c.id))))
        wanted = wanted.order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc(), RATINGS.c.player).limit(limit)
        return await self._all(Rating, wanted)

    async def rating(self, who: str, kind: str, game: str, mode: str) -> Rating | None:
        """Return one rating, or None."""
        wanted = select(RATINGS).where(RATINGS.c.player == who, RATINGS.c.kind == kind)
        wanted = wanted.where(RATINGS.c.game == game, RATINGS.c.mode == mode)
        return await self._one(Rating, wanted)

    async def ratings_of(self, who: str) -> list[Rating]:
        """Return a person's or bot's ratings in every game and mode."""
        wanted = select(RATINGS).where(RATINGS.c.player == who).order_by(RATINGS.c.game, RATINGS.c.mode)
        return await self._all(Rating, wanted)

    async def prune_ratings(self) -> None:
        """Delete the ratings of people who were erased."""
        known = select(PEOPLE.c.id)
        await self._do(delete(RATINGS).where(RATINGS.c.kind == "person", RATINGS.c.player.not_in(known)))

    async def forget_ratings(self) -> None:
        """Delete all ratings, so that every game can be rated again from its entries."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(RATINGS))
            await connection.execute(update(TABLES).values(rated_at=None))

        await self._write(job)
