"""Edge cases where there is nothing, or too little, to choose from (A-EDGE-01 to A-EDGE-16)."""

from __future__ import annotations

import pytest

from kit.ascension import SPARE, Scene, six


@pytest.mark.rule("A-EDGE-01")
def test_banishing_from_an_empty_hand_does_nothing_and_gives_no_bonus() -> None:
    arbiter = Scene(hand="arbiter_of_the_precipice").do("play arbiter_of_the_precipice")
    assert (arbiter.question, arbiter.pile("played"), arbiter.pile("void")) == (
        "menu",
        ["arbiter_of_the_precipice"],
        [],
    )

    sensei = Scene(hand="arha_sensei", discard="apprentice").do("play arha_sensei")
    assert (sensei.question, sensei.pile("hand")) == ("menu", [])  # no Mystic for nothing
    assert (len(sensei.s.mystics), len(sensei.s.heavies)) == (2, 2)


@pytest.mark.rule("A-EDGE-01")
def test_the_rest_of_the_effect_continues() -> None:
    archer = {
        "name": "Archer", "kind": "hero", "faction": "void", "cost": 1, "honor": 1,
        "effect": "seq(banish(hand), gain(power, 2))",
    }  # fmt: skip
    assert Scene(hand="archer", config={"cards": [archer]}).do("play archer").me.power == 2


@pytest.mark.rule("A-EDGE-02")
@pytest.mark.parametrize("hero", ["shade_of_the_black_watch", "void_initiate", "black_watch_elite", "arbiter_of_fate"])
def test_there_is_no_question_about_banishing_from_two_empty_zones(hero: str) -> None:
    table = Scene(hand=hero, played="militia", constructs="shadow_star").do(f"play {hero}")
    assert table.question == "menu"


@pytest.mark.rule("A-EDGE-03")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_a_card_can_come_from_either_zone_when_the_other_is_empty(zone: str) -> None:
    cards = {"hand": "void_initiate", "discard": "", zone: "void_initiate militia" if zone == "hand" else "militia"}
    table = Scene(hand=cards["hand"], discard=cards["discard"]).do("play void_initiate")
    assert table.options == ["banish militia", "done"]
    assert table.do("banish militia").pile("box") == ["militia"]


@pytest.mark.rule("A-EDGE-04")
def test_corrosive_widow_skips_players_without_constructs() -> None:
    table = Scene(
        row=six("corrosive_widow"),
        center=SPARE,
        power=4,
        constructs="muramasa",
        them=[{"hand": "mystic", "discard": "shadow_star"}, {"constructs": "shadow_star muramasa"}, {}],
    )
    table.do("defeat corrosive_widow")
    assert (table.asked, table.options) == (2, ["destroy shadow_star", "destroy muramasa"])
    table.do("destroy muramasa")
    assert (table.asked, table.question) == (0, "menu")
    assert (table.pile("hand", 1), table.pile("discard", 1)) == (["mystic"], ["shadow_star"])  # no substitute
    assert (table.pile("constructs", 2), table.pile("discard", 2)) == (["shadow_star"], ["muramasa"])
    assert (table.pile("constructs"), table.me.honor) == (["muramasa"], 3)


@pytest.mark.rule("A-EDGE-05")
@pytest.mark.parametrize("hero", ["druids_of_the_stone_circle", "cetra_weaver_of_stars"])
def test_nothing_is_acquired_when_no_card_is_cheap_enough(hero: str) -> None:
    dear = "landtalker" if hero == "druids_of_the_stone_circle" else "muramasa"
    table = Scene(hand=hero, row=f"{dear} mephit muramasa", mystics=0, heavies=0).do(f"play {hero}")
    assert table.question == "menu"
    assert (table.pile("deck"), table.pile("discard"), table.me.runes) == ([], [], 0)
    assert table.pile("row")[:3] == [dear, "mephit", "muramasa"]


