"""The effect table of a game: its columns, its events, and what must refuse an unknown node.

The columns are in rules, text and bots, where they belong; a kit puts them side by side.
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
"""A pattern of the error, and what must raise it."""


@dataclass(frozen=True)
class Column:
    """One column: its cells, and the nodes that need one."""

    cells: Cells
    needs: Callable[[type], bool] = lambda kind: True
    extra: tuple[type, ...] = ()
    """Nodes that only this column knows."""


@dataclass(frozen=True)
class EffectTable:
    """The table of one game."""

    name: str
    nodes: tuple[type, ...]
    columns: Mapping[str, Column]
    events: frozenset[str]
    """The kinds of events."""
    log_variants: frozenset[str]
    """The events with a second line in the log, such as one for viewers who may not see the card."""
    message_file: str
    """Where the lines of the log are."""
    rules: Path
    """The folder of the rules."""
    emitters: Mapping[str, int]
    """Where each function that emits an event is given its kind."""
    indirect_events: frozenset[str]
    """Events whose kind is computed."""
    unknown: Callable[[], Iterator[Attempt]]
    """What must refuse a node that no column knows."""

    def __repr__(self) -> str:
        return self.name


def together(*groups: Cells) -> Cells:
    """Join several mappings into one column; two cells for one node are an error."""
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
