"""What Conflictus adds to the walk from a tree to sentences: targets, spells, abilities, static rules.

A target is named where the text first speaks of it ("destroy an active warrior")
and pointed at from then on ("the chosen warrior"), so everything is said in the
order in which it is read.
"""

from __future__ import annotations

import functools
from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from vigil.effects.language import (
    ANY,
    YOU,
    Aim,
    All,
    AtLeast,
    AtRandom,
    Both,
    Cards,
    Do,
    Each,
    Effect,
    Filter,
    It,
    Lasting,
    May,
    Pick,
    Target,
    Test,
    Top,
    Trigger,
)
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.language import (
    A_CARD,
    A_PLAYER,
    ALL_SUCH,
    ANYBODY,
    FREE,
    FREE_OF_COST,
    NEUTRAL,
    ROUND_BEGINS,
    ROUND_ENDS,
    SOURCE,
    TABLE,
    TARGETED,
    THEIRS,
    THIS_CARD,
    WARRIOR,
    Activated,
    Card,
    Cheaper,
    ChooseOne,
    Damage,
    Discard,
    Draw,
    Forbid,
    Grant,
    Has,
    InSet,
    Keyword,
    MakeTokens,
    MarkFor,
    Mill,
    Mod,
    Modify,
    MustBlock,
    PutCounters,
    Recover,
    Search,
    SkipAttack,
    Spell,
    Which,
    Whom,
)
from vigil.words.common.tree import MADE, ORDER, TELLS, Voice
from vigil.words.conflictus.speech import Speech
from vigil.words.conflictus.tree import (
    CHOSEN,
    HAPPENS_TO,
    ONLY_ONCE,
    PLAYER,
    THAT_ONE,
    THIS_ONE,
    WITH_CARD,
    Boost,
    Phrase,
    Thing,
    amounts,
    boosts,
    brief,
    clause,
    kind_of_aim,
    spoken_of,
    usual_kind,
    which,
)

ARROW = "➤ "
LETTERS = "XYZ"


@functools.cache
def token(name: str) -> Card | None:
    """The printed token of this name."""
    return next((card for card in edition() if card.token and card.name == name), None)


