"""Ratings from results, in Elo points (Bradley–Terry model).

The ratings maximize the likelihood of the results; a draw is half a win for both. A 400-point lead means ten wins per
loss. The intervals come from the curvature of the likelihood. They count a draw as half a win and half a loss, so with
many draws they are too wide rather than too narrow.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vigil.kernel.errors import BadData
from vigil.lab.stats import LEVEL, Estimate, z_of

POINTS = 400 / math.log(10)  # Elo points per unit of log-odds
PRIOR = 0.5  # virtual draws per pair, so that a player who has never lost isn't infinitely strong
MAX_STEPS = 100  # of Newton's method


@dataclass(frozen=True, slots=True)
class Score:
    """A player's results against another."""

    wins: float = 0
    draws: float = 0
    losses: float = 0

    def __add__(self, other: Score) -> Score:
        return Score(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)

    @property
    def games(self) -> float:
        """The number of games."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """Wins, and half a point for each draw."""
        return self.wins + self.draws / 2

    @property
    def reversed(self) -> Score:
        """The same games from the other player's side."""
        return Score(self.losses, self.draws, self.wins)


Results = Mapping[tuple[str, str], Score]
"""Scores by (player, other). A pair can be in either order, or in both with different games."""


def expected_score(difference: float) -> float:
    """Return the expected share of points for a lead of this many Elo points."""
    return 1 / (1 + 10 ** (-difference / 400))


def pairwise_results(names: Sequence[str], places: Sequence[int]) -> dict[tuple[str, str], Score]:
    """Return the result of a game as results of pairs: the better place wins."""
    results: dict[tuple[str, str], Score] = {}
    for i, one in enumerate(names):
        for j in range(i + 1, len(names)):
            if one != names[j]:
                won, lost = places[i] < places[j], places[i] > places[j]
                score = Score(int(won), int(not won and not lost), int(lost))
                results[one, names[j]] = results.get((one, names[j]), Score()) + score
    return results


def merge_results(one: Results, *others: Results) -> dict[tuple[str, str], Score]:
    """Add up results."""
    merged = dict(one)
    for other in others:
        for pair, score in other.items():
            merged[pair] = merged.get(pair, Score()) + score
    return merged


@dataclass(frozen=True, slots=True)
class Ratings:
    """Ratings, strongest first. `covariance` is in squared Elo points, in the order of the names."""

    names: tuple[str, ...]
    elo: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]
    games: tuple[int, ...]

    def of(self, name: str, level: float = LEVEL) -> Estimate:
        """Return a player's rating; the interval is relative to the anchors, or to the mean of all players."""
        i = self.names.index(name)
        half = z_of(level) * math.sqrt(max(0.0, self.covariance[i][i]))
        return Estimate(self.elo[i], self.elo[i] - half, self.elo[i] + half, self.games[i])

    def between(self, one: str, other: str, level: float = LEVEL) -> Estimate:
        """Return how much stronger one player is than another."""
        i, j = self.names.index(one), self.names.index(other)
        c = self.covariance
        half = z_of(level) * math.sqrt(max(0.0, c[i][i] + c[j][j] - 2 * c[i][j]))
        value = self.elo[i] - self.elo[j]
        return Estimate(value, value - half, value + half, min(self.games[i], self.games[j]))


