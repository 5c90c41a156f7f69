"""Compare two runs, with confidence intervals for the differences.

Runs with the same deals are compared deal by deal, so that their common luck cancels out. Other runs are compared by
their totals.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean

from vigil.kernel.errors import BadData
from vigil.lab.block_intervals import paired_interval
from vigil.lab.run_analysis import RunAnalysis
from vigil.lab.simulation import Row
from vigil.lab.stats import Estimate, Tally, share_difference
from vigil.lab.summary import DealMean, WinTally

WIN, TURN = 1.0, 1.0  # the smallest differences between two games


@dataclass(slots=True)
class Pairs:
    """The differences between games with the same number and seed, averaged over each deal."""

    games: int = 0
    turns: Tally = field(default_factory=Tally)
    points: dict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))  # by player
    _deal: int = -1
    _open: list[tuple[float, list[tuple[int, float]]]] = field(default_factory=list)

    def add(self, one: Row, other: Row) -> None:
        """Add a pair of games."""
        if one["deal"] != self._deal:
            self.close()
            self._deal = one["deal"]
        self.games += 1
        theirs = dict(zip(other["who"], other["points"], strict=True))
        points = [(who, mine - theirs.get(who, 0.0)) for who, mine in zip(one["who"], one["points"], strict=True)]
        self._open.append((one["turns"] - other["turns"], points))

    def close(self) -> None:
        """End the current deal: its games count as one difference."""
        if self._open:
            self.turns.add(fmean(turns for turns, _ in self._open))
            by_player: dict[int, list[float]] = defaultdict(list)
            for _, points in self._open:
                for who, difference in points:
                    by_player[who].append(difference)
            for who, differences in by_player.items():
                self.points[who].add(fmean(differences))
        self._open = []


def pair_games(one: Iterable[Row], other: Iterable[Row]) -> Pairs | None:
    """Return the differences between games, or None if the runs don't have the same deals and seats."""
    pairs = Pairs()
    for mine, theirs in zip(one, other, strict=False):
        if mine["seed"] != theirs["seed"] or mine["who"] != theirs["who"]:
            return None
        pairs.add(mine, theirs)
    pairs.close()
    return pairs if pairs.turns.n > 1 else None


@dataclass(frozen=True, slots=True)
class Difference:
    """One figure of the first run minus that of the second."""

    key: str
    name: str
    found: Estimate
    one: float
    other: float
    paired: bool = False


def differences(one: RunAnalysis, other: RunAnalysis, pairs: Pairs | None = None) -> list[Difference]:
    """Return the differences in the win rates of players, first players and decks, and in the length."""
    if one.summary.game != other.summary.game:
        raise BadData(
            "lab-two-games", "{one} and {other} cannot be compared: they are different games",
            one=one.summary.game, other=other.summary.game,
        )  # fmt: skip
    found = []
    mine, theirs = one.summary, other.summary
    names, others = mine.names, theirs.names
    for who, player in sorted(mine.players.items()):
        against = theirs.players.get(who)
        if against is not None:
            name = names[who] if names[who] == others[who] else f"{names[who]} / {others[who]}"
            found.append(_rates("player", name, player.won, against.won, pairs.points.get(who) if pairs else None))
    if len(mine.seats) > 1 and 0 in theirs.order:
        found.append(_rates("begins", "", mine.order[0], theirs.order[0]))
    for name in sorted(set(mine.decks) & set(theirs.decks)):
        found.append(_rates("deck", name, mine.decks[name], theirs.decks[name]))
    length = _mean_difference(mine.turns, theirs.turns) if pairs is None else paired_interval(pairs.turns, TURN)
    found.append(Difference("length", "", length, mine.turns.mean, theirs.turns.mean, pairs is not None))
    return found


def _mean_difference(one: DealMean, other: DealMean) -> Estimate:
    """Return the difference between two means of different deals."""
    mine, theirs = one.by_deals(), other.by_deals()
    value, half = mine.value - theirs.value, math.hypot(mine.high - mine.value, theirs.high - theirs.value)
    return Estimate(value, value - half, value + half, mine.n + theirs.n)


def _rates(key: str, name: str, one: WinTally, other: WinTally, pairs: Tally | None = None) -> Difference:
    if pairs is not None and pairs.n > 1:
        found = paired_interval(pairs, WIN, most=WIN)
        return Difference(key, name, found, one.rate.value, other.rate.value, True)
    n, m = one.effective_games, other.effective_games
    found = share_difference(one.points * (n / one.games), n, other.points * (m / other.games), m)
    return Difference(key, name, found, one.rate.value, other.rate.value)


def card_differences(one: RunAnalysis, other: RunAnalysis, what: str) -> list[Difference]:
    """Return how much more often cards of both runs were used in the first, with the most significant ones first."""
    n, m = one.player_games, other.player_games
    found = []
    for name in sorted(set(one.cards[what]) & set(other.cards[what])):
        mine, theirs = one.cards[what][name].players, other.cards[what][name].players
        found.append(Difference("card", name, share_difference(mine, n, theirs, m), mine / n, theirs / m))
    return sorted(found, key=lambda d: -_significance(d.found))


def _significance(found: Estimate) -> float:
    """Return the difference in units of half its interval."""
    half = (found.high - found.low) / 2
    return abs(found.value) / half if half else 0.0
