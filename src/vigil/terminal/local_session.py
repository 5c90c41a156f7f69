"""A match with the people and bots around it: who acts, what each of them was told, undo.

Only what the game shows a seat leaves this module: views, events, decisions and
reasons.  Nobody who draws or reads anything ever meets the state itself.
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

RECENT_CHOICES = 60  # choices

EventsByViewer = dict[int | None, tuple[Event, ...]]
"""What one choice led to, as each viewer may know it."""


@dataclass(slots=True)
class LocalSession:
    """People and bots around one match."""

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
                bot.fail = PLAYS_ON  # people are waiting: somebody plays on
        self.events_by_viewer = [self._events_by_viewer(walk) for walk in replay_steps(self.match)]

    @property
    def is_remote(self) -> bool:
        return False

    @property
    def waiting(self) -> bool:
        return False

    @property
    def pass_is_safe(self) -> bool:
        return False  # whoever wants to know can ask the match itself

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
        """The seats of people, in order."""
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

    # -------------------------------------------------------------------- acting

    def take(self, place: int) -> None:
        """The seat that is asked takes the option at this place."""
        self.match.take(place)
        self._happened()

    def concede(self, seat: int) -> None:
        self.match.concede(seat)
        self._happened()

    def undo(self, seat: int, count: int) -> bool:
        """Take back this seat's last choices, with what was told of them."""
        self.match.undo(seat, count)
        del self.events_by_viewer[len(self.match.choices) + 1 :]
        return True

    def undoable(self, seat: int) -> int:
        return self.match.undoable(seat)

    def play_bot_turn(self) -> bool:
        """Let the bot that is asked answer; False when a person is asked or the game is over."""
        asked = self.decision
        if asked is None or asked.seat not in self._bots:
            return False
        self.take(ask_bot(self._bots[asked.seat], self.match.game, self.match.state, asked))
        return True

    def wait(self, typed: Callable[[], bool]) -> bool:
        return True  # everybody is here

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
        """Which players from outside have just been given up, and why; each is told of once."""
        found = []
        for bot in self._bots.values():
            if isinstance(bot, ExternalBot):
                found += [
                    ui_text("seat-replaced", lang, why=error_text(fault, lang), bot=ui_text(f"bot-{bot.fail}", lang))
                    for fault in bot.failures
                ]
                bot.failures.clear()
        return found

    def _happened(self) -> None:
        self.events_by_viewer.append(self._events_by_viewer(self.match))
        if self.over:
            close_bots(self._bots.values(), self.match.game, self.match.state)

    # --------------------------------------------------------------------- telling

    def events(self, viewer: int | None, since: int = 0) -> Iterator[Event]:
        """What happened from choice `since` on, as this viewer knows it."""
        for told in self.events_by_viewer[since:]:
            yield from told[viewer]

    def recent_events(self, viewer: int | None) -> list[Event]:
        """What happened last: more than any screen has lines for."""
        return list(self.events(viewer, max(0, len(self.events_by_viewer) - RECENT_CHOICES)))

    def _events_by_viewer(self, match: Match[Any]) -> EventsByViewer:
        viewers: list[int | None] = [None, *range(len(self.seats))]
        return {viewer: match.game.events(match.state, viewer) for viewer in viewers}
