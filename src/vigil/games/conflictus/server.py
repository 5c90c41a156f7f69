"""What the server sends about Conflictus besides views: payments, the transition, unplayable cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vigil.games.conflictus.rules import obvious_choices
from vigil.games.conflictus.rules.pass_advice import passing_matters
from vigil.games.conflictus.rules.payment import payment_progress
from vigil.games.conflictus.rules.state import State
from vigil.games.conflictus.rules.view import Face, View
from vigil.games.conflictus.text import prompt_notes
from vigil.kernel.decision import Decision
from vigil.protocol import messages as wire
from vigil.server.game_presenter import Presenter


def pass_is_safe(state: State, decision: Decision) -> bool:
    """Return whether the seat has priority, but no option has a point."""
    return decision.question.key == "priority" and not passing_matters(state, decision.seat)


def note(state: State, decision: Decision, view: View, lang: str) -> str:
    """Return the note next to a question, such as the progress of a payment."""
    seat = decision.seat
    return prompt_notes.note(decision.question.key, view.players[seat], payment_progress(state, seat), lang)


def transition_text(view: View, lang: str, cards: Mapping[str, Any]) -> list[wire.TransitionText]:
    """Return what every item on the transition will do."""
    return [wire.TransitionText(item.number, prompt_notes.item_text(item, lang, cards)) for item in view.transition]


def out_of_reach(view: View, decision: Decision, cards: Mapping[str, Any]) -> list[tuple[str, Face]]:
    """Return the cards in the hand and the captive, which may be unplayable, when the seat has priority."""
    if decision.question.key != "priority":
        return []
    me = view.players[decision.seat]
    return [("play", face) for face in (*me.hand.faces, *me.captive.faces)]


PRESENTER = Presenter(
    obvious_option=obvious_choices.obvious_option,
    pass_is_safe=pass_is_safe,
    note=note,
    transition_text=transition_text,
    out_of_reach=out_of_reach,
)
