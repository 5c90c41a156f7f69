"""New games and results: dealing, scores, places."""

from __future__ import annotations

from typing import Any

from vigil.effects.language import NOTHING
from vigil.games.ascension.rules.actions import draw, emit, refill
from vigil.games.ascension.rules.card_tables import CULTIST, HEAVY, MAIN, MYSTIC, PASS_TURN, SETTLE, game_tables_for
from vigil.games.ascension.rules.config import Config, sides
from vigil.games.ascension.rules.state import (
    BY_ROUNDS,
    CENTER_RNG,
    CHANCE_RNG,
    EMPTY,
    ENDINGS,
    ROW_SIZE,
    SAMAEL_SEAT,
    SEAT_RNG,
    SeatState,
    State,
)  # fmt: skip
from vigil.games.ascension.rules.turns import AFTER_SETUP, HAND_SIZE, run
from vigil.kernel.errors import BadConfig, preview
from vigil.kernel.game import Outcome
from vigil.kernel.rng import roll, shuffle, stream

DECK_SIZE = 10


def new(config: Config, seed: Any) -> State:
    """Return a new game at its first decision. The Fates of the opening row resolve first (A-SETUP)."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise BadConfig(
            "setting-seed-invalid",
            "the seed must be a whole number from 0 to 2^64 - 1, not {given}",
            given=preview(seed),
        )
    d = game_tables_for(config)
    n = config.players
    seats = [SeatState(deck=list(range(DECK_SIZE * p, DECK_SIZE * (p + 1)))) for p in range(n)]
    if d.solo:
        seats.append(SeatState())
    dealt = DECK_SIZE * n
    piles: dict[int, list[int]] = {MYSTIC: [], HEAVY: [], CULTIST: []}
    center: list[int] = []
    for card in range(dealt, len(d.kinds)):
        piles.get(d.kind[card], center).append(card)
    s = State(
        d, seats, [EMPTY] * ROW_SIZE, center, [], piles[MYSTIC], piles[HEAVY], piles[CULTIST], [],
        rng=[stream(seed, purpose) for purpose in range(SEAT_RNG + n)], pool=config.pool,
        restricted_runes=[0] * len(d.restrictions),
    )  # fmt: skip
    if not d.solo:
        s.first, s.rng[CHANCE_RNG] = roll(s.rng[CHANCE_RNG], n)
    s.active = s.first
    if config.rounds == 1:
        s.end_reason = BY_ROUNDS
    frame = (MAIN, s.first, s.first, NOTHING, NOTHING, NOTHING)
    emit(s, "game", s.first, frame, "A-SETUP-12", n=n)
    s.rng[CENTER_RNG] = shuffle(s.rng[CENTER_RNG], s.center)
    for p in range(n):
        s.rng[SEAT_RNG + p] = shuffle(s.rng[SEAT_RNG + p], seats[p].deck)
        draw(s, p, HAND_SIZE, frame, "A-SETUP-03")
    refill(s, frame)
    s.fates.sort(key=s.row.index)  # from the center deck outward, in any order of dealing (A-SETUP-17)
    s.stack.append((PASS_TURN, s.first, s.first, NOTHING, NOTHING, AFTER_SETUP))
    s.stack.append((SETTLE, s.first, s.first, NOTHING, NOTHING, NOTHING))
    run(s)
    return s


def cards_owned(s: State, seat: int) -> list[int]:
    """Return every card that counts for a seat (A-SCORE-02 to -05; Samael's stack A-SOLO-33)."""
    me = s.seats[seat]
    return me.deck + me.hand + me.played + me.discard + me.constructs + me.trophies


def scores(s: State) -> tuple[int, ...]:
    """Return each seat's Honor now: its tokens, and what is printed on its cards (A-SCORE-01)."""
    honor = s.tables.honor
    return tuple(me.honor + sum(honor[card] for card in cards_owned(s, seat)) for seat, me in enumerate(s.seats))


def outcome(s: State) -> Outcome | None:
    """Return the result of the game; None until it ends."""
    if s.stack:
        return None
    points = scores(s)
    n = s.tables.players
    if s.tables.solo:
        won = points[0] > points[SAMAEL_SEAT] and not s.left_seats  # strictly more (A-SOLO-35)
        return Outcome(points, (1, 2) if won else (2, 1), ENDINGS[s.end_reason])
    turn = [(seat - s.first) % n for seat in range(n)]

    def rank(side: tuple[int, ...]) -> tuple[bool, int, int]:
        """Rank players who stayed first, then by points, then by later turns (A-TIE-01, A-TEAM-19)."""
        stayed = any(not s.left_seats >> seat & 1 for seat in side)
        return stayed, sum(points[seat] for seat in side), max(turn[seat] for seat in side)

    places = [0] * n
    for place, side in enumerate(sorted(sides(n, s.tables.teams), key=rank, reverse=True), 1):
        for seat in side:
            places[seat] = place
    return Outcome(points, tuple(places), ENDINGS[s.end_reason])