@pytest.mark.rule("A-EDGE-06")
def test_xeron_takes_nothing_from_an_empty_hand_and_continues() -> None:
    table = Scene(
        row=six("xeron_duke_of_lies"),
        center=SPARE,
        power=6,
        them=[{"deck": "militia", "discard": "militia"}, {"hand": "mystic"}],
    )
    table.do("defeat xeron_duke_of_lies")
    assert table.pile("hand") == ["mystic"]
    assert (table.pile("deck", 1), table.pile("discard", 1)) == (["militia"], ["militia"])


@pytest.mark.rule("A-EDGE-07")
def test_askara_played_alone_does_nothing_and_is_discarded() -> None:
    table = Scene(hand="twofold_askara mystic").do("play twofold_askara")
    assert (table.question, table.pile("played")) == ("menu", ["twofold_askara"])
    table.do("play mystic")  # too late to be copied
    assert (table.question, table.me.runes) == ("menu", 2)

    alone = Scene(hand="twofold_askara", deck="militia " * 5).do("play twofold_askara", "end_turn")
    assert alone.pile("discard") == ["twofold_askara"]


@pytest.mark.rule("A-EDGE-08")
def test_a_draw_without_cards_is_not_made_up_later() -> None:
    table = Scene(hand="arha_initiate apprentice", played="mystic", row=six("arha_initiate"), center=SPARE, runes=1)

    table.do("play arha_initiate")
    assert table.pile("hand") == ["apprentice"]
    table.do("acquire arha_initiate", "play apprentice")  # now there would be a card
    assert (table.pile("hand"), table.pile("discard"), table.pile("deck")) == ([], ["arha_initiate"], [])


@pytest.mark.rule("A-EDGE-09")
def test_nothing_is_revealed_when_there_is_no_card() -> None:
    table = Scene(hand="great_omen_raven militia", played="mystic").do("play great_omen_raven")
    assert (table.question, table.pile("hand"), table.me.honor) == ("menu", ["militia"], 0)
    assert table.news("revealed") == []


@pytest.mark.rule("A-EDGE-10")
def test_a_player_who_must_discard_two_but_has_one_card_discards_it() -> None:
    table = Scene(hand="hectic_scribe militia").do("play hectic_scribe")
    assert (table.question, table.pile("hand"), table.pile("discard")) == ("menu", [], ["militia"])

    enough = Scene(hand="hectic_scribe militia", deck="mystic apprentice").do("play hectic_scribe")
    assert enough.options == ["discard militia", "discard apprentice", "discard mystic"]
    enough.do("discard militia", "discard mystic")
    assert (enough.pile("hand"), enough.pile("discard")) == (["apprentice"], ["militia", "mystic"])


@pytest.mark.rule("A-EDGE-11")
def test_librarian_draws_only_for_a_card_that_was_discarded() -> None:
    table = Scene(hand="temple_librarian", deck="mystic militia").do("play temple_librarian")
    assert (table.pile("hand"), table.pile("discard")) == ([], [])

    paid = Scene(hand="temple_librarian apprentice", deck="mystic militia").do("play temple_librarian")
    assert (paid.pile("hand"), paid.pile("discard")) == (["militia", "mystic"], ["apprentice"])


@pytest.mark.rule("A-EDGE-12")
def test_nothing_can_be_acquired_from_an_empty_pile() -> None:
    table = Scene(hand="arha_sensei apprentice", mystics=0, heavies=0).do("play arha_sensei")
    assert (table.question, table.pile("hand"), table.pile("box")) == ("menu", [], ["apprentice"])

    fate = Scene(row=six("spike_vixen"), center=f"{SPARE} stone_circle", runes=2, mystics=0, heavies=1)
    fate.do("acquire spike_vixen")
    assert (fate.question, fate.news("fate")) == ("menu", [("fate", 0)])  # the Fate happened, without a question
    assert (fate.pile("deck"), fate.pile("deck", 1), len(fate.s.heavies)) == ([], [], 1)


