"""Ratings: how strong players are, found from who beat whom (Bradley and Terry), told in Elo points.

The ratings are those under which the results are likeliest; a draw is half a win for
both.  400 points more mean ten wins for one loss.  The intervals come from the
curvature of the likelihood; they take a draw for half a win and half a loss, so where
many games are drawn they are rather too wide than too narrow.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vigil.kernel.errors import BadData
from vigil.lab.stats import LEVEL, Estimate, z_of

POINTS = 400 / math.log(10)  # Elo points for each factor e of odds
PRIOR = 0.5  # draws imagined for each pair that met: who never lost is strong, not infinitely strong
STEPS = 100


@dataclass(frozen=True, slots=True)
class Score:
    """What one player did against another."""

    wins: float = 0
    draws: float = 0
    losses: float = 0

    def __add__(self, other: Score) -> Score:
        return Score(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)

    @property
    def games(self) -> float:
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        return self.wins + self.draws / 2

    @property
    def reversed(self) -> Score:
        """The same games with the other player's eyes."""
        return Score(self.losses, self.draws, self.wins)


Results = Mapping[tuple[str, str], Score]
"""Scores by (player, other).  A pair may stand in either order, or in both with different games."""


def expected(difference: float) -> float:
    """The share of points of a player who is so many Elo points stronger."""
    return 1 / (1 + 10 ** (-difference / 400))


def difference_of(points: float) -> float:
    """How many Elo points stronger a player with this share of points is."""
    return 400 * math.log10(points / (1 - points))


def pairwise_results(names: Sequence[str], places: Sequence[int]) -> dict[tuple[str, str], Score]:
    """A game of any number of players as results of pairs: who has the better place has won."""
    found: dict[tuple[str, str], Score] = {}
    for i, one in enumerate(names):
        for j in range(i + 1, len(names)):
            if one != names[j]:
                won, lost = places[i] < places[j], places[i] > places[j]
                score = Score(int(won), int(not won and not lost), int(lost))
                found[one, names[j]] = found.get((one, names[j]), Score()) + score
    return found


def merge_results(one: Results, *others: Results) -> dict[tuple[str, str], Score]:
    """Results put together."""
    made = dict(one)
    for other in others:
        for pair, score in other.items():
            made[pair] = made.get(pair, Score()) + score
    return made


@dataclass(frozen=True, slots=True)
class Ratings:
    """The ratings found, the strongest first; `covariance` is in Elo points, in the order of the names."""

    names: tuple[str, ...]
    elo: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]
    games: tuple[int, ...]

    def of(self, name: str, level: float = LEVEL) -> Estimate:
        """A player's rating; the interval is about the anchor, or about the mean of all."""
        i = self.names.index(name)
        half = z_of(level) * math.sqrt(max(0.0, self.covariance[i][i]))
        return Estimate(self.elo[i], self.elo[i] - half, self.elo[i] + half, self.games[i])

    def between(self, one: str, other: str, level: float = LEVEL) -> Estimate:
        """How much stronger one player is than another."""
        i, j = self.names.index(one), self.names.index(other)
        c = self.covariance
        half = z_of(level) * math.sqrt(max(0.0, c[i][i] + c[j][j] - 2 * c[i][j]))
        value = self.elo[i] - self.elo[j]
        return Estimate(value, value - half, value + half, min(self.games[i], self.games[j]))


def rate(results: Results, anchors: Mapping[str, float] | None = None, *, prior: float = PRIOR) -> Ratings:
    """The ratings that make the results likeliest.

    `anchors` are ratings that are known and stay; without any the mean of all is 0.
    """
    anchors = dict(anchors or {})
    pairs = met(results)
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
    whole = {(a, b): covariance.get((a, b), 0.0) for a in names for b in names}
    if mean_is_zero:
        shift = sum(theta.values()) / len(names)
        theta = {name: value - shift for name, value in theta.items()}
        whole = _about_the_mean(names, whole)
    games = {name: round(sum(s.games for pair, s in pairs.items() if name in pair)) for name in names}
    order = sorted(names, key=lambda name: (-theta[name], name))
    return Ratings(
        tuple(order),
        tuple(POINTS * theta[name] for name in order),
        tuple(tuple(POINTS * POINTS * whole[a, b] for b in order) for a in order),
        tuple(games[name] for name in order),
    )


def met(results: Results) -> dict[tuple[str, str], Score]:
    """Every pair that met, once, in alphabetical order."""
    found: dict[tuple[str, str], Score] = {}
    for (one, other), score in results.items():
        if one == other or score.games <= 0:
            continue
        pair, turned = ((one, other), score) if one < other else ((other, one), score.reversed)
        found[pair] = found.get(pair, Score()) + turned
    if not found:
        raise BadData("lab-no-games", "there are no games between two different players to rate")
    return found


def _check_connected(names: list[str], pairs: Results, anchors: Mapping[str, float]) -> None:
    """Everybody must have met somebody who met ... an anchor; else nothing can be said."""
    reached = set(anchors) or {names[0]}
    while True:
        more = {name for pair in pairs if set(pair) & reached for name in pair} - reached
        if not more:
            break
        reached |= more
    apart = [name for name in names if name not in reached]
    if apart:
        raise BadData(
            "lab-apart",
            "{apart} never met the others, not even by way of a third: they cannot be compared",
            apart=", ".join(apart),
        )


def maximize_likelihood(
    theta: dict[str, float], free: list[str], pairs: Results, prior: float, most: int = STEPS
) -> dict[tuple[str, str], float]:
    """Newton's steps to the top of the likelihood; changes theta, and gives the inverse of the curvature there."""
    place = {name: i for i, name in enumerate(free)}
    size = len(free)
    inverse: list[list[float]] = []
    for _ in range(most):
        slope = [0.0] * size
        curve = [[0.0] * size for _ in range(size)]
        for (one, other), score in pairs.items():
            p = 1 / (1 + math.exp(theta[other] - theta[one]))
            games, points = score.games + prior, score.points + prior / 2
            i, j = place.get(one, -1), place.get(other, -1)
            bend = games * p * (1 - p)
            for k, sign in ((i, 1), (j, -1)):
                if k >= 0:
                    slope[k] += sign * (points - games * p)
                    curve[k][k] += bend
            if i >= 0 and j >= 0:
                curve[i][j] -= bend
                curve[j][i] -= bend
        inverse = _inverted(curve)
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, steps), default=0.0)
        brake = min(1.0, 2.0 / longest) if longest else 1.0  # far from the top a whole step may overshoot
        for name, step in zip(free, steps, strict=True):
            theta[name] += brake * step
        if longest < 1e-10:
            break
    return {(a, b): inverse[place[a]][place[b]] for a in free for b in free}


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        head = rows[i][i]
        rows[i] = [value / head for value in rows[i]]
        for k in range(size):
            if k != i and rows[k][i]:
                part = rows[k][i]
                rows[k] = [value - part * above for value, above in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]


def _about_the_mean(names: list[str], covariance: dict[tuple[str, str], float]) -> dict[tuple[str, str], float]:
    """The covariance of ratings from which their mean was taken away."""
    n = len(names)
    by_row = {a: sum(covariance[a, b] for b in names) / n for a in names}
    total = sum(by_row.values()) / n
    return {(a, b): covariance[a, b] - by_row[a] - by_row[b] + total for a in names for b in names}
