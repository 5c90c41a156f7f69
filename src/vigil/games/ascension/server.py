"""What the server sends of Ascension beside a view: runes with a purpose, and cards that are out of reach."""

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


def purses(state: State, seat: int, lang: str) -> list[wire.RestrictedRunes]:
    """Runes that buy only some cards; only the active player has any."""
    found = zip(state.purses, state.tables.purses, strict=True) if seat == state.active else ()
    return [wire.RestrictedRunes(n, filter_text(only, lang)) for n, only in found if n]


def out_of_reach(view: View, decision: Decision, cards: Mapping[str, Any]) -> list[tuple[str, Face]]:
    """In the main phase: the hand, the row, the piles and the constructs."""
    if decision.question.key != "menu":
        return []
    me = view.players[decision.seat]
    places = [("play", face) for face in me.hand.faces]
    places += [
        ("defeat" if cards[face.name].kind == "monster" else "acquire", face)
        for face in (*view.row, *view.mystics.faces, *view.heavies.faces, *view.cultists.faces)
        if face is not None
    ]
    return places + [("use", face) for face in me.constructs.faces]


PRESENTER = Presenter(obvious=obvious_choices.obvious_option, purses=purses, out_of_reach=out_of_reach)
