"""The end of a turn (A-EOT)."""

from __future__ import annotations

import pytest

from kit.ascension import Scene
from vigil.games.ascension.rules.game import GAME
from vigil.kernel.match import Match

ROW = "landtalker muramasa demon_slayer mephit wind_tyrant doom_weeper"


@pytest.mark.rule("A-EOT-01", "A-EOT-02", "A-EOT-10")
def test_played_heroes_and_the_hand_go_to_the_discard_pile() -> None:
    table = Scene(hand="mystic heavy_infantry shadow_star militia", deck="apprentice " * 5)

    table.do("play mystic", "play heavy_infantry", "end_turn")
    assert table.pile("played") == []
    assert table.pile("hand") == ["apprentice"] * 5  # nothing of the old hand was kept
    assert sorted(table.pile("discard")) == ["heavy_infantry", "militia", "mystic", "shadow_star"]


@pytest.mark.rule("A-EOT-02")
def test_only_the_players_own_cards_are_discarded() -> None:
    them = {"hand": "militia mystic", "played": "", "deck": "apprentice"}
    table = Scene(hand="militia", deck="apprentice", them=[them, them])

    table.do("end_turn")
    for seat in (1, 2):
        assert table.pile("hand", seat) == ["militia", "mystic"]
        assert (table.pile("discard", seat), table.pile("deck", seat)) == ([], ["apprentice"])


@pytest.mark.rule("A-EOT-03")
def test_unspent_runes_and_power_are_lost() -> None:
    table = Scene(hand="mystic heavy_infantry", constructs="the_grand_design", deck="apprentice " * 5)

    table.do("play mystic", "play heavy_infantry", "use the_grand_design", "end_turn")
    assert (table.me.runes, table.me.power) == (0, 0)
    table.do("end_turn")
    assert table.asked == 0
    assert (table.me.runes, table.me.power, sum(table.s.restricted_runes)) == (0, 0, 0)


@pytest.mark.rule("A-EOT-04")
def test_five_cards_are_drawn_after_discarding() -> None:
    table = Scene(hand="militia", deck="militia mystic apprentice apprentice apprentice apprentice mystic")

    table.do("end_turn")
    assert table.pile("hand") == ["mystic", "apprentice", "apprentice", "apprentice", "apprentice"]
    assert table.pile("deck") == ["militia", "mystic"]
    assert [what for what, _ in table.news()] == ["cleanup", *["drawn"] * 5, "turn"]


@pytest.mark.rule("A-EOT-05", "A-EOT-06")
def test_discarding_comes_before_drawing() -> None:
    table = Scene(hand="mystic heavy_infantry militia", deck="apprentice apprentice")

    table.do("play mystic", "end_turn")
    assert sorted(table.pile("hand")) == ["apprentice", "apprentice", "heavy_infantry", "militia", "mystic"]
    assert table.pile("hand")[:2] == ["apprentice", "apprentice"]  # the deck first, then what was reshuffled
    assert (table.pile("deck"), table.pile("discard")) == ([], [])


@pytest.mark.rule("A-EOT-06")
def test_the_draw_continues_after_a_reshuffle() -> None:
    table = Scene(deck="apprentice", discard="militia " * 7)

    table.do("end_turn")
    assert table.pile("hand") == ["apprentice"] + ["militia"] * 4
    assert (len(table.pile("deck")), table.pile("discard")) == (3, [])


@pytest.mark.rule("A-EOT-07")
def test_constructs_stay_in_play() -> None:
    table = Scene(hand="shadow_star", constructs="muramasa", deck="apprentice " * 5)

    table.do("play shadow_star").end_turns(2)
    assert table.pile("constructs") == ["muramasa", "shadow_star"]
    assert table.pile("discard") == []


@pytest.mark.rule("A-EOT-08")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_turn_passes_clockwise(first: int) -> None:
    table = Scene(them=[{}, {}, {}], active=first)

    order = [table.asked]
    for _ in range(5):
        table.do("end_turn")
        order.append(table.asked)
    assert order == [(first + i) % 4 for i in range(6)]


@pytest.mark.rule("A-EOT-09")
def test_the_new_hand_is_kept_during_the_others_turns() -> None:
    table = Scene(deck="mystic militia apprentice heavy_infantry apprentice", them=[{"hand": "militia"}, {}])

    table.do("end_turn")
    hand = table.pile("hand")
    table.do("play militia", "end_turn", "end_turn")
    assert table.asked == 0
    assert table.pile("hand") == hand == ["apprentice", "heavy_infantry", "apprentice", "militia", "mystic"]


@pytest.mark.rule("A-EOT-11")
@pytest.mark.parametrize("have", [0, 1, 4])
def test_with_fewer_than_five_cards_all_are_drawn(have: int) -> None:
    table = Scene(hand="militia " * (have // 2), deck="apprentice " * (have - have // 2), constructs="muramasa")

    table.do("end_turn")
    assert len(table.pile("hand")) == have
    assert (table.pile("deck"), table.pile("discard")) == ([], [])
    assert table.asked == 1


@pytest.mark.rule("A-EOT-12")
def test_once_the_cleanup_has_begun_no_action_is_possible() -> None:
    table = Scene(
        row=ROW, hand="militia", constructs="dharthas_retreat shadow_star", deck="mystic " * 8, runes=9, power=9
    )

    table.do("end_turn")  # Dhartha's Retreat asks after the five cards: draw two more?
    assert (table.asked, table.question) == (0, "trigger")
    assert len(table.pile("hand")) == 5
    assert table.options == ["yes", "no"]
    for wanted in ("play mystic", "use shadow_star", "acquire landtalker", "defeat cultist", "end_turn"):
        assert table.why(wanted) is not None
    table.do("yes")
    assert (table.asked, len(table.pile("hand"))) == (1, 7)
    assert table.why("play mystic", seat=0) == "why-not-your-decision"


@pytest.mark.rule("A-EOT-13")
@pytest.mark.parametrize("held", [0, 2, 5, 8])
def test_five_cards_are_drawn_whatever_the_hand_size_was(held: int) -> None:
    table = Scene(hand="militia " * held, deck="apprentice " * 9)

    table.do("end_turn")
    assert table.pile("hand") == ["apprentice"] * 5


@pytest.mark.rule("A-EOT-04", "A-EOT-08", "A-EOT-13")
def test_every_turn_of_a_real_game_starts_with_five_cards() -> None:
    match = Match(GAME, GAME.configure({"players": 3, "sets": "base"}), 11)
    first = GAME.view(match.state, 0).first

    for turn in range(9):
        decision = match.decision
        assert decision is not None
        assert decision.seat == (first + turn) % 3
        view = GAME.view(match.state, decision.seat)
        assert len(view.players[decision.seat].hand.faces) == 5
        assert (view.players[decision.seat].deck.count, view.players[decision.seat].discard.count) in ((5, 0), (0, 5))
        match.choose(decision.seat, decision.number, "end_turn")
