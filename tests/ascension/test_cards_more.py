"""Scenes for cards without rulings, each with its exact numbers and choices."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import SPARE, Scene, six


@pytest.mark.parametrize(("action", "count"), [("play arha_templar", 2), ("play oziah_the_peerless", 4)])
def test_templar_and_oziah_defeat_a_monster_up_to_their_limit(action: str, count: int) -> None:
    monsters = ["mephit", "corrosive_widow", "wind_tyrant", "earth_tyrant", "avatar_of_the_fallen"]  # 3 to 7
    table = Scene(hand=action.split()[1], row=" ".join([*monsters, "landtalker"]), center=SPARE).do(action)
    assert table.options == [*(f"defeat {monster}" for monster in monsters[:count]), "defeat cultist"]
    table.do("defeat corrosive_widow")
    assert (table.totals, table.pile("void")) == ((0, 0, 3), ["corrosive_widow"])


def test_seer_draws_and_then_may_banish_from_the_row() -> None:
    seer = "seer_of_the_forked_path"
    table = Scene(hand=seer, deck="militia", row=six("mephit", "muramasa"), center=SPARE).do(f"play {seer}")
    assert table.pile("hand") == ["militia"]
    assert [*table.options[:2], table.options[-1]] == ["banish mephit", "banish muramasa", "done"]
    table.do("banish muramasa")
    assert (table.pile("void"), table.question) == (["muramasa"], "menu")


def test_librarian_discards_one_to_draw_two() -> None:
    table = Scene(hand="temple_librarian mystic militia", deck="apprentice " * 3).do("play temple_librarian")
    assert table.options == ["discard mystic", "discard militia"]
    table.do("discard mystic")
    assert table.pile("hand") == ["militia", "apprentice", "apprentice"]
    assert table.pile("discard") == ["mystic"]


@pytest.mark.parametrize(
    ("action", "count"), [("play cetra_weaver_of_stars", 4), ("play druids_of_the_stone_circle", 2)]
)
def test_cetra_and_the_druids_put_a_hero_on_top_of_the_deck(action: str, count: int) -> None:
    heroes = ["lunar_stag", "demon_slayer", "flytrap_witch", "adayu_the_chosen"]  # 3, 4, 5 and 8
    row = " ".join([*heroes, "muramasa", "mephit"])
    table = Scene(hand=action.split()[1], deck="militia", row=row, center=SPARE).do(action)
    assert table.options == [f"acquire {card}" for card in [*heroes[:count], "mystic", "heavy_infantry"]]
    table.do("acquire lunar_stag")
    assert (table.pile("deck"), table.pile("discard"), table.me.runes) == (["militia", "lunar_stag"], [], 0)


def test_yggdrasil_staff_gives_one_power_and_three_honor_for_four_runes() -> None:
    table = Scene(hand="yggdrasil_staff", runes=9).do("play yggdrasil_staff", "use yggdrasil_staff")
    assert table.totals == (9, 1, 0)
    table.do("use_2 yggdrasil_staff")
    assert table.totals == (5, 1, 3)
    assert not [option for option in table.options if "yggdrasil" in option]


def test_shadow_star_gives_one_power_once_a_turn() -> None:
    table = Scene(hand="shadow_star").do("play shadow_star", "use shadow_star")
    assert (table.totals, table.why("use shadow_star")) == ((0, 1, 0), "why-used")


def test_voidthirster_gives_one_power_and_an_honor_for_the_first_monster() -> None:
    table = Scene(hand="voidthirster", row=six("wind_tyrant"), center=SPARE, power=4)
    table.do("play voidthirster", "use voidthirster", "defeat wind_tyrant")
    assert table.totals == (3, 0, 3 + 1)


def test_snapdragon_gives_one_rune_once_a_turn() -> None:
    table = Scene(hand="snapdragon").do("play snapdragon", "use snapdragon")
    assert (table.totals, table.why("use snapdragon")) == ((1, 0, 0), "why-used")


def test_reactor_monk_makes_the_next_construct_cheaper() -> None:
    table = Scene(hand="reactor_monk", row=six("shadow_star", "burrower_mark_ii"), center=SPARE, runes=2)
    table.do("play reactor_monk", "acquire shadow_star")
    assert table.me.runes == 2 + 2 - (3 - 1)
    assert "acquire burrower_mark_ii" not in table.options


def test_burrower_draws_for_the_first_mechana_construct_including_itself() -> None:
    table = Scene(hand="shadow_star burrower_mark_ii socket_altar", deck="militia mystic apprentice")
    table.do("play shadow_star", "play burrower_mark_ii")
    assert (table.question, table.pile("hand")) == ("menu", ["socket_altar", "apprentice"])
    table.do("play socket_altar")
    assert (table.pile("hand"), table.me.runes) == (["apprentice"], 2)


def test_grand_design_and_watchmakers_altar_give_runes_for_mechana_constructs() -> None:
    table = Scene(hand="the_grand_design watchmakers_altar", row=six("burrower_mark_ii", "shadow_star"), center=SPARE)
    table.do("play the_grand_design", "use the_grand_design")
    assert (table.me.runes, "acquire burrower_mark_ii" in table.options) == (0, False)  # 2 of 3
    table.do("play watchmakers_altar", "use watchmakers_altar")
    assert "acquire shadow_star" not in table.options
    table.do("acquire burrower_mark_ii")
    assert (table.me.runes, table.pile("discard")) == (0, ["burrower_mark_ii"])


def test_hedron_cannon_counts_mechana_constructs() -> None:
    table = Scene(
        hand="hedron_cannon", constructs="socket_altar shadow_star burrower_mark_ii", them={"constructs": "reclamax"}
    )
    table.do("play hedron_cannon", "use hedron_cannon")
    assert table.me.power == 3


def test_hedron_link_device_makes_other_constructs_mechana() -> None:
    table = Scene(hand="hedron_link_device", constructs="hedron_cannon shadow_star").do("play hedron_link_device")
    assert table.do("use hedron_cannon").me.power == 3


def test_rocket_courier_does_not_move_itself() -> None:
    table = Scene(row=six("rocket_courier_x_99"), center=SPARE, constructs="rocket_courier_x_99", runes=4)
    table.do("acquire rocket_courier_x_99", "yes", "play rocket_courier_x_99")  # but another of its name
    assert table.pile("constructs") == ["rocket_courier_x_99"] * 2


def test_arbiter_of_the_precipice_draws_two_and_banishes_one() -> None:
    table = Scene(hand="arbiter_of_the_precipice militia", deck="apprentice apprentice")
    table.do("play arbiter_of_the_precipice", "banish militia")
    assert (table.pile("hand"), table.pile("box"), table.totals) == (["apprentice"] * 2, ["militia"], (0, 0, 0))


@pytest.mark.parametrize(
    ("action", "runes", "power", "drawn"),
    [
        ("play void_initiate", 1, 0, 0),
        ("play shade_of_the_black_watch", 0, 2, 0),
        ("play black_watch_elite", 0, 3, 0),
        ("play arbiter_of_fate", 0, 0, 1),
    ],
)
def test_four_heroes_may_banish_from_hand_or_discard_pile(action: str, runes: int, power: int, drawn: int) -> None:
    table = Scene(hand=f"{action.split()[1]} mystic", deck="militia", discard="apprentice").do(action)
    drew = ["banish militia"] * drawn
    assert table.options == ["banish mystic", *drew, "banish apprentice", "done"]
    table.do("banish apprentice")
    assert (table.totals, table.pile("box")) == ((runes, power, 0), ["apprentice"])


def test_mistake_of_creation_may_banish_from_the_row_and_from_the_discard_pile() -> None:
    table = Scene(
        row="mistake_of_creation muramasa", center=SPARE, power=4, discard="apprentice mystic", hand="militia"
    )
    table.do("defeat mistake_of_creation")
    assert (table.me.honor, table.options[1:3]) == (4, ["banish muramasa", "banish landtalker"])
    table.do("banish muramasa")
    assert table.options == ["banish apprentice", "banish mystic", "done"]
    table.do("banish apprentice")
    assert (table.pile("discard"), table.pile("box"), table.question) == (["mystic"], ["apprentice"], "menu")

    either = Scene(row=six("mistake_of_creation"), center=SPARE, power=4, discard="apprentice")
    either.do("defeat mistake_of_creation", "done", "banish apprentice")
    assert either.pile("void") == ["mistake_of_creation"]


def test_mephit_gives_two_honor_and_may_banish_from_the_row() -> None:
    table = Scene(row="muramasa mephit shadow_star", center=SPARE, power=3).do("defeat mephit")
    assert (table.me.honor, table.options[:3]) == (2, ["banish muramasa", "banish landtalker", "banish shadow_star"])
    assert table.do("done").question == "menu"


def test_adayu_takes_any_card_in_the_row() -> None:
    row = six("hedron_cannon", "wind_tyrant", "samael_the_fallen")
    table = Scene(hand="adayu_the_chosen adayu_the_chosen", row=row, center=SPARE).do("play adayu_the_chosen")
    assert table.options[:3] == ["take hedron_cannon", "take wind_tyrant", "take samael_the_fallen"]
    assert len(table.options) == 6
    table.do("take hedron_cannon", "play adayu_the_chosen", "take wind_tyrant")
    assert (table.pile("discard"), table.pile("void")) == (["hedron_cannon"], ["wind_tyrant"])
    assert table.totals == (3, 0, 3)


def test_sensei_swaps_a_hand_card_for_a_mystic_or_an_infantry() -> None:
    table = Scene(hand="arha_sensei apprentice militia").do("play arha_sensei", "banish militia")
    assert table.options == ["acquire mystic", "acquire heavy_infantry"]
    table.do("acquire heavy_infantry")
    assert table.pile("hand") == ["apprentice", "heavy_infantry"]
    assert (table.pile("box"), table.pile("discard")) == (["militia"], [])


def test_askara_of_fate_draws_two_lets_the_others_draw_and_may_banish() -> None:
    table = Scene(hand="askara_of_fate", deck="militia " * 3, row="mephit", center=SPARE, them=[{"deck": "mystic"}, {}])
    table.do("play askara_of_fate")
    assert (len(table.me.hand), table.asked, table.options) == (2, 1, ["yes", "no"])
    table.do("yes")
    assert (table.pile("hand", 1), table.asked) == (["mystic"], 0)  # the third has nothing to draw
    assert table.options == ["banish mephit", "done"]


def test_eternal_askara_gives_three_honor_for_a_banished_monster() -> None:
    setup: dict[str, Any] = {"hand": "eternal_askara", "row": six("mephit", "muramasa"), "center": SPARE}
    monster = Scene(**setup).do("play eternal_askara", "banish mephit")
    assert (monster.me.honor, monster.question, monster.pile("void")) == (3, "menu", ["mephit"])
    construct = Scene(**setup).do("play eternal_askara")
    assert construct.options[:2] == ["banish mephit", "banish muramasa"]
    assert "done" not in construct.options
    assert construct.do("banish muramasa").me.honor == 0


def test_hectic_scribe_draws_two_and_discards_two() -> None:
    table = Scene(hand="hectic_scribe", deck="militia mystic apprentice").do("play hectic_scribe")
    assert (table.pile("hand"), sorted(table.pile("discard"))) == ([], ["apprentice", "mystic"])


def test_guardian_of_sadranis_waits_for_a_monster_in_row_or_void() -> None:
    table = Scene(hand="guardian_of_sadranis", row=six("doom_weeper", "doom_weeper"), center=SPARE, power=9)
    table.do("play guardian_of_sadranis", "defeat cultist")
    assert table.me.honor == 1
    table.do("defeat doom_weeper")
    assert table.me.honor == 1 + 2 + 2
    table.do("defeat doom_weeper")
    assert table.me.honor == 5 + 2

    two = Scene(hand="guardian_of_sadranis guardian_of_sadranis", row=six("doom_weeper"), center=SPARE, power=2)
    two.do("play guardian_of_sadranis", "play guardian_of_sadranis", "defeat doom_weeper")
    assert two.me.honor == 2 + 2 + 2  # it is the next monster for both

    void = Scene(hand="guardian_of_sadranis sadranis_dark_emissary", void="doom_weeper", row=six(), center=SPARE)
    void.do("play guardian_of_sadranis", "play sadranis_dark_emissary", "defeat doom_weeper")
    assert void.me.honor == 2 + 2


def test_dharthas_retreat_may_draw_two_after_a_quiet_turn() -> None:
    table = Scene(hand="dharthas_retreat", deck="militia " * 8).do("play dharthas_retreat", "end_turn")
    assert (table.question, len(table.me.hand)) == ("trigger", 5)
    assert len(table.do("yes").me.hand) == 7


def test_stone_circle_may_put_one_acquired_hero_per_turn_on_top() -> None:
    table = Scene(hand="stone_circle", deck="militia", runes=8, row=six("shadow_star"), center=SPARE)
    table.do("play stone_circle", "acquire shadow_star")
    assert table.question == "menu"  # no hero
    table.do("acquire heavy_infantry", "yes")
    assert (table.pile("deck"), table.pile("discard")) == (["militia", "heavy_infantry"], ["shadow_star"])
    assert table.do("acquire mystic").question == "menu"  # once


def test_combustion_idol_draws_with_three_mechana_constructs() -> None:
    table = Scene(hand="combustion_idol burrower_mark_ii", constructs="socket_altar shadow_star", deck="militia mystic")
    table.do("play combustion_idol")
    assert table.why("use combustion_idol") == "why-test"
    table.do("play burrower_mark_ii", "use combustion_idol")  # Burrower draws for itself
    assert (table.pile("hand"), table.why("use combustion_idol")) == (["mystic", "militia"], "why-used")


def test_reclamax_is_discarded_for_a_mechana_construct_in_the_void() -> None:
    table = Scene(hand="reclamax", void="burrower_mark_ii socket_altar muramasa", row=six(), center=SPARE, runes=6)
    table.do("play reclamax", "use reclamax")
    assert table.options == ["acquire burrower_mark_ii", "acquire socket_altar"]
    table.do("acquire burrower_mark_ii")
    assert (table.pile("constructs"), table.pile("discard"), table.me.runes) == (
        [],
        ["reclamax", "burrower_mark_ii"],
        3,
    )


@pytest.mark.parametrize(
    ("card", "each", "options", "after"),
    [
        ("askara_of_fate", {"deck": "mystic"}, ["yes", "no"], ("hand", ["mystic"])),
        (
            "arbiter_of_fate",
            {"hand": "mystic militia"},
            ["banish mystic", "banish militia", "done"],
            ("hand", ["militia"]),
        ),
        ("stone_circle", {"deck": "militia"}, ["acquire mystic", "done"], ("deck", ["militia", "mystic"])),
        ("reclamax", {"discard": "muramasa militia"}, ["recover muramasa", "done"], ("hand", ["muramasa"])),
    ],
)
def test_every_fate_with_a_question_asks_every_player(
    card: str, each: dict[str, Any], options: list[str], after: tuple[str, list[str]]
) -> None:
    center = f"{SPARE} {card} hedron_cannon"
    table = Scene(**each, power=3, row=six("mephit"), center=center, them=[each, each], mystics=3)
    table.do("defeat mephit", "banish hedron_cannon")  # so that the Fate card enters an empty slot
    for seat in (0, 1, 2):
        assert (table.asked, table.options) == (seat, options)
        table.do(options[0])
    assert (table.asked, table.question) == (0, "menu")
    zone, cards = after
    assert [table.pile(zone, seat) for seat in (0, 1, 2)] == [cards] * 3
