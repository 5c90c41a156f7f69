"""How a report labels cards: by their name in the reader's language, and the color of their group."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from vigil import registry
from vigil.lab.support import lab_for
from vigil.text import card_name, text_of

DEFAULT_COLOR = "s6"


@dataclass(frozen=True, slots=True)
class Face:
    """A card's name, and the color of its group."""

    name: str
    color: str


@functools.cache
def _faces(game: str, lang: str) -> dict[str, Face]:
    lab = lab_for(game)
    faces = {}
    for card in registry.get(game).printed_cards():
        color = (lab.groups or {}).get(lab.group_of(card), DEFAULT_COLOR)
        faces[card.name] = Face(card_name(card, lang), color)
    return faces


def face(game: str, name: str, lang: str) -> Face:
    """Return the label of a card; a custom card keeps its name."""
    return _faces(game, lang).get(name) or Face(name, DEFAULT_COLOR)


def groups(game: str, lang: str) -> list[tuple[str, str]]:
    """Return the legend: every group with its color."""
    groups = lab_for(game).groups or {}
    return [(text_of(game).term(group, lang), color) for group, color in groups.items() if group != "hero"]
