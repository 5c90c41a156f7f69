"""The Void (A-VOID)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME

ROW = "landtalker muramasa demon_slayer mephit wind_tyrant doom_weeper"


@pytest.mark.rule("A-VOID-01")
def test_the_void_receives_defeated_monsters() -> None:
    table = Scene(row=ROW, center="spike_vixen spike_vixen", power=9)

    table.do("defeat wind_tyrant", "defeat doom_weeper")
    assert table.pile("void") == ["wind_tyrant", "doom_weeper"]


@pytest.mark.rule("A-VOID-02")
def test_the_void_receives_banished_cards() -> None:
    table = Scene(
        row=ROW, center="spike_vixen spike_vixen", hand="eternal_askara void_initiate",
        discard="wolf_shaman", constructs="tablet_of_times_dawn",
    )  # fmt: skip

    table.do("play eternal_askara", "banish landtalker")
    table.do("play void_initiate", "banish wolf_shaman")
    table.do("use tablet_of_times_dawn")
    assert table.pile("void") == ["landtalker", "wolf_shaman", "tablet_of_times_dawn"]


@pytest.mark.rule("A-VOID-03")
def test_the_players_share_one_void() -> None:
    table = Scene(
        row=ROW, center="spike_vixen spike_vixen", power=5, hand="void_initiate shadow_star",
        them={"hand": "void_initiate wolf_shaman"},
    )  # fmt: skip

    table.do("defeat wind_tyrant", "play void_initiate", "banish shadow_star", "end_turn")
    table.do("play void_initiate", "banish wolf_shaman")
    assert table.pile("void") == ["wind_tyrant", "shadow_star", "wolf_shaman"]
    for viewer in (0, 1, None):
        assert [face.name for face in GAME.view(table.s, viewer).void.faces] == [
            "Wind Tyrant", "Shadow Star", "Wolf Shaman",
        ]  # fmt: skip


@pytest.mark.rule("A-VOID-04")
def test_cards_in_the_void_do_nothing_by_themselves() -> None:
    table = Scene(row=ROW, void="spike_vixen shadow_star samaels_trickster", runes=9, power=9)

    assert not any(card in option for option in table.options for card in ("spike_vixen", "shadow_star", "trickster"))
    assert table.why("acquire spike_vixen") == "why-in-void"
    assert table.why("defeat samaels_trickster") == "why-in-void"


@pytest.mark.rule("A-VOID-04")
def test_a_card_can_make_cards_in_the_void_usable() -> None:
    table = Scene(
        row=ROW, void="spike_vixen shadow_star samaels_trickster", runes=2, constructs="serpentcall",
        hand="sadranis_dark_emissary",
    )  # fmt: skip

    table.do("use_2 serpentcall")  # the only Hero there
    assert table.pile("discard") == ["spike_vixen"]
    table.do("play sadranis_dark_emissary")
    assert table.options == ["defeat samaels_trickster", "done"]


@pytest.mark.rule("A-VOID-05")
def test_the_void_never_contains_starting_or_always_available_cards() -> None:
    table = Scene(
        row=ROW, hand="void_initiate void_initiate void_initiate void_initiate",
        discard="apprentice militia mystic heavy_infantry", mystics=0, heavies=0,
    )  # fmt: skip

    for card in ("apprentice", "militia", "mystic", "heavy_infantry"):
        table.do("play void_initiate", f"banish {card}")
        assert table.pile("void") == []
    assert table.pile("discard") == []


@pytest.mark.rule("A-VOID-06")
@pytest.mark.parametrize("how", [["defeat cultist"], ["play arha_templar", "defeat cultist"]])
def test_the_void_never_contains_the_cultist(how: list[str]) -> None:
    table = Scene(row=ROW, power=2, hand="arha_templar")

    table.do(*how)
    assert table.me.honor == 1
    assert table.pile("void") == []
    assert table.pile("cultists") == ["cultist"]


@pytest.mark.rule("A-VOID-07")
def test_a_players_banished_card_can_return_to_any_player() -> None:
    table = Scene(row=ROW, hand="void_initiate shadow_star", runes=5, them={"hand": "mystic mystic"})

    table.do("play void_initiate", "banish shadow_star")
    assert table.pile("void") == ["shadow_star"]
    table.do("acquire landtalker", "end_turn")  # the Void is shuffled to fill the slot
    assert table.pile("row")[0] == "shadow_star"
    table.do("play mystic", "play mystic", "acquire shadow_star")
    assert table.pile("discard", 1) == ["shadow_star"]
