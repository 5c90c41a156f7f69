"""Explanations in words: the reasons of a choice, and what stands around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vigil.kernel.event import Message
from vigil.text import card_name, explain_text

COMMA = ("pt", "fr", "ru")
INNER = str.maketrans("«»", "„“")  # Russian quotation marks inside others
SPACED = {"en": "", "pt": "", "fr": "\N{NARROW NO-BREAK SPACE}", "ru": "\N{NO-BREAK SPACE}"}  # before the percent sign


def reason_text(reason: Message, lang: str, game: str, cards: Mapping[str, Any], option: Callable[[int], str]) -> str:
    """One reason for a choice; `option` gives the text of the option at an index."""
    values = dict(reason.values)
    about = values.pop("about", False)
    face = str(values.get("card") or "")
    values["card"] = card_name(cards[face], lang) if face in cards else face or "none"
    if "other" in values:
        other = option(values["other"])
        values["other"] = other.translate(INNER) if lang == "ru" else other
    said = explain_text(reason.key, lang, game, **values)
    return explain_text("roughly", lang, text=said) if about else said


def chance_text(chance: float, error: float, lang: str) -> str:
    """`54 % ± 3`: a chance, and half the width of its 95 % interval in points."""
    return f"{round(100 * chance)}{SPACED[lang]}% ± {max(1, round(100 * 1.96 * error))}"
