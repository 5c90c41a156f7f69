"""What a player with priority may do: playable cards with their sets and costs, and usable abilities.

A predicate returns None if the play is legal, or the reason why not.
"""

from __future__ import annotations

from vigil.effects.language import NOTHING, Frame, TargetSpec
from vigil.games.conflictus.rules.abilities import abilities_of, use_slot
from vigil.games.conflictus.rules.language import (
    AMULET,
    EQUIPMENT,
    LIGHT,
    NEUTRAL,
    SHADOW,
    SOURCE,
    WARRIOR,
    Activated,
    Cost,
    Discount,
)  # fmt: skip
from vigil.games.conflictus.rules.lookups import abilities_work, rules_of_type
from vigil.games.conflictus.rules.play_prefilter import NEVER
from vigil.games.conflictus.rules.selections import possible_targets
from vigil.games.conflictus.rules.state import (
    BEFORE,
    DAMAGE,
    DRAW,
    MAIN,
    NEW_SET,
    PHASES,
    SACRIFICE,
    CardSet,
    State,
    controller,
    find_set,
)  # fmt: skip
from vigil.games.conflictus.rules.values import Reason, cost_of, filter_mismatch, has_keyword, price, printed_keyword
from vigil.kernel.game import Choice

Needs = tuple[int, int, int]
"""Free sources that are still needed: Light, Shadow, total."""
Purse = tuple[int, int]
"""Free sources that a player has: Light, Shadow."""

SILENT_PHASES = frozenset((BEFORE, DRAW, DAMAGE))
"""Phases without priority."""

USE = ("use", *(f"use_{k}" for k in range(2, 9)))
PASS: Choice = ("pass", NOTHING)
NO_PHASE: Reason = ("why-phase",)
NO_SET: Reason = ("why-no-set",)


# ------------------------------------------------------------------------ timing


def wrong_timing(s: State, you: int, card: int) -> Reason | None:
    """Return why a card of this class can't be played now (C-PLAY-07, C-PLAY-09, C-SOURCE-01, -02)."""
    if s.phase in SILENT_PHASES:
        return NO_PHASE
    what = s.tables.what[card]
    if what == AMULET:
        return None
    if s.phase != MAIN and not (what == WARRIOR and printed_keyword(s, card, "surprise")):
        return NO_PHASE
    if what == SOURCE:
        used = s.seats[you].own_drop if you == s.active else s.seats[you].other_drop
        return ("why-source-played",) if used else None
    return None


# ---------------------------------------------------------------------------- sets


def set_closed(s: State, group: CardSet, you: int, card: int) -> Reason | None:
    """Return why a warrior or equipment can't join a set at any cost."""
    if group.controller != you:
        return ("why-owned",)
    if group.vacated or (not group.warriors and s.tables.what[group.others[0]] != EQUIPMENT):
        return NO_SET
    if s.tables.what[card] == EQUIPMENT:
        return None
    if any(item.set == group.number and s.tables.is_warrior[item.card] for item in s.transition if item.what == "card"):
        return ("why-set-waits",)
    if group.number in s.targeted:
        return ("why-set-targeted",)
    if not group.warriors:
        return ("why-set-grew",) if group.grew == s.turn and group.grew else None
    top = group.warriors[-1]
    if has_keyword(s, top, "isolated"):
        return ("why-isolated",)
    if group.grew == s.turn and not (s.entered.get(top) == s.turn and has_keyword(s, top, "accumulate")):
        return ("why-set-grew",)
    return None


def joinable(s: State, you: int, card: int) -> list[int]:
    """Return the sets on the table that a card may join."""
    if s.tables.what[card] not in (WARRIOR, EQUIPMENT):
        return []
    return [group.number for group in s.sets if set_closed(s, group, you, card) is None]


def legal_sets(s: State, you: int, card: int) -> list[int]:
    """Return the sets that a card may go to: a new one, or the player's own."""
    joins = joinable(s, you, card)
    return joins if s.tables.what[card] == EQUIPMENT else [NEW_SET, *joins]


# ------------------------------------------------------------------------- price


def pile_value(s: State, group: CardSet, faction: str) -> int:
    """Return how much a set takes off the cost of a warrior: sources and warriors count (C-PILE-03 to -08)."""
    d = s.tables
    if faction == NEUTRAL:
        return len(group.sources) + sum(cost_of(s, warrior) for warrior in group.warriors)
    counted = (faction, NEUTRAL) if d.switches.neutral_pile_value == "wild" else (faction,)
    return sum(d.faction[source] == faction for source in group.sources) + sum(
        cost_of(s, warrior) for warrior in group.warriors if d.faction[warrior] in counted
    )


def sources_needed(s: State, you: int, card: int, home: int, reduction: int = 0) -> Needs:
    """Return the free sources that a card needs in this set."""
    d = s.tables
    if home == NEW_SET and not reduction and not d.any_cheaper:
        return d.asks[card]
    cost = max(0, price(s, you, card) - reduction)
    faction = d.faction[card]
    group = find_set(s, home) if home != NEW_SET else None
    if group is not None and d.what[card] == EQUIPMENT:
        return _equipping(s, group, card, cost)
    if group is not None:
        cost = max(0, cost - pile_value(s, group, faction))
    return (cost if faction == LIGHT else 0, cost if faction == SHADOW else 0, cost)


