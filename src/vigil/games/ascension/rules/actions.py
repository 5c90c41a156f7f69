"""What is done at the table: cards move, resources change, events are heard.

`emit` is the only function that adds an event, and an event names its cause: the frame that
asked for it and the rule that carries it.  `move` is the function that touches piles.  The three
most frequent moves are written out, because a random game would take a tenth longer in `move`:
drawing cards (`draw`), playing a hero (`play`) and putting all away at the end of a turn (`clean_up`).
"""

from __future__ import annotations

from collections.abc import Callable

from vigil.effects.language import FIRST, NOTHING, ONCE, AtRandom, Frame, It, This, Top, Trigger
from vigil.effects.specs import NodeTable
from vigil.games.ascension.rules.card_tables import MAX_USES_PER_CARD, PUT_ON_BOTTOM
from vigil.games.ascension.rules.language import (
    ACQUIRED,
    BANISHED,
    BOTTOM,
    CENTER,
    CONSTRUCTS,
    DECK,
    DEFEATED,
    DISCARD,
    ENTERED,
    HAND,
    HONOR,
    PLAYED,
    PLAYED_A,
    ROW,
    VOID,
    Discount,
)  # fmt: skip
from vigil.games.ascension.rules.queries import (
    GIFT_PRICE,
    filter_mismatch,
    is_true,
    origin_of,
    pack_neighbours,
    plays_monsters,
    price,
)
from vigil.games.ascension.rules.state import (
    BY_HONOR,
    CENTER_RNG,
    CHANCE_RNG,
    DEDUCED,
    EMPTY,
    NOBODY,
    PUBLIC,
    ROW_SIZE,
    SEAT_RNG,
    SHARED,
    State,
    ally,
)  # fmt: skip
from vigil.kernel.rng import roll, shuffle

HIDDEN = frozenset((HAND, DECK, CENTER, BOTTOM))
CLOSED = (DECK, CENTER)  # piles that nobody looks into

# ------------------------------------------------------------------- knowledge


def reveal_to(s: State, card: int, who: int) -> None:
    """A card in a hidden place is known to these seats until it is shown or shuffled."""
    s.known = [entry for entry in s.known if entry[0] != card]
    s.known.append((card, who))


def forget_known(s: State, card: int) -> None:
    s.known = [entry for entry in s.known if entry[0] != card]


def mark_deducible(s: State, hand: list[int]) -> None:
    """The deck is empty and all the rest lies open: whoever counts knows this hand."""
    told = {card for card, _ in s.known}
    if all(who & PUBLIC == PUBLIC or who == DEDUCED for _, who in s.known):  # nothing was passed in secret
        s.known.extend((card, DEDUCED) for card in hand if card not in told)


# ----------------------------------------------------------------------- events


def emit(
    s: State,
    what: str,
    seat: int,
    frame: Frame,
    rule: str,
    card: int = NOTHING,
    origin: str = "",
    to: str = "",
    n: int = 0,
    detail: str = "",
    other: int = NOBODY,
) -> None:
    """Tell what happened, and why: the frame that asked for it and the rule that carries it."""
    s.events.append((what, seat, card, origin, to, n, detail, other, frame, rule))


def notify_triggers(s: State, you: int, event: str, card: int, origin: str) -> None:
    """Remember it, and set off what was waiting for it.  Constructs sleep on others' turns (A-CONS-09)."""
    if you != s.active:
        return
    s.turn_log.append((event, card, origin))
    constructs = s.seats[you].constructs
    queue = s.end_of_play_triggers if event == PLAYED_A else s.pending_triggers
    if constructs:
        watches = s.tables.triggers_by_event[event]
        for source in constructs:
            for trigger in watches[source]:
                if trigger_matches(s, trigger, you, source, card, origin):
                    if trigger.limit == FIRST:
                        s.abilities_used.append(source * MAX_USES_PER_CARD + s.tables.use_slot[id(trigger)])
                    queue.append((trigger, you, you, source, card, NOTHING))
    if s.lasting:
        s.lasting = [kept for entry in s.lasting if (kept := update_lasting(s, entry, event, card, origin)) is not None]


def trigger_matches(s: State, t: Trigger, you: int, source: int, card: int, origin: str) -> bool:
    """Whether this event is one the trigger speaks of."""
    if (t.own and card != source) or (t.origin and origin not in t.origin):
        return False
    frame = (t, you, you, source, card, NOTHING)
    if card != NOTHING and filter_mismatch(s, t.of, card, frame) is not None:
        return False
    if t.limit in (ONCE, FIRST) and source * MAX_USES_PER_CARD + s.tables.use_slot.get(id(t), 0) in s.abilities_used:
        return False
    return t.test is None or is_true(s, t.test, frame)


