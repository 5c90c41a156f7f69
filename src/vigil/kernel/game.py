"""What the kernel asks of a game: functions over plain states.

A game may be built on the effect machine or not; whoever offers these functions
is hosted, recorded, searched and studied alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from vigil.kernel.decision import Decision
from vigil.kernel.event import Event, Message

S = TypeVar("S")

Choice = tuple[str, int]
"""An option as the state holds it: a verb and a number.  Names are made when somebody asks."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a score and a place per seat, and why it ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 is the winner; teammates share a place
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has come, as everybody can see it."""

    first: int
    """The seat that began."""
    active: int
    """The seat whose turn it is; -1 when it is nobody's."""
    turn: int
    """How many turns have begun, everybody's counted."""
    round: int
    """The round, as the game counts it."""
    scores: tuple[int, ...] = ()
    """What each seat would score if the game ended now, hidden cards included; empty in a game without a score."""
    game: int = 1
    """Which game of a match of several it is."""


class View(Protocol):
    """What every view has, whatever the game: who looks, what is asked of whom, and how it ended."""

    @property
    def game_name(self) -> str:
        """The game it is a view of."""

    @property
    def seat(self) -> int | None:
        """The seat that looks; None is a spectator."""

    @property
    def number(self) -> int:
        """The number of the open decision."""

    @property
    def waiting_for(self) -> int:
        """The seat that is asked; -1 when the game is over."""

    @property
    def undo_to(self) -> int:
        """The first decision to which undo is free."""

    @property
    def config(self) -> Any: ...

    @property
    def outcome(self) -> Outcome | None: ...


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """A game as the kernel knows it."""

    name: str
    view_type: type[Any]  # the class of its views, a dataclass
    configure: Callable[[Mapping[str, Any]], Any]  # a table of settings to a configuration, or BadConfig
    settings_of: Callable[[Any], dict[str, Any]]  # and back, defaults left out
    rules_hash: Callable[[Any], str]  # of the rules and cards played under this configuration
    new: Callable[[Any, int], S]  # configuration, seed
    options: Callable[[S], Sequence[Choice]]  # empty: the game is over
    choose: Callable[[S, Choice], None]
    seat_to_act: Callable[[S], int]  # the seat that must answer; -1: nobody
    decision: Callable[[S], Decision | None]
    concede: Callable[[S, int], None]
    undo_floor: Callable[[S], int]  # the first decision to which undo is still free
    view: Callable[[S, int | None], Any]  # None: a spectator
    events: Callable[[S, int | None], tuple[Event, ...]]  # since the last choice
    why_not: Callable[[S, int | None, str], Message | None]  # seat, what was wanted; None: it is an option
    why_not_many: Callable[[S, int | None, Sequence[str]], list[Message | None]]  # the same for several things
    redeal: Callable[[S, int | None, int], S]  # a state this seat cannot tell from the real one
    teams: Callable[[Any], Sequence[Sequence[int]]]  # a configuration to the seats that win together
    progress: Callable[[S], Progress]
    outcome: Callable[[S], Outcome | None]  # None: not over
    save: Callable[[S], dict[str, Any]]
    load: Callable[[Any], S]
    reveal_all: Callable[[Any, Sequence[Any]], Any] = lambda view, own: view
    """Once a game is over: a spectator's view, with what every seat sees of its own laid open."""
