"""Each pile has its own stream of random numbers."""

from __future__ import annotations

import pytest

from kit.ascension_kit import ASCENSION
from vigil.games.ascension.rules.game import GAME
from vigil.games.ascension.rules.state import CENTER_RNG, SEAT_RNG
from vigil.kernel.serialization import clone


@pytest.mark.rule("A-GEN-14", "A-SETUP-02", "A-SETUP-07")
@pytest.mark.parametrize("seed", range(5))
def test_each_pile_has_its_own_random_stream(seed: int) -> None:
    """The center deck of a seed is the same for any number of players; so is each starting deck."""
    games = [GAME.new(ASCENSION.config_of(f"both {n}"), seed) for n in (2, 3, 4, 5, 6)]
    dealt = []
    for s in games:
        cards = [card for card in (*s.center, *reversed(s.row), *s.void) if card >= 0]
        dealt.append(sorted(s.tables.kind[card] for card in cards))
        fresh = clone(s)
        assert fresh.rng[CENTER_RNG] == games[0].rng[CENTER_RNG]
        assert fresh.rng[SEAT_RNG] == games[0].rng[SEAT_RNG]
    assert all(cards == dealt[0] for cards in dealt)
    plain = [GAME.new(ASCENSION.config_of(f"base {n}"), seed) for n in (2, 3, 4)]
    for s in plain:
        assert [s.tables.name[c] for c in s.center] == [plain[0].tables.name[c] for c in plain[0].center]
        assert [s.tables.name[c] for c in s.row] == [plain[0].tables.name[c] for c in plain[0].row]
        assert [s.tables.name[c] for c in s.seats[1].hand] == [plain[0].tables.name[c] for c in plain[0].seats[1].hand]


@pytest.mark.parametrize("table", ["base 2", "base 3", "both 6", "solo base", "base teams 4"])
def test_a_players_shuffles_do_not_affect_other_players(table: str) -> None:
    """With another random stream for one seat, the other players and the center row see the same cards."""
    a = ASCENSION.new(table, 5)
    b = clone(a)
    b.rng[SEAT_RNG] ^= 12345
    differs = False
    for _ in range(40):
        if not a.options:
            break
        for s in (a, b):
            end = next((option for option in s.options if option[0] in ("end_turn", "no", "done")), s.options[0])
            GAME.choose(s, end)
        differs |= a.seats[0].hand != b.seats[0].hand
        assert (a.center, a.row, a.void) == (b.center, b.row, b.void)
        assert a.seats[1:] == b.seats[1:]
        assert a.rng[:SEAT_RNG] == b.rng[:SEAT_RNG] and a.rng[SEAT_RNG + 1 :] == b.rng[SEAT_RNG + 1 :]
    assert differs
