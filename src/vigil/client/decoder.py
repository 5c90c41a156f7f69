"""Turn a server's messages back into views, decisions and events of the games.

This lets a bot, a screen or an encoder written for local games work for remote ones. The configuration is incomplete:
only the player's own deck is known, so every player is given that deck.
"""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from vigil import registry
from vigil.client.errors import ProtocolError, invalid_response
from vigil.effects.language import Node
from vigil.kernel.decision import Decision, Option, Question, Target
from vigil.kernel.errors import VigilError
from vigil.kernel.event import Cause, Event
from vigil.kernel.serialization import load
from vigil.protocol.messages import DecisionInfo, EventInfo
from vigil.registry import GAMES


def decode_config(game: str, settings: Mapping[str, Any], players: int, deck: Mapping[str, int] | None) -> Any:
    """Return the configuration of a remote game, as far as it is known. `deck` is the player's own."""
    if game not in GAMES:
        raise ProtocolError(
            "game-not-installed", "the table plays {game}, which this version does not have", game=repr(game)[:40]
        )
    given = {"players": players, **settings}
    plugin = registry.get(game)
    if plugin.decks is not None:
        decks = plugin.decks()
        mine = deck or decks.ready_in(given.get("format", decks.formats[0]))[0].deck
        given |= {"players": players, "decks": [dict(mine)] * players}
    return plugin.rules().configure(given)


def decode_view(game: str, data: Mapping[str, Any], config: Any) -> Any:
    """Decode an update's view."""
    return _decode(GAMES[game].view_type, {**data, "config": None}, game, {"config": config})


def question_of(game: str, data: Mapping[str, Any]) -> Question:
    """Decode a question."""
    question: Question = _decode(Question, data, game)
    return question


def decode_decision(game: str, info: DecisionInfo, number: int | None = None) -> Decision:
    """Decode the open decision.

    `number` is the decision's number in the view. The server's own number also counts undone choices.
    """
    options = tuple(
        Option(
            each.name,
            each.verb,
            None if each.target is None else Target(each.target.kind, each.target.id),
            each.card_name,
            _decode_any(each.ability, game),
        )
        for each in info.options
    )
    return Decision(info.number if number is None else number, info.seat, question_of(game, info.question), options)


def event_of(info: EventInfo) -> Event:
    """Decode an event."""
    cause = Cause(info.rule, info.cause, info.clause)
    return Event(
        info.kind,
        info.seat,
        cause,
        info.card,
        info.card_name,
        info.origin,
        info.to,
        info.amount,
        info.detail,
        info.other_seat,
    )


def _decode(kind: Any, data: Any, game: str, given: Mapping[str, Any] = types.MappingProxyType({})) -> Any:
    try:
        return _build(kind, data, game, given)
    except (KeyError, TypeError, ValueError, VigilError) as error:
        raise invalid_response(kind.__name__, str(error)) from None


def _build(kind: Any, data: Any, game: str, given: Mapping[str, Any] = types.MappingProxyType({})) -> Any:
    if kind is Any:
        return _decode_any(data, game)
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return None if data is None else _build(next(each for each in args if each is not type(None)), data, game)
    if origin is tuple:
        if args[-1] is Ellipsis:
            return tuple(_build(args[0], item, game) for item in data)
        return tuple(_build(each, item, game) for each, item in zip(args, data, strict=True))
    if isinstance(kind, type) and issubclass(kind, Node):
        return load(kind, data, _nodes(game))
    if is_dataclass(kind):
        hints = _hints(typing.cast(type, kind))
        values = {f.name: _build(hints[f.name], data[f.name], game) for f in fields(kind) if f.name not in given}
        return typing.cast(Any, kind)(**values, **given)
    return data


def _decode_any(data: Any, game: str) -> Any:
    """Decode a node of the card language, or return any other value as it is."""
    return load(Node, data, _nodes(game)) if isinstance(data, dict) and "is" in data else data


def _nodes(game: str) -> Mapping[str, type]:
    """Return the nodes of the game's card language, by name."""
    cards = registry.get(game).cards
    return {} if cards is None else cards().nodes


@functools.cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)
