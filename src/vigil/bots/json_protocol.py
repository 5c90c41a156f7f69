"""The game as a program in any language is told it: JSON without classes, without anybody's language.

docs/PROGRAM_BOTS.md describes the messages.  Views and decisions have all their
fields; parts of cards (effects, rules, what a question is about) are the trees of the
card language, as saved games write them: `is` names the node, defaults are left out.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import Any, cast

from vigil import __version__, registry
from vigil.effects.identifiers import slug
from vigil.effects.language import Node
from vigil.kernel.decision import Decision
from vigil.kernel.errors import VigilError, preview
from vigil.kernel.game import View
from vigil.kernel.serialization import save

PROTOCOL = 1


class BotProtocolError(VigilError):
    """A player from outside did not answer as it should."""


def hello_line(view: View, seed: int, seconds: float) -> str:
    """The first line: which game, with which settings and cards, from which seat."""
    game = registry.GAMES[view.game_name]
    return _line(
        type="hello",
        protocol=PROTOCOL,
        vigil=__version__,
        game=game.name,
        rules=game.rules_hash(view.config),
        settings=to_json(game.settings_of(view.config)),
        seat=view.seat,
        players=view.config.players,
        seed=seed,
        seconds=seconds,
        cards=_cards(view),
    )


def decision_line(view: View, decision: Decision) -> str:
    """A question with the table as the seat sees it."""
    return _line(type="decide", decision=_asked(decision), view=_table(view))


def error_line(fault: BotProtocolError, decision: Decision) -> str:
    """What was wrong with the last answer; the same question is still open."""
    return _line(type="error", error=fault.key, text=str(fault), decision=_asked(decision))


def game_over_line(view: View) -> str:
    """How the game ended."""
    outcome = view.outcome
    told = None if outcome is None else {**to_json(outcome), "winners": list(outcome.winners)}
    return _line(type="over", outcome=told, view=_table(view))


def parse_answer(line: bytes, decision: Decision, name: str) -> int | None:
    """The place of the option that was answered; None where the line answers another question than the open one."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        raise BotProtocolError(
            "program-json",
            "{name} answered decision {number} with {line}, which is not JSON",
            name=name,
            number=decision.number,
            line=preview(line.decode(errors="replace").strip(), 60),
        ) from None
    chosen = said
    if isinstance(said, dict):
        if said.get("decision", decision.number) != decision.number:
            return None
        chosen = said.get("choose")
    if isinstance(chosen, bool) or not isinstance(chosen, (int, str)):
        raise BotProtocolError(
            "program-shape",
            "{name} answered decision {number} with {line}; it must be {wanted}, the place or the name of an option",
            name=name,
            number=decision.number,
            line=preview(said, 60),
            wanted='{"choose": 0}',
        )
    if isinstance(chosen, int) and 0 <= chosen < len(decision.options):
        return chosen
    if isinstance(chosen, str):
        for place, option in enumerate(decision.options):
            if option.name == chosen:
                return place
    raise BotProtocolError(
        "program-option",
        "{name} chose {given} at decision {number}; the options are 0 to {last}: {offered}",
        name=name,
        given=preview(chosen, 60),
        number=decision.number,
        last=len(decision.options) - 1,
        offered=", ".join(option.name for option in decision.options),
    )


def to_json(value: Any) -> Any:
    """A value as plain JSON: every field of everything but parts of cards."""
    if isinstance(value, Node):
        return save(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, (list, tuple)):
        return [to_json(item) for item in value]
    if isinstance(value, dict):
        return {key: to_json(item) for key, item in value.items()}
    return value


def _asked(decision: Decision) -> dict[str, Any]:
    told: dict[str, Any] = to_json(decision)
    return told


def _table(view: View) -> dict[str, Any]:
    """The view without its configuration, which was told once and does not change."""
    return {
        field.name: to_json(getattr(view, field.name)) for field in fields(cast(Any, view)) if field.name != "config"
    }


def _cards(view: View) -> list[dict[str, Any]]:
    """Every card that may turn up, in full, with the name it has in options."""
    return [
        {"slug": slug(card.name)}
        | {field.name: to_json(getattr(card, field.name)) for field in fields(card) if field.name != "names"}
        for card in registry.get(view.game_name).cards_in_play(view.config).values()
    ]


def _line(**message: Any) -> str:
    return json.dumps(message, separators=(",", ":"))
