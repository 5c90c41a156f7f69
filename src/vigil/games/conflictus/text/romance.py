"""The phrases that French and Portuguese build alike: articles, agreement and prepositions follow the same rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from vigil.effects.language import OPPONENTS, YOU, CostOf, Count, Filter, Happened, It, This
from vigil.games.conflictus.rules import language as nodes
from vigil.games.conflictus.text.grammar import ConflictusRenderer
from vigil.games.conflictus.text.tree import OFTEN, PLAYER, NounPhrase, measured, usual_kind, which
from vigil.text.tree_analysis import VerbForm


class RomanceRenderer(ConflictusRenderer):
    """The phrases of a Romance language, from its words and a few rules of its own."""

    to: str
    on: str
    inside: str
    endings: tuple[str, str]
    """The masculine and feminine endings of a participle."""
    other_is_article = False
    """Whether `other` stands without an article: `outra carta`, but `une autre carte`."""

    @abstractmethod
    def core(self, of: nodes.Which, n: int, they: bool, where: str, place: str = "") -> str: ...
    @abstractmethod
    def your(self, zone: str, they: bool) -> str: ...
    @abstractmethod
    def done_this_turn(self, event: str, of: nodes.Which, n: int, they: bool) -> str: ...
    @abstractmethod
    def was_done(self, event: str, of: nodes.Which, what: str, n: int, they: bool, least: bool) -> str: ...
    @abstractmethod
    def with_pronoun(self, verb: str, what: NounPhrase, v: VerbForm) -> str: ...
    @abstractmethod
    def number(self, n: int, fem: bool) -> str: ...
    @abstractmethod
    def is_plural(self, n: int) -> bool: ...
    @abstractmethod
    def with_preposition(self, word: str, what: str | NounPhrase) -> str: ...

    # ---------------------------------------------------------------- nouns

    def gender(self, of: nodes.Which, where: str = "") -> str:
        gender: str = self.words.KINDS[nodes.SOURCE if where == nodes.FREE and of.kind is None else of.kind][2]
        return gender

    def noun(self, of: Filter) -> str:
        return self.core(which(of), 1, False, "")

    def other(self, of: nodes.Which, gender: str, many: bool) -> str:
        other: str = self.words.OTHER[gender][many]
        return f"{other} " if of.other else ""

    def some(
        self, of: nodes.Which, n: int, they: bool, where: str = "", up_to: bool = False, place: str = ""
    ) -> NounPhrase:
        gender, many = self.gender(of, where), self.is_plural(n)
        core = self.core(of, n, they, where, place)
        bare = of.other and self.other_is_article and n == 1 and not up_to
        count = "" if bare else f"{self.words.UP_TO if up_to else ''}{self.number(n, gender == 'f')} "
        return NounPhrase((f"{count}{self.other(of, gender, many)}{core}",), many, gender, len(core) < 40)

    def every(self, of: nodes.Which, they: bool, where: str, place: str = "") -> NounPhrase:
        gender = self.gender(of, where)
        core = self.core(of, 2, they, where, place)
        text = f"{self.words.ALL[gender]} {self.other(of, gender, True)}{core}"
        return NounPhrase((text,), True, gender, len(core) < 40)

    def all_such(self, of: nodes.Which, they: bool = False, where: str = nodes.TABLE) -> NounPhrase:
        gender = self.gender(of)
        text = f"{self.words.THE[gender]} {self.other(of, gender, True)}{self.core(of, 2, they, where)}"
        return NounPhrase((text,), True, gender)

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

    def sources(self, n: int) -> str:
        """Return a number of sources in digits."""
        return f"{n} {self.words.KINDS[nodes.SOURCE][self.is_plural(n)]}"

    def source_cost(self, n: int, faction: str) -> str:
        return self.sources(n) + (f" {self.words.OF_FACTION[faction]}" if faction != nodes.NEUTRAL else "")

    def from_zones(self, zones: Sequence[str], they: bool, verb: str) -> str:
        word = self.inside if verb in ("keep", "") else "de"
        parts = [f"{word} {self.your(zone, they)}" for zone in zones if zone != nodes.TABLE]
        return self.join_items([*parts, *([self.words.ON_TABLE] if nodes.TABLE in zones else [])])

    def type_line(self, card: nodes.Card) -> str:
        subclass = ""
        if card.subclass is not None:
            subclass = f" – {self.words.SUBCLASSES.get(card.subclass, (card.subclass,))[0].capitalize()}"
        kind, _, gender = self.words.KINDS[card.kind]
        faction = self.words.FACTIONS[card.faction].format(self.endings[gender == "f"])
        return f"{kind.capitalize()}{subclass} · {faction}"

    # -------------------------------------------------------------- amounts

    def counted_noun(self, amount: Any, they: bool, n: int) -> str:
        """Return the noun for what an amount counts."""
        many = self.is_plural(n)
        match amount:
            case Count(where, of):
                full = which(of)
                other = self.other(full, self.gender(full, where), many)
                return other + self.core(full, n, they, where, self.lying(where, full, they))
            case nodes.InSet(what):
                place = self.with_preposition(self.inside, self.the_set(amount, they))
                return f"{self.words.IN_SET[what][many]} {place}"
            case nodes.CountersOn(name):
                return f"{self.a_counter(name, many)} {self.with_preposition(self.on, self.this())}"
            case Happened(event, of):
                return self.done_this_turn(event, which(of, usual_kind(event)), n, they)
        return f"{self.words.POINT[many]} {self.with_preposition('de', self.value(amount, they))}"

    def lying(self, where: str, of: nodes.Which, they: bool) -> str:
        """Return where counted cards are."""
        if where == nodes.TABLE:
            return f" {self.words.ON_TABLE}" if of.whose == nodes.ANY_PLAYER else ""
        if of.whose == OPPONENTS:
            return f" {self.words.THEIRS[where].format(self.words.THEIR_OPPONENTS[they])}"
        if where == nodes.FREE:
            return f" {self.words.THAT_YOU_HAVE[they]}"
        return f" {self.inside} {self.your(where, they)}"

    def the_set(self, part: nodes.InSet, they: bool) -> str:
        if part.cards == This():
            return str(self.words.THIS_SET)
        return f"{self.words.THE_SET} {self.with_preposition('de', self.cards(part.cards, they, nodes.WARRIOR))}"

    def per(self, amount: Any, they: bool) -> str:
        return f"{self.words.FOR_EACH} {self.counted_noun(amount, they, 1)}"

    def value(self, amount: Any, they: bool) -> str:
        """Return an amount as a noun with its article."""
        match amount:
            case nodes.StatOf(what, cards):
                return f"{self.words.STATS[what]} {self.with_preposition('de', self.cards(cards, they, nodes.WARRIOR))}"
            case CostOf():
                return f"{self.words.COST} {self.with_preposition('de', self.cards(It(), they))}"
        return f"{self.words.NUMBER} {self.with_preposition('de', self.counted_noun(self.countable(amount), they, 2))}"

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

    def search(self, sought: NounPhrase, shown: bool, to: str, v: VerbForm) -> str:
        they, mons = v.third_person, self.your(nodes.MONS, v.third_person)
        head = f"{self.verb('search', v)} {self.inside} {mons} {sought}"
        reveal = f", {self.with_pronoun('reveal', sought, v)}" if shown else ""
        shuffle = f"{self.verb('shuffle', v)} {mons}"
        put = self.with_pronoun("bring" if to == nodes.TABLE else "put", sought, v)
        if to == nodes.MONS:
            return f"{head}{reveal}, {shuffle} {self.and_word} {put} {self.words.ON_TOP}"
        end = self.words.INTO_PLAY
        if to != nodes.TABLE:
            end = f"{self.words.AMONG if to == nodes.FREE else self.inside} {self.your(to, they)}"
        return f"{head}{reveal}, {put} {end} {self.and_word} {shuffle}"

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

    def cheaper(self, of: nodes.Which, n: int, they: bool) -> str:
        return str(self.words.CHEAPER[they]).format(cards=self.all_such(of, they, nodes.HAND), sources=self.sources(n))

    def happens(self, event: str, what: NounPhrase) -> str:
        return f"{what} {self.words.HAPPENS[event].format(self.endings[what.gender == 'f'])}"

    # ---------------------------------------------------------------- tests

    def quantity(self, noun: str, fem: bool, n: int, least: bool) -> str:
        if n == 0 and not least:
            return f"{self.words.NONE[fem]} {noun}"
        return f"{self.words.AT_LEAST if least else self.words.AT_MOST} {self.number(n, fem)} {noun}"

    def amount_test(self, amount: Any, n: int, they: bool, least: bool) -> str:
        none = n == 0 and not least
        shown = 1 if none else n  # singular, as in `nenhuma carta`
        many = self.is_plural(shown)
        match amount:
            case Count(where, of):
                return self.there(which(of), where, n, they, least)
            case nodes.InSet() | nodes.CountersOn():
                fem = isinstance(amount, nodes.InSet) and self.words.IN_SET[amount.what][2] == "f"
                return f"{self.there_is(none)} {self.quantity(self.counted_noun(amount, they, shown), fem, n, least)}"
            case Happened(event, of):
                full = which(of, usual_kind(event))
                if event in OFTEN or event.startswith("turn"):
                    noun, fem = self.words.TIMES[many], True
                elif event == "draws":
                    noun, fem = self.words.KINDS[None][many], True
                else:
                    noun, fem = self.core(full, shown, they, ""), self.gender(full) == "f"
                return self.was_done(event, full, self.quantity(noun, fem, n, least), n, they, least)
        return f"{self.value(amount, they)} {self.words.IS_AT_LEAST[least].format(n)}"

    def there_is(self, none: bool) -> str:
        return str(self.words.THERE_IS).format(self.words.NOT_THERE if none else "")

    def there(self, of: nodes.Which, where: str, n: int, they: bool, least: bool) -> str:
        """Return a condition on how many such cards there are, by whose they are."""
        none, theirs = n == 0 and not least, of.whose == OPPONENTS
        shown, gender = 1 if none else n, self.gender(of, where)
        core = self.core(replace(of, whose=nodes.ANY_PLAYER), shown, they, where)
        what = self.quantity(self.other(of, gender, self.is_plural(shown)) + core, gender == "f", n, least)
        if where == nodes.TABLE and of.whose == nodes.ANY_PLAYER:
            return f"{self.there_is(none)} {what} {self.words.ON_TABLE}"
        if where == nodes.TABLE:
            return f"{self.words.CONTROL[theirs][they].format(self.words.NOT_CONTROLLED if none else '')} {what}"
        if theirs and where != nodes.FREE:
            return f"{self.there_is(none)} {what}{self.lying(where, of, they)}"
        have = self.words.HAVE[theirs][they].format(self.words.NOT_THERE if none else "")
        return f"{have} {what}" + ("" if where == nodes.FREE else f" {self.inside} {self.your(where, they)}")

    def together(self, first: nodes.InSet, second: nodes.InSet, they: bool) -> str:
        parts = [self.words.IN_SET[part.what] for part in (first, second)]
        items = [f"{self.number(1, gender == 'f')} {one}" for one, _, gender in parts]
        place = self.with_preposition(self.inside, self.the_set(first, they))
        return f"{self.there_is(False)} {self.listing(items)} {place}"
