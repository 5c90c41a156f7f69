"""A quick policy for Conflictus: it develops, fights if that pays, and targets sensibly.

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
from vigil.games.conflictus.rules.abilities import node_of
from vigil.games.conflictus.rules.engine_nodes import (
    Announce,
    Attach,
    Attackers,
    Blockers,
    Leapers,
    Priority,
    Setup,
)
from vigil.games.conflictus.rules.language import A_CARD, HAND, MORTIS, NEUTRAL, TABLE, Mill, Recover, Search, Whom
from vigil.games.conflictus.rules.state import NEW_SET, TO_CARD, State, set_of
from vigil.kernel.game import Choice
from vigil.kernel.rng import roll

EPSILON = 1e-9

# -------------------------------------------------------------------- announcing


def announce(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Score the choices of an announcement."""
    s = at.s
    verb = options[0][0]
    draft = s.announcement
    assert draft is not None
    if verb == "choose":
        return [gain_of(at, draft.card, at.lore.spells[draft.card][n]) for _, n in options]
    if verb == "add_to_set":
        groups = {group.number: group for group in s.sets}
        return [placement_gain(at, draft.card, groups[n] if n != NEW_SET else None) for _, n in options]
    if verb == "reduce":
        return [-float(n) for _, n in options]
    if verb.startswith(("pay_", "done")) and not any(v.startswith("target") for v, _ in options):
        return _paying(at, options)
    if verb in ("sacrifice", "discard"):
        return [-_loss_of(at, card, verb) for verb, card in options]
    return _targets(at, at.lore.gist(node_of(s, draft)), draft.aimed, options)


