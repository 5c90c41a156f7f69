"""Sets: cards that belong together, their bound sources, and what remains of them (C-SET)."""

from __future__ import annotations

import pytest

from kit.conflictus import Scene
from vigil.games.conflictus.cards import cards_in
from vigil.games.conflictus.rules.state import is_active, set_of

CARDS = cards_in("""
set = "t"

[[card]]
name = "Zero"
number = 901
kind = "warrior"
faction = "light"
attack = 1
defense = 2
mill = 1

[[card]]
name = "Lanceira"
number = 902
kind = "warrior"
faction = "light"
cost = 3
attack = 2
defense = 3
mill = 1

[[card]]
name = "Colosso"
number = 903
kind = "warrior"
faction = "light"
cost = 4
attack = 3
defense = 4
mill = 2

[[card]]
name = "Fita"
number = 904
kind = "equipment"
faction = "neutral"
rules = ["stat_bonus(1, 0, 0)"]

[[card]]
name = "Derrocada"
number = 905
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", All(table, which(state=inactive))))'

[[card]]
name = "Praga"
number = 906
kind = "amulet"
faction = "neutral"
effect = 'spell(Do("destroy", All(table, which(warrior))))'

[[card]]
name = "Espelho"
number = 907
kind = "relic"
faction = "neutral"
rules = ["Trigger(enters, Mill(1), which(warrior), whose=any)"]
""")


@pytest.mark.rule("C-SET-01")
def test_a_set_consists_of_its_cards_and_bound_sources() -> None:
    t = Scene({"hand": "mago_iluminado", "free": "1L"})
    t.do("play mago_iluminado").all_pass()

    assert t.sets() == ["1L: mago_iluminado"]
    assert set_of(t.s, t.card("fonte_de_luz")) is set_of(t.s, t.card("mago_iluminado"))
    assert t.pile("free") == t.pile("spent") == []


@pytest.mark.rule("C-SET-02")
def test_amulets_relics_and_single_warriors_found_sets_with_their_sources() -> None:
    t = Scene(
        {"hand": "clarao_subito lupa_de_prisma aprendiz_de_avatar", "free": "4L", "sets": ["1L: mago_iluminado"]},
    )
    t.do("play clarao_subito").all_pass()
    t.do("play lupa_de_prisma").all_pass()
    t.do("play aprendiz_de_avatar", "add_to_set new").all_pass()

    assert t.sets() == ["1L: mago_iluminado", "1L: clarao_subito", "1L: lupa_de_prisma", "2L: aprendiz_de_avatar"]
    assert t.pile("free") == []


@pytest.mark.rule("C-SET-03")
def test_a_warrior_set_takes_warriors_equipment_and_sources_without_limit() -> None:
    t = Scene(
        {
            "hand": "colosso escudo_protetor gancho_de_cinzas",
            "free": "1L 2S",
            "sets": ["2L: zero / mago_iluminado / lanceira + fita + escudo_protetor"],
        },
        cards=CARDS,
    )
    t.do("play colosso", "pay_manually", "pay_light", "done").all_pass()
    t.do("play escudo_protetor", "pay_auto").all_pass()
    t.do("play gancho_de_cinzas", "pay_auto").all_pass()

    warriors = "zero / mago_iluminado / lanceira / colosso"
    assert t.sets() == [f"3L 1S: {warriors} + fita + escudo_protetor + escudo_protetor + gancho_de_cinzas"]


@pytest.mark.rule("C-SET-03", "C-SET-04")
def test_amulets_and_relics_neither_join_sets_nor_are_joined() -> None:
    t = Scene(
        {
            "hand": "lupa_de_prisma clarao_subito escudo_protetor mago_iluminado",
            "free": "5L",
            "sets": ["1L: lupa_de_prisma", "1L: clarao_subito"],
        },
        {"sets": ["1S: brigao_do_fosso"]},
    )
    assert not t.can("play escudo_protetor")
    assert t.why("play escudo_protetor") == "why-no-set"

    t.do("play mago_iluminado", "pay_auto").all_pass()  # never asked which set
    assert t.sets()[-1] == "1L: mago_iluminado"

    t.do("play lupa_de_prisma").all_pass()
    t.do("play clarao_subito", "target mago_iluminado").all_pass()
    assert t.sets() == [
        "1L: lupa_de_prisma", "1L: clarao_subito", "1L: mago_iluminado", "1L: lupa_de_prisma", "1L: clarao_subito",
    ]  # fmt: skip


