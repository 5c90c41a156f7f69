"""Views, decisions and events as the games have them, made again from what a server tells.

So a bot, a drawing or an encoder that was written for a game in this process works for
one that is played elsewhere.  A configuration comes along with few secrets in it: where
only one's own deck is known, it stands in everybody's place.
"""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from vigil import registry
from vigil.client.errors import ProtocolError
from vigil.client.messages import DecisionInfo as ToldDecision
from vigil.client.messages import EventInfo as ToldEvent
from vigil.effects.language import Node
from vigil.kernel.decision import Decision, Option, Question, Target
from vigil.kernel.errors import VigilError
from vigil.kernel.event import Cause, Event
from vigil.kernel.serialization import load
from vigil.registry import GAMES


def decode_config(game: str, settings: Mapping[str, Any], players: int, deck: Mapping[str, int] | None) -> Any:
    """The configuration of a game elsewhere, as far as it is told; `deck` is one's own."""
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


def decode_view(game: str, told: Mapping[str, Any], config: Any) -> Any:
    """The view that an update told."""
    return _told(GAMES[game].view_type, {**told, "config": None}, game, {"config": config})


def question_of(game: str, told: Mapping[str, Any]) -> Question:
    found: Question = _told(Question, told, game)
    return found


def decode_decision(game: str, told: ToldDecision, number: int | None = None) -> Decision:
    """The open decision, with options a game or a bot knows what to do with.  `number`: how many choices stand, as
    the view has it: what a server calls a decision counts those that were taken back too."""
    options = tuple(
        Option(
            each.name,
            each.verb,
            None if each.target is None else Target(each.target.kind, each.target.id),
            each.card_name,
            _any(each.ability, game),
        )
        for each in told.options
    )
    return Decision(told.number if number is None else number, told.seat, question_of(game, told.question), options)


def event_of(told: ToldEvent) -> Event:
    cause = Cause(told.rule, told.cause, told.clause)
    return Event(
        told.kind,
        told.seat,
        cause,
        told.card,
        told.card_name,
        told.origin,
        told.to,
        told.amount,
        told.detail,
        told.other_seat,
    )


def _told(kind: Any, data: Any, game: str, given: Mapping[str, Any] = types.MappingProxyType({})) -> Any:
    try:
        return _made(kind, data, game, given)
    except (KeyError, TypeError, ValueError, VigilError) as error:
        raise ProtocolError(
            "response-invalid",
            "the server's answer is not a valid {kind} ({why}); it may be a different version",
            kind=kind.__name__,
            why=str(error)[:80],
        ) from None


def _made(kind: Any, data: Any, game: str, given: Mapping[str, Any] = types.MappingProxyType({})) -> Any:
    if kind is Any:
        return _any(data, game)
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return None if data is None else _made(next(each for each in args if each is not type(None)), data, game)
    if origin is tuple:
        if args[-1] is Ellipsis:
            return tuple(_made(args[0], item, game) for item in data)
        return tuple(_made(each, item, game) for each, item in zip(args, data, strict=True))
    if isinstance(kind, type) and issubclass(kind, Node):
        return load(kind, data, _nodes(game))
    if is_dataclass(kind):
        hints = _hints(typing.cast(type, kind))
        made = {f.name: _made(hints[f.name], data[f.name], game) for f in fields(kind) if f.name not in given}
        return typing.cast(Any, kind)(**made, **given)
    return data


def _any(data: Any, game: str) -> Any:
    """A part of a card where one was told, else the value as it is."""
    return load(Node, data, _nodes(game)) if isinstance(data, dict) and "is" in data else data


def _nodes(game: str) -> Mapping[str, type]:
    """The nodes of the game's card language, by name."""
    cards = registry.get(game).cards
    return {} if cards is None else cards().nodes


@functools.cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)
