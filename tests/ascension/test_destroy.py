"""Destroying, controlling, discarding (A-DESTROY, A-CTRL, A-DISC)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME

ROW = "landtalker muramasa demon_slayer mephit wind_tyrant "


# ------------------------------------------------------------------- destroying


@pytest.mark.rule("A-DESTROY-01", "A-DESTROY-02", "A-DESTROY-03")
def test_a_destroyed_construct_goes_to_its_controllers_discard_pile_at_once() -> None:
    table = Scene(
        row=ROW + "corrosive_widow", center="spike_vixen", power=4,
        them=[{"constructs": "shadow_star", "discard": "militia"}, {"constructs": "muramasa"}],
    )  # fmt: skip

    table.do("defeat corrosive_widow")
    assert (table.pile("constructs", 1), table.pile("discard", 1)) == ([], ["militia", "shadow_star"])
    assert (table.pile("constructs", 2), table.pile("discard", 2)) == ([], ["muramasa"])
    assert table.pile("void") == ["corrosive_widow"]
    assert table.pile("discard") == []


@pytest.mark.rule("A-DESTROY-03", "A-DESTROY-04")
def test_a_destroyed_construct_can_be_drawn_and_played_again() -> None:
    table = Scene(
        row=ROW + "doom_weeper", void="hedron_cannon", runes=8, constructs="reclamax", hand="ascetic_of_the_lidless_eye"
    )

    table.do("use reclamax")  # destroy it: acquire a Mechana construct in the Void
    assert table.pile("discard") == ["reclamax", "hedron_cannon"]
    table.do("play ascetic_of_the_lidless_eye")
    assert sorted(table.pile("hand")) == ["hedron_cannon", "reclamax"]
    table.do("play reclamax")
    assert table.pile("constructs") == ["reclamax"]


@pytest.mark.rule("A-DESTROY-03")
def test_a_destroyed_construct_cannot_be_used_on_the_next_turn() -> None:
    table = Scene(row=ROW + "corrosive_widow", center="spike_vixen", power=4, them={"constructs": "shadow_star"})

    table.do("defeat corrosive_widow", "end_turn")
    assert table.asked == 1
    assert "use shadow_star" not in table.options


@pytest.mark.rule("A-DESTROY-05")
def test_only_constructs_in_play_can_be_destroyed() -> None:
    elsewhere = {"hand": "shadow_star", "deck": "muramasa", "discard": "serpentcall", "played": "mystic"}
    table = Scene(row=ROW + "corrosive_widow", center="spike_vixen", power=4, them=elsewhere)

    table.do("defeat corrosive_widow")
    assert (table.asked, table.question) == (0, "menu")
    for zone, card in elsewhere.items():
        assert table.pile(zone, 1) == [card]


@pytest.mark.rule("A-DESTROY-06")
def test_the_controller_chooses_which_construct_is_destroyed() -> None:
    table = Scene(
        row=ROW + "corrosive_widow",
        center="spike_vixen",
        power=4,
        them={"constructs": "shadow_star muramasa serpentcall"},
    )

    table.do("defeat corrosive_widow")
    assert table.asked == 1
    assert table.options == ["destroy shadow_star", "destroy muramasa", "destroy serpentcall"]
    table.do("destroy muramasa")
    assert table.pile("constructs", 1) == ["shadow_star", "serpentcall"]
    assert table.pile("discard", 1) == ["muramasa"]


@pytest.mark.rule("A-DESTROY-06")
def test_only_the_most_expensive_constructs_are_offered_to_be_destroyed() -> None:
    table = Scene(
        row=ROW + "vaultbreaker_wurm",
        center="spike_vixen",
        power=5,
        them={"constructs": "shadow_star muramasa serpentcall"},
    )

    table.do("defeat vaultbreaker_wurm")  # the most costly one: two cost 7
    assert (table.asked, table.options) == (1, ["destroy muramasa", "destroy serpentcall"])


@pytest.mark.rule("A-DESTROY-07")
def test_a_player_without_constructs_loses_nothing() -> None:
    table = Scene(
        row=ROW + "corrosive_widow", center="spike_vixen", power=4, honor=0,
        them=[{"hand": "militia", "deck": "mystic", "honor": 5}, {"constructs": "shadow_star"}],
    )  # fmt: skip

    table.do("defeat corrosive_widow")
    assert (table.pile("hand", 1), table.pile("deck", 1), table.pile("discard", 1)) == (["militia"], ["mystic"], [])
    assert table.them.honor == 5
    assert table.pile("discard", 2) == ["shadow_star"]


# ------------------------------------------------------- controlling (Kor asks)


@pytest.mark.rule("A-CTRL-01", "A-CTRL-02")
def test_constructs_are_controlled_whenever_they_were_played() -> None:
    table = Scene(hand="shadow_star kor_the_ferromancer", constructs="muramasa", deck="militia")

    table.do("play shadow_star", "play kor_the_ferromancer")  # with two or more constructs: draw a card
    assert table.pile("hand") == ["militia"]


@pytest.mark.rule("A-CTRL-02")
def test_constructs_of_earlier_turns_are_controlled() -> None:
    table = Scene(hand="shadow_star muramasa", deck="mystic militia militia militia militia kor_the_ferromancer")

    table.do("play shadow_star", "play muramasa").end_turns(2)
    table.do("play kor_the_ferromancer")
    assert table.pile("hand") == ["militia", "militia", "militia", "militia", "mystic"]


@pytest.mark.rule("A-CTRL-01")
def test_other_players_constructs_are_not_controlled() -> None:
    them = {"constructs": "shadow_star muramasa serpentcall"}
    table = Scene(
        hand="kor_the_ferromancer",
        constructs="muramasa",
        deck="militia",
        them=[them, them, them],
        config={"mode": "teams"},
    )

    table.do("play kor_the_ferromancer")
    assert (table.me.power, table.pile("hand")) == (2, [])


@pytest.mark.rule("A-CTRL-03", "A-CTRL-04", "A-CTRL-05", "A-CTRL-06")
@pytest.mark.parametrize(
    ("zone", "cards"),
    [
        ("hand", "shadow_star shadow_star"),
        ("deck", "shadow_star shadow_star"),
        ("discard", "shadow_star shadow_star"),
        ("played", "mystic wolf_shaman"),
    ],
)
def test_only_constructs_are_controlled(zone: str, cards: str) -> None:
    places: dict[str, Any] = {"hand": "kor_the_ferromancer avatar_golem", "deck": "militia", "constructs": "muramasa"}
    places[zone] = f"{cards} {places.get(zone, '')}"
    table = Scene(**places)
    held = len(table.pile("hand"))

    table.do("play kor_the_ferromancer")
    assert len(table.pile("hand")) == held - 1  # nothing drawn
    table.do("play avatar_golem")
    assert table.me.honor == 1  # the factions among controlled constructs: Muramasa's


# -------------------------------------------------------------------- discarding


@pytest.mark.rule("A-DISC-01")
def test_a_discarded_card_is_face_up_in_its_owners_discard_pile() -> None:
    table = Scene(row=ROW + "fire_tyrant", center="spike_vixen", power=6, them={"hand": "mystic"})

    table.do("defeat fire_tyrant")
    assert table.pile("discard") == []
    for viewer in (0, 1, None):
        assert [face.name for face in GAME.view(table.s, viewer).players[1].discard.faces] == ["Mystic"]


@pytest.mark.rule("A-DISC-02")
def test_cards_are_discarded_from_the_hand() -> None:
    table = Scene(
        hand="temple_librarian militia mystic", played="apprentice", constructs="shadow_star", deck="militia militia"
    )

    table.do("play temple_librarian")
    assert table.options == ["discard militia", "discard mystic"]

    table = Scene(hand="temple_librarian", played="apprentice", constructs="shadow_star", deck="militia militia")
    table.do("play temple_librarian")
    assert (table.question, table.pile("hand")) == ("menu", [])  # nothing to discard, so nothing is drawn


@pytest.mark.rule("A-DISC-03")
def test_a_player_with_too_few_cards_discards_them_all() -> None:
    table = Scene(hand="hectic_scribe", deck="militia")

    table.do("play hectic_scribe")  # draw two, discard two
    assert table.question == "menu"
    assert (table.pile("hand"), table.pile("discard")) == ([], ["militia"])


@pytest.mark.rule("A-DISC-03")
def test_a_player_chooses_discards_only_with_more_cards_than_needed() -> None:
    table = Scene(hand="hectic_scribe", deck="militia apprentice")
    table.do("play hectic_scribe")
    assert (table.question, sorted(table.pile("discard"))) == ("menu", ["apprentice", "militia"])

    table = Scene(hand="hectic_scribe mystic", deck="militia apprentice")
    table.do("play hectic_scribe", "discard mystic", "discard militia")
    assert table.pile("hand") == ["apprentice"]


@pytest.mark.rule("A-DISC-04")
def test_a_discarded_card_has_no_effect() -> None:
    table = Scene(hand="temple_librarian nairi_henge_queen", deck="militia militia", constructs="snapdragon")

    table.do("play temple_librarian")
    assert table.pile("discard") == ["nairi_henge_queen"]
    assert table.me.honor == 0


@pytest.mark.rule("A-DISC-05")
def test_cards_lost_on_anothers_turn_are_not_replaced() -> None:
    table = Scene(
        row=ROW + "fire_tyrant", center="spike_vixen", power=6,
        them={"hand": "militia militia militia militia mystic", "deck": "apprentice apprentice apprentice"},
    )  # fmt: skip

    table.do("defeat fire_tyrant", "discard mystic")
    assert table.pile("hand", 1) == ["militia"] * 4
    table.do("end_turn")
    assert table.asked == 1
    assert table.pile("hand", 1) == ["militia"] * 4
    assert len(table.pile("deck", 1)) == 3
