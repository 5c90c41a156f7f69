"""The playout policy of Conflictus: it develops, fights when fighting pays, and targets sensibly.

The search uses it to play games to their end, with many thousand decisions per answer. So it reads the state directly,
with a few numbers for every card (`card_summary`) and simple estimates (`priority_policy`, `combat_estimate`).
Everything it knows about a card comes from the card's data. Every option gets a score; `step` takes the best one and
breaks ties at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import YOU, Do, May, OneOf
from vigil.games.conflictus.bots.card_summary import EffectSummary
from vigil.games.conflictus.bots.card_values import rough
from vigil.games.conflictus.bots.combat_estimate import CombatPolicy, strongest
from vigil.games.conflictus.bots.priority_policy import (
    DecisionContext,
    gain_of,
    item_worth,
    mons_adjustment,
    placement_gain,
    priority,
    target_gain,
)
from vigil.games.conflictus.rules import engine_nodes as steps
from vigil.games.conflictus.rules.abilities import node_of
from vigil.games.conflictus.rules.language import (
    A_CARD,
    HAND,
    MORTIS,
    NEUTRAL,
    TABLE,
    ChoosePlayer,
    Mill,
    Recover,
    Search,
)
from vigil.games.conflictus.rules.state import NEW_SET, TO_CARD, State, set_of
from vigil.kernel.game import Choice
from vigil.kernel.rng import roll

EPSILON = 1e-9

# -------------------------------------------------------------------- announcing


def announce(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Score the choices of an announcement."""
    s = ctx.s
    verb = options[0][0]
    draft = s.announcement
    assert draft is not None
    if verb == "choose":
        return [gain_of(ctx, draft.card, ctx.summaries.spells[draft.card][n]) for _, n in options]
    if verb == "add_to_set":
        groups = {group.number: group for group in s.sets}
        return [placement_gain(ctx, draft.card, groups[n] if n != NEW_SET else None) for _, n in options]
    if verb == "reduce":
        return [-float(n) for _, n in options]
    if verb.startswith(("pay_", "done")) and not any(v.startswith("target") for v, _ in options):
        return _paying(ctx, options)
    if verb in ("sacrifice", "discard"):
        return [-_loss_of(ctx, card, verb) for verb, card in options]
    return _targets(ctx, ctx.summaries.summary_of(node_of(s, draft)), draft.aimed, options)


