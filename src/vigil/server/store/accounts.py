"""People with their sessions, tokens and decks."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import Select, delete, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from vigil.server.display_names import skeleton
from vigil.server.store.entries import parse_cursor
from vigil.server.store.errors import NameTaken
from vigil.server.store.notifications import MUTED, SIGNED_OUT
from vigil.server.store.repository import Repository, batched, now_ms
from vigil.server.store.rows import Person, SavedDeck, Session, Token, from_columns, to_columns
from vigil.server.store.schema import DECKS, PEOPLE, SESSIONS, TOKENS


def login(name: str) -> str:
    """Return a name in the form in which names are compared: Ana, ana and ＡＮＡ are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


class Accounts(Repository):
    """Stores people, sessions, tokens and decks."""

    async def add_person(self, person: Person) -> None:
        """Add a person, or raise NameTaken if another account or bot has the name."""

        async def job(connection: AsyncConnection) -> None:
            await _named(connection, PEOPLE.insert().values(_columns(person)), person.name)

        await self._write(job)

    async def change_person(self, person_id: str, change: Callable[[Person], Person]) -> Person | None:
        """Change a person atomically. Return the new row, or None if the person doesn't exist.

        `change` receives the current row, which stays locked until the result is written. Only the columns it
        changes are written, so concurrent changes to others survive. It may run again if the database
        connection is lost. If it raises, nothing changes.
        """
        wanted = select(PEOPLE).where(PEOPLE.c.id == person_id).with_for_update()

        async def job(connection: AsyncConnection) -> Person | None:
            found = (await connection.execute(wanted)).first()
            if found is None:
                return None
            before = from_columns(Person, found)
            after = change(before)
            old = _columns(before)
            new = {name: value for name, value in _columns(after).items() if value != old[name]}
            if new:
                await _named(connection, update(PEOPLE).where(PEOPLE.c.id == person_id).values(new), after.name)
            return after

        return await self._write(job)

    async def tell_muted(self, person_id: str) -> None:
        """Notify other processes that a person changed the people they mute."""
        await self._write(lambda connection: self._journal.notify(connection, [MUTED + person_id]))

    async def touch_person(self, person_id: str, now: int) -> None:
        """Record that a person was active."""
        await self._do(update(PEOPLE).where(PEOPLE.c.id == person_id, PEOPLE.c.last_seen < now).values(last_seen=now))

    async def person(self, person_id: str) -> Person | None:
        return await self._person(PEOPLE.c.id == person_id)

    async def person_by_name(self, name: str) -> Person | None:
        """Return the account or bot with this name. Guest names are not unique."""
        return await self._person(PEOPLE.c.login == login(name))

    async def people(
        self, *, kind: str | None = None, name: str | None = None, before: str | None = None, limit: int = 50
    ) -> list[Person]:
        """Return people, the newest first. `name` is an id or part of a name, `before` a cursor."""
        wanted = select(PEOPLE).order_by(PEOPLE.c.created.desc(), PEOPLE.c.id.desc()).limit(limit)
        if kind is not None:
            wanted = wanted.where(PEOPLE.c.kind == kind)
        if name is not None:
            wanted = wanted.where(or_(PEOPLE.c.id == name, PEOPLE.c.name.icontains(name, autoescape=True)))
        if before is not None:
            wanted = wanted.where(tuple_(PEOPLE.c.created, PEOPLE.c.id) < tuple_(*parse_cursor(before)))
        return await self._all(Person, wanted)

    async def person_alike(self, name: str, but: str = "") -> Person | None:
        """Return an account or bot, other than `but`, whose name looks like this one."""
        return await self._person((PEOPLE.c.skeleton == skeleton(name)) & (PEOPLE.c.id != but))

    async def bots_of(self, person_id: str) -> list[Person]:
        """Return the bot accounts a person owns."""
        wanted = select(PEOPLE).where(PEOPLE.c.owner == person_id).order_by(PEOPLE.c.name)
        return await self._all(Person, wanted)

    async def _person(self, condition: Any) -> Person | None:
        return await self._one(Person, select(PEOPLE).where(condition))

    # Sessions. Only the hash of the browser's secret is stored.

    async def add_session(self, hash: str, person: str, expires: int) -> None:
        await self._do(SESSIONS.insert().values(to_columns(Session(hash, person, now_ms(), expires))))

    async def session(self, hash: str) -> Session | None:
        """Return a session, even if it has expired."""
        return await self._one(Session, select(SESSIONS).where(SESSIONS.c.hash == hash))

    async def sessions_of(self, person_id: str) -> list[Session]:
        """Return a person's sessions, the newest first."""
        wanted = select(SESSIONS).where(SESSIONS.c.person_id == person_id).order_by(SESSIONS.c.created.desc())
        return await self._all(Session, wanted)

    async def extend_session(self, hash: str, expires: int) -> None:
        await self._do(update(SESSIONS).where(SESSIONS.c.hash == hash).values(expires=expires))

    async def drop_session(self, hash: str) -> None:
        await self._do(delete(SESSIONS).where(SESSIONS.c.hash == hash), SIGNED_OUT)

    async def drop_sessions(self, person_id: str, but: str | None = None) -> None:
        """Sign a person out everywhere, except from the session `but`."""
        others = delete(SESSIONS).where(SESSIONS.c.person_id == person_id, SESSIONS.c.hash != (but or ""))
        await self._do(others, SIGNED_OUT)

    async def expire(self, now: int, guests_before: int | None = None) -> list[str]:
        """Delete expired sessions. Return the guests not seen since `guests_before`, for `remove_person`.

        A valid session or a seat in a running game doesn't protect a guest, because active guests count as seen.
        """
        await self._do(delete(SESSIONS).where(SESSIONS.c.expires <= now))
        if guests_before is None:
            return []
        unused = select(PEOPLE.c.id).where(PEOPLE.c.kind == "guest", PEOPLE.c.last_seen < guests_before)
        return await self._values(unused.order_by(PEOPLE.c.id))

    async def holding(self, sessions: Collection[str], tokens: Collection[str], now: int) -> set[str]:
        """Return the sessions (by hash) and tokens (by id) that are still valid."""
        good: set[str] = set()
        async with self._reading() as connection:
            for some in batched(sessions):
                mine = select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(some), SESSIONS.c.expires > now)
                good.update((await connection.execute(mine)).scalars())
            for some in batched(tokens):
                mine = select(TOKENS.c.id).where(TOKENS.c.id.in_(some), TOKENS.c.revoked.is_(None))
                mine = mine.where(or_(TOKENS.c.expires.is_(None), TOKENS.c.expires > now))
                good.update((await connection.execute(mine)).scalars())
        return good

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """Return the names of these people by id. Erased people are missing."""
        return await self._by_id(select(PEOPLE.c.id, PEOPLE.c.name), people)

    async def owners(self, people: Collection[str]) -> dict[str, str]:
        """Return the owners of the bot accounts among these people, by id."""
        return await self._by_id(select(PEOPLE.c.id, PEOPLE.c.owner).where(PEOPLE.c.kind == "bot"), people)

    async def _by_id(self, wanted: Select[Any], people: Collection[str]) -> dict[str, str]:
        """Return the second column of a query for these people, by the first."""
        found: dict[str, str] = {}
        async with self._reading() as connection:
            for some in batched(people):
                rows = await connection.execute(wanted.where(PEOPLE.c.id.in_(some)))
                found.update({id: value or "" for id, value in rows})
        return found

    # Tokens.

    async def add_token(self, token: Token) -> None:
        await self._do(TOKENS.insert().values(to_columns(token)))

    async def token(self, hash: str) -> Token | None:
        """Return a token, even if it was revoked or has expired."""
        return await self._one(Token, select(TOKENS).where(TOKENS.c.hash == hash))

    async def tokens_of(self, person_id: str) -> list[Token]:
        wanted = select(TOKENS).where(TOKENS.c.person_id == person_id).order_by(TOKENS.c.created, TOKENS.c.id)
        return await self._all(Token, wanted)

    async def touch_token(self, token_id: str, now: int) -> None:
        await self._do(update(TOKENS).where(TOKENS.c.id == token_id).values(last_used=now))

    async def revoke_token(self, token_id: str, person_id: str | None = None) -> bool:
        """Revoke a token. Return False if there is no such token, or it isn't this person's."""
        mine = [TOKENS.c.person_id == person_id] if person_id is not None else []
        over = update(TOKENS).where(TOKENS.c.id == token_id, TOKENS.c.revoked.is_(None), *mine)
        return await self._do(over.values(revoked=now_ms()), SIGNED_OUT) > 0

    # Decks.

    async def put_deck(self, deck: SavedDeck) -> None:
        """Save a deck, replacing one of the same name."""
        await self._do(self._upsert(DECKS, "person_id", "game", "name").values(to_columns(deck)))

    async def decks(self, person_id: str, game: str | None = None) -> list[SavedDeck]:
        wanted = select(DECKS).where(DECKS.c.person_id == person_id).order_by(DECKS.c.game, DECKS.c.name)
        if game is not None:
            wanted = wanted.where(DECKS.c.game == game)
        return await self._all(SavedDeck, wanted)

    async def drop_deck(self, person_id: str, game: str, name: str) -> bool:
        mine = (DECKS.c.person_id == person_id, DECKS.c.game == game, DECKS.c.name == name)
        return await self._do(delete(DECKS).where(*mine)) > 0


async def _named(connection: AsyncConnection, statement: Any, name: str) -> None:
    """Write a row with a name, or raise NameTaken if another account or bot has it."""
    try:
        await connection.execute(statement)
    except IntegrityError:
        raise NameTaken("name-taken", "the name {name} is taken; choose another", name=name[:40]) from None


def _columns(person: Person) -> dict[str, Any]:
    """Return a person as columns. Names of guests aren't unique, so nothing is stored to find them by."""
    named = person.kind != "guest"
    looks = {"login": login(person.name), "skeleton": skeleton(person.name)} if named else {}
    return {"login": None, "skeleton": None, **to_columns(person), **looks}
