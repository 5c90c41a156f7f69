"""Deal the hidden cards again, consistently with what one viewer knows.

`redeal` returns a random state that the viewer can't tell from the real one: hidden cards are dealt again, cards that
the viewer knows stay in place, and future random numbers are new. Search bots use it to sample hidden cards. The leak
test uses it to show that a view depends on nothing hidden. For that reason this module doesn't use the visibility table
of `view`, but states independently which cards are hidden.
"""

from __future__ import annotations

from vigil.effects.language import Do, Menu, Pick
from vigil.effects.redeal import redeal_until_consistent, shuffle_among
from vigil.games.ascension.rules.selections import pick_options
from vigil.games.ascension.rules.state import DEDUCED, PUBLIC, State
from vigil.games.ascension.rules.turns import menu
from vigil.games.ascension.rules.view import viewer_bit
from vigil.kernel.errors import check_seat
from vigil.kernel.rng import roll, stream
from vigil.kernel.serialization import clone


def redeal(s: State, viewer: int | None, rng: int) -> State:
    """Return a random state that the viewer can't tell from the real one."""
    check_seat(viewer, len(s.seats))
    return redeal_until_consistent(s, viewer, rng, _deal, _still_asks)


def _deal(s: State, viewer: int | None, rng: int, keep: int) -> None:
    mine = viewer_bit(viewer)
    swaps: dict[int, int] = {}
    rng, gifts = _secret_gifts(s, viewer, rng, keep, swaps)
    fixed = gifts | {card for card, who in s.known if who & (mine | DEDUCED)}
    rng = _shuffle_unknown([s.center], fixed, rng, swaps)
    for owner, seat in enumerate(s.seats):
        hidden = [seat.deck] if owner in (viewer, keep) else [seat.hand, seat.deck]
        rng = _shuffle_unknown(hidden, fixed, rng, swaps)
    s.events = [
        (*entry[:2], swaps.get(entry[2], entry[2]), *entry[3:]) if entry[0] in ("drawn", "given") else entry
        for entry in s.events
    ]
    s.rng = [stream(rng, purpose) for purpose in range(len(s.rng))]


def _shuffle_unknown(piles: list[list[int]], fixed: set[int], rng: int, swaps: dict[int, int]) -> int:
    """Shuffle the unknown cards of these piles among their own places."""
    places = [(pile, i) for pile in piles for i, card in enumerate(pile) if card not in fixed]
    return shuffle_among(places, rng, swaps)


def _secret_gifts(s: State, viewer: int | None, rng: int, keep: int, swaps: dict[int, int]) -> tuple[int, set[int]]:
    """Redeal cards that one player took from another player's hand in secret (A-SPEC-66).

    Each could have been any of the former owner's cards. The hand of `keep` doesn't change.
    """
    mine, gifts = viewer_bit(viewer), set[int]()
    for index, (card, who) in enumerate(s.known):
        if who & PUBLIC in (0, PUBLIC) or who & mine:
            continue
        holder = next((i for i, seat in enumerate(s.seats) if card in seat.hand), None)
        victims = [i for i in range(s.tables.players) if who >> i & 1 and i != holder]
        if holder in (None, keep) or not victims:
            continue
        known_cards = {known for known, _ in s.known}
        victim = s.seats[victims[0]]
        places = [(pile, i) for pile in (victim.hand, victim.deck) for i, c in enumerate(pile) if c not in known_cards]
        candidates = {pile[i]: (pile, i) for pile, i in places}
        choice, rng = roll(rng, len(places) + 1)
        taken = sorted((card, *candidates))[choice]
        if taken != card:
            pile, i = candidates[taken]
            assert holder is not None
            hand = s.seats[holder].hand
            pile[i] = card
            hand[hand.index(card)] = taken
            swaps[card] = taken
            s.known[index] = (taken, who)  # both players know the card in the new state, too
        gifts.add(taken)
    return rng, gifts


def _still_asks(s: State, viewer: int | None) -> bool:
    """Update the options of the seat to act; False if the new cards would leave it nothing to decide."""
    if not s.stack or s.stack[-1][1] == viewer:
        return True
    frame = s.stack[-1]
    node, you = frame[0], frame[1]
    if type(node) is Menu:
        s.options = menu(s, you)
    elif type(node) is Do and type(node.cards) is Pick:
        may = node.cards.may
        options = pick_options(s, frame)
        if len(options) < (1 if may else 2):
            return False
        s.options = [*options, ("done", -1)] if may else options
    return True


def reshuffle(s: State, rng: int) -> State:
    """Return a random state that all players together can't tell from the real one.

    Hands and options stay the same. Only cards in the piles that no player knows are shuffled.
    """
    other = clone(s)
    fixed = {card for card, who in s.known if who}
    for pile in (other.center, *(seat.deck for seat in other.seats)):
        rng = _shuffle_unknown([pile], fixed, rng, {})
    other.rng = [stream(rng, purpose) for purpose in range(len(s.rng))]
    return other
