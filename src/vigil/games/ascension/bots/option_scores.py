"""Score the options of a decision without looking ahead."""

from __future__ import annotations

from vigil.games.ascension.bots.move_scorer import MoveScorer
from vigil.games.ascension.bots.view_summary import ViewSummary
from vigil.games.ascension.rules.view import View
from vigil.kernel.decision import Decision

WILLING = 0.01  # makes a bot accept effects that are worth nothing


def scores(view: View, decision: Decision) -> list[float]:
    """Return a score for every option."""
    scorer = MoveScorer(ViewSummary(view, decision.seat))
    question, options = decision.question, decision.options
    if question.key == "menu":
        return scorer.menu(options)
    if question.key == "pick":
        return [scorer.pick(question.effect, option) for option in options]
    if question.key == "one_of":
        return [scorer.value(question.effect.options[option.index]) for option in options]
    if question.key in ("may", "trigger"):
        it = scorer.kind_named(question.it)
        yes = scorer.value(question.effect.do, it)
        return [yes + WILLING if option.verb == "yes" else 0.0 for option in options]
    if question.key == "name":
        return scorer.names(options)
    if question.key == "order":
        return [scorer.urgency(option) for option in options]
    return [scorer.lead(option) for option in options]
