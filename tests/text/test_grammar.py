"""The grammars of Ascension know every node and inflect their words."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from kit.random_cards_ascension import Grove
from kit.text_lint import complaints
from vigil.effects.language import Do, walk
from vigil.effects.notation import read
from vigil.games.ascension.cards import WORDS
from vigil.games.ascension.rules.language import NODES, VERBS, Card, Gain, of
from vigil.games.ascension.text.cards import grammar
from vigil.games.ascension.text.game_text import effect_text
from vigil.games.ascension.text.lexicon import ru
from vigil.text import LANGUAGES, card_text, clauses
from vigil.text.languages import fr, pt

ENGINE_ONLY = {"Menu", "Settle", "PassTurn", "SamaelActs"}
SENTENCES = tomllib.loads(Path(__file__).with_name("sentences.toml").read_text(encoding="utf-8"))["say"]
SPECIMENS = {
    "Filter": "banish(hand, then=If(Is(of(construct, mechana, max_cost=3, other=True, highest=True)), draw(1)))",
    "Count": "draw(Count(hand, of(hero)))",
    "Happened": "gain(runes, Happened(defeated))",
    "CostOf": 'Do("banish", Pick([row]), then=gain(power, CostOf()))',
    "AtLeast": "If(AtLeast(Count(discard), 3), draw(1))",
    "AtMost": "If(AtMost(Count(constructs), 0), draw(2))",
    "Is": "banish(row, then=If(Is(of(monster)), gain(honor, 3)))",
    "Named": 'Name(Do("recover", Top(), then=If(Named(), gain(honor, 3))))',
    "Both": "If(Both(Behind(honor), AtMost(Happened(acquired), 1)), draw(1))",
    "Pick": 'Do("stack", Pick([hand, discard], of(hero), may=True))',
    "All": 'Do("banish", All(adjacent))',
    "AtRandom": 'Do("discard", AtRandom(hand))',
    "Top": 'Do("recover", Top())',
    "It": 'Trigger(acquired, Do("stack", It()), of(hero), once, may=True)',
    "This": 'Do("destroy", This(), then=draw(1))',
    "Seq": "seq(draw(1), discard(1), gain(honor, 1))",
    "If": "If(Behind(honor), draw(1), gain(honor, 1))",
    "May": "May(draw(1))",
    "OneOf": "OneOf([draw(1), seq(gain(runes, 1), discard(1))])",
    "Times": "Times(2, seq(draw(1), discard(1)))",
    "Each": "each_opponent(seq(draw(1), discard(1)))",
    "Do": 'Do("take", Pick([row]), free=True)',
    "Name": "Name(draw(1))",
    "Lasting": "Lasting(Discount(2, of(hero)), 3)",
    "Trigger": "Trigger(banished, draw(1), origin=[hand, discard], own=True)",
    "Ability": "always(draw(1))",
    "Factions": "gain(honor, Factions(constructs))",
    "Behind": "If(Behind(honor), draw(1))",
    "Draw": "draw(2)",
    "Gain": "gain(runes, 2, only=of(construct, mechana))",
    "Pay": "Pay(runes, 4, gain(honor, 3))",
    "Steal": "Steal(2)",
    "ExtraTurn": "ExtraTurn()",
    "Unite": "Unite(lifebound, gain(power, 2))",
    "Discount": "Discount(1, of(construct))",
    "TreatAs": "TreatAs(mechana)",
    "MonstersJoin": "MonstersJoin()",
}


def said(text: str, lang: str) -> str:
    return effect_text(read(text, WORDS), lang)


def test_every_node_has_a_specimen() -> None:
    assert set(SPECIMENS) | ENGINE_ONLY == set(NODES)


@pytest.mark.parametrize("name", SPECIMENS)
def test_every_node_has_text(name: str) -> None:
    node = read(SPECIMENS[name], WORDS, name)
    assert any(type(part).__name__ == name for part in walk(node))
    texts = [effect_text(node, lang) for lang in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    for text, lang in zip(texts, LANGUAGES, strict=True):
        assert complaints(text, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(0, 1000, 100))
def test_any_legal_card_has_text(seed: int, lang: str) -> None:
    for i in range(100):
        card = Grove(seed + i).card()
        assert complaints(card_text(card, lang), lang) == [], f"seed {seed + i}"
        for _, text in clauses(card, lang):
            assert complaints(text, lang) == [], f"seed {seed + i}"


def test_random_cards_use_every_node_and_verb() -> None:
    grown = [node for seed in range(300) for node in walk(Grove(seed).card())]
    assert {type(node).__name__ for node in grown} >= set(NODES) - ENGINE_ONLY
    assert {node.verb for node in grown if isinstance(node, Do)} == set(VERBS)


def test_a_card_that_does_nothing_says_so() -> None:
    assert card_text(Card("Blank", "custom", "construct"), "en") == "This has no effect."


@pytest.mark.parametrize("case", SENTENCES, ids=lambda case: f"{case['lang']} {case['effect']}")
def test_an_effect_says_this(case: dict[str, str]) -> None:
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


def test_russian_masses_are_counted_in_the_genitive_singular() -> None:
    assert [ru.resource("honor", n) for n in (1, 2, 5, 21)] == ["1 славу", "2 славы", "5 славы", "21 славу"]
    assert [ru.resource("power", n) for n in (1, 2, 5, 11)] == ["1 мощь", "2 мощи", "5 мощи", "11 мощи"]


# ----------------------------------------------------- French and Portuguese


def test_french_h() -> None:
    assert fr.contract_article("de", "Honneur") == "d’Honneur"
    assert fr.contract_article("de", "Héros") == "de Héros"


def test_portuguese_prepositions_contract_with_articles() -> None:
    assert pt.contract("em", "a", "linha central") == "na linha central"
    assert pt.contract("de", "o", "vazio") == "do vazio"
    assert pt.contract("por", "o", "Cultista") == "pelo Cultista"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_filter_is_a_noun(lang: str) -> None:
    assert grammar(lang).noun(of("construct", "mechana")) == {
        "en": "a Mechana Construct",
        "pt": "um Construto Mechana",
        "fr": "un Artefact Méka",
        "ru": "конструкцию Механы",
    }[lang]  # fmt: skip
