"""Setup (A-SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from vigil.games.ascension.rules.config import center, configure
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import State
from vigil.kernel.match import Match

EVERY_WAY: list[dict[str, Any]] = [
    {"sets": "base", "players": 2},
    {"sets": "base", "players": 4, "mode": "teams"},
    {"sets": "fallen", "players": 2},
    {"sets": "both", "players": 3},
    {"sets": "both", "players": 6},
    {"sets": "both", "mode": "solo"},
]


def names(s: State, cards: list[int]) -> list[str]:
    return [s.tables.name[card] for card in cards]


def only(sets: str, **copies: int) -> dict[str, int]:
    """The setting `copies` for a center deck with only these cards, named with underscores."""
    config = configure({"sets": sets})
    expected = {name.replace("_", " "): count for name, count in copies.items()}
    made = {card.name: expected.pop(card.name, 0) for card, _ in center(config)}
    assert not expected, expected
    return made


@pytest.mark.rule("A-SETUP-01", "A-SETUP-03", "A-SETUP-04", "A-SETUP-14")
@pytest.mark.parametrize("settings", EVERY_WAY)
def test_a_player_starts_with_the_right_cards(settings: dict[str, Any]) -> None:
    config = configure({**settings, "copies": only(settings["sets"]) | PLAIN[settings["sets"]]})
    s = GAME.new(config, 3)
    for seat in s.seats[: config.players]:
        assert Counter(names(s, seat.hand + seat.deck)) == {"Apprentice": 8, "Militia": 2}
        assert (len(seat.hand), len(seat.deck)) == (5, 5)
        assert (seat.honor, seat.runes, seat.power) == (0, 0, 0)
        assert seat.constructs == seat.discard == seat.played == seat.trophies == []
    for visible in GAME.view(s, 0).players[: config.players]:
        assert (visible.deck.count, visible.deck.faces) == (5, ())  # face down, to its owner too


PLAIN = {"base": {"Mephit": 9}, "fallen": {"Doom Weeper": 9}, "both": {"Mephit": 9, "Doom Weeper": 9}}


@pytest.mark.rule("A-SETUP-02")
def test_each_player_shuffles_their_own_deck() -> None:
    orders = []
    for seed in range(60):
        s = GAME.new(configure({"players": 3}), seed)
        orders.append([tuple(names(s, seat.hand + seat.deck)) for seat in s.seats])
    for seat in range(3):
        assert len({order[seat] for order in orders}) > 25  # of 45 possible ones
    alike = sum(len(set(order)) < 3 for order in orders)
    assert alike < 15  # the players' shuffles differ


@pytest.mark.rule("A-SETUP-05", "A-SETUP-06")
@pytest.mark.parametrize("settings", EVERY_WAY)
def test_the_always_available_cards_are_three_face_up_piles(settings: dict[str, Any]) -> None:
    s = GAME.new(configure(settings), 4)
    piles = [s.mystics, s.heavies, s.cultists]
    assert [set(names(s, pile)) for pile in piles] == [{"Mystic"}, {"Heavy Infantry"}, {"Cultist"}]
    assert not {"Mystic", "Heavy Infantry", "Cultist"} & set(names(s, s.row + s.center))
    for viewer in (None, *range(len(s.seats))):
        view = GAME.view(s, viewer)
        for pile, seen in zip(piles, (view.mystics, view.heavies, view.cultists), strict=True):
            assert (seen.count, seen.faces[0].name) == (len(pile), s.tables.name[pile[-1]])


@pytest.mark.rule("A-SETUP-07", "A-SETUP-08")
@pytest.mark.parametrize("settings", EVERY_WAY)
def test_all_other_cards_form_the_center_deck_and_a_row_of_six(settings: dict[str, Any]) -> None:
    config = configure(settings)
    s = GAME.new(config, 4)
    assert Counter(names(s, s.row + s.center + s.void)) == {card.name: count for card, count in center(config)}
    assert len(s.row) == 6 and -1 not in s.row
    view = GAME.view(s, 0)
    assert [face and face.name for face in view.row] == names(s, s.row)
    assert view.center.count == len(s.center) and view.center.faces == ()
    other = GAME.new(config, 5)
    assert names(s, s.row) != names(other, other.row) and names(s, s.center) != names(other, other.center)


@pytest.mark.rule("A-SETUP-09", "A-SETUP-10")
def test_the_row_is_between_the_center_deck_and_the_empty_void() -> None:
    # alone it shows which end is whose: new cards come in at slot 1 and the Void's end is emptied
    alone = {"sets": "base", "mode": "solo", "copies": only("base", Mephit=3, Landtalker=6, Wind_Tyrant=3)}
    match = Match(GAME, configure(alone), 2)
    before, deck = list(match.state.row), list(match.state.center)
    assert match.state.void == []
    match.choose(0, 0, "end_turn")
    assert match.state.row == [deck[-2], deck[-1], *before[:4]]
    for settings in EVERY_WAY[:2]:
        assert GAME.new(configure(settings), 6).void == []


@pytest.mark.rule("A-SETUP-11")
@pytest.mark.parametrize(("settings", "honor"), list(zip(EVERY_WAY, [60, 120, 60, 90, 180, 50], strict=True)))
def test_the_pool_is_full_at_the_start(settings: dict[str, Any], honor: int) -> None:
    assert (
        GAME.new(configure({**settings, "copies": only(settings["sets"]) | PLAIN[settings["sets"]]}), 8).pool == honor
    )


@pytest.mark.rule("A-SETUP-12")
@pytest.mark.parametrize("settings", EVERY_WAY[:5])
def test_any_player_can_be_the_first_player(settings: dict[str, Any]) -> None:
    config = configure(settings)
    first = Counter(GAME.new(config, seed).first for seed in range(40 * config.players))
    assert sorted(first) == list(range(config.players))
    assert all(20 <= count <= 60 for count in first.values()), first  # 40 each are to be expected


@pytest.mark.rule("A-SETUP-13")
@pytest.mark.parametrize("players", [3, 4])
def test_play_goes_clockwise_from_the_first_player(players: int) -> None:
    seen = set()
    for seed in range(8):
        match = Match(GAME, configure({"players": players}), seed)
        first = match.state.first
        seen.add(first)
        order = []
        for number in range(2 * players):
            assert match.decision is not None
            order.append(match.decision.seat)
            match.choose(match.decision.seat, number, "end_turn")
        assert order == [(first + i) % players for i in range(2 * players)]
    assert len(seen) > 1


def opening(settings: dict[str, Any], seed: int) -> tuple[Match[State], list[str]]:
    """A game whose opening row has Fates, and the order in which the row was dealt."""
    match = Match(GAME, configure(settings), seed)
    return match, names(match.state, match.state.row)


def decline_all(match: Match[State]) -> list[tuple[int, str | None]]:
    """Decline every opening Fate, and return the seats and cards of the questions."""
    seats = []
    while (decision := match.decision) is not None and decision.question.key != "menu":
        seats.append((decision.seat, decision.question.source))
        match.take(len(decision.options) - 1)
    return seats


@pytest.mark.rule("A-SETUP-15", "A-SETUP-17", "A-SETUP-19")
@pytest.mark.parametrize("seed", range(6))
def test_opening_fates_resolve_from_the_center_deck_outward(seed: int) -> None:
    copies = only("both", Askara_of_Fate=2, Arbiter_of_Fate=2, Stone_Circle=1, Mephit=1)
    match, row = opening({"sets": "both", "players": 3, "copies": copies}, seed)
    first = match.state.first
    order = [(first + i) % 3 for i in range(3)]  # the first player counts as the active one
    asked = decline_all(match)
    assert asked == [(seat, name) for name in row if name != "Mephit" for seat in order]
    assert match.state.active == first


@pytest.mark.rule("A-SETUP-16")
def test_the_whole_row_is_dealt_before_the_first_fate() -> None:
    match, _ = opening({"sets": "both", "copies": only("both", Askara_of_Fate=6, Mephit=6)}, 1)
    assert match.decision is not None and match.decision.question.source == "Askara of Fate"
    assert None not in GAME.view(match.state, 0).row
    # a Gorph in slot 1 finds the neighbor that was dealt after it
    for seed in range(40):
        copies = only("both", Ravenous_Gorph=1, Mephit=5, Doom_Weeper=4)
        s = GAME.new(configure({"sets": "both", "copies": copies}), seed)
        if s.tables.name[s.row[0]] == "Ravenous Gorph":
            assert len(s.void) == 1 and len(s.center) == 10 - 6 - 1
            break
    else:
        pytest.fail("no opening row had the Gorph in slot 1")


@pytest.mark.rule("A-SETUP-18")
def test_hands_and_the_first_player_are_set_before_the_fates() -> None:
    firsts = set()
    for seed in range(12):
        match, _ = opening({"sets": "both", "players": 4, "copies": only("both", Arbiter_of_Fate=6)}, seed)
        assert match.decision is not None
        firsts.add(match.state.first)
        assert match.decision.seat == match.state.first  # a turn order is known
        assert [len(seat.hand) for seat in match.state.seats] == [5, 5, 5, 5]
        assert {option.verb for option in match.decision.options} == {"banish", "done"}  # hands to banish from
    assert len(firsts) > 1


@pytest.mark.rule("A-SETUP-15")
def test_an_opening_fate_has_its_full_effect() -> None:
    match, _ = opening({"sets": "both", "copies": only("both", Askara_of_Fate=1, Mephit=5)}, 1)
    first = match.state.first
    match.choose(first, 0, "yes")
    match.choose(1 - first, 1, "no")
    assert [len(match.state.seats[seat].hand) for seat in (first, 1 - first)] == [6, 5]
    assert match.decision is not None
    assert (match.decision.question.key, match.decision.seat) == ("menu", first)


@pytest.mark.rule("A-SETUP-20")
def test_a_poor_row_is_not_redealt() -> None:
    s = GAME.new(configure({"copies": only("base", Avatar_of_the_Fallen=60)}), 1)
    assert names(s, s.row) == ["Avatar of the Fallen"] * 6
    assert (len(s.center), s.void) == (54, [])
    decision = GAME.decision(s)
    assert decision is not None
    assert {option.verb for option in decision.options} == {"play", "end_turn"}


@pytest.mark.rule("A-SETUP-20")
def test_a_poor_hand_is_not_redealt() -> None:
    militia = Counter(
        names(s, s.seats[0].hand).count("Militia") for s in (GAME.new(configure({}), seed) for seed in range(450))
    )
    # two, one or no Militia among five of ten cards: 2 in 9, 5 in 9, 2 in 9
    assert 70 <= militia[0] <= 130 and 70 <= militia[2] <= 130 and militia.total() == 450, militia
