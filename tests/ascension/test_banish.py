"""Banishing (A-BANISH)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME

ROW = "landtalker muramasa demon_slayer mephit wind_tyrant doom_weeper"
PYRE = {"name": "Pyre", "kind": "construct", "rules": ["Trigger(banished, gain(honor, 1))"]}


def with_initiate(zone: str, card: str, **more: Any) -> Scene:
    """A scene with a Void Initiate, who can banish a card from the hand or discard pile, and a card in a zone."""
    places = {"hand": "void_initiate"}
    places[zone] = f"{places.get(zone, '')} {card}"
    return Scene(row=ROW, **{**more, **places})


@pytest.mark.rule("A-BANISH-01", "A-BANISH-20")
@pytest.mark.parametrize("zone", ["hand", "discard"])
@pytest.mark.parametrize("card", ["wolf_shaman", "shadow_star", "wind_tyrant"])
def test_a_banished_card_goes_to_the_void_at_once(zone: str, card: str) -> None:
    table = with_initiate(zone, card)

    table.do("play void_initiate", f"banish {card}")
    assert table.pile("void") == [card]
    assert table.pile(zone) == []
    assert (table.asked, table.question) == (0, "menu")  # in the middle of the turn


@pytest.mark.rule("A-BANISH-02", "A-BANISH-03", "A-BANISH-04", "A-BANISH-05")
@pytest.mark.parametrize("zone", ["hand", "discard"])
@pytest.mark.parametrize(
    ("card", "goes"), [("apprentice", "box"), ("militia", "box"), ("mystic", "mystics"), ("heavy_infantry", "heavies")]
)
def test_banished_starting_and_always_available_cards_return_to_their_own_piles(
    zone: str, card: str, goes: str
) -> None:
    table = with_initiate(zone, card)
    there = table.pile(goes)

    table.do("play void_initiate", f"banish {card}")
    assert table.pile(goes) == [*there, card]
    assert table.pile("void") == []
    assert table.pile(zone) == []


@pytest.mark.rule("A-BANISH-02", "A-BANISH-05")
def test_the_previous_owner_of_a_banished_card_does_not_matter() -> None:
    table = Scene(
        row="xeron_duke_of_lies " + ROW.removesuffix(" doom_weeper"), center="shadow_star", power=6,
        hand="void_initiate", them=[{"hand": "apprentice"}, {"hand": "heavy_infantry"}],
    )  # fmt: skip

    table.do("defeat xeron_duke_of_lies", "play void_initiate", "banish apprentice")
    assert table.pile("box") == ["apprentice"]
    assert table.pile("hand") == ["heavy_infantry"]


@pytest.mark.rule("A-BANISH-06", "A-BANISH-07")
@pytest.mark.parametrize("card", ["landtalker", "muramasa", "wind_tyrant"])
def test_any_card_in_the_row_can_be_banished_and_is_replaced(card: str) -> None:
    table = Scene(row=ROW, center="shadow_star", hand="eternal_askara")

    table.do("play eternal_askara")
    assert table.options == [f"banish {each}" for each in ROW.split()]
    table.do(f"banish {card}")
    assert table.pile("void") == [card]
    assert table.pile("row") == ROW.replace(card, "shadow_star").split()


@pytest.mark.rule("A-BANISH-07")
def test_a_card_can_forbid_banishing_it() -> None:
    table = Scene(
        row="avatar_of_the_fallen samael_the_fallen landtalker muramasa mephit shadow_star", hand="eternal_askara"
    )

    table.do("play eternal_askara")
    assert table.options == ["banish landtalker", "banish muramasa", "banish mephit", "banish shadow_star"]


@pytest.mark.rule("A-BANISH-08", "A-BANISH-09")
def test_a_banished_monster_is_not_defeated_and_gives_no_reward() -> None:
    table = Scene(
        row=ROW, center="shadow_star", hand="guardian_of_sadranis seer_of_the_forked_path", constructs="voidthirster",
        trophies="samael_the_fallen",
    )  # fmt: skip

    table.do("play guardian_of_sadranis", "play seer_of_the_forked_path", "banish wind_tyrant")
    assert (table.me.honor, table.me.runes) == (0, 0)
    assert table.pile("void") == ["wind_tyrant"]
    assert table.pile("discard") == []  # nor does it serve Samael's conqueror
    table.do("use voidthirster", "defeat cultist")  # 2 power: the Guardian's and Voidthirster's
    assert table.me.honor == 1  # the Guardian still waits for a monster of the row


@pytest.mark.rule("A-BANISH-10", "A-BANISH-11", "A-BANISH-15")
def test_from_hand_or_discard_pile_covers_only_those_zones() -> None:
    table = Scene(
        row=ROW, hand="apprentice shade_of_the_black_watch militia", discard="mystic", deck="wolf_shaman",
        constructs="shadow_star", them={"hand": "kor_the_ferromancer", "discard": "kor_the_ferromancer"},
    )  # fmt: skip

    table.do("play apprentice", "play shade_of_the_black_watch")
    assert table.options == ["banish militia", "banish mystic", "done"]
    assert table.why("banish apprentice") == "why-other-place"
    assert table.why("banish shadow_star") == "why-other-place"


@pytest.mark.rule("A-BANISH-10")
def test_from_hand_covers_only_the_hand() -> None:
    table = Scene(row=ROW, hand="arbiter_of_the_precipice", deck="apprentice militia", discard="mystic")

    table.do("play arbiter_of_the_precipice")
    assert table.options == ["banish militia", "banish apprentice"]


@pytest.mark.rule("A-BANISH-12")
def test_a_card_banished_from_hand_was_not_played() -> None:
    table = Scene(
        row=ROW, hand="void_initiate nairi_henge_queen runic_lycanthrope", deck="militia", constructs="snapdragon"
    )

    table.do("play void_initiate", "banish nairi_henge_queen")
    assert table.me.honor == 0  # neither her own effect nor Snapdragon's for a Lifebound hero
    table.do("play runic_lycanthrope")
    assert table.me.power == 0  # she is not another hero that was played


@pytest.mark.rule("A-BANISH-13")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_the_player_chooses_between_the_zones(zone: str) -> None:
    table = Scene(row=ROW, hand="void_initiate militia", discard="militia")

    table.do("play void_initiate")
    assert table.options == ["banish militia", "banish militia", "done"]
    table.do(f"banish militia {table.card('militia', zone)}")
    assert table.pile(zone) == []
    assert len(table.pile("hand") + table.pile("discard")) == 1


@pytest.mark.rule("A-BANISH-14")
def test_a_card_acquired_this_turn_may_be_banished_from_the_discard_pile() -> None:
    table = Scene(row=ROW, center="shadow_star", runes=6, hand="void_initiate")

    table.do("acquire landtalker", "play void_initiate", "banish landtalker")
    assert table.pile("void") == ["landtalker"]


@pytest.mark.rule("A-BANISH-15")
def test_a_construct_in_play_is_banished_only_by_a_text_that_says_so() -> None:
    table = Scene(row=ROW, constructs="tablet_of_times_dawn shadow_star", hand="void_initiate")

    table.do("play void_initiate")
    assert table.question == "menu"  # no card to banish, so no question
    table.do("use tablet_of_times_dawn")
    assert table.pile("constructs") == ["shadow_star"]
    assert table.pile("void") == ["tablet_of_times_dawn"]


@pytest.mark.rule("A-BANISH-16")
def test_a_card_removed_from_the_game_never_returns() -> None:
    table = Scene(row=ROW, void="shadow_star", hand="void_initiate apprentice", runes=5, discard="militia")

    table.do("play void_initiate", "banish apprentice")
    table.do("acquire landtalker")  # the center deck is reshuffled from the Void, not from the box
    assert table.pile("row")[0] == "shadow_star"
    assert (table.pile("center"), table.pile("void"), table.pile("box")) == ([], [], ["apprentice"])
    table.end_turns(6)  # reshuffles the player's own cards
    assert table.pile("box") == ["apprentice"]
    mine = table.pile("hand") + table.pile("deck") + table.pile("discard")
    assert sorted(mine) == ["landtalker", "militia", "void_initiate"]


@pytest.mark.rule("A-BANISH-17")
def test_a_banished_card_scores_for_no_player() -> None:
    table = Scene(row=ROW, hand="void_initiate landtalker", pool=60)
    before = GAME.view(table.s, 0).players[0].score

    table.do("play void_initiate", "banish landtalker")
    assert before == 1 + 4
    assert GAME.view(table.s, 0).players[0].score == 1
    assert GAME.view(table.s, 1).players[1].score == 0


@pytest.mark.rule("A-BANISH-18")
@pytest.mark.parametrize("card", ["apprentice", "militia", "mystic", "heavy_infantry", "wolf_shaman"])
def test_a_card_sent_elsewhere_still_counts_as_banished(card: str) -> None:
    table = Scene(row=ROW, hand=card, constructs="black_hole pyre", config={"cards": [PYRE]})

    table.do("use black_hole")  # banish a card in hand: if you do, one power
    assert table.pile("hand") == []
    assert table.me.power == 1
    assert table.me.honor == 1  # the trigger on banishing happened


@pytest.mark.rule("A-BANISH-19")
def test_a_banished_mystic_can_be_acquired_again_in_the_same_turn() -> None:
    table = Scene(row=ROW, hand="void_initiate mystic", runes=3, mystics=0, heavies=0)

    assert table.why("acquire mystic") is not None
    table.do("play void_initiate", "banish mystic", "acquire mystic")
    assert table.pile("discard") == ["mystic"]
    assert table.pile("mystics") == []


@pytest.mark.rule("A-BANISH-19")
def test_a_banished_heavy_infantry_can_be_acquired_again_in_the_same_turn() -> None:
    table = Scene(row=ROW, hand="arha_sensei heavy_infantry", mystics=0, heavies=0)

    table.do("play arha_sensei")  # banish a card in hand: if you do, a Mystic or Heavy Infantry into your hand
    assert table.pile("hand") == ["heavy_infantry"]
    assert table.pile("heavies") == []


@pytest.mark.rule("A-BANISH-20")
def test_banishing_is_never_delayed() -> None:
    table = Scene(row=ROW, hand="void_initiate apprentice arha_initiate", deck="militia")

    table.do("play void_initiate", "banish apprentice")
    assert (table.pile("hand"), table.pile("box")) == (["arha_initiate"], ["apprentice"])
    table.do("play arha_initiate", "end_turn")
    assert table.pile("box") == ["apprentice"]
