"""The texts of explanations: reasons and win chances."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vigil.kernel.event import Message
from vigil.text import card_name, explain_text

INNER = str.maketrans("«»", "„“")  # Russian quotation marks within a quotation
SPACED = {"en": "", "pt": "", "fr": "\N{NARROW NO-BREAK SPACE}", "ru": "\N{NO-BREAK SPACE}"}  # before the percent sign


def reason_text(reason: Message, lang: str, game: str, cards: Mapping[str, Any], option: Callable[[int], str]) -> str:
    """Return one reason for a choice; `option` returns the text of the option at an index."""
    values = dict(reason.values)
    is_rough = values.pop("about", False)
    face = str(values.get("card") or "")
    values["card"] = card_name(cards[face], lang) if face in cards else face or "none"
    if "other" in values:
        other = option(values["other"])
        values["other"] = other.translate(INNER) if lang == "ru" else other
    text = explain_text(reason.key, lang, game, **values)
    return explain_text("roughly", lang, text=text) if is_rough else text


def chance_text(chance: float, error: float, lang: str) -> str:
    """Return a chance with half the width of its 95% interval in points, such as `54% ± 3`."""
    return f"{round(100 * chance)}{SPACED[lang]}% ± {max(1, round(100 * 1.96 * error))}"
