"""Long scenes with two or three cards: Reduction and piles, triggers and wipes, captives, counters, growing sources."""

from __future__ import annotations

import pytest

from kit.conflictus import ATTACK, MAINTENANCE, SACRIFICE, Scene
from kit.scripts import ordered, play, resolve, use

# ------------------------------------------------------------- reduction and piles


@pytest.mark.rule("C-KEY-REDUCAO-02", "C-PILE-08", "C-EDGE-05")
def test_a_reduced_duke_counts_little_in_a_pile() -> None:
    t = Scene({"hand": "duque_oco conde_de_duas_faces", "free": "2S"}, {})
    cost = t.s.tables.cost[t.card("duque_oco")]
    play(t, "duque_oco", "add_to_set new", f"reduce {cost - 2}")
    resolve(t)
    assert t.sets() == ["2S: duque_oco"] and t.counters("duque_oco", "reduction") == cost - 2
    assert len(t.pile("mons")) == 10 - (cost - 2)
    t.to("maintenance")
    assert not t.can("play conde_de_duas_faces"), "two sources and two of the cost make four, one short"


def test_a_duke_returns_from_the_mortis_without_counters() -> None:
    t = Scene({"hand": "pacto_de_ossos", "free": "3S", "mortis": "duque_oco", "mons": "12L"}, {})
    play(t, "pacto_de_ossos", "reduce 0")
    resolve(t)
    assert t.on_table("duque_oco") and t.counters("duque_oco", "reduction") == 0
    assert len(t.pile("mons")) == 12 - t.s.tables.cost[t.card("duque_oco")]


def test_the_landslide_can_be_paid_by_milling_its_player() -> None:
    t = Scene({"hand": "diluvio_nas_encostas"}, {})
    cost = t.s.tables.cost[t.card("diluvio_nas_encostas")]
    play(t, "diluvio_nas_encostas", "target_player 2", f"reduce {cost}")
    t.all_pass().do("number 5")
    assert len(t.pile("mons")) == 10 - cost and len(t.pile("mons", 1)) == 5


def test_the_throne_makes_a_shadow_pile_cheaper() -> None:
    t = Scene({"hand": "saltador_noturno", "free": "1S", "sets": ["4S: trono_sem_rei"]}, {})
    assert t.can("play saltador_noturno")
    play(t, "saltador_noturno", "add_to_set new")
    resolve(t)
    assert "1S: saltador_noturno" in t.sets()


# --------------------------------------------------------- equipment, sources, growth


@pytest.mark.rule("C-EQUIP-03", "C-EQUIP-06", "C-EQUIP-07")
def test_three_sources_carry_three_points_of_equipment() -> None:
    t = Scene({"hand": "escudo_protetor corrente_de_comando lanca_de_cristal", "sets": ["3L: mago_iluminado"]}, {})
    play(t, "escudo_protetor")
    resolve(t)
    play(t, "corrente_de_comando")
    resolve(t)
    assert t.sets() == ["3L: mago_iluminado + escudo_protetor + corrente_de_comando"]
    assert not t.can("play lanca_de_cristal") and t.why("play lanca_de_cristal") == "why-sources"
    assert t.stats("mago_iluminado") == (0, 3, 2) and t.has("mago_iluminado", "might")


def test_the_temple_armorer_makes_room_for_more_equipment() -> None:
    t = Scene({"hand": "corrente_de_comando", "sets": ["1L: mago_iluminado", "2L: armeira_do_templo"]}, {})
    play(t, "corrente_de_comando", "add_to_set mago_iluminado")
    resolve(t)
    assert "1L: mago_iluminado + corrente_de_comando" in t.sets()


