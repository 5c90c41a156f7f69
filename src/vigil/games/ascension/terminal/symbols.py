"""Symbols and colors of Ascension; shape and letter repeat what color says."""

from __future__ import annotations

from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.rules.view import Face
from vigil.terminal.symbols import BLUE, BROWN, GREEN, LESS, RED, VIOLET

RUNE, POWER, HONOR = "◈", "†", "★"
FACTION = {lang.ENLIGHTENED: "◆E", lang.LIFEBOUND: "●L", lang.MECHANA: "⬢M", lang.VOIDBORN: "▲V"}
KIND = {lang.HERO: " ", lang.CONSTRUCT: "⌂", lang.MONSTER: " "}

COLORS = {lang.ENLIGHTENED: BLUE, lang.LIFEBOUND: GREEN, lang.MECHANA: BROWN, lang.VOIDBORN: VIOLET}


def sign(card: lang.Card) -> str:
    """Return three characters: faction, letter, and a roof for a construct."""
    if card.kind == lang.MONSTER:
        return "☠  "
    return (FACTION[card.faction] if card.faction else "○ ") + KIND[card.kind]


def color(card: lang.Card) -> str:
    """Return the color of a card's symbol."""
    if card.kind == lang.MONSTER:
        return RED
    return COLORS[card.faction] if card.faction else ""


def price(card: lang.Card, face: Face | None = None) -> str:
    """Return what a card costs now, with an arrow if that is less than printed."""
    now = card.cost if face is None or face.price < 0 else face.price
    return f"{LESS if now < card.cost else ''}{now}{POWER if card.kind == lang.MONSTER else RUNE}"


def worth(card: lang.Card) -> str:
    """Return the Honor of a card, or "" if it has none."""
    return f"{card.honor}{HONOR}" if card.honor else ""
