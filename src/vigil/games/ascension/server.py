"""What the server sends for Ascension besides views: restricted runes, and cards the player can't use right now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vigil.games.ascension.rules import obvious_choices
from vigil.games.ascension.rules.state import State
from vigil.games.ascension.rules.view import Face, View
from vigil.games.ascension.text.game_text import filter_text
from vigil.kernel.decision import Decision
from vigil.protocol import messages as wire
from vigil.server.game_presenter import Presenter


def restricted_runes(state: State, seat: int, lang: str) -> list[wire.RestrictedRunes]:
    """Return the runes that buy only some cards. Only the active player can have such runes."""
    amounts = zip(state.restricted_runes, state.tables.restrictions, strict=True) if seat == state.active else ()
    return [wire.RestrictedRunes(n, filter_text(only, lang)) for n, only in amounts if n]


def out_of_reach(view: View, decision: Decision, cards: Mapping[str, Any]) -> list[tuple[str, Face]]:
    """Return the cards that can be options in the main phase, each with its verb."""
    if decision.question.key != "menu":
        return []
    me = view.players[decision.seat]
    wanted = [("play", face) for face in me.hand.faces]
    wanted += [
        ("defeat" if cards[face.name].kind == "monster" else "acquire", face)
        for face in (*view.row, *view.mystics.faces, *view.heavies.faces, *view.cultists.faces)
        if face is not None
    ]
    return wanted + [("use", face) for face in me.constructs.faces]


PRESENTER = Presenter(
    obvious_option=obvious_choices.obvious_option, restricted_runes=restricted_runes, out_of_reach=out_of_reach
)
