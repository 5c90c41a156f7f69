"""The keywords from Acumular to Energia, and the activation symbol."""

from __future__ import annotations

import pytest

from kit.cards import amulet, warrior
from kit.conflictus import ATTACK, BLOCK, MAIN, MAINTENANCE, SACRIFICE, Scene

CARDS = (
    warrior("Plain"),
    warrior("Other"),
    warrior("Third"),
    warrior("Heavy", "1/1/1", faction="light", cost=4),
    warrior("Brute", "2/9/2"),
    warrior("Fading", "1/3/1", "vanish 1"),
    amulet("Wither", "spell(PutCounters(Target(), vanish, -1), a_card(which(warrior)))"),
    amulet("Slay", 'spell(Do("destroy", Target()), a_card(which(warrior)))'),
    amulet("Provoke", "spell(Grant(Target(), challenge), a_card(which(warrior)))"),
    amulet("Swell", "spell(Grant(Target(), accumulate), a_card(which(warrior)))"),
    amulet("Sentry", "spell(Grant(Target(), guardian), a_card(which(warrior)))"),
)


# ----------------------------------------------------------------- Acumular


@pytest.mark.rule("C-KEY-ACUMULAR-01", "C-KEY-ACUMULAR-04")
def test_a_warrior_with_accumulate_can_be_piled_on_the_turn_it_founds_its_set() -> None:
    t = Scene(you={"hand": "escudeiro_da_alvorada mago_iluminado", "free": "1L"})
    t.do("play escudeiro_da_alvorada").all_pass()
    t.do("play mago_iluminado").all_pass()
    assert t.sets() == ["1L: escudeiro_da_alvorada / mago_iluminado"]

    t = Scene(you={"hand": "mago_iluminado escudeiro_da_alvorada", "free": "1L"})
    t.do("play mago_iluminado").all_pass()
    assert t.options == ["pass"], "without Accumulate the founder was the one warrior of this turn"


@pytest.mark.rule("C-KEY-ACUMULAR-04")
def test_accumulate_works_for_a_warrior_that_was_itself_piled() -> None:
    t = Scene(you={"hand": "escudeiro_da_alvorada fhaonna", "sets": ["1L: mago_iluminado"]})
    t.do("play escudeiro_da_alvorada").all_pass()
    t.do("play fhaonna").all_pass()
    assert t.sets() == ["1L: mago_iluminado / escudeiro_da_alvorada / fhaonna"]


@pytest.mark.rule("C-KEY-ACUMULAR-02")
def test_only_an_active_warrior_that_entered_this_turn_counts() -> None:
    old = Scene(you={"hand": "mago_iluminado fhaonna slay", "sets": ["1L: escudeiro_da_alvorada"]}, cards=CARDS)
    old.do("play mago_iluminado").all_pass()
    assert not old.can("play fhaonna"), "the top is a warrior without Accumulate"
    old.do("play slay").all_pass()
    assert old.sets()[0] == "1L: escudeiro_da_alvorada"
    assert not old.can("play fhaonna"), "the squire is active and has Accumulate, but entered in an earlier turn"


@pytest.mark.rule("C-KEY-ACUMULAR-02")
def test_accumulate_is_checked_when_the_next_warrior_is_announced() -> None:
    t = Scene(you={"hand": "mago_iluminado escudeiro_da_alvorada swell", "free": "1L"}, cards=CARDS)
    t.do("play mago_iluminado").all_pass()
    assert not t.can("play escudeiro_da_alvorada")
    t.do("play swell").all_pass()
    assert t.can("play escudeiro_da_alvorada"), "granted in time, it is enough"


@pytest.mark.rule("C-KEY-ACUMULAR-03")
def test_a_chain_of_accumulate_has_no_limit() -> None:
    squires = " ".join(["escudeiro_da_alvorada"] * 5)
    t = Scene(you={"hand": f"{squires} mago_iluminado", "free": "1L"})
    for _ in range(5):
        t.do("play escudeiro_da_alvorada").all_pass()
    t.do("play mago_iluminado").all_pass()
    assert t.sets() == ["1L: " + " / ".join([*squires.split(), "mago_iluminado"])]


