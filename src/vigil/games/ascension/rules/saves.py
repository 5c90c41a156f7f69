"""Save a game in progress as JSON, and load it without loss.

A saved frame refers to its node by address. The configuration determines the cards, and so the nodes.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from vigil.effects.language import Frame, Node, Trigger
from vigil.effects.saves import check_rules_hash, hints_of, invalid_state_error, load_or_bad_data
from vigil.games.ascension.rules.card_tables import (
    MAX_USES_PER_CARD,
    GameTables,
    game_tables_for,
    game_tables_of,
    rules_hash,
)
from vigil.games.ascension.rules.config import configure, settings_of
from vigil.games.ascension.rules.language import CULTISTS, EVENTS, VOID, Discount, TreatAs
from vigil.games.ascension.rules.selections import SIDES
from vigil.games.ascension.rules.state import DEDUCED, ENDINGS, PUBLIC, SEAT_RNG, SeatState, State
from vigil.games.ascension.rules.turns import machine
from vigil.kernel.rng import MASK
from vigil.kernel.serialization import clone, saved_by
from vigil.kernel.serialization import load as load_plain
from vigil.kernel.serialization import save as save_plain

_FRAMES = ("stack", "pending_triggers", "end_of_play_triggers")
_SKIPPED = ("tables", "seats", "options", "lasting", "events", *_FRAMES)
_NUMBERS = tuple(f.name for f in fields(State) if f.name not in _SKIPPED)


def save(s: State) -> dict[str, Any]:
    """Return the game as JSON, without the events, which only explain how the state came about."""
    at = s.tables.printed.address
    data: dict[str, Any] = {"config": settings_of(s.tables.config), "rules": rules_hash(s.tables.config)}
    if s.tables is not game_tables_for(s.tables.config) and s.tables != game_tables_for(s.tables.config):
        data["kinds"] = list(s.tables.kinds)
    data["seats"] = [[getattr(seat, f.name) for f in fields(SeatState)] for seat in s.seats]
    data |= {name: getattr(s, name) for name in _NUMBERS}
    data |= {name: [[at[id(node)], *registers] for node, *registers in getattr(s, name)] for name in _FRAMES}
    data["lasting"] = [[at[id(rule)], you, source, uses] for rule, you, source, uses in s.lasting]
    data["options"] = [list(option) for option in s.options]
    return save_plain(data)  # type: ignore[no-any-return]  # a copy that shares nothing with the running game


def load(data: Any) -> State:
    """Return the game that `save()` wrote; raise BadData if anything is wrong."""
    return load_or_bad_data(_load, data)


def _load(data: Any) -> State:
    config = configure(data["config"])
    check_rules_hash(data.get("rules"), rules_hash(config))
    d: GameTables = (
        game_tables_of(config, tuple(load_plain(list[int], data["kinds"])))
        if "kinds" in data
        else game_tables_for(config)
    )
    nodes = d.printed.nodes
    cards = range(-1, len(d.kinds))

    def node(address: int) -> Any:
        if not 0 <= address < len(nodes) or not isinstance(nodes[address], Node):
            raise invalid_state_error(f"no node {address}")
        return nodes[address]

    def frames(name: str) -> list[Frame]:
        saved = load_plain(list[tuple[int, int, int, int, int, int]], data[name])
        return [(node(at), you, by, source, it, n) for at, you, by, source, it, n in saved]

    numbers = {name: load_plain(hints_of(State)[name], data[name]) for name in _NUMBERS}
    seat_type = tuple[list[int], list[int], list[int], list[int], list[int], list[int], int, int, int]
    seats = [SeatState(*load_plain(seat_type, seat)) for seat in data["seats"]]
    lasting = load_plain(list[tuple[int, int, int, int]], data["lasting"])
    s = State(
        d, seats, **numbers, stack=frames("stack"), pending_triggers=frames("pending_triggers"),
        end_of_play_triggers=frames("end_of_play_triggers"),
        lasting=[(node(at), you, source, uses) for at, you, source, uses in lasting],
        options=load_plain(list[tuple[str, int]], data["options"]),
    )  # fmt: skip
    all_cards = sorted(
        card
        for pile in [s.center, s.void, s.mystics, s.heavies, s.cultists, s.box, [c for c in s.row if c != -1]]
        + [getattr(seat, f.name) for seat in seats for f in fields(SeatState)[:6]]
        for card in pile
    )
    if all_cards != list(cards)[1:] or len(s.row) != 6 or len(seats) != config.players + (config.mode == "solo"):
        raise invalid_state_error("a card is missing or exists twice")
    if any(
        d.banished_to[card] != VOID or d.rests[card] == CULTISTS for card in s.center + s.void + s.row if card != -1
    ):
        raise invalid_state_error("a card in the center or the Void can't be there")
    why = _impossible(s)
    if why:
        raise invalid_state_error(why)
    return s


saved_by(State, save, load)

MAX_NUMBER = 1 << 40


def _impossible(s: State) -> str:
    """Return why no game can be in this state; an empty string if one can."""
    d, players, seats = s.tables, range(s.tables.players), range(len(s.seats))
    cards, registers = range(-1, len(d.kinds)), range(-1, SIDES * SIDES + SIDES)
    numbers = [n for seat in s.seats for n in (seat.runes, seat.power, seat.honor)]
    numbers += [s.pool, s.reserve, s.extra, s.turn, s.round, s.decision_count, s.undo_floor, *s.restricted_runes]
    if not all(0 <= n < MAX_NUMBER for n in numbers) or s.undo_floor > s.decision_count:
        return "a number is out of range"
    if (
        s.first not in players
        or s.active not in seats
        or s.end_reason not in range(len(ENDINGS))
        or s.left_seats >> d.players
        or s.left_seats < 0
        or s.last_chooser not in range(-1, len(s.seats))
    ):
        return "its turn or its end is impossible"
    if (
        len(s.rng) != SEAT_RNG + d.players
        or not all(0 <= rng <= MASK for rng in s.rng)
        or len(s.restricted_runes) != len(d.restrictions)
    ):
        return "its random numbers or restricted runes don't fit the game"
    for node, you, by, source, it, n in (*s.stack, *s.pending_triggers, *s.end_of_play_triggers):
        if type(node) not in machine.handlers or you not in seats or by not in seats:
            return "a frame can't be resolved"
        if source not in cards or it not in cards or n not in registers:
            return "a frame names a card that doesn't exist"
    if not all(type(frame[0]) is Trigger for frame in (*s.pending_triggers, *s.end_of_play_triggers)):
        return "a waiting frame isn't a trigger"
    if not all(
        type(rule) in (Trigger, Discount, TreatAs) and you in seats and source in cards[1:] and 0 <= uses < MAX_NUMBER
        for rule, you, source, uses in s.lasting
    ):
        return "a lasting effect is invalid"
    if not all(card in cards[1:] and d.fate[card] is not None for card in (*s.fates, *s.fates_seen)):
        return "a Fate waits for a card without one"
    if not all(use // MAX_USES_PER_CARD in cards[1:] for use in s.abilities_used) or not all(
        card in cards[1:] and 0 <= who <= PUBLIC | DEDUCED for card, who in s.known
    ):
        return "a used ability or a known card doesn't exist"
    if not all(event in EVENTS and card in cards for event, card, _ in s.turn_log):
        return "its log has an unknown event"
    again = clone(s)  # resolving the stack again must lead to the same question
    machine.run(again)
    if again.stack != s.stack or again.options != s.options:
        return "its options don't match its question"
    return ""
