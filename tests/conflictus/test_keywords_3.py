"""The keywords from Recupera to Saltar."""

from __future__ import annotations

import pytest

from kit.cards import amulet, equipment, relic, warrior
from kit.conflictus import ATTACK, SACRIFICE, Scene

CARDS = (
    warrior("Plain"),
    warrior("Other"),
    warrior("Imp", "1/1/1", faction="shadow", cost=1),
    warrior("Fiend", "1/1/1", faction="shadow", cost=4),
    warrior("Wraith", "1/1/1", faction="shadow", cost=5),
    warrior("Ghost", "3/3/2", "resilience"),
    warrior("Hopper", "1/9/2", "leap"),
    warrior("Scribe", "1/1/1", "recover 1", rules=["Trigger(enters, Draw(1), own=True)"]),
    warrior("Digger", "1/1/1", "mill 2", rules=["Trigger(enters, Draw(1), own=True)"]),
    amulet("Echo", "spell(Draw(1))", "recover 1"),
    amulet("Hold", "spell(Damage(1, Target()), a_card(which(warrior)))", "recover 1"),
    amulet("Undo", 'spell(Do("cancel", Target()), an_item())'),
    amulet("Slay", 'spell(Do("destroy", Target()), a_card(which(warrior)))'),
    amulet("Recall", 'spell(Do("return", Target()), a_card(which(warrior)))'),
    amulet("Sneak", 'spell(Do("put", Pick([hand], which(warrior))))'),
    relic("Chest", "recover 1"),
    relic("Tally", rules=["Trigger(mills, Draw(1), whose=opponents)"]),
    equipment("Charm", "stat_bonus(0, 1, 0)", keywords=("recover 1",)),
)


# ----------------------------------------------------------------- Recupera


@pytest.mark.rule("C-KEY-RECUPERA-01")
def test_recover_puts_up_to_n_cards_on_top_in_any_order() -> None:
    t = Scene(you={"hand": "memoria_guardada", "free": "1L", "mortis": "adoecer plain imp"}, cards=CARDS)
    t.do("play memoria_guardada").pass_(2)
    assert t.asked == 0 and t.options == ["recover adoecer", "recover plain", "recover imp", "done"]
    t.do("recover imp", "recover adoecer")
    assert t.question == "priority", "two is all"
    assert t.pile("mons")[-3:] == ["fonte_de_luz", "imp", "adoecer"] and t.pile("mortis") == ["plain"]


@pytest.mark.rule("C-KEY-RECUPERA-01")
def test_a_player_can_recover_fewer_cards() -> None:
    t = Scene(you={"hand": "memoria_guardada", "free": "1L", "mortis": "adoecer plain"}, cards=CARDS)
    t.do("play memoria_guardada").pass_(2).do("recover plain", "done")
    assert t.pile("mons")[-2:] == ["fonte_de_luz", "plain"] and t.pile("mortis") == ["adoecer"]


@pytest.mark.rule("C-KEY-RECUPERA-02")
def test_an_amulet_recovers_as_it_resolves_before_its_other_text() -> None:
    t = Scene(you={"hand": "echo", "mortis": "adoecer"}, them={"hand": "undo"}, cards=CARDS)
    t.do("play echo")
    assert t.question == "priority" and t.pile("mortis") == ["adoecer"], "nothing yet"
    t.pass_(2).do("recover adoecer")
    assert t.pile("hand") == ["adoecer"], "it was on top when the card was drawn"

    t = Scene(you={"hand": "echo", "mortis": "adoecer"}, them={"hand": "undo"}, cards=CARDS)
    t.do("play echo").pass_().do("play undo").pass_(2)
    assert t.question == "priority" and t.pile("mortis") == ["adoecer", "echo"], "canceled, it recovers nothing"


