"""Card texts in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import ANY, CostOf, Count, Filter, Happened
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.text.grammar import AscensionRenderer
from vigil.games.ascension.text.lexicon import en as words
from vigil.text.languages.en import EnglishConnectives, article, join_items, number
from vigil.text.tree_analysis import VerbForm, no_words

FROM = ("acquire", "enter", "recover", "stack", "give")


class English(EnglishConnectives, AscensionRenderer):
    labels, facts, players, triggers = words.LABELS, words.FACTS, words.PLAYERS, words.TRIGGERS
    pile_names, pile_cards = words.PILES, words.PILES
    verbs, third = words.VERBS, words.THIRD
    once_per_turn = "once per turn, "
    any_number = "any number of times per turn, "
    this_turn = "this turn, "
    up_to = "up to "
    and_or = ("and", "or")
    the_cultist = "the Cultist"
    this_card = "this"
    random_card = ("a random card from your hand", "a random card from their hand")
    top_card = ("the top card of your deck", "the top card of their deck")
    paying = ("paying its cost", "paying their cost")
    not_paying = ("without paying its cost", "without paying their cost")
    all_word, other_word, all_others = ("all", "all"), ("other ", "other "), ("all the others", "all the others")
    including_this = (" (including this one)", " (including this one)")
    acquired_card = "it"
    effect_of = "the effect of"
    owner = ("the owner of this card", "you")
    steal_from = ("from an opponent who has the most", "from one of their opponents who has the most")
    another_turn = "an extra turn after this one"
    at_turn_end = (
        "at the end of your turn, after drawing a new hand",
        "at the end of their turn, after drawing a new hand",
    )
    same_use = "{} (unless the ability before has been used this turn)"
    behind = (
        "an opponent has more Honor tokens than you",
        "one of their opponents has more Honor tokens than they do",
    )
    own_banished = "this is banished"
    from_play = " from play"
    monsters_join = (words.JOINED, words.PLAYED_AS)
    join_items, resource = staticmethod(join_items), staticmethod(words.resource)

    def number(self, n: int, fem: bool) -> str:
        return number(n)

    # -------------------------------------------------------------- amounts

    def per(self, amount: Any, they: bool) -> str:
        each = "point of its cost" if isinstance(amount, CostOf) else self.counted_noun(amount, they, 1)
        return f"for each {each}"

    def counted_noun(self, amount: Any, they: bool, n: int) -> str:
        you = "they" if they else "you"
        match amount:
            case Count(where, of):
                aside, after = self.asides(of, self.place((where,), they, "", of, n))
                return ("other " if of.other else "") + self.core(of, n, they, where, aside) + after
            case lang.Factions(where):
                return f"{'faction' if n == 1 else 'factions'} among {self.among(where, they)}"
            case Happened(event, _) if event == lang.TURN_ENDS:
                return f"{'turn' if n == 1 else 'turns'} {you} have ended this turn"
            case Happened(event, of):
                too = self.self_included(event, of)
                other = "other " if of.other else ""
                return f"{other}{self.core(of, n, they, event)} {you} have {self.done(event)} this turn{too}"
        raise no_words(amount)

    def done(self, event: str, what: str = "") -> str:
        return " ".join(words.DONE[event].format(what).split())

    def among(self, where: str, they: bool) -> str:
        you, your = ("they", "their") if they else ("you", "your")
        return {
            lang.CONSTRUCTS: f"the Constructs {you} control",
            lang.HAND: f"the cards in {your} hand",
            lang.DISCARD: f"the cards in {your} discard pile",
            lang.PLAYED: f"the cards {you} played this turn",
        }[where]

    # ---------------------------------------------------------------- nouns

    def core(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str:
        """The noun with faction and cost, without an article; an aside comes before a long condition."""
        word = words.KINDS[self.kind(of, where)][n != 1]
        if of.faction:
            word = f"{words.FACTIONS[of.faction]} {word}"
        if isinstance(of.max_cost, int):
            word += f" with cost {of.max_cost} or less{aside}"
        elif isinstance(of.max_cost, CostOf):
            word += f"{aside} that costs no more than that card"
        elif of.max_cost is not None:
            word += f"{aside} whose cost is at most the number of {self.counted_noun(of.max_cost, they, 2)}"
        else:
            word += aside
        return f"{word} with the highest cost" if of.highest else word

    def some(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str:
        """The noun with an article or a number."""
        core = self.core(of, n, they, where, aside)
        if n == 1:
            return f"another {core}" if of.other else article(core)
        return f"{number(n)} other {core}" if of.other else f"{number(n)} {core}"

    def place(self, where: Sequence[str], they: bool, verb: str, of: Filter, n: int) -> str:
        you, your = ("they", "their") if they else ("you", "your")
        zones = list(dict.fromkeys(where))
        those = " among those" if of.highest else ""
        if zones == [lang.CONSTRUCTS]:
            return f"{those} {you} control"
        if zones == [lang.PLAYED]:
            return f"{those} {you} played this turn"
        if zones == [lang.HAND] and verb == "discard":
            return ""
        word = "from" if verb in FROM else "in"
        zone_texts = {
            lang.HAND: f"{word} {your} hand",
            lang.DISCARD: f"{word} {your} discard pile",
            lang.ROW: f"{word} the center row",
            lang.VOID: f"{word} the Void",
            lang.ADJACENT: "adjacent to this" if self.fate else f"that {'was' if n == 1 else 'were'} adjacent to this",
            lang.CONSTRUCTS: f"among the Constructs {you} control",
            lang.PLAYED: f"among the cards {you} played this turn",
            lang.MYSTICS: f"{word} the Mystic pile",
            lang.HEAVIES: f"{word} the Heavy Infantry pile",
            lang.CULTISTS: f"{word} the Cultist's place",
        }
        if set(zones) == {lang.HAND, lang.DISCARD}:
            zones.remove(lang.DISCARD)
            zone_texts[lang.HAND] += " or discard pile"
        return " " + join_items([zone_texts[zone] for zone in zones])

    def from_piles(self, zones: Sequence[str]) -> str:
        return article(super().from_piles(zones))

    def chosen(self, of: Filter, n: int, they: bool, where: str, zones: Sequence[str], verb: str, up_to: bool) -> str:
        chosen = super().chosen(of, n, they, where, zones, verb, up_to)
        return "one " + chosen.partition(" ")[2] if verb == "keep" and n == 1 and not of.other else chosen

    # ---------------------------------------------------------------- verbs

    def put(self, what: str, verb: str, v: VerbForm) -> str:
        your = "their" if v.third_person else "your"
        places = {
            "enter": "into play",
            "recover": f"into {your} hand",
            "stack": f"on top of {your} deck",
            "sink": "on the bottom of the center deck",
        }
        return f"{self.verb('put', v)} {what} {places[verb]}"

    def put_pronoun(self, verb: str, fem: bool, v: VerbForm) -> str:
        return self.put("it", verb, v)

    def equal_to_cost(self, what: str) -> str:
        return f"{what.capitalize()} equal to its cost"

    def only_for(self, of: Filter, n: int, they: bool) -> str:
        return f" that can only be spent to acquire {self.core(of, 2, they, '')}"

    # ----------------------------------------------------------- statements

    def who_controls(self, who: str, of: Filter, n: int) -> str:
        return f"{who} who controls {self.quantity(of, n, True, lang.CONSTRUCTS, True)}"

    def unite(self, faction: str, they: bool, on_construct: bool) -> str:
        you, hero = ("they" if they else "you"), f"{words.FACTIONS[faction]} Hero"
        if on_construct:
            return f"Unite: once per turn, if {you} play {article(hero)} this turn, before or after playing this, "
        return f"Unite: if {you} play another {hero} this turn, before or after this one, "

    def happens(self, event: str, they: bool, card: str) -> str:
        return f"{'they' if they else 'you'} {words.HAPPENS[event].format(card)}"

    def cost_less(self, of: Filter, n: int, they: bool) -> str:
        return f"{self.core(of, 2, they, '')} cost {'them' if they else 'you'} {self.resource('runes', n)} less"

    def next_cost_less(self, of: Filter, n: int, uses: int, they: bool) -> str:
        cost, some = ("costs", "") if uses == 1 else ("cost", f"{number(uses)} ")
        cards = f"{some}{self.core(of, uses, they, '')} {'they' if they else 'you'} acquire this turn"
        return f"the next {cards} {cost} {self.resource('runes', n)} less"

    def may_treat(self, faction: str, they: bool) -> str:
        constructs = f"{words.FACTIONS[faction]} Constructs"
        return f"{'they' if they else 'you'} may treat all Constructs as {constructs}"

    # ---------------------------------------------------------------- tests

    def quantity(self, of: Filter, n: int, they: bool, where: str, least: bool) -> str:
        other = "other " if of.other else ""
        if least and n == 1:
            return self.some(of, 1, they, where)
        if least:
            return f"{number(n)} or more {other}{self.core(of, 2, they, where)}"
        core = self.core(of, n or 2, they, where)
        return f"no {other}{core}" if n == 0 else f"at most {number(n)} {other}{core}"

    def amount_test(self, amount: Any, n: int, they: bool, least: bool) -> str:
        you = "they" if they else "you"
        match amount:
            case Count(where, of) if where == lang.CONSTRUCTS:
                return f"{you} control {self.quantity(of, n, they, where, least)}"
            case Count(where, of) if where == lang.PLAYED:
                return f"{you} have {self.quantity(of, n, they, where, least)} among {self.among(where, they)}"
            case Count(where, of):
                return f"{you} have {self.quantity(of, n, they, where, least)}{self.place((where,), they, '', of, n)}"
            case Happened(event, _) if event == lang.TURN_ENDS:
                turns = self.quantity(ANY, n, they, "", least).replace("card", "turn")
                return f"{you} have ended {turns} this turn"
            case Happened(event, of):
                too = self.self_included(event, of) if n > 0 else ""
                already = "already " if least and n > 0 and not too else ""
                cards = self.done(event, self.quantity(of, n, they, event, least))
                return f"{you} have {already}{cards} this turn{too}"
            case lang.Factions(where):
                factions = self.quantity(ANY, n, they, "", least).replace("card", "faction")
                return f"there {'is' if n == 1 else 'are'} {factions} among {self.among(where, they)}"
            case CostOf():
                return f"its cost is {n} or {'more' if least else 'less'}"
        raise no_words(amount)

    def neither(self, a: str, b: str, they: bool) -> str:
        return f"{'they' if they else 'you'} have neither {self.done(a)} nor {self.done(b)} anything this turn"

    def is_a(self, of: Filter) -> str:
        return f"it is {self.noun(of)}"