def _paying(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Pay automatically, and no more than necessary."""
    faction = ctx.s.tables.faction[ctx.s.announcement.card] if ctx.s.announcement is not None else NEUTRAL
    liked = {"pay_auto": 3.0, "done": 2.0, f"pay_{faction}": 1.0}
    return [liked.get(verb, 0.0) for verb, _ in options]


def _loss_of(ctx: DecisionContext, card: int, verb: str) -> float:
    """Return the value lost by giving up a card as a cost."""
    if verb == "discard":
        return _hand_value(ctx, card)
    warrior = ctx.warrior(card)
    return warrior.points if warrior is not None else 0.5 * ctx.summaries.nominal[card] + ctx.s.tables.is_source[card]


def _hand_value(ctx: DecisionContext, card: int) -> float:
    """Return the value of a card in the player's hand."""
    s, d = ctx.s, ctx.s.tables
    if d.is_source[card]:
        me = s.seats[ctx.you]
        n = len(me.free) + len(me.spent) + sum(len(g.sources) for g in s.sets if g.controller == ctx.you)
        return 4.0 if n < 3 else 2.5 if n < 6 else 1.2 if n < 9 else 0.4
    return ctx.summaries.nominal[card]


def _targets(ctx: DecisionContext, effect: EffectSummary, place: int, options: Sequence[Choice]) -> list[float]:
    """Prefer opponents for harmful effects, and the player's own cards for helpful ones."""
    s, result = ctx.s, []
    aim = effect.aims[place]
    leaning = effect.leans[place]
    for verb, n in options:
        if verb == "done":
            result.append(0.0)
        elif verb == "target_player":
            good = (n == ctx.you) is (leaning > 0)
            result.append((1.0 if good else -1.0) - 0.001 * len(s.seats[n].mons))
        elif verb == "target_item":
            item = next(item for item in s.transition if item.number == n)
            result.append(item_worth(ctx, item) * (-1.0 if item.controller == ctx.you else 1.0))
        else:
            result.append(_target_card(ctx, effect, n, leaning, aim.what == A_CARD))
    return result


def _target_card(ctx: DecisionContext, effect: EffectSummary, card: int, leaning: int, first: bool) -> float:
    warrior = ctx.warrior(card)
    if warrior is not None:
        value = target_gain(ctx, effect, warrior) if first else 0.0
        side = 1.0 if (warrior.seat == ctx.you) is (leaning > 0) else -1.0
        return value + 0.01 * side * warrior.points
    group = set_of(ctx.s, card)
    mine = group is not None and group.controller == ctx.you
    return ctx.summaries.standing[card] * (1.0 if mine is (leaning > 0) else -1.0)


# ------------------------------------------------------------- choices of effects


def pick(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Choose a card for a verb."""
    do = ctx.s.stack[-1][0]
    where = getattr(do.cards, "where", ())
    result = []
    for verb, card in options:
        if verb == "done":
            result.append(0.0)
        elif TABLE in where:
            group = set_of(ctx.s, card)
            mine = group is not None and group.controller == ctx.you
            value = _loss_of(ctx, card, "sacrifice")
            result.append((value if (do.verb in ("keep", "put")) is mine else -value) + 0.1 * (do.then is not None))
        elif where == (HAND,):
            result.append(-_hand_value(ctx, card))
        else:
            result.append(
                (ctx.summaries.nominal[card] if where == (MORTIS,) and do.verb == "put" else _hand_value(ctx, card))
                + 0.1
            )
    return result


def number(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Let opponents mill as much as possible, and the player nothing."""
    s = ctx.s
    node, item = s.stack[-1][0], s.resolving
    aimed = [n for sort, n, _ in item.targets if sort == TO_CARD + 1] if item is not None else []
    against = node.who != YOU and (not aimed or aimed[0] != ctx.you)
    return [float(n) if against else -float(n) for _, n in options]


def take_best(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Take the best card, and decline only if there is none."""
    return [0.0 if verb == "done" else 0.1 + _hand_value(ctx, card) for verb, card in options]


def may(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Decline an optional effect that harms the player's own cards or uses up the last cards of the mons."""
    s = ctx.s
    do, item = s.stack[-1][0], s.resolving
    yes = rough(do.do) + 0.01
    if item is not None and item.node is not None:
        effect = ctx.summaries.summary_of(item.node)
        yes += mons_adjustment(ctx, item.card, effect)
        if effect.gives_up:
            yes -= next((warrior.points for warrior in ctx.warriors if warrior.card == item.card), 0.0)
        if effect.at_card and effect.leans[0] and item.targets and item.targets[0][0] == TO_CARD:
            yes = _target_card(ctx, effect, item.targets[0][1], effect.leans[0], True)
    return [yes if verb == "yes" else 0.0 for verb, _ in options]


def choose_player(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Choose the player who does something: the one nearest to losing, unless it helps that player."""
    gift = rough(ctx.s.stack[-1][0].do, YOU) > 0.0
    return [(1.0 if (n == ctx.you) is gift else 0.0) - 0.001 * len(ctx.s.seats[n].mons) for _, n in options]


def one_of(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Choose the option with the highest rough value."""
    node = ctx.s.stack[-1][0]
    return [rough(node.options[n]) for _, n in options]


def setup(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Set nothing aside. Keep a hand that has sources and something to play with them."""
    s, d = ctx.s, ctx.s.tables
    verbs = [verb for verb, _ in options]
    if "exchange" not in verbs:
        return [1.0 if verb == "done" or (verb == "choose_starter" and n == ctx.you) else 0.0 for verb, n in options]
    me = s.seats[ctx.you]
    sources = sum(d.is_source[card] for card in me.hand)
    cheap = any(not d.is_source[card] and d.cost[card] <= 2 for card in me.hand)
    lost = len(me.mortis)
    least, most = (2, 4) if not lost else (1, 5)
    keeps = lost >= 3 or (least <= sources <= most and cheap)
    return [1.0 if (verb == "keep") is keeps else 0.0 for verb in verbs]


def attackers(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Choose attackers, and the player each one attacks."""
    if options[0][0] == "attack_player":
        return CombatPolicy(ctx.s, ctx.you, ctx.warriors).against([n for _, n in options])
    chosen = CombatPolicy(ctx.s, ctx.you, ctx.warriors).attack(
        [n for verb, n in options if verb == "attack"], ctx.victim()
    )
    return [1.0 if n in chosen else 0.5 if verb == "done" else 0.0 for verb, n in options]


def blockers(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Choose blockers, and the attacker each one blocks."""
    if options[0][0] == "block_attacker":
        return CombatPolicy(ctx.s, ctx.you, ctx.warriors).blocks(ctx.s.stack[-1][4], [n for _, n in options])
    chosen = CombatPolicy(ctx.s, ctx.you, ctx.warriors).block([n for verb, n in options if verb == "block"])
    return [2.0 if n == chosen and verb == "block" else 1.0 if verb == "done" else 0.0 for verb, n in options]


def leapers(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Choose the blocked attackers that leap."""
    fights = CombatPolicy(ctx.s, ctx.you, ctx.warriors)
    return [0.5 if verb == "done" else float(fights.leaps(card)) for verb, card in options]


def attach(ctx: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Attach an equipment card to the strongest warrior."""
    best = strongest(ctx.warriors, ctx.you)
    return [float(best is not None and best.set == n) for _, n in options]


ANSWERS: dict[type, Any] = {
    steps.Priority: priority, steps.Announce: announce, steps.Attackers: attackers, steps.Blockers: blockers,
    steps.Leapers: leapers, steps.Setup: setup, steps.Attach: attach, Mill: number, Recover: take_best,
    Search: take_best, ChoosePlayer: choose_player, Do: pick, May: may, OneOf: one_of,
}  # fmt: skip


def scores(s: State, options: Sequence[Choice]) -> list[float]:
    """Return a score for every option. Only their order matters, but scores with priority are in points."""
    answer = ANSWERS.get(type(s.stack[-1][0]))
    return [0.0] * len(options) if answer is None else answer(DecisionContext(s), options)


def step(s: State, options: Sequence[Choice], rng: int) -> int:
    """Return the index of the best option, with ties broken at random."""
    option_scores = scores(s, options)
    best = max(option_scores)
    place = option_scores.index(best)
    if option_scores.count(best) == 1:
        return place
    equals = [i for i, score in enumerate(option_scores) if score >= best - EPSILON]
    return equals[roll(rng, len(equals))[0]]
