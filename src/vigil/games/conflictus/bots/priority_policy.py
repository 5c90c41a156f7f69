"""The playout policy with priority: which card to play, where it goes, and what an ability gains.

These are estimates in the points of `card_values`, read from the state and `card_summary` without simulation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from vigil.effects.language import YOU
from vigil.games.conflictus.bots.card_summary import CardSummaries, EffectSummary, mons_value, summaries_for
from vigil.games.conflictus.bots.card_values import DRAWN, HITS, HOLDS, LIFE, MILLS
from vigil.games.conflictus.bots.combat_estimate import WarriorStats, active_warriors
from vigil.games.conflictus.rules.abilities import abilities_of
from vigil.games.conflictus.rules.language import AMULET, ATTACKING, EQUIPMENT, WARRIOR
from vigil.games.conflictus.rules.legal_plays import USE, set_closed, sources_needed
from vigil.games.conflictus.rules.state import ATTACK as ATTACK_PHASE
from vigil.games.conflictus.rules.state import BLOCK, MAIN, MAINTENANCE, NEW_SET, SACRIFICE, CardSet, State
from vigil.kernel.game import Choice

NEVER = -1000.0
DROP = 500.0
WINS = 300.0  # for ending the game with a win
COVERED = 0.35  # the share that a covered warrior still counts
COVERING = 0.35  # the share lost by covering a warrior, beyond the difference in points
OUTLASTS = 0.3  # the share of an equipment's value that remains without its warrior
TEMPO_BASE, TEMPO_SPAN = 0.5, 0.02
TEMPO_LEAST, TEMPO_MOST = 0.6, 1.2
BOUND, SCARCE_SOURCE, SPENT_SOURCE = 0.5, 1.3, 0.12
PATIENCE, HURRY = 0.35, 0.08  # the share of a card's value that its effect must gain: tricks, others
FULL = 0.6  # the share of its possible gain that a card should reach if it can wait


class Purse(NamedTuple):
    """What a player can pay with, and the demand of the hand."""

    light: int
    shadow: int
    tight: float  # 0: sources to spare, 1: the hand needs every one

    def of(self, faction: str) -> int:
        return self.light if faction == "light" else self.shadow if faction == "shadow" else self.light + self.shadow


class DecisionContext:
    """A state at one decision, with values that are calculated at most once."""

    __slots__ = ("_purse", "_warriors", "s", "summaries", "you")

    def __init__(self, s: State) -> None:
        self.s, self.you, self.summaries = s, s.stack[-1][1], summaries_for(s.tables)
        self._warriors: list[WarriorStats] | None = None
        self._purse: Purse | None = None

    @property
    def warriors(self) -> list[WarriorStats]:
        if self._warriors is None:
            self._warriors = active_warriors(self.s, self.summaries)
        return self._warriors

    @property
    def purse(self) -> Purse:
        if self._purse is None:
            s, d = self.s, self.s.tables
            me = s.seats[self.you]
            light = sum(map(d.is_light.__getitem__, me.free))
            demand = most = 0
            for card in me.hand:
                what = d.what[card]
                if what == AMULET:
                    most = max(most, d.cost[card])
                else:
                    demand += d.cost[card]
            self._purse = Purse(light, len(me.free) - light, min(1.0, (demand + most) / (len(me.free) + 1.0)))
        return self._purse

    def warrior(self, card: int) -> WarriorStats | None:
        """Return the active warrior that is this card."""
        return next((warrior for warrior in self.warriors if warrior.card == card), None)

    def victim(self) -> int:
        """Return the opponent nearest to losing."""
        best, least = self.you, 10_000
        for seat, other in enumerate(self.s.seats):
            if seat != self.you and not other.lost and len(other.mons) < least:
                best, least = seat, len(other.mons)
        return best

    def tempo(self) -> float:
        """Return the factor for power on the table, which counts less when the game is nearly over."""
        left = min(len(seat.mons) for seat in self.s.seats if not seat.lost)
        return min(TEMPO_MOST, max(TEMPO_LEAST, TEMPO_BASE + TEMPO_SPAN * left))


# --------------------------------------------------------------------- priority


def priority(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Score the options with priority. Passing scores 0."""
    s, d = ctx.s, ctx.s.tables
    result = []
    for verb, card in options:
        if verb == "pass":
            result.append(0.0)
        elif verb == "play_source":
            result.append(DROP + _source_demand(ctx, d.faction[card]))
        elif verb == "play":
            if d.what[card] == AMULET:
                result.append(max([_spell(ctx, card, effect) for effect in ctx.summaries.spells[card]], default=NEVER))
            else:
                result.append(_best_placement(ctx, card))
        elif verb == "sacrifice":
            result.append(NEVER)
        else:
            result.append(_use(ctx, card, abilities_of(s, card)[USE.index(verb)]))
    return result


