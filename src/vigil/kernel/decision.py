"""Decisions: the only way in which players act.

A game either waits for a decision or is over. The terminal, the browser, bots, records and tests all
answer decisions by choosing options.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Literal

from vigil.kernel.errors import IllegalChoice, preview

TargetKind = Literal["card", "seat", "set", "item", "index", "amount"]
"""What the number of a target identifies: a card, a seat, a set of cards on the table, an item on the
transition, an index in a list that the question names, or an amount."""


@dataclass(frozen=True, slots=True)
class Target:
    """The thing that an option refers to."""

    kind: TargetKind
    """What the number identifies."""
    id: int
    """The number: of a card, a seat, a set or an item, an index in a list, or an amount."""


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer to a decision."""

    name: str
    """The words that you type and that records contain, such as `acquire mystic`; unique within a decision."""
    verb: str
    """What the option does. The first word of the name."""
    target: Target | None = None
    """What it refers to; None if the verb is enough."""
    card_name: str | None = None
    """The printed name of the card it is about, if the seat may know it."""
    ability: Any = None
    """The ability it is about, as a node of the card language, if a card has several."""

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
        """The index in a list that it is about, or -1."""
        return self._id("index")

    @property
    def id(self) -> int:
        """The number of its target of any kind, or -1."""
        return -1 if self.target is None else self.target.id

    def _id(self, kind: TargetKind) -> int:
        return self.target.id if self.target is not None and self.target.kind == kind else -1


def make_names_unique(options: list[Option]) -> tuple[Option, ...]:
    """Return the options with unique names: identical names get the number of their target."""
    count = Counter(option.name for option in options)
    return tuple(
        replace(option, name=f"{option.name} {option.id}") if count[option.name] > 1 else option for option in options
    )


@dataclass(frozen=True, slots=True)
class Question:
    """What a decision is about."""

    key: str
    """The kind of question, such as `menu` or `pick`. Each game has its own."""
    effect: Any = None
    """The effect that asks, as a node of the card language; None if the rules ask."""
    source: str | None = None
    """The printed name of the card that asks."""
    it: str | None = None
    """The printed name of the card the question is about, if different from `source`."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat, with the possible answers."""

    number: int
    """How many choices were made before it. Undo goes back to an earlier number."""
    seat: int
    """The seat that must answer."""
    question: Question
    """What is asked."""
    options: tuple[Option, ...]
    """The possible answers. A choice is the index of one of them."""

    def find(self, seat: int, typed: Any) -> int:
        """Return the index of the option with this name; raise IllegalChoice if there is none.

        `acquire mystic` is a name; `acquire 57`, a verb and a card number, works too.
        """
        typed = typed if isinstance(typed, str) else preview(typed)
        wanted = " ".join(typed.lower().split())
        if seat == self.seat:
            for i, option in enumerate(self.options):
                if option.name == wanted:
                    return i
            for i, option in enumerate(self.options):
                if option.card_name is not None and f"{option.verb} {option.id}" == wanted:
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
