"""Who is at a table: the places and who has them, what somebody asks the others for, what was said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from typing import Any

from vigil.server.default_names import localized_name
from vigil.server.display_names import skeleton


@dataclass(slots=True)
class SeatHolder:
    """A place at the table and who has it; a bot may play on for a person."""

    person: str | None = None
    name: str = ""
    lang: str = "en"
    bot: str | None = None
    deck: Any = None
    seed_phrase: str = ""  # added to the seed
    avatar: str = ""  # the icon on the medal
    owner: str | None = None  # the person is a bot account, and belongs to this one
    substitute_bot: str | None = None
    left: bool = False
    timed_out: bool = False  # the bot plays because the clock was at zero
    timeout_forgiven: bool = False  # and once that was forgiven
    substituted: bool = False  # a bot has chosen for whoever sits here
    downgraded: bool = False  # a simpler bot has chosen for the one that sits here

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def playing_bot(self) -> str | None:
        """The bot that answers for this seat; None: a person does."""
        return self.bot or self.substitute_bot

    def chosen_by(self, bot: str | None) -> None:
        """A choice was made here by this bot; None: by the person."""
        self.substituted |= bot is not None and self.bot is None
        self.downgraded |= bot is not None and self.bot not in (None, bot)


def display_names(chairs: Sequence[SeatHolder], lang: str) -> tuple[str, ...]:
    """What those at a table are called there, for a reader of this language.

    Names that would be taken for each other are numbered.
    """
    return _told_apart(tuple(localized_name(chair.name, chair.bot, lang) for chair in chairs))


@lru_cache(maxsize=256)
def _told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    often = Counter(skeleton(name) for name in names if name)
    taken = {each for each, n in often.items() if n == 1}
    made = []
    for name in names:
        if name and often[skeleton(name)] > 1:
            name = next(numbered for n in count(1) if skeleton(numbered := f"{name} {n}") not in taken)
            taken.add(skeleton(name))
        made.append(name)
    return tuple(made)


@dataclass(slots=True)
class UndoRequest:
    """Somebody wants to take something back, and others have to agree."""

    seq: int  # of the entry: by it the others say which wish they answer
    seat: int
    to: int  # so many choices would stay
    accepted: set[str] = field(default_factory=set)


@dataclass(slots=True)
class ChatLine:
    """Something somebody said."""

    at: int
    seat: int  # -1: a spectator
    person: str
    name: str
    text: str
    phrase: str
