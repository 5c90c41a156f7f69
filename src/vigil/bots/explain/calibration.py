"""Calibrate a search's win chances so that they match actual results.

A search's playouts are played by quicker players than those at the table, and its mean for the deciding seat includes
the worse options it tried. So its chances can be over- or underconfident, and they are mostly too low for the deciding
seat. Two numbers per game, fitted to games between bots, correct this: every chance is raised to a power, the deciding
seat's odds are multiplied, and the chances are normalized again. The order of the options never changes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp
from typing import NamedTuple

CHOICE, CURVE = "choice", "curve"
"""Where chances come from: a search for the deciding seat, or playouts for a spectator."""


class Calibration(NamedTuple):
    """A power for all chances, and what is added to the deciding seat's log-odds."""

    power: float = 1.0
    edge: float = 0.0


def apply_calibration(
    values: Sequence[float], calibration: Calibration, deciding: Collection[int] = ()
) -> tuple[float, ...]:
    """Return calibrated chances with the same sum; `deciding` are the seats on the deciding side."""
    raised = [value**calibration.power if value > 0.0 else 0.0 for value in values]
    raised = [value * exp(calibration.edge) if seat in deciding else value for seat, value in enumerate(raised)]
    total = sum(raised)
    return tuple(value * sum(values) / total for value in raised) if total else tuple(values)


def invert_calibration(chance: float, calibration: Calibration) -> float:
    """Return the deciding seat's raw chance in a two-player game, from its calibrated chance."""
    inverse = Calibration(1 / calibration.power, -calibration.edge / calibration.power)
    return apply_calibration((chance, 1 - chance), inverse, (0,))[0]


def calibrated_error(value: float, error: float, calibration: Calibration, deciding: Collection[int] = ()) -> float:
    """Return the standard error of a calibrated chance, scaled like the chances around it."""
    low, high = max(0.0, value - error), min(1.0, value + error)
    if high <= low:
        return 0.0
    ends = [apply_calibration((end, 1.0 - end), calibration, deciding)[0] for end in (low, high)]
    return (ends[1] - ends[0]) / (high - low) * error
