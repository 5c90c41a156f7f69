"""Cards of the first edition that no other test uses."""

from __future__ import annotations

from kit.conflictus import ATTACK, BLOCK, MAINTENANCE, SACRIFICE, Scene
from vigil.games.conflictus.rules.state import DRAW


def announce(t: Scene, what: str, *wishes: str) -> Scene:
    """Play or use a card. Answer each question with the first option that contains a wish, or with the first option."""
    return settle(t.do(what), *wishes)


def settle(t: Scene, *wishes: str) -> Scene:
    while t.question != "priority":
        t.do(next((option for wish in wishes for option in t.options if wish in option), t.options[0]))
    return t


def test_box_of_teeth_removes_an_opponents_mortis() -> None:
    t = Scene(you={"sets": ["1S: caixa_de_dentes"]}, them={"mortis": "2L mago_iluminado"})
    t.do("use caixa_de_dentes").all_pass()
    assert t.pile("mortis", 1) == [] and len(t.pile("exterminatus", 1)) == 3
    assert t.pile("mortis") == ["caixa_de_dentes"]


def test_pact_of_bones_mills_the_cost_of_the_returned_card() -> None:
    t = Scene(you={"hand": "pacto_de_ossos", "free": "3S", "mortis": "duque_oco 1S"})
    announce(t, "play pacto_de_ossos")
    settle(t.all_pass(), "duque_oco")
    assert t.on_table("duque_oco")
    assert len(t.pile("mons")) == 5


def test_itinerant_teacher_strengthens_another_warrior() -> None:
    t = Scene(you={"hand": "mestra_itinerante", "free": "3L", "sets": ["1L: mago_iluminado", "1L: semente_solar"]})
    announce(t, "play mestra_itinerante")
    t.all_pass().all_pass()
    assert t.question != "priority"
    t.do(next(o for o in t.options if "mago_iluminado" in o))
    assert t.stats("mago_iluminado") == (1, 2, 3)


def test_furnace_of_sighs_mills_the_player_who_discarded() -> None:
    for hand, milled in (("mago_iluminado", 2), ("1L", 1)):
        t = Scene(
            you={"hand": "furto_na_penumbra", "free": "1S", "sets": ["3S: forno_dos_suspiros"]}, them={"hand": hand}
        )
        t.do("play furto_na_penumbra").all_pass().all_pass()
        assert len(t.pile("mons", 1)) == 10 - milled


def test_promise_of_return_returns_a_dead_warrior_to_hand() -> None:
    t = Scene(
        you={"hand": "promessa_de_retorno", "free": "1L", "sets": ["1L: mago_iluminado"]},
        them={"hand": "adoecer", "free": "1S"},
    )
    t.do("play promessa_de_retorno").all_pass()
    t.pass_().do("play adoecer").all_pass()
    settle(t.all_pass())
    assert t.pile("hand") == ["mago_iluminado"]


def test_travelers_coin_lowers_the_cost_of_warriors_for_a_turn() -> None:
    t = Scene(you={"hand": "fhaonna memoria_guardada", "free": "1L", "mortis": "1L", "sets": [": moeda_dos_viajantes"]})
    assert not t.can("play fhaonna")
    t.do("use moeda_dos_viajantes").all_pass()
    assert t.can("play fhaonna")


def test_traveler_from_nowhere_spends_its_vanish_counters() -> None:
    t = Scene(you={"hand": "viajante_de_nenhures", "free": "4L"})
    announce(t, "play viajante_de_nenhures")
    t.all_pass()
    assert t.counters("viajante_de_nenhures", "vanish") == 3
    for _ in range(3):
        t.do("use viajante_de_nenhures")
    for _ in range(3):
        t.all_pass()
    assert t.stats("viajante_de_nenhures") == (6, 2, 6)
    assert not t.can("use viajante_de_nenhures")
    t.to("sacrifice").to("maintenance")
    assert not t.on_table("viajante_de_nenhures")


