"""Targets: what counts as one, legal choices, and what happens before resolution (C-TARGET)."""

from __future__ import annotations

import pytest

from kit.cards import amulet, equipment, relic, warrior
from kit.conflictus import ATTACK, Scene
from vigil.games.conflictus.rules import engine

CARDS = (
    warrior("Vulto", "1/1/2", "surprise", faction="light"),
    warrior("Colosso", "2/4/1", faction="light", cost=3),
    amulet("Aviso", "spell(Draw(1))"),
    amulet("Seca", 'spell(Do("destroy", Target()), a_card(which(source)))'),
    amulet("Ferrugem", 'spell(Do("destroy", Target()), a_card(which(relic, opponents)))'),
    amulet("Eclipse", 'spell(Do("destroy", Target()), a_card(which(warrior, faction=light)))'),
    amulet("Peso", 'spell(seq(Do("destroy", Target()), Draw(1)), a_card(which(warrior, max_mill=2)))'),
    amulet("Par", "spell(seq(Damage(1, Target()), Draw(1)), a_card(which(warrior), 2))"),
    amulet("Dois", "spell(seq(Damage(1, Target(0)), Modify(Target(1), 1, 0, 0)), a_card(which(warrior)),"
           " a_card(which(warrior)))"),
    amulet("Talvez", 'spell(seq(Do("destroy", Target()), Draw(1)), a_card(which(relic), 2, True))'),
    amulet("Todos", "spell(Damage(1, All(table, which(warrior))))"),
    amulet("Cada", 'spell(each_player(Do("sacrifice", Pick([table], which(warrior)))))'),
    amulet("Volta", 'spell(from_mortis())'),
    amulet("Anula", 'spell(Do("cancel", Target()), an_item(fixed))'),
    equipment("Livre", "stat_bonus(1, 1, 1)"),
    relic("Moeda", abilities=["Activated(Draw(1))"]),
    amulet("Véu", "spell(Grant(Target(), untouchable), a_card(which(warrior)))"),
    amulet("Recolher", 'spell(Do("return", Target()), a_card(which(warrior)))'),
    amulet("Duplo", "spell(Mill(1, target), TargetSpec(player, which(), 2))"),
    amulet("Silêncio", 'spell(Do("cancel", Target()), TargetSpec(item, which(amulet), 2))'),
    relic("Forca", abilities=["Activated(Draw(1), Cost(sacrifice=which(warrior)), [a_card(which(warrior))])"]),
    relic("Pedra", rules=["Trigger(plays, Damage(1, Target()), which(amulet), targets=[a_card(which(warrior))])"]),
)  # fmt: skip


@pytest.mark.rule("C-TARGET-01")
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("adoecer", ["target mago_iluminado", "target brigao_do_fosso"]),
        ("desabamento", ["target_player 1", "target_player 2"]),
        ("seca", ["target fonte_de_luz"] * 6 + ["target fonte_de_sombra"] * 3),
        ("palavra_cortada", ["target_item aviso", "target_item volta"]),
    ],
)
def test_warriors_players_sources_and_items_are_targeted_when_announcing(card: str, options: list[str]) -> None:
    t = Scene(
        {
            "hand": f"aviso volta {card}",
            "free": "1S 2L",
            "mortis": "2L",
            "sets": ["1L: mago_iluminado", "1L: lupa_de_prisma"],
        },
        {"sets": ["1S: brigao_do_fosso + gancho_de_cinzas", "1S: faca_da_revelacao"], "spent": "1L", "free": "1L"},
        cards=CARDS,
    )
    t.do("play aviso", "play volta", f"play {card}")

    assert t.question == "target"
    assert sorted(t.options) == sorted(options)


@pytest.mark.rule("C-TARGET-01")
def test_equipment_and_relics_can_be_targets_of_a_chosen_option() -> None:
    t = Scene(
        {
            "hand": "tempestade_desvinculante",
            "free": "3L",
            "sets": ["1L: lupa_de_prisma", "2L: fhaonna + escudo_protetor"],
        },
        {"sets": ["1S: brigao_do_fosso + gancho_de_cinzas", "1S: faca_da_revelacao"]},
    )
    t.do("play tempestade_desvinculante")
    assert t.options == ["choose 1", "choose 2"]  # no ability waits to be canceled
    t.do("choose 2")
    assert t.options == ["target lupa_de_prisma", "target faca_da_revelacao"]


