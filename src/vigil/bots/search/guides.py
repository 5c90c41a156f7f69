"""Which guide leads the search through which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.bots.ascension.guide import AscensionGuide
from vigil.bots.search.model import Guide
from vigil.bots.search.plain import PlainGuide

GUIDES: dict[str, Callable[[Any], Guide]] = {
    "ascension": AscensionGuide,
    "conflictus": lambda view: PlainGuide(
        lambda s: [0.0 if seat.lost else 5.0 + len(seat.mons) for seat in s.seats], lambda s: int(s.round), 8.0
    ),
}
"""By the name of the game: the view of the decision to the guide that is used for it."""