def update_lasting(
    s: State, entry: tuple[object, int, int, int], event: str, card: int, origin: str
) -> tuple[object, int, int, int] | None:
    """A lasting effect after an event: it may be set off, and used up."""
    rule, owner, source, uses = entry
    if type(rule) is Trigger:
        if rule.event != event or not trigger_matches(s, rule, owner, source, card, origin):
            return entry
        (s.end_of_play_triggers if event == PLAYED_A else s.pending_triggers).append(
            (rule, owner, owner, source, card, NOTHING)
        )
    elif (
        type(rule) is not Discount
        or event != ACQUIRED
        or filter_mismatch(s, rule.of, card, (rule, owner, owner, source, card, 0)) is not None
    ):
        return entry
    return entry if uses == 0 else (rule, owner, source, uses - 1) if uses > 1 else None


# --------------------------------------------------------------- moving a card


def move(
    s: State,
    card: int,
    to: str,
    frame: Frame,
    rule: str,
    what: str,
    origin: str,
    seat: int,
    event: str = "",
    n: int = 0,
    detail: str = "",
    owner: int = NOBODY,
    known_to: int = 0,
    slot: int = 0,
    told: str = "",
    other: int = NOBODY,
) -> None:
    """Move one card, with all that follows from it: who knows it, undo, what is told, what it sets off.

    `seat` acts, and a pile of its own is meant unless `owner` says whose the card becomes.  `what`
    is told, with `told` for the destination where it is not the real one yet; without `what`, nothing.
    `event` is what triggers wait for.  In a hidden place the card is known to `known_to`, or to
    everybody if they saw where it came from.  `slot` is its place in the row.
    """
    me = s.seats[seat]
    if origin == HAND:
        me.hand.remove(card)
        if seat != s.last_chooser:
            s.undo_floor = s.decision_count  # somebody had to show a card: that cannot be taken back
    elif origin == ROW:
        s.row[s.row.index(card)] = EMPTY
    elif origin in CLOSED:
        (s.center if origin == CENTER else me.deck).pop()  # only their top card ever leaves them
        s.undo_floor = s.decision_count
    else:
        getattr(s if origin in SHARED else me, origin).remove(card)
        if origin == CONSTRUCTS and s.abilities_used:
            s.abilities_used = [
                use for use in s.abilities_used if use // MAX_USES_PER_CARD != card
            ]  # played again, it is fresh (A-CONS-20)
    if to in SHARED:
        if to == ROW:
            s.row[slot] = card
        else:
            getattr(s, to).append(card)
    elif to == BOTTOM:
        s.center.insert(0, card)
    else:
        getattr(me if owner == NOBODY else s.seats[owner], to).append(card)
    if to not in HIDDEN:
        if s.known and origin in HIDDEN:
            forget_known(s, card)
    elif known_to:
        reveal_to(s, card, known_to)
    elif origin not in HIDDEN:
        reveal_to(s, card, PUBLIC)
    if what:
        emit(s, what, seat, frame, rule, card, origin, told or to, n, detail, other)
    if event:
        notify_triggers(s, seat, event, card, origin)


def clean_up(s: State, you: int) -> None:
    """Put what was played and what is left in the hand onto the discard pile, all at once."""
    me = s.seats[you]
    if s.known:
        s.known = [entry for entry in s.known if entry[0] not in me.hand]
    me.discard += me.played
    me.discard += me.hand
    me.hand, me.played = [], []


def next_center_card(s: State, frame: Frame) -> int:
    """The top card of the center deck; the Void is shuffled when one is needed and none is left (A-CDECK-02)."""
    if not s.center:
        if not s.void:
            return EMPTY
        s.center, s.void = s.void, []
        s.rng[CENTER_RNG] = shuffle(s.rng[CENTER_RNG], s.center)
        emit(s, "shuffled", NOBODY, frame, "A-CDECK-01", origin=VOID, to=CENTER, n=len(s.center))
    return s.center[-1]


def refill(s: State, frame: Frame) -> None:
    """Six cards in the row while center deck and Void last; their Fates join the line."""
    if s.tables.solo:
        slide_row(s, frame)
        return
    for slot in range(ROW_SIZE):
        if s.row[slot] == EMPTY and not enter_row(s, slot, slot + 1, frame):
            return