@pytest.mark.rule("C-TARGET-01")
def test_a_targeted_source_is_affected_wherever_it_is() -> None:
    t = Scene({"hand": "seca"}, {"free": "1S"}, cards=CARDS)
    t.do("play seca").all_pass()
    assert t.pile("free", 1) == []
    assert t.pile("mortis", 1) == ["fonte_de_sombra"]


@pytest.mark.rule("C-TARGET-01")
@pytest.mark.parametrize("card", ["todos", "cada", "volta"])
def test_all_each_and_mortis_choices_do_not_target(card: str) -> None:
    t = Scene(
        {"hand": f"aviso {card} colosso", "mortis": "1L aviso", "sets": ["3L: peregrina_de_vidro", "2L: fhaonna"]},
        {"sets": ["4L: corretor_do_crepusculo"]},
        cards=CARDS,
    )
    t.do("play aviso", f"play {card}")
    assert t.transition == ["card aviso", f"card {card}"]  # nothing is asked while announcing
    assert t.s.transition[-1].targets == ()
    t.do("play colosso")
    if t.question == "set":
        t.do("add_to_set peregrina_de_vidro")
    assert t.transition[-1] == "card colosso"  # none of the warriors was targeted: piling is open


@pytest.mark.rule("C-TARGET-01")
def test_a_cost_does_not_target() -> None:
    t = Scene(
        {"sets": ["2L: mago_iluminado / corretor_do_crepusculo", ": forca", "1L: fhaonna"]},
        {"hand": "aviso"},
        cards=CARDS,
    )
    t.do("use forca", "target fhaonna")
    assert t.options == ["sacrifice mago_iluminado", "sacrifice corretor_do_crepusculo", "sacrifice fhaonna"]
    t.do("sacrifice mago_iluminado")  # a covered warrior may be sacrificed, though it couldn't be targeted

    assert [number for _, number, _ in t.s.transition[-1].targets] == [t.card("fhaonna")]


@pytest.mark.rule("C-TARGET-02")
def test_only_legal_targets_can_be_chosen() -> None:
    t = Scene(
        {"hand": "ferrugem eclipse peso", "sets": ["1L: lupa_de_prisma", "1L: mago_iluminado", "3L: avatar_gany"]},
        [
            {"sets": ["1L: lupa_de_prisma", "2L: calice_de_forca", "1S: brigao_do_fosso"]},
            {"sets": ["2S: faca_da_revelacao", "4L: corretor_do_crepusculo", "1L: vulto"]},
        ],
        cards=CARDS,
    )
    t.do("play ferrugem")
    assert t.options == ["target lupa_de_prisma", "target calice_de_forca", "target faca_da_revelacao"]
    assert t.s.options[0][1] == t.card("lupa_de_prisma", 1)
    t.do("target faca_da_revelacao", "play eclipse")
    assert t.options == ["target mago_iluminado", "target avatar_gany", "target vulto"]
    t.do("target vulto", "play peso")  # current mill: the chalice adds 1 to each
    assert t.transition == ["card ferrugem", "card eclipse", "card peso"]
    assert t.s.transition[-1].targets[0][1] == t.card("brigao_do_fosso")


@pytest.mark.rule("C-TARGET-02")
def test_items_are_distinguished_by_class() -> None:
    t = Scene(
        {"hand": "anula vulto lupa_de_prisma livre aviso", "free": "1L", "sets": ["1L: mago_iluminado", ": moeda"]},
        cards=CARDS,
    )
    t.do(
        "play vulto",
        "add_to_set new",
        "pay_auto",
        "play lupa_de_prisma",
        "play livre",
        "play aviso",
        "use moeda",
        "play anula",
    )

    assert t.options == ["target_item vulto", "target_item lupa_de_prisma", "target_item livre"]


