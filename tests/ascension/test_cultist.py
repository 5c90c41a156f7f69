"""The Cultist (A-CULT)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.errors import BadConfig

ROW = "landtalker muramasa demon_slayer mephit wind_tyrant doom_weeper"
PATROL = {
    "name": "Patrol",
    "kind": "construct",
    "rules": ["Trigger(defeated, gain(runes, 1), of(monster))"],
}


@pytest.mark.rule("A-CULT-01")
def test_the_cultist_can_be_defeated_on_every_turn_of_every_player() -> None:
    table = Scene(row=ROW, hand="heavy_infantry", them=[{"hand": "heavy_infantry"}, {"hand": "heavy_infantry"}])

    for turn in range(6):
        assert table.asked == turn % 3
        table.do("play heavy_infantry", "defeat cultist", "end_turn")
    assert [table.seat(seat).honor for seat in range(3)] == [2, 2, 2]
    assert table.pile("cultists") == ["cultist"]


@pytest.mark.rule("A-CULT-02", "A-CULT-06")
def test_defeating_the_cultist_moves_no_card() -> None:
    table = Scene(row=ROW, center="spike_vixen", power=2)

    table.do("defeat cultist")
    assert table.pile("cultists") == ["cultist"]
    assert table.pile("void") == []
    assert table.pile("discard") == []
    assert table.pile("row") == ROW.split()
    assert table.pile("center") == ["spike_vixen"]


@pytest.mark.rule("A-CULT-02")
def test_the_cultist_does_not_join_samaels_conqueror() -> None:
    table = Scene(row=ROW, power=2, trophies="samael_the_fallen")

    table.do("defeat cultist")
    assert table.pile("cultists") == ["cultist"]
    assert table.pile("discard") == []


@pytest.mark.rule("A-CULT-03")
def test_the_cultist_cannot_be_banished() -> None:
    table = Scene(hand="eternal_askara seer_of_the_forked_path")  # nothing in the row: he is the only monster

    table.do("play eternal_askara", "play seer_of_the_forked_path")
    assert table.question == "menu"
    assert table.pile("cultists") == ["cultist"]
    assert table.pile("void") == []
    with pytest.raises(BadConfig, match="banish"):
        GAME.configure({"cards": [{"name": "Purge", "kind": "hero", "effect": "banish(cultists)"}]})


@pytest.mark.rule("A-CULT-04", "A-CULT-05")
def test_every_defeat_of_the_cultist_has_its_full_cost_and_reward() -> None:
    table = Scene(row=ROW, power=7, pool=60)

    table.do("defeat cultist", "defeat cultist", "defeat cultist")
    assert (table.me.power, table.me.honor, table.s.pool) == (1, 3, 57)
    assert table.why("defeat cultist") == "why-power"  # one is not enough for a fourth


@pytest.mark.rule("A-CULT-07")
def test_the_cultist_is_not_in_the_row() -> None:
    table = Scene(row=ROW, power=2, hand="seer_of_the_forked_path adayu_the_chosen", constructs="voidthirster", honor=0)

    table.do("defeat cultist")
    assert table.me.honor == 1  # Voidthirster looks at the row
    table.do("play seer_of_the_forked_path")
    assert table.options == [*(f"banish {card}" for card in ROW.split()), "done"]
    table.do("done", "play adayu_the_chosen")
    assert table.options == [f"take {card}" for card in ROW.split()]
    assert "Cultist" not in [face.name for face in GAME.view(table.s, 0).row]


@pytest.mark.rule("A-CULT-08", "A-CULT-09")
def test_the_cultist_costs_two_power_and_gives_one_honor() -> None:
    assert "defeat cultist" not in Scene(row=ROW, power=1, runes=9).options

    table = Scene(row=ROW, power=2, runes=9)
    table.do("defeat cultist")
    assert (table.me.power, table.me.runes, table.me.honor) == (0, 9, 1)


@pytest.mark.rule("A-CULT-05")
def test_defeating_the_cultist_triggers_abilities_that_wait_for_any_monster() -> None:
    table = Scene(row=ROW, power=4, constructs="patrol", config={"cards": [PATROL]})

    table.do("defeat cultist", "defeat cultist")
    assert (table.me.honor, table.me.runes) == (2, 2)
