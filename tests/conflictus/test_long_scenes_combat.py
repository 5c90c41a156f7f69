"""Long combat scenes: piles that intimidate, leaps, shields, withdrawals, and simultaneous deaths."""

from __future__ import annotations

import pytest

from kit.conflictus import ATTACK, SACRIFICE, Scene
from kit.scripts import attack, ordered, play, resolve, use


def fight(you: dict[str, object], them: dict[str, object] | list[dict[str, object]]) -> Scene:
    """Go to the declaration of seat 0's attackers."""
    return Scene(you, them, phase=ATTACK, begin=True)


def blocks(t: Scene, *cards: str) -> Scene:
    """Pass to the block phase and block with exactly these."""
    t.all_pass()
    t.do(*(f"block {card}" for card in cards))
    return t.do("done") if t.question == "block" else t


def to_damage(t: Scene) -> Scene:
    """Pass in the block phase: damage is dealt, and the sacrifice phase begins."""
    t.all_pass()
    return ordered(t)


# ------------------------------------------------------------ unblocked and blocked


def test_an_unblocked_warrior_mills_its_mill() -> None:
    t = fight({"sets": ["2L: fhaonna"]}, {"sets": []})
    mill = t.stats("fhaonna")[2]
    attack(t, "fhaonna")
    to_damage(blocks(t))
    assert len(t.pile("mons", 1)) == 10 - mill and t.phase == "sacrifice"


@pytest.mark.rule("C-COMBAT-13", "C-COMBAT-15")
def test_an_energy_manipulator_is_blocked_only_by_energy() -> None:
    t = fight({"sets": ["1L: mago_iluminado"]}, {"sets": ["2S: saltador_noturno", "1S: capanga_da_viela"]})
    attack(t, "mago_iluminado").all_pass()
    assert t.options == ["block capanga_da_viela", "done"]
    t.do("block capanga_da_viela")
    to_damage(t)
    assert t.pile("mortis") == ["mago_iluminado"] and len(t.pile("mons", 1)) == 10


def test_a_prayer_lets_a_beast_block_an_energy_manipulator() -> None:
    """A warrior that gains Energy in the attack phase may block the mage."""
    t = fight({"sets": ["1L: mago_iluminado"]}, {"hand": "prece_breve", "sets": ["2S: saltador_noturno"]})
    attack(t, "mago_iluminado").pass_()
    play(t, "prece_breve", "target saltador_noturno")
    resolve(t)
    blocks(t, "saltador_noturno")
    to_damage(t)
    assert t.pile("mortis") == ["mago_iluminado"]
    assert t.on_table("saltador_noturno")


@pytest.mark.rule("C-COMBAT-19", "C-COMBAT-27")
def test_a_blocker_returned_to_the_hand_leaves_the_attacker_blocked() -> None:
    """Surprise and Intimidate in the block phase: the blocker is gone, but nothing is milled."""
    t = fight(
        {"hand": "assassina_do_espelho", "free": "3S", "sets": ["2S: saltador_noturno"]},
        {"sets": ["1S: carregador_de_fardos"]},
    )
    attack(t, "saltador_noturno")
    blocks(t, "carregador_de_fardos")
    play(t, "assassina_do_espelho", "add_to_set new")
    t.all_pass()
    t.do("target carregador_de_fardos")
    assert t.transition == ["triggered assassina_do_espelho"]
    t.all_pass().do("yes")
    assert t.pile("hand", 1) == ["carregador_de_fardos"] and t.s.blocked
    to_damage(t)
    assert t.question == "leap" or len(t.pile("mons", 1)) == 10


def test_eyes_to_the_sun_removes_an_attacker_from_combat() -> None:
    t = fight({"sets": ["2L: fhaonna", "1L: mago_iluminado"]}, {"hand": "olhos_ao_sol", "free": "1L"})
    attack(t, "fhaonna", "mago_iluminado").pass_()
    play(t, "olhos_ao_sol", "target fhaonna")
    resolve(t)
    mill = t.stats("mago_iluminado")[2]
    to_damage(blocks(t))
    assert len(t.pile("mons", 1)) == 10 - mill and t.on_table("fhaonna")


