"""A match played in this process by people and bots.

Only what the rules show a seat leaves this module: views, events, decisions and reasons. The code that
draws the table and reads commands never has the game's state.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vigil.bots import ask_bot, close_bots, make
from vigil.bots.external import PLAYS_ON, ExternalBot
from vigil.kernel.decision import Decision
from vigil.kernel.event import Event, Message
from vigil.kernel.game import Outcome
from vigil.kernel.link import pack
from vigil.kernel.match import Match, replay_steps
from vigil.terminal import record_files
from vigil.terminal.seat_plan import SeatPlan
from vigil.terminal.session import GameSession
from vigil.text import error_text, ui_text

EventsByViewer = dict[int | None, tuple[Event, ...]]
"""The events of one choice, as each viewer may know them."""


class LocalSession(GameSession):
    """One match, with the people and bots who play it."""

    match: Match[Any]

    def __init__(self, match: Match[Any], seats: tuple[SeatPlan, ...]) -> None:
        self.match, self.seats = match, seats
        self.game, self.config = match.game.name, match.config
        self._bots = {i: make(seat.bot, match.seed + i) for i, seat in enumerate(seats) if seat.bot}
        for bot in self._bots.values():
            if isinstance(bot, ExternalBot) and not bot.fail:
                bot.fail = PLAYS_ON  # a built-in bot takes over, because people are waiting
        self.events_by_viewer = [self._events_by_viewer(step) for step in replay_steps(match)]

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

    def link(self) -> str:
        return pack(self.match)

    def write_record(self, path: Path) -> None:
        record_files.write_record(path, self.match, self.seats)

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

    def _events_by_viewer(self, match: Match[Any]) -> EventsByViewer:
        viewers: list[int | None] = [None, *range(len(self.seats))]
        return {viewer: match.game.events(match.state, viewer) for viewer in viewers}
