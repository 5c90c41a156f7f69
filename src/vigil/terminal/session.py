"""What a terminal needs of a game and everybody around it, whether it is played here or far away.

`Sitting` is a game in this process; a client makes one of a table on a server.  Whoever
draws, reads and obeys at a terminal knows only this.
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
    """People and bots around one game."""

    @property
    def is_remote(self) -> bool:
        """Whether the game is played elsewhere: others sit at other screens, and nothing is kept here."""

    @property
    def match(self) -> Match[Any] | None:
        """The match itself; None where only views of it come here."""

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
        """What is open now; of somebody far away without its options.  None when the game is over."""

    @property
    def over(self) -> bool: ...

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it has not, or if it was given up."""

    @property
    def choice_count(self) -> int:
        """How many choices have been made."""

    @property
    def events_by_viewer(self) -> Sized:
        """What was told so far, part by part."""

    @property
    def waiting(self) -> bool:
        """Whether somebody far away is asked."""

    @property
    def pass_is_safe(self) -> bool:
        """Far away: whether the server says that nothing one could do now has a point."""

    def view(self, viewer: int | None) -> Any: ...

    def events(self, viewer: int | None, since: int = 0) -> Iterator[Event]:
        """What happened from part `since` on, as this viewer knows it."""

    def recent_events(self, viewer: int | None) -> list[Event]:
        """What happened last: more than any screen has lines for."""

    def why_not(self, seat: int | None, wanted: str) -> Message | str | None:
        """Why something cannot be chosen, perhaps in the reader's words already; None: it can."""

    def take(self, place: int) -> None:
        """The seat that is asked takes the option at this place."""

    def concede(self, seat: int) -> None: ...

    def undo(self, seat: int, count: int) -> bool:
        """Take back this seat's last choices; False: others have been asked whether it may."""

    def undoable(self, seat: int) -> int:
        """How many of the last choices this seat may take back freely."""

    def play_bot_turn(self) -> bool:
        """Let the bot that is asked answer; False when a person is asked or the game is over."""

    def wait(self, typed: Callable[[], bool]) -> bool:
        """Until something has happened far away; False: something was typed before."""

    def pending_notices(self, lang: str) -> list[str]:
        """What else is to be told to the people here: each is told once."""

    def say(self, text: str) -> None:
        """Say something to the others at the table."""

    def agree(self, yes: bool) -> None:
        """Whether somebody may take something back."""

    def link(self) -> str:
        """The game as a link."""

    def write_record(self, path: Path) -> None:
        """Write the record to a file."""

    def resume_hint(self) -> str:
        """What to type to come back to this table; empty where it is no table far away."""
