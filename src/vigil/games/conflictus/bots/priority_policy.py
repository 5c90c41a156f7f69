"""The quick policy with priority: which card to play, where it goes, and what an ability gains.

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
from vigil.games.conflictus.rules.language import (
    AMULET,
    ATTACKING,
    EQUIPMENT,
    WARRIOR,
)  # fmt: skip
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

    __slots__ = ("_men", "_purse", "lore", "s", "you")

    def __init__(self, s: State) -> None:
        self.s, self.you, self.lore = s, s.stack[-1][1], summaries_for(s.tables)
        self._men: list[WarriorStats] | None = None
        self._purse: Purse | None = None

    @property
    def men(self) -> list[WarriorStats]:
        if self._men is None:
            self._men = active_warriors(self.s, self.lore)
        return self._men

    @property
    def purse(self) -> Purse:
        if self._purse is None:
            s, d = self.s, self.s.tables
            me = s.seats[self.you]
            light = sum(map(d.is_light.__getitem__, me.free))
            asked = most = 0
            for card in me.hand:
                what = d.what[card]
                if what == AMULET:
                    most = max(most, d.cost[card])
                else:
                    asked += d.cost[card]
            self._purse = Purse(light, len(me.free) - light, min(1.0, (asked + most) / (len(me.free) + 1.0)))
        return self._purse

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


def priority(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Score the options with priority. Passing scores 0."""
    s, d = at.s, at.s.tables
    found = []
    for verb, card in options:
        if verb == "pass":
            found.append(0.0)
        elif verb == "play_source":
            found.append(DROP + _source_demand(at, d.faction[card]))
        elif verb == "play":
            if d.what[card] == AMULET:
                found.append(max([_spell(at, card, gist) for gist in at.lore.spells[card]], default=NEVER))
            else:
                found.append(_best_placement(at, card))
        elif verb == "sacrifice":
            found.append(NEVER)
        else:
            found.append(_use(at, card, abilities_of(s, card)[USE.index(verb)]))
    return found


def _source_demand(at: DecisionContext, faction: str) -> float:
    """Return how much of the hand needs sources of a faction."""
    d = at.s.tables
    asked = sum(d.cost[card] for card in at.s.seats[at.you].hand if d.faction[card] == faction)
    return asked - 1.5 * at.purse.of(faction)


def _timely(at: DecisionContext, gist: EffectSummary) -> bool:
    """Return whether now is the time: combat or a response for tricks, the end of the turn for other effects."""
    s = at.s
    if gist.tactical:
        return s.active == at.you or s.phase not in (MAINTENANCE, MAIN) or bool(s.transition)
    return s.phase == SACRIFICE


def _spell(at: DecisionContext, card: int, gist: EffectSummary) -> float:
    timely = _timely(at, gist)
    if not timely and not gist.decides:
        return NEVER
    gain = gain_of(at, card, gist)
    if gain >= WINS:
        return gain
    if gain <= 0.0 or not timely or (not gist.tactical and gain < FULL * gist.rough):
        return NEVER
    rate = PATIENCE if gist.tactical else HURRY
    cost = at.s.tables.cost[card]
    missing = max(0, cost - at.purse.of(at.s.tables.faction[card]))
    return gain - rate * at.lore.nominal[card] - SPENT_SOURCE * cost - _reduction_cost(at, missing)


def _reduction_cost(at: DecisionContext, n: int) -> float:
    """Return the cost of milling the player's own mons for Reduction."""
    if n <= 0:
        return 0.0
    mons = len(at.s.seats[at.you].mons)
    return mons_value(mons) - mons_value(mons - n) + 0.3 * n


def _use(at: DecisionContext, card: int, ability: Any) -> float:
    gist, cost = at.lore.gist(ability), ability.cost
    timely = _timely(at, gist)
    if not timely and not gist.decides:
        return NEVER
    gain = gain_of(at, card, gist)
    if gain <= 0.0:
        return NEVER
    mine = next((man for man in at.men if man.card == card), None)
    own = mine.points if mine is not None else at.lore.standing[card]
    gain -= 2 * SPENT_SOURCE * cost.sources + 0.9 * DRAWN * cost.discard + (0.6 if cost.counters else 0.0)
    gain -= _reduction_cost(at, cost.mill)
    if cost.sacrifice_this or gist.gives_up:
        gain -= own
    if cost.sacrifice is not None:
        gain -= min((man.points for man in at.men if man.seat == at.you), default=2.0)
    return gain if gain > 0.3 and (gain >= WINS / 2 or timely) else NEVER


