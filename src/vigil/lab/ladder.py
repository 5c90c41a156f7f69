"""How strong bots are: everybody against everybody, with the luck shared out evenly.

Every pair of bots plays deals of its own number: the same deal twice, with the seats
exchanged, so that what luck gives one of them it gives the other as well.  Where
players bring decks, both have the same one, and the deals go through all ready decks of
the format.  In a game that one can play alone, every bot does that as well.

A meeting is known by its players, its settings and its seed.  What is kept in a file
is not played again; so a long ladder can be climbed in pieces.
"""

from __future__ import annotations

import functools
import json
import math
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from vigil.bots.external import is_external
from vigil.kernel.errors import BadConfig, BadData
from vigil.kernel.rng import stream
from vigil.kernel.serialization import digest
from vigil.lab.elo import Ratings, Score, merge_results, pairwise_results, rate
from vigil.lab.parallel import parallel_map
from vigil.lab.rating_intervals import rating_differences
from vigil.lab.simulation import play_game
from vigil.lab.stats import Estimate, share, sign_p
from vigil.lab.support import lab_for
from vigil.registry import GAMES

ANCHOR, ANCHORED = "greedy", 1000.0
"""Ratings are counted from greedy, or where it does not play from the first bot that was named; that one is set to
this, and how much farther up or down the others are has an interval."""
STEPS = 8  # of a thinking time's measure, for each doubling

Times = dict[int, int]
"""Thinking times, counted: each a step of the measure, and how often it was."""


@dataclass(frozen=True, slots=True)
class LadderGame:
    """One game: who sits where, which deal of the pair it is."""

    game: str
    settings: str
    bots: tuple[str, ...]
    deal: int
    seed: int

    @property
    def key(self) -> str:
        """The same only if the same would be played again, under the same rules."""
        return digest([self.game, _rules(self.game, self.settings), self.settings, list(self.bots), self.seed])


@functools.lru_cache(maxsize=64)
def _rules(game: str, settings: str) -> str:
    return GAMES[game].rules_hash(GAMES[game].configure(json.loads(settings)))


