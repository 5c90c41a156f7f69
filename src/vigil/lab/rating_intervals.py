"""Rating differences with intervals that treat each deal as one observation.

Both games of a deal share its luck, and so do the games of other pairs with the same deal. The interval for a
difference contains the values under which the results are not much less likely than under the best one (the profile
likelihood). How much less is allowed depends on the variance between deals, not on the number of games. So luck that a
deal shares widens the interval, and luck that swapping seats cancels narrows it.

If one player won every game against another, and every chain of games between them, the results only give a minimum
difference. The interval is then one-sided. Its other end is the difference at which winning this many deals in a row
has a probability of 2.5%.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from vigil.kernel.errors import BadData
from vigil.lab.elo import POINTS, PRIOR, Results, Score, maximize_likelihood, merge_directions, merge_results
from vigil.lab.stats import LEVEL, Estimate, student

TINY_PRIOR = 1e-3  # virtual draws per pair: only enough to keep all ratings finite
MIN_DESIGN_EFFECT = 0.5  # even if all deals are split, a game counts as at most two
MAX_DIFFERENCE = 60.0  # in log-odds, larger than any result can show
BISECTIONS = 50


def rating_differences(deals: Sequence[Results], reference: str, level: float = LEVEL) -> dict[str, Estimate]:
    """Return how much stronger than the reference each player is, in Elo points; an open end is infinite."""
    deals = [deal for deal in deals if any(score.games for score in deal.values())]
    pairs = merge_directions(merge_results({}, *deals))
    names = sorted({name for pair in pairs for name in pair})
    if reference not in names:
        raise BadData("lab-no-games", "there are no games between two different players to rate")
    best = _best(pairs, {reference: 0.0}, names, PRIOR)
    unrestricted = _best(pairs, {reference: 0.0}, names, TINY_PRIOR)
    highest = _log_likelihood(pairs, unrestricted)
    games = {name: round(sum(s.games for pair, s in pairs.items() if name in pair)) for name in names}
    estimates = {reference: Estimate(0.0, 0.0, 0.0, games[reference])}
    above, below = _reachable(pairs, reference), _reachable(pairs, reference, backwards=True)
    design_effect = _design_effect(deals, names, reference, best, pairs)
    for name in names:
        if name == reference:
            continue
        bounded = name in above and name in below
        allowed = _allowed_drop(design_effect[name], deals, level, bounded)

        def too_unlikely(value: float, name: str = name, allowed: float = allowed) -> bool:
            fixed = {reference: 0.0, name: value}
            return highest - _log_likelihood(pairs, _best(pairs, fixed, names, TINY_PRIOR)) > allowed

        middle = unrestricted[name] if bounded else best[name]
        low = -math.inf if name not in below else _interval_end(too_unlikely, middle, -1)
        high = math.inf if name not in above else _interval_end(too_unlikely, middle, 1)
        estimates[name] = Estimate(POINTS * best[name], POINTS * low, POINTS * high, games[name])
    return estimates


def _best(pairs: Mapping[tuple[str, str], Score], fixed: Mapping[str, float], names: Sequence[str], prior: float,
          ) -> dict[str, float]:  # fmt: skip
    """Return the most likely strengths if some are fixed."""
    middle = sum(fixed.values()) / len(fixed)
    theta = {name: fixed.get(name, middle) for name in names}
    maximize_likelihood(theta, [name for name in names if name not in fixed], pairs, prior)
    return theta


def _log_likelihood(pairs: Mapping[tuple[str, str], Score], theta: Mapping[str, float]) -> float:
    """Return the log-likelihood of the results."""
    total = 0.0
    for (one, other), score in pairs.items():
        gap = theta[one] - theta[other]
        total -= score.points * _softplus(-gap) + (score.games - score.points) * _softplus(gap)
    return total


def _softplus(x: float) -> float:
    return x + math.log1p(math.exp(-x)) if x > 0 else math.log1p(math.exp(x))


def _reachable(pairs: Mapping[tuple[str, str], Score], start: str, backwards: bool = False) -> set[str]:
    """Return the players that a player scored against, directly or through others: their lead has an upper bound.

    Backwards: the players who scored against that player, whose deficit has a bound.
    """
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


def _allowed_drop(design_effect: float, deals: Sequence[Results], level: float, bounded: bool) -> float:
    """Return how much lower the log-likelihood may be at the ends of the interval."""
    if bounded:
        return design_effect * student((1 + level) / 2, max(1, len(deals) - 1)) ** 2 / 2
    games_per_deal = max(score.games for deal in deals for score in deal.values())
    # All deals were won, so their variance is unknown, and each counts as one observation.
    return -math.log((1 - level) / 2) * max(games_per_deal, design_effect)


def _design_effect(
    deals: Sequence[Results], names: Sequence[str], reference: str, theta: Mapping[str, float],
    pairs: Mapping[tuple[str, str], Score],
) -> dict[str, float]:  # fmt: skip
    """Return for each player how much larger the variance of their difference is than with independent games."""
    free = [name for name in names if name != reference]
    inverse = maximize_likelihood(dict(theta), free, pairs, PRIOR, most=1)
    effects = {}
    for name in free:
        weights = [inverse[name, other] for other in free]
        total = 0.0
        for deal in deals:
            slope = dict.fromkeys(names, 0.0)
            for (one, other), score in merge_directions(deal).items():
                p = 1 / (1 + math.exp(theta[other] - theta[one]))
                residual = score.points - score.games * p
                slope[one] += residual
                slope[other] -= residual
            total += sum(weight * slope[other] for weight, other in zip(weights, free, strict=True)) ** 2
        total *= len(deals) / max(1, len(deals) - 1)
        effects[name] = max(MIN_DESIGN_EFFECT, total / inverse[name, name]) if inverse[name, name] > 0 else 1.0
    return effects


def _interval_end(too_unlikely: Callable[[float], bool], middle: float, sign: int) -> float:
    """Return the last value in this direction that isn't too unlikely, by bisection."""
    step, inside = 0.25, middle
    while abs(inside + sign * step) < MAX_DIFFERENCE and not too_unlikely(inside + sign * step):
        inside += sign * step
        step *= 2
    outside = inside + sign * step
    for _ in range(BISECTIONS):
        half = (inside + outside) / 2
        if too_unlikely(half):
            outside = half
        else:
            inside = half
    return (inside + outside) / 2
