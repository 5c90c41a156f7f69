"""What the search needs from a game: a forward model and a guide.

`Model` is the game as the search uses it: copy, options, choose, redeal, outcome, and the seat to act. Any states with
these functions can be searched, so a compiled engine could replace the Python one here.

`Guide` is a game's advice to the search: which options are promising, how to play on quickly, where to stop, and how
good a position is for each seat. A guide gets sampled states, never the real one, and may read all of them, since their
hidden cards were dealt at random.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from vigil.kernel.game import Choice, Outcome
from vigil.kernel.serialization import clone
from vigil.kernel.worlds import Worlds

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Model(Generic[S]):
    """The forward model of a game, for one seat."""

    copy: Callable[[S], S]
    options: Callable[[S], Sequence[Choice]]  # empty if the game is over
    choose: Callable[[S, Choice], None]  # plays on to the next decision
    seat_to_act: Callable[[S], int]
    redeal: Callable[[int], S]  # turns a random number into a new state with the hidden cards dealt again
    outcome: Callable[[S], Outcome | None]


def model_of(worlds: Worlds[S]) -> Model[S]:
    """Return the model that the Python engine offers to one seat."""
    game = worlds.game
    return Model(clone, game.options, game.choose, game.seat_to_act, worlds.sample, game.outcome)


class Guide(Protocol):
    """How to play one game, as far as the search needs to know.

    A guide is created for one decision (see `BotSupport.guide`) and used for all states sampled there. Its functions
    never change the state, and return the same for identical states: the result must not depend on the time, on the
    order of calls, or on the number of a seat. They are called about ten thousand times per decision, so put lookup
    tables into the tables that all states of a configuration share.
    """

    def label(self, s: Any, option: Choice) -> Hashable:
        """The name of the option in the tree.

        An option has the same label in every sampled state, even if its card has another number there: `("play", kind)`
        instead of `("play", card)`. Two options of a decision may share a label if it makes no difference which one is
        taken.
        """

    def prior(self, s: Any, options: Sequence[Choice]) -> Sequence[float]:
        """How promising each option looks, as a weight of 0 or more.

        Only the ratios count, and at least one weight is above 0. Options with weight 0 are never tried. If
        only one option has a weight, it is taken without a search, at the table and in the tree. Use that for
        choices hardly any player would think about, such as playing a harmless card, because every other option
        costs simulations. The search calls this about ten times per simulation, so 50 microseconds is fine.
        """

    def playout_choice(self, s: Any, options: Sequence[Choice], rng: int) -> int:
        """Return the index of the option that a quick, sensible player takes.

        There are at least two options. `rng` is a new 64-bit number for this step, for `kernel.rng.roll`. The
        search calls this about a hundred times per simulation: 10 microseconds is good, 50 is too slow.
        """

    def progress(self, s: Any) -> int:
        """How far the game has progressed, in the unit that `should_stop` counts, such as turns or rounds."""

    def should_stop(self, s: Any, since: int, steps: int) -> bool:
        """Whether to stop playing on and take `value`.

        `since` is the progress where the search began, `steps` the number of choices since then. Stop where a position
        can be evaluated well, such as at the beginning of a turn. The search asks before every choice but the first, in
        the tree and in the playout.
        """

    @property
    def min_gain(self) -> float:
        """The smallest gain in win chance that is worth searching for.

        The search drops an option that is unlikely to beat the leader by more than this.
        """

    def value(self, s: Any) -> Sequence[float]:
        """Every seat's win chance, from 0 to 1, the same for teammates.

        The search asks only while the game goes on. The chances of all teams should add up to 1, including the game's
        own chance if it plays against a single player.
        """

    def teams(self, s: Any) -> Sequence[int]:
        """A team number for every seat; `range(seats)` if there are no teams."""


def outcome_values(outcome: Outcome, teams: Sequence[int]) -> list[float]:
    """Return what a finished game is worth to every seat: 1 for the winning team, shared if several teams won."""
    won = {teams[seat] for seat in outcome.winners}
    return [1.0 / len(won) if team in won else 0.0 for team in teams]
