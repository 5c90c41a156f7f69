"""Constructs with rulings (A-SPEC)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import SPARE, Scene, six


@pytest.mark.rule("A-SPEC-15")
def test_the_all_seeing_eye_keeps_its_card_until_the_player_takes_it() -> None:
    table = Scene(
        hand="spike_vixen apprentice", deck="mystic militia heavy_infantry", constructs="the_all_seeing_eye", runes=2
    )
    assert table.pile("hand") == ["spike_vixen", "apprentice"]  # nothing happens automatically

    table.do("play spike_vixen", "acquire heavy_infantry", "play apprentice", "use the_all_seeing_eye")
    assert table.pile("hand") == ["heavy_infantry", "militia"]
    assert table.why("use the_all_seeing_eye") == "why-used"


# -------------------------------------------------------------------- Serpentcall


@pytest.mark.rule("A-SPEC-21")
def test_serpentcall_uses_each_ability_once_in_either_order() -> None:
    for order in (("use", "use_2"), ("use_2", "use")):
        table = Scene(constructs="serpentcall", void="wolf_shaman wolf_shaman", row=six(), center=SPARE, runes=4)
        table.do(f"{order[0]} serpentcall")
        assert f"{order[0]} serpentcall" not in table.options
        assert f"{order[1]} serpentcall" in table.options
        table.do(f"{order[1]} serpentcall")
        assert (table.pile("discard"), table.me.runes) == (["wolf_shaman"], 4 + 2 - 3)
        assert not [option for option in table.options if "serpentcall" in option]  # the other Shaman must wait


@pytest.mark.rule("A-SPEC-22", "A-SPEC-23")
def test_serpentcall_offers_affordable_heroes_in_the_void() -> None:
    table = Scene(
        constructs="serpentcall", void="mephit wolf_shaman shadow_star landtalker spike_vixen", row=six(), runes=5
    )
    table.do("use_2 serpentcall")
    assert table.options == ["acquire wolf_shaman", "acquire spike_vixen"]
    assert table.why("acquire landtalker") == "why-runes"
    assert table.why("acquire shadow_star") == "why-kind"
    table.do("acquire wolf_shaman")
    assert table.me.runes == 5 - 3


@pytest.mark.rule("A-SPEC-24")
def test_serpentcalls_hero_goes_to_the_discard_pile_and_the_row_stays() -> None:
    table = Scene(constructs="serpentcall", void="mephit spike_vixen", row=six("mephit"), center=SPARE, runes=2)
    row = table.pile("row")

    table.do("use_2 serpentcall")
    assert table.pile("discard") == ["spike_vixen"]
    assert (table.pile("row"), table.pile("center"), table.pile("void")) == (row, SPARE.split(), ["mephit"])


# ------------------------------------------------------------------- Socket Altar


@pytest.mark.rule("A-SPEC-31", "A-SPEC-33")
def test_socket_altar_reacts_once_a_turn_to_a_mechana_construct_entering_play() -> None:
    table = Scene(
        hand="mechana_initiate shadow_star watchmakers_altar hedron_cannon",
        deck="burrower_mark_ii",
        constructs="socket_altar",
    )
    table.do("play mechana_initiate")
    assert table.me.runes == 1  # a hero's own rune
    table.do("play shadow_star")
    assert table.me.runes == 1  # of the Void
    table.do("play watchmakers_altar")
    assert table.me.runes == 1 + 2
    table.do("play hedron_cannon")
    assert table.me.runes == 1 + 2  # once

    table.end_turns(2).do("play burrower_mark_ii")
    assert table.me.runes == 2  # each turn


@pytest.mark.rule("A-SPEC-31")
def test_socket_altar_reacts_to_any_of_its_controllers_constructs_entering_play() -> None:
    table = Scene(hand="watchmakers_altar", them={"constructs": "socket_altar"})
    table.do("play watchmakers_altar")
    assert (table.me.runes, table.them.runes) == (0, 0)

    table = Scene(
        constructs="socket_altar rocket_courier_x_99",
        row=six("watchmakers_altar"),
        runes=5,
        config={"edition": "first"},
    )
    table.do("acquire watchmakers_altar", "yes")  # straight into play
    assert table.me.runes == 2


@pytest.mark.rule("A-SPEC-32", "A-SPEC-33")
def test_socket_altar_counts_its_own_arrival() -> None:
    table = Scene(hand="socket_altar watchmakers_altar").do("play socket_altar")
    assert (table.me.runes, table.me.power, table.me.honor) == (2, 0, 0)
    assert table.do("play watchmakers_altar").me.runes == 2


@pytest.mark.rule("A-SPEC-57", "A-SPEC-58")
def test_socket_altar_costs_six_and_scores_six() -> None:
    assert "acquire socket_altar" not in Scene(row=six("socket_altar"), runes=5).options
    table = Scene(row=six("socket_altar"), runes=6).do("acquire socket_altar")
    assert (table.me.runes, table.score()) == (0, 6)


@pytest.mark.rule("A-SPEC-42", "A-SPEC-43")
def test_muramasa_gives_three_power_once_a_turn_and_scores_four() -> None:
    table = Scene(hand="muramasa").do("play muramasa", "use muramasa")
    assert (table.me.power, table.score()) == (3, 4)
    assert table.why("use muramasa") == "why-used"
    table.end_turns(2).do("use muramasa")
    assert table.me.power == 3


# --------------------------------------------------------------------- the Tablet


@pytest.mark.rule("A-SPEC-54")
def test_the_tablet_gives_one_more_turn_and_goes_to_the_void() -> None:
    table = Scene(
        hand="tablet_of_times_dawn mystic",
        deck="militia " * 9,
        row=six(),
        center=SPARE,
        them={"deck": "militia " * 5},
    )
    table.do("play tablet_of_times_dawn", "play mystic", "use tablet_of_times_dawn")
    assert table.pile("void") == ["tablet_of_times_dawn"]
    assert (table.s.active, table.me.runes) == (0, 2)  # this turn goes on

    table.end_turns()
    assert (table.asked, table.me.runes, len(table.me.hand)) == (0, 0, 5)
    table.end_turns()
    assert table.asked == 1
    assert table.end_turns().asked == 0


@pytest.mark.rule("A-SPEC-54")
@pytest.mark.parametrize("zone", ["hand", "discard", "row"])
def test_the_tablet_gives_nothing_when_banished_in_any_other_way(zone: str) -> None:
    cards: dict[str, Any] = {"hand": "seer_of_the_forked_path void_initiate", "discard": "", "row": "landtalker " * 5}
    cards[zone] += " tablet_of_times_dawn"
    table = Scene(**cards, center=SPARE)

    table.do("play seer_of_the_forked_path" if zone == "row" else "play void_initiate", "banish tablet_of_times_dawn")
    assert table.pile("void") == ["tablet_of_times_dawn"]
    assert table.end_turns().asked == 1


# --------------------------------------------------------------------- Snapdragon


@pytest.mark.rule("A-SPEC-61")
@pytest.mark.parametrize("order", [("lunar_stag", "snapdragon"), ("snapdragon", "lunar_stag")])
def test_snapdragon_honors_a_lifebound_hero_before_or_after_it(order: tuple[str, str]) -> None:
    table = Scene(hand="snapdragon lunar_stag landtalker wolf_shaman")
    for card in order:
        table.do(f"play {card}")
        if card == "lunar_stag":
            table.do("choose 1")
    assert table.me.honor == 1
    table.do("play landtalker", "play wolf_shaman")
    assert table.me.honor == 1  # once a turn


@pytest.mark.rule("A-SPEC-61")
def test_snapdragon_counts_only_its_players_heroes_each_turn() -> None:
    table = Scene(
        hand="yggdrasil_staff mystic demon_slayer", deck="landtalker", constructs="snapdragon snapdragon",
        them={"hand": "landtalker"},
    )  # fmt: skip
    table.do("play yggdrasil_staff", "play mystic", "play demon_slayer")
    assert table.me.honor == 0
    table.end_turns().do("play landtalker").end_turns()
    assert (table.me.honor, table.them.honor) == (0, 0)
    table.do("play landtalker")
    assert table.me.honor == 2  # each of the two


# -------------------------------------------------------------- Dhartha's Retreat


def at_the_end(table: Scene) -> list[str]:
    """Return the options after the cleanup, if Dhartha's Retreat asks."""
    table.do("end_turn")
    return table.options if table.question == "trigger" else []


