"""The search: play on in many imagined tables, keep what was learned in a tree, take what did best.

Information-set Monte Carlo tree search.  Every simulation begins at a table in which
all that the seat cannot know was dealt anew, so no choice rests on a card that
nobody could see.  The tree belongs to what is known: a path in it is a row of
choices, and where other cards make other options possible, those of this table count.

At its root the options are compared in pairs: each is tried at the same tables with
the same luck, the worse half is given up, and the rest share what is left of the
budget (sequential halving; a small budget is wasted on nobody).  Below the root each
seat takes what has been best for itself, weighed by how promising it looked and how
seldom it was tried (PUCT); past the tree a quick policy plays on until the guide
says that the table can be judged.

The search knows no game: see `model.py` for what it asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Any

from vigil.bots.search.model import Guide, Model, result
from vigil.kernel.errors import VigilError
from vigil.kernel.game import Choice
from vigil.kernel.rng import MASK, stream

STEP = 0x9E3779B97F4A7C15  # an odd number far from others: every step of a playout has luck of its own
FEW = 8  # tables between two looks at who is far behind
LOOK = 32  # choices of a playout between two looks at the clock


class OutOfTime(Exception):
    """The clock ran out in the middle of a simulation, which counts for nothing."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How long and how a search thinks."""

    sims: int | None = 200  # simulations for one decision; None: as many as there is time for
    ms: int = 2000  # the most milliseconds, whatever has been found by then
    explore: float = 0.6  # how much a promising option that was seldom tried is preferred in the tree
    first_play_urgency: float = 0.05  # an option not yet tried counts as so much worse than its table
    width: int = 12  # the most options compared at the root
    switch_margin: float = 0.5  # standard errors by which another option must be better than the one that looked best
    prune_margin: float = 3.5  # standard errors behind the leader at which an option is given up at once
    level: str = ""  # a level whose number of simulations is the game's to say

    def at(self, simulations: Mapping[str, int]) -> Settings:
        """The same for one game, whose levels make so many simulations."""
        return replace(self, sims=simulations[self.level], level="") if self.level else self


