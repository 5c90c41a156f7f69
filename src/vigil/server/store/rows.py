"""What the store keeps beside the entries: tables as they are listed, people, sessions, tokens, ratings, decks.

Times are milliseconds since 1970.  Rows of tables and seats are an index: they say nothing
that the entries do not say, and `Store.index_table` writes them anew.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

TableStatus = Literal["open", "running", "over", "canceled"]
PersonKind = Literal["guest", "account", "bot"]


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is listed."""

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
    asked: list[int] = []  # the seats that are to answer
    outcome: Any = None
    begun: int | None = None  # when the game began, and ended
    ended: int | None = None
    delay: int = 0  # milliseconds for which others than the players do not know of it

    @property
    def cursor(self) -> str:
        """Where a list goes on after this table: `tables(before=row.cursor)`."""
        return f"{self.created}.{self.id}"


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where."""

    table: str
    seat: int
    person: str | None
    name: str
    bot: str | None = None
    owner: str | None = None  # whose the person is, where that is a bot account; read along, not kept here


class Person(msgspec.Struct, frozen=True):
    """Somebody who can sit down: a guest, an account, or a bot that belongs to an account."""

    id: str
    kind: PersonKind
    name: str
    lang: str
    password: str | None  # the argon2id hash
    created: int
    seen: int
    owner: str | None = None
    settings: dict[str, Any] = {}

    @property
    def cursor(self) -> str:
        """Where a list goes on after this person."""
        return f"{self.created}.{self.id}"

    @property
    def muted(self) -> frozenset[str]:
        """Ids of those whom they do not want to hear."""
        return frozenset(map(str, self.settings.get("muted", ())))


class Session(msgspec.Struct, frozen=True):
    """A signed-in browser: the hash of its cookie."""

    hash: str
    person: str
    created: int
    expires: int


class Token(msgspec.Struct, frozen=True):
    """An API token: the hash of it, and what it may do."""

    id: str
    hash: str
    person: str
    label: str
    scopes: list[str]
    created: int
    used: int | None = None
    revoked: int | None = None
    expires: int | None = None  # None: when it is revoked


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is believed to be, and how sure that is."""

    who: str
    kind: Literal["person", "bot"]
    game: str
    mode: str
    mu: float
    sigma: float
    games: int


class SavedDeck(msgspec.Struct, frozen=True):
    """A deck somebody has put on the shelf."""

    person: str
    name: str
    game: str
    text: str
    changed: int
