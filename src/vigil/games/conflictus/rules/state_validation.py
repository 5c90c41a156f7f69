"""Validation of loaded games: every number must be in range, and every card must exist once."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from vigil.effects.language import NOTHING
from vigil.effects.saves import MAX_NUMBER, hints_of, matches_annotation
from vigil.games.conflictus.rules.engine import machine
from vigil.games.conflictus.rules.language import COUNTERS
from vigil.games.conflictus.rules.lookups import SET_PARTS
from vigil.games.conflictus.rules.state import (
    ENDINGS,
    NOT_SAVED,
    PHASES,
    TO_CARD,
    TO_ITEM,
    TO_PLAYER,
    SeatState,
    State,
    items_in_progress,
    set_of,
)
from vigil.kernel.serialization import clone


def cards_everywhere(s: State) -> list[int]:
    """Return every card, wherever it is. In a valid state, each occurs once."""
    result = [card for seat in s.seats for f in fields(SeatState)[:9] for card in getattr(seat, f.name)]
    result += [card for group in s.sets for card in (*group.warriors, *group.others, *group.sources)]
    for item in items_in_progress(s):
        result += (
            [item.card] if item.what == "card" and set_of(s, item.card) is None and item.card not in result else []
        )
        result += [source for source in item.sources if source not in result]
    return result


def find_impossible(s: State) -> str:
    """Return what makes a state impossible, or an empty string."""
    hints = {name: hint for name, hint in hints_of(State).items() if name not in (*NOT_SAVED, "stack")}
    if not all(matches_annotation(getattr(s, name), hint) for name, hint in hints.items()):
        return "a field has the wrong type"
    n, size = s.tables.players, len(s.tables.kinds)
    if len(s.seats) != n or len(s.wins) != n or len(s.rng) != n + 1 or not all(0 <= rng < 1 << 64 for rng in s.rng):
        return "it is for another number of players"
    if sorted(cards_everywhere(s)) != list(range(size)):
        return "a card is missing or occurs twice"
    own_piles = [(number, pile) for number, me in enumerate(s.seats) for pile in (me.mons, me.hand, me.mortis)]
    if any(s.tables.owner[card] != number for number, pile in own_piles for card in pile):
        return "a card is in another player's pile"
    if s.stack and sum(not me.lost for me in s.seats) < 2:
        return "too few players are left"
    seat, card = range(n), range(size)
    pending = [
        *s.pending_triggers,
        *([s.announcement.waits] if s.announcement is not None and s.announcement.waits is not None else []),
    ]
    items = items_in_progress(s)
    numbers = {item.number for item in items}
    for item in items:
        for sort, number, _ in item.targets:
            if sort != NOTHING and number not in {TO_CARD: card, TO_PLAYER: seat, TO_ITEM: range(MAX_NUMBER)}.get(
                sort, ()
            ):
                return "a target does not exist"
    cards = [
        *s.stamp,
        *s.damage,
        *s.entered,
        *(c for c, _ in s.counters),
        *(c for c, _ in s.last),
        *(c for c, _, _ in s.marks),
        *(use // 16 for use in s.abilities_used),
        *s.gathered,
        *(c for c, _ in s.known),
        *(c for pair in s.blocks for c in pair),
        *(c for c, _ in s.attacks),
        *s.blocked,
        *(c for pair in s.must_block for c in pair),
        *s.leaping,
        *(i.card for i in items),
        *(w.source for w in pending),
        *(c for entry in s.lasting for c, _ in entry[3]),
        *([s.announcement.card, *s.announcement.given] if s.announcement is not None else []),
    ]
    loose = [
        *(w.it for w in pending),
        *(i.it for i in items),
        *(c for _, c, _ in s.turn_log),
        *(e[2] for e in s.lasting),
    ]
    seats = [
        s.active,
        s.first,
        *(g.controller for g in s.sets),
        *(i.controller for i in items),
        *(w.controller for w in pending),
        *(who for _, who in s.attacks),
        *(e[1] for e in s.lasting),
    ]
    if any(c not in card for c in cards) or any(c != NOTHING and c not in card for c in loose):
        return "a card number does not exist"
    if any(who not in seat for who in seats) or not -1 <= s.phase < len(PHASES) or not 0 <= s.end_reason < len(ENDINGS):
        return "a seat or a phase does not exist"
    if any(name not in COUNTERS for _, name in s.counters) or len(numbers) != len(items):
        return "a counter or an item is invalid"
    if any(len(values) != 4 + len(SET_PARTS) + len(COUNTERS) for values in s.last.values()):  # see actions.remember
        return "the last values of a card are invalid"
    frames: list[Any] = list(s.stack)
    for frame in frames:
        if (
            type(frame) is not tuple
            or len(frame) != 6
            or type(frame[0]) not in machine.handlers
            or any(type(x) is not int for x in frame[1:])
            or any(x != NOTHING and x not in seat for x in frame[1:3])
            or any(x != NOTHING and x not in card for x in frame[3:5])
        ):
            return "a frame is invalid"
    again = clone(s)
    machine.run(again)
    return "" if again.stack == s.stack and again.options == s.options else "the options do not match the question"
