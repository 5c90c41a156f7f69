"""Announcing a card or an ability, choice by choice. Nothing happens before the last choice (C-PLAY-06).

The order is: option, set, targets, Reduction, other costs, sources. Only choices that can be completed are offered,
and a step with a single choice is skipped.
"""

from __future__ import annotations

from collections.abc import Callable

from vigil.effects.language import NOTHING, Frame, Target, walk
from vigil.games.conflictus.rules import language as lang
from vigil.games.conflictus.rules.abilities import abilities_of, announced_cost, node_of, target_specs, use_slot
from vigil.games.conflictus.rules.actions import discard, emit, move, move_sources, notify_triggers, sacrifice
from vigil.games.conflictus.rules.legal_plays import (
    Needs,
    ability_needs,
    can_cover,
    free_sources,
    is_free,
    legal_sets,
    most_reduction,
    playable_spells,
    sacrifice_options,
    sources_needed,
    unaffordable,
)  # fmt: skip
from vigil.games.conflictus.rules.lookups import one_of_each_kind
from vigil.games.conflictus.rules.mons import mill
from vigil.games.conflictus.rules.selections import possible_targets
from vigil.games.conflictus.rules.state import DONE, TO_CARD, Announcement, State, TargetRef, TransitionItem, set_of
from vigil.games.conflictus.rules.values import printed_keyword
from vigil.kernel.game import Choice

UNCHOSEN = -2
NO_AIM: TargetRef = (NOTHING, NOTHING, 0)
AIM_AT = ("target", "target_player", "target_item")  # by TO_CARD, TO_PLAYER, TO_ITEM


def current_announcement(s: State) -> Announcement:
    """Return the announcement in progress."""
    assert s.announcement is not None
    return s.announcement


def next_step(s: State, you: int) -> tuple[str, list[Choice]]:
    """Return the next open choice with its options, or `("", [])`. Steps without a choice are taken on the way."""
    draft = current_announcement(s)
    while step := open_step(s, draft):
        options = OPTIONS[step](s, you, draft)
        if len(options) != 1 or (step == "reduction" and options[0][1] > 0):
            return step, options  # never mill a player's own mons without asking
        answer(s, you, draft, step, options[0])
    return "", []


def open_step(s: State, draft: Announcement) -> str:
    """Return the next step, or an empty string when the announcement is complete."""
    what = draft.what
    if what == "card":
        if draft.option == NOTHING and len(s.tables.spells[draft.card]) > 1:
            return "option"
        if draft.set == UNCHOSEN:
            return "set"
    if draft.aimed < len(target_specs(s, draft)):
        return "target"
    if what == "card" and draft.reduction == NOTHING:
        return "reduction"
    if what == "activated":
        cost = announced_cost(s, draft)
        if len(draft.given) < cost.discard + (cost.sacrifice is not None):
            return "offer"
    return "pay" if not draft.paid and what != "triggered" else ""


def _spells(s: State, you: int, draft: Announcement) -> list[Choice]:
    return [("choose", i) for i in playable_spells(s, you, draft.card)]


def _sets(s: State, you: int, draft: Announcement) -> list[Choice]:
    purse = free_sources(s, you)
    return [
        ("add_to_set", n) for n in legal_sets(s, you, draft.card) if unaffordable(s, you, draft.card, n, purse) is None
    ]


def _targets(s: State, you: int, draft: Announcement) -> list[Choice]:
    specs = target_specs(s, draft)
    aim = specs[draft.aimed]
    it = draft.waits.it if draft.waits is not None else NOTHING
    frame: Frame = (aim, you, you, draft.card, it, NOTHING)
    before = sum(a.n for a in specs[: draft.aimed])
    matches = possible_targets(s, aim, frame, draft.targets[before:])
    options: list[Choice] = [(AIM_AT[sort], number) for sort, number, _ in matches]
    if not options or aim.up_to or (draft.what == "triggered" and not _is_mandatory(s, draft)):
        options.append(DONE)
    return options


def _is_mandatory(s: State, draft: Announcement) -> bool:
    node = node_of(s, draft)
    return not (isinstance(node.do, lang.MustBlock) and not s.tables.switches.challenge_mandatory)


def _reductions(s: State, you: int, draft: Announcement) -> list[Choice]:
    """Return how many cards may be milled for Reduction so that the rest can be paid."""
    light, shadow = free_sources(s, you)
    most = most_reduction(s, you, draft.card)
    return [
        ("reduce", x)
        for x in range(most + 1)
        if can_cover(light, shadow, sources_needed(s, you, draft.card, draft.set, x))
    ]