@pytest.mark.rule("C-TARGET-03")
def test_a_card_without_enough_targets_cannot_be_played_or_used() -> None:
    t = Scene(
        {
            "hand": "adoecer par ferrugem palavra_cortada tempestade_desvinculante eclipse",
            "free": "5L 5S",
            "sets": ["1L: lupa_de_prisma"],
        },
        cards=CARDS,
    )
    assert t.options == ["play tempestade_desvinculante", "pass"]
    assert t.why("play adoecer") == "why-no-target"
    t = Scene({"hand": "par adoecer", "free": "1S", "sets": ["2L: mago_iluminado / fhaonna"]}, cards=CARDS)
    assert t.options == ["play adoecer", "pass"]  # two different warriors are required, but only one is active
    t = Scene({"hand": "par", "sets": ["2L: fhaonna", "1L: mago_iluminado"]}, cards=CARDS)
    assert t.can("play par")


@pytest.mark.rule("C-TARGET-04")
def test_a_target_cannot_be_changed() -> None:
    t = Scene(
        {"hand": "adoecer", "free": "1S", "sets": ["1L: mago_iluminado"]},
        {"hand": "vulto", "sets": ["2L: aprendiz_de_avatar", "2L: fhaonna"]},
        cards=CARDS,
    )
    t.do("play adoecer", "target aprendiz_de_avatar").pass_()
    t.do("play vulto", "add_to_set new").all_pass().all_pass()

    assert t.question == "priority"  # no player was asked again
    assert t.pile("mortis", 1) == ["aprendiz_de_avatar"]
    assert t.pile("mortis", 0) == []


@pytest.mark.rule("C-TARGET-05")
def test_one_clause_needs_different_targets_but_two_clauses_can_share_one() -> None:
    there = ["1L: mago_iluminado", "2L: fhaonna", "3L: colosso"]
    t = Scene({"hand": "par dois", "sets": there}, cards=CARDS)
    t.do("play par", "target colosso")
    assert t.options == ["target mago_iluminado", "target fhaonna"]
    t.do("target fhaonna").all_pass()
    assert t.stats("colosso") == (2, 3, 1)
    assert t.pile("mortis") == ["fhaonna"]

    t.do("play dois", "target colosso")
    assert t.options == ["target mago_iluminado", "target colosso"]
    t.do("target colosso").all_pass()
    assert t.stats("colosso") == (3, 2, 1)


@pytest.mark.rule("C-TARGET-05")
def test_one_clause_can_target_several_players_or_items() -> None:
    t = Scene({"hand": "duplo", "mons": "5L"}, [{"mons": "5L"}, {"mons": "5L"}], cards=CARDS)
    t.do("play duplo", "target_player 3")
    assert t.options == ["target_player 1", "target_player 2"]
    t.do("target_player 2").all_pass()
    assert [len(t.pile("mons", seat)) for seat in range(3)] == [5, 4, 4]

    t = Scene({"hand": "silencio aviso volta", "mortis": "1L"}, cards=CARDS)
    t.do("play aviso", "play volta", "play silencio", "target_item aviso").all_pass()
    assert t.transition == []
    assert sorted(t.pile("mortis")) == ["aviso", "fonte_de_luz", "volta"]


@pytest.mark.rule("C-TARGET-06")
def test_an_inactive_warrior_cannot_be_targeted() -> None:
    t = Scene(
        {"hand": "recolher", "sets": ["2L: mago_iluminado / fhaonna"]},
        {"sets": ["2L: peregrina_de_vidro / aprendiz_de_avatar"]},
        cards=CARDS,
    )
    t.do("play recolher")  # its text says no more than "a warrior"

    assert t.options == ["target fhaonna", "target aprendiz_de_avatar"]