def gain_of(at: DecisionContext, card: int, gist: EffectSummary) -> float:
    """Return what a spell or ability gains with the best target."""
    if gist.cancels:
        return _cancel_gain(at, gist)
    if gist.skips:
        return _skip_attack_gain(at)
    if gist.at_card:
        best = max([target_gain(at, gist, man) for man in at.men if _can_target(at, gist, man)], default=NEVER)
        if best == NEVER and gist.aims[0].of.kind not in (WARRIOR, None):
            best = _best_permanent(at, gist)
        return best
    gain = gist.rough
    if gist.sweep:
        gain = _sweep_gain(at, gist)
    return gain + mons_adjustment(at, card, gist)


def mons_adjustment(at: DecisionContext, card: int, gist: EffectSummary) -> float:
    """Return how much more or less cards are worth than usual, because a mons is small."""
    s, total = at.s, 0.0
    own = gist.draws + gist.mills_own
    if own:
        mons = len(s.seats[at.you].mons)
        if own > mons:
            return -WINS
        total -= mons_value(mons) - mons_value(mons - own) - LIFE * own
    if gist.mills:
        mons = len(s.seats[at.victim()].mons)
        n = gist.mills
        if n < 0:
            n = next((man.mill for man in at.men if man.card == card), s.tables.stats[card][2])
            total += LIFE * (n - 2)  # replaces the estimate in the rough value
        if n > mons:
            return WINS + 100.0
        total += mons_value(mons) - mons_value(mons - n) - LIFE * n
    if gist.recovers:
        n = min(gist.recovers if gist.recovers > 0 else 2, len(s.seats[at.you].mortis))
        mons = len(s.seats[at.you].mons)
        total += mons_value(mons + n) - mons_value(mons) - LIFE * (gist.recovers if gist.recovers > 0 else 2)
    return total


def _can_target(at: DecisionContext, gist: EffectSummary, man: WarriorStats) -> bool:
    """Return whether a warrior is a likely legal target."""
    if man.untouchable and man.seat != at.you:
        return False
    of = gist.aims[0].of
    if of.kind not in (WARRIOR, None):
        return False
    whose = getattr(of, "whose", "any")
    if whose != "any" and (man.seat == at.you) is not (whose == YOU):
        return False
    return getattr(of, "combat", None) != ATTACKING or any(a == man.card for a, _ in at.s.attacks)


def target_gain(at: DecisionContext, gist: EffectSummary, man: WarriorStats) -> float:
    """Return what the effect gains with this warrior as its target."""
    mine = man.seat == at.you
    if gist.calls:
        return man.points if not mine else -man.points
    if gist.leans[0] < 0 or gist.harm or gist.withdraws:
        if gist.harm >= man.defense:
            value = gist.soft * at.tempo() * (man.points + (LIFE * man.mill if _is_unblocked(at, man) else 0.0))
        elif gist.withdraws:
            value = LIFE * man.mill if _is_unblocked(at, man) else 0.0
        else:
            value = immediate_gain(at, man, (0, -gist.harm, 0))
            value = value if mine else -value
        return -value if mine else value
    if gist.leans[0] > 0:
        value = immediate_gain(at, man, gist.boost)
        return value if mine else -value
    return (1.0 if mine else 0.5) * gist.rough


def _is_unblocked(at: DecisionContext, man: WarriorStats) -> bool:
    s = at.s
    return any(a == man.card for a, _ in s.attacks) and man.card not in s.blocked


def immediate_gain(at: DecisionContext, man: WarriorStats, change: tuple[int, int, int]) -> float:
    """Return what a change for this turn is worth to the warrior's player, if it saves, kills or mills now."""
    s = at.s
    if s.phase not in (ATTACK_PHASE, BLOCK):
        return 0.0
    value = 0.0
    for attacker, blocker in s.blocks:
        if man.card in (attacker, blocker):
            other = next((m for m in at.men if m.card == (blocker if man.card == attacker else attacker)), None)
            if other is None or man.resilient or other.resilient:
                return 0.0
            dies, dies_now = other.strike >= man.defense, other.strike >= man.defense + change[1]
            kills, kills_now = man.strike >= other.defense, man.strike + change[0] >= other.defense
            value += man.points * (dies - dies_now) + other.points * (kills_now - kills)
    if _is_unblocked(at, man):
        value += LIFE * change[2] * (1.0 if s.phase == BLOCK else 0.5)
    return value


