"""Explain why a player cannot do something: the part that all games share.

A game lists the cards that a seat can see, explains why a card cannot be used, and knows its buttons. This
module finds out which card the player means.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from vigil.effects.identifiers import slug
from vigil.kernel.decision import Option
from vigil.kernel.event import Message

Reason = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class VisibleCard:
    """A card that a seat can see, and where."""

    card: int
    zone: str
    owner: int


class WhyNotHooks(Protocol):
    """The functions that a game provides, for example as a module."""

    VERBS: Sequence[str]
    VALUES: dict[str, tuple[str, ...]]

    def visible_cards(self, s: Any, seat: int | None) -> Iterable[VisibleCard]:
        """Yield every card that this seat can see, the most likely ones first."""

    def objection_to(self, s: Any, place: VisibleCard, verb: str) -> Reason | None:
        """Return why the seat to act cannot use a card (with this verb) now, or None if it can."""

    def objection_to_button(self, s: Any, name: str) -> tuple[bool, Message | None]:
        """Return whether this is a button, and why it is not available."""

    def explain_absent(self, s: Any, thing: str) -> Message | None:
        """Return an explanation for something that is not visible, or None."""

    def options(self, s: Any) -> Sequence[Option]:
        """Return the open options with their names."""


def message(looks: WhyNotHooks, reason: Reason) -> Message:
    """Return a reason as a message, with named values."""
    return Message(reason[0], dict(zip(looks.VALUES.get(reason[0], ()), reason[1:], strict=True)))


def not_your_decision(s: Any, seat: int | None) -> Message | None:
    """Return a message if the game is over or another player must decide."""
    if not s.stack:
        return Message("why-over")
    to_act: int = s.stack[-1][1]
    return Message("why-not-your-decision", {"player": to_act + 1}) if to_act != seat else None


def why_not(looks: WhyNotHooks, s: Any, seat: int | None, wanted: str) -> Message | None:
    """Return why a seat cannot do something now, or None if it can.

    `wanted` is a card (`mephit`, `17`), a verb and a card (`acquire mephit`) or a button (`end`).
    """
    return why_not_many(looks, s, seat, (wanted,))[0]


def why_not_many(looks: WhyNotHooks, s: Any, seat: int | None, wanted: Sequence[str]) -> list[Message | None]:
    """Return the same for several things at once, which is faster."""
    everywhere = not_your_decision(s, seat)
    if everywhere is not None:
        return [everywhere] * len(wanted)
    offered: set[str] = set()
    visible: dict[str, list[VisibleCard]] = {}

    def one(wanted: str) -> Message | None:
        words = wanted.lower().replace("-", " ").split()
        verb = words[0] if words and words[0] in looks.VERBS else ""
        thing = slug(" ".join(words[1:] if verb else words)) or verb
        is_button, why = looks.objection_to_button(s, thing)
        if is_button:
            return why
        if not offered:
            offered.update(option.name for option in looks.options(s))
            for place in looks.visible_cards(s, seat):
                visible.setdefault(str(place.card), []).append(place)
                visible.setdefault(s.tables.slug[place.card], []).append(place)
        if not offered.isdisjoint(("_".join(words), " ".join(words), f"{verb} {thing}")):
            return None
        places = visible.get(thing)
        if not places:
            return looks.explain_absent(s, thing) or Message("why-not-in-sight", {"thing": wanted.strip()[:40]})
        found = [looks.objection_to(s, place, verb) for place in places]
        return None if None in found else message(looks, found[0] or ())

    return [one(each) for each in wanted]


def all_reasons(looks: WhyNotHooks, s: Any, seat: int | None) -> dict[int, Message]:
    """Return why each visible card is not an option now, by card."""
    everywhere = not_your_decision(s, seat)
    found: dict[int, Message] = {}
    for place in looks.visible_cards(s, seat):
        if everywhere is not None:
            found[place.card] = everywhere
        elif (reason := looks.objection_to(s, place, "")) is not None:
            found[place.card] = message(looks, reason)
    return found
