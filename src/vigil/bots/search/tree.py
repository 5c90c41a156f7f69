"""Information-set Monte Carlo tree search.

Every simulation begins in a sampled state, in which everything the seat can't know is dealt again, so no choice depends
on hidden cards. The tree is shared by all these states: a path in it is a series of choices, and each state has its own
options.

At the root, sequential halving divides the budget: all options are tried in the same states with the same random
numbers, and the worse half is dropped after each round. Below the root, each seat takes the option that was best for
itself, weighted by its prior and by how rarely it was tried (PUCT). Beyond the tree, a playout policy plays on until
the guide can evaluate the position.

The search is independent of the game; `model.py` says what it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Any

from vigil.bots.search.model import Guide, Model, outcome_values
from vigil.kernel.errors import VigilError
from vigil.kernel.game import Choice
from vigil.kernel.rng import MASK, stream

STEP = 0x9E3779B97F4A7C15  # a large odd number: gives every step of a playout its own random number
PRUNE_INTERVAL = 8  # states between two checks for options that are far behind
CLOCK_INTERVAL = 32  # choices of a playout between two looks at the clock


class OutOfTime(Exception):
    """The time ran out during a simulation, which is discarded."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The budget and parameters of a search."""

    sims: int | None = 200  # simulations per decision; None for as many as the time allows
    ms: int = 2000  # time limit in milliseconds
    explore: float = 0.6  # how strongly the tree prefers promising options that were rarely tried
    first_play_urgency: float = 0.05  # how much worse than its parent an untried option is assumed to be
    width: int = 12  # maximum number of options compared at the root
    switch_margin: float = 0.5  # standard errors by which an option must beat the one with the highest prior
    prune_margin: float = 3.5  # standard errors behind the leader at which an option is dropped at once
    level: str = ""  # a level for which the game sets the number of simulations

    def for_game(self, simulations: Mapping[str, int]) -> Settings:
        """Return the settings with the game's number of simulations for the level, if there is a level."""
        return replace(self, sims=simulations[self.level], level="") if self.level else self


