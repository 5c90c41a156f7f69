"""Costs of cards and abilities, and how players pay them (C-COST)."""

from __future__ import annotations

import pytest

from kit.conflictus import Scene
from vigil.games.conflictus.cards import cards_in

CARDS = cards_in("""
set = "t"

[[card]]
name = "Zero"
number = 201
kind = "warrior"
faction = "light"
attack = 1
defense = 1
mill = 1

[[card]]
name = "Relicario Vazio"
number = 202
kind = "relic"
faction = "shadow"

[[card]]
name = "Sopro"
number = 203
kind = "amulet"
faction = "shadow"
effect = "spell(Draw(1))"

[[card]]
name = "Feira"
number = 204
kind = "relic"
faction = "neutral"
rules = ["Discount(2, which(warrior, faction=light))"]

[[card]]
name = "Moinho"
number = 205
kind = "relic"
faction = "neutral"
abilities = ["Activated(Draw(1), Cost(mill=3))"]

[[card]]
name = "Fogueira"
number = 206
kind = "relic"
faction = "neutral"
abilities = ["Activated(Mill(1, opponents), Cost(discard=2))"]

[[card]]
name = "Ara"
number = 207
kind = "relic"
faction = "neutral"
abilities = ["Activated(Draw(1), Cost(sacrifice=which(warrior)))"]

[[card]]
name = "Ampola"
number = 208
kind = "relic"
faction = "neutral"
rules = ["Trigger(enters, PutCounters(This(), charge, 1), own=True)"]
abilities = ["Activated(Draw(1), Cost(counters=charge))"]

[[card]]
name = "Farol"
number = 209
kind = "relic"
faction = "light"
abilities = ["Activated(Draw(1), Cost(sources=2))"]

[[card]]
name = "Poco"
number = 210
kind = "relic"
faction = "shadow"
abilities = ["Activated(Draw(1), Cost(sources=2))"]

[[card]]
name = "Ponte"
number = 211
kind = "relic"
faction = "neutral"
abilities = ["Activated(Draw(1), Cost(sources=2))"]

[[card]]
name = "Prisma"
number = 212
kind = "relic"
faction = "light"
cost = 1
rules = ['StatBonus(all, mill=InSet("sources"), of=which(warrior, you))']

[[card]]
name = "Silencio"
number = 213
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("cancel", Target()), an_item())'

[[card]]
name = "Dreno"
number = 214
kind = "relic"
faction = "neutral"
abilities = ["Activated(Draw(1), Cost(sacrifice=which(source)))"]

[[card]]
name = "Bomba"
number = 216
kind = "relic"
faction = "neutral"
abilities = ['Activated(Mill(InSet("sources"), opponents), Cost(sacrifice_this=True))']

[[card]]
name = "Pote"
number = 217
kind = "relic"
faction = "neutral"
rules = ["Trigger(enters, PutCounters(This(), charge, 3), own=True)"]
abilities = ["Activated(Mill(CountersOn(charge), opponents), Cost(sacrifice_this=True))"]

[[card]]
name = "Pavio"
number = 218
kind = "relic"
faction = "neutral"
rules = ["Trigger(enters, PutCounters(This(), charge, 1), own=True)"]
abilities = ["Activated(Draw(1), Cost(sacrifice_this=True, counters=charge))"]

[[card]]
name = "Penitente"
number = 219
kind = "warrior"
faction = "neutral"
attack = 1
defense = 1
mill = 1
abilities = ["Activated(Draw(1), Cost(sacrifice=which(warrior), sacrifice_this=True))"]

[[card]]
name = "Feirao"
number = 220
kind = "relic"
faction = "neutral"
rules = ["Discount(6, which(warrior))"]

[[card]]
name = "Vigia"
number = 215
kind = "relic"
faction = "neutral"
rules = ["Trigger(mills, Draw(1))"]
""")
BRIGAO = "brigao_do_fosso"


