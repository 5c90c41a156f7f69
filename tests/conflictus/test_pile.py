"""Piles of warriors: their value, when warriors may join, and covered warriors (C-PILE)."""

from __future__ import annotations

from copy import deepcopy

import pytest

from kit.cards import amulet, warrior
from kit.conflictus import Scene
from vigil.games.conflictus.rules.state import is_active

CARDS = (
    warrior("Luz 3", "2/3/1", faction="light", cost=3),
    warrior("Luz 4", "2/4/1", faction="light", cost=4),
    warrior("Luz 5", "2/5/1", faction="light", cost=5),
    warrior("Sombra 4", "2/4/1", faction="shadow", cost=4),
    warrior("Sombra 5", "2/5/1", faction="shadow", cost=5),
    warrior("Neutro 2", "2/2/1", cost=2),
    warrior("Neutro 4", "2/4/1", cost=4),
    amulet("Negação", 'spell(Do("cancel", Target()), an_item(warrior))'),
    amulet("Seca", 'spell(Do("destroy", Target()), a_card(which(source)))'),
    amulet("Aviso", "spell(Draw(1))"),
    amulet("Recolher", 'spell(Do("return", Target()), a_card(which(warrior)))'),
)


def joins(t: Scene, card: str) -> list[str]:
    """Return the sets a card could go to now, by announcing it on a copy."""
    look = deepcopy(t)
    if not look.can(f"play {card}"):
        return []
    before = look.sets(look.asked)
    look.do(f"play {card}")
    if look.question == "set":
        return look.options
    while look.question == "pay":
        look.do("pay_auto")
    item = look.s.transition[-1]
    return ["add_to_set new" if item.set < 0 else f"add_to_set {before[0].split(': ')[1].split(' / ')[-1]}"]


@pytest.mark.rule("C-PILE-01")
def test_covered_warriors_become_inactive() -> None:
    t = Scene({"hand": "luz_4", "sets": ["2L: mago_iluminado / aprendiz_de_avatar"]}, cards=CARDS)
    t.do("play luz_4")
    assert is_active(t.s, t.card("aprendiz_de_avatar"))  # until it resolves
    t.all_pass()

    assert t.sets() == ["2L: mago_iluminado / aprendiz_de_avatar / luz_4"]
    assert [is_active(t.s, t.card(w)) for w in ("mago_iluminado", "aprendiz_de_avatar", "luz_4")] == [0, 0, 1]


@pytest.mark.rule("C-PILE-02", "C-PILE-03", "C-PILE-04", "C-PILE-10")
def test_sources_and_costs_of_all_warriors_count_fully_each_time() -> None:
    t = Scene({"hand": "aprendiz_de_avatar luz_4 luz_5", "sets": ["1L: mago_iluminado"]}, cards=CARDS)
    assert t.options == ["play aprendiz_de_avatar", "pass"]
    t.do("play aprendiz_de_avatar").all_pass()
    assert t.sets() == ["1L: mago_iluminado / aprendiz_de_avatar"]

    assert t.options == ["play luz_4", "pass"]  # 1 + 1 + 2; Accumulate lets another follow
    assert t.why("play luz_5") == "why-sources"
    t = Scene({"hand": "luz_5", "free": "1L", "sets": ["1L: mago_iluminado / aprendiz_de_avatar"]}, cards=CARDS)
    t.do("play luz_5").all_pass()
    assert t.sets() == ["2L: mago_iluminado / aprendiz_de_avatar / luz_5"]


@pytest.mark.rule("C-PILE-03", "C-PILE-09")
def test_free_sources_cover_the_missing_cost_and_become_bound() -> None:
    t = Scene({"hand": "luz_3 luz_4", "free": "1L", "sets": ["1L: mago_iluminado"]}, cards=CARDS)
    assert not t.can("play luz_4")
    t.do("play luz_3").all_pass()

    assert t.sets() == ["2L: mago_iluminado / luz_3"]
    assert t.pile("free") == []
    t.to("maintenance")
    assert t.sets() == ["2L: mago_iluminado / luz_3"]
    assert t.pile("free") == []


