"""Cards as a report shows them: their name in the reader's language, and the colour of their faction."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from vigil.games.ascension.cards import edition as ascension
from vigil.games.conflictus.cards import edition as conflictus
from vigil.words import card_name, text_of

COLOURS = {
    "ascension": {
        "enlightened": "s0", "lifebound": "s2", "mechana": "s1", "void": "s3", "monster": "s5", "hero": "s6",
    },
    "conflictus": {"light": "s4", "shadow": "s3", "neutral": "s6"},
}  # fmt: skip
"""The groups of cards of each game and the colours they are drawn in."""


@dataclass(frozen=True, slots=True)
class Face:
    """A card's name, and the group it belongs to; empty for cards of one's own."""

    name: str
    group: str
    colour: str


@functools.cache
def _faces(game: str, lang: str) -> dict[str, Face]:
    colours = COLOURS[game]
    found = {}
    for card in ascension("anniversary") if game == "ascension" else conflictus():
        group = card.faction or ("monster" if card.kind == "monster" else "hero")
        found[card.name] = Face(card_name(card, lang), group, colours[group])
    return found


def face(game: str, name: str, lang: str) -> Face:
    """What is shown for a card; one that is not printed keeps the name it has."""
    return _faces(game, lang).get(name) or Face(name, "", "s6")


def groups(game: str, lang: str) -> list[tuple[str, str]]:
    """The legend: every group with its colour."""
    return [(text_of(game).term(group, lang), colour) for group, colour in COLOURS[game].items() if group != "hero"]
