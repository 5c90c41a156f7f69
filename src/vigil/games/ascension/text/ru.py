"""Russian."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import (
    ALWAYS,
    ANY,
    FIRST,
    ONCE,
    CostOf,
    Count,
    Do,
    Filter,
    Happened,
    It,
    Pick,
    Rule,
    Top,
    Trigger,
)
from vigil.games.ascension.rules.language import (
    BOTTOM,
    CONSTRUCTS,
    CULTISTS,
    DECK,
    ENTERED,
    HAND,
    HEAVIES,
    MYSTICS,
    PLAYED,
    PLAYED_A,
    TURN_ENDS,
    Discount,
    Factions,
    Gain,
    MonstersJoin,
    TreatAs,
)
from vigil.games.ascension.text.lexicon import ru as words
from vigil.games.ascension.text.lexicon.ru import resource
from vigil.games.ascension.text.ru_nouns import RussianNouns
from vigil.text.languages.ru import RussianConnectives, listed, plural
from vigil.text.tree_analysis import VerbForm, no_words


class Russian(RussianConnectives, RussianNouns):
    labels, facts, players = words.LABELS, words.FACTS, words.PLAYERS
    verbs = words.VERBS
    once_per_turn = "раз за ход "
    any_number = "сколько угодно раз за ход "

    def labelled(self, label: str, said: Sequence[str]) -> list[str]:
        comma = said[0].startswith("если ") and label.endswith("ход ")
        return super().labelled(f"{label[:-1]}, " if comma else label, said)

    # ---------------------------------------------------------------- verbs

    def act(self, do: Do, v: VerbForm, n: Any = 1, up_to: bool = False) -> str:
        if isinstance(do.cards, It):
            it = ("его" if self.spoken in words.MASCULINE else "её") if self.it is None else f"карту «{self.it}»"
            return self.laid(do.verb, it, v)
        what = self.objects(do, v.third_person, n, up_to)
        if isinstance(do.cards, Top):
            return f"{self.verb('reveal', v)} {what} и {self.verb('draw', v)} её в руку"
        if do.verb == "recover":
            return f"{self.verb('return', v)} в руку {what}"
        if do.verb in ("enter", "stack", "sink"):
            return self.laid(do.verb, what, v)
        if do.verb == "copy":
            return f"{self.verb('copy', v)} эффект {what}"
        if do.verb == "give":
            return f"{self.verb('give', v)} {'вам' if v.third_person else 'владельцу этой карты'} {what}"
        if do.verb not in ("acquire", "defeat", "take"):
            return f"{self.verb(do.verb, v)} {what}"
        its = "их" if isinstance(n, int) and n > 1 else self.its(do)
        said = f"{'бесплатно ' if do.free else ''}{self.verb(do.verb, v)} {what}"
        said += "" if do.free else f", оплатив {its} стоимость"
        if do.to is None:
            return said
        zones = set(do.cards.where) if isinstance(do.cards, Pick) else set()
        it = "полученную карту" if zones == {MYSTICS, HEAVIES} else its
        move = {DECK: "stack", HAND: "recover", BOTTOM: "sink"}[do.to]
        return f"{said}{'' if do.free else ','} и {self.laid(move, it, v)}"

    def laid(self, verb: str, what: str, v: VerbForm) -> str:
        """To put something somewhere."""
        if verb == "enter":
            brought = f"{what} в игру" if what in ("его", "её") else f"в игру {what}"
            return f"{self.verb('bring', v)} {brought}"
        if verb == "recover":
            return f"{self.verb('draw', v)} {what} в руку"
        return f"{self.verb('put', v)} {what} {'на верх своей колоды' if verb == 'stack' else 'под центральную колоду'}"

    def its(self, do: Do) -> str:
        if not isinstance(do.cards, Pick):
            return "её"
        zones = set(do.cards.where)
        male = self.kind(do.cards.of, "defeated" if do.verb == "defeat" else "") in words.MASCULINE
        return "его" if zones <= {MYSTICS, CULTISTS} or (male and zones != {HEAVIES}) else "её"

    def draw(self, n: Any, v: VerbForm) -> str:
        cards = self.some(ANY, n, v.third_person, "") if isinstance(n, int) else f"карту {self.per(n, v.third_person)}"
        return f"{self.verb('draw', v)} {cards}"

    def gain(self, gains: Sequence[Gain], v: VerbForm, either: bool = False) -> str:
        said = []
        for gain in gains:
            many = not isinstance(gain.n, int) or plural(gain.n) != 0
            if isinstance(gain.n, int):
                one = resource(gain.what, gain.n)
            elif isinstance(gain.n, CostOf):
                one = {"runes": "руны", "power": "мощь", "honor": "славу"}[gain.what] + " в размере её стоимости"
            else:
                one, many = f"{resource(gain.what, 1)} {self.per(gain.n, v.third_person)}", False
            if gain.only is not None:
                which = "которые" if many else "которую"
                cards = self.form(gain.only, "gen", True, v.third_person, "")
                per = "" if isinstance(gain.n, (int, CostOf)) else f" {self.per(gain.n, v.third_person)}"
                one = one if not per else resource(gain.what, 1)
                return f"{self.verb('gain', v)}{per} {one}, {which} можно потратить только на получение {cards}"
            said.append(one)
        return f"{self.verb('gain', v)} {listed(said, 'или' if either else 'и')}"

    def spend(self, what: str, n: int, v: VerbForm) -> str:
        return f"{self.verb('pay', v)} {resource(what, n)}"

    def steal(self, n: int, v: VerbForm) -> str:
        whom = "у одного из своих противников" if v.third_person else "у противника"
        return f"{self.verb('seize', v)} {resource('token', n)} славы {whom}, у которого их больше всего"

    def extra_turn(self, v: VerbForm) -> str:
        return f"{self.verb('make', v)} дополнительный ход после текущего"

    # ----------------------------------------------------------- statements

    def who_controls(self, who: str, of: Filter, n: int) -> str:
        return f"{who}, контролирующий {self.quantity(of, n, True, CONSTRUCTS, True, 'acc')},"

    def unite(self, faction: str, they: bool, on_construct: bool) -> str:
        plays = "он разыграет или уже разыграл" if they else "вы разыграете или уже разыграли"
        hero = f"героя {words.FACTIONS[faction][1]}"
        if on_construct:
            return f"Единство: раз за ход, если {plays} в этом ходу {hero}, "
        return f"Единство: если {plays} в этом ходу другого {hero}, "

    def when(self, t: Trigger, they: bool, uses: int | None) -> str:
        def told(slot: str = "", future: bool = False) -> str:
            happens = words.HAPPENS[t.event]
            if t.own and t.event == "banished":
                said = f"эту карту {slot}{'изгонят' if future else 'изгоняют'}"
            else:
                verb = happens[2 * future + they]
                thing = "эту карту" if t.own else self.some(t.of, 1, they, t.event)
                said = f"{'он' if they else 'вы'} {slot}{verb} {thing}"
            if t.origin:
                place = self.place(t.origin, they, "defeat" if t.event == "defeated" else "give")
                place = place if they or not t.own else place.replace("из руки", "из вашей руки", 1)
                said += " из игры" if t.origin == (CONSTRUCTS,) else place
            return said

        if uses is None:
            too = ""
            if not t.own and t.event == ENTERED and self.includes_itself(t.event, t.of):
                too = f" (включая {'этого' if self.kind(t.of, t.event) in words.MASCULINE else 'эту'})"
            return {
                ONCE: f"раз за ход, когда {told()}{too}",
                FIRST: f"когда {told('впервые за ход ')}{too}",
                ALWAYS: f"когда {told()}" if t.own else f"каждый раз, когда {told()}{too}",
            }[t.limit]
        if uses:
            next_ = "в следующий раз" if uses == 1 else f"следующие {resource('time', uses)}"
            return f"{next_}, когда {told('в этом ходу ', True)}"
        return f"каждый раз, когда {told('позже в этом ходу ')}"

    def at_turn_end(self, they: bool) -> str:
        return f"в конце {'его' if they else 'вашего'} хода, после того как взята новая рука"

    def same_use(self, when: str) -> str:
        return f"{when} (если предыдущее свойство ещё не применялось в этом ходу)"

    def lasting(self, rule: Rule, uses: int, they: bool) -> list[str]:
        match rule:
            case Discount(n, of) if uses:
                less, will = f"на {resource('runes', n)} меньше", "он получит" if they else "вы получите"
                kind = self.kind(of, "")
                plain = Filter(of.kind, of.faction, of.max_cost)
                if uses == 1:
                    next_, which = ("следующий", "которого") if kind in words.MASCULINE else ("следующая", "которую")
                    return [f"{next_} {self.core(plain, 1, they, '')}, {which} {will} в этом ходу, стоит {less}"]
                which, form = ("которых" if kind in words.ANIMATE else "которые"), (0, 1, 4)[plural(uses)]
                cards = self.with_adjectives(plain, words.KINDS[kind][form], "nom", True, they, "")
                return [f"следующие {uses} {cards}, {which} {will} в этом ходу, стоят {less}"]
            case Discount(n, of):
                whom = "него" if they else "вас"
                return [f"в этом ходу {self.core(of, 2, they, '')} стоят для {whom} на {resource('runes', n)} меньше"]
            case TreatAs(faction):
                often = "" if not uses else f" ({resource('time', uses)})"
                return [f"в этом ходу {'он может' if they else 'вы можете'} {self.treat(faction)}{often}"]
        raise no_words(rule)

    def treat(self, faction: str) -> str:
        return f"считать все конструкции конструкциями {words.FACTIONS[faction][1]}"

    def rule(self, rule: Rule) -> list[str]:
        match rule:
            case Discount(n, of):
                return [f"{self.core(of, 2, False, '')} стоят для вас на {resource('runes', n)} меньше"]
            case TreatAs(faction):
                return [f"вы можете {self.treat(faction)}"]
            case MonstersJoin():
                return [words.JOINED, words.PLAYED_AS]
        raise no_words(rule)

    # ---------------------------------------------------------------- tests

    def held(self, amount: Any, n: int, they: bool, least: bool) -> str:
        you, have = ("он", "у него") if they else ("вы", "у вас")
        no = n == 0 and not least
        match amount:
            case Count(where, of) if where == CONSTRUCTS:
                control = f"{'не ' * no}{'контролирует' if they else 'контролируете'}"
                return f"{you} {control} {self.quantity(of, n, they, where, least, 'acc')}"
            case Count(where, of) if where == PLAYED:
                said = ("нет " if no else "") + self.quantity(of, n, they, where, least, "nom")
                return f"среди {self.among(where, they)} {said}"
            case Count(where, of):
                said = ("нет " if no else "") + self.quantity(of, n, they, where, least, "nom")
                return f"{have} в {'руке' if where == HAND else 'сбросе'} {said}"
            case Happened(event, of):
                did, rest = words.DID[event][they], words.DID[event][2]
                too = event == PLAYED_A and n > 0 and self.includes_itself(event, of)
                already = "не " if no else "уже " if least and n > 0 and not too else ""
                of = Filter("turn") if event == TURN_ENDS else of
                if n == 1 and least and event != TURN_ENDS:
                    cards = self.some(of, 1, they, event)
                else:
                    cards = self.quantity(of, n, they, event, least, "acc").replace("одного ход", "один ход")
                return f"{you} {already}{did} в этом ходу{rest} {cards}{' (считая этого)' if too else ''}"
            case Factions(where):
                said = ("нет " if no else "") + self.quantity(Filter("faction"), n, they, "", least, "nom")
                return f"среди {self.among(where, they)} {said}"
            case CostOf():
                return f"её стоимость не {'меньше' if least else 'больше'} {n}"
        raise no_words(amount)

    def neither(self, a: str, b: str, they: bool) -> str:
        said = []
        for event in (a, b):
            none = self.quantity(Filter("turn") if event == TURN_ENDS else ANY, 0, they, event, False, "acc")
            said.append(f"не {words.DID[event][they]}{words.DID[event][2]} {none}")
        return f"{'он' if they else 'вы'} {' и '.join(said)} в этом ходу"

    def is_a(self, of: Filter) -> str:
        return f"это {self.core(of, 1, False, '')}"

    def behind(self, what: str, they: bool) -> str:
        if they:
            return "у одного из его противников больше фишек славы, чем у него"
        return "у одного из противников больше фишек славы, чем у вас"
