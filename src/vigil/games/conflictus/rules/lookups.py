"""Where a card is, who has it, and what is remembered of it: read off the state, with no filter asked.

Nothing here changes a game, or counts anything that a rule in force could change.
"""

from __future__ import annotations

from typing import Any

from vigil.effects.language import ANY, NOTHING, OPPONENTS, Aim
from vigil.games.conflictus.rules.language import AMULET, ANYBODY, SOURCE, TABLE, Cheaper
from vigil.games.conflictus.rules.state import NOBODY, CardSet, State, TransitionItem, controller, players, set_of

SET_PARTS = ("inactive", "warriors", "sources", "light", "shadow", "equipment")
Working = list[tuple[Any, int, CardSet]]
"""Static rules in force: the rule, its card, and the set it lies in."""


# -------------------------------------------------------------- where a card is


def on_table(s: State, card: int) -> bool:
    return set_of(s, card) is not None


def in_play_of(s: State, card: int) -> int:
    """Who controls a card in play, free and loose sources included; NOBODY if it is not in play."""
    seat = controller(s, card)
    if seat == NOBODY and s.tables.is_source[card]:
        return next((i for i, me in enumerate(s.seats) if card in me.free or card in me.spent), NOBODY)
    return seat


def belongs_to(s: State, card: int) -> int:
    """Whose a card is for a text: its controller on the table and the transition, its owner elsewhere."""
    seat = controller(s, card)
    if seat != NOBODY:
        return seat
    for item in (*s.transition, *([s.resolving] if s.resolving is not None else [])):
        if item.what == "card" and item.card == card:
            return item.controller  # who plays it controls it from then on (C-GEN-05)
    return s.tables.owner[card]


def cards_in(s: State, zone: str, you: int, of: Any = ANY) -> list[int]:
    """The cards an effect sees in a zone; sources only where it says source (C-SOURCE-21)."""
    if zone == TABLE and of.kind == SOURCE:
        bound = [card for group in s.sets for card in group.sources]
        return bound + [card for seat in s.seats for card in (*seat.spent, *seat.free)]
    if zone == TABLE:
        cards = [card for group in s.sets for card in (*group.warriors, *group.others)]
        return [
            card for card in cards if s.tables.what[card] != AMULET
        ]  # what has resolved is out of reach (C-AMULET-05)
    if getattr(of, "whose", ANYBODY) == OPPONENTS:  # counted, never chosen from: hands stay hidden
        return [card for seat in players(s, you) if seat != you for card in getattr(s.seats[seat], zone)]
    found: list[int] = getattr(s.seats[you], zone)
    return found


# ----------------------------------------------------------- what is remembered


def left(s: State, card: int) -> tuple[int, ...] | None:
    """What is remembered of the object an effect speaks of, if it has left the table."""
    stamp = meant_stamp(s, card)
    return s.last.get((card, stamp)) if s.stamp.get(card, 0) != stamp or not on_table(s, card) else None


def meant_stamp(s: State, card: int) -> int:
    """Which object of a card an effect speaks of: the one that was there when it was announced or set off."""
    item = s.resolving
    if item is not None and item.card == card and item.what != "card":
        return item.stamp
    if item is not None and item.it == card:
        return item.it_stamp
    return s.stamp.get(card, 0)


def in_set(s: State, group: CardSet | None) -> tuple[int, ...]:
    """How many of each of SET_PARTS lie in a set."""
    if group is None:
        return (0,) * len(SET_PARTS)
    warriors, sources = len(group.warriors), len(group.sources)
    light = sum(map(s.tables.is_light.__getitem__, group.sources))
    shadow = sum(map(s.tables.is_shadow.__getitem__, group.sources))
    return max(0, warriors - 1), warriors, sources, light, shadow, len(group.others)


# ------------------------------------------------------------ what is announced


def aims_of(item: TransitionItem) -> tuple[Aim, ...]:
    """The clauses of targets an item was announced with."""
    node = item.node
    return getattr(node, "targets", ()) if node is not None else ()


def clause_of(item: TransitionItem, place: int) -> int:
    """Which clause the target at a place answers."""
    for number, aim in enumerate(aims_of(item)):
        place -= aim.n
        if place < 0:
            return number
    return NOTHING


# -------------------------------------------------------- static rules in force


def working(s: State) -> Working:
    """The static rules in force now: of active warriors, and of everything that is no warrior (C-PILE-20, C-SET-07)."""
    kept = s.in_force
    if kept is not None and kept[0] is s.sets:
        rules: Working = kept[1]
        return rules
    found: Working = []
    static = s.tables.static
    covered = s.tables.switches.inactive_abilities != "off"
    for group in s.sets:
        for card in group.others:
            if static[card]:
                found += [(rule, card, group) for rule in static[card]]
        for card in group.warriors if covered else group.warriors[-1:]:
            if static[card]:
                found += [(rule, card, group) for rule in static[card]]
    s.in_force = (s.sets, found)  # until a card enters or leaves the table, or this is another table
    return found


def works(s: State, card: int) -> bool:
    """Whether the abilities of a card on the table work: an inactive warrior's do not."""
    group = set_of(s, card)
    return group is None or works_in(s, card, group)


def works_in(s: State, card: int, group: CardSet) -> bool:
    if not s.tables.is_warrior[card] or s.tables.switches.inactive_abilities == "on":
        return True
    return group.warriors[-1] == card


def anything_cheaper(s: State) -> bool:
    """Whether any rule in force, static or for the round, lowers a price."""
    if any(type(rule) is Cheaper for rule, _, _ in working(s)):
        return True
    return any(type(rule) is Cheaper for rule, _, _, _ in s.lasting)
