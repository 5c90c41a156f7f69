"""The cards of Conflictus, for everything outside the rules."""

from __future__ import annotations

from pathlib import Path

from vigil.effects.card_support import CardSupport
from vigil.games.conflictus import cards
from vigil.games.conflictus.rules.card_tables import card_tables_for
from vigil.games.conflictus.rules.language import CLASSES, NODES

CARDS = CardSupport(
    in_play=lambda config: card_tables_for(config).named,
    edition=lambda name: cards.edition(),
    editions=(),
    kinds=frozenset(CLASSES),
    names_in="pt",
    nodes=NODES,
    stats=Path(__file__).with_name("card_stats.json"),
)