@pytest.mark.rule("C-COST-06", "C-KEY-EVOLUIR-01", "C-KEY-EVOLUIR-03")
def test_surplus_sources_let_the_adept_evolve_at_once() -> None:
    t = Scene({"hand": "adepta_do_poco_solar", "free": "4L"}, {})
    attack_, defense, mill = t.s.tables.stats[t.card("adepta_do_poco_solar")]
    t.do("play adepta_do_poco_solar")
    if t.question == "set":
        t.do("add_to_set new")
    t.do("pay_manually")
    while t.question == "pay":
        t.do("pay_light")
    resolve(t)
    assert t.sets() == ["4L: adepta_do_poco_solar"]
    assert t.stats("adepta_do_poco_solar") == (attack_ + 2, defense + 2, mill + 2)


def test_an_evolved_adept_dies_when_her_sources_are_sacrificed() -> None:
    """A source is sacrificed at the end of the turn, after which the damage kills the adept."""
    t = Scene({"sets": ["2L: adepta_do_poco_solar"]}, {"hand": "adoecer", "free": "1S"}, phase=SACRIFICE, begin=True)
    assert t.stats("adepta_do_poco_solar")[1] == t.s.tables.stats[t.card("adepta_do_poco_solar")][1] + 1
    t.do("sacrifice fonte_de_luz")
    assert t.sets() == ["1L: adepta_do_poco_solar"]
    assert t.stats("adepta_do_poco_solar") == t.s.tables.stats[t.card("adepta_do_poco_solar")]


def test_a_covered_evolve_warrior_counts_sources_again_when_uncovered() -> None:
    t = Scene({"sets": ["4L: adepta_do_poco_solar / fhaonna"]}, {"hand": "execucao_sumaria", "free": "3S"}, active=1)
    play(t, "execucao_sumaria")
    resolve(t)
    assert t.sets() == ["4L: adepta_do_poco_solar"]
    assert t.stats("adepta_do_poco_solar")[0] == t.s.tables.stats[t.card("adepta_do_poco_solar")][0] + 2


def test_the_compass_works_only_with_sources_of_both_factions() -> None:
    one = Scene({"sets": ["2L: fhaonna + bussola_de_duas_agulhas"]}, {})
    both = Scene({"sets": ["1L 1S: fhaonna + bussola_de_duas_agulhas"]}, {})
    assert both.stats("fhaonna")[2] == one.stats("fhaonna")[2] + 1


def test_the_broker_and_the_compass_count_the_same_sources() -> None:
    t = Scene({"sets": ["2L 2S: corretor_do_crepusculo + bussola_de_duas_agulhas"]}, {})
    attack_, defense, mill = t.s.tables.stats[t.card("corretor_do_crepusculo")]
    assert t.stats("corretor_do_crepusculo") == (attack_ + 1, defense + 1, mill + 2)


def test_the_goblet_raises_all_mills_and_the_reach_of_intimidate() -> None:
    """Both mills rise by one, so a warrior that was too large for Intimidate stays too large."""
    t = Scene(
        {"hand": "assassina_do_espelho", "free": "3S", "sets": ["2S: calice_de_forca"]},
        {"sets": ["4L: serafim_da_torre"]},
    )
    play(t, "assassina_do_espelho")
    resolve(t)
    assert t.transition == [] and t.on_table("serafim_da_torre")
    assert t.stats("serafim_da_torre")[2] == t.s.tables.stats[t.card("serafim_da_torre")][2] + 1


def test_withering_makes_a_giant_small_enough_to_intimidate() -> None:
    t = Scene({"hand": "murchar assassina_do_espelho", "free": "4S"}, {"sets": ["4L: serafim_da_torre"]})
    play(t, "murchar", "target serafim_da_torre")
    resolve(t)
    play(t, "assassina_do_espelho")
    t.all_pass()
    if t.question == "target":
        t.do("target serafim_da_torre")
    t.all_pass().do("yes")
    assert t.pile("hand", 1) == ["serafim_da_torre"] and t.pile("spent", 1) == []
    assert t.s.seats[1].free == [] and t.s.sets[-1].controller == 0