@pytest.mark.rule("A-SPEC-64")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 7), ("no", 5)])
def test_the_retreat_asks_after_five_cards_are_drawn(answer: str, cards: int) -> None:
    table = Scene(constructs="dharthas_retreat", deck="militia " * 9, hand="apprentice")

    assert at_the_end(table) == ["yes", "no"]
    assert (table.asked, len(table.me.hand), table.pile("discard")) == (0, 5, ["apprentice"])
    table.do(answer)
    assert (table.asked, len(table.me.hand)) == (1, cards)


@pytest.mark.rule("A-SPEC-64")
@pytest.mark.parametrize(
    ("actions", "asks"),
    [
        (["acquire mystic"], False),
        (["acquire spike_vixen"], False),
        (["defeat mephit", "done"], False),
        (["defeat cultist"], False),
        (["play druids_of_the_stone_circle", "acquire mystic"], False),
        (["play arha_templar", "defeat cultist"], False),
        (["play seer_of_the_forked_path", "banish mephit"], True),
        (["play shade_of_the_black_watch", "banish militia"], True),
    ],
)
def test_the_retreat_counts_what_was_acquired_and_defeated(actions: list[str], asks: bool) -> None:
    table = Scene(
        constructs="dharthas_retreat",
        hand="druids_of_the_stone_circle arha_templar seer_of_the_forked_path shade_of_the_black_watch militia",
        deck="apprentice " * 9,
        row=six("mephit", "spike_vixen"),
        center=SPARE,
        runes=5,
        power=5,
    )
    table.do(*actions)
    assert bool(at_the_end(table)) == asks


