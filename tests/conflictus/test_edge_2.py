"""Edge cases of the transition, targets and abilities."""

from __future__ import annotations

import pytest

from kit.cards import amulet, relic, warrior
from kit.conflictus import ATTACK, MAINTENANCE, SACRIFICE, Scene

CARDS = (
    warrior("Plain"),
    warrior("Other"),
    warrior("Frail", "1/1/1"),
    warrior("Sturdy", "1/2/1"),
    warrior("Martyr", "9/1/1", rules=["Trigger(dies, Draw(1), own=True)"]),
    warrior("Fury", "9/1/1", rules=["Trigger(dies, Mill(1, opponents), own=True)"]),
    warrior("Bully", "1/2/2", "intimidate"),
    warrior("Hopper", "1/9/2", "leap"),
    warrior("Pyre", "1/1/1", "immolate"),
    warrior("Saint", "1/1/1", "victimize"),
    warrior("Seeker", "1/1/1", "seek"),
    warrior("Fat", "1/1/2"),
    amulet("Prop", "spell(Modify(Target(), defense=2), a_card(which(warrior)))"),
    amulet("Hit 3", "spell(Damage(3, Target()), a_card(which(warrior)))"),
    amulet("Rest", "spell(Draw(1))"),
    amulet("Slay", 'spell(Do("destroy", Target()), a_card(which(warrior)))'),
    amulet("Twin", "spell(seq(Damage(1, Target()), Draw(1)), a_card(which(warrior), 2))"),
    amulet("Quake", "spell(Damage(2, All(table, which(warrior))))"),
    amulet("Tremor", "spell(Damage(2, All(table, which(warrior, state=active))))"),
    amulet("Storm", "spell(Damage(3, All(table, which(warrior, state=active))))"),
    amulet("Tribute", 'spell(each_player(Do("sacrifice", Pick([table], which(warrior)))))'),
    amulet("Break", 'spell(Do("destroy", Target()), a_card(which(equipment)))'),
    amulet("Recall", 'spell(Do("return", Target()), a_card(which(relic)))'),
    relic("Blight", rules=["StatBonus(all, defense=-1, of=which(warrior, state=active))"]),
    relic("Clock", rules=["Trigger(round_begins, Mill(1, opponents), whose=any)"]),
)


@pytest.mark.rule("C-EDGE-21")
def test_a_shield_in_response_saves_the_warrior() -> None:
    t = Scene(
        you={"hand": "adoecer", "free": "1S"}, them={"hand": "escudo_protetor", "free": "1L", "sets": [": frail"]},
        cards=CARDS,
    )  # fmt: skip
    t.do("play adoecer").pass_().do("play escudo_protetor").pass_(2)
    assert t.transition == ["card adoecer"] and t.stats("frail") == (1, 3, 1)
    t.pass_(2)
    assert t.stats("frail") == (1, 1, 1)


@pytest.mark.rule("C-EDGE-22")
@pytest.mark.parametrize("keep", [True, False])
def test_a_late_shield_enters_the_vacated_set(keep: bool) -> None:
    t = Scene(
        you={"hand": "escudo_protetor", "sets": ["1L: frail"]}, them={"hand": "adoecer", "free": "1S"}, cards=CARDS
    )
    t.do("play escudo_protetor").pass_().do("play adoecer").pass_(2)
    assert t.sets() == ["1L:"] and t.pile("mortis") == ["frail"]
    t.pass_(2)
    assert t.sets() == ["1L: escudo_protetor"]
    t.to("sacrifice")
    if not keep:
        t.do("sacrifice escudo_protetor")
    t.to("maintenance")
    assert t.sets() == (["1L: escudo_protetor"] if keep else [])
    assert t.pile("free") == ([] if keep else ["fonte_de_luz"])


@pytest.mark.rule("C-EDGE-23")
def test_a_damaged_warrior_dies_without_its_shield() -> None:
    t = Scene(
        you={"hand": "adoecer break", "free": "1S"},
        them={"hand": "escudo_protetor", "free": "1L", "sets": [": frail"]}, cards=CARDS,
    )  # fmt: skip
    t.do("play adoecer").pass_().do("play escudo_protetor").pass_(4)
    assert t.stats("frail") == (1, 1, 1)
    t.do("play break").pass_(2)
    assert t.pile("mortis", 1) == ["escudo_protetor", "frail"] and t.asked == 0


@pytest.mark.rule("C-EDGE-24")
def test_damage_and_protection_end_at_the_same_time() -> None:
    t = Scene(you={"hand": "prop hit_3", "sets": [": sturdy"]}, phase=SACRIFICE, cards=CARDS)
    t.do("play prop").pass_(2)
    t.do("play hit_3").pass_(2)
    assert t.stats("sturdy") == (1, 1, 1)
    t.to("maintenance")
    assert t.on_table("sturdy") and t.stats("sturdy") == (1, 2, 1)


