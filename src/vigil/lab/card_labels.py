"""Cards as a report shows them: their name in the reader's language, and the color of their group."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from vigil import registry
from vigil.lab.support import lab_for
from vigil.text import card_name, text_of

PLAIN = "s6"


@dataclass(frozen=True, slots=True)
class Face:
    """A card's name, and the group it belongs to; empty for custom cards."""

    name: str
    group: str
    colour: str


@functools.cache
def _faces(game: str, lang: str) -> dict[str, Face]:
    lab = lab_for(game)
    found = {}
    for card in registry.get(game).printed_cards():
        group = lab.group_of(card)
        found[card.name] = Face(card_name(card, lang), group, (lab.groups or {}).get(group, PLAIN))
    return found


def face(game: str, name: str, lang: str) -> Face:
    """What is shown for a card; one that is not printed keeps the name it has."""
    return _faces(game, lang).get(name) or Face(name, "", PLAIN)


def groups(game: str, lang: str) -> list[tuple[str, str]]:
    """The legend: every group with its color."""
    groups = lab_for(game).groups or {}
    return [(text_of(game).term(group, lang), colour) for group, colour in groups.items() if group != "hero"]