# --------------------------------------------------------------- tolls and wipes


@pytest.mark.rule("C-GEN-10", "C-STACK-19")
def test_the_toll_triggers_for_every_warrior_the_eclipse_destroys() -> None:
    t = Scene(
        {
            "hand": "dobre_de_requiem eclipse_dos_estandartes",
            "free": "8S",
            "sets": ["2S: saltador_noturno"],
            "mons": "12L",
        },
        {"sets": ["2L: fhaonna", "1L: mago_iluminado"], "mons": "12S"},
    )
    mine = t.stats("saltador_noturno")[2]
    theirs = t.stats("fhaonna")[2] + t.stats("mago_iluminado")[2]
    play(t, "dobre_de_requiem", "choose 2")
    resolve(t)
    play(t, "eclipse_dos_estandartes")
    resolve(t)
    assert t.transition == [] and all(
        "fhaonna" not in group and "saltador" not in group for group in t.sets() + t.sets(1)
    )
    assert (len(t.pile("mons")), len(t.pile("mons", 1))) == (12 - mine, 12 - theirs)


def test_the_eclipse_does_not_destroy_covered_warriors() -> None:
    t = Scene(
        {"hand": "eclipse_dos_estandartes", "free": "5S"}, {"sets": ["2L: mago_iluminado / fhaonna + escudo_protetor"]}
    )
    play(t, "eclipse_dos_estandartes")
    resolve(t)
    assert t.sets(1) == ["2L: mago_iluminado + escudo_protetor"] and t.pile("mortis", 1) == ["fhaonna"]


def test_the_promise_returns_a_warrior_for_each_that_dies() -> None:
    t = Scene(
        {"hand": "promessa_de_retorno", "free": "1L", "sets": ["2L: fhaonna", "1L: mago_iluminado"]},
        {"hand": "eclipse_dos_estandartes", "free": "5S"},
    )
    play(t, "promessa_de_retorno")
    resolve(t)
    t.pass_()
    play(t, "eclipse_dos_estandartes")
    t.all_pass()
    ordered(t)
    assert t.transition == ["triggered promessa_de_retorno"] * 2
    t.all_pass()
    if t.question == "pick":
        t.do("return fhaonna")
    resolve(t)
    assert sorted(t.pile("hand")) == ["fhaonna", "mago_iluminado"]


def test_the_judge_makes_everyone_choose_and_the_leech_grows() -> None:
    t = Scene(
        {"hand": "juiza_do_conflito", "free": "5S", "sets": ["2S: sanguessuga_do_brejo", "1S: gralha_do_abismo"]},
        {"sets": ["2L: fhaonna"]},
    )
    play(t, "juiza_do_conflito", "add_to_set new")
    t.all_pass()
    t.all_pass()
    t.do("sacrifice gralha_do_abismo")
    resolve(t)
    assert t.pile("mortis") == ["gralha_do_abismo"] and t.pile("mortis", 1) == ["fhaonna"]
    assert t.counters("sanguessuga_do_brejo", "growth") == 1, "only its own player's sacrifices count"


def test_the_red_tithe_lets_each_opponent_choose_their_sacrifice() -> None:
    t = Scene(
        {"hand": "dizimo_vermelho", "free": "2S"},
        [{"sets": ["2L: fhaonna", "1L: mago_iluminado"]}, {"sets": ["1S: salteador_da_ponte"]}],
    )
    play(t, "dizimo_vermelho")
    t.all_pass()
    assert t.asked == 1 and t.question == "pick"
    t.do("sacrifice mago_iluminado")
    assert t.pile("mortis", 1) == ["mago_iluminado"] and t.pile("mortis", 2) == ["salteador_da_ponte"]


# ---------------------------------------------------------- the ledger and the bones


