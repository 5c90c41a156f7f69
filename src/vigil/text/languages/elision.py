"""French elision: `d’Avide` and `d’Honneur`, but `de Paul` and `de Hache du bourreau`.

The page elides by the same rules in web/src/lib/elision.ts; tests/text/elision.toml has examples for both.
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
"""Beginnings of words whose h is silent; any other h keeps its breath, as in `le héros` and `la hache`."""
KEPT = re.compile(r"(onz|oui\b|ouistiti|uhlan|ulul|[aeiouy]\b)")
"""Beginnings with a vowel before which nothing is elided: numbers, letters by name."""
VOWEL = re.compile(r"[aeiou]|y[bcdfghjklmnpqrstvwxz]")


def elides(following: str) -> bool:
    """Whether `de`, `le` or `que` loses its vowel before this word."""
    marked = unicodedata.normalize("NFD", following.casefold().replace("œ", "oe").replace("æ", "ae"))
    bare = "".join(c for c in marked if not unicodedata.combining(c))
    return bool(SILENT_H.match(bare) or (VOWEL.match(bare) and not KEPT.match(bare)))


def elided(word: str, following: str) -> str:
    """A short word before another one: `d’un guerrier`, `de ce guerrier`."""
    return f"{word[:-1]}’{following}" if elides(following) else f"{word} {following}"


def of(name: str) -> str:
    """A name with `de` before it; one that begins with an article is drawn together: `du Dormeur sous le mont`."""
    for article, drawn in (("Le ", "du "), ("Les ", "des ")):
        if name.startswith(article):
            return drawn + name[len(article) :]
    return elided("de", name)
