"""Small custom cards for tests, written in a line: `warrior("Plain", "1/3/1", "leap")`.

By default they are Neutral, cost nothing and do nothing.
"""

from __future__ import annotations

from typing import Any

from vigil.games.conflictus.cards import card_from
from vigil.games.conflictus.rules.language import Card
from vigil.terminal.card_catalog import CardCatalog
from vigil.terminal.card_checker import card_lines, find_errors
from vigil.text import ui_text


def card(name: str, kind: str, *keywords: str, faction: str = "neutral", **more: Any) -> Card:
    """Return a card of any class."""
    return card_from({"name": name, "number": 0, "kind": kind, "faction": faction, "keywords": list(keywords), **more})


def warrior(name: str, stats: str = "1/3/1", *keywords: str, **more: Any) -> Card:
    """Return a warrior with attack/defense/mill and keywords."""
    attack, defense, mill = map(int, stats.split("/"))
    return card(name, "warrior", *keywords, attack=attack, defense=defense, mill=mill, **more)


def amulet(name: str, effect: str | None = None, *keywords: str, **more: Any) -> Card:
    """Return an amulet with its effect in the notation of card files."""
    return card(name, "amulet", *keywords, **({"effect": effect} if effect else {}), **more)


def relic(name: str, *keywords: str, **more: Any) -> Card:
    return card(name, "relic", *keywords, **more)


def equipment(name: str, *rules: str, **more: Any) -> Card:
    return card(name, "equipment", *more.pop("keywords", ()), rules=list(rules), **more)


def check_text(catalog: CardCatalog, text: str, at: str, lang: str) -> tuple[list[str], bool]:
    """Return what `vigil card check --seconds 0` prints for a file with this text, and whether it is correct."""
    errors = find_errors(catalog, text, at, lang)
    if errors:
        return [*(line for error in errors for line in error.lines(lang)), ui_text("check-bad", lang)], False
    cards = catalog.read_cards(text, at)
    lines = [line for card in cards for line in card_lines(catalog, card, lang)]
    return [*lines, ui_text("check-good", lang, n=len(cards))], True