@pytest.mark.rule("A-EDGE-13")
def test_scarce_mystics_are_offered_in_turn_order_from_the_active_player() -> None:
    table = Scene(row=six("spike_vixen"), center=f"{SPARE} stone_circle", mystics=2, them=[{"runes": 2}, {}], active=1)

    table.do("acquire spike_vixen")
    for seat in (1, 2):
        assert (table.asked, table.options) == (seat, ["acquire mystic", "done"])
        table.do("acquire mystic")
    assert (table.asked, table.question) == (1, "menu")  # seat 0 finds none and is not asked
    assert [table.pile("deck", seat) for seat in (0, 1, 2)] == [[], ["mystic"], ["mystic"]]


@pytest.mark.rule("A-EDGE-13")
def test_a_declined_mystic_is_offered_to_the_next_player() -> None:
    table = Scene(row=six("spike_vixen"), center=f"{SPARE} stone_circle", mystics=1, them=[{}, {}], runes=2)

    table.do("acquire spike_vixen", "done", "acquire mystic")
    assert (table.asked, table.question) == (0, "menu")
    assert [table.pile("deck", seat) for seat in (0, 1, 2)] == [[], ["mystic"], []]


@pytest.mark.rule("A-EDGE-14")
def test_an_unaffordable_ability_cannot_be_used_and_is_not_used_up() -> None:
    table = Scene(hand="apprentice", constructs="yggdrasil_staff", runes=3)
    assert "use_2 yggdrasil_staff" not in table.options
    table.do("play apprentice")
    assert "use_2 yggdrasil_staff" in table.options
    table.do("use_2 yggdrasil_staff")
    assert (table.me.runes, table.me.honor) == (0, 3)


@pytest.mark.rule("A-EDGE-14")
def test_an_ability_without_a_target_cannot_be_used_and_is_not_used_up() -> None:
    table = Scene(hand="spike_vixen", constructs="black_hole the_all_seeing_eye", deck="militia apprentice")
    table.do("play spike_vixen", "play apprentice")
    assert "use black_hole" not in table.options
    assert table.why("use black_hole") == "why-no-target"
    table.do("use the_all_seeing_eye", "use black_hole")
    assert (table.pile("box"), table.me.power) == (["militia"], 1 + 1)

    empty = Scene(constructs="the_all_seeing_eye combustion_idol", hand="militia")
    assert not [option for option in empty.options if option.startswith("use")]


@pytest.mark.rule("A-EDGE-15")
def test_serpentcall_needs_a_hero_in_the_void() -> None:
    table = Scene(
        hand="shade_of_the_black_watch spike_vixen",
        constructs="serpentcall",
        void="mephit muramasa",
        row=six(),
        center=SPARE,
        runes=2,
    )
    assert "use_2 serpentcall" not in table.options
    table.do("play shade_of_the_black_watch", "banish spike_vixen")
    assert "use_2 serpentcall" in table.options
    assert table.do("use_2 serpentcall").pile("discard") == ["spike_vixen"]


@pytest.mark.rule("A-EDGE-16")
def test_the_cultist_can_be_defeated_for_free_if_the_text_does_not_name_the_row() -> None:
    table = Scene(hand="arha_templar", row=six("wind_tyrant"), center=SPARE).do("play arha_templar")
    assert (table.question, table.me.honor, table.me.power) == ("menu", 1, 0)  # 5 is more than 4
    assert table.pile("row")[0] == "wind_tyrant"

    choice = Scene(hand="oziah_the_peerless", row=six("wind_tyrant", "samael_the_fallen"), center=SPARE)
    choice.do("play oziah_the_peerless")
    assert choice.options == ["defeat wind_tyrant", "defeat cultist"]


@pytest.mark.rule("A-EDGE-16")
def test_the_cultist_is_not_offered_if_the_text_names_the_row() -> None:
    table = Scene(hand="adayu_the_chosen").do("play adayu_the_chosen")  # an empty row
    assert (table.question, table.me.honor, table.pile("discard")) == ("menu", 0, [])

    without = Scene(hand="arha_templar", row=six("wind_tyrant"), cultist=False).do("play arha_templar")
    assert (without.question, without.me.honor) == ("menu", 0)