def _paying(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Pay automatically, and no more than necessary."""
    faction = at.s.tables.faction[at.s.announcement.card] if at.s.announcement is not None else NEUTRAL
    liked = {"pay_auto": 3.0, "done": 2.0, f"pay_{faction}": 1.0}
    return [liked.get(verb, 0.0) for verb, _ in options]


def _loss_of(at: DecisionContext, card: int, verb: str) -> float:
    """Return the value lost by giving up a card as a cost."""
    if verb == "discard":
        return _hand_value(at, card)
    man = next((man for man in at.men if man.card == card), None)
    return man.points if man is not None else 0.5 * at.lore.nominal[card] + at.s.tables.is_source[card]


def _hand_value(at: DecisionContext, card: int) -> float:
    """Return the value of a card in the player's hand."""
    s, d = at.s, at.s.tables
    if d.is_source[card]:
        me = s.seats[at.you]
        n = len(me.free) + len(me.spent) + sum(len(g.sources) for g in s.sets if g.controller == at.you)
        return 4.0 if n < 3 else 2.5 if n < 6 else 1.2 if n < 9 else 0.4
    return at.lore.nominal[card]


def _targets(at: DecisionContext, gist: EffectSummary, place: int, options: Sequence[Choice]) -> list[float]:
    """Prefer opponents for harmful effects, and the player's own cards for helpful ones."""
    s, found = at.s, []
    aim = gist.aims[place]
    leaning = gist.leans[place]
    for verb, n in options:
        if verb == "done":
            found.append(0.0)
        elif verb == "target_player":
            good = (n == at.you) is (leaning > 0)
            found.append((1.0 if good else -1.0) - 0.001 * len(s.seats[n].mons))
        elif verb == "target_item":
            item = next(item for item in s.transition if item.number == n)
            found.append(item_worth(at, item) * (-1.0 if item.controller == at.you else 1.0))
        else:
            found.append(_target_card(at, gist, n, leaning, aim.what == A_CARD))
    return found


def _target_card(at: DecisionContext, gist: EffectSummary, card: int, leaning: int, first: bool) -> float:
    man = next((man for man in at.men if man.card == card), None)
    if man is not None:
        value = target_gain(at, gist, man) if first else 0.0
        side = 1.0 if (man.seat == at.you) is (leaning > 0) else -1.0
        return value + 0.01 * side * man.points
    group = set_of(at.s, card)
    mine = group is not None and group.controller == at.you
    return at.lore.standing[card] * (1.0 if mine is (leaning > 0) else -1.0)


# ------------------------------------------------------------- choices of effects


def pick(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Choose a card for a verb."""
    do = at.s.stack[-1][0]
    where = getattr(do.cards, "where", ())
    found = []
    for verb, card in options:
        if verb == "done":
            found.append(0.0)
        elif TABLE in where:
            group = set_of(at.s, card)
            mine = group is not None and group.controller == at.you
            value = _loss_of(at, card, "sacrifice")
            found.append((value if (do.verb in ("keep", "put")) is mine else -value) + 0.1 * (do.then is not None))
        elif where == (HAND,):
            found.append(-_hand_value(at, card))
        else:
            found.append(
                (at.lore.nominal[card] if where == (MORTIS,) and do.verb == "put" else _hand_value(at, card)) + 0.1
            )
    return found


def number(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Let opponents mill as much as possible, and the player nothing."""
    s = at.s
    node, item = s.stack[-1][0], s.resolving
    aimed = [n for sort, n, _ in item.targets if sort == TO_CARD + 1] if item is not None else []
    against = node.who != YOU and (not aimed or aimed[0] != at.you)
    return [float(n) if against else -float(n) for _, n in options]


def take_best(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Take the best card, and decline only if there is none."""
    return [0.0 if verb == "done" else 0.1 + _hand_value(at, card) for verb, card in options]


def may(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Decline an optional effect that harms the player's own cards or uses up the last cards of the mons."""
    s = at.s
    do, item = s.stack[-1][0], s.resolving
    yes = rough(do.do) + 0.01
    if item is not None and item.node is not None:
        gist = at.lore.gist(item.node)
        yes += mons_adjustment(at, item.card, gist)
        if gist.gives_up:
            yes -= next((man.points for man in at.men if man.card == item.card), 0.0)
        if gist.at_card and gist.leans[0] and item.targets and item.targets[0][0] == TO_CARD:
            yes = _target_card(at, gist, item.targets[0][1], gist.leans[0], True)
    return [yes if verb == "yes" else 0.0 for verb, _ in options]


def choose_player(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Choose the player who does something: the one nearest to losing, unless it helps that player."""
    gift = rough(at.s.stack[-1][0].do, YOU) > 0.0
    return [(1.0 if (n == at.you) is gift else 0.0) - 0.001 * len(at.s.seats[n].mons) for _, n in options]


def one_of(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    node = at.s.stack[-1][0]
    return [rough(node.options[n]) for _, n in options]


def setup(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Set nothing aside. Keep a hand that has sources and something to play with them."""
    s, d = at.s, at.s.tables
    verbs = [verb for verb, _ in options]
    if "exchange" not in verbs:
        return [1.0 if verb == "done" or (verb == "choose_starter" and n == at.you) else 0.0 for verb, n in options]
    me = s.seats[at.you]
    sources = sum(d.is_source[card] for card in me.hand)
    cheap = any(not d.is_source[card] and d.cost[card] <= 2 for card in me.hand)
    lost = len(me.mortis)
    least, most = (2, 4) if not lost else (1, 5)
    keeps = lost >= 3 or (least <= sources <= most and cheap)
    return [1.0 if (verb == "keep") is keeps else 0.0 for verb in verbs]


def attackers(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Choose attackers, and the player each one attacks."""
    if options[0][0] == "attack_player":
        return CombatPolicy(at.s, at.you, at.men).against([n for _, n in options])
    chosen = CombatPolicy(at.s, at.you, at.men).attack([n for verb, n in options if verb == "attack"], at.victim())
    return [1.0 if n in chosen else 0.5 if verb == "done" else 0.0 for verb, n in options]


def blockers(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Choose blockers, and the attacker each one blocks."""
    if options[0][0] == "block_attacker":
        return CombatPolicy(at.s, at.you, at.men).blocks(at.s.stack[-1][4], [n for _, n in options])
    chosen = CombatPolicy(at.s, at.you, at.men).block([n for verb, n in options if verb == "block"])
    return [2.0 if n == chosen and verb == "block" else 1.0 if verb == "done" else 0.0 for verb, n in options]


def leapers(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    fights = CombatPolicy(at.s, at.you, at.men)
    return [0.5 if verb == "done" else float(fights.leaps(card)) for verb, card in options]


def attach(at: DecisionContext, options: Sequence[Choice]) -> list[float]:
    """Attach an equipment to the strongest warrior."""
    best = strongest(at.men, at.you)
    return [float(best is not None and best.set == n) for _, n in options]


ANSWERS: dict[type, Any] = {
    Priority: priority, Announce: announce, Attackers: attackers, Blockers: blockers, Leapers: leapers, Setup: setup,
    Mill: number, Recover: take_best, Search: take_best, Whom: choose_player, Do: pick, May: may,
    OneOf: one_of, Attach: attach,
}  # fmt: skip


def scores(s: State, options: Sequence[Choice]) -> list[float]:
    """Return a score for every option. Only their order matters, but scores with priority are in points."""
    answer = ANSWERS.get(type(s.stack[-1][0]))
    return [0.0] * len(options) if answer is None else answer(DecisionContext(s), options)


def step(s: State, options: Sequence[Choice], luck: int) -> int:
    """Return the index of the best option, with ties broken at random."""
    found = scores(s, options)
    best = max(found)
    place = found.index(best)
    if found.count(best) == 1:
        return place
    equals = [i for i, score in enumerate(found) if score >= best - EPSILON]
    return equals[roll(luck, len(equals))[0]]
