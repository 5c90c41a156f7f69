"""Numbers and shares as each language writes them."""

from __future__ import annotations

from vigil.lab.stats import Estimate

COMMA = ("pt", "fr", "ru")
GROUPS = {"en": ",", "pt": ".", "fr": "\N{NARROW NO-BREAK SPACE}", "ru": "\N{NO-BREAK SPACE}"}
UNIT = {"en": "", "pt": "", "fr": "\N{NARROW NO-BREAK SPACE}", "ru": "\N{NO-BREAK SPACE}"}  # before the percent sign


def number(value: float, lang: str, places: int = 0) -> str:
    """A number as this language writes it."""
    text = f"{value:,.{places}f}"
    if float(f"{value:.{places}f}") == 0:
        text = text.lstrip("-")  # no minus nought
    whole, _, rest = text.partition(".")
    whole = whole.replace(",", GROUPS[lang]).replace("-", "\N{MINUS SIGN}")
    return whole + ("," if lang in COMMA else ".") + rest if rest else whole


def signed(value: float, lang: str, places: int = 0) -> str:
    """A difference, with its sign."""
    text = number(value, lang, places)
    return text if value < 0 or float(f"{value:.{places}f}") == 0 else "+" + text


def percent(value: float, lang: str, places: int = 1) -> str:
    return number(100 * value, lang, places) + UNIT[lang] + "%"


def share_text(found: Estimate, lang: str) -> str:
    """`52.5% (48.1–56.9)`."""
    return f"{percent(found.value, lang)} ({number(100 * found.low, lang, 1)}–{number(100 * found.high, lang, 1)})"
