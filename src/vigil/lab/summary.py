"""What the games of a run come to: counted while they are played, none of them kept."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from vigil import __version__
from vigil.bots.external import substitute_of
from vigil.kernel.errors import VigilError
from vigil.lab.simulation import FAULTS, Row
from vigil.lab.stats import LEVEL, Estimate, Tally, share, student, wilson


@dataclass(slots=True)
class WinTally:
    """Points of games: a win is one, a shared one a part of it.

    Games of one deal resemble each other (that is what rotating seats is for), so as
    witnesses they may count for less than as many of different deals.  How much less is
    seen from how the deals differ.  The games of a deal must come one after the other.
    """

    games: int = 0
    wins: int = 0
    draws: int = 0
    points: float = 0.0
    deals: int = 0
    _deal: int = -1
    _now: tuple[float, int] = (0.0, 0)  # points and games of the deal that is being counted
    _sums: tuple[float, float, float] = (0.0, 0.0, 0.0)  # of the finished ones: points², points x games, games²

    def add(self, points: float, deal: int | None = None) -> None:
        """One more game; without a deal it resembles no other."""
        self.games += 1
        self.points += points
        self.wins += points == 1.0
        self.draws += 0.0 < points < 1.0
        if deal is None or deal != self._deal:
            self._sums = self._closed()
            self._now, self._deal = (0.0, 0), -1 if deal is None else deal
            self.deals += 1
        self._now = (self._now[0] + points, self._now[1] + 1)

    def _closed(self) -> tuple[float, float, float]:
        (p, n), (pp, pn, nn) = self._now, self._sums
        return pp + p * p, pn + p * n, nn + n * n

    @property
    def worth(self) -> float:
        """How many unlike games these are worth: at most as many as they are."""
        if self.deals < 2 or self.deals == self.games:  # one game of each deal: nothing to resemble
            return float(self.games)
        p = self.points / self.games
        pp, pn, nn = self._closed()
        spread = max(0.0, pp - 2 * p * pn + p * p * nn) * self.deals / (self.deals - 1)
        chance = p * (1 - p) * self.games
        return self.games * min(1.0, chance / spread) if spread > 0 else float(self.games)

    @property
    def rate(self) -> Estimate:
        """Wilson's interval, of as many games as these are worth."""
        if not self.games:
            return share(0, 0)
        p, worth = self.points / self.games, self.worth
        low, high = wilson(p * worth, worth)
        return Estimate(p, low, high, self.games)


@dataclass(slots=True)
class DealMean(Tally):
    """A mean of games, with an interval that counts deals: games of one deal resemble each other.

    The games of a deal must come one after the other, as with `WinTally`.
    """

    deals: int = 0
    _deal: int | None = None
    _now: tuple[float, int] = (0.0, 0)
    _sums: tuple[float, float, float] = (0.0, 0.0, 0.0)  # of the finished deals: sum², sum x games, games²

    def note(self, value: float, deal: int) -> None:
        """One more game."""
        self.add(value)
        if deal != self._deal:
            self._sums, self._now, self._deal = self._closed(), (0.0, 0), deal
            self.deals += 1
        self._now = (self._now[0] + value, self._now[1] + 1)

    def _closed(self) -> tuple[float, float, float]:
        (x, n), (xx, xn, nn) = self._now, self._sums
        return xx + x * x, xn + x * n, nn + n * n

    def by_deals(self, level: float = LEVEL) -> Estimate:
        """Of the mean, by Student over deals; of fewer than two deals, anything."""
        if self.deals < 2:
            return Estimate(self.mean, -math.inf, math.inf, self.n)
        xx, xn, nn = self._closed()
        spread = max(0.0, xx - 2 * self.mean * xn + self.mean**2 * nn) * self.deals / (self.deals - 1)
        half = student((1 + level) / 2, self.deals - 1) * math.sqrt(spread) / self.n
        return Estimate(self.mean, self.mean - half, self.mean + half, self.n)


@dataclass(slots=True)
class BotTotals:
    """One of those who were named, wherever they sat."""

    name: str
    won: WinTally = field(default_factory=WinTally)
    score: DealMean = field(default_factory=DealMean)
    seconds: float = 0.0
    stood_in: int = 0  # answers that somebody else gave in its place
    given_up: int = 0  # games in which that happened
    fault: VigilError | None = None  # why, the first time


