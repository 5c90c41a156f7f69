"""Constructs (A-CONS)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import Scene

SHAMANS = "wolf_shaman " * 6
MEPHITS = "mephit " * 6
PLENTY = "wolf_shaman " * 20
OWN: dict[str, Any] = {
    "cards": [
        {"name": "Wrecker", "kind": "hero", "effect": "seq(destroy(), draw(1))"},
        {"name": "Ossuary", "kind": "construct", "rules": ["Trigger(banished, gain(honor, 1), limit=always)"]},
    ]
}
"""A custom card that removes a construct of the active player, which no printed card does."""


def uses(table: Scene) -> list[str]:
    return [option for option in table.options if option.startswith("use")]


@pytest.mark.rule("A-CONS-01", "A-CONS-02", "A-CONS-03", "A-CONS-16")
def test_a_construct_stays_in_play_and_can_be_used_immediately() -> None:
    table = Scene(hand="muramasa", row=SHAMANS)
    table.do("play muramasa")
    for _ in range(3):
        table.do("use muramasa")
        assert table.me.power == 3
        table.end_turns(2)
    assert (table.pile("constructs"), table.pile("discard")) == (["muramasa"], [])
    # until an effect removes it
    table = Scene(constructs="muramasa", them={"power": 4}, active=1, row="corrosive_widow " * 6, center=PLENTY)
    table.do("defeat corrosive_widow")
    assert (table.pile("constructs"), table.pile("discard")) == ([], ["muramasa"])


@pytest.mark.rule("A-CONS-04")
def test_a_once_per_turn_ability_is_used_once_per_turn() -> None:
    table = Scene(constructs="muramasa", hand="militia")
    assert uses(table) == ["use muramasa"]
    table.do("use muramasa", "play militia")
    assert (uses(table), table.why("use muramasa")) == ([], "why-used")
    table.end_turns(2)
    assert uses(table) == ["use muramasa"]
    # an ability that cannot be started is not used up by that
    table = Scene(constructs="the_all_seeing_eye", hand="mystic apprentice")
    assert (uses(table), table.why("use the_all_seeing_eye")) == ([], "why-nothing-to-draw")
    table.do("play mystic", "play apprentice", "acquire mystic", "use the_all_seeing_eye")
    assert (table.pile("hand"), uses(table)) == (["mystic"], [])


@pytest.mark.rule("A-CONS-05", "A-CONS-06")
@pytest.mark.parametrize("order", [("use yggdrasil_staff", "use_2 yggdrasil_staff"),
                                   ("use_2 yggdrasil_staff", "use yggdrasil_staff")])  # fmt: skip
def test_each_ability_of_a_construct_can_be_used_once_in_any_order(order: tuple[str, str]) -> None:
    table = Scene(constructs="yggdrasil_staff", runes=12, hand="militia")
    assert sorted(uses(table)) == ["use yggdrasil_staff", "use_2 yggdrasil_staff"]
    table.do(order[0])
    assert uses(table) == [order[1]]
    table.do("play militia", "acquire mystic", order[1])  # other actions in between
    assert (table.me.power, table.me.honor, table.me.runes) == (2, 3, 12 - 4 - 3)
    assert uses(table) == []


@pytest.mark.rule("A-CONS-07", "A-CONS-08")
def test_an_ability_can_be_skipped_or_used_later() -> None:
    table = Scene(constructs="the_all_seeing_eye muramasa", deck="militia " * 6, hand="mystic", runes=1)
    table.do("play mystic", "acquire mystic")
    assert uses(table) == ["use the_all_seeing_eye", "use muramasa"]  # still there after other actions
    table.do("use the_all_seeing_eye")
    assert table.pile("hand") == ["militia"]
    table.do("end_turn")  # Muramasa was not used, without a question about it
    assert (table.asked, table.question, table.me.power) == (1, "menu", 0)


@pytest.mark.rule("A-CONS-09")
def test_abilities_cannot_be_used_on_another_players_turn() -> None:
    table = Scene(constructs="muramasa", them={"constructs": "the_all_seeing_eye", "deck": "militia"})
    assert uses(table) == ["use muramasa"]
    assert table.why("use the_all_seeing_eye") == "why-owned"
    assert table.why("use the_all_seeing_eye", seat=1) == "why-not-your-decision"
    table.do("end_turn")
    assert uses(table) == ["use the_all_seeing_eye"]


@pytest.mark.rule("A-CONS-09")
def test_events_on_another_players_turn_trigger_nothing() -> None:
    """A Fate lets both players banish a card; only the active player's construct reacts."""
    table = Scene(config=OWN, hand="militia", constructs="ossuary", runes=3, row=SHAMANS, center="arbiter_of_fate",
                  them={"hand": "militia", "constructs": "ossuary"})  # fmt: skip
    table.do("acquire wolf_shaman", "banish militia", "banish militia")
    assert (table.pile("box"), table.me.honor, table.them.honor) == (["militia", "militia"], 1, 0)


