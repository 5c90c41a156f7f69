"""Translate the reasons why a card is invalid.

The games' checks give reasons in English, as part of an error. The files `card_errors.ftl`, the shared one and each
game's, have each reason in English with placeholders, which become patterns to match reasons, and its translations. An
unknown reason stays English.
"""

from __future__ import annotations

import functools
import re

from vigil import registry
from vigil.text import fluent

TRANSLATED_ERRORS = ("card-invalid", "setting-own-card-invalid", "notation-call", "lab-side-file")
"""Errors with such a reason in the value `why`."""
NODE_PREFIX = re.compile(r"([A-Z]\w*): (.+)", re.DOTALL)  # `Draw: it needs ...`: the node it is about


def translate_card_error(why: str, lang: str) -> str:
    """Return a reason in a language; words of the card file stay as they are."""
    if lang == "en":
        return why
    prefixed = NODE_PREFIX.fullmatch(why)
    if prefixed is not None and (inner := translate_card_error(prefixed[2], lang)) != prefixed[2]:
        return f"{prefixed[1]}: {inner}"
    for file, key, pattern in _patterns(_files()):
        match = pattern.fullmatch(why)
        if match is not None:
            values = {name: _translate_value(text, lang) for name, text in match.groupdict().items()}
            return fluent.message(file, key, lang, **values) or why
    return why


def _translate_value(text: str, lang: str) -> str:
    """Return the text of a placeholder: mostly words of the card file, else the kind of value that was expected."""
    known = fluent.message("card_errors", f"wanted-{text.replace(' ', '-')}", lang)
    if known is not None:
        return known
    either = {"pt": " ou ", "fr": " ou ", "ru": " или "}[lang]
    choices = text.split(" or ")
    if len(choices) > 1 and all(choice[:1] == choice[-1:] == "'" for choice in choices):
        return either.join(choices)
    return text


def _files() -> tuple[str, ...]:
    """Return the files with reasons: the shared one and each game's."""
    return ("card_errors", *(f"{plugin.messages}:card_errors" for plugin in registry.plugins() if plugin.messages))


@functools.cache
def _patterns(files: tuple[str, ...]) -> tuple[tuple[str, str, re.Pattern[str]], ...]:
    """Return the English reasons as patterns, the longest first, because a short one may match more than it should."""
    patterns = []
    for file, key in ((name, key) for name in files for key in fluent.keys(name, "en")):
        if not key.startswith("wanted-"):
            values = {name: f"\0{name}\0" for name in PLACEHOLDERS}
            text = re.escape(fluent.message(file, key, "en", **values) or "")
            text = re.sub("\0(\\w+)\0", r"(?P<\1>.+?)", text)
            patterns.append((file, key, re.compile(text, re.DOTALL)))
    return tuple(sorted(patterns, key=lambda entry: (-len(re.sub(r"\(\?P.*?\)", "", entry[2].pattern)), entry[:2])))


PLACEHOLDERS = (
    "what", "most", "given", "n", "m", "a", "b", "c", "d", "e", "langs", "known", "least", "verb", "to", "where", "who",
    "name", "keyword", "names", "takes", "at", "wanted", "kind", "fields", "limit",
)  # fmt: skip
