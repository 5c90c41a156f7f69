"""What whoever runs a server is told: every table, everybody, and the tokens they have."""

from __future__ import annotations

from vigil.wire.answers import PersonKind, Told


class SeatSeen(Told):
    """Who sits where."""

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    owner: str | None = None  # whose the person is, where that is a bot account


class TableSeen(Told):
    """A table as whoever runs the server sees it: no card, no invitation."""

    id: str
    game: str
    status: str
    public: bool
    title: str
    created: int
    changed: int
    creator: str
    entries: int
    asked: list[int]
    seats: list[SeatSeen]


class TablesSeen(Told):
    """Tables, the newest first; `next` asks for those before."""

    tables: list[TableSeen]
    next: str | None = None


class PersonSeen(Told):
    """Somebody, secrets aside."""

    id: str
    kind: PersonKind
    name: str
    lang: str
    created: int
    seen: int
    admin: bool = False
    owner: str | None = None


class PeopleSeen(Told):
    """People, the newest first; `next` asks for those before."""

    people: list[PersonSeen]
    next: str | None = None


class Removed(Told):
    """Somebody who was erased; `tables`: how many tables keep the game without the name."""

    id: str
    name: str
    tables: int


class TokenSeen(Told):
    """A token as it is listed; what it is itself was shown once."""

    id: str
    person: str
    label: str
    scopes: list[str]
    created: int
    used: int | None = None
    expires: int | None = None


class TokensSeen(Told):
    """The tokens somebody has."""

    tokens: list[TokenSeen]


class TokenMade(Told):
    """A new token: keep it, it is not shown again."""

    token: str
    card: TokenSeen
