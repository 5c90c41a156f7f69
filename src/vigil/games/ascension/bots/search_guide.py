"""How the search is led through Ascension: what is worth a thought, how games go on, who stands better."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from vigil.effects.language import Menu, Name, Settle
from vigil.games.ascension.bots.move_scorer import FIRST_OF_ALL_FREE
from vigil.games.ascension.bots.option_scores import scores
from vigil.games.ascension.bots.playout_policy import PlayoutPolicy, Purchase, playout_policy_for
from vigil.games.ascension.bots.win_chance import chances
from vigil.games.ascension.rules.decisions import decision
from vigil.games.ascension.rules.state import State
from vigil.games.ascension.rules.view import View
from vigil.kernel.game import Choice

WARMTH = 1.5  # honor: an option that looks so much worse than the best gets 1/e of its weight
LEAST = 0.05  # of the best one's weight: what gets less is not tried
MOST_NAMES = 3  # of the names of cards that could be said
ENDING = 0.1  # the weight of ending the turn while something could be had, beside the best of that
POOR = 1.5  # honor: what brings less may be worse than nothing, and ending the turn is weighed too
SHORT = 10  # honor left in the pool: now it may be good not to end the game
RISKY = 0.3  # the weight of what comes next in a good order, where the first is not harmless
NEAR, FAR = 6, 20  # turns of all players that are played on before the table is judged
MANY = 200  # simulations that are enough to go far


@dataclass(frozen=True, slots=True)
class AscensionGuide:
    """Lent to the search for one decision, at which the judge has a word; everywhere else the book speaks."""

    view: View | None = None
    horizon: int = NEAR
    min_gain: float = 0.0

    def label(self, s: State, option: Choice) -> Hashable:
        verb, n = option
        if n < 0 or verb in ("choose", "steal", "first", "name"):
            return option
        if verb == "play" or verb == "acquire" or verb == "defeat":
            if s.tables.solo and n in s.row:
                return verb, s.tables.kind[n], s.row.index(n)  # what Samael will take depends on its place
            return verb, s.tables.kind[n]
        if n in s.row:
            return verb, s.tables.kind[n], s.row.index(n)
        return verb, s.tables.kind[n], n in s.seats[s.stack[-1][1]].hand

    def prior(self, s: State, options: Sequence[Choice]) -> Sequence[float]:
        fast = playout_policy_for(s.tables)
        node = s.stack[-1][0]
        sort = type(node)
        judged: list[float] | None = None
        if self.view is not None and s.decision_count == self.view.number:
            asked = decision(s)
            assert asked is not None
            judged = scores(self.view, asked)
        if sort is Menu:
            return _menu(s, options, fast, judged)
        if sort is Settle:
            return [1.0] * len(options)
        found = judged or fast.scores(s, node, sort, options)
        return _names(found) if sort is Name else _softly(found)

    def playout_choice(self, s: State, options: Sequence[Choice], luck: int) -> int:
        return playout_policy_for(s.tables).step(s, options)

    def progress(self, s: State) -> int:
        return s.turn

    def should_stop(self, s: State, since: int, steps: int) -> bool:
        return s.turn >= since + self.horizon and not s.end_reason and type(s.stack[-1][0]) is Menu

    def value(self, s: State) -> Sequence[float]:
        return chances(s, playout_policy_for(s.tables).book)

    def teams(self, s: State) -> Sequence[int]:
        n = len(s.seats)
        return [seat % (n // 2) for seat in range(n)] if s.tables.teams else range(n)


def ascension_guide(seen: Any, sims: int | None) -> AscensionGuide:
    """The guide of the decision that this view shows.

    Played on far, a game says more truly what a card was good for than any estimate, but luck has more
    of a say in it too: that is for those who can take the mean of many.
    """
    assert isinstance(seen, View)
    return AscensionGuide(seen, FAR if sims is None or sims >= MANY else NEAR)


def _menu(s: State, options: Sequence[Choice], fast: PlayoutPolicy, judged: list[float] | None) -> Sequence[float]:
    """Free things first, and harmless ones without a thought; then what power and runes can bring."""
    weights = [0.0] * len(options)
    book = fast.book
    if judged is not None:
        place = judged.index(max(judged))
        free = judged[place] >= FIRST_OF_ALL_FREE
    else:
        place = fast.free(options)
        free = place >= 0
    if free:
        weights[place] = 1.0
        verb, card = options[place]
        if not (book.harmless[card] if verb == "play" else book.calm_use[card][verb]):
            others = [option for option in options if option != options[place]]
            rest = fast.free(others)
            if rest >= 0:
                weights[options.index(others[rest])] = RISKY
        return weights
    favourite, wares = fast.spend(s, options) if judged is None else _judged(s, options, fast, judged)
    if favourite < 0:
        favourite = len(options) - 1
    best = max((ware[2] for ware in wares), default=0.0)
    for at, _, value, _ in wares:
        weights[at] = exp((value - best) / WARMTH)
    weights = [weight if weight >= LEAST else 0.0 for weight in weights]
    bought = options[favourite][0] == "acquire"
    if (bought and best < POOR) or (s.pool <= SHORT and not s.end_reason):
        weights[-1] = ENDING
    weights[favourite] = 1.2
    return weights


def _judged(
    s: State, options: Sequence[Choice], fast: PlayoutPolicy, judged: list[float]
) -> tuple[int, list[Purchase]]:
    """The same as `PlayoutPolicy.spend`, with what the judge would have instead: of the row first."""
    power, runes = fast.wares(s, options)
    groups = []
    for wares in (power, runes):
        wanted = [ware[0] for ware in wares if judged[ware[0]] > 0.0]
        if wanted:
            first = max(wanted, key=lambda place: (options[place][1] in s.row, judged[place]))
            groups.append((options[first][1] in s.row, first, wares))
    if not groups:
        return -1, power + runes
    _, first, wares = max(groups, key=lambda group: group[0])
    return first, wares


def _names(scores: Sequence[float]) -> list[float]:
    """The likeliest names; any, if nothing is known."""
    most = sorted(scores)[-MOST_NAMES:]
    if most[-1] <= 0.0:
        return [1.0] + [0.0] * (len(scores) - 1)
    return [score if score >= most[0] else 0.0 for score in scores]


def _softly(scores: Sequence[float]) -> list[float]:
    """Scores to weights: the best gets 1, and what is far behind nothing."""
    best = max(scores)
    weights = [exp((score - best) / WARMTH) for score in scores]
    return [weight if weight >= LEAST else 0.0 for weight in weights]
