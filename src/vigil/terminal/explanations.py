"""A choice of a record explained in lines: what was considered, with which chances, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vigil.bots.explain.explain import Explanation, explain_state
from vigil.kernel.decision import Decision
from vigil.kernel.match import Match
from vigil.terminal.local_session import LocalSession
from vigil.text import explain_text, text_of
from vigil.text.explanations import chance_text, reason_text

SIMS = 64  # simulations for a choice, unless somebody says otherwise
SHOWN = 6  # options that are told


def explanation(session: LocalSession, walk: Match[Any], sims: int) -> Explanation | None:
    """The choice that was made next in this record, as the search sees it from the seat that made it.

    None where there was nothing to choose: the game is over, or somebody conceded.
    """
    at = len(walk.choices)
    if walk.decision is None or at >= len(session.match.choices):
        return None
    taken = session.match.choices[at]
    if taken.index < 0:
        return None
    return explain_state(walk.game, walk.state, "search", 1 + taken.seat, taken.index, sims)


def explanation_lines(
    found: Explanation, decision: Decision, session: LocalSession, lang: str, plain: bool
) -> Iterator[str]:
    """The explanation in lines."""

    def said(place: int) -> str:
        return text_of(session.game).option(
            decision.options[place], decision.question, lang, session.cards, session.names
        )

    who, number = session.names[found.seat], str(found.number + 1)
    choice = found.choice
    if len(found.options) == 1:
        chance = chance_text(choice.chance, choice.error, lang)
        key = "evidently" if found.offered > 1 else "forced"
        yield explain_text(key, lang, who=who, option=said(found.chosen), chance=chance, number=number)
    else:
        yield explain_text(
            "considered", lang, who=who, option=said(found.chosen), sims=found.simulations, number=number
        )
        shown = list(found.options[:SHOWN])
        if choice not in shown:
            shown[-1] = choice
        wide = max(len(str(each.visits)) for each in shown)
        for each in shown:
            chance, mine = chance_text(each.chance, each.error, lang), each.index == found.chosen
            if plain:
                key = "row-chosen" if mine else "row-plain"
                yield "  " + explain_text(key, lang, option=said(each.index), chance=chance, visits=each.visits)
            else:
                values = {"mark": "▸" if mine else " ", "chance": f"{chance:>9}", "visits": f"{each.visits:>{wide}}"}
                yield "  " + explain_text("row", lang, option=said(each.index), **values)
        untried = found.offered - len(found.options)
        if untried:
            yield "  " + explain_text("rest", lang, n=untried)
    reasons = [reason for reason in found.reasons if reason.key not in ("evident", "only")]
    if reasons:
        yield "  " + explain_text(
            "why", lang, text=" ".join(reason_text(each, lang, session.game, session.cards, said) for each in reasons)
        )
