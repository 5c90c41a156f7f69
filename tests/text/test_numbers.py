"""The text of every card of Ascension shows its numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from vigil.games.ascension.cards import edition, shipped
from vigil.games.ascension.rules.language import Card
from vigil.text import LANGUAGES, card_text

CARDS = [*edition("anniversary"), *shipped("first")]
SAYING = ("effect", "fate", "abilities", "rules")


def mutants(value: Any) -> Iterator[Any]:
    """Return the values that differ by one in one number."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value + 1
    elif isinstance(value, tuple):
        for i, item in enumerate(value):
            for other in mutants(item):
                yield (*value[:i], other, *value[i + 1 :])
    elif is_dataclass(value) and not isinstance(value, type):
        for f in fields(value):
            for other in mutants(getattr(value, f.name)):
                yield replace(value, **{f.name: other})


def changed(card: Card) -> Iterator[Card]:
    for name in SAYING:
        for other in mutants(getattr(card, name)):
            yield replace(card, **{name: other})


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_changed_number_changes_the_text(card: Card) -> None:
    for lang in LANGUAGES:
        text = card_text(card, lang)
        for other in changed(card):
            assert card_text(other, lang) != text, (lang, other)


def test_there_are_numbers_to_change() -> None:
    assert sum(1 for card in CARDS for _ in changed(card)) > 120
