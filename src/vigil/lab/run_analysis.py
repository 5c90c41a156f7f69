"""What a run says about its cards, its turns and its decks: gathered from the rows of a file, none of them kept."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from vigil.kernel.errors import BadData
from vigil.lab.simulation import Row
from vigil.lab.stats import LEVEL, Estimate, Tally, z_of
from vigil.lab.summary import RunSummary

LATEST = 60  # turns from here on are drawn together: a picture has an end

Stratum = tuple[int, str]
"""Who is compared with whom: the same player with the same deck."""


@dataclass(slots=True)
class UsageCounts:
    """What became of those who did something with a card, among players of one kind."""

    n: int = 0
    points: float = 0.0
    score: float = 0.0

    def add(self, points: float, score: float) -> None:
        self.n += 1
        self.points += points
        self.score += score


Group = tuple[int, float, int, float]
"""Players of one kind: those who did it, their points, everybody, all points."""

Pattern = tuple[tuple[Stratum, bool, float], ...]
"""A game as a card sees it: of each player the kind, whether they had it, and their points."""


@dataclass(slots=True)
class CardAnalysis:
    """One card: who had to do with it, how often, and when."""

    name: str
    seen: dict[Stratum, UsageCounts] = field(default_factory=dict)
    games: Counter[Pattern] = field(default_factory=Counter)  # in which somebody had it
    copies: int = 0
    turns: Counter[int] = field(default_factory=Counter)  # of every single time
    first: Tally = field(default_factory=Tally)  # turn of the first time in a game

    @property
    def players(self) -> int:
        """In how many games, counted for each player."""
        return sum(seen.n for seen in self.seen.values())


@dataclass(slots=True)
class RunAnalysis:
    """A run, gathered."""

    name: str = ""
    summary: RunSummary = field(default_factory=RunSummary)
    strata: dict[Stratum, UsageCounts] = field(default_factory=lambda: defaultdict(UsageCounts))
    games: Counter[Pattern] = field(default_factory=Counter)  # as a card sees them that nobody had
    cards: dict[str, dict[str, CardAnalysis]] = field(
        default_factory=lambda: {"acquired": {}, "defeated": {}, "played": {}}
    )
    course: dict[tuple[int, int], Counter[int]] = field(default_factory=lambda: defaultdict(Counter))  # player, turn
    fortune: dict[tuple[bool, int], Counter[int]] = field(default_factory=lambda: defaultdict(Counter))  # won, turn
    gains: dict[tuple[int, int], Tally] = field(default_factory=lambda: defaultdict(Tally))  # player, turn
    winnings: dict[tuple[bool, int], Tally] = field(default_factory=lambda: defaultdict(Tally))  # won, turn

    def add(self, row: Row) -> None:
        if self.summary.game and row["game"] != self.summary.game:
            raise BadData(
                "lab-mixed", "a run must be of one game; this one has {one} and {other}",
                one=self.summary.game, other=str(row["game"]),
            )  # fmt: skip
        self.summary.add(row)
        kinds = [
            (who, row["decks"][seat] if row["decks"] else "") for seat, who in enumerate(row["who"])
        ]  # of each seat
        for seat, kind in enumerate(kinds):
            self.strata[kind].add(row["points"][seat], row["scores"][seat])
            before, won = 0, row["points"][seat] > 0
            for turn, value in enumerate(row["course"][seat][:LATEST], 1):
                self.course[kind[0], turn][value] += 1
                self.fortune[won, turn][value] += 1
                self.gains[kind[0], turn].add(value - before)
                self.winnings[won, turn].add(value - before)
                before = value
        self.games[_pattern(kinds, (), row["points"])] += 1
        for what, found in self.cards.items():
            had: dict[str, set[int]] = defaultdict(set)
            for entry in row[what]:
                had[entry["card"]].add(entry["seat"])
                seat, name, turns = entry["seat"], entry["card"], entry["turns"]
                card = found.setdefault(name, CardAnalysis(name))
                card.seen.setdefault(kinds[seat], UsageCounts()).add(row["points"][seat], row["scores"][seat])
                card.copies += len(turns)
                card.turns.update(min(turn, LATEST) for turn in turns)
                card.first.add(turns[0])
            for name, seats in had.items():
                found[name].games[_pattern(kinds, seats, row["points"])] += 1

    @property
    def player_games(self) -> int:
        return sum(seen.n for seen in self.strata.values())

    def often(self, card: CardAnalysis) -> float:
        """The share of those who did it among players of a kind that could: others do not have it in their deck."""
        return card.players / sum(self.strata[kind].n for kind in card.seen)

    def worth(self, card: CardAnalysis) -> Estimate:
        """How much oftener those who did it won than others of their kind who did not."""
        without = self.games.copy()
        for pattern, count in card.games.items():
            without[tuple(sorted((kind, False, points) for kind, _, points in pattern))] -= count
        return stratified(self._groups(card), card.games + without)

    def won(self, card: CardAnalysis) -> tuple[float, float] | None:
        """How often those who did it won, and the others of their kind: they differ by what it was worth."""
        return win_rates(self._groups(card))

    def _groups(self, card: CardAnalysis) -> dict[Stratum, Group]:
        return {
            kind: (seen.n, seen.points, self.strata[kind].n, self.strata[kind].points)
            for kind, seen in card.seen.items()
        }

    def score_worth(self, card: CardAnalysis) -> float:
        """How much higher the score of those who did it was, against others of their kind; 0 where all did."""
        total = weights = 0.0
        for kind, seen in card.seen.items():
            rest = self.strata[kind].n - seen.n
            if rest:
                weight = seen.n * rest / self.strata[kind].n
                total += weight * (seen.score / seen.n - (self.strata[kind].score - seen.score) / rest)
                weights += weight
        return total / weights if weights else 0.0


def _pattern(kinds: Sequence[Stratum], had: Collection[int], points: Sequence[float]) -> Pattern:
    return tuple(sorted((kind, seat in had, points[seat]) for seat, kind in enumerate(kinds)))


def win_rates(groups: Mapping[Stratum, Group]) -> tuple[float, float] | None:
    """The win rates of those who did and of those who did not, each group weighing as much as it tells (Mantel and
    Haenszel); None where there is nobody to compare with."""
    had = others = total = 0.0
    for did, points, everybody, all_points in groups.values():
        rest = everybody - did
        if did > 0 and rest > 0:
            weight = did * rest / everybody
            had += weight * points / did
            others += weight * (all_points - points) / rest
            total += weight
    return (had / total, others / total) if total else None


def stratified(groups: Mapping[Stratum, Group], games: Mapping[Pattern, int], level: float = LEVEL) -> Estimate:
    """The difference of win rates between those who did and those who did not, each compared with their own kind.

    A group is (those who did, their points, all, all points).  Groups weigh as much as they
    tell (Mantel and Haenszel); one imagined win and one loss on either side of a group keep
    the interval honest where there are few games (Agresti and Caffo).  The players of one
    game are no independent witnesses, since one wins what the other loses: `games` says who
    met whom, and the interval is as wide as that makes it.
    """
    middle = variance = total = 0.0
    rates: dict[Stratum, tuple[float, float, float, float]] = {}  # what one point more or less does, and the two rates
    for kind, (did, points, everybody, all_points) in groups.items():
        rest = everybody - did
        if did <= 0 or rest <= 0:
            continue
        weight = did * rest / everybody
        p, q = (points + 1) / (did + 2), (all_points - points + 1) / (rest + 2)
        middle += weight * (p - q)
        variance += weight * weight * (p * (1 - p) / (did + 2) + q * (1 - q) / (rest + 2))
        rates[kind] = (weight / did, weight / rest, p, q)
        total += weight
    n = sum(did for did, *_ in groups.values())
    won = win_rates(groups)
    if won is None:
        return Estimate(0.0, -1.0, 1.0, n)
    by_game = 0.0
    for pattern, count in games.items():
        pull = 0.0
        for kind, had, points in pattern:
            if kind in rates:
                up, down, p, q = rates[kind]
                pull += up * (points - p) if had else -down * (points - q)
        by_game += count * pull * pull
    half = z_of(level) * sqrt(max(variance, by_game)) / total
    return Estimate(won[0] - won[1], max(-1.0, middle / total - half), min(1.0, middle / total + half), n)


def studied(rows: Iterable[Row], name: str = "") -> RunAnalysis:
    """The study of all these games; a run without games cannot be reported."""
    made = RunAnalysis(name)
    for row in rows:
        made.add(row)
    if not made.summary.games:
        raise BadData("lab-empty", "{path} has no games", path=name or "this run")
    return made