def _sweep_gain(at: DecisionContext, gist: EffectSummary) -> float:
    total = 0.0
    for man in at.men:
        mine = man.seat == at.you
        meant = gist.sweeps == "any" or (gist.sweeps == YOU) is mine
        if meant and gist.sweep >= man.defense:
            total += -man.points if mine else gist.soft * man.points
    return total


def _best_permanent(at: DecisionContext, gist: EffectSummary) -> float:
    """Return the value of the best relic or equipment of an opponent."""
    s, wanted = at.s, gist.aims[0].of.kind
    return max(
        [
            at.lore.standing[card]
            for group in s.sets
            if group.controller != at.you
            for card in group.others
            if wanted == s.tables.what[card]
        ],
        default=NEVER,
    )


def _cancel_gain(at: DecisionContext, gist: EffectSummary) -> float:
    return max([item_worth(at, item) for item in at.s.transition if item.controller != at.you], default=NEVER)


def item_worth(at: DecisionContext, item: Any) -> float:
    return at.lore.nominal[item.card] if item.what == "card" else 2.0


def _skip_attack_gain(at: DecisionContext) -> float:
    """Return the value of a turn without attack: the mill it prevents, or the game."""
    s = at.s
    if s.active == at.you or s.skip_attack:
        return NEVER
    coming = sum(man.mill for man in at.men if man.seat == s.active)
    mons = len(s.seats[at.you].mons)
    return WINS if coming > mons else 0.5 * (mons_value(mons) - mons_value(mons - coming))


# -------------------------------------------------------- warriors, relics, equipment


def _best_placement(at: DecisionContext, card: int) -> float:
    """Return the value of a fixed card in its best set."""
    s, you = at.s, at.you
    what = s.tables.what[card]
    if s.phase != MAIN and what == WARRIOR:
        return NEVER  # only the search plays surprises
    best = placement_gain(at, card, None) if what != EQUIPMENT else NEVER
    if what in (WARRIOR, EQUIPMENT):
        for group in s.sets:
            if group.controller == you and set_closed(s, group, you, card) is None:
                best = max(best, placement_gain(at, card, group))
    return best


def placement_gain(at: DecisionContext, card: int, group: CardSet | None) -> float:
    """Return what a card gains in this set, or in a new one."""
    s, d, lore = at.s, at.s.tables, at.lore
    faction, what = d.faction[card], d.what[card]
    cost = sources_needed(s, at.you, card, group.number if group is not None else NEW_SET)[2]
    have = at.purse.of(faction)
    missing = max(0, cost - have)
    if missing and "reduction" not in d.printed_keyword[card]:
        return NEVER
    used = min(cost, have)
    paid = used * (BOUND + SCARCE_SOURCE * at.purse.tight) + _reduction_cost(at, missing)
    gain = lore.entering[card]
    for gist in lore.spells[card]:
        gain += max(0.0, gist.rough + mons_adjustment(at, card, gist))
    if what == EQUIPMENT:
        if group is None or not group.warriors:
            return NEVER
        return gain + at.tempo() * lore.worn[card] + OUTLASTS * lore.standing[card] - paid
    if what != WARRIOR:
        return gain + lore.standing[card] - paid
    body = lore.plain[card] + lore.standing[card] + growth_points(s, lore, card, group, used)
    if lore.fleeting[card]:
        body *= 0.3
    if group is not None and group.warriors:
        top = group.warriors[-1]
        under = lore.plain[top] + lore.standing[top] + growth_points(s, lore, top, group, 0)
        body -= under
        paid += (COVERING - COVERED) * under
    return gain + at.tempo() * body - paid


def growth_points(s: State, lore: CardSummaries, card: int, group: CardSet | None, added: int) -> float:
    """Return the points a warrior gains from its set by Evolve and Unite, with `added` more sources.

    The numbers match `values.stats`, which only works for cards on the table. A test compares them.
    """
    if lore.steady[card]:
        return 0.0
    d, total = s.tables, 0.0
    for light, step in lore.evolves[card]:
        mine = d.is_light if light else d.is_shadow
        n = sum([mine[source] for source in group.sources]) if group is not None else 0
        n += added if mine[card] else 0
        total += (n // step) * (HITS + HOLDS + MILLS)
    strength, defense = lore.unites[card]
    if group is not None and (strength or defense):
        for other in group.warriors:
            if other != card:
                total += HITS * strength * d.stats[other][0] + HOLDS * defense * d.stats[other][1]
    return total + HOLDS * defense
