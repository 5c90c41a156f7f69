"""The keywords from Evoluir to Matéria, and +X/+Y/+Z."""

from __future__ import annotations

import pytest

from kit.cards import amulet, equipment, relic, warrior
from kit.conflictus import ATTACK, BLOCK, MAINTENANCE, SACRIFICE, Scene

STING = "Activated(Damage(1, Target()), targets=[a_card(which(warrior, opponents))])"
CARDS = (
    warrior("Plain"),
    warrior("Other"),
    warrior("Third"),
    warrior("Brute", "2/9/2", "might", abilities=[STING]),
    warrior("Pyre", "1/2/2", "immolate"),
    warrior("Bully", "1/2/2", "intimidate"),
    warrior("Hermit", "1/1/1", "isolated", "accumulate"),
    amulet("Cover", "spell(Grant(Target(), untouchable), a_card(which(warrior)))"),
    amulet("Inflate", "spell(Modify(Target(), mill=2), a_card(which(warrior)))"),
    amulet("Slay", 'spell(Do("destroy", Target()), a_card(which(warrior)))'),
    amulet("Quake", "spell(Damage(1, All(table, which(warrior))))"),
    amulet("Doom", 'spell(Do("destroy", All(table, which(warrior))))'),
    amulet("Retreat", 'spell(Do("return", All(table, which(warrior))))'),
    amulet("Chill", "spell(Modify(All(table, which(warrior)), -1, -1, -1))"),
    amulet("Gift", "spell(PutCounters(All(table, which(warrior)), growth, 1))"),
    amulet("Sentence", 'spell(MarkFor("sacrifice", All(table, which(warrior))))'),
    amulet("Tribute", 'spell(each_player(Do("sacrifice", Pick([table], which(warrior)))))'),
    relic("Blight", rules=["StatBonus(all, defense=-1, of=which(warrior, state=active))"]),
    relic("Drum", rules=["StatBonus(all, mill=2, of=which(warrior, you))"]),
    relic("Thorns", rules=["Trigger(round_begins, Damage(1, All(table, which(warrior))), whose=any)"]),
    equipment("Grower", "HasKeyword(set, evolve_light, 2)"),
)


# ------------------------------------------------------------------ Evoluir


@pytest.mark.rule("C-KEY-EVOLUIR-01", "C-KEY-EVOLUIR-02")
@pytest.mark.parametrize(("sources", "size"), [("1L", 1), ("2L", 2), ("3L", 2), ("4L", 3), ("1L 3S", 1)])
def test_evolve_counts_sources_of_its_faction_and_rounds_down(sources: str, size: int) -> None:
    t = Scene(you={"free": "9L", "sets": [f"{sources}: adepta_do_poco_solar"]})
    assert t.stats("adepta_do_poco_solar") == (size, size, size)


@pytest.mark.rule("C-KEY-EVOLUIR-01")
def test_evolve_shadow_counts_shadow() -> None:
    t = Scene(you={"sets": ["6S 3L: duque_oco"]})
    assert t.stats("duque_oco") == (6, 5, 5)


@pytest.mark.rule("C-KEY-EVOLUIR-02")
def test_evolve_changes_with_the_sources_at_once() -> None:
    t = Scene(you={"sets": ["2L: adepta_do_poco_solar"]}, phase=SACRIFICE)
    t.do("sacrifice fonte_de_luz")
    assert t.stats("adepta_do_poco_solar") == (1, 1, 1)


@pytest.mark.rule("C-KEY-EVOLUIR-03")
def test_evolve_does_not_count_costs_of_piled_warriors() -> None:
    t = Scene(you={"sets": ["1L: mago_iluminado / aprendiz_de_avatar / adepta_do_poco_solar"]})
    assert t.stats("adepta_do_poco_solar") == (1, 1, 1)


@pytest.mark.rule("C-KEY-EVOLUIR-04")
def test_evolve_counts_surplus_sources_and_sources_added_by_equipment() -> None:
    t = Scene(you={"hand": "adepta_do_poco_solar escudo_protetor", "free": "6L"})
    t.do("play adepta_do_poco_solar", "pay_manually", "pay_light", "done").all_pass()
    assert t.stats("adepta_do_poco_solar") == (2, 2, 2)
    t.do("play escudo_protetor", "pay_manually", "pay_light", "done").all_pass()
    assert t.sets() == ["4L: adepta_do_poco_solar + escudo_protetor"]
    assert t.stats("adepta_do_poco_solar") == (3, 5, 3)