def test_the_ledger_triggers_on_immolate() -> None:
    t = Scene({"sets": ["1S: devoto_da_cova", "3S: livro_das_dividas"]}, {"mons": "10S"})
    use(t, "devoto_da_cova")
    t.all_pass().do("number 1")
    assert len(t.pile("mons", 1)) == 9
    for _ in range(40):
        if t.s.round != 3 or not t.on_table("devoto_da_cova"):
            break
        t.pass_() if t.question == "priority" else t.do("done")
    resolve(t)
    assert t.pile("mortis") == ["devoto_da_cova"] and len(t.pile("mons", 1)) == 7


def test_sacrificing_the_mothers_shadow_triggers_the_ledger() -> None:
    t = Scene(
        {"hand": "mae_das_sombras", "free": "4S", "sets": ["3S: livro_das_dividas"]},
        {"mons": "10S", "sets": ["2L: fhaonna"]},
    )
    play(t, "mae_das_sombras", "add_to_set new")
    resolve(t)
    assert any("sombra" in group and "mae" not in group for group in t.sets())
    use(t, "livro_das_dividas", "target fhaonna", "sacrifice sombra")
    resolve(t)
    assert "fhaonna" in t.pile("mortis", 1) and len(t.pile("mons", 1)) == 8
    assert t.pile("mortis") == [], "a token goes to no zone"


def test_the_rat_and_the_midnight_spade() -> None:
    t = Scene(
        {"hand": "pa_da_meia_noite", "free": "1S", "sets": ["0S: rato_do_ossario"], "mons": "4L"},
        {},
        phase=SACRIFICE,
        begin=True,
    )
    t.do("sacrifice rato_do_ossario")
    resolve(t)
    assert len(t.pile("mons", 1)) == 9
    play(t, "pa_da_meia_noite")
    resolve(t)
    assert t.pile("hand") == ["rato_do_ossario", "fonte_de_luz"], "a sacrifice this turn draws a card"


def test_the_toothbox_empties_a_mortis_before_a_recovery() -> None:
    t = Scene(
        {"sets": ["1S: caixa_de_dentes"]},
        {"hand": "cronica_restaurada", "free": "2L", "mortis": "fhaonna adoecer"},
        active=1,
    )
    play(t, "cronica_restaurada")
    t.pass_()
    use(t, "caixa_de_dentes")
    t.all_pass()
    assert sorted(t.pile("exterminatus", 1)) == ["adoecer", "fhaonna"]
    resolve(t)
    assert len(t.pile("mons", 1)) == 10, "nothing is left to recover"


def test_the_saint_counts_recoveries_not_cards() -> None:
    t = Scene(
        {"hand": "memoria_guardada", "free": "1L", "mortis": "fhaonna adoecer", "sets": ["3L: santa_das_velas"]}, {}
    )
    mill = t.stats("santa_das_velas")[2]
    play(t, "memoria_guardada")
    t.all_pass().do("recover fhaonna")
    if t.question == "recover":
        t.do("recover adoecer")
    resolve(t)
    assert t.stats("santa_das_velas")[2] == mill + 1
    assert t.pile("mons")[-2:] == ["fhaonna", "adoecer"]


def test_a_victimize_warrior_is_removed_even_from_the_hand() -> None:
    """Victimize marks the sister. Returned to the hand in response, she is removed from there."""
    t = Scene(
        {"sets": ["1L: irma_da_ultima_hora"], "mortis": "adoecer"}, {"hand": "viajante_de_nenhures", "free": "4S"}
    )
    use(t, "irma_da_ultima_hora")
    t.all_pass()
    if t.question == "recover":
        t.do("recover adoecer")
    t.pass_()
    play(t, "viajante_de_nenhures", "add_to_set new")
    t.all_pass()
    if t.question == "target":
        t.do("target irma_da_ultima_hora")
    t.all_pass().do("yes")
    assert t.pile("hand") == ["irma_da_ultima_hora"]
    t.to("maintenance")
    assert t.pile("hand") == [] and t.pile("exterminatus") == ["irma_da_ultima_hora"]


