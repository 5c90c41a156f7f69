"""English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.effects.language import (
    ALWAYS,
    ANY,
    FIRST,
    ONCE,
    All,
    AtRandom,
    CostOf,
    Count,
    Do,
    Filter,
    Happened,
    It,
    Pick,
    Rule,
    This,
    Top,
    Trigger,
)
from vigil.games.ascension.rules.language import (
    ADJACENT,
    BOTTOM,
    CONSTRUCTS,
    CULTISTS,
    DECK,
    DISCARD,
    ENTERED,
    HAND,
    HEAVIES,
    MYSTICS,
    PLAYED,
    PLAYED_A,
    ROW,
    TURN_ENDS,
    VOID,
    Discount,
    Factions,
    Gain,
    MonstersJoin,
    TreatAs,
)
from vigil.games.ascension.text.grammar import AscensionRenderer
from vigil.games.ascension.text.lexicon import en as words
from vigil.games.ascension.text.tree import PILES
from vigil.text.languages.en import EnglishConnectives, article, listed, number, times
from vigil.text.tree_analysis import VerbForm, no_words

FROM = ("acquire", "enter", "recover", "stack", "give")


def resource(what: str, n: int) -> str:
    return f"{n} {'Rune' if n == 1 else 'Runes'}" if what == "runes" else f"{n} {what.capitalize()}"


class English(EnglishConnectives, AscensionRenderer):
    labels, facts, players = words.LABELS, words.FACTS, words.PLAYERS
    verbs = words.VERBS
    third = words.THIRD
    once_per_turn = "once per turn, "
    any_number = "any number of times per turn, "

    # -------------------------------------------------------------- amounts

    def per(self, amount: Any, they: bool) -> str:
        each = "point of its cost" if isinstance(amount, CostOf) else self.counted(amount, they, 1)
        return f"for each {each}"

    def counted(self, amount: Any, they: bool, n: int) -> str:
        you = "they" if they else "you"
        match amount:
            case Count(where, of):
                aside, after = self.asides(of, self.place((where,), they, "", of.highest))
                return ("other " if of.other else "") + self.core(of, n, they, where, aside) + after
            case Factions(where):
                return f"{'faction' if n == 1 else 'factions'} among {self.among(where, they)}"
            case Happened(event, _) if event == TURN_ENDS:
                return f"{'turn' if n == 1 else 'turns'} {you} have ended this turn"
            case Happened(event, of):
                too = " (including this one)" if event == PLAYED_A and self.includes_itself(event, of) else ""
                other = "other " if of.other else ""
                return f"{other}{self.core(of, n, they, event)} {you} have {self.done(event)} this turn{too}"
        raise no_words(amount)

    def done(self, event: str, what: str = "") -> str:
        return " ".join(words.DONE[event].format(what).split())

    def among(self, where: str, they: bool) -> str:
        you, your = ("they", "their") if they else ("you", "your")
        return {
            CONSTRUCTS: f"the Constructs {you} control",
            HAND: f"the cards in {your} hand",
            DISCARD: f"the cards in {your} discard pile",
            PLAYED: f"the cards {you} played this turn",
        }[where]

    # ---------------------------------------------------------------- nouns

    def core(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str:
        """The noun with faction and cost, without an article; what is said aside stands before a long condition."""
        word = words.KINDS[self.kind(of, where)][n != 1]
        if of.faction:
            word = f"{words.FACTIONS[of.faction]} {word}"
        if isinstance(of.max_cost, int):
            word += f" with cost {of.max_cost} or less{aside}"
        elif isinstance(of.max_cost, CostOf):
            word += f"{aside} that costs no more than that card"
        elif of.max_cost is not None:
            word += f"{aside} whose cost is at most the number of {self.counted(of.max_cost, they, 2)}"
        else:
            word += aside
        return f"{word} with the highest cost" if of.highest else word

    def some(self, of: Filter, n: int, they: bool, where: str, aside: str = "") -> str:
        """The noun with an article or a number."""
        core = self.core(of, n, they, where, aside)
        if n == 1:
            return f"another {core}" if of.other else article(core)
        return f"{number(n)} other {core}" if of.other else f"{number(n)} {core}"

    def place(self, where: Sequence[str], they: bool, verb: str, highest: bool = False) -> str:
        you, your = ("they", "their") if they else ("you", "your")
        zones = list(dict.fromkeys(where))
        those = " among those" if highest else ""
        if zones == [CONSTRUCTS]:
            return f"{those} {you} control"
        if zones == [PLAYED]:
            return f"{those} {you} played this turn"
        if zones == [HAND] and verb == "discard":
            return ""
        word = "from" if verb in FROM else "in"
        said = {
            HAND: f"{word} {your} hand",
            DISCARD: f"{word} {your} discard pile",
            ROW: f"{word} the center row",
            VOID: f"{word} the Void",
            ADJACENT: "adjacent to this" if self.fate else "that was adjacent to this",
            CONSTRUCTS: f"among the Constructs {you} control",
            PLAYED: f"among the cards {you} played this turn",
            MYSTICS: f"{word} the Mystic pile",
            HEAVIES: f"{word} the Heavy Infantry pile",
            CULTISTS: f"{word} the Cultist's place",
        }
        if set(zones) == {HAND, DISCARD}:
            zones.remove(DISCARD)
            said[HAND] += " or discard pile"
        return " " + listed([said[zone] for zone in zones])

    def the_cultist(self) -> str:
        return "the Cultist"

    def from_piles(self, zones: Sequence[str]) -> str:
        return article(listed([words.PILES[zone] for zone in zones]))

    def chosen(self, of: Filter, n: int, they: bool, where: str, zones: Sequence[str], verb: str, up_to: bool) -> str:
        upto = "up to " if up_to else ""
        if any(zone in PILES for zone in zones):
            return upto + self.some(of, n, they, where, f" ({listed([words.PILES[zone] for zone in zones])})")
        aside, after = self.asides(of, self.place(zones, they, verb, of.highest))
        said = self.some(of, n, they, where, aside) + after
        return upto + ("one " + said.partition(" ")[2] if verb == "keep" and n == 1 and not of.other else said)

    def objects(self, do: Do, they: bool, n: Any, up_to: bool) -> str:
        match do.cards:
            case Pick() as pick:
                return self.picked(pick, they, do.verb, n, up_to)
            case All(where, of) if where == self.kept and of == ANY:
                return "all the others"
            case All(where, of):
                other = "other " if self.bound or of.other else ""
                place = self.place((where,), they, do.verb, of.highest).replace("that was adj", "that were adj")
                aside, after = self.asides(of, place)
                return f"all {other}{self.core(of, 2, they, where, aside)}{after}"
            case AtRandom(where):
                return f"a random card{self.place((where,), they, 'give')}"
            case Top():
                return f"the top card of {'their' if they else 'your'} deck"
            case It():
                return self.it or "it"
            case This():
                return "this"
        raise no_words(do.cards)

    # ---------------------------------------------------------------- verbs

    def act(self, do: Do, v: VerbForm, n: Any = 1, up_to: bool = False) -> str:
        your = "their" if v.third_person else "your"
        what, verb = self.objects(do, v.third_person, n, up_to), self.verb(do.verb, v)
        if do.verb == "copy":
            return f"{verb} the effect of {what}"
        if do.verb == "give":
            return f"{verb} {'you' if v.third_person else 'the owner of this card'} {what}"
        if isinstance(do.cards, Top):
            return f"{self.verb('reveal', v)} {what} and {verb} it into {your} hand"
        end = {
            "enter": " into play",
            "recover": f" into {your} hand",
            "stack": f" on top of {your} deck",
            "sink": " on the bottom of the center deck",
        }.get(do.verb, "")
        if do.verb in ("acquire", "defeat", "take"):
            cost = "their cost" if isinstance(n, int) and n > 1 else "its cost"
            said = self.paid(do, verb, what, f"without paying {cost}", f"paying {cost}")
        else:
            said = f"{verb} {what}{end}"
        if do.to is None:
            return said
        put = {DECK: f"on top of {your} deck", HAND: f"into {your} hand", BOTTOM: "on the bottom of the center deck"}
        return f"{said}{'' if do.free else ','} and {self.verb('put', v)} it {put[do.to]}"

    def draw(self, n: Any, v: VerbForm) -> str:
        cards = self.some(ANY, n, v.third_person, "") if isinstance(n, int) else f"a card {self.per(n, v.third_person)}"
        return f"{self.verb('draw', v)} {cards}"

    def gain(self, gains: Sequence[Gain], v: VerbForm, either: bool = False) -> str:
        said = []
        for gain in gains:
            if isinstance(gain.n, int):
                one = resource(gain.what, gain.n)
            elif isinstance(gain.n, CostOf):
                one = f"{gain.what.capitalize()} equal to its cost"
            else:
                one = f"{resource(gain.what, 1)} {self.per(gain.n, v.third_person)}"
            if gain.only is not None:
                per = "" if isinstance(gain.n, (int, CostOf)) else f", {self.per(gain.n, v.third_person)},"
                one = one if not per else resource(gain.what, 1)
                limit = f"that can only be spent to acquire {self.core(gain.only, 2, v.third_person, '')}"
                return f"{self.verb('gain', v)}{per} {one} {limit}"
            said.append(one)
        return f"{self.verb('gain', v)} {listed(said, 'or' if either else 'and')}"

    def spend(self, what: str, n: int, v: VerbForm) -> str:
        return f"{self.verb('pay', v)} {resource(what, n)}"

    def steal(self, n: int, v: VerbForm) -> str:
        who = "one of their opponents" if v.third_person else "an opponent"
        take = "takes" if v.form == "tells" else "take"
        return f"{take} {n} Honor {'token' if n == 1 else 'tokens'} from {who} who has the most"

    def extra_turn(self, v: VerbForm) -> str:
        return f"{'takes' if v.form == 'tells' else 'take'} an extra turn after this one"

    # ----------------------------------------------------------- statements

    def who_controls(self, who: str, of: Filter, n: int) -> str:
        return f"{who} who controls {self.quantity(of, n, True, CONSTRUCTS, True)}"

    def unite(self, faction: str, they: bool, on_construct: bool) -> str:
        you, hero = ("they" if they else "you"), f"{words.FACTIONS[faction]} Hero"
        if on_construct:
            return f"Unite: once per turn, if {you} play {article(hero)} this turn, before or after playing this, "
        return f"Unite: if {you} play another {hero} this turn, before or after this one, "

    def when(self, t: Trigger, they: bool, uses: int | None) -> str:
        thing = "this" if t.own else self.some(t.of, 1, they, t.event)
        what = f"{'they' if they else 'you'} {words.HAPPENS[t.event].format(thing)}"
        if t.own and t.event == "banished":
            what = "this is banished"
        if t.origin:
            origin = self.place(t.origin, they, "defeat" if t.event == "defeated" else "give")
            what += " from play" if t.origin == (CONSTRUCTS,) else origin
        if uses is None:
            what += (
                " (including this one)"
                if not t.own and t.event == ENTERED and self.includes_itself(t.event, t.of)
                else ""
            )
            return {
                ONCE: f"once per turn, when {what}",
                FIRST: f"the first time {what} each turn",
                ALWAYS: f"when {what}" if t.own else f"whenever {what}",
            }[t.limit]
        if uses:
            return f"the next {'time' if uses == 1 else number(uses) + ' times'} {what} this turn"
        return f"whenever {what} later this turn"

    def at_turn_end(self, they: bool) -> str:
        return f"at the end of {'their' if they else 'your'} turn, after drawing a new hand"

    def same_use(self, when: str) -> str:
        return f"{when} (unless the ability before has been used this turn)"

    def lasting(self, rule: Rule, uses: int, they: bool) -> list[str]:
        you, them = ("they", "them") if they else ("you", "you")
        match rule:
            case Discount(n, of) if uses:
                cost, some = ("costs", "") if uses == 1 else ("cost", f"{number(uses)} ")
                cards = f"{some}{self.core(of, uses, they, '')}"
                return [f"the next {cards} {you} acquire this turn {cost} {resource('runes', n)} less"]
            case Discount(n, of):
                return [f"this turn, {self.core(of, 2, they, '')} cost {them} {resource('runes', n)} less"]
            case TreatAs(faction):
                often = f", {times(uses)}" if uses else ""
                return [f"this turn, {you} may {self.treat(faction)}{often}"]
        raise no_words(rule)

    def treat(self, faction: str) -> str:
        return f"treat all Constructs as {words.FACTIONS[faction]} Constructs"

    def rule(self, rule: Rule) -> list[str]:
        match rule:
            case Discount(n, of):
                return [f"{self.core(of, 2, False, '')} cost you {resource('runes', n)} less"]
            case TreatAs(faction):
                return [f"you may {self.treat(faction)}"]
            case MonstersJoin():
                return [words.JOINED, words.PLAYED_AS]
        raise no_words(rule)

    # ---------------------------------------------------------------- tests

    def quantity(self, of: Filter, n: int, they: bool, where: str, least: bool) -> str:
        other = "other " if of.other else ""
        if least and n == 1:
            return self.some(of, 1, they, where)
        if least:
            return f"{number(n)} or more {other}{self.core(of, 2, they, where)}"
        core = self.core(of, n or 2, they, where)
        return f"no {other}{core}" if n == 0 else f"at most {number(n)} {other}{core}"

    def held(self, amount: Any, n: int, they: bool, least: bool) -> str:
        you = "they" if they else "you"
        match amount:
            case Count(where, of) if where == CONSTRUCTS:
                return f"{you} control {self.quantity(of, n, they, where, least)}"
            case Count(where, of) if where == PLAYED:
                return f"{you} have {self.quantity(of, n, they, where, least)} among {self.among(where, they)}"
            case Count(where, of):
                return f"{you} have {self.quantity(of, n, they, where, least)}{self.place((where,), they, '')}"
            case Happened(event, _) if event == TURN_ENDS:
                turns = self.quantity(ANY, n, they, "", least).replace("card", "turn")
                return f"{you} have ended {turns} this turn"
            case Happened(event, of):
                too = event == PLAYED_A and n > 0 and self.includes_itself(event, of)
                already = "already " if least and n > 0 and not too else ""
                cards = self.done(event, self.quantity(of, n, they, event, least))
                return f"{you} have {already}{cards} this turn{' (including this one)' if too else ''}"
            case Factions(where):
                factions = self.quantity(ANY, n, they, "", least).replace("card", "faction")
                return f"there {'is' if n == 1 else 'are'} {factions} among {self.among(where, they)}"
            case CostOf():
                return f"its cost is {n} or {'more' if least else 'less'}"
        raise no_words(amount)

    def neither(self, a: str, b: str, they: bool) -> str:
        return f"{'they' if they else 'you'} have neither {self.done(a)} nor {self.done(b)} anything this turn"

    def is_a(self, of: Filter) -> str:
        return f"it is {self.noun(of)}"

    def behind(self, what: str, they: bool) -> str:
        if they:
            return f"one of their opponents has more {what.capitalize()} tokens than they do"
        return f"an opponent has more {what.capitalize()} tokens than you"
