"""The numbers that are typed: what each of them means at one decision.

0 ends, passes or declines.  How the other numbers are given out is each game's own
matter; answers that lie nowhere on the table get those that are left.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from vigil.kernel.decision import Option

DECLINE = 0
DECLINING = ("end_turn", "pass", "done", "no")
ENDING = ("end_turn", "pass")  # always there, so no question lists them


@dataclass(frozen=True, slots=True)
class NumberedPlace:
    """A numbered place on the table: the cards there (equal ones together) and what may be done with them."""

    number: int
    zone: str
    cards: tuple[int, ...]
    face: Any
    places: tuple[int, ...] = ()  # of the decision's options

    @property
    def count(self) -> int:
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class ChoiceNumbers:
    """What every number means at one decision."""

    spots: tuple[NumberedPlace, ...] = ()
    places: dict[int, int] = field(default_factory=dict)  # a number to an option's place
    listed: tuple[int, ...] = ()  # numbers of answers that lie nowhere on the table, in order

    def spot(self, number: int) -> NumberedPlace | None:
        return next((spot for spot in self.spots if spot.number == number), None)

    def of(self, zone: str) -> tuple[NumberedPlace, ...]:
        return tuple(spot for spot in self.spots if spot.zone == zone)

    def number_of(self, place: int) -> int | None:
        """What one types for the option at this place."""
        return next((number for number, at in self.places.items() if at == place), None)


def number_remaining(
    options: Iterable[Option], spots: list[NumberedPlace], places: dict[int, int], following: int | None = None
) -> tuple[dict[int, int], tuple[int, ...]]:
    """The answers that lie nowhere on the table get the numbers that are left: from 1, or behind the table's."""
    on_table = {at for spot in spots for at in spot.places}
    following = following or (1 + max(spot.number for spot in spots) if places else 1)
    listed = []
    for at, option in enumerate(options):
        if option.verb in DECLINING:
            places[DECLINE] = at
            if option.verb not in ENDING:
                listed.append(DECLINE)
        elif at not in on_table:
            places[following] = at
            listed.append(following)
            following += 1
    return places, tuple(listed)
