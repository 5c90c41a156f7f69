"""Where Ascension's own messages are found."""

from __future__ import annotations

from typing import Any

from vigil import text
from vigil.text import fluent

FILE = "vigil.games.ascension.text:game"


def message(key: str, lang: str, /, **values: Any) -> str | None:
    """What is said at the table, or None where there is no such message."""
    return fluent.message(FILE, key, lang, **values)


def ui_text(key: str, lang: str, /, **values: Any) -> str:
    """A message of the user interface, as this game words it."""
    return text.ui_text(key, lang, "ascension", **values)
