"""The renderer of Conflictus: spells, abilities, static rules and its own effects as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from vigil.effects import language as common
from vigil.effects.specs import NotNeeded
from vigil.games.conflictus.rules import language as nodes
from vigil.games.conflictus.rules.effect_specs import NO_CARD_EFFECT, cell
from vigil.games.conflictus.rules.lookups import clause_of
from vigil.games.conflictus.text.noun_phrases import NounPhrases
from vigil.games.conflictus.text.tree import (
    HAPPENS_TO,
    ONLY_ONCE,
    PLAYER,
    WITH_CARD,
    CombinedBoost,
    NounPhrase,
    boosts,
    is_short,
    usual_kind,
    which,
)
from vigil.text.tree_analysis import MADE, ORDER, TELLS, VerbForm

ARROW = "➤ "


class ConflictusRenderer(NounPhrases):
    """The renderer of a language, which handles every node of Conflictus."""

    once_per_turn: str
    no_cost: str
    about_player_action = False  # the trigger is about what a player does, not about what happens to a card

    # ------------------------------------------------------------ sentences

    def sentences(self, x: Any) -> list[str]:
        text = SENTENCES.get(type(x))
        return text(self, x) if text is not None else super().sentences(x)

    def spell(self, x: nodes.Spell) -> list[str]:
        with self.aiming(x.targets):
            return self.unnamed(super().sentences(x.do))

    def option(self, spell: nodes.Spell) -> str:
        """Return one of several spells as a single phrase."""
        with self.aiming(spell.targets):
            return self.inline(self.unnamed([self.phrase(spell.do, ORDER)]))

    def linked_sentences(self, x: Any, they: bool = False) -> list[str]:
        if isinstance(x, nodes.ChoosePlayer):
            head = self.clause_of(self.choose_player(x.who, ORDER if not they else TELLS), they)
            with self.telling_of_a_player():
                first, *rest = self.of_one(self.that_player, x.do)
            return [self.inline([head, first]), *rest]
        return super().linked_sentences(x, they)

    def ability(self, a: nodes.Activated) -> list[str]:
        faction = nodes.NEUTRAL if self.card is None else self.card.faction
        parts = self.cost(a.cost, faction) or [self.once_per_turn if a.cost == nodes.FREE_OF_COST else self.no_cost]
        if a.phases:
            parts.append(self.only_in(a.phases))
        with self.aiming(a.targets):
            text = self.unnamed(super().sentences(a.do))
        price = ", ".join(parts)
        return [f"{ARROW}{price[0].upper()}{price[1:]}{self.colon}{text[0]}", *text[1:]]

    def only_in(self, phases: Sequence[str]) -> str:
        return self.only_during.format(self.join_items([self.words.PHASES[phase] for phase in phases]))

    def is_short(self, x: Any) -> bool:
        return is_short(x)

    def is_statement(self, x: Any) -> bool:
        match x:
            case nodes.Draw(who=who) | nodes.Mill(who=who) | nodes.Discard(who=who):
                return not self.is_you(who)
        return isinstance(x, (common.Each, common.UntilEndOfTurn, common.Trigger))

    def is_you(self, who: str) -> bool:
        """Return whether the reader is meant, even as a target without alternatives."""
        if who == common.YOU:
            return True
        number = clause_of(self.aims, self.place_of(who)) if who.startswith(nodes.TARGETED) else common.NOTHING
        if number == common.NOTHING:
            return False
        aim = self.aims[number]
        return aim.what == nodes.A_PLAYER and which(aim.of).whose == common.YOU

    def place_of(self, who: str) -> int:
        """Return the index of the target that `target` or `target 1` means."""
        return int(who[len(nodes.TARGETED) :] or 0)

    # ----------------------------------------------------------- statements

    def statement(self, x: Any, they: bool) -> list[str]:
        return cell(STATEMENTS, x, "words with a subject of their own")(self, x, they)

    def lasting(self, x: common.UntilEndOfTurn, they: bool) -> list[str]:
        if isinstance(x.rule, common.Trigger):
            first, *rest = self.trigger(x.rule, they)
            return [self.until_end(first), *rest]
        return [self.until_end(self.rule(x.rule, they))]

    def done_by_players(self, x: Any, they: bool) -> list[str]:
        """Return the sentence for cards that other players draw, mill or discard."""
        subject = self.doer(x.who, they)
        text = self.own(replace(x, who=common.YOU), TELLS)
        return [f"{subject} {text}{self.chosen_by(x, they)}"]

    def statement_phrase(self, x: Any, v: VerbForm) -> str:
        """Return what other players do, as something the reader makes them do."""
        if v.form == "order" or isinstance(x, (common.UntilEndOfTurn, common.Trigger)):
            return super().statement_phrase(x, v)
        if isinstance(x, common.Each):
            subject, do = self.subject(x.who, x.do, v.third_person)
            return self.have(subject, self.phrase(do, MADE), v)
        subject = self.doer(x.who, v.third_person)
        return self.have(subject, self.own(replace(x, who=common.YOU), MADE), v) + self.chosen_by(x, v.third_person)

    def chosen_by(self, x: Any, they: bool) -> str:
        return f" ({self.choose_how_many[they]})" if isinstance(x, nodes.Mill) and x.up_to else ""

    def doer(self, who: str, they: bool) -> str:
        """Return the players who draw, mill or discard, as a subject."""
        if who == nodes.THEIRS:
            return self.that_player if self.about_player_action else self.controller_of(self.cards(common.It(), they))
        if who.startswith(nodes.TARGETED):
            return str(self.target(self.place_of(who), they, PLAYER))
        return self.who(who, they)

    def trigger(self, t: common.Trigger, they: bool) -> list[str]:
        when = self.when(t, they)
        before, self.about_player_action = self.about_player_action, t.event not in HAPPENS_TO
        with self.binding(t), self.aiming(t.targets):
            test = None if t.test is None else self.test(t.test, they)
            text = self.linked_sentences(t.do, they)
            if test is not None:
                text[0] = self.conditional(test, text[0])
            text = self.unnamed(text)
        self.about_player_action = before
        return [self.led_by(when, text[0]), *text[1:]]

    def led_by(self, when: str, text: str) -> str:
        return f"{when}, {text}"

    def when(self, t: common.Trigger, they: bool) -> str:
        if t.event in (nodes.TURN_BEGINS, nodes.TURN_ENDS):
            return self.at_turn(t.event == nodes.TURN_BEGINS, t.whose, they)
        if t.event in HAPPENS_TO:
            what = self.this() if t.own else self.some(which(t.of, usual_kind(t.event), t.whose), 1, they, nodes.TABLE)
            return self.whenever(self.happens(t.event, what), t.own and t.event in ONLY_ONCE)
        thing = self.this() if t.own else self.some(which(t.of), 1, they) if t.event in WITH_CARD else None
        return self.whenever(self.does(t.event, t.whose, thing, they), t.own)

    def on_playing(self, effect: nodes.Spell | nodes.ChooseOne) -> list[str]:
        """Return what happens when a card that stays on the table is played."""
        first, *rest = self.sentences(effect)
        return [self.led_by(self.whenever(self.does(nodes.PLAYS, common.YOU, self.this(), False), True), first), *rest]

    def rule(self, x: Any, they: bool) -> str:
        """Return a static rule as one sentence. The card it refers to is a warrior."""
        before, self.spoken = self.spoken, nodes.WARRIOR
        text = self.ruled(x, they)
        self.spoken = before
        return text

    def ruled(self, x: Any, they: bool) -> str:
        return cell(RULED, x, "words")(self, x, they)

    def modifies(self, rule: nodes.StatBonus, they: bool) -> str:
        condition = None if rule.test is None else self.test(rule.test, they)
        subject = self.subjects(rule.to, rule.of)
        change, letters = self.change(rule.attack, rule.defense, rule.mill)
        text = self.gains(subject, change, [], False) + self.where_is(letters, they)
        return text if condition is None else self.as_long_as(condition, text)

    def has(self, rule: nodes.HasKeyword, they: bool) -> str:
        condition = None if rule.test is None else self.test(rule.test, they)
        text = self.gains(self.subjects(rule.to, rule.of), "", [self.quoted(rule.keyword, rule.n)], False)
        return text if condition is None else self.as_long_as(condition, text)

    def subjects(self, to: str, of: common.Filter) -> NounPhrase:
        if to == nodes.ALL_SUCH:
            return self.every(which(of, nodes.WARRIOR), False, nodes.TABLE)
        return self.this() if to == nodes.THIS_CARD else self.top_of_set

    # -------------------------------------------------------------- effects

    def own(self, x: Any, v: VerbForm) -> str:
        return cell(PHRASES, x, "words")(self, x, v)

    def searches(self, x: nodes.Search, v: VerbForm) -> str:
        sought = self.some(which(x.of, nodes.SOURCE if x.to == nodes.FREE else None), 1, v.third_person)
        return self.search(sought, x.of != common.ANY and x.to != nodes.TABLE, x.to, v)

    def boosted(self, x: CombinedBoost, v: VerbForm) -> str:
        whom = self.cards(x.cards, v.third_person, nodes.WARRIOR)
        change, letters = self.change(*x.change)
        names = [self.quoted(keyword) for keyword in x.keywords]
        if v.form == "order":
            text = self.gains(whom, change, names, True)
        else:
            text = self.give(whom, self.listing([*([change] if change else []), *names]), v)
        return text + self.where_is(letters, v.third_person)

    def let_player_do(self, x: nodes.ChoosePlayer, v: VerbForm) -> str:
        head = self.choose_player(x.who, v)
        with self.telling_of_a_player():
            return self.inline([head, *self.of_one(self.that_player, x.do)])

    def act(self, do: common.Do, v: VerbForm, n: Any = 1, up_to: bool = False) -> str:
        zones: Sequence[str] = ()
        of: common.Filter = common.ANY
        match do.cards:
            case common.Pick(where, of):
                zones = list(dict.fromkeys(where))
                place = self.place(zones, v.third_person, do.verb)
                count = n if isinstance(n, int) else 1
                sought = which(of)
                if do.verb == "sacrifice" and sought.whose == common.YOU:
                    sought = replace(sought, whose=nodes.ANY_PLAYER)  # players can only sacrifice their own cards
                what = self.some(sought, count, v.third_person, zones[0], up_to and count != 1, place)
            case common.AtRandom() if do.verb == "discard":
                return self.discard(n, True, v)
            case common.All(where, of):
                zones = (where,)
                what = self.everything(do.cards, v.third_person, do.verb)
            case _:
                what = self.cards(do.cards, v.third_person)
        text = self.done(do.verb, what, zones, of, v)
        return text if isinstance(n, int) else f"{text} {self.per(n, v.third_person)}"

    def paragraph(self, steps: Sequence[common.Effect]) -> list[str]:
        return super().paragraph(boosts(steps))

    def in_order(self, steps: Sequence[common.Effect], v: VerbForm) -> str:
        return super().in_order(boosts(steps), v)

    def test(self, test: common.Test, they: bool) -> str:
        match test:
            case common.Both(common.AtLeast(nodes.InSet() as first, 1), common.AtLeast(nodes.InSet() as second, 1)) if (
                first.cards == second.cards
            ):
                return self.together(first, second, they)
        return super().test(test, they)


LANGUAGES: Mapping[str, str] = {"en": "English", "pt": "Portuguese", "fr": "French", "ru": "Russian"}

R = ConflictusRenderer
PHRASES: Mapping[type, Callable[[R, Any, VerbForm], str] | NotNeeded] = {
    nodes.Draw: lambda g, x, v: g.draw(x.n, v),
    nodes.Mill: lambda g, x, v: g.mill(x.n, x.up_to, v),
    nodes.Recover: lambda g, x, v: g.recover(x.n, v),
    nodes.Discard: lambda g, x, v: g.discard(x.n, x.random, v),
    nodes.Search: R.searches,
    nodes.Damage: lambda g, x, v: g.damage(g.cards(x.cards, v.third_person, nodes.WARRIOR), x.n, v),
    nodes.Modify: lambda g, x, v: g.own(boosts([x])[0], v),
    nodes.Grant: lambda g, x, v: g.own(boosts([x])[0], v),
    CombinedBoost: R.boosted,
    nodes.PutCounters: lambda g, x, v: g.counters(g.cards(x.cards, v.third_person), x.name, x.n, v),
    nodes.MarkFor: lambda g, x, v: g.mark(g.cards(x.cards, v.third_person), x.how, v),
    nodes.MakeTokens: lambda g, x, v: g.tokens(g.token_name(x.name), g.about_token(x.name), x.n, v),
    nodes.ChoosePlayer: R.let_player_do,
    nodes.SkipAttack: lambda g, x, v: g.skip_attack(v),
    nodes.MustBlock: lambda g, x, v: g.must_block(g.target(0, v.third_person), g.this(), v),
    **dict.fromkeys(
        (common.Seq, common.If, common.OneOf, common.Times, common.May, common.Do),
        NotNeeded("handled by the shared renderer"),
    ),
    **dict.fromkeys(
        (common.Each, common.UntilEndOfTurn, common.Trigger), NotNeeded("it has its own subject: see STATEMENTS")
    ),
    **NO_CARD_EFFECT,
}
"""The phrase of each effect in a verb form, in the words of the language."""
STATEMENTS: Mapping[type, Callable[[R, Any, bool], list[str]]] = {
    common.Each: lambda g, x, they: g.each_one(x.who, x.do, they),
    common.Trigger: lambda g, x, they: g.trigger(x, they),
    common.UntilEndOfTurn: R.lasting,
    **dict.fromkeys((nodes.Draw, nodes.Mill, nodes.Discard), R.done_by_players),
}
"""Effects with a subject of their own."""
RULED: Mapping[type, Callable[[R, Any, bool], str]] = {
    nodes.StatBonus: R.modifies,
    nodes.HasKeyword: R.has,
    nodes.Forbid: lambda g, x, they: f"{g.all_such(which(x.of, nodes.WARRIOR))} {g.cannot[x.action]}",
    nodes.Discount: lambda g, x, they: g.cheaper(which(x.of), x.n, they),
}
"""Static rules."""
SENTENCES: Mapping[type, Callable[[R, Any], list[str]]] = {
    nodes.Spell: R.spell,
    nodes.ChooseOne: lambda g, x: [g.choose_one([g.option(option) for option in x.options], ORDER)],
    nodes.Activated: lambda g, x: g.ability(x),
    common.Trigger: lambda g, x: g.trigger(x, False),
    **dict.fromkeys(RULED, lambda g, x: [g.rule(x, False)]),
    nodes.Keyword: lambda g, x: [g.keyword(x.name, x.n)],
}
"""Nodes that are a text by themselves. The shared renderer handles sequences of effects."""
