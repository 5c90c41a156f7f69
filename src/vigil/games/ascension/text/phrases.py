"""The words and phrases that card texts are built from, in any language.

Arguments that many phrases take: `they` is True if the text is about a player other than the reader, `n` is how many,
`where` is the zone or event that a noun is about, and `v` is the form of the verb.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from vigil.effects import language as common
from vigil.effects.specs import NodeTable, NotNeeded, not_needed
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.text.tree import PILES
from vigil.text.renderer import Renderer
from vigil.text.tree_analysis import VerbForm, no_words

PHRASES: NodeTable[str | NotNeeded] = NodeTable(
    "phrase",
    {
        lang.Card: "type_line", common.Filter: "core",
        common.Count: "amount_test", common.Happened: "amount_test", lang.Factions: "amount_test",
        common.CostOf: "amount_test", common.AtLeast: "amount_test", common.AtMost: "amount_test",
        common.Is: "is_a", common.Named: "is_named",
        common.Both: "both", lang.Behind: "behind", common.Pick: "chosen", common.All: "objects",
        common.AtRandom: "objects", common.Top: "objects", common.It: "objects", common.This: "objects",
        common.Seq: "join_steps", common.If: "conditional", common.May: "may", common.OneOf: "choose_one",
        common.Times: "repeat", common.Each: "who_controls", common.Do: "act", common.Name: "name_a_card",
        lang.Draw: "draw", lang.Gain: "gain", lang.Pay: "spend", lang.Steal: "steal", lang.ExtraTurn: "extra_turn",
        common.UntilEndOfTurn: "lasting", common.Trigger: "when", lang.Unite: "unite", lang.Discount: "rule",
        lang.TreatAs: "rule", lang.MonstersJoin: "rule", common.Ability: "may",
    },
    not_needed("not part of a card", common.Menu, common.Settle, lang.PassTurn, lang.SamaelActs),
)  # fmt: skip
"""The method that renders a node in each language."""


class PhraseBook(Renderer):
    """The words and phrases of one language."""

    labels: Mapping[str, str]
    facts: Mapping[str, str]
    once_per_turn: str
    any_number: str
    this_turn: str
    up_to: str
    and_or: tuple[str, str]
    the_cultist: str
    this_card: str
    random_card: tuple[str, str]  # from your hand, from their hand
    top_card: tuple[str, str]  # of your deck, of their deck
    paying: tuple[str, str]  # its cost, their cost
    not_paying: tuple[str, str]
    all_word: tuple[str, str]  # masculine, feminine
    other_word: tuple[str, str]  # before several cards; masculine, feminine
    all_others: tuple[str, str]  # without a noun; masculine, feminine
    including_this: tuple[str, str]  # masculine, feminine
    acquired_card: str
    named_card = "{}"  # with a gap for the name
    effect_of: str
    owner: tuple[str, str]  # of this card: another player, the reader
    steal_from: tuple[str, str]  # from your opponent, from theirs
    another_turn: str
    at_turn_end: tuple[str, str]  # of your turn, of their turn
    same_use: str  # with a gap for the event
    often = ", {}"  # with a gap for `twice`
    behind: tuple[str, str]  # you, they
    pile_names: Mapping[str, str]
    pile_cards: Mapping[str, str]  # with an article
    triggers: Mapping[str, str]  # by limit, with a gap for the event
    own_banished: str
    from_play: str
    monsters_join: Sequence[str]
    join_items: Callable[..., str]
    resource: Callable[[str, int], str]

    # ------------------------------------------------- the same in every language

    def noun(self, of: common.Filter) -> str:
        """One card that matches a filter."""
        return self.some(of, 1, False, "")

    def type_line(self, card: lang.Card) -> str:
        """The kind and faction of a card."""
        line = self.core(common.Filter(card.kind, card.faction), 1, False, "")
        return line[0].upper() + line[1:]

    def kind(self, of: common.Filter, where: str) -> str | None:
        """The kind of card that a filter, a zone or an event implies."""
        implied = {lang.CONSTRUCTS: lang.CONSTRUCT, lang.ENTERED: lang.CONSTRUCT, lang.DEFEATED: lang.MONSTER}
        return of.kind or implied.get(where)

    def is_feminine(self, kind: str | None) -> bool:
        """Whether the noun for a kind of card is feminine, in languages with genders."""
        return kind is None

    def feminine(self, of: common.Filter, where: str) -> bool:
        """Whether the noun for the cards of a filter is feminine."""
        return self.is_feminine(self.kind(of, where))

    def from_piles(self, zones: Sequence[str]) -> str:
        """A card from one of these piles, by its name."""
        return self.join_items([self.pile_cards[zone] for zone in zones])

    def chosen(
        self, of: common.Filter, n: int, they: bool, where: str, zones: Sequence[str], verb: str, up_to: bool
    ) -> str:
        """The cards of a choice, with their number and zones."""
        start = self.up_to if up_to else ""
        if any(zone in PILES for zone in zones):
            return start + self.some(
                of, n, they, where, f" ({self.join_items([self.pile_names[zone] for zone in zones])})"
            )
        aside, after = self.asides(of, self.place(zones, they, verb, of, n))
        return start + self.some(of, n, they, where, aside) + after

    def asides(self, of: common.Filter, place: str) -> tuple[str, str]:
        """A place before a long condition, or after the whole noun."""
        return (place, "") if isinstance(of.max_cost, common.Amount) else ("", place)

    def draw(self, n: Any, v: VerbForm) -> str:
        cards = self.some(common.ANY, n if isinstance(n, int) else 1, v.third_person, "")
        return f"{self.verb('draw', v)} {cards}{'' if isinstance(n, int) else ' ' + self.per(n, v.third_person)}"

    def gain(self, gains: Sequence[lang.Gain], v: VerbForm, either: bool = False) -> str:
        if gains[0].only is not None:
            return self.gain_restricted(gains[0], gains[0].only, v)
        gained = [self.gained(gain, v.third_person) for gain in gains]
        return f"{self.verb('gain', v)} {self.join_items(gained, self.and_or[either])}"

    def gained(self, gain: lang.Gain, they: bool) -> str:
        """The resources of a gain: `2 Runes`, `Power equal to its cost`, `1 Rune for each Hero`."""
        match gain.n:
            case int():
                return self.resource(gain.what, gain.n)
            case common.CostOf():
                return self.equal_to_cost(gain.what)
        return f"{self.resource(gain.what, 1)} {self.per(gain.n, they)}"

    def gain_restricted(self, gain: lang.Gain, only: common.Filter, v: VerbForm) -> str:
        """A gain of runes that buy only some cards."""
        they, head = v.third_person, self.verb("gain", v)
        match gain.n:
            case int(n):
                return f"{head} {self.gained(gain, they)}{self.only_for(only, n, they)}"
            case common.CostOf():
                return f"{head} {self.gained(gain, they)}{self.only_for(only, 2, they)}"
        per = self.set_off(self.per(gain.n, they))
        return f"{head}{per} {self.resource(gain.what, 1)}{self.only_for(only, 1, they)}"

    def self_included(self, event: str, of: common.Filter) -> str:
        """The note `(including this one)`, if a hero counts itself among the heroes played this turn."""
        counts_itself = event == lang.PLAYED_A and self.includes_itself(event, of)
        return self.including_this[self.feminine(of, event)] if counts_itself else ""

    def set_off(self, phrase: str) -> str:
        """A phrase in the middle of another one."""
        return f", {phrase},"

    def spend(self, what: str, n: int, v: VerbForm) -> str:
        return f"{self.verb('pay', v)} {self.resource(what, n)}"

    def objects(self, do: common.Do, they: bool, n: Any, up_to: bool) -> str:
        """The cards that a verb applies to."""
        match do.cards:
            case common.Pick() as pick:
                return self.picked(pick, they, do.verb, n, up_to)
            case common.All(where, of) if where == self.kept and of == common.ANY:
                return self.all_others[self.feminine(of, where)]
            case common.All(where, of):
                return self.all_cards(of, they, where, do.verb)
            case common.AtRandom():
                return self.random_card[they]
            case common.Top():
                return self.top_card[they]
            case common.It() | common.This():
                return self.this_card
        raise no_words(do.cards)

    def all_cards(self, of: common.Filter, they: bool, where: str, verb: str) -> str:
        """All matching cards, except the one that the effect refers to."""
        fem = self.feminine(of, where)
        other = self.other_word[fem] if self.bound or of.other else ""
        aside, after = self.asides(of, self.place((where,), they, verb, of, 2))
        return f"{self.all_word[fem]} {other}{self.core(of, 2, they, where, aside)}{after}"

    def put_short(self, what: str, verb: str, v: VerbForm) -> str:
        """Put a card somewhere; a short name can come before the place."""
        return self.put(what, verb, v)

    def put_it(self, verb: str, v: VerbForm) -> str:
        """Put the card that the effect refers to somewhere."""
        if self.it is None:
            return self.put_pronoun(verb, self.is_feminine(self.spoken), v)
        return self.put_short(self.named_card.format(self.it), verb, v)

    def put_acquired(self, do: common.Do, verb: str, v: VerbForm) -> str:
        """Put the card that was acquired or defeated somewhere."""
        if isinstance(do.cards, common.Pick) and set(do.cards.where) == {lang.MYSTICS, lang.HEAVIES}:
            return self.put_short(self.acquired_card, verb, v)
        return self.put_pronoun(verb, self.acquired_feminine(do), v)

    def acquired_feminine(self, do: common.Do) -> bool:
        """Whether the noun for the card that a verb acquires or defeats is feminine."""
        if not isinstance(do.cards, common.Pick):
            return True
        zones = set(do.cards.where)
        fem = self.feminine(do.cards.of, lang.DEFEATED if do.verb == "defeat" else "")
        return zones == {lang.HEAVIES} or (fem and not zones <= {lang.MYSTICS, lang.CULTISTS})

    def copy(self, what: str, v: VerbForm) -> str:
        return f"{self.verb('copy', v)} {self.effect_of} {what}"

    def give(self, what: str, v: VerbForm) -> str:
        return f"{self.verb('give', v)} {self.owner[v.third_person]} {what}"

    def steal(self, n: int, v: VerbForm) -> str:
        return f"{self.verb('seize', v)} {self.resource('token', n)} {self.steal_from[v.third_person]}"

    def extra_turn(self, v: VerbForm) -> str:
        return f"{self.verb('take_turn', v)} {self.another_turn}"

    def when(self, t: common.Trigger, they: bool, uses: int | None) -> str:
        """When a trigger happens; `uses` is None unless it lasts for a turn, and then 0 for no limit."""
        what = self.event_of(t, they)
        if uses is None:
            if not t.own and t.event == lang.ENTERED and self.includes_itself(t.event, t.of):
                what += self.including_this[self.feminine(t.of, t.event)]
            return self.triggers["own" if t.own and t.limit == common.ALWAYS else t.limit].format(what)
        key = "later" if uses == 0 else "next" if uses == 1 else "next times"
        return self.triggers[key].format(what, n=self.number(uses, True))

    def event_of(self, t: common.Trigger, they: bool) -> str:
        """The event of a trigger: `you play a Hero from your hand`."""
        if t.own and t.event == lang.BANISHED:
            what = self.own_banished
        else:
            what = self.happens(t.event, they, self.this_card if t.own else self.some(t.of, 1, they, t.event))
        if t.origin == (lang.CONSTRUCTS,):
            return what + self.from_play
        verb = "defeat" if t.event == lang.DEFEATED else "give"
        return what + (self.place(t.origin, they, verb, common.ANY, 1) if t.origin else "")

    def rule(self, rule: common.Rule) -> list[str]:
        """A rule that applies while its card is in play."""
        match rule:
            case lang.Discount(n, of):
                return [self.cost_less(of, n, False)]
            case lang.TreatAs(faction):
                return [self.may_treat(faction, False)]
            case lang.MonstersJoin():
                return list(self.monsters_join)
        raise no_words(rule)

    def lasting(self, rule: common.Rule, uses: int, they: bool) -> list[str]:
        """A rule that lasts until the end of the turn; `uses` is 0 for no limit."""
        match rule:
            case lang.Discount(n, of):
                less = self.cost_less(of, n, they)
                return [self.next_cost_less(of, n, uses, they) if uses else self.this_turn + less]
            case lang.TreatAs(faction):
                often = self.often.format(self.how_often(uses)) if uses else ""
                return [self.this_turn + self.may_treat(faction, they) + often]
        raise no_words(rule)

    # --------------------------------------------------- for each language to say

    @abstractmethod
    def number(self, n: int, fem: bool) -> str: ...
    @abstractmethod
    def core(self, of: common.Filter, n: int, they: bool, where: str, aside: str = "") -> str: ...
    @abstractmethod
    def some(self, of: common.Filter, n: int, they: bool, where: str, aside: str = "") -> str: ...
    @abstractmethod
    def place(self, where: Sequence[str], they: bool, verb: str, of: common.Filter, n: int) -> str: ...
    @abstractmethod
    def picked(self, pick: common.Pick, they: bool, verb: str, n: Any, up_to: bool) -> str: ...
    @abstractmethod
    def put(self, what: str, verb: str, v: VerbForm) -> str: ...
    @abstractmethod
    def put_pronoun(self, verb: str, fem: bool, v: VerbForm) -> str: ...
    @abstractmethod
    def equal_to_cost(self, what: str) -> str: ...
    @abstractmethod
    def only_for(self, of: common.Filter, n: int, they: bool) -> str: ...
    @abstractmethod
    def who_controls(self, who: str, of: common.Filter, n: int) -> str: ...
    @abstractmethod
    def unite(self, faction: str, they: bool, on_construct: bool) -> str: ...
    @abstractmethod
    def happens(self, event: str, they: bool, card: str) -> str: ...
    @abstractmethod
    def includes_itself(self, event: str, of: common.Filter) -> bool: ...
    @abstractmethod
    def neither(self, a: str, b: str, they: bool) -> str: ...
    @abstractmethod
    def cost_less(self, of: common.Filter, n: int, they: bool) -> str: ...
    @abstractmethod
    def next_cost_less(self, of: common.Filter, n: int, uses: int, they: bool) -> str: ...
    @abstractmethod
    def may_treat(self, faction: str, they: bool) -> str: ...