def rate(results: Results, anchors: Mapping[str, float] | None = None, *, prior: float = PRIOR) -> Ratings:
    """Return the ratings that maximize the likelihood of the results.

    `anchors` are known ratings that don't change. Without anchors, the mean of all ratings is 0.
    """
    anchors = dict(anchors or {})
    pairs = merge_directions(results)
    names = sorted({name for pair in pairs for name in pair} | set(anchors))
    _check_connected(names, pairs, anchors)
    mean_is_zero = not anchors
    fixed = anchors or {names[0]: 0.0}
    free = [name for name in names if name not in fixed]
    theta = {name: fixed.get(name, 0.0) / POINTS for name in names}
    if free:
        middle = sum(theta[name] for name in fixed) / len(fixed)
        theta |= dict.fromkeys(free, middle)
    covariance = maximize_likelihood(theta, free, pairs, prior)
    covariance = {(a, b): covariance.get((a, b), 0.0) for a in names for b in names}
    if mean_is_zero:
        shift = sum(theta.values()) / len(names)
        theta = {name: value - shift for name, value in theta.items()}
        covariance = _relative_to_mean(names, covariance)
    games = {name: round(sum(s.games for pair, s in pairs.items() if name in pair)) for name in names}
    order = sorted(names, key=lambda name: (-theta[name], name))
    return Ratings(
        tuple(order),
        tuple(POINTS * theta[name] for name in order),
        tuple(tuple(POINTS * POINTS * covariance[a, b] for b in order) for a in order),
        tuple(games[name] for name in order),
    )


def merge_directions(results: Results) -> dict[tuple[str, str], Score]:
    """Return the results with every pair once, its names in alphabetical order."""
    pairs: dict[tuple[str, str], Score] = {}
    for (one, other), score in results.items():
        if one == other or score.games <= 0:
            continue
        pair, ordered = ((one, other), score) if one < other else ((other, one), score.reversed)
        pairs[pair] = pairs.get(pair, Score()) + ordered
    if not pairs:
        raise BadData("lab-no-games", "there are no games between two different players to rate")
    return pairs


def _check_connected(names: list[str], pairs: Results, anchors: Mapping[str, float]) -> None:
    """Raise BadData unless a chain of games connects every player with an anchor."""
    reached = set(anchors) or {names[0]}
    while True:
        more = {name for pair in pairs if set(pair) & reached for name in pair} - reached
        if not more:
            break
        reached |= more
    unconnected = [name for name in names if name not in reached]
    if unconnected:
        raise BadData(
            "lab-apart",
            "no games connect {apart} with the others, even indirectly, so they cannot be compared",
            apart=", ".join(unconnected),
        )


def maximize_likelihood(
    theta: dict[str, float], free: list[str], pairs: Results, prior: float, most: int = MAX_STEPS
) -> dict[tuple[str, str], float]:
    """Maximize the likelihood by Newton's method; change `theta`, and return the inverse of the curvature."""
    index = {name: i for i, name in enumerate(free)}
    size = len(free)
    inverse: list[list[float]] = []
    for _ in range(most):
        slope = [0.0] * size
        curve = [[0.0] * size for _ in range(size)]
        for (one, other), score in pairs.items():
            p = 1 / (1 + math.exp(theta[other] - theta[one]))
            games, points = score.games + prior, score.points + prior / 2
            i, j = index.get(one, -1), index.get(other, -1)
            curvature = games * p * (1 - p)
            for k, sign in ((i, 1), (j, -1)):
                if k >= 0:
                    slope[k] += sign * (points - games * p)
                    curve[k][k] += curvature
            if i >= 0 and j >= 0:
                curve[i][j] -= curvature
                curve[j][i] -= curvature
        inverse = _invert(curve)
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, steps), default=0.0)
        damping = min(1.0, 2.0 / longest) if longest else 1.0  # far from the maximum, a full step can overshoot
        for name, step in zip(free, steps, strict=True):
            theta[name] += damping * step
        if longest < 1e-10:
            break
    return {(a, b): inverse[index[a]][index[b]] for a in free for b in free}


def _invert(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a small matrix (Gauss–Jordan elimination)."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        head = rows[i][i]
        rows[i] = [value / head for value in rows[i]]
        for k in range(size):
            if k != i and rows[k][i]:
                factor = rows[k][i]
                rows[k] = [value - factor * above for value, above in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]


def _relative_to_mean(names: list[str], covariance: dict[tuple[str, str], float]) -> dict[tuple[str, str], float]:
    """Return the covariance of the ratings minus their mean."""
    n = len(names)
    by_row = {a: sum(covariance[a, b] for b in names) / n for a in names}
    total = sum(by_row.values()) / n
    return {(a, b): covariance[a, b] - by_row[a] - by_row[b] + total for a in names for b in names}
