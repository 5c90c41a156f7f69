"""Why not? The reason why a visible card or a button isn't an option now.

The reasons come from the checks in `values` and `legality`, which also decide what the options are. This module finds
the card that the player means and turns the reason into a message.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from vigil.effects import why_not as reasons_of
from vigil.effects.language import Do, Frame, May, Menu, Name, OneOf, Settle, Trigger
from vigil.effects.specs import NodeTable, NotNeeded, not_needed
from vigil.effects.why_not import VisibleCard
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.rules import values
from vigil.games.ascension.rules.decisions import options as options  # one of the hooks
from vigil.games.ascension.rules.legality import first_unless_one_can, unplayable, unusable
from vigil.games.ascension.rules.selections import pick_options, pickable_cards, zone_cards
from vigil.games.ascension.rules.state import EMPTY, NOBODY, State, pile
from vigil.games.ascension.rules.values import Reason
from vigil.kernel.event import Message

VALUES: dict[str, tuple[str, ...]] = {
    "why-runes": ("need", "have"), "why-power": ("need", "have"), "why-teammate": ("need", "have"),
    "why-pay": ("what", "need", "have"), "why-cost-limit": ("cost", "limit"), "why-kind": ("of",),
    "why-test": ("test",), "why-not-your-decision": ("player",), "why-not-in-sight": ("thing",),
    "why-no-such-button": ("thing",),
}  # fmt: skip
"""The names of a reason's values in its message."""

VERBS = ("play", "use", "acquire", "gift", "defeat", "banish", "discard", "destroy", "take", "recover", "keep", "copy")
BUTTONS = ("end_turn", "done", "yes", "no")


def visible_cards(s: State, seat: int | None) -> Iterator[VisibleCard]:
    """Yield every card that this seat can see, the likeliest ones to be meant first."""
    owners = [seat] if seat is not None and 0 <= seat < s.tables.players else []
    owners += [owner for owner in range(len(s.seats)) if owner not in owners]
    for owner in owners:
        for zone in (lang.HAND, lang.CONSTRUCTS, lang.PLAYED, lang.TROPHIES, lang.DISCARD, lang.DECK):
            if s.stack and (zone == lang.DECK or (zone == lang.HAND and owner != seat)):
                continue  # hidden until the game ends
            for card in pile(s, zone, owner):
                yield VisibleCard(card, zone, owner)
        if owner == owners[0]:
            for zone in (lang.ROW, lang.MYSTICS, lang.HEAVIES, lang.CULTISTS, lang.VOID, lang.BOX):
                cards = pile(s, zone, NOBODY)
                for card in cards[-1:] if zone in (lang.MYSTICS, lang.HEAVIES) else cards:
                    if card != EMPTY:
                        yield VisibleCard(card, zone, NOBODY)


def objection_to_button(s: State, name: str) -> tuple[bool, Message | None]:
    """Return whether this names a button (end of turn, or an answer), and why it isn't available."""
    name = "end_turn" if name == "end" else name
    if name not in BUTTONS or any(verb == name for verb, _ in s.options):
        return name in BUTTONS, None
    return True, Message("why-answer-first") if name == "end_turn" else Message("why-no-such-button", {"thing": name})


def explain_absent(s: State, thing: str) -> Message | None:
    """Explain that a pile is empty, if this names its cards."""
    return Message("why-pile-empty") if thing in ("mystic", "heavy_infantry") else None


def objection_to(s: State, place: VisibleCard, verb: str) -> Reason | None:
    """Return why the seat to act can't use a card now, with this verb or with any if it is empty."""
    frame = s.stack[-1]
    node, card = frame[0], place.card
    objection = OBJECTIONS[type(node)]
    if not isinstance(objection, NotNeeded):
        return objection(s, frame, place, verb)
    return None if any(n == card and v == "yes" for v, n in s.options) else ("why-answer-first",)


def _objection_in_menu(s: State, frame: Frame, place: VisibleCard, verb: str) -> Reason | None:
    you, card, zone = frame[1], place.card, place.zone
    if zone == lang.HAND:
        return unplayable(s, you, card) if verb in ("", "play") else values.NOT_HERE
    if zone in (lang.ROW, lang.MYSTICS, lang.HEAVIES, lang.CULTISTS):
        if verb not in ("", "acquire", "gift", "defeat"):
            return ("why-in-row",) if zone == lang.ROW else values.NOT_HERE
        if s.tables.is_monster[card]:
            return values.cannot_defeat(s, you, card) if verb in ("", "defeat") else ("why-monster",)
        if verb == "gift":
            return values.cannot_afford_gift(s, you, card, False)
        return values.cannot_afford(s, you, card) if verb in ("", "acquire") else ("why-not-monster",)
    if zone == lang.VOID:
        return ("why-in-void",)
    if zone == lang.BOX:
        return values.NOT_HERE
    if place.owner != you or zone in (lang.DISCARD, lang.TROPHIES):
        return ("why-owned",)
    if zone == lang.PLAYED:
        return ("why-played-already",)
    if verb not in ("", "use"):
        return ("why-owned",)
    if not s.tables.abilities[card]:
        return ("why-passive",)
    return first_unless_one_can([unusable(s, you, card, number) for number, _ in s.tables.abilities[card]])


def _objection_to_pick(s: State, frame: Frame, place: VisibleCard, verb: str) -> Reason | None:
    do: Any = frame[0]
    card, you = place.card, frame[1]
    if verb not in ("", do.verb, "gift"):
        return ("why-answer-first",)
    zones = [zone for zone in do.cards.where if card in zone_cards(s, zone, frame)]
    if not zones or (place.owner not in (you, NOBODY)):
        return ("why-other-place",)
    reason = values.filter_mismatch(s, do.cards.of, card, frame) or values.verb_forbidden(s, do, you, card)
    if reason is not None:
        return reason
    if verb == "gift":
        return values.cannot_afford_gift(s, you, card, do.free)
    if do.cards.of.highest:
        top = [option for _, option in pick_options(s, frame)] or pickable_cards(s, frame)
        if not top or s.tables.cost[card] < s.tables.cost[top[0]]:
            return values.NOT_HIGHEST
    return None


OBJECTIONS: NodeTable[Callable[[State, Frame, VisibleCard, str], Reason | None] | NotNeeded] = NodeTable(
    "objection",
    {Menu: _objection_in_menu, Do: _objection_to_pick},
    not_needed("its answers are not cards", May, OneOf, Name, Trigger, Settle, lang.Steal),
)
"""Why a card isn't an answer, by the node that asks the question."""


def why_not(s: State, seat: int | None, wanted: str) -> Message | None:
    """Return why this seat can't do something now; None if it can."""
    return reasons_of.why_not(HERE, s, seat, wanted)


def why_not_many(s: State, seat: int | None, wanted: Sequence[str]) -> list[Message | None]:
    """Return the reasons for several things at once."""
    return reasons_of.why_not_many(HERE, s, seat, wanted)


def all_reasons(s: State, seat: int | None) -> dict[int, Message]:
    """Return the reason for every visible card that isn't an option now."""
    return reasons_of.all_reasons(HERE, s, seat)


HERE: Any = sys.modules[__name__]
"""This module, whose functions are the hooks of the shared lookup."""
