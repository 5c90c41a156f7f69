"""The effect table: every node of a language has a cell in every column, and no cell is unused.

If a column has nothing for a node, its cell is `NotNeeded`, which marks it as empty on purpose.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from kit.effect_table import NEW_NODES, EffectTable, NewEffect
from kit.effect_table_ascension import ASCENSION_TABLE
from kit.effect_table_conflictus import CONFLICTUS_TABLE
from properties.test_effect_specs import ascension_games
from vigil.effects.language import OPPONENTS
from vigil.effects.machine import EndlessLoopError
from vigil.effects.specs import NodeTable, NotNeeded, not_needed
from vigil.games.ascension.rules import effect_specs, turns
from vigil.games.ascension.rules.game import GAME
from vigil.games.conflictus.rules import language as c
from vigil.games.conflictus.text.cards import grammar, language
from vigil.games.conflictus.text.grammar import PHRASES, STATEMENTS
from vigil.text import LANGUAGES, fluent

each_table = pytest.mark.parametrize("table", [ASCENSION_TABLE, CONFLICTUS_TABLE], ids=repr)


def empty_cells(table: EffectTable, nodes: tuple[type, ...]) -> list[str]:
    return [
        f"{kind.__name__}: {name}"
        for kind in nodes
        for name, column in table.columns.items()
        if column.needs(kind) and column.cells.get(kind) is None
    ]


def stale_cells(table: EffectTable, nodes: tuple[type, ...]) -> list[str]:
    return [
        f"{kind.__name__}: {name}"
        for name, column in table.columns.items()
        for kind in column.cells
        if kind not in column.extra and (kind not in nodes or not column.needs(kind))
    ]


@each_table
def test_no_cell_is_empty(table: EffectTable) -> None:
    found = empty_cells(table, table.nodes)
    assert not found, "empty cells\n" + "\n".join(found)


@each_table
def test_no_cell_is_left_over(table: EffectTable) -> None:
    found = stale_cells(table, table.nodes)
    assert not found, "cells left over\n" + "\n".join(found)


@each_table
def test_an_intentionally_empty_cell_has_a_reason(table: EffectTable) -> None:
    cells = [cell for column in table.columns.values() for cell in column.cells.values()]
    reasons = [cell.reason for cell in cells if isinstance(cell, NotNeeded)]
    assert len(reasons) > 40 and all(len(reason.split()) >= 2 for reason in reasons)


@each_table
@pytest.mark.parametrize("kind", NEW_NODES)
def test_a_missing_node_is_reported_in_every_column(table: EffectTable, kind: type) -> None:
    columns = [name for name, column in table.columns.items() if column.needs(kind)]
    assert empty_cells(table, (*table.nodes, kind)) == [f"{kind.__name__}: {name}" for name in columns]
    assert len(columns) > 7


@each_table
def test_a_removed_node_is_reported_in_every_column(table: EffectTable) -> None:
    """Draw is an effect of both games."""
    (draw,) = (kind for kind in table.nodes if kind.__name__ == "Draw")
    columns = [name for name, column in table.columns.items() if draw in column.cells]
    assert stale_cells(table, tuple(kind for kind in table.nodes if kind is not draw)) == [
        f"Draw: {name}" for name in columns
    ]


def test_a_duplicate_cell_is_rejected() -> None:
    with pytest.raises(TypeError, match="NewEffect has two cells in the column value"):
        NodeTable("value", {NewEffect: 1}, not_needed("twice", NewEffect))


@each_table
def test_an_unknown_node_is_an_error_everywhere(table: EffectTable) -> None:
    for why, attempt in table.unknown():
        with pytest.raises((TypeError, KeyError), match=why):
            attempt()


# ----------------------------------------------------------------------- events


@each_table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_line_in_every_language(table: EffectTable, lang: str) -> None:
    lines = {key.removeprefix("event-") for key in fluent.keys(table.message_file, lang) if key.startswith("event-")}
    assert lines == {kind.replace("_", "-") for kind in table.events} | table.log_variants


def functions(table: EffectTable) -> Iterator[tuple[str, ast.FunctionDef]]:
    for path in table.rules.glob("*.py"):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.FunctionDef):
                yield f"{path.stem}.{part.name}", part


def emitted(table: EffectTable) -> Iterator[str]:
    """Return the kinds of events in calls of functions that emit them."""
    for path in table.rules.glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in table.emitters:
                for kind in call.args[table.emitters[call.func.id] :][:1]:  # a silent move emits no event
                    words = [word.value for word in ast.walk(kind) if isinstance(word, ast.Constant)]
                    yield from (word for word in words if isinstance(word, str) and word)


@each_table
def test_every_emitted_event_is_listed_and_every_listed_event_is_emitted(table: EffectTable) -> None:
    assert {*emitted(table)} | table.indirect_events == table.events


def grows_events(part: ast.AST) -> bool:
    if isinstance(part, ast.AugAssign):
        return isinstance(part.target, ast.Attribute) and part.target.attr == "events"
    return (
        isinstance(part, ast.Call)
        and isinstance(part.func, ast.Attribute)
        and part.func.attr in ("append", "extend", "insert")
        and isinstance(part.func.value, ast.Attribute)
        and part.func.value.attr == "events"
    )


@each_table
def test_only_emit_appends_an_event(table: EffectTable) -> None:
    assert [name for name, function in functions(table) if any(map(grows_events, ast.walk(function)))] == [
        "actions.emit"
    ]


def test_nodes_of_ascension_emit_only_the_events_listed_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds: dict[type, set[str]] = defaultdict(set)
    machine = turns.machine

    def watch(kind: type, handler: Callable[..., Any]) -> Callable[..., Any]:
        def resolve(s: Any, frame: Any, *option: Any) -> Any:
            before = len(s.events)
            result = handler(s, frame, *option)
            kinds[kind].update(entry[0] for entry in s.events[before:])
            return result

        return resolve

    tables: list[dict[type, Any]] = [machine.handlers, machine.answer_handlers]
    for handlers in tables:
        for kind, handler in list(handlers.items()):
            monkeypatch.setitem(handlers, kind, watch(kind, handler))
    for seed in range(4):
        for s, rng in ascension_games(seed):
            with suppress(EndlessLoopError):
                for _ in range(150):
                    if s.options:
                        GAME.choose(s, rng.choice(s.options))
    cells = effect_specs.EVENTS_OF
    listed = {kind: set() if isinstance(cells[kind], NotNeeded) else {*cells[kind]} for kind in kinds}  # type: ignore[misc]
    assert {kind.__name__: kinds[kind] - listed[kind] for kind in kinds if kinds[kind] - listed[kind]} == {}
    silent = {kind.__name__ for kind in cells if not kinds[kind]}
    assert silent == {kind.__name__ for kind, cell in cells.items() if isinstance(cell, NotNeeded)}


# ----------------------------------------------------------- texts of Conflictus


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_of_conflictus_is_complete(lang: str) -> None:
    assert getattr(language(lang), "__abstractmethods__", None) == frozenset()


def test_conflictus_statements_are_the_nodes_with_a_subject() -> None:
    """Every node that the grammar treats as a statement has words as one."""
    effects = (c.Draw, c.Mill, c.Discard)
    statements: set[type] = {kind for kind in effects if grammar("en").is_statement(kind(1, OPPONENTS))}
    statements |= {
        kind for kind, cell in PHRASES.items() if isinstance(cell, NotNeeded) and "STATEMENTS" in cell.reason
    }
    assert statements == set(STATEMENTS)