def test_endless_stairway_lets_a_set_grow_again_for_a_cost() -> None:
    t = Scene(
        you={"hand": "guardia_do_ultimo_portao", "free": "1L", "sets": ["3L: escadaria_infinita", "2L: mago_iluminado"]}
    )
    announce(t, "play guardia_do_ultimo_portao")
    t.all_pass()
    assert t.has("guardia_do_ultimo_portao", "accumulate")
    t.all_pass()
    assert len(t.pile("mons")) == 9


def test_tide_of_light_mills_and_creates_a_spark() -> None:
    t = Scene(you={"hand": "mare_de_luz", "free": "2L"})
    announce(t, "play mare_de_luz", "seat 2", "player_2", "2").all_pass()
    t.do("number 3")
    assert t.sets() == [": centelha", "2L: mare_de_luz"]
    assert t.stats("centelha") == (0, 1, 1) and t.has("centelha", "energy")
    assert 7 in (len(t.pile("mons")), len(t.pile("mons", 1)))


def test_council_of_manipulators_changes_all_hands() -> None:
    t = Scene(you={"hand": "concilio_dos_manipuladores 1L", "free": "4L"}, them={"hand": "3L"})
    t.do("play concilio_dos_manipuladores").all_pass()
    assert [len(t.pile("hand", seat)) for seat in (0, 1)] == [4, 4]
    assert [len(t.pile("mortis", seat)) for seat in (0, 1)] == [1, 3]


def test_judge_makes_every_player_sacrifice_another_warrior() -> None:
    t = Scene(
        you={"hand": "juiza_do_conflito", "free": "5L", "sets": ["1L: mago_iluminado"]},
        them={"sets": ["1S: brigao_do_fosso"]},
    )
    announce(t, "play juiza_do_conflito", "new").all_pass()
    settle(t.all_pass())
    assert t.pile("mortis") == ["mago_iluminado"] and t.pile("mortis", 1) == ["brigao_do_fosso"]
    assert t.on_table("juiza_do_conflito")


def test_coffer_recovers_a_card_for_each_turn_it_waited_and_is_removed() -> None:
    t = Scene(you={"sets": ["1L: cofre_das_lembrancas"], "mortis": "3S"}, phase=MAINTENANCE, begin=True)
    t.all_pass()
    assert t.counters("cofre_das_lembrancas", "charge") == 1
    t.do("use cofre_das_lembrancas").all_pass()
    t.do("recover fonte_de_sombra")
    assert len(t.pile("mons")) == 11 and t.question == "priority"
    t.to("sacrifice").to("maintenance")
    assert t.pile("exterminatus") == ["cofre_das_lembrancas"]


def test_crown_of_the_tower_counts_the_warriors_below() -> None:
    t = Scene(you={"sets": ["3L: mago_iluminado / aprendiz_de_avatar / serafim_da_torre + coroa_da_torre"]})
    assert t.stats("serafim_da_torre") == (1 + 2 + 1, 1 + 2 + 2 + 1 + 1, 3 + 2)


def test_colossus_mills_for_each_warrior_below() -> None:
    t = Scene(you={"sets": ["2L: mago_iluminado / aprendiz_de_avatar / colosso_das_mil_vozes"]})
    assert t.stats("colosso_das_mil_vozes") == (3, 1 + 2 + 3 + 1, 5)


def test_sworn_bastion_strengthens_only_other_energy_manipulators() -> None:
    t = Scene(you={"sets": ["3L: bastiao_jurado", "1L: mago_iluminado", "1L: semente_solar"]})
    assert t.stats("mago_iluminado")[1] == 2
    assert t.stats("semente_solar")[1] == 1
    assert t.stats("bastiao_jurado")[1] == 4


