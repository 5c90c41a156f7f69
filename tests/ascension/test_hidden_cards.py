"""Stolen cards stay hidden from all players except the thief and the victim, and redeals are fair."""

from __future__ import annotations

from collections import Counter

import pytest

from kit import invariants
from kit.ascension import Scene
from kit.ascension_kit import ASCENSION
from vigil.games.ascension.rules.game import GAME

VICTIMS_CARDS = {"Heavy Infantry", "Mystic", "Arha Initiate", "Militia", "Apprentice"}
VICTIM = {"hand": "heavy_infantry mystic arha_initiate", "deck": "militia apprentice"}


def theft() -> Scene:
    """Seat 0 defeats Xeron and takes a card of seat 1 and one of seat 2, each unseen by the other."""
    table = Scene(
        row="xeron_duke_of_lies " + "mephit " * 5, center="mephit " * 3, power=6,
        hand="landtalker", deck="landtalker landtalker",
        them=[VICTIM, {"hand": "shade_of_the_black_watch spike_vixen", "deck": "wolf_shaman"}],
    )  # fmt: skip
    return table.do("defeat xeron_duke_of_lies")


@pytest.mark.rule("A-SPEC-04", "A-SPEC-66")
def test_other_players_cannot_tell_which_card_was_stolen() -> None:
    table = theft()
    s = table.s
    assert len(table.me.hand) == 3 and len(table.seat(1).hand) == 2
    assert invariants.leaks(ASCENSION, [s], range(30)) == []
    taken: Counter[str] = Counter()
    for luck in range(600):
        other = GAME.redeal(s, 2, luck)
        theirs = [s.tables.name[c] for c in other.seats[0].hand if s.tables.name[c] in VICTIMS_CARDS]
        assert len(theirs) == 1, f"the stolen card is in the hand it was taken into, and only it: {theirs}"
        assert {s.tables.name[c] for c in other.seats[0].deck} == {"Landtalker"}
        left = [s.tables.name[c] for c in (*other.seats[1].hand, *other.seats[1].deck)]
        assert {*left, *theirs} == VICTIMS_CARDS
        taken.update(theirs)
    assert set(taken) == VICTIMS_CARDS, f"a third player can rule out cards: {taken}"
    assert min(taken.values()) > 600 / len(VICTIMS_CARDS) * 0.6
    events = [event for event in GAME.events(s, 2) if event.kind == "given"]
    assert [(event.seat, event.card_name is None) for event in events] == [(1, True), (2, False)]
    assert all(event.card_name for event in GAME.events(s, 0) if event.kind == "given")
    assert not any(event.card_name for event in GAME.events(s, None) if event.kind == "given")


def test_a_stolen_card_stays_hidden_when_the_game_ends_on_the_theft() -> None:
    """A concession ends the game with the stolen cards still in hand, and the scores must not show which they are."""
    table = theft()
    GAME.concede(table.s, 1)
    assert invariants.leaks(ASCENSION, [table.s]) == []
    GAME.concede(table.s, 2)
    assert table.over
    assert invariants.leaks(ASCENSION, [table.s], range(30)) == []


def test_every_card_is_equally_likely_to_be_on_top_of_the_center_deck() -> None:
    s, times = ASCENSION.rich("base 2", 12), 2000
    tops = Counter(GAME.redeal(s, 0, luck).center[-1] for luck in range(times))
    share = times / len(s.center)
    assert len(tops) == len(s.center) and max(tops.values()) < share + 6 * share**0.5


def test_a_discard_from_another_players_hand_cannot_be_undone() -> None:
    """With one kind of card there is one option and no question, yet the active player learns a hidden card."""
    table = Scene(
        hand="sadranis_dark_emissary", power=9, void="fire_tyrant", row="mephit " * 6, center="mephit",
        them={"hand": "apprentice apprentice"},
    )  # fmt: skip
    table.do("play sadranis_dark_emissary", "defeat fire_tyrant")
    assert table.news("discarded") == [("discarded", 1)]
    assert GAME.undo_floor(table.s) == table.s.decision_count
