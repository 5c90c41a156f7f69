"""Where a card is, who has it, and its last known values, read from the state without filters.

Nothing here changes a game, or counts anything that a rule in force could change.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from vigil.effects.language import ANY, NOTHING, OPPONENTS, TargetSpec
from vigil.games.conflictus.rules.language import AMULET, ANY_PLAYER, SOURCE, TABLE
from vigil.games.conflictus.rules.state import (
    NOBODY,
    CardSet,
    State,
    TransitionItem,
    controller,
    items_in_progress,
    players,
    set_of,
)

SET_PARTS = ("inactive", "warriors", "sources", "light", "shadow", "equipment")
StaticRules = list[tuple[Any, int, CardSet]]
"""Static rules in force: each rule, its card, and the set of that card."""


# -------------------------------------------------------------- where a card is


def one_of_each_kind(s: State, cards: Iterable[int]) -> list[int]:
    """Return the first card of each kind, because identical cards are the same option."""
    first: dict[int, int] = {}
    for card in cards:
        first.setdefault(s.tables.kind[card], card)
    return list(first.values())


def on_table(s: State, card: int) -> bool:
    """Return whether a card is in a set on the table."""
    return set_of(s, card) is not None


def controller_in_play(s: State, card: int) -> int:
    """Return the controller of a card in play, free and loose sources included, or NOBODY."""
    seat = controller(s, card)
    if seat == NOBODY and s.tables.is_source[card]:
        return next((i for i, me in enumerate(s.seats) if card in me.free or card in me.spent), NOBODY)
    return seat


def belongs_to(s: State, card: int) -> int:
    """Return whose card this is: its controller's on the table and the transition, its owner's elsewhere."""
    seat = controller(s, card)
    if seat != NOBODY:
        return seat
    for item in items_in_progress(s):
        if item.what == "card" and item.card == card:
            return item.controller  # the player who plays it controls it (C-GEN-05)
    return s.tables.owner[card]


def cards_in(s: State, zone: str, you: int, of: Any = ANY) -> list[int]:
    """Return the cards in a zone that an effect can see. Sources count only if it says so (C-SOURCE-21)."""
    if zone == TABLE and of.kind == SOURCE:
        bound = [card for group in s.sets for card in group.sources]
        return bound + [card for seat in s.seats for card in (*seat.spent, *seat.free)]
    if zone == TABLE:
        cards = [card for group in s.sets for card in (*group.warriors, *group.others)]
        return [
            card for card in cards if s.tables.what[card] != AMULET
        ]  # a resolved amulet is out of reach (C-AMULET-05)
    if getattr(of, "whose", ANY_PLAYER) == OPPONENTS:  # only counted, never chosen: hands stay hidden
        return [card for seat in players(s, you) if seat != you for card in getattr(s.seats[seat], zone)]
    result: list[int] = getattr(s.seats[you], zone)
    return result


# -------------------------------------------------------------- last known values


def last_known(s: State, card: int) -> tuple[int, ...] | None:
    """Return the last values of the object that an effect refers to, if it has left the table."""
    stamp = referenced_stamp(s, card)
    return s.last.get((card, stamp)) if s.stamp.get(card, 0) != stamp or not on_table(s, card) else None


def referenced_stamp(s: State, card: int) -> int:
    """Return the stamp of the object an effect refers to: the one it had when the effect was announced or triggered."""
    item = s.resolving
    if item is not None and item.card == card and item.what != "card":
        return item.stamp
    if item is not None and item.it == card:
        return item.it_stamp
    return s.stamp.get(card, 0)


def count_set_parts(s: State, group: CardSet | None) -> tuple[int, ...]:
    """Return the number of each of SET_PARTS in a set."""
    if group is None:
        return (0,) * len(SET_PARTS)
    warriors, sources = len(group.warriors), len(group.sources)
    light = sum(map(s.tables.is_light.__getitem__, group.sources))
    shadow = sum(map(s.tables.is_shadow.__getitem__, group.sources))
    return max(0, warriors - 1), warriors, sources, light, shadow, len(group.others)


# ------------------------------------------------------------------------ targets


def target_specs_of(item: TransitionItem) -> tuple[TargetSpec, ...]:
    """Return the target clauses of an item."""
    return getattr(item.node, "targets", ())


def clause_of(aims: Sequence[TargetSpec], place: int) -> int:
    """Return the target clause that the target with this index belongs to, or NOTHING."""
    for number, aim in enumerate(aims):
        place -= aim.n
        if place < 0:
            return number
    return NOTHING


# -------------------------------------------------------- static rules in force


def rules_in_force(s: State) -> StaticRules:
    """Return the static rules in force: those of active warriors and of all other cards (C-PILE-20, C-SET-07)."""
    cached = s.in_force
    if cached is not None and cached[0] is s.sets:
        rules: StaticRules = cached[1]
        return rules
    result: StaticRules = []
    static = s.tables.static
    covered = s.tables.switches.inactive_abilities != "off"
    for group in s.sets:
        for card in group.others:
            if static[card]:
                result += [(rule, card, group) for rule in static[card]]
        for card in group.warriors if covered else group.warriors[-1:]:
            if static[card]:
                result += [(rule, card, group) for rule in static[card]]
    s.in_force = (s.sets, result)  # valid until a card enters or leaves the table
    return result


def abilities_work(s: State, card: int) -> bool:
    """Return whether the abilities of a card on the table work. Those of an inactive warrior don't."""
    group = set_of(s, card)
    return group is None or abilities_work_in(s, card, group)


def abilities_work_in(s: State, card: int, group: CardSet) -> bool:
    """Return whether the abilities of a card work in its set."""
    if not s.tables.is_warrior[card] or s.tables.switches.inactive_abilities == "on":
        return True
    return group.warriors[-1] == card


def rules_of_type(s: State, kind: type) -> list[tuple[Any, int, int]]:
    """Return the rules of this type in force, static or temporary, each with its card and the player it belongs to."""
    static = [(rule, source, group.controller) for rule, source, group in rules_in_force(s) if type(rule) is kind]
    return static + [(rule, source, owner) for rule, owner, source, _ in s.lasting if type(rule) is kind]
