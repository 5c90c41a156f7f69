"""The effect table: for every node of a language, all that must be known of it, column by column.

The columns stand in the layer they belong to: what a node does in the rules, its words
in the text, its value in the bots.  Each is a mapping by the type of the node, and a
test walks nodes and columns and names every cell that is empty.  A cell that is empty
on purpose holds `NotNeeded` with the reason.

The column here is `NodeSpec`: the check of cards reads the bounds, so that every number
of a card has some; tests hold what a handler shows against `reveals`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple, TypeVar

from vigil.kernel.errors import preview


class Range(NamedTuple):
    """The numbers from `low` to `high`, both included."""

    low: int
    high: int

    def __contains__(self, n: object) -> bool:
        return isinstance(n, int) and self.low <= n <= self.high


@dataclass(frozen=True, slots=True)
class NotNeeded:
    """A cell of the effect table that is empty on purpose, and why."""

    reason: str


V = TypeVar("V")


class NodeTable(dict[type, V]):
    """A column of the effect table, made of one or more groups of cells; a node it does not know raises."""

    def __init__(self, column: str, *groups: Mapping[type, V]) -> None:
        super().__init__()
        self.column = column
        for group in groups:
            for kind, cell in group.items():
                if kind in self:
                    raise TypeError(f"{kind.__name__} has two cells in the column {column}")
                self[kind] = cell

    def __missing__(self, kind: type) -> V:
        raise TypeError(f"no {self.column} for {kind.__name__}")


def not_needed(reason: str, *kinds: type) -> dict[type, NotNeeded]:
    """Cells that are empty on purpose, for one reason."""
    return dict.fromkeys(kinds, NotNeeded(reason))


class Reveals(Enum):
    """Who may learn of hidden cards when the node is worked on.  Then undo must not go back before it."""

    NOTHING = "nothing"
    TO_SOME = "to some"
    TO_ALL = "to all"


@dataclass(frozen=True, slots=True)
class NodeSpec:
    """What a node says of itself; no field has a default, so that none is forgotten."""

    bounds: Mapping[str, Range]
    """By field: what a number in it may be.  A field that is not here takes no number."""
    reveals: Reveals


def part(**bounds: Range) -> NodeSpec:
    """A filter, an amount, a test, a selection or a rule: nothing that is worked on by itself."""
    return NodeSpec(bounds, Reveals.NOTHING)


def effect(reveals: Reveals, **bounds: Range) -> NodeSpec:
    """Something that waits on the stack."""
    return NodeSpec(bounds, reveals)


def why_out_of_bounds(node: Any, specs: Mapping[type, NodeSpec]) -> str | None:
    """The first number of a node that is not within its bounds; amounts counted at the table have none."""
    for field, bounds in specs[type(node)].bounds.items():
        n = getattr(node, field)
        if isinstance(n, int) and n not in bounds:
            return f"{preview(n)} is not between {bounds.low} and {bounds.high}"
    return None