@pytest.mark.rule("A-CONS-10")
def test_a_continuous_effect_needs_no_activation() -> None:
    without = Scene(constructs="hedron_cannon muramasa snapdragon").do("use hedron_cannon")
    assert without.me.power == 1
    table = Scene(constructs="hedron_cannon muramasa snapdragon hedron_link_device")
    assert not [option for option in table.options if "hedron_link_device" in option]
    assert table.why("use hedron_link_device") == "why-passive"
    assert table.do("use hedron_cannon").me.power == 4
    # it applies while it is in play, and no sooner
    for actions, power in ((("use hedron_cannon",), 1), (("play hedron_link_device", "use hedron_cannon"), 4)):
        table = Scene(constructs="hedron_cannon muramasa snapdragon", hand="hedron_link_device")
        assert table.do(*actions).me.power == power


@pytest.mark.rule("A-CONS-11")
def test_uses_reset_every_turn_including_extra_turns() -> None:
    table = Scene(constructs="muramasa tablet_of_times_dawn burrower_mark_ii", hand="shadow_star",
                  deck="watchmakers_altar militia apprentice rocket_courier_x_99")  # fmt: skip
    table.do("use muramasa", "use tablet_of_times_dawn", "end_turn")
    assert (table.asked, table.me.power) == (0, 0)
    table.do("use muramasa", "play rocket_courier_x_99")
    assert (table.me.power, len(table.me.hand)) == (3, 5 - 1)  # there is nothing left for Burrower to draw
    assert "use muramasa" not in table.options
    table.end_turns(2)
    assert (table.asked, "use muramasa" in table.options) == (0, True)


@pytest.mark.rule("A-CONS-11")
def test_triggers_reset_on_an_extra_turn() -> None:
    table = Scene(constructs="tablet_of_times_dawn burrower_mark_ii", hand="rocket_courier_x_99",
                  deck="militia militia militia militia militia watchmakers_altar militia")  # fmt: skip
    table.do("play rocket_courier_x_99")
    assert table.pile("hand") == ["militia"]
    table.do("use tablet_of_times_dawn", "end_turn")
    drawn = len(table.me.deck)
    table.do("play watchmakers_altar")
    assert len(table.me.deck) == drawn - 1


@pytest.mark.rule("A-CONS-12")
def test_a_player_can_control_any_number_of_constructs() -> None:
    table = Scene(constructs="shadow_star " * 20, hand="shadow_star muramasa")
    table.do("play shadow_star", "play muramasa")
    for _ in range(21):
        table.do("use shadow_star")
    assert (len(table.me.constructs), table.me.power) == (22, 21)


@pytest.mark.rule("A-CONS-13")
def test_each_copy_can_be_used_once() -> None:
    table = Scene(constructs="shadow_star shadow_star", hand="shadow_star")
    table.do("use shadow_star", "use shadow_star")
    assert (table.me.power, uses(table)) == (2, [])
    table.do("play shadow_star")
    assert uses(table) == ["use shadow_star"]
    table = Scene(constructs="voidthirster voidthirster", row=MEPHITS, center=PLENTY, power=3)
    assert table.do("defeat mephit", "done").me.honor == 2 + 1 + 1
    table = Scene(constructs="yggdrasil_staff yggdrasil_staff", runes=8)  # one ability of the one, both of the other
    table.do("use yggdrasil_staff", "use_2 yggdrasil_staff", "use_2 yggdrasil_staff")
    assert (uses(table), table.me.honor) == (["use yggdrasil_staff"], 6)


@pytest.mark.rule("A-CONS-14")
def test_an_optional_trigger_is_offered_each_time_until_it_is_used() -> None:
    row = "burrower_mark_ii watchmakers_altar rocket_courier_x_99 shadow_star burrower_mark_ii mephit"
    table = Scene(constructs="rocket_courier_x_99", row=row, center=PLENTY, runes=99)
    table.do("acquire shadow_star")
    assert table.question == "menu"  # no Mechana Construct
    table.do("acquire burrower_mark_ii")
    assert (table.question, table.options) == ("trigger", ["yes", "no"])
    table.do("no", "acquire watchmakers_altar", "yes")  # the second occasion is taken
    assert table.pile("hand") == ["watchmakers_altar"]
    table.do("acquire burrower_mark_ii")
    assert table.question == "menu"  # used up
    assert table.pile("discard") == ["shadow_star", "burrower_mark_ii", "burrower_mark_ii"]
    table = Scene(constructs="stone_circle", row=SHAMANS, center=PLENTY, runes=9, deck="militia")
    table.do("acquire wolf_shaman", "no", "acquire wolf_shaman", "yes", "acquire wolf_shaman")
    assert (table.question, table.pile("deck")) == ("menu", ["militia", "wolf_shaman"])


