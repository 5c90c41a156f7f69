"""Long scenes on the transition: responses to responses, canceled cards, and targets that disappear."""

from __future__ import annotations

import pytest

from kit.conflictus import ATTACK, Scene
from kit.scripts import attack, ordered, play, use

MAGE = "2L: mago_iluminado"


# ------------------------------------------------------------ the rulebook's own


@pytest.mark.rule("C-STACK-01", "C-STACK-06", "C-EQUIP-10")
def test_a_shield_in_response_to_sickness_saves_the_warrior() -> None:
    """The shield resolves first, so the two damage meet a defense of three."""
    t = Scene({"hand": "escudo_protetor", "free": "1L", "sets": [MAGE]}, {"hand": "adoecer", "free": "1S"}, active=1)
    play(t, "adoecer", "target mago_iluminado")
    t.pass_()
    assert (t.asked == 0 and not t.can("play escudo_protetor")) or t.phase == "main"
    play(t, "escudo_protetor")
    assert t.transition == ["card adoecer", "card escudo_protetor"]
    t.all_pass()
    assert t.sets() == ["2L: mago_iluminado + escudo_protetor"] and t.stats("mago_iluminado") == (0, 3, 2)
    t.all_pass()
    assert t.stats("mago_iluminado") == (0, 1, 2) and t.transition == []
    assert t.pile("mortis", 0) == []


@pytest.mark.rule("C-STACK-06", "C-SET-17")
def test_sickness_in_response_to_a_shield_leaves_the_shield_alone() -> None:
    """In the other order, the shield binds the sources of the vacated set again."""
    t = Scene(
        {"hand": "escudo_protetor", "free": "1L", "sets": ["1L: mago_iluminado"]}, {"hand": "adoecer", "free": "1S"}
    )
    play(t, "escudo_protetor")
    t.pass_()
    play(t, "adoecer", "target mago_iluminado")
    assert t.transition == ["card escudo_protetor", "card adoecer"]
    t.all_pass()
    assert t.pile("mortis") == ["mago_iluminado"]
    t.all_pass()
    assert t.sets() == ["1L: escudo_protetor"] and t.pile("spent") == []
    t.to("maintenance")
    assert t.sets() == ["1L: escudo_protetor"], "its sources are bound, nothing is freed"


@pytest.mark.rule("C-PILE-03", "C-PILE-04", "C-EDGE-01")
def test_the_apprentice_on_the_mage_needs_no_more_sources() -> None:
    """One source and a mage of cost one are worth two. With the apprentice, the set is worth four."""
    t = Scene({"hand": "aprendiz_de_avatar serafim_da_torre", "sets": ["1L: mago_iluminado"], "mons": "6L"}, {})
    play(t, "aprendiz_de_avatar")
    t.all_pass()
    assert t.sets() == ["1L: mago_iluminado / aprendiz_de_avatar"]
    assert t.can("play serafim_da_torre"), "Accumulate lets a third follow in the same turn"
    play(t, "serafim_da_torre")
    t.all_pass()
    assert t.sets() == ["1L: mago_iluminado / aprendiz_de_avatar / serafim_da_torre"]


@pytest.mark.rule("C-PILE-16", "C-EDGE-09")
def test_a_warrior_being_covered_cannot_be_targeted() -> None:
    t = Scene(
        {"hand": "aprendiz_de_avatar", "sets": ["1L: mago_iluminado", "1L: fhaonna"]}, {"hand": "adoecer", "free": "1S"}
    )
    play(t, "aprendiz_de_avatar", "add_to_set mago_iluminado")
    t.pass_()
    play(t, "adoecer")
    assert t.s.transition[-1].targets[0][1] == t.card("fhaonna"), "the other warrior is the only one left to target"


@pytest.mark.rule("C-PILE-18")
def test_no_warrior_can_be_piled_on_a_targeted_set_while_the_sickness_waits() -> None:
    t = Scene(
        {"hand": "aprendiz_de_avatar", "free": "2L", "sets": ["2L: fhaonna"]},
        {"hand": "adoecer", "free": "1S"},
        active=1,
    )
    play(t, "adoecer", "target fhaonna")
    t.pass_()
    t.do("play aprendiz_de_avatar")
    assert "add_to_set fhaonna" not in t.options


