"""The phrases that French and Portuguese build alike: articles, agreement and prepositions follow the same rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from vigil.effects.language import OPPONENTS, YOU, CostOf, Filter, It, This
from vigil.games.conflictus.rules.language import FREE, SOURCE, WARRIOR, Card, InSet, StatOf, Which
from vigil.games.conflictus.text.grammar import ConflictusRenderer
from vigil.games.conflictus.text.tree import PLAYER, NounPhrase, measured, which
from vigil.text.tree_analysis import VerbForm


class RomanceRenderer(ConflictusRenderer):
    """The phrases of a Romance language, from its words and a few rules of its own."""

    to: str
    on: str
    inside: str
    endings: tuple[str, str]
    """The masculine and feminine endings of a participle."""

    @abstractmethod
    def core(self, of: Which, n: int, they: bool, where: str, place: str = "") -> str: ...
    @abstractmethod
    def counted(self, amount: Any, they: bool, n: int) -> str: ...
    @abstractmethod
    def number(self, n: int, fem: bool) -> str: ...
    @abstractmethod
    def is_plural(self, n: int) -> bool: ...
    @abstractmethod
    def with_preposition(self, word: str, what: str | NounPhrase) -> str: ...
    @abstractmethod
    def faction_of(self, card: Card) -> str: ...

    # ---------------------------------------------------------------- nouns

    def gender(self, of: Which, where: str = "") -> str:
        gender: str = self.words.KINDS[SOURCE if where == FREE and of.kind is None else of.kind][2]
        return gender

    def noun(self, of: Filter) -> str:
        return self.core(which(of), 1, False, "")

    def called(self, name: str) -> NounPhrase:
        return NounPhrase((name,), False, "f")

    def count(self, n: int, noun: tuple[str, str, str]) -> str:
        """Return a number with its noun: `two cards`."""
        return f"{self.number(n, noun[2] == 'f')} {noun[self.is_plural(n)]}"

    def a_counter(self, name: str, many: bool = False) -> str:
        return f"{self.words.COUNTER[many]} {self.words.COUNTERS[name]}"

    def some_player(self, whose: str, n: int, they: bool, up_to: bool) -> NounPhrase:
        if whose == YOU:
            return NounPhrase((self.you[False],))
        one, several = self.words.OPPONENT if whose == OPPONENTS else self.words.KINDS[PLAYER][:2]
        if n == 1 and not up_to:
            return NounPhrase((f"{self.number(1, False)} {one}",))
        head = self.words.EACH_OF_UP_TO if up_to else self.words.EACH_OF
        return NounPhrase((f"{head} {self.number(n, False)} {one if n == 1 else several}",))

    def type_line(self, card: Card) -> str:
        subclass = ""
        if card.subclass is not None:
            subclass = f" – {self.words.SUBCLASSES.get(card.subclass, (card.subclass,))[0].capitalize()}"
        return f"{self.words.KINDS[card.kind][0].capitalize()}{subclass} · {self.faction_of(card)}"

    # -------------------------------------------------------------- amounts

    def the_set(self, part: InSet, they: bool) -> str:
        if part.cards == This():
            return str(self.words.THIS_SET)
        return f"{self.words.THE_SET} {self.with_preposition('de', self.cards(part.cards, they, WARRIOR))}"

    def per(self, amount: Any, they: bool) -> str:
        return f"{self.words.FOR_EACH} {self.counted(amount, they, 1)}"

    def value(self, amount: Any, they: bool) -> str:
        """Return an amount as a noun with its article."""
        match amount:
            case StatOf(what, cards):
                return f"{self.words.STATS[what]} {self.with_preposition('de', self.cards(cards, they, WARRIOR))}"
            case CostOf():
                return f"{self.words.COST} {self.with_preposition('de', self.cards(It(), they))}"
        return f"{self.words.NUMBER} {self.with_preposition('de', self.counted(self.countable(amount), they, 2))}"

    def equal(self, amount: Any, they: bool) -> str:
        return f"{self.words.EQUAL} {self.with_preposition(self.to, self.value(amount, they))}"

    def some_cards(self, n: Any, they: bool, up_to: bool = False) -> str:
        limit = self.words.UP_TO if up_to else ""
        if isinstance(n, int):
            return f"{limit}{self.count(n, self.words.KINDS[None])}"
        if measured(n):
            return f"{limit}{self.words.NUMBER_OF_CARDS} {self.equal(n, they)}"
        return f"{limit}{self.count(1, self.words.KINDS[None])} {self.per(n, they)}"

    # ---------------------------------------------------------------- verbs

    def damage(self, whom: NounPhrase, n: Any, v: VerbForm) -> str:
        deal, to = self.verb("deal", v), self.with_preposition(self.to, whom)
        if measured(n):
            equal = self.with_preposition(self.to, self.value(n, v.third_person))
            return f"{deal} {to} {self.words.DAMAGE_EQUAL} {equal}"
        points = n if isinstance(n, int) else 1
        dealt = f"{deal} {points} {self.words.DAMAGE[points > 1]} {to}"
        return dealt if isinstance(n, int) else f"{dealt} {self.per(n, v.third_person)}"

    def counters(self, on: NounPhrase, name: str, n: Any, v: VerbForm) -> str:
        place = self.with_preposition(self.on, on)
        if isinstance(n, int):
            what = f"{self.number(abs(n), False)} {self.a_counter(name, self.is_plural(abs(n)))}"
            if n < 0:
                return f"{self.verb('take', v)} {what} {self.with_preposition('de', on)}"
            return f"{self.verb('put', v)} {what} {place}"
        if measured(n):
            several = f"{self.words.SOME}{self.a_counter(name, True)} {self.words.IN_NUMBER}"
            return f"{self.verb('put', v)} {place} {several} {self.equal(n, v.third_person)}"
        counter = f"{self.number(1, False)} {self.a_counter(name)}"
        return f"{self.verb('put', v)} {counter} {place} {self.per(n, v.third_person)}"

    def tokens(self, name: str, about: str, n: Any, v: VerbForm) -> str:
        make, token = self.verb("make", v), self.words.TOKEN
        if isinstance(n, int):
            return f"{make} {self.count(n, token)} {name}{about}"
        if measured(n):
            several = f"{self.words.SOME}{token[1]} {name}{about} {self.words.IN_NUMBER}"
            return f"{make} {several} {self.equal(n, v.third_person)}"
        return f"{make} {self.count(1, token)} {name}{about} {self.per(n, v.third_person)}"

    def give(self, whom: NounPhrase, what: str, v: VerbForm) -> str:
        return f"{self.verb('give', v)} {what} {self.with_preposition(self.to, whom)} {self.end}"

    # ----------------------------------------------------------- statements

    def choose_one(self, options: Sequence[str], v: VerbForm) -> str:
        return super().choose_one(options, v).replace(f"ou {self.end},", f"ou, {self.end},")

    def happens(self, event: str, what: NounPhrase) -> str:
        return f"{what} {self.words.HAPPENS[event].format(self.endings[what.gender == 'f'])}"

    # ---------------------------------------------------------------- tests

    def quantity(self, noun: str, fem: bool, n: int, least: bool) -> str:
        if n == 0 and not least:
            return f"{self.words.NONE[fem]} {noun}"
        return f"{self.words.AT_LEAST if least else self.words.AT_MOST} {self.number(n, fem)} {noun}"

    def together(self, first: InSet, second: InSet, they: bool) -> str:
        parts = [self.words.IN_SET[part.what] for part in (first, second)]
        items = [f"{self.number(1, gender == 'f')} {one}" for one, _, gender in parts]
        place = self.with_preposition(self.inside, self.the_set(first, they))
        return f"{self.words.THERE_IS} {self.listing(items)} {place}"
