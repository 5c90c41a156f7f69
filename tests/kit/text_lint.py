"""Find errors in texts: gaps, doubled punctuation, words in another language."""

from __future__ import annotations

import re

ENGLISH = re.compile(
    r"\b(the|you|your|their|they|card|cards|gain|draw|banish|hand|deck|discard|hero|heroes|construct|constructs|monster"
    r"|monsters|power|honor|acquire|defeat|destroy|each|turn|opponent|player|once|if|and|this|that|it|its|from|center"
    r"|row|may|when|whenever|then|with|without|paying|put|keep|reward|fate|unite|of|in|to|into"
    r"|warrior|warriors|amulet|amulets|relic|relics|equipment|round|mill|attack|block|shadow|light|search|shuffle|counter"
    r"|counters|token|tokens|choose|chosen|until|end|all|other|another|has|have|gets|deal|cost|costs|free|phase of)\b",
    re.IGNORECASE,
)
LATIN = re.compile(r"[A-Za-z]+")
PROPER = {"X", "Y", "Z", "II"}
HOLES = ("  ", "{", "}", "None", " ,", " .", ",,", "..", ",.", ":.", ";.", ".,", "()", "( ", " )")


def complaints(text: str, lang: str, sentence: bool = True) -> list[str]:
    """Return the obvious errors in a text."""
    found = [f"has {hole!r}" for hole in HOLES if hole in text]
    if not text.strip() or text != text.strip():
        found.append("is empty or padded")
    if sentence and not text.endswith((".", "?")):
        found.append("does not end")
    if sentence and text and text[0].islower():
        found.append("begins small")
    if lang == "ru":
        found += [f"has {word!r}" for word in LATIN.findall(text) if word not in PROPER]
    elif lang in ("pt", "fr"):
        found += [f"has {word[0]!r}" for word in ENGLISH.finditer(text)]
    return found