def test_the_lance_of_judgment_resolves_before_blockers_are_declared() -> None:
    t = fight({"sets": ["2L: fhaonna"]}, {"hand": "lanca_do_julgamento", "free": "2L"})
    attack(t, "fhaonna").pass_()
    play(t, "lanca_do_julgamento")
    resolve(t)
    assert t.pile("mortis") == ["fhaonna"]
    t.to("sacrifice")
    assert len(t.pile("mons", 1)) == 10


def test_the_merciless_dawn_removes_only_attacking_warriors() -> None:
    t = fight(
        {"sets": ["2L: fhaonna", "1L: mago_iluminado", "1L: semente_solar"]},
        {"hand": "alvorada_implacavel", "free": "4L"},
    )
    attack(t, "fhaonna", "mago_iluminado").pass_()
    play(t, "alvorada_implacavel")
    resolve(t)
    assert sorted(t.pile("exterminatus")) == ["fhaonna", "mago_iluminado"] and t.on_table("semente_solar")


# ------------------------------------------------------------------------- leaping


@pytest.mark.rule("C-KEY-SALTAR-01", "C-KEY-SALTAR-02", "C-END-03")
def test_a_leaps_sacrifice_at_the_end_triggers_the_ledger() -> None:
    t = fight({"sets": ["2S: saltador_noturno", "3S: livro_das_dividas"]}, {"sets": ["1S: carregador_de_fardos"]})
    mill = t.stats("saltador_noturno")[2]
    attack(t, "saltador_noturno")
    blocks(t, "carregador_de_fardos")
    to_damage(t)
    assert t.question == "leap"
    t.do("leap saltador_noturno")
    assert len(t.pile("mons", 1)) == 10 - mill and t.on_table("carregador_de_fardos")
    if t.on_table("saltador_noturno"):
        t.to("maintenance", decline=True)
    assert "saltador_noturno" in t.pile("mortis")


def test_a_warrior_that_does_not_leap_fights_its_blocker() -> None:
    t = fight({"sets": ["2S: saltador_noturno"]}, {"sets": ["1S: carregador_de_fardos"]})
    attack(t, "saltador_noturno")
    to_damage(blocks(t, "carregador_de_fardos"))
    t.do("done")
    assert "carregador_de_fardos" in t.pile("mortis", 1) and len(t.pile("mons", 1)) == 10


def test_bat_wings_let_any_warrior_leap() -> None:
    t = fight({"sets": ["1L: mago_iluminado + asas_de_morcego"]}, {"sets": ["1S: capanga_da_viela"]})
    attack(t, "mago_iluminado")
    to_damage(blocks(t, "capanga_da_viela"))
    assert t.options == ["leap mago_iluminado", "done"]


def test_the_brief_specters_leap_also_costs_a_counter() -> None:
    t = fight({"sets": ["2S: espectro_breve"]}, {"sets": ["1S: salteador_da_ponte"]})
    t.s.counters[t.card("espectro_breve"), "vanish"] = 2
    attack(t, "espectro_breve")
    assert t.transition == ["triggered espectro_breve"]
    resolve(t)
    assert t.counters("espectro_breve", "vanish") == 1


# --------------------------------------------------------------------- dying together


def test_both_fighters_can_die_and_the_gate_returns_equipment() -> None:
    t = fight({"sets": ["3S: algoz_de_ferro"]}, {"sets": ["3L: guardia_do_ultimo_portao"], "mortis": "escudo_protetor"})
    attack(t, "algoz_de_ferro")
    resolve(t)
    t.all_pass()  # the keeper is challenged and must block
    to_damage(t)
    assert t.question == "pick"
    t.do("return escudo_protetor")
    assert t.pile("hand", 1) == ["escudo_protetor"] and "guardia_do_ultimo_portao" in t.pile("mortis", 1)


@pytest.mark.rule("C-KEY-FORCA-02", "C-EQUIP-10")
def test_might_from_a_chain_doubles_only_the_active_warriors_attack() -> None:
    t = fight({"sets": ["2L: mago_iluminado / fhaonna + corrente_de_comando"]}, {"sets": ["3L: mercenario_errante"]})
    strength, defense = t.stats("fhaonna")[0], t.stats("mercenario_errante")[1]
    attack(t, "fhaonna")
    to_damage(blocks(t, "mercenario_errante"))
    assert t.pile("mortis") == ["fhaonna"], "the uncovered mage is active again"
    assert t.sets() == ["2L: mago_iluminado + corrente_de_comando"]
    assert t.stats("mercenario_errante")[1] == defense - 2 * strength


