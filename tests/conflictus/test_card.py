"""The parts of a card (C-CARD)."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from kit.conflictus import Scene
from vigil.games.conflictus.cards import SIZE, card_from, cards_in, edition
from vigil.games.conflictus.rules.decks import deck_from, violations
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.language import CLASSES, FACTIONS, RARITIES, Card
from vigil.kernel.errors import BadData

PLAIN: dict[str, dict[str, Any]] = {
    "source": {"faction": "light"},
    "warrior": {"faction": "neutral", "cost": 1, "attack": 1, "defense": 1, "mill": 1},
    "amulet": {"faction": "neutral", "cost": 1, "effect": "spell(Draw(1))"},
    "relic": {"faction": "neutral", "cost": 1},
    "equipment": {"faction": "neutral", "cost": 1, "rules": ["stat_bonus(1, 0, 0)"]},
}

CARDS = cards_in("""
set = "t"

[[card]]
name = "Fraqueza"
number = 201
kind = "amulet"
faction = "neutral"
effect = "spell(Modify(All(table, which(warrior)), -5, -3, -5))"

[[card]]
name = "Amparo"
number = 202
kind = "amulet"
faction = "neutral"
effect = "spell(Modify(Target(), 6, 0, 6), a_card(which(warrior)))"

[[card]]
name = "Feira"
number = 203
kind = "relic"
faction = "neutral"
rules = ["Discount(5, which(warrior))"]

[[card]]
name = "Chamado dos Magos"
number = 204
kind = "amulet"
faction = "neutral"
effect = "spell(Modify(All(table, which(warrior, subclass='mage')), 1, 1, 1))"