@pytest.mark.rule("C-KEY-ACUMULAR-05")
def test_accumulate_does_not_lower_costs() -> None:
    t = Scene(you={"hand": "escudeiro_da_alvorada heavy", "free": "1L"}, cards=CARDS)
    t.do("play escudeiro_da_alvorada").all_pass()
    assert not t.can("play heavy"), "one source and a cost of 1 are worth 2, not 4"


@pytest.mark.rule("C-KEY-ACUMULAR-05")
def test_a_targeted_warrior_with_accumulate_cannot_be_covered_before_the_transition_is_empty() -> None:
    t = Scene(you={"hand": "escudeiro_da_alvorada mago_iluminado clarao_subito", "free": "2L"})
    t.do("play escudeiro_da_alvorada", "pay_auto").all_pass()
    t.do("play clarao_subito")
    assert not t.can("play mago_iluminado")
    t.all_pass()
    assert t.can("play mago_iluminado")


# ------------------------------------------------------------------- Ativar


@pytest.mark.rule("C-KEY-ATIVAR-01")
def test_an_activated_ability_works_only_when_activated() -> None:
    t = Scene(you={"free": "1L", "sets": ["1L: lupa_de_prisma", "1L: mago_iluminado"]})
    assert t.stats("mago_iluminado") == (0, 1, 2), "a loupe that was not activated gives nothing"
    t.do("use lupa_de_prisma")
    assert t.transition == ["activated lupa_de_prisma"] and t.stats("mago_iluminado") == (0, 1, 2)
    t.all_pass()
    assert t.stats("mago_iluminado") == (0, 2, 2)


# ------------------------------------------------------------------- Buscar


@pytest.mark.rule("C-KEY-BUSCAR-01", "C-KEY-BUSCAR-03")
def test_seek_finds_and_reveals_a_warrior_with_no_higher_mill_then_shuffles() -> None:
    mons = "1L serafim_da_torre mago_iluminado adoecer escudeiro_da_alvorada 5L"
    t = Scene(you={"hand": "fhaonna", "free": "2L", "mons": mons})
    t.do("play fhaonna").pass_(2)
    assert t.transition == ["triggered fhaonna"]
    t.all_pass().do("yes")
    assert sorted(t.options) == ["done", "find escudeiro_da_alvorada", "find mago_iluminado"]
    t.do("find mago_iluminado")
    assert t.pile("hand") == ["mago_iluminado"] and "mago_iluminado" not in t.pile("mons")
    assert t.news("shuffled") == [("shuffled", 0)]
    assert [e.card_name for e in t.events(1) if e.kind == "found"] == ["Mago Iluminado"], "the opponent sees which card"


@pytest.mark.rule("C-KEY-BUSCAR-02")
def test_seek_compares_the_seekers_mill_on_resolution_with_printed_mill() -> None:
    t = Scene(
        you={"hand": "fhaonna", "free": "2L", "mons": "1L serafim_da_torre 1L", "sets": ["2L: calice_de_forca"]},
        them={"hand": "tempestade_desvinculante", "free": "3L"},
    )
    t.do("play fhaonna").pass_(2)
    t.pass_().do("play tempestade_desvinculante", "choose 2").pass_(2)
    assert t.stats("fhaonna")[2] == 2, "the chalice is gone"
    t.all_pass().do("yes")
    assert t.options == ["done"], "mill 2 on resolution does not reach a printed 3"


@pytest.mark.rule("C-KEY-BUSCAR-02")
def test_a_seeker_that_left_searches_with_its_last_known_mill() -> None:
    t = Scene(
        you={"hand": "fhaonna", "free": "2L", "mons": "1L serafim_da_torre 1L", "sets": ["2L: calice_de_forca"]},
        them={"hand": "adoecer", "free": "1S"},
    )
    t.do("play fhaonna").pass_(2)
    t.pass_().do("play adoecer").pass_(2)
    assert t.pile("mortis") == ["fhaonna"]
    t.all_pass().do("yes")
    assert t.can("find serafim_da_torre"), "with the chalice its mill was 3"


