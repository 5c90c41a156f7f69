"""Explain a decision: the options that were considered, their chances, and one to three reasons.

The caller has what the bot had: a view, a decision, and sampled states (worlds), in which everything the seat can't
know is dealt again. So an explanation can't reveal more than the bot knew. Reasons are keys and values, which
`text.explanations` turns into sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot, sqrt
from typing import Any

from vigil.bots import AnyBot, ask_with_perspective, make
from vigil.bots.explain.calibration import CHOICE, apply_calibration, calibrated_error
from vigil.bots.explain.option_effects import MIN_DIFFERENCE, Metric, OptionEffect, measure_option
from vigil.bots.search.bot import FIRST_LOOK, Search
from vigil.bots.search.model import model_of
from vigil.bots.search.result import OptionResult
from vigil.bots.search.tree import Settings, Tree, error_of
from vigil.bots.support import support_for
from vigil.kernel.decision import Decision
from vigil.kernel.event import Message
from vigil.kernel.game import Game
from vigil.kernel.rng import stream
from vigil.kernel.worlds import Perspective, Worlds, worlds_of

DEFAULT_SIMS = 64  # of the search that evaluates a person's choice, or that of a bot that doesn't search
USUAL_VARIANCE = 0.05  # of one simulation
NO_TIME_LIMIT_MS = 600_000  # only the number of simulations counts, so that an explanation can be repeated
REASON_WORLDS = 6  # sampled states in which an option is played on to find reasons
MAX_REASONS = 3
REASON_PURPOSE = 0xE1A1  # the random stream of these states
NEED_A_CARD = ("denies", "keeps-out", "holds-back")  # reasons that mean nothing without naming a card
PERCENTAGE_POINT = 0.01
NEARLY_CERTAIN = 0.9  # the share of states from which on something counts as certain


@dataclass(frozen=True, slots=True)
class Considered:
    """An option that the search tried."""

    index: int
    name: str
    visits: int
    chance: float  # of the deciding seat
    error: float
    chances: tuple[float, ...]  # of every seat


@dataclass(frozen=True, slots=True)
class Explanation:
    """The explanation of a choice. `options` has the best option first, and always includes the chosen one."""

    number: int
    seat: int
    chosen: int
    best: int
    options: tuple[Considered, ...]
    offered: int  # number of options
    reasons: tuple[Message, ...]
    simulations: int
    only_candidate: bool  # no other option was worth considering

    @property
    def choice(self) -> Considered:
        """The chosen option."""
        return next(option for option in self.options if option.index == self.chosen)


def explain_state(
    game: Game[Any], state: Any, bot: str | AnyBot = "search", seed: int = 1, chosen: int | None = None,
    sims: int | None = None, reasons: bool = True,
) -> Explanation:  # fmt: skip
    """Explain the open decision of a game; the bot gets only what its seat can know."""
    decision = game.decision(state)
    assert decision is not None, "no decision is open"
    seat = decision.seat
    return explain(game.view(state, seat), decision, worlds_of(game, state, seat), bot, seed, chosen, sims, reasons)


def explain(
    view: Any, decision: Decision, worlds: Worlds[Any], bot: str | AnyBot = "search", seed: int = 1,
    chosen: int | None = None, sims: int | None = None, reasons: bool = True,
) -> Explanation:  # fmt: skip
    """Explain why `bot` chooses its option, or what a search thinks of the option that a player has chosen.

    A searching bot explains its own search. For any other bot, a search of `sims` simulations is run.
    """
    player = make(bot, seed) if isinstance(bot, str) else bot
    search = (
        player if isinstance(player, Search) else Search(seed, Settings(sims=sims or DEFAULT_SIMS, ms=NO_TIME_LIMIT_MS))
    )
    if sims is not None and search is player:
        search = Search(search.seed, replace(search.settings, sims=sims, ms=NO_TIME_LIMIT_MS))
    result = search.consider(view, decision, worlds)
    if chosen is None:
        if isinstance(player, Search):
            chosen = result.best
        else:
            perspective = Perspective(worlds.game.name, lambda: view, lambda: worlds)
            chosen = ask_with_perspective(player, perspective, decision)
    explainer = _Explainer(view, decision, worlds, search)
    tried = {each.index: each for each in result.options if each.visits}
    for index in (result.best, chosen):  # the search tries neither an only candidate nor hopeless options
        if index not in tried:
            tried[index] = explainer.try_option(index, tried)
    best = result.best
    seat, team = decision.seat, explainer.team()
    calibration = support_for(worlds.game.name).calibration[CHOICE]
    options = []
    for each in tried.values():
        chances = apply_calibration(each.values, calibration, team)
        error = calibrated_error(each.values[seat], cautious_error(each.error, each.visits), calibration, (0,))
        options.append(Considered(each.index, each.name, each.visits, chances[seat], error, chances))
    options.sort(key=lambda each: (each.index == best, each.visits, each.chance), reverse=True)
    explanation = Explanation(
        decision.number, seat, chosen, best, tuple(options), len(decision.options), (),
        sum(each.visits for each in options), result.ended == "evident" and best == chosen,
    )  # fmt: skip
    return replace(explanation, reasons=tuple(explainer.reasons(explanation))) if reasons else explanation


def cautious_error(error: float, visits: int) -> float:
    """Return a mean's standard error with one typical simulation added, since a few identical results prove little."""
    n = max(1, visits)
    variance = (error * error * n * (n - 1) + USUAL_VARIANCE) / n
    return sqrt(variance / n)


