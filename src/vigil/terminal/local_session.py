"""A match played in this process by people and bots.

Only what the rules show a seat leaves this module: views, events, decisions and reasons.  The code that
draws the table and reads commands never has the game's state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vigil import registry
from vigil.bots import AnyBot, ask_bot, close_bots, make
from vigil.bots.external import PLAYS_ON, ExternalBot
from vigil.kernel.decision import Decision
from vigil.kernel.event import Event, Message
from vigil.kernel.game import Outcome
from vigil.kernel.link import pack
from vigil.kernel.match import Match, replay_steps
from vigil.terminal import record_files
from vigil.terminal.errors import UsageError
from vigil.terminal.screen import GameScreen, screen_of
from vigil.terminal.seat_plan import SeatPlan
from vigil.text import error_text, ui_text

RECENT_CHOICES = 60

EventsByViewer = dict[int | None, tuple[Event, ...]]
"""The events of one choice, as each viewer may know them."""


@dataclass(slots=True)
class LocalSession:
    """One match, with the people and bots who play it."""

    match: Match[Any]
    seats: tuple[SeatPlan, ...]
    events_by_viewer: list[EventsByViewer] = field(init=False)
    screen: GameScreen = field(init=False)
    cards: Mapping[str, Any] = field(init=False)
    _bots: dict[int, AnyBot] = field(init=False)

    def __post_init__(self) -> None:
        self.screen = screen_of(self.match.game.name)
        self.cards = registry.get(self.match.game.name).cards_in_play(self.match.config)
        self._bots = {i: make(seat.bot, self.match.seed + i) for i, seat in enumerate(self.seats) if seat.bot}
        for bot in self._bots.values():
            if isinstance(bot, ExternalBot) and not bot.fail:
                bot.fail = PLAYS_ON  # a built-in bot takes over, because people are waiting
        self.events_by_viewer = [self._events_by_viewer(match) for match in replay_steps(self.match)]

    @property
    def is_remote(self) -> bool:
        return False

    @property
    def waiting(self) -> bool:
        return False

    @property
    def pass_is_safe(self) -> bool:
        return False  # callers can ask the match itself

    @property
    def game(self) -> str:
        return self.match.game.name

    @property
    def config(self) -> Any:
        return self.match.config

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(i for i, seat in enumerate(self.seats) if seat.bot is None)

    @property
    def decision(self) -> Decision | None:
        return self.match.decision

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def outcome(self) -> Outcome | None:
        return self.match.game.outcome(self.match.state)

    @property
    def choice_count(self) -> int:
        return len(self.match.choices)

    def view(self, viewer: int | None) -> Any:
        return self.match.game.view(self.match.state, viewer)

    def why_not(self, seat: int | None, wanted: str) -> Message | None:
        return self.match.game.why_not(self.match.state, seat, wanted)

    # -------------------------------------------------------------------- choices

    def take(self, index: int) -> None:
        self.match.take(index)
        self._after_choice()

    def concede(self, seat: int) -> None:
        self.match.concede(seat)
        self._after_choice()

    def undo(self, seat: int, count: int) -> bool:
        self.match.undo(seat, count)
        del self.events_by_viewer[len(self.match.choices) + 1 :]
        return True

    def undoable(self, seat: int) -> int:
        return self.match.undoable(seat)

    def play_bot_turn(self) -> bool:
        decision = self.decision
        if decision is None or decision.seat not in self._bots:
            return False
        self.take(ask_bot(self._bots[decision.seat], self.match.game, self.match.state, decision))
        return True

    def wait(self, typed: Callable[[], bool]) -> bool:
        return True  # there are no remote players

    def say(self, text: str) -> None:
        raise UsageError("nobody-far")

    def agree(self, yes: bool) -> None:
        raise UsageError("nobody-far")

    def link(self) -> str:
        return pack(self.match)

    def write_record(self, path: Path) -> None:
        record_files.write_record(path, self.match, self.seats)

    def resume_hint(self) -> str:
        return ""

    def pending_notices(self, lang: str) -> list[str]:
        """Return which external bots have just been replaced, and why."""
        notices = []
        for bot in self._bots.values():
            if isinstance(bot, ExternalBot):
                notices += [
                    ui_text("seat-replaced", lang, why=error_text(error, lang), bot=ui_text(f"bot-{bot.fail}", lang))
                    for error in bot.failures
                ]
                bot.failures.clear()
        return notices

    def _after_choice(self) -> None:
        self.events_by_viewer.append(self._events_by_viewer(self.match))
        if self.over:
            close_bots(self._bots.values(), self.match.game, self.match.state)

    # --------------------------------------------------------------------- events

    def events(self, viewer: int | None, since: int = 0) -> Iterator[Event]:
        for events in self.events_by_viewer[since:]:
            yield from events[viewer]

    def recent_events(self, viewer: int | None) -> list[Event]:
        return list(self.events(viewer, max(0, len(self.events_by_viewer) - RECENT_CHOICES)))

    def _events_by_viewer(self, match: Match[Any]) -> EventsByViewer:
        viewers: list[int | None] = [None, *range(len(self.seats))]
        return {viewer: match.game.events(match.state, viewer) for viewer in viewers}
