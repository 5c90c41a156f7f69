"""What the rules ask before something is done: filters, amounts, tests, and the one card that is spoken of.

Nothing here changes a game.  A predicate returns None when nothing stands in the
way, else the reason as a small tuple, as everywhere in Vigil.  Filters ask for values
and values for filters, so this module and `stats` need each other.
"""

from __future__ import annotations

from typing import Any

from vigil.effects.language import (
    ANY,
    NOTHING,
    OPPONENTS,
    YOU,
    Aim,
    AtLeast,
    AtMost,
    Both,
    CostOf,
    Count,
    Frame,
    Happened,
    Is,
    It,
    Target,
    This,
)  # fmt: skip
from vigil.games.conflictus.language import (
    ABLE,
    ACTIVE,
    AMULET,
    ANYBODY,
    ATTACKING,
    BLOCKED,
    BLOCKING,
    COUNTERS,
    FIXED,
    SOURCE,
    STATS,
    TABLE,
    UNBLOCKED,
    CountersOn,
    InSet,
    StatOf,
    Which,
)  # fmt: skip
from vigil.games.conflictus.state import (
    NOBODY,
    TO_CARD,
    TO_ITEM,
    TO_PLAYER,
    Aimed,
    CardSet,
    Item,
    State,
    controller,
    is_active,
    players,
    set_of,
)  # fmt: skip
from vigil.games.conflictus.stats import cost_of, forbidden_to, has, stats, working

Reason = tuple[Any, ...]
SET_PARTS = ("inactive", "warriors", "sources", "light", "shadow", "equipment")
NO_TARGET: Reason = ("why-no-target",)


# ------------------------------------------------------------------------ cards


def on_table(s: State, card: int) -> bool:
    return set_of(s, card) is not None


def in_play_of(s: State, card: int) -> int:
    """Who controls a card in play, free and loose sources included; NOBODY if it is not in play."""
    seat = controller(s, card)
    if seat == NOBODY and s.d.is_source[card]:
        return next((i for i, me in enumerate(s.seats) if card in me.free or card in me.spent), NOBODY)
    return seat


def belongs_to(s: State, card: int) -> int:
    """Whose a card is for a text: its controller on the table and the transition, its owner elsewhere."""
    seat = controller(s, card)
    if seat != NOBODY:
        return seat
    for item in (*s.transition, *([s.resolving] if s.resolving is not None else [])):
        if item.what == "card" and item.card == card:
            return item.controller  # who plays it controls it from then on (C-GEN-05)
    return s.d.owner[card]


def unfit(s: State, want: Any, card: int, frame: Frame) -> Reason | None:
    """Why a card is not such a card, for the player of this frame."""
    if want is ANY:
        return None
    d = s.d
    if want.kind is not None:
        what = d.what[card]
        if what != want.kind and not (want.kind == FIXED and what != AMULET):
            return ("why-kind", want)
    if want.faction is not None and d.faction[card] != want.faction:
        return ("why-kind", want)
    if want.other and card == frame[3]:
        return ("why-itself",)
    if want.max_cost is not None and cost_of(s, card) > amount(s, want.max_cost, frame):
        return ("why-cost-limit", cost_of(s, card), amount(s, want.max_cost, frame))
    return _unfit_here(s, want, card, frame) if type(want) is Which else None


def _unfit_here(s: State, want: Which, card: int, frame: Frame) -> Reason | None:
    d, you = s.d, frame[1]
    if want.whose != ANYBODY and (belongs_to(s, card) == you) is not (want.whose == YOU):
        return ("why-whose", want)
    if want.subclass is not None and d.card[card].subclass != want.subclass:
        return ("why-kind", want)
    if want.state is not None:  # a state of warriors only (C-SET-07)
        group = set_of(s, card) if d.is_warrior[card] else None
        if group is None or (group.warriors[-1] == card) is not (want.state == ACTIVE):
            return ("why-inactive",)
    if want.combat is not None and not in_role(s, card, want.combat, frame[3]):
        return ("why-combat", want)
    if want.keyword is not None and not has(s, card, want.keyword):
        return ("why-kind", want)
    if want.max_mill is not None:
        mill = stats(s, card)[2] if on_table(s, card) else d.stats[card][2]
        if mill > amount(s, want.max_mill, frame):
            return ("why-mill-limit", mill, amount(s, want.max_mill, frame))
    if want.fresh and s.entered.get(card, NOTHING) != s.round:
        return ("why-not-fresh",)
    if want.damaged and not s.damage.get(card):
        return ("why-not-damaged",)
    return None


