"""The one door for player input: a decision, its options, one answer.

A game waits at a decision or it is over; there is no third way to wait.  The
terminal, the browser, the bots, the records and the tests all speak in options.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from vigil.kernel.errors import IllegalChoice, preview


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a seat may answer.

    `name` can be typed and stands in records (`acquire mystic`); `card` is the
    number of the card meant, or another number the verb speaks of, or -1.
    """

    name: str
    verb: str
    card: int = -1
    face: str | None = None  # what the card is, where the option is about a card
    seat: int = -1  # a player the option is about
    about: Any = None  # the ability the option is about, as data, where one card has several


def make_names_unique(options: list[Option]) -> tuple[Option, ...]:
    """Options whose names are all different: where two are alike, their numbers are added."""
    count = Counter(option.name for option in options)
    return tuple(
        replace(option, name=f"{option.name} {option.card}") if count[option.name] > 1 else option for option in options
    )


@dataclass(frozen=True, slots=True)
class Question:
    """What a decision is about: the effect that asks, as data, and the card it stands on."""

    key: str
    about: Any = None
    source: str | None = None
    it: str | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A question put to one seat."""

    number: int
    seat: int
    question: Question
    options: tuple[Option, ...]

    def find(self, seat: int, typed: Any) -> int:
        """The place of the option that was typed, or an error that says what was possible.

        `acquire mystic` is the name itself, `acquire 57` a verb and a card number.
        """
        typed = typed if isinstance(typed, str) else preview(typed)
        wanted = " ".join(typed.lower().split())
        if seat == self.seat:
            for i, option in enumerate(self.options):
                if option.name == wanted:
                    return i
            for i, option in enumerate(self.options):
                if option.face is not None and f"{option.verb} {option.card}" == wanted:
                    return i
        raise IllegalChoice(
            "choice-illegal",
            "seat {seat} chose {typed} at decision {number}; seat {asked} can choose: {offered}",
            seat=seat + 1,
            typed=repr(typed[:60]),
            number=self.number,
            asked=self.seat + 1,
            offered=", ".join(option.name for option in self.options) if seat == self.seat else "-",
        )
