"""Every card of Conflictus reads well in four languages, with its keywords and with reminders of them."""

from __future__ import annotations

import pytest

from kit.text_lint import complaints
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules.language import KEYWORDS, NUMBERED, Card, Keyword
from vigil.games.conflictus.text.cards import keyword_reminder, keyword_text
from vigil.text import LANGUAGES, card_name, card_text, clauses, type_line

CARDS = edition()
PRINTED = {card.names.get("en", card.name): card for card in CARDS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_has_the_expected_text(card: Card, lang: str) -> None:
    assert complaints(card_text(card, lang), lang) == []
    assert complaints(card_text(card, lang, reminders=True), lang) == []
    for _, text in clauses(card, lang):
        assert complaints(text, lang) == []
    assert complaints(type_line(card, lang), lang, sentence=False) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_clauses_have_the_ids_that_causes_use(card: Card, lang: str) -> None:
    expected = [f"keyword {keyword.name}" for keyword in card.keywords] + ["effect"] * (card.effect is not None)
    expected += [f"rule {i + 1}" for i in range(len(card.rules))]
    expected += [f"ability {i + 1}" for i in range(len(card.abilities))]
    assert [name for name, _ in clauses(card, lang)] == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_unique_name(lang: str) -> None:
    names = [card_name(card, lang) for card in CARDS]
    assert len(set(names)) == len(names)
    assert lang == "pt" or all(card.names.get(lang) for card in CARDS)
    for name in names:
        assert complaints(name, lang, sentence=False) == []


def test_the_printed_name_is_the_portuguese_one() -> None:
    card = PRINTED["Knife of Revelation"]
    assert card_name(card, "pt") == card.name == "Faca da Revelação"
    assert card_name(Card("Feita em casa", 1, "relic", "light"), "ru") == "Feita em casa"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", KEYWORDS)
def test_every_keyword_has_a_name_and_a_reminder(name: str, lang: str) -> None:
    numbers = (1, 2, 3, 5, 11, 20) if name in NUMBERED else (0,)
    for n in numbers:
        text, why = keyword_text(name, n, lang), keyword_reminder(name, n, lang)
        assert complaints(text, lang, sentence=False) == []
        assert complaints(why, lang) == []
        assert (str(n) in text) is (name in NUMBERED)
        assert name not in NUMBERED or n == 1 or str(n) in why
    assert complaints(keyword_text(name, 0, lang), lang, sentence=False) == []


@pytest.mark.parametrize(
    ("name", "n", "message"),
    [
        ("evolve_light", 2, ("Evolve 2 Light", "Evoluir 2 luz", "Évolution 2 Lumière", "Развитие (2 Света)")),
        ("might", 0, ("Might", "Força", "Puissance", "Мощь")),
        ("vanish", 0, ("Vanish", "Desaparecer", "Disparition", "Исчезновение")),
        ("mill", 3, ("Mill 3", "Tomba 3", "Meule 3", "Обвал 3")),
        ("victimize", 0, ("Victimize", "Vitimar", "Offrande", "Приношение")),
    ],
)
def test_keywords_match_the_glossary(name: str, n: int, message: tuple[str, ...]) -> None:
    assert tuple(keyword_text(name, n, lang) for lang in LANGUAGES) == message


def test_keywords_come_first_with_their_reminders() -> None:
    card = PRINTED["Wandering Sellsword"]
    assert card_text(card, "en") == "Challenge."
    assert card_text(card, "en", reminders=True) == (
        "Challenge (when it attacks, choose a warrior able to block it; that warrior must block it)."
    )


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Light Source", ("Source · Light", "Fonte · Luz", "Source · Lumière", "Источник · Свет")),
        (
            "Night Leaper",
            (
                "Warrior – Beast · Shadow",
                "Guerreiro – Fera · Sombra",
                "Guerrier – Bête · Ombre",
                "Воин\u00a0— Зверь · Тень",
            ),
        ),
        (
            "Protective Shield",
            ("Equipment · Neutral", "Equipamento · Neutro", "Équipement · Neutre", "Снаряжение · Нейтральное"),
        ),
    ],
)
def test_type_lines_are_translated(name: str, lines: tuple[str, ...]) -> None:
    assert tuple(type_line(PRINTED[name], lang) for lang in LANGUAGES) == lines


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        (
            "Dazzling Sword",
            (
                "Warriors your opponents control that entered play this turn cannot attack.",
                "Os guerreiros dos seus oponentes não podem atacar na rodada em que entram em jogo.",
                "Les guerriers contrôlés par vos adversaires ne peuvent pas attaquer le tour où ils entrent en jeu.",
                "Вошедшие в игру в этом ходу воины под контролем ваших соперников не могут атаковать.",
            ),
        ),
        (
            "Reliquary of Hours",
            (
                "At the beginning of your turn, choose a player; that player mills a card.",
                "No início de sua rodada, escolha um jogador; esse jogador tomba uma carta.",
                "Au début de votre tour, choisissez un joueur ; ce joueur meule une carte.",
                "В начале вашего хода выберите игрока; этот игрок обрушивает карту.",
            ),
        ),
        (
            "Prism Loupe",
            (
                "➤ 1 Light source: an active warrior gets +0/+1/+0 until the end of the turn.",
                "➤ 1 fonte de luz: um guerreiro ativo ganha +0/+1/+0 até o final da rodada.",
                "➤ 1 source de Lumière : un guerrier actif reçoit +0/+1/+0 jusqu’à la fin du tour.",
                "➤ 1 источник Света: активный воин получает +0/+1/+0 до конца хода.",
            ),
        ),
        (
            "Sicken",
            (
                "Deal 2 damage to an active warrior.",
                "Cause 2 de dano a um guerreiro ativo.",
                "Infligez 2 dégâts à un guerrier actif.",
                "Нанесите 2 урона активному воину.",
            ),
        ),
        (
            "Unbinding Storm",
            (
                "Choose one: destroy an equipment card; or destroy a relic; or cancel an ability.",
                "Escolha uma opção: destrua um equipamento; ou destrua uma relíquia; ou cancele uma habilidade.",
                "Choisissez une option : détruisez un équipement ; ou détruisez une relique ; ou annulez une capacité.",
                "Выберите одно: уничтожьте снаряжение; или уничтожьте реликвию; или отмените способность.",
            ),
        ),
    ],
)  # fmt: skip
def test_cards_use_the_wording_of_the_rulebook(name: str, texts: tuple[str, ...]) -> None:
    text = tuple(card_text(PRINTED[name], lang).replace("\u00a0", " ").replace("\u202f", " ") for lang in LANGUAGES)
    assert text == texts


def test_an_effect_of_a_card_that_stays_happens_when_it_is_played() -> None:
    spell = PRINTED["Sicken"].effect
    card = Card("Feita em casa", 1, "warrior", "shadow", keywords=(Keyword("might"),), effect=spell)
    assert [card_text(card, lang) for lang in LANGUAGES] == [
        "Might. When you play this warrior, deal 2 damage to an active warrior.",
        "Força. Quando você jogar este guerreiro, cause 2 de dano a um guerreiro ativo.",
        "Puissance. Quand vous jouez ce guerrier, infligez 2 dégâts à un guerrier actif.",
        "Мощь. Когда вы разыгрываете этого воина, нанесите 2 урона активному воину.",
    ]


def test_a_card_without_a_text_says_so() -> None:
    assert card_text(Card("Calada", 1, "relic", "neutral"), "en") == "This card has no text."
