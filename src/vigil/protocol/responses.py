"""Answers of the server's routes that clients of ours read; the other routes keep theirs beside themselves."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from vigil.protocol.messages import ChatMessage

PersonKind = Literal["guest", "account", "bot"]


class ResponseModel(Struct):
    """What the server answers: fields may be added later."""


class Me(ResponseModel):
    """Oneself."""

    id: str
    kind: PersonKind
    name: str
    lang: str
    created: int
    admin: bool = False
    avatar: str = ""
    muted: tuple[str, ...] = ()  # whom one does not hear


class SignedIn(ResponseModel):
    """Somebody who has come in: `csrf` is for the header X-Vigil-CSRF, `login_secret` lets a guest sign in again."""

    me: Me
    csrf: str
    login_secret: str | None = None


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
        """Those who sit there."""
        return tuple(str(seat.get("name", "")) for seat in self.seats)


class TableList(ResponseModel):
    """Tables, the newest first; `next` asks for those before."""

    tables: list[TableSummary]
    next: str | None = None


class ChatHistory(ResponseModel):
    """What was said lately."""

    messages: list[ChatMessage]


class GameLink(ResponseModel):
    """The whole game in one string."""

    link: str
