"""What luck did to everybody's chance in a game, apart from what was chosen.

Luck is what all players together could not know: which card comes off a pile.  A
choice is played on twice.  Once from the table it really led to, and once from tables
on which the same was chosen, but what nobody knew lay in another order.  Both come to
a chance of winning; the first less the second is what luck did there, and it is as
often good as bad.  Where the choice leads to the same table in any order, there was
none.  What remains of a game is what was chosen, by everybody at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import hypot, sqrt
from typing import Any

from vigil.bots.explain.calibration import CURVE, apply_calibration, stated_error
from vigil.bots.explain.curve import SIMS, ends_of
from vigil.bots.search.model import result
from vigil.bots.search.tree import error_of
from vigil.bots.support import support_for
from vigil.kernel.game import Choice, Game
from vigil.kernel.match import Match, replay_steps
from vigil.kernel.rng import stream
from vigil.kernel.serialization import clone

TABLES = 10000  # imagined for a whole game
FIRST, MOST = 16, 160  # for one chance: at first, and then
LIKELY = 0.08  # a spread at least, where the first few agree: the next ones may not
TRIED = 3  # other orders in which it is seen whether anything hangs on the order


@dataclass(frozen=True, slots=True)
class LuckSwing:
    """What luck did at one choice: for every seat how much its chance became better, with the standard error."""

    at: int  # choices made, this one among them; 0: what was dealt at the beginning
    seat: int  # who chose; -1: nobody
    changes: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(slots=True)
class _Played:
    """Tables that are played on, as many as are asked for: the same table, or what might have been instead."""

    game: Game[Any]
    state: Any
    imagine: Callable[[int], Any]
    luck: int
    values: list[list[float]] = field(default_factory=list)  # for every seat what each table came to

    def more(self, sims: int) -> None:
        if (outcome := self.game.outcome(self.state)) is not None:
            sides = support_for(self.game.name).guide(self.game.view(self.state, None), SIMS).teams(self.state)
            self.values = [[value] for value in result(outcome, sides)]
        elif sims > 0:
            luck = stream(self.luck, len(self.values[0]) if self.values else 0)
            found = ends_of(self.game, self.state, self.imagine, sims, luck, SIMS)
            self.values = [a + b for a, b in zip(self.values, found, strict=True)] if self.values else found

    @property
    def spread(self) -> float:
        """How far the tables are apart, for the seat for which they are the furthest."""
        return max(LIKELY, *(error_of(each) * sqrt(len(each)) for each in self.values))

    def told(self) -> tuple[tuple[float, ...], list[float]]:
        """Chances as they are told everywhere.  Their errors are those of the sample alone: they are added up over a
        whole game, and a doubt that is put on top of each for caution would be far too much of it."""
        bend = support_for(self.game.name).calibration[CURVE]
        means = [sum(each) / len(each) for each in self.values]
        errors = [stated_error(mean, error_of(each), bend) for mean, each in zip(means, self.values, strict=True)]
        return apply_calibration(means, bend), errors


@dataclass(frozen=True, slots=True)
class _Pair:
    """A choice that would have led elsewhere, had the cards lain in another order: what it led to, and where else."""

    at: int
    seat: int
    really: _Played
    usually: _Played


def luck_swings(match: Match[Any], tables: int = TABLES, seed: int = 1) -> list[LuckSwing]:
    """Every choice of a game at which luck had something to say; about so many tables are imagined for all of them.

    A few for each of them show where a game is decided and where it is not; the others go where they tell most.
    """
    pairs = list(_pairs(match, seed))
    both = [played for pair in pairs for played in (pair.really, pair.usually)]
    for played in both:
        played.more(FIRST)
    spreads = [played.spread for played in both]
    left, whole = tables - FIRST * len(both), sum(spreads) or 1.0
    for played, spread in zip(both, spreads, strict=True):
        played.more(min(MOST, int(left * spread / whole)))
    return [_fall(pair) for pair in pairs]


def _fall(pair: _Pair) -> LuckSwing:
    (mine, my_errors), (usual, errors) = pair.really.told(), pair.usually.told()
    changes = tuple(a - b for a, b in zip(mine, usual, strict=True))
    return LuckSwing(pair.at, pair.seat, changes, tuple(hypot(a, b) for a, b in zip(my_errors, errors, strict=True)))


def _pairs(match: Match[Any], seed: int) -> Iterator[_Pair]:
    game, before = match.game, None
    for walk in replay_steps(match):
        at, state = len(walk.choices), clone(walk.state)
        own = stream(seed, at)
        really = _Played(game, state, partial(support_for(game.name).reshuffle, state), stream(own, 0))
        if before is None:  # what was dealt at the beginning, for those who look on
            dealt = partial(game.redeal, state, None)
            yield _Pair(0, -1, really, _Played(game, state, dealt, stream(own, 1)))
        elif (taken := walk.choices[-1]).index >= 0:  # in giving up there is no luck
            instead = _chosen(game, before, game.options(before)[taken.index])
            seen = _seen(game, state)
            if any(_seen(game, instead(stream(own, 2 + order))) != seen for order in range(TRIED)):
                yield _Pair(at, taken.seat, really, _Played(game, before, instead, stream(own, 1)))
        before = state


def _chosen(game: Game[Any], state: Any, option: Choice) -> Callable[[int], Any]:
    """Luck to a table on which the same was chosen, with what nobody knew in another order."""

    def imagine(luck: int) -> Any:
        other = support_for(game.name).reshuffle(state, luck)
        game.choose(other, option)
        return other

    return imagine


def _seen(game: Game[Any], state: Any) -> list[Any]:
    """All that anybody at the table sees."""
    return [game.view(state, seat) for seat in range(game.view(state, None).config.players)]