def _source_demand(ctx: DecisionContext, faction: str) -> float:
    """Return how much of the hand needs sources of a faction."""
    d = ctx.s.tables
    demand = sum(d.cost[card] for card in ctx.s.seats[ctx.you].hand if d.faction[card] == faction)
    return demand - 1.5 * ctx.purse.of(faction)


def _timely(ctx: DecisionContext, effect: EffectSummary) -> bool:
    """Return whether now is the time: combat or a response for tricks, the end of the turn for other effects."""
    s = ctx.s
    if effect.tactical:
        return s.active == ctx.you or s.phase not in (MAINTENANCE, MAIN) or bool(s.transition)
    return s.phase == SACRIFICE


def _spell(ctx: DecisionContext, card: int, effect: EffectSummary) -> float:
    timely = _timely(ctx, effect)
    if not timely and not effect.decides:
        return NEVER
    gain = gain_of(ctx, card, effect)
    if gain >= WINS:
        return gain
    if gain <= 0.0 or not timely or (not effect.tactical and gain < FULL * effect.rough):
        return NEVER
    rate = PATIENCE if effect.tactical else HURRY
    cost = ctx.s.tables.cost[card]
    missing = max(0, cost - ctx.purse.of(ctx.s.tables.faction[card]))
    return gain - rate * ctx.summaries.nominal[card] - SPENT_SOURCE * cost - _reduction_cost(ctx, missing)


def _reduction_cost(ctx: DecisionContext, n: int) -> float:
    """Return the cost of milling the player's own mons for Reduction."""
    if n <= 0:
        return 0.0
    mons = len(ctx.s.seats[ctx.you].mons)
    return mons_value(mons) - mons_value(mons - n) + 0.3 * n


def _use(ctx: DecisionContext, card: int, ability: Any) -> float:
    effect, cost = ctx.summaries.summary_of(ability), ability.cost
    timely = _timely(ctx, effect)
    if not timely and not effect.decides:
        return NEVER
    gain = gain_of(ctx, card, effect)
    if gain <= 0.0:
        return NEVER
    mine = ctx.warrior(card)
    own = mine.points if mine is not None else ctx.summaries.standing[card]
    gain -= 2 * SPENT_SOURCE * cost.sources + 0.9 * DRAWN * cost.discard + (0.6 if cost.counters else 0.0)
    gain -= _reduction_cost(ctx, cost.mill)
    if cost.sacrifice_this or effect.gives_up:
        gain -= own
    if cost.sacrifice is not None:
        gain -= min((warrior.points for warrior in ctx.warriors if warrior.seat == ctx.you), default=2.0)
    return gain if gain > 0.3 and (gain >= WINS / 2 or timely) else NEVER


def gain_of(ctx: DecisionContext, card: int, effect: EffectSummary) -> float:
    """Return what a spell or ability gains with the best target."""
    if effect.cancels:
        return max([item_worth(ctx, item) for item in ctx.s.transition if item.controller != ctx.you], default=NEVER)
    if effect.skips:
        return _skip_attack_gain(ctx)
    if effect.at_card:
        best = max(
            [target_gain(ctx, effect, warrior) for warrior in ctx.warriors if _can_target(ctx, effect, warrior)],
            default=NEVER,
        )
        if best == NEVER and effect.aims[0].of.kind not in (WARRIOR, None):
            best = _best_permanent(ctx, effect)
        return best
    gain = effect.rough
    if effect.sweep:
        gain = _sweep_gain(ctx, effect)
    return gain + mons_adjustment(ctx, card, effect)