[[card]]
name = "Bruto"
number = 205
kind = "warrior"
faction = "neutral"
cost = 2
attack = 3
defense = 6
mill = 3
""")


def card(kind: str, **more: Any) -> Card:
    return card_from({"name": "Ensaio", "number": 300, "kind": kind, **PLAIN[kind], **more})


@pytest.mark.rule("C-CARD-01", "C-CARD-18")
def test_there_are_five_classes_and_every_visible_card_shows_its_class() -> None:
    assert set(CLASSES) == {"source", "warrior", "amulet", "relic", "equipment"} and len(CLASSES) == 5
    assert {printed.kind for printed in edition()} == set(CLASSES)
    for kind in CLASSES:
        assert card(kind).kind == kind
    with pytest.raises(BadData):
        card_from({"name": "Ensaio", "number": 300, "kind": "hero", "faction": "light"})
    t = Scene(
        you={
            "hand": "1L adoecer",
            "free": "2L",
            "sets": ["1L: mago_iluminado + escudo_protetor", "2L: calice_de_forca"],
        }
    )
    kind_of = {printed.name: printed.kind for printed in edition()}
    visible = GAME.view(t.s, 0)
    faces = [*visible.players[0].hand.faces, *(f for group in visible.sets for f in (*group.warriors, *group.others))]
    assert {kind_of[face.name] for face in faces} == set(CLASSES)


@pytest.mark.rule("C-CARD-02")
def test_cards_are_light_or_shadow_or_neutral() -> None:
    assert set(FACTIONS) == {"light", "shadow", "neutral"}
    assert {printed.faction for printed in edition()} == set(FACTIONS)
    with pytest.raises(BadData):
        card("warrior", faction="chaos")
    # a Neutral card is neither: no source has its faction, and effects on Light cards ignore it
    finder = cards_in(
        'set = "t"\n[[card]]\nname = "Luneta"\nnumber = 201\nkind = "amulet"\nfaction = "neutral"\n'
        'effect = "spell(Search(which(faction=light)))"'
    )
    t = Scene(you={"hand": "luneta", "mons": "1L 1S escudo_protetor mago_iluminado adoecer"}, cards=finder)
    t.do("play luneta").all_pass()
    assert t.options == ["find fonte_de_luz", "find mago_iluminado", "done"]


@pytest.mark.rule("C-CARD-03")
def test_sources_are_light_or_shadow() -> None:
    assert {printed.faction for printed in edition() if printed.kind == "source"} == {"light", "shadow"}
    assert card("source", faction="shadow").faction == "shadow"
    with pytest.raises(BadData):
        card("source", faction="neutral")


@pytest.mark.rule("C-CARD-04")
@pytest.mark.parametrize(
    "name, cost", [("mago_iluminado", 1), ("fhaonna", 2), ("santa_das_velas", 3), ("serafim_da_torre", 4)]
)
def test_the_cost_is_the_number_of_sources_needed(name: str, cost: int) -> None:
    assert not Scene(you={"hand": name, "free": f"{cost - 1}L"}).can(f"play {name}")
    t = Scene(you={"hand": name, "free": f"{cost}L"})
    t.do(f"play {name}").all_pass()
    assert t.sets() == [f"{cost}L: {name}"] and t.pile("free") == []


@pytest.mark.rule("C-CARD-05")
def test_a_source_costs_nothing_and_is_unbound_when_played() -> None:
    t = Scene(you={"hand": "1L", "sets": ["1L: mago_iluminado"]})
    t.do("play_source fonte_de_luz")
    assert t.pile("free") == ["fonte_de_luz"] and t.sets() == ["1L: mago_iluminado"]
    with pytest.raises(BadData):
        card("source", cost=1)


@pytest.mark.rule("C-CARD-06")
def test_only_warriors_have_attack_defense_and_mill() -> None:
    t = Scene(you={"sets": ["1L: mago_iluminado"]})
    assert t.stats("mago_iluminado") == (0, 1, 2)  # in this order
    for kind in CLASSES:
        for value in ("attack", "defense", "mill"):
            if kind == "warrior":
                assert getattr(card(kind, **{value: 7}), value) == 7
            else:
                with pytest.raises(BadData):
                    card(kind, **{value: 7})


@pytest.mark.rule("C-CARD-07")
def test_a_warrior_can_have_a_subclass_that_texts_refer_to() -> None:
    t = Scene(
        you={"hand": "chamado_dos_magos", "sets": ["1L: mago_iluminado", "1L: escudeiro_da_alvorada", ": bruto"]},
        cards=CARDS,
    )
    t.do("play chamado_dos_magos").all_pass()
    assert t.stats("mago_iluminado") == (1, 2, 3)
    assert t.stats("escudeiro_da_alvorada") == (1, 1, 1)
    assert t.stats("bruto") == (3, 6, 3)  # it has none


@pytest.mark.rule("C-CARD-07")
@pytest.mark.parametrize("kind", ["amulet", "relic", "equipment"])
def test_any_card_can_have_a_subclass(kind: str) -> None:
    assert card(kind).subclass is None
    assert card(kind, subclass="tool").subclass == "tool"


@pytest.mark.rule("C-CARD-08")
def test_rarities_are_ordered_from_rarest_to_most_common() -> None:
    assert RARITIES == ("diamond", "gold", "silver", "iron")
    assert {printed.rarity for printed in edition()} <= set(RARITIES)
    with pytest.raises(BadData):
        card("relic", rarity="bronze")


@pytest.mark.rule("C-CARD-09")
def test_sources_are_iron() -> None:
    assert {printed.rarity for printed in edition() if printed.kind == "source"} == {"iron"}
    assert card("source").rarity == "iron"
    with pytest.raises(BadData):
        card("source", rarity="gold")


@pytest.mark.rule("C-CARD-10")
def test_every_card_in_the_edition_has_a_unique_number() -> None:
    numbers = [printed.number for printed in edition() if not printed.token]
    assert SIZE == 152
    assert len(set(numbers)) == len(numbers) and all(1 <= number <= SIZE for number in numbers)
    first = {printed.name: printed.number for printed in edition()}
    assert (first["Fonte de Luz"], first["Fonte de Sombra"]) == (1, 61)


@pytest.mark.rule("C-CARD-11", "C-CARD-15")
@pytest.mark.parametrize("decoration", ["text", "flavor", "illustrator", "glyph"])
def test_reminder_and_flavor_text_are_not_part_of_a_card(decoration: str) -> None:
    """Only numbers, keywords and effects can change the game. There are no other fields."""
    assert decoration not in {f.name for f in fields(Card)}
    with pytest.raises(BadData):
        card("relic", **{decoration: "the active warrior gets +9/+9/+9"})


@pytest.mark.rule("C-CARD-12", "C-CARD-13")
def test_fixed_cards_stay_and_amulets_leave_at_the_end_of_the_turn() -> None:
    t = Scene(
        you={
            "hand": "mago_iluminado clarao_subito calice_de_forca escudo_protetor",
            "free": "8L",
        },
        them={"mons": "20L"},
    )
    t.do("play mago_iluminado", "pay_auto").all_pass()
    t.do("play calice_de_forca").all_pass()
    t.do("play escudo_protetor", "pay_auto").all_pass()
    t.do("play clarao_subito").all_pass()
    assert "1L: clarao_subito" in t.sets()
    for _ in range(4):  # turn after turn
        t.to("sacrifice").to("main")
        assert t.sets() == ["1L: mago_iluminado + escudo_protetor", "2L: calice_de_forca"]
        assert t.pile("mortis") == ["clarao_subito"]
    assert t.s.round == 7


@pytest.mark.rule("C-CARD-13")
def test_an_amulet_played_on_another_players_turn_leaves_at_the_end_of_that_turn() -> None:
    t = Scene(you={"sets": ["1L: mago_iluminado"]}, them={"hand": "clarao_subito", "free": "1L"})
    t.pass_().do("play clarao_subito").all_pass()
    t.to("sacrifice")
    assert t.sets(1) == ["1L: clarao_subito"]
    t.to("maintenance")
    assert t.s.active == 1
    assert t.sets(1) == [] and t.pile("mortis", 1) == ["clarao_subito"]


@pytest.mark.rule("C-CARD-14")
def test_a_card_has_the_same_identity_in_every_language() -> None:
    own = cards_in("""
