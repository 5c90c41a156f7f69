"""Defeating monsters (A-DEF)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene

REST = " landtalker muramasa demon_slayer"  # three of the six; a short row would be refilled from the Void

MOURNER = {
    "name": "Mourner",
    "kind": "construct",
    "faction": "void",
    "rules": ["Trigger(banished, gain(honor, 1), of(monster))"],
}


@pytest.mark.rule("A-DEF-01")
def test_any_monster_in_the_row_can_be_defeated_for_its_power() -> None:
    table = Scene(row="earth_tyrant landtalker wind_tyrant doom_weeper", power=5, runes=9)

    assert {"defeat wind_tyrant", "defeat doom_weeper", "defeat cultist"} <= set(table.options)
    assert table.why("defeat earth_tyrant") == "why-power"
    assert "defeat landtalker" not in table.options

    table.do("defeat wind_tyrant")
    assert (table.me.power, table.me.runes) == (0, 9 + 3)
    assert "defeat doom_weeper" not in table.options


@pytest.mark.rule("A-DEF-01")
def test_only_the_active_player_can_defeat_monsters() -> None:
    table = Scene(row="wind_tyrant", them={"power": 9})

    assert table.asked == 0
    assert table.why("defeat wind_tyrant", seat=1) == "why-not-your-decision"


@pytest.mark.rule("A-DEF-02")
def test_a_player_can_defeat_as_many_monsters_as_power_allows() -> None:
    table = Scene(row="samaels_trickster doom_weeper wind_tyrant samaels_trickster", power=17)

    table.do(
        "defeat samaels_trickster",
        "defeat doom_weeper",
        "defeat wind_tyrant",
        "defeat samaels_trickster",
        "defeat cultist",
    )
    assert table.me.power == 0
    assert table.me.honor == 2 + 2 + 3 + 2 + 1


@pytest.mark.rule("A-DEF-03", "A-DEF-04")
def test_a_defeated_monster_goes_to_the_void_and_no_player_owns_it() -> None:
    table = Scene(
        row="wind_tyrant doom_weeper mephit" + REST,
        center="spike_vixen",
        power=5,
        deck="militia",
        them={"deck": "militia"},
    )

    table.do("defeat wind_tyrant")
    assert table.pile("void") == ["wind_tyrant"]
    for seat in (0, 1):
        for zone in ("deck", "hand", "played", "discard", "constructs", "trophies"):
            assert "wind_tyrant" not in table.pile(zone, seat)


@pytest.mark.rule("A-DEF-04")
def test_only_a_card_can_put_a_defeated_monster_into_a_deck() -> None:
    table = Scene(
        row="wind_tyrant doom_weeper mephit" + REST, center="spike_vixen", power=5, trophies="samael_the_fallen"
    )

    table.do("defeat wind_tyrant")
    assert table.pile("discard") == ["wind_tyrant"]
    assert table.pile("void") == []


@pytest.mark.rule("A-DEF-05")
def test_the_row_is_full_again_before_the_reward() -> None:
    table = Scene(
        row="landtalker mephit muramasa spike_vixen shadow_star demon_slayer",
        center="earth_tyrant wolf_shaman",
        power=3,
    )

    table.do("defeat mephit")
    assert table.question == "pick"
    assert table.pile("row") == [
        "landtalker", "wolf_shaman", "muramasa", "spike_vixen", "shadow_star", "demon_slayer",
    ]  # fmt: skip
    assert "banish wolf_shaman" in table.options
    assert "banish mephit" not in table.options


@pytest.mark.rule("A-DEF-06")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_player_who_defeats_a_monster_gets_its_reward(winner: int) -> None:
    someone = {"power": 3, "deck": "militia"}
    table = Scene(row="tormented_soul", power=3, deck="militia", them=[someone, someone], active=winner)

    table.do("defeat tormented_soul")
    assert [table.seat(seat).honor for seat in range(3)] == [2 if seat == winner else 0 for seat in range(3)]
    assert [len(table.pile("hand", seat)) for seat in range(3)] == [int(seat == winner) for seat in range(3)]


@pytest.mark.rule("A-DEF-07")
def test_a_reward_resolves_at_once_and_cannot_be_saved() -> None:
    table = Scene(
        row="mistake_of_creation wind_tyrant mephit" + REST, center="kor_the_ferromancer", discard="apprentice", power=9
    )

    table.do("defeat mistake_of_creation")
    assert table.me.honor == 4
    assert table.question == "pick"
    assert {option.split()[0] for option in table.options} == {"banish", "done"}  # nothing else may be begun
    table.do("done")
    assert table.options == ["banish apprentice", "done"]
    table.do("done")
    assert table.question == "menu"

    table.do("defeat wind_tyrant")
    assert table.me.runes == 3
    table.end_turns(2)
    assert (table.asked, table.question) == (0, "menu")
    assert table.me.runes == 0
    assert not any(option.startswith("banish") for option in table.options)


@pytest.mark.rule("A-DEF-08", "A-DEF-12")
def test_opponents_cannot_refuse_a_penalty_from_a_reward() -> None:
    table = Scene(
        row="fire_tyrant", power=6, hand="mystic",
        them=[{"hand": "militia apprentice"}, {"hand": "mystic heavy_infantry"}],
    )  # fmt: skip

    table.do("defeat fire_tyrant")
    assert (table.asked, table.options) == (1, ["discard militia", "discard apprentice"])
    table.do("discard militia")
    assert (table.asked, table.options) == (2, ["discard mystic", "discard heavy_infantry"])
    table.do("discard mystic")
    assert (table.asked, table.question) == (0, "menu")
    assert table.pile("hand") == ["mystic"]  # the player who won loses nothing
    assert table.pile("discard", 1) == ["militia"]
    assert table.pile("discard", 2) == ["mystic"]


@pytest.mark.rule("A-DEF-12")
def test_a_penalty_without_a_choice_asks_no_question() -> None:
    table = Scene(row="corrosive_widow", power=4, constructs="muramasa", them={"constructs": "shadow_star"})

    table.do("defeat corrosive_widow")
    assert table.asked == 0
    assert table.pile("constructs", 1) == []
    assert table.pile("constructs", 0) == ["muramasa"]


@pytest.mark.rule("A-DEF-09")
def test_honor_from_a_reward_is_taken_from_the_pool() -> None:
    table = Scene(row="earth_tyrant", power=6, honor=1, pool=60, them={"honor": 7})

    table.do("defeat earth_tyrant")
    assert (table.me.honor, table.s.pool, table.them.honor) == (1 + 5, 60 - 5, 7)


@pytest.mark.rule("A-DEF-10")
def test_a_free_defeat_is_a_defeat() -> None:
    table = Scene(
        row="doom_weeper earth_tyrant shadow_star" + REST, center="spike_vixen", hand="arha_templar", power=1,
        constructs="voidthirster", pool=60,
    )  # fmt: skip

    table.do("play arha_templar")
    assert table.options == ["defeat doom_weeper", "defeat cultist"]  # not the Tyrant: its cost is 6
    table.do("defeat doom_weeper")
    assert table.me.power == 1
    assert table.me.runes == 2
    assert table.me.honor == 2 + 1  # the reward, and Voidthirster's
    assert table.pile("void") == ["doom_weeper"]
    assert table.pile("row")[0] == "spike_vixen"


@pytest.mark.rule("A-DEF-11")
def test_cards_drawn_by_a_reward_can_be_played_this_turn() -> None:
    table = Scene(row="earth_tyrant", power=6, deck="militia mystic apprentice")

    table.do("defeat earth_tyrant")
    assert table.pile("hand") == ["apprentice", "mystic"]
    table.do("play mystic", "play apprentice")
    assert table.me.runes == 3


@pytest.mark.rule("A-DEF-13")
def test_a_card_that_cannot_be_banished_can_be_defeated() -> None:
    table = Scene(
        row="avatar_of_the_fallen shadow_star mephit" + REST, center="spike_vixen", hand="seer_of_the_forked_path",
        deck="militia", power=7,
    )  # fmt: skip

    table.do("play seer_of_the_forked_path")
    assert table.why("banish avatar_of_the_fallen") == "why-unbanishable"
    assert len(table.options) == 5 + 1  # the rest of the row, or none
    table.do("done", "defeat avatar_of_the_fallen", "done")
    assert table.me.honor == 4
    assert table.pile("void") == ["avatar_of_the_fallen"]


@pytest.mark.rule("A-DEF-13")
def test_a_defeat_does_not_trigger_abilities_that_wait_for_banishing() -> None:
    table = Scene(
        row="wind_tyrant doom_weeper mephit" + REST, center="spike_vixen spike_vixen", power=5,
        hand="seer_of_the_forked_path", constructs="mourner", config={"cards": [MOURNER]},
    )  # fmt: skip

    table.do("defeat wind_tyrant")
    assert table.pile("void") == ["wind_tyrant"]
    assert table.me.honor == 3
    table.do("play seer_of_the_forked_path", "banish doom_weeper")
    assert table.me.honor == 3 + 1
