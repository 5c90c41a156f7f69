"""From what a search found to what is said: chances that come true as often as they say.

A search plays on with players quicker than those at the table and takes the best of
several options, so its means may be too sure or not sure enough.  One number a
game, fitted to games of bots, corrects that: every chance is raised to this power,
and then they are made to add up again.  The order of options never changes by it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

_FITTED = tomllib.loads(Path(__file__).with_name("stated.toml").read_text(encoding="utf-8"))
CHOICE, CURVE = "choice", "curve"
"""What chances are found by: a search for the one who decides, or playing on for whoever looks on."""
POWERS: dict[tuple[str, str], float] = {
    (game, how): float(of[how]) for game, of in _FITTED.items() for how in (CHOICE, CURVE)
}


def stated(game: str, values: Sequence[float], how: str = CHOICE) -> tuple[float, ...]:
    """Every seat's chance as it is told; the sum stays what it was, and teammates stay equal."""
    return raised(values, POWERS.get((game, how), 1.0))


def raised(values: Sequence[float], power: float) -> tuple[float, ...]:
    """Chances raised to a power, and made to add up to what they did."""
    found = [value**power if value > 0.0 else 0.0 for value in values]
    whole = sum(found)
    return tuple(value * sum(values) / whole for value in found) if whole else tuple(values)


def stated_error(game: str, value: float, error: float, how: str = CHOICE) -> float:
    """The standard error of a chance, as it is told: stretched as the chances around it are."""
    low, high = max(0.0, value - error), min(1.0, value + error)
    if high <= low:
        return 0.0
    ends = [stated(game, (at, 1.0 - at), how)[0] for at in (low, high)]
    return (ends[1] - ends[0]) / (high - low) * error
