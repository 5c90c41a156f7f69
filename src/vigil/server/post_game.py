"""Analysis of finished games: replay, timeline, win chances, luck, explanations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from vigil import registry
from vigil.bots.explain.curve import win_chance_curve
from vigil.bots.explain.explain import Explanation, explain_state
from vigil.bots.explain.luck import luck_swings
from vigil.bots.json_protocol import to_json
from vigil.kernel.decision import Decision
from vigil.kernel.event import Event
from vigil.kernel.match import Match, replay_steps
from vigil.kernel.record import read
from vigil.protocol import messages as wire
from vigil.registry import GAMES
from vigil.server import presenter
from vigil.server.room import Room
from vigil.text.explanations import reason_text

SIMS = 64
CURVE_SIMS = 24


def replayed(room: Room, walk: Match[Any], seat: int | None, all_open: bool, lang: str) -> wire.Update:
    """Return the table after some of its choices, with the events of the last one."""
    if all_open:
        own = [walk.game.view(walk.state, each) for each in range(len(room.chairs))]
        seen = walk.game.reveal_all(walk.game.view(walk.state, None), own)
        view = {name: to_json(getattr(seen, name)) for name in seen.__dataclass_fields__ if name != "config"}
    else:
        view = presenter.view_json(walk, seat)
    made = wire.canonical(view)
    asked = walk.decision
    asking = None
    if asked is not None and (all_open or asked.seat == seat):
        asking = presenter.decision(room, walk, asked, lang)
    return wire.Update(
        table=room.id,
        seq=len(walk.choices),
        seat=seat,
        status="over" if walk.over else "running",
        view=msgspec.Raw(made),
        hash=wire.hash_of(made),
        seat_to_act=-1 if asked is None else asked.seat,
        decision=asking,
        events=presenter.events(room, seat, lang, _heard(walk, seat, all_open)),
        is_snapshot=True,
        outcome=presenter.outcome(walk.game.outcome(walk.state)),
    )


def timeline_of(
    room: Room, match: Match[Any], seat: int | None, all_open: bool, lang: str
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the events of every choice, and the scores at the start of every turn and at the end.

    The first entry of the events is the setup.
    """
    told: list[dict[str, Any]] = []
    stood: list[dict[str, Any]] = []
    last = None
    for walk in replay_steps(match):
        told.append(
            {
                "seat": walk.choices[-1].seat if walk.choices else -1,
                "index": walk.choices[-1].index if walk.choices else -1,
                "option_count": walk.choices[-1].option_count if walk.choices else 0,
                "events": presenter.events(room, seat, lang, _heard(walk, seat, all_open)),
            }
        )
        seen = walk.game.progress(walk.state)
        now = (walk.over, seen.game, seen.round, seen.turn, seen.active)
        if now != last:
            active = -1 if walk.over else seen.active
            stood.append(
                {
                    "at": len(walk.choices),
                    "game": seen.game,
                    "round": seen.round,
                    "seat": active,
                    "scores": list(seen.scores),
                }
            )
        last = now
    return told, stood


def _heard(walk: Match[Any], seat: int | None, all_open: bool) -> Iterable[Event]:
    """Return the events of the last choice. With `all_open`, each as the seat that knows most about it saw it."""
    heard: Iterable[Event] = walk.game.events(walk.state, seat)
    if not all_open:
        return heard
    told = [walk.game.events(walk.state, each) for each in range(walk.config.players)]
    return [
        next((event for event in versions if event.card_name is not None), versions[0])
        for versions in zip(heard, *told, strict=True)
    ]


def win_chances_of(record: str) -> list[dict[str, Any]]:
    """Return the win chances turn by turn. Runs in a worker process."""
    return [
        {
            "at": point.at,
            "turn": point.turn,
            "round": point.round,
            "seat": point.seat,
            "chances": list(point.chances),
            "errors": list(point.errors),
        }
        for point in win_chance_curve(read(record, GAMES), CURVE_SIMS)
    ]


def luck_of(record: str) -> list[dict[str, Any]]:
    """Return how luck changed the win chances, choice by choice. Runs in a worker process."""
    return [
        {"at": fall.at, "seat": fall.seat, "changes": list(fall.changes), "errors": list(fall.errors)}
        for fall in luck_swings(read(record, GAMES))
    ]


def hint_of(record: str, lang: str, names: list[str]) -> dict[str, Any]:
    """Return what a search would choose at the open decision, and why. Runs in a worker process.

    The search gets the seat's view and redealt worlds, so it knows only what the seat knows.
    """
    match = read(record, GAMES)
    asked = match.decision
    assert asked is not None
    return _in_words(
        match, asked, explain_state(match.game, match.state, "search", 1 + asked.seat, None, SIMS), lang, names
    )


def explanation_of(record: str, at: int, lang: str, names: list[str]) -> dict[str, Any]:
    """Return what a search thinks of one choice. Runs in a worker process."""
    match = read(record, GAMES)
    walk = Match(match.game, match.config, match.seed, match.choices[:at])
    taken, asked = match.choices[at], walk.decision
    assert asked is not None
    return _in_words(
        match, asked, explain_state(walk.game, walk.state, "search", 1 + taken.seat, taken.index, SIMS), lang, names
    )


def _in_words(match: Match[Any], asked: Decision, found: Explanation, lang: str, names: list[str]) -> dict[str, Any]:
    """Convert an explanation to JSON, with texts."""
    plugin = registry.get(match.game.name)
    text, cards = plugin.text(), plugin.cards_in_play(match.config)

    def said(place: int) -> str:
        return text.option(asked.options[place], asked.question, lang, cards, names)

    return {
        "number": found.number,
        "seat": found.seat,
        "simulations": found.simulations,
        "options": [
            {
                "name": asked.options[each.index].name,
                "text": said(each.index),
                "visits": each.visits,
                "chance": each.chance,
                "error": each.error,
                "chosen": each.index == found.chosen,
            }
            for each in found.options
        ],
        "reasons": [reason_text(reason, lang, match.game.name, cards, said) for reason in found.reasons],
    }
