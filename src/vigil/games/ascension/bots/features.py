"""Features of effects that decide when a bot plays a card, by node."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

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
    walk,
)  # fmt: skip
from vigil.effects.specs import NodeTable, NotNeeded, not_needed
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
        Draw: Feature.DRAWS, Gain: Feature.GAINS, Pay: Feature.PAYS, Name: Feature.NAMES, If: Feature.DEPENDS,
        Each: Feature.REACHES_OTHERS,
    },
    not_needed("bots look at its verb and cards instead", Do),
    not_needed("only its parts count", Card, Seq, May, OneOf, Times, Lasting, Trigger, Unite, Ability),
    not_needed("only the node that contains it counts", Filter, Count, Happened, CostOf, Factions),
    not_needed("the condition counts, not its test", AtLeast, AtMost, Is, Named, Both, Behind),
    not_needed("the verb counts, not its cards", Pick, All, AtRandom, Top, It, This),
    not_needed("only its value counts", Steal, ExtraTurn, Discount, TreatAs, MonstersJoin),
    not_needed("not part of a card", Menu, Settle, PassTurn, SamaelActs),
)  # fmt: skip


def features_of(root: Any) -> frozenset[Feature]:
    """Return the features of an effect, an ability or a card."""
    cells = (FEATURES[type(node)] for node in walk(root)) if root is not None else ()
    return frozenset(cell for cell in cells if isinstance(cell, Feature))
