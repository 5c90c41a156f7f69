"""Administration: list tables and people, cancel stuck tables, erase people, manage tokens.

This works directly on a PostgreSQL database while servers run: entries are only added, and a process that writes
second decides again. An SQLite file belongs to the server that has it open. There the command writes a token into the
file, valid for a minute, and asks the server itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import msgspec

from vigil.protocol.admin import (
    AdminNewToken,
    AdminPerson,
    AdminPersonList,
    AdminSeat,
    AdminTable,
    AdminTableList,
    AdminToken,
    AdminTokenList,
    RemovedPerson,
)
from vigil.server import ids
from vigil.server.account_erasure import erase
from vigil.server.accounts import ADMIN, AccountService
from vigil.server.errors import NotFound, StateConflict
from vigil.server.journal_entry import NewEntry
from vigil.server.room import Room
from vigil.server.room_manager import RoomManager
from vigil.server.settings import Settings
from vigil.server.store import Store
from vigil.server.store.database import LockFile, address, file_of, opened_database, translate_db_error
from vigil.server.store.errors import BadDatabase, Locked
from vigil.server.store.migrate import check_up_to_date, current
from vigil.server.store.repository import now_ms
from vigil.server.store.rows import Person, SeatRow, TableRow, Token, to_columns
from vigil.server.table_ownership import TableOwnership
from vigil.server.table_service import TableService

DAY = 86_400_000
ADMIN_TOKEN_TTL = 60_000
"""Milliseconds for which the token is valid."""


class AdminService:
    """Administrative actions on the store, tables and people of a server."""

    def __init__(self, store: Store, service: TableService, people: AccountService) -> None:
        self.store, self.service, self._people = store, service, people

    async def tables(
        self,
        status: str | None = None,
        game: str | None = None,
        person: str | None = None,
        idle_days: int | None = None,
        before: str | None = None,
        limit: int = 50,
    ) -> AdminTableList:
        """Return tables, the newest first. `idle_days` selects those without changes for that long."""
        changed = None if idle_days is None else self.service.rooms.now() - idle_days * DAY
        rows = await self.store.tables(
            status=status, game=game, person=person, changed_before=changed, before=before, limit=limit
        )
        sitting = await self.store.seats_of([row.id for row in rows])
        tables = [_table(row, sitting[row.id]) for row in rows]
        return AdminTableList(tables=tables, next=rows[-1].cursor if len(rows) == limit else None)

    async def cancel(self, table: str) -> AdminTable:
        """Cancel a table. No one wins or loses, and it isn't rated."""
        by = await self.store.person_by_name(ADMIN)

        def decide(room: Room) -> list[NewEntry]:
            if room.status in ("over", "canceled"):
                raise StateConflict("table-game-over", "the game at this table is already over")
            return [("canceled", {"by": by.id if by else "", "why": "admin"})]

        rooms = self.service.rooms
        await rooms.write(await rooms.open_room(table), decide)
        row = await self.store.table(table)
        assert row is not None
        return _table(row, await self.store.seats(table))

    async def people(
        self, kind: str | None = None, name: str | None = None, before: str | None = None, limit: int = 50
    ) -> AdminPersonList:
        """Return people, the newest first. `name` is an id or part of a name."""
        rows = await self.store.people(kind=kind, name=name, before=before, limit=limit)
        return AdminPersonList(people=list(map(_person, rows)), next=rows[-1].cursor if len(rows) == limit else None)

    async def remove(self, person: str) -> RemovedPerson:
        """Erase a person. Games with others stay, without the name."""
        found = await self._people.known(person)
        self._people.check_may_delete(found)
        changed = await erase(self.service, found.id)
        return RemovedPerson(id=found.id, name=found.name, tables=len(changed))

    async def tokens(self, person: str) -> AdminTokenList:
        found = await self._people.known(person)
        return AdminTokenList(tokens=[_token(token) for token in await self._people.tokens(found)])

    async def make_token(
        self, person: str, scopes: Sequence[str], label: str = "", days: int | None = None
    ) -> AdminNewToken:
        """Create a token for a person. It is shown only once."""
        found = await self._people.known(person)
        secret, token = await self._people.new_token(found, label, list(dict.fromkeys(scopes)), days)
        return AdminNewToken(token=secret, info=_token(token))

    async def revoke(self, token: str) -> None:
        if not await self.store.revoke_token(token):
            raise NotFound("token-not-found", "there is no such token, or it has already been revoked")


def _table(row: TableRow, seats: Sequence[SeatRow]) -> AdminTable:
    return AdminTable(
        id=row.id,
        game=row.game,
        status=row.status,
        public=row.public,
        title=str(row.options.get("title", "")),
        created=row.created,
        changed=row.changed,
        creator=row.creator,
        entries=row.seq + 1,
        seats_to_act=row.seats_to_act,
        seats=[msgspec.convert(seat, AdminSeat, from_attributes=True) for seat in seats],
    )


def _person(person: Person) -> AdminPerson:
    return msgspec.convert(person, AdminPerson, from_attributes=True)


def _token(token: Token) -> AdminToken:
    return msgspec.convert(token, AdminToken, from_attributes=True)


# ------------------------------------------------------------------ without a server


class NullObserver:
    """Ignores everything: administration isn't part of a server's metrics."""

    def on_entry(self, kind: str, room: Room) -> None: ...

    def on_write(self, seconds: float) -> None: ...


def file_in_use(settings: Settings) -> Path | None:
    """Return the SQLite file if a server has it open, or None if the store can be used directly."""
    file = file_of(address(settings.url))
    if file is None:
        return None
    if not file.exists():
        raise BadDatabase("database-missing", "there is no database {path} yet", path=str(file))
    try:
        LockFile(file).free()
    except Locked:
        return file
    return None


@asynccontextmanager
async def open_admin(settings: Settings) -> AsyncIterator[AdminService]:
    """Open the store for administration, unless its schema has another version."""
    await _check_schema(settings.url)
    store = await Store.open(settings.url)
    try:
        rooms = RoomManager(store, TableOwnership(alone=False), NullObserver())  # runs no tables
        service = TableService(rooms, store, settings.max_tables_per_person)
        try:
            yield AdminService(store, service, AccountService(store, settings))
        finally:
            await rooms.close()
    finally:
        await store.close()


async def _check_schema(url: str) -> None:
    """Raise unless the schema is current. An upgrade is a separate step, because servers may be running."""
    async with opened_database(url) as database, database.reader.connect() as connection:
        there = await connection.run_sync(current)
    check_up_to_date(there)


@contextmanager
def one_time_admin_token(file: Path) -> Iterator[str]:
    """Write a short-lived token of the administrator into the file, and delete it at the end."""
    now, secret, name = now_ms(), ids.secret(), ids.token_id()
    try:
        with closing(sqlite3.connect(file, timeout=10)) as database:
            with database:
                found = database.execute("SELECT id FROM people WHERE login = ?", (ADMIN,)).fetchone()
                if found is None:
                    raise NotFound("admin-missing", "this server has no administrator yet; start it once to create one")
                expires, hashed = now + ADMIN_TOKEN_TTL, ids.hashed(secret)
                row = to_columns(Token(name, hashed, found[0], "vigil admin", ["admin"], now, expires=expires))
                marks = ", ".join(f":{column}" for column in row)
                database.execute(f"INSERT INTO tokens ({', '.join(row)}) VALUES ({marks})", row)
            try:
                yield secret
            finally:
                with database:
                    database.execute("DELETE FROM tokens WHERE id = ?", (name,))
    except sqlite3.Error as error:
        raise translate_db_error(error) or error from error