def in_role(s: State, card: int, role: str, source: int) -> bool:
    """Whether a warrior has this part in the combat."""
    if role == ATTACKING:
        return any(attacker == card for attacker, _ in s.attacks)
    if role == BLOCKING:
        return any(blocker == card for _, blocker in s.blocks)
    if role == BLOCKED:
        return card in s.blocked and any(attacker == card for attacker, _ in s.attacks)
    if role == UNBLOCKED:
        return card not in s.blocked and any(attacker == card for attacker, _ in s.attacks)
    attacked = next((seat for attacker, seat in s.attacks if attacker == source), NOBODY)
    return role == ABLE and controller(s, card) == attacked and able_to_block(s, source, card)


def able_to_block(s: State, attacker: int, blocker: int) -> bool:
    """The manipulator rules, and what texts forbid (C-COMBAT-13 to -17)."""
    if not is_active(s, blocker) or forbidden_to(s, blocker, "block"):
        return False
    rules = working(s)
    asked = [name for name in ("energy", "matter") if has(s, attacker, name, rules)]
    answered = [has(s, blocker, name, rules) for name in asked]
    if len(asked) == 2 and s.d.switches.bothManipulators == "needsEither":
        return any(answered)
    return all(answered)


# -------------------------------------------------------------- amounts and tests


def amount(s: State, n: Any, frame: Frame) -> int:
    """A number counted at the table, for the player of this frame."""
    sort = type(n)
    if sort is int:
        return n  # type: ignore[no-any-return]
    you, source = frame[1], frame[3]
    if sort is Count:
        return sum(unfit(s, n.of, card, frame) is None for card in cards_in(s, n.where, you, n.of))
    if sort is StatOf:
        return value_of(s, n, frame)
    if sort is InSet:
        card = spoken_of(s, n.cards, frame)
        last, part = left(s, card), SET_PARTS.index(n.what)
        return last[4 + part] if last is not None else in_set(s, set_of(s, card))[part]
    if sort is CountersOn:
        last = left(s, source)
        if last is not None:
            return last[4 + len(SET_PARTS) + COUNTERS.index(n.name)]
        return s.counters.get((source, n.name), 0)
    if sort is Happened:
        return sum(
            event == n.event and seat == you and (card == NOTHING or unfit(s, n.of, card, frame) is None)
            for event, card, seat in s.log
        )
    assert sort is CostOf, n
    return cost_of(s, frame[4])


def value_of(s: State, n: StatOf, frame: Frame) -> int:
    """A value of a warrior; the last it had if it has left (C-GEN-10)."""
    card = spoken_of(s, n.cards, frame)
    if card == NOTHING:
        return 0
    place, last = STATS.index(n.what), left(s, card)
    if last is not None:
        return last[place]
    return stats(s, card)[place] if on_table(s, card) else s.d.stats[card][place]


def left(s: State, card: int) -> tuple[int, ...] | None:
    """What is remembered of the object an effect speaks of, if it has left the table."""
    stamp = meant_stamp(s, card)
    return s.last.get((card, stamp)) if s.stamp.get(card, 0) != stamp or not on_table(s, card) else None


def meant_stamp(s: State, card: int) -> int:
    """Which object of a card an effect speaks of: the one that was there when it was announced or set off."""
    item = s.resolving
    if item is not None and item.card == card and item.what != "card":
        return item.stamp
    if item is not None and item.it == card:
        return item.it_stamp
    return s.stamp.get(card, 0)