@pytest.mark.rule("C-KEY-RECUPERA-02")
def test_a_fixed_card_recovers_once_on_the_table_in_the_same_resolution() -> None:
    t = Scene(you={"hand": "scribe", "mortis": "adoecer"}, cards=CARDS)
    t.do("play scribe").pass_(2)
    assert t.question == "recover" and t.on_table("scribe") and t.transition == []
    t.do("recover adoecer")
    assert t.transition == ["triggered scribe"], "triggers of entering resolve afterward"
    t.pass_(2)
    assert t.pile("hand") == ["adoecer"]


@pytest.mark.rule("C-KEY-RECUPERA-03", "C-KEY-TOMBA-04")
@pytest.mark.parametrize("card", ["scribe", "digger"])
def test_a_card_put_on_the_table_was_not_played(card: str) -> None:
    t = Scene(you={"hand": f"sneak {card}", "mortis": "adoecer"}, cards=CARDS)
    t.do("play sneak").pass_(2)
    assert t.question == "priority" and t.transition == [f"triggered {card}"], "neither recovered nor milled"
    t.to("maintenance")
    assert t.on_table(card), "and not removed"
    assert "adoecer" in t.pile("mortis") and len(t.pile("mons", 1)) == 10


@pytest.mark.rule("C-KEY-RECUPERA-04", "C-KEY-RECUPERA-07")
@pytest.mark.parametrize("card", ["memoria_guardada", "scribe", "chest", "charm"])
def test_a_played_card_with_recover_is_removed_at_the_end_of_the_turn(card: str) -> None:
    free = "1L" if card == "memoria_guardada" else ""
    t = Scene(you={"hand": card, "free": free, "sets": [": plain"]}, cards=CARDS)
    t.do(f"play {card}")
    if t.question == "set":
        t.do("add_to_set new")
    t.to("sacrifice")
    assert t.on_table(card)
    t.pass_(2)
    assert t.pile("exterminatus") == [card] and t.pile("mortis") == []


@pytest.mark.rule("C-KEY-RECUPERA-04", "C-KEY-RECUPERA-05")
def test_recover_removes_the_card_from_the_mortis_or_the_hand() -> None:
    dead = Scene(you={"hand": "scribe slay"}, cards=CARDS)
    dead.do("play scribe").pass_(4).do("play slay").pass_(2)
    assert dead.pile("mortis") == ["scribe"]
    dead.to("maintenance")
    assert dead.pile("exterminatus") == ["scribe"] and dead.pile("mortis") == ["slay"]

    back = Scene(you={"hand": "scribe recall"}, cards=CARDS)
    back.do("play scribe").pass_(4).do("play recall").pass_(2)
    assert "scribe" in back.pile("hand")
    back.to("maintenance")
    assert back.pile("exterminatus") == ["scribe"] and "scribe" not in back.pile("hand")


@pytest.mark.rule("C-KEY-RECUPERA-05")
def test_recover_cards_not_played_this_turn_are_not_removed() -> None:
    everywhere = {"hand": "echo", "mons": "echo 3L", "mortis": "echo", "sets": [": chest"]}
    t = Scene(you=everywhere, them=everywhere, phase=SACRIFICE, cards=CARDS)
    t.to("maintenance")
    for seat in (0, 1):
        assert t.pile("exterminatus", seat) == []
        assert t.pile("mons", seat)[0] == "echo" and t.sets(seat) == [": chest"]


@pytest.mark.rule("C-KEY-RECUPERA-05")
def test_the_recover_mark_ends_with_the_turn_of_the_removal() -> None:
    t = Scene(you={"hand": "chest echo", "mortis": "adoecer"}, cards=CARDS)
    t.do("play chest").to("maintenance")
    t.to("maintenance")
    assert t.pile("exterminatus") == ["chest"] and t.pile("hand")[0] == "echo", "each card has its own mark"


