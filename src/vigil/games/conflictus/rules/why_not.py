"""The reasons why visible cards and buttons are not options now."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from vigil.effects import why_not as reasons_of
from vigil.effects.language import Do, Pick
from vigil.effects.why_not import VisibleCard
from vigil.games.conflictus.rules.abilities import abilities_of
from vigil.games.conflictus.rules.decisions import OPTION_TARGETS, QUESTION_KEYS
from vigil.games.conflictus.rules.decisions import options as options  # part of WhyNotHooks
from vigil.games.conflictus.rules.effect_specs import cell
from vigil.games.conflictus.rules.engine_nodes import Priority
from vigil.games.conflictus.rules.language import CAPTIVE, EXTERMINATUS, HAND, MORTIS, TABLE
from vigil.games.conflictus.rules.legal_plays import cannot_play, cannot_use
from vigil.games.conflictus.rules.state import SACRIFICE, State, controller
from vigil.games.conflictus.rules.values import Reason, filter_mismatch
from vigil.kernel.event import Message

VALUES: dict[str, tuple[str, ...]] = {
    "why-sources": ("light", "shadow", "need", "free_light", "free_shadow"), "why-cost-limit": ("cost", "limit"),
    "why-mill-limit": ("mill", "limit"), "why-kind": ("of",), "why-whose": ("of",), "why-combat": ("of",),
}  # fmt: skip
VERBS = ("play", "play_source", "use", "sacrifice", "target", "discard", "attack", "block", "recover", "find", "return")
BUTTONS = ("pass", "done", "yes", "no")


def visible_cards(s: State, seat: int | None) -> Iterator[VisibleCard]:
    """Yield every card this seat can see, starting with those it probably means."""
    order = [seat] if seat is not None and 0 <= seat < len(s.seats) else []
    order += [owner for owner in range(len(s.seats)) if owner not in order]
    for owner in order:
        me = s.seats[owner]
        if owner == seat or not s.stack:
            yield from (VisibleCard(card, HAND, owner) for card in me.hand)
            if s.tables.switches.captives_visible_to == "captor" or not s.stack:
                yield from (VisibleCard(card, CAPTIVE, owner) for card in me.captive)
        for group in s.sets:
            if group.controller == owner:
                yield from (VisibleCard(card, TABLE, owner) for card in (*reversed(group.warriors), *group.others))
        yield from (VisibleCard(card, MORTIS, owner) for card in me.mortis)
        yield from (VisibleCard(card, EXTERMINATUS, owner) for card in me.exterminatus)


def objection_to_button(s: State, name: str) -> tuple[bool, Message | None]:
    """Return whether this is a button, and why it can't be used now."""
    if name not in BUTTONS:
        return False, None
    return True, None if any(v == name for v, _ in s.options) else Message("why-no-such-button", {"thing": name})


def explain_absent(s: State, thing: str) -> Message | None:
    """Return None: this game has nothing to say about things that aren't there."""
    return None


def objection_to(s: State, place: VisibleCard, verb: str) -> Reason | None:
    """Return why the seat to act can't use a card, or a verb on it, now."""
    if any(n == place.card or _twins(s, place, n) for v, n in s.options if OPTION_TARGETS[v] in ("card", None)):
        return None
    return cell(OBJECTIONS, s.stack[-1][0], "reason why not")(s, place, verb)


def _twins(s: State, place: VisibleCard, other: int) -> bool:
    """Return whether two cards are the same option: identical cards in a hand or a mortis."""
    if (
        place.zone not in (HAND, MORTIS)
        or not 0 <= other < len(s.tables.kind)
        or s.tables.kind[other] != s.tables.kind[place.card]
    ):
        return False
    return other in getattr(s.seats[place.owner], place.zone)


def _with_priority(s: State, place: VisibleCard, verb: str) -> Reason | None:
    you, card, zone = s.stack[-1][1], place.card, place.zone
    if zone in (HAND, CAPTIVE):
        return cannot_play(s, you, card)
    if zone == MORTIS:
        return ("why-in-mortis",)
    if zone == EXTERMINATUS:
        return ("why-removed",)
    if controller(s, card) != you:
        return ("why-owned",)
    if verb == "sacrifice" and s.phase != SACRIFICE:
        return ("why-phase",)
    reasons = [
        cannot_use(s, you, card, number) for number, ability in enumerate(abilities_of(s, card)) if ability is not None
    ]
    if not reasons:
        return ("why-passive",)
    return None if None in reasons else reasons[0]


def _when_picking(s: State, place: VisibleCard, verb: str) -> Reason | None:
    frame = s.stack[-1]
    if type(frame[0].cards) is not Pick:
        return ("why-answer-first",)
    return filter_mismatch(s, frame[0].cards.of, place.card, frame) or ("why-other-place",)


def _answer_first(s: State, place: VisibleCard, verb: str) -> Reason | None:
    return ("why-answer-first",)


OBJECTIONS: Mapping[type, Callable[[State, VisibleCard, str], Reason | None]] = {
    **dict.fromkeys(QUESTION_KEYS, _answer_first),
    Priority: _with_priority,
    Do: _when_picking,
}
"""Why a card isn't an option, by the node that asks."""


def why_not(s: State, seat: int | None, wanted: str) -> Message | None:
    """Return why this seat can't do that now, or None if it can."""
    return reasons_of.why_not(HOOKS, s, seat, wanted)


def why_not_many(s: State, seat: int | None, wanted: Sequence[str]) -> list[Message | None]:
    """Return the reasons for several things at once."""
    return reasons_of.why_not_many(HOOKS, s, seat, wanted)


def all_reasons(s: State, seat: int | None) -> dict[int, Message]:
    """Return the reason for every visible card that isn't an option now."""
    return reasons_of.all_reasons(HOOKS, s, seat)


HOOKS: Any = sys.modules[__name__]
"""This module as the hooks of `vigil.effects.why_not`."""
