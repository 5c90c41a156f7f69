"""Small cards made for one test, on one line each."""

from __future__ import annotations

from typing import Any

from vigil.games.conflictus.cards import card_from
from vigil.games.conflictus.language import Card


def made(name: str, kind: str, faction: str = "neutral", stats: str = "", **more: Any) -> Card:
    """A card as a card file would give it; a warrior's values are written attack/defense/mill."""
    values = dict(zip(("attack", "defense", "mill"), map(int, stats.split("/")), strict=True)) if stats else {}
    return card_from({"name": name, "number": 900, "kind": kind, "faction": faction, **values, **more})
