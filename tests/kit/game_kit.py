"""What the property tests need from a game: tables, random play, and the game's own invariants.

All randomness comes from `random.Random` with a text as seed, so every test run is the same.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from vigil.kernel.event import Message
from vigil.kernel.game import Choice, Game
from vigil.kernel.match import Match

Settings = dict[str, Any]
MOST_CHOICES = 100_000


def chance(*parts: Any) -> random.Random:
    """Return a random generator for these names."""
    return random.Random(repr(parts))


@functools.cache
def _configure(kit: GameKit, table: str) -> Any:
    return kit.game.configure(kit.tables[table])


class Referee:
    """Follows one game from outside and checks it against its own count."""

    def after_choice(self, s: Any) -> None:
        """Check a state right after a choice."""

    def at_decision(self, s: Any) -> None:
        """Check a state at a decision, and at the end of the game."""

    def at_end(self, s: Any) -> None:
        """Check how the game ended."""


class GameKit:
    """A game under test."""

    game: Game[Any]
    tables: Mapping[str, Settings]
    """Settings by name: every mode and number of players, unusual rules, custom cards."""
    fast: tuple[str, ...]
    """The tables for invariants that take long to check."""
    eager: float
    """How often a random player acts instead of passing or ending the turn."""
    most_eager = 1.0
    """The same for a player who hardly ever passes."""
    depth: tuple[int, int]
    """How many choices it takes to reach the middle of a game."""
    whole_games: int
    """How many random games to play at each table."""
    rich_games: int
    """How many games to play from a rich state at each table."""
    thorough_tables: tuple[str, ...]
    """The tables where every invariant is checked at every decision."""
    undo_tables: tuple[str, ...]
    """The tables where random players can undo something."""
    undo_is_exact = False
    """Whether `teaches` lists exactly the events after which undo must stop."""
    leave_chance: float
    """The probability of a concession at each decision, in the games that test concessions."""

    @property
    def name(self) -> str:
        return self.game.name

    def __repr__(self) -> str:
        return self.name

    # ------------------------------------------------------------------ states

    def config(self, s: Any) -> Any:
        """Return the configuration of a state."""
        raise NotImplementedError

    def shares_nodes(self, a: Any, b: Any) -> bool:
        """Return whether the stacks of two equal states share their nodes."""
        return True

    def remaining(self, s: Any) -> list[int]:
        """Return the seats that have not left."""
        raise NotImplementedError

    def decision_number(self, s: Any) -> int:
        """Return how many choices led to this state."""
        raise NotImplementedError

    def seats(self, s: Any) -> range:
        return range(self.config(s).players)

    def viewers(self, s: Any) -> list[int | None]:
        """Return a spectator and every seat."""
        return [None, *self.seats(s)]

    def is_over(self, s: Any) -> bool:
        """Return whether nothing is left to decide, according to the machine."""
        return not self.game.options(s)

    def same(self, a: Any, b: Any) -> bool:
        """Return whether two states are equal in everything, including options and random numbers."""
        game = self.game
        return bool(a == b and game.options(a) == game.options(b) and game.save(a) == game.save(b))

    def where(self, s: Any) -> str:
        """Return enough to find the position again when an invariant is broken."""
        return f"decision {self.decision_number(s)}, seat {self.game.seat_to_act(s)}, {self.game.options(s)[:6]}"

    # ------------------------------------------------------------- random play

    def config_of(self, table: str) -> Any:
        return _configure(self, table)

    def new(self, table: str, seed: int) -> Any:
        return self.game.new(self.config_of(table), seed)

    def rich(self, table: str, seed: int) -> Any:
        """Return a state in which rarely played cards are within reach."""
        return self.new(table, seed)

    def pick(self, s: Any, rng: random.Random, eager: float | None = None) -> Choice:
        """Choose an option at random."""
        options = self.game.options(s)
        return options[int(rng.random() * len(options))]

    def walk(self, s: Any, rng: random.Random, eager: float | None = None, most: int = MOST_CHOICES) -> Iterator[Any]:
        """Play on, and yield the state at each decision and at the end. It is always the same object."""
        game = self.game
        for _ in range(most):
            yield s
            if not game.options(s):
                return
            game.choose(s, self.pick(s, rng, eager))
        raise AssertionError(f"after {most} decisions the game goes on: {self.where(s)}")

    def to_the_end(self, s: Any, rng: random.Random) -> Any:
        """Play a state to the end and return it."""
        for _ in self.walk(s, rng):
            pass
        return s

    def somewhere(self, table: str, *parts: Any) -> Any:
        """Return a state in the middle of a game. Every second one comes from a rich state."""
        rng = chance(table, *parts)
        s = (self.rich if rng.random() < 0.5 else self.new)(table, rng.randrange(1 << 40))
        for at in range(rng.randrange(*self.depth)):
            if not self.game.options(s):
                return self.somewhere(table, *parts, at)
            self.game.choose(s, self.pick(s, rng))
        return s if self.game.options(s) else self.somewhere(table, *parts, "again")

    def some_states(self, table: str, count: int) -> list[Any]:
        return [self.somewhere(table, "states", number) for number in range(count)]

    def take(self, match: Match[Any], rng: random.Random) -> None:
        """Make a random choice in a match."""
        match.take(list(self.game.options(match.state)).index(self.pick(match.state, rng)))

    def played(self, table: str, seed: int, most: int = MOST_CHOICES) -> Match[Any]:
        """Return a match after this many random choices, or a whole one."""
        match = Match(self.game, self.config_of(table), seed)
        rng = chance("played", table, seed)
        while not match.over and len(match.choices) < most:
            self.take(match, rng)
        return match

    # ---------------------------------------------------------- the game's invariants

    def check_state(self, s: Any) -> None:
        """Check what is cheap enough for every decision of every game."""

    def check_closely(self, s: Any) -> None:
        """Check what is too slow to check at every decision."""

    def check_question(self, s: Any, key: str, names: Sequence[str]) -> None:
        """Check that a question of this kind offers a choice."""
        assert names, self.where(s)

    def luck(self, s: Any) -> list[int]:
        """Return the random generators of a state."""
        return []

    def check_luck(self, before: list[int], s: Any) -> None:
        """Check that a generator advanced only if its own cards were shuffled or its random numbers were used."""

    def resume(self, s: Any) -> None:
        """Continue to the next decision, which is here if the state already waits for one."""

    def referee(self, s: Any) -> Referee:
        """Return a referee that follows a game from this state on."""
        return Referee()

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
        """Watch the rules while games are played. The result checks that all of them were reached."""
        return lambda: None

    def check_winners(self, s: Any, winners: Sequence[int]) -> None:
        """Check who won a game that some seats left."""
        assert winners

    def teaches(self, s: Any, seat: int) -> bool:
        """Return whether a seat's last choice showed hidden cards to any viewer."""
        return False

    # ------------------------------------------------------------ hidden cards

    least_kinds = 2
    """The number of different cards in a hidden pile from which a redeal is expected to change it."""
    least_change = 0.95
    """The share of those redeals that must change the pile."""
    attempts: tuple[str, ...]
    """Invalid input for viewers to type."""

    def all_reasons(self, s: Any, viewer: int | None) -> Mapping[int, Message]:
        """Return the reason why each visible card isn't an option, by card."""
        return {}

    def check_redeal(self, s: Any, other: Any, viewer: int | None) -> None:
        """Check that a redeal preserved everything the viewer knows."""
