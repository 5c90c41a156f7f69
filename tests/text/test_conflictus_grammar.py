"""The grammars of Conflictus know every node and inflect their words."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from kit.random_cards_conflictus import Thicket
from kit.text_lint import complaints
from vigil.effects.language import Do, walk
from vigil.effects.notation import read
from vigil.games.conflictus.cards import WORDS, edition
from vigil.games.conflictus.rules.language import NODES, VERBS
from vigil.games.conflictus.text.cards import grammar
from vigil.games.conflictus.text.game_text import effect_text
from vigil.games.conflictus.text.lexicon import en, fr, pt, ru
from vigil.games.conflictus.text.ru_nouns import so_many
from vigil.text import LANGUAGES, card_text, clauses
from vigil.text.languages.fr import contract_article as melted_fr
from vigil.text.languages.pt import contract_article as melted_pt

NEVER = {"Filter", "Name", "Named", "Menu", "Settle", "Ability", "Top"}
"""What no card of Conflictus can say."""
SENTENCES = tomllib.loads(Path(__file__).with_name("conflictus.toml").read_text(encoding="utf-8"))["say"]
SPECIMENS = {
    "Which": "spell(Do('destroy', Target()), a_card(which(warrior, opponents, light, active, attacking, 3, 2)))",
    "Count": "spell(Draw(Count(table, which(warrior, you))))",
    "Happened": "spell(Draw(Happened(sacrificed, which(warrior))))",
    "CostOf": 'spell(Do("put", Pick([mortis], which(warrior)), then=Mill(CostOf())))',
    "AtLeast": "spell(If(AtLeast(Count(hand, which()), 3), Draw(1)))",
    "AtMost": "spell(If(AtMost(Count(mortis, which(relic)), 0), Draw(2)))",
    "Is": 'spell(Do("discard", Pick([hand]), then=If(Is(which(warrior)), Draw(1))))',
    "Both": "Mod(this, 1, test=Both(AtLeast(InSet('light'), 1), AtMost(CountersOn(charge), 2)))",
    "Pick": 'spell(Do("return", Pick([mortis], which(equipment), may=True)))',
    "All": 'spell(Do("destroy", All(table, which(warrior, damaged=True))))',
    "AtRandom": 'spell(Do("discard", AtRandom(hand)))',
    "It": "Trigger(dies, Mill(StatOf(mill, It()), theirs), which(warrior), whose=any)",
    "This": 'spell(MarkFor("sacrifice", This()))',
    "Target": "spell(seq(Damage(2, Target()), Damage(1, Target(1))), a_card(which(warrior)), a_card(which(warrior)))",
    "Aim": "spell(Draw(1, 'target'), a_player(opponents))",
    "Seq": "spell(seq(Draw(1), Discard(1), Mill(2)))",
    "If": "spell(If(AtLeast(Count(free, which(faction=light)), 2), Draw(1), Draw(2)))",
    "May": "spell(May(Draw(1, opponents)))",
    "OneOf": "spell(OneOf([Draw(1), seq(Mill(1), Discard(1))]))",
    "Times": "spell(Times(3, from_mortis()))",
    "Each": "spell(each_opponent(seq(Draw(1), Discard(1))))",
    "Do": 'spell(Do("withdraw", Target()), a_card(which(warrior, combat=blocking)))',
    "Lasting": "spell(this_round(Cheaper(1, which(amulet))))",
    "Trigger": "Trigger(round_ends, Draw(1), whose=opponents)",
    "StatOf": "spell(Damage(StatOf(attack), Target()), a_card(which(warrior)))",
    "InSet": "Mod(set, mill=InSet('sources'))",
    "CountersOn": "Activated(Recover(CountersOn(charge)))",
    "Draw": "spell(Draw(2, everyone))",
    "Mill": "spell(Mill(4, 'target', up_to=True), a_player())",
    "Recover": "spell(Recover(2))",
    "Discard": "spell(Discard(2, opponents, random=True))",
    "Search": "spell(Search(which(source), free))",
    "Damage": "spell(Damage(2, All(table, which(warrior, opponents))))",
    "Modify": "spell(Modify(Target(), -1, 2, Count(hand, which())), a_card(which(warrior, state=active)))",
    "Grant": "spell(Grant(Target(), untouchable), a_card(which(warrior, you), 2, True))",
    "PutCounters": "spell(PutCounters(Target(), vanish, -1), a_card(which(warrior, keyword=vanish)))",
    "MarkFor": 'Activated(MarkFor("remove anywhere"))',
    "MakeTokens": "spell(MakeTokens('Sombra', 2))",
    "Whom": "spell(Whom(opponents, Discard(1)))",
    "SkipAttack": "spell(SkipAttack())",
    "MustBlock": "Trigger(attacks, MustBlock(), own=True, targets=[a_card(which(warrior, combat=able))])",
    "Spell": "spell(Draw(2))",
    "ChooseOne": "ChooseOne([spell(Draw(1)), spell(Mill(2, opponents))])",
    "Cost": "Activated(Draw(1), Cost(2, which(warrior), False, 1, 3, charge), phases=['main', 'sacrifice'])",
    "Activated": "Activated(Draw(1))",
    "Mod": "Mod(all, 1, -1, 0, which(warrior, you, keyword=energy, other=True))",
    "Has": "Has(set, evolve_light, 2)",
    "Forbid": 'Forbid("block", which(warrior, opponents, fresh=True))',
    "Cheaper": "Cheaper(2, which(amulet, faction=light))",
    "Keyword": "Keyword(vanish, 3)",
}


def said(text: str, lang: str) -> str:
    return effect_text(read(text, WORDS), lang)


def test_every_node_has_a_specimen() -> None:
    assert set(SPECIMENS) | NEVER == set(NODES)


@pytest.mark.parametrize("name", SPECIMENS)
def test_every_node_has_text(name: str) -> None:
    node = read(SPECIMENS[name], WORDS, name)
    assert any(type(part).__name__ == name for part in walk(node))
    texts = [effect_text(node, lang) for lang in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    for text, lang in zip(texts, LANGUAGES, strict=True):
        assert complaints(text, lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(0, 600, 100))
def test_any_legal_card_has_text(seed: int, lang: str) -> None:
    for i in range(100):
        card = Thicket(seed + i).plant()
        assert complaints(card_text(card, lang), lang) == [], f"seed {seed + i}"
        for _, text in clauses(card, lang):
            assert complaints(text, lang) == [], f"seed {seed + i}"


def test_random_cards_use_every_node_and_verb() -> None:
    grown = [node for seed in range(200) for node in walk(Thicket(seed).plant())]
    assert {type(node).__name__ for node in grown} >= set(NODES) - NEVER
    assert {node.verb for node in grown if isinstance(node, Do)} == set(VERBS)


@pytest.mark.parametrize("case", SENTENCES, ids=lambda case: f"{case['lang']} {case['effect']}")
def test_an_effect_says_this(case: dict[str, str]) -> None:
    assert said(case["effect"], case["lang"]) == case["says"]


@pytest.mark.parametrize("words", [en, pt, fr, ru], ids=lambda words: words.__name__)
def test_every_subclass_of_the_edition_has_a_word(words: object) -> None:
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
def test_a_filter_is_a_noun(lang: str) -> None:
    of = read("a_card(which(warrior, opponents, light))", WORDS).of
    assert grammar(lang).such(of) == {
        "en": "a Light warrior an opponent controls",
        "pt": "um guerreiro de luz que um oponente controla",
        "fr": "un guerrier de Lumière contrôlé par un adversaire",
        "ru": "воина Света под контролем соперника",
    }[lang]  # fmt: skip