@pytest.mark.rule("C-PILE-05")
def test_only_sources_and_warriors_of_the_same_faction_count_for_a_warrior() -> None:
    start = {"hand": "aprendiz_de_avatar", "free": "1L 3S", "sets": ["2S: saltador_noturno"]}
    t = Scene(start)
    assert not t.can("play aprendiz_de_avatar")
    t = Scene({**start, "free": "2L"})
    t.do("play aprendiz_de_avatar", "add_to_set saltador_noturno").all_pass()
    assert t.sets() == ["2L 2S: saltador_noturno / aprendiz_de_avatar"]

    t = Scene({"hand": "sombra_4 luz_4 luz_5", "sets": ["2L 2S: saltador_noturno / aprendiz_de_avatar"]}, cards=CARDS)
    assert t.options == ["play sombra_4", "play luz_4", "pass"]  # each is worth 4


@pytest.mark.rule("C-PILE-06", "C-PILE-07")
def test_a_neutral_warrior_counts_only_for_neutral_ones_but_uses_everything() -> None:
    t = Scene({"hand": "luz_3 neutro_4 luz_4", "sets": ["2L: neutro_2"]}, cards=CARDS)
    assert t.options == ["play neutro_4", "pass"]
    t = Scene({"hand": "luz_3 luz_4", "free": "1L", "sets": ["2L: neutro_2"]}, cards=CARDS)
    assert t.options == ["play luz_3", "pass"]
    mixed = "1L 1S: brigao_do_fosso / mago_iluminado"
    t = Scene({"hand": "neutro_4 luz_3 luz_4", "sets": [mixed]}, cards=CARDS)
    assert t.options == ["play neutro_4", "pass"]
    t = Scene({"hand": "luz_4", "sets": ["2L: neutro_2"]}, cards=CARDS, switches={"neutral_pile_value": "wild"})
    assert t.options == ["play luz_4", "pass"]


@pytest.mark.rule("C-PILE-08")
def test_reduction_counters_lower_the_worth_of_a_warrior_in_a_pile() -> None:
    t = Scene({"hand": "duque_oco sombra_4 sombra_5", "free": "2S", "mons": "5S"}, cards=CARDS)
    t.do("play duque_oco", "reduce 3").all_pass()
    assert t.counters("duque_oco", "reduction") == 3

    t.to("maintenance").to("main").pass_()
    assert t.options == ["play sombra_4", "pass"]  # 2 sources and 5 - 3


@pytest.mark.rule("C-PILE-11", "C-PILE-12", "C-PILE-13")
def test_a_set_grows_once_per_players_turn_including_its_founder() -> None:
    t = Scene({"hand": "mago_iluminado fhaonna luz_4 luz_5", "free": "1L", "mons": "9L"}, cards=CARDS)
    t.do("play mago_iluminado").all_pass()
    assert not t.can("play fhaonna")  # the set was founded this turn
    assert t.why("play fhaonna") == "why-sources"  # a new set would be too expensive

    t.to("maintenance").to("main").pass_()  # the opponent's main phase
    t.do("play fhaonna").all_pass().all_pass().do("no").pass_()
    assert t.sets() == ["1L: mago_iluminado / fhaonna"]
    assert not t.can("play luz_4")  # once this turn

    t.to("maintenance").to("main")
    t.do("play luz_4").all_pass()
    assert t.sets() == ["1L: mago_iluminado / fhaonna / luz_4"]
    assert not t.can("play luz_5")


@pytest.mark.rule("C-PILE-11")
def test_each_set_has_its_own_limit() -> None:
    t = Scene({"hand": "fhaonna luz_3", "sets": ["1L: mago_iluminado", "2L: mago_iluminado"]}, cards=CARDS)
    t.do("play luz_3").all_pass()
    t.do("play fhaonna")

    assert t.s.transition[-1].set == 1  # the other one has grown


@pytest.mark.rule("C-PILE-12")
def test_a_switch_excludes_the_founder_from_the_limit() -> None:
    t = Scene(
        {"hand": "mago_iluminado luz_3 luz_4", "free": "2L"}, cards=CARDS, switches={"founding_counts_as_attach": False}
    )
    t.do("play mago_iluminado", "pay_manually", "pay_light").all_pass()
    t.do("play luz_3").all_pass()
    assert t.sets() == ["2L: mago_iluminado / luz_3"]
    assert not t.can("play luz_4")


@pytest.mark.rule("C-PILE-14", "C-PILE-17")
def test_a_canceled_warrior_does_not_count_toward_the_limit() -> None:
    t = Scene(
        {"hand": "fhaonna aprendiz_de_avatar", "free": "1L", "sets": ["1L: mago_iluminado"]},
        {"hand": "negacao adoecer", "free": "1S"},
        cards=CARDS,
    )
    t.do("play fhaonna", "pay_manually", "pay_light").pass_()
    assert not t.can("play adoecer")
    t.do("play negacao").all_pass()

    assert t.pile("mortis") == ["fhaonna"]
    assert t.pile("spent") == ["fonte_de_luz"]
    assert t.sets() == ["1L: mago_iluminado"]
    assert t.can("play aprendiz_de_avatar")
    t.pass_()
    assert t.can("play adoecer")


