"""Analysis of Conflictus trees before they become text: references, length, amounts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from vigil.effects.language import NOTHING, YOU, Amount, Cards, CostOf, Do, Effect, Filter, Pick, Target, Times, Trigger
from vigil.games.conflictus.rules import language as nodes
from vigil.games.conflictus.rules.lookups import clause_of
from vigil.text.tree_analysis import flat

PLAYER, ITEM = "player", "item"
THIS_ONE, THAT_ONE, CHOSEN = "this", "that", "chosen"
HAPPENS_TO = (nodes.ENTERS, nodes.DIES, nodes.LEAVES, nodes.SACRIFICED, nodes.ATTACKS, nodes.BLOCKS, nodes.DAMAGED)
"""Events that happen to a card. In all others, a player does something."""
ONLY_ONCE = (nodes.ENTERS, nodes.DIES, nodes.LEAVES, nodes.SACRIFICED)
WITH_CARD = (nodes.PLAYS, nodes.DISCARDS)
OFTEN = (nodes.MILLS, nodes.RECOVERS, nodes.DAMAGED)
"""Events that are counted as times, not as cards."""


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """A noun phrase, ready for a sentence.

    In Russian, `forms` has the nominative, genitive, dative and accusative, otherwise a single form. `gender` is m, f
    or n.
    """

    forms: tuple[str, ...]
    many: bool = False
    gender: str = "m"
    short: bool = True  # whether the sentence can continue after it

    def __str__(self) -> str:
        return self.forms[0]


@dataclass(frozen=True, slots=True)
class Referent:
    """Something mentioned before: this card, that card, the chosen warriors, the second chosen warrior."""

    kind: str | None
    how: str
    many: bool = False
    place: int = 0


def which(of: Filter, kind: str | None = None, whose: str | None = None) -> nodes.Which:
    """Return a filter as a `Which`, with a default kind and owner."""
    full = of if isinstance(of, nodes.Which) else nodes.Which(of.kind, of.faction, of.max_cost, of.other, of.highest)
    if kind is not None and full.kind is None:
        full = replace(full, kind=kind)
    return replace(full, whose=whose) if whose is not None and full.whose == nodes.ANY_PLAYER else full


def usual_kind(event: str) -> str | None:
    """Return the kind of card an event happens to, if there is only one."""
    return nodes.WARRIOR if event in (nodes.DIES, nodes.ATTACKS, nodes.BLOCKS, nodes.DAMAGED) else None


def measured(n: Any) -> bool:
    """Return whether an amount is a value of one card, not a count."""
    return isinstance(n, (nodes.StatOf, CostOf))


def is_short(x: Any) -> bool:
    """Return whether an effect is short enough to share a sentence."""
    match x:
        case nodes.Draw(n, who) | nodes.Discard(n, who) | nodes.Mill(n, who, False):
            return isinstance(n, int) and who == YOU
        case nodes.Recover(n) | nodes.Damage(n) | nodes.PutCounters(_, _, n):
            return isinstance(n, int)
        case Do(cards=cards, then=None):
            return not (isinstance(cards, Pick) and cards.may)
        case Times(int(), Do() as do):
            return is_short(do) and isinstance(do.cards, Pick)
    return False


def kind_of_aim(aim: Any) -> str | None:
    """Return the noun for a target that is mentioned again."""
    if aim.what == nodes.A_PLAYER:
        return PLAYER
    if aim.what == nodes.A_CARD:
        return aim.of.kind  # type: ignore[no-any-return]
    return aim.of.kind or ITEM


def referenced_kind(x: Do | Trigger, aims: Any) -> str | None:
    """Return the kind of card that a verb or an event refers to, if it is known."""
    if isinstance(x, Trigger):
        return x.of.kind or usual_kind(x.event)
    if isinstance(x.cards, Pick):
        return x.cards.of.kind
    if isinstance(x.cards, Target):
        number = clause_of(aims, x.cards.n)
        return None if number == NOTHING or aims[number].what != nodes.A_CARD else kind_of_aim(aims[number])
    return None


@dataclass(frozen=True, slots=True)
class CombinedBoost(Effect):
    """Everything that warriors get until the end of the turn, for one sentence."""

    cards: Cards
    change: tuple[int | Amount, ...]
    keywords: tuple[str, ...]


def boosts(steps: Sequence[Effect]) -> list[Effect]:
    """Return the steps, with consecutive boosts of the same warriors combined."""
    out: list[Effect] = []
    for step in flat(steps):
        match step:
            case nodes.Modify(cards, a, d, m):
                new: Effect = CombinedBoost(cards, (a, d, m), ())
            case nodes.Grant(cards, keyword):
                new = CombinedBoost(cards, (), (keyword,))
            case _:
                new = step
        last = out[-1] if out else None
        if (
            isinstance(new, CombinedBoost)
            and isinstance(last, CombinedBoost)
            and last.cards == new.cards
            and not new.change
        ):
            out[-1] = CombinedBoost(last.cards, last.change, (*last.keywords, *new.keywords))
        else:
            out.append(new)
    return out


def amounts(*numbers: int | Amount) -> list[Amount]:
    """Return the different amounts among these numbers, in order."""
    result: list[Amount] = []
    for n in numbers:
        if isinstance(n, Amount) and n not in result:
            result.append(n)
    return result
