"""Analyze the cards, turns and decks of a run, row by row, so that no games need to be stored."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from vigil.kernel.errors import BadData
from vigil.lab.simulation import Row
from vigil.lab.stats import LEVEL, Estimate, Tally, z_of
from vigil.lab.summary import RunSummary

LAST_TURN = 60  # later turns are drawn as this one

Stratum = tuple[int, str]
"""The players that are compared with each other: the same player with the same deck."""


@dataclass(slots=True)
class UsageCounts:
    """The results of players of one stratum who used a card."""

    n: int = 0
    points: float = 0.0
    score: float = 0.0

    def add(self, points: float, score: float) -> None:
        """Add a player's game."""
        self.n += 1
        self.points += points
        self.score += score


Group = tuple[int, float, int, float]
"""A stratum: the players who used a card, their points, all players, all points."""

Pattern = tuple[tuple[Stratum, bool, float], ...]
"""A game from the perspective of a card: each player's stratum, whether they had the card, and their points."""


@dataclass(slots=True)
class CardAnalysis:
    """The uses of a card: by whom, how often, and when."""

    name: str
    seen: dict[Stratum, UsageCounts] = field(default_factory=dict)
    games: Counter[Pattern] = field(default_factory=Counter)  # in which a player had it
    copies: int = 0
    turns: Counter[int] = field(default_factory=Counter)  # of all uses
    first: Tally = field(default_factory=Tally)  # the turns of the first use in a game

    @property
    def players(self) -> int:
        """The number of players who used it, over all games."""
        return sum(seen.n for seen in self.seen.values())


@dataclass(slots=True)
class RunAnalysis:
    """The analysis of a run."""

    name: str = ""
    summary: RunSummary = field(default_factory=RunSummary)
    strata: dict[Stratum, UsageCounts] = field(default_factory=lambda: defaultdict(UsageCounts))
    games: Counter[Pattern] = field(default_factory=Counter)  # patterns of a card that no player had
    cards: dict[str, dict[str, CardAnalysis]] = field(
        default_factory=lambda: {"acquired": {}, "defeated": {}, "played": {}}
    )
    score_by_turn: dict[tuple[int, int], Counter[int]] = field(
        default_factory=lambda: defaultdict(Counter)
    )  # player, turn
    fortune: dict[tuple[bool, int], Counter[int]] = field(default_factory=lambda: defaultdict(Counter))  # won, turn
    gains: dict[tuple[int, int], Tally] = field(default_factory=lambda: defaultdict(Tally))  # player, turn
    winnings: dict[tuple[bool, int], Tally] = field(default_factory=lambda: defaultdict(Tally))  # won, turn

    def add(self, row: Row) -> None:
        """Add a game."""
        if self.summary.game and row["game"] != self.summary.game:
            raise BadData(
                "lab-mixed", "a run must contain only one game; this one has {one} and {other}",
                one=self.summary.game, other=str(row["game"]),
            )  # fmt: skip
        self.summary.add(row)
        strata = [(who, row["decks"][seat] if row["decks"] else "") for seat, who in enumerate(row["who"])]  # by seat
        for seat, stratum in enumerate(strata):
            self.strata[stratum].add(row["points"][seat], row["scores"][seat])
            before, won = 0, row["points"][seat] > 0
            for turn, value in enumerate(row["score_by_turn"][seat][:LAST_TURN], 1):
                self.score_by_turn[stratum[0], turn][value] += 1
                self.fortune[won, turn][value] += 1
                self.gains[stratum[0], turn].add(value - before)
                self.winnings[won, turn].add(value - before)
                before = value
        self.games[_pattern(strata, (), row["points"])] += 1
        for use, cards in self.cards.items():
            seats_by_card: dict[str, set[int]] = defaultdict(set)
            for entry in row[use]:
                seat, name, turns = entry["seat"], entry["card"], entry["turns"]
                seats_by_card[name].add(seat)
                card = cards.setdefault(name, CardAnalysis(name))
                card.seen.setdefault(strata[seat], UsageCounts()).add(row["points"][seat], row["scores"][seat])
                card.copies += len(turns)
                card.turns.update(min(turn, LAST_TURN) for turn in turns)
                card.first.add(turns[0])
            for name, seats in seats_by_card.items():
                cards[name].games[_pattern(strata, seats, row["points"])] += 1

    @property
    def player_games(self) -> int:
        """The number of players over all games."""
        return sum(seen.n for seen in self.strata.values())

    def frequency(self, card: CardAnalysis) -> float:
        """Return the share of players who used the card, among the strata that have it."""
        return card.players / sum(self.strata[kind].n for kind in card.seen)

    def win_rate_effect(self, card: CardAnalysis) -> Estimate:
        """Return the win rate of players with the card minus that of others in the same stratum."""
        without = self.games.copy()
        for pattern, count in card.games.items():
            without[tuple(sorted((kind, False, points) for kind, _, points in pattern))] -= count
        return stratified_difference(self._groups(card), card.games + without)

    def win_rates(self, card: CardAnalysis) -> tuple[float, float] | None:
        """Return the win rates of players with the card and of others in the same stratum."""
        return win_rates(self._groups(card))

    def _groups(self, card: CardAnalysis) -> dict[Stratum, Group]:
        return {
            kind: (seen.n, seen.points, self.strata[kind].n, self.strata[kind].points)
            for kind, seen in card.seen.items()
        }

    def score_effect(self, card: CardAnalysis) -> float:
        """Return the score of players with the card minus that of others in the same stratum, or 0 without others."""
        total = weights = 0.0
        for kind, seen in card.seen.items():
            rest = self.strata[kind].n - seen.n
            if rest:
                weight = seen.n * rest / self.strata[kind].n
                total += weight * (seen.score / seen.n - (self.strata[kind].score - seen.score) / rest)
                weights += weight
        return total / weights if weights else 0.0


