"""The one door for player input: a decision, its options, one answer.

A game waits at a decision or it is over; there is no third way to wait.  The
terminal, the browser, the bots, the records and the tests all speak in options.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Literal

from vigil.kernel.errors import IllegalChoice, preview

TargetKind = Literal["card", "seat", "set", "item", "index", "amount"]
"""What the number of a target counts: a card, a seat, a set of cards on the table, an item on the
transition, a place in a list that the question names, or simply how many."""


@dataclass(frozen=True, slots=True)
class Target:
    """What an option is about."""

    kind: TargetKind
    id: int


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a seat may answer."""

    name: str
    """What can be typed and what records hold, such as `acquire mystic`."""
    verb: str
    target: Target | None = None
    """None: the verb says it all."""
    face: str | None = None
    """The name of the card it is about, where the seat may know it."""
    ability: Any = None
    """The ability it is about, as data, where one card has several."""

    @property
    def card(self) -> int:
        """The number of the card it is about, or -1."""
        return self._id("card")

    @property
    def seat(self) -> int:
        """The seat it is about, or -1."""
        return self._id("seat")

    @property
    def index(self) -> int:
        """The place in a list that it is about, or -1."""
        return self._id("index")

    @property
    def id(self) -> int:
        """The number of its target, whatever that is, or -1."""
        return -1 if self.target is None else self.target.id

    def _id(self, kind: TargetKind) -> int:
        return self.target.id if self.target is not None and self.target.kind == kind else -1


def make_names_unique(options: list[Option]) -> tuple[Option, ...]:
    """Options whose names are all different: where two are alike, their numbers are added."""
    count = Counter(option.name for option in options)
    return tuple(
        replace(option, name=f"{option.name} {option.id}") if count[option.name] > 1 else option for option in options
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
                if option.face is not None and f"{option.verb} {option.id}" == wanted:
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