@pytest.mark.rule("A-SPEC-64")
@pytest.mark.parametrize(("taker", "asks"), [(0, False), (1, True)])
def test_the_retreat_counts_its_controllers_acquisition_through_fate(taker: int, asks: bool) -> None:
    table = Scene(
        constructs="dharthas_retreat",
        hand="seer_of_the_forked_path",
        deck="militia " * 9,
        row=six("mephit"),
        center=f"{SPARE} stone_circle",
    )
    table.do("play seer_of_the_forked_path", "banish mephit")
    for seat in (0, 1):
        assert table.asked == seat
        table.do("acquire mystic" if seat == taker else "done")
    assert bool(at_the_end(table)) == asks


@pytest.mark.rule("A-SPEC-64")
def test_the_retreat_works_only_on_its_controllers_turns() -> None:
    table = Scene(them={"constructs": "dharthas_retreat", "deck": "militia " * 9}, deck="militia " * 9, runes=3)
    table.do("acquire mystic")
    assert at_the_end(table) == []
    assert at_the_end(table) == ["yes", "no"]  # now it is the other's turn that ends
    assert table.asked == 1


# ------------------------------------------------- Project Alpha, Void, triggers


@pytest.mark.rule("A-SPEC-77")
def test_project_alpha_takes_from_the_piles_too() -> None:
    row = six("spike_vixen", "mephit", "shadow_star", "yggdrasil_staff")
    table = Scene(constructs="project_alpha socket_altar shadow_star", row=row, center=SPARE)

    table.do("use project_alpha")  # two Mechana constructs
    assert table.options == ["acquire spike_vixen", "acquire heavy_infantry"]
    table.do("acquire heavy_infantry")
    assert (table.pile("discard"), len(table.s.heavies)) == (["heavy_infantry"], 1)

    third = Scene(constructs="project_alpha socket_altar reclamax", row=row, center=SPARE).do("use project_alpha")
    assert set(third.options) == {
        "acquire spike_vixen", "acquire shadow_star", "acquire mystic", "acquire heavy_infantry",
    }  # fmt: skip
    assert third.do("acquire mystic").pile("discard") == ["mystic"]


@pytest.mark.rule("A-SPEC-79")
def test_discounts_restricted_runes_and_couriers_apply_to_a_construct_in_the_void() -> None:
    table = Scene(
        hand="battery_monk",
        constructs="reclamax the_grand_design rocket_courier_x_99",
        void="combustion_idol shadow_star",
        row=six(),
        center=SPARE,
        runes=2,
    )
    assert table.why("use reclamax") is not None  # 5 are too many
    table.do("play battery_monk", "use the_grand_design")
    row = table.pile("row")

    table.do("use reclamax")  # 2 and 2, for 5 less 1
    assert (table.question, table.asked) == ("trigger", 0)
    assert table.me.runes == 0
    table.do("yes")
    assert table.pile("hand") == ["combustion_idol"]
    assert table.pile("discard") == ["reclamax"]
    assert (table.pile("row"), table.pile("center"), table.pile("void")) == (row, SPARE.split(), ["shadow_star"])


@pytest.mark.rule("A-SPEC-79")
def test_a_hero_from_the_void_triggers_stone_circle_but_no_fate() -> None:
    table = Scene(constructs="serpentcall stone_circle", void="askara_of_fate", row=six(), center=SPARE, runes=4)

    table.do("use_2 serpentcall")
    assert (table.question, table.options) == ("trigger", ["yes", "no"])
    table.do("yes")
    assert table.pile("deck") == ["askara_of_fate"]
    assert (table.question, table.news("fate")) == ("menu", [])


