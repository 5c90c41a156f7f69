"""The bot that searches: it thinks at its tables, remembers what still holds, and takes what did best."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any

from vigil.bots.search.model import model_of
from vigil.bots.search.result import OptionResult, SearchResult
from vigil.bots.search.tree import Node, RootOptionStats, Settings, Tree, error_of, only_candidate
from vigil.bots.support import support_for
from vigil.kernel.decision import Decision
from vigil.kernel.errors import BadBot, preview
from vigil.kernel.rng import stream
from vigil.kernel.worlds import Worlds

FIRST_LOOK = 0x0F1257100C  # the luck of the table at which options are weighed before the search


@dataclass(slots=True)
class Search:
    """One player of one game: what it found out for its last decision is used for the next one."""

    seed: int
    settings: Settings = field(default_factory=Settings)
    now: Callable[[], float] = field(default=perf_counter, repr=False)  # in seconds; asked for the end of the budget
    _asked: tuple[Any, Decision] | None = field(default=None, init=False, repr=False)
    _found: SearchResult | None = field(default=None, init=False, repr=False)
    _next: tuple[int, int, Node] | None = field(default=None, init=False, repr=False)
    """What lies behind the last choice: the number and the seat of the decision it would hold for."""

    def choose_in(self, view: Any, decision: Decision, worlds: Worlds[Any]) -> int:
        """The place of the option that did best in the imagined games."""
        return self.consider(view, decision, worlds).best

    def consider(self, view: Any, decision: Decision, worlds: Worlds[Any]) -> SearchResult:
        """What is found out about a decision within the budget; asked twice, it says the same twice."""
        if self._found is not None and self._asked == (view, decision):
            return self._found
        began = self.now()
        support = support_for(worlds.game.name)
        settings = self.settings.at(support.simulations)
        model, guide = model_of(worlds), support.guide(view, settings.sims)
        luck = stream(self.seed, decision.number)
        s = model.redeal(stream(luck, FIRST_LOOK))
        options = model.options(s)
        weights = guide.prior(s, options) if len(options) > 1 else [1.0]
        root = self._still_holds(view, decision)
        only = only_candidate(weights)
        if only >= 0:
            tried: list[RootOptionStats] = []
            best, sims, ended = only, 0, "evident"
        else:
            tree = Tree(model, guide, settings, root, luck, self.now)
            tried = tree.search(s, weights)
            best, sims, ended = tried[0].place, tree.simulations, "clock" if tree.out_of_time else "budget"
            edge = root[guide.label(s, options[best])]
            root = edge.children
        whole = sum(weights)
        found = {tries.place: _found(tries, decision, whole) for tries in tried}
        told = tuple(
            found.get(place) or OptionResult(place, option.name, weights[place] / whole, 0, (), 0.0)
            for place, option in enumerate(decision.options)
        )
        reused = sum(tries.visits for tries in tried) - sims
        self._asked, self._next = (view, decision), (decision.number + 1, decision.seat, root)
        self._found = SearchResult(
            decision.number, decision.seat, best, told, sims, max(0, reused), self.now() - began, ended
        )
        return self._found

    def _still_holds(self, view: Any, decision: Decision) -> Node:
        """The part of the last tree that speaks of this decision: if it follows at once and nobody has
        learned anything since, every table tried there could be this one."""
        if self._next is not None:
            number, seat, node = self._next
            if (number, seat) == (decision.number, decision.seat) and view.undo_to < number:
                return node
        return {}


def _found(tries: RootOptionStats, decision: Decision, whole: float) -> OptionResult:
    values = tuple(total / tries.visits for total in tries.total) if tries.visits else ()
    name = decision.options[tries.place].name
    return OptionResult(tries.place, name, tries.prior / whole, tries.visits, values, error_of(tries.mine))


def searcher(sims: int | None = None, ms: int | None = None) -> Callable[[int], Search]:
    """A maker of search bots with such a budget: simulations, milliseconds, or both."""
    usual = Settings()
    if sims is None and ms is None:
        settings = usual
    else:
        settings = replace(usual, sims=sims, ms=usual.ms if ms is None else ms)
    return lambda seed: Search(seed, settings)


LIMITS = {"sims": 1_000_000, "ms": 3_600_000}


def search_of(text: str) -> Callable[[int], Search]:
    """A maker of search bots from what stands behind `search:`, as `sims=500`, `ms=800` or `sims=500:ms=800`."""
    given: dict[str, int] = {}
    for part in text.split(":"):
        name, _, number = part.partition("=")
        if name not in LIMITS or name in given or not re.fullmatch("[0-9]{1,7}", number):
            raise BadBot("bot-search", "{given} is not a search budget; use sims=500 or ms=800", given=preview(part))
        given[name] = int(number)
        if not 1 <= given[name] <= LIMITS[name]:
            raise BadBot(
                "bot-budget", "{name} must be from 1 to {most}, not {n}", name=name, most=LIMITS[name], n=given[name]
            )
    return searcher(**given)