class Grammar(Speech):
    """One language: it says every node of Conflictus."""

    lang: str
    once_per_round: str
    no_cost: str
    deed_of_player = False  # it is told of something a player does, not of what happens to a card

    def __init__(self, card: Card | None = None, it: str | None = None, aims: Sequence[Aim] = ()) -> None:
        self.card = card  # the card that says it, where that is known
        self.it = it  # the name of the card spoken of, where it is known
        self.aims = tuple(aims)  # what was or will be announced
        self.mentioned: set[int] = set()  # the clauses of targets already named

    @contextmanager
    def aiming(self, aims: Sequence[Aim]) -> Iterator[None]:
        """While something with these targets is said."""
        before = self.aims, self.mentioned
        self.aims, self.mentioned = tuple(aims), set()
        yield
        self.aims, self.mentioned = before

    def unnamed(self, said: list[str]) -> list[str]:
        """Targets nothing was said of are at least asked for."""
        missing = [i for i in range(len(self.aims)) if i not in self.mentioned]
        return [self.choose([self.aimed(i, False) for i in missing], ORDER), *said] if missing else said

    # ------------------------------------------------------------ sentences

    def sentences(self, x: Any) -> list[str]:
        match x:
            case Spell(do, targets):
                with self.aiming(targets):
                    return self.unnamed(super().sentences(do))
            case ChooseOne(options):
                return [self.choose_one([self.option(option) for option in options], ORDER)]
            case Activated():
                return self.ability(x)
            case Trigger():
                return self.trigger(x, False)
            case Mod() | Has() | Forbid() | Cheaper():
                return [self.rule(x, False)]
            case Keyword(name, n):
                return [self.keyword(name, n)]
        return super().sentences(x)

    def option(self, spell: Spell) -> str:
        """One of several spells, in one breath."""
        with self.aiming(spell.targets):
            return self.inline(self.unnamed([self.phrase(spell.do, ORDER)]))

    def linked(self, x: Any, they: bool = False) -> list[str]:
        if isinstance(x, Whom):
            head = self.clause_of(self.choose_player(x.who, ORDER if not they else TELLS), they)
            first, *rest = self.of_one(self.that_player(), x.do)
            return [self.inline([head, first]), *rest]
        return super().linked(x, they)

    def ability(self, a: Activated) -> list[str]:
        faction = NEUTRAL if self.card is None else self.card.faction
        parts = self.cost(a.cost, faction) or [self.once_per_round if a.cost == FREE_OF_COST else self.no_cost]
        if a.phases:
            parts.append(self.only_in(a.phases))
        with self.aiming(a.targets):
            said = self.unnamed(super().sentences(a.do))
        price = ", ".join(parts)
        return [f"{ARROW}{price[0].upper()}{price[1:]}{self.colon}{said[0]}", *said[1:]]

    def brief(self, x: Any) -> bool:
        return brief(x)

    def a_statement(self, x: Any) -> bool:
        match x:
            case Draw(who=who) | Mill(who=who) | Discard(who=who):
                return not self.is_you(who)
        return isinstance(x, (Each, Lasting, Trigger))

    def is_you(self, who: str) -> bool:
        """Whether the reader is meant, be it as a target there is no choice about."""
        if who == YOU:
            return True
        found = self.clause_meant(who)
        return found is not None and which(self.aims[found].of).whose == YOU and self.aims[found].what == A_PLAYER

    def clause_meant(self, who: str) -> int | None:
        return clause(self.aims, int(who[len(TARGETED) :] or 0)) if who.startswith(TARGETED) else None

    # ----------------------------------------------------------- statements

    def statement(self, x: Any, they: bool) -> list[str]:
        match x:
            case Each(who, do):
                return self.each_one(who, do, they)
            case Trigger():
                return self.trigger(x, they)
            case Lasting(Trigger() as rule):
                first, *rest = self.trigger(rule, they)
                return [self.until_end(first), *rest]
            case Lasting(rule):
                return [self.until_end(self.rule(rule, they))]
        subject = self.doer(x.who, they)
        said = self.own(replace(x, who=YOU), TELLS)
        return [f"{subject} {said}{self.chosen_by(x, they)}"]

    def stated(self, x: Any, v: Voice) -> str:
        """What others do, as something one makes them do."""
        if v.form == "order" or isinstance(x, (Lasting, Trigger)):
            return super().stated(x, v)
        if isinstance(x, Each):
            subject, do = self.subject(x.who, x.do, v.they)
            return self.have(subject, self.phrase(do, MADE), v)
        subject = self.doer(x.who, v.they)
        return self.have(subject, self.own(replace(x, who=YOU), MADE), v) + self.chosen_by(x, v.they)

    def chosen_by(self, x: Any, they: bool) -> str:
        return self.who_chooses(they) if isinstance(x, Mill) and x.up_to else ""

    def doer(self, who: str, they: bool) -> str:
        """The players who draw, mill or discard, as a subject."""
        if who == THEIRS:
            return self.that_player() if self.deed_of_player else self.controller_of(self.cards(It(), they))
        if who.startswith(TARGETED):
            return str(self.target(int(who[len(TARGETED) :] or 0), they, PLAYER))
        return self.who(who, they)

    def trigger(self, t: Trigger, they: bool) -> list[str]:
        when = self.when(t, they)
        before, self.deed_of_player = self.deed_of_player, t.event in WITH_CARD
        with self.binding(t), self.aiming(t.targets):
            test = None if t.test is None else self.test(t.test, they)
            said = self.linked(May(t.do) if t.may else t.do, they)
            if test is not None:
                said[0] = self.conditional(test, said[0])
            said = self.unnamed(said)
        self.deed_of_player = before
        return [f"{when}, {said[0]}", *said[1:]]

    def when(self, t: Trigger, they: bool) -> str:
        if t.event in (ROUND_BEGINS, ROUND_ENDS):
            return self.at_round(t.event == ROUND_BEGINS, t.whose, they)
        if t.event in HAPPENS_TO:
            what = self.this() if t.own else self.some(which(t.of, usual_kind(t.event), t.whose), 1, they, TABLE)
            return self.whenever(self.happens(t.event, what), t.limit, t.own and t.event in ONLY_ONCE)
        thing = self.this() if t.own else self.some(which(t.of), 1, they) if t.event in WITH_CARD else None
        return self.whenever(self.does(t.event, t.whose, thing, they), t.limit, t.own)

    def rule(self, x: Any, they: bool) -> str:
        """A static rule, in one sentence."""
        match x:
            case Mod(to, a, d, m, of, test) as mod:
                condition = None if test is None else self.test(test, they)
                subject = self.subjects(to, of)
                change, letters = self.change(a, d, m)
                said = self.gains(subject, change, [], False) + self.where_is(letters, they)
            case Has(to, keyword, n, of, test) as mod:
                condition = None if test is None else self.test(test, they)
                said = self.gains(self.subjects(to, of), "", [self.keyword(keyword, n)], False)
            case Forbid(action, of):
                return self.forbid(self.all_such(which(of, WARRIOR)), action)
            case Cheaper(n, of):
                return self.cheaper(which(of), n, they)
            case _:
                raise TypeError(f"no words for {x!r}")
        return said if mod.test is None or condition is None else self.as_long_as(condition, said)

    def subjects(self, to: str, of: Filter) -> Phrase:
        if to == ALL_SUCH:
            return self.every(which(of, WARRIOR), False, TABLE)
        return self.this() if to == THIS_CARD else self.top_of_set()

    # -------------------------------------------------------------- effects

    def own(self, x: Any, v: Voice) -> str:
        match x:
            case Draw(n):
                return self.draw(n, v)
            case Mill(n, _, up_to):
                return self.mill(n, up_to, v)
            case Recover(n):
                return self.recover(n, v)
            case Discard(n, _, random):
                return self.discard(n, random, v)
            case Search(of, to):
                kind = SOURCE if to == FREE else None
                return self.search(self.some(which(of, kind), 1, v.they), of != ANY and to != TABLE, to, v)
            case Damage(n, cards):
                return self.damage(self.cards(cards, v.they, WARRIOR), n, v)
            case Modify() | Grant():
                return self.own(boosts([x])[0], v)
            case Boost(cards, numbers, keywords):
                whom = self.cards(cards, v.they, WARRIOR)
                change, letters = self.change(*numbers)
                names = [self.keyword(keyword) for keyword in keywords]
                if v.form == "order":
                    said = self.gains(whom, change, names, True)
                else:
                    said = self.give(whom, self.listing([*([change] if change else []), *names]), v)
                return said + self.where_is(letters, v.they)
            case PutCounters(cards, name, n):
                return self.counters(self.cards(cards, v.they), name, n, v)
            case MarkFor(how, cards):
                return self.mark(self.cards(cards, v.they), how, v)
            case MakeTokens(name, n):
                return self.tokens(self.token_name(name), self.about_token(name), n, v)
            case Whom(who, do):
                return self.inline([self.choose_player(who, v), *self.of_one(self.that_player(), do)])
            case SkipAttack():
                return self.skip_attack(v)
            case MustBlock():
                return self.must_block(self.target(0, v.they), self.this(), v)
        raise TypeError(f"no words for {x!r}")

    def act(self, do: Do, v: Voice, n: Any = 1, up_to: bool = False) -> str:
        zones: Sequence[str] = ()
        of: Filter = ANY
        place = ""
        match do.cards:
            case Pick(where, of):
                zones = list(dict.fromkeys(where))
                place = self.place(zones, v.they, do.verb)
                count = n if isinstance(n, int) else 1
                asked = which(of)
                if do.verb == "sacrifice" and asked.whose == YOU:
                    asked = replace(asked, whose=ANYBODY)  # nobody can sacrifice anything else
                what = self.some(asked, count, v.they, zones[0], up_to and count != 1, place)
            case AtRandom() if do.verb == "discard":
                return self.discard(n, True, v)
            case All(where, of):
                zones = (where,)
                what = self.everything(do.cards, v.they, do.verb)
            case _:
                what = self.cards(do.cards, v.they)
        said = self.done(do.verb, what, place, zones, of, v)
        return said if isinstance(n, int) else f"{said} {self.per(n, v.they)}"

    def paragraph(self, steps: Sequence[Effect]) -> list[str]:
        return super().paragraph(boosts(steps))

    def in_order(self, steps: Sequence[Effect], v: Voice) -> str:
        return super().in_order(boosts(steps), v)

    def test(self, test: Test, they: bool) -> str:
        match test:
            case Both(AtLeast(InSet() as first, 1), AtLeast(InSet() as second, 1)):
                return self.together(first, second)
        return super().test(test, they)

    def such(self, of: Filter) -> str:
        """A card such as a filter asks for, as the object of a verb."""
        return self.some(which(of), 1, False, TABLE).forms[-1]

    def everything(self, cards: All, they: bool, verb: str = "", kind: str | None = None) -> Phrase:
        of = which(cards.of, kind)
        if self.bound:
            of = replace(of, other=True)
        place = "" if cards.where == TABLE else self.place((cards.where,), they, verb)
        return self.every(of, they, cards.where, place)

    # ------------------------------------------------------ what is spoken of

    def this(self) -> Phrase:
        return self.point(Thing(None if self.card is None else self.card.kind, THIS_ONE))

    def cards(self, cards: Cards, they: bool, kind: str | None = None) -> Phrase:
        """The cards of a selection; `kind` is what they must be in any case."""
        match cards:
            case Pick(where, of):
                zones = list(dict.fromkeys(where))
                return self.some(which(of, kind), 1, they, zones[0], place=self.place(zones, they, ""))
            case All():
                return self.everything(cards, they, kind=kind)
            case AtRandom():
                return self.random_card(they)
            case Top():
                return self.top_card(they)
            case Target(n):
                return self.target(n, they, kind)
            case It():
                return self.called(self.it) if self.it is not None else self.point(Thing(self.spoken, THAT_ONE))
        return self.this()

    def target(self, place: int, they: bool, kind: str | None = None) -> Phrase:
        """A target: named when it is first spoken of, then pointed at."""
        number = clause(self.aims, place)
        if number is None:
            return self.point(Thing(kind, CHOSEN))
        if number not in self.mentioned:
            return self.aimed(number, they)
        aim = self.aims[number]
        called = kind_of_aim(aim)
        alike = [i for i, other in enumerate(self.aims) if kind_of_aim(other) == called]
        return self.point(Thing(called, CHOSEN, aim.n > 1, alike.index(number) + 1 if len(alike) > 1 else 0))

    def aimed(self, number: int, they: bool) -> Phrase:
        """A target as it is asked for."""
        self.mentioned.add(number)
        aim = self.aims[number]
        of = which(aim.of)
        if aim.what == A_PLAYER:
            return self.some_player(of.whose, aim.n, they, aim.up_to)
        if aim.what == A_CARD:
            return self.some(of, aim.n, they, TABLE, aim.up_to)
        return self.some_item(of, aim.n, they, aim.up_to)

    def spoken_of(self, x: Do | Trigger) -> str | None:
        return spoken_of(x, self.aims)

    def kept_in(self, x: Do | Trigger) -> str | None:
        return None

    def binds(self, x: Do | Trigger) -> bool:
        return isinstance(x, Do) or x.event in HAPPENS_TO or x.event in WITH_CARD

    # ---------------------------------------------------------------- numbers

    def change(self, *numbers: Any) -> tuple[str, list[tuple[str, Any]]]:
        """`+1/+2/+0`; what is counted at the table is a letter, explained afterwards."""
        found = amounts(*numbers)
        down = any(isinstance(n, int) and n < 0 for n in numbers) and all(
            isinstance(n, int) and n <= 0 for n in numbers
        )
        said = [
            f"+{LETTERS[found.index(n)]}" if n in found else "-0" if down and n == 0 else f"{n:+d}" for n in numbers
        ]
        return "/".join(said), [(LETTERS[i], n) for i, n in enumerate(found)]

    def token_name(self, name: str) -> str:
        card = token(name)
        return name if card is None else card.names.get(self.lang) or card.name

    def about_token(self, name: str) -> str:
        """What a token is, in brackets; nothing where it is not known here."""
        card = token(name)
        if card is None:
            return ""
        parts = [f"{card.attack}/{card.defense}/{card.mill}", self.noun(Which(card.kind, card.faction))]
        return f" ({', '.join([*parts, *(self.keyword(k.name, k.n) for k in card.keywords)])})"

    @abstractmethod
    def listing(self, items: Sequence[str]) -> str:
        """One thing and another."""

    @abstractmethod
    def noun(self, of: Filter) -> str:
        """A card such as a filter asks for, without an article."""


LANGUAGES: Mapping[str, str] = {"en": "English", "pt": "Portuguese", "fr": "French", "ru": "Russian"}
