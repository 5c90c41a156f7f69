"""Build the messages about a room from the game's views, events and decisions for one viewer."""

from __future__ import annotations

import types
import typing
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import msgspec

from vigil import __version__, registry, text
from vigil.bots.json_protocol import to_json
from vigil.effects.language import Node
from vigil.kernel.decision import Decision
from vigil.kernel.event import Event
from vigil.kernel.game import Outcome
from vigil.kernel.match import Match
from vigil.protocol import messages as wire
from vigil.server.default_names import localized_name
from vigil.server.idle_deadlines import forfeit_in_ms
from vigil.server.rating_eligibility import unrated_reason
from vigil.server.room import Room
from vigil.server.seats import ChatLine, SeatHolder, display_names
from vigil.server.undo import can_request_undo, free_undo_count

PRIVATE = ("decks",)
"""Settings that are hidden while the game runs."""


@cache
def _is_plain(kind: Any) -> bool:
    """Whether values of a type consist of numbers, strings and dataclasses only, without effects of cards."""
    if kind in (int, str, bool, float, types.NoneType, Ellipsis):
        return True
    if is_dataclass(kind):
        hints = typing.get_type_hints(kind)
        return not issubclass(typing.cast(type, kind), Node) and all(
            _is_plain(hints[each.name]) for each in fields(kind)
        )
    if typing.get_origin(kind) in (tuple, typing.Union, types.UnionType):
        return all(_is_plain(part) for part in typing.get_args(kind))
    return False


@cache
def _sent_fields(kind: Any) -> tuple[tuple[str, bool], ...]:
    """Return the fields of a view that are sent, and whether each can be encoded as it is."""
    hints = typing.get_type_hints(kind)
    return tuple((each.name, _is_plain(hints[each.name])) for each in fields(kind) if each.name != "config")


def view_json(match: Match[Any], viewer: int | None) -> dict[str, Any]:
    """Return a view for JSON, without the configuration, which never changes and holds the opponents' decks."""
    return _to_json(match.game.view(match.state, viewer))


def _to_json(view: Any) -> dict[str, Any]:
    kind: Any = type(view)
    shown = _sent_fields(kind)
    return {name: getattr(view, name) if bare else to_json(getattr(view, name)) for name, bare in shown}


def table(
    room: Room, person: str | None, lang: str, connected: Collection[int] = (), spectators: int = 0
) -> wire.TableInfo:
    """Return the table's info for a person, or for a stranger if `person` is None."""
    member = person is not None and (person == room.creator or room.seats_of(person) != [])
    settings = {key: value for key, value in room.setup_entry["settings"].items() if key not in PRIVATE}
    return wire.TableInfo(
        id=room.id,
        game=room.game.name,
        rules=room.setup_entry["rules"],
        settings=settings,
        options=msgspec.structs.replace(room.options, seed=None),
        status=room.status,
        created=room.created,
        creator=room.creator,
        seats=[
            wire.SeatInfo(
                seat=seat,
                name=name,
                person=holder.person,
                bot=holder.bot,
                substitute_bot=holder.substitute_bot,
                left=holder.left,
                connected=seat in connected,
                you=person is not None and holder.person == person,
                avatar=holder.avatar,
                hints_used=sum(at == seat for at, _ in room.hints),
                owner=holder.owner,
                forfeited=holder.substituted and room.rated,
            )
            for seat, (holder, name) in enumerate(zip(room.seats, display_names(room.seats, lang), strict=True))
        ],
        seat_to_act=room.seat_to_act,
        commitment=room.commitment,
        code=room.code if member else None,
        outcome=outcome(room.outcome),
        rematch=room.rematch,
        rated=room.rated,
        unrated_reason=unrated_reason(room),
        mode=room.mode,
        seed_is_known=room.options.seed is not None or "before" in room.setup_entry,
        hints_allowed=not room.rated,
        spectator_count=spectators,
    )


def hello(room: Room, seat: int | None, person: str | None, lang: str, connected: Collection[int]) -> wire.Hello:
    """Return the first message of a connection."""
    info = table(room, person, lang, connected)
    return wire.Hello(table=info, seat=seat, lang=lang, server_version=__version__, deck=deck_of(room, seat))


def deck_of(room: Room, seat: int | None) -> dict[str, int] | None:
    """Return the deck of a seat, which only that seat is sent."""
    if seat is None or room.match is None or registry.get(room.game.name).decks is None:
        return None
    return dict(room.match.config.decks[seat])


def update(
    room: Room,
    seat: int | None,
    lang: str,
    new_events: list[wire.EventInfo],
    now: int,
    is_snapshot: bool = False,
    valid_through: int | None = None,
) -> wire.Update:
    """Return the room as a seat or a spectator may see it now."""
    view: Any = None
    hashed, asking = "", None
    transition: list[wire.TransitionText] = []
    asked = room.seat_to_act
    if room.match is not None:
        seat_view = room.game.view(room.match.state, seat)
        encoded = wire.canonical(_to_json(seat_view))
        view, hashed = msgspec.Raw(encoded), wire.hash_of(encoded)
        plugin = registry.get(room.game.name)
        transition = plugin.presenter().transition_text(seat_view, lang, plugin.cards_in_play(room.match.config))
        if asked >= 0 and asked == seat and (open_decision := room.decision) is not None:
            asking = decision(room.match, room.seats, open_decision, lang, seat_view)
    return wire.Update(
        table=room.id,
        seq=room.seq,
        seat=seat,
        status=room.status,
        view=view,
        hash=hashed,
        seat_to_act=asked,
        decision=asking,
        events=new_events,
        is_snapshot=is_snapshot,
        clocks=None if room.clocks is None else room.clocks.reads(now),
        free_undo_count=0 if seat is None else free_undo_count(room, seat),
        can_request_undo=seat is not None and can_request_undo(room, seat),
        undo_request=undo_request(room, seat),
        outcome=outcome(room.outcome) if room.status == "over" else None,
        transition_text=transition,
        deck=deck_of(room, seat) if is_snapshot or (room.match is not None and not room.match.choices) else None,
        forfeit_in_ms=forfeit_in_ms(room, now),
        valid_through=valid_through,
    )


