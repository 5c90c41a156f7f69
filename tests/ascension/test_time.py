"""The order of steps after a card leaves the row (A-TIME).

Askara of Fate stands for "a Fate that asks": when she enters the row, each player
with a card to draw is asked whether to draw one.
"""

from __future__ import annotations

import pytest

from kit.ascension import Scene

ROW = "landtalker muramasa demon_slayer mephit wind_tyrant doom_weeper"


@pytest.mark.rule("A-TIME-01", "A-TIME-02", "A-TIME-04")
def test_a_hero_is_paid_for_then_discarded_then_replaced() -> None:
    table = Scene(row=ROW, center="spike_vixen", constructs="stone_circle", runes=7)

    table.do("acquire landtalker")
    assert table.question == "trigger"  # step 4: everything before it is done
    assert table.me.runes == 1
    assert table.pile("discard") == ["landtalker"]
    assert table.pile("row")[0] == "spike_vixen"
    assert table.log == ["acquired Landtalker", "refilled Spike Vixen"]


@pytest.mark.rule("A-TIME-01", "A-TIME-03", "A-TIME-04", "A-TIME-05")
def test_a_monster_is_paid_for_then_voided_then_replaced_then_rewarded() -> None:
    table = Scene(row=ROW, center="spike_vixen", power=4)

    table.do("defeat mephit")
    assert table.question == "pick"  # step 3
    assert table.me.power == 1
    assert table.pile("void") == ["mephit"]
    assert table.pile("row")[3] == "spike_vixen"
    assert table.log == ["defeated Mephit", "refilled Spike Vixen", "gained"]


@pytest.mark.rule("A-TIME-03")
def test_a_joining_monster_goes_to_the_discard_pile_in_step_one() -> None:
    table = Scene(row=ROW, power=3, trophies="samael_the_fallen")  # center deck and Void are empty

    table.do("defeat mephit", "done")
    assert table.pile("discard") == ["mephit"]
    assert table.pile("row")[3] == "-"  # it was not there to be shuffled back


@pytest.mark.rule("A-TIME-05", "A-TIME-06", "A-TIME-07")
def test_a_reward_with_opponents_choices_precedes_triggers_and_fate() -> None:
    table = Scene(
        row="fire_tyrant " + ROW.removesuffix(" doom_weeper"), center="askara_of_fate", power=6, deck="militia",
        constructs="voidthirster",
        them=[{"hand": "militia apprentice"}, {"hand": "militia mystic", "deck": "militia"}],
    )  # fmt: skip

    table.do("defeat fire_tyrant")
    assert table.asked == 1
    assert table.me.honor == 6  # the reward's, not yet Voidthirster's
    table.do("discard apprentice")
    assert table.asked == 2
    assert table.me.honor == 6
    table.do("discard mystic")
    assert (table.asked, table.question, table.resolving) == (0, "may", "askara_of_fate")
    assert table.me.honor == 7  # Voidthirster came before the Fate


@pytest.mark.rule("A-TIME-06", "A-TIME-07")
def test_a_trigger_on_acquiring_precedes_the_fate() -> None:
    table = Scene(row=ROW, center="askara_of_fate", constructs="stone_circle", runes=6, deck="militia")

    table.do("acquire landtalker")
    assert (table.question, table.resolving) == ("trigger", "stone_circle")
    table.do("yes")
    assert (table.question, table.resolving) == ("may", "askara_of_fate")
    table.do("yes")
    assert table.pile("hand") == ["landtalker"]  # the Fate found it on top of the deck


@pytest.mark.rule("A-TIME-08")
@pytest.mark.parametrize("first", ["askara_of_fate", "arbiter_of_fate"])
def test_fates_resolve_in_the_order_their_cards_appeared(first: str) -> None:
    second = "arbiter_of_fate" if first == "askara_of_fate" else "askara_of_fate"
    table = Scene(row=ROW, center=f"{second} {first}", power=3, deck="militia", discard="apprentice")

    table.do("defeat mephit", "banish landtalker")  # the second one lands nearer to the deck
    assert table.pile("row")[0] == second
    assert table.resolving == first
    table.do("no" if first == "askara_of_fate" else "done")
    assert table.resolving == second


