"""What the search needs of a game: a few doors into its states, and a guide that knows how it is played.

`Model` is the game as the search meets it: copy, options, choose, redeal, outcome,
and who is asked.  Whoever offers these few functions over states of any kind can be
searched; a compiled engine would take the place of the Python one here, and the
search would not notice.

`Guide` is what a game lends to the search: which options are worth a thought, how a
game is played on quickly, where that may stop, and how good a table is for each
seat.  A guide sees imagined states, never the real one, and may read everything in
them: the hidden cards there were dealt by luck.
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
    """The forward model: states that can be copied, asked, played on and judged at their end."""

    copy: Callable[[S], S]
    options: Callable[[S], Sequence[Choice]]  # empty: the game is over
    choose: Callable[[S, Choice], None]  # plays on to the next question
    asked: Callable[[S], int]  # the seat that must answer
    redeal: Callable[[int], S]  # luck to a state of its own, in which all that is hidden was dealt anew
    outcome: Callable[[S], Outcome | None]


def model_of(worlds: Worlds[S]) -> Model[S]:
    """The Python engine, seen from one seat."""
    game = worlds.game
    return Model(clone, game.options, game.choose, game.seat_to_act, worlds.sample, game.outcome)


class Guide(Protocol):
    """How one game is played, as far as the search has to know it.

    A guide is made for one decision (see `BotSupport.guide`) and used for all the
    tables imagined there.  None of its functions may change the state, and all of them
    must answer alike in equal states: nothing may depend on the time, on the order of
    calls or on the number of a seat.  They are called some ten thousand times for one
    decision, so tables that hold for a whole configuration are made once and kept
    (by the deal that all states of a game share, `s.d`).
    """

    def label(self, s: Any, option: Choice) -> Hashable:
        """What the option is called in the tree.

        Options that are the same thing in two imagined tables have one label, though the cards
        may have other numbers there: `("play", kind)` rather than `("play", card)`.  Two options of
        one decision may share a label if it makes no difference which of them is taken.
        """

    def prior(self, s: Any, options: Sequence[Choice]) -> Sequence[float]:
        """How promising each option looks: a weight from 0 up for each, in their order.

        Only the proportions count.  An option of weight 0 is never tried; so if just one has a
        weight above 0 (or there is just one option), it is evident: it is taken without a thought,
        at the table as in the tree.  Evident should be what hardly anybody would think about
        (playing a harmless card), since whatever else is open costs simulations.  At least one
        weight is above 0.  Called once for every decision passed in the tree, about ten times a
        simulation; 50 microseconds are cheap here.
        """

    def playout_choice(self, s: Any, options: Sequence[Choice], luck: int) -> int:
        """The place of the option that a quick, sensible player takes here.

        `options` has at least two.  `luck` is a fresh 64-bit number for this step, for
        `kernel.luck.roll`; a policy without luck leaves it alone.  Called for every decision of a
        playout, some hundred times a simulation: ten microseconds are good, fifty are dear.
        """

    def progress(self, s: Any) -> int:
        """How far the game has gone, in whatever the guide counts for `should_stop`: turns, rounds."""

    def should_stop(self, s: Any, since: int, steps: int) -> bool:
        """Whether to stop here and take `value` instead of playing on.

        `since` is the clock where the thinking began, `steps` how many choices were made from
        there.  Best where a table is quiet and can be judged well: at the beginning of a turn, with
        nothing half done.  Asked before every choice but the first, in the tree and in the playout.
        """

    @property
    def min_gain(self) -> float:
        """A chance of winning so small that nobody thinks on for it.

        An option that can hardly be better than the leader by more than this is given up.  0: only
        what is worse is.
        """

    def value(self, s: Any) -> Sequence[float]:
        """The chance of winning of every seat, from 0 to 1, teammates the same one.

        Only asked of games that go on; how a game ended is taken from its outcome.  Chances of
        all sides should add up to 1, the game itself included where it is played alone against it.
        """

    def teams(self, s: Any) -> Sequence[int]:
        """A number for every seat, the same for those who win together; `range(seats)` without teams."""


def result(outcome: Outcome, sides: Sequence[int]) -> list[float]:
    """The worth of an end to every seat: 1 to the side that won, shared where several did."""
    won = {sides[seat] for seat in outcome.winners}
    return [1.0 / len(won) if side in won else 0.0 for side in sides]
