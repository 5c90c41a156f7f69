"""Translate the reasons why a card is invalid.

The games' checks give reasons in English, as part of an error. `card_errors.ftl` has each reason in English with
placeholders, which become patterns to match reasons, and its translations. An unknown reason stays English.
"""

from __future__ import annotations

import functools
import re

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
    for key, pattern in _patterns():
        match = pattern.fullmatch(why)
        if match is not None:
            values = {name: _translate_value(text, lang) for name, text in match.groupdict().items()}
            return fluent.message("card_errors", key, lang, **values) or why
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


@functools.cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return the English reasons as patterns, the longest first, because a short one may match more than it should."""
    patterns = []
    for key in fluent.keys("card_errors", "en"):
        if not key.startswith("wanted-"):
            values = {name: f"\0{name}\0" for name in PLACEHOLDERS}
            text = re.escape(fluent.message("card_errors", key, "en", **values) or "")
            text = re.sub("\0(\\w+)\0", r"(?P<\1>.+?)", text)
            patterns.append((key, re.compile(text, re.DOTALL)))
    return tuple(sorted(patterns, key=lambda entry: (-len(re.sub(r"\(\?P.*?\)", "", entry[1].pattern)), entry[0])))


PLACEHOLDERS = (
    "what", "most", "given", "n", "m", "a", "b", "c", "d", "e", "langs", "known", "least", "verb", "to", "where", "who",
    "name", "keyword", "names", "takes", "at", "wanted", "kind", "fields", "limit",
)  # fmt: skip