def mons_adjustment(ctx: DecisionContext, card: int, effect: EffectSummary) -> float:
    """Return how much more or less cards are worth than usual, because a mons is small."""
    s, total = ctx.s, 0.0
    own = effect.draws + effect.mills_own
    if own:
        mons = len(s.seats[ctx.you].mons)
        if own > mons:
            return -WINS
        total -= mons_value(mons) - mons_value(mons - own) - LIFE * own
    if effect.mills:
        mons = len(s.seats[ctx.victim()].mons)
        n = effect.mills
        if n < 0:
            n = next((warrior.mill for warrior in ctx.warriors if warrior.card == card), s.tables.stats[card][2])
            total += LIFE * (n - 2)  # replaces the estimate in the rough value
        if n > mons:
            return WINS + 100.0
        total += mons_value(mons) - mons_value(mons - n) - LIFE * n
    if effect.recovers:
        n = min(effect.recovers if effect.recovers > 0 else 2, len(s.seats[ctx.you].mortis))
        mons = len(s.seats[ctx.you].mons)
        total += mons_value(mons + n) - mons_value(mons) - LIFE * (effect.recovers if effect.recovers > 0 else 2)
    return total


def _can_target(ctx: DecisionContext, effect: EffectSummary, warrior: WarriorStats) -> bool:
    """Return whether a warrior is a likely legal target."""
    if warrior.untouchable and warrior.seat != ctx.you:
        return False
    of = effect.aims[0].of
    if of.kind not in (WARRIOR, None):
        return False
    whose = getattr(of, "whose", "any")
    if whose != "any" and (warrior.seat == ctx.you) is not (whose == YOU):
        return False
    return getattr(of, "combat", None) != ATTACKING or any(a == warrior.card for a, _ in ctx.s.attacks)


def target_gain(ctx: DecisionContext, effect: EffectSummary, warrior: WarriorStats) -> float:
    """Return what the effect gains with this warrior as its target."""
    mine = warrior.seat == ctx.you
    if effect.calls:
        return warrior.points if not mine else -warrior.points
    if effect.leans[0] < 0 or effect.harm or effect.withdraws:
        if effect.harm >= warrior.defense:
            value = (
                effect.soft
                * ctx.tempo()
                * (warrior.points + (LIFE * warrior.mill if _is_unblocked(ctx, warrior) else 0.0))
            )
        elif effect.withdraws:
            value = LIFE * warrior.mill if _is_unblocked(ctx, warrior) else 0.0
        else:
            value = immediate_gain(ctx, warrior, (0, -effect.harm, 0))
            value = value if mine else -value
        return -value if mine else value
    if effect.leans[0] > 0:
        value = immediate_gain(ctx, warrior, effect.boost)
        return value if mine else -value
    return (1.0 if mine else 0.5) * effect.rough


def _is_unblocked(ctx: DecisionContext, warrior: WarriorStats) -> bool:
    s = ctx.s
    return any(a == warrior.card for a, _ in s.attacks) and warrior.card not in s.blocked


def immediate_gain(ctx: DecisionContext, warrior: WarriorStats, change: tuple[int, int, int]) -> float:
    """Return what a change for this turn is worth to the warrior's player, if it saves, kills or mills now."""
    s = ctx.s
    if s.phase not in (ATTACK_PHASE, BLOCK):
        return 0.0
    value = 0.0
    for attacker, blocker in s.blocks:
        if warrior.card in (attacker, blocker):
            other = next(
                (m for m in ctx.warriors if m.card == (blocker if warrior.card == attacker else attacker)), None
            )
            if other is None or warrior.resilient or other.resilient:
                return 0.0
            dies, dies_now = other.strike >= warrior.defense, other.strike >= warrior.defense + change[1]
            kills, kills_now = warrior.strike >= other.defense, warrior.strike + change[0] >= other.defense
            value += warrior.points * (dies - dies_now) + other.points * (kills_now - kills)
    if _is_unblocked(ctx, warrior):
        value += LIFE * change[2] * (1.0 if s.phase == BLOCK else 0.5)
    return value


def _sweep_gain(ctx: DecisionContext, effect: EffectSummary) -> float:
    total = 0.0
    for warrior in ctx.warriors:
        mine = warrior.seat == ctx.you
        affected = effect.sweeps == "any" or (effect.sweeps == YOU) is mine
        if affected and effect.sweep >= warrior.defense:
            total += -warrior.points if mine else effect.soft * warrior.points
    return total


