"""What each option of a decision looks like to a player who does not plan: the judge's view of every question."""

from __future__ import annotations

from vigil.games.ascension.bots.move_scorer import MoveScorer
from vigil.games.ascension.bots.view_summary import ViewSummary
from vigil.games.ascension.rules.view import View
from vigil.kernel.decision import Decision

WILLING = 0.01  # what costs nothing is done


def scores(view: View, decision: Decision) -> list[float]:
    """A score for every option."""
    judge = MoveScorer(ViewSummary(view, decision.seat))
    asks, options = decision.question, decision.options
    if asks.key == "menu":
        return judge.menu(options)
    if asks.key == "pick":
        return [judge.pick(asks.about, option) for option in options]
    if asks.key == "one_of":
        return [judge.value(asks.about.options[option.index]) for option in options]
    if asks.key in ("may", "trigger"):
        it = judge.kind_named(asks.it)
        yes = judge.value(asks.about.do, it)
        return [yes + WILLING if option.verb == "yes" else 0.0 for option in options]
    if asks.key == "name":
        return judge.names(options)
    if asks.key == "order":
        return [judge.urgency(option) for option in options]
    return [judge.rivalry(option) for option in options]
