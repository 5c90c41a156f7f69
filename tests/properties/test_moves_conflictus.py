"""In Conflictus, one function moves cards between zones, and no other code changes a pile."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import vigil.games.conflictus
from vigil.games.conflictus.rules.language import OWN_ZONES
from vigil.games.conflictus.rules.state import CardSet, SeatState

RULES = Path(vigil.games.conflictus.__file__).parent / "rules"
SET_PILES = ("warriors", "others", "sources", "brought")
PILES = {*OWN_ZONES, *SET_PILES}
CHANGES = {"append", "remove", "pop", "insert", "clear", "extend", "sort", "reverse"}
MAKES_PILES = {"getattr", "zones"}
"""Functions that return piles by name."""

ALLOWED = {
    "actions.move": "the one function",
    "actions._out_of_set": "a part of move",
    "actions._into_set": "a part of move",
    "actions.shuffle_mons": "shuffling: no card leaves the mons",
    "setup.start_game": "set-up: the decks are laid out",
    "setup.deal": "set-up: opening hands",
    "setup.take_captives": "set-up: captives",
    "setup.exchange": "set-up: hands are exchanged",
    "setup.answer_setup": "set-up: cards are taken out in secret",
}


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    return (part for part in tree.body if isinstance(part, ast.FunctionDef))


def hands_out(value: ast.expr) -> bool:
    """Return whether an expression returns a pile itself, not a copy or a count."""
    if isinstance(value, ast.IfExp):
        return hands_out(value.body) or hands_out(value.orelse)
    if isinstance(value, ast.Tuple):
        return any(map(hands_out, value.elts))
    if isinstance(value, ast.Call):
        named = isinstance(value.func, ast.Name) and value.func.id in MAKES_PILES
        return named and bool(value.args) and is_of_the_state(value.args[0])
    return isinstance(value, ast.Attribute) and value.attr in PILES and is_of_the_state(value.value)


def is_of_the_state(owner: ast.expr) -> bool:
    """Return whether a pile belongs to the state. Items and drafts have their own sources, as tuples."""
    return not (isinstance(owner, ast.Name) and owner.id in ("item", "waits", "draft", "d", "config", "given"))


def aliases(function: ast.FunctionDef) -> set[str]:
    """Return local names of piles."""
    found: set[str] = set()
    for part in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(part, ast.Assign) and hands_out(part.value):
            targets = part.targets
        elif isinstance(part, ast.AnnAssign) and part.value is not None and hands_out(part.value):
            targets = [part.target]
        elif isinstance(part, (ast.For, ast.comprehension)) and hands_out(part.iter):
            targets = [] if isinstance(part.iter, ast.Attribute) else [part.target]  # the cards of one pile
        for target in targets:
            found |= {name.id for name in ast.walk(target) if isinstance(name, ast.Name)}
    return found


def touches(function: ast.FunctionDef) -> Iterator[str]:
    """Return where a function changes a pile."""
    local = aliases(function)

    def is_pile(x: ast.expr) -> bool:
        if isinstance(x, ast.Name):
            return x.id in local
        return hands_out(x)

    for part in ast.walk(function):
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute):
            if part.func.attr in CHANGES and is_pile(part.func.value):
                yield f"line {part.lineno}: {part.func.attr}"
        elif isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "setattr":
            if any(isinstance(arg, ast.Constant) and arg.value in PILES for arg in part.args):
                yield f"line {part.lineno}: setattr"
        elif isinstance(part, (ast.Assign, ast.AugAssign, ast.Delete)):
            targets = [part.target] if isinstance(part, ast.AugAssign) else part.targets
            for target in (one for each in targets for one in ast.walk(each)):
                if isinstance(target, ast.Subscript) and is_pile(target.value):
                    yield f"line {part.lineno}: an item or a slice"
                elif isinstance(target, ast.Attribute) and isinstance(target.ctx, ast.Store) and hands_out(target):
                    yield f"line {part.lineno}: the pile itself"
                elif isinstance(part, ast.AugAssign) and isinstance(target, ast.Name) and target.id in local:
                    yield f"line {part.lineno}: +="


def test_the_checked_piles_are_those_of_the_game_state() -> None:
    lists = {name for kind in (SeatState, CardSet) for name, hint in kind.__annotations__.items() if "list" in hint}
    assert lists == PILES


def test_only_move_changes_a_pile() -> None:
    found = {
        f"{path.stem}.{function.name}": places
        for path in sorted(RULES.glob("*.py"))
        for function in functions(ast.parse(path.read_text(encoding="utf-8")))
        if (places := [*touches(function)])
    }
    assert {name: places for name, places in found.items() if name not in ALLOWED} == {}
    assert set(ALLOWED) - set(found) == set(), "allowed, but no longer needed"


def test_only_move_uses_its_helpers() -> None:
    for path in RULES.glob("*.py"):
        for function in functions(ast.parse(path.read_text(encoding="utf-8"))):
            called = {part.id for part in ast.walk(function) if isinstance(part, ast.Name)}
            if called & {"_out_of_set", "_into_set"}:
                assert f"{path.stem}.{function.name}" == "actions.move"


@pytest.mark.parametrize(
    "line",
    [
        "s.seats[0].hand.append(card)",
        "me.mons.pop()",
        "group.sources += (card,)",
        "del group.sources[0]",
        "me.spent = []",
        "me.mons[2:] = []",
        "me.free, me.spent = me.spent, []",
        "pile = getattr(me, zone)\n    pile.remove(card)",
        "pile: list[int] = getattr(me, zone)\n    pile.clear()",
        "for zone, pile in zones(me):\n        pile.clear()",
        "for pile in (group.warriors, group.others):\n        pile.remove(card)",
        "hand = me.hand\n    hand += [card]",
        "(group.warriors if x else group.others).insert(0, card)",
        "getattr(me, zone).extend(cards)",
        "setattr(me, 'hand', [])",
    ],
)
def test_code_that_changes_a_pile_is_found(line: str) -> None:
    (function,) = functions(ast.parse(f"def f(s, me, group, zone, card):\n    {line}\n"))
    assert [*touches(function)]


@pytest.mark.parametrize(
    "line",
    [
        "cards = [*me.hand]\n    cards.pop()",
        "for card in me.hand:\n        seen.append(card)",
        "found = me.hand + me.mortis\n    found.remove(card)",
        "options.append(('play', me.hand[0]))",
        "n = len(me.mons)\n    n += 1",
        "s.transition.pop()",
    ],
)
def test_reading_a_pile_is_not_a_change(line: str) -> None:
    (function,) = functions(ast.parse(f"def f(s, me, group, zone, card, seen, options):\n    {line}\n"))
    assert [*touches(function)] == []