def _pattern(strata: Sequence[Stratum], seats: Collection[int], points: Sequence[float]) -> Pattern:
    """Return the pattern of a card that these seats had."""
    return tuple(sorted((stratum, seat in seats, points[seat]) for seat, stratum in enumerate(strata)))


def win_rates(groups: Mapping[Stratum, Group]) -> tuple[float, float] | None:
    """Return the win rates with and without a card, with Mantel–Haenszel weights, or None if all players had it."""
    rate_with = rate_without = total = 0.0
    for users, points, players, all_points in groups.values():
        rest = players - users
        if users > 0 and rest > 0:
            weight = users * rest / players
            rate_with += weight * points / users
            rate_without += weight * (all_points - points) / rest
            total += weight
    return (rate_with / total, rate_without / total) if total else None


def stratified_difference(
    groups: Mapping[Stratum, Group], games: Mapping[Pattern, int], level: float = LEVEL
) -> Estimate:
    """Return the difference in win rate with and without a card, compared within strata.

    Strata have Mantel–Haenszel weights. A virtual win and loss on either side of a stratum correct the interval for few
    games (Agresti and Caffo). The players of a game aren't independent, since one wins what the other loses. `games`
    counts who played against whom, and the interval is widened accordingly.
    """
    middle = variance = total = 0.0
    rates: dict[Stratum, tuple[float, float, float, float]] = {}  # weights of a point on either side, and both rates
    for stratum, (users, points, players, all_points) in groups.items():
        rest = players - users
        if users <= 0 or rest <= 0:
            continue
        weight = users * rest / players
        p, q = (points + 1) / (users + 2), (all_points - points + 1) / (rest + 2)
        middle += weight * (p - q)
        variance += weight * weight * (p * (1 - p) / (users + 2) + q * (1 - q) / (rest + 2))
        rates[stratum] = (weight / users, weight / rest, p, q)
        total += weight
    n = sum(users for users, *_ in groups.values())
    won = win_rates(groups)
    if won is None:
        return Estimate(0.0, -1.0, 1.0, n)
    variance_by_game = 0.0
    for pattern, count in games.items():
        influence = 0.0
        for stratum, had, points in pattern:
            if stratum in rates:
                up, down, p, q = rates[stratum]
                influence += up * (points - p) if had else -down * (points - q)
        variance_by_game += count * influence * influence
    half = z_of(level) * sqrt(max(variance, variance_by_game)) / total
    return Estimate(won[0] - won[1], max(-1.0, middle / total - half), min(1.0, middle / total + half), n)


def analyze(rows: Iterable[Row], name: str = "") -> RunAnalysis:
    """Return the analysis of these games; raise BadData if there are none."""
    analysis = RunAnalysis(name)
    for row in rows:
        analysis.add(row)
    if not analysis.summary.games:
        raise BadData("lab-empty", "{path} has no games", path=name or "this run")
    return analysis