@pytest.mark.rule("C-COST-01", "C-COST-02", "C-COST-05")
@pytest.mark.parametrize(
    "card, free, can",
    [
        ("fhaonna", "2L", True),
        ("fhaonna", "1L 1S", False),
        ("fhaonna", "1L 5S", False),
        ("fhaonna", "9S", False),
        ("fhaonna", "1L", False),
        ("saltador_noturno", "2S", True),
        ("saltador_noturno", "1S 4L", False),
        ("adoecer", "1S", True),
        ("adoecer", "5L", False),
        ("faca_da_revelacao", "2S", True),
        ("faca_da_revelacao", "1S 1L", False),
    ],
)
def test_a_card_of_a_faction_needs_sources_of_its_faction(card: str, free: str, can: bool) -> None:
    t = Scene(you={"hand": card, "free": free, "sets": [": zero"]}, cards=CARDS)
    t = t if card != "fhaonna" else Scene(you={"hand": card, "free": free})
    assert t.can(f"play {card}") is can
    if not can:
        assert t.why(f"play {card}") == "why-sources"


@pytest.mark.rule("C-COST-01", "C-COST-02")
def test_exactly_the_cost_is_paid_with_sources_of_the_right_faction() -> None:
    t = Scene(you={"hand": f"santa_das_velas {BRIGAO}", "free": "4L 2S"})
    t.do("play santa_das_velas", "pay_auto").all_pass()
    t.do(f"play {BRIGAO}", "pay_auto").all_pass()
    assert t.sets() == ["3L: santa_das_velas", f"1S: {BRIGAO}"]
    assert t.pile("free") == ["fonte_de_luz", "fonte_de_sombra"]


