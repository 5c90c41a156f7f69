"""Russian nouns: cards in their cases and numbers, and their zones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import CostOf, Count, Filter, Happened
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.text.grammar import AscensionRenderer
from vigil.games.ascension.text.lexicon import ru as words
from vigil.games.ascension.text.lexicon.ru import CASES, Case, adjective
from vigil.games.ascension.text.tree import PILES
from vigil.text.languages.ru import join_items, plural
from vigil.text.tree_analysis import no_words

HERE = ("defeat", "keep", "")


class RussianNouns(AscensionRenderer):
    """The nouns and adjectives of Russian."""

    def is_feminine(self, kind: str | None) -> bool:
        return kind not in words.MASCULINE

    # -------------------------------------------------------------- amounts

    def per(self, amount: Any, they: bool) -> str:
        """`за каждую конструкцию`."""
        match amount:
            case Count(where, of):
                aside, after = self.asides(of, self.place((where,), they, "", of, 1))
                return f"за {self.every(of, where, they, aside=aside)}{after}"
            case lang.Factions(where):
                return f"за каждую фракцию среди {self.among(where, they)}"
            case Happened(event, _) if event == lang.TURN_ENDS:
                return f"за каждый завершённый {'им' if they else 'вами'} в этом ходу ход"
            case Happened(event, of):
                done = self.done(event, "ую" if self.feminine(of, event) else "ого", they)
                return f"за {self.every(of, event, they, done)}{self.self_included(event, of)}"
            case CostOf():
                return "за каждую единицу её стоимости"
        raise no_words(amount)

    def every(self, of: Filter, where: str, they: bool, done: str = "", aside: str = "") -> str:
        each = "каждую" if self.feminine(of, where) else "каждого"
        return f"{each} {done}{self.form(of, 'acc', False, they, where, aside)}"

    def done(self, event: str, ending: str, they: bool) -> str:
        """`разыгранного вами в этом ходу`, before the noun."""
        stem, rest = words.DONE[event]
        return f"{stem}{ending} {'им' if they else 'вами'} в этом ходу{rest} "

    def total(self, amount: Any, they: bool) -> str:
        """`числа конструкций`, in the genitive."""
        match amount:
            case Count(where, of):
                aside, after = self.asides(of, self.place((where,), they, "", of, 1))
                return f"числа {self.form(of, 'gen', True, they, where, aside)}{after}"
            case lang.Factions(where):
                return f"числа фракций среди {self.among(where, they)}"
            case Happened(event, of):
                noun = "ходов" if event == lang.TURN_ENDS else self.form(of, "gen", True, they, event)
                return f"числа {self.done(event, 'ых', they)}{noun}"
        raise no_words(amount)

    def among(self, where: str, they: bool) -> str:
        """The cards of a place, in the genitive."""
        return {
            lang.CONSTRUCTS: f"конструкций под {'его' if they else 'вашим'} контролем",
            lang.HAND: f"карт в {'его' if they else 'вашей'} руке",
            lang.DISCARD: f"карт в {'его' if they else 'вашем'} сбросе",
            lang.PLAYED: f"{self.done('played', 'ых', they)}карт",
        }[where]

    # ---------------------------------------------------------------- nouns

    def form(self, of: Filter, case: Case, many: bool, they: bool, where: str, aside: str = "") -> str:
        """The noun in a case, with the words before and after it."""
        kind = self.kind(of, where)
        return self.with_adjectives(of, words.KINDS[kind][CASES.index(case) + 3 * many], case, many, they, where, aside)

    def with_adjectives(
        self, of: Filter, noun: str, case: Case, many: bool, they: bool, where: str, aside: str = "", number: str = ""
    ) -> str:
        kind = self.kind(of, where)
        phrase = f"{adjective(words.OTHER, kind, case, many)} " if of.other else ""
        phrase += f"{adjective(words.DEAREST, kind, case, many)} " if of.highest else ""
        phrase = number + phrase + noun
        if of.faction:
            name, whose = words.FACTIONS[of.faction]
            phrase += f" {whose}" if of.kind or kind else f" фракции {name}"
        if isinstance(of.max_cost, int):
            return f"{phrase} стоимостью {of.max_cost} или меньше{aside}"
        if isinstance(of.max_cost, CostOf):
            return f"{phrase}{aside} стоимостью не больше стоимости той карты"
        return (
            phrase + aside
            if of.max_cost is None
            else f"{phrase}{aside} стоимостью не больше {self.total(of.max_cost, they)}"
        )

    def core(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str:
        return self.form(of, "nom", n != 1, they, where, aside)

    def some(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str:
        """A number of cards in the accusative: `карту`, `2 карты`, `2 героев`, `5 карт`."""
        if n == 1:
            return self.form(of, "acc", False, they, where, aside)
        kind, number = self.kind(of, where), plural(n)
        living = kind in words.ANIMATE and n in (2, 3, 4)
        forms = words.KINDS[kind]
        noun = forms[4] if living or number == 2 else forms[1] if number == 1 else forms[2]
        case: Case = "acc" if number == 0 or (number == 1 and kind not in words.MASCULINE) else "gen"
        return self.with_adjectives(of, noun, case, number != 0, they, where, aside, f"{n} ")

    def so_many(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str:
        """A number of cards in the genitive: `2 карт`, `1 карты`."""
        one = plural(n) == 0
        noun = words.KINDS[self.kind(of, where)][1 if one else 4]
        return self.with_adjectives(of, noun, "gen", not one, they, where, aside, f"{n} ")

    def place(self, where: Sequence[str], they: bool, verb: str, of: Filter, n: int) -> str:
        zones = list(dict.fromkeys(where))
        own, by = ("своей " if they else ""), ("им" if they else "вами")
        if zones == [lang.CONSTRUCTS]:
            return " под своим контролем"
        if zones == [lang.PLAYED]:
            return f" из разыгранных {by} в этом ходу"
        if zones == [lang.HAND] and verb == "discard":
            return ""
        here = verb in HERE
        beside = "рядом с этой картой" if self.fate else "из лежавших рядом с этой картой"
        zone_texts = {
            lang.HAND: f"в {own}руке" if here else f"из {own}руки",
            lang.DISCARD: f"в {own.replace('ей', 'ём')}сбросе" if here else f"из {own.replace('ей', 'его')}сброса",
            lang.ROW: "в центральном ряду" if here else "из центрального ряда",
            lang.VOID: "в Бездне" if here else "из Бездны",
            lang.ADJACENT: beside,
            lang.CONSTRUCTS: "из числа конструкций под своим контролем",
            lang.PLAYED: f"из числа {self.done('played', 'ых', they)}карт",
            lang.MYSTICS: "в стопке Мистиков" if here else "из стопки Мистиков",
            lang.HEAVIES: "в стопке Тяжёлой пехоты" if here else "из стопки Тяжёлой пехоты",
            lang.CULTISTS: "на месте Культиста",
        }
        if set(zones) == {lang.HAND, lang.DISCARD}:
            zones.remove(lang.DISCARD)
            zone_texts[lang.HAND] += " или сбросе" if here else " или сброса"
        return " " + join_items([zone_texts[zone] for zone in zones])

    def number(self, n: int, fem: bool) -> str:
        return str(n)

    def chosen(self, of: Filter, n: int, they: bool, where: str, zones: Sequence[str], verb: str, up_to: bool) -> str:
        place = self.place(zones, they, verb, of, n)
        if any(zone in PILES for zone in zones):
            aside, after = f" ({join_items([words.PILES[zone] for zone in zones])})", ""
        else:
            aside, after = self.asides(of, place)
        if up_to:
            return f"до {self.so_many(of, n, they, where, aside)}{after}"
        if verb == "copy":
            one = self.form(of, "gen", False, they, where, aside)
            return (one if n == 1 else self.so_many(of, n, they, where, aside)) + after
        return ("1 " if verb == "keep" and n == 1 else "") + self.some(of, n, they, where, aside) + after

    def all_cards(self, of: Filter, they: bool, where: str, verb: str) -> str:
        rest, kind = self.bound or of.other, self.kind(of, where)
        bare = Filter(of.kind, of.faction, of.max_cost, False, of.highest)
        every = "всех" if kind in words.ANIMATE else "все"
        others = (" остальных" if kind in words.ANIMATE else " остальные") if rest else ""
        cards, place = self.form(bare, "acc", True, they, where), self.place((where,), they, verb, of, 2)
        return f"{every}{others} {cards}{place}"

    def quantity(self, of: Filter, n: int, they: bool, where: str, least: bool, case: Case) -> str:
        kind = self.kind(of, where)
        male = kind in words.MASCULINE
        if n == 0 and not least:
            return f"ни {'одного' if male else 'одной'} {self.form(of, 'gen', False, they, where)}"
        if n == 1 and least:
            one = {"nom": ("одна", "один"), "acc": ("одну", "одного")}[case][male]
            return f"хотя бы {one} {self.form(of, case, False, they, where)}"
        return f"не {'менее' if least else 'более'} {self.so_many(of, n, they, where)}"
