"""The verbs of Do, and the cards they apply to."""

from __future__ import annotations

from vigil.effects.language import NOTHING, AtRandom, Frame, Target
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules import selections
from vigil.games.conflictus.rules.actions import (
    LEAVING,
    at_random,
    cancel,
    discard,
    emit_about,
    enter_table,
    leave_combat,
    leave_table,
    move,
    take_loose_source,
)  # fmt: skip
from vigil.games.conflictus.rules.engine_nodes import ATTACH
from vigil.games.conflictus.rules.legal_plays import set_closed
from vigil.games.conflictus.rules.lookups import on_table
from vigil.games.conflictus.rules.selections import chosen_cards, is_immune, target_numbers
from vigil.games.conflictus.rules.state import NEW_SET, TO_ITEM, State, controller
from vigil.games.conflictus.rules.values import referenced_card


def all_cards(s: State, frame: Frame) -> list[int]:
    """Return the cards, or the item, that All or Target means."""
    cards = frame[0].cards
    if type(cards) is Target:
        return target_numbers(s, cards.n, TO_ITEM) or chosen_cards(s, cards, frame)
    return selections.all_cards(s, frame)


def single_card(s: State, frame: Frame) -> int:
    """Return the card of a selection that asks nothing, or NOTHING."""
    do, you = frame[0], frame[1]
    if type(do.cards) is AtRandom:
        hand = s.seats[you].hand
        return at_random(s, hand) if hand else NOTHING
    candidates = chosen_cards(s, do.cards, frame)
    if candidates:
        return candidates[0]
    card = referenced_card(s, do.cards, frame)
    return (
        card
        if card != NOTHING and do.verb in ("return", "remove", "put") and card in s.seats[s.tables.owner[card]].mortis
        else NOTHING
    )


def do_verb(s: State, frame: Frame, card: int, verb: str) -> None:
    """Do a verb to a single card."""
    do_verb_to_all(s, frame, [card], verb)


def after_action(s: State, frame: Frame) -> None:
    """Do nothing: the state check comes before the next priority."""


def do_verb_to_all(s: State, frame: Frame, cards: list[int], verb: str) -> None:
    """Do a verb to several cards at once. An opponent's effect skips Untouchable warriors."""
    if verb == "cancel":
        for item in [item for item in s.transition if item.number in cards]:
            cancel(s, item, frame)
        return
    if verb == "discard":
        for card in cards:
            discard(s, frame[1], card, frame, "C-DISC-01")
        return
    if verb in LEAVING:
        for card in cards:
            take_loose_source(s, verb, card, frame)
    table = [card for card in cards if on_table(s, card) and (verb == "sacrifice" or not is_immune(s, card))]
    if verb == "sacrifice":
        table = [card for card in table if controller(s, card) == frame[1]]
    if verb in LEAVING:
        leave_table(s, verb, table, frame)
    if verb in ("remove", "return"):
        to, what, _ = LEAVING[verb]
        for card in cards:
            owner = s.tables.owner[card]
            if card not in table and card in s.seats[owner].mortis:
                move(s, card, lang.MORTIS, to, frame, what, "C-RECOVER-06")
    elif verb == "withdraw":
        for card in table:
            leave_combat(s, card)
            emit_about(s, "withdrawn", card, frame, "C-COMBAT-27")
    elif verb == "put":
        for card in cards:
            put(s, frame, card)


def open_sets(s: State, you: int, card: int) -> list[int]:
    """Return the sets that a card could join."""
    return [g.number for g in s.sets if set_closed(s, g, you, card) is None]


def put(s: State, frame: Frame, card: int) -> None:
    """Put a card onto the table without playing it: in a new set without sources; equipment joins a set (C-PLAY-13)."""
    you, owner = frame[1], s.tables.owner[card]
    zone = next((z for z in (lang.MORTIS, lang.HAND, lang.MONS) if card in getattr(s.seats[owner], z)), "")
    if not zone:
        return
    if s.tables.what[card] == lang.EQUIPMENT:
        if open_sets(s, you, card):
            s.stack.append((ATTACH, you, *frame[2:4], card, NOTHING))
        return
    put_onto_table(s, you, card, zone, NEW_SET, frame)


def put_onto_table(s: State, you: int, card: int, zone: str, home: int, frame: Frame) -> None:
    """Move a card from a zone onto the table, into this set."""
    if s.tables.is_source[card]:
        move(s, card, zone, lang.FREE, frame, "dropped", "C-SOURCE-19", whose=you)
    else:
        enter_table(s, you, card, home, (), frame, zone)