def _offers(s: State, you: int, draft: Announcement) -> list[Choice]:
    """Return what can pay the other costs: a sacrifice first, then discards."""
    cost = announced_cost(s, draft)
    if cost.sacrifice is not None and not draft.given:
        return [("sacrifice", card) for card in _distinct_sacrifices(s, sacrifice_options(s, you, draft.card, cost))]
    cards = one_of_each_kind(s, (card for card in s.seats[you].hand if card not in draft.given))
    return [("discard", card) for card in cards]


def _distinct_sacrifices(s: State, cards: list[int]) -> list[int]:
    """List identical loose sources once; all other cards are different choices."""
    loose = one_of_each_kind(s, (card for card in cards if set_of(s, card) is None))
    return [card for card in cards if card in loose or set_of(s, card) is not None]


def sources_due(s: State, you: int, draft: Announcement) -> Needs:
    """Return the free sources that the announcement needs."""
    if draft.what == "activated":
        return ability_needs(s, draft.card, announced_cost(s, draft))
    return sources_needed(s, you, draft.card, draft.set, max(0, draft.reduction))


def available_sources(s: State, you: int, draft: Announcement) -> tuple[int, int]:
    """Return the free sources that may pay, without one that is sacrificed."""
    light, shadow = free_sources(s, you)
    sacrificed = [card for card in draft.given if card in s.seats[you].free]
    of_light = sum(s.tables.is_light[card] for card in sacrificed)
    return light - of_light, shadow - (len(sacrificed) - of_light)


def _payments(s: State, you: int, draft: Announcement) -> list[Choice]:
    """Offer to pay automatically, or source by source if it can matter which sources pay, or how many."""
    need = sources_due(s, you, draft)
    light, shadow = available_sources(s, you, draft)
    if draft.light == NOTHING:
        surplus = s.tables.switches.allow_surplus_sources and draft.what == "card" and light + shadow > need[2]
        surplus = surplus and s.tables.surplus_matters[draft.card]  # skip the question if extra sources change nothing
        mixed = need[2] > need[0] + need[1] and light > need[0] and shadow > need[1] and light + shadow > need[2]
        return [("pay_auto", NOTHING), ("pay_manually", NOTHING)] if surplus or mixed else [("pay_auto", NOTHING)]
    used_light, used_shadow = draft.light, draft.shadow
    enough = can_cover(used_light, used_shadow, need)
    surplus = s.tables.switches.allow_surplus_sources and draft.what == "card"
    options: list[Choice] = []
    missing = need[2] - used_light - used_shadow
    spare = max(0, missing - max(0, need[0] - used_light) - max(0, need[1] - used_shadow))
    if used_light < light and (surplus or used_light < need[0] or spare > 0):
        options.append(("pay_light", NOTHING))
    if used_shadow < shadow and (surplus or used_shadow < need[1] or spare > 0):
        options.append(("pay_shadow", NOTHING))
    if enough:
        options.append(DONE)
    return options


def automatic_payment(s: State, you: int, draft: Announcement) -> tuple[int, int]:
    """Return the fewest sources that pay; where either faction will do, the one the player has more of."""
    need = sources_due(s, you, draft)
    light, shadow = available_sources(s, you, draft)
    used = [need[0], need[1]]
    while sum(used) < need[2]:
        left = (light - used[0], shadow - used[1])
        used[0 if left[0] >= left[1] and left[0] > 0 else 1] += 1
    return used[0], used[1]


OPTIONS: dict[str, Callable[[State, int, Announcement], list[Choice]]] = {
    "option": _spells, "set": _sets, "target": _targets, "reduction": _reductions, "offer": _offers, "pay": _payments,
}  # fmt: skip
"""The options of each step."""


def answer(s: State, you: int, draft: Announcement, step: str, option: Choice) -> None:
    """Use the answer of a step."""
    verb, n = option
    if step == "option":
        draft.option = n
    elif step == "set":
        draft.set = n
    elif step == "target":
        _choose_target(s, draft, verb, n)
    elif step == "reduction":
        draft.reduction = n
    elif step == "offer":
        draft.given = (*draft.given, n)
    elif verb == "pay_auto":
        draft.light, draft.shadow = automatic_payment(s, you, draft)
        draft.paid = True
    elif verb == "pay_manually":
        draft.light = draft.shadow = 0
    elif verb == "done":
        draft.paid = True
    elif verb == "pay_light":
        draft.light += 1
    else:
        draft.shadow += 1


def _choose_target(s: State, draft: Announcement, verb: str, n: int) -> None:
    specs = target_specs(s, draft)
    aim = specs[draft.aimed]
    before = sum(a.n for a in specs[: draft.aimed])
    if verb == "done":  # the remaining targets of this clause stay empty
        empty = aim.n - (len(draft.targets) - before)
        draft.targets = (*draft.targets, *[NO_AIM] * empty)
        draft.aimed += 1
        return
    sort = AIM_AT.index(verb)
    draft.targets = (*draft.targets, (sort, n, s.stamp.get(n, 0) if sort == TO_CARD else 0))
    draft.aimed += len(draft.targets) - before == aim.n


