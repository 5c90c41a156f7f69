"""The specs of every node: bounds of its numbers, and which hidden cards it may reveal.

The other columns of the effect table live in the modules that use them: handlers in the engine, legality in
`selections`, words in `text`, values in `bots`. Each column maps node types to cells. An empty cell says why it
is empty, and `cell` raises for a node that a column lacks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from vigil.effects.language import (
    Ability,
    Aim,
    All,
    AtLeast,
    AtMost,
    AtRandom,
    Both,
    CostOf,
    Count,
    Do,
    Each,
    Filter,
    Happened,
    If,
    Is,
    It,
    Lasting,
    May,
    Menu,
    Name,
    Named,
    OneOf,
    Pick,
    Seq,
    Settle,
    Target,
    This,
    Times,
    Top,
    Trigger,
)  # fmt: skip
from vigil.effects.specs import NodeSpec, NotNeeded, Range, Reveals, effect, part
from vigil.games.conflictus.rules.engine_nodes import (
    Announce,
    Attach,
    Attackers,
    Blockers,
    CleanUp,
    Finish,
    Leapers,
    Phase,
    Place,
    Priority,
    Resolve,
    Setup,
    Silent,
)  # fmt: skip
from vigil.games.conflictus.rules.language import (
    Activated,
    Card,
    Cheaper,
    ChooseOne,
    Cost,
    CountersOn,
    Damage,
    Discard,
    Draw,
    Forbid,
    Grant,
    Has,
    InSet,
    Keyword,
    MakeTokens,
    MarkFor,
    Mill,
    Mod,
    Modify,
    MustBlock,
    PutCounters,
    Recover,
    Search,
    SkipAttack,
    Spell,
    StatOf,
    Which,
    Whom,
)  # fmt: skip

C = TypeVar("C")
MAX_NUMBER, MAX_AIMS = 20, 4
ANY_NUMBER, CHANGE = Range(0, MAX_NUMBER), Range(-MAX_NUMBER, MAX_NUMBER)

NOTHING, TO_SOME, TO_ALL = Reveals.NOTHING, Reveals.TO_SOME, Reveals.TO_ALL

SPECS: Mapping[type, NodeSpec] = {
    Card: part(cost=ANY_NUMBER, attack=ANY_NUMBER, defense=ANY_NUMBER, mill=ANY_NUMBER, number=Range(0, 9999)),
    Keyword: part(n=ANY_NUMBER),
    # filters, amounts, tests
    Filter: part(max_cost=ANY_NUMBER),
    Which: part(max_cost=ANY_NUMBER, max_mill=ANY_NUMBER),
    Count: part(),
    Happened: part(),
    CostOf: part(),
    StatOf: part(),
    InSet: part(),
    CountersOn: part(),
    AtLeast: part(n=ANY_NUMBER),
    AtMost: part(n=ANY_NUMBER),
    Is: part(),
    Named: part(),
    Both: part(),
    # selections and targets
    Pick: part(),
    All: part(),
    AtRandom: part(),
    Top: part(),
    Target: part(n=Range(0, MAX_AIMS * MAX_NUMBER - 1)),
    It: part(),
    This: part(),
    Aim: part(n=Range(1, MAX_NUMBER)),
    # what a card consists of
    Ability: part(),
    Spell: part(),
    ChooseOne: part(),
    Cost: part(sources=ANY_NUMBER, discard=ANY_NUMBER, mill=ANY_NUMBER),
    Activated: part(),
    Mod: part(attack=CHANGE, defense=CHANGE, mill=CHANGE),
    Has: part(n=ANY_NUMBER),
    Forbid: part(),
    Cheaper: part(n=ANY_NUMBER),
    Trigger: effect(NOTHING),
    # effects
    Seq: effect(NOTHING),
    If: effect(NOTHING),
    May: effect(NOTHING),
    OneOf: effect(NOTHING),
    Times: effect(TO_ALL, n=ANY_NUMBER),  # many repetitions can happen at once
    Each: effect(TO_SOME),  # what opponents have or lack in their hands
    Do: effect(TO_ALL),  # a card from another hand, or a random one
    Name: effect(NOTHING),
    Lasting: effect(NOTHING, uses=ANY_NUMBER),
    Draw: effect(TO_SOME, n=ANY_NUMBER),
    Mill: effect(TO_ALL, n=ANY_NUMBER),
    Recover: effect(NOTHING, n=ANY_NUMBER),
    Discard: effect(TO_ALL, n=ANY_NUMBER),
    Search: effect(TO_SOME),
    Damage: effect(NOTHING, n=ANY_NUMBER),
    Modify: effect(NOTHING, attack=CHANGE, defense=CHANGE, mill=CHANGE),
    Grant: effect(NOTHING),
    PutCounters: effect(NOTHING, n=CHANGE),
    MarkFor: effect(NOTHING),
    MakeTokens: effect(NOTHING, n=ANY_NUMBER),
    Whom: effect(NOTHING),
    SkipAttack: effect(NOTHING),
    MustBlock: effect(NOTHING),
    Menu: effect(NOTHING),
    Settle: effect(NOTHING),
    # engine steps
    Phase: effect(TO_SOME),  # the card drawn in the draw phase
    Priority: effect(TO_ALL),  # a seat that can't respond, a captive that no player has seen
    Silent: effect(NOTHING),
    Announce: effect(TO_ALL),  # cards milled as a cost
    Place: effect(NOTHING),
    Resolve: effect(TO_ALL),  # an effect that looks for certain cards in a hand
    Finish: effect(NOTHING),
    Attackers: effect(NOTHING),
    Blockers: effect(NOTHING),
    Leapers: effect(TO_ALL),  # unblocked warriors mill
    CleanUp: effect(TO_ALL),  # where a card was that is removed from anywhere
    Attach: effect(TO_ALL),  # an equipment from another hand
    Setup: effect(TO_SOME),
}


# ------------------------------------------------------------- groups of nodes

FILTERS: tuple[type, ...] = (Filter, Which)
AMOUNTS: tuple[type, ...] = (Count, Happened, CostOf, StatOf, InSet, CountersOn)
TESTS: tuple[type, ...] = (AtLeast, AtMost, Is, Named, Both)
SELECTIONS: tuple[type, ...] = (Pick, All, AtRandom, Top, Target, It, This)
TEXTS: tuple[type, ...] = (Card, Keyword, Aim, Ability, Spell, ChooseOne, Cost, Activated)
RULES: tuple[type, ...] = (Mod, Has, Forbid, Cheaper)
PARTS = (*FILTERS, *AMOUNTS, *TESTS, *SELECTIONS, *TEXTS, *RULES)
"""Nodes that effects and cards consist of. They are never on the stack."""
REFUSED: tuple[type, ...] = (Menu, Name, Settle)
"""Common effects without a meaning in this game. `cards.validation` rejects them."""
STEPS: tuple[type, ...] = (
    Phase, Priority, Silent, Announce, Place, Resolve, Finish, Attackers, Blockers, Leapers, CleanUp, Attach, Setup,
)  # fmt: skip
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
    **dict.fromkeys((Menu, Settle), NotNeeded(UNSAID)),
    Trigger: NotNeeded("set off, it becomes an item on the transition"),
}
WITHOUT_ANSWER: Mapping[type, NotNeeded] = {
    **WITHOUT_HANDLER,
    **dict.fromkeys((Seq, If, Times, Each), NotNeeded("only its parts ask")),
    **dict.fromkeys(
        (Draw, Damage, Modify, Grant, Lasting, PutCounters, MarkFor, MakeTokens), NotNeeded("asks nothing")
    ),
    **dict.fromkeys((SkipAttack, MustBlock), NotNeeded("asks nothing")),
    Discard: NotNeeded("asks card by card with DISCARD_ONE, a Do"),
    **dict.fromkeys((Phase, Silent, Resolve, Finish, CleanUp), NotNeeded("asks nothing")),
}
WITHOUT_QUESTION: Mapping[type, NotNeeded] = {**WITHOUT_ANSWER, Name: NotNeeded(UNSAID)}
"""Nodes that never ask. All others have a question key in `decisions` and an objection in `why_not`."""