def in_set(s: State, group: CardSet | None) -> tuple[int, ...]:
    """How many of each of SET_PARTS lie in a set."""
    if group is None:
        return (0,) * len(SET_PARTS)
    warriors, sources = len(group.warriors), len(group.sources)
    light = sum(map(s.d.is_light.__getitem__, group.sources))
    shadow = sum(map(s.d.is_shadow.__getitem__, group.sources))
    return max(0, warriors - 1), warriors, sources, light, shadow, len(group.others)


def holds(s: State, test: Any, frame: Frame) -> bool:
    """Whether a test holds now."""
    sort = type(test)
    if sort is AtLeast:
        return amount(s, test.amount, frame) >= test.n  # type: ignore[no-any-return]
    if sort is AtMost:
        return amount(s, test.amount, frame) <= test.n  # type: ignore[no-any-return]
    if sort is Is:
        return unfit(s, test.of, frame[4], frame) is None
    assert sort is Both, test
    return holds(s, test.first, frame) and holds(s, test.second, frame)


# ------------------------------------------------- places, and what is spoken of


def cards_in(s: State, zone: str, you: int, of: Any = ANY) -> list[int]:
    """The cards an effect sees in a zone; sources only where it says source (C-SOURCE-21)."""
    if zone == TABLE and of.kind == SOURCE:
        bound = [card for group in s.sets for card in group.sources]
        return bound + [card for seat in s.seats for card in (*seat.spent, *seat.free)]
    if zone == TABLE:
        cards = [card for group in s.sets for card in (*group.warriors, *group.others)]
        return [card for card in cards if s.d.what[card] != AMULET]  # what has resolved is out of reach (C-AMULET-05)
    if getattr(of, "whose", ANYBODY) == OPPONENTS:  # counted, never chosen from: hands stay hidden
        return [card for seat in players(s, you) if seat != you for card in getattr(s.seats[seat], zone)]
    found: list[int] = getattr(s.seats[you], zone)
    return found


def spoken_of(s: State, cards: Any, frame: Frame) -> int:
    """The one card that This, It or Target mean, wherever it is now; NOTHING if none."""
    sort = type(cards)
    if sort is This:
        return frame[3]
    if sort is It:
        return frame[4]
    assert sort is Target, cards
    aimed = announced(s, cards.n)
    return aimed[1] if aimed is not None and aimed[0] == TO_CARD else NOTHING


def announced(s: State, n: int) -> Aimed | None:
    """The n-th target of what resolves, if it is still legal (C-TARGET-07, -08)."""
    item = s.resolving
    if item is None or n >= len(item.targets):
        return None
    return item.targets[n] if legal_target(s, item, n) is None else None


# ------------------------------------------------- whether a target is still legal


def shielded(s: State, card: int, you: int) -> bool:
    """Untouchable: not to be targeted by opponents."""
    return s.d.is_warrior[card] and controller(s, card) != you and has(s, card, "untouchable")


def aims_of(item: Item) -> tuple[Aim, ...]:
    """The clauses of targets an item was announced with."""
    node = item.node
    return getattr(node, "targets", ()) if node is not None else ()


def clause_of(item: Item, place: int) -> int:
    """Which clause the target at a place answers."""
    for number, aim in enumerate(aims_of(item)):
        place -= aim.n
        if place < 0:
            return number
    return NOTHING


def legal_target(s: State, item: Item, place: int) -> Reason | None:
    """Why an announced target is no longer legal; None if it is."""
    sort, number, stamp = item.targets[place]
    if sort == NOTHING:
        return NO_TARGET
    aim = aims_of(item)[clause_of(item, place)]
    if sort == TO_PLAYER:
        return NO_TARGET if s.seats[number].lost else None
    if sort == TO_ITEM:
        return None if any(other.number == number for other in s.transition) else NO_TARGET
    frame: Frame = (aim, item.controller, item.controller, item.card, item.it, NOTHING)
    if s.stamp.get(number, 0) != stamp or not (
        on_table(s, number) or any(number in (*seat.free, *seat.spent) for seat in s.seats)
    ):
        return NO_TARGET
    if s.d.is_warrior[number] and not is_active(s, number):
        return ("why-inactive",)
    if shielded(s, number, item.controller):
        return ("why-untouchable",)
    return unfit(s, aim.of, number, frame)
