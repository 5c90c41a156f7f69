"""The verbs of `Do`, and the single cards that they apply to without a choice."""

from __future__ import annotations

from collections.abc import Callable

from vigil.effects.language import NOTHING, AtRandom, Frame, It, This, Top
from vigil.effects.specs import NodeTable
from vigil.games.ascension.rules.actions import acquire, defeat, emit, move, reshuffle_discard
from vigil.games.ascension.rules.language import (
    BANISHED,
    BOTTOM,
    CONSTRUCTS,
    DECK,
    DISCARD,
    ENTERED,
    HAND,
    PLAYED,
    VOID,
)  # fmt: skip
from vigil.games.ascension.rules.selections import origin_of
from vigil.games.ascension.rules.state import CHANCE_RNG, PUBLIC, State
from vigil.kernel.rng import roll


def do_verb(s: State, frame: Frame, card: int, verb: str) -> None:
    """Apply a verb of the card language to one card."""
    VERBS[verb](s, frame, card)


def do_verb_to_all(s: State, frame: Frame, cards: list[int], verb: str) -> None:
    """Apply a verb to several cards; the row is refilled afterwards."""
    for card in cards:
        VERBS[verb](s, frame, card)


def single_card(s: State, frame: Frame) -> int:
    """Return the card of a selection without a choice, or NOTHING if there is none."""
    return SINGLE_CARDS[type(frame[0].cards)](s, frame)


def single_it(s: State, frame: Frame) -> int:
    do, you, _, _, it, _ = frame
    return it if it in (s.void if do.verb == "sink" else s.seats[you].discard) else NOTHING


def single_this(s: State, frame: Frame) -> int:
    _, you, _, source, _, _ = frame
    return source if source in s.seats[you].constructs else NOTHING


def single_top(s: State, frame: Frame) -> int:
    me = s.seats[frame[1]]
    return me.deck[-1] if me.deck or reshuffle_discard(s, frame[1], frame) else NOTHING


def single_at_random(s: State, frame: Frame) -> int:
    me = s.seats[frame[1]]
    if not me.hand:
        return NOTHING
    i, s.rng[CHANCE_RNG] = roll(s.rng[CHANCE_RNG], len(me.hand))
    s.undo_floor = s.decision_count
    return me.hand[i]


SINGLE_CARDS: NodeTable[Callable[[State, Frame], int]] = NodeTable(
    "single card", {It: single_it, This: single_this, Top: single_top, AtRandom: single_at_random}
)


def do_banish(s: State, frame: Frame, card: int) -> None:
    you, origin = frame[1], origin_of(s, frame, card)
    for trigger in s.tables.when_banished[card]:
        if not trigger.origin or origin in trigger.origin:
            s.pending_triggers.append((trigger, you, you, card, card, NOTHING))
    move(s, card, s.tables.banished_to[card], frame, "A-BANISH-01", "banished", origin, you, BANISHED)


def mover(what: str, to: str, rule: str) -> Callable[[State, Frame, int], None]:
    """Return a verb that moves one of the player's own cards."""

    def do(s: State, frame: Frame, card: int) -> None:
        you, origin = frame[1], origin_of(s, frame, card)
        move(s, card, to, frame, rule, what, origin, you, known_to=1 << you if origin == HAND and to == DECK else 0)

    return do


def do_acquire(s: State, frame: Frame, card: int) -> None:
    acquire(s, frame[1], card, origin_of(s, frame, card), frame, frame[0].to, frame[0].free)


def do_gift(s: State, frame: Frame, card: int) -> None:
    acquire(s, frame[1], card, origin_of(s, frame, card), frame, None, frame[0].free, gift=True)


def do_defeat(s: State, frame: Frame, card: int) -> None:
    defeat(s, frame[1], card, origin_of(s, frame, card), frame, frame[0].to, frame[0].free)


def do_take(s: State, frame: Frame, card: int) -> None:
    (do_defeat if s.tables.is_monster[card] else do_acquire)(s, frame, card)


def do_enter(s: State, frame: Frame, card: int) -> None:
    move(s, card, CONSTRUCTS, frame, "A-ACQ-15", "entered", origin_of(s, frame, card), frame[1], ENTERED)


def do_give(s: State, frame: Frame, card: int) -> None:
    """Move a card from the hand of `you` to the hand of `by`; only these two see it (A-SPEC-66)."""
    _, you, by, _, _, _ = frame
    before = next((who for known, who in s.known if known == card), 0)
    move(
        s, card, HAND, frame, "A-SPEC-04", "given", HAND, you, owner=by,
        known_to=before | 1 << you | 1 << by, other=by,
    )  # fmt: skip


def do_keep(s: State, frame: Frame, card: int) -> None:
    emit(s, "kept", frame[1], frame, "A-SPEC-14", card, CONSTRUCTS, CONSTRUCTS)


def do_copy(s: State, frame: Frame, card: int) -> None:
    """Resolve the copied effect as one of the copying card, for which the copied hero is "another" one (A-EDGE-39)."""
    _, you, by, source, _, _ = frame
    emit(s, "copied", you, frame, "A-EDGE-41", card, PLAYED, PLAYED)
    s.stack.append((s.tables.when_played[card], you, by, source, card, NOTHING))


def do_recover(s: State, frame: Frame, card: int) -> None:
    """Put a card from the discard pile, or the revealed top card of the deck, into the hand (A-SPEC-65)."""
    you, origin = frame[1], origin_of(s, frame, card)
    if origin == DECK:
        move(s, card, HAND, frame, "A-SPEC-65", "revealed", DECK, you, known_to=PUBLIC)
    else:
        move(s, card, HAND, frame, "A-ACQ-15", "recovered", origin, you)


def do_put_on_bottom(s: State, frame: Frame, card: int) -> None:
    move(s, card, BOTTOM, frame, "A-SPEC-65", "", VOID, frame[1])


VERBS: dict[str, Callable[[State, Frame, int], None]] = {
    "banish": do_banish, "acquire": do_acquire, "gift": do_gift, "defeat": do_defeat, "take": do_take,
    "enter": do_enter, "give": do_give, "keep": do_keep, "copy": do_copy, "sink": do_put_on_bottom,
    "discard": mover("discarded", DISCARD, "A-DISC-01"), "destroy": mover("destroyed", DISCARD, "A-DESTROY-01"),
    "stack": mover("stacked", DECK, "A-ACQ-15"), "recover": do_recover,
}  # fmt: skip
