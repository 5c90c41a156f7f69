"""A match: one game being played, and the choices that made it.

Everything but the configuration, the seed and the choices can be made again
from them: undo, replay and return after a crash are all the same walk.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from vigil.kernel.decision import Decision
from vigil.kernel.errors import IllegalChoice, StaleDecision, UndoNotAllowed, VigilError
from vigil.kernel.game import Game

S = TypeVar("S")

CONCEDE = "concede"


@dataclass(frozen=True, slots=True)
class PlayedChoice:
    """One choice that was made: by whom, its name, and its place among so many options.

    A concession has place -1: it was not on the list, it is always open.
    """

    seat: int
    name: str
    index: int
    option_count: int


@dataclass(slots=True)
class Match(Generic[S]):
    """A match in progress."""

    game: Game[S]
    config: Any
    seed: int
    choices: list[PlayedChoice] = field(default_factory=list)
    state: S = field(init=False)

    def __post_init__(self) -> None:
        already, self.choices = self.choices, []
        self.state = self.game.new(self.config, self.seed)
        for taken in already:
            self._replay(taken)

    @property
    def decision(self) -> Decision | None:
        """What is open now; None when the game is over."""
        return self.game.decision(self.state)

    @property
    def over(self) -> bool:
        return not self.game.options(self.state)

    def choose(self, seat: int, number: int, *names: str) -> None:
        """Take a seat's answer to decision `number`, and its next ones if given."""
        for at, name in enumerate(names, number):
            asked = self.decision
            if asked is None:
                raise StaleDecision("game-over", "the game is over; there is nothing left to choose")
            if asked.number != at:
                raise StaleDecision(
                    "decision-stale", "decision {given} is closed; the open one is {open}", given=at, open=asked.number
                )
            self._take(asked, asked.find(seat, name))

    def take(self, index: int) -> None:
        """Take the option at this place of the open decision's list."""
        asked = self.decision
        if asked is None:
            raise StaleDecision("game-over", "the game is over; there is nothing left to choose")
        if not 0 <= index < len(asked.options):
            raise IllegalChoice(
                "option-out-of-range",
                "option {place} was chosen; there are only {count}",
                place=index + 1,
                count=len(asked.options),
            )
        self._take(asked, index)

    def _take(self, asked: Decision, index: int) -> None:
        try:
            self.game.choose(self.state, self.game.options(self.state)[index])
        except VigilError:
            self.rewind(len(self.choices))  # cards that set each other off without end: as if nothing had been chosen
            raise
        self.choices.append(PlayedChoice(asked.seat, asked.options[index].name, index, len(asked.options)))

    def concede(self, seat: int) -> None:
        """This seat gives up; open to every seat at any time."""
        count = len(self.game.options(self.state))
        self.game.concede(self.state, seat)
        self.choices.append(PlayedChoice(seat, CONCEDE, -1, count))

    def _replay(self, taken: PlayedChoice) -> None:
        if taken.index < 0:
            self.game.concede(self.state, taken.seat)
        else:
            self.game.choose(self.state, self.game.options(self.state)[taken.index])
        self.choices.append(taken)

    def undoable(self, seat: int) -> int:
        """How many of the last choices this seat may take back freely."""
        free = min(len(self.choices) - self.game.undo_floor(self.state), len(self.choices))
        count = 0
        for taken in reversed(self.choices[len(self.choices) - free :] if free > 0 else []):
            if taken.seat != seat or taken.index < 0:
                break
            count += 1
        return count

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back this seat's last choices: the match is played again without them."""
        if count < 1 or self.undoable(seat) < count:
            raise UndoNotAllowed(
                "undo-information-revealed",
                "you can only undo {free} of the last choices: new information has been revealed since",
                free=self.undoable(seat),
                seat=seat + 1,
            )
        self.rewind(len(self.choices) - count)

    def rewind(self, length: int) -> None:
        """The match as it was after its first `length` choices (for replays and for agreed take-backs)."""
        again = Match(self.game, self.config, self.seed, self.choices[:length])
        self.state, self.choices = again.state, again.choices


def replay_steps(match: Match[S]) -> Iterator[Match[S]]:
    """The match from its start, after no choice, one choice, two: one object that walks on."""
    walk = Match(match.game, match.config, match.seed)
    yield walk
    for taken in match.choices:
        walk._replay(taken)
        yield walk


def replay_with(match: Match[S], choices: Sequence[PlayedChoice]) -> Generator[None, None, Match[S]]:
    """Another match of the same cards after these choices, made one at a time."""
    walk = Match(match.game, match.config, match.seed)
    for taken in choices:
        walk._replay(taken)
        yield
    return walk
