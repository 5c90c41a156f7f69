"""Ladders: measure the strength of bots by playing all of them against each other.

Every pair of bots plays each deal twice with the seats swapped, so both have the same luck. If players have decks of
their own, both have the same one, and the deals go through all ready-made decks of the format. If a game can be played
alone, every bot does that too.

Finished games can be kept in a file, so a long ladder can be played in pieces.
"""

from __future__ import annotations

import functools
import json
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from vigil.bots.external import is_external
from vigil.kernel.errors import BadConfig
from vigil.kernel.rng import stream
from vigil.kernel.serialization import digest
from vigil.lab.elo import Ratings, Score, merge_results, pairwise_results, rate
from vigil.lab.games_file import Row, play_missing
from vigil.lab.rating_intervals import rating_differences
from vigil.lab.simulation import play_game
from vigil.lab.stats import Estimate, share, sign_p
from vigil.lab.support import lab_for
from vigil.registry import GAMES

ANCHOR, ANCHORED = "greedy", 1000.0
"""The reference, or else the first bot, has this rating. The others have intervals for the difference from it."""
STEPS_PER_DOUBLING = 8  # of the logarithmic scale for thinking times

Times = dict[int, int]
"""A histogram of thinking times, on a logarithmic scale."""


@dataclass(frozen=True, slots=True)
class LadderGame:
    """A game of a ladder: its bots by seat, and its deal."""

    game: str
    settings: str
    bots: tuple[str, ...]
    deal: int
    seed: int

    @property
    def key(self) -> str:
        """Identical for games that would be played in the same way, under the same rules."""
        return digest([self.game, _rules(self.game, self.settings), self.settings, list(self.bots), self.seed])


@functools.lru_cache(maxsize=64)
def _rules(game: str, settings: str) -> str:
    return GAMES[game].rules_hash(GAMES[game].configure(json.loads(settings)))


