"""Settings of every kind to test bots with: ready-made and random decks, all formats, and alternative rulings."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules.config import FORMATS
from vigil.games.conflictus.rules.decks import COPIES, SIZE, TEMPLATE, ready_decks
from vigil.lab.support import Settings

RULINGS: tuple[dict[str, Any], ...] = (
    {"immolate_victimize_timing": "on_enter_play", "challenge_mandatory": False, "inactive_abilities": "on"},
    {
        "neutral_pile_value": "wild",
        "source_binding": "per_card",
        "captives_visible_to": "no_one_until_played",
        "reserve_visible": True,
    },
    {
        "triggers_in_silent_phases": "defer_to_next_phase",
        "allow_surplus_sources": False,
        "first_loss_ends_multiplayer": True,
    },
)
"""Alternative rulings, a few at a time."""


def scenarios(rng: random.Random, variation: int) -> Iterator[Settings]:
    """Yield both formats with two to four players, a match, full control, and alternative rulings.

    Variation 0 uses ready-made decks, the others random ones.
    """
    for style in FORMATS:
        for players in (2, 3, 4):
            yield {"format": style, "decks": _decks(rng, style, players, variation)}
        yield {"format": style, "decks": _decks(rng, style, 2, variation), "best_of": 3}
        yield {"format": style, "decks": _decks(rng, style, 2, variation), "always_ask": True}
        switches = RULINGS[variation % len(RULINGS)]
        yield {"format": style, "decks": _decks(rng, style, 2 + variation % 3, variation), "switches": switches}


def _decks(rng: random.Random, style: str, players: int, variation: int) -> list[dict[str, int]]:
    """Return ready-made decks for variation 0, otherwise random ones."""
    if variation == 0:
        return [dict(deck) for deck in rng.sample(sorted(ready.deck for ready in ready_decks(style)), players)]
    return [random_deck(rng, style) for _ in range(players)]


def random_deck(rng: random.Random, style: str) -> dict[str, int]:
    """Return a random legal deck, with about as many cards of each class as the rulebook suggests."""
    deck: dict[str, int] = {}
    for kind, count in TEMPLATE.items():
        names = [card.name for card in edition() if card.kind == kind and not card.token]
        most = COPIES[style].get(kind, SIZE[style])
        copies = [name for name in names for _ in range(min(most, count))]
        for name in rng.sample(copies, min(len(copies), max(1, count * SIZE[style] // SIZE["classic"]))):
            deck[name] = deck.get(name, 0) + 1
    sources = [card.name for card in edition() if card.kind == "source" and not card.token]
    while sum(deck.values()) < SIZE[style]:
        name = rng.choice(sources)
        deck[name] = deck.get(name, 0) + 1
    return deck
