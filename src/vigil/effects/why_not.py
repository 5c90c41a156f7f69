"""Why not?  What every game asks before it looks for the reason itself.

A game says which cards a seat can see, why nothing can be done with one of them,
and what its buttons are; finding the card that was meant is the same everywhere.
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
    """What a game tells.  A module of functions will do."""

    VERBS: Sequence[str]
    VALUES: dict[str, tuple[str, ...]]

    def visible_cards(self, s: Any, seat: int | None) -> Iterable[VisibleCard]:
        """Every card lying open to this seat, what it would mean first."""

    def objection_to(self, s: Any, place: VisibleCard, verb: str) -> Reason | None:
        """Why nothing (or not this verb) can be done with a card now, by the seat that is asked."""

    def objection_to_button(self, s: Any, name: str) -> tuple[bool, Message | None]:
        """Whether this is a button, and why it cannot be pressed."""

    def explain_absent(self, s: Any, thing: str) -> Message | None:
        """What is said of something nobody can see; None: nothing special."""

    def options(self, s: Any) -> Sequence[Option]:
        """The open options with their names."""


def message(looks: WhyNotHooks, reason: Reason) -> Message:
    """A reason as something that can be said: its numbers get their names."""
    return Message(reason[0], dict(zip(looks.VALUES.get(reason[0], ()), reason[1:], strict=True)))


def not_your_decision(s: Any, seat: int | None) -> Message | None:
    """The game is over, or somebody else is asked."""
    if not s.stack:
        return Message("why-over")
    asked: int = s.stack[-1][1]
    return Message("why-not-your-decision", {"player": asked + 1}) if asked != seat else None


def why_not(looks: WhyNotHooks, s: Any, seat: int | None, wanted: str) -> Message | None:
    """Why this seat cannot do that now; None if it can.

    `wanted` is a card (`mephit`, `17`), a verb and a card (`acquire mephit`) or a button (`end`).
    """
    return why_not_many(looks, s, seat, (wanted,))[0]


def why_not_many(looks: WhyNotHooks, s: Any, seat: int | None, wanted: Sequence[str]) -> list[Message | None]:
    """The same for several things; one look around the table is enough."""
    everywhere = not_your_decision(s, seat)
    if everywhere is not None:
        return [everywhere] * len(wanted)
    offered: set[str] = set()
    in_sight: dict[str, list[VisibleCard]] = {}

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
                in_sight.setdefault(str(place.card), []).append(place)
                in_sight.setdefault(s.tables.slug[place.card], []).append(place)
        if not offered.isdisjoint(("_".join(words), " ".join(words), f"{verb} {thing}")):
            return None
        places = in_sight.get(thing)
        if not places:
            return looks.explain_absent(s, thing) or Message("why-not-in-sight", {"thing": wanted.strip()[:40]})
        found = [looks.objection_to(s, place, verb) for place in places]
        return None if None in found else message(looks, found[0] or ())

    return [one(each) for each in wanted]


def all_reasons(looks: WhyNotHooks, s: Any, seat: int | None) -> dict[int, Message]:
    """For every card in sight that is no option now: why."""
    everywhere = not_your_decision(s, seat)
    found: dict[int, Message] = {}
    for place in looks.visible_cards(s, seat):
        if everywhere is not None:
            found[place.card] = everywhere
        elif (reason := looks.objection_to(s, place, "")) is not None:
            found[place.card] = message(looks, reason)
    return found
