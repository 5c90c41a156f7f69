"""The text of every card of Conflictus shows its numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from text.test_numbers import mutants
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.cards.validation import check
from vigil.games.conflictus.rules.language import Card
from vigil.kernel.errors import BadData
from vigil.text import LANGUAGES, card_text

CARDS = edition()
SAYING = ("keywords", "effect", "abilities", "rules")


def changed(card: Card) -> Iterator[Card]:
    """Return the valid cards that differ by one in one number."""
    for name in SAYING:
        for other in mutants(getattr(card, name)):
            card_changed = replace(card, **{name: other})
            try:
                check(card_changed)
            except BadData:
                continue
            yield card_changed


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_changed_number_changes_the_text(card: Card) -> None:
    for lang in LANGUAGES:
        text = card_text(card, lang)
        for other in changed(card):
            assert card_text(other, lang) != text, (lang, other)


def test_there_are_numbers_to_change() -> None:
    assert sum(1 for card in CARDS for _ in changed(card)) > 290
