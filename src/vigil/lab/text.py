"""Format numbers and shares in each language."""

from __future__ import annotations

from vigil.lab.stats import Estimate

COMMA = ("pt", "fr", "ru")
GROUPS = {"en": ",", "pt": ".", "fr": "\N{NARROW NO-BREAK SPACE}", "ru": "\N{NO-BREAK SPACE}"}
UNIT = {"en": "", "pt": "", "fr": "\N{NARROW NO-BREAK SPACE}", "ru": "\N{NO-BREAK SPACE}"}  # before the percent sign


def number(value: float, lang: str, places: int = 0) -> str:
    """Format a number."""
    text = f"{value:,.{places}f}"
    if float(f"{value:.{places}f}") == 0:
        text = text.lstrip("-")  # never -0
    whole, _, rest = text.partition(".")
    whole = whole.replace(",", GROUPS[lang]).replace("-", "\N{MINUS SIGN}")
    return whole + ("," if lang in COMMA else ".") + rest if rest else whole


def signed_number(value: float, lang: str, places: int = 0) -> str:
    """Format a difference, with its sign."""
    text = number(value, lang, places)
    return text if value < 0 or float(f"{value:.{places}f}") == 0 else "+" + text


def percent(value: float, lang: str, places: int = 1) -> str:
    """Format a share as a percentage."""
    return number(100 * value, lang, places) + UNIT[lang] + "%"


def share_text(share: Estimate, lang: str) -> str:
    """Format a share with its interval, as in `52.5% (48.1–56.9)`."""
    return f"{percent(share.value, lang)} ({number(100 * share.low, lang, 1)}–{number(100 * share.high, lang, 1)})"
