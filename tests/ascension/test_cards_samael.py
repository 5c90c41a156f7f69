"""Samael the Fallen, and the monsters that the player who defeats him can play (A-SPEC-69 to A-SPEC-76)."""

from __future__ import annotations

from typing import Any

import pytest

from kit.ascension import SPARE, Scene, six
from vigil.games.ascension.rules.game import GAME

CHRONICLER: dict[str, Any] = {
    "name": "Chronicler",
    "kind": "construct",
    "faction": "void",
    "rules": ["Trigger(acquired, gain(runes, 1))", "Trigger(defeated, gain(runes, 10))"],
}


@pytest.mark.rule("A-SPEC-69")
def test_samael_gives_eight_honor_and_stays_with_the_player_who_defeated_him() -> None:
    table = Scene(row=six("samael_the_fallen"), center=SPARE, power=8).do("defeat samael_the_fallen")

    assert (table.me.honor, table.me.power) == (8, 0)
    assert table.pile("trophies") == ["samael_the_fallen"]
    assert (table.pile("void"), table.pile("discard"), table.pile("constructs")) == ([], [], [])
    table.end_turns(2)
    assert table.pile("trophies") == ["samael_the_fallen"]
    assert table.score() == 8
    visible = GAME.view(table.s, 1).players[0].trophies.faces
    assert [face.name for face in visible] == ["Samael the Fallen"]


@pytest.mark.rule("A-SPEC-69")
@pytest.mark.parametrize("monster", ["corrosive_widow", "vaultbreaker_wurm", "sea_tyrant", "bazu_duke_of_scorn"])
def test_samael_is_not_a_construct_and_cannot_be_destroyed(monster: str) -> None:
    table = Scene(
        row=six(monster),
        center=SPARE,
        power=6,
        them={"trophies": "samael_the_fallen", "hand": "mystic"},
    )
    table.do(f"defeat {monster}")
    assert table.question == "menu"
    assert table.pile("trophies", 1) == ["samael_the_fallen"]
    assert (table.pile("hand", 1), table.pile("discard", 1)) == (["mystic"], [])


@pytest.mark.rule("A-SPEC-69")
def test_samael_cannot_be_banished_from_the_row() -> None:
    table = Scene(hand="eternal_askara", row="samael_the_fallen mephit spike_vixen").do("play eternal_askara")
    assert table.options == ["banish mephit", "banish spike_vixen"]
    assert table.why("banish samael_the_fallen") == "why-unbanishable"


@pytest.mark.rule("A-SPEC-70")
def test_monsters_in_the_row_join_samaels_conqueror() -> None:
    table = Scene(row=six("wind_tyrant"), center=SPARE, power=5, trophies="samael_the_fallen").do("defeat wind_tyrant")
    assert (table.me.honor, table.me.runes) == (3, 3)
    assert (table.pile("discard"), table.pile("void")) == (["wind_tyrant"], [])


@pytest.mark.rule("A-SPEC-70")
def test_a_monster_that_joins_does_not_return_to_the_row() -> None:
    table = Scene(row=six("wind_tyrant"), power=5, trophies="samael_the_fallen").do("defeat wind_tyrant")
    assert table.pile("row")[0] == "-"
    assert table.pile("discard") == ["wind_tyrant"]


@pytest.mark.rule("A-SPEC-70")
def test_monsters_join_only_samaels_conqueror() -> None:
    table = Scene(row=six("wind_tyrant"), center=SPARE, power=5, them={"trophies": "samael_the_fallen"})
    table.do("defeat wind_tyrant")
    assert (table.pile("void"), table.pile("discard"), table.pile("discard", 1)) == (["wind_tyrant"], [], [])


@pytest.mark.rule("A-SPEC-71")
def test_the_cultist_and_monsters_in_the_void_do_not_join() -> None:
    table = Scene(
        hand="sadranis_dark_emissary",
        void="wind_tyrant",
        row=six(),
        center=SPARE,
        power=4,
        trophies="samael_the_fallen",
    )
    table.do("play sadranis_dark_emissary", "defeat wind_tyrant", "defeat cultist")
    assert table.pile("discard") == []
    assert table.pile("center")[0] == "wind_tyrant"
    assert table.pile("cultists") == ["cultist"]
    assert table.me.honor == 3 + 1