@pytest.mark.rule("C-COST-03")
@pytest.mark.parametrize("light, shadow", [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_a_neutral_card_can_be_paid_with_any_mixture(light: int, shadow: int) -> None:
    t = Scene(you={"hand": "mercenario_errante", "free": f"{light}L {shadow}S"})
    t.do("play mercenario_errante")
    if t.question == "pay":
        t.do("pay_auto")
    t.all_pass()
    assert len(t.s.sets[0].sources) == 3 and t.pile("free") == []


@pytest.mark.rule("C-COST-03")
def test_the_player_chooses_the_mixture() -> None:
    t = Scene(you={"hand": "calice_de_forca", "free": "2L 2S"})
    t.do("play calice_de_forca", "pay_manually", "pay_shadow", "pay_shadow")
    if t.question == "pay":
        t.do("done")
    t.all_pass()
    assert t.sets() == ["2S: calice_de_forca"] and t.pile("free") == ["fonte_de_luz"] * 2


@pytest.mark.rule("C-COST-04")
@pytest.mark.parametrize("card", ["zero", "relicario_vazio", "sopro"])
def test_a_card_of_cost_0_needs_no_source_and_forms_its_own_set(card: str) -> None:
    t = Scene(you={"hand": card}, cards=CARDS)
    t.do(f"play {card}").all_pass()
    assert t.sets() == [f": {card}"]


@pytest.mark.rule("C-COST-04")
def test_a_warrior_of_cost_0_can_form_its_own_set() -> None:
    t = Scene(you={"hand": "zero", "sets": ["1L: mago_iluminado"]}, cards=CARDS)
    t.do("play zero", "add_to_set new").all_pass()
    assert t.sets() == ["1L: mago_iluminado", ": zero"]


@pytest.mark.rule("C-COST-05")
def test_a_player_pays_only_with_their_own_sources() -> None:
    t = Scene(you={"hand": "mago_iluminado", "spent": "3L"}, them={"free": "5L"})
    assert not t.can("play mago_iluminado")
    assert t.why("play mago_iluminado") == "why-sources"


@pytest.mark.rule("C-COST-06", "C-COST-07")
@pytest.mark.parametrize(
    "card, sets, becomes",
    [
        ("mago_iluminado", [], "2L 1S: mago_iluminado"),
        ("prisma", [], "2L 1S: prisma"),
        ("espada_ofuscante", ["1L: zero"], "3L 1S: zero + espada_ofuscante"),
    ],
)
def test_surplus_sources_of_either_faction_can_be_bound_to_a_card(card: str, sets: list[str], becomes: str) -> None:
    t = Scene(you={"hand": card, "free": "3L 2S", "sets": sets}, cards=CARDS)
    t.do(f"play {card}", "pay_manually", "pay_light", "pay_light", "pay_shadow", "done").all_pass()
    assert becomes in t.sets()
    assert sorted(t.pile("free")) == ["fonte_de_luz", "fonte_de_sombra"]


@pytest.mark.rule("C-COST-06")
def test_surplus_counts_for_abilities_that_count_sources() -> None:
    t = Scene(you={"hand": "adepta_do_poco_solar", "free": "4L"})
    t.do("play adepta_do_poco_solar", "pay_manually")
    assert t.options == ["pay_light", "done"]  # the two it needs are taken
    t.do("pay_light", "pay_light").all_pass()
    assert t.sets() == ["4L: adepta_do_poco_solar"] and t.stats("adepta_do_poco_solar") == (3, 3, 3)


@pytest.mark.rule("C-COST-07")
def test_the_required_part_stays_tied_to_the_faction() -> None:
    t = Scene(you={"hand": "fhaonna", "free": "2L 3S"})
    t.do("play fhaonna", "pay_manually", "pay_shadow", "pay_shadow")
    assert t.options == ["pay_light", "pay_shadow"]  # Shadow sources can't pay for it
    t.do("pay_light", "pay_light", "done").pass_(2)
    assert t.sets() == ["2L 2S: fhaonna"]


@pytest.mark.rule("C-COST-06")
def test_an_ability_binds_no_sources_and_takes_no_surplus() -> None:
    t = Scene(you={"free": "3L 3S", "sets": [": ponte"]}, cards=CARDS)
    t.do("use ponte", "pay_manually", "pay_light", "pay_shadow")
    assert t.question == "priority" and len(t.pile("spent")) == 2


@pytest.mark.rule("C-COST-08")
def test_surplus_is_chosen_only_while_paying() -> None:
    t = Scene(you={"hand": "mago_iluminado", "free": "3L"})
    t.do("play mago_iluminado", "pay_auto")
    assert t.options == ["pass"]  # while it waits
    t.all_pass()
    assert t.sets() == ["1L: mago_iluminado"] and t.options == ["pass"]  # and on the table


@pytest.mark.rule("C-COST-09")
def test_reductions_apply_before_the_payment_and_stop_at_0() -> None:
    t = Scene(you={"hand": "mago_iluminado santa_das_velas", "free": "1L", "sets": [": feira"]}, cards=CARDS)
    t.do("play santa_das_velas").all_pass()  # 3 - 2
    assert "1L: santa_das_velas" in t.sets() and t.pile("free") == []
    t.do("play mago_iluminado").all_pass()  # 1 - 2 counts as 0 and refunds nothing
    assert ": mago_iluminado" in t.sets() and t.pile("free") == []


@pytest.mark.rule("C-COST-09")
def test_two_reductions_add_up_for_their_controller_only() -> None:
    t = Scene(
        you={"hand": "serafim_da_torre", "sets": [": feira", ": feira"]},
        them={"hand": "mago_iluminado"},
        cards=CARDS,
    )
    assert t.can("play serafim_da_torre")  # 4 - 2 - 2
    t.pass_()
    assert t.asked == 1 and not t.can("play mago_iluminado")


@pytest.mark.rule("C-COST-09")
def test_the_reduction_keyword_stops_at_the_cost() -> None:
    t = Scene(you={"hand": "duque_oco", "mons": "9L"})
    t.do("play duque_oco")
    assert t.options == ["reduce 5"]  # nothing else can pay; your own cards are never milled without asking
    t.do("reduce 5")
    assert t.pile("mons") == ["fonte_de_luz"] * 4 and t.counters("duque_oco", "reduction") == 5
    t = Scene(you={"hand": "duque_oco", "free": "9S", "mons": "9L"})
    t.do("play duque_oco")
    assert t.options == [f"reduce {x}" for x in range(6)]


@pytest.mark.rule("C-COST-10")
@pytest.mark.parametrize(
    "relic, free, can",
    [
        ("farol", "2L", True),
        ("farol", "1L 3S", False),
        ("poco", "2S", True),
        ("poco", "1S 3L", False),
        ("ponte", "1L 1S", True),
        ("ponte", "2S", True),
        ("ponte", "1S", False),
    ],
)
def test_an_ability_is_paid_with_sources_of_its_cards_faction(relic: str, free: str, can: bool) -> None:
    t = Scene(you={"free": free, "sets": [f": {relic}"]}, cards=CARDS)
    assert t.can(f"use {relic}") is can


@pytest.mark.rule("C-COST-10")
def test_an_ability_is_paid_with_its_faction_even_if_other_sources_are_free() -> None:
    t = Scene(you={"free": "3S 2L", "sets": [": farol"]}, cards=CARDS)
    t.do("use farol")
    assert t.pile("spent") == ["fonte_de_luz"] * 2 and t.pile("free") == ["fonte_de_sombra"] * 3


@pytest.mark.rule("C-COST-11")
def test_sacrifices_are_paid_while_announcing_and_not_returned() -> None:
    t = Scene(you={"sets": ["1L: mago_iluminado", ": zero", ": ara"]}, them={"hand": "silencio"}, cards=CARDS)
    t.do("use ara")
    assert t.options == ["sacrifice mago_iluminado", "sacrifice zero"]
    t.do("sacrifice zero")
    assert t.pile("mortis") == ["zero"] and t.transition == ["activated ara"]  # before a player could respond
    t.pass_().do("play silencio").all_pass()
    assert t.pile("mortis") == ["zero"] and t.pile("hand") == [] and t.transition == []


@pytest.mark.rule("C-COST-11")
def test_discards_mills_and_counters_are_paid_while_announcing_too() -> None:
    t = Scene(you={"hand": "1L 1S adoecer", "sets": [": fogueira"]}, cards=CARDS)
    t.do("use fogueira", "discard adoecer", "discard fonte_de_luz")
    assert t.pile("mortis") == ["adoecer", "fonte_de_luz"] and t.pile("hand") == ["fonte_de_sombra"]
    assert t.transition == ["activated fogueira"]
    t = Scene(you={"mons": "4L", "sets": [": moinho"]}, cards=CARDS)
    t.do("use moinho")
    assert t.pile("mortis") == ["fonte_de_luz"] * 3 and t.transition == ["activated moinho"]
    t = Scene(you={"hand": "ampola"}, cards=CARDS)
    t.do("play ampola").pass_(4)
    assert t.counters("ampola", "charge") == 1
    t.do("use ampola")
    assert t.counters("ampola", "charge") == 0 and t.transition == ["activated ampola"]


@pytest.mark.rule("C-COST-11")
def test_triggers_from_a_cost_go_on_top_of_the_ability() -> None:
    t = Scene(you={"mons": "9L", "sets": [": moinho", ": vigia"]}, cards=CARDS)
    t.do("use moinho")
    assert t.transition == ["activated moinho", "triggered vigia"]


@pytest.mark.rule("C-COST-11")
def test_a_bound_source_can_be_sacrificed_for_a_cost() -> None:
    t = Scene(you={"sets": ["1L: mago_iluminado", ": dreno"]}, cards=CARDS)
    t.do("use dreno")
    assert t.pile("mortis") == ["fonte_de_luz"] and ": mago_iluminado" in t.sets()


@pytest.mark.rule("C-COST-12")
@pytest.mark.parametrize(
    "you, card",
    [
        ({"mons": "2L", "sets": [": moinho"]}, "moinho"),
        ({"mons": "", "sets": [": moinho"]}, "moinho"),
        ({"hand": "1L", "sets": [": fogueira"]}, "fogueira"),
        ({"sets": [": ara"]}, "ara"),
        ({"sets": [": ampola"]}, "ampola"),
        ({"free": "1L", "sets": [": farol"]}, "farol"),
    ],
)
def test_a_cost_that_cannot_be_paid_in_full_cannot_be_paid(you: dict[str, object], card: str) -> None:
    t = Scene(you=you, them={"sets": [": zero"]}, cards=CARDS)  # an opponent's warrior can't be sacrificed
    assert not t.can(f"use {card}") and t.why(f"use {card}") is not None


@pytest.mark.rule("C-COST-12")
def test_paying_with_the_last_cards_does_not_lose_the_game() -> None:
    t = Scene(you={"mons": "3L", "sets": [": moinho"], "mortis": "1S"}, cards=CARDS)
    t.do("use moinho")
    assert t.pile("mons") == [] and not t.over and t.s.seats[0].lost == 0


@pytest.mark.rule("C-COST-12")
def test_a_captive_cannot_be_discarded_for_a_cost() -> None:
    t = Scene(you={"hand": "1L", "captive": "adoecer", "sets": [": fogueira"]}, style="rapidinha", cards=CARDS)
    assert not t.can("use fogueira")


@pytest.mark.rule("C-COST-09")
def test_reduction_does_nothing_for_a_card_that_already_costs_0() -> None:
    t = Scene(you={"hand": "duque_oco", "sets": [": feirao"]}, cards=CARDS)
    t.do("play duque_oco")
    assert t.transition == ["card duque_oco"] and len(t.pile("mons")) == 10
    t.all_pass()
    assert t.counters("duque_oco", "reduction") == 0


@pytest.mark.rule("C-COST-06")
def test_the_switch_can_forbid_surplus() -> None:
    t = Scene(you={"hand": "mago_iluminado", "free": "3L 2S"}, switches={"allow_surplus_sources": False})
    t.do("play mago_iluminado").all_pass()
    assert t.sets() == ["1L: mago_iluminado"]


@pytest.mark.rule("C-COST-11", "C-GEN-10")
@pytest.mark.parametrize("relic", ["bomba", "pote"])
def test_an_ability_uses_its_cards_values_from_before_its_sacrifice(relic: str) -> None:
    """Three sources or three counters: both are gone with the card when the ability resolves."""
    t = Scene(you={"hand": "pote", "sets": ["3L: bomba"]}, them={"mons": "9L"}, cards=CARDS)
    t.do("play pote").pass_(4)
    assert t.counters("pote", "charge") == 3
    t.do(f"use {relic}")
    assert t.pile("mortis") == [relic]
    t.all_pass()
    assert len(t.pile("mons", 1)) == 6


@pytest.mark.rule("C-COST-11")
def test_a_counter_can_be_removed_from_the_card_sacrificed_for_the_same_cost() -> None:
    t = Scene(you={"hand": "pavio"}, cards=CARDS)
    t.do("play pavio")
    t.pass_(2)
    assert not t.can("use pavio")  # its counter still waits
    t.pass_(2).do("use pavio")
    assert t.transition == ["activated pavio"] and t.pile("mortis") == ["pavio"]


@pytest.mark.rule("C-COST-12")
def test_one_card_cannot_pay_twice() -> None:
    """A cost of a warrior and this card needs two warriors."""
    assert not Scene(you={"sets": [": penitente"]}, cards=CARDS).can("use penitente")
    t = Scene(you={"sets": [": penitente", ": zero"]}, cards=CARDS)
    t.do("use penitente")
    assert sorted(t.pile("mortis")) == ["penitente", "zero"]
