"""Cards move in `move`, and in the few functions listed here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from vigil.games.ascension.rules import game
from vigil.games.ascension.rules.language import OWN_ZONES, SHARED_ZONES
from vigil.games.ascension.rules.state import SeatState, State

RULES = Path(game.__file__).parent
PILES = {*OWN_ZONES, *SHARED_ZONES}
CHANGES = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"}
SETS_UP = {"setup.py", "saves.py"}  # new and saved games
IMAGINES = {"redeal.py"}  # deals hidden cards again, in a copy
ALLOWED = {
    ("actions.py", "move"),
    ("actions.py", "draw"),  # the most frequent moves
    ("actions.py", "play"),
    ("actions.py", "clean_up"),
    ("actions.py", "slide_row"),  # the cards of the row change slots, none enters or leaves
    ("actions.py", "next_center_card"),  # shuffles
    ("actions.py", "reshuffle_discard"),  # shuffles
}


def is_pile(x: ast.expr, names: set[str]) -> bool:
    """`s.row`, `me.hand`, `s.seats[0].deck`, `pile(...)`, `getattr(s, zone)`, or a name given to one of them."""
    match x:
        case ast.Attribute(attr=attr):
            return attr in PILES
        case ast.Name(id=name):
            return name in names
        case ast.Call(func=ast.Name(id=called)):
            return called in ("pile", "getattr")
        case ast.Subscript(value=value):
            return is_pile(value, names)
        case ast.IfExp(body=body, orelse=orelse):
            return is_pile(body, names) or is_pile(orelse, names)
    return False


def pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    """The targets of an assignment with their values; a tuple yields its items."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=True):
            yield from pairs(one, other)
    else:
        yield target, value


def named_piles(function: ast.AST) -> set[str]:
    """Local names for piles."""
    names: set[str] = set()
    for x in ast.walk(function):
        match x:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    names |= {
                        one.id for one, v in pairs(target, value) if isinstance(one, ast.Name) and is_pile(v, set())
                    }
            case ast.For(target=ast.Name(id=name), iter=ast.Tuple(elts=items)) if any(is_pile(i, set()) for i in items):
                names.add(name)
            case ast.NamedExpr(target=ast.Name(id=name), value=value) if is_pile(value, set()):
                names.add(name)
    return names


def touches(function: ast.AST) -> Iterator[int]:
    """The lines in which a function changes a pile."""
    names = named_piles(function)
    for x in ast.walk(function):
        match x:
            case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in CHANGES and is_pile(value, names):
                yield x.lineno
            case ast.Call(func=ast.Name(id="shuffle"), args=args) if any(is_pile(arg, names) for arg in args):
                yield x.lineno
            case ast.Call(func=ast.Name(id="setattr"), args=[_, ast.Name() | ast.Attribute(), *_]):
                yield x.lineno
            case ast.Assign(targets=targets):
                assigned = [one for target in targets for one, _ in pairs(target, x.value)]
                if any(is_pile(one, names) for one in assigned if isinstance(one, (ast.Attribute, ast.Subscript))):
                    yield x.lineno
            case ast.AugAssign(target=target) if is_pile(target, names):
                yield x.lineno
            case ast.Delete(targets=targets) if any(is_pile(target, names) for target in targets):
                yield x.lineno


def functions(source: str) -> Iterator[ast.FunctionDef]:
    for x in ast.walk(ast.parse(source)):
        if isinstance(x, ast.FunctionDef):
            yield x


def test_the_checked_piles_are_those_of_the_game_state() -> None:
    lists = {f.name for f in (*fields(State), *fields(SeatState)) if f.type == "list[int]"}
    no_piles = {"rng", "fates", "fates_seen", "abilities_used", "purses"}
    assert lists - no_piles == PILES


def test_only_move_and_its_exceptions_change_a_pile() -> None:
    found = {
        (path.name, function.name)
        for path in RULES.glob("*.py")
        if path.name not in SETS_UP | IMAGINES
        for function in functions(path.read_text(encoding="utf-8"))
        if any(touches(function))
    }
    assert found == ALLOWED


@pytest.mark.parametrize(
    "line",
    [
        "s.row[2] = 5",
        "s.row[s.row.index(card)] = EMPTY",
        "s.seats[you].hand.remove(card)",
        "me.hand, me.played = [], []",
        "me.discard += me.hand",
        "s.void.append(card)",
        "s.center.insert(0, card)",
        "pile(s, zone, you).append(card)",
        "getattr(s, zone).remove(card)",
        "(getattr(s, zone) if zone in SHARED else s.box).remove(card)",
        "deck, hand = me.deck, me.hand\n    hand.append(deck.pop())",
        "row = s.row\n    row[0] = 3",
        "for each in (s.mystics, s.heavies):\n        each.clear()",
        "del s.cultists[0]",
        "me.deck[:] = me.discard",
        "setattr(me, zone, [])",
        "shuffle(s.rng[0], me.deck)",
        "s.box.extend(cards)",
    ],
)
def test_code_that_changes_a_pile_is_found(line: str) -> None:
    (function,) = functions(f"def f(s, me):\n    {line}\n")
    assert list(touches(function))


@pytest.mark.parametrize(
    "line",
    [
        "card = s.row[0]",
        "queue = s.pending_triggers\n    queue.pop(0)",
        "s.fates.append(card)",
        "row = [card for card in s.row if card]\n    row.insert(0, 1)",
        "if card in me.hand:\n        s.stack.append(card)",
        "for card in me.hand:\n        options.append(card)",
        "me.runes += 1",
    ],
)
def test_reading_a_pile_is_not_a_change(line: str) -> None:
    (function,) = functions(f"def f(s, me):\n    {line}\n")
    assert list(touches(function)) == []
