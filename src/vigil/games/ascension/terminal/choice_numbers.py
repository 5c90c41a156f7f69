"""The numbers that are typed.

A card that lies on the table has the number of its place: the slots of the row
are 1 to 6, what is always available 7 to 9, the hand begins at 11, constructs
at 21: there every ability has a number of its own, which stays while cards are
played and abilities used.  0 ends the turn or declines.  Answers that lie nowhere on the table are
counted from 1, or from behind the table's numbers where both are on offer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from vigil.games.ascension.rules.language import CONSTRUCTS, CULTISTS, HAND, HEAVIES, MYSTICS, ROW, Card
from vigil.games.ascension.rules.view import Face, View
from vigil.kernel.decision import Decision, Option
from vigil.terminal.choice_numbers import ChoiceNumbers, NumberedPlace, number_remaining

MYSTIC, HEAVY, CULTIST, FIRST_OF_HAND, FIRST_CONSTRUCT = 7, 8, 9, 11, 21


def numbers(view: View, decision: Decision | None, cards: Mapping[str, Card]) -> ChoiceNumbers:
    """The numbers of a table as the person at `view.seat` sees it, who may be asked something."""
    options = decision.options if decision is not None and decision.seat == view.seat else ()
    spots: list[NumberedPlace] = []
    places: dict[int, int] = {}
    for first, zone, faces in _places(view, cards):
        lying = tuple(face.card for face in faces)
        found = [at for at, option in enumerate(options) if option.card in lying]
        uses = [at for at in found if options[at].verb.startswith("use")]
        # each ability of a construct has its own number; buying for oneself and for a teammate share one
        for offered in [(at,) for at in uses] if len(uses) > 1 else [tuple(found)]:
            used = next((at for at in offered if at in uses), None)
            number = first + (_ability(options[used]) if used is not None else 0)
            spots.append(NumberedPlace(number, zone, lying, faces[0], offered))
            if offered:
                places[number] = next((at for at in offered if options[at].verb != "gift"), offered[0])
    return ChoiceNumbers(tuple(spots), *number_remaining(options, spots, places))


def _ability(option: Option) -> int:
    """Which of a construct's abilities is used, the first being 0."""
    return int(option.verb[4:] or 1) - 1


def _places(view: View, cards: Mapping[str, Card]) -> list[tuple[int, str, list[Face]]]:
    """Every place with its number and the cards that lie there."""
    found: list[tuple[int, str, list[Face]]] = [
        (slot, ROW, [face]) for slot, face in enumerate(view.row, 1) if face is not None
    ]
    for number, zone, pile in (
        (MYSTIC, MYSTICS, view.mystics), (HEAVY, HEAVIES, view.heavies), (CULTIST, CULTISTS, view.cultists),
    ):  # fmt: skip
        if pile.faces:
            found.append((number, zone, [pile.faces[-1]]))
    if view.seat is None:
        return found
    me = view.players[view.seat]
    held = alike(me.hand.faces)
    found += [(number, HAND, group) for number, group in enumerate(held, FIRST_OF_HAND)]
    free, first = FIRST_CONSTRUCT, {}
    while free < FIRST_OF_HAND + len(held):  # a very full hand
        free += 10
    for face in me.constructs.faces:  # numbers for every copy: one that is used leaves the others
        first[face.card] = free
        free += max(1, len(cards[face.name].abilities))
    return found + [(first[group[0].card], CONSTRUCTS, group) for group in alike(me.constructs.faces)]


def alike(faces: Iterable[Face]) -> list[list[Face]]:
    """Equal cards together, in the order they came; a construct that was used is not equal to a fresh one."""
    groups: dict[tuple[str, tuple[int, ...]], list[Face]] = {}
    for face in faces:
        groups.setdefault((face.name, face.used), []).append(face)
    return list(groups.values())