@pytest.mark.rule("C-TARGET-07", "C-TARGET-09")
def test_a_target_that_became_illegal_is_not_affected() -> None:
    t = Scene(
        {"hand": "peso"},
        {"hand": "gancho_de_cinzas", "sets": ["1S: mago_iluminado"]},
        cards=CARDS,
    )
    t.do("play peso").pass_()
    t.do("play gancho_de_cinzas").all_pass()  # mill 3 now
    t.all_pass()

    assert t.sets(1) == ["1S: mago_iluminado + gancho_de_cinzas"]
    assert t.pile("mortis") == ["peso"]
    assert t.pile("hand") == []


@pytest.mark.rule("C-TARGET-07")
def test_an_attacker_that_left_combat_is_not_an_attacking_warrior() -> None:
    chain = "+ corrente_de_comando"
    t = Scene(
        {"sets": ["1L: mago_iluminado"]},
        {"sets": [f"2L: fhaonna {chain}", f"2L: peregrina_de_vidro {chain}"]},
        phase=ATTACK,
        begin=True,
    )
    t.do("attack mago_iluminado").pass_()
    t.do("use corrente_de_comando", "use corrente_de_comando")
    assert t.transition == ["activated corrente_de_comando"] * 2
    t.all_pass()
    assert t.s.attacks == []
    assert t.news("withdrawn") == [("withdrawn", 0)]
    t.all_pass()
    assert t.news("cancelled") == [("cancelled", 1)]
    assert t.news("withdrawn") == []


@pytest.mark.rule("C-TARGET-08")
def test_only_the_legal_target_is_affected() -> None:
    t = Scene(
        {"hand": "par", "mons": "5L", "sets": ["3L: colosso"]},
        {"hand": "recolher vulto", "sets": ["1L: vulto"]},
        cards=CARDS,
    )
    t.do("play par", "target vulto").pass_().do("play recolher", "target vulto").all_pass()
    assert t.pile("hand", 1) == ["vulto", "vulto"]
    t.all_pass()

    assert t.stats("colosso") == (2, 3, 1)
    assert len(t.pile("hand")) == 1
    assert t.sets()[-1] == ": par"  # resolved, not canceled


@pytest.mark.rule("C-TARGET-09", "C-TARGET-10")
def test_an_item_without_legal_targets_is_canceled() -> None:
    t = Scene(
        {"hand": "adoecer par", "free": "2S", "mons": "5L", "sets": ["3L: colosso"]},
        {"hand": "recolher recolher", "sets": ["1L: vulto"]},
        cards=CARDS,
    )
    t.do("play par", "target vulto", "play adoecer", "target vulto").pass_()
    t.do("play recolher", "target vulto", "play recolher", "target colosso").all_pass().all_pass()
    assert t.pile("hand", 1) == ["vulto"]
    t.all_pass()
    assert t.pile("mortis") == ["adoecer"]  # at once
    assert t.pile("spent") == ["fonte_de_sombra"]
    assert t.sets() == ["3L:"]
    t.all_pass()
    assert t.pile("mortis") == ["adoecer", "par"]
    assert t.pile("hand") == ["colosso"]  # no card was drawn
    assert len(t.pile("mons")) == 5
    t.to("maintenance")
    assert len(t.pile("free")) == 2 + 3
    assert t.pile("spent") == []


@pytest.mark.rule("C-TARGET-07", "C-TARGET-09")
def test_players_and_items_that_left_are_no_longer_targets() -> None:
    t = Scene({"hand": "desabamento", "free": "1S"}, [{}, {}])
    t.do("play desabamento", "target_player 3")
    engine.concede(t.s, 2)
    t.all_pass()
    assert t.question == "priority"  # no number is asked for
    assert t.pile("mortis") == ["desabamento"]

    t = Scene({"hand": "aviso palavra_cortada palavra_cortada", "free": "4L"}, cards=CARDS)
    t.do("play aviso", "play palavra_cortada", "play palavra_cortada", "target_item aviso").all_pass()
    assert t.pile("mortis") == ["aviso"]
    t.all_pass()
    assert t.pile("mortis") == ["aviso", "palavra_cortada"]
    assert t.sets() == ["2L: palavra_cortada"]  # the one that still had its target


