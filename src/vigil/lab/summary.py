"""The summary of a run, counted while it is played, so that no games need to be stored."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from vigil import __version__
from vigil.bots.external import substitute_of
from vigil.kernel.errors import VigilError
from vigil.lab.block_intervals import DealSums
from vigil.lab.simulation import FAULTS, Row
from vigil.lab.stats import LEVEL, Estimate, Tally, share, student, wilson


@dataclass(slots=True)
class WinTally:
    """Counts wins, draws and points, where a shared win is a fraction of a point.

    Games of one deal resemble each other (that is the purpose of rotating seats), so they can carry less information
    than games of different deals. The variance between deals shows how much less. The games of a deal must be
    consecutive.
    """

    games: int = 0
    wins: int = 0
    draws: int = 0
    points: float = 0.0
    _sums: DealSums = field(default_factory=DealSums)

    def add(self, points: float, deal: int | None = None) -> None:
        """Add a game; without a deal, it is independent of all others."""
        self.games += 1
        self.points += points
        self.wins += points == 1.0
        self.draws += 0.0 < points < 1.0
        self._sums.add(points, deal)

    @property
    def effective_games(self) -> float:
        """The number of independent games with the same information; at most the number of games."""
        if self._sums.deals < 2 or self._sums.deals == self.games:  # one game per deal: all are independent
            return float(self.games)
        p = self.points / self.games
        variance = self._sums.variance
        return min(float(self.games), p * (1 - p) / variance) if variance > 0 else float(self.games)

    @property
    def rate(self) -> Estimate:
        """The win rate with Wilson's interval for the effective number of games."""
        if not self.games:
            return share(0, 0)
        p, n = self.points / self.games, self.effective_games
        low, high = wilson(p * n, n)
        return Estimate(p, low, high, self.games)


@dataclass(slots=True)
class DealMean(Tally):
    """A mean over games, with an interval that treats deals as observations.

    The games of a deal must be consecutive, as with `WinTally`.
    """

    _sums: DealSums = field(default_factory=DealSums)

    def note(self, value: float, deal: int) -> None:
        """Add a game."""
        self.add(value)
        self._sums.add(value, deal)

    def by_deals(self, level: float = LEVEL) -> Estimate:
        """Return the mean with Student's interval over deals, which is infinite for fewer than two deals."""
        deals = self._sums.deals
        if deals < 2:
            return Estimate(self.mean, -math.inf, math.inf, self.n)
        half = student((1 + level) / 2, deals - 1) * math.sqrt(self._sums.variance)
        return Estimate(self.mean, self.mean - half, self.mean + half, self.n)


@dataclass(slots=True)
class BotTotals:
    """The results of a player in all seats."""

    name: str
    won: WinTally = field(default_factory=WinTally)
    score: DealMean = field(default_factory=DealMean)
    seconds: float = 0.0
    substituted: int = 0  # choices that a substitute made
    given_up: int = 0  # games in which that happened
    fault: VigilError | None = None  # the first failure


@dataclass(slots=True)
class RunSummary:
    """The summary of a run."""

    game: str = ""
    settings: set[str] = field(default_factory=set)
    games: int = 0
    players: dict[int, BotTotals] = field(default_factory=dict)
    seats: dict[int, WinTally] = field(default_factory=dict)  # by seat at the table
    order: dict[int, WinTally] = field(default_factory=dict)  # by turn order; 0 is the first player
    decks: dict[str, WinTally] = field(default_factory=dict)
    pairs: dict[tuple[str, str], WinTally] = field(default_factory=dict)  # by deck and opposing deck
    turns: DealMean = field(default_factory=DealMean)
    lengths: Counter[int] = field(default_factory=Counter)
    decisions: DealMean = field(default_factory=DealMean)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, row: Row) -> None:
        """Add a game."""
        self.games += 1
        self.game = row["game"]
        self.settings.add(row["settings"])
        n, deal = len(row["bots"]), row["deal"]
        for seat, who in enumerate(row["who"]):
            points = row["points"][seat]
            player = self.players.setdefault(who, BotTotals(row["bots"][seat]))
            player.won.add(points, deal)
            player.score.note(row["scores"][seat], deal)
            answers = row["substituted"][seat] if "substituted" in row else 0
            player.substituted += answers
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
        for other_seat, other in enumerate(row["decks"]):
            if other_seat != seat and other != own:
                mine, theirs = row["places"][seat], row["places"][other_seat]
                points = 0.5 if mine == theirs else float(mine < theirs)
                self.pairs.setdefault((own, other), WinTally()).add(points, row["deal"])

    @property
    def names(self) -> dict[int, str]:
        """The players' names, numbered if they are identical."""
        count = Counter(player.name for player in self.players.values())
        return {
            who: player.name if count[player.name] == 1 else f"{player.name} ({who + 1})"
            for who, player in sorted(self.players.items())
        }

    @property
    def median(self) -> float:
        """The median number of turns; 0 without games."""
        return float(median(self.lengths.elements())) if self.lengths else 0.0


def _win_json(won: WinTally) -> dict[str, Any]:
    value, low, high, _ = won.rate
    return {
        "games": won.games,
        "wins": won.wins,
        "draws": won.draws,
        "win_rate": round(value, 6),
        "interval": [round(low, 6), round(high, 6)],
    }


def _mean_json(mean: DealMean) -> dict[str, Any]:
    value, low, high, _ = mean.by_deals()
    interval = [round(low, 6), round(high, 6)] if math.isfinite(low) else None
    return {"mean": round(value, 6), "interval": interval}


def _substitute_json(player: BotTotals) -> dict[str, Any]:
    """Return how much of a player's games a substitute played, and why."""
    why = None if player.fault is None else str(player.fault)
    return {
        "answers": player.substituted,
        "games": player.given_up,
        "by": substitute_of(player.name) or None,
        "why": why,
    }


def as_json(summary: RunSummary, seed: int, asked: int) -> dict[str, Any]:
    """Return the summary as JSON data (docs/LAB.md). Keys are added, but never changed."""
    return {
        "vigil": __version__,
        "game": summary.game,
        "settings": sorted(summary.settings),
        "seed": seed,
        "games": summary.games,
        "asked": asked,
        "seats": [
            {
                "name": player.name,
                **_win_json(player.won),
                "score": _mean_json(player.score),
                "substituted": _substitute_json(player),
            }
            for _, player in sorted(summary.players.items())
        ],
        "places": [{"seat": seat + 1, **_win_json(won)} for seat, won in sorted(summary.seats.items())],
        "order": [{"turn": turn + 1, **_win_json(won)} for turn, won in sorted(summary.order.items())],
        "length": {
            **_mean_json(summary.turns),
            "median": summary.median,
            "least": int(summary.turns.least) if summary.games else None,
            "most": int(summary.turns.most) if summary.games else None,
        },
        "decisions": _mean_json(summary.decisions),
        "endings": dict(sorted(summary.reasons.items())),
        "decks": [{"name": name, **_win_json(won)} for name, won in sorted(summary.decks.items())],
        "pairs": [{"deck": a, "against": b, **_win_json(won)} for (a, b), won in sorted(summary.pairs.items())],
    }
