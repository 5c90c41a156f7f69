"""Playing cards (A-PLAY)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME

SHAMANS = "wolf_shaman " * 6
PLENTY = "wolf_shaman " * 20


@pytest.mark.rule("A-PLAY-01")
def test_playing_a_card_costs_nothing() -> None:
    table = Scene(hand="adayu_the_chosen hedron_cannon emri_one_with_the_void", row=SHAMANS, center=PLENTY)
    assert {"play adayu_the_chosen", "play hedron_cannon", "play emri_one_with_the_void"} <= set(table.options)
    table.do("play hedron_cannon", "play emri_one_with_the_void")
    assert (table.me.runes, table.me.power) == (0, 4)
    table = Scene(hand="landtalker", runes=8, power=8).do("play landtalker")
    assert (table.me.runes, table.me.power) == (11, 8)


@pytest.mark.rule("A-PLAY-02", "A-PLAY-03")
def test_any_number_of_heroes_and_constructs_can_be_played() -> None:
    table = Scene(hand="militia " * 9 + "shadow_star " * 9)
    for _ in range(9):
        table.do("play militia", "play shadow_star")
    assert (table.pile("played"), table.pile("constructs")) == (["militia"] * 9, ["shadow_star"] * 9)
    assert (table.me.power, table.pile("hand")) == (9, [])


@pytest.mark.rule("A-PLAY-04")
def test_a_hero_is_face_up_and_takes_effect_at_once() -> None:
    table = Scene(hand="flytrap_witch", deck="militia")
    table.do("play flytrap_witch")
    assert (table.me.honor, table.pile("hand")) == (2, ["militia"])
    for viewer in (0, 1, None):
        assert [face.name for face in GAME.view(table.s, viewer).players[0].played.faces] == ["Flytrap Witch"]


@pytest.mark.rule("A-PLAY-05", "A-PLAY-06")
def test_a_hero_stays_until_the_end_of_the_turn_and_is_then_discarded() -> None:
    table = Scene(hand="mystic heavy_infantry arha_initiate", discard="apprentice", row=SHAMANS, center=PLENTY)
    table.do("play mystic", "play heavy_infantry", "defeat cultist", "play arha_initiate", "play apprentice")
    # whatever was done in between, a reshuffle of the discard pile too, it has stayed where it was
    assert table.pile("played") == ["mystic", "heavy_infantry", "arha_initiate", "apprentice"]
    assert (table.pile("discard"), table.pile("deck")) == ([], [])
    table.do("acquire wolf_shaman", "end_turn")
    assert table.pile("played") == []
    # the turn's heroes and the new one were shuffled together for the next hand
    own = sorted(table.pile("hand") + table.pile("discard") + table.pile("deck"))
    assert own == ["apprentice", "arha_initiate", "heavy_infantry", "mystic", "wolf_shaman"]


@pytest.mark.rule("A-PLAY-06")
def test_played_heroes_go_to_their_players_discard_pile() -> None:
    table = Scene(hand="mystic militia", deck="apprentice " * 5, them=[{"discard": "landtalker"}, {}])
    table.do("play mystic", "end_turn")
    assert sorted(table.pile("discard")) == ["militia", "mystic"]
    assert (table.pile("discard", 1), table.pile("discard", 2), table.pile("void")) == (["landtalker"], [], [])


@pytest.mark.rule("A-PLAY-07")
def test_choices_are_made_when_the_card_is_played() -> None:
    table = Scene(hand="black_watch_elite militia", discard="apprentice", power=1)
    table.do("play black_watch_elite")
    assert (table.question, sorted(table.options)) == ("pick", ["banish apprentice", "banish militia", "done"])
    table.do("done", "play militia", "defeat cultist")
    assert table.question == "menu"
    assert not [option for option in table.options if option.startswith("banish")]  # it is too late now
    table = Scene(hand="lunar_stag militia").do("play lunar_stag")
    assert (table.question, table.why("end_turn")) == ("one_of", "why-answer-first")


@pytest.mark.rule("A-PLAY-08")
def test_a_condition_is_checked_when_the_card_is_played() -> None:
    table = Scene(hand="kor_the_ferromancer shadow_star", constructs="muramasa", deck="militia")
    table.do("play kor_the_ferromancer", "play shadow_star")
    assert table.pile("deck") == ["militia"]
    table = Scene(hand="kor_the_ferromancer shadow_star", constructs="muramasa", deck="militia")
    table.do("play shadow_star", "play kor_the_ferromancer")
    assert table.pile("hand") == ["militia"]
    table = Scene(hand="avatar_golem shadow_star")
    assert table.do("play avatar_golem", "play shadow_star").me.honor == 0


@pytest.mark.rule("A-PLAY-08")
def test_texts_about_later_cards_are_the_exception() -> None:
    table = Scene(hand="runic_lycanthrope wolf_shaman")  # Unite
    table.do("play runic_lycanthrope")
    assert table.me.power == 0
    assert table.do("play wolf_shaman").me.power == 2
    table = Scene(hand="dandelion_witch wolf_shaman lifebound_initiate")  # play or have played
    table.do("play dandelion_witch")
    assert table.me.honor == 1
    assert table.do("play wolf_shaman").me.honor == 2
    table = Scene(hand="guardian_of_sadranis", row="mephit " * 6, center=PLENTY, power=5)  # the next time
    table.do("play guardian_of_sadranis")
    assert table.me.honor == 0
    assert table.do("defeat mephit", "done").me.honor == 2 + 2
    assert table.do("defeat mephit", "done").me.honor == 4 + 2  # only the next one


@pytest.mark.rule("A-PLAY-09")
def test_resources_from_a_card_can_be_spent_later() -> None:
    table = Scene(hand="mystic apprentice heavy_infantry militia", row="mephit " * 6, center=PLENTY)
    table.do("play mystic", "play heavy_infantry", "play militia", "defeat mephit", "done", "play apprentice")
    assert (table.me.runes, table.me.power) == (3, 0)
    assert table.do("acquire mystic").me.runes == 0


@pytest.mark.rule("A-PLAY-10")
def test_triggers_of_a_play_resolve_after_its_own_effect() -> None:
    table = Scene(hand="lunar_stag", constructs="snapdragon")
    table.do("play lunar_stag")
    assert (table.question, table.me.honor) == ("one_of", 0)  # Snapdragon waits for the Stag
    assert table.do("choose 1").me.honor == 1
    table = Scene(hand="runic_lycanthrope flytrap_witch", deck="militia")
    table.do("play runic_lycanthrope", "play flytrap_witch")
    gains = [(event.kind, event.detail) for event in table.events() if event.kind in ("gained", "drawn")]
    assert gains == [("gained", "honor"), ("drawn", ""), ("gained", "power")]


@pytest.mark.rule("A-PLAY-11")
def test_a_construct_is_put_into_play_and_stays() -> None:
    table = Scene(hand="muramasa militia", deck="apprentice " * 5)
    table.do("play muramasa")
    assert (table.pile("constructs"), table.pile("played")) == (["muramasa"], [])
    for viewer in (0, 1, None):
        assert [face.name for face in GAME.view(table.s, viewer).players[0].constructs.faces] == ["Muramasa"]
    table.end_turns(2)
    assert (table.pile("constructs"), table.pile("discard")) == (["muramasa"], ["militia"])


@pytest.mark.rule("A-PLAY-12")
def test_a_heros_effect_happens_once_each_time_it_is_played() -> None:
    table = Scene(hand="lifebound_initiate", constructs="shadow_star")
    table.do("play lifebound_initiate")
    assert (table.me.runes, table.me.honor) == (1, 1)
    table.do("use shadow_star")  # nothing repeats it while it stays in play
    assert (table.me.runes, table.me.honor) == (1, 1)
    assert "play lifebound_initiate" not in table.options
    table.end_turns(2)
    assert (table.pile("hand"), table.me.runes, table.me.honor) == (["lifebound_initiate"], 0, 1)
    table.do("play lifebound_initiate")
    assert (table.me.runes, table.me.honor) == (1, 2)


@pytest.mark.rule("A-PLAY-13")
def test_cards_are_played_only_from_the_hand() -> None:
    table = Scene(hand="militia", deck="landtalker", discard="demon_slayer", played="mystic", void="spike_vixen",
                  row=SHAMANS, center=PLENTY, them={"hand": "apprentice", "discard": "muramasa"})  # fmt: skip
    assert table.options == ["play militia", "end_turn"]
    assert table.why("play demon_slayer") == "why-owned"
    assert table.why("play mystic") == "why-played-already"
    assert table.why("play spike_vixen") == "why-in-void"
    assert table.why("play wolf_shaman") == "why-in-row"


@pytest.mark.rule("A-PLAY-14")
def test_a_card_drawn_this_turn_can_be_played_this_turn() -> None:
    table = Scene(hand="arha_initiate", deck="muramasa spike_vixen")
    table.do("play arha_initiate", "play spike_vixen", "play muramasa", "use muramasa")
    assert table.me.power == 1 + 3
    table = Scene(row="tormented_soul " + "mephit " * 5, center=PLENTY, power=3, deck="militia")  # by a reward, too
    assert table.do("defeat tormented_soul", "play militia").me.power == 1


@pytest.mark.rule("A-PLAY-15")
def test_heroes_played_are_remembered_by_faction_until_the_turn_ends() -> None:
    hand = "wolf_shaman demon_slayer mystic landtalker snapdragon"
    table = Scene(hand=hand, deck="dandelion_witch " + "militia " * 5 + "dandelion_witch",
                  them={"hand": "landtalker"})  # fmt: skip
    table.do("play demon_slayer", "play mystic", "play wolf_shaman", "play dandelion_witch")
    assert table.me.honor == 2  # two Lifebound Heroes: the Shaman and the Witch herself
    table.do("play landtalker", "end_turn")
    assert table.me.honor == 3
    table.do("play landtalker", "end_turn")  # another player's heroes are another player's
    before = table.me.honor
    table.do("play dandelion_witch")
    assert table.me.honor == before + 1  # the last turn is forgotten
