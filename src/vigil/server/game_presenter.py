"""What a game's plugin provides to the server: data to send with a view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vigil.kernel.decision import Decision
from vigil.protocol import messages as wire

Cards = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Presenter:
    """What the server sends with a game's views. Every part has a default."""

    obvious_option: Callable[[Decision], str] = lambda decision: ""
    """The name of the only sensible option, or an empty string."""
    pass_is_safe: Callable[[Any, Decision], bool] = lambda state, decision: False
    """Whether no option but passing changes anything, so that a client may pass automatically."""
    restricted_runes: Callable[[Any, int, str], list[wire.RestrictedRunes]] = lambda state, seat, lang: []
    """Runes that the seat can spend only on some cards."""
    note: Callable[[Any, Decision, Any, str], str] = lambda state, decision, view, lang: ""
    """What the seat needs to know to answer, besides the prompt."""
    transition_text: Callable[[Any, str, Cards], list[wire.TransitionText]] = lambda view, lang, cards: []
    """What each item on the transition will do."""
    out_of_reach: Callable[[Any, Decision, Cards], Sequence[tuple[str, Any]]] = lambda view, decision, cards: ()
    """Visible cards that can't be chosen now, each with a verb."""
