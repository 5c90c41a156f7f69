"""The card files of Conflictus: the first edition, and custom cards.

A card file is TOML with a table `[[card]]` for each card: names, numbers, keywords and effects. The text of a card is
derived from its effects.
"""

from __future__ import annotations

import functools
from importlib import resources
from typing import Any

from vigil.effects.card_files import check_unique, parse_card, read_tables
from vigil.effects.notation import Vocabulary
from vigil.games.conflictus.cards.validation import check, check_tokens
from vigil.games.conflictus.rules.language import BUILDERS, KEYWORDS, NODES, VALUES, Card, Keyword
from vigil.kernel.errors import BadData
from vigil.kernel.serialization import save

WORDS = Vocabulary(NODES, BUILDERS, VALUES)
FILES = ("light", "shadow", "neutral", "tokens")
SIZE = 152


def cards_in(text: str, at: str = "the card file") -> tuple[Card, ...]:
    """Return the cards of a card file, or raise BadData with the wrong card and the reason."""
    _, tables = read_tables(text, at)
    cards: tuple[Card, ...] = check_unique(tuple(card_from(table) for table in tables), at)
    return cards


def card_from(table: dict[str, Any]) -> Card:
    """Return the card of a table. Keywords are written like `energy` or `evolve_light 2`."""
    data = dict(table)
    if isinstance(data.get("keywords"), list):
        data["keywords"] = [_keyword(item, str(data.get("name", "a card"))) for item in data["keywords"]]
    data.setdefault("number", 999)  # custom cards come after the edition
    card: Card = parse_card(Card, data, WORDS)
    check(card)
    return card


def _keyword(item: Any, at: str) -> Any:
    if not isinstance(item, str):
        return item
    name, _, number = item.partition(" ")
    if name not in KEYWORDS or (number and not number.isdigit()):
        raise BadData(
            "card-invalid",
            "{at}: {why}",
            at=at[:60],
            why=f"{item[:40]!r} is not a keyword; choose from {', '.join(KEYWORDS)}",
        )
    return save(Keyword(name, int(number or 0)))


@functools.cache
def edition() -> tuple[Card, ...]:
    """Return every card of the first edition in order, then the tokens."""
    folder = resources.files(__package__)
    cards = [
        card
        for file in FILES
        for card in cards_in(folder.joinpath(f"{file}.toml").read_text(encoding="utf-8"), f"{file}.toml")
    ]
    check_tokens(tuple(cards), {card.name for card in cards if card.token})
    return tuple(sorted(cards, key=lambda card: (card.token, card.number, card.name)))