@pytest.mark.rule("A-TIME-09")
@pytest.mark.parametrize("first", ["voidthirster", "rocket_courier_x_99"])
def test_the_active_player_orders_the_triggers(first: str) -> None:
    table = Scene(
        row="avatar_of_the_fallen hedron_cannon " + " ".join(ROW.split()[:4]), center="spike_vixen spike_vixen",
        power=7, constructs="voidthirster rocket_courier_x_99",
    )  # fmt: skip

    table.do("defeat avatar_of_the_fallen", "take hedron_cannon")
    assert (table.asked, table.question) == (0, "order")
    assert table.options == ["order_first voidthirster", "order_first rocket_courier_x_99"]
    assert (table.me.honor, table.pile("discard")) == (4, ["hedron_cannon"])
    table.do(f"order_first {first}")
    assert table.question == "trigger"  # the Courier's, a "may"
    assert table.me.honor == (5 if first == "voidthirster" else 4)
    table.do("yes")
    assert table.question == "menu"
    assert (table.me.honor, table.pile("hand")) == (5, ["hedron_cannon"])


@pytest.mark.rule("A-TIME-10")
def test_no_action_starts_before_the_last_fate_resolves() -> None:
    table = Scene(
        row=ROW, center="arbiter_of_fate askara_of_fate", power=3, runes=9, hand="militia", deck="militia",
        constructs="shadow_star", them={"hand": "militia", "deck": "militia"},
    )  # fmt: skip

    table.do("defeat mephit", "banish landtalker")
    for expected in [
        (0, ["yes", "no"]), (1, ["yes", "no"]), (0, ["banish militia", "done"]), (1, ["banish militia", "done"]),
    ]:  # fmt: skip
        assert (table.asked, table.options) == expected
        assert table.why("end_turn", table.asked) == "why-answer-first"
        assert table.why("play militia") is not None
        table.do(table.options[-1])
    assert (table.asked, table.question) == (0, "menu")


@pytest.mark.rule("A-TIME-11")
def test_banishing_from_the_row_refills_it_then_finishes_the_effect_then_resolves_fates() -> None:
    table = Scene(row=ROW, center="askara_of_fate", hand="eternal_askara", deck="militia")

    table.do("play eternal_askara", "banish wind_tyrant")
    assert table.log == ["banished Wind Tyrant", "refilled Askara of Fate", "gained", "fate Askara of Fate"]
    assert table.pile("void") == ["wind_tyrant"]
    assert (table.question, table.me.honor) == ("may", 3)  # Eternal Askara's 3, no reward of the Tyrant


@pytest.mark.rule("A-TIME-12")
def test_row_changes_in_a_reward_refill_at_once_and_queue_their_fates() -> None:
    table = Scene(
        row="mistake_of_creation " + ROW.removesuffix(" doom_weeper"), center="arbiter_of_fate askara_of_fate",
        power=4, deck="militia", discard="apprentice mystic",
    )  # fmt: skip

    table.do("defeat mistake_of_creation")
    assert table.pile("row")[0] == "askara_of_fate"
    table.do("banish muramasa")
    assert table.pile("row")[2] == "arbiter_of_fate"  # full, while the reward is still asking
    assert table.resolving == "mistake_of_creation"
    table.do("banish mystic")
    assert table.resolving == "askara_of_fate"
    table.do("yes")
    assert table.resolving == "arbiter_of_fate"


@pytest.mark.rule("A-TIME-13")
def test_a_monster_defeated_by_a_reward_gives_its_reward_within_it() -> None:
    table = Scene(
        row="avatar_of_the_fallen mephit landtalker muramasa demon_slayer shadow_star",
        center="spike_vixen arbiter_of_fate askara_of_fate", power=7, deck="militia", discard="apprentice",
        constructs="voidthirster",
    )  # fmt: skip

    table.do("defeat avatar_of_the_fallen")
    assert table.me.honor == 4
    table.do("take mephit")
    assert table.resolving == "mephit"  # at once
    assert table.me.honor == 4 + 2  # both rewards, no trigger yet
    table.do("banish landtalker")
    assert table.resolving == "askara_of_fate"  # the first to appear
    assert table.me.honor == 4 + 2 + 1  # Voidthirster: the first monster only
    table.do("no")
    assert table.resolving == "arbiter_of_fate"


@pytest.mark.rule("A-TIME-14")
def test_acquiring_from_a_pile_does_not_change_the_row_but_triggers_abilities() -> None:
    table = Scene(row=ROW, center="askara_of_fate", constructs="stone_circle", runes=3, deck="militia")

    table.do("acquire mystic")
    assert table.log == ["acquired Mystic"]
    assert (table.question, table.resolving) == ("trigger", "stone_circle")
    table.do("yes")
    assert table.pile("deck") == ["militia", "mystic"]
    assert table.pile("row") == ROW.split()


