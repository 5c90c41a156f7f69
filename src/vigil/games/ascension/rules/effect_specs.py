"""Every node of Ascension, with the bounds of its numbers, what it can reveal, and the events it emits."""

from __future__ import annotations

from vigil.effects import language as common
from vigil.effects.specs import NodeSpec, NodeTable, NotNeeded, Range, Reveals, effect, not_needed, part
from vigil.games.ascension.rules import language as lang

MAX_NUMBER = 99
ANY_NUMBER = Range(0, MAX_NUMBER)

NOTHING, TO_SOME, TO_ALL = Reveals.NOTHING, Reveals.TO_SOME, Reveals.TO_ALL

SPECS: NodeTable[NodeSpec] = NodeTable(
    "spec",
    {
        lang.Card: part(cost=ANY_NUMBER, honor=ANY_NUMBER, copies=ANY_NUMBER),
        common.Filter: part(max_cost=ANY_NUMBER),
        common.AtLeast: part(n=ANY_NUMBER),
        common.AtMost: part(n=ANY_NUMBER),
        lang.Discount: part(n=ANY_NUMBER),
        common.Times: effect(TO_ALL, n=ANY_NUMBER),  # acts at once if all cards are chosen
        common.Each: effect(TO_SOME),  # shows what other players have in their hands
        common.Do: effect(TO_ALL),  # a card of another hand, a random card, or the refilled row
        common.UntilEndOfTurn: effect(NOTHING, uses=ANY_NUMBER),
        lang.Draw: effect(TO_SOME, n=ANY_NUMBER),
        lang.Gain: effect(NOTHING, n=ANY_NUMBER),
        lang.Pay: effect(NOTHING, n=ANY_NUMBER),
        lang.Steal: effect(NOTHING, n=ANY_NUMBER),
        common.Menu: effect(TO_ALL),  # a card leaves the row, or the turn ends with a new hand
        lang.SamaelActs: effect(TO_ALL),
    },
    dict.fromkeys((common.Count, common.Happened, common.CostOf, lang.Factions), part()),
    dict.fromkeys((common.Is, common.Named, common.Both, lang.Behind), part()),
    dict.fromkeys((common.Pick, common.All, common.AtRandom, common.Top, common.It, common.This), part()),
    dict.fromkeys((common.Ability, lang.TreatAs, lang.MonstersJoin), part()),
    dict.fromkeys((common.Seq, common.If, common.May, common.OneOf, common.Name, common.Settle), effect(NOTHING)),
    dict.fromkeys((common.Trigger, lang.Unite, lang.ExtraTurn, lang.PassTurn), effect(NOTHING)),
)

ROW_CHANGES = ("refilled", "shuffled")
VERB_EVENTS = (
    "banished", "acquired", "defeated", "entered", "given", "kept", "copied", "discarded", "destroyed", "stacked",
    "recovered", "revealed",
)  # fmt: skip

EVENTS_OF: NodeTable[tuple[str, ...] | NotNeeded] = NodeTable(
    "events",
    {
        common.Do: (*VERB_EVENTS, *ROW_CHANGES),
        common.Times: (*VERB_EVENTS, *ROW_CHANGES),  # acts at once if all cards are chosen
        lang.Draw: ("drawn", "shuffled"),
        lang.Gain: ("gained", "last_round"),
        lang.Pay: ("paid",),
        lang.Steal: ("stole",),
        lang.ExtraTurn: ("extra_turn",),
        common.Name: ("named",),
        common.Trigger: ("set_off",),
        common.Settle: ("fate",),
        common.Menu: ("played", "used", "acquired", "defeated", "cleanup", "drawn", *ROW_CHANGES),
        lang.PassTurn: ("turn", "last_round", "over"),
        lang.SamaelActs: ("samael", "acquired", "defeated", "gained", "last_round", *ROW_CHANGES),
    },
    not_needed("only decides what happens next", common.Seq, common.If, common.May, common.OneOf, common.Each),
    not_needed("its rule emits events when it applies", common.UntilEndOfTurn),
    not_needed("expanded when the cards are loaded", lang.Unite),
)  # fmt: skip
"""The events that a node can emit when it resolves or is answered."""

EVENTS_OF_NO_NODE = ("game", "conceded")