def slide_row(s: State, frame: Frame) -> None:
    """Solitaire: what is left slides right, new cards enter at the left, one by one (A-SOLO-11)."""
    row = [card for card in s.row if card != EMPTY]
    gaps = ROW_SIZE - len(row)
    s.row = [EMPTY] * gaps + row
    while gaps and enter_row(s, gaps - 1, 1, frame):
        gaps -= 1


def enter_row(s: State, slot: int, told: int, frame: Frame) -> bool:
    """A card enters the row, if there is one; its Fate waits, once in an action (A-EDGE-25)."""
    card = next_center_card(s, frame)
    if card == EMPTY:
        return False
    move(s, card, ROW, frame, "A-ROW-02", "refilled", CENTER, NOBODY, slot=slot, n=told)
    if s.tables.fate[card] is not None and card not in s.fates_seen:
        s.fates.append(card)
        s.fates_seen.append(card)
    return True


def draw(s: State, you: int, n: int, frame: Frame, rule: str) -> None:
    """Draw up to n; an empty deck is renewed from the discard pile once a card is needed (A-PDECK-02)."""
    me = s.seats[you]
    deck, hand = me.deck, me.hand
    for _ in range(n):
        if not deck:
            if not reshuffle_discard(s, you, frame):
                return
            deck = me.deck
        card = deck.pop()
        hand.append(card)
        emit(s, "drawn", you, frame, rule, card, DECK, HAND)
        s.undo_floor = s.decision_count


def reshuffle_discard(s: State, you: int, frame: Frame) -> bool:
    """The discard pile becomes the deck; False if there is none."""
    me = s.seats[you]
    if not me.discard:
        return False
    if me.hand:
        mark_deducible(s, me.hand)
    me.deck, me.discard = me.discard, []
    s.rng[SEAT_RNG + you] = shuffle(s.rng[SEAT_RNG + you], me.deck)
    emit(s, "shuffled", you, frame, "A-PDECK-02", origin=DISCARD, to=DECK, n=len(me.deck))
    return True


def gain_honor(s: State, you: int, n: int, frame: Frame, rule: str = "A-HONOR-01") -> None:
    """Tokens from the pool, the rest from the reserve; the last of the pool ends the game (A-END-01)."""
    s.seats[you].honor += n
    emit(s, "gained", you, frame, rule, n=n, detail=HONOR)
    if n >= s.pool:
        s.reserve += n - s.pool
        s.pool = 0
        if not s.end_reason:
            s.end_reason = BY_HONOR
            emit(s, "last_round", you, frame, "A-END-01", n=s.round)
    else:
        s.pool -= n


# ---------------------------------------------------------------- what players do


def play(s: State, you: int, card: int, frame: Frame) -> None:
    """A construct goes into play, anything else is carried out at once."""
    d = s.tables
    if d.is_construct[card]:
        move(s, card, CONSTRUCTS, frame, "A-PLAY-11", "played", HAND, you, ENTERED)
    else:
        me = s.seats[you]
        me.hand.remove(card)
        me.played.append(card)
        if s.known:
            forget_known(s, card)
        emit(s, "played", you, frame, "A-PLAY-04", card, HAND, PLAYED)
        notify_triggers(s, you, PLAYED_A, card, HAND)
        s.stack.append((d.when_played[card], you, you, card, card, NOTHING))


def pay_runes(s: State, you: int, card: int) -> int:
    """Restricted runes first (A-EDGE-60), then the others."""
    due = paid = price(s, you, card)
    if you == s.active and any(s.purses):
        frame = (None, you, you, NOTHING, card, NOTHING)
        for i, only in enumerate(s.tables.purses):
            if s.purses[i] and filter_mismatch(s, only, card, frame) is None:
                spent = min(s.purses[i], due)
                s.purses[i] -= spent
                due -= spent
    s.seats[you].runes -= due
    return paid


def acquire(
    s: State,
    you: int,
    card: int,
    origin: str,
    frame: Frame,
    to: str | None = None,
    free: bool = False,
    gift: bool = False,
) -> None:
    """Pay, take the card, tell whoever waits for it; with `gift` it goes to the teammate for a rune more."""
    paid = 0 if free else pay_runes(s, you, card)
    rule, owner = "A-ACQ-06", NOBODY
    if gift:
        s.seats[you].runes -= GIFT_PRICE
        paid += GIFT_PRICE
        rule, owner = "A-TEAM-09", ally(s, you)
    detail = "free" if free else ""
    move(
        s, card, to or DISCARD, frame, rule, "acquired", origin, you, ACQUIRED, paid, detail, owner, PUBLIC, other=owner
    )