@pytest.mark.rule("C-EDGE-25")
def test_all_warriors_includes_covered_ones_but_all_active_warriors_does_not() -> None:
    t = Scene(you={"hand": "quake", "sets": [": plain / frail", ": sturdy / other"]}, cards=CARDS)
    t.do("play quake").pass_(2)
    assert t.pile("mortis") == ["frail"]
    assert t.stats("plain") == (1, 1, 1), "uncovered, with the damage it had while covered"
    assert t.on_table("sturdy"), "it is not checked while covered"

    t = Scene(you={"hand": "quake", "sets": [": sturdy / frail"]}, cards=CARDS)
    t.do("play quake").pass_(2)
    assert t.pile("mortis") == ["frail", "sturdy"], "it is checked as soon as it is uncovered"

    t = Scene(you={"hand": "tremor", "sets": [": sturdy / frail"]}, cards=CARDS)
    t.do("play tremor").pass_(2)
    assert t.pile("mortis") == ["frail"] and t.stats("sturdy") == (1, 2, 1)


@pytest.mark.rule("C-EDGE-26")
def test_a_static_penalty_kills_a_pile_warrior_by_warrior() -> None:
    t = Scene(you={"hand": "blight"}, them={"sets": [": frail / frail / frail", ": sturdy"]}, cards=CARDS)
    t.do("play blight").pass_(2)
    assert t.pile("mortis", 1) == ["frail"] * 3 and t.sets(1) == [": sturdy"]
    assert t.asked == 0 and t.question == "priority", "all before anyone can act"


@pytest.mark.rule("C-EDGE-27")
def test_the_knife_is_used_once_and_removed_in_the_cleanup() -> None:
    t = Scene(you={"mons": "4L", "sets": ["2S: faca_da_revelacao"]})
    t.do("use faca_da_revelacao").pass_(2).do("done")
    assert not t.can("use faca_da_revelacao")
    t.to("sacrifice")
    assert t.on_table("faca_da_revelacao") and not t.can("use faca_da_revelacao")
    t.pass_(2)
    assert t.pile("exterminatus") == ["faca_da_revelacao"] and t.pile("mortis") == []


@pytest.mark.rule("C-EDGE-28")
def test_a_knife_returned_to_hand_is_not_removed() -> None:
    t = Scene(you={"hand": "recall", "mons": "4L", "sets": ["2S: faca_da_revelacao"]}, cards=CARDS)
    t.do("use faca_da_revelacao").pass_(2).do("done")
    t.do("play recall").pass_(2)
    t.to("maintenance")
    assert t.pile("hand") == ["faca_da_revelacao"] and t.pile("exterminatus") == []


@pytest.mark.rule("C-EDGE-28")
def test_a_knife_played_again_on_the_same_turn_is_not_removed() -> None:
    knife = {"mons": "4L", "free": "2S", "sets": [": faca_da_revelacao"]}
    t = Scene(you=knife, them={"hand": "recall"}, cards=CARDS)
    t.do("use faca_da_revelacao").pass_(2).do("done")
    t.pass_().do("play recall").pass_(2)
    t.do("play faca_da_revelacao").pass_(2)
    assert t.can("use faca_da_revelacao"), "a new object with its own use"
    t.to("maintenance")
    assert t.on_table("faca_da_revelacao") and t.pile("exterminatus") == []


@pytest.mark.rule("C-EDGE-29")
@pytest.mark.parametrize("active", [0, 1])
def test_of_two_abilities_at_the_start_of_each_turn_the_active_players_resolves_last(active: int) -> None:
    t = Scene(
        you={"sets": [": clock"]}, them={"sets": [": clock"]}, active=active, phase=MAINTENANCE, begin=True, cards=CARDS
    )
    assert [item.controller for item in t.s.transition] == [active, 1 - active]
    t.pass_(2)
    assert len(t.pile("mons", active)) == 9 and len(t.pile("mons", 1 - active)) == 10