def test_ivory_gate_keeps_small_warriors_from_attacking() -> None:
    t = Scene(
        you={"sets": ["1S: brigao_do_fosso", "1S: saltador_noturno"]},
        them={"sets": ["2L: portao_de_marfim"]},
        phase=ATTACK,
        begin=True,
    )
    assert not any("brigao" in o for o in t.options) and any("saltador" in o for o in t.options)


def test_water_clock_triggers_on_every_draw_by_an_opponent() -> None:
    t = Scene(you={"hand": "saber_amargo", "free": "1S"}, them={"sets": ["4L: clepsidra_do_santuario"]})
    t.do("play saber_amargo").all_pass()
    assert len(t.pile("mons")) == 6
    t.all_pass().all_pass()
    assert len(t.pile("mons")) == 2


def test_mother_of_shades_creates_a_shade_and_sacrifices_it() -> None:
    t = Scene(you={"hand": "mae_das_sombras", "free": "4S"})
    announce(t, "play mae_das_sombras")
    t.all_pass().all_pass()
    assert t.on_table("sombra")
    announce(t, "use mae_das_sombras")
    t.all_pass()
    assert not t.on_table("sombra") and len(t.pile("mons", 1)) == 8


def test_headsmans_axe_mills_the_controller_of_a_damaged_warrior() -> None:
    t = Scene(
        you={"hand": "adoecer", "free": "1S", "sets": ["2S: brigao_do_fosso + machado_do_carrasco"]},
        them={"sets": ["3L: guardia_do_ultimo_portao"]},
    )
    announce(t, "play adoecer", "guardia").all_pass().all_pass()
    assert len(t.pile("mons", 1)) == 9
    assert t.stats("brigao_do_fosso") == (4, 2, 1)


def test_kingless_throne_draws_only_in_the_sacrifice_phase() -> None:
    t = Scene(you={"sets": ["4S: trono_sem_rei"]})
    assert not t.can("use trono_sem_rei")
    t = Scene(you={"sets": ["4S: trono_sem_rei"]}, phase=SACRIFICE)
    t.do("use trono_sem_rei").all_pass()
    assert (len(t.pile("mons")), len(t.pile("hand")), len(t.pile("mortis"))) == (7, 1, 2)


def test_scepter_lets_an_opponent_choose_at_the_end_of_the_turn() -> None:
    t = Scene(
        you={"sets": ["4L: mago_iluminado + cetro_do_conflito_eterno"]},
        them={"hand": "1L"},
        phase=SACRIFICE,
        begin=True,
    )
    t.all_pass()
    assert t.asked == 1 and len(t.options) == 2
    assert t.stats("mago_iluminado") == (2, 3, 3)


def test_noonday_paladin_grows_when_it_blocks() -> None:
    t = Scene(
        you={"sets": ["3L: paladino_do_meio_dia"]},
        them={"sets": ["1S: brigao_do_fosso"]},
        phase=ATTACK,
        active=1,
        begin=True,
    )
    t.do(next(o for o in t.options if "brigao" in o))
    while t.s.phase != BLOCK or t.question != "priority":
        if t.question == "priority":
            t.pass_()
        else:
            t.do(next((o for o in t.options if "paladino" in o), t.options[-1]))
    t.all_pass()
    assert t.stats("paladino_do_meio_dia") == (4, 3, 2)


def test_waystone_hermit_draws_for_the_first_player_on_turn_one() -> None:
    """Only a turn without a draw counts: the first of the game."""
    for number, hand in ((1, 4), (3, 1)):
        t = Scene(you={"sets": ["1L: eremita_do_marco"]}, round=number, phase=DRAW, begin=True)
        t.to("sacrifice").all_pass()
        assert len(t.pile("hand")) == hand
        assert len(t.pile("mons")) == 10 - hand


def test_waystone_hermit_does_nothing_on_another_players_turn() -> None:
    t = Scene(you={"sets": ["1L: eremita_do_marco"]}, round=2, active=1)
    t.to("sacrifice").all_pass()
    assert t.pile("hand") == []