def _equipping(s: State, group: CardSet, card: int, cost: int) -> Needs:
    """Return the sources that equipment needs: one per point, of its faction or for Neutral (C-EQUIP-03, -06, -07)."""
    d = s.tables
    carried = {LIGHT: 0, SHADOW: 0, NEUTRAL: 0}
    for other in group.others:
        carried[d.faction[other]] += cost_of(s, other)
    sources = list(group.sources)
    for item in s.transition:  # equipment announced for this set counts too, with its sources
        if item.set == group.number and item.what == "card" and d.what[item.card] == EQUIPMENT:
            carried[d.faction[item.card]] += cost_of(s, item.card)
            sources += item.sources
    carried[d.faction[card]] += cost
    light = sum(d.is_light[source] for source in sources)
    shadow = len(sources) - light
    more_light, more_shadow = max(0, carried[LIGHT] - light), max(0, carried[SHADOW] - shadow)
    return more_light, more_shadow, max(more_light + more_shadow, sum(carried.values()) - light - shadow)


def free_sources(s: State, you: int) -> Purse:
    """Return how many Light and Shadow sources a player can pay with."""
    free = s.seats[you].free
    light = sum(map(s.tables.is_light.__getitem__, free))
    return light, len(free) - light


def can_cover(light: int, shadow: int, need: Needs) -> bool:
    """Return whether these sources are enough."""
    return light >= need[0] and shadow >= need[1] and light + shadow >= need[2]


def most_reduction(s: State, you: int, card: int) -> int:
    """Return how much Reduction can take off: at most the cost, and the cards left (C-KEY-REDUCAO-03)."""
    return min(price(s, you, card), len(s.seats[you].mons)) if s.tables.reducible[card] else 0


def unaffordable(s: State, you: int, card: int, home: int, purse: Purse) -> Reason | None:
    """Return why a card can't be paid for in this set with these free sources, even with Reduction."""
    need = sources_needed(s, you, card, home, most_reduction(s, you, card) if s.tables.reducible[card] else 0)
    return None if can_cover(*purse, need) else ("why-sources", *need, *purse)


def cannot_afford(s: State, you: int, card: int) -> Reason | None:
    """Return why a card can't be paid for anywhere. A new set is tried first, because that is fastest."""
    purse = free_sources(s, you)
    first: Reason = NO_SET
    if s.tables.what[card] != EQUIPMENT:
        alone = unaffordable(s, you, card, NEW_SET, purse)
        if alone is None:
            return None
        first = alone
    for home in joinable(s, you, card):
        reason = unaffordable(s, you, card, home, purse)
        if reason is None:
            return None
        if first is NO_SET:
            first = reason
    return first


# ----------------------------------------------------------------------- targets


def no_targets(s: State, you: int, card: int, aims: tuple[TargetSpec, ...], it: int = NOTHING) -> Reason | None:
    """Return why the required targets can't be announced (C-TARGET-03)."""
    for aim in aims:
        if not aim.up_to:
            frame: Frame = (aim, you, you, card, it, NOTHING)
            if len(possible_targets(s, aim, frame)) < aim.n:
                return ("why-no-target",)
    return None


def playable_spells(s: State, you: int, card: int) -> list[int]:
    """Return the spells of a card whose targets can be announced: its "choose one" options, or its only spell."""
    return [i for i, spell in enumerate(s.tables.spells[card]) if no_targets(s, you, card, spell.targets) is None]


# ------------------------------------------------------------------------- plays


def cannot_play(s: State, you: int, card: int) -> Reason | None:
    """Return why a card in hand, or a captive, can't be played now: timing, cost or targets."""
    reason = wrong_timing(s, you, card)
    if reason is not None or s.tables.is_source[card]:
        return reason
    reason = cannot_afford(s, you, card)
    if reason is not None:
        return reason
    if s.tables.spells[card] and not playable_spells(s, you, card):
        return ("why-no-target",)
    return None


def cannot_use(s: State, you: int, card: int, number: int) -> Reason | None:
    """Return why an ability of a card on the table can't be used now."""
    ability = abilities_of(s, card)[number]
    if controller(s, card) != you:
        return ("why-owned",)
    if not abilities_work(s, card):
        return ("why-inactive",)
    if s.phase in SILENT_PHASES or (ability.phases and PHASES[s.phase] not in ability.phases):
        return NO_PHASE
    if (
        is_free(ability.cost)
        and s.tables.switches.free_activation_limit == "once_per_turn"
        and use_slot(s, card, number) in s.abilities_used
    ):
        return ("why-used",)
    return cannot_pay(s, you, card, ability) or no_targets(s, you, card, ability.targets)


def is_free(cost: Cost) -> bool:
    """Return whether an ability costs nothing besides its use."""
    return cost == Cost()


