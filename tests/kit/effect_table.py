"""The effect table of a game: its columns, its events, and the functions that must reject an unknown node.

The columns are in rules, text and bots, where they belong. A test kit lists them together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vigil.effects.language import Amount, Cards, Effect, Rule, Test, node
from vigil.effects.specs import NodeTable

Cells = Mapping[type, Any]
Attempt = tuple[str, Callable[[], object]]
"""A pattern of the error, and the function that must raise it."""


@dataclass(frozen=True)
class Column:
    """One column: its cells, and the nodes that need one."""

    cells: Cells
    needs: Callable[[type], bool] = lambda kind: True
    extra: tuple[type, ...] = ()
    """Nodes that occur only in this column."""


@dataclass(frozen=True)
class EffectTable:
    """The table of one game."""

    name: str
    nodes: tuple[type, ...]
    columns: Mapping[str, Column]
    events: frozenset[str]
    """The kinds of events."""
    log_variants: frozenset[str]
    """Events with a second log line, such as one for viewers who may not see the card."""
    message_file: str
    """The file with the log lines."""
    rules: Path
    """The folder of the rules."""
    emitters: Mapping[str, int]
    """For each function that emits an event, where it gets the kind."""
    indirect_events: frozenset[str]
    """Events whose kind is computed."""
    unknown: Callable[[], Iterator[Attempt]]
    """The functions that must reject a node that no column knows."""

    def __repr__(self) -> str:
        return self.name


def together(*groups: Cells) -> Cells:
    """Merge mappings into one column. Two cells for one node are an error."""
    return NodeTable("cell", *groups)


def is_effect(kind: type) -> bool:
    return issubclass(kind, Effect)


@node
class NewEffect(Effect):
    """An effect that no column knows."""


@node
class NewEffectOnCards(Effect):
    """An effect on cards that no column knows."""

    cards: Cards


@node
class NewAmount(Amount):
    """A number that no column knows."""


@node
class NewTest(Test):
    """A test that no column knows."""


@node
class NewCards(Cards):
    """A selection that no column knows."""

    where: tuple[str, ...] = ("hand",)


@node
class NewRule(Rule):
    """A rule that no column knows."""


NEW_NODES = (NewEffect, NewEffectOnCards, NewAmount, NewTest, NewCards, NewRule)
