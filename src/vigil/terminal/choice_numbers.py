"""The numbers a player can type at one decision, and what each of them means.

0 ends the turn, passes or declines. Each game numbers the cards on its table; answers that are
not on the table get the remaining numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from vigil.kernel.decision import Option

DECLINE = 0
DECLINING = ("end_turn", "pass", "done", "no")
ENDING = ("end_turn", "pass")  # always available, so they are not listed among the answers
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class NumberedPlace:
    """A numbered place on the table: its cards, with identical ones together, and their options."""

    number: int
    zone: str
    cards: tuple[int, ...]
    face: Any
    indices: tuple[int, ...] = ()  # indices of the decision's options

    @property
    def count(self) -> int:
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class ChoiceNumbers:
    """What every number means at one decision."""

    spots: tuple[NumberedPlace, ...] = ()
    indices: dict[int, int] = field(default_factory=dict)  # number to option index
    listed: tuple[int, ...] = ()  # numbers of the answers that are not on the table, in order

    def spot(self, number: int) -> NumberedPlace | None:
        """Return the place on the table with this number."""
        return next((spot for spot in self.spots if spot.number == number), None)

    def spot_of(self, index: int) -> NumberedPlace | None:
        """Return the place on the table that has this option."""
        return next((spot for spot in self.spots if index in spot.indices), None)

    def of(self, zone: str) -> tuple[NumberedPlace, ...]:
        """Return the places of a zone."""
        return tuple(spot for spot in self.spots if spot.zone == zone)

    def number_of(self, index: int) -> int | None:
        """Return the number to type for this option."""
        return next((number for number, at in self.indices.items() if at == index), None)


def number_remaining(
    options: Iterable[Option], spots: list[NumberedPlace], indices: dict[int, int], following: int | None = None
) -> tuple[dict[int, int], tuple[int, ...]]:
    """Number the answers that are not on the table, from 1 or after the numbers of the table."""
    on_table = {at for spot in spots for at in spot.indices}
    following = following or (1 + max(spot.number for spot in spots) if indices else 1)
    listed = []
    for at, option in enumerate(options):
        if option.verb in DECLINING:
            indices[DECLINE] = at
            if option.verb not in ENDING:
                listed.append(DECLINE)
        elif at not in on_table:
            indices[following] = at
            listed.append(following)
            following += 1
    return indices, tuple(listed)


def group_by(faces: Iterable[T], key: Callable[[T], Hashable]) -> list[list[T]]:
    """Group cards with equal keys, in the order in which they first appear."""
    groups: dict[Hashable, list[T]] = {}
    for face in faces:
        groups.setdefault(key(face), []).append(face)
    return list(groups.values())
