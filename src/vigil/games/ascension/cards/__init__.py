"""Read the printed cards, and custom cards, from card files.

A card file is TOML: a `set`, and for each card a table `[[card]]` with its name, numbers and effects. The text of a
card is generated from its effects.
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import replace
from importlib import resources
from typing import Any

from vigil.effects.card_files import check_unique, parse_card, read_tables
from vigil.effects.language import Ability, Effect, Trigger
from vigil.effects.notation import Vocabulary
from vigil.games.ascension.cards.validation import check as check
from vigil.games.ascension.rules.language import BUILDERS, NODES, VALUES, Card, Unite

WORDS = Vocabulary(NODES, BUILDERS, VALUES)
ANNIVERSARY, FIRST_PRINTING = "anniversary", "first"


def cards_in(text: str, at: str = "the card file") -> tuple[Card, ...]:
    """Return the cards of a card file; BadData names the wrong card and the reason."""
    name, tables = read_tables(text, at)
    return check_unique(tuple(card_from(table, name) for table in tables), at)


def card_from(table: dict[str, Any], set_name: str) -> Card:
    """Return the card of one table. An effect in `abilities` is an ability that can be used once per turn."""
    card: Card = parse_card(Card, table, WORDS, _part, set=set_name)
    check(card)
    return card


def _part(part: Any) -> Any:
    return Ability(part) if isinstance(part, Effect) and not isinstance(part, (Trigger, Unite)) else part


# ------------------------------------------------------------- our own card files


@functools.cache
def shipped(file: str) -> tuple[Card, ...]:
    """Return the cards of one of our own card files, with their names in all languages."""
    folder = resources.files(__package__)
    names = tomllib.loads(folder.joinpath("names.toml").read_text(encoding="utf-8"))
    cards = cards_in(folder.joinpath(f"{file}.toml").read_text(encoding="utf-8"), f"{file}.toml")
    return tuple(replace(card, names=names.get(card.name, {})) for card in cards)


@functools.cache
def edition(name: str) -> tuple[Card, ...]:
    """Return all 84 cards of an edition: start, always available, base, Return of the Fallen."""
    cards = (*shipped("start"), *shipped("always"), *shipped("base"), *shipped("fallen"))
    if name == ANNIVERSARY:
        return cards
    changed = {card.name: card for card in shipped("first")}
    return tuple(changed.get(card.name, card) for card in cards)
