"""Two runs beside each other: what differs, and how sure of it one may be.

Runs with the same deals are compared deal by deal, so that the luck they share falls out;
other runs are compared as wholes.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from vigil.kernel.errors import BadData
from vigil.lab import block_intervals
from vigil.lab.run_analysis import RunAnalysis
from vigil.lab.simulation import Row
from vigil.lab.stats import Estimate, Tally, share_difference
from vigil.lab.summary import DealMean, WinTally

A_WIN, A_TURN = 1.0, 1.0  # by how much a game of a pair differs at least, if it does


@dataclass(slots=True)
class Pairs:
    """The differences of games that have the same number and the same luck: a mean for each deal."""

    games: int = 0
    turns: Tally = field(default_factory=Tally)
    points: dict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))  # by player
    _deal: int = -1
    _open: list[tuple[float, list[tuple[int, float]]]] = field(default_factory=list)

    def add(self, one: Row, other: Row) -> None:
        if one["deal"] != self._deal:
            self.close()
            self._deal = one["deal"]
        self.games += 1
        theirs = dict(zip(other["who"], other["points"], strict=True))
        points = [(who, mine - theirs.get(who, 0.0)) for who, mine in zip(one["who"], one["points"], strict=True)]
        self._open.append((one["turns"] - other["turns"], points))

    def close(self) -> None:
        """The deal is over: its games count as one difference."""
        if self._open:
            self.turns.add(sum(turns for turns, _ in self._open) / len(self._open))
            found: dict[int, list[float]] = defaultdict(list)
            for _, points in self._open:
                for who, difference in points:
                    found[who].append(difference)
            for who, differences in found.items():
                self.points[who].add(sum(differences) / len(differences))
        self._open = []


def paired(one: Iterable[Row], other: Iterable[Row]) -> Pairs | None:
    """The games of two runs, pair by pair; None if they are not the same deals with the same seats."""
    made = Pairs()
    for mine, theirs in zip(one, other, strict=False):
        if mine["seed"] != theirs["seed"] or mine["who"] != theirs["who"]:
            return None
        made.add(mine, theirs)
    made.close()
    return made if made.turns.n > 1 else None


@dataclass(frozen=True, slots=True)
class Difference:
    """One minus the other: of what (a key and a name), and whether game by game."""

    key: str
    name: str
    found: Estimate
    one: float
    other: float
    paired: bool = False


def differences(one: RunAnalysis, other: RunAnalysis, pairs: Pairs | None = None) -> list[Difference]:
    """Win rates of players who are in both runs, of who begins, of decks, and the length."""
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
    length = _apart(mine.turns, theirs.turns) if pairs is None else block_intervals.paired(pairs.turns, A_TURN)
    found.append(Difference("length", "", length, mine.turns.mean, theirs.turns.mean, pairs is not None))
    return found


def _apart(one: DealMean, other: DealMean) -> Estimate:
    """The difference of two means of different deals."""
    mine, theirs = one.by_deals(), other.by_deals()
    value, half = mine.value - theirs.value, math.hypot(mine.high - mine.value, theirs.high - theirs.value)
    return Estimate(value, value - half, value + half, mine.n + theirs.n)


def _rates(key: str, name: str, one: WinTally, other: WinTally, pairs: Tally | None = None) -> Difference:
    if pairs is not None and pairs.n > 1:
        found = block_intervals.paired(pairs, A_WIN, most=A_WIN)  # a few deals that agree prove little
        return Difference(key, name, found, one.rate.value, other.rate.value, True)
    mine, theirs = one.worth / one.games, other.worth / other.games
    found = share_difference(one.points * mine, one.worth, other.points * theirs, other.worth)
    return Difference(key, name, found, one.rate.value, other.rate.value)


def card_differences(one: RunAnalysis, other: RunAnalysis, what: str) -> list[Difference]:
    """How much oftener cards that both runs know were had in the first, those first that differ most surely."""
    n, m = one.player_games, other.player_games
    found = []
    for name in sorted(set(one.cards[what]) & set(other.cards[what])):
        mine, theirs = one.cards[what][name].players, other.cards[what][name].players
        found.append(Difference("card", name, share_difference(mine, n, theirs, m), mine / n, theirs / m))
    return sorted(found, key=lambda d: -_sureness(d.found))


def _sureness(found: Estimate) -> float:
    half = (found.high - found.low) / 2
    return abs(found.value) / half if half else 0.0
