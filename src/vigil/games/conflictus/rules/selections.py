"""What an effect applies to: cards, players and targets, and whether it could do anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vigil.effects import language as common
from vigil.effects.specs import NotNeeded
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules.effect_specs import NO_CARD_EFFECT, cell
from vigil.games.conflictus.rules.lookups import (
    belongs_to,
    cards_in,
    clause_of,
    controller_in_play,
    last_known,
    on_table,
    target_specs_of,
)
from vigil.games.conflictus.rules.state import (
    NOBODY,
    TO_CARD,
    TO_ITEM,
    TO_PLAYER,
    State,
    TargetRef,
    TransitionItem,
    controller,
    players,
)
from vigil.games.conflictus.rules.values import (
    amount,
    announced_target,
    filter_mismatch,
    has_keyword,
    is_shielded,
    is_true,
    referenced_card,
)
from vigil.kernel.game import Choice

# ---------------------------------------------------------------------- cards


def target_numbers(s: State, n: int, sort: int) -> list[int]:
    """Return all legal targets of this kind in the clause whose first target is the n-th."""
    item = s.resolving
    if item is None or n >= len(item.targets):
        return []
    aims = target_specs_of(item)
    same = [k for k in range(len(item.targets)) if clause_of(aims, k) == clause_of(aims, n)]
    return [item.targets[k][1] for k in same if item.targets[k][0] == sort and announced_target(s, k) is not None]


def chosen_cards(s: State, cards: Any, frame: common.Frame) -> list[int]:
    """Return the cards on the table that a selection without a question means."""
    if type(cards) is common.All:
        return all_cards(s, (common.Do("keep", cards), *frame[1:]))
    if type(cards) is common.Target:
        return target_numbers(s, cards.n, TO_CARD)
    card = referenced_card(s, cards, frame)
    return [card] if card != common.NOTHING and on_table(s, card) and same_object(s, card) else []


def same_object(s: State, card: int) -> bool:
    """Return whether the card is still the object whose ability resolves, or that triggered it (C-GEN-09)."""
    item = s.resolving
    if item is None or item.what == "card":
        return True
    if item.card == card and s.stamp.get(card, 0) != item.stamp:
        return False
    return item.it != card or s.stamp.get(card, 0) == item.it_stamp


def is_immune(s: State, card: int) -> bool:
    """Return whether the resolving item can't affect a card: an opponent's Untouchable warrior
    (C-KEY-INATINGIVEL-03).
    """
    item = s.resolving
    if item is None or item.controller == controller(s, card) or s.tables.switches.untouchable_scope != "immune":
        return False
    return s.tables.is_warrior[card] and has_keyword(s, card, "untouchable")


def all_cards(s: State, frame: common.Frame) -> list[int]:
    """Return the cards of an All. A card that an effect bound to `it` is not included, one that triggered it is."""
    do, you, _, _, it, _ = frame
    of = do.cards.of
    spared = it if s.resolving is None or s.resolving.it != it else common.NOTHING
    there = cards_in(s, do.cards.where, you, of)
    return [card for card in there if card != spared and filter_mismatch(s, of, card, frame) is None]


def pickable_cards(s: State, frame: common.Frame) -> list[int]:
    """Return all cards that a Pick can choose."""
    do, you = frame[0], frame[1]
    return [
        card
        for zone in do.cards.where
        for card in cards_in(s, zone, you, do.cards.of)
        if filter_mismatch(s, do.cards.of, card, frame) is None
        and not (do.verb == "sacrifice" and controller_in_play(s, card) != you)
    ]


def pick_options(s: State, frame: common.Frame) -> list[Choice]:
    """Return the options of a Pick, with identical cards only once."""
    do = frame[0]
    seen: set[int] = set()
    options: list[Choice] = []
    for card in pickable_cards(s, frame):
        kind = s.tables.kind[card]
        if kind in seen and not on_table(s, card):
            continue
        seen.add(kind)
        options.append((do.verb, card))
    return options


# -------------------------------------------------------------------- players


def seats(s: State, you: int, who: str) -> list[int]:
    """Return the players an Each applies to, in turn order from the active player."""
    order = players(s, s.active)
    return order if who == common.EVERYONE else [seat for seat in order if seat != you]


def affected_players(s: State, who: str, frame: common.Frame) -> list[int]:
    """Return the players that a Draw, Mill or Discard applies to."""
    you = frame[1]
    if who == common.YOU:
        return [you]
    if who in (common.EVERYONE, common.OPPONENTS):
        return seats(s, you, who)
    if who == lang.THEIRS:
        card = frame[4]
        if card == common.NOTHING:  # an event of a player, not of a card
            who_did = s.resolving.who if s.resolving is not None else NOBODY
            return [who_did] if who_did != NOBODY and not s.seats[who_did].lost else []
        last = last_known(s, card)
        seat = last[3] if last is not None else belongs_to(s, card)
        return [seat] if not s.seats[seat].lost else []
    return target_numbers(s, int(who.split()[1]) if " " in who else 0, TO_PLAYER)


# -------------------------------------------------------------------- targets


def possible_targets(
    s: State, aim: common.TargetSpec, frame: common.Frame, so_far: tuple[TargetRef, ...] = ()
) -> list[TargetRef]:
    """Return the legal targets (C-TARGET-02): no inactive or Untouchable warrior, and nothing twice."""
    you = frame[1]
    matches: list[TargetRef] = []
    if aim.what == lang.A_PLAYER:
        whose = getattr(aim.of, "whose", lang.ANY_PLAYER)
        matches = [
            (TO_PLAYER, seat, 0)
            for seat in players(s, you)
            if whose == lang.ANY_PLAYER or (seat == you) is (whose == common.YOU)
        ]
    elif aim.what == lang.A_CARD:
        covered = covered_targets(s)
        kind = getattr(aim.of, "kind", None)
        for group in s.sets:
            cards = [*group.warriors[-1:], *(c for c in group.others if s.tables.what[c] != lang.AMULET)]
            if kind == "source":
                cards = group.sources
            for card in cards:
                if (
                    card not in covered
                    and filter_mismatch(s, aim.of, card, frame) is None
                    and not is_shielded(s, card, you)
                ):
                    matches.append((TO_CARD, card, s.stamp.get(card, 0)))
        if kind == "source":
            matches += [
                (TO_CARD, c, s.stamp.get(c, 0))
                for seat in players(s, you)
                for c in (*s.seats[seat].free, *s.seats[seat].spent)
                if filter_mismatch(s, aim.of, c, frame) is None
            ]
    else:
        matches = [(TO_ITEM, item.number, 0) for item in s.transition if _fits_item(s, aim, item, frame)]
    return [aimed for aimed in matches if aimed not in so_far]


def _fits_item(s: State, aim: common.TargetSpec, item: TransitionItem, frame: common.Frame) -> bool:
    of: Any = aim.of
    kind, whose = getattr(of, "kind", None), getattr(of, "whose", lang.ANY_PLAYER)
    if whose != lang.ANY_PLAYER and (item.controller == frame[1]) is not (whose == common.YOU):
        return False
    if kind == lang.ABILITY:
        return item.what != "card"
    if kind == lang.FIXED:
        return item.what == "card" and s.tables.what[item.card] != lang.AMULET
    return kind is None or (item.what == "card" and s.tables.what[item.card] == kind)


def covered_targets(s: State) -> set[int]:
    """Return the warriors that an announced warrior will cover. They can't be targeted anymore (C-PILE-16)."""
    if not s.transition:
        return set()
    joins = {item.set for item in s.transition if item.what == "card" and s.tables.is_warrior[item.card]}
    return {group.warriors[-1] for group in s.sets if group.number in joins and group.warriors}