# ------------------------------------------------------------------- cancel wars


@pytest.mark.rule("C-CANCEL-01", "C-CANCEL-02")
def test_a_canceled_amulet_does_nothing_and_its_sources_are_spent() -> None:
    t = Scene({"hand": "desabamento", "free": "1S"}, {"hand": "palavra_cortada", "free": "2L"})
    play(t, "desabamento", "target_player 2")
    t.pass_()
    play(t, "palavra_cortada")
    t.all_pass()
    assert t.transition == [] and t.pile("mortis") == ["desabamento"]
    assert len(t.pile("mons", 1)) == 10 and t.pile("spent") == ["fonte_de_sombra"]


@pytest.mark.rule("C-CANCEL-01", "C-STACK-06")
def test_canceling_a_canceling_amulet_lets_the_first_card_resolve() -> None:
    t = Scene({"hand": "desabamento palavra_cortada", "free": "1S 2L"}, {"hand": "palavra_cortada", "free": "2L"})
    play(t, "desabamento", "target_player 2")
    t.pass_()
    play(t, "palavra_cortada")
    t.pass_()
    play(t, "palavra_cortada", "target_item palavra_cortada")
    assert t.transition == ["card desabamento", "card palavra_cortada", "card palavra_cortada"]
    t.all_pass()
    assert t.transition == ["card desabamento"] and t.pile("mortis", 1) == ["palavra_cortada"]
    t.all_pass()
    assert t.question == "number"
    t.do("number 3")
    assert len(t.pile("mons", 1)) == 7


@pytest.mark.rule("C-TARGET-09")
def test_the_second_of_two_canceling_amulets_has_no_target() -> None:
    t = Scene({"hand": "desabamento", "free": "1S"}, {"hand": "palavra_cortada negacao_absoluta", "free": "6L"})
    play(t, "desabamento", "target_player 2")
    t.pass_()
    play(t, "palavra_cortada")
    play(t, "negacao_absoluta", "target_item desabamento")
    t.all_pass()
    assert t.transition == ["card palavra_cortada"]
    t.all_pass()
    assert t.transition == [] and "palavra_cortada" in t.pile("mortis", 1)
    assert ("cancelled", 1) in t.news()


@pytest.mark.rule("C-CANCEL-05")
def test_an_objection_cancels_a_triggered_ability_but_not_its_card() -> None:
    t = Scene(
        {"hand": "avatar_gany", "free": "5L", "mortis": "adoecer fhaonna pedrisco"},
        {"hand": "objecao_solene", "free": "1L"},
    )
    play(t, "avatar_gany")
    t.all_pass()
    assert t.transition == ["triggered avatar_gany"]
    t.pass_()
    play(t, "objecao_solene")
    t.all_pass()
    assert t.transition == [] and t.on_table("avatar_gany")
    assert t.pile("mortis") == ["adoecer", "fhaonna", "pedrisco"]


def test_a_shut_door_cancels_a_warrior_before_it_enters_and_triggers() -> None:
    t = Scene({"hand": "mae_das_sombras", "free": "3S"}, {"hand": "porta_fechada", "free": "2L"})
    play(t, "mae_das_sombras")
    t.pass_()
    play(t, "porta_fechada")
    t.all_pass()
    assert t.sets() == [] and t.pile("mortis") == ["mae_das_sombras"] and t.transition == []


def test_the_shut_door_cannot_cancel_an_amulet() -> None:
    t = Scene({"hand": "desabamento", "free": "1S"}, {"hand": "porta_fechada", "free": "2L"})
    play(t, "desabamento", "target_player 2")
    t.pass_()
    assert not t.can("play porta_fechada") and t.why("play porta_fechada") == "why-no-target"


@pytest.mark.rule("C-KEY-RECUPERA-05", "C-KEY-RECUPERA-06")
def test_a_canceled_recover_card_is_still_removed() -> None:
    t = Scene(
        {"hand": "memoria_guardada", "free": "1L", "mortis": "adoecer"}, {"hand": "palavra_cortada", "free": "2L"}
    )
    play(t, "memoria_guardada")
    t.pass_()
    play(t, "palavra_cortada")
    t.all_pass()
    assert "memoria_guardada" in t.pile("mortis")
    t.to("maintenance")
    assert t.pile("exterminatus") == ["memoria_guardada"] and t.pile("mortis") == ["adoecer"]


