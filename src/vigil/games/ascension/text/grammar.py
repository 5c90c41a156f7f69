"""Turn effects of Ascension into sentences: the nodes, purchases and triggers of this game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from vigil.effects import language as common
from vigil.games.ascension.rules import language as lang
from vigil.games.ascension.text import tree
from vigil.games.ascension.text.phrases import PhraseBook
from vigil.text.tree_analysis import ORDER, VerbForm, flat, no_words, opens_with_if, optional


class AscensionRenderer(PhraseBook):
    """Renders every node of the card language. Each language is a subclass."""

    is_short, is_statement = staticmethod(tree.is_short), staticmethod(tree.is_statement)
    referenced_kind, source_zone = staticmethod(tree.referenced_kind), staticmethod(tree.source_zone)

    def __init__(self, card: lang.Card | None = None, it: str | None = None, fate: bool = False) -> None:
        self.card = card  # the card whose text this is, if it is known
        self.it = it  # the name of the card that the effect refers to, if it is known
        self.fate = fate  # whether this is the Fate of the card

    def sentences(self, x: Any) -> list[str]:
        match x:
            case common.Ability():
                return self.ability(x)
            case lang.Discount() | lang.TreatAs() | lang.MonstersJoin():
                return self.rule(x)
        return super().sentences(x)

    def own(self, x: Any, v: VerbForm) -> str:
        match x:
            case lang.Draw(n):
                return self.draw(n, v)
            case lang.Gain():
                return self.gain([x], v)
            case lang.Pay(what, n, then):
                return self.pay(what, n, then, v)
            case lang.Steal(n):
                return self.steal(n, v)
            case lang.ExtraTurn():
                return self.extra_turn(v)
        raise no_words(x)

    def in_order(self, steps: Sequence[common.Effect], v: VerbForm) -> str:
        """Effects in order: `gain 1 Rune and draw a card`, `draw two cards, then discard a card`."""
        groups = tree.group_gains(steps)
        phrases = []
        for group in groups:
            plain = tree.is_plain_gain(group[0])
            phrases.append(self.gain(list(group), v) if plain else self.phrase(group[0], v))  # type: ignore[arg-type]
        if len(phrases) == 2 and all(
            len(g) == 1 and isinstance(g[0], (lang.Gain, lang.Draw)) and tree.is_short(g[0]) for g in groups
        ):
            return self.both(phrases[0], phrases[1])
        return self.join_steps(phrases, [opens_with_if(group[0]) for group in groups])

    def one_of(self, options: Sequence[common.Effect], v: VerbForm) -> str:
        if all(map(tree.is_plain_gain, options)):
            return self.gain(list(options), v, either=True)  # type: ignore[arg-type]
        return super().one_of(options, v)

    def pay(self, what: str, n: int, then: common.Effect, v: VerbForm) -> str:
        """A payment and its effect: `spend 4 Runes to gain 3 Honor`."""
        head = self.spend(what, n, v)
        if v.form == "bare" and not opens_with_if(then) and not tree.is_statement(then):
            return self.in_order_to(head, self.phrase(then, v.bare))
        return self.in_case(head, self.if_done(v.third_person), self.phrase(then, v))

    def picked(self, pick: common.Pick, they: bool, verb: str, n: Any, up_to: bool) -> str:
        """The cards of a choice; any card of a pile goes by its name, such as `a Mystic`."""
        zones, count = list(dict.fromkeys(pick.where)), n if isinstance(n, int) else 1
        if zones == [lang.CULTISTS] and tree.is_unrestricted(pick.of, lang.MONSTER) and count == 1:
            cards = self.the_cultist
        elif (
            set(zones) <= {lang.MYSTICS, lang.HEAVIES}
            and tree.is_unrestricted(pick.of, lang.HERO, lang.ACQUIRABLE)
            and count == 1
        ):
            cards = self.from_piles(zones)
        else:
            of = replace(pick.of, kind=lang.HERO) if verb == "copy" and pick.of.kind is None else pick.of
            where = lang.CONSTRUCTS if zones == [lang.CONSTRUCTS] else lang.DEFEATED if verb == "defeat" else ""
            cards = self.chosen(of, count, they, where, zones, verb, up_to and count != 1)
        return cards if isinstance(n, int) else f"{cards} {self.per(n, they)}"

    def act(self, do: common.Do, v: VerbForm, n: Any = 1, up_to: bool = False) -> str:
        """A verb and its cards: `banish a card in your hand`."""
        if isinstance(do.cards, common.It):
            return self.put_it(do.verb, v)
        what = self.objects(do, v.third_person, n, up_to)
        if isinstance(do.cards, common.Top):
            return f"{self.verb('reveal', v)} {what} {self.and_or[0]} {self.put_pronoun('recover', True, v)}"
        match do.verb:
            case "enter" | "recover" | "stack" | "sink":
                return self.put(what, do.verb, v)
            case "copy":
                return self.copy(what, v)
            case "give":
                return self.give(what, v)
            case "acquire" | "defeat" | "take":
                paid = self.paid(do, self.verb(do.verb, v), what, isinstance(n, int) and n > 1)
                if do.to is None:
                    return paid
                to = {lang.DECK: "stack", lang.HAND: "recover", lang.BOTTOM: "sink"}[do.to]
                return f"{paid}{'' if do.free else ','} {self.and_or[0]} {self.put_acquired(do, to, v)}"
        return f"{self.verb(do.verb, v)} {what}"

    def paid(self, do: common.Do, verb: str, what: str, many: bool) -> str:
        """A purchase or a fight, and whether it is paid for, which comes before a long object."""
        if not do.free:
            return f"{verb} {what}, {self.paying[many]}"
        long = isinstance(do.cards, common.Pick) and isinstance(do.cards.of.max_cost, common.Amount)
        return f"{verb}, {self.not_paying[many]}, {what}" if long else f"{verb} {what} {self.not_paying[many]}"

    # ----------------------------------------------------------- statements

    def statement(self, x: Any, they: bool) -> list[str]:
        """An effect with its own subject, in sentences."""
        match x:
            case common.Each(who, do):
                return self.each_one(who, do, they)
            case common.Trigger():
                return self.trigger(x, they)
            case lang.Unite(faction, do):
                on_construct = self.card is not None and self.card.kind == lang.CONSTRUCT
                head = self.unite(faction, they, on_construct)
                return [head + one if i == 0 else one for i, one in enumerate(self.linked_sentences(do, they))]
            case common.UntilEndOfTurn(common.Trigger() as rule, uses):
                return self.trigger(rule, they, uses)
            case common.UntilEndOfTurn(rule, uses):
                return self.lasting(rule, uses, they)
        raise no_words(x)

    def subject(self, who: str, do: Any, they: bool) -> tuple[str, Any]:
        """The subject of an effect, with a condition about constructs: `each opponent who controls a Construct`."""
        match do:
            case common.If(common.AtLeast(common.Count(where=where, of=of), n), then, None) if (
                where == lang.CONSTRUCTS and n > 0
            ):
                return self.who_controls(self.who(who, they), of, n), then
        return super().subject(who, do, they)

    def trigger(self, t: common.Trigger, they: bool, uses: int | None = None) -> list[str]:
        """A trigger in sentences. `uses` is None unless it lasts for a turn."""
        when = self.at_turn_end[they] if t.event == lang.TURN_ENDS else self.when(t, they, uses)
        if t.shared:
            when = self.same_use.format(when)
        with self.binding(t):
            sentences = self.linked_sentences(common.May(t.do) if t.may else t.do, they)
            if t.test is not None:
                sentences[0] = self.conditional(self.test(t.test, they), sentences[0])
        return [f"{when}, {sentences[0]}", *sentences[1:]]

    def ability(self, a: common.Ability) -> list[str]:
        """An ability in sentences. It is optional, so it says `may`, unless it only gains resources."""
        do = optional(a.do) or a.do
        gives = isinstance(do, lang.Gain) or (
            isinstance(do, common.Seq) and all(isinstance(x, lang.Gain) for x in flat(do.steps))
        )
        sentences = [self.phrase(do, ORDER)] if gives else self.linked_sentences(common.May(do))
        if a.limit == common.ONCE:
            return self.add_label(self.once_per_turn, sentences)
        itself = isinstance(do, common.Do) and isinstance(do.cards, common.This)
        return sentences if itself else self.add_label(self.any_number, sentences)

    def includes_itself(self, event: str, of: common.Filter) -> bool:
        """Whether a card counts itself, which a reader may wonder about.

        A hero counts itself among the heroes played this turn, and a construct triggers on itself entering play.
        """
        card = self.card
        if (
            card is None
            or self.fate
            or of.other
            or (event, card.kind) not in ((lang.PLAYED_A, lang.HERO), (lang.ENTERED, lang.CONSTRUCT))
        ):
            return False
        cheap = not isinstance(of.max_cost, int) or card.cost <= of.max_cost
        return of.kind in (None, lang.ACQUIRABLE, card.kind) and of.faction in (None, card.faction) and cheap

    # ---------------------------------------------------------------- tests

    def test(self, test: common.Test, they: bool) -> str:
        match test:
            case common.Both(
                common.AtMost(common.Happened(a, ANY_), 0), common.AtMost(common.Happened(b, also), 0)
            ) if ANY_ == also == common.ANY and a != b:
                return self.neither(a, b, they)
            case lang.Behind():
                return self.behind[they]
        return super().test(test, they)
