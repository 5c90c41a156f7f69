"""Two sets of cards or rules side by side: the same seeds under both, and what has moved, each with its interval."""

from __future__ import annotations

import functools
import json
import math
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from statistics import NormalDist
from typing import Any, NamedTuple

from vigil.kernel.errors import BadConfig
from vigil.kernel.rng import stream
from vigil.lab.block_intervals import Ratio, paired
from vigil.lab.card_experiment import win_share
from vigil.lab.card_trial import POINTS, told
from vigil.lab.parallel import parallel_map
from vigil.lab.policies import check_policy, luck_at, policy_for
from vigil.lab.stats import LEVEL, Estimate, Tally, share
from vigil.lab.support import UsageCounts, lab_for
from vigil.registry import GAMES

FIGURES = ("first", "length", "drawn")
"""What is compared besides the cards: wins of who begins, rounds, games without a winner."""
CARDS = "cards"
IN_POINTS = ("first", "drawn", CARDS)
LEAST_SEEN = 20  # a card that was there less often says nothing


@dataclass(frozen=True, slots=True)
class SettingsPair:
    """Two settings of one game, plain, so that they can travel."""

    game: str
    a: dict[str, Any]
    b: dict[str, Any]
    policy: str = "fast"
    seed: int = 0

    @property
    def key(self) -> str:
        return json.dumps([self.game, self.a, self.b, self.policy, self.seed], sort_keys=True)


class SideResult(NamedTuple):
    """The games of one seed under one setting: shares of wins, rounds, draws; cards as (taken, there)."""

    games: int
    first: float
    length: float
    drawn: float
    cards: dict[str, tuple[int, int]]
    fair: float = 0.5  # the share of wins that `first` is counted from


# -------------------------------------------------------------------- playing


class ConfigCache:
    """Configurations, made once in each process."""

    def __init__(self, match: SettingsPair) -> None:
        self.match, self.game, self.lab = match, GAMES[match.game], lab_for(match.game)
        self.configs: dict[str, Any] = {}
        for settings in (match.a, match.b):
            self.config(settings, 0)

    def config(self, settings: dict[str, Any], number: int) -> Any:
        """The configuration of a block; what the settings leave open comes up in turn."""
        whole = {**settings, **self.lab.paired_settings(settings, number)}
        key = json.dumps(whole, sort_keys=True)
        if key not in self.configs:
            self.configs[key] = self.game.configure(whole)
        return self.configs[key]

    def block(self, number: int) -> tuple[SideResult, SideResult]:
        a, b = (self.side(settings, number) for settings in (self.match.a, self.match.b))
        return a, b

    def side(self, settings: dict[str, Any], number: int) -> SideResult:
        seed = stream(self.match.seed, number)
        game, config = self.game, self.config(settings, number)
        s = game.new(config, seed)
        policy = policy_for(self.match.game, self.match.policy, s)
        seen: UsageCounts = defaultdict(lambda: [0, 0])
        self.lab.count_usage(s, seen, True)
        made = 0
        while options := game.options(s):
            place = policy(s, options, luck_at(seed, made)) if len(options) > 1 else 0
            game.choose(s, options[place])
            made += 1
            self.lab.count_usage(s, seen, False)
        outcome, progress, teams = game.outcome(s), game.progress(s), game.teams(config)
        assert outcome is not None
        won = win_share(outcome, progress.first)
        fair = 1 / config.players if len(outcome.scores) == config.players else 0.0  # alone, the rules play as well
        together = any(len(team) > 1 for team in teams)
        return SideResult(
            1, won - fair, float(progress.round), float(len(outcome.winners) != 1 and not together),
            {name: (taken, there) for name, (taken, there) in seen.items()}, fair,
        )  # fmt: skip


_halls: dict[str, ConfigCache] = {}


def play_block(match: SettingsPair, number: int) -> tuple[SideResult, SideResult]:
    """One seed under both settings, whichever process plays it."""
    if match.key not in _halls:
        _halls.clear()
        _halls[match.key] = ConfigCache(match)
    return _halls[match.key].block(number)