@pytest.mark.rule("C-KEY-REDUCAO-01", "C-CANCEL-02")
def test_cards_milled_for_reduction_stay_milled_when_the_card_is_canceled() -> None:
    t = Scene({"hand": "diluvio_nas_encostas", "free": "1S"}, {"hand": "palavra_cortada", "free": "2L"})
    play(t, "diluvio_nas_encostas", "target_player 2", "reduce 1")
    assert len(t.pile("mons")) == 9
    t.pass_()
    play(t, "palavra_cortada")
    t.all_pass()
    assert len(t.pile("mons")) == 9 and len(t.pile("mons", 1)) == 10
    assert "diluvio_nas_encostas" in t.pile("mortis")


def test_a_storm_can_respond_to_an_ability_whose_cost_is_paid() -> None:
    """The chain was sacrificed as a cost. Canceling the ability doesn't bring it back."""
    t = Scene(
        {"hand": "tempestade_desvinculante", "free": "3S", "sets": ["2S: saltador_noturno"]},
        {"sets": ["2L: fhaonna + corrente_de_comando"]},
        phase=ATTACK, begin=True,
    )  # fmt: skip
    attack(t, "saltador_noturno")
    t.pass_()
    use(t, "corrente_de_comando")
    assert t.pile("mortis", 1) == ["corrente_de_comando"]
    t.pass_()
    play(t, "tempestade_desvinculante")
    t.all_pass()
    assert t.s.attacks and t.transition == []


# --------------------------------------------------- targets that change meanwhile


@pytest.mark.rule("C-TARGET-09", "C-KEY-INATINGIVEL-03")
def test_a_mantle_equipped_in_response_leaves_the_execution_without_a_target() -> None:
    t = Scene(
        {"hand": "manto_do_santuario", "free": "2L", "sets": ["2L: fhaonna"]},
        {"hand": "execucao_sumaria", "free": "3S"},
    )
    t.pass_()
    play(t, "execucao_sumaria", "target fhaonna")
    t.pass_()
    play(t, "manto_do_santuario")
    t.all_pass()
    assert t.has("fhaonna", "untouchable")
    t.all_pass()
    assert t.on_table("fhaonna") and "execucao_sumaria" in t.pile("mortis", 1)


@pytest.mark.rule("C-KEY-INATINGIVEL-04")
def test_the_herald_protects_itself_from_the_fever() -> None:
    t = Scene({"free": "1L", "sets": ["2L: arauto_do_zenite"]}, {"hand": "febre_negra", "free": "2S"}, active=1)
    before = t.stats("arauto_do_zenite")
    play(t, "febre_negra", "target arauto_do_zenite")
    t.pass_()
    use(t, "arauto_do_zenite")
    t.all_pass().all_pass()
    assert t.stats("arauto_do_zenite") == before and t.pile("mortis", 1) == ["febre_negra"]


def test_rust_destroys_the_mantle_before_the_execution_resolves() -> None:
    t = Scene(
        {"hand": "ferrugem_faminta execucao_sumaria", "free": "4S"}, {"sets": ["2L: fhaonna + manto_do_santuario"]}
    )
    assert not t.can("play execucao_sumaria")
    play(t, "ferrugem_faminta")
    t.all_pass()
    assert t.pile("mortis", 1) == ["manto_do_santuario"]
    play(t, "execucao_sumaria")
    t.all_pass()
    assert t.pile("mortis", 1) == ["manto_do_santuario", "fhaonna"]


