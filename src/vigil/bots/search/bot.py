"""The searching bot: it searches sampled states, reuses the tree while it is still valid, and takes the best option."""

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

FIRST_LOOK = 0x0F1257100C  # the random stream for the state in which options get their priors


@dataclass(slots=True)
class Search:
    """A searching player of one game, which reuses the tree of its last decision for the next one."""

    seed: int
    settings: Settings = field(default_factory=Settings)
    now: Callable[[], float] = field(default=perf_counter, repr=False)  # the clock, in seconds
    _question: tuple[Any, Decision] | None = field(default=None, init=False, repr=False)
    _result: SearchResult | None = field(default=None, init=False, repr=False)
    _next: tuple[int, int, Node] | None = field(default=None, init=False, repr=False)
    """The subtree after the last choice, with the number and seat of the decision it belongs to."""

    def choose_in(self, view: Any, decision: Decision, worlds: Worlds[Any]) -> int:
        """Return the index of the option that did best in the simulated games."""
        return self.consider(view, decision, worlds).best

    def consider(self, view: Any, decision: Decision, worlds: Worlds[Any]) -> SearchResult:
        """Search a decision within the budget; the same question again returns the same result."""
        if self._result is not None and self._question == (view, decision):
            return self._result
        began = self.now()
        support = support_for(worlds.game.name)
        settings = self.settings.for_game(support.simulations)
        model, guide = model_of(worlds), support.guide(view, settings.sims)
        rng = stream(self.seed, decision.number)
        s = model.redeal(stream(rng, FIRST_LOOK))
        options = model.options(s)
        weights = guide.prior(s, options) if len(options) > 1 else [1.0]
        root = self._reusable_tree(view, decision)
        only = only_candidate(weights)
        if only >= 0:
            tried: list[RootOptionStats] = []
            best, sims, ended = only, 0, "evident"
        else:
            tree = Tree(model, guide, settings, root, rng, self.now)
            tried = tree.search(s, weights)
            best, sims, ended = tried[0].index, tree.simulations, "clock" if tree.out_of_time else "budget"
            root = root[guide.label(s, options[best])].children
        total = sum(weights)
        by_index = {stats.index: stats for stats in tried}
        results = []
        for index, option in enumerate(decision.options):
            if (stats := by_index.get(index)) is None:
                results.append(OptionResult(index, option.name, weights[index] / total, 0, (), 0.0))
            else:
                prior, error = stats.prior / total, error_of(stats.mine)
                results.append(OptionResult(index, option.name, prior, stats.visits, stats.means(), error))
        reused = sum(stats.visits for stats in tried) - sims
        self._question, self._next = (view, decision), (decision.number + 1, decision.seat, root)
        self._result = SearchResult(
            decision.number, decision.seat, best, tuple(results), sims, max(0, reused), self.now() - began, ended
        )
        return self._result

    def _reusable_tree(self, view: Any, decision: Decision) -> Node:
        """Return the subtree for this decision, or an empty node.

        If the decision follows at once and nothing has been revealed since, every state tried there is still possible.
        """
        if self._next is not None:
            number, seat, node = self._next
            if (number, seat) == (decision.number, decision.seat) and view.undo_to < number:
                return node
        return {}


LIMITS = {"sims": 1_000_000, "ms": 3_600_000}


def search_factory(text: str) -> Callable[[int], Search]:
    """Read the text after `search:`, such as `sims=500`, `ms=800` or `sims=500:ms=800`."""
    given: dict[str, int] = {}
    for part in text.split(":"):
        name, _, number = part.partition("=")
        if name not in LIMITS or name in given or not re.fullmatch("[0-9]{1,7}", number):
            raise BadBot(
                "bot-budget-invalid", "{given} is not a search budget; use sims=500 or ms=800", given=preview(part)
            )
        given[name] = int(number)
        if not 1 <= given[name] <= LIMITS[name]:
            raise BadBot(
                "bot-budget-range",
                "{name} must be from 1 to {most}, not {n}",
                name=name,
                most=LIMITS[name],
                n=given[name],
            )
    settings = Settings(sims=given.get("sims"))
    if "ms" in given:
        settings = replace(settings, ms=given["ms"])
    return lambda seed: Search(seed, settings)
