"""Every node that can wait on the stack has one handler, named after the node."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

import vigil
from vigil.effects.language import Effect, Seq, Trigger, UntilEndOfTurn
from vigil.effects.machine import EngineHooks, Machine
from vigil.games.ascension.rules import language as ascension_language
from vigil.games.ascension.rules import turns as ascension
from vigil.games.ascension.rules.effect_handlers import AscensionHooks
from vigil.games.conflictus.rules import engine as conflictus
from vigil.games.conflictus.rules import engine_nodes, setup
from vigil.games.conflictus.rules import language as conflictus_language

assert setup.HANDLERS, "importing the setup registers all handlers"
GAMES: dict[str, tuple[Machine, type[EngineHooks], list[type]]] = {
    "ascension": (ascension.machine, AscensionHooks, list(ascension_language.NODES.values())),
    "conflictus": (
        conflictus.machine,
        conflictus.ConflictusHooks,
        [
            *conflictus_language.NODES.values(),
            *(kind for kind in vars(engine_nodes).values() if isinstance(kind, type)),
        ],
    ),
}
NEVER_ON_THE_STACK: dict[str, set[str]] = {
    "ascension": {"Unite"},  # a keyword, expanded when the cards are loaded
    "conflictus": {"Menu", "Name", "Settle", "Trigger"},  # rejected in cards; a Trigger becomes an item
}


def handler_name(prefix: str, kind: type) -> str:
    return prefix + re.sub(r"(?<!^)([A-Z])", r"_\1", kind.__name__).lower()


@pytest.mark.parametrize("game", GAMES)
def test_every_effect_has_a_handler(game: str) -> None:
    machine, _, nodes = GAMES[game]
    effects = {kind for kind in nodes if issubclass(kind, Effect) and kind is not Effect}
    without = {kind.__name__ for kind in effects if kind not in machine.handlers}
    assert without <= NEVER_ON_THE_STACK[game]
    assert set(machine.answer_handlers) <= set(machine.handlers) <= effects


@pytest.mark.parametrize("game", GAMES)
def test_a_handler_is_named_after_its_node(game: str) -> None:
    machine = GAMES[game][0]
    for kind, work in machine.handlers.items():
        assert getattr(work, "__name__", "") == handler_name("resolve_", kind)
    for kind, answer in machine.answer_handlers.items():
        assert getattr(answer, "__name__", "") == handler_name("answer_", kind)


def test_no_function_is_called_underscore() -> None:
    for path in Path(vigil.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                assert node.name != "_", f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("game", GAMES)
def test_the_hooks_of_a_game_match_the_protocol(game: str) -> None:
    """Each game provides all hooks of the protocol and no others."""
    expected = {name for name, member in vars(EngineHooks).items() if inspect.isfunction(member) and name[0] != "_"}
    assert {name for name in vars(GAMES[game][1]) if name[0] != "_"} == expected


def test_the_machine_uses_only_hooks_from_the_protocol() -> None:
    source = inspect.getsource(inspect.getmodule(Machine) or Machine)
    asked = set(re.findall(r"\bhooks\.(\w+)", source))
    assert asked == {name for name in vars(EngineHooks) if name[0] != "_"}


@pytest.mark.parametrize("kind", [Seq, UntilEndOfTurn, Trigger])
def test_a_duplicate_handler_is_rejected(kind: type) -> None:
    machine = Machine(AscensionHooks)

    def resolve(s: Any, frame: Any) -> None: ...

    def answer(s: Any, frame: Any, option: Any) -> None: ...

    if kind is not Seq:  # a common effect already has its handler
        machine.handles(kind)(resolve)
    machine.answers(kind)(answer)
    with pytest.raises(TypeError, match=f"{kind.__name__} already has a handler: resolve"):
        machine.handles(kind)(resolve)
    with pytest.raises(TypeError, match=f"{kind.__name__} already has a handler: answer"):
        machine.answers(kind)(answer)
