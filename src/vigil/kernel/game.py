"""The interface of a game: functions over states that are plain data.

Any game with these functions can be played, hosted, recorded, searched and measured, whether or not it
uses the effect machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from vigil.kernel.decision import Decision
from vigil.kernel.event import Event, Message

S = TypeVar("S")

Choice = tuple[str, int]
"""An option in the state: a verb and a number. Names for people are built on demand."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game."""

    scores: tuple[int, ...]
    """The score of each seat."""
    places: tuple[int, ...]
    """The place of each seat; 1 is the winner. Teammates share a place."""
    reason: str
    """Why the game ended, such as `honor`. Each game has its own reasons."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has progressed. This is public information."""

    first: int
    """The starting seat."""
    active: int
    """The seat whose turn it is; -1 if there is none."""
    turn: int
    """How many turns have begun, over all seats."""
    round: int
    """The current round, as the game counts rounds."""
    scores: tuple[int, ...] = ()
    """The score of each seat if the game ended now, including hidden cards; empty in games without scores."""
    game: int = 1
    """The number of the current game in a match of several games."""


class View(Protocol):
    """The fields that the views of all games share."""

    @property
    def game_name(self) -> str:
        """The name of the game."""

    @property
    def seat(self) -> int | None:
        """The seat of the viewer; None for a spectator."""

    @property
    def number(self) -> int:
        """The number of the open decision."""

    @property
    def waiting_for(self) -> int:
        """The seat that must decide; -1 when the game is over."""

    @property
    def undo_to(self) -> int:
        """The earliest decision that undo can reach without consent."""

    @property
    def config(self) -> Any: ...

    @property
    def outcome(self) -> Outcome | None: ...


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """The functions of a game, for any program that plays, hosts or analyzes it."""

    name: str
    """The name of the game, as typed on the command line."""
    view_type: type[Any]
    """The class of its views, a dataclass."""
    configure: Callable[[Mapping[str, Any]], Any]
    """Turn settings into a configuration, or raise `BadConfig` with the valid settings."""
    settings_of: Callable[[Any], dict[str, Any]]
    """Turn a configuration back into settings, without default values."""
    rules_hash: Callable[[Any], str]
    """A hash of the rules and cards that apply under a configuration."""
    new: Callable[[Any, int], S]
    """Start a game from a configuration and a seed, and return its state."""
    options: Callable[[S], Sequence[Choice]]
    """The possible choices now; empty when the game is over."""
    choose: Callable[[S, Choice], None]
    """Carry out a choice. Changes the state."""
    seat_to_act: Callable[[S], int]
    """The seat that must decide; -1 when the game is over."""
    decision: Callable[[S], Decision | None]
    """The open decision, with names for people; None when the game is over."""
    concede: Callable[[S, int], None]
    """Let a seat concede. Changes the state."""
    undo_floor: Callable[[S], int]
    """The first decision that can be undone for free, because nothing has been revealed since."""
    view: Callable[[S, int | None], Any]
    """The table as a seat may see it; None is a spectator."""
    events: Callable[[S, int | None], tuple[Event, ...]]
    """What happened since the last choice, as a seat may know it."""
    why_not: Callable[[S, int | None, str], Message | None]
    """Why a seat can't do what it typed; None if it can."""
    why_not_many: Callable[[S, int | None, Sequence[str]], list[Message | None]]
    """The same for several inputs at once."""
    redeal: Callable[[S, int | None, int], S]
    """A state that a seat can't tell from the real one, with hidden cards dealt again from a seed."""
    teams: Callable[[Any], Sequence[Sequence[int]]]
    """The seats that win together under a configuration."""
    progress: Callable[[S], Progress]
    """How far the game has progressed."""
    outcome: Callable[[S], Outcome | None]
    """The result; None until the game is over."""
    save: Callable[[S], dict[str, Any]]
    """The state as JSON data."""
    load: Callable[[Any], S]
    """The state from JSON data, checked in full."""
    reveal_all: Callable[[Any, Sequence[Any]], Any] = lambda view, own: view
    """For finished games: add to a spectator's view what each seat sees of its own cards."""
