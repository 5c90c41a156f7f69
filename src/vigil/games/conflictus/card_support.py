"""The cards of Conflictus, for code outside the rules."""

from __future__ import annotations

from pathlib import Path

from vigil.effects.card_support import CardSupport
from vigil.games.conflictus import cards
from vigil.games.conflictus.rules.card_tables import card_tables_for
from vigil.games.conflictus.rules.language import CLASSES, NODES, Card

FOLDER = Path(__file__).parent

CARDS = CardSupport(
    in_play=lambda config: card_tables_for(config).named,
    edition=lambda name: cards.edition(),
    editions=(),
    kinds=frozenset(CLASSES),
    names_in="pt",
    nodes=NODES,
    words=cards.WORDS,
    card=Card,
    files=FOLDER / "cards",
    stats=FOLDER / "card_stats.json",
)
