"""Lookup of Conflictus messages in its Fluent files."""

from __future__ import annotations

from typing import Any

from vigil import text
from vigil.text import fluent

FILE = "vigil.games.conflictus.text:game"


def message(key: str, lang: str, /, **values: Any) -> str | None:
    """Return a message of the game, or None if it is missing."""
    return fluent.message(FILE, key, lang, **values)


def ui_text(key: str, lang: str, /, **values: Any) -> str:
    """Return a message of the user interface in this game's wording."""
    return text.ui_text(key, lang, "conflictus", **values)
