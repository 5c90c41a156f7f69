"""The basic actions: cards change zones and triggers notice. For drawing and milling, see `mons`.

A card that changes zones becomes a new object (C-GEN-09). Its stamp goes up and everything attached to it is
forgotten, but its last values are kept for effects that still refer to it (C-GEN-10).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vigil.effects.language import NOTHING, YOU, Frame, Trigger
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules.abilities import triggers_of
from vigil.games.conflictus.rules.lookups import abilities_work_in, count_set_parts
from vigil.games.conflictus.rules.state import (
    CHANCE_RNG,
    NEW_SET,
    NOBODY,
    SEAT_RNG,
    CardSet,
    PendingTrigger,
    State,
    TransitionItem,
    controller,
    find_set,
    next_player,
    set_of,
)  # fmt: skip
from vigil.games.conflictus.rules.values import filter_mismatch, is_true, stats
from vigil.kernel.rng import roll, shuffle

PUBLIC, ORDERLESS = 0xFF, 0x200
"""Who knows a hidden card: a bit per seat, the eighth for spectators. An orderless card belongs to a block
whose cards every player knows, but whose order only its owner knows (C-RECOVER-04)."""
A_BLOCK, MAX_BLOCKS = 1 << 12, 1 << 20
"""Cards that were recovered together have the number of their block above the other bits."""
AS_BEFORE = -1
HIDDEN = frozenset((lang.MONS, lang.HAND))
PILES = frozenset(lang.OWN_ZONES)
NO_COUNTERS = [0] * len(lang.COUNTERS)
LEAVING = {
    "destroy": (lang.MORTIS, "destroyed", "C-LEAVE-01"),
    "sacrifice": (lang.MORTIS, "sacrificed", "C-LEAVE-03"),
    "remove": (lang.EXTERMINATUS, "removed", "C-LEAVE-06"),
    "return": (lang.HAND, "returned", "C-LEAVE-07"),
}
"""Where each verb moves a card, the kind of its event, and its rule."""


# ------------------------------------------------------------------- knowledge


def reveal_to(s: State, card: int, who: int) -> None:
    """Record which seats know a hidden card."""
    s.known = [entry for entry in s.known if entry[0] != card]
    s.known.append((card, who))


def forget_known(s: State, cards: list[int]) -> None:
    """Forget who knows these hidden cards."""
    if s.known:
        s.known = [entry for entry in s.known if entry[0] not in cards]


# ----------------------------------------------------------------------- events


def notify_triggers(s: State, event: str, card: int, seat: int) -> None:
    """Log an event and queue every ability that it triggers. They go onto the transition later."""
    s.turn_log.append((event, card, seat))
    if event not in s.tables.heard and not s.lasting:
        return  # no card in this match triggers on it
    stamp = s.stamp.get(card, 0)
    for group in s.sets:
        for source in group.warriors + group.others:
            for trigger in triggers_of(s, source):
                if trigger.event == event and trigger.test is not None and id(trigger.test) in s.tables.printed.peeking:
                    s.undo_floor = s.decision_count  # the result reveals something about hidden cards
                if (
                    trigger.event == event
                    and abilities_work_in(s, source, group)
                    and trigger_matches(s, trigger, group.controller, source, card, seat)
                ):
                    s.pending_triggers.append(
                        PendingTrigger(trigger, group.controller, source, s.stamp.get(source, 0), card, stamp, seat)
                    )
    for rule, owner, source, _ in s.lasting:
        if type(rule) is Trigger and rule.event == event and trigger_matches(s, rule, owner, source, card, seat):
            s.pending_triggers.append(PendingTrigger(rule, owner, source, NOTHING, card, stamp, seat))


def trigger_matches(s: State, trigger: Trigger, owner: int, source: int, card: int, seat: int) -> bool:
    """Return whether an event sets off a trigger of `owner`."""
    if trigger.own and card != source:
        return False
    if not trigger.own and trigger.whose != lang.ANY_PLAYER and (seat == owner) is not (trigger.whose == YOU):
        return False
    frame: Frame = (trigger, owner, owner, source, card, NOTHING)
    if card != NOTHING and filter_mismatch(s, trigger.of, card, frame) is not None:
        return False
    return trigger.test is None or is_true(s, trigger.test, frame)


def emit(
    s: State,
    kind: str,
    seat: int,
    frame: Frame,
    rule: str,
    *,
    card: int = NOTHING,
    origin: str = "",
    to: str = "",
    n: int = 0,
    detail: str = "",
    other: int = NOBODY,
    changes: bool = True,
) -> None:
    """Add an event with its cause. No state check follows an event that changes nothing on the table."""
    s.event_count += changes
    s.events.append((kind, seat, card, origin, to, n, detail, other, frame, rule))


def emit_about(s: State, kind: str, card: int, frame: Frame, rule: str, n: int = 0, detail: str = "") -> None:
    """Add an event that happens to a card on the table, under the name of its controller."""
    emit(s, kind, controller(s, card), frame, rule, card=card, n=n, detail=detail)


# ------------------------------------------------------------------ zone to zone


def new_object(s: State, card: int) -> None:
    """Turn the card into a new object: forget its damage, counters and used abilities."""
    s.stamp[card] = s.stamp.get(card, 0) + 1
    s.damage.pop(card, None)
    s.entered.pop(card, None)
    if s.counters:
        for key in [key for key in s.counters if key[0] == card]:
            del s.counters[key]
    if s.abilities_used:
        s.abilities_used = [use for use in s.abilities_used if use // 16 != card]


def move(
    s: State,
    card: int,
    origin: str,
    to: str,
    frame: Frame,
    what: str = "",
    rule: str = "",
    *,
    seat: int = NOBODY,
    whose: int = NOBODY,
    group: CardSet | None = None,
    paid_for: int = NOTHING,
    known: int = PUBLIC,
    renewed: bool = True,
    reveals: bool | None = None,
    trigger: str = "",
) -> None:
    """Move a card to another zone. This is the only place where cards change zones.

    The card leaves a pile of `seat` and goes to a pile of `whose`; both default to its owner. A card on the table
    leaves its set, and enters `group`; a source there is bound to `paid_for`. An announced card is in no pile,
    because it is part of its item. A token that leaves the table ceases to exist (C-TOKEN-03).

    `known` says who knows the card in a hidden zone; AS_BEFORE changes nothing. Unless `renewed` is false, the card
    becomes a new object. Undo stops here if `reveals`, and by default when an opponent has to show a card from the
    hand. `what` is the kind of the event to emit, and `trigger` the event that abilities trigger on.
    """
    owner = s.tables.owner[card]
    if origin in PILES:
        holder = owner if seat == NOBODY else seat
        pile: list[int] = getattr(s.seats[holder], origin)
        if pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        if reveals or (reveals is None and origin == lang.HAND and holder != s.last_chooser):
            s.undo_floor = s.decision_count
    elif origin == lang.TABLE:
        _out_of_set(s, card)
    if renewed:
        new_object(s, card)
    receiver = owner if whose == NOBODY else whose
    if to in PILES:
        if s.tables.token[card]:
            to = lang.OUT_OF_GAME
        pile = getattr(s.seats[receiver], to)
        pile.append(card)
    elif group is not None:
        _into_set(s, card, group, paid_for)
    if known != AS_BEFORE:
        if to in HIDDEN:
            reveal_to(s, card, known)
        else:
            forget_known(s, [card])
    if what:
        emit(s, what, receiver, frame, rule, card=card, origin=origin, to=to)
    if trigger:
        notify_triggers(s, trigger, card, receiver)


def _out_of_set(s: State, card: int) -> None:
    """Take a card out of combat and out of its set."""
    group = set_of(s, card)
    if group is None:
        return
    leave_combat(s, card)
    if card in group.sources:
        place = group.sources.index(card)
        del group.sources[place], group.brought[place]
    else:
        (group.warriors if card in group.warriors else group.others).remove(card)
    s.in_force = None


def _into_set(s: State, card: int, group: CardSet, paid_for: int) -> None:
    """Add a card to a set."""
    if s.tables.is_source[card]:
        group.sources.append(card)
        group.brought.append(paid_for)
    else:
        (group.warriors if s.tables.is_warrior[card] else group.others).append(card)
        s.in_force = None


def move_sources(s: State, sources: Iterable[int], origin: str, to: str, frame: Frame, seat: int, **how: Any) -> None:
    """Move sources that pay or come loose. They stay the same objects, and there is no event."""
    for card in sources:
        move(s, card, origin, to, frame, seat=seat, whose=seat, known=AS_BEFORE, renewed=False, reveals=False, **how)


# --------------------------------------------------------------- onto the table


def enter_table(
    s: State,
    seat: int,
    card: int,
    group_number: int,
    sources: tuple[int, ...],
    frame: Frame,
    origin: str = lang.TRANSITION,
) -> None:
    """Put a fixed card or an amulet onto the table with its sources, in its set or a new one (C-SET-17, -19)."""
    group = find_set(s, group_number) if group_number != NEW_SET else None
    founded = group is None
    if group is None:
        if group_number != NEW_SET and s.tables.what[card] == "equipment":
            move(s, card, lang.TABLE, lang.MORTIS, frame, "failed", "C-SET-19")  # its set is gone
            move_sources(s, sources, lang.TRANSITION, lang.SPENT, frame, seat)
            return
        s.numbers += 1
        group = CardSet(s.numbers, seat)
        s.sets.append(group)
    if s.tables.is_warrior[card]:
        if group.warriors:
            leave_combat(s, group.warriors[-1])  # a covered warrior leaves combat (C-PILE-23)
        if not founded or s.tables.switches.founding_counts_as_attach:
            group.grew = s.turn
    announced = origin == lang.TRANSITION  # a played card became a new object when it was announced
    move(
        s, card, origin, lang.TABLE, frame, group=group, renewed=not announced, known=AS_BEFORE if announced else PUBLIC
    )
    move_sources(s, sources, lang.TRANSITION, lang.TABLE, frame, seat, group=group, paid_for=card)
    s.entered[card] = s.turn
    for name, n in s.tables.keywords[card]:
        if name == "vanish":
            s.counters[card, lang.VANISH] = s.counters.get((card, lang.VANISH), 0) + n
    emit(s, "entered", seat, frame, "C-STACK-17", card=card, to=lang.TABLE, n=group.number)
    if s.tables.what[card] != "amulet":
        notify_triggers(s, lang.ENTERS, card, seat)


# -------------------------------------------------------------- leaving the table


def remember(s: State, card: int) -> None:
    """Keep the last values of a card about to leave: stats, controller, set and counters (C-GEN-10)."""
    values = stats(s, card) if s.tables.is_warrior[card] else (0, 0, 0)
    group = set_of(s, card)
    assert group is not None
    counters = [s.counters.get((card, name), 0) for name in lang.COUNTERS] if s.counters else NO_COUNTERS
    s.last[card, s.stamp.get(card, 0)] = (*values, group.controller, *count_set_parts(s, group), *counters)


def leave_table(s: State, verb: str, cards: list[int], frame: Frame, rule: str = "") -> None:
    """Move these cards off the table together. Abilities see the table as it was just before (C-ABIL-09)."""
    to, what, usual_rule = LEAVING[verb]
    there = [(card, group.controller) for card in cards if (group := set_of(s, card)) is not None]
    for card, _ in there:
        remember(s, card)
    for card, seat in there:
        if what == "sacrificed":
            notify_triggers(s, lang.SACRIFICED, card, seat)
        if not s.tables.is_source[card]:
            notify_triggers(s, lang.LEAVES, card, seat)
        if to == lang.MORTIS and s.tables.is_warrior[card]:
            notify_triggers(s, lang.DIES, card, seat)
    for card, _ in there:
        group = set_of(s, card)
        move(s, card, lang.TABLE, to, frame, what, rule or usual_rule)
        if group is not None:
            _tidy(s, group, card, frame)


def _tidy(s: State, group: CardSet, card: int, frame: Frame) -> None:
    """Let the sources of a set come loose when its last other card is gone (C-SET-16)."""
    if s.tables.switches.source_binding == "per_card":  # switch: they come loose with the card they paid for
        loose = [a for a, b in zip(group.sources, group.brought, strict=True) if b == card]
        move_sources(s, loose, lang.TABLE, lang.SPENT, frame, group.controller)
    if group.vacated:
        drop_empty_sets(s)


def drop_empty_sets(s: State) -> None:
    """Delete sets without any cards."""
    s.in_force = None
    s.sets = [g for g in s.sets if g.warriors or g.others or g.sources]


def leave_combat(s: State, card: int) -> None:
    """Take a card out of combat. An attacker it blocked stays blocked (C-COMBAT-19, -27)."""
    if not (s.attacks or s.blocks or s.must_block or s.blocked):
        return
    s.attacks = [entry for entry in s.attacks if entry[0] != card]
    s.blocks = [entry for entry in s.blocks if card not in entry]
    s.must_block = [entry for entry in s.must_block if card not in entry]
    if card in s.blocked:
        s.blocked = [attacker for attacker in s.blocked if attacker != card]


def take_loose_source(s: State, verb: str, card: int, frame: Frame, rule: str = "C-SOURCE-21") -> bool:
    """Apply a verb to a source that is bound to no set, which is in play for effects that say source (C-SOURCE-21).

    Return whether the card is such a source.
    """
    to, what, _ = LEAVING[verb]
    for seat, me in enumerate(s.seats):
        for origin, pile in ((lang.FREE, me.free), (lang.SPENT, me.spent)):
            if card in pile:
                if verb == "sacrifice":
                    notify_triggers(s, lang.SACRIFICED, card, seat)
                move(s, card, origin, to, frame, what, rule, seat=seat)
                return True
    return False


def sacrifice(s: State, card: int, frame: Frame, rule: str) -> None:
    """Sacrifice a card on the table, or a source that is bound to no set."""
    if not take_loose_source(s, "sacrifice", card, frame, rule):
        leave_table(s, "sacrifice", [card], frame, rule)


# --------------------------------------------------- discard, chance, shuffle, cancel


def discard(s: State, seat: int, card: int, frame: Frame, rule: str) -> None:
    """Discard a card from a hand."""
    move(s, card, lang.HAND, lang.MORTIS, frame, "discarded", rule, seat=seat, trigger=lang.DISCARDS)


def at_random(s: State, cards: list[int]) -> int:
    """Choose a card at random."""
    place, s.rng[CHANCE_RNG] = roll(s.rng[CHANCE_RNG], len(cards))
    s.undo_floor = s.decision_count
    return cards[place]


def shuffle_mons(s: State, seat: int, frame: Frame, rule: str, but: int = NOTHING) -> None:
    """Shuffle a mons. `but` is a card found in a search, which stays on top until it is moved."""
    me = s.seats[seat]
    s.undo_floor = s.decision_count  # the search revealed cards
    if but != NOTHING:
        me.mons.remove(but)
    forget_known(s, me.mons)
    s.rng[SEAT_RNG + seat] = shuffle(s.rng[SEAT_RNG + seat], me.mons)
    emit(s, "shuffled", seat, frame, rule, origin=lang.MONS, to=lang.MONS, n=len(me.mons))
    emit(s, "cut", seat, frame, "C-GEN-13", origin=lang.MONS, to=lang.MONS, other=next_player(s, seat))
    if but != NOTHING:
        me.mons.append(but)


def cancel(
    s: State, item: TransitionItem, frame: Frame, rule: str = "C-CANCEL-01", put_away: str = "C-CANCEL-02"
) -> None:
    """Cancel an item: a card goes to the mortis at once, and its sources are spent (C-CANCEL-01 to -03)."""
    s.transition = [other for other in s.transition if other.number != item.number]
    emit(
        s,
        "canceled",
        item.controller,
        frame,
        rule,
        card=item.card,
        origin="transition",
        n=item.number,
        detail=item.what,
    )
    move_sources(s, item.sources, lang.TRANSITION, lang.SPENT, frame, item.controller)
    if item.what == "card":
        move(s, item.card, lang.TRANSITION, lang.MORTIS, frame, "put_away", put_away)
        if not s.tables.switches.recover_mark_on_cancel:  # a Recover card isn't removed at the end of the turn
            s.marks = [mark for mark in s.marks if mark[0] != item.card]