@dataclass(slots=True)
class RunSummary:
    """A run in numbers."""

    game: str = ""
    settings: set[str] = field(default_factory=set)
    games: int = 0
    players: dict[int, BotTotals] = field(default_factory=dict)
    seats: dict[int, WinTally] = field(default_factory=dict)  # by seat at the table
    order: dict[int, WinTally] = field(default_factory=dict)  # by turn order: 0 begins
    decks: dict[str, WinTally] = field(default_factory=dict)
    pairs: dict[tuple[str, str], WinTally] = field(default_factory=dict)  # a deck against another
    turns: DealMean = field(default_factory=DealMean)
    lengths: Counter[int] = field(default_factory=Counter)
    decisions: DealMean = field(default_factory=DealMean)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, row: Row) -> None:
        self.games += 1
        self.game = row["game"]
        self.settings.add(row["settings"])
        n, deal = len(row["bots"]), row["deal"]
        for seat, who in enumerate(row["who"]):
            points = row["points"][seat]
            player = self.players.setdefault(who, BotTotals(row["bots"][seat]))
            player.won.add(points, deal)
            player.score.note(row["scores"][seat], deal)
            answers = row["stood_in"][seat] if "stood_in" in row else 0
            player.stood_in += answers
            player.given_up += answers > 0
            if player.fault is None and seat in row.get(FAULTS, {}):
                player.fault = row[FAULTS][seat]
            if "seconds" in row:
                player.seconds += row["seconds"][seat]
            self.seats.setdefault(seat, WinTally()).add(points, deal)
            self.order.setdefault((seat - row["first"]) % n, WinTally()).add(points, deal)
            if row["decks"]:
                self._add_deck(row, seat)
        self.turns.note(row["turns"], deal)
        self.lengths[row["turns"]] += 1
        self.decisions.note(row["decisions"], deal)
        self.reasons[row["reason"]] += 1

    def _add_deck(self, row: Row, seat: int) -> None:
        own, points = row["decks"][seat], row["points"][seat]
        self.decks.setdefault(own, WinTally()).add(points, row["deal"])
        for there, other in enumerate(row["decks"]):
            if there != seat and other != own:
                mine, theirs = row["places"][seat], row["places"][there]
                points = 0.5 if mine == theirs else float(mine < theirs)
                self.pairs.setdefault((own, other), WinTally()).add(points, row["deal"])

    @property
    def names(self) -> dict[int, str]:
        """What the players are called; namesakes are numbered."""
        count = Counter(player.name for player in self.players.values())
        return {
            who: player.name if count[player.name] == 1 else f"{player.name} ({who + 1})"
            for who, player in sorted(self.players.items())
        }

    @property
    def median(self) -> float:
        """The median number of turns."""
        return median_of(self.lengths)


def median_of(counts: Counter[int]) -> float:
    """The median of numbers that were counted."""
    total = sum(counts.values())
    if not total:
        return 0.0
    low = high = None
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        if low is None and passed * 2 >= total:
            low = value
        if passed * 2 > total:
            high = value
            break
    assert low is not None and high is not None
    return (low + high) / 2


def summarize(rows: Iterable[Row]) -> RunSummary:
    made = RunSummary()
    for row in rows:
        made.add(row)
    return made


def _won(won: WinTally) -> dict[str, Any]:
    value, low, high, _ = won.rate
    return {
        "games": won.games,
        "wins": won.wins,
        "draws": won.draws,
        "win_rate": round(value, 6),
        "interval": [round(low, 6), round(high, 6)],
    }


def _mean(tally: DealMean) -> dict[str, Any]:
    value, low, high, _ = tally.by_deals()
    return {"mean": round(value, 6), "interval": [round(low, 6), round(high, 6)] if tally.deals > 1 else None}


def _stood_in(player: BotTotals) -> dict[str, Any]:
    """How much of a player's games was not played by it."""
    why = None if player.fault is None else str(player.fault)
    return {"answers": player.stood_in, "games": player.given_up, "by": substitute_of(player.name) or None, "why": why}


def as_json(summary: RunSummary, seed: int, asked: int) -> dict[str, Any]:
    """The shape that programs may rely on (docs/LAB.md): keys are added, never changed."""
    return {
        "vigil": __version__,
        "game": summary.game,
        "settings": sorted(summary.settings),
        "seed": seed,
        "games": summary.games,
        "asked": asked,
        "seats": [
            {"name": player.name, **_won(player.won), "score": _mean(player.score), "stood_in": _stood_in(player)}
            for _, player in sorted(summary.players.items())
        ],
        "places": [{"seat": seat + 1, **_won(won)} for seat, won in sorted(summary.seats.items())],
        "order": [{"turn": turn + 1, **_won(won)} for turn, won in sorted(summary.order.items())],
        "length": {
            **_mean(summary.turns),
            "median": summary.median,
            "least": int(summary.turns.least) if summary.games else None,
            "most": int(summary.turns.most) if summary.games else None,
        },
        "decisions": _mean(summary.decisions),
        "endings": dict(sorted(summary.reasons.items())),
        "decks": [{"name": name, **_won(won)} for name, won in sorted(summary.decks.items())],
        "pairs": [{"deck": a, "against": b, **_won(won)} for (a, b), won in sorted(summary.pairs.items())],
    }