@pytest.mark.rule("A-SPEC-72")
@pytest.mark.parametrize(("trophies", "heard"), [("", 10), ("samael_the_fallen", 11)])
def test_joining_is_both_a_defeat_and_an_acquisition_and_costs_only_power(trophies: str, heard: int) -> None:
    table = Scene(
        row=six("mephit"),
        center=SPARE,
        power=3,
        constructs="chronicler",
        trophies=trophies,
        config={"cards": [CHRONICLER]},
    )
    table.do("defeat mephit", "done")  # Mephit's own question is the only one
    assert (table.question, table.me.power, table.me.runes) == ("menu", 0, heard)


@pytest.mark.rule("A-SPEC-72")
@pytest.mark.parametrize("way", ["arha_templar", "adayu_the_chosen"])
def test_a_monster_defeated_for_free_joins_too(way: str) -> None:
    table = Scene(
        hand=way, row="mephit landtalker", center="landtalker " * 8, cultist=False, trophies="samael_the_fallen"
    )
    table.do(f"play {way}", *(["take mephit"] if way == "adayu_the_chosen" else []), "done")
    assert (table.pile("discard"), table.me.honor) == (["mephit"], 2)


@pytest.mark.rule("A-SPEC-73")
def test_a_monster_in_samaels_conquerors_hand_is_a_hero_that_gives_its_cost_in_power() -> None:
    table = Scene(
        hand="ravenous_gorph earth_tyrant runic_lycanthrope",
        deck="militia " * 9,
        row=six("spike_vixen"),
        center=SPARE,
        trophies="samael_the_fallen",
    )
    row = table.pile("row")
    table.do("play ravenous_gorph")
    assert (table.me.power, table.me.honor, table.question) == (3, 0, "menu")
    assert (table.pile("row"), table.news("fate")) == (row, [])  # neither Fate nor reward
    table.do("play earth_tyrant", "play runic_lycanthrope")
    assert (table.me.power, table.me.honor) == (3 + 6, 0)  # no faction: nothing for the Lycanthrope
    assert "earth_tyrant" in table.pile("played")
    assert len(table.me.hand) == 0
    table.end_turns()
    assert {"ravenous_gorph", "earth_tyrant"} <= set(table.pile("discard"))


@pytest.mark.rule("A-SPEC-74")
def test_a_monster_in_a_players_deck_scores_nothing() -> None:
    everywhere = {"hand": "earth_tyrant", "deck": "earth_tyrant", "discard": "earth_tyrant"}
    table = Scene(them={**everywhere, "trophies": "samael_the_fallen"})
    assert table.score(1) == 0


@pytest.mark.rule("A-SPEC-75")
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_a_monster_banished_from_a_players_cards_goes_to_the_void(zone: str) -> None:
    cards: dict[str, Any] = {"hand": "void_initiate", "discard": ""}
    cards[zone] += " mephit"
    table = Scene(**cards, row=six(), center=SPARE, trophies="samael_the_fallen")

    table.do("play void_initiate", "banish mephit")
    assert (table.pile("void"), table.pile("box")) == (["mephit"], [])
    assert (table.me.honor, table.question) == (0, "menu")


@pytest.mark.rule("A-SPEC-76")
def test_a_monster_taken_from_samaels_conqueror_cannot_be_played() -> None:
    them = {"hand": "mephit", "trophies": "samael_the_fallen"}
    table = Scene(row=six("xeron_duke_of_lies"), center=SPARE, power=6, hand="militia", them=them)

    table.do("defeat xeron_duke_of_lies")
    assert table.pile("hand") == ["militia", "mephit"]
    assert "play militia" in table.options
    assert "play mephit" not in table.options
    assert table.why("play mephit") == "why-monster-unplayable"
    table.end_turns()
    assert table.asked == 1  # kept by its new owner, who can only put it away
    assert "mephit" in table.pile("hand") + table.pile("discard") + table.pile("deck")