@pytest.mark.rule("C-EDGE-30")
@pytest.mark.parametrize("active", [0, 1])
def test_two_warriors_that_kill_each_other_both_trigger_and_no_one_can_respond(active: int) -> None:
    t = Scene(
        you={"hand": "rest", "sets": [": martyr"]}, them={"hand": "rest", "sets": [": fury"]}, active=active,
        phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    attacker, blocker = ("martyr", "fury") if active == 0 else ("fury", "martyr")
    t.do(f"attack {attacker}").all_pass().do(f"block {blocker}").pass_(2)
    assert t.phase == "sacrifice" and t.transition == []
    told = [what for what, _ in t.news() if what in ("drawn", "milled")]
    assert told == (["milled", "drawn"] if active == 0 else ["drawn", "milled"]), "the active player's is last"
    assert t.pile("hand") == ["rest", "fonte_de_luz"] and len(t.pile("mons")) == 8


@pytest.mark.rule("C-EDGE-31")
def test_an_amulet_with_two_targets_resolves_with_one_but_not_with_none() -> None:
    sets = [": plain", ": other"]
    t = Scene(you={"hand": "twin"}, them={"hand": "slay slay", "sets": sets}, cards=CARDS)
    t.do("play twin", "target plain").pass_().do("play slay", "target other").pass_(4)
    assert t.stats("plain") == (1, 2, 1) and t.pile("hand") == ["fonte_de_luz"]
    assert t.on_table("twin") and t.pile("mortis") == []

    t = Scene(you={"hand": "twin"}, them={"hand": "slay slay", "sets": sets}, cards=CARDS)
    t.do("play twin", "target plain").pass_().do("play slay", "target other", "play slay", "target plain").pass_(6)
    assert t.pile("mortis") == ["twin"], "canceled, and in the mortis at once"
    assert t.pile("hand") == [] and len(t.pile("mons")) == 10, "not even the draw took place"


@pytest.mark.rule("C-EDGE-32")
def test_a_sacrifice_in_the_cleanup_repeats_the_sacrifice_phase() -> None:
    t = Scene(
        you={"hand": "rest", "sets": [": hopper", "3S: livro_das_dividas"]}, them={"sets": [": plain"]},
        phase=ATTACK, begin=True, cards=CARDS,
    )  # fmt: skip
    t.do("attack hopper").all_pass().do("block plain").all_pass().do("leap hopper")
    assert t.phase == "sacrifice" and len(t.pile("mons", 1)) == 8
    t.pass_(2)
    assert t.phase == "sacrifice" and t.transition == ["triggered livro_das_dividas"] and t.asked == 0
    t.do("play rest").pass_(2)
    assert t.on_table("rest")
    t.pass_(2)
    assert len(t.pile("mons", 1)) == 6 and t.phase == "sacrifice" and t.s.active == 0
    t.pass_(2)
    assert t.phase == "maintenance" and t.s.active == 1 and "rest" in t.pile("mortis"), "cleaned up the second time"


@pytest.mark.rule("C-EDGE-33")
def test_a_player_can_sacrifice_an_untouchable_warrior() -> None:
    t = Scene(you={"hand": "tribute", "sets": [": plain"]}, them={"sets": ["4L: corretor_do_crepusculo"]}, cards=CARDS)
    t.do("play tribute").pass_(2)
    assert t.pile("mortis", 1) == ["corretor_do_crepusculo"] and t.pile("mortis") == ["plain"]


@pytest.mark.rule("C-EDGE-34")
@pytest.mark.parametrize("owner", [0, 1])
def test_damage_to_all_warriors_skips_only_the_opponents_untouchable(owner: int) -> None:
    hands: list[dict[str, str]] = [{}, {}]
    hands[owner] = {"hand": "storm"}
    t = Scene(you={**hands[0], "sets": ["4L: corretor_do_crepusculo"]}, them=hands[1], active=owner, cards=CARDS)
    t.do("play storm").pass_(2)
    assert t.on_table("corretor_do_crepusculo") is (owner == 1)
    assert t.pile("mortis") == (["corretor_do_crepusculo"] if owner == 0 else [])


@pytest.mark.rule("C-EDGE-35")
def test_the_chalice_raises_the_mill_of_all_active_warriors() -> None:
    t = Scene(
        you={"hand": "seeker bully", "mons": "3L fat", "mortis": "rest slay quake",
             "sets": ["2L: calice_de_forca", ": pyre", ": saint"]},
        them={"sets": [": frail / fat"]}, cards=CARDS,
    )  # fmt: skip
    assert t.stats("fat", 1) == (1, 1, 3) and t.stats("frail")[2] == 1, "of all players, but no covered one"
    t.do("use pyre").pass_(2)
    assert t.options[-1] == "number 2"
    t.do("number 0", "use saint").pass_(2).do("recover rest", "recover slay")
    assert t.question == "priority", "there are only two cards"
    t.do("play seeker", "add_to_set new").pass_(4).do("yes")
    assert t.can("find fat"), "2 now, as much as is printed on the other"
    t.do("find fat", "play bully", "add_to_set new").pass_(2)
    assert t.can("target fat"), "3 against 3"


@pytest.mark.rule("C-EDGE-36")
def test_intimidate_cannot_choose_the_warrior_it_covers() -> None:
    t = Scene(you={"hand": "bully", "sets": [": plain"]}, cards=CARDS)
    t.do("play bully", "add_to_set plain").pass_(2)
    assert t.sets() == [": plain / bully"] and t.transition == [] and t.question == "priority"


@pytest.mark.rule("C-EDGE-37")
def test_a_search_that_finds_nothing_shuffles_but_a_declined_one_does_not() -> None:
    mons = "1L frail 1S slay 1L quake 2S"
    t = Scene(you={"hand": "seeker", "mons": mons}, cards=CARDS)
    before = t.pile("mons")
    t.do("play seeker").pass_(4).do("yes")
    assert t.options == ["find frail", "done"]
    t.do("done")
    assert t.news("shuffled") == [("shuffled", 0)] and sorted(t.pile("mons")) == sorted(before)

    none = Scene(you={"hand": "seeker", "mons": "4L"}, cards=CARDS)
    none.do("play seeker").pass_(4).do("yes", "done")
    assert none.news("shuffled") == [("shuffled", 0)], "even if there was nothing to find"

    t = Scene(you={"hand": "seeker", "mons": mons}, cards=CARDS)
    t.do("play seeker").pass_(4).do("no")
    assert t.news("shuffled") == [] and t.pile("mons") == before
