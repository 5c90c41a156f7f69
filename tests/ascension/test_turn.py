"""The turn (A-TURN)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.config import configure
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.errors import IllegalChoice
from vigil.kernel.match import Match

ROW = "landtalker shadow_star wind_tyrant mephit spike_vixen earth_tyrant"
PLENTY = "wolf_shaman " * 20


@pytest.mark.rule("A-TURN-01", "A-TURN-02", "A-TURN-03", "A-TURN-04", "A-TURN-05", "A-TURN-06", "A-TURN-07")
def test_actions_can_be_taken_any_number_of_times_in_any_order() -> None:
    table = Scene(hand="heavy_infantry mystic mystic heavy_infantry shadow_star", constructs="muramasa snapdragon",
                  row=ROW, center=PLENTY)  # fmt: skip
    table.do("use muramasa", "defeat cultist")  # fight first
    table.do("play mystic", "acquire heavy_infantry")  # buy before all is played
    table.do("play shadow_star", "use shadow_star", "play heavy_infantry")
    table.do("defeat cultist", "defeat cultist")  # and fight again
    table.do("play mystic", "use snapdragon", "acquire mystic", "play heavy_infantry", "defeat cultist")
    assert (table.me.runes, table.me.power, table.me.honor) == (0, 0, 4)
    assert sorted(table.pile("discard")) == ["heavy_infantry", "mystic"]
    assert (table.asked, table.s.active, table.question) == (0, 0, "menu")


@pytest.mark.rule("A-TURN-03", "A-TURN-04", "A-TURN-05", "A-TURN-06")
def test_there_are_four_kinds_of_action() -> None:
    table = Scene(hand="militia muramasa", constructs="shadow_star", runes=6, power=3, row=ROW, center=PLENTY)
    assert sorted(table.options) == sorted([
        "play militia", "play muramasa",
        "use shadow_star",
        "acquire landtalker", "acquire shadow_star", "acquire spike_vixen", "acquire mystic", "acquire heavy_infantry",
        "defeat mephit", "defeat cultist",
        "end_turn",
    ])  # fmt: skip
    bare = Scene(row=ROW, center=PLENTY, discard="militia", them={"hand": "militia", "constructs": "muramasa"})
    assert bare.options == ["end_turn"]


@pytest.mark.rule("A-TURN-08")
def test_no_action_is_mandatory() -> None:
    table = Scene(hand="nairi_henge_queen mystic muramasa", constructs="the_all_seeing_eye", deck="militia " * 6,
                  runes=9, power=9, row=ROW, center=PLENTY)  # fmt: skip
    table.do("end_turn")
    assert sorted(table.pile("discard")) == ["muramasa", "mystic", "nairi_henge_queen"]
    assert (table.me.honor, len(table.me.hand), table.pile("deck")) == (0, 5, ["militia"])
    assert (table.pile("row"), table.s.active) == (ROW.split(), 1)


@pytest.mark.rule("A-TURN-08")
def test_a_card_can_stay_in_hand_while_others_are_played() -> None:
    table = Scene(hand="nairi_henge_queen mystic")
    assert table.do("play mystic").pile("hand") == ["nairi_henge_queen"]
    assert "end_turn" in table.options


@pytest.mark.rule("A-TURN-09")
@pytest.mark.parametrize("players", [2, 4])
def test_only_the_active_player_can_act(players: int) -> None:
    match = Match(GAME, configure({"players": players}), 11)
    first = match.state.first
    for seat in range(players):
        if seat != first:
            with pytest.raises(IllegalChoice):
                match.choose(seat, 0, "end_turn")
            message = GAME.why_not(match.state, seat, "end_turn")
            assert message is not None and message.key == "why-not-your-decision"
    match.choose(first, 0, "end_turn")
    with pytest.raises(IllegalChoice):
        match.choose(first, 1, "end_turn")
    assert match.decision is not None and match.decision.seat == (first + 1) % players


@pytest.mark.rule("A-TURN-09")
def test_a_player_with_a_question_still_cannot_act() -> None:
    table = Scene(row="fire_tyrant " + "mephit " * 5, center=PLENTY, power=6,
                  them={"hand": "mystic militia", "constructs": "muramasa"})  # fmt: skip
    table.do("defeat fire_tyrant")
    assert (table.asked, sorted(table.options)) == (1, ["discard militia", "discard mystic"])


@pytest.mark.rule("A-TURN-10")
def test_the_turn_ends_when_the_player_ends_it_or_cannot_act() -> None:
    table = Scene(hand="militia", row=ROW, center=PLENTY, them={"hand": "mystic"})
    table.do("play militia")
    assert table.options == ["end_turn"]  # nothing else is possible
    table.do("end_turn")
    assert (table.s.active, table.asked) == (1, 1)
    assert len(table.options) > 1
    table.do("end_turn")  # something would be possible
    assert (table.s.active, table.asked) == (0, 0)


@pytest.mark.rule("A-TURN-11")
def test_nothing_is_drawn_at_the_start_of_a_turn() -> None:
    table = Scene(hand="militia", deck="apprentice " * 7, them={"hand": "mystic militia", "deck": "landtalker " * 9})
    table.do("end_turn")
    assert (table.asked, table.pile("hand", 1), len(table.them.deck)) == (1, ["mystic", "militia"], 9)
    hand = list(table.me.hand)
    assert len(hand) == 5  # drawn at the end of the turn before
    table.do("end_turn")
    assert (table.asked, table.me.hand, len(table.me.deck)) == (0, hand, 2)


@pytest.mark.rule("A-TURN-12", "A-TURN-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_turn_of_the_game_is_a_normal_turn(players: int) -> None:
    match = Match(GAME, configure({"players": players}), 4)
    first = match.state.first
    me = match.state.seats[first]
    assert [len(seat.hand) for seat in match.state.seats] == [5] * players
    number = 0
    while me.hand:  # all five may be played
        match.choose(first, number, f"play {match.state.tables.slug[me.hand[0]]}")
        number += 1
    assert (number, me.runes + me.power) == (5, 5)
    assert match.decision is not None
    verbs = {option.verb for option in match.decision.options}
    assert "end_turn" in verbs and verbs & {"acquire", "defeat"}  # the first player has all kinds of options
    match.choose(first, number, "end_turn")
    assert (len(me.hand), len(me.deck)) == (5, 0)
