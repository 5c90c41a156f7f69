"""What an option brings: played on in imagined tables to the end of its effect, and the table compared.

Every game lends a `PositionMetrics`: what is counted at a table, where an effect is over, and
what each difference is called.  Nothing here and nothing there knows a single card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from vigil.bots.search.model import Guide, Model
from vigil.kernel.errors import VigilError
from vigil.kernel.rng import MASK, stream

MOST_STEPS = 300
STEP = 0x9E3779B97F4A7C15
LEAST = 0.3  # of one: a smaller difference between two options is none


@dataclass(slots=True)
class Change:
    """What one option did at one imagined table: numbers by name, and the cards spoken of."""

    numbers: dict[str, float] = field(default_factory=dict)
    cards: dict[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Metric:
    """A number that makes a reason: the key of its message, and what one of it is about worth.

    `spared` is the key where the option does not bring it, but loses less of it than another one would.
    """

    key: str
    worth: float
    spared: str = ""


class PositionMetrics(Protocol):
    """What a game lends: how its tables are counted."""

    measures: ClassVar[dict[str, Metric]]

    def begin(self, s: Any, seat: int, place: int) -> Any:
        """What has to be kept of the table before the option at this place is taken."""

    def done(self, s: Any, kept: Any) -> bool:
        """Whether the effect of the option is over."""

    def later(self, s: Any, kept: Any) -> bool:
        """Whether it is known by now what the option led to: the end of the turn, or of the round."""

    def on_events(self, s: Any, kept: Any) -> None:
        """Take down the news since the last choice."""

    def change(self, s: Any, kept: Any) -> Change:
        """The table now against what was kept."""

    def final_effect(self, s: Any, kept: Any) -> dict[str, float]:
        """What can be told only later: whether the game is won, or lost."""


@dataclass(frozen=True, slots=True)
class OptionEffect:
    """What one option brings over several imagined tables."""

    changes: tuple[Change, ...]

    def mean(self, name: str) -> float:
        return sum(change.numbers.get(name, 0.0) for change in self.changes) / max(1, len(self.changes))

    def sure(self, name: str) -> bool:
        """Whether it is the same at every table."""
        return len({round(change.numbers.get(name, 0.0), 3) for change in self.changes}) <= 1

    def cards(self, name: str) -> tuple[str, ...]:
        """The cards spoken of, where they are the same at every table that speaks of any."""
        found = {change.cards.get(name, ()) for change in self.changes} - {()}
        return found.pop() if len(found) == 1 else ()


def outlook(
    model: Model[Any], guide: Guide, ledger: PositionMetrics, seat: int, place: int, lucks: Sequence[int]
) -> OptionEffect:
    """The option tried at these tables; where cards set each other off without end, nothing is learned."""
    found = []
    for luck in lucks:
        try:
            found.append(_tried(model, guide, ledger, seat, place, luck))
        except VigilError:
            continue
    return OptionEffect(tuple(found))


def _tried(model: Model[Any], guide: Guide, ledger: PositionMetrics, seat: int, place: int, luck: int) -> Change:
    s = model.redeal(luck)
    kept = ledger.begin(s, seat, place)
    model.choose(s, model.options(s)[place])
    ledger.on_events(s, kept)
    steps = _on(model, guide, s, luck, 1, lambda: ledger.done(s, kept), lambda: ledger.on_events(s, kept))
    change = ledger.change(s, kept)
    _on(model, guide, s, luck, steps, lambda: ledger.later(s, kept), lambda: None)
    change.numbers |= ledger.final_effect(s, kept)
    return change


def _on(
    model: Model[Any], guide: Guide, s: Any, luck: int, steps: int, over: Callable[[], bool], heard: Callable[[], None]
) -> int:
    """The quick player plays on for everybody until it is over."""
    while (options := model.options(s)) and steps < MOST_STEPS and not over():
        place = 0 if len(options) == 1 else guide.playout_choice(s, options, (luck + steps * STEP) & MASK)
        model.choose(s, options[place])
        heard()
        steps += 1
    return steps


def lucks(seed: int, count: int) -> list[int]:
    """So many tables of their own."""
    return [stream(seed, table) for table in range(count)]
