"""Command usage errors, with their texts in ui.ftl."""

from __future__ import annotations

from typing import Any

from vigil.kernel.errors import VigilError


class UsageError(VigilError):
    """An option or a command that the terminal cannot carry out; the message says what is possible."""

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key, "{text}", text=key)
        self.values = values


def error_text(error: VigilError, lang: str) -> str:
    """Return any error of Vigil in the reader's language."""
    from vigil.text import any_ui_text, error_text

    if isinstance(error, UsageError):
        return any_ui_text(f"refuse-{error.key}", lang, **error.values)
    return error_text(error, lang)