@pytest.mark.rule("C-PILE-14")
def test_a_warrior_that_entered_and_left_counts_toward_the_limit() -> None:
    t = Scene(
        {"hand": "aprendiz_de_avatar fhaonna", "sets": ["2L: mago_iluminado"]},
        {"hand": "recolher"},
        cards=CARDS,
    )
    t.do("play aprendiz_de_avatar").all_pass()
    assert joins(t, "fhaonna") == ["add_to_set aprendiz_de_avatar"]  # by Accumulate
    t.pass_().do("play recolher").all_pass()

    assert t.sets() == ["2L: mago_iluminado"]
    assert not t.can("play fhaonna")
    assert not t.can("play aprendiz_de_avatar")


@pytest.mark.rule("C-PILE-15")
def test_no_second_warrior_can_be_announced_for_a_set_while_one_waits() -> None:
    t = Scene(
        {"hand": "escudeiro_da_alvorada aprendiz_de_avatar", "free": "3L", "sets": ["3L: mago_iluminado"]}, cards=CARDS
    )
    t.do("play escudeiro_da_alvorada", "add_to_set mago_iluminado", "pay_auto")
    assert joins(t, "aprendiz_de_avatar") == ["add_to_set new"]
    t.all_pass()
    assert joins(t, "aprendiz_de_avatar") == ["add_to_set new", "add_to_set escudeiro_da_alvorada"]  # Accumulate


@pytest.mark.rule("C-PILE-16")
def test_a_warrior_about_to_be_covered_cannot_be_targeted() -> None:
    t = Scene(
        {
            "hand": "aprendiz_de_avatar clarao_subito",
            "free": "2L",
            "sets": ["2L: mago_iluminado", "1L: escudeiro_da_alvorada"],
        },
        [
            {"hand": "adoecer", "free": "1S", "sets": ["1S: brigao_do_fosso"]},
            {"free": "1L", "sets": ["1L: lupa_de_prisma"]},
        ],
    )
    t.do("play aprendiz_de_avatar", "add_to_set mago_iluminado", "pay_auto")
    t.do("play clarao_subito")  # not even by its controller
    assert t.options == ["target escudeiro_da_alvorada", "target brigao_do_fosso"]
    t.do("target brigao_do_fosso").pass_()
    t.do("play adoecer")
    assert t.options == ["target escudeiro_da_alvorada", "target brigao_do_fosso"]
    t.do("target brigao_do_fosso").pass_().do("use lupa_de_prisma")
    assert t.options == ["target escudeiro_da_alvorada", "target brigao_do_fosso"]


@pytest.mark.rule("C-PILE-16")
def test_a_triggered_ability_cannot_target_a_warrior_about_to_be_covered() -> None:
    t = Scene(
        {"hand": "assassina_do_espelho", "free": "3S"},
        {"hand": "aprendiz_de_avatar", "sets": ["2L: mago_iluminado", "2L: peregrina_de_vidro", "2L: fhaonna"]},
    )
    t.pass_().do("play aprendiz_de_avatar", "add_to_set mago_iluminado").pass_()
    t.do("play assassina_do_espelho").all_pass()

    assert t.question == "target"
    assert t.options == ["target peregrina_de_vidro", "target fhaonna"]


@pytest.mark.rule("C-PILE-18")
def test_no_warrior_is_piled_on_a_targeted_one_but_a_new_set_can_be_founded() -> None:
    t = Scene(
        {"hand": "adoecer", "free": "1S"},
        {"hand": "luz_3", "free": "3L", "sets": ["3L: aprendiz_de_avatar", "3L: mago_iluminado"]},
        cards=CARDS,
    )
    t.do("play adoecer", "target aprendiz_de_avatar").pass_()

    assert joins(t, "luz_3") == ["add_to_set new", "add_to_set mago_iluminado"]
    t.pass_()
    assert t.transition == []
    assert t.sets(1)[0] == "3L:"


