"""The numbers on a Conflictus table.

The hand begins at 1, followed by a captive; the player's sets begin at 21, those of the next players at 41, 61 and
81.  A set is numbered from its active warrior down, then its relics and equipment.  0 passes or declines.
"""

from __future__ import annotations

from collections.abc import Iterable

from vigil.games.conflictus.rules.language import CAPTIVE, HAND
from vigil.games.conflictus.rules.view import Face, SetView, View
from vigil.kernel.decision import Decision, Option
from vigil.terminal.choice_numbers import ChoiceNumbers, NumberedPlace, group_by, number_remaining

SIDE = 20  # numbers for each side of the table
COUNTING = ("number", "reduce")  # verbs whose options are numbers themselves


def zone_of(group: SetView) -> str:
    """Return the zone of the places in a set."""
    return f"set {group.number}"


def side(view: View, seat: int) -> list[SetView]:
    """Return a player's sets, the oldest first."""
    return [group for group in view.sets if group.controller == seat]


def from_the_top(group: SetView) -> tuple[Face, ...]:
    """Return the cards of a set: the active warrior, those beneath it, then relics and equipment."""
    return (*reversed(group.warriors), *group.others)


def turn_order(view: View) -> list[int]:
    """Return the seats in turn order, beginning with the viewer's or else the first."""
    n, start = len(view.players), view.seat or 0
    return [(start + i) % n for i in range(n)]


def numbers(view: View, decision: Decision | None) -> ChoiceNumbers:
    """Return the numbers of a table as the player in `view.seat` sees it."""
    options = decision.options if decision is not None and decision.seat == view.seat else ()
    if options and all(option.verb in COUNTING for option in options):
        return ChoiceNumbers(tuple(_spots(view, (), {})), {o.id: at for at, o in enumerate(options)}, _counted(options))
    indices: dict[int, int] = {}
    spots = _spots(view, options, indices)
    first: int | None = None
    if decision is not None and decision.question.key == "priority":
        first = 1 + max((spot.number for spot in spots), default=0)  # cards that cannot be played keep their numbers
    elif min(indices, default=SIDE + 1) > SIDE:
        first = 1  # no option is a card in hand
    return ChoiceNumbers(tuple(spots), *number_remaining(options, spots, indices, first))


def _counted(options: Iterable[Option]) -> tuple[int, ...]:
    return tuple(sorted(option.id for option in options))


def _spots(view: View, options: tuple[Option, ...], indices: dict[int, int]) -> list[NumberedPlace]:
    spots: list[NumberedPlace] = []
    number = 1
    for zone, faces in _hand_groups(view):
        number = _add(spots, indices, options, number, zone, faces, None)
    for at, seat in enumerate(turn_order(view)):
        number = max(number, at * SIDE + SIDE + 1)
        for group in side(view, seat):
            for face in from_the_top(group):
                top = group if face is from_the_top(group)[0] else None
                number = _add(spots, indices, options, number, zone_of(group), [face], top)
    return spots


def _hand_groups(view: View) -> list[tuple[str, list[Face]]]:
    """Return the hand, with identical cards together, and the captive."""
    if view.seat is None:
        return []
    me = view.players[view.seat]
    hand = group_by(me.hand.faces, lambda face: face.name)
    return [*((HAND, group) for group in hand), *((CAPTIVE, [face]) for face in me.captive.faces)]


def _add(
    spots: list[NumberedPlace], indices: dict[int, int], options: tuple[Option, ...], number: int, zone: str,
    faces: list[Face], top_of: SetView | None,
) -> int:  # fmt: skip
    """Add a place, or one for each usable ability of a card; return the next number."""
    cards = tuple(face.card for face in faces)
    matching = [at for at, option in enumerate(options) if _refers_to(option, cards, top_of)]
    uses = [at for at in matching if options[at].verb.startswith("use")]
    rest = tuple(at for at in matching if at not in uses)
    for offered in [*((at,) for at in uses[:-1]), (*uses[-1:], *rest)]:
        spots.append(NumberedPlace(number, zone, cards, faces[0], offered))
        if offered:
            indices[number] = offered[0]
        number += 1
    return number


def _refers_to(option: Option, cards: tuple[int, ...], top_of: SetView | None) -> bool:
    if option.target is not None and option.target.kind == "set":
        return top_of is not None and option.id == top_of.number
    return option.card in cards
