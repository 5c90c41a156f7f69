"""Turn a tree of effects into sentences: the part that all games and languages share.

An effect has several verb forms: an order to the reader ("draw a card"), a statement about another player ("each
opponent draws a card") or a pronoun ("they draw a card"), and an infinitive ("you may draw a card"). This module
decides which phrases are joined, which become sentences, and which card or player they refer to. Games and languages
supply the words. Nothing here may depend on a particular card.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, ClassVar

from vigil.effects.language import (
    OPPONENTS,
    AtLeast,
    AtMost,
    Both,
    Do,
    Effect,
    Filter,
    If,
    Is,
    May,
    Name,
    Named,
    OneOf,
    Pick,
    Seq,
    Test,
    Times,
    Trigger,
)
from vigil.text.tree_analysis import AGREES, ORDER, TELLS, VerbForm, flat, no_words, of_it, opens_with_if, optional


class Renderer(ABC):
    """Writes effects in one language."""

    players: Mapping[str, str]
    pronoun: str
    it: str | None  # the name of the referenced card, if it is known
    bound = False  # a card is referenced, which "all" excludes
    spoken: str | None = None  # the kind of the referenced card, if it is known
    kept: str | None = None  # the zone in which the referenced card was kept; "all" in it means the others

    # ------------------------------------------------------------ sentences

    def text(self, x: Any) -> str:
        """Return the text of an effect, a rule or an ability."""
        return self.write_sentences(self.sentences(x))

    def write_sentences(self, said: Sequence[str]) -> str:
        """Return sentences with capitals and periods."""
        return " ".join(f"{one[0].upper()}{one[1:]}." for one in said)

    def add_label(self, label: str, said: Sequence[str]) -> list[str]:
        """Put a keyword before the first sentence."""
        return [label + said[0], *said[1:]]

    def sentences(self, x: Any) -> list[str]:
        """Return an effect as sentences without capitals and periods."""
        match x:
            case Seq(steps):
                return self.paragraph(steps)
            case Name(then):
                return [self.name_a_card(ORDER), *self.sentences(then)]
        return self.linked_sentences(x)

    def paragraph(self, steps: Sequence[Effect]) -> list[str]:
        """Return a sequence: short effects are joined, the others become sentences."""
        said: list[str] = []
        run: list[Effect] = []
        for step in (*flat(steps), None):
            if step is not None and self.is_short(step):
                run.append(step)
                continue
            if run:
                said.append(self.in_order(run, ORDER))
                run = []
            if step is not None:
                said += self.sentences(step)
        return said

    def linked_sentences(self, x: Any, they: bool = False) -> list[str]:
        """Return an effect as a sentence, followed by those that begin with `if you do`."""
        inner = optional(x)
        match x if inner is None else inner:
            case Do(verb, then=Effect()) as do if verb != "keep":
                head = replace(do, then=None)
                return [self.clause(May(head) if inner else head, they), *self.consequence(do, they)]
            case If(test, then, Effect() as otherwise):
                return [
                    self.conditional(self.test(test, they), self.clause(May(then) if inner else then, they)),
                    self.otherwise(self.clause(May(otherwise) if inner else otherwise, they)),
                ]
        if inner is None and self.is_statement(x):
            return self.statement(x, they)
        return [self.clause(x, they)]

    def consequence(self, do: Do, they: bool) -> list[str]:
        """Return the sentences for what follows if something was done."""
        assert do.then is not None
        with self.binding(do):
            match do.then:
                case If(test, then, otherwise) if of_it(test):
                    said = [self.conditional(self.test(test, they), self.clause(then, they))]
                    return [*said, self.otherwise(self.clause(otherwise, they))] if otherwise else said
            return [self.conditional(self.if_done(they), self.clause(do.then, they))]

    @contextmanager
    def binding(self, x: Do | Trigger) -> Iterator[None]:
        """Refer to the card of an action or an event inside the `with` block."""
        before = self.bound, self.spoken, self.kept
        self.bound, self.spoken, self.kept = self.binds(x), self.referenced_kind(x), self.source_zone(x)
        yield
        self.bound, self.spoken, self.kept = before

    # -------------------------------------------------- clauses and phrases

    def clause(self, x: Any, they: bool) -> str:
        """Return an effect with its subject: an order, or `they` and a verb."""
        if not they:
            return self.phrase(x, ORDER)
        match x:
            case If(test, then, otherwise):
                condition, first = self.test(test, they), self.clause(then, they)
                last = None if otherwise is None else self.clause(otherwise, they)
                return self.conditional(condition, first, last)
            case May(If(test, then, None)):
                return self.conditional(self.test(test, they), self.clause(May(then), they))
            case Seq(steps) if opens_with_if(x) or self.is_statement(steps[0]):
                return self.join_steps(
                    [self.clause(steps[0], they), *(self.phrase(step, AGREES) for step in steps[1:])]
                )
        if self.is_statement(x):
            return self.inline(self.statement(x, they))
        return self.clause_of(self.phrase(x, AGREES), they)

    def clause_of(self, phrase: str, they: bool) -> str:
        return f"{self.pronoun} {phrase}" if they else phrase

    def inline(self, said: Sequence[str]) -> str:
        return self.semicolon.join(said)

    def phrase(self, x: Any, v: VerbForm) -> str:
        """Return an effect as one phrase in a verb form; its subject comes before it."""
        match x:
            case Seq(steps):
                return self.in_order(steps, v)
            case If(test, then, otherwise):
                condition, first = self.test(test, v.third_person), self.phrase(then, v)
                last = None if otherwise is None else self.phrase(otherwise, v)
                return self.conditional(condition, first, last)
            case May(do):
                return self.maybe(do, v)
            case OneOf(options):
                return self.one_of(options, v)
            case Times(n, do):
                return self.times(n, do, v)
            case Do():
                return self.action_phrase(x, v)
            case Name(then):
                return self.join_steps([self.name_a_card(v), self.phrase(then, v)])
        return self.statement_phrase(x, v) if self.is_statement(x) else self.own(x, v)

    def statement_phrase(self, x: Any, v: VerbForm) -> str:
        """Return an effect with its own subject as one phrase."""
        said = self.inline(self.statement(x, v.third_person))
        return said if v.form == "order" else self.apply(said, v)

    def in_order(self, steps: Sequence[Effect], v: VerbForm) -> str:
        """Return effects in order: `draw two cards, then discard a card`."""
        return self.join_steps(
            [self.phrase(step, v) for step in flat(steps)], [opens_with_if(step) for step in flat(steps)]
        )

    def action_phrase(self, do: Do, v: VerbForm) -> str:
        """Return an action on cards and what follows from it."""
        open_ = optional(do)
        return self.maybe(open_, v) if open_ is not None else self.and_then(self.act(do, v), do, v)

    def and_then(self, head: str, do: Do, v: VerbForm) -> str:
        """Return an action, and what follows if it was done."""
        if do.then is None:
            return head
        with self.binding(do):
            match do.then:
                case If(test, then, otherwise) if of_it(test):
                    condition, first = self.test(test, v.third_person), self.phrase(then, v)
                    last = None if otherwise is None else self.phrase(otherwise, v)
                    return self.in_case(head, condition, first, last)
            said = self.phrase(do.then, v)
        return self.both(head, said) if do.verb == "keep" else self.in_case(head, self.if_done(v.third_person), said)

    def maybe(self, do: Any, v: VerbForm) -> str:
        """Return `you may ...`, after its condition."""
        do = optional(do) or do
        match do:
            case If(test, then, None) if v.form != "bare":
                return self.conditional(self.test(test, v.third_person), self.maybe(then, v))
            case Do(verb) if verb != "keep":
                return self.and_then(self.may(self.act(do, v.bare), v), do, v)
        return self.may(self.phrase(do, v.bare), v)

    def one_of(self, options: Sequence[Effect], v: VerbForm) -> str:
        if all(self.is_short(x) or (isinstance(x, Times) and self.is_short(x.do)) for x in options):
            return self.either([self.phrase(x, v) for x in options])
        return self.choose_one([self.phrase(x, v.bare) for x in options], v)

    def times(self, n: Any, do: Effect, v: VerbForm) -> str:
        open_ = optional(do)
        one = do if open_ is None else open_
        if isinstance(one, Do) and isinstance(one.cards, Pick) and one.then is None and one.to is None:
            if open_ is None:
                return self.act(one, v, n)
            return self.may(self.act(one, v.bare, n, up_to=True), v)
        return self.repeat(n, self.phrase(do, v), v)

    def each_one(self, who: str, do: Any, they: bool) -> list[str]:
        return self.of_one(*self.subject(who, do, they))

    def of_one(self, subject: str, do: Any) -> list[str]:
        """Return what a subject does."""
        inner = optional(do)
        match do if inner is None else inner:
            case Do(verb, then=Effect()) as one if verb != "keep":
                head = replace(one, then=None)
                said = self.phrase(May(head) if inner else head, TELLS)
                return [f"{subject} {said}", *self.consequence(one, True)]
        comma = "," if opens_with_if(do) else ""
        return [f"{subject}{comma} {self.phrase(do, TELLS)}"]

    def subject(self, who: str, do: Any, they: bool) -> tuple[str, Any]:
        """Return the subject of an effect, and the effect without it."""
        return self.who(who, they), do

    def who(self, who: str, they: bool) -> str:
        return self.players[f"their {who}"] if they and who == OPPONENTS else self.players[who]

    # ---------------------------------------------------------------- tests

    def test(self, test: Test, they: bool) -> str:
        match test:
            case AtLeast(amount, n):
                return self.amount_test(amount, n, they, True)
            case AtMost(amount, n):
                return self.amount_test(amount, n, they, False)
            case Both(first, second):
                return self.both_true(self.test(first, they), self.test(second, they))
            case Is(of):
                return self.is_a(of)
            case Named():
                return self.is_named
        raise no_words(test)

    # ---------------------------------------------------- for each game to define

    @abstractmethod
    def is_short(self, x: Any) -> bool:
        """Return whether an effect is short enough to share a sentence."""

    @abstractmethod
    def is_statement(self, x: Any) -> bool:
        """Return whether an effect has a subject of its own."""

    @abstractmethod
    def statement(self, x: Any, they: bool) -> list[str]:
        """Return an effect with its own subject as sentences."""

    @abstractmethod
    def own(self, x: Any, v: VerbForm) -> str:
        """Return the phrase of an effect that only this game has."""

    def binds(self, x: Do | Trigger) -> bool:
        """Return whether an action or an event refers to a card."""
        return True

    @abstractmethod
    def referenced_kind(self, x: Do | Trigger) -> str | None:
        """Return the kind of the card that an action or an event refers to, if it is known."""

    @abstractmethod
    def source_zone(self, x: Do | Trigger) -> str | None:
        """Return the zone in which a chosen card was kept, if there is one."""

    @abstractmethod
    def act(self, do: Do, v: VerbForm, n: Any = 1, up_to: bool = False) -> str: ...
    @abstractmethod
    def amount_test(self, amount: Any, n: int, they: bool, least: bool) -> str: ...
    @abstractmethod
    def per(self, amount: Any, they: bool) -> str: ...
    @abstractmethod
    def is_a(self, of: Filter) -> str: ...

    # ------------------------------------------------- words of a language, which it may override

    both_word: str  # and
    or_word: str
    either_word: str
    if_word: str
    else_word: str
    then_word: str
    purpose: str  # "to" between an action and its purpose
    this_word: str  # what follows the colon
    one_option: str
    once: str
    a_card: str
    is_named: str  # the referenced card is the named one
    can: ClassVar[Mapping[str, str]]  # by verb form; "tells" is the default
    verbs: Mapping[str, Any]
    """The forms of each verb: order, bare, tells, and the causative if it differs."""
    colon, semicolon = ": ", "; "

    def verb(self, word: str, v: VerbForm) -> str:
        """Return a verb in a form."""
        forms: Sequence[str] = self.verbs[word]
        return forms[-1] if v.form == "made" else forms[{"order": 0, "bare": 1}.get(v.form, 2)]

    def both(self, a: str, b: str) -> str:
        """Join two phrases with `and`."""
        return f"{a} {self.both_word} {b}"

    def both_true(self, a: str, b: str) -> str:
        """Join two conditions that must both be true."""
        return self.both(a, b)

    def join_steps(self, parts: Sequence[str], ifs: Sequence[bool] = ()) -> str:
        """Join steps with `then`; `ifs` says which of them begin with `if`."""
        steps = [f"{self.then_word}{',' if ifs and ifs[i] else ''} {part}" for i, part in enumerate(parts)]
        return ", ".join([parts[0], *steps[1:]])

    def condition(self, test: str) -> str:
        """Return a test after `if`."""
        return f"{self.if_word} {test}"

    def conditional(self, test: str, then: str, otherwise: str | None = None) -> str:
        """Return `if test, then; otherwise ...`."""
        return f"{self.condition(test)}, {then}" + (f"{self.semicolon}{self.otherwise(otherwise)}" if otherwise else "")

    def otherwise(self, clause: str) -> str:
        """Return `otherwise, ...`."""
        return f"{self.else_word} {clause}"

    def in_case(self, head: str, test: str, then: str, otherwise: str | None = None) -> str:
        """Return an action, and a conditional after it."""
        return f"{head} {self.both_word}, {self.conditional(test, then, otherwise)}"

    def in_order_to(self, head: str, bare: str) -> str:
        """Return an action with its purpose."""
        return f"{head}{self.purpose} {bare}"

    def may(self, bare: str, v: VerbForm) -> str:
        """Return an infinitive after `may`."""
        return f"{self.can.get(v.form, self.can['tells'])} {bare}"

    def apply(self, said: str, v: VerbForm) -> str:
        """Return `apply this: ...`."""
        return f"{self.verb('apply', v)} {self.this_word}{self.colon}{said}"

    def either(self, options: Sequence[str]) -> str:
        """Return short alternatives."""
        return ", ".join(f"{self.either_word} {option}" for option in options)

    def choose_one(self, options: Sequence[str], v: VerbForm) -> str:
        """Return long alternatives after `choose one:`."""
        alternatives = f"{self.semicolon}{self.or_word} ".join(options)
        return f"{self.verb('choose', v)} {self.one_option}{self.colon}{alternatives}"

    def repeat(self, n: Any, said: str, v: VerbForm) -> str:
        """Return `do this twice: ...`."""
        often = self.how_often(n) if isinstance(n, int) else f"{self.once} {self.per(n, v.third_person)}"
        return f"{self.verb('do', v)} {self.this_word} {often}{self.colon}{said}"

    def name_a_card(self, v: VerbForm) -> str:
        """Return `name a card`."""
        return f"{self.verb('name', v)} {self.a_card}"

    @abstractmethod
    def how_often(self, n: int) -> str:
        """Return `once`, `twice`, `three times`."""

    @abstractmethod
    def if_done(self, they: bool) -> str: ...
