"""The numbers that are typed at a table of Conflictus.

The hand is counted from 1, a captive follows; the own side of the table begins at
21, the next players' at 41, 61 and 81.  A set is counted from its active warrior
down, then what it carries.  0 passes or declines.
"""

from __future__ import annotations

from collections.abc import Iterable

from vigil.games.conflictus.rules.language import CAPTIVE, HAND
from vigil.games.conflictus.rules.view import Face, SetView, View
from vigil.kernel.decision import Decision, Option
from vigil.terminal.choice_numbers import ChoiceNumbers, NumberedPlace, number_remaining

SIDE = 20  # numbers for each side of the table
COUNTING = ("number", "reduce")  # the answer is itself a number


def zone_of(group: SetView) -> str:
    """What the places of a set are found under."""
    return f"set {group.number}"


def side(view: View, seat: int) -> list[SetView]:
    """The sets of a player, in the order they were founded."""
    return [group for group in view.sets if group.controller == seat]


def from_the_top(group: SetView) -> tuple[Face, ...]:
    """The cards of a set: the active warrior, those beneath it, then what it carries."""
    return (*reversed(group.warriors), *group.others)


def around(view: View) -> list[int]:
    """The seats in the order they play, the viewer's first; without a viewer from the first seat."""
    n, start = len(view.players), view.seat or 0
    return [(start + i) % n for i in range(n)]


def numbers(view: View, decision: Decision | None) -> ChoiceNumbers:
    """The numbers of a table as the person at `view.seat` sees it, who may be asked something."""
    options = decision.options if decision is not None and decision.seat == view.seat else ()
    if options and all(option.verb in COUNTING for option in options):
        return ChoiceNumbers(tuple(_spots(view, (), {})), {o.id: at for at, o in enumerate(options)}, _counted(options))
    places: dict[int, int] = {}
    spots = _spots(view, options, places)
    first: int | None = None
    if decision is not None and decision.question.key == "priority":
        first = 1 + max((spot.number for spot in spots), default=0)  # a hand that cannot be played keeps its numbers
    elif min(places, default=SIDE + 1) > SIDE:
        first = 1  # no card in hand is meant
    return ChoiceNumbers(tuple(spots), *number_remaining(options, spots, places, first))


def _counted(options: Iterable[Option]) -> tuple[int, ...]:
    return tuple(sorted(option.id for option in options))


def _spots(view: View, options: tuple[Option, ...], places: dict[int, int]) -> list[NumberedPlace]:
    spots: list[NumberedPlace] = []
    number = 1
    for zone, faces in _held(view):
        number = _add(spots, places, options, number, zone, faces, None)
    for at, seat in enumerate(around(view)):
        number = max(number, at * SIDE + SIDE + 1)
        for group in side(view, seat):
            for face in from_the_top(group):
                top = group if face is from_the_top(group)[0] else None
                number = _add(spots, places, options, number, zone_of(group), [face], top)
    return spots


def _held(view: View) -> list[tuple[str, list[Face]]]:
    """The hand, equal cards together, and the captive."""
    if view.seat is None:
        return []
    me = view.players[view.seat]
    return [(HAND, group) for group in alike(me.hand.faces)] + [(CAPTIVE, [face]) for face in me.captive.faces]


def _add(
    spots: list[NumberedPlace], places: dict[int, int], options: tuple[Option, ...], number: int, zone: str,
    faces: list[Face], top_of: SetView | None,
) -> int:  # fmt: skip
    """One more place, or one for each ability of a card that may use several; the next number."""
    cards = tuple(face.card for face in faces)
    found = [at for at, option in enumerate(options) if _means(option, cards, top_of)]
    uses = [at for at in found if options[at].verb.startswith("use")]
    rest = tuple(at for at in found if at not in uses)
    for offered in [*((at,) for at in uses[:-1]), (*uses[-1:], *rest)]:
        spots.append(NumberedPlace(number, zone, cards, faces[0], offered))
        if offered:
            places[number] = offered[0]
        number += 1
    return number


def _means(option: Option, cards: tuple[int, ...], top_of: SetView | None) -> bool:
    if option.target is not None and option.target.kind == "set":
        return top_of is not None and option.id == top_of.number
    return option.card in cards


def alike(faces: Iterable[Face]) -> list[list[Face]]:
    """Equal cards together, in the order they came."""
    groups: dict[str, list[Face]] = {}
    for face in faces:
        groups.setdefault(face.name, []).append(face)
    return list(groups.values())
