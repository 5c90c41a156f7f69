"""Explanations of a record's choices: the options, their win chances, and the reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vigil.bots.explain.explain import Explanation, explain_state
from vigil.kernel.decision import Decision
from vigil.kernel.match import Match
from vigil.terminal.local_session import LocalSession
from vigil.text import explain_text, text_of
from vigil.text.explanations import chance_text, reason_text

SIMS = 64  # simulations per choice
MAX_OPTIONS = 6


def explain_choice(session: LocalSession, match: Match[Any], sims: int) -> Explanation | None:
    """Explain the record's next choice with a search from the seat that made it.

    Returns None if there was nothing to choose: the game is over, or a player conceded.
    """
    at = len(match.choices)
    if match.decision is None or at >= len(session.match.choices):
        return None
    choice = session.match.choices[at]
    if choice.index < 0:
        return None
    return explain_state(match.game, match.state, "search", 1 + choice.seat, choice.index, sims)


def explanation_lines(
    explanation: Explanation, decision: Decision, session: LocalSession, lang: str, plain: bool
) -> Iterator[str]:
    """Return an explanation in lines."""

    def option_text(index: int) -> str:
        return text_of(session.game).option(
            decision.options[index], decision.question, lang, session.cards, session.names
        )

    choice, number = explanation.choice, str(explanation.number + 1)
    values = {"who": session.names[explanation.seat], "option": option_text(explanation.chosen), "number": number}
    if len(explanation.options) == 1:
        key = "evidently" if explanation.offered > 1 else "forced"
        yield explain_text(key, lang, chance=chance_text(choice.chance, choice.error, lang), **values)
    else:
        yield explain_text("considered", lang, sims=explanation.simulations, **values)
        shown = list(explanation.options[:MAX_OPTIONS])
        if choice not in shown:
            shown[-1] = choice
        wide = max(len(str(each.visits)) for each in shown)
        for each in shown:
            chance, chosen = chance_text(each.chance, each.error, lang), each.index == explanation.chosen
            text = option_text(each.index)
            if plain:
                key = "row-chosen" if chosen else "row-plain"
                yield "  " + explain_text(key, lang, option=text, chance=chance, visits=each.visits)
            else:
                mark, visits = "▸" if chosen else " ", f"{each.visits:>{wide}}"
                yield "  " + explain_text("row", lang, option=text, mark=mark, chance=f"{chance:>9}", visits=visits)
        untried = explanation.offered - len(explanation.options)
        if untried:
            yield "  " + explain_text("rest", lang, n=untried)
    reasons = [
        reason_text(reason, lang, session.game, session.cards, option_text)
        for reason in explanation.reasons
        if reason.key not in ("evident", "only")
    ]
    if reasons:
        yield "  " + explain_text("why", lang, text=" ".join(reasons))
