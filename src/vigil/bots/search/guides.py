"""Which guide leads the search through which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.bots.ascension.guide import ascension_guide
from vigil.bots.conflictus.guide import conflictus_guide
from vigil.bots.search.model import Guide

GUIDES: dict[str, Callable[[Any, int | None], Guide]] = {
    "ascension": ascension_guide,
    "conflictus": conflictus_guide,
}
"""By the name of the game: the view of the decision, and how many simulations there will be (None: as many as there
is time for), to the guide that is used for it."""