@pytest.mark.rule("C-KEY-BUSCAR-04")
def test_a_player_who_declines_to_seek_neither_looks_nor_shuffles() -> None:
    mons = "1L mago_iluminado 1S escudeiro_da_alvorada adoecer 1L"
    t = Scene(you={"hand": "fhaonna", "free": "2L", "mons": mons})
    before = t.pile("mons")
    t.do("play fhaonna").pass_(4)
    t.do("no")
    assert t.question == "priority" and t.news("shuffled") == []
    assert t.pile("mons") == before and t.pile("hand") == []


# ----------------------------------------------------------------- Defensor

GATE = {"sets": ["3L: guardia_do_ultimo_portao"]}


@pytest.mark.rule("C-KEY-DEFENSOR-01", "C-KEY-DEFENSOR-02")
def test_guardian_costs_its_warrior_and_skips_the_attack_phase() -> None:
    t = Scene(you={"sets": ["1L: mago_iluminado"]}, them=GATE)
    t.pass_().do("use guardia_do_ultimo_portao")
    assert t.pile("mortis", 1) == ["guardia_do_ultimo_portao"] and ("sacrificed", 1) in t.news()
    assert "activated guardia_do_ultimo_portao" in t.transition, "the cost is paid, the effect still waits"
    t.to("main")
    t.pass_(2)
    assert t.phase == "sacrifice", "attack, block and damage analysis are left out"


@pytest.mark.rule("C-KEY-DEFENSOR-03")
def test_guardian_skips_the_active_players_attack_phase() -> None:
    t = Scene(them=[{"sets": ["1L: mago_iluminado"]}, GATE], active=0)
    t.pass_(2).do("use guardia_do_ultimo_portao").to("main").pass_(3)
    assert t.phase == "sacrifice" and t.s.active == 0
    t.to("main")
    assert t.s.active == 1
    t.all_pass()
    assert t.phase == "attack" and t.can("attack mago_iluminado"), "the next player attacks as ever"


@pytest.mark.rule("C-KEY-DEFENSOR-03")
def test_a_guardian_used_on_its_controllers_turn_skips_their_own_attack() -> None:
    t = Scene(you={"sets": ["3L: guardia_do_ultimo_portao", "1L: mago_iluminado"]})
    t.do("use guardia_do_ultimo_portao").to("main").pass_(2)
    assert t.phase == "sacrifice" and t.s.active == 0


@pytest.mark.rule("C-KEY-DEFENSOR-04")
@pytest.mark.parametrize(
    ("phase", "may"), [(MAINTENANCE, True), (MAIN, True), (ATTACK, False), (BLOCK, False), (SACRIFICE, False)]
)
@pytest.mark.parametrize("active", [0, 1])
def test_guardian_can_be_used_in_maintenance_and_main_phase(phase: int, may: bool, active: int) -> None:
    t = Scene(you=GATE, phase=phase, active=active)
    if active:
        t.pass_()
    assert t.asked == 0 and t.can("use guardia_do_ultimo_portao") is may


@pytest.mark.rule("C-KEY-DEFENSOR-05")
def test_a_canceled_guardian_is_sacrificed_and_the_attack_takes_place() -> None:
    t = Scene(you={"hand": "tempestade_desvinculante", "free": "3L", "sets": ["1L: mago_iluminado"]}, them=GATE)
    t.pass_().do("use guardia_do_ultimo_portao").pass_()
    t.do("play tempestade_desvinculante", "target_item guardia_do_ultimo_portao").to("main")
    assert t.transition == [] and t.pile("mortis", 1) == ["guardia_do_ultimo_portao"]
    t.pass_(2)
    assert t.phase == "attack" and t.can("attack mago_iluminado")


@pytest.mark.rule("C-KEY-DEFENSOR-06")
def test_the_main_phase_continues_after_guardian() -> None:
    t = Scene(you={"hand": "1L escudeiro_da_alvorada"}, them=GATE)
    t.pass_().do("use guardia_do_ultimo_portao").to("main")
    assert t.phase == "main" and t.asked == 0
    t.do("play_source fonte_de_luz", "play escudeiro_da_alvorada").all_pass()
    assert t.sets() == ["1L: escudeiro_da_alvorada"]