@pytest.mark.rule("C-PILE-18", "C-PILE-19", "C-TARGET-09")
def test_a_set_stays_closed_after_an_item_without_targets_while_others_wait() -> None:
    t = Scene(
        {"hand": "clarao_subito adoecer", "free": "2L 2S", "sets": ["3L: luz_3", "3L: aprendiz_de_avatar"]},
        {"hand": "recolher luz_4", "free": "4L", "sets": ["3L: mago_iluminado", "2L: peregrina_de_vidro"]},
        cards=CARDS,
    )
    t.do("play clarao_subito", "target mago_iluminado", "play adoecer", "target peregrina_de_vidro").pass_()
    assert joins(t, "luz_4") == ["add_to_set new"]
    t.do("play recolher", "target peregrina_de_vidro").all_pass()
    assert t.transition == ["card clarao_subito", "card adoecer"]
    t.all_pass()
    assert t.transition == ["card clarao_subito"]  # Adoecer had no target left
    t.pass_()
    assert joins(t, "luz_4") == ["add_to_set new"]  # the waiting item targets the mage
    t.pass_()
    assert t.transition == []
    t.pass_()
    assert "add_to_set mago_iluminado" in joins(t, "luz_4")


@pytest.mark.rule("C-PILE-18", "C-PILE-19")
@pytest.mark.parametrize("who", [0, 1])
def test_a_warrior_targeted_by_anyone_cannot_be_covered_until_the_transition_is_empty(who: int) -> None:
    amulets = {"hand": "aviso clarao_subito", "free": "1L"}
    pile = {"sets": ["3L: luz_3"]}
    hand = "aviso clarao_subito luz_4" if who == 0 else "luz_4"
    t = Scene(
        {**pile, "hand": hand, "free": "1L"} if who == 0 else {**pile, "hand": hand},
        {} if who == 0 else {**amulets},
        cards=CARDS,
    )
    if who:
        t.pass_()
    t.do("play aviso", "play clarao_subito")
    if who:
        t.pass_()
    assert not t.can("play luz_4")
    t.all_pass()  # the targeting amulet has resolved, the older one waits
    assert t.transition == ["card aviso"]
    assert t.asked == 0
    assert not t.can("play luz_4")
    assert t.why("play luz_4") is not None
    t.all_pass()
    assert t.transition == []
    assert t.can("play luz_4")


@pytest.mark.rule("C-PILE-19")
def test_the_set_stays_closed_after_the_targeted_warrior_died() -> None:
    t = Scene(
        {"hand": "luz_3", "sets": ["2L: mago_iluminado / aprendiz_de_avatar"]},
        {"hand": "aviso adoecer", "free": "1S"},
        cards=CARDS,
    )
    t.pass_().do("play aviso", "play adoecer").all_pass()
    assert t.sets() == ["2L: mago_iluminado"]
    assert t.transition == ["card aviso"]

    assert not t.can("play luz_3")
    t.all_pass()
    assert t.can("play luz_3")


@pytest.mark.rule("C-PILE-19")
def test_the_set_stays_closed_after_the_targeting_item_is_canceled() -> None:
    t = Scene(
        {"hand": "luz_3 palavra_cortada", "free": "2L", "sets": ["2L: mago_iluminado"]},
        {"hand": "aviso adoecer", "free": "1S"},
        cards=CARDS,
    )
    t.pass_().do("play aviso", "play adoecer").pass_()
    t.do("play palavra_cortada", "target_item adoecer").all_pass()
    assert t.transition == ["card aviso"]
    assert not t.can("play luz_3")
    t.all_pass()
    assert t.can("play luz_3")


@pytest.mark.rule("C-PILE-18")
def test_a_targeted_warrior_that_returned_is_a_new_object() -> None:
    t = Scene(
        {
            "hand": "aviso recolher fhaonna",
            "free": "1L",
            "sets": ["1L: escudeiro_da_alvorada"],
        },
        cards=CARDS,
    )
    t.do("play aviso", "play recolher").all_pass()
    t.do("play escudeiro_da_alvorada").all_pass()
    assert t.transition == ["card aviso"]

    assert t.can("play fhaonna")  # this one, with Accumulate, was never targeted


@pytest.mark.rule("C-PILE-18")
def test_a_set_whose_equipment_or_source_was_targeted_stays_open() -> None:
    t = Scene(
        {"hand": "luz_3", "sets": ["2L: mago_iluminado + escudo_protetor"]},
        {"hand": "seca tempestade_desvinculante", "free": "3L"},
        cards=CARDS,
    )
    t.pass_().do("play seca", "target", "play tempestade_desvinculante").pass_()

    assert t.transition == ["card seca", "card tempestade_desvinculante"]
    assert t.can("play luz_3")
