"""Every node of Ascension, with the bounds of its numbers, what it can reveal, and the events it emits."""

from __future__ import annotations

from collections.abc import Mapping

from vigil.effects.language import (
    Ability,
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
    This,
    Times,
    Top,
    Trigger,
)  # fmt: skip
from vigil.effects.specs import NodeSpec, NodeTable, NotNeeded, Range, Reveals, effect, not_needed, part
from vigil.games.ascension.rules.language import (
    Behind,
    Card,
    Discount,
    Draw,
    ExtraTurn,
    Factions,
    Gain,
    MonstersJoin,
    PassTurn,
    Pay,
    SamaelActs,
    Steal,
    TreatAs,
    Unite,
)  # fmt: skip

MAX_NUMBER = 99
ANY_NUMBER = Range(0, MAX_NUMBER)

NOTHING, TO_SOME, TO_ALL = Reveals.NOTHING, Reveals.TO_SOME, Reveals.TO_ALL

SPECS: Mapping[type, NodeSpec] = {
    Card: part(cost=ANY_NUMBER, honor=ANY_NUMBER, copies=ANY_NUMBER),
    # filters, amounts, tests
    Filter: part(max_cost=ANY_NUMBER),
    Count: part(),
    Happened: part(),
    CostOf: part(),
    Factions: part(),
    AtLeast: part(n=ANY_NUMBER),
    AtMost: part(n=ANY_NUMBER),
    Is: part(),
    Named: part(),
    Both: part(),
    Behind: part(),
    # selections
    Pick: part(),
    All: part(),
    AtRandom: part(),
    Top: part(),
    It: part(),
    This: part(),
    # rules and abilities
    Ability: part(),
    Discount: part(n=ANY_NUMBER),
    TreatAs: part(),
    MonstersJoin: part(),
    Unite: effect(NOTHING),
    Trigger: effect(NOTHING),
    # effects
    Seq: effect(NOTHING),
    If: effect(NOTHING),
    May: effect(NOTHING),
    OneOf: effect(NOTHING),
    Times: effect(TO_ALL, n=ANY_NUMBER),  # acts at once if all cards are chosen
    Each: effect(TO_SOME),  # shows what other players have in their hands
    Do: effect(TO_ALL),  # a card of another hand, a random card, or the refilled row
    Name: effect(NOTHING),
    Lasting: effect(NOTHING, uses=ANY_NUMBER),
    Draw: effect(TO_SOME, n=ANY_NUMBER),
    Gain: effect(NOTHING, n=ANY_NUMBER),
    Pay: effect(NOTHING, n=ANY_NUMBER),
    Steal: effect(NOTHING, n=ANY_NUMBER),
    ExtraTurn: effect(NOTHING),
    # nodes that no card uses
    Menu: effect(TO_ALL),  # a card leaves the row, or the turn ends with a new hand
    Settle: effect(NOTHING),
    PassTurn: effect(NOTHING),
    SamaelActs: effect(TO_ALL),
}

ROW_CHANGES = ("refilled", "shuffled")
VERB_EVENTS = (
    "banished", "acquired", "defeated", "entered", "given", "kept", "copied", "discarded", "destroyed", "stacked",
    "recovered", "revealed",
)  # fmt: skip

EVENTS_OF: NodeTable[tuple[str, ...] | NotNeeded] = NodeTable(
    "events",
    {
        Do: (*VERB_EVENTS, *ROW_CHANGES),
        Times: (*VERB_EVENTS, *ROW_CHANGES),  # acts at once if all cards are chosen
        Draw: ("drawn", "shuffled"),
        Gain: ("gained", "last_round"),
        Pay: ("paid",),
        Steal: ("stole",),
        ExtraTurn: ("extra_turn",),
        Name: ("named",),
        Trigger: ("set_off",),
        Settle: ("fate",),
        Menu: ("played", "used", "acquired", "defeated", "cleanup", "drawn", *ROW_CHANGES),
        PassTurn: ("turn", "last_round", "over"),
        SamaelActs: ("samael", "acquired", "defeated", "gained", "last_round", *ROW_CHANGES),
    },
    not_needed("only decides what happens next", Seq, If, May, OneOf, Each),
    not_needed("its rule emits events when it applies", Lasting),
    not_needed("expanded when the cards are loaded", Unite),
)  # fmt: skip
"""The events that a node can emit when it resolves or is answered."""

EVENTS_OF_NO_NODE = ("game", "conceded")
