"""The interface between the terminal and a game with its players, local or on a server.

`LocalSession` is a game in this process; the client's `RemoteSession` is a table on a server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sized
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from vigil import registry
from vigil.kernel.decision import Decision
from vigil.kernel.event import Event, Message
from vigil.kernel.game import Outcome
from vigil.kernel.match import Match
from vigil.terminal.errors import UsageError
from vigil.terminal.screen import GameScreen, screen_of
from vigil.terminal.seat_plan import SeatPlan

RECENT_PARTS = 60  # parts of the events that fill any screen


class GameSession(Protocol):
    """One game, with the people and bots who play it. What a session leaves out is as in a local game."""

    is_remote: bool = False
    """Whether the game runs on a server, which also stores it."""
    match: Match[Any] | None
    """The match; None for a remote game, which sends only views."""
    game: str
    config: Any
    seats: tuple[SeatPlan, ...]
    events_by_viewer: Sized
    """The events so far, in parts."""

    @cached_property
    def screen(self) -> GameScreen:
        """The screen of the game."""
        return screen_of(self.game)

    @cached_property
    def cards(self) -> Mapping[str, Any]:
        """Every card that can appear, by printed name."""
        return registry.get(self.game).cards_in_play(self.config)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people at this terminal, in order."""

    @property
    def decision(self) -> Decision | None:
        """The open decision, without options if a remote player must decide; None when the game is over."""

    @property
    def over(self) -> bool: ...

    @property
    def outcome(self) -> Outcome | None:
        """The result; None until the game is over, and if its table was closed."""

    @property
    def choice_count(self) -> int:
        """The number of choices so far."""

    @property
    def waiting(self) -> bool:
        """Whether a remote player must decide."""
        return False

    @property
    def pass_is_safe(self) -> bool:
        """Whether the server says that passing is safe now, in a remote game."""
        return False  # callers can ask the match itself

    def view(self, viewer: int | None) -> Any: ...

    def events(self, viewer: int | None, since: int = 0) -> Iterator[Event]:
        """Return what a viewer knows of the events from part `since` on."""

    def recent_events(self, viewer: int | None) -> list[Event]:
        """Return the last events, more than any screen can show."""
        return list(self.events(viewer, max(0, len(self.events_by_viewer) - RECENT_PARTS)))

    def why_not(self, seat: int | None, wanted: str) -> Message | str | None:
        """Return why something cannot be chosen, perhaps already translated, or None if it can."""

    def take(self, index: int) -> None:
        """Choose the option at this index for the player who must decide."""

    def concede(self, seat: int) -> None: ...

    def undo(self, seat: int, count: int) -> bool:
        """Undo a seat's last choices; return False if the opponents must agree first."""

    def undoable(self, seat: int) -> int:
        """Return how many of its last choices a seat can undo without asking the opponents."""

    def play_bot_turn(self) -> bool:
        """Let a bot make its decision; return False if a person must decide or the game is over."""
        return False

    def wait(self, typed: Callable[[], bool]) -> bool:
        """Wait until something happens on the server; return False if the player typed a line first."""
        return True

    def pending_notices(self, lang: str) -> list[str]:
        """Return the notices for the players at this terminal; each is returned once."""

    def say(self, text: str) -> None:
        """Send a chat message."""
        raise UsageError("nobody-far")

    def answer_undo(self, yes: bool) -> None:
        """Answer an opponent's request to undo."""
        raise UsageError("nobody-far")

    def link(self) -> str:
        """Return the game as a link."""

    def write_record(self, path: Path) -> None:
        """Write the record to a file."""

    def resume_hint(self) -> str:
        """Return the command that reconnects to a remote table, or "" for a local game."""
        return ""


def outcome_of(session: GameSession) -> Outcome:
    """Return the result of a game that is over."""
    outcome = session.outcome
    assert outcome is not None, "the game is not over"
    return outcome
