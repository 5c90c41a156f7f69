"""Messages in Fluent files: a folder per language with a file per kind of message.

Shared messages are in this package. A game's messages are in its own package, such as `some.game.text:ui`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib import resources
from typing import Any

from vigil.text.languages.elision import of

LOCALES = {"en": "en", "pt": "pt-BR", "fr": "fr", "ru": "ru"}


def _de(name: Any) -> str:
    """Return the name after `de`, elided as in French: `DE($who)`."""
    return of(str(name))


FUNCTIONS: dict[str, dict[str, Callable[..., Any]]] = {"fr": {"DE": _de}}
"""The functions of a language's messages; web/src/lib/i18n.svelte.ts defines the same for the web app."""


@functools.cache
def bundle(lang: str, file: str) -> Any:
    """Return the messages of a file, or None if the language does not have it."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import

    package, _, name = file.rpartition(":")
    path = resources.files(package or __package__).joinpath("ftl", lang, f"{name}.ftl")
    if not path.is_file():
        return None
    messages = FluentBundle([LOCALES[lang]], functions=FUNCTIONS.get(lang), use_isolating=False)
    messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def message(file: str, key: str, lang: str, /, **values: Any) -> str | None:
    """Return a message with its values, or None if there is no such message."""
    try:
        return _format(file, key, lang, tuple(values), *values.values())
    except TypeError:  # a value that is not hashable
        return _format.__wrapped__(file, key, lang, tuple(values), *values.values())


@functools.lru_cache(16_384, typed=True)
def _format(file: str, key: str, lang: str, names: tuple[str, ...], *values: Any) -> str | None:
    """Format a message; cached, because formatting is slow and the same messages come up often."""
    messages = bundle(lang, file)
    if messages is None or not messages.has_message(key):
        return None
    text, _ = messages.format_pattern(messages.get_message(key).value, dict(zip(names, values, strict=True)))
    return str(text)


def keys(file: str, lang: str) -> frozenset[str]:
    """Return the keys of a file."""
    messages = bundle(lang, file)
    return frozenset() if messages is None else frozenset(messages._messages)