def _best_permanent(ctx: DecisionContext, effect: EffectSummary) -> float:
    """Return the value of the best relic or equipment of an opponent."""
    s, kind = ctx.s, effect.aims[0].of.kind
    return max(
        [
            ctx.summaries.standing[card]
            for group in s.sets
            if group.controller != ctx.you
            for card in group.others
            if kind == s.tables.what[card]
        ],
        default=NEVER,
    )


def item_worth(ctx: DecisionContext, item: Any) -> float:
    """Return the value of an item on the transition."""
    return ctx.summaries.nominal[item.card] if item.what == "card" else 2.0


def _skip_attack_gain(ctx: DecisionContext) -> float:
    """Return the value of a turn without an attack: the mill it prevents, or the game."""
    s = ctx.s
    if s.active == ctx.you or s.skip_attack:
        return NEVER
    coming = sum(warrior.mill for warrior in ctx.warriors if warrior.seat == s.active)
    mons = len(s.seats[ctx.you].mons)
    return WINS if coming > mons else 0.5 * (mons_value(mons) - mons_value(mons - coming))


# -------------------------------------------------------- warriors, relics, equipment


def _best_placement(ctx: DecisionContext, card: int) -> float:
    """Return the value of a fixed card in its best set."""
    s, you = ctx.s, ctx.you
    what = s.tables.what[card]
    if s.phase != MAIN and what == WARRIOR:
        return NEVER  # only the search plays surprises
    best = placement_gain(ctx, card, None) if what != EQUIPMENT else NEVER
    if what in (WARRIOR, EQUIPMENT):
        for group in s.sets:
            if group.controller == you and set_closed(s, group, you, card) is None:
                best = max(best, placement_gain(ctx, card, group))
    return best


def placement_gain(ctx: DecisionContext, card: int, group: CardSet | None) -> float:
    """Return what a card gains in this set, or in a new one."""
    s, d, summaries = ctx.s, ctx.s.tables, ctx.summaries
    faction, what = d.faction[card], d.what[card]
    cost = sources_needed(s, ctx.you, card, group.number if group is not None else NEW_SET)[2]
    have = ctx.purse.of(faction)
    missing = max(0, cost - have)
    if missing and "reduction" not in d.printed_keyword[card]:
        return NEVER
    used = min(cost, have)
    paid = used * (BOUND + SCARCE_SOURCE * ctx.purse.tight) + _reduction_cost(ctx, missing)
    gain = summaries.entering[card]
    for effect in summaries.spells[card]:
        gain += max(0.0, effect.rough + mons_adjustment(ctx, card, effect))
    if what == EQUIPMENT:
        if group is None or not group.warriors:
            return NEVER
        return gain + ctx.tempo() * summaries.worn[card] + OUTLASTS * summaries.standing[card] - paid
    if what != WARRIOR:
        return gain + summaries.standing[card] - paid
    body = summaries.plain[card] + summaries.standing[card] + growth_points(s, summaries, card, group, used)
    if summaries.fleeting[card]:
        body *= 0.3
    if group is not None and group.warriors:
        top = group.warriors[-1]
        under = summaries.plain[top] + summaries.standing[top] + growth_points(s, summaries, top, group, 0)
        body -= under
        paid += (COVERING - COVERED) * under
    return gain + ctx.tempo() * body - paid


def growth_points(s: State, summaries: CardSummaries, card: int, group: CardSet | None, added: int) -> float:
    """Return the points a warrior gains from its set by Evolve and Unite, with `added` more sources.

    The numbers match `values.stats`, which only works for cards on the table. A test compares them.
    """
    if summaries.steady[card]:
        return 0.0
    d, total = s.tables, 0.0
    for light, step in summaries.evolves[card]:
        mine = d.is_light if light else d.is_shadow
        n = sum([mine[source] for source in group.sources]) if group is not None else 0
        n += added if mine[card] else 0
        total += (n // step) * (HITS + HOLDS + MILLS)
    strength, defense = summaries.unites[card]
    if group is not None and (strength or defense):
        for other in group.warriors:
            if other != card:
                total += HITS * strength * d.stats[other][0] + HOLDS * defense * d.stats[other][1]
    return total + HOLDS * defense
