"""The effect table: what the program must know about every node, as columns in the packages that use them.

The rules add a column of handlers, the text a column of phrases, the bots a column of values. Each column maps node
classes to cells, and a test lists every missing cell. `NotNeeded` marks a cell that is empty on purpose.

The column in this module is `NodeSpec`. Card validation reads its bounds, and tests compare what handlers
reveal with `reveals`.
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
    """A column of the effect table, built from groups of cells. Looking up an unknown node raises TypeError."""

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
    """Return cells that are empty on purpose, all for the same reason."""
    return dict.fromkeys(kinds, NotNeeded(reason))


class Reveals(Enum):
    """Who may see hidden cards when the node resolves. Undo cannot go back past that."""

    NOTHING = "nothing"
    TO_SOME = "to some"
    TO_ALL = "to all"


@dataclass(frozen=True, slots=True)
class NodeSpec:
    """The bounds of a node and what it reveals. No field has a default, so none can be forgotten."""

    bounds: Mapping[str, Range]
    """The allowed numbers by field. Other fields take no numbers."""
    reveals: Reveals


def part(**bounds: Range) -> NodeSpec:
    """Return the spec of a filter, amount, test, selection or rule, which never resolves by itself."""
    return NodeSpec(bounds, Reveals.NOTHING)


def effect(reveals: Reveals, **bounds: Range) -> NodeSpec:
    """Return the spec of an effect, which resolves on the stack."""
    return NodeSpec(bounds, reveals)


def why_out_of_bounds(node: Any, specs: Mapping[type, NodeSpec]) -> str | None:
    """Return the error for the first number out of bounds, or None. Counted amounts have no bounds."""
    for field, bounds in specs[type(node)].bounds.items():
        n = getattr(node, field)
        if isinstance(n, int) and n not in bounds:
            return f"{preview(n)} is not between {bounds.low} and {bounds.high}"
    return None
