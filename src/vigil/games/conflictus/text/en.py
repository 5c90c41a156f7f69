"""English card texts of Conflictus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from vigil.effects.language import OPPONENTS, YOU, Amount, CostOf, Count, Filter, Happened, It, This, Trigger
from vigil.games.conflictus.rules import language as nodes
from vigil.games.conflictus.text.grammar import ConflictusRenderer
from vigil.games.conflictus.text.lexicon import en as words
from vigil.games.conflictus.text.tree import (
    CHOSEN,
    OFTEN,
    THIS_ONE,
    NounPhrase,
    Referent,
    measured,
    usual_kind,
    which,
)
from vigil.text.languages.en import EnglishConnectives, article, join_items, number
from vigil.text.tree_analysis import VerbForm

OF_OTHERS = {"hand": "the hands", "mortis": "the mortis", "mons": "the mons"}
ORDINALS = ("", "first ", "second ", "third ", "fourth ")


def named(text: str, many: bool = False) -> NounPhrase:
    """Build a noun phrase from a single form."""
    return NounPhrase((text,), many)


class English(EnglishConnectives, ConflictusRenderer):
    """English texts."""

    lang = "en"
    at_random = "at random"
    words = words
    facts, players, keywords = words.FACTS, words.PLAYERS, words.KEYWORDS
    verbs, third = words.VERBS, words.THIRD
    once_per_turn, no_cost = "once per turn", "free"
    and_word, it_is, a_card = "and", "it is", "a card"
    you, an_opponent, a_player, that_player = ("you", "they"), "an opponent", "a player", "that player"
    plural_pronoun = True
    chosen_opponent, chosen_player = ("an opponent", "one of their opponents"), "a player"
    choose_how_many = ("you choose how many", "they choose how many")
    top_of_set = NounPhrase(("the active warrior of this set",))
    attack_phase = "this turn's attack phase"
    attack_phase_is_skipped = "this turn's attack phase is skipped"
    cannot: ClassVar = {"attack": "cannot attack", "block": "cannot block"}
    only_during = "use this only during the {} phase"
    end, as_long_word = "until the end of the turn", "as long as"
    whenever_words, where_words = ("whenever", "when"), (", where ", " is ", " and ")
    join_items = staticmethod(join_items)

    def item_owner(self, whose: str, they: bool) -> str:
        return {YOU: f" {'they' if they else 'you'} control", OPPONENTS: " of an opponent"}.get(whose, "")

    def source_cost(self, n: int, faction: str) -> str:
        kind = "" if faction == nodes.NEUTRAL else f"{words.FACTIONS[faction]} "
        return f"{n} {kind}{'source' if n == 1 else 'sources'}"

    # ---------------------------------------------------------------- nouns

    def core(self, of: nodes.Which, n: int, they: bool, where: str, place: str = "") -> str:
        """Return the noun with all conditions of the filter, without an article."""
        before = [of.state, of.combat if of.combat != nodes.ABLE else None, "damaged" if of.damaged else None]
        before += ["free" if where == nodes.FREE else None, words.FACTIONS[of.faction] if of.faction else None]
        if of.subclass is not None:
            before.append(words.SUBCLASSES.get(of.subclass, of.subclass))
        kind = nodes.SOURCE if where == nodes.FREE and of.kind is None else of.kind
        noun = "equipment card" if kind == nodes.EQUIPMENT and n == 1 else words.KINDS[kind][n != 1]
        text = " ".join([*filter(None, before), noun])
        if of.whose != nodes.ANY_PLAYER and where in (nodes.TABLE, ""):
            text += self.control_clause(of.whose, n, they)
        traits = [] if of.keyword is None else [self.keyword(of.keyword)]
        traits += [f"cost {of.max_cost} or less"] if isinstance(of.max_cost, int) else []
        traits += [f"mill {of.max_mill} or less"] if isinstance(of.max_mill, int) else []
        if traits:
            text += f" with {' and '.join(traits)}"
        text += place
        if of.combat == nodes.ABLE:
            text += " able to block this warrior"
        limits = [
            f"whose {what} is at most {self.value(limit, they)}"
            for what, limit in (("cost", of.max_cost), ("mill", of.max_mill))
            if isinstance(limit, Amount)
        ]
        if of.fresh:
            limits.append("that entered play this turn")
        if limits:
            text += f" {' and '.join(limits)}"
        return text

    def control_clause(self, whose: str, n: int, they: bool) -> str:
        if whose == YOU:
            return f" {'they' if they else 'you'} control"
        if n != 1:
            return f" {'their' if they else 'your'} opponents control"
        return f" {'one of their opponents' if they else 'an opponent'} controls"

    def noun(self, of: Filter) -> str:
        return self.core(which(of), 1, False, "")

    def some(
        self, of: nodes.Which, n: int, they: bool, where: str = "", up_to: bool = False, place: str = ""
    ) -> NounPhrase:
        core = self.core(of, n, they, where, place)
        short = len(core) < 40
        if n == 1 and not up_to:
            return NounPhrase((f"another {core}" if of.other else article(core),), False, "m", short)
        text = f"{'up to ' if up_to else ''}{number(n)} {'other ' if of.other else ''}{core}"
        return NounPhrase((text,), n != 1, "m", short)

    def every(self, of: nodes.Which, they: bool, where: str, place: str = "") -> NounPhrase:
        core = self.core(of, 2, they, where, place)
        return NounPhrase((f"all {'other ' if of.other else ''}{core}",), True, "m", len(core) < 40)

    def all_such(self, of: nodes.Which) -> NounPhrase:
        return named(("other " if of.other else "") + self.core(of, 2, False, nodes.TABLE), True)

    def point(self, thing: Referent) -> NounPhrase:
        noun = words.KINDS[thing.kind][thing.many]
        if thing.how == CHOSEN:
            return named(f"the {ORDINALS[min(thing.place, 4)]}chosen {noun}", thing.many)
        return named(f"{'this' if thing.how == THIS_ONE else 'that'} {noun}")

    def called(self, name: str) -> NounPhrase:
        return named(name)

    def some_player(self, whose: str, n: int, they: bool, up_to: bool) -> NounPhrase:
        one, several = {YOU: ("you", "players"), OPPONENTS: ("opponent", "opponents")}.get(whose, words.KINDS["player"])
        if whose == YOU or (n == 1 and not up_to):
            return named(one if whose == YOU else article(one))
        return named(f"each of {'up to ' if up_to else ''}{number(n)} {one if n == 1 else several}")

    def controller_of(self, what: NounPhrase) -> str:
        return "its controller" if str(what).startswith("that ") else f"the controller of {what}"

    def from_zones(self, zones: Sequence[str], they: bool, verb: str) -> str:
        word = "in" if verb in ("keep", "remove", "") else "from"
        own = [zone for zone in zones if zone != nodes.TABLE]
        text = f"{word} {'their' if they else 'your'} {join_items(own)}"
        return f"{text} or on the table" if nodes.TABLE in zones else text

    def type_line(self, card: nodes.Card) -> str:
        kind = words.KINDS[card.kind][0].capitalize()
        subclass = "" if card.subclass is None else f" – {words.SUBCLASSES.get(card.subclass, card.subclass)}"
        return f"{kind}{subclass} · {words.FACTIONS[card.faction]}"

    # -------------------------------------------------------------- amounts

    def counted_noun(self, amount: Any, they: bool, n: int) -> str:
        your, you, yours = ("their", "they", "theirs") if they else ("your", "you", "yours")
        match amount:
            case Count(where, of):
                full = which(of)
                other = "other " if full.other else ""
                return other + self.core(full, n, they, where, self.lying(where, full, they))
            case nodes.InSet(what):
                return f"{words.IN_SET[what][n != 1]} in {self.the_set(amount, they)}"
            case nodes.CountersOn(name):
                return f"{words.COUNTERS[name]} counter{'s' * (n != 1)} on {self.this()}"
            case Happened(event, of):
                full = which(of, usual_kind(event))
                what = self.core(full, n, they, "") if event != "damaged" else str(self.some(full, 1, they))
                text = words.HAPPENED[event][0].format(what=what, you=you, your=your, yours=yours)
                head, _, rest = text.partition(" ")
                return f"{head}s {rest}" if n != 1 and head in ("time", "card", "turn") else text
        return f"{'points' if n != 1 else 'point'} of {self.value(amount, they)}"

    def the_set(self, part: nodes.InSet, they: bool) -> str:
        return "this set" if part.cards == This() else f"the set of {self.cards(part.cards, they, nodes.WARRIOR)}"

    def lying(self, where: str, of: nodes.Which, they: bool) -> str:
        your = "their" if they else "your"
        if where == nodes.TABLE:
            return " on the table" if of.whose == nodes.ANY_PLAYER else ""
        if of.whose == OPPONENTS:
            return f" {your} opponents have" if where == nodes.FREE else f" in {OF_OTHERS[where]} of {your} opponents"
        return f" {'they' if they else 'you'} have" if where == nodes.FREE else f" in {your} {where}"

    def per(self, amount: Any, they: bool) -> str:
        return f"for each {self.counted_noun(amount, they, 1)}"

    def value(self, amount: Any, they: bool) -> str:
        """Return an amount as a noun."""
        match amount:
            case nodes.StatOf(what, cards):
                whose = self.cards(cards, they, nodes.WARRIOR)
                long = whose.many or len(str(whose)) > 25
                stat = words.STATS[what]
                return f"the {stat} of {whose}" if long else f"{whose}'s {stat}"
            case CostOf():
                return f"{self.cards(It(), they)}'s cost"
        return f"the number of {self.counted_noun(self.countable(amount), they, 2)}"

    def some_cards(self, n: Any, they: bool, up_to: bool = False) -> str:
        upto = "up to " if up_to else ""
        if isinstance(n, int):
            return upto + (number(n) if up_to else "a" if n == 1 else number(n)) + (" card" if n == 1 else " cards")
        if measured(n):
            return f"{upto}a number of cards equal to {self.value(n, they)}"
        return f"{upto}{'one' if up_to else 'a'} card {self.per(n, they)}"

    # ---------------------------------------------------------------- verbs

    def have(self, subject: str, text: str, v: VerbForm) -> str:
        return f"{self.verb('have', v)} {subject} {text}"

    def search(self, sought: NounPhrase, shown: bool, to: str, v: VerbForm) -> str:
        mons = f"{'their' if v.third_person else 'your'} mons"
        head = f"{self.verb('search', v)} {mons} for {sought}"
        put, shuffle = self.verb("put", v), self.verb("shuffle", v)
        if to == nodes.MONS:
            reveal = f", {self.verb('reveal', v)} it" if shown else ""
            return f"{head}{reveal}, then {shuffle} and {put} that card on top"
        ends = {nodes.HAND: f"into {'their' if v.third_person else 'your'} hand", nodes.TABLE: "into play"}
        ends[nodes.FREE] = f"among {'their' if v.third_person else 'your'} free sources"
        reveal = f", {self.verb('reveal', v)} it" if shown else ""
        return f"{head}{reveal}, {put} it {ends[to]} and {shuffle} {mons}"

    def damage(self, whom: NounPhrase, n: Any, v: VerbForm) -> str:
        deal = self.verb("deal", v)
        if isinstance(n, int):
            return f"{deal} {n} damage to {whom}"
        if measured(n):
            return f"{deal} damage to {whom} equal to {self.value(n, v.third_person)}"
        return f"{deal} 1 damage to {whom} {self.per(n, v.third_person)}"

    def gains(self, who: NounPhrase, change: str, keywords: Sequence[str], until: bool) -> str:
        parts = [f"{'get' if who.many else 'gets'} {change}"] if change else []
        verb = ("gain" if until else "have") if who.many else "gains" if until else "has"
        parts += [f"{verb} {self.listing(keywords)}"] if keywords else []
        return f"{who} {' and '.join(parts)}{f' {self.end}' if until else ''}"

    def give(self, whom: NounPhrase, what: str, v: VerbForm) -> str:
        if whom.short:
            return f"{self.verb('give', v)} {whom} {what} {self.end}"
        return f"{self.verb('give', v)} {what} to {whom} {self.end}"

    def counters(self, on: NounPhrase, name: str, n: Any, v: VerbForm) -> str:
        counter = f"{words.COUNTERS[name]} counter"
        if isinstance(n, int) and n < 0:
            return f"{self.verb('remove', v)} {number(-n) if n < -1 else 'a'} {counter}{'s' * (n < -1)} from {on}"
        put = self.verb("put", v)
        if isinstance(n, int):
            return f"{put} {number(n) if n != 1 else 'a'} {counter}{'s' * (n != 1)} on {on}"
        if measured(n):
            return f"{put} {counter}s on {on} equal in number to {self.value(n, v.third_person)}"
        return f"{put} a {counter} on {on} {self.per(n, v.third_person)}"

    def wherever(self, what: NounPhrase) -> str:
        return f"wherever {'they are' if what.many else 'it is'} then"

    def tokens(self, name: str, about: str, n: Any, v: VerbForm) -> str:
        make = self.verb("create", v)
        if isinstance(n, int):
            return f"{make} {number(n) if n != 1 else article(name).split()[0]} {name} token{'s' * (n != 1)}{about}"
        if measured(n):
            return f"{make} a number of {name} tokens{about} equal to {self.value(n, v.third_person)}"
        return f"{make} {article(name)} token{about} {self.per(n, v.third_person)}"

    def must_block(self, who: NounPhrase, whom: NounPhrase, v: VerbForm) -> str:
        if v.form == "order":
            return f"{who} must block {whom} in this combat if {'they' if who.many else 'it'} can"
        return f"{self.verb('make', v)} {who} block {whom} in this combat if possible"

    def done(self, verb: str, what: NounPhrase, zones: Sequence[str], of: Filter, v: VerbForm) -> str:
        your, text = "their" if v.third_person else "your", f"{self.verb(verb, v)} {what}"
        if verb == "return":
            if nodes.TABLE in zones or not zones:
                return f"{text} to {'their owners’ hands' if what.many else 'its owner’s hand'}".replace("’", "'")
            return f"{text} to {your} hand"
        if verb == "put":
            return f"{text} {f'among {your} free sources' if of.kind == nodes.SOURCE else 'into play'}"
        return text + {"remove": " from the game", "withdraw": " from combat"}.get(verb, "")

    # ----------------------------------------------------------- statements

    def trigger(self, t: Trigger, they: bool) -> list[str]:
        first, *rest = super().trigger(t, they)
        if t.own and isinstance(t.do, nodes.PutCounters) and t.do.cards == This():
            first = first.replace(f" on {self.this()}", " on it")
        return [first, *rest]

    def subjects(self, to: str, of: Filter) -> NounPhrase:
        return (
            self.all_such(which(of, nodes.WARRIOR)) if to == nodes.ALL_SUCH and of.other else super().subjects(to, of)
        )

    def at_turn(self, begins: bool, whose: str, they: bool) -> str:
        your = {YOU: "their" if they else "your", OPPONENTS: "each opponent's"}.get(whose, "each")
        return f"at the {'beginning' if begins else 'end'} of {your} turn"

    def happens(self, event: str, what: NounPhrase) -> str:
        return f"{what} {words.HAPPENS[event]}"

    def cheaper(self, of: nodes.Which, n: int, they: bool) -> str:
        cards = ("other " if of.other else "") + self.core(of, 2, they, nodes.HAND)
        return f"{cards} cost {'them' if they else 'you'} {n} {'source' if n == 1 else 'sources'} less to play"

    def ability(self, a: nodes.Activated) -> list[str]:
        text = super().ability(replace(a, phases=()))
        return [*text, self.only_in(a.phases)] if a.phases else text

    # ---------------------------------------------------------------- tests

    def quantity(self, noun: str, n: int, least: bool) -> str:
        if least:
            return article(noun) if n == 1 else f"{number(n)} or more {noun}"
        return f"no {noun}" if n == 0 else f"at most {number(n)} {noun}"

    def amount_test(self, amount: Any, n: int, they: bool, least: bool) -> str:
        you, your, yours = ("they", "their", "theirs") if they else ("you", "your", "yours")
        match amount:
            case Count(where, of):
                return self.there(which(of), where, n, they, least)
            case nodes.InSet() | nodes.CountersOn():
                return (
                    f"there {'is' if n == 1 else 'are'} {self.quantity(self.counted_noun(amount, they, n), n, least)}"
                )
            case Happened(event, of):
                full = which(of, usual_kind(event))
                if event in OFTEN or event.startswith("turn"):
                    what = self.quantity("time" if n == 1 else "times", n, least)
                elif event == "draws":
                    what = self.quantity("card" if n == 1 else "cards", n, least)
                else:
                    what = self.quantity(self.core(full, n, they, ""), n, least)
                text = words.HAPPENED[event][1].format(what=what, you=you, your=your, yours=yours)
                return f"{text} this turn"
        return f"{self.value(amount, they)} is {n} or {'more' if least else 'less'}"

    def there(self, of: nodes.Which, where: str, n: int, they: bool, least: bool) -> str:
        you = "they" if they else "you"
        other = "other " if of.other else ""
        bare = replace(of, whose=nodes.ANY_PLAYER)
        what = self.quantity(other + self.core(bare, n, they, where), n, least)
        if where != nodes.TABLE and of.whose == OPPONENTS:
            if where == nodes.FREE:
                return f"{'their' if they else 'your'} opponents have {what}"
            return f"there {'is' if n == 1 else 'are'} {what}{self.lying(where, of, they)}"
        if where != nodes.TABLE:
            return f"{you} have {what}" + ("" if where == nodes.FREE else f" in {'their' if they else 'your'} {where}")
        if of.whose == YOU:
            return f"{you} control {what}"
        if of.whose == OPPONENTS:
            return f"{'their' if they else 'your'} opponents control {what}"
        return f"there {'is' if n == 1 else 'are'} {what} on the table"

    def together(self, first: nodes.InSet, second: nodes.InSet, they: bool) -> str:
        one, two = (article(words.IN_SET[part.what][0]) for part in (first, second))
        return f"there are {one} and {two} in {self.the_set(first, they)}"
