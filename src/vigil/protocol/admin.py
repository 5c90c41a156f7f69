"""What whoever runs a server is told: every table, everybody, and the tokens they have."""

from __future__ import annotations

from vigil.protocol.responses import PersonKind, ResponseModel


class AdminSeat(ResponseModel):
    """Who sits where."""

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    owner: str | None = None  # whose the person is, where that is a bot account


class AdminTable(ResponseModel):
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
    seats_to_act: list[int]
    seats: list[AdminSeat]


class AdminTableList(ResponseModel):
    """Tables, the newest first; `next` asks for those before."""

    tables: list[AdminTable]
    next: str | None = None


class AdminPerson(ResponseModel):
    """Somebody, secrets aside."""

    id: str
    kind: PersonKind
    name: str
    lang: str
    created: int
    last_seen: int
    admin: bool = False
    owner: str | None = None


class AdminPersonList(ResponseModel):
    """People, the newest first; `next` asks for those before."""

    people: list[AdminPerson]
    next: str | None = None


class RemovedPerson(ResponseModel):
    """Somebody who was erased; `tables`: how many tables keep the game without the name."""

    id: str
    name: str
    tables: int


class AdminToken(ResponseModel):
    """A token as it is listed; what it is itself was shown once."""

    id: str
    person: str
    label: str
    scopes: list[str]
    created: int
    last_used: int | None = None
    expires: int | None = None


class AdminTokenList(ResponseModel):
    """The tokens somebody has."""

    tokens: list[AdminToken]


class AdminNewToken(ResponseModel):
    """A new token: keep it, it is not shown again."""

    token: str
    info: AdminToken
