"""Fit win-chance weights: a conditional logit over the seats of a game, by Newton's method with a ridge."""

from __future__ import annotations

import math
from collections.abc import Sequence

RIDGE = 1.0
MAX_STEPS, TOLERANCE = 12, 1e-4

Position = tuple[Sequence[Sequence[float]], tuple[int, ...]]
"""The features of every seat (empty for one that has left the game), and the winners."""


def win_chances(weights: Sequence[float], features: Sequence[Sequence[float]]) -> list[float]:
    """Return every seat's win chance with these weights."""
    sums = [sum(w * x for w, x in zip(weights, mine, strict=True)) if mine else None for mine in features]
    highest = max(total for total in sums if total is not None)
    odds = [0.0 if total is None else math.exp(total - highest) for total in sums]
    return [each / sum(odds) for each in odds]


def fit(
    data: Sequence[Position], size: int, ridge: float = RIDGE, around: Sequence[float] | None = None
) -> list[float]:
    """Return the most likely weights; the ridge pulls them toward `around`, or toward zero."""
    center = list(around) if around is not None else [0.0] * size
    weights = center[:]
    for _ in range(MAX_STEPS):
        slope = [ridge * (c - w) for c, w in zip(center, weights, strict=True)]
        curvature = [[ridge if row == column else 0.0 for column in range(size)] for row in range(size)]
        for features, winners in data:
            _add_position(features, winners, win_chances(weights, features), slope, curvature)
        for row in range(size):
            for column in range(row + 1, size):
                curvature[row][column] = curvature[column][row]
        step = solve(curvature, slope)
        weights = [w + x for w, x in zip(weights, step, strict=True)]
        if max(map(abs, step)) < TOLERANCE:
            break
    return weights


def _add_position(
    features: Sequence[Sequence[float]],
    winners: tuple[int, ...],
    expected: Sequence[float],
    slope: list[float],
    curvature: list[list[float]],
) -> None:
    """Add a position to the gradient, and to the lower half of the Hessian."""
    size = len(slope)
    seats = [seat for seat, mine in enumerate(features) if mine]
    if len(seats) == 2:  # only the difference counts: the same sums in a third of the time
        one, other = seats
        gaps = [x - y for x, y in zip(features[one], features[other], strict=True)]
        won = ((one in winners) + (other in winners)) / len(winners)
        residual = (one in winners) / len(winners) - expected[one] * won
        weight = expected[one] * expected[other]
        for i, x in enumerate(gaps):
            if x:
                slope[i] += residual * x
                row = curvature[i]
                row[: i + 1] = [old + weight * x * z for old, z in zip(row, gaps[: i + 1], strict=False)]
        return
    mean = [sum(expected[seat] * features[seat][i] for seat in seats) for i in range(size)]
    for seat in seats:
        gaps = [x - m for x, m in zip(features[seat], mean, strict=True)]
        if seat in winners:
            for i, x in enumerate(gaps):
                slope[i] += x / len(winners)
        for i, x in enumerate(gaps):
            weighted = expected[seat] * x
            if weighted:
                row = curvature[i]
                for j in range(i + 1):
                    row[j] += weighted * gaps[j]


def solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve a linear system by Gauss–Jordan elimination."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for row in range(n):
            if row != i and rows[row][i]:
                factor = rows[row][i] / rows[i][i]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def log_loss(chances: Sequence[float], winners: tuple[int, ...]) -> float:
    """Return the negative log of the winners' chances (natural logarithm)."""
    return -sum(math.log(max(1e-12, chances[seat])) for seat in winners) / len(winners)
