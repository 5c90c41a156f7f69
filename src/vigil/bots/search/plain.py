"""The guide of a game nobody has written one for: every option alike, playouts by luck, points decide."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from vigil.kernel.game import Choice
from vigil.kernel.luck import roll


@dataclass(frozen=True, slots=True)
class PlainGuide:
    """Knows the points and the rounds of a game, and nothing of how it is played well."""

    points: Callable[[Any], Sequence[float]]
    rounds: Callable[[Any], int]
    spread: float  # so many points more, and the chance of winning is e times as high
    horizon: int = 4  # rounds played on before the points are read
    most: int = 400  # choices, should rounds be long
    trifle: float = 0.0

    def label(self, s: Any, option: Choice) -> Hashable:
        return option

    def prior(self, s: Any, options: Sequence[Choice]) -> Sequence[float]:
        return [1.0] * len(options)

    def step(self, s: Any, options: Sequence[Choice], luck: int) -> int:
        return roll(luck, len(options))[0]

    def clock(self, s: Any) -> int:
        return self.rounds(s)

    def cut(self, s: Any, since: int, steps: int) -> bool:
        return steps >= self.most or self.rounds(s) >= since + self.horizon

    def value(self, s: Any) -> Sequence[float]:
        return chances(self.points(s), self.sides(s), self.spread)

    def sides(self, s: Any) -> Sequence[int]:
        return range(len(s.seats))


def chances(points: Sequence[float], sides: Sequence[int], spread: float) -> list[float]:
    """Points to chances of winning: those of a side are added, and the best side is the likeliest."""
    total: dict[int, float] = {}
    for side, n in zip(sides, points, strict=True):
        total[side] = total.get(side, 0.0) + n
    most = max(total.values())
    weight = {side: exp((n - most) / spread) for side, n in total.items()}
    whole = sum(weight.values())
    return [weight[side] / whole for side in sides]
