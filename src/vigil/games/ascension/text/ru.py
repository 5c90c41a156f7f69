"""Card texts in Russian."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects import language as common
from vigil.effects.language import ANY, CostOf, Count, Do, Filter, Happened, Trigger
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.text.lexicon import ru as words
from vigil.games.ascension.text.ru_nouns import RussianNouns
from vigil.text.languages.ru import RussianConnectives, join_items, plural
from vigil.text.tree_analysis import VerbForm, no_words


class Russian(RussianConnectives, RussianNouns):
    labels, facts, players = words.LABELS, words.FACTS, words.PLAYERS
    pile_names, pile_cards = words.PILES, words.PILE_CARDS
    verbs = words.VERBS
    once_per_turn = "раз за ход "
    any_number = "сколько угодно раз за ход "
    this_turn = "в этом ходу "
    and_or = ("и", "или")
    the_cultist = "Культиста"
    this_card = "эту карту"
    random_card = ("случайную карту из руки", "случайную карту из своей руки")
    top_card = ("верхнюю карту своей колоды", "верхнюю карту своей колоды")
    all_others = ("все остальные", "все остальные")
    including_this = (" (считая этого)", " (считая эту)")
    acquired_card = "полученную карту"
    named_card = "карту «{}»"
    effect_of = "эффект"
    owner = ("владельцу этой карты", "вам")
    steal_from = (
        "у противника, у которого их больше всего",
        "у одного из своих противников, у которого их больше всего",
    )
    another_turn = "дополнительный ход после текущего"
    at_turn_end = (
        "в конце вашего хода, после того как взята новая рука",
        "в конце его хода, после того как взята новая рука",
    )
    same_use = "{} (если предыдущее свойство ещё не применялось в этом ходу)"
    often = " ({})"
    behind = (
        "у одного из противников больше фишек славы, чем у вас",
        "у одного из его противников больше фишек славы, чем у него",
    )
    monsters_join = (words.JOINED, words.PLAYED_AS)
    join_items, resource = staticmethod(join_items), staticmethod(words.resource)

    def add_label(self, label: str, sentences: Sequence[str]) -> list[str]:
        comma = sentences[0].startswith("если ") and label.endswith("ход ")
        return super().add_label(f"{label[:-1]}, " if comma else label, sentences)

    # ---------------------------------------------------------------- verbs

    def put(self, what: str, verb: str, v: VerbForm) -> str:
        if verb == "recover":
            return f"{self.verb('return', v)} в руку {what}"
        if verb == "enter":
            return f"{self.verb('bring', v)} в игру {what}"
        return f"{self.verb('put', v)} {what} {'на верх своей колоды' if verb == 'stack' else 'под центральную колоду'}"

    def put_pronoun(self, verb: str, fem: bool, v: VerbForm) -> str:
        it = "её" if fem else "его"
        return f"{self.verb('bring', v)} {it} в игру" if verb == "enter" else self.put_short(it, verb, v)

    def put_short(self, what: str, verb: str, v: VerbForm) -> str:
        return f"{self.verb('draw', v)} {what} в руку" if verb == "recover" else self.put(what, verb, v)

    def paid(self, do: Do, verb: str, what: str, many: bool) -> str:
        its = "их" if many else "её" if self.acquired_feminine(do) else "его"
        return f"бесплатно {verb} {what}" if do.free else f"{verb} {what}, оплатив {its} стоимость"

    def equal_to_cost(self, what: str) -> str:
        return {"runes": "руны", "power": "мощь", "honor": "славу"}[what] + " в размере её стоимости"

    def only_for(self, of: Filter, n: int, they: bool) -> str:
        which = "которую" if plural(n) == 0 else "которые"
        return f", {which} можно потратить только на получение {self.form(of, 'gen', True, they, '')}"

    def set_off(self, phrase: str) -> str:
        return f" {phrase}"

    # ----------------------------------------------------------- statements

    def who_controls(self, who: str, of: Filter, n: int) -> str:
        return f"{who}, контролирующий {self.quantity(of, n, True, lang.CONSTRUCTS, True, 'acc')},"

    def unite(self, faction: str, they: bool, on_construct: bool) -> str:
        plays = "он разыграет или уже разыграл" if they else "вы разыграете или уже разыграли"
        hero = f"героя {words.FACTIONS[faction][1]}"
        if on_construct:
            return f"Единство: раз за ход, если {plays} в этом ходу {hero}, "
        return f"Единство: если {plays} в этом ходу другого {hero}, "

    def when(self, t: Trigger, they: bool, uses: int | None) -> str:
        if uses is None:
            too = ""
            if not t.own and t.event == lang.ENTERED and self.includes_itself(t.event, t.of):
                too = f" (включая {'эту' if self.feminine(t.of, t.event) else 'этого'})"
            return {
                common.ONCE: f"раз за ход, когда {self.event_of(t, they)}{too}",
                common.FIRST: f"когда {self.event_of(t, they, 'впервые за ход ')}{too}",
                common.ALWAYS: f"{'' if t.own else 'каждый раз, '}когда {self.event_of(t, they)}{too}",
            }[t.limit]
        if uses:
            next_ = "в следующий раз" if uses == 1 else f"следующие {self.how_often(uses)}"
            return f"{next_}, когда {self.event_of(t, they, 'в этом ходу ', future=True)}"
        return f"каждый раз, когда {self.event_of(t, they, 'позже в этом ходу ')}"

    def event_of(self, t: Trigger, they: bool, adverb: str = "", future: bool = False) -> str:
        """The event of a trigger, with an adverb before the verb."""
        if t.own and t.event == lang.BANISHED:
            what = f"эту карту {adverb}{'изгонят' if future else 'изгоняют'}"
        else:
            card = "эту карту" if t.own else self.some(t.of, 1, they, t.event)
            what = self.happens(t.event, they, card, adverb, future)
        if t.origin == (lang.CONSTRUCTS,):
            return f"{what} из игры"
        if t.origin:
            place = self.place(t.origin, they, "defeat" if t.event == lang.DEFEATED else "give", ANY, 1)
            what += place if they or not t.own else place.replace("из руки", "из вашей руки", 1)
        return what

    def happens(self, event: str, they: bool, card: str, adverb: str = "", future: bool = False) -> str:
        return f"{'он' if they else 'вы'} {adverb}{words.HAPPENS[event][2 * future + they]} {card}"

    def cost_less(self, of: Filter, n: int, they: bool) -> str:
        whom, less = "него" if they else "вас", self.resource("runes", n)
        return f"{self.core(of, 2, they, '')} стоят для {whom} на {less} меньше"

    def next_cost_less(self, of: Filter, n: int, uses: int, they: bool) -> str:
        less, will = f"на {self.resource('runes', n)} меньше", "он получит" if they else "вы получите"
        kind = self.kind(of, "")
        plain = Filter(of.kind, of.faction, of.max_cost)
        if uses == 1:
            next_, which = ("следующий", "которого") if kind in words.MASCULINE else ("следующая", "которую")
            return f"{next_} {self.core(plain, 1, they, '')}, {which} {will} в этом ходу, стоит {less}"
        which, form = ("которых" if kind in words.ANIMATE else "которые"), (0, 1, 4)[plural(uses)]
        cards = self.with_adjectives(plain, words.KINDS[kind][form], "nom", True, they, "")
        return f"следующие {uses} {cards}, {which} {will} в этом ходу, стоят {less}"

    def may_treat(self, faction: str, they: bool) -> str:
        constructs = f"конструкциями {words.FACTIONS[faction][1]}"
        return f"{'он может' if they else 'вы можете'} считать все конструкции {constructs}"

    # ---------------------------------------------------------------- tests

    def amount_test(self, amount: Any, n: int, they: bool, least: bool) -> str:
        you, have = ("он", "у него") if they else ("вы", "у вас")
        no = n == 0 and not least
        match amount:
            case Count(where, of) if where == lang.CONSTRUCTS:
                control = f"{'не ' * no}{'контролирует' if they else 'контролируете'}"
                return f"{you} {control} {self.quantity(of, n, they, where, least, 'acc')}"
            case Count(where, of) if where == lang.PLAYED:
                cards = ("нет " if no else "") + self.quantity(of, n, they, where, least, "nom")
                return f"среди {self.among(where, they)} {cards}"
            case Count(where, of):
                cards = ("нет " if no else "") + self.quantity(of, n, they, where, least, "nom")
                return f"{have} в {'руке' if where == lang.HAND else 'сбросе'} {cards}"
            case Happened(event, of):
                did, rest = words.DID[event][they], words.DID[event][2]
                too = self.self_included(event, of) if n > 0 else ""
                already = "не " if no else "уже " if least and n > 0 and not too else ""
                of = Filter("turn") if event == lang.TURN_ENDS else of
                if n == 1 and least and event != lang.TURN_ENDS:
                    cards = self.some(of, 1, they, event)
                else:
                    cards = self.quantity(of, n, they, event, least, "acc").replace("одного ход", "один ход")
                return f"{you} {already}{did} в этом ходу{rest} {cards}{too}"
            case lang.Factions(where):
                cards = ("нет " if no else "") + self.quantity(Filter("faction"), n, they, "", least, "nom")
                return f"среди {self.among(where, they)} {cards}"
            case CostOf():
                return f"её стоимость не {'меньше' if least else 'больше'} {n}"
        raise no_words(amount)

    def neither(self, a: str, b: str, they: bool) -> str:
        parts = []
        for event in (a, b):
            none = self.quantity(Filter("turn") if event == lang.TURN_ENDS else ANY, 0, they, event, False, "acc")
            parts.append(f"не {words.DID[event][they]}{words.DID[event][2]} {none}")
        return f"{'он' if they else 'вы'} {' и '.join(parts)} в этом ходу"

    def is_a(self, of: Filter) -> str:
        return f"это {self.core(of, 1, False, '')}"
