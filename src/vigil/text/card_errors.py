"""Why a card cannot be so, in other languages than English.

The checks of the games say their reasons in English, as part of an error.  A reason is
known again by its form: `card_errors.ftl` has every one of them in English, with gaps, and the
same in the other languages.  A reason that nobody knows is shown as it is.
"""

from __future__ import annotations

import functools
import re

from vigil.text import fluent

TRANSLATED_ERRORS = ("card-wrong", "config-own-card", "notation-call", "lab-side-file")
"""Errors that have such a reason among their values."""
WORDS_OF_THE_CARD = re.compile(r"([A-Z]\w*): (.+)", re.DOTALL)  # `Draw: it needs ...`: the node it is about


def translate_card_error(why: str, lang: str) -> str:
    """A reason in the language; what it is about stays as the card file writes it."""
    if lang == "en":
        return why
    about = WORDS_OF_THE_CARD.fullmatch(why)
    if about is not None and (inner := translate_card_error(about[2], lang)) != about[2]:
        return f"{about[1]}: {inner}"
    for key, form in _forms():
        found = form.fullmatch(why)
        if found is not None:
            given = {name: _word(text, lang) for name, text in found.groupdict().items()}
            return fluent.message("card_errors", key, lang, **given) or why
    return why


def _word(text: str, lang: str) -> str:
    """What fills a gap: mostly words of the card file, else what kind of value was wanted."""
    known = fluent.message("card_errors", f"wanted-{text.replace(' ', '-')}", lang)
    if known is not None:
        return known
    either = {"pt": " ou ", "fr": " ou ", "ru": " или "}[lang]
    choices = text.split(" or ")
    if len(choices) > 1 and all(choice[:1] == choice[-1:] == "'" for choice in choices):
        return either.join(choices)
    return text


@functools.cache
def _forms() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The English reasons as patterns, those with the most words first: no wide one swallows a narrow one."""
    found = []
    for key in fluent.keys("card_errors", "en"):
        if not key.startswith("wanted-"):
            gap = {name: f"\0{name}\0" for name in ALL_GAPS}
            text = re.escape(fluent.message("card_errors", key, "en", **gap) or "")
            text = re.sub("\0(\\w+)\0", r"(?P<\1>.+?)", text)
            found.append((key, re.compile(text, re.DOTALL)))
    return tuple(sorted(found, key=lambda entry: (-len(re.sub(r"\(\?P.*?\)", "", entry[1].pattern)), entry[0])))


ALL_GAPS = (
    "what", "most", "given", "n", "m", "a", "b", "c", "d", "e", "langs", "known", "least", "verb", "to", "where", "who",
    "name", "keyword", "names", "takes", "at", "wanted", "kind", "fields", "limit",
)  # fmt: skip
