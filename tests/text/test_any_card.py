"""Every legal card has a correct text in every language, whatever nodes it uses."""

from __future__ import annotations

import pytest

from kit.ascension_kit import ASCENSION
from kit.card_kit import CardKit
from kit.conflictus_kit import CONFLICTUS
from kit.games import CARD_GAMES, each_game
from kit.random_cards import CardAuthor
from kit.text_lint import complaints
from text import specimens
from vigil.effects.language import walk
from vigil.effects.notation import read
from vigil.text import LANGUAGES, card_text, clauses

SPECIMENS = {ASCENSION: specimens.ASCENSION, CONFLICTUS: specimens.CONFLICTUS}


@each_game(CARD_GAMES)
def test_every_node_has_an_example(kit: CardKit) -> None:
    assert set(SPECIMENS[kit]) == {node.__name__ for node in kit.language.nodes}


@pytest.mark.parametrize(
    ("kit", "name"),
    [pytest.param(kit, name, id=f"{kit} {name}") for kit in CARD_GAMES for name in SPECIMENS[kit]],
)
def test_an_example_of_every_node_has_text(kit: CardKit, name: str) -> None:
    node = read(SPECIMENS[kit][name], kit.vocabulary, name)
    assert any(type(part).__name__ == name for part in walk(node))
    texts = [kit.effect_text(node, lang) for lang in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    for text, lang in zip(texts, LANGUAGES, strict=True):
        assert complaints(text, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(0, 1000, 250))
@each_game(CARD_GAMES)
def test_any_legal_card_has_text(kit: CardKit, seed: int, lang: str) -> None:
    for number in range(seed, seed + 250):
        card = CardAuthor(kit.language, number).card()
        assert complaints(card_text(card, lang), lang) == [], f"seed {number}"
        for _, text in clauses(card, lang):
            assert complaints(text, lang) == [], f"seed {number}"