@pytest.mark.rule("C-SET-05")
@pytest.mark.parametrize("card", ["aprendiz_de_avatar", "escudo_protetor"])
def test_cards_cannot_be_attached_to_another_players_set(card: str) -> None:
    t = Scene(
        {"sets": ["2L: mago_iluminado"]},
        [{"hand": card, "free": "2L", "sets": ["2L: peregrina_de_vidro"]}, {"sets": ["2L: fhaonna"]}],
    )
    t.pass_()
    assert t.asked == 1
    t.do(f"play {card}")
    offered = t.options if t.question == "set" else []
    assert not {"add_to_set mago_iluminado", "add_to_set fhaonna"} & set(offered)
    t.do(*(["add_to_set peregrina_de_vidro", "pay_auto"] if card == "aprendiz_de_avatar" else ["pay_auto"])).all_pass()

    assert t.sets(0) == ["2L: mago_iluminado"]
    assert t.sets(2) == ["2L: fhaonna"]
    assert t.on_table(card)
    assert t.controller(card) == 1
    assert len(t.sets(1)) == 1


@pytest.mark.rule("C-SET-06")
def test_only_the_topmost_warrior_is_active() -> None:
    t = Scene({"sets": ["2L: mago_iluminado / aprendiz_de_avatar / lanceira + escudo_protetor"]}, cards=CARDS)

    assert [is_active(t.s, t.card(name)) for name in ("mago_iluminado", "aprendiz_de_avatar", "lanceira")] == [
        False, False, True,
    ]  # fmt: skip
    while t.question != "attack":
        t.pass_()
    assert t.options == ["attack lanceira", "done"]


@pytest.mark.rule("C-SET-07")
def test_active_and_inactive_apply_only_to_warriors() -> None:
    t = Scene(
        {"hand": "derrocada", "sets": ["2L: mago_iluminado / lanceira + escudo_protetor", "2L: calice_de_forca"]},
        cards=CARDS,
    )
    t.do("play derrocada").all_pass()

    assert t.sets()[:2] == ["2L: lanceira + escudo_protetor", "2L: calice_de_forca"]


@pytest.mark.rule("C-SET-07", "C-SET-12")
def test_equipment_works_without_a_warrior_and_relics_always_work() -> None:
    t = Scene(
        {"hand": "mago_iluminado", "free": "1L", "sets": ["1L: zero"]},
        {"sets": ["2L: + espada_ofuscante", "2S: calice_de_forca"]},
        cards=CARDS,
    )
    t.do("play mago_iluminado", "add_to_set new").all_pass()
    assert t.stats("zero") == (1, 2, 2)

    while t.question != "attack":
        t.pass_()
    assert t.options == ["attack zero", "done"]


@pytest.mark.rule("C-SET-08")
def test_no_choice_swaps_active_and_inactive_warriors() -> None:
    pile = "4L: mago_iluminado / aprendiz_de_avatar / lanceira"
    t = Scene({"free": "2L", "sets": [pile]}, {"free": "2L", "sets": [pile]}, cards=CARDS)
    verbs: set[str] = set()
    while t.s.round == 3:
        verbs |= {option.split()[0] for option in t.options}
        t.do("done" if t.can("done") else "pass")

    assert verbs == {"pass", "attack", "done", "sacrifice"}
    assert t.sets(0) == t.sets(1) == [pile]


@pytest.mark.rule("C-SET-09")
def test_the_covered_warrior_becomes_active_when_the_top_one_leaves() -> None:
    t = Scene(
        {"hand": "adoecer adoecer", "free": "2S"},
        {"sets": ["2L: mago_iluminado / aprendiz_de_avatar + escudo_protetor"], "hand": "praga"},
        cards=CARDS,
    )
    t.do("play adoecer", "play adoecer").all_pass().all_pass()

    assert t.pile("mortis", 1) == ["aprendiz_de_avatar"]
    assert t.sets(1) == ["2L: mago_iluminado + escudo_protetor"]
    assert t.stats("mago_iluminado") == (0, 3, 2)  # the shield now belongs to this player
    assert is_active(t.s, t.card("mago_iluminado"))


@pytest.mark.rule("C-SET-10")
def test_becoming_active_again_is_not_entering_play() -> None:
    t = Scene(
        {
            "mortis": "adoecer",
            "mons": "3L",
            "hand": "adoecer",
            "free": "1S",
            "sets": ["5L: avatar_gany / mago_iluminado", "2L: espelho"],
        },
        {"sets": ["2L: + espada_ofuscante"]},
        cards=CARDS,
    )
    t.do("play adoecer").all_pass()

    assert t.pile("mortis") == ["adoecer", "mago_iluminado"]
    assert t.transition == []  # neither Gany nor the mirror saw a warrior enter
    assert t.pile("hand") == []
    while t.question != "attack":
        t.pass_()
    assert t.can("attack avatar_gany")  # not fresh for the sword
    assert t.s.round == 3


