"""The cards of Ascension, for code outside the rules."""

from __future__ import annotations

from pathlib import Path

from vigil.effects.card_support import CardSupport
from vigil.games.ascension import cards
from vigil.games.ascension.rules.card_tables import card_tables_for
from vigil.games.ascension.rules.language import CONSTRUCT, HERO, MONSTER, NODES, Card

FOLDER = Path(__file__).parent

CARDS = CardSupport(
    in_play=lambda config: card_tables_for(config).named,
    edition=lambda name: cards.edition(name or cards.ANNIVERSARY),
    editions=(cards.ANNIVERSARY, cards.FIRST_PRINTING),
    kinds=frozenset((HERO, CONSTRUCT, MONSTER)),
    names_in="en",
    nodes=NODES,
    words=cards.WORDS,
    card=Card,
    files=FOLDER / "cards",
    stats=FOLDER / "card_stats.json",
)