def cannot_pay(s: State, you: int, card: int, ability: Activated) -> Reason | None:
    """Return why the cost of an ability can't be paid in full (C-COST-11, -12)."""
    cost, me = ability.cost, s.seats[you]
    need, purse = ability_needs(s, card, cost), free_sources(s, you)
    if not can_cover(*purse, need):
        return ("why-sources", *need, *purse)
    if cost.sacrifice is not None and not sacrifice_options(s, you, card, cost):
        return ("why-no-sacrifice",)
    if len(me.hand) < cost.discard:
        return ("why-no-discard",)
    if len(me.mons) < cost.mill:
        return ("why-mons",)
    if cost.counters is not None and not s.counters.get((card, cost.counters)):
        return ("why-counters",)
    return None


def ability_needs(s: State, card: int, cost: Cost) -> Needs:
    """Return the sources that an ability needs, which have the faction of its card (C-COST-10)."""
    n, faction = cost.sources, s.tables.faction[card]
    return (n if faction == LIGHT else 0, n if faction == SHADOW else 0, n)


def sacrifice_options(s: State, you: int, card: int, cost: Cost) -> list[int]:
    """Return the cards that a player may sacrifice for a cost."""
    frame: Frame = (cost, you, you, card, NOTHING, NOTHING)
    if cost.sacrifice is None:
        return []
    if cost.sacrifice.kind == SOURCE:
        me = s.seats[you]
        mine = [c for g in s.sets if g.controller == you for c in g.sources] + me.spent
        if len(me.free) > cost.sources:  # a source can't both pay and be sacrificed (C-COST-12)
            mine += me.free
    else:
        mine = [
            c for g in s.sets if g.controller == you for c in (*g.warriors, *g.others) if s.tables.what[c] != AMULET
        ]
    itself = card if cost.sacrifice_this else NOTHING  # one card can't pay twice (C-COST-12)
    return [other for other in mine if other != itself and filter_mismatch(s, cost.sacrifice, other, frame) is None]


# ----------------------------------------------------------------------- all options


def plays(s: State, you: int) -> list[Choice]:
    """Return everything that a player with priority may do. Passing comes last."""
    options: list[Choice] = []
    own = [group for group in s.sets if group.controller == you] if s.sets else []
    if s.phase not in SILENT_PHASES:
        if cards := playable_candidates(s, you, own):
            hand_plays(s, you, cards, options)
        if own:
            ability_uses(s, you, own, options)
    if s.phase == SACRIFICE:
        options += [("sacrifice", card) for card in free_sacrifices(s, you, own)]
    options.append(PASS)
    return options


def playable_candidates(s: State, you: int, own: list[CardSet]) -> list[int]:
    """Return the cards in the hand and the captive that `play_prefilter` doesn't rule out."""
    me, d = s.seats[you], s.tables
    fewest = d.fewest[s.phase == MAIN, not own, not s.sets, not s.transition]
    free = len(me.free) if not (d.any_cheaper and rules_of_type(s, Discount)) else NEVER - 1
    cards = [card for card in (me.hand + me.captive if me.captive else me.hand) if fewest[card] <= free]
    if not own or not cards or free == NEVER - 1:
        return cards
    # no set of the player takes more than this off the cost of a warrior
    most = free + max([len(group.sources) + sum([d.cost[c] for c in group.warriors]) for group in own])
    return [card for card in cards if d.plain_cost[card] <= most or d.what[card] == EQUIPMENT]


def hand_plays(s: State, you: int, cards: list[int], options: list[Choice]) -> None:
    """Add the playable cards to `options`. Identical cards are one option; a captive is always its own."""
    d, captive = s.tables, s.seats[you].captive
    seen: list[int] = []
    for card in cards:
        kind = d.kind[card] if card not in captive else NOTHING
        if kind not in seen:
            seen.append(kind)
            if cannot_play(s, you, card) is None:
                options.append(("play_source" if d.is_source[card] else "play", card))


def ability_uses(s: State, you: int, own: list[CardSet], options: list[Choice]) -> None:
    """Add the usable abilities of the player's cards to `options`."""
    abilities, granted = s.tables.abilities, s.tables.grants_abilities
    for group in own:
        for card in group.warriors + group.others:
            if abilities[card] or granted:
                for number in range(len(abilities_of(s, card))):
                    if cannot_use(s, you, card, number) is None:
                        options.append((USE[number], card))


def free_sacrifices(s: State, you: int, own: list[CardSet]) -> list[int]:
    """List what may be sacrificed in the sacrifice phase, with identical sources in a set once (C-PHASE-25, -27)."""
    result: list[int] = []
    for group in own:
        result += group.warriors + group.others + one_of_each(s, group.sources)
    if s.seats[you].spent:  # loose sources count as on the table, free ones don't (C-SOURCE-21)
        result += one_of_each(s, s.seats[you].spent)
    return result


def one_of_each(s: State, sources: list[int]) -> list[int]:
    """Return the first Light source and the first Shadow source."""
    first = {s.tables.faction[source]: source for source in reversed(sources)}
    return [first[faction] for faction in (LIGHT, SHADOW) if faction in first]
