"""The printed cards, read from the card files beside this module; and anybody's own.

A card file is TOML: a `set`, and a table `[[card]]` for each card with its name,
numbers and effects.  There is no text: what a card says is made from its effects.
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import replace
from importlib import resources
from typing import Any

from vigil.effects.language import Ability, Effect, Trigger
from vigil.effects.notation import Vocabulary, read
from vigil.games.ascension.cards.checking import NUMBERS, check
from vigil.games.ascension.language import BUILDERS, NODES, VALUES, Card, Unite
from vigil.kernel.errors import BadData
from vigil.kernel.plain import load, save

WORDS = Vocabulary(NODES, BUILDERS, VALUES)
ANNIVERSARY, FIRST_PRINTING = "anniversary", "first"

MOST_CARDS = 500
_FIELDS = (
    "name",
    "names",
    "kind",
    "faction",
    *NUMBERS,
    "effect",
    "fate",
    "abilities",
    "rules",
    "unbanishable",
    "rests",
    "banished",
)


def cards_in(text: str, at: str = "the card file") -> tuple[Card, ...]:
    """The cards of a card file; BadData says which card is wrong, and why."""
    try:
        file = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadData("cards-toml", "{at} is not TOML: {why}", at=at, why=str(error)[:120]) from None
    for key in file:
        if key not in ("set", "card"):
            raise BadData(
                "cards-key", "{at}: {key} is not known; a card file has 'set' and [[card]]", at=at, key=repr(key[:40])
            )
    tables, name = file.get("card"), file.get("set", "custom")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise BadData("cards-none", "{at} has no [[card]]", at=at)
    if not isinstance(name, str) or not name.isidentifier() or len(tables) > MOST_CARDS:
        raise BadData("cards-set", "{at}: 'set' must be one word, with at most {most} cards", at=at, most=MOST_CARDS)
    cards = tuple(card_from(table, name) for table in tables)
    twice = {card.name for card in cards if sum(other.name == card.name for other in cards) > 1}
    if twice:
        raise BadData("cards-twice", "{at}: {names} stands there twice", at=at, names=", ".join(sorted(twice)))
    return cards


def card_from(table: dict[str, Any], set_name: str) -> Card:
    """One card from its table: effects are texts in the notation, or trees as JSON has them."""
    at = table.get("name")
    at = at if isinstance(at, str) and at.strip() and len(at) <= 60 else "a card"
    for key in table:
        if key not in _FIELDS:
            raise BadData(
                "card-key",
                "{at}: {key} is not known; a card has {fields}",
                at=at,
                key=repr(key[:40]),
                fields=", ".join(_FIELDS),
            )
    data = dict(table)
    for key in ("effect", "fate"):
        if isinstance(data.get(key), str):
            data[key] = save(read(data[key], WORDS, f"{at}: {key}"))
    for key in ("abilities", "rules"):
        if isinstance(data.get(key), list):
            data[key] = [save(_part(item, f"{at}: {key}")) for item in data[key]]
    try:
        card: Card = load(Card, {**data, "set": set_name}, NODES)
    except BadData as error:
        raise BadData("card-wrong", "{at}: {why}", at=at, why=str(error)) from None
    check(card)
    return card


def _part(item: Any, at: str) -> Any:
    """An ability or a rule; an effect alone is an ability that may be used once per turn."""
    made = read(item, WORDS, at) if isinstance(item, str) else item
    return Ability(made) if isinstance(made, Effect) and not isinstance(made, (Trigger, Unite)) else made


# ------------------------------------------------------------------ what we ship


@functools.cache
def shipped(file: str) -> tuple[Card, ...]:
    """The cards of one of our own card files, with their names in all languages."""
    folder = resources.files(__package__)
    names = tomllib.loads(folder.joinpath("names.toml").read_text(encoding="utf-8"))
    cards = cards_in(folder.joinpath(f"{file}.toml").read_text(encoding="utf-8"), f"{file}.toml")
    return tuple(replace(card, names=names.get(card.name, {})) for card in cards)


@functools.cache
def edition(name: str) -> tuple[Card, ...]:
    """All 84 cards in one edition: start, always available, base, Return of the Fallen."""
    cards = (*shipped("start"), *shipped("always"), *shipped("base"), *shipped("fallen"))
    if name == ANNIVERSARY:
        return cards
    other = {card.name: card for card in shipped("first")}
    return tuple(other.get(card.name, card) for card in cards)


__all__ = ["ANNIVERSARY", "FIRST_PRINTING", "card_from", "cards_in", "check", "edition", "shipped"]
