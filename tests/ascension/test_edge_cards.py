"""Edge cases of playing, copying, constructs, costs and ownership (A-EDGE-39 to A-EDGE-65)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import SPARE, Scene, six
from vigil.games.ascension.rules.game import GAME

TINKERER: dict[str, Any] = {
    "name": "Tinkerer",
    "kind": "hero",
    "faction": "mechana",
    "cost": 1,
    "honor": 1,
    "effect": 'Do("destroy", Pick([constructs]), then=Do("recover", It()))',
}
BENEFACTOR: dict[str, Any] = {
    "name": "Benefactor",
    "kind": "hero",
    "faction": "lifebound",
    "cost": 1,
    "honor": 1,
    "fate": "each_player(seq(gain(runes, 2), gain(power, 3), gain(honor, 1)))",
    "effect": "draw(1)",
}


# --------------------------------------------------------------- copying, Unite


@pytest.mark.rule("A-EDGE-39")
def test_askara_copying_the_lycanthrope_finds_another_lifebound_hero() -> None:
    table = Scene(hand="runic_lycanthrope twofold_askara").do("play runic_lycanthrope")
    assert table.me.power == 0
    table.do("play twofold_askara")
    assert (table.me.runes, table.me.power) == (4, 2)


@pytest.mark.rule("A-EDGE-40")
def test_askara_keeps_the_enlightened_faction_after_copying() -> None:
    table = Scene(hand="runic_lycanthrope twofold_askara snapdragon", deck="militia")
    table.do("play runic_lycanthrope", "play twofold_askara")
    assert table.me.power == 2  # Askara's own copy; the Lycanthrope itself still waits

    witch = Scene(hand="dandelion_witch twofold_askara", deck="militia militia", constructs="snapdragon")
    witch.do("play dandelion_witch")
    assert witch.me.honor == 1 + 1  # the Witch, and Snapdragon
    witch.do("play twofold_askara")
    assert witch.me.honor == 2 + 1  # one lifebound hero was played, and no second


@pytest.mark.rule("A-EDGE-41")
def test_askara_makes_its_own_choices() -> None:
    table = Scene(hand="lunar_stag twofold_askara").do("play lunar_stag", "choose 1", "play twofold_askara")
    assert (table.question, table.options) == ("one_of", ["choose 1", "choose 2"])
    table.do("choose 2")
    assert (table.me.runes, table.me.honor) == (2, 2)

    shade = Scene(hand="void_initiate twofold_askara militia apprentice")
    shade.do("play void_initiate", "banish militia", "play twofold_askara")
    assert shade.options == ["banish apprentice", "done"]
    assert shade.do("done").pile("hand") == ["apprentice"]
    assert shade.me.runes == 2


@pytest.mark.rule("A-EDGE-42")
def test_two_lycanthropes_fulfill_each_other() -> None:
    table = Scene(hand="runic_lycanthrope runic_lycanthrope").do("play runic_lycanthrope")
    assert (table.me.runes, table.me.power) == (2, 0)
    table.do("play runic_lycanthrope")
    assert (table.me.runes, table.me.power) == (4, 4)


@pytest.mark.rule("A-EDGE-43")
def test_the_lycanthropes_bonus_resolves_with_the_first_of_three_heroes() -> None:
    table = Scene(hand="runic_lycanthrope lifebound_initiate landtalker nairi_henge_queen").do("play runic_lycanthrope")
    power = []
    for card in ("landtalker", "lifebound_initiate", "nairi_henge_queen"):
        power.append(table.do(f"play {card}").me.power)
    assert power == [2, 2, 2]


@pytest.mark.rule("A-EDGE-44")
def test_a_delayed_bonus_resolves_after_the_new_heros_own_effect() -> None:
    table = Scene(hand="runic_lycanthrope wolf_shaman", deck="militia").do("play runic_lycanthrope", "play wolf_shaman")
    kinds = [(event.kind, event.detail) for event in table.events() if event.kind in ("drawn", "gained")]
    assert kinds == [("gained", "runes"), ("drawn", ""), ("gained", "power")]

    choosing = Scene(hand="runic_lycanthrope lunar_stag").do("play runic_lycanthrope", "play lunar_stag")
    assert (choosing.question, choosing.me.power) == ("one_of", 0)  # not before the Stag is done
    assert choosing.do("choose 2").me.power == 2


@pytest.mark.rule("A-EDGE-45")
def test_a_condition_met_too_late_does_nothing() -> None:
    table = Scene(hand="kor_the_ferromancer shadow_star", constructs="muramasa", deck="militia")
    table.do("play kor_the_ferromancer", "play shadow_star")
    assert (table.me.power, table.pile("hand"), table.pile("deck")) == (2, [], ["militia"])

    before = Scene(hand="kor_the_ferromancer shadow_star", constructs="muramasa", deck="militia")
    before.do("play shadow_star", "play kor_the_ferromancer")
    assert (before.me.power, before.pile("hand")) == (2, ["militia"])


@pytest.mark.rule("A-EDGE-46")
def test_a_card_just_drawn_may_be_banished_but_not_played_in_between() -> None:
    table = Scene(hand="arbiter_of_the_precipice militia", deck="apprentice mystic")
    table.do("play arbiter_of_the_precipice")
    assert (table.question, table.options) == ("pick", ["banish militia", "banish mystic", "banish apprentice"])
    assert table.why("play mystic") == "why-answer-first"
    table.do("banish mystic")
    assert len(table.s.mystics) == 3
    assert table.pile("hand") == ["militia", "apprentice"]


@pytest.mark.rule("A-EDGE-47")
def test_a_drawback_is_mandatory_once_the_card_is_played() -> None:
    table = Scene(hand="arbiter_of_the_precipice emri_one_with_the_void landtalker", center=SPARE, row=six())
    assert "end_turn" in table.options
    table.do("play arbiter_of_the_precipice")
    assert table.options == ["banish emri_one_with_the_void", "banish landtalker"]  # no way out

    last = Scene(hand="arbiter_of_the_precipice landtalker", center=SPARE, row=six())
    assert last.do("play arbiter_of_the_precipice").pile("void") == ["landtalker"]


# --------------------------------------------------------- constructs, penalties


@pytest.mark.rule("A-EDGE-48")
def test_a_construct_played_again_can_be_used_again() -> None:
    table = Scene(hand="tinkerer", constructs="muramasa", config={"cards": [TINKERER]})
    table.do("use muramasa")
    assert "use muramasa" not in table.options
    table.do("play tinkerer")
    assert table.pile("hand") == ["muramasa"]
    table.do("play muramasa", "use muramasa")
    assert table.me.power == 6


@pytest.mark.rule("A-EDGE-48")
def test_a_construct_played_again_triggers_again() -> None:
    table = Scene(
        hand="tinkerer",
        constructs="voidthirster",
        row=six("wind_tyrant", "wind_tyrant", "wind_tyrant"),
        center=SPARE,
        power=15,
        config={"cards": [TINKERER]},
    )
    table.do("defeat wind_tyrant", "defeat wind_tyrant", "play tinkerer", "play voidthirster", "defeat wind_tyrant")
    assert table.me.honor == 3 * 3 + 2


@pytest.mark.rule("A-EDGE-49")
@pytest.mark.parametrize("kept", ["shadow_star", "snapdragon", "muramasa"])
def test_sea_tyrant_leaves_one_of_three_constructs(kept: str) -> None:
    three = ["shadow_star", "snapdragon", "muramasa"]
    table = Scene(row=six("sea_tyrant"), center=SPARE, power=5, them={"constructs": " ".join(three)})
    table.do("defeat sea_tyrant", f"keep {kept}")
    assert table.pile("constructs", 1) == [kept]
    assert sorted(table.pile("discard", 1)) == sorted(card for card in three if card != kept)


@pytest.mark.rule("A-EDGE-50")
def test_bazu_offers_one_option_to_a_player_with_too_few_cards() -> None:
    table = Scene(
        row=six("bazu_duke_of_scorn"), center=SPARE, power=6,
        them={"hand": "militia", "constructs": "shadow_star muramasa"},
    )  # fmt: skip
    table.do("defeat bazu_duke_of_scorn")
    assert (table.asked, table.question) == (0, "menu")
    assert (table.pile("hand", 1), table.pile("constructs", 1)) == (["militia"], [])

    enough = Scene(
        row=six("bazu_duke_of_scorn"), center=SPARE, power=6,
        them={"hand": "militia mystic", "constructs": "shadow_star muramasa"},
    ).do("defeat bazu_duke_of_scorn", "choose 1")  # fmt: skip
    assert (enough.pile("hand", 1), len(enough.them.constructs)) == ([], 2)


@pytest.mark.rule("A-EDGE-51")
def test_bazu_takes_nothing_from_a_player_without_constructs() -> None:
    table = Scene(row=six("bazu_duke_of_scorn"), center=SPARE, power=6, them={"hand": "militia mystic"})
    table.do("defeat bazu_duke_of_scorn")
    assert (table.asked, table.pile("hand", 1), table.pile("discard", 1)) == (0, ["militia", "mystic"], [])


@pytest.mark.rule("A-EDGE-52")
def test_the_wurms_victim_chooses_among_the_most_expensive_constructs() -> None:
    table = Scene(
        row=six("vaultbreaker_wurm"), center=SPARE, power=5,
        them={"constructs": "shadow_star serpentcall snapdragon muramasa"},
    )  # fmt: skip
    table.do("defeat vaultbreaker_wurm")
    assert (table.asked, table.options) == (1, ["destroy serpentcall", "destroy muramasa"])
    assert table.why("destroy snapdragon", seat=1) == "why-not-highest"
    table.do("destroy muramasa")
    assert table.pile("discard", 1) == ["muramasa"]


@pytest.mark.rule("A-EDGE-53")
@pytest.mark.parametrize(
    ("constructs", "honor"),
    [
        ("hedron_link_device", 1),
        ("hedron_link_device shadow_star", 2),  # Void, and Mechana as well
        ("hedron_link_device shadow_star snapdragon the_all_seeing_eye", 4),
        ("hedron_link_device shadow_star snapdragon the_all_seeing_eye socket_altar muramasa", 4),
    ],
)
def test_constructs_treated_as_mechana_keep_their_own_faction(constructs: str, honor: int) -> None:
    assert Scene(hand="avatar_golem", constructs=constructs).do("play avatar_golem").me.honor == honor


@pytest.mark.rule("A-EDGE-53")
def test_the_diver_makes_only_existing_constructs_mechana() -> None:
    table = Scene(hand="dimension_diver avatar_golem", constructs="shadow_star")
    assert table.do("play dimension_diver", "play avatar_golem").me.honor == 2
    none = Scene(hand="dimension_diver avatar_golem")
    assert none.do("play dimension_diver", "play avatar_golem").me.honor == 0


@pytest.mark.rule("A-EDGE-54")
def test_voidthirster_does_not_react_to_the_cultist() -> None:
    table = Scene(constructs="voidthirster", row=six("wind_tyrant"), center=SPARE, power=7)
    assert table.do("defeat cultist").me.honor == 1
    assert table.do("defeat wind_tyrant").me.honor == 1 + 3 + 1  # and it was not used up


@pytest.mark.rule("A-EDGE-55")
def test_voidthirster_reacts_to_a_free_defeat() -> None:
    table = Scene(hand="arha_templar", constructs="voidthirster", row=six("doom_weeper"), center=SPARE)
    assert table.do("play arha_templar", "defeat doom_weeper").me.honor == 2 + 1
    cultist = Scene(hand="arha_templar", constructs="voidthirster", row=six("doom_weeper"), center=SPARE)
    assert cultist.do("play arha_templar", "defeat cultist").me.honor == 1


@pytest.mark.rule("A-EDGE-56")
def test_penalties_apply_in_turn_order_from_the_next_player() -> None:
    two = {"hand": "militia mystic"}
    table = Scene(row=six("fire_tyrant"), center=SPARE, them=[two, {"power": 6}, two], hand="militia mystic", active=2)
    table.do("defeat fire_tyrant")
    seats = []
    while table.question == "pick":
        seats.append(table.asked)
        table.do("discard mystic")
    assert seats == [3, 0, 1]
    assert table.seat(2).honor == 6
    assert [table.pile("hand", seat) for seat in (0, 1, 3)] == [["militia"]] * 3


# ------------------------------------------------------ resources, costs, owners


@pytest.mark.rule("A-EDGE-57")
def test_runes_and_power_gained_on_anothers_turn_are_lost() -> None:
    table = Scene(row=six("spike_vixen"), center=f"{SPARE} benefactor", runes=2, config={"cards": [BENEFACTOR]})
    table.do("acquire spike_vixen")
    assert (table.me.runes, table.me.power, table.me.honor) == (2, 3, 1)
    assert (table.them.runes, table.them.power, table.them.honor) == (0, 0, 1)
    table.end_turns()
    assert (table.asked, table.them.runes, table.them.power) == (1, 0, 0)


@pytest.mark.rule("A-EDGE-58")
def test_a_cost_is_never_negative_and_the_rest_of_a_discount_is_lost() -> None:
    monks = "battery_monk battery_monk battery_monk reactor_monk"
    table = Scene(hand=monks, row=six("shadow_star", "burrower_mark_ii"), center=SPARE)
    table.do(*(f"play {monk}" for monk in monks.split()))
    assert table.me.runes == 2
    table.do("acquire shadow_star")  # 3, less 4
    assert table.me.runes == 2
    assert table.why("acquire burrower_mark_ii") == "why-runes"  # 3, less nothing


@pytest.mark.rule("A-EDGE-59")
def test_a_cost_limit_applies_to_the_printed_cost() -> None:
    table = Scene(
        hand="battery_monk",
        constructs="project_alpha socket_altar reclamax",
        row=six("yggdrasil_staff", "shadow_star"),
        center=SPARE,
        mystics=0,
        heavies=0,
    )
    table.do("play battery_monk", "use project_alpha")  # three Mechana: the Staff costs 4, less 1
    assert table.pile("discard") == ["shadow_star"]


@pytest.mark.rule("A-EDGE-60")
def test_restricted_runes_are_counted_separately_and_spent_first() -> None:
    table = Scene(
        constructs="the_grand_design watchmakers_altar",
        row=six("combustion_idol", "shadow_star", "burrower_mark_ii", "lunar_stag"),
        center=SPARE,
        runes=4,
    )
    table.do("use the_grand_design", "use watchmakers_altar")
    assert table.me.runes == 4
    table.do("acquire combustion_idol")  # 5: three restricted runes, two others
    assert table.me.runes == 2
    assert table.why("acquire lunar_stag") == "why-runes"


@pytest.mark.rule("A-EDGE-60")
@pytest.mark.parametrize("card", ["lunar_stag", "shadow_star", "mystic"])
def test_restricted_runes_cannot_buy_other_cards(card: str) -> None:
    table = Scene(constructs="the_grand_design", row=six("lunar_stag", "shadow_star"), runes=2)
    table.do("use the_grand_design")
    assert table.why(f"acquire {card}") == "why-runes"  # 3, with 2 and 2 that do not fit


@pytest.mark.rule("A-EDGE-60")
def test_restricted_runes_cannot_pay_for_abilities_and_expire_with_the_turn() -> None:
    table = Scene(constructs="the_grand_design yggdrasil_staff", row=six("burrower_mark_ii"), runes=3)
    table.do("use the_grand_design")
    assert "use_2 yggdrasil_staff" not in table.options
    table.end_turns(2)
    assert "acquire burrower_mark_ii" not in table.options


@pytest.mark.rule("A-EDGE-61")
def test_a_card_put_on_top_of_an_empty_deck_becomes_the_deck() -> None:
    table = Scene(
        hand="cetra_weaver_of_stars spike_vixen", discard="militia militia", row=six("lunar_stag"), center=SPARE
    )
    table.do("play cetra_weaver_of_stars", "acquire lunar_stag")
    assert (table.pile("deck"), table.pile("discard")) == (["lunar_stag"], ["militia", "militia"])
    assert table.do("play spike_vixen").pile("hand") == ["lunar_stag"]


@pytest.mark.rule("A-EDGE-62")
def test_a_mystic_can_be_banished_and_bought_back() -> None:
    table = Scene(hand="void_initiate mystic", mystics=0, runes=2)
    assert "acquire mystic" not in table.options
    table.do("play void_initiate", "banish mystic", "acquire mystic")
    assert (table.pile("discard"), table.s.mystics) == (["mystic"], [])


@pytest.mark.rule("A-EDGE-63")
def test_a_card_just_acquired_may_be_banished_from_the_discard_pile() -> None:
    table = Scene(hand="void_initiate", row=six("spike_vixen"), center=SPARE, runes=2)
    table.do("acquire spike_vixen", "play void_initiate")
    assert table.options == ["banish spike_vixen", "done"]
    assert table.do("banish spike_vixen").pile("void") == ["spike_vixen"]


@pytest.mark.rule("A-EDGE-64")
@pytest.mark.parametrize(("card", "zone"), [("apprentice", "box"), ("militia", "box"), ("mystic", "mystics")])
def test_where_a_banished_card_goes_depends_on_the_card_not_on_its_owner(card: str, zone: str) -> None:
    table = Scene(
        hand="void_initiate", row=six("xeron_duke_of_lies"), center=SPARE, power=6, mystics=0, them={"hand": card}
    )
    table.do("defeat xeron_duke_of_lies", "play void_initiate", f"banish {card}")
    assert table.pile(zone) == [card]
    assert table.pile("void") == ["xeron_duke_of_lies"]


@pytest.mark.rule("A-EDGE-65")
@pytest.mark.parametrize("card", ["apprentice", "militia", "mystic", "heavy_infantry", "landtalker"])
def test_black_hole_gives_power_for_every_banished_card(card: str) -> None:
    table = Scene(hand=card, constructs="black_hole", row=six(), center=SPARE).do("use black_hole")
    assert (table.me.power, table.pile("hand")) == (1, [])
    assert GAME.view(table.s, 0).players[0].score == 4  # Black Hole's own; the banished card counts no more
