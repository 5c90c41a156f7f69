"""Responses of the administration routes: tables, people and their tokens."""

from __future__ import annotations

from vigil.protocol.responses import PersonKind, ResponseModel


class AdminSeat(ResponseModel):
    """A seat and its player."""

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    owner: str | None = None
    """If the person is a bot account, the id of its owner."""


class AdminTable(ResponseModel):
    """A table as administrators see it, without cards and without its invitation."""

    id: str
    game: str
    status: str
    public: bool
    title: str
    created: int
    changed: int
    creator: str
    entries: int
    seats_to_act: list[int]
    seats: list[AdminSeat]


class AdminTableList(ResponseModel):
    """A page of tables, newest first."""

    tables: list[AdminTable]
    next: str | None = None
    """The `before` of the next page."""


class AdminPerson(ResponseModel):
    """A person, without secrets."""

    id: str
    kind: PersonKind
    name: str
    lang: str
    created: int
    last_seen: int
    admin: bool = False
    owner: str | None = None


class AdminPersonList(ResponseModel):
    """A page of people, newest first."""

    people: list[AdminPerson]
    next: str | None = None
    """The `before` of the next page."""


class RemovedPerson(ResponseModel):
    """A person who was erased."""

    id: str
    name: str
    tables: int
    """How many tables keep their games without the name."""


class AdminToken(ResponseModel):
    """An API token, without its secret."""

    id: str
    person: str
    label: str
    scopes: list[str]
    created: int
    last_used: int | None = None
    expires: int | None = None


class AdminTokenList(ResponseModel):
    """The API tokens of a person."""

    tokens: list[AdminToken]


class AdminNewToken(ResponseModel):
    """A new token. It is shown only once."""

    token: str
    info: AdminToken