@dataclass(frozen=True, slots=True)
class LadderPlan:
    """The plan of a ladder: `games` for each pair of bots, and `solo` games for each bot alone.

    Bots that are adjacent in the list are similar in strength, and can play more games: `adjacent_games`.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    solo: int = 0
    settings: Mapping[str, Any] = field(default_factory=dict)
    adjacent_games: int = 0

    def ladder_games(self) -> Iterator[LadderGame]:
        """Yield all games, deal by deal, so that all pairs have played equally often if you stop early."""
        if len(set(self.bots)) < 2 or len(set(self.bots)) != len(self.bots):
            raise BadConfig("ladder-bots", "a ladder needs at least two bots, all different")
        lab = lab_for(self.game)
        solo_settings = json.dumps({**self.settings, **(lab.solo_settings or {})}, sort_keys=True)
        deals, adjacent_deals = (self.games + 1) // 2, (max(self.games, self.adjacent_games) + 1) // 2
        adjacent = set(pairwise(self.bots))
        for deal in range(max(adjacent_deals, self.solo)):
            seed = stream(self.seed, deal) >> 16
            if deal < adjacent_deals:
                settings = json.dumps(lab.fair_settings(self.settings, deal), sort_keys=True)
                for one, other in combinations(self.bots, 2):
                    if deal >= deals and (one, other) not in adjacent:
                        continue
                    for pair in ((one, other), (other, one)):
                        yield LadderGame(self.game, settings, pair, deal, seed)
            if deal < self.solo and lab.solo_settings is not None:
                for bot in self.bots:
                    yield LadderGame(self.game, solo_settings, (bot,), deal, seed)


def play_ladder_game(task: LadderGame) -> Row:
    """Play a game, and return the places and the thinking times.

    Thinking is measured in CPU time, which other work on the machine doesn't affect. For external programs, only
    wall-clock time is known.
    """
    times: list[Times] = [{} for _ in task.bots]

    def on_answer(seat: int, seconds: float) -> None:
        step = time_step(seconds)
        times[seat][step] = times[seat].get(step, 0) + 1

    clock: Callable[[], float] = time.perf_counter if any(map(is_external, task.bots)) else time.process_time
    played = play_game(task.game, task.settings, list(task.bots), task.seed, clock=clock, on_answer=on_answer)
    row = {
        "key": task.key,
        "game": task.game,
        "bots": list(task.bots),
        "deal": task.deal,
        "places": played["places"] if len(task.bots) > 1 else [1 if played["winners"] else 2],
        "decisions": played["decisions"],
        "times": [{str(step): n for step, n in sorted(histogram.items())} for histogram in times],
    }
    return {**row, "substituted": played["substituted"]} if any(played["substituted"]) else row


def run_ladder(
    plan: LadderPlan,
    keep: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Row]:
    """Return all games of a ladder; those in the file `keep` are not played again."""
    return play_missing(play_ladder_game, plan.ladder_games(), keep, workers, progress)


# --------------------------------------------------------------------- results


@dataclass(frozen=True, slots=True)
class AdjacentPair:
    """Two adjacent bots, by rating or in the list: deals that the better one won, tied and lost, with a p value."""

    better: str
    worse: str
    won: int
    even: int
    lost: int
    p: float


@dataclass(frozen=True, slots=True)
class LadderResult:
    """The results of a ladder."""

    plan: LadderPlan
    games: int
    ratings: Ratings
    reference: str
    rating_differences: dict[str, Estimate]  # from the reference; an open end is infinite
    heads: dict[tuple[str, str], Score]
    adjacent_pairs: tuple[AdjacentPair, ...]
    solo: dict[str, Estimate]
    times: dict[str, tuple[int, float, float]]  # decisions, and the seconds at p50 and p99
    substituted: dict[str, tuple[int, int]]  # choices and games of substitutes, for the bots that failed


def summarize(plan: LadderPlan, rows: Sequence[Row]) -> LadderResult:
    """Compute ratings, head-to-head scores and thinking times."""
    duels = [row for row in rows if len(row["bots"]) == 2]
    heads: dict[tuple[str, str], Score] = {}
    for row in duels:
        heads = merge_results(heads, pairwise_results(row["bots"], row["places"]))
    for one, other in combinations(plan.bots, 2):
        both = heads.pop((one, other), Score()) + heads.pop((other, one), Score()).reversed
        heads[one, other], heads[other, one] = both, both.reversed
    ratings = rate({pair: heads[pair] for pair in combinations(plan.bots, 2)})
    reference = ANCHOR if ANCHOR in plan.bots else plan.bots[0]
    shift = ANCHORED - ratings.of(reference).value
    ratings = replace(ratings, elo=tuple(elo + shift for elo in ratings.elo))
    deals: dict[int, dict[tuple[str, str], Score]] = {}
    for row in duels:
        deals[row["deal"]] = merge_results(deals.get(row["deal"], {}), pairwise_results(row["bots"], row["places"]))
    alone = [row for row in rows if len(row["bots"]) == 1]
    solo = {}
    for bot in plan.bots:
        mine = [row["places"][0] == 1 for row in alone if row["bots"] == [bot]]
        if mine:
            solo[bot] = share(sum(mine), len(mine))
    rank = {bot: n for n, bot in enumerate(ratings.names)}
    listed = [tuple(sorted(pair, key=lambda bot: rank[bot])) for pair in pairwise(plan.bots)]
    pairs = sorted({*pairwise(ratings.names), *listed}, key=lambda pair: [rank[bot] for bot in pair])
    return LadderResult(
        plan,
        len(rows),
        ratings,
        reference,
        rating_differences(list(deals.values()), reference),
        heads,
        tuple(_compare_adjacent(duels, better, worse) for better, worse in pairs),
        solo,
        {bot: _thinking_times(rows, bot) for bot in plan.bots},
        _substitute_counts(rows),
    )


def _substitute_counts(rows: Iterable[Row]) -> dict[str, tuple[int, int]]:
    """Return how many choices substitutes made for a bot, and in how many games."""
    counts: dict[str, tuple[int, int]] = {}
    for row in rows:
        for bot, answers in zip(row["bots"], row.get("substituted", ()), strict=False):
            if answers:
                before = counts.get(bot, (0, 0))
                counts[bot] = before[0] + answers, before[1] + 1
    return counts


def _compare_adjacent(duels: Iterable[Row], better: str, worse: str) -> AdjacentPair:
    """Make a sign test over deals, so that the luck that both games of a deal share counts once."""
    deals: dict[int, float] = {}
    for row in duels:
        if set(row["bots"]) == {better, worse}:
            score = pairwise_results(row["bots"], row["places"])[row["bots"][0], row["bots"][1]]
            mine = score if row["bots"][0] == better else score.reversed
            deals[row["deal"]] = deals.get(row["deal"], 0.0) + mine.wins - mine.losses
    won, lost = sum(each > 0 for each in deals.values()), sum(each < 0 for each in deals.values())
    return AdjacentPair(better, worse, won, len(deals) - won - lost, lost, sign_p(won, lost) if won + lost else 1.0)


def _thinking_times(rows: Iterable[Row], bot: str) -> tuple[int, float, float]:
    """Return the number of a bot's decisions, and its median and 99th percentile of seconds."""
    total: Counter[int] = Counter()
    for row in rows:
        for name, histogram in zip(row["bots"], row["times"], strict=True):
            if name == bot:
                total.update({int(step): n for step, n in histogram.items()})
    return sum(total.values()), time_quantile(total, 0.50), time_quantile(total, 0.99)


