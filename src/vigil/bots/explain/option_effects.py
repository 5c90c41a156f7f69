"""Measure what an option gains: play it to the end of its effect in sampled states, and compare before and after.

Every game has a `PositionMetrics`, which says what to count, when an effect is over, and what each difference is
called. Neither side names a card.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from vigil.bots.search.model import Guide, Model
from vigil.bots.search.tree import STEP
from vigil.kernel.errors import VigilError
from vigil.kernel.rng import MASK

MAX_STEPS = 300
MIN_DIFFERENCE = 0.3  # smaller differences between two options are ignored


@dataclass(slots=True)
class Change:
    """What an option did in one sampled state: numbers by metric, and the cards concerned."""

    numbers: dict[str, float] = field(default_factory=dict)
    cards: dict[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Metric:
    """A number that can be a reason: the key of its message, and the value of one unit.

    `spared` is the key for an option that gains none of it but loses less than another option would.
    """

    key: str
    worth: float
    spared: str = ""


class PositionMetrics(Protocol):
    """How a game measures its positions."""

    metrics: ClassVar[dict[str, Metric]]

    def begin(self, s: Any, seat: int, index: int) -> Any:
        """Return a snapshot of the position before the option with this index is taken."""

    def is_done(self, s: Any, kept: Any) -> bool:
        """Whether the effect of the option is over."""

    def is_turn_over(self, s: Any, kept: Any) -> bool:
        """Whether the turn or round is over, so that `final_effect` can be asked."""

    def on_events(self, s: Any, kept: Any) -> None:
        """Add the events since the last choice to the snapshot."""

    def change(self, s: Any, kept: Any) -> Change:
        """Compare the position with the snapshot."""

    def final_effect(self, s: Any, kept: Any) -> dict[str, float]:
        """Return what is only known later: whether the game is won or lost."""


@dataclass(frozen=True, slots=True)
class OptionEffect:
    """What an option gains in several sampled states."""

    changes: tuple[Change, ...]

    def mean(self, name: str) -> float:
        """The mean of a metric over all states."""
        return sum(change.numbers.get(name, 0.0) for change in self.changes) / max(1, len(self.changes))

    def is_certain(self, name: str) -> bool:
        """Whether a metric is the same in every state."""
        return len({round(change.numbers.get(name, 0.0), 3) for change in self.changes}) <= 1

    def cards(self, name: str) -> tuple[str, ...]:
        """The cards concerned, if they are the same in every state that names any."""
        variants = {change.cards.get(name, ()) for change in self.changes} - {()}
        return variants.pop() if len(variants) == 1 else ()


def measure_option(
    model: Model[Any], guide: Guide, metrics: PositionMetrics, seat: int, index: int, seeds: Sequence[int]
) -> OptionEffect:
    """Try an option in one sampled state per seed, skipping those in which the cards loop endlessly."""
    changes = []
    for seed in seeds:
        with contextlib.suppress(VigilError):
            changes.append(_measure_once(model, guide, metrics, seat, index, seed))
    return OptionEffect(tuple(changes))


def _measure_once(
    model: Model[Any], guide: Guide, metrics: PositionMetrics, seat: int, index: int, seed: int
) -> Change:
    s = model.redeal(seed)
    kept = metrics.begin(s, seat, index)
    model.choose(s, model.options(s)[index])
    metrics.on_events(s, kept)
    steps = _play_until(model, guide, s, seed, 1, lambda: metrics.is_done(s, kept), lambda: metrics.on_events(s, kept))
    change = metrics.change(s, kept)
    _play_until(model, guide, s, seed, steps, lambda: metrics.is_turn_over(s, kept), lambda: None)
    change.numbers |= metrics.final_effect(s, kept)
    return change


def _play_until(
    model: Model[Any], guide: Guide, s: Any, seed: int, steps: int, over: Callable[[], bool],
    on_choice: Callable[[], None],
) -> int:  # fmt: skip
    """Play on for all seats with the playout policy until `over`, and return the number of steps so far."""
    while (options := model.options(s)) and steps < MAX_STEPS and not over():
        index = 0 if len(options) == 1 else guide.playout_choice(s, options, (seed + steps * STEP) & MASK)
        model.choose(s, options[index])
        on_choice()
        steps += 1
    return steps