@pytest.mark.rule("C-SET-11", "C-SET-16")
def test_sources_stay_with_the_set_until_its_last_card_has_left() -> None:
    t = Scene(
        {"hand": "adoecer adoecer", "free": "2S"},
        {"sets": ["3L: mago_iluminado / aprendiz_de_avatar"]},
    )
    t.do("play adoecer").all_pass()
    assert t.sets(1) == ["3L: mago_iluminado"]
    assert t.pile("spent", 1) == []

    t.do("play adoecer").all_pass()
    assert t.sets(1) == ["3L:"]  # loose on the table, and not usable yet
    assert t.pile("free", 1) == []
    t.to("sacrifice")
    assert t.pile("free", 1) == []
    t.to("maintenance")
    assert t.s.active == 1
    assert t.sets(1) == []
    assert len(t.pile("free", 1)) == 3


@pytest.mark.rule("C-SET-11")
def test_sources_stay_bound_through_maintenance_while_any_card_is_left() -> None:
    t = Scene({"hand": "adoecer", "free": "1S"}, {"sets": ["3L: mago_iluminado / aprendiz_de_avatar"]})
    t.do("play adoecer").all_pass()
    t.to("maintenance")

    assert t.sets(1) == ["3L: mago_iluminado"]
    assert t.pile("free", 1) == []


@pytest.mark.rule("C-SET-12", "C-SET-13")
def test_equipment_without_warriors_stays_until_it_is_sacrificed() -> None:
    t = Scene({"sets": ["3L: mago_iluminado / aprendiz_de_avatar + escudo_protetor"], "hand": "praga"}, cards=CARDS)
    t.do("play praga").all_pass()
    assert t.question == "priority"  # no question: it stays by default
    assert t.sets()[0] == "3L: escudo_protetor"

    t.to("maintenance").to("sacrifice")
    assert t.sets() == ["3L: escudo_protetor"]
    assert t.pile("free") == []
    t.pass_()
    assert t.asked == 0
    t.do("sacrifice escudo_protetor")
    assert t.sets() == ["3L:"]
    t.to("maintenance")
    assert t.sets() == []
    assert len(t.pile("free")) == 3


@pytest.mark.rule("C-SET-14", "C-SET-15")
def test_a_set_of_equipment_pays_for_warriors_only_with_its_sources() -> None:
    t = Scene(
        {
            "hand": "lanceira colosso escudo_protetor lupa_de_prisma clarao_subito",
            "free": "1L",
            "sets": ["3L: + escudo_protetor"],
        },
        {"sets": ["1L: zero"]},
        cards=CARDS,
    )
    t.do("play escudo_protetor", "pay_auto").all_pass()
    assert t.sets() == ["3L: escudo_protetor + escudo_protetor"]
    t.do("play colosso")  # only into the set, with one more source; a new set would need four
    assert t.pile("free") == []
    t.all_pass()
    assert t.sets() == ["4L: colosso + escudo_protetor + escudo_protetor"]
    assert t.stats("colosso") == (3, 8, 2)
    assert not t.can("play lanceira")  # one warrior per turn


@pytest.mark.rule("C-SET-14", "C-SET-15")
def test_a_warrior_that_the_sources_cover_joins_free_but_an_amulet_cannot_join() -> None:
    t = Scene({"hand": "lanceira clarao_subito lupa_de_prisma", "sets": ["3L: + escudo_protetor"]}, cards=CARDS)
    assert t.options == ["play lanceira", "pass"]  # the sources of the set can't pay for anything else
    t.do("play lanceira").all_pass()

    assert t.sets() == ["3L: lanceira + escudo_protetor"]


@pytest.mark.rule("C-SET-15")
def test_a_set_of_equipment_takes_one_warrior_per_turn() -> None:
    t = Scene({"hand": "lanceira lanceira praga", "sets": ["3L: escudo_protetor"], "mons": "9L"}, cards=CARDS)
    t.do("play lanceira").all_pass()
    t.do("play praga").all_pass()
    assert t.sets()[0] == "3L: escudo_protetor"
    assert not t.can("play lanceira")
    t.to("maintenance").to("main").pass_()
    assert t.can("play lanceira")