# --------------------------------------------------------- can it be started?

Check = Callable[[State, Any, common.Frame], bool]


def can_start(s: State, do: Any, frame: common.Frame) -> bool:
    """Return whether an optional effect could do anything."""
    return cell(CAN_START, do, "condition for starting")(s, do, frame)


def _always(s: State, do: Any, frame: common.Frame) -> bool:
    return True


def _can_do(s: State, do: common.Do, frame: common.Frame) -> bool:
    if type(do.cards) is common.Pick:
        return bool(pickable_cards(s, (do, *frame[1:])))
    return type(do.cards) is not common.Target or announced_target(s, do.cards.n) is not None


def _can_branch(s: State, do: common.If, frame: common.Frame) -> bool:
    if is_true(s, do.test, frame):
        return can_start(s, do.then, frame)
    return do.otherwise is not None and can_start(s, do.otherwise, frame)


def _can_start_inner(s: State, do: Any, frame: common.Frame) -> bool:
    return can_start(s, do.do, frame)


def _has_cards(s: State, do: Any, frame: common.Frame) -> bool:
    return bool(chosen_cards(s, do.cards, frame))


CAN_START: Mapping[type, Check | NotNeeded] = {
    **NO_CARD_EFFECT,
    common.Trigger: NotNeeded("it triggers whether it can do anything or not"),
    common.Do: _can_do,
    common.If: _can_branch,
    common.Seq: lambda s, do, frame: any(can_start(s, step, frame) for step in do.steps),
    common.OneOf: lambda s, do, frame: any(can_start(s, option, frame) for option in do.options),
    common.Times: _can_start_inner,
    common.May: _can_start_inner,
    common.Each: _always,  # never look into other players' hands beforehand
    **dict.fromkeys((common.UntilEndOfTurn, lang.Draw, lang.Mill, lang.MakeTokens, lang.ChoosePlayer), _always),
    **dict.fromkeys((lang.SkipAttack, lang.MustBlock), _always),
    **dict.fromkeys((lang.Damage, lang.Modify, lang.Grant, lang.PutCounters), _has_cards),
    lang.Recover: lambda s, do, frame: bool(s.seats[frame[1]].mortis) and amount(s, do.n, frame) > 0,
    lang.Search: lambda s, do, frame: bool(s.seats[frame[1]].mons),
    lang.Discard: lambda s, do, frame: any(s.seats[seat].hand for seat in affected_players(s, do.who, frame)),
    lang.MarkFor: _always,  # a mark for "removed anywhere" needs no card on the table
}
"""Whether each effect could do anything now. May and OneOf use it for what they offer."""