@pytest.mark.rule("C-TARGET-07")
def test_a_target_that_became_untouchable_is_not_affected() -> None:
    t = Scene(
        {"hand": "adoecer", "free": "1S"}, {"hand": "veu", "sets": ["1L: mago_iluminado"]}, cards=CARDS
    )  # fmt: skip
    t.do("play adoecer").pass_().do("play veu").all_pass().all_pass()

    assert t.sets(1)[0] == "1L: mago_iluminado"
    assert t.pile("mortis") == ["adoecer"]


@pytest.mark.rule("C-TARGET-10")
def test_a_captive_canceled_without_targets_goes_to_its_owner() -> None:
    t = Scene(
        {"captive": "adoecer", "free": "1S"},
        {"hand": "recolher", "sets": ["1L: vulto"]},
        style="rapidinha",
        cards=CARDS,
    )
    t.do("play adoecer").pass_().do("play recolher").all_pass().all_pass()

    assert t.pile("mortis", 0) == []
    assert t.pile("mortis", 1) == ["adoecer"]
    assert t.pile("spent", 0) == ["fonte_de_sombra"]


@pytest.mark.rule("C-TARGET-11")
def test_a_trigger_without_targets_does_nothing() -> None:
    t = Scene(
        {"hand": "assassina_do_espelho aviso", "free": "3S", "sets": [": pedra"]},
        {"sets": ["5L: corretor_do_crepusculo"]},
        cards=CARDS,
    )
    t.do("play aviso")
    assert t.transition == ["card aviso"]
    t.all_pass()
    t.do("play assassina_do_espelho").all_pass()

    assert t.transition == []  # alone except for an Untouchable one
    assert t.question == "priority"


@pytest.mark.rule("C-TARGET-12")
def test_the_target_of_a_trigger_is_chosen_when_it_is_put_on_the_transition() -> None:
    t = Scene(
        {"hand": "assassina_do_espelho", "free": "3S"},
        {"hand": "vulto", "sets": ["1L: mago_iluminado", "2L: fhaonna"]},
        cards=CARDS,
    )
    t.do("play assassina_do_espelho")
    assert t.question == "priority"
    t.all_pass()
    assert t.question == "target"
    assert t.asked == 0
    t.do("target fhaonna").pass_()
    assert t.transition == ["triggered assassina_do_espelho"]
    t.do("play vulto", "add_to_set new").all_pass().all_pass()
    assert t.options == ["yes", "no"]  # no more target questions
    t.do("yes")
    assert t.pile("hand", 1) == ["fhaonna"]


@pytest.mark.rule("C-TARGET-13")
def test_a_target_that_left_and_returned_is_a_new_object() -> None:
    t = Scene(
        {"hand": "adoecer", "free": "1S"}, {"hand": "recolher", "sets": [": vulto", "1L: mago_iluminado"]}, cards=CARDS
    )
    t.do("play adoecer", "target vulto").pass_()
    t.do("play recolher", "target vulto").all_pass()
    t.pass_().do("play vulto", "add_to_set new").all_pass()
    assert t.on_table("vulto")
    t.all_pass()

    assert t.pile("mortis") == ["adoecer"]
    assert t.stats("vulto") == (1, 1, 2)


@pytest.mark.rule("C-TARGET-14")
def test_up_to_can_be_none_and_the_rest_resolves() -> None:
    t = Scene({"hand": "talvez", "mons": "5L"}, cards=CARDS)
    t.do("play talvez").all_pass()
    assert len(t.pile("hand")) == 1

    relics = ["1L: lupa_de_prisma", "2S: faca_da_revelacao", "2L: calice_de_forca"]
    for wanted in ([], ["target faca_da_revelacao"], ["target faca_da_revelacao", "target lupa_de_prisma"]):
        t = Scene({"hand": "talvez", "mons": "5L"}, {"sets": relics}, cards=CARDS)
        t.do("play talvez", *wanted, *(["done"] if len(wanted) < 2 else [])).all_pass()
        assert len(t.pile("hand")) == 1
        assert t.pile("mortis", 1) == [option.split()[1] for option in wanted]
