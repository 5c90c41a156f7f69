"""The actions of the game: cards move, resources change, and triggers react.

Only `emit` adds events, and each event names its cause: the frame and the rule that led to it. Cards move in `move`,
except in `draw` and `clean_up`: with `move`, each of them would slow random games by about 10%.
"""

from __future__ import annotations

from vigil.effects.language import FIRST, NOTHING, ONCE, Frame, Trigger
from vigil.games.ascension.rules.card_tables import MAX_USES_PER_CARD, PUT_ON_BOTTOM
from vigil.games.ascension.rules.language import (
    ACQUIRED,
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
from vigil.games.ascension.rules.selections import pack_neighbors
from vigil.games.ascension.rules.state import (
    BY_HONOR,
    CENTER_RNG,
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
from vigil.games.ascension.rules.values import GIFT_PRICE, filter_mismatch, is_true, plays_monsters, price
from vigil.kernel.rng import shuffle

HIDDEN = frozenset((HAND, DECK, CENTER, BOTTOM))
FACE_DOWN = (DECK, CENTER)

# ------------------------------------------------------------------- knowledge


def reveal_to(s: State, card: int, who: int) -> None:
    """Record that these seats know a card in a hidden zone, until it is revealed or shuffled."""
    s.known = [entry for entry in s.known if entry[0] != card]
    s.known.append((card, who))


def forget_known(s: State, card: int) -> None:
    """Remove a card from the hidden cards that some seats know."""
    s.known = [entry for entry in s.known if entry[0] != card]


def mark_deducible(s: State, hand: list[int]) -> None:
    """Record that players who count cards know this hand, because the deck is empty and all other cards are visible."""
    if all(who & PUBLIC == PUBLIC or who == DEDUCED for _, who in s.known):  # no card changed hands in secret
        known = {card for card, _ in s.known}
        s.known.extend((card, DEDUCED) for card in hand if card not in known)


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
    """Add an event, with its cause: the frame and the rule that led to it."""
    s.events.append((what, seat, card, origin, to, n, detail, other, frame, rule))


def notify_triggers(s: State, you: int, event: str, card: int, origin: str) -> None:
    """Log an event and queue the triggers that it matches. Constructs don't react on other turns (A-CONS-09)."""
    if you != s.active:
        return
    s.turn_log.append((event, card, origin))
    constructs = s.seats[you].constructs
    if constructs:
        queue = s.end_of_play_triggers if event == PLAYED_A else s.pending_triggers
        triggers = s.tables.triggers_by_event[event]
        for source in constructs:
            for trigger in triggers[source]:
                if trigger_matches(s, trigger, you, source, card, origin):
                    if trigger.limit == FIRST:
                        s.abilities_used.append(source * MAX_USES_PER_CARD + s.tables.use_slot[id(trigger)])
                    queue.append((trigger, you, you, source, card, NOTHING))
    if s.lasting:
        s.lasting = [new for entry in s.lasting if (new := update_lasting(s, entry, event, card, origin)) is not None]


def trigger_matches(s: State, t: Trigger, you: int, source: int, card: int, origin: str) -> bool:
    """Whether this event triggers it."""
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
    """Return a lasting effect after an event that may trigger it or use it up; None if it is used up."""
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
    event_to: str = "",
    other: int = NOBODY,
) -> None:
    """Move a card, emit the event `what`, and update who knows the card, what can be undone, and triggers.

    `seat` acts. The card goes to a pile of that seat, or of `owner`. The event names the destination `event_to` if
    the card gets there later; an empty `what` emits no event. Triggers react to `event`. In a hidden zone, the seats
    in `known_to` know the card, or everyone does if they saw where it came from. `slot` is its place in the row.
    """
    me = s.seats[seat]
    if origin == HAND:
        me.hand.remove(card)
        if seat != s.last_chooser:
            s.undo_floor = s.decision_count  # another player revealed a card
    elif origin == ROW:
        s.row[s.row.index(card)] = EMPTY
    elif origin in FACE_DOWN:
        (s.center if origin == CENTER else me.deck).pop()  # only the top card can leave
        s.undo_floor = s.decision_count
    else:
        getattr(s if origin in SHARED else me, origin).remove(card)
        if origin == CONSTRUCTS and s.abilities_used:
            # When it is played again, its abilities can be used again (A-CONS-20).
            s.abilities_used = [use for use in s.abilities_used if use // MAX_USES_PER_CARD != card]
    if to == PLAYED:  # the most frequent destination
        me.played.append(card)
    elif to == ROW:
        s.row[slot] = card
    elif to == BOTTOM:
        s.center.insert(0, card)
    else:
        getattr(s if to in SHARED else me if owner == NOBODY else s.seats[owner], to).append(card)
    if to not in HIDDEN:
        if s.known and origin in HIDDEN:
            forget_known(s, card)
    elif known_to:
        reveal_to(s, card, known_to)
    elif origin not in HIDDEN:
        reveal_to(s, card, PUBLIC)
    if what:
        emit(s, what, seat, frame, rule, card, origin, event_to or to, n, detail, other)
    if event:
        notify_triggers(s, seat, event, card, origin)


def clean_up(s: State, you: int) -> None:
    """Put the played cards and the rest of the hand on the discard pile at the same time."""
    me = s.seats[you]
    if s.known:
        s.known = [entry for entry in s.known if entry[0] not in me.hand]
    me.discard += me.played
    me.discard += me.hand
    me.hand, me.played = [], []


def next_center_card(s: State, frame: Frame) -> int:
    """Return the top card of the center deck, shuffling the Void into it if it is empty (A-CDECK-02)."""
    if not s.center:
        if not s.void:
            return EMPTY
        s.center, s.void = s.void, []
        s.rng[CENTER_RNG] = shuffle(s.rng[CENTER_RNG], s.center)
        emit(s, "shuffled", NOBODY, frame, "A-CDECK-01", origin=VOID, to=CENTER, n=len(s.center))
    return s.center[-1]


def refill(s: State, frame: Frame) -> None:
    """Fill the row up to six cards while the center deck and the Void last, and queue their Fates."""
    if s.tables.solo:
        slide_row(s, frame)
        return
    for slot in range(ROW_SIZE):
        if s.row[slot] == EMPTY and not enter_row(s, slot, slot + 1, frame):
            return


def after_action(s: State, frame: Frame) -> None:
    """Refill the row before anything else happens (A-ROW-03)."""
    if EMPTY in s.row:
        refill(s, frame)


def slide_row(s: State, frame: Frame) -> None:
    """In solo games, slide the row to the right and let cards enter at the left, one by one (A-SOLO-11)."""
    row = [card for card in s.row if card != EMPTY]
    gaps = ROW_SIZE - len(row)
    s.row = [EMPTY] * gaps + row
    while gaps and enter_row(s, gaps - 1, 1, frame):
        gaps -= 1


def enter_row(s: State, slot: int, position: int, frame: Frame) -> bool:
    """Put a card into the row and queue its Fate, once per action (A-EDGE-25); False if there is no card.

    The event names `position`, which counts from 1.
    """
    card = next_center_card(s, frame)
    if card == EMPTY:
        return False
    move(s, card, ROW, frame, "A-ROW-02", "refilled", CENTER, NOBODY, slot=slot, n=position)
    if s.tables.fate[card] is not None and card not in s.fates_seen:
        s.fates.append(card)
        s.fates_seen.append(card)
    return True


def draw(s: State, you: int, n: int, frame: Frame, rule: str) -> None:
    """Draw up to `n` cards. If the deck is empty, shuffle the discard pile to draw the next one (A-PDECK-02)."""
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
    """Shuffle the discard pile into a new deck; False if there are no cards."""
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
    """Gain Honor from the pool, then from the reserve. An empty pool makes this the last round (A-END-01)."""
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


# ---------------------------------------------------------------- player actions


def play(s: State, you: int, card: int, frame: Frame) -> None:
    """Play a card: a construct goes into play, the effect of any other card resolves."""
    if s.tables.is_construct[card]:
        move(s, card, CONSTRUCTS, frame, "A-PLAY-11", "played", HAND, you, ENTERED)
    else:
        move(s, card, PLAYED, frame, "A-PLAY-04", "played", HAND, you, PLAYED_A)
        s.stack.append((s.tables.when_played[card], you, you, card, card, NOTHING))


def pay_runes(s: State, you: int, card: int) -> int:
    """Pay for a card with restricted runes first (A-EDGE-60), and return its price."""
    due = full_price = price(s, you, card)
    if you == s.active and any(s.restricted_runes):
        frame = (None, you, you, NOTHING, card, NOTHING)
        for i, only in enumerate(s.tables.restrictions):
            if s.restricted_runes[i] and filter_mismatch(s, only, card, frame) is None:
                spent = min(s.restricted_runes[i], due)
                s.restricted_runes[i] -= spent
                due -= spent
    s.seats[you].runes -= due
    return full_price


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
    """Acquire a card, paying for it unless it is `free`. A `gift` goes to the teammate and costs one more rune."""
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
    """Defeat a monster (A-TIME step 1). Its reward waits on the stack until the row is refilled."""
    d, neighbors = s.tables, NOTHING
    paid = 0 if free else d.cost[card]
    s.seats[you].power -= paid
    also_acquired = origin == ROW and d.rests[card] is None and bool(s.seats[you].trophies) and plays_monsters(s, you)
    destination = d.rests[card] or (to if to != BOTTOM else None) or (DISCARD if also_acquired else VOID)
    if origin == ROW:
        neighbors = pack_neighbors(s, card)
    detail = "free" if free else ""
    if destination == origin:
        emit(s, "defeated", you, frame, "A-DEF-01", card, origin, destination, paid, detail)
        notify_triggers(s, you, DEFEATED, card, origin)
    else:
        event_to = BOTTOM if to == BOTTOM and destination == VOID else ""
        move(
            s, card, destination, frame, "A-DEF-01", "defeated", origin, you, DEFEATED, paid, detail, event_to=event_to
        )  # fmt: skip
    if to == BOTTOM and destination == VOID:
        s.stack.append((PUT_ON_BOTTOM, you, you, frame[3], card, NOTHING))
    if d.effect[card] is not None:
        s.stack.append((d.effect[card], you, you, card, NOTHING, neighbors))
    if also_acquired:
        emit(s, "acquired", you, frame, "A-SPEC-70", card, origin, destination, detail="free")
        notify_triggers(s, you, ACQUIRED, card, origin)