# ------------------------------------------------------------ relics, searches, draws


def test_the_coffer_collects_counters_and_recovers_cards() -> None:
    t = Scene({"sets": ["1L: cofre_das_lembrancas"], "mortis": "fhaonna adoecer"}, {}, phase=MAINTENANCE, begin=True)
    resolve(t)
    assert t.counters("cofre_das_lembrancas", "charge") == 1
    use(t, "cofre_das_lembrancas")
    t.all_pass().do("recover fhaonna")
    resolve(t)
    assert t.pile("mons")[-1] == "fhaonna"
    t.to("attack").to("maintenance")
    assert t.pile("exterminatus") == ["cofre_das_lembrancas"]


def test_the_knife_reveals_the_card_it_finds_and_is_removed() -> None:
    t = Scene({"sets": ["2S: faca_da_revelacao"], "mons": "3L adoecer fhaonna"}, {})
    use(t, "faca_da_revelacao")
    t.all_pass()
    assert t.options == ["find adoecer", "done"]
    t.do("find adoecer")
    assert t.pile("hand") == ["adoecer"]
    assert any(event.kind == "found" and event.card_name == "Adoecer" for event in t.events(1))
    t.to("attack").to("maintenance")
    assert t.pile("exterminatus") == ["faca_da_revelacao"]


def test_the_bell_puts_a_warrior_into_play_that_seeks() -> None:
    t = Scene({"free": "3L", "sets": ["2L: sino_da_torre"], "mons": "2L mensageira_do_alto"}, {})
    use(t, "sino_da_torre")
    t.all_pass().do("find mensageira_do_alto")
    assert t.on_table("mensageira_do_alto")
    ordered(t)
    assert t.transition == ["triggered mensageira_do_alto"] or t.question == "may"


def test_the_keys_find_a_shield_for_the_paladin() -> None:
    t = Scene(
        {"hand": "chaves_do_arsenal", "free": "1L", "sets": ["3L: paladino_do_meio_dia"], "mons": "2L escudo_protetor"},
        {},
    )
    before = t.stats("paladino_do_meio_dia")
    play(t, "chaves_do_arsenal")
    t.all_pass().do("find escudo_protetor")
    play(t, "escudo_protetor")
    resolve(t)
    assert t.stats("paladino_do_meio_dia") == (before[0], before[1] + 2, before[2])


def test_the_stairs_let_any_set_grow_again_for_a_cost() -> None:
    t = Scene(
        {"hand": "fhaonna mercenario_errante", "free": "5L", "sets": ["3L: escadaria_infinita"], "mons": "8S"}, {}
    )
    play(t, "fhaonna", "add_to_set new")
    for _ in range(6):
        t.do("no") if t.question == "may" else resolve(t)
    assert len(t.pile("mons")) == 7 and t.has("fhaonna", "accumulate")
    play(t, "mercenario_errante", "add_to_set fhaonna")
    resolve(t)
    assert any("fhaonna / mercenario_errante" in group for group in t.sets())
    assert len(t.pile("mons")) == 6


def test_the_hours_can_end_a_game_before_anyone_acts() -> None:
    t = Scene({"sets": ["2L: relicario_das_horas"]}, {"mons": ""}, phase=MAINTENANCE, begin=True)
    t.all_pass()
    t.do("player 2")
    assert t.over and t.s.seats[1].lost == 1


def test_the_crown_returns_an_avatar() -> None:
    t = Scene({"sets": ["3L: fhaonna / mago_iluminado + coroa_da_torre"], "mortis": "avatar_gany adoecer"}, {})
    base = t.s.tables.stats[t.card("mago_iluminado")]
    assert t.stats("mago_iluminado") == (base[0] + 1, base[1] + 1, base[2] + 1)
    use(t, "coroa_da_torre")
    assert t.stats("mago_iluminado") == base, "it was sacrificed as a cost"
    resolve(t)
    assert t.pile("hand") == ["avatar_gany"]


