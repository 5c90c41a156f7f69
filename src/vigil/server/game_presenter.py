"""What a game brings for the server: what a viewer is sent beside the view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vigil import registry
from vigil.kernel.decision import Decision
from vigil.protocol import messages as wire

Cards = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Presenter:
    """What the server sends of one game beside its views, each part for the seat that is asked or looks."""

    obvious_option: Callable[[Decision], str] = lambda decision: ""
    """The name of the option that has no sensible alternative; empty where there is none."""
    pass_is_safe: Callable[[Any, Decision], bool] = lambda state, decision: False
    """Whether nothing the seat could do has a point: a client may pass for it."""
    restricted_runes: Callable[[Any, int, str], list[wire.RestrictedRunes]] = lambda state, seat, lang: []
    """What the seat can pay some things with only."""
    note: Callable[[Any, Decision, Any, str], str] = lambda state, decision, view, lang: ""
    """What the seat needs to know to answer, beside the question."""
    transition_text: Callable[[Any, str, Cards], list[wire.TransitionText]] = lambda view, lang, cards: []
    """What everything that waits to resolve will do."""
    out_of_reach: Callable[[Any, Decision, Cards], Sequence[tuple[str, Any]]] = lambda view, decision, cards: ()
    """Cards in front of the seat that could be chosen at another time: each a verb and the face of the card."""


def presenter_for(game: str) -> Presenter:
    """What a game brings for the server."""
    return registry.get(game).presenter()
