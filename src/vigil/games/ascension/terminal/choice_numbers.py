"""The numbers on an Ascension table.

The slots of the row are 1 to 6, the cards that are always available 7 to 9; the hand begins at 11, constructs at
21.  Every ability of a construct has its own number, which stays while cards are played and abilities used.
0 ends the turn or declines.  Answers that are not on the table are numbered from 1, or after the table's numbers
if both are on offer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from vigil.games.ascension.rules.language import CONSTRUCTS, CULTISTS, HAND, HEAVIES, MYSTICS, ROW, Card
from vigil.games.ascension.rules.view import Face, View
from vigil.kernel.decision import Decision, Option
from vigil.terminal.choice_numbers import ChoiceNumbers, NumberedPlace, group_by, number_remaining

MYSTIC, HEAVY, CULTIST, FIRST_OF_HAND, FIRST_CONSTRUCT = 7, 8, 9, 11, 21


def numbers(view: View, decision: Decision | None, cards: Mapping[str, Card]) -> ChoiceNumbers:
    """Return the numbers of a table as the player in `view.seat` sees it."""
    options = decision.options if decision is not None and decision.seat == view.seat else ()
    spots: list[NumberedPlace] = []
    indices: dict[int, int] = {}
    for first, zone, faces in _numbered_groups(view, cards):
        ids = tuple(face.card for face in faces)
        matching = [at for at, option in enumerate(options) if option.card in ids]
        uses = [at for at in matching if options[at].verb.startswith("use")]
        # Each ability has its own number; acquiring a card for yourself and for a teammate share one.
        for offered in [(at,) for at in uses] if len(uses) > 1 else [tuple(matching)]:
            used = next((at for at in offered if at in uses), None)
            number = first + (ability_index(options[used]) if used is not None else 0)
            spots.append(NumberedPlace(number, zone, ids, faces[0], offered))
            if offered:
                indices[number] = next((at for at in offered if options[at].verb != "gift"), offered[0])
    return ChoiceNumbers(tuple(spots), *number_remaining(options, spots, indices))


def ability_index(option: Option) -> int:
    """Return which of a construct's abilities an option uses; the first is 0."""
    return int(option.verb[4:] or 1) - 1


def _numbered_groups(view: View, cards: Mapping[str, Card]) -> list[tuple[int, str, list[Face]]]:
    """Return number, zone and cards of every place."""
    groups: list[tuple[int, str, list[Face]]] = [
        (slot, ROW, [face]) for slot, face in enumerate(view.row, 1) if face is not None
    ]
    for number, zone, pile in (
        (MYSTIC, MYSTICS, view.mystics), (HEAVY, HEAVIES, view.heavies), (CULTIST, CULTISTS, view.cultists),
    ):  # fmt: skip
        if pile.faces:
            groups.append((number, zone, [pile.faces[-1]]))
    if view.seat is None:
        return groups
    me = view.players[view.seat]
    hand = group_equal(me.hand.faces)
    groups += [(number, HAND, group) for number, group in enumerate(hand, FIRST_OF_HAND)]
    free, first = FIRST_CONSTRUCT, {}
    while free < FIRST_OF_HAND + len(hand):  # a very large hand
        free += 10
    for face in me.constructs.faces:  # numbers for every copy, so that using one doesn't renumber the others
        first[face.card] = free
        free += max(1, len(cards[face.name].abilities))
    return groups + [(first[group[0].card], CONSTRUCTS, group) for group in group_equal(me.constructs.faces)]


def group_equal(faces: Iterable[Face]) -> list[list[Face]]:
    """Group identical cards; a used construct and an unused one are different."""
    return group_by(faces, lambda face: (face.name, face.used))
