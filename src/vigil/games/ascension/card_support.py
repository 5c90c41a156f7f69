"""The cards of Ascension, for everything outside the rules."""

from __future__ import annotations

from pathlib import Path

from vigil.effects.card_support import CardSupport
from vigil.games.ascension import cards
from vigil.games.ascension.rules.card_tables import card_tables_for
from vigil.games.ascension.rules.language import CONSTRUCT, HERO, MONSTER, NODES

CARDS = CardSupport(
    in_play=lambda config: card_tables_for(config).named,
    edition=lambda name: cards.edition(name or cards.ANNIVERSARY),
    editions=(cards.ANNIVERSARY, cards.FIRST_PRINTING),
    kinds=frozenset((HERO, CONSTRUCT, MONSTER)),
    names_in="en",
    nodes=NODES,
    stats=Path(__file__).with_name("card_stats.json"),
)
