"""Compare two settings of a game (cards or rules): play the same seeds with both, and estimate what changes."""

from __future__ import annotations

import functools
import json
import math
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from statistics import NormalDist
from typing import Any, NamedTuple

from vigil.kernel.errors import BadConfig
from vigil.kernel.rng import stream
from vigil.lab.block_intervals import Ratio, paired_interval
from vigil.lab.card_experiment import POINTS, check_length, collect, win_share
from vigil.lab.parallel import parallel_map
from vigil.lab.policies import check_policy, policy_for, rng_at
from vigil.lab.stats import LEVEL, Estimate, Tally, share
from vigil.lab.support import UsageCounts, lab_for
from vigil.registry import GAMES

FIGURES = ("first", "length", "drawn")
"""What is compared besides the cards: wins of the first player, rounds, and games without a winner."""
CARDS = "cards"
IN_POINTS = ("first", "drawn", CARDS)
MIN_AVAILABLE = 20  # a card that was available less often is left out


@dataclass(frozen=True, slots=True)
class SettingsPair:
    """Two settings of a game: plain data that can be sent to other processes."""

    game: str
    a: dict[str, Any]
    b: dict[str, Any]
    policy: str = "quick"
    seed: int = 0

    def __hash__(self) -> int:
        return hash(json.dumps([self.game, self.a, self.b, self.policy, self.seed], sort_keys=True))


class SideResult(NamedTuple):
    """The game of one seed with one of the settings; cards as (taken, available)."""

    games: int
    first: float
    length: float
    drawn: float
    cards: dict[str, tuple[int, int]]
    fair: float = 0.5  # the first player's expected win share, which `first` leaves out


# -------------------------------------------------------------------- playing


class ConfigCache:
    """The configurations of a comparison, built once per process."""

    def __init__(self, pair: SettingsPair) -> None:
        self.pair, self.game, self.lab = pair, GAMES[pair.game], lab_for(pair.game)
        self.configs: dict[str, Any] = {}
        for settings in (pair.a, pair.b):
            self.config(settings, 0)

    def config(self, settings: dict[str, Any], number: int) -> Any:
        """Return the configuration of a block, which varies what the settings leave open."""
        full = {**settings, **self.lab.paired_settings(settings, number)}
        key = json.dumps(full, sort_keys=True)
        if key not in self.configs:
            self.configs[key] = self.game.configure(full)
        return self.configs[key]

    def play(self, settings: dict[str, Any], number: int) -> SideResult:
        """Play one seed with one of the settings."""
        seed = stream(self.pair.seed, number)
        game, config = self.game, self.config(settings, number)
        s = game.new(config, seed)
        policy = policy_for(self.pair.game, self.pair.policy, s)
        usage: UsageCounts = defaultdict(lambda: [0, 0])
        self.lab.count_usage(s, usage, True)
        decisions = 0
        while options := game.options(s):
            index = policy(s, options, rng_at(seed, decisions)) if len(options) > 1 else 0
            game.choose(s, options[index])
            decisions += 1
            self.lab.count_usage(s, usage, False)
        outcome, progress, teams = game.outcome(s), game.progress(s), game.teams(config)
        assert outcome is not None
        won = win_share(outcome, progress.first)
        fair = 1 / config.players if len(outcome.scores) == config.players else 0.0  # 0 if the game is an opponent
        has_teams = any(len(team) > 1 for team in teams)
        return SideResult(
            1, won - fair, float(progress.round), float(len(outcome.winners) != 1 and not has_teams),
            {name: (taken, available) for name, (taken, available) in usage.items()}, fair,
        )  # fmt: skip


@functools.lru_cache(maxsize=1)
def _configs_of(pair: SettingsPair) -> ConfigCache:
    return ConfigCache(pair)


def play_block(pair: SettingsPair, number: int) -> tuple[SideResult, SideResult]:
    """Play one seed with both settings."""
    configs = _configs_of(pair)
    return configs.play(pair.a, number), configs.play(pair.b, number)


# -------------------------------------------------------------------- comparing


class FigureDiff(NamedTuple):
    """A figure with both settings, and how much larger it is with the second."""

    name: str
    a: Estimate | None
    b: Estimate | None
    moved: Estimate | None
    sure: bool  # whether the difference is significant


