"""Another table that one seat could be sitting at.

`redeal` gives a random state that the viewer cannot tell from the real one: what
is hidden is dealt anew, what the viewer knows stays where it is, and all luck to
come is new.  Search bots use it to imagine hidden cards.  The leak test uses it to
show that a view depends on nothing hidden, so what is hidden is said here a second
time, in plain words, and not read from the table of visibility.
"""

from __future__ import annotations

from vigil.effects.imagining import deal_among, imagined
from vigil.effects.language import Do, Menu, Pick
from vigil.games.ascension.questions import candidates
from vigil.games.ascension.rules import menu
from vigil.games.ascension.state import DEDUCED, PUBLIC, State
from vigil.games.ascension.view import bit
from vigil.kernel.errors import check_seat
from vigil.kernel.luck import roll, stream
from vigil.kernel.plain import clone


def redeal(s: State, viewer: int | None, luck: int) -> State:
    """A random state that the viewer cannot tell from the real one."""
    check_seat(viewer, len(s.seats))
    return imagined(s, viewer, luck, _deal, _still_asks)


def _deal(s: State, viewer: int | None, luck: int, keep: int) -> None:
    mine = bit(viewer)
    swaps: dict[int, int] = {}
    luck, gifts = _secret_gifts(s, viewer, luck, keep, swaps)
    fixed = gifts | {card for card, who in s.known if who & (mine | DEDUCED)}
    luck = _shuffle_unknown([s.center], fixed, luck, swaps)
    for owner, seat in enumerate(s.seats):
        hidden = [seat.deck] if owner in (viewer, keep) else [seat.hand, seat.deck]
        luck = _shuffle_unknown(hidden, fixed, luck, swaps)
    s.news = [
        (*entry[:2], swaps.get(entry[2], entry[2]), *entry[3:]) if entry[0] in ("drawn", "given") else entry
        for entry in s.news
    ]
    s.luck = [stream(luck, purpose) for purpose in range(len(s.luck))]


def _shuffle_unknown(piles: list[list[int]], fixed: set[int], luck: int, swaps: dict[int, int]) -> int:
    """Deal the unknown cards of these piles anew among their own places."""
    places = [(pile, i) for pile in piles for i, card in enumerate(pile) if card not in fixed]
    return deal_among(places, luck, swaps)


def _secret_gifts(s: State, viewer: int | None, luck: int, keep: int, swaps: dict[int, int]) -> tuple[int, set[int]]:
    """A card taken from a hand unseen could have been any card of its former owner (A-SPEC-66); who keeps the
    hand keeps it too."""
    mine, gifts = bit(viewer), set[int]()
    for place, (card, who) in enumerate(s.known):
        if who & PUBLIC in (0, PUBLIC) or who & mine:
            continue
        holder = next((i for i, seat in enumerate(s.seats) if card in seat.hand), None)
        victims = [i for i in range(s.d.players) if who >> i & 1 and i != holder]
        if holder in (None, keep) or not victims:
            continue
        told = {known for known, _ in s.known}
        theirs = s.seats[victims[0]]
        places = [(pile, i) for pile in (theirs.hand, theirs.deck) for i, c in enumerate(pile) if c not in told]
        lying = {pile[i]: (pile, i) for pile, i in places}
        choice, luck = roll(luck, len(places) + 1)
        taken = sorted((card, *lying))[choice]
        if taken != card:
            pile, i = lying[taken]
            assert holder is not None
            hand = s.seats[holder].hand
            pile[i] = card
            hand[hand.index(card)] = taken
            swaps[card] = taken
            s.known[place] = (taken, who)  # thief and victim know it, in the imagined world too
        gifts.add(taken)
    return luck, gifts


def _still_asks(s: State, viewer: int | None) -> bool:
    """List the options of whoever is asked anew; False where the new cards would have made the question idle."""
    if not s.stack or s.stack[-1][1] == viewer:
        return True
    frame = s.stack[-1]
    if type(frame[0]) is Menu:
        s.options = menu(s, frame[1])
    elif type(frame[0]) is Do and type(frame[0].cards) is Pick:
        may = frame[0].cards.may
        options = candidates(s, frame)
        if len(options) < (1 if may else 2):
            return False
        s.options = [*options, ("done", -1)] if may else options
    return True


def reshuffle(s: State, luck: int) -> State:
    """A random state that all players together cannot tell from the real one: only what nobody knows is dealt anew.

    So hands stay, and with them every option; what may come off a pile is open.
    """
    other = clone(s)
    fixed = {card for card, who in s.known if who}
    for pile in (other.center, *(seat.deck for seat in other.seats)):
        luck = _shuffle_unknown([pile], fixed, luck, {})
    other.luck = [stream(luck, purpose) for purpose in range(len(s.luck))]
    return other