def test_the_armor_of_debts_mills_its_player_to_save_a_warrior_from_a_fever() -> None:
    t = Scene({"sets": ["3L: fhaonna + armadura_de_dividas"]}, {"hand": "febre_negra", "free": "2S"}, active=1)
    before = t.stats("fhaonna")
    play(t, "febre_negra", "target fhaonna")
    t.pass_()
    use(t, "armadura_de_dividas")
    resolve(t)
    assert t.stats("fhaonna")[1] == before[1] + 2 - 3 and len(t.pile("mons")) == 9


# ------------------------------------------------------------------------- captives


@pytest.mark.rule("C-RAPID-04", "C-RAPID-06", "C-RAPID-09")
def test_a_captive_avatar_works_for_its_taker_and_returns_to_its_owner() -> None:
    t = Scene(
        {"captive": "avatar_gany", "free": "5L", "mortis": "adoecer fhaonna pedrisco"},
        {"hand": "execucao_sumaria", "free": "3S"},
        style="rapidinha",
    )
    play(t, "avatar_gany")
    resolve(t)
    assert sorted(t.pile("hand")) == ["adoecer", "fhaonna", "pedrisco"], "“your mortis” is the taker's"
    t.pass_()
    play(t, "execucao_sumaria")
    resolve(t)
    assert t.pile("mortis", 1) == ["avatar_gany"] and t.pile("mortis") == []


def test_an_intimidated_captive_returns_to_its_owners_hand() -> None:
    t = Scene(
        {"captive": "mago_iluminado", "free": "1L"}, {"hand": "viajante_de_nenhures", "free": "4S"}, style="rapidinha"
    )
    play(t, "mago_iluminado")
    resolve(t)
    t.pass_()
    play(t, "viajante_de_nenhures")
    t.all_pass()
    if t.question == "target":
        t.do("target mago_iluminado")
    t.all_pass().do("yes")
    assert t.pile("hand", 1) == ["mago_iluminado"] and t.pile("captive") == []


def test_a_captive_source_uses_the_takers_allowance_and_binds_normally() -> None:
    t = Scene({"captive": "fonte_de_luz", "hand": "mago_iluminado fonte_de_sombra"}, {}, style="rapidinha")
    t.do("play_source fonte_de_luz")
    assert not t.can("play_source fonte_de_sombra")
    play(t, "mago_iluminado")
    resolve(t)
    assert t.sets() == ["1L: mago_iluminado"]


def test_a_captive_recover_amulet_recovers_for_its_taker_and_is_removed_to_its_owner() -> None:
    t = Scene({"captive": "memoria_guardada", "free": "1L", "mortis": "fhaonna"}, {}, style="rapidinha")
    play(t, "memoria_guardada")
    t.all_pass().do("recover fhaonna")
    t.to("attack").to("maintenance")
    assert t.pile("exterminatus", 1) == ["memoria_guardada"] and "fhaonna" in t.pile("mons") + t.pile("hand")


def test_a_captive_on_a_pile_counts_like_any_other() -> None:
    t = Scene({"captive": "aprendiz_de_avatar", "sets": ["1L: mago_iluminado"]}, {}, style="rapidinha")
    play(t, "aprendiz_de_avatar")
    resolve(t)
    assert t.sets() == ["1L: mago_iluminado / aprendiz_de_avatar"]


def test_a_captive_with_surprise_mills_its_own_owner() -> None:
    t = Scene({"captive": "guarda_da_ponte_clara", "free": "2L"}, {}, style="rapidinha", phase=ATTACK)
    play(t, "guarda_da_ponte_clara", "target_player 2")
    t.all_pass().do("number 2")
    assert len(t.pile("mons", 1)) == 8 and t.controller("guarda_da_ponte_clara") == 0
