"""The messages between Vigil and an external bot: one line of JSON each.

docs/PROGRAM_BOTS.md describes them. Views and decisions have all their fields. Parts of cards (effects, rules, the
subject of a question) are trees of the card language in the format of saved games: `is` names the node, and
defaults are left out.
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
    """An external bot didn't answer correctly."""


def hello_line(view: View, seed: int, seconds: float) -> str:
    """The first line: the game with its settings and cards, and the bot's seat."""
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
    """A decision, with the seat's view of the game."""
    return _line(type="decide", decision=to_json(decision), view=_view_fields(view))


def error_line(error: BotProtocolError, decision: Decision) -> str:
    """What was wrong with the last answer; the decision is still open."""
    return _line(type="error", error=error.key, text=str(error), decision=to_json(decision))


def game_over_line(view: View) -> str:
    """The result of the game."""
    outcome = view.outcome
    result = None if outcome is None else {**to_json(outcome), "winners": list(outcome.winners)}
    return _line(type="over", outcome=result, view=_view_fields(view))


def parse_answer(line: bytes, decision: Decision, name: str) -> int | None:
    """Return the index of the chosen option, or None if the line answers another decision."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise BotProtocolError(
            "program-not-json",
            "{name} answered decision {number} with {line}, which is not JSON",
            name=name,
            number=decision.number,
            line=preview(line.decode(errors="replace").strip(), 60),
        ) from None
    chosen = answer
    if isinstance(answer, dict):
        if answer.get("decision", decision.number) != decision.number:
            return None
        chosen = answer.get("choose")
    if isinstance(chosen, bool) or not isinstance(chosen, (int, str)):
        raise BotProtocolError(
            "program-answer-invalid",
            "{name} answered decision {number} with {line}; it must be {wanted}, the index or the name of an option",
            name=name,
            number=decision.number,
            line=preview(answer, 60),
            wanted='{"choose": 0}',
        )
    if isinstance(chosen, int) and 0 <= chosen < len(decision.options):
        return chosen
    if isinstance(chosen, str):
        for index, option in enumerate(decision.options):
            if option.name == chosen:
                return index
    raise invalid_option(name, chosen, decision)


def invalid_option(name: str, chosen: Any, decision: Decision) -> BotProtocolError:
    """The error for an answer that is not an option of the decision."""
    return BotProtocolError(
        "program-option-unknown",
        "{name} chose {given} at decision {number}; the options are 0 to {last}: {offered}",
        name=name,
        given=preview(chosen, 60),
        number=decision.number,
        last=len(decision.options) - 1,
        offered=", ".join(option.name for option in decision.options),
    )


def to_json(value: Any) -> Any:
    """Return a value as JSON with all fields; only parts of cards use the shorter format of saved games."""
    if isinstance(value, Node):
        return save(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, (list, tuple)):
        return [to_json(item) for item in value]
    if isinstance(value, dict):
        return {key: to_json(item) for key, item in value.items()}
    return value


def _view_fields(view: View) -> dict[str, Any]:
    """The view without the configuration, which the first line contains."""
    return {
        field.name: to_json(getattr(view, field.name)) for field in fields(cast(Any, view)) if field.name != "config"
    }


def _cards(view: View) -> list[dict[str, Any]]:
    """All cards of the game, with the name each has in options."""
    return [
        {"slug": slug(card.name)}
        | {field.name: to_json(getattr(card, field.name)) for field in fields(card) if field.name != "names"}
        for card in registry.get(view.game_name).cards_in_play(view.config).values()
    ]


def _line(**message: Any) -> str:
    return json.dumps(message, separators=(",", ":"))