# -------------------------------------------------------------------- comparing


class FigureDiff(NamedTuple):
    """One figure under both settings, and by how much the second is larger."""

    name: str
    a: Estimate | None
    b: Estimate | None
    moved: Estimate | None
    sure: bool  # that it has moved at all


@dataclass(slots=True)
class Comparison:
    """What the games under both settings have shown so far."""

    match: SettingsPair
    blocks: int = 0
    games: int = 0
    seconds: float = 0.0
    _fair: tuple[float, float] = (0.5, 0.5)
    _a: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    _b: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    _moved: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    _cards: tuple[dict[str, Ratio], dict[str, Ratio]] = field(
        default_factory=lambda: (defaultdict(Ratio), defaultdict(Ratio))
    )

    def add(self, a: SideResult, b: SideResult) -> None:
        self.blocks += 1
        self.games += a.games + b.games
        self._fair = a.fair, b.fair
        for name in FIGURES:
            one, other = getattr(a, name), getattr(b, name)
            self._a[name].add(one)
            self._b[name].add(other)
            self._moved[name].add(other - one)
        for ratios, side in zip(self._cards, (a, b), strict=True):
            for name, (taken, there) in side.cards.items():
                ratios[name].add(taken, there)

    @property
    def figures(self) -> list[FigureDiff]:
        """First player, length, draws."""
        rows = []
        for name in FIGURES:
            scale = POINTS if name in IN_POINTS else 1.0
            sides = zip((self._a, self._b), self._fair, strict=True)
            a, b = (_scaled(_figure(name, each[name], fair), scale) for each, fair in sides)
            change = self._moved[name]
            moved = _scaled(paired(change, 1.0, most=math.inf if name == "length" else 1.0), scale)
            rows.append(FigureDiff(name, a, b, moved, moved.low > 0 or moved.high < 0))
        return rows

    @property
    def cards(self) -> list[FigureDiff]:
        """How often each card is taken.  Intervals and sureness allow for there being many cards to look at."""
        both = [
            name for name, ratio in self._cards[0].items()
            if ratio.whole >= LEAST_SEEN and name in self._cards[1] and self._cards[1][name].whole >= LEAST_SEEN
        ]  # fmt: skip
        level = 1 - (1 - LEVEL) / max(1, len(both))
        z = NormalDist().inv_cdf((1 + level) / 2)
        rows, chances = [], {}
        for name in both:
            a, b = (ratios[name] for ratios in self._cards)
            value = POINTS * (b.part / b.whole - a.part / a.whole)
            error = POINTS * math.sqrt(_variance(a) + _variance(b))
            chances[name] = 2 * (1 - NormalDist().cdf(abs(value) / error))
            low, high = max(-POINTS, value - z * error), min(POINTS, value + z * error)
            moved = Estimate(value, low, high, round(a.whole + b.whole))
            rows.append(FigureDiff(name, _scaled(a.interval(), POINTS), _scaled(b.interval(), POINTS), moved, False))
        sure = holm(chances)
        rows = [row._replace(sure=row.name in sure) for row in rows]
        for here, there, ratios in ((0, 1, self._cards[0]), (1, 0, self._cards[1])):
            for name, ratio in ratios.items():
                if name not in self._cards[there] and ratio.whole >= LEAST_SEEN:
                    found = _scaled(ratio.interval(), POINTS)
                    rows.append(
                        FigureDiff(name, found if here == 0 else None, found if here == 1 else None, None, True)
                    )
        return sorted(rows, key=_by_change)

    def as_json(self) -> dict[str, Any]:
        """Numbers for other programs."""
        return {
            "game": self.match.game,
            "policy": self.match.policy,
            "seed": self.match.seed,
            "level": LEVEL,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "figures": {row.name: _row_json(row) for row in self.figures},
            "cards": {row.name: _row_json(row) for row in self.cards},
        }


def _by_change(row: FigureDiff) -> tuple[bool, float, str]:
    """What stands on one side only comes first, then what has moved most."""
    return row.moved is not None, -abs(row.moved.value) if row.moved is not None else 0.0, row.name


