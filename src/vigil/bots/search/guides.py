"""Which guide leads the search through which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.bots.ascension.guide import AscensionGuide
from vigil.bots.conflictus.guide import guide_for
from vigil.bots.search.model import Guide

GUIDES: dict[str, Callable[[Any], Guide]] = {"ascension": AscensionGuide, "conflictus": guide_for}
"""By the name of the game: the view of the decision to the guide that is used for it."""