class Edge:
    """One option at a place in the tree: how often it was taken, what it brought each seat, what lies behind."""

    __slots__ = ("children", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.total = [0.0] * seats
        self.children: dict[Hashable, Edge] = {}


Node = dict[Hashable, Edge]


class RootOptionStats:
    """What one option of the root brought: an entry for every table it was tried at."""

    __slots__ = ("edge", "mine", "place", "prior", "total", "visits")

    def __init__(self, place: int, prior: float, edge: Edge, seats: int) -> None:
        self.place, self.prior, self.edge = place, prior, edge
        self.mine: list[float] = []  # the asked seat's value, table by table; shared tables stand at the same place
        self.visits, self.total = edge.visits, edge.total[:]  # with what an earlier decision found

    def mean(self, seat: int) -> float:
        return self.total[seat] / self.visits if self.visits else 0.0


class Tree:
    """One search from one decision.

    `root` is what was learned before about the same decision, or an empty node.  `now`
    tells the time in seconds and is asked for nothing but the end of the budget.
    """

    def __init__(
        self, model: Model[Any], guide: Guide, settings: Settings, root: Node, luck: int,
        now: Callable[[], float] = perf_counter,
    ) -> None:  # fmt: skip
        self.model, self.guide, self.settings, self.root = model, guide, settings, root
        self.luck, self.now = luck, now
        self.began = now()
        self.end = self.began + settings.ms / 1000
        self.simulations = 0
        self.out_of_time = False

    def search(self, s: Any, weights: Sequence[float]) -> list[RootOptionStats]:
        """Every option that was tried, the best first; `s` is one of the imagined tables, `weights` the priors."""
        seat, seats = self.model.asked(s), len(self.guide.teams(s))
        options, since = self.model.options(s), self.guide.progress(s)
        first: dict[Hashable, RootOptionStats] = {}
        for place in sorted(range(len(options)), key=lambda place: -weights[place]):
            label = self.guide.label(s, options[place])
            if weights[place] > 0.0 and label not in first and len(first) < self.settings.width:
                first[label] = RootOptionStats(place, weights[place], self.root.setdefault(label, Edge(seats)), seats)
        tried = list(first.values())[: self.settings.sims]
        racing, table = tried, 0
        rounds = max(1, ceil(log2(len(tried))))
        for done in range(1, rounds + 1):
            while not self.out_of_time and (table == 0 or self._goes_on(len(racing), done / rounds)):
                self._at_one_table(racing, seat, since, table)
                table += 1
                if table % FEW == 0 and table > FEW:
                    racing = self._still_possible(racing, seat)
                    if len(racing) == 1:  # nothing is left to find out
                        return self._ranked(tried, racing, seat)
            if done < rounds:
                racing = sorted(racing, key=lambda tries: -tries.mean(seat))[: ceil(len(racing) / 2)]
        return self._ranked(tried, racing, seat)

    def _still_possible(self, racing: list[RootOptionStats], seat: int) -> list[RootOptionStats]:
        """Those that are not far behind the leader beyond all chance, nor as good as the leader but for a trifle."""
        leader = max(racing, key=lambda tries: tries.mean(seat))
        sure, trifle = self.settings.prune_margin, self.guide.min_gain
        return [tries for tries in racing if tries is leader or better_by(leader.mine, tries.mine, trifle) < sure]

    def _goes_on(self, racing: int, share: float) -> bool:
        """Whether this part of the budget lasts for one more table.  Simulations are counted where there is a
        number of them, so that a slower machine finds the same; the clock rules only where there is none."""
        if self.settings.sims is None:
            return self.now() < self.began + share * self.settings.ms / 1000
        return self.simulations + racing <= share * self.settings.sims

    def _at_one_table(self, racing: list[RootOptionStats], seat: int, since: int, table: int) -> None:
        """Try all of them at one more imagined table, with the same cards and the same luck."""
        luck = stream(self.luck, table)
        dealt = self.model.redeal(luck)
        for i, tries in enumerate(racing):
            if self.now() >= self.end:
                self.out_of_time = True
                return
            s = self.model.copy(dealt) if i < len(racing) - 1 else dealt
            self.simulations += 1
            try:
                values = self._simulate(s, tries, since, luck)
            except OutOfTime:
                self.out_of_time = True
                return
            except VigilError:  # cards that set each other off without end: nothing is learned here
                continue
            tries.visits += 1
            tries.mine.append(values[seat])
            for at, value in enumerate(values):
                tries.total[at] += value

    def _ranked(self, tried: list[RootOptionStats], racing: list[RootOptionStats], seat: int) -> list[RootOptionStats]:
        """The best first.  Who survived the race stands before who did not; what looked best is believed
        unless another is better by more than chance."""
        order = sorted(tried, key=lambda tries: (tries in racing, tries.mean(seat)), reverse=True)
        best, promising = order[0], tried[0]
        looked_worse = best.prior < promising.prior and promising.visits > 0
        if looked_worse and better_by(best.mine, promising.mine) <= self.settings.switch_margin:
            order.remove(promising)
            order.insert(0, promising)
        return order

    # ------------------------------------------------------------- simulations

    def _simulate(self, s: Any, tries: RootOptionStats, since: int, luck: int) -> Sequence[float]:
        """One game from the root: the first option is given, the tree and then the policy play on."""
        model, guide = self.model, self.guide
        options_of, choose, cut = model.options, model.choose, guide.should_stop
        choose(s, options_of(s)[tries.place])
        path, node, steps, grown = [tries.edge], tries.edge.children, 1, tries.edge.visits == 0
        while options := options_of(s):
            if cut(s, since, steps):
                break
            if len(options) == 1:
                place = 0
            elif grown:
                place = guide.playout_choice(s, options, (luck + steps * STEP) & MASK)
            else:
                weights = guide.prior(s, options)
                place = only_candidate(weights)
                if place < 0:
                    place, edge = self._select(s, options, weights, node, path[-1])
                    path.append(edge)
                    node, grown = edge.children, edge.visits == 0
            choose(s, options[place])
            steps += 1
            if steps % LOOK == 0 and self.now() >= self.end:
                raise OutOfTime
        outcome = model.outcome(s)
        values = guide.value(s) if outcome is None else result(outcome, guide.teams(s))
        for edge in path:
            edge.visits += 1
            total = edge.total
            for at, value in enumerate(values):
                total[at] += value
        return values

    def _select(
        self, s: Any, options: Sequence[Choice], weights: Sequence[float], node: Node, parent: Edge
    ) -> tuple[int, Edge]:
        """The option to follow: what was best for the seat that is asked, weighed by promise and by doubt."""
        seat, label = self.model.asked(s), self.guide.label
        whole = sum(weights)
        usual = parent.total[seat] / parent.visits - self.settings.first_play_urgency if parent.visits else 0.5
        found: list[tuple[int, Hashable, Edge | None]] = []
        tried = 1
        for place, option in enumerate(options):
            if weights[place] > 0.0:
                name = label(s, option)
                edge = node.get(name)
                tried += edge.visits if edge is not None else 0
                found.append((place, name, edge))
        pull = self.settings.explore * sqrt(tried) / whole
        best, at = -1.0, 0
        for i, (place, _, edge) in enumerate(found):
            if edge is not None and edge.visits:
                score = edge.total[seat] / edge.visits + pull * weights[place] / (1 + edge.visits)
            else:
                score = usual + pull * weights[place]
            if score > best:
                best, at = score, i
        place, name, edge = found[at]
        if edge is None:
            edge = node[name] = Edge(len(parent.total))
        return place, edge


def only_candidate(weights: Sequence[float]) -> int:
    """The place of the only option with any weight; -1 if there are several."""
    place = -1
    for i, weight in enumerate(weights):
        if weight > 0.0:
            if place >= 0:
                return -1
            place = i
    return place


def error_of(values: Sequence[float]) -> float:
    """The standard error of their mean; 0.0 for fewer than two."""
    n = len(values)
    if n < 2:
        return 0.0
    mean = sum(values) / n
    return sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


def better_by(mine: Sequence[float], other: Sequence[float], given: float = 0.0) -> float:
    """By how many standard errors one was better than the other at the tables both were tried at; `given` is a
    start that it gets."""
    apart = [a - b for a, b in zip(mine, other, strict=False)]
    if not apart:
        return 0.0
    mean, error = sum(apart) / len(apart) + given, error_of(apart)
    if error == 0.0:
        return 0.0 if mean == 0.0 else (1e9 if mean > 0.0 else -1e9)
    return mean / error
