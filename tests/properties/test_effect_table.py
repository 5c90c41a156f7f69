"""The effect table: every node of a language has every cell, and no cell is left over.

The columns stand where they belong, in rules, text and bots; here they are put side by side.  A cell
is empty if nothing stands in a column for a node; `NotNeeded` is a cell that is empty on purpose.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from properties import test_effect_specs
from vigil.effects.language import All, Amount, Cards, Effect, Menu, Node, Pick, Rule, Test, node
from vigil.effects.obvious_choices import PARTS_OF, is_pure_gain
from vigil.effects.specs import NodeTable, NotNeeded, not_needed
from vigil.games.ascension.bots import card_values, effect_values, features, move_scorer, playout_policy
from vigil.games.ascension.rules import (
    decisions,
    effect_handlers,
    effect_specs,
    game,
    language,
    legality,
    obvious_choices,
    selections,
    turns,
    values,
    verbs,
    why_not,
)
from vigil.games.ascension.text import cards as ascension_cards
from vigil.games.ascension.text import lookup
from vigil.games.ascension.text.phrases import PHRASES
from vigil.text import LANGUAGES, fluent

Cells = Mapping[type, Any]


@dataclass(frozen=True)
class Column:
    """One column: its cells, and the nodes it speaks of."""

    cells: Cells
    speaks_of: Callable[[type], bool] = lambda kind: True


@dataclass(frozen=True)
class EffectTable:
    """The table of one game."""

    nodes: list[type]
    columns: dict[str, Column]
    log_lines: Mapping[type, Any]  # node -> the kinds of events it emits, or NotNeeded
    other_events: tuple[str, ...]
    message_file: str
    rules: Path
    says: Callable[[Any, str], str]


def is_effect(kind: type) -> bool:
    return issubclass(kind, Effect)


def is_selection(kind: type) -> bool:
    return issubclass(kind, Cards)


def can_be_refused(kind: type) -> bool:
    return is_effect(kind) or is_selection(kind)


def asks(kind: type) -> bool:
    return kind in turns.machine.answer_handlers


def together(*groups: Cells) -> Cells:
    """One column out of several mappings; two cells for one node are an error."""
    return NodeTable("cell", *groups)


def phrases_of(lang: str) -> Cells:
    """The method that says each node, where the language has it."""
    spoken = ascension_cards.language(lang)
    found = {
        kind: name if isinstance(name, NotNeeded) else getattr(spoken, name, None) for kind, name in PHRASES.items()
    }
    return {kind: cell for kind, cell in found.items() if cell and not getattr(cell, "__isabstractmethod__", False)}


ASCENSION = EffectTable(
    nodes=[language.Card, *language.NODES.values()],
    columns={
        "handler": Column(
            together(
                turns.machine.handlers, effect_handlers.NEVER_RESOLVED, values.AMOUNTS, values.TESTS,
                selections.ORIGINS, legality.APPLIED,
            )
        ),
        "answer": Column(together(turns.machine.answer_handlers, decisions.ASKS_NOTHING), is_effect),
        "question": Column(together(decisions.QUESTION_KEYS, decisions.ASKS_NOTHING), is_effect),
        "legality": Column(together(legality.CHECKS, legality.SELECTION_CHECKS), can_be_refused),
        "objection": Column(why_not.OBJECTIONS, asks),
        "bounds and reveals": Column(effect_specs.SPECS),
        "events": Column(effect_specs.EVENTS_OF, is_effect),
        "pure gain": Column(together(PARTS_OF, obvious_choices.PURE_GAINS), is_effect),
        "single card": Column(
            together(verbs.SINGLE_CARDS, not_needed("chosen or all", Pick, All)),
            is_selection,
        ),
        **{f"phrase {lang}": Column(phrases_of(lang)) for lang in LANGUAGES},
        "value": Column(
            together(
                effect_values.VALUES, card_values.USUAL_NUMBERS, card_values.USUAL_CHANCES,
                card_values.USUAL_VERB_VALUES
            )
        ),
        "value now": Column(
            together(effect_values.VALUES, move_scorer.NUMBERS, move_scorer.CHANCES, move_scorer.VERB_VALUES)
        ),
        "features": Column(features.FEATURES),
        "answer in a playout": Column(
            together(playout_policy.ANSWER_SCORES, not_needed("answered by step()", Menu)),
            asks,
        ),
    },
    log_lines=effect_specs.EVENTS_OF,
    other_events=effect_specs.EVENTS_OF_NO_NODE,
    message_file=lookup.FILE,
    rules=Path(game.__file__).parent,
    says=lambda node, lang: ascension_cards.grammar(lang).text(node),
)  # fmt: skip
TABLES = {"ascension": ASCENSION}
"""The games whose effect tables are complete."""


def empty_cells(table: EffectTable, nodes: list[type]) -> list[str]:
    return [
        f"{kind.__name__}: {name}"
        for kind in nodes
        for name, column in table.columns.items()
        if column.speaks_of(kind) and kind not in column.cells
    ]


def stale_cells(table: EffectTable, nodes: list[type]) -> list[str]:
    return [
        f"{kind.__name__}: {name}"
        for name, column in table.columns.items()
        for kind in column.cells
        if kind not in nodes or not column.speaks_of(kind)
    ]


def missing_log_lines(table: EffectTable) -> list[str]:
    kinds = {kind for cell in table.log_lines.values() if not isinstance(cell, NotNeeded) for kind in cell}
    return [
        f"{kind}: {lang}"
        for kind in sorted(kinds | set(table.other_events))
        for lang in LANGUAGES
        if f"event-{kind.replace('_', '-')}" not in fluent.keys(table.message_file, lang)
    ]


@pytest.mark.parametrize("name", TABLES)
def test_no_cell_is_empty(name: str) -> None:
    assert empty_cells(TABLES[name], TABLES[name].nodes) == []


@pytest.mark.parametrize("name", TABLES)
def test_no_cell_is_left_over(name: str) -> None:
    assert stale_cells(TABLES[name], TABLES[name].nodes) == []


@pytest.mark.parametrize("name", TABLES)
def test_what_is_empty_on_purpose_says_why(name: str) -> None:
    cells = [cell for column in TABLES[name].columns.values() for cell in column.cells.values()]
    reasons = [cell.reason for cell in cells if isinstance(cell, NotNeeded)]
    assert reasons and all(len(reason.split()) >= 2 for reason in reasons)


# ------------------------------------------------------------------- log lines


@pytest.mark.parametrize("name", TABLES)
def test_every_event_has_a_line_in_every_language(name: str) -> None:
    assert missing_log_lines(TABLES[name]) == []


def emitted(rules: Path) -> Iterator[str]:
    """The kinds of events in calls of emit, and of what emits for its callers."""
    for path in rules.glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                place = {"emit": 1, "move": 5, "mover": 0}.get(call.func.id)
                word = None if place is None else call.args[place]
                if isinstance(word, ast.Constant) and word.value:
                    yield str(word.value)


@pytest.mark.parametrize("name", TABLES)
def test_only_emit_tells_what_happens(name: str) -> None:
    found = [
        f"{path.name}: {function.name}"
        for path in TABLES[name].rules.glob("*.py")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for line in ast.walk(function)
        if (isinstance(line, ast.Call) and ast.unparse(line.func) in ("s.events.append", "s.events.extend"))
        or (isinstance(line, ast.AugAssign) and ast.unparse(line.target) == "s.events")
    ]
    assert found == ["actions.py: emit"]


@pytest.mark.parametrize("name", TABLES)
def test_no_event_is_forgotten_or_left_over(name: str) -> None:
    table = TABLES[name]
    listed = {kind for cell in table.log_lines.values() if not isinstance(cell, NotNeeded) for kind in cell}
    assert listed | set(table.other_events) == set(emitted(table.rules))
    said = {key.removeprefix("event-") for key in fluent.keys(table.message_file, "en") if key.startswith("event-")}
    variants = {key for key in said if key.removesuffix("-unseen").removesuffix("-bare") != key}
    assert said - variants == {kind.replace("_", "-") for kind in listed | set(table.other_events)}


def test_nodes_emit_only_the_events_listed_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """In games of chance, each handler tells nothing that stands not in its cell."""
    told: dict[type, set[str]] = defaultdict(set)
    machine = turns.machine

    def watch(kind: type, handler: Callable[..., Any]) -> Callable[..., Any]:
        def noting(s: Any, frame: Any, *option: Any) -> Any:
            before = len(s.events)
            result = handler(s, frame, *option)
            told[kind].update(entry[0] for entry in s.events[before:])
            return result

        return noting

    tables: list[dict[type, Any]] = [machine.handlers, machine.answer_handlers]
    for handlers in tables:
        for kind, handler in list(handlers.items()):
            monkeypatch.setitem(handlers, kind, watch(kind, handler))
    for seed in range(3):
        for s, rng in test_effect_specs.ascension_games(seed):
            for _ in range(150):
                if not s.options:
                    break
                game.GAME.choose(s, rng.choice(s.options))
    wrong = {}
    for kind, kinds in told.items():
        cell = effect_specs.EVENTS_OF[kind]
        if unlisted := kinds - set(() if isinstance(cell, NotNeeded) else cell):
            wrong[kind.__name__] = unlisted
    assert wrong == {}
    silent = {kind.__name__ for kind in effect_specs.EVENTS_OF if not told[kind]}
    assert silent == {kind.__name__ for kind, cell in effect_specs.EVENTS_OF.items() if isinstance(cell, NotNeeded)}, (
        "the games tell of too little"
    )


# ----------------------------------------------------------------- unknown nodes


@node
class NewEffect(Effect):
    """An effect that nobody has heard of."""


@node
class NewAmount(Amount):
    """A number that nobody can count."""


@node
class NewTest(Test):
    """A test that nobody can make."""


@node
class NewCards(Cards):
    """Cards that nobody can find."""

    where: tuple[str, ...] = ("hand",)


@node
class NewRule(Rule):
    """A rule that nobody can say."""


NEW = (NewEffect, NewAmount, NewTest, NewCards, NewRule)


@pytest.mark.parametrize("kind", NEW)
@pytest.mark.parametrize("name", TABLES)
def test_a_forgotten_node_is_found(name: str, kind: type) -> None:
    table = TABLES[name]
    found = empty_cells(table, [*table.nodes, kind])
    columns = [column for column, cells in table.columns.items() if cells.speaks_of(kind)]
    assert found == [f"{kind.__name__}: {column}" for column in columns]
    assert len(columns) > len(LANGUAGES) + 3


@pytest.mark.parametrize("name", TABLES)
def test_a_node_that_is_gone_is_found(name: str) -> None:
    table = TABLES[name]
    gone = table.nodes[-1]
    assert {line.partition(":")[0] for line in stale_cells(table, table.nodes[:-1])} == {gone.__name__}


def test_a_second_cell_is_refused() -> None:
    with pytest.raises(TypeError, match="NewEffect has two cells in the column value"):
        NodeTable("value", {NewEffect: 1}, not_needed("twice", NewEffect))


def an_effect(new: Node) -> Any:
    """An effect in which the new node stands where it can stand."""
    a = language.NODES
    match new:
        case Amount():
            return a["Draw"](new)
        case Test():
            return a["If"](new, a["Draw"](1))
        case Cards():
            return a["Do"]("discard", new)
        case Rule():
            return a["Lasting"](new)
    return new


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", NEW)
@pytest.mark.parametrize("name", TABLES)
def test_no_language_says_what_it_does_not_know(name: str, kind: type, lang: str) -> None:
    with pytest.raises(TypeError, match=f"no words for {kind.__name__}"):
        TABLES[name].says(an_effect(kind()), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_no_language_holds_what_it_cannot_count(name: str, lang: str) -> None:
    a = language.NODES
    with pytest.raises(TypeError, match="no words for NewAmount"):
        TABLES[name].says(a["If"](a["AtLeast"](NewAmount(), 2), a["Draw"](1)), lang)
    with pytest.raises(TypeError, match="no words for NewRule"):
        TABLES[name].says(a["Lasting"](NewRule(), 2), lang)


@pytest.mark.parametrize("kind", NEW)
def test_the_rules_and_the_bots_refuse_what_they_do_not_know(kind: type) -> None:
    s = game.GAME.new(game.GAME.configure({"players": 2}), 1)
    new, frame = kind(), s.stack[-1]
    usual = card_values.valuer_for(s.tables.printed, 5, (0, 1), (), False)
    effect = an_effect(new)
    with pytest.raises(TypeError, match=f"no [a-z ]+ for {kind.__name__}"):
        usual.value(effect)
    with pytest.raises(TypeError, match=f"no feature for {kind.__name__}"):
        features.features_of(effect)
    if isinstance(new, Effect):
        with pytest.raises(TypeError, match="for NewEffect"):
            is_pure_gain(new, obvious_choices.only_helps)
    if isinstance(new, (Effect, Test, Cards)):
        with pytest.raises(TypeError, match=f"for {kind.__name__}"):
            legality.can_start(s, effect, (effect, *frame[1:]))
    if isinstance(new, Amount):
        with pytest.raises(TypeError, match="no count for NewAmount"):
            values.amount(s, new, frame)
    if isinstance(new, Effect):
        with pytest.raises((TypeError, KeyError), match="NewEffect"):
            other = game.GAME.new(game.GAME.configure({"players": 2}), 1)
            other.stack.append((effect, *frame[1:]))
            turns.run(other)


def test_a_step_of_the_game_has_no_value() -> None:
    s = game.GAME.new(game.GAME.configure({"players": 2}), 1)
    usual = card_values.valuer_for(s.tables.printed, 5, (0, 1), (), False)
    with pytest.raises(TypeError, match="no value for PassTurn: not part of a card"):
        usual.value(language.NODES["PassTurn"]())
    assert usual.value(None) == 0.0
