"""From a tree to sentences: the walk that all four languages share.

An effect can be said in several voices: as an order to the reader ("draw a
card"), of somebody else ("each opponent draws a card"), after a pronoun ("they
draw a card"), and bare, after a verb that asks for it ("you may draw a card").
This module decides what is joined, what becomes a sentence of its own and who
is spoken of; how a thing is said is left to the languages.  No card is known
here, and none may be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from vigil.effects.language import (
    ANY,
    ONCE,
    Ability,
    Amount,
    AtLeast,
    AtMost,
    Both,
    Count,
    Do,
    Each,
    Effect,
    Filter,
    Happened,
    If,
    Is,
    Lasting,
    May,
    Name,
    Named,
    OneOf,
    Pick,
    Seq,
    Test,
    This,
    Times,
    Trigger,
)
from vigil.games.ascension.language import (
    ACQUIRABLE,
    CONSTRUCT,
    CONSTRUCTS,
    CULTISTS,
    ENTERED,
    HEAVIES,
    HERO,
    MONSTER,
    MYSTICS,
    PLAYED_A,
    TURN_ENDS,
    Behind,
    Card,
    Discount,
    Draw,
    ExtraTurn,
    Gain,
    MonstersJoin,
    Pay,
    Steal,
    TreatAs,
    Unite,
)
from vigil.words.ascension.speech import Speech
from vigil.words.ascension.tree import (
    AGREES,
    ORDER,
    TELLS,
    Voice,
    a_statement,
    breaths,
    brief,
    flat,
    kept_in,
    of_it,
    opens_with_if,
    optional,
    plain_gain,
    spoken_of,
    unlimited,
)


class Grammar(Speech):
    """One language: it says every node of the effect language."""

    def __init__(self, card: Card | None = None, it: str | None = None, fate: bool = False) -> None:
        self.card = card  # the card that says it, where that is known
        self.it = it  # the name of the card spoken of, where it is known
        self.fate = fate  # it is said while the card enters the row
        self.bound = False  # a card is spoken of: "all" leaves it out
        self.spoken: str | None = None  # what kind of card it is, as far as is known
        self.kept: str | None = None  # the zone it was kept in: "all" there are the others

    # ------------------------------------------------------------ sentences

    def text(self, x: Any) -> str:
        """An effect, a rule or an ability in whole sentences."""
        return self.written(self.sentences(x))

    def written(self, said: Sequence[str]) -> str:
        return " ".join(f"{one[0].upper()}{one[1:]}." for one in said)

    def labelled(self, label: str, said: Sequence[str]) -> list[str]:
        """A keyword before the first of some sentences."""
        return [label + said[0], *said[1:]]

    def sentences(self, x: Any) -> list[str]:
        match x:
            case Ability():
                return self.ability(x)
            case Seq(steps):
                return self.paragraph(steps)
            case Name(then):
                return [self.name_a_card(ORDER), *self.sentences(then)]
            case Discount() | TreatAs() | MonstersJoin():
                return self.rule(x)
        return self.linked(x)

    def paragraph(self, steps: Sequence[Effect]) -> list[str]:
        """A sequence: what is short is joined, the rest makes sentences of its own."""
        said: list[str] = []
        run: list[Effect] = []
        for step in (*flat(steps), None):
            if step is not None and brief(step):
                run.append(step)
                continue
            if run:
                said.append(self.in_order(run, ORDER))
                run = []
            if step is not None:
                said += self.sentences(step)
        return said

    def linked(self, x: Any, they: bool = False) -> list[str]:
        """An effect as one sentence, followed by those that begin with `if you do`."""
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
            case Each() | Trigger() | Unite() | Lasting() if inner is None:
                return self.statement(x, they)
        return [self.clause(x, they)]

    def consequence(self, do: Do, they: bool) -> list[str]:
        """What follows if something was really done."""
        assert do.then is not None
        with self.binding(do):
            match do.then:
                case If(test, then, otherwise) if of_it(test):
                    said = [self.conditional(self.test(test, they), self.clause(then, they))]
                    return [*said, self.otherwise(self.clause(otherwise, they))] if otherwise else said
            return [self.conditional(self.if_done(they), self.clause(do.then, they))]

    @contextmanager
    def binding(self, x: Do | Trigger) -> Iterator[None]:
        """While the card of a deed or an event is spoken of."""
        before = self.bound, self.spoken, self.kept
        self.bound, self.spoken, self.kept = True, spoken_of(x), kept_in(x)
        yield
        self.bound, self.spoken, self.kept = before

    # -------------------------------------------------- clauses and phrases

    def clause(self, x: Any, they: bool) -> str:
        """An effect with its subject: an order, or `they` and a verb."""
        if not they:
            return self.phrase(x, ORDER)
        match x:
            case If(test, then, otherwise):
                last = None if otherwise is None else self.clause(otherwise, they)
                return self.conditional(self.test(test, they), self.clause(then, they), last)
            case May(If(test, then, None)):
                return self.conditional(self.test(test, they), self.clause(May(then), they))
            case Seq(steps) if opens_with_if(x) or a_statement(steps[0]):
                return self.joined([self.clause(steps[0], they), *(self.phrase(step, AGREES) for step in steps[1:])])
        if a_statement(x):
            return self.inline(self.statement(x, they))
        return self.clause_of(self.phrase(x, AGREES), they)

    def clause_of(self, phrase: str, they: bool) -> str:
        return f"{self.pronoun} {phrase}" if they else phrase

    def inline(self, said: Sequence[str]) -> str:
        return "; ".join(said)

    def phrase(self, x: Any, v: Voice) -> str:
        """An effect in one breath, in a voice; its subject, if it needs one, has been named."""
        match x:
            case Seq(steps):
                return self.in_order(steps, v)
            case If(test, then, otherwise):
                last = None if otherwise is None else self.phrase(otherwise, v)
                return self.conditional(self.test(test, v.they), self.phrase(then, v), last)
            case May(do):
                return self.maybe(do, v)
            case OneOf(options):
                return self.one_of(options, v)
            case Times(n, do):
                return self.times(n, do, v)
            case Do():
                return self.deed(x, v)
            case Name(then):
                return self.joined([self.name_a_card(v), self.phrase(then, v)])
            case Draw(n):
                return self.draw(n, v)
            case Gain():
                return self.gain([x], v)
            case Pay(what, n, then):
                return self.pay(what, n, then, v)
            case Steal(n):
                return self.steal(n, v)
            case ExtraTurn():
                return self.extra_turn(v)
            case Each() | Lasting() | Unite() | Trigger():
                said = self.inline(self.statement(x, v.they))
                return said if v.form == "order" else self.apply(said, v)
        raise TypeError(f"no words for {x!r}")

    def in_order(self, steps: Sequence[Effect], v: Voice) -> str:
        """One thing after another: `gain 1 Rune and draw a card`, `draw two cards, then discard a card`."""
        groups = breaths(steps)
        said = [self.gain(list(group), v) if plain_gain(group[0]) else self.phrase(group[0], v) for group in groups]  # type: ignore[arg-type]
        if len(said) == 2 and all(len(g) == 1 and isinstance(g[0], (Gain, Draw)) and brief(g[0]) for g in groups):
            return self.both(said[0], said[1])
        return self.joined(said, [opens_with_if(group[0]) for group in groups])

    def deed(self, do: Do, v: Voice) -> str:
        """A verb done to cards, and what follows from it."""
        open_ = optional(do)
        return self.maybe(open_, v) if open_ is not None else self.and_then(self.act(do, v), do, v)

    def and_then(self, head: str, do: Do, v: Voice) -> str:
        """What was done, and what follows if it was."""
        if do.then is None:
            return head
        with self.binding(do):
            match do.then:
                case If(test, then, otherwise) if of_it(test):
                    last = None if otherwise is None else self.phrase(otherwise, v)
                    return self.in_case(head, self.test(test, v.they), self.phrase(then, v), last)
            said = self.phrase(do.then, v)
        return self.both(head, said) if do.verb == "keep" else self.in_case(head, self.if_done(v.they), said)

    def maybe(self, do: Any, v: Voice) -> str:
        """`you may ...`; a condition is said before it."""
        do = optional(do) or do
        match do:
            case If(test, then, None) if v.form != "bare":
                return self.conditional(self.test(test, v.they), self.maybe(then, v))
            case Do(verb) if verb != "keep":
                return self.and_then(self.may(self.act(do, v.bare), v), do, v)
        return self.may(self.phrase(do, v.bare), v)

    def one_of(self, options: Sequence[Effect], v: Voice) -> str:
        if all(map(plain_gain, options)):
            return self.gain(list(options), v, either=True)  # type: ignore[arg-type]
        if all(brief(x) or (isinstance(x, Times) and brief(x.do)) for x in options):
            return self.either([self.phrase(x, v) for x in options])
        return self.choose_one([self.phrase(x, v.bare) for x in options], v)

    def times(self, n: Any, do: Effect, v: Voice) -> str:
        open_ = optional(do)
        one = do if open_ is None else open_
        if isinstance(one, Do) and isinstance(one.cards, Pick) and one.then is None and one.to is None:
            if open_ is None:
                return self.act(one, v, n)
            return self.may(self.act(one, v.bare, n, up_to=True), v)
        return self.repeat(n, self.phrase(do, v), v)

    def pay(self, what: str, n: int, then: Effect, v: Voice) -> str:
        head = self.spend(what, n, v)
        if v.form == "bare" and not opens_with_if(then) and not a_statement(then):
            return self.in_order_to(head, self.phrase(then, v.bare))
        return self.in_case(head, self.if_done(v.they), self.phrase(then, v))

    def picked(self, pick: Pick, they: bool, verb: str, n: Any, up_to: bool) -> str:
        """The object of a choice: a card of a pile is called by its name where any will do."""
        zones, count = list(dict.fromkeys(pick.where)), n if isinstance(n, int) else 1
        if zones == [CULTISTS] and unlimited(pick.of, MONSTER) and count == 1:
            said = self.the_cultist()
        elif set(zones) <= {MYSTICS, HEAVIES} and unlimited(pick.of, HERO, ACQUIRABLE) and count == 1:
            said = self.from_piles(zones)
        else:
            of = replace(pick.of, kind=HERO) if verb == "copy" and pick.of.kind is None else pick.of
            where = CONSTRUCTS if zones == [CONSTRUCTS] else "defeated" if verb == "defeat" else ""
            said = self.chosen(of, count, they, where, zones, verb, up_to and count != 1)
        return said if isinstance(n, int) else f"{said} {self.per(n, they)}"

    def asides(self, of: Filter, place: str) -> tuple[str, str]:
        """Where a place is said: before a long condition, or after all of the noun."""
        return (place, "") if isinstance(of.max_cost, Amount) else ("", place)

    def paid(self, do: Do, verb: str, what: str, free: str, paying: str) -> str:
        """A purchase or a fight: whether it is paid for stands before an object that is long."""
        if not do.free:
            return f"{verb} {what}, {paying}"
        long = isinstance(do.cards, Pick) and isinstance(do.cards.of.max_cost, Amount)
        return f"{verb}, {free}, {what}" if long else f"{verb} {what} {free}"

    # ----------------------------------------------------------- statements

    def statement(self, x: Any, they: bool) -> list[str]:
        """What is said with a subject of its own."""
        match x:
            case Each(who, do):
                return self.each_one(who, do, they)
            case Trigger():
                return self.trigger(x, they)
            case Unite(faction, do):
                on_construct = self.card is not None and self.card.kind == CONSTRUCT
                head = self.unite(faction, they, on_construct)
                return [head + one if i == 0 else one for i, one in enumerate(self.linked(do, they))]
            case Lasting(Trigger() as rule, uses):
                return self.trigger(rule, they, uses)
            case Lasting(rule, uses):
                return self.lasting(rule, uses, they)
        raise TypeError(f"no words for {x!r}")

    def each_one(self, who: str, do: Any, they: bool) -> list[str]:
        subject = self.who(who, they)
        match do:
            case If(AtLeast(Count(where=where, of=of), n), then, None) if where == CONSTRUCTS and n > 0:
                subject, do = self.who_controls(subject, of, n), then
        inner = optional(do)
        match do if inner is None else inner:
            case Do(verb, then=Effect()) as one if verb != "keep":
                head = replace(one, then=None)
                said = self.phrase(May(head) if inner else head, TELLS)
                return [f"{subject} {said}", *self.consequence(one, True)]
        comma = "," if opens_with_if(do) else ""
        return [f"{subject}{comma} {self.phrase(do, TELLS)}"]

    def trigger(self, t: Trigger, they: bool, uses: int | None = None) -> list[str]:
        """`uses` is given for a rule that lasts for a turn."""
        when = self.at_turn_end(they) if t.event == TURN_ENDS else self.when(t, they, uses)
        if t.shared:
            when = self.same_use(when)
        with self.binding(t):
            said = self.linked(May(t.do) if t.may else t.do, they)
            if t.test is not None:
                said[0] = self.conditional(self.test(t.test, they), said[0])
        return [f"{when}, {said[0]}", *said[1:]]

    def ability(self, a: Ability) -> list[str]:
        """Something to be used by hand: never forced, so `may` unless it only gives."""
        do = optional(a.do) or a.do
        gives = isinstance(do, Gain) or (isinstance(do, Seq) and all(isinstance(x, Gain) for x in flat(do.steps)))
        said = [self.phrase(do, ORDER)] if gives else self.linked(May(do))
        if a.limit == ONCE:
            return self.labelled(self.once_per_turn, said)
        itself = isinstance(do, Do) and isinstance(do.cards, This)
        return said if itself else self.labelled(self.any_number, said)

    def includes_itself(self, event: str, of: Filter) -> bool:
        """Whether the card that speaks is one of those it speaks of, and the reader may wonder.

        A hero counts itself among those played this turn; a construct hears itself come into play.
        """
        card = self.card
        if card is None or self.fate or of.other or (event, card.kind) not in ((PLAYED_A, HERO), (ENTERED, CONSTRUCT)):
            return False
        cheap = not isinstance(of.max_cost, int) or card.cost <= of.max_cost
        return of.kind in (None, ACQUIRABLE, card.kind) and of.faction in (None, card.faction) and cheap

    # ---------------------------------------------------------------- tests

    def test(self, test: Test, they: bool) -> str:
        match test:
            case AtLeast(amount, n):
                return self.at_least(amount, n, they)
            case AtMost(amount, n):
                return self.at_most(amount, n, they)
            case Both(AtMost(Happened(a, ANY_), 0), AtMost(Happened(b, also), 0)) if ANY_ == also == ANY and a != b:
                return self.neither(a, b, they)
            case Both(first, second):
                return self.both(self.test(first, they), self.test(second, they))
            case Is(of):
                return self.is_a(of)
            case Named():
                return self.is_named()
            case Behind(what):
                return self.behind(what, they)
        raise TypeError(f"no words for {test!r}")
