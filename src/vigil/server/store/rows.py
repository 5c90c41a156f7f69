"""Rows of the store besides entries: listed tables, people, sessions, tokens, ratings, decks.

Times are milliseconds since 1970. Rows of tables and seats are an index derived from the entries;
`Store.index_table` rewrites them.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import Row

from vigil.protocol.messages import TableStatus
from vigil.protocol.responses import PersonKind
from vigil.server.store.schema import decode, encode

COLUMNS = {"table": "table_id", "person": "person_id"}
"""The columns of fields with another name."""
JSON_FIELDS = frozenset(("settings", "options", "seats_to_act", "outcome", "scopes"))
"""Fields that are stored as JSON."""

S = TypeVar("S", bound=msgspec.Struct)


class TableRow(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    id: str
    code: str
    game: str
    status: TableStatus
    public: bool
    created: int
    changed: int
    creator: str
    settings: dict[str, Any]
    options: dict[str, Any]
    seq: int
    seats_to_act: list[int] = []  # the seats that must answer
    outcome: Any = None
    started: int | None = None  # when the game began; `ended` is when it ended
    ended: int | None = None
    delay: int = 0  # milliseconds by which everyone but the players lags behind

    @property
    def cursor(self) -> str:
        """The cursor of this table: `tables(before=row.cursor)` lists the tables after it."""
        return f"{self.created}.{self.id}"


class SeatRow(msgspec.Struct, frozen=True):
    """A seat and its holder."""

    table: str
    seat: int
    person: str | None
    name: str
    bot: str | None = None
    owner: str | None = None  # the owner if the person is a bot account; joined from people


class Person(msgspec.Struct, frozen=True):
    """A guest, an account, or a bot account that belongs to an account."""

    id: str
    kind: PersonKind
    name: str
    lang: str
    password: str | None  # the argon2id hash
    created: int
    last_seen: int
    owner: str | None = None
    settings: dict[str, Any] = {}

    @property
    def cursor(self) -> str:
        """The cursor of this person, for the next page of a list."""
        return f"{self.created}.{self.id}"

    @property
    def admin(self) -> bool:
        """Whether the person is an administrator."""
        return self.settings.get("admin") is True

    @property
    def avatar(self) -> str:
        """The icon the person chose, or an empty string."""
        return str(self.settings.get("avatar", ""))

    @property
    def muted(self) -> frozenset[str]:
        """The ids of the people this person has muted."""
        return frozenset(map(str, self.settings.get("muted", ())))


class Session(msgspec.Struct, frozen=True):
    """A signed-in browser, by the hash of its cookie."""

    hash: str
    person: str
    created: int
    expires: int


class Token(msgspec.Struct, frozen=True):
    """An API token: its hash and its scopes."""

    id: str
    hash: str
    person: str
    label: str
    scopes: list[str]
    created: int
    last_used: int | None = None
    revoked: int | None = None
    expires: int | None = None  # None: never, unless revoked


class Rating(msgspec.Struct, frozen=True):
    """A rating as mean and uncertainty."""

    player: str
    kind: Literal["person", "bot"]
    game: str
    mode: str
    mu: float
    sigma: float
    games: int


class SavedDeck(msgspec.Struct, frozen=True):
    """A deck that a person saved."""

    person: str
    name: str
    game: str
    text: str
    changed: int


@cache
def _stored(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """Return the fields of a kind of row, each with its column."""
    return tuple((name, COLUMNS.get(name, name)) for name in kind.__struct_fields__)


def to_columns(row: msgspec.Struct) -> dict[str, Any]:
    """Return a row as columns of its table."""
    columns = {column: getattr(row, name) for name, column in _stored(type(row))}
    for name in JSON_FIELDS.intersection(columns):
        if columns[name] is not None:
            columns[name] = encode(columns[name])
    return columns


def from_columns(kind: type[S], row: Row[Any]) -> S:
    """Return a row of this kind from the columns of its fields."""
    columns = row._mapping
    values = {name: columns[column] for name, column in _stored(kind)}
    for name in JSON_FIELDS.intersection(values):
        if values[name] is not None:
            values[name] = decode(values[name])
    return kind(**values)