def test_resilience_prevents_combat_damage_to_both_warriors() -> None:
    t = fight({"sets": ["3S: algoz_de_ferro"]}, {"sets": ["2L: peregrina_de_vidro"]})
    before = t.stats("peregrina_de_vidro"), t.stats("algoz_de_ferro")
    attack(t, "algoz_de_ferro")
    resolve(t)
    t.all_pass()  # the pilgrim is challenged and must block
    assert t.s.blocks
    to_damage(t)
    assert (t.stats("peregrina_de_vidro"), t.stats("algoz_de_ferro")) == before


def test_the_executioners_axe_mills_for_every_damaged_enemy() -> None:
    t = Scene(
        {"hand": "adoecer", "free": "1S", "sets": ["2S: saltador_noturno + machado_do_carrasco"]},
        {"sets": ["2L: mercenario_errante"]},
    )
    play(t, "adoecer", "target mercenario_errante")
    resolve(t)
    assert len(t.pile("mons", 1)) == 9 and t.stats("mercenario_errante")[1] == 1


def test_the_blade_of_silence_destroys_a_damaged_warrior() -> None:
    t = Scene(
        {"hand": "adoecer", "free": "2S", "sets": ["2S: saltador_noturno + lamina_do_silencio"]},
        {"sets": ["2L: mercenario_errante"]},
    )
    assert not t.can("use lamina_do_silencio")
    play(t, "adoecer", "target mercenario_errante")
    resolve(t)
    use(t, "lamina_do_silencio")
    resolve(t)
    assert t.pile("mortis", 1) == ["mercenario_errante"]


def test_damaged_warriors_cannot_block_the_beast_of_the_black_pit() -> None:
    t = fight(
        {"hand": "adoecer", "free": "1S", "sets": ["2S: fera_do_poco_negro"]},
        {"sets": ["1L: carregador_de_fardos", "3L: corretor_do_crepusculo", "3L: mestra_itinerante + escudo_protetor"]},
    )
    attack(t, "fera_do_poco_negro")
    play(t, "adoecer", "target mestra_itinerante")
    resolve(t)
    t.all_pass()
    assert t.options == ["block carregador_de_fardos", "block corretor_do_crepusculo", "done"]


@pytest.mark.rule("C-KEY-DESAFIAR-01", "C-KEY-DESAFIAR-04")
def test_a_challenged_warrior_must_block() -> None:
    t = fight({"sets": ["3L: paladino_do_meio_dia"]}, {"sets": ["1L: mago_iluminado", "2L: fhaonna"]})
    attack(t, "paladino_do_meio_dia")
    assert t.question == "target"
    t.do("target mago_iluminado")
    resolve(t)
    t.all_pass()
    assert ("blocks", 1) in t.news(), "no player is asked, because it must"
    to_damage(t.do("done") if t.question == "block" else t)
    assert "mago_iluminado" in t.pile("mortis", 1) and t.on_table("fhaonna")


@pytest.mark.rule("C-KEY-DEFENSOR-01", "C-PHASE-22")
def test_a_sacrificed_guardian_prevents_the_attack() -> None:
    t = Scene({"sets": ["2L: fhaonna"]}, {"sets": ["3L: bastiao_jurado"]})
    t.pass_()
    use(t, "bastiao_jurado")
    assert t.pile("mortis", 1) == ["bastiao_jurado"]
    resolve(t)
    t.to("sacrifice")
    assert len(t.pile("mons", 1)) == 10 and t.s.round == 3


def test_the_ivory_gate_stops_warriors_with_low_mill_until_equipped() -> None:
    t = Scene(
        {"hand": "botas_da_estrada", "free": "1L", "sets": ["1L: escudeiro_da_alvorada"]},
        {"sets": ["2L: portao_de_marfim"]},
    )
    play(t, "botas_da_estrada")
    resolve(t)
    assert t.stats("escudeiro_da_alvorada")[2] == 2
    t.pass_(2)
    assert t.question == "attack" and t.can("attack escudeiro_da_alvorada")


