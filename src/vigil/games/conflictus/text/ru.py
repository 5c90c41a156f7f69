"""Russian card texts of Conflictus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from vigil.effects.language import OPPONENTS, YOU, Count, Filter, Happened
from vigil.games.conflictus.rules import language as nodes
from vigil.games.conflictus.text.lexicon import ru as words
from vigil.games.conflictus.text.lexicon.ru import Noun
from vigil.games.conflictus.text.ru_nouns import ACC, DAT, GEN, NOM, RussianNouns, so_many, with_adjectives
from vigil.games.conflictus.text.tree import NounPhrase, measured, usual_kind, which
from vigil.text.languages.ru import RussianConnectives, join_items, with_count
from vigil.text.tree_analysis import VerbForm

WHERE = {"hand": "в руке", "mortis": "в мортисе", "mons": "в монсе"}


def off(what: str, it: str = "") -> str:
    """Return a noun with `from`: `с воина`, but `со всех воинов`; `с него` if it was mentioned just before."""
    if it:
        return f"с {'него' if it == 'его' else 'неё'}"
    return f"со {what}" if what[:2] in ("вс", "вт", "сп") else f"с {what}"


class Russian(RussianConnectives, RussianNouns):
    """Russian texts."""

    lang = "ru"
    at_random = "случайным образом"
    of_faction = words.OF_FACTION
    words = words
    facts, players, keywords = words.FACTS, words.PLAYERS, words.KEYWORDS
    verbs = words.VERBS
    once_per_turn, no_cost = "раз за ход", "без цены"
    and_word, it_is, a_card = "и", "это", "карту"
    you, an_opponent, a_player, that_player = ("вы", "он"), "соперник", "игрок", "этот игрок"
    chosen_opponent, chosen_player = ("соперника", "одного из своих соперников"), "игрока"
    choose_how_many = ("сколько, решаете вы", "сколько, решает он")
    top_of_set = NounPhrase(with_adjectives(words.KINDS[nodes.WARRIOR], [("активн", "hard", "")], " этой связки").one)
    attack_phase = "фазу атаки этого хода"
    attack_phase_is_skipped = "фаза атаки этого хода пропускается"
    cannot: ClassVar = {"attack": "не могут атаковать", "block": "не могут блокировать"}
    only_during = "только {}"
    end, as_long_word = "до конца хода", "пока"
    whenever_words, where_words = ("каждый раз, когда", "когда"), (", где ", "\u00a0— ", ", а ")
    join_items = staticmethod(join_items)

    def item_owner(self, whose: str, they: bool) -> str:
        return {YOU: self.control_clause(YOU, they, False), OPPONENTS: "соперника"}.get(whose, "")

    def source_cost(self, n: int, faction: str) -> str:
        kind = "" if faction == nodes.NEUTRAL else f" {words.OF_FACTION[faction]}"
        return with_count(n, words.SOURCES) + kind

    # ---------------------------------------------------------------- verbs

    def have(self, subject: str, text: str, v: VerbForm) -> str:
        return f"{self.verb('have', v)} так, чтобы {subject} {text}"

    def search(self, sought: NounPhrase, shown: bool, to: str, v: VerbForm) -> str:
        it = "её" if sought.gender == "f" else "его"
        head = f"{self.verb('search', v)} в своём монсе {sought.forms[ACC]}"
        reveal = f", {self.verb('reveal', v)} {it} всем" if shown else ""
        shuffle = f"{self.verb('shuffle', v)} монс"
        if to == nodes.MONS:
            return f"{head}{reveal}, {shuffle} и {self.verb('put', v)} {it} наверх"
        put = {
            nodes.HAND: f"{self.verb('draw', v)} {it} в руку",
            nodes.TABLE: f"{self.verb('bring', v)} {it} в игру",
            nodes.FREE: f"{self.verb('put', v)} {it} к своим свободным источникам",
        }[to]
        return f"{head}{reveal}, {put} и {shuffle}"

    def damage(self, whom: NounPhrase, n: Any, v: VerbForm) -> str:
        deal, to = self.verb("deal", v), whom.forms[DAT]
        if isinstance(n, int):
            return f"{deal} {with_count(n, words.DAMAGE)} {to}"
        if measured(n):
            return f"{deal} {to} урон, равный {self.value(n, v.third_person).forms[DAT]}"
        return f"{deal} {to} 1 урон {self.per(n, v.third_person)}"

    def gains(self, who: NounPhrase, change: str, keywords: Sequence[str], until: bool) -> str:
        get = "получают" if who.many else "получает"
        if not change and not until:
            get = "имеют" if who.many else "имеет"
        text = self.listing([*([change] if change else []), *keywords])
        return f"{who} {get} {text}{f' {self.end}' if until else ''}"

    def give(self, whom: NounPhrase, what: str, v: VerbForm) -> str:
        return f"{self.verb('give', v)} {whom.forms[DAT]} {what} {self.end}"

    def onto(self, what: NounPhrase) -> str:
        """Return a noun with `onto`: `на этого воина`, or `на него` if it was mentioned just before."""
        it = self.again(what)
        return f"на н{it}" if it else f"на {what.forms[ACC]}"

    def counters(self, on: NounPhrase, name: str, n: Any, v: VerbForm) -> str:
        counter, put = self.a_counter(name), self.verb("put", v)
        if isinstance(n, int) and n < 0:
            taken = self.phrased(counter, -n, False).forms[ACC]
            return f"{self.verb('take', v)} {taken} {off(on.forms[GEN], self.again(on))}"
        if isinstance(n, int):
            return f"{put} {self.phrased(counter, n, False).forms[ACC]} {self.onto(on)}"
        if measured(n):
            equal = self.value(n, v.third_person).forms[DAT]
            return f"{put} {self.onto(on)} число {counter.several[GEN]}, равное {equal}"
        return f"{put} {counter.one[ACC]} {self.onto(on)} {self.per(n, v.third_person)}"

    def wherever(self, what: NounPhrase) -> str:
        it = {"m": "он ни оказался", "f": "она ни оказалась", "n": "оно ни оказалось"}[what.gender]
        return f"где бы {'они ни оказались' if what.many else it}"

    def tokens(self, name: str, about: str, n: Any, v: VerbForm) -> str:
        make = self.verb("make", v)
        token = with_adjectives(words.TOKEN, [], f" «{name}»{about}")
        if isinstance(n, int):
            return f"{make} {self.phrased(token, n, False).forms[ACC]}"
        if measured(n):
            return f"{make} число {token.several[GEN]}, равное {self.value(n, v.third_person).forms[DAT]}"
        return f"{make} {token.one[ACC]} {self.per(n, v.third_person)}"

    def must_block(self, who: NounPhrase, whom: NounPhrase, v: VerbForm) -> str:
        if v.form == "order":
            must = "должны" if who.many else {"m": "должен", "f": "должна", "n": "должно"}[who.gender]
            can = "могут" if who.many else "может"
            return f"{who} {must} блокировать {whom.forms[ACC]} в этом бою, если {can}"
        return f"{self.verb('oblige', v)} {who.forms[ACC]} блокировать {whom.forms[ACC]} в этом бою, если возможно"

    def done(self, verb: str, what: NounPhrase, zones: Sequence[str], of: Filter, v: VerbForm) -> str:
        text = f"{self.verb(verb, v)} {what.forms[ACC]}" if verb != "put" else ""
        if verb == "return":
            if nodes.TABLE in zones or not zones:
                return f"{text} {'в руки владельцев' if what.many else 'в руку владельца'}"
            return f"{text} в руку"
        if verb == "put":
            if of.kind == nodes.SOURCE:
                return f"{self.verb('put', v)} {what.forms[ACC]} к своим свободным источникам"
            return f"{self.verb('bring', v)} в игру {what.forms[ACC]}"
        if verb == "remove":
            return f"{self.verb(verb, v)} из игры {what.forms[ACC]}"
        return f"{self.verb(verb, v)} из боя {what.forms[ACC]}" if verb == "withdraw" else text

    # ----------------------------------------------------------- statements

    def led_by(self, when: str, text: str) -> str:
        """Join a condition and its effect, without a comma after `В начале вашего хода`, which has no verb."""
        if when.startswith(("в начале ", "в конце ")) and not text.startswith("если "):
            return f"{when} {text}"
        return super().led_by(when, text)

    def at_turn(self, begins: bool, whose: str, they: bool) -> str:
        mine = "его хода" if they else "вашего хода"
        turn = {YOU: mine, OPPONENTS: "хода каждого соперника"}.get(whose, "каждого хода")
        return f"в {'начале' if begins else 'конце'} {turn}"

    def happens(self, event: str, what: NounPhrase) -> str:
        if event == "sacrificed":
            return f"{what.forms[ACC]} приносят в жертву"
        return f"{what} {words.HAPPENS[event]}"

    def until_end(self, text: str) -> str:
        return super().until_end(text) if text.startswith("когда ") else f"{self.end} {text}"

    def cheaper(self, of: nodes.Which, n: int, they: bool) -> str:
        cards = self.such_a(of, they, nodes.HAND, "", True).several[NOM]
        return f"{cards} стоят для {'него' if they else 'вас'} на {with_count(n, words.SOURCES)} меньше"

    # ---------------------------------------------------------------- tests

    def quantity(self, noun: Noun, n: int, least: bool, case: int) -> str:
        if n == 0 and not least:
            return f"ни {'одной' if noun.gender == 'f' else 'одного'} {noun.one[GEN]}"
        if n == 1 and least:
            one = {"m": "одного" if noun.living and case == ACC else "один", "n": "одно"}
            return f"хотя бы {one.get(noun.gender, 'одну' if case == ACC else 'одна')} {noun.one[case]}"
        return f"не {'менее' if least else 'более'} {so_many(noun, n)[GEN]}"

    def amount_test(self, amount: Any, n: int, they: bool, least: bool) -> str:
        no = "нет " if n == 0 and not least else ""
        match amount:
            case Count(where, of):
                return self.there(which(of), where, n, they, least)
            case nodes.InSet(what):
                return f"{self.in_the_set(amount, they)} {no}{self.quantity(self.in_set(what), n, least, NOM)}"
            case nodes.CountersOn(name):
                return f"{self.on_this()} {no}{self.quantity(self.a_counter(name), n, least, NOM)}"
            case Happened(event, of) if event in words.DID:
                noun = words.CARD if event == "draws" else self.such_a(which(of, usual_kind(event)), they)
                did = ("не " if no else "") + words.DID[event][they]
                return f"{'он' if they else 'вы'} {did} в этом ходу {self.quantity(noun, n, least, ACC)}"
        return f"{self.value(amount, they)} не {'меньше' if least else 'больше'} {n}"

    def there(self, of: nodes.Which, where: str, n: int, they: bool, least: bool) -> str:
        none = n == 0 and not least
        noun = self.such_a(replace(of, whose=nodes.ANY_PLAYER), they, where, "", True)
        if where != nodes.TABLE and of.whose == OPPONENTS:
            return f"{self.lying(where, of, they).strip()} {'нет ' if none else ''}{self.quantity(noun, n, least, NOM)}"
        if where != nodes.TABLE:
            place = f" {WHERE[where]}" if where in WHERE else ""
            have = f"{'у него' if they else 'у вас'}{place} {'нет ' if none else ''}"
            return have + self.quantity(noun, n, least, NOM)
        what, control = self.quantity(noun, n, least, ACC), "не " if none else ""
        if of.whose == YOU:
            return f"он {control}контролирует {what}" if they else f"вы {control}контролируете {what}"
        if of.whose == OPPONENTS:
            return f"{'его' if they else 'ваши'} соперники {control}контролируют {what}"
        return f"на столе {'нет ' if none else ''}{self.quantity(noun, n, least, NOM)}"

    def together(self, first: nodes.InSet, second: nodes.InSet, they: bool) -> str:
        parts = [self.in_set(part.what).one[NOM] for part in (first, second)]
        return f"{self.in_the_set(first, they)} есть {' и '.join(parts)}"
