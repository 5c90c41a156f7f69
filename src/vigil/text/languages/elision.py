"""French elision: `d’Avide` and `d’Honneur`, but `de Paul` and `de Hache du bourreau`.

The web app elides by the same rules in web/src/lib/elision.ts; tests/text/elision.toml has examples for both.
"""

from __future__ import annotations

import re
import unicodedata

SILENT_H = re.compile(
    "h(abi[lt]|adrien|alein|allucin|alter|amec|armon|ebe|ebreu|ecat|ector|elen|elic|eloise|emisph|enri|erault|erb|ercul"
    "|eredit|eret|erit|ermes|ermin|ermit|eroi[nqs]|erve|esit|eure?|exa|ibern|ilair|ippo|irond|isto|iver|omm|omo|onn"
    "|onor|opit|orac|orair|oriz|orlog|orosc|orreur|orrib|ortens|ospi|osti|otel|ote\\b|ubert|ugo|ugues|uil|uissi|uitr"
    "|umain|umb|umeur|umid|umili|umour|umus|yacin|ydr|yen|ymn|yper|ypn|ypo|yster)"
)
"""Beginnings of words with a silent h; any other h is aspirated, as in `le héros` and `la hache`."""
NOT_ELIDED = re.compile(r"(onz|oui\b|ouistiti|uhlan|ulul|[aeiouy]\b)")
"""Beginnings with a vowel that prevent elision: numbers, names of letters."""
VOWEL = re.compile(r"[aeiou]|y[bcdfghjklmnpqrstvwxz]")


def elides(following: str) -> bool:
    """Return whether `de`, `le` or `que` loses its vowel before this word."""
    marked = unicodedata.normalize("NFD", following.casefold().replace("œ", "oe").replace("æ", "ae"))
    bare = "".join(c for c in marked if not unicodedata.combining(c))
    return bool(SILENT_H.match(bare) or (VOWEL.match(bare) and not NOT_ELIDED.match(bare)))


def elide(word: str, following: str) -> str:
    """Return a word after a short one, elided if needed: `d’un guerrier`, `de ce guerrier`."""
    return f"{word[:-1]}’{following}" if elides(following) else f"{word} {following}"


def of(name: str) -> str:
    """Return a name after `de`, contracted with an initial article: `du Dormeur sous le mont`."""
    for article, drawn in (("Le ", "du "), ("Les ", "des ")):
        if name.startswith(article):
            return drawn + name[len(article) :]
    return elide("de", name)
