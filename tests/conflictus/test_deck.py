"""Deck construction: C-DECK."""

from __future__ import annotations

import pytest

from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.config import configure
from vigil.games.conflictus.rules.decks import TEMPLATE, deck_from, violations
from vigil.games.conflictus.rules.game import GAME
from vigil.kernel.errors import BadConfig, BadData

MANY = cards_in(
    'set = "t"\n'
    + "".join(
        f'[[card]]\nname = "Amuleto {n}"\nnumber = {200 + n}\nkind = "amulet"\nfaction = "{faction}"\n'
        'cost = 1\neffect = "spell(Draw(1))"\n'
        for n, faction in enumerate(["light", "shadow", "neutral"] * 9)
    )
)
ONE_OF = {
    "amulet": "Adoecer",
    "warrior": "Mago Iluminado",
    "equipment": "Escudo Protetor",
    "relic": "Cálice de Força",
}


def broken_rules(cards: dict[str, int], style: str = "classic") -> list[str]:
    """Return the rules that a list breaks. Sources fill the rest of the deck."""
    size = {"classic": 50, "rapidinha": 25}[style]
    deck = {**cards, "Fonte de Luz": size - sum(cards.values())}
    return [wrong.rule for wrong in violations(deck_from(deck, style), style)]


def sizes(style: str, count: int) -> list[str]:
    return [wrong.rule for wrong in violations(deck_from({"Fonte de Luz": count}, style), style)]


@pytest.mark.rule("C-DECK-01", "C-DECK-07")
@pytest.mark.parametrize("style, size, rule", [("classic", 50, "C-DECK-01"), ("rapidinha", 25, "C-DECK-07")])
def test_a_deck_has_an_exact_number_of_cards(style: str, size: int, rule: str) -> None:
    assert sizes(style, size) == []
    assert sizes(style, size - 1) == sizes(style, size + 1) == [rule]
    right, wrong = {"Fonte de Luz": size}, {"Fonte de Luz": size + 1}
    assert configure({"format": style, "decks": [right, right]}).decks[0] == (("Fonte de Luz", size),)
    with pytest.raises(BadConfig, match=rule):
        configure({"format": style, "decks": [right, wrong]})


@pytest.mark.rule("C-DECK-02", "C-DECK-03", "C-DECK-04", "C-DECK-05")
@pytest.mark.parametrize(
    "kind, most, rule",
    [
        ("amulet", 3, "C-DECK-02"),
        ("warrior", 2, "C-DECK-03"),
        ("equipment", 2, "C-DECK-04"),
        ("relic", 1, "C-DECK-05"),
    ],
)
def test_a_classic_deck_limits_copies(kind: str, most: int, rule: str) -> None:
    assert broken_rules({ONE_OF[kind]: most}) == []
    assert broken_rules({ONE_OF[kind]: most + 1}) == [rule]


@pytest.mark.rule("C-DECK-02", "C-DECK-03", "C-DECK-04", "C-DECK-05")
def test_every_broken_limit_is_reported() -> None:
    too_many = {ONE_OF["amulet"]: 4, ONE_OF["warrior"]: 3, ONE_OF["equipment"]: 3, ONE_OF["relic"]: 2}
    assert sorted(broken_rules(too_many)) == ["C-DECK-02", "C-DECK-03", "C-DECK-04", "C-DECK-05"]
    assert broken_rules({"Adoecer": 3, "Desabamento": 3, "Clarão Súbito": 3}) == []  # each card counts separately


@pytest.mark.rule("C-DECK-06")
@pytest.mark.parametrize("style, size", [("classic", 50), ("rapidinha", 25)])
def test_sources_have_no_copy_limit(style: str, size: int) -> None:
    half = size // 2
    assert sizes(style, size) == []
    assert violations(deck_from({"Fonte de Luz": half, "Fonte de Sombra": size - half}, style), style) == []


@pytest.mark.rule("C-DECK-08")
@pytest.mark.parametrize("kind", list(ONE_OF))
def test_a_rapidinha_deck_has_one_copy_of_every_other_card(kind: str) -> None:
    assert broken_rules({ONE_OF[kind]: 1}, "rapidinha") == []
    assert broken_rules({ONE_OF[kind]: 2}, "rapidinha") == ["C-DECK-08"]


@pytest.mark.rule("C-DECK-09")
@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_factions_can_be_mixed(style: str) -> None:
    assert broken_rules({"Adoecer": 1, "Mago Iluminado": 1, "Escudo Protetor": 1, "Fonte de Sombra": 3}, style) == []


@pytest.mark.rule("C-DECK-10")
def test_a_deck_can_have_no_sources() -> None:
    classic = deck_from({f"Amuleto {n}": 2 for n in range(25)}, "classic", MANY)
    rapidinha = deck_from({f"Amuleto {n}": 1 for n in range(25)}, "rapidinha", MANY)
    assert violations(classic, "classic", MANY) == violations(rapidinha, "rapidinha", MANY) == []
    s = GAME.new(configure({"decks": [dict(classic)] * 2, "cards": MANY}), 1)
    assert not any(s.tables.is_source)


@pytest.mark.rule("C-DECK-11")
def test_the_template_is_not_mandatory() -> None:
    assert TEMPLATE == {"source": 17, "warrior": 10, "amulet": 18, "equipment": 2, "relic": 3}
    assert sum(TEMPLATE.values()) == 50
    assert sizes("classic", 50) == []  # a deck has no such limit


@pytest.mark.rule("C-DECK-12")
def test_the_limits_apply_to_the_registered_cards() -> None:
    """Sixty cards are too many, although ten could be set aside. Fifty with ten set aside are legal."""
    assert sizes("classic", 60) == ["C-DECK-01"]
    deck = {
        "Fonte de Luz": 39,
        "Adoecer": 3,
        "Mago Iluminado": 2,
        "Fhaonna": 2,
        "Escudo Protetor": 2,
        "Cálice de Força": 1,
    }
    deck["Livro das Dívidas"] = 1
    config = configure({"decks": [deck, deck]})
    s = GAME.new(config, 3)
    for _ in range(10):
        GAME.choose(s, next(o for o in s.options if s.tables.name[o[1]] == "Fonte de Luz"))
    while s.phase < 0:
        GAME.choose(s, next(o for o in s.options if o[0] in ("done", "keep")))
    assert len(s.seats[0].reserve) == 10 and GAME.outcome(s) is None
    assert GAME.settings_of(config)["decks"][0] == deck  # the list is still the one registered


@pytest.mark.rule("C-DECK-01")
def test_a_deck_cannot_contain_tokens_or_unknown_cards() -> None:
    for name in ("Sombra", "Mago apagado"):
        with pytest.raises(BadData):
            deck_from({name: 1, "Fonte de Luz": 49}, "classic")
