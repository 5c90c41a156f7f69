"""From what a search found to what is said: chances that come true as often as they say.

A search plays on with players quicker than those at the table, and its mean for the one who
decides holds the worse options it has tried as well.  So it may be too sure or not sure enough, and
it mostly thinks too little of who decides.  Two numbers a game, fitted to games of bots, correct
that: every chance is raised to a power, the odds of who decides are multiplied, and then all are
made to add up again.  The order of options never changes by it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp
from typing import NamedTuple

CHOICE, CURVE = "choice", "curve"
"""What chances are found by: a search for the one who decides, or playing on for whoever looks on."""


class Calibration(NamedTuple):
    """How chances are corrected: a power for all, and how much is added to the log-odds of who decides."""

    power: float = 1.0
    edge: float = 0.0


def apply_calibration(values: Sequence[float], bend: Calibration, deciding: Collection[int] = ()) -> tuple[float, ...]:
    """Chances raised to the power, those of who decides raised by the edge, and made to add up to what they did."""
    found = [value**bend.power if value > 0.0 else 0.0 for value in values]
    found = [value * exp(bend.edge) if seat in deciding else value for seat, value in enumerate(found)]
    whole = sum(found)
    return tuple(value * sum(values) / whole for value in found) if whole else tuple(values)


def invert_calibration(told: float, bend: Calibration) -> float:
    """Of two players: what the chance of who decides was before it was bent."""
    back = Calibration(1 / bend.power, -bend.edge / bend.power)
    return apply_calibration((told, 1 - told), back, (0,))[0]


def stated_error(value: float, error: float, bend: Calibration, deciding: Collection[int] = ()) -> float:
    """The standard error of a chance, as it is told: stretched as the chances around it are."""
    low, high = max(0.0, value - error), min(1.0, value + error)
    if high <= low:
        return 0.0
    ends = [apply_calibration((at, 1.0 - at), bend, deciding)[0] for at in (low, high)]
    return (ends[1] - ends[0]) / (high - low) * error
