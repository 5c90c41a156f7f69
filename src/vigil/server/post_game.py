"""Analysis of finished games: replay, timeline, win chances, luck, explanations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from vigil import registry
from vigil.bots.explain.curve import CurvePoint, win_chance_curve
from vigil.bots.explain.explain import Explanation, explain_state
from vigil.bots.explain.luck import LuckSwing, luck_swings
from vigil.bots.json_protocol import to_json
from vigil.kernel.decision import Decision
from vigil.kernel.event import Event
from vigil.kernel.match import Match, replay_steps
from vigil.kernel.record import read
from vigil.protocol import messages as wire
from vigil.registry import GAMES
from vigil.server import presenter
from vigil.server.seats import SeatHolder, display_names
from vigil.text.explanations import reason_text

SIMS = 64
CURVE_SIMS = 24


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over, and what its table reveals then."""

    table: str
    match: Match[Any]
    seats: Sequence[SeatHolder]
    hints: Sequence[tuple[int, int]]  # seat and number of choices of every hint
    commitment: str | None
    salt: str | None  # None without a commitment

    def names(self, lang: str) -> list[str]:
        """Return the names of the players for a reader of a language."""
        return list(display_names(self.seats, lang))


def replay_update(game: FinishedGame, walk: Match[Any], seat: int | None, all_open: bool, lang: str) -> wire.Update:
    """Return the table after some of its choices, with the events of the last one."""
    if all_open:
        own = [walk.game.view(walk.state, each) for each in range(len(game.seats))]
        open_view = walk.game.reveal_all(walk.game.view(walk.state, None), own)
        view = {name: to_json(getattr(open_view, name)) for name in open_view.__dataclass_fields__ if name != "config"}
    else:
        view = presenter.view_json(walk, seat)
    encoded = wire.canonical(view)
    decision = walk.decision
    info = None
    if decision is not None and (all_open or decision.seat == seat):
        info = presenter.decision(walk, game.seats, decision, lang)
    return wire.Update(
        table=game.table,
        seq=len(walk.choices),
        seat=seat,
        status="over" if walk.over else "running",
        view=msgspec.Raw(encoded),
        hash=wire.hash_of(encoded),
        seat_to_act=-1 if decision is None else decision.seat,
        decision=info,
        events=presenter.match_events(walk, game.seats, seat, lang, _events(walk, seat, all_open)),
        is_snapshot=True,
        outcome=presenter.outcome(walk.game.outcome(walk.state)),
    )


def timeline_of(
    game: FinishedGame, seat: int | None, all_open: bool, lang: str
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the events of every choice, and the scores at the start of every turn and at the end.

    The first entry of the events is the setup.
    """
    steps: list[dict[str, Any]] = []
    scores: list[dict[str, Any]] = []
    last = None
    for walk in replay_steps(game.match):
        steps.append(
            {
                "seat": walk.choices[-1].seat if walk.choices else -1,
                "index": walk.choices[-1].index if walk.choices else -1,
                "option_count": walk.choices[-1].option_count if walk.choices else 0,
                "events": presenter.match_events(walk, game.seats, seat, lang, _events(walk, seat, all_open)),
            }
        )
        progress = walk.game.progress(walk.state)
        now = (walk.over, progress.game, progress.round, progress.turn, progress.active)
        if now != last:
            active = -1 if walk.over else progress.active
            scores.append(
                {
                    "at": len(walk.choices),
                    "game": progress.game,
                    "round": progress.round,
                    "seat": active,
                    "scores": list(progress.scores),
                }
            )
        last = now
    return steps, scores


def _events(walk: Match[Any], seat: int | None, all_open: bool) -> Iterable[Event]:
    """Return the events of the last choice. With `all_open`, each as the seat that knows most about it saw it."""
    events: Iterable[Event] = walk.game.events(walk.state, seat)
    if not all_open:
        return events
    by_seat = [walk.game.events(walk.state, each) for each in range(walk.config.players)]
    return [
        next((event for event in versions if event.card_name is not None), versions[0])
        for versions in zip(events, *by_seat, strict=True)
    ]


def win_chances_of(record: str) -> list[CurvePoint]:
    """Return the win chances turn by turn. Runs in a worker process."""
    return list(win_chance_curve(read(record, GAMES), CURVE_SIMS))


def luck_of(record: str) -> list[LuckSwing]:
    """Return how luck changed the win chances, choice by choice. Runs in a worker process."""
    return luck_swings(read(record, GAMES))


def hint_of(record: str, lang: str, names: list[str]) -> dict[str, Any]:
    """Return what a search would choose at the open decision, and why. Runs in a worker process.

    The search gets the seat's view and redealt worlds, so it knows only what the seat knows.
    """
    match = read(record, GAMES)
    decision = match.decision
    assert decision is not None
    explanation = explain_state(match.game, match.state, "search", 1 + decision.seat, None, SIMS)
    return _to_json(match, decision, explanation, lang, names)


def explanation_of(record: str, at: int, lang: str, names: list[str]) -> dict[str, Any]:
    """Return what a search thinks of one choice. Runs in a worker process."""
    match = read(record, GAMES)
    walk = Match(match.game, match.config, match.seed, match.choices[:at])
    choice, decision = match.choices[at], walk.decision
    assert decision is not None
    explanation = explain_state(walk.game, walk.state, "search", 1 + choice.seat, choice.index, SIMS)
    return _to_json(match, decision, explanation, lang, names)


def _to_json(
    match: Match[Any], decision: Decision, explanation: Explanation, lang: str, names: list[str]
) -> dict[str, Any]:
    """Convert an explanation to JSON, with texts."""
    plugin = registry.get(match.game.name)
    text, cards = plugin.text(), plugin.cards_in_play(match.config)

    def option_text(index: int) -> str:
        return text.option(decision.options[index], decision.question, lang, cards, names)

    return {
        "number": explanation.number,
        "seat": explanation.seat,
        "simulations": explanation.simulations,
        "options": [
            {
                "name": decision.options[each.index].name,
                "text": option_text(each.index),
                "visits": each.visits,
                "chance": each.chance,
                "error": each.error,
                "chosen": each.index == explanation.chosen,
            }
            for each in explanation.options
        ],
        "reasons": [reason_text(reason, lang, match.game.name, cards, option_text) for reason in explanation.reasons],
    }
