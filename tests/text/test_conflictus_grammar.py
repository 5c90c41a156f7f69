"""The grammars of Conflictus know every node and inflect their words."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from vigil.effects.notation import read
from vigil.games.conflictus.cards import WORDS, edition
from vigil.games.conflictus.text.cards import grammar
from vigil.games.conflictus.text.game_text import effect_text
from vigil.games.conflictus.text.lexicon import en, fr, pt, ru
from vigil.games.conflictus.text.ru_nouns import so_many
from vigil.text import LANGUAGES
from vigil.text.languages.fr import contract_article as melted_fr
from vigil.text.languages.pt import contract_article as melted_pt

SENTENCES = tomllib.loads(Path(__file__).with_name("conflictus.toml").read_text(encoding="utf-8"))["say"]


def said(text: str, lang: str) -> str:
    return effect_text(read(text, WORDS), lang)


@pytest.mark.parametrize("case", SENTENCES, ids=lambda case: f"{case['lang']} {case['effect']}")
def test_an_effect_has_this_text(case: dict[str, str]) -> None:
    assert said(case["effect"], case["lang"]) == case["says"]


@pytest.mark.parametrize("words", [en, pt, fr, ru], ids=lambda words: words.__name__)
def test_every_subclass_in_the_edition_has_a_word(words: object) -> None:
    assert {card.subclass for card in edition() if card.subclass} <= set(words.SUBCLASSES)  # type: ignore[attr-defined]


# ------------------------------------------------------------- single languages


@pytest.mark.parametrize("n", [*range(26), 101, 111, 122])
def test_russian_numbers_govern_their_nouns(n: int) -> None:
    warrior, card = ru.KINDS["warrior"], ru.KINDS[None]
    last = n % 10 if n % 100 not in (11, 12, 13, 14) else 0
    one, few = last == 1, last in (2, 3, 4)
    assert so_many(card, n) == (
        f"{n} {'карта' if one else 'карты' if few else 'карт'}",
        f"{n} {'карты' if one else 'карт'}",
        f"{n} {'карте' if one else 'картам'}",
        f"{n} {'карту' if one else 'карты' if few else 'карт'}",
    )
    assert so_many(warrior, n)[0] == f"{n} {'воин' if one else 'воина' if few else 'воинов'}"
    assert so_many(warrior, n)[3] == f"{n} {'воина' if one or (few and n > 4) else 'воинов'}"


def test_russian_adjectives_agree() -> None:
    assert [ru.inflect("активн", "hard", "m", True, False, case) for case in range(4)] == [
        "активный", "активного", "активному", "активного",
    ]  # fmt: skip
    assert [ru.inflect("атакующ", "soft", "f", False, False, case) for case in range(4)] == [
        "атакующая", "атакующей", "атакующей", "атакующую",
    ]  # fmt: skip
    assert ru.inflect("друг", "other", "n", False, True, 0) == "другие"
    assert ru.inflect("трет", "third", "f", False, False, 3) == "третью"


def test_prepositions_contract_with_articles() -> None:
    assert melted_pt("de", "este guerreiro") == "deste guerreiro"
    assert melted_pt("em", "o conjunto") == "no conjunto"
    assert melted_pt("a", "aquela carta") == "àquela carta"
    assert melted_pt("a", "um guerreiro") == "a um guerreiro"
    assert melted_fr("de", "le guerrier choisi") == "du guerrier choisi"
    assert melted_fr("à", "les guerriers") == "aux guerriers"
    assert melted_fr("de", "un guerrier") == "d’un guerrier"
    assert melted_fr("à", "l'attaque") == "à l'attaque"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_filter_is_a_noun_phrase(lang: str) -> None:
    of = read("a_card(which(warrior, opponents, light))", WORDS).of
    assert grammar(lang).such(of) == {
        "en": "a Light warrior an opponent controls",
        "pt": "um guerreiro de luz que um oponente controla",
        "fr": "un guerrier de Lumière contrôlé par un adversaire",
        "ru": "воина Света под контролем соперника",
    }[lang]  # fmt: skip
