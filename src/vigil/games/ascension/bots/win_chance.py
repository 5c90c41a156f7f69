"""Who stands better: every seat's chance of winning, told from the table without playing on.

Each seat has an account: its honor so far, in tokens and on its cards, and what its
deck and its constructs will bring in the turns that are left, by runes, power, honor
and the rest.  The weights of these were fitted to games (`tools/fit_win_chance_ascension.py`); the seat
with the best account is the likeliest to win.
"""

from __future__ import annotations

import tomllib
from math import exp, sqrt
from pathlib import Path

from vigil.games.ascension.bots.value_table import ValueTable
from vigil.games.ascension.rules.state import SAMAEL_SEAT, State

HAND_SIZE = 5
SOON = 0.6  # how much a construct counts that is not in play yet
DRAWN = 0.7  # the most of a deck that draws itself

FEATURES = (
    "points", "runes", "power", "honor", "other", "rids", "runes_early", "power_early", "runes_now", "power_now",
    "turns", "size",
)  # fmt: skip
"""The parts of an account, in the order of their weights."""

SeatFeatures = tuple[float, ...]

_FITTED = tomllib.loads(Path(__file__).with_name("win_chance_weights.toml").read_text(encoding="utf-8"))
TWO, MORE, SOLO = (tuple(float(_FITTED[name][feature]) for feature in FEATURES) for name in ("two", "more", "solo"))
"""The weights: for two players, for more of them, and for one player against Samael."""


def seat_features(s: State, book: ValueTable) -> list[SeatFeatures]:
    """The account of every seat.

    All is divided by the root of how much is still to come: the farther the end, the
    less does a lead mean.
    """
    left = book.left(s)
    yields, worth, constructs = book.yields, s.tables.honor, s.tables.is_construct
    n = s.tables.players
    done = (s.active - s.first) % n
    near = 1.0 / sqrt(1.0 + left)
    found: list[SeatFeatures] = []
    for seat, me in enumerate(s.seats):
        points = me.honor
        for card in me.trophies:
            points += worth[card]
        if s.tables.solo and seat == SAMAEL_SEAT:
            found.append((points * near, *[0.0] * 9, left * near, 0.0))
            continue
        runes = power = honor = other = rids = 0.0  # of constructs, in every turn
        draws = float(HAND_SIZE)
        for card in me.constructs:
            points += worth[card]
            r, p, h, c, b, o = yields[card]
            runes += r
            power += p
            honor += h
            draws += c
            rids += b
            other += o
        runes_played = power_played = honor_played = other_played = rids_played = drawn = 0.0
        cycle = me.deck + me.hand + me.played + me.discard
        for card in cycle:
            points += worth[card]
            r, p, h, c, b, o = yields[card]
            if constructs[card]:
                runes += SOON * r
                power += SOON * p
                honor += SOON * h
                draws += SOON * c
                rids += SOON * b
                other += SOON * o
            else:
                runes_played += r
                power_played += p
                honor_played += h
                drawn += c
                rids_played += b
                other_played += o
        size = max(HAND_SIZE, len(cycle))
        share = min(1.0, draws / (size - min(DRAWN * size, drawn)))  # of the deck that is seen in a turn
        runes += share * runes_played
        power += share * power_played
        turns = left + (1 if (seat - s.first) % n >= done else 0)
        now, early = turns * near, turns * turns * near / 10.0
        found.append(
            (
                points * near, runes * now, power * now, (honor + share * honor_played) * now,
                (other + share * other_played) * now, (rids + share * rids_played) * early, runes * early,
                power * early, runes * near, power * near, 0.0 if s.tables.solo else now, len(cycle) * near,
            )
        )  # fmt: skip
    return found


def chances(s: State, book: ValueTable) -> list[float]:
    """Every seat's chance of winning; teammates share theirs."""
    weights = SOLO if s.tables.solo else TWO if s.tables.players == 2 else MORE
    sums = [sum(map(float.__mul__, weights, account)) for account in seat_features(s, book)]
    if s.tables.teams:
        half = len(sums) // 2
        sums = [sums[side] + sums[side + half] for side in range(half)]
    most = max(sums)
    odds = [exp(total - most) for total in sums]
    whole = sum(odds)
    told = [each / whole for each in odds]
    return told + told if s.tables.teams else told
