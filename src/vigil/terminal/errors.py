"""Something the terminal itself cannot do as asked, said in the words of ui.ftl."""

from __future__ import annotations

from typing import Any

from vigil.kernel.errors import VigilError


class UsageError(VigilError):
    """What was asked of the terminal, not of the game, is not possible; the message says what is."""

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key, "{text}", text=key)
        self.values = values


def error_text(error: VigilError, lang: str) -> str:
    """Any error of the project in the reader's language."""
    from vigil.text import error_text, ui_text

    return (
        ui_text(f"refuse-{error.key}", lang, **error.values)
        if isinstance(error, UsageError)
        else error_text(error, lang)
    )
