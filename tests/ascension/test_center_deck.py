"""When the center deck runs out (A-CDECK)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import State
from vigil.kernel.errors import BadData
from vigil.kernel.rng import roll, stream

ROW = "landtalker muramasa demon_slayer mephit wind_tyrant doom_weeper"
HOMELESS = {"Apprentice", "Militia", "Mystic", "Heavy Infantry", "Cultist"}


def names(s: State, cards: list[int]) -> set[str]:
    return {s.tables.name[card] for card in cards}


@pytest.mark.rule("A-CDECK-01", "A-CDECK-08", "A-CDECK-09")
def test_an_empty_center_deck_is_refilled_from_the_void() -> None:
    table = Scene(row=ROW, void="spike_vixen wolf_shaman earth_tyrant", runes=6)

    table.do("acquire landtalker")
    assert ("shuffled", -1) in table.news()
    assert table.pile("void") == []
    dealt = table.pile("row")[0]
    assert sorted([dealt, *table.pile("center")]) == ["earth_tyrant", "spike_vixen", "wolf_shaman"]
    assert table.pile("row")[1:] == ROW.split()[1:]  # the row itself was not shuffled in


@pytest.mark.rule("A-CDECK-01")
def test_the_new_center_deck_is_shuffled_and_face_down() -> None:
    dealt = set()
    for seed in range(20):
        table = Scene(row=ROW, void="spike_vixen wolf_shaman earth_tyrant", runes=6, seed=seed)
        table.do("acquire landtalker")
        dealt.add(table.pile("row")[0])
        visible = GAME.view(table.s, 0).center
        assert (visible.count, visible.faces, visible.known) == (2, (), ())
    assert dealt == {"spike_vixen", "wolf_shaman", "earth_tyrant"}


@pytest.mark.rule("A-CDECK-02")
def test_the_void_is_reshuffled_only_when_a_card_is_needed() -> None:
    table = Scene(row=ROW, center="shadow_star", void="spike_vixen wolf_shaman", runes=9)

    table.do("acquire landtalker")  # takes the last card: the deck is empty, but nothing is needed
    assert (table.pile("center"), table.pile("void")) == ([], ["spike_vixen", "wolf_shaman"])
    assert table.news("shuffled") == []
    table.do("acquire shadow_star")
    assert table.news("shuffled") == [("shuffled", -1)]
    assert (len(table.pile("center")), table.pile("void")) == (1, [])


@pytest.mark.rule("A-CDECK-03")
@pytest.mark.parametrize("how", [["defeat wind_tyrant"], ["play eternal_askara", "banish wind_tyrant"]])
def test_the_card_just_sent_to_the_void_is_included_in_the_shuffle(how: list[str]) -> None:
    table = Scene(row=ROW, hand="eternal_askara", power=5)

    table.do(*how)
    assert table.pile("row") == ROW.split()  # it was the only card there was
    assert table.pile("void") == []

    both = set()
    for seed in range(20):
        table = Scene(row=ROW, void="spike_vixen", hand="eternal_askara", power=5, seed=seed).do(*how)
        both.add((table.pile("row")[4], *table.pile("center")))
    assert both == {("wind_tyrant", "spike_vixen"), ("spike_vixen", "wind_tyrant")}


@pytest.mark.rule("A-CDECK-04")
@pytest.mark.parametrize("sets", ["base", "fallen", "both"])
def test_the_center_deck_has_no_starting_or_always_available_cards(sets: str) -> None:
    banished = 0
    for seed in range(4):
        s = GAME.new(GAME.configure({"sets": sets}), seed)
        luck = stream(seed, 99)
        while GAME.options(s) and s.decision_count < 300:
            assert not names(s, s.center + s.row + s.void) & HOMELESS
            options = [choice for choice in GAME.options(s) if choice[0] not in ("end_turn", "done")] or GAME.options(s)
            place, luck = roll(luck, len(options))
            GAME.choose(s, options[place])
            banished += any(entry[0] == "banished" and s.tables.name[entry[2]] in HOMELESS for entry in s.events)
    assert banished


@pytest.mark.rule("A-CDECK-05")
@pytest.mark.parametrize("stranger", ["apprentice", "militia", "mystic", "heavy_infantry"])
def test_a_save_with_a_starting_or_always_available_card_in_the_center_deck_is_rejected(stranger: str) -> None:
    table = Scene(row=ROW, center="spike_vixen", runes=9, discard="apprentice militia mystic heavy_infantry")
    saved = GAME.save(table.s)
    card = table.card(stranger, "discard")
    saved["seats"][0][3].remove(card)
    saved["center"].append(card)

    with pytest.raises((BadData, AssertionError)):
        s = GAME.load(saved)
        GAME.choose(s, ("acquire", s.row[0]))


@pytest.mark.rule("A-CDECK-06", "A-CDECK-11")
def test_a_slot_stays_empty_and_play_continues_when_no_cards_are_left() -> None:
    table = Scene(row=ROW, runes=13, power=2)

    table.do("acquire muramasa", "acquire landtalker")
    assert table.pile("row") == ["-", "-", *ROW.split()[2:]]
    assert "acquire mystic" not in table.options
    table.do("defeat cultist", "end_turn")
    assert (table.asked, table.question) == (1, "menu")
    assert not table.s.end_reason


@pytest.mark.rule("A-CDECK-06")
def test_in_solo_the_empty_slot_is_the_leftmost() -> None:
    table = Scene(row=ROW, runes=7, config={"mode": "solo"})

    table.do("acquire muramasa")
    assert table.pile("row") == ["-", "landtalker", *ROW.split()[2:]]


@pytest.mark.rule("A-CDECK-07")
def test_empty_slots_are_filled_once_the_void_has_cards_again() -> None:
    table = Scene(row="landtalker muramasa", runes=6, hand="void_initiate demon_slayer", discard="apprentice")

    table.do("acquire landtalker")
    assert table.pile("row") == ["-", "muramasa", "-", "-", "-", "-"]
    table.do("play void_initiate", "banish demon_slayer")
    assert table.pile("row") == ["demon_slayer", "muramasa", "-", "-", "-", "-"]  # nearest the deck first
    assert (table.pile("void"), table.pile("center")) == ([], [])


@pytest.mark.rule("A-CDECK-07")
def test_a_card_banished_to_the_box_fills_no_slot() -> None:
    table = Scene(row="muramasa", hand="void_initiate apprentice")

    table.do("play void_initiate", "banish apprentice")
    assert table.pile("row") == ["muramasa", "-", "-", "-", "-", "-"]


@pytest.mark.rule("A-CDECK-10")
def test_the_center_deck_can_run_out_while_filling_the_row() -> None:
    table = Scene(row=ROW, center="shadow_star ravenous_gorph", hand="eternal_askara")

    table.do("play eternal_askara", "banish demon_slayer")  # Gorph in slot 3 banishes slots 2 and 4
    row = table.pile("row")
    assert row[1] == "shadow_star"  # the last card of the deck
    assert row[3] in ("demon_slayer", "muramasa", "mephit")  # from the Void, shuffled
    assert sorted([row[3], *table.pile("center")]) == ["demon_slayer", "mephit", "muramasa"]
    assert table.pile("void") == []


@pytest.mark.rule("A-CDECK-11")
def test_a_game_without_center_cards_continues_for_rounds() -> None:
    table = Scene(hand="heavy_infantry", them={"hand": "heavy_infantry"}, pool=60)

    for _ in range(8):
        table.do("play heavy_infantry", "defeat cultist", "end_turn")
    assert not table.over
    assert not table.s.end_reason
    assert (table.me.honor, table.them.honor, table.s.pool) == (4, 4, 52)