@pytest.mark.rule("A-SPEC-82")
def test_two_voidthirsters_react_to_the_same_first_monster() -> None:
    table = Scene(constructs="voidthirster voidthirster", row=six("wind_tyrant", "wind_tyrant"), center=SPARE, power=10)
    table.do("defeat wind_tyrant")
    assert table.me.honor == 3 + 2
    table.do("defeat wind_tyrant")
    assert table.me.honor == 3 + 2 + 3


@pytest.mark.rule("A-SPEC-49")
def test_voidthirsters_honor_comes_after_the_reward_and_before_the_fate() -> None:
    table = Scene(constructs="voidthirster", row=six("mephit"), center=f"{SPARE} askara_of_fate", power=3)

    table.do("defeat mephit")
    assert (table.question, table.me.honor) == ("pick", 2)  # Mephit's own question
    table.do("done")
    assert (table.question, table.news("fate"), table.me.honor) == ("menu", [("fate", 0)], 3)

    fate = Scene(
        constructs="voidthirster", row=six("mephit"), center=f"{SPARE} askara_of_fate", power=3, deck="militia"
    ).do("defeat mephit", "done")
    assert (fate.question, fate.me.honor) == ("may", 3)  # the Fate's question
    assert [what for what, _ in fate.news() if what in ("set_off", "fate")] == ["set_off", "fate"]


# ----------------------------------------------------------- treated as Mechana


@pytest.mark.rule("A-SPEC-83")
def test_hedron_link_makes_every_construct_mechana_for_its_owner() -> None:
    table = Scene(
        hand="shadow_star",
        constructs="hedron_link_device hedron_cannon the_grand_design reclamax muramasa socket_altar burrower_mark_ii",
        deck="militia",
        row=six("snapdragon", "spike_vixen"),
        void="the_all_seeing_eye mephit",
        center=SPARE,
        runes=3,
    )
    table.do("use hedron_cannon")
    assert table.me.power == 7
    table.do("play shadow_star")
    assert (table.me.runes, table.pile("hand")) == (5, ["militia"])  # both altars reacted to a Void construct
    table.do("use the_grand_design")
    assert "acquire snapdragon" in table.options
    table.do("use reclamax")  # the Eye, for 6: two restricted runes, four others
    assert "the_all_seeing_eye" in table.pile("discard")
    assert table.me.runes == 1


@pytest.mark.rule("A-SPEC-83")
def test_hedron_link_does_not_affect_other_players() -> None:
    table = Scene(
        constructs="hedron_cannon the_grand_design shadow_star",
        row=six("snapdragon"),
        runes=4,
        them={"constructs": "hedron_link_device"},
    )
    table.do("use hedron_cannon", "use the_grand_design")
    assert table.me.power == 2
    assert table.why("acquire snapdragon") == "why-runes"


@pytest.mark.rule("A-SPEC-85")
def test_rocket_courier_puts_a_mechana_construct_into_hand_or_play() -> None:
    hand = Scene(constructs="rocket_courier_x_99", row=six("socket_altar"), runes=6).do("acquire socket_altar")
    assert (hand.question, hand.options) == ("trigger", ["yes", "no"])
    hand.do("yes")
    assert (hand.pile("hand"), hand.pile("discard"), hand.me.runes) == (["socket_altar"], [], 0)

    play = Scene(constructs="rocket_courier_x_99", row=six("socket_altar"), runes=6, config={"edition": "first"}).do(
        "acquire socket_altar", "yes"
    )
    assert play.pile("constructs") == ["rocket_courier_x_99", "socket_altar"]
    assert (play.pile("hand"), play.me.runes) == ([], 2)  # it has entered play


@pytest.mark.rule("A-SPEC-85")
def test_rocket_courier_may_wait_for_a_better_construct_but_moves_only_one() -> None:
    table = Scene(
        hand="mystic",
        constructs="rocket_courier_x_99",
        row=six("reclamax", "burrower_mark_ii", "socket_altar", "shadow_star"),
        center=SPARE,
        runes=16,
    )
    table.do("acquire shadow_star")
    assert table.question == "menu"  # not Mechana
    table.do("acquire reclamax", "no", "acquire burrower_mark_ii", "yes")
    assert table.pile("hand") == ["mystic", "burrower_mark_ii"]
    table.do("acquire socket_altar")
    assert table.question == "menu"  # once a turn