@pytest.mark.rule("C-SET-17")
def test_a_waiting_card_enters_a_vacated_set_and_binds_its_sources_again() -> None:
    t = Scene(
        {"hand": "escudo_protetor", "free": "1S", "sets": ["2L: mago_iluminado"]},
        {"hand": "adoecer", "free": "1S"},
    )
    t.do("play escudo_protetor", "pay_manually", "pay_shadow").pass_()
    t.do("play adoecer").all_pass()
    assert t.sets() == ["2L:"]
    t.all_pass()

    assert t.sets() == ["2L 1S: escudo_protetor"]
    t.to("maintenance")
    assert t.sets() == ["2L 1S: escudo_protetor"]
    assert t.pile("free") == []


@pytest.mark.rule("C-SET-18")
def test_no_new_card_can_be_announced_for_a_vacated_set() -> None:
    t = Scene(
        {"hand": "praga aprendiz_de_avatar fita escudo_protetor zero", "sets": ["3L: mago_iluminado"]}, cards=CARDS
    )
    assert t.can("play aprendiz_de_avatar")
    assert t.can("play fita")
    t.do("play praga").all_pass()

    assert t.sets()[0] == "3L:"
    assert t.options == ["play zero", "pass"]
    t.do("play zero").all_pass()  # without being asked for a set
    assert t.sets()[-1] == ": zero"


@pytest.mark.rule("C-SET-19")
def test_equipment_without_a_remaining_set_goes_to_its_owners_mortis() -> None:
    t = Scene({"hand": "escudo_protetor", "free": "1L", "sets": [": zero"]}, {"hand": "praga"}, cards=CARDS)
    t.do("play escudo_protetor").pass_()
    t.do("play praga").all_pass()
    assert t.sets() == []
    t.all_pass()

    assert t.pile("mortis") == ["zero", "escudo_protetor"]
    assert t.pile("spent") == ["fonte_de_luz"]
    assert t.pile("free") == []
    t.to("maintenance")
    assert t.pile("free") == ["fonte_de_luz"]


@pytest.mark.rule("C-SET-19")
def test_a_warrior_without_a_remaining_set_founds_one_with_its_sources() -> None:
    t = Scene({"hand": "mago_iluminado", "free": "2L", "sets": [": zero"]}, {"hand": "praga"}, cards=CARDS)
    t.do("play mago_iluminado", "add_to_set zero", "pay_auto").pass_()
    t.do("play praga").all_pass()
    t.all_pass()

    assert t.sets() == ["1L: mago_iluminado"]
    assert t.pile("mortis") == ["zero"]
    assert t.pile("free") == ["fonte_de_luz"]


@pytest.mark.rule("C-SET-20")
def test_losing_sources_or_warriors_later_removes_no_card() -> None:
    t = Scene({"sets": ["2L: mago_iluminado / colosso + espada_ofuscante"]}, cards=CARDS).to("sacrifice")
    t.do("sacrifice fonte_de_luz", "sacrifice fonte_de_luz", "sacrifice mago_iluminado")

    assert t.sets() == [": colosso + espada_ofuscante"]
    t.to("maintenance").to("main")
    assert t.sets() == [": colosso + espada_ofuscante"]


@pytest.mark.rule("C-SET-21")
def test_an_amulet_and_its_sources_are_a_set_until_the_end_of_the_turn() -> None:
    t = Scene({"hand": "clarao_subito", "free": "1L", "sets": ["1L: mago_iluminado"]})
    t.do("play clarao_subito").all_pass().to("sacrifice")
    assert t.sets() == ["1L: mago_iluminado", "1L: clarao_subito"]

    t.to("maintenance")
    assert t.sets() == ["1L: mago_iluminado"]
    assert t.pile("mortis") == ["clarao_subito"]


@pytest.mark.rule("C-SET-22")
def test_a_set_can_contain_cards_and_sources_of_all_factions() -> None:
    t = Scene(
        {"hand": "saltador_noturno gancho_de_cinzas mercenario_errante", "free": "2S", "sets": ["2L: mago_iluminado"]}
    )
    t.do("play saltador_noturno", "add_to_set mago_iluminado").all_pass()
    t.do("play gancho_de_cinzas").all_pass()
    t.to("maintenance").to("main").pass_()
    t.do("play mercenario_errante").all_pass()

    assert t.sets() == ["2L 2S: mago_iluminado / saltador_noturno / mercenario_errante + gancho_de_cinzas"]