@pytest.mark.rule("C-KEY-RECUPERA-06")
def test_a_recover_card_is_removed_even_if_canceled_or_without_effect() -> None:
    t = Scene(you={"hand": "echo"}, them={"hand": "undo"}, cards=CARDS)
    t.do("play echo").pass_().do("play undo").pass_(2)
    assert t.pile("mortis") == ["echo"]
    t.to("maintenance")
    assert t.pile("exterminatus") == ["echo"]

    t = Scene(you={"hand": "echo", "mortis": "adoecer"}, cards=CARDS)
    t.do("play echo").pass_(2).do("done").to("maintenance")
    assert t.pile("exterminatus") == ["echo"] and t.pile("mortis") == ["adoecer"]


@pytest.mark.rule("C-KEY-RECUPERA-08")
def test_a_marked_card_is_removed_from_the_mons_without_shuffling() -> None:
    t = Scene(you={"hand": "hold chest", "mons": "imp plain other slay", "mortis": "adoecer"},
              them={"hand": "undo", "sets": [": plain"]}, cards=CARDS)  # fmt: skip
    t.do("play hold").pass_().do("play undo").pass_(2)
    t.do("play chest").pass_(2).do("recover hold")
    assert t.pile("mons")[-1] == "hold"
    t.to("sacrifice").pass_(2)
    assert t.pile("mons") == ["imp", "plain", "other", "slay"] and t.news("shuffled") == []
    assert sorted(t.pile("exterminatus")) == ["chest", "hold"]


@pytest.mark.rule("C-KEY-RECUPERA-09")
def test_a_card_cannot_recover_itself() -> None:
    t = Scene(you={"hand": "memoria_guardada", "free": "1L"})
    t.do("play memoria_guardada").pass_(2)
    assert t.question == "priority" and t.pile("mortis") == [] and len(t.pile("mons")) == 10


# ------------------------------------------------------------------ Redução


@pytest.mark.rule("C-KEY-REDUCAO-01", "C-KEY-REDUCAO-02")
def test_reduction_mills_its_player_while_announcing_and_lowers_the_cost() -> None:
    t = Scene(you={"hand": "duque_oco", "free": "2S"})
    t.do("play duque_oco")
    assert t.question == "reduction" and t.options == ["reduce 3", "reduce 4", "reduce 5"], "two sources are there"
    t.do("reduce 3")
    assert t.transition == ["card duque_oco"] and t.pile("free") == []
    assert len(t.pile("mons")) == 7 and len(t.pile("mortis")) == 3 and len(t.pile("mons", 1)) == 10
    t.pass_(2)
    assert t.sets() == ["2S: duque_oco"] and t.counters("duque_oco", "reduction") == 3


@pytest.mark.rule("C-KEY-REDUCAO-03")
@pytest.mark.parametrize(("mons", "most"), [("10L", 5), ("2L", 2), ("", 0)])
def test_reduction_is_limited_by_the_cost_and_by_the_mons(mons: str, most: int) -> None:
    t = Scene(you={"hand": "duque_oco", "free": "5S", "mons": mons})
    t.do("play duque_oco")
    if most:
        assert t.options == [f"reduce {x}" for x in range(most + 1)]
        t.do(f"reduce {most}")
    if t.question == "pay":
        t.do("pay_auto")
    assert t.transition == ["card duque_oco"] and not t.over
    assert len(t.pile("mortis")) == most


@pytest.mark.rule("C-KEY-REDUCAO-03")
def test_with_too_small_a_mons_the_card_cannot_be_played() -> None:
    assert Scene(you={"hand": "duque_oco", "free": "2S", "mons": "3L"}).can("play duque_oco")
    assert not Scene(you={"hand": "duque_oco", "free": "2S", "mons": "2L"}).can("play duque_oco")


@pytest.mark.rule("C-KEY-REDUCAO-04")
def test_reduction_counters_stay_and_lower_the_cost_in_a_pile() -> None:
    t = Scene(you={"hand": "duque_oco fiend wraith", "free": "2S"}, cards=CARDS)
    t.do("play duque_oco", "reduce 3").pass_(2)
    t.to("maintenance").to("main")
    assert t.s.active == 1 and t.counters("duque_oco", "reduction") == 3
    t.pass_()
    assert t.can("play fiend") and not t.can("play wraith"), "2 sources and a cost of 5 - 3 are worth 4"


