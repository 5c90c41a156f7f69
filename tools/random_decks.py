"""Random legal decks of Conflictus, which any planned deck should beat."""

from __future__ import annotations

import random

from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules.decks import COPIES, SIZE, TEMPLATE


def random_deck(rng: random.Random, style: str, own: tuple[str, ...] = ()) -> dict[str, int]:
    """Return a random legal deck, with about as many cards of each class as the rulebook suggests."""
    size, most = SIZE[style], COPIES[style]
    cards = [card for card in edition() if not card.token]
    deck = dict.fromkeys(own, 1)
    for kind, count in TEMPLATE.items():
        wanted = max(1, count * size // SIZE["classic"] + rng.randrange(-1, 2))
        kinds = [card.name for card in cards if card.kind == kind]
        while wanted > 0:
            name = rng.choice(kinds)
            if deck.get(name, 0) < most.get(kind, size):
                deck[name] = deck.get(name, 0) + 1
                wanted -= 1
    sources = ["Fonte de Luz", "Fonte de Sombra"]
    while sum(deck.values()) > size:
        name = rng.choice([*deck])
        deck[name] -= 1
        if not deck[name]:
            del deck[name]
    while sum(deck.values()) < size:
        name = rng.choice(sources)
        deck[name] = deck.get(name, 0) + 1
    return deck
