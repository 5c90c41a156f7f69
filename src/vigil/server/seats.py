"""The seats of a table and their holders, undo requests, and chat lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from typing import Any

from vigil.server.default_names import localized_name
from vigil.server.display_names import skeleton
from vigil.server.errors import BadRequest


@dataclass(slots=True)
class SeatHolder:
    """A seat and the person or bot that holds it. A substitute bot may play for a person."""

    person: str | None = None
    name: str = ""
    lang: str = "en"
    bot: str | None = None
    deck: Any = None
    seed_phrase: str = ""  # goes into the seed
    avatar: str = ""  # the icon beside the name
    owner: str | None = None  # the owner, if the person is a bot account
    substitute_bot: str | None = None
    left: bool = False
    timed_out: bool = False  # the substitute plays because time ran out
    timeout_forgiven: bool = False  # whether that was forgiven once
    substituted: bool = False  # a bot has made a choice for the person
    downgraded: bool = False  # a simpler bot has made a choice for the bot

    @property
    def taken(self) -> bool:
        """Whether a person or a bot holds the seat."""
        return self.person is not None or self.bot is not None

    @property
    def playing_bot(self) -> str | None:
        """The bot that answers for this seat, or None if a person does."""
        return self.bot or self.substitute_bot

    def chosen_by(self, bot: str | None) -> None:
        """Record that this bot, or the person if None, made a choice."""
        self.substituted |= bot is not None and self.bot is None
        self.downgraded |= bot is not None and self.bot not in (None, bot)


def display_names(holders: Sequence[SeatHolder], lang: str) -> tuple[str, ...]:
    """Return the names at a table for a reader of a language. Names that look alike are numbered."""
    return _make_distinct(tuple(localized_name(holder.name, holder.bot, lang) for holder in holders))


@lru_cache(maxsize=256)
def _make_distinct(names: tuple[str, ...]) -> tuple[str, ...]:
    counts = Counter(skeleton(name) for name in names if name)
    taken = {each for each, n in counts.items() if n == 1}
    distinct = []
    for name in names:
        if name and counts[skeleton(name)] > 1:
            name = next(numbered for n in count(1) if skeleton(numbered := f"{name} {n}") not in taken)
            taken.add(skeleton(name))
        distinct.append(name)
    return tuple(distinct)


def check_seat(seat: int, count: int) -> None:
    """Raise BadRequest if a table with this many seats has no such seat."""
    if not 0 <= seat < count:
        raise BadRequest("seat-unknown", "there is no seat {given}; the seats are {seats}", given=seat + 1, seats=count)


@dataclass(slots=True)
class UndoRequest:
    """A request to undo choices, which the other players must accept."""

    seq: int  # the number of its entry, which answers refer to
    seat: int
    to: int  # how many choices would remain
    accepted: set[str] = field(default_factory=set)


@dataclass(slots=True)
class ChatLine:
    """A line of chat."""

    at: int
    seat: int  # -1 for a spectator
    person: str
    name: str
    text: str
    phrase: str
