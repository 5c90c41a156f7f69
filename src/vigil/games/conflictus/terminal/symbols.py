"""Symbols and colors of Conflictus: the frame shows the class, the sign in it the faction."""

from __future__ import annotations

from vigil.games.conflictus.rules.language import (
    AMULET,
    EQUIPMENT,
    LIGHT,
    NEUTRAL,
    RELIC,
    SHADOW,
    SOURCE,
    WARRIOR,
    Card,
)
from vigil.games.conflictus.rules.view import Face
from vigil.games.conflictus.text.lookup import ui_text
from vigil.terminal.symbols import BLUE, BROWN, GRAY, VIOLET

FACTION = {LIGHT: "☼", SHADOW: "☾", NEUTRAL: "◇"}
FRAME = {SOURCE: "()", WARRIOR: "[]", AMULET: "<>", RELIC: "{}", EQUIPMENT: "//"}
COLORS = {LIGHT: BROWN, SHADOW: VIOLET, NEUTRAL: BLUE}
ATTACKS, BLOCKS = "⇒", "⇐"


def values_of(card: Card) -> str:
    """Return attack, defense and mill as printed, or "" for cards other than warriors."""
    return f"{card.attack}/{card.defense}/{card.mill}" if card.kind == WARRIOR else ""


def cost_and_values(card: Card, lang: str) -> list[str]:
    """Return the cost of a card, unless it is a source, and the values of a warrior."""
    cost = [] if card.kind == SOURCE else [ui_text("cost-n", lang, n=card.cost)]
    return [*cost, values_of(card)] if card.kind == WARRIOR else cost


def sign(card: Card) -> str:
    """Return three characters: the frame of the class around the sign of the faction."""
    frame = FRAME[card.kind]
    return f"{frame[0]}{FACTION[card.faction]}{frame[1]}"


def color(card: Card) -> str:
    """Return the color of a card's symbol."""
    return COLORS.get(card.faction, GRAY)


def sources(light: int, shadow: int) -> str:
    """Return numbers of sources with symbols, or a dash for none."""
    parts = [f"{FACTION[f]}{n}" for f, n in ((LIGHT, light), (SHADOW, shadow)) if n]
    return " ".join(parts) or "–"


def values(face: Face) -> str:
    """Return the current attack, remaining defense and mill."""
    return f"{face.attack}/{face.defense}/{face.mill}"
