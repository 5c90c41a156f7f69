"""What the property tests need of a game: tables, random play, and the laws that only this game knows.

All chance comes from `random.Random` seeded by a text, so every run of the tests is the same run.
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
    """A random generator of its own for every name."""
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
    """Settings by name: every mode and number of players, odd rules, custom cards."""
    fast: tuple[str, ...]
    """The tables for laws that take long to check."""
    eager: float
    """How often a random player acts when it could pass or end its turn."""
    most_eager = 1.0
    """The same for a player who hardly ever passes."""
    depth: tuple[int, int]
    """How many choices lead to a state in the middle of a game."""
    whole_games: int
    """How many random games are played at each table."""
    rich_games: int
    """How many games are played from a rich state at each table."""
    thorough_tables: tuple[str, ...]
    """The tables where every law is checked at every single decision."""
    undo_tables: tuple[str, ...]
    """The tables where random players can undo something."""
    undo_is_exact = False
    """Whether `teaches` names every event after which undo must stop, and no other."""
    leave_chance: float
    """How often somebody concedes, at each decision of the games that test it."""

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
        """Whether what waits on the stacks of two equal states is the same, not only equal."""
        return True

    def remaining(self, s: Any) -> list[int]:
        """The seats that have not left."""
        raise NotImplementedError

    def decision_number(self, s: Any) -> int:
        """How many choices led to this state."""
        raise NotImplementedError

    def seats(self, s: Any) -> range:
        return range(self.config(s).players)

    def viewers(self, s: Any) -> list[int | None]:
        """A spectator and every seat."""
        return [None, *self.seats(s)]

    def is_over(self, s: Any) -> bool:
        """Whether nothing is left to decide, by the machine's own account."""
        return not self.game.options(s)

    def same(self, a: Any, b: Any) -> bool:
        """Whether two states are equal in everything, options and random numbers included."""
        game = self.game
        return bool(a == b and game.options(a) == game.options(b) and game.save(a) == game.save(b))

    def where(self, s: Any) -> str:
        """Enough to find the place again when a law is broken."""
        return f"decision {self.decision_number(s)}, seat {self.game.seat_to_act(s)}, {self.game.options(s)[:6]}"

    # ------------------------------------------------------------- random play

    def config_of(self, table: str) -> Any:
        return _configure(self, table)

    def new(self, table: str, seed: int) -> Any:
        return self.game.new(self.config_of(table), seed)

    def rich(self, table: str, seed: int) -> Any:
        """A state in which cards that random play seldom reaches are within reach."""
        return self.new(table, seed)

    def pick(self, s: Any, rng: random.Random, eager: float | None = None) -> Choice:
        """Choose an option at random."""
        options = self.game.options(s)
        return options[int(rng.random() * len(options))]

    def walk(self, s: Any, rng: random.Random, eager: float | None = None, most: int = MOST_CHOICES) -> Iterator[Any]:
        """Play on, and yield the state at each decision and at the end; it is always the same object."""
        game = self.game
        for _ in range(most):
            yield s
            if not game.options(s):
                return
            game.choose(s, self.pick(s, rng, eager))
        raise AssertionError(f"after {most} decisions the game goes on: {self.where(s)}")

    def to_the_end(self, s: Any, rng: random.Random) -> Any:
        """Play a state out and return it."""
        for _ in self.walk(s, rng):
            pass
        return s

    def somewhere(self, table: str, *parts: Any) -> Any:
        """A state in the middle of a game; every second one comes from a rich state."""
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
        """A match after this many random choices, or a whole one."""
        match = Match(self.game, self.config_of(table), seed)
        rng = chance("played", table, seed)
        while not match.over and len(match.choices) < most:
            self.take(match, rng)
        return match

    # ---------------------------------------------------------- the game's laws

    def check_state(self, s: Any) -> None:
        """Check what is cheap enough for every decision of every game."""

    def check_closely(self, s: Any) -> None:
        """Check what is looked at now and then."""

    def check_question(self, s: Any, key: str, names: Sequence[str]) -> None:
        """Check that a question of this kind leaves a choice."""
        assert names, self.where(s)

    def luck(self, s: Any) -> list[int]:
        """The random generators of a state."""
        return []

    def check_luck(self, before: list[int], s: Any) -> None:
        """Check that a generator moved only if its own cards were shuffled or its chance was taken."""

    def resume(self, s: Any) -> None:
        """Work on until the next decision, which is at once for a state that waits at one."""

    def referee(self, s: Any) -> Referee:
        """Somebody who follows a game from this state on."""
        return Referee()

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
        """Watch the rules themselves while games are played; the result checks that all of them were reached."""
        return lambda: None

    def check_winners(self, s: Any, winners: Sequence[int]) -> None:
        """Check who won a game that some seats left."""
        assert winners

    def teaches(self, s: Any, seat: int) -> bool:
        """Whether the last choice of a seat showed hidden cards to somebody."""
        return False

    # ------------------------------------------------------------ hidden cards

    least_kinds = 2
    """From how many different cards in a hidden pile on a redeal is expected to change it."""
    least_change = 0.95
    """How many of those redeals change the pile."""
    attempts: tuple[str, ...]
    """What viewers type in vain."""

    def all_reasons(self, s: Any, viewer: int | None) -> Mapping[int, Message]:
        """Why each visible card is no option, by card."""
        return {}

    def check_redeal(self, s: Any, other: Any, viewer: int | None) -> None:
        """Check that a redeal kept all that the viewer knows."""