@dataclass(slots=True)
class Comparison:
    """The results so far."""

    pair: SettingsPair
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

    def add(self, block: tuple[SideResult, SideResult]) -> None:
        """Add the games of one seed."""
        a, b = block
        self.blocks += 1
        self.games += a.games + b.games
        self._fair = a.fair, b.fair
        for name in FIGURES:
            one, other = getattr(a, name), getattr(b, name)
            self._a[name].add(one)
            self._b[name].add(other)
            self._moved[name].add(other - one)
        for ratios, side in zip(self._cards, (a, b), strict=True):
            for name, (taken, available) in side.cards.items():
                ratios[name].add(taken, available)

    @property
    def figures(self) -> list[FigureDiff]:
        """The differences in first-player wins, length and draws."""
        rows = []
        for name in FIGURES:
            scale = POINTS if name in IN_POINTS else 1.0
            sides = zip((self._a, self._b), self._fair, strict=True)
            a, b = (_figure(name, each[name], fair).scale(scale) for each, fair in sides)
            most = math.inf if name == "length" else 1.0
            moved = paired_interval(self._moved[name], 1.0, most=most).scale(scale)
            rows.append(FigureDiff(name, a, b, moved, moved.low > 0 or moved.high < 0))
        return rows

    @property
    def cards(self) -> list[FigureDiff]:
        """The differences in how often each card is taken, corrected for the number of cards."""
        both = [
            name for name, ratio in self._cards[0].items()
            if ratio.whole >= MIN_AVAILABLE and name in self._cards[1] and self._cards[1][name].whole >= MIN_AVAILABLE
        ]  # fmt: skip
        level = 1 - (1 - LEVEL) / max(1, len(both))
        z = NormalDist().inv_cdf((1 + level) / 2)
        rows, p_values = [], {}
        for name in both:
            a, b = (ratios[name] for ratios in self._cards)
            value = POINTS * (b.part / b.whole - a.part / a.whole)
            error = POINTS * math.sqrt(_variance(a) + _variance(b))
            p_values[name] = 2 * (1 - NormalDist().cdf(abs(value) / error))
            low, high = max(-POINTS, value - z * error), min(POINTS, value + z * error)
            moved = Estimate(value, low, high, round(a.whole + b.whole))
            rows.append(FigureDiff(name, a.interval().scale(POINTS), b.interval().scale(POINTS), moved, False))
        significant = holm(p_values)
        rows = [row._replace(sure=row.name in significant) for row in rows]
        for here, ratios in enumerate(self._cards):
            for name, ratio in ratios.items():
                if name not in self._cards[1 - here] and ratio.whole >= MIN_AVAILABLE:
                    taken = ratio.interval().scale(POINTS)
                    row = FigureDiff(name, None, None, None, True)
                    rows.append(row._replace(a=taken) if here == 0 else row._replace(b=taken))
        return sorted(rows, key=_by_change)

    def as_json(self) -> dict[str, Any]:
        """Return the results as JSON data."""
        return {
            "game": self.pair.game,
            "policy": self.pair.policy,
            "seed": self.pair.seed,
            "level": LEVEL,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "figures": {row.name: _row_json(row) for row in self.figures},
            "cards": {row.name: _row_json(row) for row in self.cards},
        }


def _by_change(row: FigureDiff) -> tuple[bool, float, str]:
    """Sort cards of only one setting first, then by the size of the difference."""
    return row.moved is not None, -abs(row.moved.value) if row.moved is not None else 0.0, row.name


def _figure(name: str, tally: Tally, fair: float) -> Estimate:
    """Return a figure with one of the settings; shares get Wilson's interval."""
    if name == "length":
        length = paired_interval(tally, 1.0)
        return length._replace(low=max(0.0, length.low))
    above = fair if name == "first" else 0.0
    value, low, high, n = share((tally.mean + above) * tally.n, tally.n)
    return Estimate(value - above, low - above, high - above, n)


def _row_json(row: FigureDiff) -> dict[str, Any]:
    parts = {"a": row.a, "b": row.b, "moved": row.moved}
    return {**{key: each.to_json() if each is not None else None for key, each in parts.items()}, "sure": row.sure}


def _variance(ratio: Ratio) -> float:
    """Return the variance of a share, at least as large as if one more event had gone the other way."""
    share = (ratio.part + 1) / (ratio.whole + 2)
    return max(ratio.variance, share * (1 - share) / ratio.whole)


def holm(p_values: dict[str, float], level: float = LEVEL) -> set[str]:
    """Return the significant tests among many (Holm's correction)."""
    significant: set[str] = set()
    for rank, name in enumerate(sorted(p_values, key=lambda name: (p_values[name], name))):
        if p_values[name] > (1 - level) / (len(p_values) - rank):
            break
        significant.add(name)
    return significant


def compare(
    pair: SettingsPair,
    *,
    games: int | None = None,
    seconds: float | None = None,
    workers: int | None = None,
    progress: Callable[[Comparison], None] = lambda comparison: None,
) -> Comparison:
    """Play both settings with the same seeds until the games or the time run out, or until Ctrl+C."""
    check_policy(pair.policy)
    check_length(games, seconds)
    ConfigCache(pair)  # raises an error if the settings can't be played
    numbers: Iterator[int] = count() if games is None else iter(range(max(2, math.ceil(games / 2))))
    blocks = parallel_map(functools.partial(play_block, pair), numbers, workers=workers)
    return collect(Comparison(pair), blocks, seconds, progress)


# -------------------------------------------------------------------- thresholds


@dataclass(frozen=True, slots=True)
class Threshold:
    """How far a figure may change: in percentage points, or in rounds for the length."""

    name: str
    most: float

    def broken(self, comparison: Comparison, prove: bool = False) -> list[FigureDiff]:
        """Return what changed significantly more; with `prove`, also what may have changed more."""
        rows = comparison.cards if self.name == CARDS else [r for r in comparison.figures if r.name == self.name]
        broken = []
        for row in rows:
            if row.moved is not None:
                significant = row.moved.low > self.most or row.moved.high < -self.most
                possible = row.moved.high > self.most or row.moved.low < -self.most
                if significant or (prove and possible):
                    broken.append(row)
        return broken


def parse_thresholds(texts: list[str]) -> list[Threshold]:
    """Parse `3` (three points for first player, draws and cards), or a figure such as `length=1` or `first=2`."""
    thresholds: list[Threshold] = []
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
                "a threshold is a number of points, or a name and number such as first=3, not {given}; known: {known}",
                given=repr(text[:40]),
                known=", ".join((*FIGURES, CARDS)),
            )
        thresholds += [Threshold(each, most) for each in names]
    return thresholds
