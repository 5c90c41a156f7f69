"""A decision explained: the options that were considered, their chances, and reasons in one to three messages.

Whoever asks stands where the bot stood: a view, a decision, and worlds in which all
that the seat cannot know was dealt anew.  Nothing else goes in, so nothing else can
come out.  Reasons are keys and values (`words.explain` says them in four languages).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot, sqrt
from typing import Any

from vigil.bots import AnyBot, ask_from, make
from vigil.bots.explain.calibration import CHOICE, apply_calibration, stated_error
from vigil.bots.explain.option_effects import LEAST, Metric, OptionEffect, PositionMetrics, lucks, outlook
from vigil.bots.search.bot import FIRST_LOOK, Search
from vigil.bots.search.model import Guide, Model, model_of
from vigil.bots.search.result import OptionResult
from vigil.bots.search.tree import Settings, Tree, error_of
from vigil.bots.support import support_for
from vigil.kernel.decision import Decision
from vigil.kernel.event import Message
from vigil.kernel.game import Game
from vigil.kernel.rng import stream
from vigil.kernel.worlds import Perspective, Worlds, worlds_of

BESIDE = 64  # simulations of the search that is asked about somebody else's choice
USUAL = 0.05  # the variance of one simulation that has nothing to be compared with
AMPLE = 600_000  # milliseconds: simulations are counted, so that an explanation can be repeated
TABLES = 6  # imagined tables at which an option is played on for its reasons
MOST = 3  # reasons
SEEDS = 0xE1A1  # the luck of these tables
NAMED = ("denies", "keeps-out", "holds-back")  # reasons that say nothing without the card they speak of
A_POINT = 0.01
SURELY = 0.9  # of the tables: what happens at so many is called certain


@dataclass(frozen=True, slots=True)
class Considered:
    """One option that was tried: how often, the asked seat's chance with its standard error, all seats' chances."""

    place: int
    name: str
    visits: int
    chance: float
    error: float
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """What can be said about one choice; `options` has the best first and the chosen one in any case."""

    number: int
    seat: int
    chosen: int
    best: int
    options: tuple[Considered, ...]
    offered: int  # how many options there were
    reasons: tuple[Message, ...]
    simulations: int
    only_candidate: bool  # nothing else was worth a thought

    @property
    def choice(self) -> Considered:
        return next(option for option in self.options if option.place == self.chosen)


def explained(
    game: Game[Any], state: Any, bot: str | AnyBot = "search", seed: int = 1, chosen: int | None = None,
    sims: int | None = None, reasons: bool = True,
) -> Explanation:  # fmt: skip
    """The open decision of a game explained: the state stays behind the door."""
    decision = game.decision(state)
    assert decision is not None, "nothing is asked"
    seat = decision.seat
    return explain(game.view(state, seat), decision, worlds_of(game, state, seat), bot, seed, chosen, sims, reasons)


def explain(
    view: Any, decision: Decision, worlds: Worlds[Any], bot: str | AnyBot = "search", seed: int = 1,
    chosen: int | None = None, sims: int | None = None, reasons: bool = True,
) -> Explanation:  # fmt: skip
    """Why `bot` answers so, or what a search thinks of the option that somebody has chosen.

    A bot that searches is asked itself; beside any other one a search of `sims` simulations is made.
    """
    player = make(bot, seed) if isinstance(bot, str) else bot
    search = player if isinstance(player, Search) else Search(seed, Settings(sims=sims or BESIDE, ms=AMPLE))
    if sims is not None and search is player:
        search = Search(search.seed, replace(search.settings, sims=sims, ms=AMPLE))
    found = search.consider(view, decision, worlds)
    if chosen is None:
        if isinstance(player, Search):
            chosen = found.best
        else:
            chosen = ask_from(player, Perspective(worlds.game.name, lambda: view, lambda: worlds), decision)
    asking = _Asking(view, decision, worlds, search)
    tried = {each.place: each for each in found.options if each.visits}
    for place in (found.best, chosen):  # what was evident was not tried, and what looked hopeless neither
        if place not in tried:
            tried[place] = asking.also(place, tried)
    best = found.best
    seat, ours = decision.seat, asking.side()
    bend = support_for(worlds.game.name).calibration[CHOICE]
    told = []
    for each in tried.values():
        chances = apply_calibration(each.values, bend, ours)
        error = stated_error(each.values[seat], doubt(each.error, each.visits), bend, (0,))
        told.append(Considered(each.place, each.name, each.visits, chances[seat], error, chances))
    told.sort(key=lambda each: (each.place == best, each.visits, each.chance), reverse=True)
    made = Explanation(
        decision.number, seat, chosen, best, tuple(told), len(decision.options), (),
        sum(each.visits for each in told), found.ended == "evident" and best == chosen,
    )  # fmt: skip
    return replace(made, reasons=tuple(asking.reasons(made))) if reasons else made


def doubt(error: float, visits: int) -> float:
    """The standard error of a mean, with one usual simulation added: where a few agree, the next one may not."""
    n = max(1, visits)
    variance = (error * error * n * (n - 1) + USUAL) / n
    return sqrt(variance / n)


class _Asking:
    """One decision, and the means to ask about it."""

    def __init__(self, view: Any, decision: Decision, worlds: Worlds[Any], search: Search) -> None:
        support = support_for(worlds.game.name)
        self.decision, self.settings = decision, search.settings.at(support.simulations)
        self.model: Model[Any] = model_of(worlds)
        self.guide: Guide = support.guide(view, self.settings.sims)
        self.ledger: PositionMetrics = support.ledger(worlds.game)
        self.luck = stream(search.seed, decision.number)
        self.table = self.model.redeal(stream(self.luck, FIRST_LOOK))  # the one at which the search weighed the options

    def side(self) -> list[int]:
        """The seats that win and lose with the one who decides."""
        sides = self.guide.teams(self.table)
        return [seat for seat, side in enumerate(sides) if side == sides[self.decision.seat]]

    def also(self, place: int, tried: dict[int, OptionResult]) -> OptionResult:
        """An option that the search left alone, tried at the same tables; one that comes to the same is not."""
        s = self.table
        options = self.model.options(s)
        label, name = self.guide.label(s, options[place]), self.decision.options[place].name
        for each in tried.values():
            if self.guide.label(s, options[each.place]) == label:
                return replace(each, place=place, name=name)
        settings = replace(self.settings, sims=max(8, (self.settings.sims or BESIDE) // 2), ms=AMPLE)
        only = [float(at == place) for at in range(len(options))]
        tries = Tree(self.model, self.guide, settings, {}, self.luck).search(s, only)[0]
        values = tuple(total / tries.visits for total in tries.total) if tries.visits else self.guide.value(s)
        return OptionResult(place, name, 0.0, tries.visits, tuple(values), error_of(tries.mine))

    # ------------------------------------------------------------------ reasons

    def reasons(self, made: Explanation) -> list[Message]:
        """From one to three: first what the option brings that the next best one does not."""
        other = next((each for each in made.options if each.place != made.chosen), None)
        tables = lucks(stream(self.luck, SEEDS), TABLES)
        mine = outlook(self.model, self.guide, self.ledger, made.seat, made.chosen, tables)
        theirs = None
        if other is not None:
            theirs = outlook(self.model, self.guide, self.ledger, made.seat, other.place, tables)
        found: list[tuple[float, Message]] = []
        for name, measure in self.ledger.measures.items():
            found += self._reason(name, measure, mine, theirs, other)
        found.sort(key=lambda pair: -pair[0])
        said = [message for score, message in found if score > 0.0][:MOST]
        if other is not None:
            said = self._compared(made, other, said)
        if not said:
            said.append(Message("evident" if made.only_candidate else "only" if made.offered == 1 else "quiet"))
        return said[:MOST]

    def _reason(
        self, name: str, measure: Metric, mine: OptionEffect, theirs: OptionEffect | None, other: Considered | None
    ) -> Sequence[tuple[float, Message]]:
        """What this number says for the option: how much it brings, or how much less it loses than the other."""
        has, had = mine.mean(name), theirs.mean(name) if theirs is not None else 0.0
        if measure.key in ("wins", "ends-ahead"):
            decides = theirs is not None and has >= SURELY > had  # a game that is won anyway is not won by this
            return [(measure.worth, Message(measure.key))] if decides else []
        if measure.spared == "averts":
            return [(measure.worth, Message("averts"))] if has - had >= 0.5 else []
        more = has - had
        cards = mine.cards(name)
        card = cards[0] if len(set(cards)) == 1 else ""
        if measure.key and has >= LEAST and (more >= LEAST or theirs is None):
            count = max(1, round(has))
            if measure.key in NAMED and not card:
                return []
            values = {"n": count, "about": not mine.sure(name) or abs(has - count) > 0.05, "card": card}
            return [(measure.worth * more + 0.05 * measure.worth * has, Message(measure.key, values))]
        if measure.spared and has <= 0.0 and more >= LEAST and theirs is not None:
            lost = theirs.cards(name) if measure.spared != "holds-back" else self._held(other)
            if measure.spared in NAMED and len(set(lost)) != 1:
                return []
            count = max(1, round(more))
            about = abs(more - count) > 0.05 or not (mine.sure(name) and theirs.sure(name))
            values = {"n": count, "about": about, "card": lost[0] if len(set(lost)) == 1 else ""}
            return [(measure.worth * more * 0.6, Message(measure.spared, values))]
        return []

    def _held(self, other: Considered | None) -> tuple[str, ...]:
        """The card that the other option would have spent."""
        face = self.decision.options[other.place].face if other is not None else None
        return (face,) if face else ()

    @staticmethod
    def _compared(made: Explanation, other: Considered, said: list[Message]) -> list[Message]:
        """What the search itself found: by how much this is better, or worse, than the next one."""
        choice = made.choice
        apart, doubt = choice.chance - other.chance, hypot(choice.error, other.error)
        points = max(1, round(abs(apart) / A_POINT))
        if apart <= -max(A_POINT, doubt):
            return [*said[: MOST - 1], Message("worse", {"n": points, "other": other.place})]
        if said:
            return said
        if apart >= max(A_POINT, doubt):
            return [Message("better", {"n": points, "other": other.place})]
        return [Message("as-good", {"other": other.place})]