def test_sacrificing_the_target_counters_the_wither_and_triggers_the_book() -> None:
    """In response, the warrior is sacrificed to the ledger: the amulet does nothing, the ledger mills."""
    t = Scene(
        {"free": "1S", "sets": ["1S: saltador_noturno", "1S: gralha_do_abismo", "3S: livro_das_dividas"]},
        {"hand": "murchar", "free": "1S"}, active=1,
    )  # fmt: skip
    play(t, "murchar", "target saltador_noturno")
    t.pass_()
    use(t, "livro_das_dividas", "target gralha_do_abismo", "sacrifice saltador_noturno")
    assert t.pile("mortis") == ["saltador_noturno"]
    assert t.transition == ["card murchar", "activated livro_das_dividas", "triggered livro_das_dividas"]
    t.all_pass()
    assert len(t.pile("mons", 1)) == 8
    t.all_pass()
    assert "gralha_do_abismo" in t.pile("mortis")
    t.all_pass()
    assert t.transition == [] and t.pile("mortis", 1)[-1] == "murchar"


def test_a_gleam_in_response_to_sickness_applies_before_the_damage() -> None:
    t = Scene(
        {"hand": "clarao_subito", "free": "1L", "sets": ["2L: fhaonna"]}, {"hand": "adoecer", "free": "1S"}, active=1
    )
    attack, defense, mill = t.stats("fhaonna")
    play(t, "adoecer", "target fhaonna")
    t.pass_()
    play(t, "clarao_subito")
    t.all_pass()
    assert t.stats("fhaonna") == (attack + 1, defense + 2, mill)
    t.all_pass()
    assert t.stats("fhaonna") == (attack + 1, defense, mill)
    t.to("maintenance")
    assert t.stats("fhaonna") == (attack, defense, mill), "damage and gleam end together (C-END-06)"


@pytest.mark.rule("C-STACK-10", "C-STACK-13")
def test_two_amulets_of_one_player_resolve_in_reverse_order() -> None:
    t = Scene({"hand": "saber_amargo pedrisco", "free": "1S", "mons": "5L adoecer fhaonna"}, {})
    play(t, "pedrisco", "target_player 1")
    play(t, "saber_amargo")
    assert t.transition == ["card pedrisco", "card saber_amargo"]
    t.all_pass()
    assert t.pile("hand") == ["fhaonna", "adoecer"] and t.pile("mortis") == ["fonte_de_luz"] * 2
    t.all_pass().do("number 1")
    assert len(t.pile("mons")) == 2


def test_everyone_draws_but_the_clepsydra_triggers_only_for_opponents() -> None:
    t = Scene({"hand": "noticias_de_longe", "mons": "6L"}, {"sets": ["4L: clepsidra_do_santuario"], "mons": "6S"})
    play(t, "noticias_de_longe")
    t.all_pass()
    assert (len(t.pile("hand")), len(t.pile("hand", 1))) == (1, 1)
    assert t.transition == ["triggered clepsidra_do_santuario"], "seat 1's trigger sees seat 0 draw, not its own player"
    t.all_pass()
    assert (len(t.pile("mons")), len(t.pile("mons", 1))) == (3, 5)


def test_the_council_discards_into_the_furnace() -> None:
    """Every player discards their hand. Seat 0's furnace triggers for each opposing card, and twice for warriors."""
    t = Scene(
        {"hand": "concilio_dos_manipuladores", "free": "4S", "sets": ["3S: forno_dos_suspiros"], "mons": "8L"},
        {"hand": "fhaonna adoecer", "mons": "12S"},
    )
    play(t, "concilio_dos_manipuladores")
    t.all_pass()
    assert len(t.pile("hand")) == 4 and len(t.pile("hand", 1)) == 4 and len(t.pile("mons", 1)) == 8
    ordered(t)
    assert t.transition == ["triggered forno_dos_suspiros"] * 2
    t.all_pass().all_pass()
    assert len(t.pile("mons", 1)) == 8 - 3


def test_the_phase_ends_only_when_everyone_passes_in_a_row() -> None:
    t = Scene({"hand": "pedrisco"}, {"hand": "pedrisco"})
    t.pass_()
    play(t, "pedrisco", "target_player 1")
    assert t.asked == 1 and t.phase == "main"
    t.pass_()
    play(t, "pedrisco", "target_player 2")
    t.all_pass().do("number 0").all_pass().do("number 0")
    assert t.phase == "main" and t.asked == 0 == t.s.active
    t.pass_(2)
    assert t.phase != "main"
