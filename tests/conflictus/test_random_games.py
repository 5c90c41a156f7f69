"""Random decks, full control, and separate random numbers for each seat."""

from __future__ import annotations

import pytest

from kit import invariants
from kit.conflictus_kit import CONFLICTUS
from kit.game_kit import chance
from tools.random_decks import random_deck
from vigil.games.conflictus.rules.config import configure
from vigil.games.conflictus.rules.decks import deck_from, violations
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.state import SEAT_RNG
from vigil.kernel.serialization import clone


@pytest.mark.rule("C-GEN-13")
def test_a_players_shuffles_do_not_affect_other_players() -> None:
    """With another random stream for one seat, only that seat's cards differ in the opening deal."""
    a = CONFLICTUS.new("classic 3", 5)
    b = clone(a)
    b.rng[SEAT_RNG] ^= 12345
    for s in (a, b):
        while s.options[-1][0] == "done":
            GAME.choose(s, s.options[-1])
    assert (a.seats[0].hand, a.seats[0].mons) != (b.seats[0].hand, b.seats[0].mons)
    assert a.seats[1:] == b.seats[1:] and a.first == b.first


@pytest.mark.rule("C-DECK-01", "C-DECK-02", "C-DECK-05", "C-DECK-07", "C-DECK-08")
@pytest.mark.parametrize("style", ["classic", "rapidinha"])
def test_random_decks_are_legal_and_use_the_whole_edition(style: str) -> None:
    seen: set[str] = set()
    for number in range(60):
        deck = random_deck(chance(style, number), style)
        assert violations(deck_from(deck, style), style) == []
        seen |= set(deck)
    assert len(seen) == 152


def test_random_decks_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random decks, so that ordinary games use the whole edition."""
    finish = CONFLICTUS.watch(monkeypatch)
    for number in range(40):
        rng = chance("any decks", number)
        style = ("classic", "rapidinha")[number % 2]
        settings = {"format": style, "decks": [random_deck(rng, style) for _ in range(2 + number % 3)]}
        invariants.play_checked(CONFLICTUS, GAME.new(configure(settings), number), f"any decks {number}", 0.8, 25)
    finish()


def test_full_control_asks_everyone_everywhere() -> None:
    """With full control, every window asks, even players who can only pass."""
    config = CONFLICTUS.config_of("rapidinha, full control")
    s = GAME.new(config, 4)
    alone = 0
    for _ in CONFLICTUS.walk(s, chance("stops")):
        alone += s.options == [("pass", -1)]
    assert alone > 50
