"""Events with their causes, as one viewer may see them, and messages in any language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """A message that can be rendered in any language."""

    key: str
    """The key of the message in the Fluent files."""
    values: dict[str, Any] = field(default_factory=dict)
    """The values that the message needs."""


@dataclass(frozen=True, slots=True)
class Cause:
    """Why something happened."""

    rule: str
    """The ID of the rule, such as `A-ROW-03`."""
    card: str | None = None
    """The printed name of the card whose text asked for it; None if the rules did."""
    clause: str | None = None
    """The part of that card: `effect`, `effect 2`, `fate`, `ability 1`, `rule 1`."""


@dataclass(frozen=True, slots=True)
class Event:
    """One event, as far as one viewer may know it."""

    kind: str
    """The kind of event, such as `acquired`. Each game has its own."""
    seat: int
    """The player who acted or was affected; -1 if there is none."""
    cause: Cause
    """Why it happened."""
    card: int = -1
    """The number of the card; -1 if there is none, or the viewer may not know it."""
    card_name: str | None = None
    """The printed name of the card; None if there is none, or the viewer may not know it."""
    origin: str = ""
    """The zone it came from."""
    to: str = ""
    """The zone it went to."""
    amount: int = 0
    """A number whose meaning depends on the kind of event."""
    detail: str = ""
    """A word whose meaning depends on the kind of event."""
    other_seat: int = -1
    """Another player involved; -1 if there is none."""