def _figure(name: str, tally: Tally, fair: float) -> Estimate:
    """Under one setting; shares, of few games above all, need an interval of their own kind."""
    if name == "length":
        found = paired(tally, 1.0)
        return found._replace(low=max(0.0, found.low))
    above = fair if name == "first" else 0.0
    value, low, high, n = share((tally.mean + above) * tally.n, tally.n)
    return Estimate(value - above, low - above, high - above, n)


def _row_json(row: FigureDiff) -> dict[str, Any]:
    parts = {"a": row.a, "b": row.b, "moved": row.moved}
    return {**{key: told(each) if each is not None else None for key, each in parts.items()}, "sure": row.sure}


def _variance(ratio: Ratio) -> float:
    """Of a share; where every block says the same, as if one more event had gone the other way."""
    share = (ratio.part + 1) / (ratio.whole + 2)
    return max(ratio.variance, share * (1 - share) / ratio.whole)


def _scaled(estimate: Estimate, scale: float) -> Estimate:
    return Estimate(estimate.value * scale, estimate.low * scale, estimate.high * scale, estimate.n)


def holm(chances: dict[str, float], level: float = LEVEL) -> set[str]:
    """Those of many tests that hold together (Holm): all of them true with this level, however many were made."""
    found: set[str] = set()
    for rank, name in enumerate(sorted(chances, key=lambda name: (chances[name], name))):
        if chances[name] > (1 - level) / (len(chances) - rank):
            break
        found.add(name)
    return found


def compare(
    match: SettingsPair,
    *,
    games: int | None = None,
    seconds: float | None = None,
    workers: int | None = None,
    on: str = "here",
    look: Callable[[Comparison], None] = lambda comparison: None,
) -> Comparison:
    """Play both settings with the same seeds until so many games or seconds are over."""
    check_policy(match.policy)
    if games is None and seconds is None:
        raise BadConfig("lab-how-long", "say how long to measure: a number of games, or seconds")
    found = Comparison(match)
    began = time.perf_counter()
    ConfigCache(match)  # what cannot be played says so here
    tasks: Iterator[int] = count() if games is None else iter(range(max(2, math.ceil(games / 2))))
    try:
        for a, b in parallel_map(functools.partial(play_block, match), tasks, workers=workers, on=on):
            found.add(a, b)
            found.seconds = time.perf_counter() - began
            look(found)
            if seconds is not None and found.seconds >= seconds:
                break
    except KeyboardInterrupt:  # enough is enough: what was found is kept
        if found.blocks < 2:
            raise
    return found


# -------------------------------------------------------------------- gates


@dataclass(frozen=True, slots=True)
class Threshold:
    """So far a figure may move: points, or rounds for the length."""

    name: str
    most: float

    def broken(self, comparison: Comparison, prove: bool = False) -> list[FigureDiff]:
        """What has surely moved farther; with `prove`, also what may have."""
        rows = comparison.cards if self.name == CARDS else [r for r in comparison.figures if r.name == self.name]
        found = []
        for row in rows:
            if row.moved is not None:
                surely = row.moved.low > self.most or row.moved.high < -self.most
                maybe = row.moved.high > self.most or row.moved.low < -self.most
                if surely or (prove and maybe):
                    found.append(row)
        return found


def parse_thresholds(texts: list[str]) -> list[Threshold]:
    """`3`: first player, draws and cards may move by three points; `length=1`, `first=2` name one figure."""
    found: list[Threshold] = []
    for text in texts:
        name, _, number = text.rpartition("=")
        try:
            most = float(number)
        except ValueError:
            most = math.nan
        names = IN_POINTS if not name else (name.strip(),)
        if not math.isfinite(most) or most < 0 or not set(names) <= {*FIGURES, CARDS}:
            raise BadConfig(
                "lab-gate",
                "a gate is a number of points, or a name and a number such as first=3, not {given}; names are {known}",
                given=repr(text[:40]),
                known=", ".join((*FIGURES, CARDS)),
            )
        found += [Threshold(each, most) for each in names]
    return found
