"""The machine that runs effects: it pops frames off the stack until a question needs an answer.

Between two decisions, nothing waits on Python's call stack. So a game in progress is a value that search
bots copy, servers save and tests compare.

A game creates one Machine, provides its own functions as EngineHooks, and adds handlers for its own nodes.
A handler carries out a frame. To ask a question it calls `ask`, which puts the frame back, stores the
options in `s.options`, and returns True.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from vigil.effects.language import NOTHING, All, Do, Each, Effect, Frame, If, May, Name, OneOf, Pick, Seq, Target, Times
from vigil.kernel.errors import IllegalChoice, VigilError, preview
from vigil.kernel.game import Choice

Handler = Callable[[Any, Frame], bool | None]
AnswerHandler = Callable[[Any, Frame, Choice], None]
F = TypeVar("F", bound=Callable[..., Any])

YES, NO, DONE = "yes", ("no", NOTHING), ("done", NOTHING)
MAX_STEPS = 20_000
"""No printed card comes near this many steps between two questions, so more are an endless loop."""


class EndlessLoopError(VigilError):
    """Cards trigger each other endlessly. The state is unusable; replay the record instead."""


class EngineHooks(Protocol):
    """The functions that a game provides to the machine."""

    def seats(self, s: Any, you: int, who: str, /) -> list[int]:
        """Return the seats that a word such as `opponents` means, in turn order."""

    def amount(self, s: Any, n: Any, frame: Frame, /) -> int:
        """Return a number or count an amount."""

    def is_true(self, s: Any, test: Any, frame: Frame, /) -> bool:
        """Return whether a condition is true now."""

    def can_start(self, s: Any, do: Effect, frame: Frame, /) -> bool:
        """Return whether an optional effect can start."""

    def pick_options(self, s: Any, frame: Frame, /) -> list[Choice]:
        """Return the options of a Do with a Pick; identical cards are one option."""

    def pickable_cards(self, s: Any, frame: Frame, /) -> list[int]:
        """Return every card that a Do with a Pick can apply to."""

    def all_cards(self, s: Any, frame: Frame, /) -> list[int]:
        """Return the cards of a Do with an All."""

    def single_card(self, s: Any, frame: Frame, /) -> int:
        """Return the card of a selection without a choice, or NOTHING if it is not there."""

    def do_verb(self, s: Any, frame: Frame, card: int, verb: str, /) -> None:
        """Apply a verb to one card."""

    def do_verb_to_all(self, s: Any, frame: Frame, cards: list[int], verb: str, /) -> None:
        """Apply a verb to several cards at once."""

    def after_action(self, s: Any, frame: Frame, /) -> None:
        """Do what must immediately follow a verb, such as refilling the row."""

    def peeks(self, s: Any, do: Effect, /) -> bool:
        """Return whether an effect checks a hand for certain cards, so that its result reveals something."""

    def names(self, s: Any, /) -> list[Choice]:
        """Return the options for naming a card."""

    def named(self, s: Any, frame: Frame, name: int, /) -> None:
        """Do what must immediately follow naming a card."""


class Machine:
    """The handlers by node class, and the loop that runs them."""

    def __init__(self, hooks: EngineHooks) -> None:
        self.handlers: dict[type, Handler] = {}
        self.answer_handlers: dict[type, AnswerHandler] = {}
        self._run = self._loop()
        register_common(self, hooks)

    def handles(self, kind: type) -> Callable[[Handler], Handler]:
        """Register the decorated function as the handler of a node class."""
        return lambda function: _register(self.handlers, kind, function)

    def answers(self, kind: type) -> Callable[[AnswerHandler], AnswerHandler]:
        """Register the decorated function as the handler of answers for a node class."""
        return lambda function: _register(self.answer_handlers, kind, function)

    def _loop(self) -> Callable[[Any], None]:
        handlers = self.handlers

        def run(s: Any) -> None:
            stack = s.stack
            for _ in range(MAX_STEPS):
                if not stack:
                    s.options = []
                    return
                frame = stack.pop()
                if handlers[type(frame[0])](s, frame):
                    return
            raise EndlessLoopError(
                "endless-loop", "the cards trigger each other endlessly ({steps} steps)", steps=MAX_STEPS
            )

        return run

    def run(self, s: Any) -> None:
        """Run until a seat must decide or the stack is empty."""
        self._run(s)

    def choose(self, s: Any, option: Choice) -> None:
        """Carry out one of `s.options` and run to the next question."""
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
            s.undo_floor = s.decision_count  # another player is asked, and sees what happened

    def ask(self, s: Any, frame: Frame, options: list[Choice]) -> bool | None:
        """Put the frame back and offer the options. A seat that has left declines or takes the first option."""
        if s.left_seats and s.left_seats >> frame[1] & 1:
            declines = options[-1][0] in ("no", "done", "end_turn")
            self.answer_handlers[type(frame[0])](s, frame, options[-1] if declines else options[0])
            return None
        s.stack.append(frame)
        s.options = options
        return True


def _register(table: dict[type, F], kind: type, function: F) -> F:
    """Register a handler; a node class can have only one."""
    if kind in table:
        raise TypeError(f"{kind.__name__} already has a handler: {table[kind].__name__}")
    table[kind] = function
    return function


def register_common(machine: Machine, hooks: EngineHooks) -> None:
    """Register the handlers of the common effects, except UntilEndOfTurn, which each game stores differently."""
    handles, answers, ask = machine.handles, machine.answers, machine.ask
    # looked up once, for speed
    amount, is_true, can_start, pick_options = hooks.amount, hooks.is_true, hooks.can_start, hooks.pick_options
    do_verb, do_verb_to_all, after_action = hooks.do_verb, hooks.do_verb_to_all, hooks.after_action

    @handles(Seq)
    def resolve_seq(s: Any, frame: Frame) -> None:
        node, you, by, source, it, n = frame
        for step in reversed(node.steps):
            s.stack.append((step, you, by, source, it, n))

    @handles(If)
    def resolve_if(s: Any, frame: Frame) -> None:
        node, you, by, source, it, n = frame
        branch = node.then if is_true(s, node.test, frame) else node.otherwise
        if branch is not None:
            s.stack.append((branch, you, by, source, it, n))

    @handles(Times)
    def resolve_times(s: Any, frame: Frame) -> None:
        node, you, by, source, it, n = frame
        times = amount(s, node.n, frame)
        do = node.do
        if type(do) is Do and type(do.cards) is Pick and do.then is None and not do.cards.may:
            inner = (do, you, by, source, it, n)
            cards = hooks.pickable_cards(s, inner)
            if len(cards) <= times:  # all of them, so the order does not matter
                do_verb_to_all(s, inner, cards, do.verb)
                after_action(s, inner)
                return
        s.stack += [(do, you, by, source, it, n)] * times

    @handles(Each)
    def resolve_each(s: Any, frame: Frame) -> None:
        node, you, by, source, it, n = frame
        seats = hooks.seats(s, you, node.who)
        if seats not in ([], [s.last_chooser]) and hooks.peeks(s, node.do):
            s.undo_floor = s.decision_count
        for seat in reversed(seats):
            s.stack.append((node.do, seat, by, source, it, n))

    @handles(May)
    def resolve_may(s: Any, frame: Frame) -> bool | None:
        if can_start(s, frame[0].do, frame):
            return ask(s, frame, [(YES, frame[3]), NO])
        return None

    @answers(May)
    def answer_may(s: Any, frame: Frame, option: Choice) -> None:
        if option[0] == YES:
            node, you, by, source, it, n = frame
            s.stack.append((node.do, you, by, source, it, n))

    @handles(OneOf)
    def resolve_one_of(s: Any, frame: Frame) -> bool | None:
        options = [("choose", i) for i, do in enumerate(frame[0].options) if can_start(s, do, frame)]
        if len(options) > 1:
            return ask(s, frame, options)
        if options:
            answer_one_of(s, frame, options[0])
        return None

    @answers(OneOf)
    def answer_one_of(s: Any, frame: Frame, option: Choice) -> None:
        node, you, by, source, it, n = frame
        s.stack.append((node.options[option[1]], you, by, source, it, n))

    @handles(Name)
    def resolve_name(s: Any, frame: Frame) -> bool | None:
        return ask(s, frame, hooks.names(s)) if can_start(s, frame[0].then, frame) else None

    @answers(Name)
    def answer_name(s: Any, frame: Frame, option: Choice) -> None:
        node, you, by, source, it, _ = frame
        hooks.named(s, frame, option[1])
        s.stack.append((node.then, you, by, source, it, option[1]))

    @handles(Do)
    def resolve_do(s: Any, frame: Frame) -> bool | None:
        node, you, by, source, _, n = frame
        cards = node.cards
        if type(cards) is Pick:
            options = pick_options(s, frame)
            if cards.may:
                return ask(s, frame, [*options, DONE]) if options else None
            if len(options) > 1:
                return ask(s, frame, options)
            if options:
                do_to(s, frame, options[0][1], options[0][0])
        elif type(cards) is All or type(cards) is Target:
            if found := hooks.all_cards(s, frame):
                if node.then is not None:
                    s.stack.append((node.then, you, by, source, found[0], n))
                do_verb_to_all(s, frame, found, node.verb)
                after_action(s, frame)
        elif (card := hooks.single_card(s, frame)) != NOTHING:
            do_to(s, frame, card, node.verb)
        return None

    @answers(Do)
    def answer_do(s: Any, frame: Frame, option: Choice) -> None:
        if option[0] != "done":
            do_to(s, frame, option[1], option[0])

    def do_to(s: Any, frame: Frame, card: int, verb: str) -> None:
        """Apply the verb to one card. Its `then` waits below whatever the verb triggers."""
        node, you, by, source, _, n = frame
        if node.then is not None:
            s.stack.append((node.then, you, by, source, card, n))
        do_verb(s, frame, card, verb)
        after_action(s, frame)
