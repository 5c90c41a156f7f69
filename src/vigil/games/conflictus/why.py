"""Why not?  For every visible card and button that is not an option now, the reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vigil.effects.language import Do, Pick
from vigil.effects.printed import slug
from vigil.games.conflictus.asking import asked, options
from vigil.games.conflictus.language import CAPTIVE, EXTERMINATUS, HAND, MORTIS, TABLE, Priority
from vigil.games.conflictus.plays import Reason, cannot_play, cannot_use
from vigil.games.conflictus.questions import unfit
from vigil.games.conflictus.state import SACRIFICE, State, controller
from vigil.games.conflictus.stats import abilities_of
from vigil.kernel.event import Message

VALUES: dict[str, tuple[str, ...]] = {
    "why-sources": ("light", "shadow", "need", "free_light", "free_shadow"), "why-cost-limit": ("cost", "limit"),
    "why-mill-limit": ("mill", "limit"), "why-kind": ("of",), "why-whose": ("of",), "why-combat": ("of",),
}  # fmt: skip
VERBS = ("play", "drop", "use", "sacrifice", "target", "discard", "attack", "block", "recover", "find", "return")
BUTTONS = ("pass", "done", "yes", "no")


@dataclass(frozen=True, slots=True)
class Place:
    """A card that a seat can see, and where."""

    card: int
    zone: str
    owner: int


def message(reason: Reason) -> Message:
    return Message(str(reason[0]), dict(zip(VALUES.get(str(reason[0]), ()), reason[1:], strict=True)))


def in_sight(s: State, seat: int | None) -> Iterator[Place]:
    """Every card lying open to this seat, what it would mean first."""
    order = [seat] if seat is not None and 0 <= seat < len(s.seats) else []
    order += [owner for owner in range(len(s.seats)) if owner not in order]
    for owner in order:
        me = s.seats[owner]
        if owner == seat or not s.stack:
            yield from (Place(card, HAND, owner) for card in me.hand)
            if s.d.switches.captiveLook == "taker" or not s.stack:
                yield from (Place(card, CAPTIVE, owner) for card in me.captive)
        for group in s.sets:
            if group.controller == owner:
                yield from (Place(card, TABLE, owner) for card in (*reversed(group.warriors), *group.others))
        yield from (Place(card, MORTIS, owner) for card in me.mortis)
        yield from (Place(card, EXTERMINATUS, owner) for card in me.exterminatus)


def why_not(s: State, seat: int | None, wanted: str) -> Message | None:
    """Why this seat cannot do that now; None if it can."""
    words = wanted.lower().replace("-", " ").split()
    verb = words[0] if words and words[0] in VERBS else ""
    thing = slug(" ".join(words[1:] if verb else words)) or verb
    if not s.stack:
        return Message("why-over")
    if asked(s) != seat:
        return Message("why-not-your-decision", {"player": asked(s) + 1})
    if thing in BUTTONS:
        return None if any(v == thing for v, _ in s.options) else Message("why-no-such-button", {"thing": thing})
    if any(o.name in (" ".join(words), f"{verb} {thing}") for o in options(s)):
        return None
    places = [place for place in in_sight(s, seat) if str(place.card) == thing or s.d.slug[place.card] == thing]
    if not places:
        return Message("why-not-in-sight", {"thing": wanted.strip()[:40]})
    reasons_found = [objection(s, place, verb) for place in places]
    return None if None in reasons_found else message(reasons_found[0])  # type: ignore[arg-type]


def reasons(s: State, seat: int | None) -> dict[int, Message]:
    """For every card in sight that is no option now: why."""
    found: dict[int, Message] = {}
    for place in in_sight(s, seat):
        if not s.stack:
            found[place.card] = Message("why-over")
        elif asked(s) != seat:
            found[place.card] = Message("why-not-your-decision", {"player": asked(s) + 1})
        elif (reason := objection(s, place, "")) is not None:
            found[place.card] = message(reason)
    return found


def objection(s: State, place: Place, verb: str) -> Reason | None:
    """Why nothing (or not this verb) can be done with a card now, by the seat that is asked."""
    frame = s.stack[-1]
    node, card, you = frame[0], place.card, frame[1]
    kind = s.d.kind[card]
    if any(
        n == card or (0 <= n < len(s.d.kind) and place.zone in (HAND, MORTIS) and s.d.kind[n] == kind)
        for v, n in s.options
        if _is_card(v)
    ):
        return None
    if type(node) is Priority:
        return _with_priority(s, you, place, verb)
    if type(node) is Do and type(node.cards) is Pick:
        return unfit(s, node.cards.of, card, frame) or ("why-other-place",)
    return ("why-answer-first",)


def _is_card(verb: str) -> bool:
    return verb not in (
        "first",
        "number",
        "reduce",
        "choose",
        "join",
        "target_player",
        "target_item",
        "player",
        "against",
        "begins",
    )


def _with_priority(s: State, you: int, place: Place, verb: str) -> Reason | None:
    card, zone = place.card, place.zone
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
    found = [cannot_use(s, you, card, number) for number in range(len(abilities_of(s, card)))]
    if not found:
        return ("why-passive",)
    return None if None in found else found[0]
