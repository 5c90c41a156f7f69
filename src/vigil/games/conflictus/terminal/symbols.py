"""Signs and colours of Conflictus: the frame tells the class, the sign in it the faction."""

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
from vigil.terminal.symbols import BLUE, BROWN, GREY, VIOLET

FACTION = {LIGHT: "☼", SHADOW: "☾", NEUTRAL: "◇"}
FRAME = {SOURCE: "()", WARRIOR: "[]", AMULET: "<>", RELIC: "{}", EQUIPMENT: "//"}
COLOUR = {LIGHT: BROWN, SHADOW: VIOLET, NEUTRAL: BLUE}
ATTACKS, BLOCKS = "⇒", "⇐"


def values_of(card: Card) -> str:
    """Attack, defense and mill as they are printed; only warriors have them."""
    return f"{card.attack}/{card.defense}/{card.mill}" if card.kind == WARRIOR else ""


def sign(card: Card) -> str:
    """Three characters: the frame of the class around the sign of the faction."""
    frame = FRAME[card.kind]
    return f"{frame[0]}{FACTION[card.faction]}{frame[1]}"


def colour(card: Card) -> str:
    return COLOUR.get(card.faction, GREY)


def sources(light: int, shadow: int) -> str:
    """So many sources of each faction; a dash for none."""
    told = [f"{FACTION[f]}{n}" for f, n in ((LIGHT, light), (SHADOW, shadow)) if n]
    return " ".join(told) or "–"


def values(face: Face) -> str:
    """Attack, defense left and mill as they are now."""
    return f"{face.attack}/{face.defense}/{face.mill}"