@pytest.mark.rule("A-TIME-15")
def test_defeating_the_cultist_gives_a_reward_and_triggers_abilities() -> None:
    watch = {
        "name": "Watch", "kind": "construct", "rules": ["Trigger(defeated, gain(runes, 1), of(monster), may=True)"],
    }  # fmt: skip
    table = Scene(row=ROW, center="askara_of_fate", power=2, constructs="watch", config={"cards": [watch]})

    table.do("defeat cultist")
    assert table.log == ["defeated Cultist", "gained"]
    assert (table.question, table.resolving) == ("trigger", "watch")
    table.do("yes")
    assert (table.me.honor, table.me.runes) == (1, 1)
    assert table.pile("row") == ROW.split()
    assert table.pile("void") == []


@pytest.mark.rule("A-TIME-16")
def test_a_free_defeat_has_the_same_steps() -> None:
    table = Scene(row=ROW, center="askara_of_fate", hand="arha_templar", deck="militia", constructs="voidthirster")

    table.do("play arha_templar", "defeat doom_weeper")
    assert table.log == [
        "defeated Doom Weeper", "refilled Askara of Fate", "gained", "gained", "set_off Voidthirster", "gained",
        "fate Askara of Fate",
    ]  # fmt: skip


@pytest.mark.rule("A-TIME-16")
def test_a_free_acquisition_has_the_same_steps() -> None:
    table = Scene(
        row=ROW.replace("demon_slayer", "hedron_cannon"), center="askara_of_fate", hand="adayu_the_chosen",
        deck="militia", constructs="rocket_courier_x_99",
    )  # fmt: skip

    table.do("play adayu_the_chosen", "take hedron_cannon")
    assert table.log == ["acquired Hedron Cannon", "refilled Askara of Fate"]
    assert table.resolving == "rocket_courier_x_99"
    table.do("no")
    assert table.resolving == "askara_of_fate"
    assert table.pile("discard") == ["hedron_cannon"]


@pytest.mark.rule("A-TIME-17")
def test_a_fate_waits_for_the_end_of_a_heros_effect() -> None:
    raid = {"name": "Raid", "kind": "hero", "effect": "seq(banish(row), banish(row), banish(discard))"}
    table = Scene(
        row=ROW, center="spike_vixen askara_of_fate", hand="raid", deck="militia", discard="apprentice mystic",
        config={"cards": [raid]},
    )  # fmt: skip

    table.do("play raid", "banish landtalker")
    assert table.pile("row")[0] == "askara_of_fate"
    assert table.resolving == "raid"
    table.do("banish muramasa")
    assert table.resolving == "raid"
    table.do("banish mystic")
    assert table.resolving == "askara_of_fate"


@pytest.mark.rule("A-TIME-18")
def test_fates_resolve_before_a_unite_bonus_from_the_same_play() -> None:
    table = Scene(row=ROW, center="askara_of_fate", hand="runic_lycanthrope cetra_weaver_of_stars", deck="militia")

    table.do("play runic_lycanthrope", "play cetra_weaver_of_stars", "acquire landtalker")
    assert table.resolving == "askara_of_fate"
    assert table.me.power == 0
    table.do("yes")
    assert table.me.power == 2
    assert table.question == "menu"


@pytest.mark.rule("A-TIME-18")
def test_fates_resolve_before_a_constructs_unite_bonus_too() -> None:
    table = Scene(
        row=ROW, center="askara_of_fate", hand="cetra_weaver_of_stars", deck="militia", constructs="snapdragon"
    )

    table.do("play cetra_weaver_of_stars", "acquire landtalker")
    assert table.resolving == "askara_of_fate"
    assert table.me.honor == 0
    table.do("yes")
    assert table.me.honor == 1


@pytest.mark.rule("A-TIME-19")
def test_simultaneous_rewards_resolve_from_the_center_deck_outward() -> None:
    table = Scene(row=ROW, center="spike_vixen spike_vixen", config={"mode": "solo"}, pool=50)

    table.do("end_turn")
    story = table.events()[-7:]
    assert [event.kind for event in story] == [
        "defeated", "defeated", "refilled", "refilled", "gained", "gained", "turn",
    ]  # fmt: skip
    gains = [(event.seat, event.amount) for event in story if event.kind == "gained"]
    assert gains == [(1, 3), (1, 2)]  # Wind Tyrant in slot 5, then Doom Weeper in slot 6