def time_step(seconds: float) -> int:
    """Return a time on a logarithmic scale, with 0 for a microsecond."""
    return round(STEPS_PER_DOUBLING * math.log2(max(1e-6, seconds) * 1e6))


def time_quantile(times: Times, part: float) -> float:
    """Return a quantile of thinking times in seconds, accurate to about 9%."""
    left = part * sum(times.values())
    for step in sorted(times):
        left -= times[step]
        if left <= 1e-9:
            return float(2 ** (step / STEPS_PER_DOUBLING) / 1e6)
    return 0.0


def one_sided(distance: Estimate) -> str | None:
    """Return "above" or "below" if the results only show a minimum difference, or "unknown" if they show none."""
    if math.isinf(distance.high) and math.isinf(distance.low):
        return "unknown"
    return "above" if math.isinf(distance.high) else "below" if math.isinf(distance.low) else None


def _rating_or_null(elo: float) -> float | None:
    return None if math.isinf(elo) else round(ANCHORED + elo, 1)


def as_json(result: LadderResult) -> dict[str, Any]:
    """Return the results as JSON data."""
    plan = result.plan
    return {
        "game": plan.game,
        "settings": dict(plan.settings),
        "seed": plan.seed,
        "reference": result.reference,
        "games": result.games,
        "bots": [
            {
                "bot": bot,
                "elo": round(ANCHORED + result.rating_differences[bot].value, 1),
                "low": _rating_or_null(result.rating_differences[bot].low),
                "high": _rating_or_null(result.rating_differences[bot].high),
                "one_sided": one_sided(result.rating_differences[bot]),
                "games": result.rating_differences[bot].n,
                "decisions": result.times[bot][0],
                "p50_ms": round(1000 * result.times[bot][1], 3),
                "p99_ms": round(1000 * result.times[bot][2], 3),
                "substituted": dict(zip(("answers", "games"), result.substituted.get(bot, (0, 0)), strict=True)),
                **({"solo": result.solo[bot]._asdict()} if bot in result.solo else {}),
            }
            for bot in result.ratings.names
        ],
        "head_to_head": [
            {"bot": one, "against": other, "wins": score.wins, "draws": score.draws, "losses": score.losses}
            for (one, other), score in sorted(result.heads.items())
        ],
        "adjacent_pairs": [
            {"better": n.better, "worse": n.worse, "won": n.won, "even": n.even, "lost": n.lost, "p": n.p}
            for n in result.adjacent_pairs
        ],
    }