def decision(
    match: Match[Any], seats: Sequence[SeatHolder], asked: Decision, lang: str, view: Any = None
) -> wire.DecisionInfo:
    """Return a decision with its texts, and the cards that can't be chosen with the reasons.

    `view` is the seat's view, if the caller already has it.
    """
    plugin = registry.get(match.game.name)
    text, cards = plugin.text(), plugin.cards_in_play(match.config)
    players, presenter = display_names(seats, lang), plugin.presenter()
    if view is None:
        view = match.game.view(match.state, asked.seat)
    return wire.DecisionInfo(
        number=asked.number,
        seat=asked.seat,
        prompt=text.prompt(asked.question, lang, cards),
        question=to_json(asked.question),
        options=[
            wire.OptionInfo(
                name=option.name,
                verb=option.verb,
                text=text.option(option, asked.question, lang, cards, players),
                target=None if option.target is None else wire.TargetInfo(option.target.kind, option.target.id),
                card_name=option.card_name,
                ability=to_json(option.ability),
            )
            for option in asked.options
        ],
        unavailable=unavailable_cards(match, asked, lang, cards, view),
        pass_is_safe=presenter.pass_is_safe(match.state, asked),
        restricted_runes=presenter.restricted_runes(match.state, asked.seat, lang),
        note=presenter.note(match.state, asked, view, lang),
        obvious_option=presenter.obvious_option(asked),
    )


def unavailable_cards(
    match: Match[Any], asked: Decision, lang: str, cards: Mapping[str, Any], view: Any
) -> list[wire.UnavailableCard]:
    """Return visible cards that can't be chosen now, each with the reason."""
    choosable = {option.card for option in asked.options}
    places = registry.get(match.game.name).presenter().out_of_reach(view, asked, cards)
    wanted = [(f"{verb} {face.card}", face.card) for verb, face in places if face.card not in choosable]
    text = registry.get(match.game.name).text()
    whys = match.game.why_not_many(match.state, asked.seat, [name for name, _ in wanted])
    return [
        wire.UnavailableCard(name, card, text.reason(why, lang, cards))
        for (name, card), why in zip(wanted, whys, strict=True)
        if why is not None
    ]


def why(room: Room, seat: int | None, wanted: str, lang: str) -> str | None:
    """Return why something can't be chosen, or None if it can."""
    assert room.match is not None
    reason = room.game.why_not(room.match.state, seat, wanted)
    if reason is None:
        return None
    plugin = registry.get(room.game.name)
    return plugin.text().reason(reason, lang, plugin.cards_in_play(room.match.config))


def events(room: Room, viewer: int | None, lang: str, happened: Iterable[Event]) -> list[wire.EventInfo]:
    """Return events of a room as this viewer may know them, as data and as text."""
    assert room.match is not None
    return match_events(room.match, room.seats, viewer, lang, happened)


def match_events(
    match: Match[Any], seats: Sequence[SeatHolder], viewer: int | None, lang: str, happened: Iterable[Event]
) -> list[wire.EventInfo]:
    """Return events as this viewer may know them, as data and as text."""
    plugin = registry.get(match.game.name)
    text, cards = plugin.text(), plugin.cards_in_play(match.config)
    players = display_names(seats, lang)
    return [
        wire.EventInfo(
            kind=event.kind,
            seat=event.seat,
            text=text.event(event, lang, cards, players, viewer),
            rule=event.cause.rule,
            card=event.card,
            card_name=event.card_name,
            origin=event.origin,
            to=event.to,
            amount=event.amount,
            detail=event.detail,
            other_seat=event.other_seat,
            cause=event.cause.card,
            clause=event.cause.clause,
        )
        for event in happened
    ]


def undo_request(room: Room, seat: int | None) -> wire.UndoRequestInfo | None:
    """Return the open undo request, if there is one."""
    if room.undo_request is None or room.match is None:
        return None
    others = room.others(room.undo_request.seat)
    mine = seat is not None and room.seats[seat].person in others - room.undo_request.accepted
    return wire.UndoRequestInfo(
        id=room.undo_request.seq,
        seat=room.undo_request.seat,
        choices=len(room.match.choices) - room.undo_request.to,
        accepted=len(room.undo_request.accepted),
        needed=len(others),
        can_answer=mine,
    )


def outcome(ended: Outcome | None) -> wire.OutcomeInfo | None:
    """Return the outcome of a game that is over."""
    if ended is None:
        return None
    return wire.OutcomeInfo(list(ended.scores), list(ended.places), list(ended.winners), ended.reason)


def chat_message(line: ChatLine, lang: str) -> wire.ChatMessage:
    """Return a line of chat. A quick phrase is translated into the reader's language."""
    wording = text.ui_text(f"phrase-{line.phrase}", lang) if line.phrase else line.text
    return wire.ChatMessage(
        line.at, line.seat, line.person, localized_name(line.name, None, lang), wording, line.phrase
    )
