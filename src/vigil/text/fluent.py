"""Fixed sentences in Fluent files: a folder per language, and in it a file per kind of message.

Shared messages are in this package.  A game has folders of its own; a file there is named with its
package, such as `some.game.text:ui`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib import resources
from typing import Any

from vigil.text.languages.elision import of

LOCALES = {"en": "en", "pt": "pt-BR", "fr": "fr", "ru": "ru"}


def _de(name: Any) -> str:
    """`DE($who)`: the name with `de` before it, as French elides it."""
    return of(str(name))


FUNCTIONS: dict[str, dict[str, Callable[..., Any]]] = {"fr": {"DE": _de}}
"""What the messages of a language may call; web/src/lib/i18n.svelte.ts gives the page the same."""


@functools.cache
def bundle(lang: str, file: str) -> Any:
    """The messages of one file, or None where a language has no such file."""
    from fluent.runtime import FluentBundle, FluentResource  # here: it takes longer to load than all the rest

    package, _, name = file.rpartition(":")
    path = resources.files(package or __package__).joinpath("ftl", lang, f"{name}.ftl")
    if not path.is_file():
        return None
    made = FluentBundle([LOCALES[lang]], functions=FUNCTIONS.get(lang), use_isolating=False)
    made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def message(file: str, key: str, lang: str, /, **values: Any) -> str | None:
    """A message with its values filled in, or None where there is none."""
    try:
        return _said(file, key, lang, tuple(values), *values.values())
    except TypeError:  # a value that cannot be remembered by
        return _said.__wrapped__(file, key, lang, tuple(values), *values.values())


@functools.lru_cache(16_384, typed=True)
def _said(file: str, key: str, lang: str, names: tuple[str, ...], *values: Any) -> str | None:
    """The same few sentences are said all the time, and making one takes long."""
    messages = bundle(lang, file)
    if messages is None or not messages.has_message(key):
        return None
    said, _ = messages.format_pattern(messages.get_message(key).value, dict(zip(names, values, strict=True)))
    return str(said)


def keys(file: str, lang: str) -> frozenset[str]:
    """The keys a file has."""
    messages = bundle(lang, file)
    return frozenset() if messages is None else frozenset(messages._messages)
