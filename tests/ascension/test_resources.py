"""Runes and Power (A-RES)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.cards import cards_in

ROW = "landtalker shadow_star wind_tyrant mephit spike_vixen earth_tyrant"
PLENTY = "wolf_shaman " * 20


def buys(table: Scene) -> list[str]:
    return sorted(option for option in table.options if option.split()[0] in ("acquire", "defeat"))


@pytest.mark.rule("A-RES-01", "A-RES-02", "A-RES-07")
def test_runes_only_buy_and_power_only_fights() -> None:
    everything = ["heavy_infantry", "landtalker", "mystic", "shadow_star", "spike_vixen"]
    table = Scene(row=ROW, center=PLENTY, runes=99)
    assert buys(table) == [f"acquire {name}" for name in everything]
    assert table.why("defeat mephit") == "why-power"
    table = Scene(row=ROW, center=PLENTY, power=99)
    assert buys(table) == ["defeat cultist", "defeat earth_tyrant", "defeat mephit", "defeat wind_tyrant"]
    assert table.why("acquire spike_vixen") == "why-runes"
    table.do("defeat cultist")
    assert (table.me.runes, table.me.power) == (0, 97)
    # half of one and half of the other don't add up to a price
    table = Scene(row="demon_slayer corrosive_widow " + "adayu_the_chosen " * 4, runes=2, power=2, mystics=0, heavies=0)
    assert buys(table) == ["defeat cultist"]
    # nor do they pay for an ability
    assert "use_2 yggdrasil_staff" not in Scene(constructs="yggdrasil_staff", runes=3, power=9).options


@pytest.mark.rule("A-RES-03")
def test_gains_add_up_in_two_totals() -> None:
    table = Scene(hand="mystic mechana_initiate heavy_infantry apprentice militia", constructs="shadow_star snapdragon")
    totals = []
    for action in ("play mystic", "play mechana_initiate", "play heavy_infantry", "use shadow_star", "use snapdragon"):
        table.do(action)
        totals.append((table.me.runes, table.me.power))
    assert totals == [(2, 0), (3, 1), (3, 3), (3, 4), (4, 4)]


@pytest.mark.rule("A-RES-04", "A-RES-05")
def test_a_total_can_be_spent_in_parts_until_the_turn_ends() -> None:
    table = Scene(row=ROW, center=PLENTY, runes=7, power=5, hand="militia")
    table.do("acquire heavy_infantry")
    assert (table.me.runes, table.me.power) == (5, 5)
    table.do("defeat cultist", "play militia", "acquire mystic")
    assert (table.me.runes, table.me.power) == (2, 4)
    table.do("defeat mephit", "done", "acquire spike_vixen")
    assert (table.me.runes, table.me.power) == (0, 1)


@pytest.mark.rule("A-RES-06")
def test_unspent_resources_are_lost_at_the_end_of_the_turn() -> None:
    table = Scene(runes=4, power=4, constructs="watchmakers_altar tablet_of_times_dawn",
                  row="burrower_mark_ii " * 6, center=PLENTY)  # fmt: skip
    table.do("use watchmakers_altar", "use tablet_of_times_dawn", "end_turn")
    # nothing reaches the extra turn: not the restricted Rune either
    assert (table.asked, table.me.runes, table.me.power, sum(table.s.restricted_runes)) == (0, 0, 0, 0)
    assert buys(table) == []
    table = Scene(runes=4, power=4, them={"hand": "militia"})
    table.do("end_turn")
    assert (table.them.runes, table.them.power) == (0, 0)  # nor the next player
    table.do("end_turn")
    assert (table.me.runes, table.me.power) == (0, 0)


@pytest.mark.rule("A-RES-08")
@pytest.mark.parametrize(("runes", "power"), [(2, 2), (3, 3)])
def test_a_cost_is_paid_in_full(runes: int, power: int) -> None:
    table = Scene(row="wolf_shaman mephit " + "adayu_the_chosen " * 4, center=PLENTY, runes=runes, power=power)
    enough = runes == 3
    for wanted, lacking in (
        ("acquire wolf_shaman", "why-runes"),
        ("acquire mystic", "why-runes"),
        ("defeat mephit", "why-power"),
    ):
        assert (wanted in table.options) is enough
        assert table.why(wanted) == (None if enough else lacking)
    if enough:
        table.do("acquire wolf_shaman", "defeat mephit", "done")
        assert (table.me.runes, table.me.power) == (0, 0)
    # no debt for the Cultist either
    assert "defeat cultist" not in Scene(power=1).options


@pytest.mark.rule("A-RES-08")
@pytest.mark.parametrize("runes", [0, 1, 2])
def test_a_discount_and_restricted_runes_leave_a_remainder_to_pay(runes: int) -> None:
    """Burrower costs 3, 1 less with the Monk and 1 less with the Altar, so 1 Rune is due."""
    table = Scene(row="burrower_mark_ii wolf_shaman " + "mephit " * 4, center=PLENTY, runes=runes, hand="battery_monk",
                  constructs="watchmakers_altar")  # fmt: skip
    table.do("play battery_monk", "use watchmakers_altar")
    assert ("acquire burrower_mark_ii" in table.options) is (runes >= 1)
    assert "acquire wolf_shaman" not in table.options  # it is no Construct
    assert ("acquire heavy_infantry" in table.options) is (runes == 2)
    if runes:
        assert table.do("acquire burrower_mark_ii").me.runes == runes - 1
    # the discount alone leaves 2 to pay, the restricted Rune alone too
    table = Scene(row="burrower_mark_ii " * 6, center=PLENTY, runes=runes, hand="battery_monk").do("play battery_monk")
    assert ("acquire burrower_mark_ii" in table.options) is (runes == 2)
    table = Scene(row="burrower_mark_ii " * 6, center=PLENTY, runes=runes, constructs="watchmakers_altar")
    assert ("acquire burrower_mark_ii" in table.do("use watchmakers_altar").options) is (runes == 2)


@pytest.mark.rule("A-RES-08")
@pytest.mark.parametrize("short", [0, 1])
def test_a_card_offered_from_the_void_is_paid_in_full(short: int) -> None:
    table = Scene(constructs="serpentcall", void="landtalker", row="mephit " * 6, center=PLENTY, runes=6 - short)
    assert ("use_2 serpentcall" in table.options) is (not short)
    table = Scene(hand="sadranis_dark_emissary", void="earth_tyrant", row="mephit " * 6, center=PLENTY, power=3 - short)
    table.do("play sadranis_dark_emissary")
    assert (table.question == "pick") is (not short)


@pytest.mark.rule("A-RES-08")
def test_an_ability_with_a_cost_is_paid_in_full() -> None:
    table = Scene(constructs="yggdrasil_staff", runes=3, hand="apprentice")
    assert "use_2 yggdrasil_staff" not in table.options
    assert table.why("use yggdrasil_staff") is None
    table.do("play apprentice", "use_2 yggdrasil_staff")
    assert (table.me.runes, table.me.honor) == (0, 3)


@pytest.mark.rule("A-RES-09")
def test_a_reward_can_be_spent_at_once() -> None:
    table = Scene(row="wind_tyrant " + "mephit " * 5, center=PLENTY, power=5)
    assert "acquire mystic" not in table.options
    table.do("defeat wind_tyrant", "acquire mystic")
    assert (table.me.runes, table.pile("discard")) == (0, ["mystic"])
    table = Scene(row="samaels_trickster " + "mephit " * 5, center=PLENTY, power=3, runes=1)
    assert table.do("defeat samaels_trickster").me.runes == 2


@pytest.mark.rule("A-RES-10")
def test_resources_have_no_upper_limit() -> None:
    table = Scene(hand="mystic heavy_infantry " + "landtalker " * 3, runes=1000, power=1000)
    table.do("play mystic", "play heavy_infantry", "play landtalker", "play landtalker")
    assert (table.me.runes, table.me.power) == (1008, 1002)
    table = Scene(hand="apprentice " * 40 + "militia " * 40)
    for _ in range(40):
        table.do("play apprentice", "play militia")
    assert (table.me.runes, table.me.power) == (40, 40)


@pytest.mark.rule("A-RES-11")
def test_honor_buys_nothing() -> None:
    table = Scene(row=ROW, center=PLENTY, honor=99, constructs="yggdrasil_staff")
    assert table.options == ["use yggdrasil_staff", "end_turn"]
    table = Scene(row=ROW, center=PLENTY, honor=99, runes=3, power=3)
    table.do("acquire mystic", "defeat cultist")
    assert table.me.honor == 100


def test_a_constructs_continuous_discount_applies_while_it_is_in_play() -> None:
    """No printed card has one, but a custom card can."""
    own = cards_in('set = "own"\n[[card]]\nname = "Toll Gate"\nkind = "construct"\nrules = ["Discount(1, of(hero))"]\n')
    table = Scene(constructs="toll_gate", row="landtalker muramasa", runes=5, config={"cards": list(own)})
    assert "acquire landtalker" in table.options and "acquire muramasa" not in table.options
    table.do("acquire landtalker")
    assert table.me.runes == 0
