"""Look up the messages of Ascension."""

from __future__ import annotations

from typing import Any

from vigil import text
from vigil.text import fluent

FILE = "vigil.games.ascension.text:game"


def message(key: str, lang: str, /, **values: Any) -> str | None:
    """Return a message of the game; None if there is none with this key."""
    return fluent.message(FILE, key, lang, **values)


def ui_text(key: str, lang: str, /, **values: Any) -> str:
    """Return a message of the user interface, in this game's words."""
    return text.ui_text(key, lang, "ascension", **values)