@pytest.mark.rule("C-KEY-DEFENSOR-07")
def test_a_second_guardian_on_the_same_turn_has_no_effect() -> None:
    two = {"sets": ["3L: guardia_do_ultimo_portao", "3L: guardia_do_ultimo_portao", "1L: mago_iluminado"]}
    t = Scene(them=two)
    t.pass_().do("use guardia_do_ultimo_portao").to("main")
    t.pass_().do("use guardia_do_ultimo_portao").to("main")
    assert t.pile("mortis", 1) == ["guardia_do_ultimo_portao"] * 2
    t.pass_(2)
    assert t.phase == "sacrifice"
    t.to("main")
    assert t.s.active == 1
    t.all_pass()
    assert t.phase == "attack", "nothing carries over to the next turn"


@pytest.mark.rule("C-KEY-DEFENSOR-01")
def test_a_granted_guardian_can_be_used() -> None:
    t = Scene(you={"hand": "sentry", "sets": [": plain"]}, cards=CARDS)
    t.do("play sentry").all_pass()
    assert t.can("use plain")


# ----------------------------------------------------------------- Desafiar


def challenge(*theirs: str, more: str = "") -> Scene:
    """Attack with the sellsword and announce the challenge."""
    sets = ["3L: mercenario_errante", *([more] if more else [])]
    t = Scene(you={"sets": sets}, them={"sets": list(theirs)}, phase=ATTACK, begin=True, cards=CARDS)
    return t.do("attack mercenario_errante")


@pytest.mark.rule("C-KEY-DESAFIAR-01", "C-KEY-DESAFIAR-02", "C-KEY-DESAFIAR-03")
def test_the_challenger_chooses_among_the_active_warriors_that_could_block_it() -> None:
    t = challenge(": plain", ": third / other")
    assert t.asked == 0 and sorted(t.options) == ["target other", "target plain"], "no covered one, and no way out"
    t.do("target plain")
    assert t.transition == ["triggered mercenario_errante"]
    t.all_pass()
    assert t.s.must_block == [(t.card("mercenario_errante"), t.card("plain"))]