@pytest.mark.rule("A-CONS-14")
def test_a_mandatory_trigger_resolves_on_the_first_occasion() -> None:
    table = Scene(hand="socket_altar watchmakers_altar")
    table.do("play socket_altar")
    assert (table.question, table.me.runes) == ("menu", 2)  # it triggers on itself, without a question
    assert table.do("play watchmakers_altar").me.runes == 2  # only once
    table = Scene(
        constructs="burrower_mark_ii", hand="shadow_star watchmakers_altar socket_altar", deck="militia mystic"
    )
    table.do("play shadow_star", "play watchmakers_altar", "play socket_altar")
    assert table.pile("deck") == ["militia"]


@pytest.mark.rule("A-CONS-14")
def test_a_mandatory_trigger_without_effect_is_still_used_up() -> None:
    """With no card to draw at the first Mechana Construct, there is no draw later in the turn either."""
    table = Scene(constructs="burrower_mark_ii", hand="watchmakers_altar socket_altar", runes=3)
    table.do("play watchmakers_altar", "acquire mystic", "play socket_altar")
    assert (table.pile("hand"), table.pile("discard")) == ([], ["mystic"])


@pytest.mark.rule("A-CONS-15")
def test_a_first_time_each_turn_trigger_cannot_be_postponed() -> None:
    table = Scene(constructs="voidthirster", row=MEPHITS, center=PLENTY, power=8)
    table.do("defeat cultist")
    assert table.me.honor == 1  # not in the row
    table.do("defeat mephit", "done")
    assert (table.question, table.me.honor) == ("menu", 1 + 2 + 1)  # automatically
    table.do("defeat mephit", "done")
    assert table.me.honor == 4 + 2
    # the first that happens while it is in play
    table = Scene(hand="voidthirster", row=MEPHITS, center=PLENTY, power=9)
    table.do("defeat mephit", "done", "play voidthirster")
    assert table.me.honor == 2
    table.do("defeat mephit", "done")
    assert table.me.honor == 2 + 2 + 1
    table.do("defeat mephit", "done")
    assert table.me.honor == 5 + 2


@pytest.mark.rule("A-CONS-15")
def test_first_printing_snapdragon_reacts_to_the_first_hero_played_while_in_play() -> None:
    table = Scene(config={"edition": "first"}, hand="wolf_shaman snapdragon landtalker landtalker")
    table.do("play wolf_shaman", "play snapdragon")
    assert table.me.honor == 0
    table.do("play landtalker", "play landtalker")
    assert table.me.honor == 1


@pytest.mark.rule("A-CONS-16", "A-CONS-17")
def test_a_construct_stays_in_play_but_is_discarded_from_the_hand() -> None:
    table = Scene(hand="muramasa shadow_star", deck="militia " * 5, constructs="snapdragon")
    table.do("play shadow_star", "end_turn")
    assert (table.pile("constructs"), table.pile("discard")) == (["snapdragon", "shadow_star"], ["muramasa"])
    assert table.pile("hand") == ["militia"] * 5


@pytest.mark.rule("A-CONS-18")
def test_a_construct_that_leaves_play_loses_its_unused_abilities() -> None:
    table = Scene(config=OWN, hand="wrecker", deck="militia", constructs="muramasa", row=MEPHITS, center=PLENTY)
    table.do("play wrecker")
    assert (uses(table), table.pile("discard")) == ([], ["muramasa"])
    table = Scene(
        config=OWN, hand="wrecker", deck="militia", constructs="voidthirster", power=3, row=MEPHITS, center=PLENTY
    )
    assert table.do("play wrecker", "defeat mephit", "done").me.honor == 2


@pytest.mark.rule("A-CONS-19")
def test_resources_a_construct_gave_are_kept() -> None:
    table = Scene(config=OWN, hand="wrecker", deck="militia militia", constructs="muramasa the_all_seeing_eye")
    table.do("use muramasa", "use the_all_seeing_eye", "play wrecker", "destroy muramasa")
    assert (table.me.power, table.pile("hand")) == (3, ["militia", "militia"])
    table = Scene(config=OWN, hand="wrecker", deck="militia", constructs="the_grand_design", runes=1,
                  row="burrower_mark_ii " * 6, center=PLENTY)  # fmt: skip
    table.do("use the_grand_design", "play wrecker", "acquire burrower_mark_ii")  # restricted Runes, too
    assert table.me.runes == 0


@pytest.mark.rule("A-CONS-20", "A-CONS-02")
def test_a_construct_played_again_can_be_used_again() -> None:
    table = Scene(config=OWN, hand="wrecker", constructs="muramasa")
    table.do("use muramasa", "play wrecker", "play muramasa", "use muramasa")
    assert (table.me.power, uses(table)) == (6, [])
    table = Scene(config=OWN, hand="wrecker socket_altar")
    table.do("play socket_altar", "play wrecker", "play socket_altar")
    assert table.me.runes == 4
    # another copy that was used stays used
    table = Scene(config=OWN, hand="wrecker", constructs="shadow_star shadow_star")
    table.do("use shadow_star", "use shadow_star", "play wrecker", "destroy shadow_star", "play shadow_star")
    assert uses(table) == ["use shadow_star"]
    assert (table.do("use shadow_star").me.power, uses(table)) == (3, [])
