"""The cards of Conflictus, for everything outside the rules."""

from __future__ import annotations

from vigil.effects.card_support import CardSupport
from vigil.games.conflictus import cards
from vigil.games.conflictus.language import CLASSES, NODES
from vigil.games.conflictus.tables import card_tables_for

CARDS = CardSupport(
    in_play=lambda config: card_tables_for(config).named,
    edition=lambda name: cards.edition(),
    editions=(),
    kinds=frozenset(CLASSES),
    names_in="pt",
    nodes=NODES,
)