@pytest.mark.rule("C-KEY-DESAFIAR-02")
def test_only_warriors_of_the_attacked_player_can_be_challenged() -> None:
    t = Scene(
        you={"sets": ["3L: mercenario_errante", ": brute"]},
        them=[{"sets": [": plain"]}, {"sets": [": other", ": third"]}],
        phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack mercenario_errante", "attack_player 3", "done")
    assert sorted(t.options) == ["target other", "target third"]


@pytest.mark.rule("C-KEY-DESAFIAR-03")
def test_challenge_does_nothing_if_no_warrior_can_block() -> None:
    t = challenge()
    assert t.transition == [] and t.question == "priority"


@pytest.mark.rule("C-KEY-DESAFIAR-04")
def test_the_challenged_warrior_must_block_and_no_other_can() -> None:
    t = challenge(": plain", ": other").do("target other").all_pass().all_pass()
    assert t.phase == "block"
    assert t.s.blocks == [(t.card("mercenario_errante"), t.card("other"))]
    assert not t.can("block plain"), "one blocker for each attacker"


@pytest.mark.rule("C-KEY-DESAFIAR-05")
def test_if_the_challenged_warrior_leaves_others_may_block() -> None:
    t = Scene(
        you={"hand": "slay", "sets": ["3L: mercenario_errante"]}, them={"sets": [": plain", ": other"]},
        phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack mercenario_errante", "target other").all_pass()
    t.do("play slay", "target other").all_pass()
    t.all_pass()
    assert t.question == "block" and t.options == ["block plain", "done"]


@pytest.mark.rule("C-KEY-DESAFIAR-06")
def test_a_warrior_challenged_twice_blocks_the_attacker_its_controller_chooses() -> None:
    t = Scene(
        you={"sets": ["3L: mercenario_errante", "3L: mercenario_errante", ": brute"]},
        them={"sets": [": plain", ": other"]}, phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack mercenario_errante", "attack mercenario_errante", "attack brute")
    if t.question == "order":
        t.do("order_first")
    t.do("target plain", "target plain").all_pass().all_pass().all_pass()
    assert t.asked == 1 and t.question == "block_attacker"
    assert t.options == ["block_attacker mercenario_errante"] * 2, "not the attacker that did not challenge it"
    t.do("block_attacker mercenario_errante")
    assert t.options == ["block other", "done"], "the other challenger can be blocked by any warrior or by none"


@pytest.mark.rule("C-KEY-DESAFIAR-07")
def test_challenge_does_nothing_for_a_blocker() -> None:
    t = Scene(
        you={"sets": ["3L: mercenario_errante"]}, them={"sets": [": plain"]},
        active=1, phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack plain").all_pass()
    t.do("block mercenario_errante")
    assert t.question == "priority" and t.transition == [] and t.s.must_block == []


@pytest.mark.rule("C-KEY-DESAFIAR-01", "C-KEY-DESAFIAR-02")
def test_a_granted_challenge_works_like_a_printed_one() -> None:
    t = Scene(you={"hand": "provoke", "sets": [": plain"]}, them={"sets": [": other", ": third"]}, cards=CARDS)
    t.do("play provoke", "target plain").all_pass().all_pass()
    t.do("attack plain")
    assert t.question == "target" and sorted(t.options) == ["target other", "target third"]


# -------------------------------------------------------------- Desaparecer


@pytest.mark.rule("C-KEY-DESAPARECER-01")
def test_a_vanish_warrior_enters_with_its_counters() -> None:
    t = Scene(you={"hand": "assassina_do_espelho", "free": "3S"})
    t.do("play assassina_do_espelho").all_pass()
    assert t.counters("assassina_do_espelho", "vanish") == 2


@pytest.mark.rule("C-KEY-DESAPARECER-02", "C-KEY-DESAPARECER-03")
def test_attacking_triggers_the_removal_of_a_vanish_counter() -> None:
    t = Scene(you={"hand": "fading assassina_do_espelho", "free": "3S"}, them={"sets": [": plain"]}, cards=CARDS)
    t.do("play assassina_do_espelho").to("attack", decline=False)
    assert t.question == "may"  # Intimidate
    t.do("no").to("attack", decline=False)
    t.do("attack assassina_do_espelho")
    assert t.transition == ["triggered assassina_do_espelho"] and t.counters("assassina_do_espelho", "vanish") == 2
    t.all_pass()
    assert t.counters("assassina_do_espelho", "vanish") == 1
    t.to("maintenance")
    assert t.on_table("assassina_do_espelho"), "one counter is left"


@pytest.mark.rule("C-KEY-DESAPARECER-04")
def test_a_vanish_warrior_without_counters_is_sacrificed_at_the_end_of_the_turn() -> None:
    t = Scene(you={"hand": "fading"}, cards=CARDS)
    t.do("play fading").all_pass().to("attack", decline=False)
    t.do("attack fading").all_pass()
    assert t.counters("fading", "vanish") == 0
    t.to("sacrifice")
    assert t.on_table("fading")
    t.pass_(2)
    assert t.pile("mortis") == ["fading"] and ("sacrificed", 0) in t.news()


@pytest.mark.rule("C-KEY-DESAPARECER-05")
def test_vanish_applies_on_any_turn_however_the_last_counter_was_removed() -> None:
    t = Scene(you={"hand": "fading"}, them={"hand": "wither"}, active=1, cards=CARDS)
    t.pass_().do("play fading").all_pass()
    t.do("play wither").all_pass()
    assert t.on_table("fading") and t.counters("fading", "vanish") == 0
    t.to("maintenance")
    assert t.pile("mortis") == ["fading"]


@pytest.mark.rule("C-KEY-DESAPARECER-06")
def test_a_covered_vanish_warrior_without_counters_stays() -> None:
    t = Scene(you={"sets": [": fading / plain", ": fading"]}, phase=SACRIFICE, cards=CARDS)
    t.pass_(2)
    assert t.sets() == [": fading / plain"] and t.pile("mortis") == ["fading"]


# ------------------------------------------------- Manipulador de energia


@pytest.mark.rule("C-KEY-ENERGIA-01")
def test_an_energy_manipulator_is_blocked_only_by_energy_manipulators() -> None:
    t = Scene(
        you={"sets": ["1L: mago_iluminado"]},
        them={"sets": ["1L: escudeiro_da_alvorada", "2S: saltador_noturno", ": plain", "4L: corretor_do_crepusculo"]},
        phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack mago_iluminado").all_pass()
    assert t.options == ["block escudeiro_da_alvorada", "block corretor_do_crepusculo", "done"]