@pytest.mark.rule("C-KEY-REDUCAO-05")
def test_cards_milled_for_a_canceled_card_stay_milled() -> None:
    t = Scene(you={"hand": "duque_oco", "free": "2S"}, them={"hand": "undo"}, cards=CARDS)
    t.do("play duque_oco", "reduce 3").pass_().do("play undo").pass_(2)
    assert t.pile("mortis").count("fonte_de_luz") == 3 and "duque_oco" in t.pile("mortis")
    assert len(t.pile("mons")) == 7 and t.pile("spent") == ["fonte_de_sombra"] * 2
    assert t.counters("duque_oco", "reduction") == 0


@pytest.mark.rule("C-KEY-REDUCAO-06")
def test_reduction_piling_and_sources_can_be_combined() -> None:
    t = Scene(you={"hand": "duque_oco", "free": "1S", "sets": ["1S: imp"]}, cards=CARDS)
    t.do("play duque_oco", "add_to_set imp")
    assert t.options == ["reduce 2", "reduce 3", "reduce 4", "reduce 5"], "5 = 1 bound + 1 imp + 1 free + 2 milled"
    t.do("reduce 2").pass_(2)
    assert t.sets() == ["2S: imp / duque_oco"] and len(t.pile("mons")) == 8


# -------------------------------------------------------------- Resiliência


@pytest.mark.rule("C-KEY-RESILIENCIA-01", "C-KEY-RESILIENCIA-02")
@pytest.mark.parametrize("active", [0, 1])
def test_a_resilient_warrior_deals_and_receives_no_combat_damage(active: int) -> None:
    t = Scene(
        you={"sets": [": ghost"]}, them={"sets": [": plain"]}, active=active, phase=ATTACK, begin=True, cards=CARDS
    )
    attacker, blocker = ("ghost", "plain") if active == 0 else ("plain", "ghost")
    t.do(f"attack {attacker}").all_pass().do(f"block {blocker}").to("sacrifice")
    assert t.stats("ghost")[1] == 3 and t.stats("plain")[1] == 3
    assert len(t.pile("mons", 1 - active)) == 10, "it was blocked as usual"


@pytest.mark.rule("C-KEY-RESILIENCIA-02")
def test_an_unblocked_resilient_warrior_mills() -> None:
    t = Scene(you={"sets": [": ghost"]}, phase=ATTACK, begin=True, cards=CARDS)
    t.do("attack ghost").to("sacrifice")
    assert len(t.pile("mons", 1)) == 8


@pytest.mark.rule("C-KEY-RESILIENCIA-03")
def test_resilience_does_not_stop_an_amulet() -> None:
    t = Scene(you={"hand": "adoecer", "free": "1S", "sets": ["2L: peregrina_de_vidro"]})
    t.do("play adoecer").pass_(2)
    assert t.pile("mortis") == ["peregrina_de_vidro"]


# ------------------------------------------------------------------- Saltar


def blocked(mine: list[str], hand: str = "", theirs: str = ": plain") -> Scene:
    """Attack with the first warrior and block it with a plain one, up to the block phase."""
    name = mine[0].split()[-1]
    t = Scene(you={"sets": mine, "hand": hand}, them={"sets": [theirs]}, phase=ATTACK, begin=True, cards=CARDS)
    for one in mine:
        if t.can(f"attack {one.split()[-1]}"):
            t.do(f"attack {one.split()[-1]}")
    t.all_pass().do("block plain")
    if t.question == "block_attacker":
        t.do(f"block_attacker {name}")
    return t


