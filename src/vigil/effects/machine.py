"""The machine: pops pending work, rewrites it, stops at a question.

Running a game is rewriting a list of frames.  Nothing waits in Python's own
call stack between two decisions, so a waiting game is a value: a search bot
copies it, a server saves it, a test prints it.

A game makes one Machine, tells it through EngineHooks what only the game knows,
and adds handlers for its own nodes.  A handler works on the frame it is given and
returns True when it put it back to wait for an answer; what may be answered
then stands in `s.options`, listed once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from vigil.effects.language import (
    NOTHING,
    All,
    Do,
    Each,
    Effect,
    Frame,
    If,
    May,
    Name,
    OneOf,
    Pick,
    Seq,
    Target,
    Times,
)  # fmt: skip
from vigil.kernel.errors import IllegalChoice, VigilError, preview
from vigil.kernel.game import Choice

Handler = Callable[[Any, Frame], bool | None]
AnswerHandler = Callable[[Any, Frame, Choice], None]
F = TypeVar("F", bound=Callable[..., Any])

YES, NO, DONE = "yes", ("no", NOTHING), ("done", NOTHING)
MAX_STEPS = 20_000
"""No printed card comes near this many steps between two questions; a chain that does never ends."""


class EndlessLoopError(VigilError):
    """Cards set each other off without end.  The state is not to be used any more; replay the record."""


class EngineHooks(Protocol):
    """What a game tells the machine.  A class of static methods will do."""

    def seats(self, s: Any, you: int, who: str, /) -> list[int]:
        """The players meant, in turn order."""

    def amount(self, s: Any, n: Any, frame: Frame, /) -> int:
        """A number counted now."""

    def is_true(self, s: Any, test: Any, frame: Frame, /) -> bool:
        """Whether a test holds now."""

    def can_start(self, s: Any, do: Effect, frame: Frame, /) -> bool:
        """Whether an effect that need not be started can be started."""

    def pick_options(self, s: Any, frame: Frame, /) -> list[Choice]:
        """The options of a Do with a Pick: equal cards once where they are alike."""

    def pickable_cards(self, s: Any, frame: Frame, /) -> list[int]:
        """Every single card that a Do with a Pick may be done to."""

    def all_cards(self, s: Any, frame: Frame, /) -> list[int]:
        """The cards of a Do with an All."""

    def single_card(self, s: Any, frame: Frame, /) -> int:
        """The one card of a selection that asks nothing; NOTHING if it is not there."""

    def do_verb(self, s: Any, frame: Frame, card: int, verb: str, /) -> None:
        """Do the verb to one card."""

    def do_verb_to_all(self, s: Any, frame: Frame, cards: list[int], verb: str, /) -> None:
        """Do the verb to several cards at once."""

    def after_action(self, s: Any, frame: Frame, /) -> None:
        """What follows at once when a verb was done, before anything else (a row is refilled)."""

    def peeks(self, s: Any, do: Effect, /) -> bool:
        """Whether an effect looks for certain cards in a hand: what it finds or misses tells something of it."""

    def names(self, s: Any, /) -> list[Choice]:
        """What can be named."""

    def named(self, s: Any, frame: Frame, name: int, /) -> None:
        """What follows at once when something was named."""


class Machine:
    """Handlers by the kind of node, and the loop that runs them."""

    def __init__(self, hooks: EngineHooks) -> None:
        self.handlers: dict[type, Handler] = {}
        self.answer_handlers: dict[type, AnswerHandler] = {}
        self._run = self._loop()
        register_common(self, hooks)

    def handles(self, kind: type) -> Callable[[Handler], Handler]:
        """This function works on frames whose node is of this kind."""
        return lambda function: _entered(self.handlers, kind, function)

    def answers(self, kind: type) -> Callable[[AnswerHandler], AnswerHandler]:
        """This function takes the answer to a waiting frame of this kind."""
        return lambda function: _entered(self.answer_handlers, kind, function)

    def _loop(self) -> Callable[[Any], None]:
        work = self.handlers

        def run(s: Any) -> None:
            stack = s.stack
            for _ in range(MAX_STEPS):
                if not stack:
                    s.options = []
                    return
                frame = stack.pop()
                if work[type(frame[0])](s, frame):
                    return
            raise EndlessLoopError(
                "endless-loop", "the cards trigger each other endlessly ({steps} steps)", steps=MAX_STEPS
            )

        return run

    def run(self, s: Any) -> None:
        """Work until a seat must decide or no work is left."""
        self._run(s)

    def choose(self, s: Any, option: Choice) -> None:
        """Take one of `s.options`, and run to the next question."""
        if option not in s.options:
            offered = ", ".join(f"{verb} {n}" if n != NOTHING else verb for verb, n in s.options) or "-"
            raise IllegalChoice(
                "option-unknown",
                "{given} is not an option; the options are {offered}",
                given=preview(option, 60),
                offered=offered,
            )
        s.events = []
        s.decision_count += 1
        frame = s.stack.pop()
        s.last_chooser = frame[1]
        self.answer_handlers[type(frame[0])](s, frame, option)
        self._run(s)
        if not s.stack or s.stack[-1][1] != frame[1]:
            s.undo_floor = s.decision_count  # somebody else is asked: their turn to know

    def ask(self, s: Any, frame: Frame, options: list[Choice]) -> bool | None:
        """Ask: the frame goes back, the options are open.  A seat that has left declines, or takes the first."""
        if s.left_seats and s.left_seats >> frame[1] & 1:
            declines = options[-1][0] in ("no", "done", "end_turn")
            self.answer_handlers[type(frame[0])](s, frame, options[-1] if declines else options[0])
            return None
        s.stack.append(frame)
        s.options = options
        return True


def _entered(table: dict[type, F], kind: type, function: F) -> F:
    """Put a handler into a table that has none of its kind yet."""
    if kind in table:
        raise TypeError(f"{kind.__name__} already has a handler: {table[kind].__name__}")
    table[kind] = function
    return function


def register_common(machine: Machine, hooks: EngineHooks) -> None:
    """The handlers of the common effects, except UntilEndOfTurn: each game keeps lasting rules in a form of its own."""
    works, answers, wait = machine.handles, machine.answers, machine.ask
    # bound once: an attribute less at every step
    amount, holds, can = hooks.amount, hooks.is_true, hooks.can_start
    act, act_all, acted, peeks = hooks.do_verb, hooks.do_verb_to_all, hooks.after_action, hooks.peeks
    candidates, picked, everything, the_card, seats_of = (
        hooks.pick_options, hooks.pickable_cards, hooks.all_cards, hooks.single_card, hooks.seats,
    )  # fmt: skip

    @works(Seq)
    def resolve_seq(s: Any, frame: Frame) -> None:
        node, you, by, source, it, n = frame
        for step in reversed(node.steps):
            s.stack.append((step, you, by, source, it, n))

    @works(If)
    def resolve_if(s: Any, frame: Frame) -> None:
        node, you, by, source, it, n = frame
        branch = node.then if holds(s, node.test, frame) else node.otherwise
        if branch is not None:
            s.stack.append((branch, you, by, source, it, n))

    @works(Times)
    def resolve_times(s: Any, frame: Frame) -> None:
        node, you, by, source, it, n = frame
        times = amount(s, node.n, frame)
        do = node.do
        if type(do) is Do and type(do.cards) is Pick and do.then is None and not do.cards.may:
            inner = (do, you, by, source, it, n)
            cards = picked(s, inner)
            if len(cards) <= times:  # all of them: nobody is asked which first
                act_all(s, inner, cards, do.verb)
                acted(s, inner)
                return
        s.stack += [(do, you, by, source, it, n)] * times

    @works(Each)
    def resolve_each(s: Any, frame: Frame) -> None:
        node, you, by, source, it, n = frame
        seats = seats_of(s, you, node.who)
        if seats not in ([], [s.last_chooser]) and peeks(s, node.do):
            s.undo_floor = s.decision_count
        for seat in reversed(seats):
            s.stack.append((node.do, seat, by, source, it, n))

    @works(May)
    def resolve_may(s: Any, frame: Frame) -> bool | None:
        if can(s, frame[0].do, frame):
            return wait(s, frame, [(YES, frame[3]), NO])
        return None

    @answers(May)
    def answer_may(s: Any, frame: Frame, option: Choice) -> None:
        if option[0] == YES:
            node, you, by, source, it, n = frame
            s.stack.append((node.do, you, by, source, it, n))

    @works(OneOf)
    def resolve_one_of(s: Any, frame: Frame) -> bool | None:
        options = [("choose", i) for i, do in enumerate(frame[0].options) if can(s, do, frame)]
        if len(options) > 1:
            return wait(s, frame, options)
        if options:
            answer_one_of(s, frame, options[0])
        return None

    @answers(OneOf)
    def answer_one_of(s: Any, frame: Frame, option: Choice) -> None:
        node, you, by, source, it, n = frame
        s.stack.append((node.options[option[1]], you, by, source, it, n))

    @works(Name)
    def resolve_name(s: Any, frame: Frame) -> bool | None:
        return wait(s, frame, hooks.names(s)) if can(s, frame[0].then, frame) else None

    @answers(Name)
    def answer_name(s: Any, frame: Frame, option: Choice) -> None:
        node, you, by, source, it, _ = frame
        hooks.named(s, frame, option[1])
        s.stack.append((node.then, you, by, source, it, option[1]))

    @works(Do)
    def resolve_do(s: Any, frame: Frame) -> bool | None:
        node = frame[0]
        cards = node.cards
        if type(cards) is Pick:
            options = candidates(s, frame)
            if cards.may:
                return wait(s, frame, [*options, DONE]) if options else None
            if len(options) > 1:
                return wait(s, frame, options)
            if options:
                do_to(s, frame, options[0][1], options[0][0])
        elif type(cards) is All or type(cards) is Target:
            if found := everything(s, frame):
                if node.then is not None:
                    s.stack.append((node.then, *frame[1:4], found[0], frame[5]))
                act_all(s, frame, found, node.verb)
                acted(s, frame)
        elif (card := the_card(s, frame)) != NOTHING:
            do_to(s, frame, card, node.verb)
        return None

    @answers(Do)
    def answer_do(s: Any, frame: Frame, option: Choice) -> None:
        if option[0] != "done":
            do_to(s, frame, option[1], option[0])

    def do_to(s: Any, frame: Frame, card: int, verb: str) -> None:
        """Do the verb to one card; what follows is put below what the verb itself sets off."""
        node, you, by, source, _, n = frame
        if node.then is not None:
            s.stack.append((node.then, you, by, source, card, n))
        act(s, frame, card, verb)
        acted(s, frame)