class Edge:
    """An option at a node of the tree: its visits, its total value for each seat, and its children."""

    __slots__ = ("children", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.total = [0.0] * seats
        self.children: dict[Hashable, Edge] = {}


Node = dict[Hashable, Edge]


class RootOptionStats:
    """The results of an option at the root."""

    __slots__ = ("edge", "index", "mine", "prior", "total", "visits")

    def __init__(self, index: int, prior: float, edge: Edge) -> None:
        self.index, self.prior, self.edge = index, prior, edge
        self.mine: list[float] = []  # the deciding seat's value in each state; all options have the same states
        self.visits, self.total = edge.visits, edge.total[:]  # including those of an earlier decision

    def mean(self, seat: int) -> float:
        """The seat's mean value."""
        return self.total[seat] / self.visits if self.visits else 0.0

    def means(self) -> tuple[float, ...]:
        """Every seat's mean value; empty without visits."""
        return tuple(total / self.visits for total in self.total) if self.visits else ()


class Tree:
    """A search from one decision.

    `root` is the tree of an earlier search that reached the same decision, or an empty node. `now` returns the
    time in seconds, and serves only to enforce the time limit.
    """

    def __init__(
        self, model: Model[Any], guide: Guide, settings: Settings, root: Node, rng: int,
        now: Callable[[], float] = perf_counter,
    ) -> None:  # fmt: skip
        self.model, self.guide, self.settings, self.root = model, guide, settings, root
        self.rng, self.now = rng, now
        self.began = now()
        self.end = self.began + settings.ms / 1000
        self.simulations = 0
        self.out_of_time = False

    def search(self, s: Any, weights: Sequence[float]) -> list[RootOptionStats]:
        """Return the options that were tried, best first; `s` is a sampled state, `weights` are the priors."""
        seat, seats = self.model.seat_to_act(s), len(self.guide.teams(s))
        options, since = self.model.options(s), self.guide.progress(s)
        first: dict[Hashable, RootOptionStats] = {}
        for index in sorted(range(len(options)), key=lambda index: -weights[index]):
            label = self.guide.label(s, options[index])
            if weights[index] > 0.0 and label not in first and len(first) < self.settings.width:
                first[label] = RootOptionStats(index, weights[index], self.root.setdefault(label, Edge(seats)))
        tried = list(first.values())[: self.settings.sims]
        remaining, worlds = tried, 0
        rounds = max(1, ceil(log2(len(tried))))
        for done in range(1, rounds + 1):
            while not self.out_of_time and (worlds == 0 or self._has_budget(len(remaining), done / rounds)):
                self._try_in_one_world(remaining, seat, since, worlds)
                worlds += 1
                if worlds % PRUNE_INTERVAL == 0 and worlds > PRUNE_INTERVAL:
                    remaining = self._prune(remaining, seat)
                    if len(remaining) == 1:
                        return self._rank(tried, remaining, seat)
            if done < rounds:
                remaining = sorted(remaining, key=lambda stats: -stats.mean(seat))[: ceil(len(remaining) / 2)]
        return self._rank(tried, remaining, seat)

    def _prune(self, remaining: list[RootOptionStats], seat: int) -> list[RootOptionStats]:
        """Drop options that are significantly behind the leader, or too close to it to be worth more simulations."""
        leader = max(remaining, key=lambda stats: stats.mean(seat))
        margin, min_gain = self.settings.prune_margin, self.guide.min_gain
        return [
            stats for stats in remaining if stats is leader or better_by(leader.mine, stats.mine, min_gain) < margin
        ]

    def _has_budget(self, remaining: int, share: float) -> bool:
        """Whether this share of the budget allows one more state.

        Simulations count if they are limited, so that a slower machine finds the same result; otherwise time counts.
        """
        if self.settings.sims is None:
            return self.now() < self.began + share * self.settings.ms / 1000
        return self.simulations + remaining <= share * self.settings.sims

    def _try_in_one_world(self, remaining: list[RootOptionStats], seat: int, since: int, number: int) -> None:
        """Try all remaining options in one more sampled state, with the same random numbers."""
        rng = stream(self.rng, number)
        dealt = self.model.redeal(rng)
        for i, stats in enumerate(remaining):
            if self.now() >= self.end:
                self.out_of_time = True
                return
            s = self.model.copy(dealt) if i < len(remaining) - 1 else dealt
            self.simulations += 1
            try:
                values = self._simulate(s, stats, since, rng)
            except OutOfTime:
                self.out_of_time = True
                return
            except VigilError:  # an endless loop of cards: the simulation doesn't count
                continue
            stats.visits += 1
            stats.mine.append(values[seat])
            for at, value in enumerate(values):
                stats.total[at] += value

    def _rank(self, tried: list[RootOptionStats], remaining: list[RootOptionStats], seat: int) -> list[RootOptionStats]:
        """Sort the options, best first, with those that were dropped last.

        The option with the highest prior comes first unless another one is better by `switch_margin`.
        """
        order = sorted(tried, key=lambda stats: (stats in remaining, stats.mean(seat)), reverse=True)
        best, promising = order[0], tried[0]
        has_lower_prior = best.prior < promising.prior and promising.visits > 0
        if has_lower_prior and better_by(best.mine, promising.mine) <= self.settings.switch_margin:
            order.remove(promising)
            order.insert(0, promising)
        return order

    # ------------------------------------------------------------- simulations

    def _simulate(self, s: Any, stats: RootOptionStats, since: int, rng: int) -> Sequence[float]:
        """Take the root option, play on through the tree and then with the playout policy; return the values."""
        model, guide = self.model, self.guide
        options_of, choose, should_stop = model.options, model.choose, guide.should_stop
        choose(s, options_of(s)[stats.index])
        path, node, steps, beyond_tree = [stats.edge], stats.edge.children, 1, stats.edge.visits == 0
        while options := options_of(s):
            if should_stop(s, since, steps):
                break
            if len(options) == 1:
                index = 0
            elif beyond_tree:
                index = guide.playout_choice(s, options, (rng + steps * STEP) & MASK)
            else:
                weights = guide.prior(s, options)
                index = only_candidate(weights)
                if index < 0:
                    index, edge = self._select(s, options, weights, node, path[-1])
                    path.append(edge)
                    node, beyond_tree = edge.children, edge.visits == 0
            choose(s, options[index])
            steps += 1
            if steps % CLOCK_INTERVAL == 0 and self.now() >= self.end:
                raise OutOfTime
        outcome = model.outcome(s)
        values = guide.value(s) if outcome is None else outcome_values(outcome, guide.teams(s))
        for edge in path:
            edge.visits += 1
            total = edge.total
            for at, value in enumerate(values):
                total[at] += value
        return values

    def _select(
        self, s: Any, options: Sequence[Choice], weights: Sequence[float], node: Node, parent: Edge
    ) -> tuple[int, Edge]:
        """Return the option to follow, and its edge: the best one for the seat to act, by the PUCT formula."""
        seat, label = self.model.seat_to_act(s), self.guide.label
        total = sum(weights)
        untried = parent.total[seat] / parent.visits - self.settings.first_play_urgency if parent.visits else 0.5
        candidates: list[tuple[int, Hashable, Edge | None]] = []
        visits = 1
        for index, option in enumerate(options):
            if weights[index] > 0.0:
                name = label(s, option)
                edge = node.get(name)
                visits += edge.visits if edge is not None else 0
                candidates.append((index, name, edge))
        factor = self.settings.explore * sqrt(visits) / total
        best, at = -1.0, 0
        for i, (index, _, edge) in enumerate(candidates):
            if edge is not None and edge.visits:
                score = edge.total[seat] / edge.visits + factor * weights[index] / (1 + edge.visits)
            else:
                score = untried + factor * weights[index]
            if score > best:
                best, at = score, i
        index, name, edge = candidates[at]
        if edge is None:
            edge = node[name] = Edge(len(parent.total))
        return index, edge


def only_candidate(weights: Sequence[float]) -> int:
    """Return the index of the only option with a weight, or -1 if there are several."""
    index = -1
    for i, weight in enumerate(weights):
        if weight > 0.0:
            if index >= 0:
                return -1
            index = i
    return index


def error_of(values: Sequence[float]) -> float:
    """Return the standard error of the mean; 0.0 for fewer than two values."""
    n = len(values)
    if n < 2:
        return 0.0
    mean = sum(values) / n
    return sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


def better_by(mine: Sequence[float], other: Sequence[float], bonus: float = 0.0) -> float:
    """Return by how many standard errors `mine` plus a bonus beats `other` in the states both were tried in."""
    gains = [a - b for a, b in zip(mine, other, strict=False)]
    if not gains:
        return 0.0
    mean, error = sum(gains) / len(gains) + bonus, error_of(gains)
    if error == 0.0:
        return 0.0 if mean == 0.0 else (1e9 if mean > 0.0 else -1e9)
    return mean / error
