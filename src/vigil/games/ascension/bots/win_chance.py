"""Estimate every seat's win chance from the state, without simulating further.

The features of a seat are its honor so far, in tokens and on its cards, and what its deck and constructs will give in
the remaining turns: runes, power, honor and other things. `tools/fit_win_chance_ascension.py` fits their weights to
games.
"""

from __future__ import annotations

import tomllib
from math import exp, sqrt
from pathlib import Path

from vigil.games.ascension.bots.value_table import ValueTable
from vigil.games.ascension.rules.state import SAMAEL_SEAT, State

HAND_SIZE = 5
SOON = 0.6  # how much a construct counts that isn't in play yet
MAX_DRAWN_SHARE = 0.7  # the largest share of a deck that its own draws can cover

FEATURES = (
    "points", "runes", "power", "honor", "other", "rids", "runes_early", "power_early", "runes_now", "power_now",
    "turns", "size",
)  # fmt: skip
"""The features of a seat, in the order of their weights."""

SeatFeatures = tuple[float, ...]

_FITTED = tomllib.loads(Path(__file__).with_name("win_chance_weights.toml").read_text(encoding="utf-8"))
TWO, MORE, SOLO = (tuple(float(_FITTED[name][feature]) for feature in FEATURES) for name in ("two", "more", "solo"))
"""The weights for two players, for more players, and for solo games."""


def seat_features(s: State, value_table: ValueTable) -> list[SeatFeatures]:
    """Return the features of every seat.

    They are divided by the square root of the turns left: the longer the rest of the game, the less a lead means.
    """
    left = value_table.left(s)
    yields, honor_of, constructs = value_table.yields, s.tables.honor, s.tables.is_construct
    n = s.tables.players
    done = (s.active - s.first) % n
    near = 1.0 / sqrt(1.0 + left)
    result: list[SeatFeatures] = []
    for seat, me in enumerate(s.seats):
        points = me.honor
        for card in me.trophies:
            points += honor_of[card]
        if s.tables.solo and seat == SAMAEL_SEAT:
            result.append((points * near, *[0.0] * 9, left * near, 0.0))
            continue
        runes = power = honor = other = rids = 0.0  # of constructs, per turn
        draws = float(HAND_SIZE)
        for card in me.constructs:
            points += honor_of[card]
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
            points += honor_of[card]
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
        share = min(1.0, draws / (size - min(MAX_DRAWN_SHARE * size, drawn)))  # of the deck that is seen in a turn
        runes += share * runes_played
        power += share * power_played
        turns = left + (1 if (seat - s.first) % n >= done else 0)
        now, early = turns * near, turns * turns * near / 10.0
        result.append(
            (
                points * near, runes * now, power * now, (honor + share * honor_played) * now,
                (other + share * other_played) * now, (rids + share * rids_played) * early, runes * early,
                power * early, runes * near, power * near, 0.0 if s.tables.solo else now, len(cycle) * near,
            )
        )  # fmt: skip
    return result


def chances(s: State, value_table: ValueTable) -> list[float]:
    """Return every seat's win chance; teammates have the same win chance."""
    weights = SOLO if s.tables.solo else TWO if s.tables.players == 2 else MORE
    sums = [sum(map(float.__mul__, weights, features)) for features in seat_features(s, value_table)]
    if s.tables.teams:
        half = len(sums) // 2
        sums = [sums[side] + sums[side + half] for side in range(half)]
    most = max(sums)
    odds = [exp(total - most) for total in sums]
    total_odds = sum(odds)
    result = [each / total_odds for each in odds]
    return result + result if s.tables.teams else result
