"""What happened, told to one viewer, with its cause; and things that can be said in any language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said: a key that every language knows, and its values."""

    key: str
    values: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Cause:
    """Why it happened: the rule, and the clause of the card that asked for it, if one did."""

    rule: str
    card: str | None = None
    clause: str | None = None  # "effect", "effect 2", "fate", "ability 1", "rule 1"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as one viewer may know it.

    `face` is the card's name, None where the viewer may not know it; then the
    number is withheld too.
    """

    what: str
    seat: int
    cause: Cause
    card: int = -1
    face: str | None = None
    origin: str = ""
    to: str = ""
    n: int = 0
    detail: str = ""
    other: int = -1
