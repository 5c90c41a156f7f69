"""A match: a game in progress with all its choices.

The configuration, the seed and the choices determine everything else. Undo, replay and recovery after a
crash all replay choices.
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
    """One choice of a match.

    A concession has index -1, because it is never in the list of options.
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
        choices, self.choices = self.choices, []
        self.state = self.game.new(self.config, self.seed)
        for choice in choices:
            self._replay(choice)

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the game is over."""
        return self.game.decision(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.game.options(self.state)

    def choose(self, seat: int, number: int, *names: str) -> None:
        """Answer decision `number` for a seat; further names answer its next decisions."""
        for at, name in enumerate(names, number):
            decision = self.decision
            if decision is None:
                raise StaleDecision("game-over", "the game is over; there is nothing left to choose")
            if decision.number != at:
                why = "decision {given} is closed; the open one is {open}"
                raise StaleDecision("decision-stale", why, given=at, open=decision.number)
            self._take(decision, decision.find(seat, name))

    def take(self, index: int) -> None:
        """Choose the option with this index at the open decision."""
        decision = self.decision
        if decision is None:
            raise StaleDecision("game-over", "the game is over; there is nothing left to choose")
        if not 0 <= index < len(decision.options):
            raise IllegalChoice(
                "option-out-of-range",
                "option {place} was chosen; there are only {count}",
                place=index + 1,
                count=len(decision.options),
            )
        self._take(decision, index)

    def _take(self, decision: Decision, index: int) -> None:
        try:
            self.game.choose(self.state, self.game.options(self.state)[index])
        except VigilError:
            self.rewind(len(self.choices))  # an endless loop of triggers: restore the state before the choice
            raise
        self.choices.append(PlayedChoice(decision.seat, decision.options[index].name, index, len(decision.options)))

    def concede(self, seat: int) -> None:
        """Let a seat concede. Every seat can do this at any time."""
        count = len(self.game.options(self.state))
        self.game.concede(self.state, seat)
        self.choices.append(PlayedChoice(seat, CONCEDE, -1, count))

    def _replay(self, choice: PlayedChoice) -> None:
        if choice.index < 0:
            self.game.concede(self.state, choice.seat)
        else:
            self.game.choose(self.state, self.game.options(self.state)[choice.index])
        self.choices.append(choice)

    def undoable(self, seat: int) -> int:
        """Return how many of the last choices this seat can undo without consent."""
        free = min(len(self.choices) - self.game.undo_floor(self.state), len(self.choices))
        count = 0
        for choice in reversed(self.choices[len(self.choices) - free :] if free > 0 else []):
            if choice.seat != seat or choice.index < 0:
                break
            count += 1
        return count

    def undo(self, seat: int, count: int = 1) -> None:
        """Undo the last choices of a seat by replaying the match without them."""
        if count < 1 or self.undoable(seat) < count:
            raise UndoNotAllowed(
                "undo-information-revealed",
                "you can only undo {free} of the last choices: new information has been revealed since",
                free=self.undoable(seat),
                seat=seat + 1,
            )
        self.rewind(len(self.choices) - count)

    def rewind(self, length: int) -> None:
        """Return to the state after the first `length` choices, for replays and agreed undos."""
        again = Match(self.game, self.config, self.seed, self.choices[:length])
        self.state, self.choices = again.state, again.choices


def replay_steps(match: Match[S]) -> Iterator[Match[S]]:
    """Replay a match and yield it after each choice, starting with none. It yields the same object each time."""
    replayed = Match(match.game, match.config, match.seed)
    yield replayed
    for choice in match.choices:
        replayed._replay(choice)
        yield replayed


def replay_with(match: Match[S], choices: Sequence[PlayedChoice]) -> Generator[None, None, Match[S]]:
    """Replay other choices with the same seed, one per step, and return the resulting match."""
    replayed = Match(match.game, match.config, match.seed)
    for choice in choices:
        replayed._replay(choice)
        yield
    return replayed