set = "t"
[[card]]
name = "Lanceiro da Névoa"
number = 201
kind = "warrior"
faction = "light"
cost = 1
attack = 1
defense = 1
mill = 1
[card.names]
en = "Mist Lancer"
""")
    deck = deck_from(
        {"Lanceiro da Névoa": 1, "lanceiro da nevoa": 1, "Mist Lancer": 1, "Fonte de Luz": 47}, "classic", own
    )
    assert dict(deck) == {"Fonte de Luz": 47, "Lanceiro da Névoa": 3}
    assert [wrong.rule for wrong in violations(deck, "classic", own)] == ["C-DECK-03"]


@pytest.mark.rule("C-CARD-16")
@pytest.mark.parametrize("value", [1.5, "2", True, -1])
@pytest.mark.parametrize("field", ["cost", "attack", "defense", "mill"])
def test_values_are_whole_numbers(field: str, value: Any) -> None:
    with pytest.raises(BadData):
        card("warrior", **{field: value})


@pytest.mark.rule("C-CARD-16")
def test_halves_are_rounded() -> None:
    """Evolve 2 with three sources counts once."""
    t = Scene(you={"sets": ["3L: adepta_do_poco_solar"]})
    assert t.stats("adepta_do_poco_solar") == (2, 2, 2)


@pytest.mark.rule("C-CARD-17")
def test_attack_and_mill_are_never_negative_but_defense_can_be() -> None:
    t = Scene(
        you={"hand": "fraqueza amparo", "sets": ["1L: mago_iluminado / bruto"]}, them={"mons": "10L"}, cards=CARDS
    )
    t.do("play fraqueza").all_pass()
    assert t.stats("bruto") == (0, 3, 0)  # printed 3/6/3
    assert t.stats("mago_iluminado")[1] == 1 - 3  # covered, so it is not tested
    t.do("play amparo").all_pass()
    assert t.stats("bruto") == (4, 3, 4)  # bonuses are added to the sum, not to the minimum of 0


@pytest.mark.rule("C-CARD-17")
def test_zero_attack_deals_no_damage_and_zero_mill_mills_nothing() -> None:
    t = Scene(you={"hand": "fraqueza", "sets": [": bruto"]}, them={"sets": ["1L: bruto"], "mons": "10L"}, cards=CARDS)
    t.do("play fraqueza").all_pass()
    t.all_pass().do("attack bruto")
    t.to("block", decline=False).do("block bruto")
    t.to("sacrifice")
    assert t.stats("bruto", 0)[1] == t.stats("bruto", 1)[1] == 3  # neither harmed nor healed
    t = Scene(you={"hand": "fraqueza", "sets": [": bruto"]}, them={"mons": "10L"}, cards=CARDS)
    t.do("play fraqueza").all_pass()
    t.all_pass().do("attack bruto").to("sacrifice")
    assert len(t.pile("mons", 1)) == 10 and t.pile("mortis", 1) == []


@pytest.mark.rule("C-CARD-17")
def test_a_cost_is_never_negative() -> None:
    t = Scene(you={"hand": "mago_iluminado", "sets": [": feira"]}, cards=CARDS)
    t.do("play mago_iluminado").all_pass()
    assert t.sets() == [": feira", ": mago_iluminado"]
