"""Measure how luck changed every seat's win chance in a game, apart from the choices.

Luck is what no player could know, even with all hands combined: which card is drawn or revealed. For every choice,
playouts start from the state it actually led to, and from states in which the same choice was made but the unknown
cards were in another order. The difference between the two win chances is the effect of luck. If a choice leads to the
same state in any order, there was no luck. The rest of the game is the players' choices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import hypot, sqrt
from typing import Any

from vigil.bots.explain.calibration import CURVE, apply_calibration, calibrated_error
from vigil.bots.explain.curve import SIMS, playout_values
from vigil.bots.search.model import outcome_values
from vigil.bots.search.tree import error_of
from vigil.bots.support import support_for
from vigil.kernel.game import Choice, Game
from vigil.kernel.match import Match, replay_steps
from vigil.kernel.rng import stream
from vigil.kernel.serialization import clone

PLAYOUTS = 10000  # for a whole game
FIRST_PLAYOUTS, MAX_PLAYOUTS = 16, 160  # for one chance: in the first round, and in the second
MIN_SPREAD = 0.08  # assumed even if the first playouts agree
TRIED_ORDERS = 3  # other orders that show whether a choice depends on the order of unknown cards


@dataclass(frozen=True, slots=True)
class LuckSwing:
    """How much luck improved every seat's chance at one choice, with standard errors."""

    at: int  # number of choices made, including this one; 0 is the opening deal
    seat: int  # the seat that chose; -1 for the opening deal
    changes: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(slots=True)
class _Sample:
    """A growing sample of playouts, whose starting states come from random numbers."""

    game: Game[Any]
    state: Any
    sample: Callable[[int], Any]
    rng: int
    values: list[list[float]] = field(default_factory=list)  # for every seat the value of each playout

    def extend(self, sims: int) -> None:
        """Add this many playouts; if the game is over, the outcome is enough."""
        if (outcome := self.game.outcome(self.state)) is not None:
            teams = support_for(self.game.name).guide(self.game.view(self.state, None), SIMS).teams(self.state)
            self.values = [[value] for value in outcome_values(outcome, teams)]
        elif sims > 0:
            rng = stream(self.rng, len(self.values[0]) if self.values else 0)
            more = playout_values(self.game, self.state, self.sample, sims, rng, SIMS)
            self.values = [a + b for a, b in zip(self.values, more, strict=True)] if self.values else more

    @property
    def spread(self) -> float:
        """The standard deviation of the playouts, for the seat with the largest one."""
        return max(MIN_SPREAD, *(error_of(each) * sqrt(len(each)) for each in self.values))

    def chances(self) -> tuple[tuple[float, ...], list[float]]:
        """Return calibrated chances and their standard errors.

        Unlike the curve, this adds no caution to the errors: they are summed over a game, where it would add up.
        """
        calibration = support_for(self.game.name).calibration[CURVE]
        means = [sum(each) / len(each) for each in self.values]
        errors = [
            calibrated_error(mean, error_of(each), calibration) for mean, each in zip(means, self.values, strict=True)
        ]
        return apply_calibration(means, calibration), errors


@dataclass(frozen=True, slots=True)
class _Comparison:
    """A choice whose result depends on unknown cards: playouts from the actual result, and from other orders."""

    at: int
    seat: int
    real: _Sample
    average: _Sample


def luck_swings(match: Match[Any], playouts: int = PLAYOUTS, seed: int = 1) -> list[LuckSwing]:
    """Return the effect of luck at every choice where it mattered, from about `playouts` playouts in total.

    A few playouts for each choice show where the game was close. The rest go where results vary most.
    """
    comparisons = list(_comparisons(match, seed))
    samples = [sample for comparison in comparisons for sample in (comparison.real, comparison.average)]
    for sample in samples:
        sample.extend(FIRST_PLAYOUTS)
    spreads = [sample.spread for sample in samples]
    left, total = playouts - FIRST_PLAYOUTS * len(samples), sum(spreads) or 1.0
    for sample, spread in zip(samples, spreads, strict=True):
        sample.extend(min(MAX_PLAYOUTS, int(left * spread / total)))
    return [_swing(comparison) for comparison in comparisons]


def _swing(comparison: _Comparison) -> LuckSwing:
    (real, real_errors), (average, errors) = comparison.real.chances(), comparison.average.chances()
    changes = tuple(a - b for a, b in zip(real, average, strict=True))
    both_errors = tuple(hypot(a, b) for a, b in zip(real_errors, errors, strict=True))
    return LuckSwing(comparison.at, comparison.seat, changes, both_errors)


def _comparisons(match: Match[Any], seed: int) -> Iterator[_Comparison]:
    game, before = match.game, None
    for walk in replay_steps(match):
        at, state = len(walk.choices), clone(walk.state)
        own = stream(seed, at)
        real = _Sample(game, state, partial(support_for(game.name).reshuffle, state), stream(own, 0))
        if before is None:  # the opening deal, for a spectator
            yield _Comparison(0, -1, real, _Sample(game, state, partial(game.redeal, state, None), stream(own, 1)))
        elif (taken := walk.choices[-1]).index >= 0:  # conceding involves no luck
            other_order = _with_other_order(game, before, game.options(before)[taken.index])
            views = _views(game, state)
            if any(_views(game, other_order(stream(own, 2 + n))) != views for n in range(TRIED_ORDERS)):
                yield _Comparison(at, taken.seat, real, _Sample(game, before, other_order, stream(own, 1)))
        before = state


def _with_other_order(game: Game[Any], state: Any, option: Choice) -> Callable[[int], Any]:
    """Return a function that reshuffles the unknown cards of `state` and then makes the choice."""

    def sample(rng: int) -> Any:
        other = support_for(game.name).reshuffle(state, rng)
        game.choose(other, option)
        return other

    return sample


def _views(game: Game[Any], state: Any) -> list[Any]:
    """Every seat's view."""
    return [game.view(state, seat) for seat in range(game.view(state, None).config.players)]
