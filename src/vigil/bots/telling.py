"""The game as a program in any language is told it: JSON without classes, without anybody's language.

docs/PROGRAM_BOTS.md describes the messages.  Views and decisions have all their
fields; parts of cards (effects, rules, what a question is about) are the trees of the
card language, as saved games write them: `is` names the node, defaults are left out.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import Any

from vigil import __version__
from vigil.catalog import GAMES, PRINTED
from vigil.effects.language import Node
from vigil.games.ascension.view import View as AscensionView
from vigil.games.conflictus.view import View as ConflictusView
from vigil.kernel.decision import Decision
from vigil.kernel.errors import VigilError, shown
from vigil.kernel.plain import save

PROTOCOL = 1
View = AscensionView | ConflictusView


class Fault(VigilError):
    """A player from outside did not answer as it should."""


def hello(view: View, seed: int, seconds: float) -> str:
    """The first line: which game, with which settings and cards, from which seat."""
    game = GAMES["conflictus" if isinstance(view, ConflictusView) else "ascension"]
    return _line(
        type="hello",
        protocol=PROTOCOL,
        vigil=__version__,
        game=game.name,
        rules=game.rules_hash(view.config),
        settings=whole(game.describe(view.config)),
        seat=view.seat,
        players=view.config.players,
        seed=seed,
        seconds=seconds,
        cards=_cards(view),
    )


def decide(view: View, decision: Decision) -> str:
    """A question with the table as the seat sees it."""
    return _line(type="decide", decision=_asked(decision), view=_table(view))


def mistake(fault: Fault, decision: Decision) -> str:
    """What was wrong with the last answer; the same question is still open."""
    return _line(type="error", error=fault.key, text=str(fault), decision=_asked(decision))


def over(view: View) -> str:
    """How the game ended."""
    outcome = view.outcome
    told = None if outcome is None else {**whole(outcome), "winners": list(outcome.winners)}
    return _line(type="over", outcome=told, view=_table(view))


def understood(line: bytes, decision: Decision, name: str) -> int | None:
    """The place of the option that was answered; None where the line answers another question than the open one."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        raise Fault(
            "program-json",
            "{name} answered decision {number} with {line}, which is not JSON",
            name=name,
            number=decision.number,
            line=shown(line.decode(errors="replace").strip(), 60),
        ) from None
    chosen = said
    if isinstance(said, dict):
        if said.get("decision", decision.number) != decision.number:
            return None
        chosen = said.get("choose")
    if isinstance(chosen, bool) or not isinstance(chosen, (int, str)):
        raise Fault(
            "program-shape",
            "{name} answered decision {number} with {line}; it must be {wanted}, the place or the name of an option",
            name=name,
            number=decision.number,
            line=shown(said, 60),
            wanted='{"choose": 0}',
        )
    if isinstance(chosen, int) and 0 <= chosen < len(decision.options):
        return chosen
    if isinstance(chosen, str):
        for place, option in enumerate(decision.options):
            if option.name == chosen:
                return place
    raise Fault(
        "program-option",
        "{name} chose {given} at decision {number}; the options are 0 to {last}: {offered}",
        name=name,
        given=shown(chosen, 60),
        number=decision.number,
        last=len(decision.options) - 1,
        offered=", ".join(option.name for option in decision.options),
    )


def whole(value: Any) -> Any:
    """A value as plain JSON: every field of everything but parts of cards."""
    if isinstance(value, Node):
        return save(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: whole(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, (list, tuple)):
        return [whole(item) for item in value]
    if isinstance(value, dict):
        return {key: whole(item) for key, item in value.items()}
    return value


def _asked(decision: Decision) -> dict[str, Any]:
    told: dict[str, Any] = whole(decision)
    return told


def _table(view: View) -> dict[str, Any]:
    """The view without its configuration, which was told once and does not change."""
    return {field.name: whole(getattr(view, field.name)) for field in fields(view) if field.name != "config"}


def _cards(view: View) -> list[dict[str, Any]]:
    """Every card that may turn up, in full, with the name it has in options."""
    printed = PRINTED["conflictus" if isinstance(view, ConflictusView) else "ascension"](view.config)
    return [
        {"slug": typed}
        | {field.name: whole(getattr(card, field.name)) for field in fields(card) if field.name != "names"}
        for card, typed in zip(printed.cards, printed.slugs, strict=True)
    ]


def _line(**message: Any) -> str:
    return json.dumps(message, separators=(",", ":"))
