"""The grammars of Ascension know every node and inflect their words."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from vigil.effects.notation import read
from vigil.games.ascension.cards import WORDS
from vigil.games.ascension.rules.language import Card, Gain, of
from vigil.games.ascension.text.cards import grammar
from vigil.games.ascension.text.game_text import effect_text
from vigil.games.ascension.text.lexicon import ru
from vigil.text import LANGUAGES, card_text
from vigil.text.languages import fr, pt

SENTENCES = tomllib.loads(Path(__file__).with_name("sentences.toml").read_text(encoding="utf-8"))["say"]


def said(text: str, lang: str) -> str:
    return effect_text(read(text, WORDS), lang)


def test_a_card_that_does_nothing_says_so() -> None:
    assert card_text(Card("Blank", "custom", "construct"), "en") == "This has no effect."


@pytest.mark.parametrize("case", SENTENCES, ids=lambda case: f"{case['lang']} {case['effect']}")
def test_an_effect_has_this_text(case: dict[str, str]) -> None:
    assert said(case["effect"], case["lang"]) == case["says"]


# ----------------------------------------------------------------- Russian


FORMS = {1: (1, 21, 101), 2: (2, 3, 4, 22, 23, 24), 5: (0, *range(5, 21), 25, 111)}


@pytest.mark.parametrize("n", [*range(26), 101, 111])
def test_russian_numbers_govern_their_nouns(n: int) -> None:
    form = next(form for form, numbers in FORMS.items() if n in numbers)
    rune = {1: "руну", 2: "руны", 5: "рун"}[form]
    card = {1: "карту", 2: "карты", 5: "карт"}[form]
    assert effect_text(Gain("runes", n), "ru") == f"Получите {n} {rune}."
    drawn = said(f"draw({n})", "ru")
    assert drawn == ("Возьмите карту." if n == 1 else f"Возьмите {n} {card}.")


def test_russian_mass_nouns_are_in_the_genitive_singular() -> None:
    assert [ru.resource("honor", n) for n in (1, 2, 5, 21)] == ["1 славу", "2 славы", "5 славы", "21 славу"]
    assert [ru.resource("power", n) for n in (1, 2, 5, 11)] == ["1 мощь", "2 мощи", "5 мощи", "11 мощи"]


# ----------------------------------------------------- French and Portuguese


def test_french_elides_before_a_silent_h() -> None:
    assert fr.contract_article("de", "Honneur") == "d’Honneur"
    assert fr.contract_article("de", "Héros") == "de Héros"


def test_portuguese_prepositions_contract_with_articles() -> None:
    assert pt.contract("em", "a", "linha central") == "na linha central"
    assert pt.contract("de", "o", "vazio") == "do vazio"
    assert pt.contract("por", "o", "Cultista") == "pelo Cultista"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_filter_is_a_noun_phrase(lang: str) -> None:
    assert grammar(lang).noun(of("construct", "mechana")) == {
        "en": "a Mechana Construct",
        "pt": "um Construto Mechana",
        "fr": "un Artefact Méka",
        "ru": "конструкцию Механы",
    }[lang]  # fmt: skip