@pytest.mark.rule("C-KEY-SALTAR-01", "C-KEY-SALTAR-02", "C-KEY-SALTAR-03")
def test_a_blocked_attacker_can_leap_to_mill_and_is_sacrificed_later() -> None:
    t = blocked([": hopper"]).all_pass()
    assert t.phase == "damage" and t.asked == 0 and t.options == ["leap hopper", "done"] and t.transition == []
    t.do("leap hopper")
    assert len(t.pile("mons", 1)) == 8
    assert t.stats("plain")[1] == 3, "it dealt no damage"
    assert t.stats("hopper")[1] == 8, "the blocker did"
    assert t.phase == "sacrifice" and t.on_table("hopper")
    t.pass_(2)
    assert t.pile("mortis") == ["hopper"] and ("sacrificed", 0) in t.news()


@pytest.mark.rule("C-KEY-SALTAR-01", "C-KEY-SALTAR-02")
def test_a_warrior_that_does_not_leap_fights_and_stays() -> None:
    t = blocked([": hopper"]).all_pass().do("done")
    assert len(t.pile("mons", 1)) == 10 and t.stats("plain")[1] == 2
    t.to("maintenance")
    assert t.on_table("hopper")


@pytest.mark.rule("C-KEY-SALTAR-01")
def test_a_leap_mills_only_the_attacked_player() -> None:
    t = Scene(
        you={"sets": ["2S: saltador_noturno"]},
        them=[{}, {"sets": ["2S: saltador_noturno"]}],
        phase=ATTACK,
        begin=True,
    )
    t.do("attack saltador_noturno", "attack_player 3").pass_(3)
    t.do("block saltador_noturno").pass_(3)
    t.do("leap saltador_noturno")
    assert [len(t.pile("mons", seat)) for seat in range(3)] == [10, 10, 8]


@pytest.mark.rule("C-KEY-SALTAR-02")
def test_an_unblocked_attacker_cannot_leap_and_is_not_sacrificed() -> None:
    t = Scene(you={"sets": [": hopper"]}, phase=ATTACK, begin=True, cards=CARDS)
    t.do("attack hopper").all_pass().all_pass()
    assert t.phase == "sacrifice" and t.question == "priority" and len(t.pile("mons", 1)) == 8
    t.to("maintenance")
    assert t.on_table("hopper")


@pytest.mark.rule("C-KEY-SALTAR-04")
def test_the_mill_of_a_leap_is_added_to_that_of_unblocked_attackers() -> None:
    t = blocked([": hopper", ": other", ": tally"]).all_pass().do("leap hopper")
    assert len(t.pile("mons", 1)) == 10 - 2 - 1
    assert len(t.pile("hand")) == 1, "there was a single mill event"


@pytest.mark.rule("C-KEY-SALTAR-05")
def test_a_blocked_attacker_can_leap_after_its_blocker_left() -> None:
    t = blocked([": hopper"], hand="slay").do("play slay", "target plain").pass_(2)
    t.all_pass().do("leap hopper")
    assert len(t.pile("mons", 1)) == 8 and t.stats("hopper")[1] == 9


@pytest.mark.rule("C-KEY-SALTAR-03", "C-KEY-SALTAR-06")
def test_a_warrior_that_leaps_and_dies_is_not_sacrificed_again() -> None:
    t = Scene(you={"sets": ["2S: saltador_noturno"]}, them={"sets": ["2S: saltador_noturno"]}, phase=ATTACK, begin=True)
    t.do("attack saltador_noturno").all_pass().do("block saltador_noturno").all_pass().do("leap saltador_noturno")
    assert t.pile("mortis") == ["saltador_noturno"] and t.news("sacrificed") == []
    assert len(t.pile("mons", 1)) == 8 and t.on_table("saltador_noturno")
    t.pass_(2)
    assert t.news("sacrificed") == [] and t.pile("mortis") == ["saltador_noturno"]


@pytest.mark.rule("C-KEY-SALTAR-07")
def test_a_blocker_cannot_leap() -> None:
    t = Scene(you={"sets": [": plain"]}, them={"sets": [": hopper"]}, phase=ATTACK, begin=True, cards=CARDS)
    t.do("attack plain").all_pass().do("block hopper").all_pass()
    assert t.phase == "sacrifice" and t.stats("plain")[1] == 2, "no player was asked"
