"""The specs of every node: bounds of its numbers, and which hidden cards it may reveal.

The other columns of the effect table live in the modules that use them: handlers in the engine, legality in
`selections`, words in `text`, values in `bots`. Each column maps node types to cells. An empty cell says why it
is empty, and `cell` raises for a node that a column lacks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from vigil.effects import language as common
from vigil.effects.specs import NodeSpec, NotNeeded, Range, Reveals, effect, part
from vigil.games.conflictus.rules import engine_nodes as steps
from vigil.games.conflictus.rules import language as lang

C = TypeVar("C")
MAX_NUMBER, MAX_AIMS = 20, 4
ANY_NUMBER, CHANGE = Range(0, MAX_NUMBER), Range(-MAX_NUMBER, MAX_NUMBER)

NOTHING, TO_SOME, TO_ALL = Reveals.NOTHING, Reveals.TO_SOME, Reveals.TO_ALL

# ------------------------------------------------------------- groups of nodes

FILTERS: tuple[type, ...] = (common.Filter, lang.Which)
AMOUNTS: tuple[type, ...] = (common.Count, common.Happened, common.CostOf, lang.StatOf, lang.InSet, lang.CountersOn)
TESTS: tuple[type, ...] = (common.AtLeast, common.AtMost, common.Is, common.Named, common.Both)
SELECTIONS: tuple[type, ...] = (
    common.Pick, common.All, common.AtRandom, common.Top, common.Target, common.It, common.This,
)  # fmt: skip
TEXTS: tuple[type, ...] = (
    lang.Card, lang.Keyword, common.TargetSpec, common.Ability, lang.Spell, lang.ChooseOne, lang.Cost, lang.Activated,
)  # fmt: skip
RULES: tuple[type, ...] = (lang.StatBonus, lang.HasKeyword, lang.Forbid, lang.Discount)
PARTS = (*FILTERS, *AMOUNTS, *TESTS, *SELECTIONS, *TEXTS, *RULES)
"""Nodes that effects and cards consist of. They are never on the stack."""

SPECS: Mapping[type, NodeSpec] = {
    **dict.fromkeys(PARTS, part()),
    # the parts with numbers
    lang.Card: part(cost=ANY_NUMBER, attack=ANY_NUMBER, defense=ANY_NUMBER, mill=ANY_NUMBER, number=Range(0, 9999)),
    lang.Keyword: part(n=ANY_NUMBER),
    common.Filter: part(max_cost=ANY_NUMBER),
    lang.Which: part(max_cost=ANY_NUMBER, max_mill=ANY_NUMBER),
    common.AtLeast: part(n=ANY_NUMBER),
    common.AtMost: part(n=ANY_NUMBER),
    common.Target: part(n=Range(0, MAX_AIMS * MAX_NUMBER - 1)),
    common.TargetSpec: part(n=Range(1, MAX_NUMBER)),
    lang.Cost: part(sources=ANY_NUMBER, discard=ANY_NUMBER, mill=ANY_NUMBER),
    lang.StatBonus: part(attack=CHANGE, defense=CHANGE, mill=CHANGE),
    lang.HasKeyword: part(n=ANY_NUMBER),
    lang.Discount: part(n=ANY_NUMBER),
    # effects
    common.Trigger: effect(NOTHING),
    common.Seq: effect(NOTHING),
    common.If: effect(NOTHING),
    common.May: effect(NOTHING),
    common.OneOf: effect(NOTHING),
    common.Times: effect(TO_ALL, n=ANY_NUMBER),  # many repetitions can happen at once
    common.Each: effect(TO_SOME),  # what opponents have or lack in their hands
    common.Do: effect(TO_ALL),  # a card from another hand, or a random one
    common.Name: effect(NOTHING),
    common.UntilEndOfTurn: effect(NOTHING, uses=ANY_NUMBER),
    lang.Draw: effect(TO_SOME, n=ANY_NUMBER),
    lang.Mill: effect(TO_ALL, n=ANY_NUMBER),
    lang.Recover: effect(NOTHING, n=ANY_NUMBER),
    lang.Discard: effect(TO_ALL, n=ANY_NUMBER),
    lang.Search: effect(TO_SOME),
    lang.Damage: effect(NOTHING, n=ANY_NUMBER),
    lang.Modify: effect(NOTHING, attack=CHANGE, defense=CHANGE, mill=CHANGE),
    lang.Grant: effect(NOTHING),
    lang.PutCounters: effect(NOTHING, n=CHANGE),
    lang.MarkFor: effect(NOTHING),
    lang.MakeTokens: effect(NOTHING, n=ANY_NUMBER),
    lang.ChoosePlayer: effect(NOTHING),
    lang.SkipAttack: effect(NOTHING),
    lang.MustBlock: effect(NOTHING),
    common.Menu: effect(NOTHING),
    common.Settle: effect(NOTHING),
    # engine steps
    steps.Phase: effect(TO_SOME),  # the card drawn in the draw phase
    steps.Priority: effect(TO_ALL),  # a seat that can't respond, a captive that no player has seen
    steps.Silent: effect(NOTHING),
    steps.Announce: effect(TO_ALL),  # cards milled as a cost
    steps.Place: effect(NOTHING),
    steps.Resolve: effect(TO_ALL),  # an effect that looks for certain cards in a hand
    steps.Finish: effect(NOTHING),
    steps.Attackers: effect(NOTHING),
    steps.Blockers: effect(NOTHING),
    steps.Leapers: effect(TO_ALL),  # unblocked warriors mill
    steps.CleanUp: effect(TO_ALL),  # where a card was that is removed from anywhere
    steps.Attach: effect(TO_ALL),  # an equipment from another hand
    steps.Setup: effect(TO_SOME),
}

REFUSED: tuple[type, ...] = (common.Menu, common.Name, common.Settle)
"""Common effects without a meaning in this game. `cards.validation` rejects them."""
STEPS: tuple[type, ...] = tuple(map(type, steps.ENGINE_STEPS))
"""Engine steps, which no card contains."""

PART, UNSAID, STEP = "part of an effect", "refused in cards", "a step of the game that no card says"
NO_CARD_EFFECT: Mapping[type, NotNeeded] = {
    **dict.fromkeys(PARTS, NotNeeded(PART)),
    **dict.fromkeys(REFUSED, NotNeeded(UNSAID)),
    **dict.fromkeys(STEPS, NotNeeded(STEP)),
}
"""Cells of all nodes that are not card effects, for columns about card effects."""


def cell(column: Mapping[type, C | NotNeeded], node: Any, what: str) -> C:
    """Return the cell of a node's type, or raise TypeError if the column has none."""
    try:
        result = column[type(node)]
    except KeyError:
        raise TypeError(f"{type(node).__name__} has no {what}") from None
    if isinstance(result, NotNeeded):
        raise TypeError(f"{type(node).__name__} has no {what}: {result.reason}")
    return result


