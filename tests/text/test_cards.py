"""Every printed card, of both editions, reads well in four languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from kit.text_lint import complaints
from vigil.effects.language import Seq
from vigil.games.ascension.cards import edition, shipped
from vigil.games.ascension.rules.language import Card
from vigil.games.ascension.text.card_icons import icons_of
from vigil.text import LANGUAGES, card_json, card_name, card_text, clauses, type_line

PRINTED = {card.name: card for card in edition("anniversary")}
SAYINGS = tomllib.loads(Path(__file__).with_name("sentences.toml").read_text(encoding="utf-8"))["card"]
CARDS = [*PRINTED.values(), *shipped("first")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_has_the_expected_text(card: Card, lang: str) -> None:
    assert complaints(card_text(card, lang), lang) == []
    for _, text in clauses(card, lang):
        assert complaints(text, lang) == []
    assert complaints(type_line(card, lang), lang, sentence=False) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_clauses_have_the_ids_that_causes_use(card: Card, lang: str) -> None:
    steps = len(card.effect.steps) if isinstance(card.effect, Seq) else 0
    expected = ["unbanishable"] * card.unbanishable + ["fate"] * (card.fate is not None)
    if card.effect is not None:
        expected += [f"effect {i + 1}" for i in range(steps)] or ["effect"]
    expected += ["rests"] * (card.rests is not None)
    expected += [f"ability {i + 1}" for i in range(len(card.abilities))]
    expected += [f"rule {i + 1}" for i in range(len(card.rules))]
    assert [name for name, _ in clauses(card, lang)] == expected


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_card_has_a_unique_name(lang: str) -> None:
    names = [card.names.get(lang, "") for card in PRINTED.values()]
    assert all(names)
    assert len(set(names)) == len(names)
    for name in names:
        assert [c for c in complaints(name, lang, sentence=False) if "'in'" not in c] == []


def test_a_card_without_a_name_keeps_its_english_one() -> None:
    card = Card("Made Up", "custom", "hero")
    assert [card_name(card, lang) for lang in LANGUAGES] == ["Made Up"] * 4


@pytest.mark.parametrize(
    ("name", "pt", "fr", "ru"),
    [
        ("Apprentice", "Aprendiz", "Apprenti", "Ученик"),
        ("Militia", "Milícia", "Milice", "Ополчение"),
        ("Mystic", "Místico", "Mystique", "Мистик"),
        ("Heavy Infantry", "Infantaria Pesada", "Infanterie lourde", "Тяжёлая пехота"),
        ("Cultist", "Cultista", "Cultiste", "Культист"),
        ("Black Watch Elite", "Elite da Guarda Negra", "", ""),
        ("Serpentcall", "Chamado da Serpente", "", ""),
        ("Lunar Stag", "Cervo Lunar", "", ""),
        ("Vaultbreaker Wurm", "Verme Quebra-Cofres", "", ""),
        ("Deathseeker", "Inquiridor da Morte", "", ""),
        ("Socket Altar", "Altar Soquete", "", ""),
        ("Bazu, Duke of Scorn", "Bazu, Duque do Escárnio", "", ""),
        ("Ascetic of the Lidless Eye", "", "Ascète de l’Œil Éternel", ""),
        ("Muramasa", "", "Muramasa", ""),
        ("Wind Tyrant", "", "Tyran du Vent", ""),
        ("Earth Tyrant", "", "Tyran de la Terre", "Тиран из недр"),
        ("Sea Tyrant", "", "Tyran des Mers", "Тиран из глубин"),
        ("Xeron, Duke of Lies", "", "Xeron, Duc des Mensonges", "Зерон, Повелитель лжи"),
        ("Spike Vixen", "", "Succube des Épines", "Шипастая бестия"),
        ("Kor, the Ferromancer", "", "Kor", "Кор"),
        ("The All-Seeing Eye", "", "Le Grand Œil", ""),
        ("Void Initiate", "", "Initié du Néant", ""),
        ("Arbiter of the Precipice", "", "Arbitre du Précipice", ""),
        ("Avatar Golem", "", "", "Голем-аватар"),
        ("Runic Lycanthrope", "", "", "Рунический ликантроп"),
    ],
)
def test_names_the_published_rules_use_are_kept(name: str, pt: str, fr: str, ru: str) -> None:
    for lang, known in (("pt", pt), ("fr", fr), ("ru", ru)):
        assert not known or card_name(PRINTED[name], lang) == known


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Lunar Stag", ("Lifebound Hero", "Herói Virente", "Héros Lié à la vie", "Герой Жизнепоклонников")),
        ("Deathseeker", ("Void Hero", "Herói do Vazio", "Héros du Néant", "Герой Бездны")),
        (
            "The All-Seeing Eye",
            ("Enlightened Construct", "Construto Iluminado", "Artefact Illuminé", "Конструкция Просветлённых"),
        ),
        ("Socket Altar", ("Mechana Construct", "Construto Mechana", "Artefact Méka", "Конструкция Механы")),
        ("Mephit", ("Monster", "Monstro", "Monstre", "Монстр")),
        ("Mystic", ("Hero", "Herói", "Héros", "Герой")),
    ],
)
def test_type_lines_agree(name: str, lines: tuple[str, ...]) -> None:
    assert tuple(type_line(PRINTED[name], lang) for lang in LANGUAGES) == lines


@pytest.mark.parametrize("case", SAYINGS, ids=lambda case: case["name"])
def test_english_texts_contain_the_important_words(case: dict[str, Any]) -> None:
    for part in case["parts"]:
        assert part in card_text(PRINTED[case["name"]], "en")


@pytest.mark.parametrize(
    ("name", "signs"),
    [
        ("Apprentice", [("rune", 1)]),
        ("Seer of the Forked Path", [("draw", 1), ("banish", 1)]),
        ("Yggdrasil Staff", [("power", 1), ("honor", 3)]),  # its cost is not an effect
        ("Reactor Monk", [("rune", 2)]),  # neither is a discount
        ("Avatar Golem", [("power", 2), ("honor", 0)]),  # counted during play
        ("Xeron, Duke of Lies", [("honor", 4)]),  # other players' losses
        ("Black Hole", [("banish", 1), ("power", 1)]),  # certain gains come first
        ("Rocket Courier X-99", []),
    ],
)
def test_card_icons_match_effects(name: str, signs: list[tuple[str, int]]) -> None:
    assert icons_of(PRINTED[name]) == signs
    assert card_json(PRINTED[name], "ru")["signs"] == signs
