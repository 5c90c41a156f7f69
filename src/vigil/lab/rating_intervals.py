"""How far apart players are, with intervals that know what the games have in common.

Both games of a deal share its luck, and so may the games of all pairs that played it:
**a deal is one witness**.  The interval of a difference holds those values under which
the results would not be much less likely than under the best one (the profile of the
likelihood), and "much less" is measured by how the deals really differ, not by the number
of games.  So luck that a deal shares widens the interval, luck that exchanging the
seats evens out narrows it.

Where every game between two players (and every chain of others between them) went one way,
the results only say how far apart they are **at least**.  The other end of the interval is
then open, and nothing imagined closes it; the near end is where so many deals in a row
would be won with a chance of 2.5 %.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from vigil.kernel.errors import BadData
from vigil.lab.elo import POINTS, PRIOR, Results, Score, maximize_likelihood, merge_results, met
from vigil.lab.stats import LEVEL, Estimate, student

NEARLY_NONE = 1e-3  # draws imagined for each pair: only so that nobody is infinitely strong while others are moved
FEWEST_WORTH = 0.5  # however evenly deals are split, a game never counts as more than two
FARTHEST = 60.0  # in logarithms of odds: beyond every result there is
HALVINGS = 50


def rating_differences(deals: Sequence[Results], reference: str, level: float = LEVEL) -> dict[str, Estimate]:
    """How much stronger than the reference each player is, in Elo points; an open end is infinite."""
    deals = [deal for deal in deals if any(score.games for score in deal.values())]
    pairs = met(merge_results({}, *deals))
    names = sorted({name for pair in pairs for name in pair})
    if reference not in names:
        raise BadData("lab-no-games", "there are no games between two different players to rate")
    best = _best(pairs, {reference: 0.0}, names, PRIOR)
    highest = _likelihood(pairs, _best(pairs, {reference: 0.0}, names, NEARLY_NONE))
    games = {name: round(sum(s.games for pair, s in pairs.items() if name in pair)) for name in names}
    found = {reference: Estimate(0.0, 0.0, 0.0, games[reference])}
    above, below = _reached(pairs, reference), _reached(pairs, reference, backwards=True)
    worth = _design_effect(deals, names, reference, best, pairs)
    for name in names:
        if name == reference:
            continue
        bounded = name in above and name in below
        allowed = _allowed(worth[name], len(deals), deals, level, bounded)

        def far(value: float, name: str = name, allowed: float = allowed) -> bool:
            fixed = {reference: 0.0, name: value}
            return highest - _likelihood(pairs, _best(pairs, fixed, names, NEARLY_NONE)) > allowed

        middle = _best(pairs, {reference: 0.0}, names, NEARLY_NONE)[name] if bounded else best[name]
        low = -math.inf if name not in below else _end(far, middle, -1)
        high = math.inf if name not in above else _end(far, middle, 1)
        found[name] = Estimate(POINTS * best[name], POINTS * low, POINTS * high, games[name])
    return found


def _best(pairs: Mapping[tuple[str, str], Score], fixed: Mapping[str, float], names: Sequence[str], prior: float,
          ) -> dict[str, float]:  # fmt: skip
    """The likeliest strengths, where some are given."""
    middle = sum(fixed.values()) / len(fixed)
    theta = {name: fixed.get(name, middle) for name in names}
    maximize_likelihood(theta, [name for name in names if name not in fixed], pairs, prior)
    return theta


def _likelihood(pairs: Mapping[tuple[str, str], Score], theta: Mapping[str, float]) -> float:
    """The logarithm of how likely the results are."""
    total = 0.0
    for (one, other), score in pairs.items():
        gap = theta[one] - theta[other]
        total -= score.points * _softplus(-gap) + (score.games - score.points) * _softplus(gap)
    return total


def _softplus(x: float) -> float:
    return x + math.log1p(math.exp(-x)) if x > 0 else math.log1p(math.exp(x))


def _reached(pairs: Mapping[tuple[str, str], Score], start: str, backwards: bool = False) -> set[str]:
    """Against whom a player has scored, and against whom these have, and so on: none of them is out of sight above
    it.  Backwards: who has scored against it, and so on: none of them is out of sight below."""
    reached, new = {start}, {start}
    while new:
        more = set()
        for (one, other), score in pairs.items():
            scored, conceded = score.points > 0, score.reversed.points > 0
            if one in new and (conceded if backwards else scored):
                more.add(other)
            if other in new and (scored if backwards else conceded):
                more.add(one)
        new = more - reached
        reached |= new
    return reached


def _allowed(worth: float, deals: int, results: Sequence[Results], level: float, bounded: bool) -> float:
    """How much less likely the results may be at the ends of the interval, as a difference of logarithms."""
    if bounded:
        return worth * student((1 + level) / 2, max(1, deals - 1)) ** 2 / 2
    a_deal = max(score.games for deal in results for score in deal.values())
    return -math.log((1 - level) / 2) * max(a_deal, worth)  # all deals won: no spread is seen, so each counts once


def _design_effect(
    deals: Sequence[Results], names: Sequence[str], reference: str, theta: Mapping[str, float],
    pairs: Mapping[tuple[str, str], Score],
) -> dict[str, float]:  # fmt: skip
    """By player: how many times more its difference to the reference varies than if all games were independent."""
    free = [name for name in names if name != reference]
    inverse = maximize_likelihood(dict(theta), free, pairs, PRIOR, most=1)
    found = {}
    for name in free:
        weights = [inverse[name, other] for other in free]
        total = 0.0
        for deal in deals:
            slope = dict.fromkeys(names, 0.0)
            for (one, other), score in met(deal).items():
                p = 1 / (1 + math.exp(theta[other] - theta[one]))
                off = score.points - score.games * p
                slope[one] += off
                slope[other] -= off
            total += sum(weight * slope[other] for weight, other in zip(weights, free, strict=True)) ** 2
        total *= len(deals) / max(1, len(deals) - 1)
        found[name] = max(FEWEST_WORTH, total / inverse[name, name]) if inverse[name, name] > 0 else 1.0
    return found


def _end(far: Callable[[float], bool], middle: float, sign: int) -> float:
    """The last value in this direction that is not too far."""
    step, inside = 0.25, middle
    while abs(inside + sign * step) < FARTHEST and not far(inside + sign * step):
        inside += sign * step
        step *= 2
    outside = inside + sign * step
    for _ in range(HALVINGS):
        half = (inside + outside) / 2
        if far(half):
            outside = half
        else:
            inside = half
    return (inside + outside) / 2
