"""Responses of the HTTP API that our own clients read. Other routes define theirs next to their handlers."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from vigil.protocol.messages import ChatMessage

PersonKind = Literal["guest", "account", "bot"]


class ResponseModel(Struct):
    """The base of all responses, which may gain fields later."""


class Me(ResponseModel):
    """The signed-in person."""

    id: str
    kind: PersonKind
    name: str
    lang: str
    created: int
    admin: bool = False
    avatar: str = ""
    muted: tuple[str, ...] = ()
    """The ids of muted people."""


class SignedIn(ResponseModel):
    """The session of a person who has signed in."""

    me: Me
    csrf: str
    """The value for the header X-Vigil-CSRF."""
    login_secret: str | None = None
    """The secret with which a guest can sign in again."""


class TableSummary(ResponseModel):
    """A table in a list."""

    id: str
    game: str
    status: str
    created: int
    changed: int
    settings: dict[str, Any]
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    seats_to_act: list[int]
    outcome: Any = None

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat's player."""
        return tuple(str(seat.get("name", "")) for seat in self.seats)


class TableList(ResponseModel):
    """A page of tables, newest first."""

    tables: list[TableSummary]
    next: str | None = None
    """The `before` of the next page."""


class ChatHistory(ResponseModel):
    """The recent chat messages of a table."""

    messages: list[ChatMessage]


class GameLink(ResponseModel):
    """A whole game as one string."""

    link: str
