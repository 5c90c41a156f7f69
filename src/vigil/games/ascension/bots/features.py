"""Features of effects that decide when a bot plays a card, by node."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from vigil.effects import language as common
from vigil.effects.specs import NodeTable, NotNeeded, not_needed
from vigil.games.ascension.rules import language as lang


class Feature(Enum):
    """A property of an effect that decides when a bot plays it, or whether it can do harm."""

    DRAWS = auto()
    GAINS = auto()
    PAYS = auto()
    NAMES = auto()
    DEPENDS = auto()
    """It has a condition that can become true later in the turn."""
    REACHES_OTHERS = auto()


FEATURES: NodeTable[Feature | NotNeeded] = NodeTable(
    "feature",
    {
        lang.Draw: Feature.DRAWS, lang.Gain: Feature.GAINS, lang.Pay: Feature.PAYS, common.Name: Feature.NAMES,
        common.If: Feature.DEPENDS,
        common.Each: Feature.REACHES_OTHERS,
    },
    not_needed("bots look at its verb and cards instead", common.Do),
    not_needed(
        "only its parts count", lang.Card, common.Seq, common.May, common.OneOf, common.Times, common.UntilEndOfTurn,
        common.Trigger, lang.Unite, common.Ability,
    ),
    not_needed(
        "only the node that contains it counts", common.Filter, common.Count, common.Happened, common.CostOf,
        lang.Factions,
    ),
    not_needed(
        "the condition counts, not its test", common.AtLeast, common.AtMost, common.Is, common.Named, common.Both,
        lang.Behind,
    ),
    not_needed(
        "the verb counts, not its cards", common.Pick, common.All, common.AtRandom, common.Top, common.It, common.This,
    ),
    not_needed("only its value counts", lang.Steal, lang.ExtraTurn, lang.Discount, lang.TreatAs, lang.MonstersJoin),
    not_needed("not part of a card", common.Menu, common.Settle, lang.PassTurn, lang.SamaelActs),
)  # fmt: skip


def features_of(root: Any) -> frozenset[Feature]:
    """Return the features of an effect, an ability or a card."""
    cells = (FEATURES[type(node)] for node in common.walk(root)) if root is not None else ()
    return frozenset(cell for cell in cells if isinstance(cell, Feature))