# ------------------------------------------- nodes without a handler, or an answer

WITHOUT_HANDLER: Mapping[type, NotNeeded] = {
    **dict.fromkeys(PARTS, NotNeeded(PART)),
    **dict.fromkeys((common.Menu, common.Settle), NotNeeded(UNSAID)),
    common.Trigger: NotNeeded("set off, it becomes an item on the transition"),
}
ASKING_NOTHING: tuple[type, ...] = (
    lang.Draw, lang.Damage, lang.Modify, lang.Grant, common.UntilEndOfTurn, lang.PutCounters, lang.MarkFor,
    lang.MakeTokens, lang.SkipAttack, lang.MustBlock, steps.Phase, steps.Silent, steps.Resolve, steps.Finish,
    steps.CleanUp,
)  # fmt: skip
WITHOUT_ANSWER: Mapping[type, NotNeeded] = {
    **WITHOUT_HANDLER,
    **dict.fromkeys((common.Seq, common.If, common.Times, common.Each), NotNeeded("only its parts ask")),
    **dict.fromkeys(ASKING_NOTHING, NotNeeded("asks nothing")),
    lang.Discard: NotNeeded("asks card by card with DISCARD_ONE, a Do"),
}
WITHOUT_QUESTION: Mapping[type, NotNeeded] = {**WITHOUT_ANSWER, common.Name: NotNeeded(UNSAID)}
"""Nodes that never ask. All others have a question key in `decisions` and an objection in `why_not`."""