@pytest.mark.rule("C-KEY-EVOLUIR-04")
def test_evolve_counts_sources_added_while_piling() -> None:
    t = Scene(you={"hand": "adepta_do_poco_solar", "free": "1L", "sets": ["1L: mago_iluminado"]})
    t.do("play adepta_do_poco_solar", "pay_manually", "pay_light").all_pass()
    assert t.sets() == ["2L: mago_iluminado / adepta_do_poco_solar"]
    assert t.stats("adepta_do_poco_solar") == (2, 2, 2)


@pytest.mark.rule("C-KEY-EVOLUIR-01")
def test_evolve_granted_by_equipment_works_like_printed_evolve() -> None:
    t = Scene(you={"sets": ["2L: plain + grower"]}, cards=CARDS)
    assert t.stats("plain") == (2, 4, 2)


# -------------------------------------------------------------------- Força


@pytest.mark.rule("C-KEY-FORCA-01", "C-KEY-FORCA-02")
@pytest.mark.parametrize("active", [0, 1])
def test_might_doubles_the_combat_damage_attacking_and_blocking_but_not_the_attack(active: int) -> None:
    t = Scene(
        you={"sets": ["1S: brute + gancho_de_cinzas"]}, them={"sets": [": brute"]},
        active=active, phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    assert t.stats("brute", 0)[0] == 3, "the stat itself is not doubled"
    t.do("attack brute").all_pass().do("block brute").to("sacrifice")
    assert t.stats("brute", 1)[1] == 9 - 2 * 3, "doubled after the hook's +1"
    assert t.stats("brute", 0)[1] == 9 - 2 * 2


@pytest.mark.rule("C-KEY-FORCA-03")
def test_might_changes_neither_mill_nor_other_damage() -> None:
    t = Scene(you={"sets": [": brute"]}, them={"sets": [": plain"]}, phase=ATTACK, begin=True, cards=CARDS)
    t.do("attack brute")
    t.do("use brute").all_pass()
    assert t.stats("plain")[1] == 2
    t.all_pass().do("done").to("sacrifice")
    assert len(t.pile("mons", 1)) == 10 - 2


# ------------------------------------------------------------------- Imolar

MARTYR = "martir_da_mare_de_tumulos"


@pytest.mark.rule("C-KEY-IMOLAR-01")
def test_immolate_mills_an_opponent_and_sacrifices_the_warrior_at_the_end_of_the_turn() -> None:
    t = Scene(you={"sets": [f"2S: {MARTYR}"]})
    t.do(f"use {MARTYR}").pass_(2)
    assert t.asked == 0 and t.options == ["number 0", "number 1", "number 2", "number 3"]
    t.do("number 2")
    assert len(t.pile("mons", 1)) == 8 and len(t.pile("mortis", 1)) == 2 and len(t.pile("mons")) == 10
    t.to("sacrifice")
    assert t.on_table(MARTYR)
    t.pass_(2)
    assert t.pile("mortis") == [MARTYR] and ("sacrificed", 0) in t.news()


@pytest.mark.rule("C-KEY-IMOLAR-01")
def test_with_several_opponents_one_is_chosen_when_immolate_is_announced() -> None:
    t = Scene(you={"sets": [f"2S: {MARTYR}"]}, them=[{}, {}])
    t.do(f"use {MARTYR}")
    assert t.options == ["target_player 2", "target_player 3"], "never the player themselves"
    t.do("target_player 3").pass_(3).do("number 3")
    assert [len(t.pile("mons", seat)) for seat in range(3)] == [10, 10, 7]


@pytest.mark.rule("C-KEY-IMOLAR-02")
@pytest.mark.parametrize("phase", [MAINTENANCE, ATTACK, BLOCK, SACRIFICE])
def test_immolate_is_used_once_per_turn_like_any_ability_without_cost(phase: int) -> None:
    t = Scene(you={"sets": [f"2S: {MARTYR}"]}, phase=phase, active=1)
    t.pass_().do(f"use {MARTYR}")
    assert not t.can(f"use {MARTYR}"), "a use counts when it is announced"
    t.pass_(2).do("number 1").pass_()
    assert t.asked == 0 and not t.can(f"use {MARTYR}")


@pytest.mark.rule("C-KEY-IMOLAR-03")
def test_the_immolate_number_is_chosen_on_resolution() -> None:
    t = Scene(you={"sets": [f"2S: {MARTYR}"]}, them={"hand": "adoecer", "free": "1S", "sets": ["2L: calice_de_forca"]})
    t.do(f"use {MARTYR}")
    assert t.question == "priority", "no number is chosen yet"
    t.pass_().do("play adoecer").pass_(2)
    assert t.pile("mortis") == [MARTYR]
    t.pass_(2)
    assert t.options[-1] == "number 4", "with the chalice its last known mill is 4"


@pytest.mark.rule("C-KEY-IMOLAR-04")
def test_immolate_marks_the_warrior_even_if_nothing_is_milled() -> None:
    t = Scene(you={"sets": [f"2S: {MARTYR}"]})
    t.do(f"use {MARTYR}").pass_(2).do("number 0").to("maintenance")
    assert t.pile("mortis") == [MARTYR] and len(t.pile("mons", 1)) == 10


@pytest.mark.rule("C-KEY-IMOLAR-04")
def test_a_canceled_immolate_sets_no_mark_and_cannot_be_used_again() -> None:
    t = Scene(you={"sets": [f"2S: {MARTYR}"]}, them={"hand": "tempestade_desvinculante", "free": "3S"})
    t.do(f"use {MARTYR}").pass_().do("play tempestade_desvinculante").pass_(2)
    assert t.transition == [] and not t.can(f"use {MARTYR}")
    t.to("maintenance")
    assert t.on_table(MARTYR) and len(t.pile("mons", 1)) == 10


@pytest.mark.rule("C-KEY-IMOLAR-05")
def test_a_warrior_that_used_immolate_can_still_attack() -> None:
    t = Scene(you={"sets": [f"2S: {MARTYR}"]})
    t.do(f"use {MARTYR}").pass_(2).do("number 3").pass_(2)
    assert t.phase == "attack"
    t.do(f"attack {MARTYR}").to("sacrifice")
    assert len(t.pile("mons", 1)) == 10 - 3 - 3


@pytest.mark.rule("C-KEY-IMOLAR-06")
def test_a_warrior_that_used_immolate_is_sacrificed_from_the_pile() -> None:
    t = Scene(you={"hand": "plain", "sets": [": other / pyre"]}, cards=CARDS)
    t.do("use pyre").pass_(2).do("number 0")
    t.do("play plain", "add_to_set pyre").pass_(2)
    assert t.sets() == [": other / pyre / plain"]
    t.to("maintenance")
    assert t.sets() == [": other / plain"] and t.pile("mortis") == ["pyre"]


# -------------------------------------------------------------- Inatingível

BROKER = "corretor_do_crepusculo"


def facing_broker(hand: str, free: str = "3L 3S") -> Scene:
    """Give the opponent an Untouchable broker, a plain warrior and a hand."""
    return Scene(
        you={"hand": hand, "free": free, "sets": ["1L: lupa_de_prisma"]},
        them={"sets": [f"4L: {BROKER}", ": plain"]}, cards=CARDS,
    )  # fmt: skip


@pytest.mark.rule("C-KEY-INATINGIVEL-01", "C-KEY-INATINGIVEL-02")
def test_opponents_cannot_target_an_untouchable_warrior() -> None:
    t = facing_broker("adoecer")
    t.do("play adoecer")
    assert t.transition == ["card adoecer"] and t.s.transition[0].targets[0][1] == t.card("plain"), "the only target"
    t.pass_(2).do("use lupa_de_prisma")
    assert t.s.transition[0].targets[0][1] == t.card("plain")


@pytest.mark.rule("C-KEY-INATINGIVEL-02")
def test_an_opponents_triggered_ability_cannot_target_an_untouchable_warrior() -> None:
    t = Scene(you={"hand": "assassina_do_espelho", "free": "3S"}, them={"sets": [f"4L: {BROKER}"]})
    t.do("play assassina_do_espelho").pass_(2)
    assert t.on_table("assassina_do_espelho") and t.transition == [], "Intimidate has no target"


@pytest.mark.rule("C-KEY-INATINGIVEL-01", "C-KEY-INATINGIVEL-02")
def test_becoming_untouchable_in_response_saves_a_target() -> None:
    t = Scene(
        you={"hand": "adoecer", "free": "1S"}, them={"hand": "cover", "sets": ["1L: mago_iluminado"]}, cards=CARDS
    )
    t.do("play adoecer").pass_().do("play cover").pass_(4)
    assert t.stats("mago_iluminado") == (0, 1, 2)
    assert t.pile("mortis") == ["adoecer"], "no target is legal anymore: canceled"


@pytest.mark.rule("C-KEY-INATINGIVEL-03")
@pytest.mark.parametrize("hand", ["quake", "doom", "retreat", "chill", "gift"])
def test_opponents_effects_on_all_warriors_skip_an_untouchable_warrior(hand: str) -> None:
    t = facing_broker(hand)
    t.do(f"play {hand}").pass_(2)
    assert t.on_table(BROKER) and t.stats(BROKER) == (2, 3, 2)
    assert not t.on_table("plain") or t.stats("plain") != (1, 3, 1)


@pytest.mark.rule("C-KEY-INATINGIVEL-03")
def test_opponents_marks_on_all_warriors_skip_an_untouchable_warrior() -> None:
    t = facing_broker("sentence")
    t.do("play sentence").pass_(2).to("maintenance")
    assert t.sets(1) == [f"4L: {BROKER}"]


@pytest.mark.rule("C-KEY-INATINGIVEL-03")
def test_triggered_damage_from_an_opponents_relic_skips_an_untouchable_warrior_on_any_turn() -> None:
    t = Scene(
        you={"sets": [f"4L: {BROKER}", ": plain"]}, them={"sets": [": thorns"]},
        phase=MAINTENANCE, begin=True, cards=CARDS,
    )  # fmt: skip
    t.pass_(2)
    assert t.stats(BROKER)[1] == 3 and t.stats("plain")[1] == 2


@pytest.mark.rule("C-KEY-INATINGIVEL-04")
def test_untouchable_does_not_stop_static_abilities_or_effects_on_its_controller() -> None:
    t = Scene(you={"hand": "tribute", "sets": [": blight"]}, them={"sets": [f"4L: {BROKER}"]}, cards=CARDS)
    assert t.stats(BROKER) == (2, 2, 2), "a static text of an opponent reaches it"
    t.do("play tribute").pass_(2)
    assert t.pile("mortis", 1) == [BROKER]


@pytest.mark.rule("C-KEY-INATINGIVEL-04")
def test_an_untouchable_warrior_fights_normally() -> None:
    t = Scene(you={"sets": [f"4L: {BROKER}"]}, them={"sets": [f"4L: {BROKER}"]}, phase=ATTACK, begin=True, cards=CARDS)
    t.do(f"attack {BROKER}").all_pass().do(f"block {BROKER}").to("sacrifice")
    assert t.stats(BROKER, 0) == (2, 1, 2) and t.stats(BROKER, 1) == (2, 1, 2)


@pytest.mark.rule("C-KEY-INATINGIVEL-05")
def test_an_untouchable_warriors_controller_can_affect_it() -> None:
    t = Scene(you={"hand": "quake adoecer", "free": "1S", "sets": [f"4L: {BROKER}"]}, cards=CARDS)
    t.do("play adoecer").pass_(2)
    assert t.stats(BROKER)[1] == 1
    t.do("play quake").pass_(2)
    assert t.pile("mortis") == [BROKER]


# ---------------------------------------------------------------- Intimidar


@pytest.mark.rule("C-KEY-INTIMIDAR-01", "C-KEY-INTIMIDAR-02")
def test_intimidate_targets_any_active_warrior_with_no_higher_mill() -> None:
    t = Scene(
        you={"hand": "bully", "sets": [": plain"]},
        them={"sets": ["4L: third / serafim_da_torre", "1L: mago_iluminado", ": other"]}, cards=CARDS,
    )  # fmt: skip
    t.do("play bully", "add_to_set new").pass_(2)
    assert t.question == "target"
    assert sorted(t.options) == ["target mago_iluminado", "target other", "target plain"]
    t.do("target mago_iluminado").pass_(2).do("yes")
    assert t.pile("hand", 1) == ["mago_iluminado"]


@pytest.mark.rule("C-KEY-INTIMIDAR-01")
def test_intimidate_returns_a_warrior_to_its_owners_hand() -> None:
    t = Scene(you={"hand": "bully"}, them={"captive": "plain"}, cards=CARDS, active=1)
    t.do("play plain").pass_(2)
    t.pass_().do("play bully").pass_(2)
    t.pass_(2).do("yes")
    assert t.pile("hand", 0) == ["plain"] and t.pile("hand", 1) == []


@pytest.mark.rule("C-KEY-INTIMIDAR-03")
def test_both_mill_values_are_compared_again_on_resolution() -> None:
    higher = Scene(you={"hand": "bully"}, them={"hand": "inflate", "sets": [": plain"]}, cards=CARDS)
    higher.do("play bully").pass_(3).do("play inflate", "target plain").pass_(4)
    assert higher.question == "priority" and higher.on_table("plain"), "mill 3 is more than 2 now"

    lower = Scene(
        you={"hand": "bully", "sets": [": drum"]},
        them={"hand": "tempestade_desvinculante", "free": "3L", "sets": ["4L: serafim_da_torre"]},
        cards=CARDS,
    )
    lower.do("play bully").pass_(2)
    assert lower.transition == ["triggered bully"], "with the drum its mill is 4"
    lower.pass_().do("play tempestade_desvinculante", "choose 2").pass_(4)
    assert lower.question == "priority" and lower.on_table("serafim_da_torre"), "2 is less than 3"


@pytest.mark.rule("C-KEY-INTIMIDAR-03")
def test_an_intimidator_that_left_compares_its_last_known_mill() -> None:
    t = Scene(you={"hand": "bully"}, them={"hand": "slay", "sets": ["1L: mago_iluminado"]}, cards=CARDS)
    t.do("play bully").pass_(3).do("play slay", "target bully").pass_(2)
    assert t.pile("mortis") == ["bully"]
    t.pass_(2).do("yes")
    assert t.pile("hand", 1) == ["mago_iluminado"]


@pytest.mark.rule("C-KEY-INTIMIDAR-04")
def test_the_intimidate_target_is_mandatory_and_the_return_decided_on_resolution() -> None:
    t = Scene(you={"hand": "bully"}, them={"sets": [": plain", ": other"]}, cards=CARDS)
    t.do("play bully").pass_(2)
    assert t.options == ["target plain", "target other"], "a target must be chosen"
    t.do("target plain").pass_(2)
    assert t.question == "may" and t.asked == 0
    t.do("no")
    assert t.sets(1) == [": plain", ": other"]


@pytest.mark.rule("C-KEY-INTIMIDAR-05")
def test_intimidate_returns_only_the_active_warrior_of_a_set() -> None:
    t = Scene(you={"hand": "bully"}, them={"sets": ["1L: other / plain + escudo_protetor"]}, cards=CARDS)
    t.do("play bully").pass_(4).do("yes")
    assert t.pile("hand", 1) == ["plain"] and t.sets(1) == ["1L: other + escudo_protetor"]


# ------------------------------------------------------------------ Isolado


@pytest.mark.rule("C-KEY-ISOLADO-01")
def test_no_warrior_can_be_piled_on_an_isolated_warrior() -> None:
    t = Scene(you={"hand": "plain", "sets": ["1S: brigao_do_fosso", ": other"]}, cards=CARDS)
    t.do("play plain")
    assert t.options == ["add_to_set new", "add_to_set other"]


@pytest.mark.rule("C-KEY-ISOLADO-02")
def test_an_isolated_warrior_can_be_piled_and_equipped() -> None:
    t = Scene(you={"hand": "brigao_do_fosso escudo_protetor", "free": "1S", "sets": [": other"]}, cards=CARDS)
    t.do("play brigao_do_fosso", "add_to_set other").pass_(2)
    assert t.sets() == ["1S: other / brigao_do_fosso"]
    t.do("play escudo_protetor").pass_(2)
    assert t.stats("brigao_do_fosso") == (2, 4, 1)


@pytest.mark.rule("C-KEY-ISOLADO-02")
def test_a_covered_isolated_warrior_allows_piling() -> None:
    t = Scene(you={"hand": "plain", "sets": [": brigao_do_fosso / other"]}, cards=CARDS)
    t.do("play plain")
    assert t.can("add_to_set other"), "an inactive warrior has no working abilities"


@pytest.mark.rule("C-KEY-ISOLADO-03")
def test_isolated_overrides_accumulate() -> None:
    t = Scene(you={"hand": "hermit plain"}, cards=CARDS)
    t.do("play hermit").pass_(2)
    t.do("play plain")
    assert t.transition == ["card plain"] and t.s.transition[0].set == -1, "it can only found a new set"


# -------------------------------------------------- Manipulador de matéria


@pytest.mark.rule("C-KEY-MATERIA-01")
def test_a_matter_manipulator_is_blocked_only_by_matter_manipulators() -> None:
    t = Scene(
        you={"sets": ["2S: saltador_noturno"]},
        them={"sets": ["1L: mago_iluminado", "2S: saltador_noturno", ": plain", f"4L: {BROKER}"]},
        phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack saltador_noturno").all_pass()
    assert t.options == ["block saltador_noturno", f"block {BROKER}", "done"]


@pytest.mark.rule("C-KEY-MATERIA-02")
def test_manipulator_keywords_do_not_restrict_what_a_warrior_can_block() -> None:
    t = Scene(
        you={"sets": [": plain"]}, them={"sets": ["1L: mago_iluminado", "2S: saltador_noturno", f"4L: {BROKER}"]},
        phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack plain").all_pass()
    assert t.options == ["block mago_iluminado", "block saltador_noturno", f"block {BROKER}", "done"]


@pytest.mark.rule("C-KEY-MATERIA-03")
def test_manipulator_keywords_of_covered_warriors_do_not_count() -> None:
    t = Scene(
        you={"sets": ["2S: saltador_noturno / plain"]}, them={"sets": [": other"]},
        phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack plain").all_pass()
    assert t.can("block other"), "the active warrior is not a manipulator"

    t = Scene(
        you={"sets": ["2S: saltador_noturno"]}, them={"sets": ["2S: saltador_noturno / other"]},
        phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack saltador_noturno").all_pass()
    assert t.question == "priority", "a covered warrior does not help to block"


# ----------------------------------------------------------------- +X/+Y/+Z


@pytest.mark.rule("C-KEY-MOD-01")
def test_modifiers_add_to_and_subtract_from_attack_defense_and_mill() -> None:
    t = Scene(you={"hand": "clarao_subito", "free": "1L 1S", "sets": [": plain", ": other", "3S: livro_das_dividas"]},
              cards=CARDS)  # fmt: skip
    t.do("play clarao_subito", "target plain").pass_(2)
    assert t.stats("plain") == (2, 5, 1)
    t.do("use livro_das_dividas", "target plain", "sacrifice other").to("main")
    assert t.stats("plain") == (1, 4, 1)


@pytest.mark.rule("C-KEY-MOD-02")
def test_equipment_gives_its_bonus_to_the_active_warrior_while_in_play() -> None:
    t = Scene(you={"hand": "third", "sets": ["1S: other / plain + gancho_de_cinzas"]}, cards=CARDS)
    assert t.stats("plain") == (2, 3, 2) and t.stats("other") == (1, 3, 1)
    t.do("play third", "add_to_set plain").pass_(2)
    assert t.stats("third") == (2, 3, 2) and t.stats("plain") == (1, 3, 1), "it applies to the top warrior"
    t.to("sacrifice").do("sacrifice gancho_de_cinzas")
    assert t.stats("third") == (1, 3, 1)


@pytest.mark.rule("C-KEY-MOD-03")
def test_several_modifiers_add_up() -> None:
    t = Scene(
        you={"hand": "clarao_subito clarao_subito", "free": "2L",
             "sets": ["2S 1L: plain + gancho_de_cinzas + gancho_de_cinzas + escudo_protetor", "2L: calice_de_forca"]},
        cards=CARDS,
    )  # fmt: skip
    t.do("play clarao_subito").pass_(2)
    t.do("play clarao_subito").pass_(2)
    assert t.stats("plain") == (1 + 2 + 2, 3 + 2 + 4, 1 + 2 + 1)
