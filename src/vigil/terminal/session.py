"""The interface between the terminal and a game with its players, local or on a server.

`LocalSession` is a game in this process; the client's `RemoteSession` is a table on a server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sized
from pathlib import Path
from typing import Any, Protocol

from vigil.kernel.decision import Decision
from vigil.kernel.event import Event, Message
from vigil.kernel.game import Outcome
from vigil.kernel.match import Match
from vigil.terminal.screen import GameScreen
from vigil.terminal.seat_plan import SeatPlan


class GameSession(Protocol):
    """One game, with the people and bots who play it."""

    @property
    def is_remote(self) -> bool:
        """Whether the game runs on a server, which also stores it."""

    @property
    def match(self) -> Match[Any] | None:
        """The match; None for a remote game, which sends only views."""

    @property
    def game(self) -> str: ...

    @property
    def config(self) -> Any: ...

    @property
    def seats(self) -> tuple[SeatPlan, ...]: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people at this terminal, in order."""

    @property
    def screen(self) -> GameScreen: ...

    @property
    def cards(self) -> Mapping[str, Any]: ...

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
    def events_by_viewer(self) -> Sized:
        """The events so far, in parts."""

    @property
    def waiting(self) -> bool:
        """Whether a remote player must decide."""

    @property
    def pass_is_safe(self) -> bool:
        """Whether the server says that no play of a remote game would make sense now."""

    def view(self, viewer: int | None) -> Any: ...

    def events(self, viewer: int | None, since: int = 0) -> Iterator[Event]:
        """Return what a viewer knows of the events from part `since` on."""

    def recent_events(self, viewer: int | None) -> list[Event]:
        """Return the last events, more than any screen can show."""

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

    def wait(self, typed: Callable[[], bool]) -> bool:
        """Wait until something happens on the server; return False if the player typed a line first."""

    def pending_notices(self, lang: str) -> list[str]:
        """Return the notices for the players at this terminal; each is returned once."""

    def say(self, text: str) -> None:
        """Send a chat message."""

    def agree(self, yes: bool) -> None:
        """Answer an opponent's request to undo."""

    def link(self) -> str:
        """Return the game as a link."""

    def write_record(self, path: Path) -> None:
        """Write the record to a file."""

    def resume_hint(self) -> str:
        """Return the command that reconnects to a remote table, or "" for a local game."""


def outcome_of(session: GameSession) -> Outcome:
    """Return the result of a game that is over."""
    outcome = session.outcome
    assert outcome is not None, "the game is not over"
    return outcome
