"""Russian nouns of Conflictus: cards in their cases and numbers, and their zones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from vigil.effects.language import OPPONENTS, YOU, Amount, CostOf, Count, Filter, Happened, It, This
from vigil.games.conflictus.rules import language as nodes
from vigil.games.conflictus.text.grammar import ConflictusRenderer
from vigil.games.conflictus.text.lexicon import ru as words
from vigil.games.conflictus.text.lexicon.ru import Cases, Noun, inflect
from vigil.games.conflictus.text.tree import (
    CHOSEN,
    PLAYER,
    THIS_ONE,
    NounPhrase,
    Referent,
    measured,
    usual_kind,
    which,
)
from vigil.text.languages.ru import join_items, plural

NOM, GEN, DAT, ACC = range(4)
CASES = (NOM, GEN, DAT, ACC)
FROM = {"hand": "из своей руки", "mortis": "из своего мортиса", "mons": "из своего монса"}
IN = {"hand": "в своей руке", "mortis": "в своём мортисе", "mons": "в своём монсе"}
YOURS = {"hand": "в вашей руке", "mortis": "в вашем мортисе", "mons": "в вашем монсе"}
HIS = {"hand": "в его руке", "mortis": "в его мортисе", "mons": "в его монсе"}
OF_OTHERS = {"hand": "в руках", "mortis": "в мортисах", "mons": "в монсах"}
Adjective = tuple[str, str, str]
"""Stem, declension, and words between the adjective and its noun."""


def with_adjectives(noun: Noun, adjectives: Sequence[Adjective], after: str = "") -> Noun:
    """Return a noun in all its forms, with adjectives before it and more words after it."""

    def phrase(bare: str, gender: str, many: bool, case: int) -> str:
        before = [
            " ".join(filter(None, (inflect(stem, kind, gender, noun.living, many, case), rest)))
            for stem, kind, rest in adjectives
        ]
        return " ".join([*before, bare]) + after

    few_gender = noun.gender_of_few or noun.gender
    return Noun(
        tuple(phrase(noun.one[case], noun.gender, False, case) for case in CASES),  # type: ignore[arg-type]
        phrase(noun.few, few_gender, True, NOM if few_gender == "f" else GEN),
        tuple(phrase(noun.several[case], few_gender, True, case) for case in CASES),  # type: ignore[arg-type]
        noun.gender, noun.living, few_gender,
    )  # fmt: skip


def so_many(noun: Noun, n: int) -> Cases:
    """Return a number of things in all cases: `2 воина`, `2 воинов`, `2 воинам`, `2 воинов`."""
    form = plural(n)
    if form == 0:
        return tuple(f"{n} {one}" for one in noun.one)  # type: ignore[return-value]
    nominative = noun.few if form == 1 else noun.several[GEN]
    living = noun.living and n in (2, 3, 4)
    accusative = noun.several[GEN] if living or form == 2 else noun.few
    return (f"{n} {nominative}", f"{n} {noun.several[GEN]}", f"{n} {noun.several[DAT]}", f"{n} {accusative}")


class RussianNouns(ConflictusRenderer):
    """The noun phrases of Russian."""

    # ---------------------------------------------------------------- nouns

    def again(self, what: NounPhrase) -> str:
        """Return the pronoun `его` or `её` for a card that was mentioned just before; otherwise nothing."""
        return "" if self.of_a_player else {"тот": "его", "то": "его", "та": "её"}.get(str(what).split(" ")[0], "")

    def possessed(self, forms: Cases, what: NounPhrase) -> NounPhrase:
        """Return a value of a card in its cases: `обвал этого воина`, `его обвал`."""
        its = self.again(what)
        return NounPhrase(tuple(f"{its} {form}" if its else f"{form} {what.forms[GEN]}" for form in forms))

    def quoted(self, name: str, n: int = 0) -> str:
        return f"способность «{self.keyword(name, n)}»"

    def such_a(self, of: nodes.Which, they: bool, where: str = "", place: str = "", many: bool = False) -> Noun:
        """Return the noun with all conditions of the filter."""
        kind = nodes.SOURCE if where == nodes.FREE and of.kind is None else of.kind
        before: list[Adjective] = [("друг", "other", "")] if of.other else []
        before += [("вошедш", "soft", "в игру в этом ходу")] if of.fresh else []
        before += [("свободн", "hard", "")] if where == nodes.FREE else []
        before += [(*words.STATES[of.state], "")] if of.state else []
        before += [(*words.ROLES[of.combat], "")] if of.combat in words.ROLES else []
        before += [("ранен", "hard", "")] if of.damaged else []
        before += [("нейтральн", "hard", "")] if of.faction == nodes.NEUTRAL else []
        after = []
        if of.subclass is not None:
            after.append(f"подкласса «{words.SUBCLASSES.get(of.subclass, of.subclass)}»")
        after += [words.OF_FACTION[of.faction]] if of.faction in words.OF_FACTION else []
        after += [f"со способностью «{self.keyword(of.keyword)}»"] if of.keyword is not None else []
        after += [f"стоимостью {of.max_cost} или меньше"] if isinstance(of.max_cost, int) else []
        after += [f"с обвалом {of.max_mill} или меньше"] if isinstance(of.max_mill, int) else []
        after += [place.strip()] if place else []
        after += (
            [self.control_clause(of.whose, they, many)]
            if of.whose != nodes.ANY_PLAYER and where in (nodes.TABLE, "")
            else []
        )
        after += ["из способных блокировать этого воина"] if of.combat == nodes.ABLE else []
        for head, limit in (("стоимостью", of.max_cost), ("с обвалом", of.max_mill)):
            if isinstance(limit, Amount):
                after.append(f"{head} не больше {self.value(limit, they).forms[GEN]}")
        return with_adjectives(words.KINDS[kind], before, f" {' '.join(after)}" if after else "")

    def control_clause(self, whose: str, they: bool, many: bool) -> str:
        if whose == YOU:
            return "под своим контролем" if they else "под вашим контролем"
        if they:
            return "под контролем своих соперников" if many else "под контролем одного из своих соперников"
        return "под контролем ваших соперников" if many else "под контролем соперника"

    def noun(self, of: Filter) -> str:
        return self.such_a(which(of), False).one[NOM]

    def phrased(self, noun: Noun, n: int, up_to: bool) -> NounPhrase:
        if n == 1 and not up_to:
            return NounPhrase(noun.one, False, noun.gender)
        nom, gen, dat, acc = so_many(noun, n)
        if up_to:
            return NounPhrase((f"до {gen}", f"до {gen}", f"не более чем {dat}", f"до {gen}"), n != 1, noun.gender)
        return NounPhrase((nom, gen, dat, acc), plural(n) != 0, noun.gender)

    def some(
        self, of: nodes.Which, n: int, they: bool, where: str = "", up_to: bool = False, place: str = ""
    ) -> NounPhrase:
        return self.phrased(self.such_a(of, they, where, place, n > 1), n, up_to)

    def every(self, of: nodes.Which, they: bool, where: str, place: str = "") -> NounPhrase:
        noun = self.such_a(replace(of, other=False), they, where, place, True)
        rest = [("остальн", "hard", "")] if of.other else []
        core = with_adjectives(noun, rest)
        everything = ("все", "всех", "всем", "всех" if noun.living else "все")
        forms = tuple(f"{word} {form}" for word, form in zip(everything, core.several, strict=True))
        return NounPhrase(forms, True, noun.gender)

    def all_such(self, of: nodes.Which) -> NounPhrase:
        noun = self.such_a(of, False, nodes.TABLE, "", True)
        return NounPhrase(noun.several, True, noun.gender)

    def point(self, thing: Referent) -> NounPhrase:
        noun = words.KINDS[thing.kind]
        if thing.how == CHOSEN:
            before: list[Adjective] = [(*words.ORDINALS[min(thing.place, 4)], "")] if thing.place else []
            noun = with_adjectives(noun, [*before, ("выбранн", "hard", "")])
            return NounPhrase(noun.several if thing.many else noun.one, thing.many, noun.gender)
        this: Adjective = ("эт", "this", "") if thing.how == THIS_ONE else ("т", "that", "")
        return NounPhrase(with_adjectives(noun, [this]).one, False, noun.gender)

    def called(self, name: str) -> NounPhrase:
        return NounPhrase(with_adjectives(words.CARD, [], f" «{name}»").one, False, "f")

    def some_player(self, whose: str, n: int, they: bool, up_to: bool) -> NounPhrase:
        if whose == YOU:
            return NounPhrase(("вы", "вас", "вам", "вас"))
        noun = words.KINDS[OPPONENTS if whose == OPPONENTS else PLAYER]
        if n == 1 and not up_to:
            return NounPhrase(noun.one)
        of = f"не более чем {so_many(noun, n)[GEN]}" if up_to else so_many(noun, n)[GEN]
        return NounPhrase(tuple(f"{each} из {of}" for each in ("каждый", "каждого", "каждому", "каждого")))

    def controller_of(self, what: NounPhrase) -> str:
        return f"контролирующий {self.again(what) or what.forms[ACC]} игрок"

    def from_zones(self, zones: Sequence[str], they: bool, verb: str) -> str:
        table = IN if verb in ("keep", "") else FROM
        parts = [table[zone] for zone in zones if zone != nodes.TABLE]
        return join_items([*parts, *([("на столе" if table is IN else "со стола")] if nodes.TABLE in zones else [])])

    def type_line(self, card: nodes.Card) -> str:
        subclass = ""
        if card.subclass is not None:
            subclass = f"\u00a0— {words.SUBCLASSES.get(card.subclass, card.subclass).capitalize()}"
        kind = words.KINDS[card.kind]
        neutral = inflect("нейтральн", "hard", kind.gender, kind.living, False, NOM).capitalize()
        return f"{kind.one[NOM].capitalize()}{subclass} · {words.FACTIONS.get(card.faction, neutral)}"

    # -------------------------------------------------------------- amounts

    def counted_noun(self, amount: Any, they: bool, many: bool) -> Noun:
        """Return the noun for what an amount counts."""
        match amount:
            case Count(where, of):
                full = which(of)
                return self.such_a(full, they, where, self.lying(where, full, they), many)
            case nodes.InSet(what):
                return with_adjectives(self.in_set(what), [], f" {self.in_the_set(amount, they)}")
            case nodes.CountersOn(name):
                return self.a_counter(name, f" {self.on_this()}")
            case Happened(event, of):
                return self.happened(event, which(of, usual_kind(event)), they, many)
        raise TypeError(f"no words for {amount!r}")

    def a_counter(self, name: str, after: str = "") -> Noun:
        return with_adjectives(words.COUNTER, [], f" {words.COUNTERS[name]}{after}")

    def on_this(self) -> str:
        return words.ON_THIS.get(None if self.card is None else self.card.kind, words.ON_THIS[None])

    def in_set(self, what: str) -> Noun:
        kind, faction, state = words.IN_SET[what]
        return self.such_a(nodes.Which(kind, faction, state=state), False, nodes.HAND)

    def happened(self, event: str, of: nodes.Which, they: bool, many: bool) -> Noun:
        your, by, you = ("его", "им", "него") if they else ("вашим", "вами", "вас")
        if event in words.OFTEN:
            return with_adjectives(words.CASE, [], f" {words.OFTEN[event].format(your=your, by=by)}")
        stem, kind, rest = words.HAPPENED[event]
        before: list[Adjective] = [(stem, kind, rest.format(your=your, by=by, you=you))]
        if event.startswith("turn"):
            return with_adjectives(words.TURN, before)
        return with_adjectives(words.CARD if event == "draws" else self.such_a(of, they, "", "", many), before)

    def in_the_set(self, part: nodes.InSet, they: bool) -> str:
        if part.cards == This():
            return "в этой связке"
        what = self.cards(part.cards, they, nodes.WARRIOR)
        its = self.again(what)
        return f"в {its} связке" if its else f"в связке {what.forms[GEN]}"

    def lying(self, where: str, of: nodes.Which, they: bool) -> str:
        if where == nodes.TABLE:
            return " на столе" if of.whose == nodes.ANY_PLAYER else ""
        if of.whose == OPPONENTS:
            who = "его соперников" if they else "ваших соперников"
            return f" у {who}" if where == nodes.FREE else f" {OF_OTHERS[where]} {who}"
        return (" у него" if they else " у вас") if where == nodes.FREE else f" {(HIS if they else YOURS)[where]}"

    def per(self, amount: Any, they: bool) -> str:
        if measured(amount):
            return f"за каждую единицу {self.value(amount, they).forms[GEN]}"
        noun = self.counted_noun(amount, they, False)
        return f"за {with_adjectives(noun, [('кажд', 'hard', '')]).one[ACC]}"

    def value(self, amount: Any, they: bool) -> NounPhrase:
        """Return an amount as a noun in its cases."""
        match amount:
            case nodes.StatOf(what, cards):
                return self.possessed(words.STATS[what], self.cards(cards, they, nodes.WARRIOR))
            case CostOf():
                return self.possessed(words.COST, self.cards(It(), they))
        things = self.counted_noun(self.countable(amount), they, True).several[GEN]
        return NounPhrase(tuple(f"{number} {things}" for number in words.NUMBER))

    def some_cards(self, n: Any, they: bool, up_to: bool = False) -> str:
        if isinstance(n, int):
            return self.phrased(words.CARD, n, up_to).forms[ACC]
        if measured(n):
            value = self.value(n, they)
            return f"число карт не больше {value.forms[GEN]}" if up_to else f"число карт, равное {value.forms[DAT]}"
        return f"{'до 1 карты' if up_to else 'карту'} {self.per(n, they)}"
