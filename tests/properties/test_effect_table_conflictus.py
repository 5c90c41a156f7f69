"""One table per node of Conflictus: every column says something of every node, on purpose.

A column lies in the layer it belongs to.  Here they are put side by side, and each empty
cell and each entry that belongs to no node is named.  A cell may hold NotNeeded and a reason.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import vigil.games.conflictus
from vigil.effects import language as shared
from vigil.effects.language import ANY, NOTHING, Amount, Cards, Effect, Frame, Rule, Test, node
from vigil.effects.specs import NotNeeded
from vigil.games.conflictus.bots.card_summary import FEATURES, WORN_VALUES, EffectSummary
from vigil.games.conflictus.bots.card_values import STANDING, VALUES, _standing_rule, rough
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.cards.validation import WHY_WRONG, _why_wrong
from vigil.games.conflictus.rules import engine_nodes
from vigil.games.conflictus.rules import language as c
from vigil.games.conflictus.rules.decisions import QUESTION_KEYS
from vigil.games.conflictus.rules.decks import precons
from vigil.games.conflictus.rules.effect_specs import PART, SPECS, UNSAID, WITHOUT_ANSWER, WITHOUT_HANDLER
from vigil.games.conflictus.rules.effect_specs import WITHOUT_QUESTION as NO_QUESTION
from vigil.games.conflictus.rules.engine import machine
from vigil.games.conflictus.rules.game import GAME
from vigil.games.conflictus.rules.obvious_choices import PURE_GAIN, is_pure_gain
from vigil.games.conflictus.rules.pass_advice import LEANINGS, target_leaning
from vigil.games.conflictus.rules.selections import CAN_START, can_start
from vigil.games.conflictus.rules.state import EVENT_KINDS
from vigil.games.conflictus.rules.values import COUNTED, REFERENCED_CARD, TRUE_WHEN, amount, is_true, referenced_card
from vigil.games.conflictus.rules.why_not import OBJECTIONS
from vigil.games.conflictus.text.cards import card_text, grammar, language
from vigil.games.conflictus.text.grammar import PHRASES, RULED, STATEMENTS, ConflictusRenderer
from vigil.games.conflictus.text.lookup import FILE, message
from vigil.games.conflictus.text.tree import CombinedBoost, which
from vigil.text import LANGUAGES
from vigil.text.fluent import keys
from vigil.text.tree_analysis import ORDER

STEPS = [kind for kind in vars(engine_nodes).values() if isinstance(kind, type) and kind is not Effect]
NODES: list[type] = [c.Card, *c.NODES.values(), *STEPS]
WARRIOR, A_TARGET = c.Which(c.WARRIOR), (c.a_card(c.Which(c.WARRIOR)),)
NO_WORDS_HERE = NotNeeded("refused in cards")
UNTOLD = NotNeeded("a step of the game that no card says")

Words = Callable[[ConflictusRenderer, str], str]


def said(x: Any) -> Words:
    return lambda g, lang: g.text(x)


def aimed(x: Any) -> Words:
    return lambda g, lang: g.text(c.Spell(x, A_TARGET))


WORDS: dict[type, Words | NotNeeded] = {
    c.Card: lambda g, lang: card_text(edition()[0], lang),
    c.Keyword: said(c.Keyword("leap")),
    # filters, amounts, tests, selections
    shared.Filter: lambda g, lang: g.such(which(ANY)),
    c.Which: lambda g, lang: g.such(WARRIOR),
    shared.Count: lambda g, lang: str(g.value(shared.Count(c.HAND), False)),  # type: ignore[attr-defined]
    shared.Happened: lambda g, lang: str(g.value(shared.Happened(c.DRAWS), False)),  # type: ignore[attr-defined]
    shared.CostOf: lambda g, lang: str(g.value(shared.CostOf(), False)),  # type: ignore[attr-defined]
    c.StatOf: lambda g, lang: str(g.value(c.StatOf(c.MILL), False)),  # type: ignore[attr-defined]
    c.InSet: lambda g, lang: str(g.value(c.InSet("sources"), False)),  # type: ignore[attr-defined]
    c.CountersOn: lambda g, lang: str(g.value(c.CountersOn(c.CHARGE), False)),  # type: ignore[attr-defined]
    shared.AtLeast: lambda g, lang: g.test(shared.AtLeast(shared.Count(c.HAND), 2), False),
    shared.AtMost: lambda g, lang: g.test(shared.AtMost(shared.Count(c.HAND), 2), False),
    shared.Is: lambda g, lang: g.test(shared.Is(WARRIOR), False),
    shared.Both: lambda g, lang: g.test(shared.Both(shared.Is(WARRIOR), shared.Is(WARRIOR)), False),
    shared.Named: NO_WORDS_HERE,
    shared.Pick: said(c.from_mortis()),
    shared.All: lambda g, lang: str(g.cards(shared.All(c.TABLE, WARRIOR), False)),
    shared.AtRandom: said(shared.Do("discard", shared.AtRandom(c.HAND))),
    shared.Top: NO_WORDS_HERE,
    shared.Target: aimed(shared.Do("destroy", shared.Target())),
    shared.Aim: aimed(shared.Do("destroy", shared.Target())),
    shared.It: lambda g, lang: str(g.cards(shared.It(), False)),
    shared.This: lambda g, lang: str(g.cards(shared.This(), False)),
    # texts and rules
    shared.Ability: NO_WORDS_HERE,
    c.Spell: said(c.Spell(c.Draw(1))),
    c.ChooseOne: said(c.ChooseOne((c.Spell(c.Draw(1)), c.Spell(c.Recover(1))))),
    c.Cost: lambda g, lang: ", ".join(g.cost(c.Cost(1, mill=2), c.LIGHT)),
    c.Activated: said(c.Activated(c.Draw(1))),
    c.Mod: said(c.Mod(c.THIS_CARD, 1)),
    c.Has: said(c.Has(c.THIS_CARD, "leap")),
    c.Forbid: said(c.Forbid("attack", WARRIOR)),
    c.Cheaper: said(c.Cheaper(1, WARRIOR)),
    shared.Trigger: said(shared.Trigger(c.ENTERS, c.Draw(1), own=True)),
    # effects
    shared.Seq: said(c.seq(c.Draw(1), c.Recover(1))),
    shared.If: said(shared.If(shared.AtLeast(shared.Count(c.HAND), 2), c.Draw(1))),
    shared.May: said(shared.May(c.Draw(1))),
    shared.OneOf: said(shared.OneOf((c.Draw(1), c.Recover(1)))),
    shared.Times: said(shared.Times(2, c.from_mortis())),
    shared.Each: said(c.each_opponent(c.Discard(1))),
    shared.Do: said(shared.Do("sacrifice", shared.This())),
    shared.Name: NO_WORDS_HERE,
    shared.Lasting: said(c.this_round(c.Forbid("block", WARRIOR))),
    c.Draw: said(c.Draw(2)),
    c.Mill: said(c.Mill(2)),
    c.Recover: said(c.Recover(2)),
    c.Discard: said(c.Discard(2)),
    c.Search: said(c.Search(WARRIOR)),
    c.Damage: aimed(c.Damage(2, shared.Target())),
    c.Modify: aimed(c.Modify(shared.Target(), 1)),
    c.Grant: aimed(c.Grant(shared.Target(), "leap")),
    c.PutCounters: aimed(c.PutCounters(shared.Target(), c.GROWTH)),
    c.MarkFor: said(c.MarkFor("sacrifice")),
    c.MakeTokens: said(c.MakeTokens("X")),
    c.Whom: said(c.Whom(shared.OPPONENTS, c.Discard(1))),
    c.SkipAttack: said(c.SkipAttack()),
    c.MustBlock: aimed(c.MustBlock()),
    shared.Menu: NO_WORDS_HERE,
    shared.Settle: NO_WORDS_HERE,
    **dict.fromkeys(STEPS, UNTOLD),
}
"""An example of each node, in words."""


class Column(NamedTuple):
    """A column: its name, its cells from wherever they stand, and which nodes have a row in it."""

    name: str
    cells: Sequence[Mapping[type, Any]]
    of: type | None = None
    besides: tuple[type, ...] = ()  # nodes that only this column knows


COLUMNS = [
    Column("handler", (machine.handlers, WITHOUT_HANDLER)),
    Column("answer handler", (machine.answer_handlers, WITHOUT_ANSWER)),
    Column("question", (QUESTION_KEYS, NO_QUESTION)),
    Column("objection", (OBJECTIONS, NO_QUESTION)),
    Column("condition for starting", (CAN_START,)),
    Column("bounds and what it reveals", (SPECS,)),
    Column("pure gain", (PURE_GAIN,)),
    Column("bot value", (VALUES,)),
    Column("features", (FEATURES,)),
    Column("phrase", (PHRASES,), None, (CombinedBoost,)),
    Column("words", (WORDS,)),
    Column("amount", (COUNTED,), Amount),
    Column("test", (TRUE_WHEN,), Test),
    Column("card it means", (REFERENCED_CARD,), Cards),
]
CHECKED = [Column("check of cards", (WHY_WRONG,))]
AIMED = [Column("leaning", (LEANINGS,))]
RULES = [Column("rule in words", (RULED,), Rule), Column("value of a rule", (STANDING,), Rule)]
RULES.append(Column("value for a bearer", (WORN_VALUES,), Rule))


def rows(column: Column, nodes: Sequence[type]) -> set[type]:
    return {kind for kind in nodes if column.of is None or (issubclass(kind, column.of) and kind is not column.of)}


def empty_cells(columns: Sequence[Column], nodes: Sequence[type]) -> list[str]:
    return [
        f"{kind.__name__}: {column.name}"
        for column in columns
        for kind in sorted(rows(column, nodes), key=lambda kind: kind.__name__)
        if not any(cells.get(kind) is not None for cells in column.cells)
    ]


def stale_entries(columns: Sequence[Column], nodes: Sequence[type]) -> list[str]:
    """Entries for what is no node (of this column), and cells that are filled and said to be empty."""
    found = []
    for column in columns:
        known = {*rows(column, nodes), *column.besides}
        filled = [kind for cells in column.cells for kind in cells]
        found += [f"{kind.__name__}: {column.name}" for kind in filled if kind not in known]
        found += [f"{kind.__name__}: {column.name}, twice" for kind in {*filled} if filled.count(kind) > 1]
    return found


IN_CARDS = [c.Card, *c.NODES.values()]
CAN_AIM = [kind for kind in NODES if any(field.name == "cards" for field in fields(kind))]
STATIC_RULES = [kind for kind in NODES if not issubclass(kind, Effect)]  # a Trigger is set off


def test_every_cell_is_filled() -> None:
    assert len(NODES) > 60
    assert empty_cells(COLUMNS, NODES) == []
    assert empty_cells(RULES, STATIC_RULES) == []
    assert empty_cells(AIMED, CAN_AIM) == []
    assert empty_cells(CHECKED, IN_CARDS) == []


def test_no_entry_is_stale() -> None:
    assert stale_entries(COLUMNS, NODES) == []
    assert stale_entries(RULES, STATIC_RULES) == []
    assert stale_entries(AIMED, CAN_AIM) == []
    assert stale_entries(CHECKED, IN_CARDS) == []


def test_every_reason_is_a_reason() -> None:
    cells = [cell for column in COLUMNS for part in column.cells for cell in part.values()]
    empty = [cell for cell in cells if isinstance(cell, NotNeeded)]
    assert len(empty) > 100
    assert all(cell.reason.strip() for cell in empty)
    assert {PART, UNSAID} < {cell.reason for cell in empty}


@node
class Conjure(Effect):
    """An effect nobody has written anything for."""

    n: int = 1


@node
class Wound(Effect):
    """An effect on cards nobody has written anything for."""

    cards: Cards


@node
class Curse(Rule):
    """Such a rule."""


@node
class Oddness(Amount):
    """Such an amount."""


@node
class Doubt(Test):
    """Such a test."""


@node
class Those(Cards):
    """Such a selection."""


def test_a_node_that_was_forgotten_is_named_in_every_column() -> None:
    for fake in (Conjure, Oddness, Doubt, Those):
        wanted = [f"{fake.__name__}: {column.name}" for column in COLUMNS if fake in rows(column, [fake])]
        assert len(wanted) >= 11
        assert empty_cells(COLUMNS, [*NODES, fake]) == wanted
    assert empty_cells(CHECKED, [*IN_CARDS, Wound]) == ["Wound: check of cards"]
    assert empty_cells(AIMED, [*CAN_AIM, Wound]) == ["Wound: leaning"]
    assert empty_cells(RULES, [*STATIC_RULES, Curse]) == [f"Curse: {column.name}" for column in RULES]


def test_what_is_left_over_is_named() -> None:
    without = [kind for kind in NODES if kind is not c.Draw]
    assert stale_entries(COLUMNS, without) == [f"Draw: {column.name}" for column in COLUMNS if column.of is None]
    twice = Column("answer handler", (machine.answer_handlers, {**WITHOUT_ANSWER, c.Mill: NotNeeded("asks nothing")}))
    assert stale_entries([twice], NODES) == ["Mill: answer handler, twice"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", NODES, ids=lambda kind: kind.__name__)
def test_every_node_has_words_in_every_language(kind: type, lang: str) -> None:
    words = WORDS[kind]
    if isinstance(words, NotNeeded):
        assert kind in (*STEPS, *(kind for kind, cell in PHRASES.items() if isinstance(cell, NotNeeded)))
        return
    spoken = words(grammar(lang), lang)
    assert len(spoken) > 2 and "None" not in spoken and "{" not in spoken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_all_that_a_language_needs(lang: str) -> None:
    assert getattr(language(lang), "__abstractmethods__", None) == frozenset()


# ------------------------------------------------------------- unknown nodes raise


def unknown() -> Iterator[tuple[str, Callable[[], object]]]:
    s = GAME.new(GAME.configure({"decks": [*precons("classic")][:2]}), 1)
    frame: Frame = (Conjure(), 0, 0, NOTHING, NOTHING, NOTHING)
    yield "Conjure has no condition for starting", lambda: can_start(s, Conjure(), frame)
    yield "Conjure has no answer to whether it only gives", lambda: is_pure_gain(Conjure())
    yield "Conjure has no value", lambda: rough(Conjure())
    yield "Conjure has no value", lambda: EffectSummary(c.Spell(c.seq(c.Draw(1), Conjure())))
    yield "Conjure has no features", lambda: EffectSummary(c.Spell(c.Draw(1)))._read(Conjure(), shared.YOU)
    yield "Wound has no check of cards", lambda: _why_wrong(Wound(shared.Target()))
    yield "Wound has no leaning", lambda: target_leaning(Wound(shared.Target()), 0)
    yield "Curse has no value", lambda: _standing_rule(Curse())
    yield "Oddness has no number", lambda: amount(s, Oddness(), frame)
    yield "Doubt has no condition", lambda: is_true(s, Doubt(), frame)
    yield "Those has no one card it means", lambda: referenced_card(s, Those(), frame)
    yield "Menu has no value: refused in cards", lambda: rough(shared.Menu("main"))
    for lang in LANGUAGES:
        g = grammar(lang)
        yield "Conjure has no words", lambda g=g: g.text(Conjure())  # type: ignore[misc]
        yield "Conjure has no words", lambda g=g: g.phrase(shared.May(Conjure()), ORDER)  # type: ignore[misc]
        yield "Curse has no words", lambda g=g: g.rule(Curse(), False)  # type: ignore[misc]
        yield r"no words for .*Oddness\(\)", lambda g=g: g.value(Oddness(), False)  # type: ignore[misc]
        yield r"no words for .*Doubt\(\)", lambda g=g: g.test(Doubt(), False)  # type: ignore[misc]
        yield r"no words for .*Those\(\)", lambda g=g: g.cards(Those(), False)  # type: ignore[misc]


def test_an_unknown_node_is_an_error_everywhere() -> None:
    for why, attempt in unknown():
        with pytest.raises(TypeError, match=why):
            attempt()


def test_only_statements_are_said_with_a_subject() -> None:
    """What the grammar takes for a statement has words as one."""
    statements = {
        kind for kind in (c.Draw, c.Mill, c.Discard) if grammar("en").is_statement(kind(1, shared.OPPONENTS))
    } | {kind for kind, cell in PHRASES.items() if isinstance(cell, NotNeeded) and "STATEMENTS" in cell.reason}
    assert statements == set(STATEMENTS)


# -------------------------------------------------------------------- lines of the log

UNSEEN, DOING = {"drawn", "fetched", "captive"}, {"activated"}


def log_keys() -> set[str]:
    lines = {f"event-{kind.replace('_', '-')}" for kind in EVENT_KINDS}
    return lines | {f"event-{kind}-unseen" for kind in UNSEEN} | {f"event-{kind}-doing" for kind in DOING}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_line_in_every_language(lang: str) -> None:
    written = {key for key in keys(FILE, lang) if key.startswith("event-")}
    assert sorted(log_keys() - written) == [], "no line in the log"
    assert sorted(written - log_keys()) == [], "a line for what never happens"
    assert message("event-drawn", lang, you="yes", card="X", who="Ana")


RULES_FOLDER = Path(vigil.games.conflictus.__file__).parent / "rules"
NAMED_AT = {"emit": 1, "move": 5, "leave_table": 3}
"""Where each function that emits an event is given its kind."""


def emitted() -> set[str]:
    found: set[str] = set()
    for path in RULES_FOLDER.glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in NAMED_AT:
                given = call.args[NAMED_AT[call.func.id] :][:1]  # a silent move has none
                for word in (word for part in given for word in ast.walk(part)):
                    if isinstance(word, ast.Constant) and isinstance(word.value, str):
                        found.add(word.value)
    return found


def test_all_that_is_emitted_is_listed() -> None:
    indirect = {"announced", "activated", "triggered"}  # by what an item is
    assert emitted() | indirect == set(EVENT_KINDS)


def test_only_emit_appends_an_event() -> None:
    """Elsewhere the list is only begun anew, or told to somebody else."""
    places = []
    for path in RULES_FOLDER.glob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and any(map(grows_events, ast.walk(function))):
                places.append(f"{path.stem}.{function.name}")
    assert places == ["actions.emit"]


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
