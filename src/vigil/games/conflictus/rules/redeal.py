"""Redeal: another state that a seat can't tell from the real one, for bots that search."""

from __future__ import annotations

from vigil.effects.language import Do, Pick
from vigil.effects.redeal import redeal_until_consistent, shuffle_among
from vigil.games.conflictus.rules.actions import A_BLOCK, ORDERLESS
from vigil.games.conflictus.rules.engine import machine
from vigil.games.conflictus.rules.engine_nodes import Priority, Setup
from vigil.games.conflictus.rules.language import Search
from vigil.games.conflictus.rules.legal_plays import plays
from vigil.games.conflictus.rules.selections import pick_options
from vigil.games.conflictus.rules.state import DONE, State
from vigil.games.conflictus.rules.view import viewer_bit
from vigil.kernel.errors import check_seat
from vigil.kernel.rng import stream
from vigil.kernel.serialization import clone

HIDDEN_EVENTS = ("drawn", "fetched", "captive")  # only one seat learns the card


def redeal(s: State, viewer: int | None, rng: int) -> State:
    """Return a random state that the viewer can't tell from the real one."""
    check_seat(viewer, len(s.seats))
    return redeal_until_consistent(s, viewer, rng, _deal, _still_asks)


def _deal(s: State, viewer: int | None, rng: int, keep: int) -> None:
    """Shuffle what the viewer doesn't know. `keep` is a seat whose question, and so its cards, stay the same."""
    mine = viewer_bit(viewer)
    fixed = {card for card, who in s.known if who & mine}
    if s.announcement is not None:
        fixed |= {s.announcement.card, *s.announcement.given}
    if keep >= 0:  # the same question needs the same cards, captives and search results included
        fixed |= {n for _, n in s.options}
    swaps: dict[int, int] = {}
    for owner in range(len(s.seats)):
        rng = _shuffle_block(s, owner, viewer, keep, rng, fixed, swaps)
        rng = _shuffle_owned(s, owner, viewer, keep, rng, fixed, swaps)
    s.events = [
        (*entry[:2], swaps.get(entry[2], entry[2]), *entry[3:])
        if entry[0] in HIDDEN_EVENTS and entry[1] != viewer
        else entry
        for entry in s.events
    ]
    s.rng = [stream(rng, purpose) for purpose in range(len(s.rng))]


def _shuffle_block(
    s: State, owner: int, viewer: int | None, keep: int, rng: int, fixed: set[int], swaps: dict[int, int]
) -> int:
    """Shuffle recovered cards. Every player knows which they are, but only their owner the order (C-RECOVER-04)."""
    if viewer == owner:
        return rng
    piles = [s.seats[owner].mons]
    if keep != owner:
        piles.append(s.seats[owner].hand)  # a drawn one may be any of them
    blocks: dict[int, set[int]] = {}
    for card, who in s.known:
        if who & ORDERLESS:
            blocks.setdefault(who // A_BLOCK, set()).add(card)
    for block in blocks.values():
        places = [(pile, i) for pile in piles for i, card in enumerate(pile) if card in block - fixed]
        fixed |= block
        rng = shuffle_among(places, rng, swaps)
    return rng


def _shuffle_owned(
    s: State, owner: int, viewer: int | None, keep: int, rng: int, fixed: set[int], swaps: dict[int, int]
) -> int:
    """Shuffle the player's cards that the viewer can't see, among the places they can be in."""
    me = s.seats[owner]
    piles = [me.mons]
    if viewer != owner and keep != owner:
        piles.append(me.hand)
    if viewer != owner and not s.tables.switches.reserve_visible:
        piles.append(me.reserve)
    for taker, seat in enumerate(s.seats):
        deciding = taker == viewer and s.stack[-1][1] == viewer  # the options reveal whether it can be played
        if taker != viewer or (s.tables.switches.captives_visible_to != "captor" and not deciding):
            piles.append(seat.captive)
    places = [(p, i) for p in piles for i, card in enumerate(p) if card not in fixed and s.tables.owner[card] == owner]
    return shuffle_among(places, rng, swaps)


def _still_asks(s: State, viewer: int | None) -> bool:
    """List the options of the deciding seat again. Return False if the new cards leave it no choice."""
    frame = s.stack[-1]
    node, you = frame[0], frame[1]
    if you == viewer:
        return True
    if type(node) is Priority:
        s.options = plays(s, you)
        return len(s.options) > 1
    if type(node) is Do and type(node.cards) is Pick:
        options = pick_options(s, frame)
        if len(options) < (1 if node.cards.may else 2):
            return False
        s.options = [*options, DONE] if node.cards.may else options
    elif type(node) in (Search, Setup):
        look = clone(s)
        look.stack.pop()
        if not machine.handlers[type(node)](look, frame):
            return False
        s.options = look.options
    return True


def reshuffle(s: State, rng: int) -> State:
    """Return a random state that all players together can't tell from the real one.

    Hands stay, and with them all options. Only cards that no player knows change places.
    """
    other = clone(s)
    fixed = {card for card, who in s.known if who} | {n for _, n in s.options}
    if s.announcement is not None:
        fixed |= {s.announcement.card, *s.announcement.given}
    looked_at = s.tables.switches.captives_visible_to == "captor"
    captive = [seat.captive for seat in other.seats] if not looked_at else []
    for owner, me in enumerate(other.seats):
        piles = [me.mons, *captive]
        places = [
            (p, i) for p in piles for i, card in enumerate(p) if card not in fixed and s.tables.owner[card] == owner
        ]
        rng = shuffle_among(places, rng, {})
    other.rng = [stream(rng, purpose) for purpose in range(len(s.rng))]
    return other