# ---------------------------------------------------------- complete announcements


def commit(s: State, you: int, frame: Frame) -> None:
    """Complete the announcement: pay the costs and put the item onto the transition."""
    draft = current_announcement(s)
    s.announcement = None
    s.items += 1
    if draft.waits is not None:
        w = draft.waits
        item = TransitionItem(
            s.items,
            "triggered",
            you,
            w.source,
            w.stamp,
            w.node,
            targets=draft.targets,
            it=w.it,
            it_stamp=w.it_stamp,
            who=w.who,
        )
        _put_on_transition(s, item, frame)
    elif draft.what == "activated":
        _use(s, you, draft, frame)
    else:
        _play(s, you, draft, frame)


def _sources(s: State, you: int, draft: Announcement, frame: Frame) -> tuple[int, ...]:
    """Remove the paying sources from the free area."""
    paid: list[int] = []
    for faction, count in ((lang.LIGHT, draft.light), (lang.SHADOW, draft.shadow)):
        there = [c for c in s.seats[you].free if s.tables.faction[c] == faction and c not in draft.given]
        paid += there[: max(0, count)]
    move_sources(s, paid, lang.FREE, lang.TRANSITION, frame, you)
    return tuple(paid)


def _put_on_transition(s: State, item: TransitionItem, frame: Frame, detail: str = "") -> None:
    """Put an item onto the transition. Until that is empty, no warrior may join a targeted set (C-PILE-18)."""
    for sort, number, _ in item.targets:
        group = set_of(s, number) if sort == TO_CARD and s.tables.is_warrior[number] else None
        if group is not None:
            s.targeted.append(group.number)
    s.transition.append(item)
    what = "announced" if item.what == "card" else item.what
    emit(
        s, what, item.controller, frame, "C-STACK-01", card=item.card, to=lang.TRANSITION, n=item.number, detail=detail
    )


def _marks(s: State, draft: Announcement, node: lang.MarkFor) -> list[tuple[int, int, str]]:
    """Return the marks for the end of the turn, under the ruling that an announcement sets them."""
    if isinstance(node.cards, Target):
        return [(n, stamp, node.how) for sort, n, stamp in draft.targets[node.cards.n :][:1] if sort == TO_CARD]
    return [(draft.card, s.stamp.get(draft.card, 0), node.how)]


def _play(s: State, you: int, draft: Announcement, frame: Frame) -> None:
    card = draft.card
    origin = lang.CAPTIVE if card in s.seats[you].captive else lang.HAND
    move(s, card, origin, lang.TRANSITION, frame, seat=you)
    if printed_keyword(s, card, "recover"):
        s.marks.append((card, NOTHING, "remove anywhere"))  # C-KEY-RECUPERA-05
    sources = _sources(s, you, draft, frame)
    if draft.reduction > 0:
        s.counters[card, lang.REDUCTION] = draft.reduction
    node = node_of(s, draft)
    _put_on_transition(
        s,
        TransitionItem(
            s.items, "card", you, card, s.stamp[card], node, draft.option, draft.targets, draft.set, sources
        ),
        frame,
    )
    notify_triggers(s, lang.PLAYS, card, you)
    if draft.reduction > 0:
        mill(s, [(you, draft.reduction)], frame, "C-KEY-REDUCAO-01")


def _use(s: State, you: int, draft: Announcement, frame: Frame) -> None:
    ability = abilities_of(s, draft.card)[draft.number]
    cost = ability.cost
    stamp = s.stamp.get(draft.card, 0)
    if is_free(cost):
        s.abilities_used.append(use_slot(s, draft.card, draft.number))
    move_sources(s, _sources(s, you, draft, frame), lang.TRANSITION, lang.SPENT, frame, you)
    if s.tables.switches.end_marks_set_on == "announcement":
        s.marks += [mark for node in walk(ability) if isinstance(node, lang.MarkFor) for mark in _marks(s, draft, node)]
    item = TransitionItem(s.items, "activated", you, draft.card, stamp, ability, NOTHING, draft.targets)
    _put_on_transition(s, item, frame, str(draft.number + 1))
    if cost.counters is not None:
        s.counters[draft.card, cost.counters] -= 1
    for card in draft.given:
        if card in s.seats[you].hand:
            discard(s, you, card, frame, "C-COST-11")
        else:
            sacrifice(s, card, frame, "C-COST-11")
    if cost.sacrifice_this:
        sacrifice(s, draft.card, frame, "C-COST-11")
    if cost.mill:
        mill(s, [(you, cost.mill)], frame, "C-COST-11")