def test_the_dazzling_sword_stops_an_opponents_new_warrior() -> None:
    t = Scene({"hand": "fhaonna", "free": "2L", "mons": "4S"}, {"sets": ["2L: mago_iluminado + espada_ofuscante"]})
    play(t, "fhaonna", "add_to_set new")
    t.all_pass()
    if t.question == "may":
        t.do("no")
    resolve(t)
    if t.question == "may":
        t.do("no")
    t.pass_(2)
    assert t.question == "priority" and not t.can("attack fhaonna")


def test_the_soot_veil_keeps_new_warriors_from_blocking() -> None:
    """A warrior played with Surprise in the attack phase still can't block."""
    t = fight(
        {"sets": ["2S: salteador_da_ponte", "2S: veu_de_fuligem"]}, {"hand": "guarda_da_ponte_clara", "free": "2L"}
    )
    attack(t, "salteador_da_ponte").pass_()
    play(t, "guarda_da_ponte_clara", "target_player 1")
    t.all_pass()
    if t.question == "number":
        t.do("number 0")
    resolve(t)
    t.all_pass()
    assert t.question != "block"


@pytest.mark.rule("C-KEY-UNIRFORCA-02", "C-KEY-UNIRDEF-02")
def test_the_seraph_on_a_pile_adds_all_warriors_values() -> None:
    t = fight({"sets": ["4L: fhaonna / aprendiz_de_avatar / serafim_da_torre"]}, {})
    one, two, three = (t.s.tables.stats[t.card(name)] for name in ("fhaonna", "aprendiz_de_avatar", "serafim_da_torre"))
    assert t.stats("serafim_da_torre")[:2] == (one[0] + two[0] + three[0], one[1] + two[1] + three[1] + 1)


def test_intimidate_returns_the_top_of_a_pile_and_uncovers_the_next_warrior() -> None:
    t = Scene(
        {"hand": "viajante_de_nenhures", "free": "4L"}, {"sets": ["2L: mago_iluminado / fhaonna + escudo_protetor"]}
    )
    shield = t.stats("fhaonna")[1]
    play(t, "viajante_de_nenhures")
    t.all_pass()
    while t.question == "target":
        t.do("target fhaonna")
    t.all_pass().do("yes")
    assert t.pile("hand", 1) == ["fhaonna"] and t.sets(1) == ["2L: mago_iluminado + escudo_protetor"]
    assert t.stats("mago_iluminado")[1] == t.s.tables.stats[t.card("mago_iluminado")][1] + 2 and shield
    assert t.counters("viajante_de_nenhures", "vanish") == 3


def test_different_warriors_attack_different_opponents() -> None:
    t = Scene(
        {"sets": ["2L: fhaonna", "1L: mago_iluminado"]},
        [{"sets": ["2L: mercenario_errante"]}, {}],
        phase=ATTACK,
        begin=True,
    )
    t.do("attack fhaonna", "attack_player 2", "attack mago_iluminado", "attack_player 3")
    if t.question == "attack":
        t.do("done")
    t.to("block")
    for _ in range(20):
        if t.phase == "sacrifice":
            break
        t.do("done") if t.question == "block" else t.pass_()
    assert len(t.pile("mons", 1)) == 10 - t.stats("fhaonna")[2]
    assert len(t.pile("mons", 2)) == 10 - t.stats("mago_iluminado")[2]


def test_the_sacrifice_phase_feeds_the_leech_and_the_urn() -> None:
    t = Scene(
        {"sets": ["2S: sanguessuga_do_brejo + urna_de_sangue", "0S: rato_do_ossario"], "mons": "5S"}, {"mons": "5L"},
        phase=SACRIFICE, begin=True,
    )  # fmt: skip
    t.do("sacrifice rato_do_ossario")
    ordered(t)
    assert sorted(t.transition) == [
        "triggered rato_do_ossario",
        "triggered sanguessuga_do_brejo",
        "triggered urna_de_sangue",
    ]
    for _ in range(12):
        if not t.transition:
            break
        t.do("yes") if t.question == "may" else t.all_pass()
    if t.question == "may":
        t.do("yes")
    assert t.counters("sanguessuga_do_brejo", "growth") == 1
    assert len(t.pile("hand")) == 1 and len(t.pile("mons", 1)) == 4