class _Explainer:
    """One decision, with everything needed to try more of its options and find reasons."""

    def __init__(self, view: Any, decision: Decision, worlds: Worlds[Any], search: Search) -> None:
        support = support_for(worlds.game.name)
        self.decision, self.settings = decision, search.settings.for_game(support.simulations)
        self.model = model_of(worlds)
        self.guide = support.guide(view, self.settings.sims)
        self.metrics = support.position_metrics(worlds.game)
        self.rng = stream(search.seed, decision.number)
        self.state = self.model.redeal(stream(self.rng, FIRST_LOOK))  # the search got its priors from this one

    def team(self) -> list[int]:
        """The seats that win and lose together with the deciding seat."""
        teams = self.guide.teams(self.state)
        return [seat for seat, team in enumerate(teams) if team == teams[self.decision.seat]]

    def try_option(self, index: int, tried: dict[int, OptionResult]) -> OptionResult:
        """Try an option that the search left out in the same states, unless an identical option was tried."""
        s = self.state
        options = self.model.options(s)
        label, name = self.guide.label(s, options[index]), self.decision.options[index].name
        for each in tried.values():
            if self.guide.label(s, options[each.index]) == label:
                return replace(each, index=index, name=name)
        sims = max(8, (self.settings.sims or DEFAULT_SIMS) // 2)
        settings = replace(self.settings, sims=sims, ms=NO_TIME_LIMIT_MS)
        weights = [float(other == index) for other in range(len(options))]
        stats = Tree(self.model, self.guide, settings, {}, self.rng).search(s, weights)[0]
        values = stats.means() or tuple(self.guide.value(s))
        return OptionResult(index, name, 0.0, stats.visits, values, error_of(stats.mine))

    # ------------------------------------------------------------------ reasons

    def reasons(self, explanation: Explanation) -> list[Message]:
        """Return one to three reasons, first what the option gains that the next best one doesn't."""
        other = next((each for each in explanation.options if each.index != explanation.chosen), None)
        seeds = [stream(stream(self.rng, REASON_PURPOSE), number) for number in range(REASON_WORLDS)]

        def effect_of(index: int) -> OptionEffect:
            return measure_option(self.model, self.guide, self.metrics, explanation.seat, index, seeds)

        mine = effect_of(explanation.chosen)
        theirs = effect_of(other.index) if other is not None else None
        scored: list[tuple[float, Message]] = []
        for name, metric in self.metrics.metrics.items():
            scored += self._reason(name, metric, mine, theirs, other)
        scored.sort(key=lambda pair: -pair[0])
        reasons = [message for score, message in scored if score > 0.0][:MAX_REASONS]
        if other is not None:
            reasons = self._add_comparison(explanation, other, reasons)
        if not reasons:
            key = "evident" if explanation.only_candidate else "only" if explanation.offered == 1 else "quiet"
            reasons.append(Message(key))
        return reasons[:MAX_REASONS]

    def _reason(
        self, name: str, metric: Metric, mine: OptionEffect, theirs: OptionEffect | None, other: Considered | None
    ) -> Sequence[tuple[float, Message]]:
        """Return what this metric says for the option: how much it gains, or how much less it loses."""
        has, had = mine.mean(name), theirs.mean(name) if theirs is not None else 0.0
        if metric.key in ("wins", "ends-ahead"):
            decides = theirs is not None and has >= NEARLY_CERTAIN > had  # the other option doesn't win anyway
            return [(metric.worth, Message(metric.key))] if decides else []
        if metric.spared == "averts":
            return [(metric.worth, Message("averts"))] if has - had >= 0.5 else []
        more = has - had
        cards = mine.cards(name)
        card = cards[0] if len(set(cards)) == 1 else ""
        if metric.key and has >= MIN_DIFFERENCE and (more >= MIN_DIFFERENCE or theirs is None):
            count = max(1, round(has))
            if metric.key in NEED_A_CARD and not card:
                return []
            values = {"n": count, "about": not mine.is_certain(name) or abs(has - count) > 0.05, "card": card}
            return [(metric.worth * more + 0.05 * metric.worth * has, Message(metric.key, values))]
        if metric.spared and has <= 0.0 and more >= MIN_DIFFERENCE and theirs is not None:
            lost = theirs.cards(name) if metric.spared != "holds-back" else self._card_spent(other)
            if metric.spared in NEED_A_CARD and len(set(lost)) != 1:
                return []
            count = max(1, round(more))
            about = abs(more - count) > 0.05 or not (mine.is_certain(name) and theirs.is_certain(name))
            values = {"n": count, "about": about, "card": lost[0] if len(set(lost)) == 1 else ""}
            return [(metric.worth * more * 0.6, Message(metric.spared, values))]
        return []

    def _card_spent(self, other: Considered | None) -> tuple[str, ...]:
        """The card that the other option would have spent."""
        face = self.decision.options[other.index].card_name if other is not None else None
        return (face,) if face else ()

    @staticmethod
    def _add_comparison(explanation: Explanation, other: Considered, reasons: list[Message]) -> list[Message]:
        """Add by how much the option is worse; if there are no reasons, return how it compares with the next one."""
        choice = explanation.choice
        gain, error = choice.chance - other.chance, hypot(choice.error, other.error)
        values = {"n": max(1, round(abs(gain) / PERCENTAGE_POINT)), "other": other.index}
        if gain <= -max(PERCENTAGE_POINT, error):
            return [*reasons[: MAX_REASONS - 1], Message("worse", values)]
        if reasons:
            return reasons
        if gain >= max(PERCENTAGE_POINT, error):
            return [Message("better", values)]
        return [Message("as-good", {"other": other.index})]