@dataclass(frozen=True, slots=True)
class LadderPlan:
    """A whole ladder: `games` for each pair, `solo` games alone for each bot.

    Bots that follow each other in the list are closest in strength, and may play more: `neighbours` games.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    solo: int = 0
    settings: Mapping[str, Any] = field(default_factory=dict)
    neighbours: int = 0

    def meetings(self) -> Iterator[LadderGame]:
        """All games, deal by deal: whoever stops early has played as much with everybody."""
        if len(set(self.bots)) < 2 or len(set(self.bots)) != len(self.bots):
            raise BadConfig("ladder-bots", "a ladder needs at least two bots, all different")
        solo = lab_for(self.game).solo_settings
        alone = json.dumps({**self.settings, **(solo or {})}, sort_keys=True)
        deals, close = (self.games + 1) // 2, (max(self.games, self.neighbours) + 1) // 2
        following = set(pairwise(self.bots))
        for deal in range(max(close, self.solo)):
            if deal < close:
                settings = self._table(deal)
                for one, other in combinations(self.bots, 2):
                    if deal >= deals and (one, other) not in following:
                        continue
                    for pair in ((one, other), (other, one)):
                        yield LadderGame(self.game, settings, pair, deal, stream(self.seed, deal) >> 16)
            if deal < self.solo and solo is not None:
                for bot in self.bots:
                    yield LadderGame(self.game, alone, (bot,), deal, stream(self.seed, deal) >> 16)

    def _table(self, deal: int) -> str:
        return json.dumps(lab_for(self.game).fair_settings(self.settings, deal), sort_keys=True)


Row = dict[str, Any]


def play_ladder_game(meeting: LadderGame) -> Row:
    """Play a meeting: who came in which place, and how long they thought.

    Thinking is measured in processor time, which other work on the machine does not
    lengthen; what a program from outside takes can only be waited for.
    """
    times: list[Times] = [{} for _ in meeting.bots]

    def thought(seat: int, seconds: float) -> None:
        step = step_of(seconds)
        times[seat][step] = times[seat].get(step, 0) + 1

    clock: Callable[[], float] = time.perf_counter if any(map(is_external, meeting.bots)) else time.process_time
    row = play_game(meeting.game, meeting.settings, list(meeting.bots), meeting.seed, clock=clock, thought=thought)
    told = {
        "key": meeting.key,
        "game": meeting.game,
        "bots": list(meeting.bots),
        "deal": meeting.deal,
        "places": row["places"] if len(meeting.bots) > 1 else [1 if row["winners"] else 2],
        "decisions": row["decisions"],
        "times": [{str(step): n for step, n in sorted(counted.items())} for counted in times],
    }
    return {**told, "stood_in": row["stood_in"]} if any(row["stood_in"]) else told


def run_ladder(
    plan: LadderPlan,
    keep: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Row]:
    """All games of a ladder; those in the file are not played again, and new ones are added to it at once."""
    meetings = list(plan.meetings())
    known = load_games(keep) if keep is not None else {}
    missing = [meeting for meeting in meetings if meeting.key not in known]
    done = len(meetings) - len(missing)
    file = keep.open("a", encoding="utf-8") if keep is not None and missing else None
    try:
        for row in parallel_map(play_ladder_game, missing, workers=workers):
            known[row["key"]] = row
            done += 1
            if file is not None:
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
                file.flush()
            if progress is not None:
                progress(done, len(meetings))
    finally:
        if file is not None:
            file.close()
    return [known[meeting.key] for meeting in meetings]


def load_games(file: Path) -> dict[str, Row]:
    """The games of a file; a last line that was cut short is mended by playing its game again."""
    if not file.exists():
        return {}
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    found: dict[str, Row] = {}
    for number, line in enumerate(lines, 1):
        try:
            row = json.loads(line)
            found[row["key"]] = row
        except (ValueError, KeyError, TypeError):
            if number < len(lines) or text.endswith("\n"):
                raise BadData(
                    "ladder-file", "{file}, line {line}: this is not a ladder game", file=str(file), line=number
                ) from None
            file.write_text(text[: -len(line)], encoding="utf-8")
    return found


# --------------------------------------------------------------------- what came of it


@dataclass(frozen=True, slots=True)
class AdjacentPair:
    """Two bots that follow each other, in strength or in the list: deals that one won, that both won once, and the
    p value of that."""

    better: str
    worse: str
    won: int
    even: int
    lost: int
    p: float


@dataclass(frozen=True, slots=True)
class LadderResult:
    """What the games of a ladder come to."""

    plan: LadderPlan
    games: int
    ratings: Ratings
    reference: str
    apart: dict[str, Estimate]  # how much stronger than the reference each bot is; an open end is infinite
    heads: dict[tuple[str, str], Score]
    neighbours: tuple[AdjacentPair, ...]
    solo: dict[str, Estimate]
    times: dict[str, tuple[int, float, float]]  # decisions, and the seconds at p50 and p99
    stood_in: dict[str, tuple[int, int]]  # answers and games in which others played for a bot; only where they did


def summarize(plan: LadderPlan, rows: Sequence[Row]) -> LadderResult:
    """Ratings, the table of who beat whom, and thinking times."""
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
    order = {bot: place for place, bot in enumerate(ratings.names)}
    named = [tuple(sorted(pair, key=lambda bot: order[bot])) for pair in pairwise(plan.bots)]
    pairs = sorted({*pairwise(ratings.names), *named}, key=lambda pair: [order[bot] for bot in pair])
    return LadderResult(
        plan,
        len(rows),
        ratings,
        reference,
        rating_differences(list(deals.values()), reference),
        heads,
        tuple(_compared(duels, better, worse) for better, worse in pairs),
        solo,
        {bot: _thought(rows, bot) for bot in plan.bots},
        _replaced(rows),
    )


def _replaced(rows: Iterable[Row]) -> dict[str, tuple[int, int]]:
    """For whom others had to play: how many answers, in how many games."""
    found: dict[str, tuple[int, int]] = {}
    for row in rows:
        for bot, answers in zip(row["bots"], row.get("stood_in", ()), strict=False):
            if answers:
                before = found.get(bot, (0, 0))
                found[bot] = before[0] + answers, before[1] + 1
    return found


def _compared(duels: Iterable[Row], better: str, worse: str) -> AdjacentPair:
    """The sign test over deals: both games of one count together, so luck they share counts once."""
    deals: dict[int, float] = {}
    for row in duels:
        if set(row["bots"]) == {better, worse}:
            score = pairwise_results(row["bots"], row["places"])[row["bots"][0], row["bots"][1]]
            mine = score if row["bots"][0] == better else score.reversed
            deals[row["deal"]] = deals.get(row["deal"], 0.0) + mine.wins - mine.losses
    won, lost = sum(each > 0 for each in deals.values()), sum(each < 0 for each in deals.values())
    return AdjacentPair(better, worse, won, len(deals) - won - lost, lost, sign_p(won, lost) if won + lost else 1.0)


def _thought(rows: Iterable[Row], bot: str) -> tuple[int, float, float]:
    whole: Times = {}
    for row in rows:
        for name, counted in zip(row["bots"], row["times"], strict=True):
            if name == bot:
                for step, n in counted.items():
                    whole[int(step)] = whole.get(int(step), 0) + n
    return sum(whole.values()), time_at(whole, 0.50), time_at(whole, 0.99)


def step_of(seconds: float) -> int:
    """A time on a measure of eight steps for each doubling, from a microsecond up."""
    return round(STEPS * math.log2(max(1e-6, seconds) * 1e6))


def time_at(times: Times, part: float) -> float:
    """The time that this part of the thoughts does not exceed, to within a twelfth."""
    left = part * sum(times.values())
    for step in sorted(times):
        left -= times[step]
        if left <= 1e-9:
            return float(2 ** (step / STEPS) / 1e6)
    return 0.0


def one_sided(found: Estimate) -> str | None:
    """Whether the results only say on which side of the reference a bot is, and how far at least."""
    if math.isinf(found.high) and math.isinf(found.low):
        return "unknown"
    return "above" if math.isinf(found.high) else "below" if math.isinf(found.low) else None


def _end(elo: float) -> float | None:
    return None if math.isinf(elo) else round(ANCHORED + elo, 1)


def as_json(found: LadderResult) -> dict[str, Any]:
    """The whole ladder as plain data."""
    plan = found.plan
    return {
        "game": plan.game,
        "settings": dict(plan.settings),
        "seed": plan.seed,
        "reference": found.reference,
        "games": found.games,
        "bots": [
            {
                "bot": bot,
                "elo": round(ANCHORED + found.apart[bot].value, 1),
                "low": _end(found.apart[bot].low),
                "high": _end(found.apart[bot].high),
                "one_sided": one_sided(found.apart[bot]),
                "games": found.apart[bot].n,
                "decisions": found.times[bot][0],
                "p50_ms": round(1000 * found.times[bot][1], 3),
                "p99_ms": round(1000 * found.times[bot][2], 3),
                "stood_in": dict(zip(("answers", "games"), found.stood_in.get(bot, (0, 0)), strict=True)),
                **({"solo": found.solo[bot]._asdict()} if bot in found.solo else {}),
            }
            for bot in found.ratings.names
        ],
        "head_to_head": [
            {"bot": one, "against": other, "wins": score.wins, "draws": score.draws, "losses": score.losses}
            for (one, other), score in sorted(found.heads.items())
        ],
        "neighbours": [
            {"better": n.better, "worse": n.worse, "won": n.won, "even": n.even, "lost": n.lost, "p": n.p}
            for n in found.neighbours
        ],
    }