def defeat(s: State, you: int, card: int, origin: str, frame: Frame, to: str | None = None, free: bool = False) -> None:
    """Pay, move the monster (A-TIME step 1); its reward waits on the stack until the row is full."""
    d, sides = s.tables, NOTHING
    paid = 0 if free else d.cost[card]
    s.seats[you].power -= paid
    joins = origin == ROW and d.rests[card] is None and bool(s.seats[you].trophies) and plays_monsters(s, you)
    goes = d.rests[card] or (to if to != BOTTOM else None) or (DISCARD if joins else VOID)
    if origin == ROW:
        sides = pack_neighbours(s, card)
    detail = "free" if free else ""
    if goes == origin:
        emit(s, "defeated", you, frame, "A-DEF-01", card, origin, goes, paid, detail)
        notify_triggers(s, you, DEFEATED, card, origin)
    else:
        told = BOTTOM if to == BOTTOM and goes == VOID else ""
        move(
            s, card, goes, frame, "A-DEF-01", "defeated", origin, you, DEFEATED, paid, detail, told=told
        )  # fmt: skip
    if to == BOTTOM and goes == VOID:
        s.stack.append((PUT_ON_BOTTOM, you, you, frame[3], card, NOTHING))
    if d.effect[card] is not None:
        s.stack.append((d.effect[card], you, you, card, NOTHING, sides))
    if joins:
        emit(s, "acquired", you, frame, "A-SPEC-70", card, origin, goes, detail="free")
        notify_triggers(s, you, ACQUIRED, card, origin)


# --------------------------------------------- verbs that cards do to a card


def do_verb(s: State, frame: Frame, card: int, verb: str) -> None:
    """Do a verb of a card's text to one card."""
    VERBS[verb](s, frame, card)


def do_verb_to_all(s: State, frame: Frame, cards: list[int], verb: str) -> None:
    """Do a verb to several cards; what they leave empty is filled afterwards."""
    for card in cards:
        VERBS[verb](s, frame, card)


def single_card(s: State, frame: Frame) -> int:
    """The one card of a selection that asks nothing; NOTHING if it is not there."""
    return SINGLE_CARDS[type(frame[0].cards)](s, frame)


def single_it(s: State, frame: Frame) -> int:
    do, you, _, _, it, _ = frame
    return it if it in (s.void if do.verb == "sink" else s.seats[you].discard) else NOTHING


def single_this(s: State, frame: Frame) -> int:
    return frame[3] if frame[3] in s.seats[frame[1]].constructs else NOTHING


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


def after_action(s: State, frame: Frame) -> None:
    """The row is refilled before anything else (A-ROW-03)."""
    if EMPTY in s.row:
        refill(s, frame)


def do_banish(s: State, frame: Frame, card: int) -> None:
    you, origin = frame[1], origin_of(s, frame, card)
    for trigger in s.tables.when_banished[card]:
        if not trigger.origin or origin in trigger.origin:
            s.pending_triggers.append((trigger, you, you, card, card, NOTHING))
    move(s, card, s.tables.banished_to[card], frame, "A-BANISH-01", "banished", origin, you, BANISHED)


def mover(what: str, to: str, rule: str) -> Callable[[State, Frame, int], None]:
    """A verb that only moves a card of one's own."""

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
    move(
        s, card, CONSTRUCTS, frame, "A-ACQ-15", "entered", origin_of(s, frame, card), frame[1], ENTERED
    )  # fmt: skip


def do_give(s: State, frame: Frame, card: int) -> None:
    """From the hand of `you` into that of `by`; the two of them know which it was (A-SPEC-66)."""
    _, you, by, _, _, _ = frame
    before = next((who for known, who in s.known if known == card), 0)
    move(
        s, card, HAND, frame, "A-SPEC-04", "given", HAND, you, owner=by,
        known_to=before | 1 << you | 1 << by, other=by,
    )  # fmt: skip


def do_keep(s: State, frame: Frame, card: int) -> None:
    emit(s, "kept", frame[1], frame, "A-SPEC-14", card, CONSTRUCTS, CONSTRUCTS)


def do_copy(s: State, frame: Frame, card: int) -> None:
    """The copied effect is carried out by the copying card, so the copied one is "another" (A-EDGE-39)."""
    _, you, by, source, _, _ = frame
    emit(s, "copied", you, frame, "A-EDGE-41", card, PLAYED, PLAYED)
    s.stack.append((s.tables.when_played[card], you, by, source, card, NOTHING))


def do_recover(s: State, frame: Frame, card: int) -> None:
    """Into the hand: a card from the discard pile, or the top card of the deck, shown to all (A-SPEC-65)."""
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
