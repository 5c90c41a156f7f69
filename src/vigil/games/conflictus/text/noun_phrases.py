"""Noun phrases in Conflictus texts: cards, targets, tokens, changes.

The first mention of a target describes it ("destroy an active warrior"), later ones refer to it ("the chosen
warrior"). So texts must be built in reading order.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from vigil.effects import language as common
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules.language import A_CARD, A_PLAYER, HAND, TABLE, Card, Cost, Which
from vigil.games.conflictus.rules.lookups import clause_of
from vigil.games.conflictus.text.phrases import PhraseBook
from vigil.games.conflictus.text.tree import (
    CHOSEN,
    ITEM,
    THAT_ONE,
    THIS_ONE,
    NounPhrase,
    Referent,
    amounts,
    kind_of_aim,
    referenced_kind,
    which,
)
from vigil.text import card_name
from vigil.text.tree_analysis import ORDER, VerbForm

LETTERS = "XYZ"


@functools.cache
def token(name: str) -> Card | None:
    """Return the printed token of this name."""
    return next((card for card in edition() if card.token and card.name == name), None)


class NounPhrases(PhraseBook):
    """The nouns of a text, built in reading order."""

    lang: str
    at_random: str
    of_faction: Mapping[str, str] = {}  # the name after a number, if it differs: `2 Света`

    def __init__(self, card: Card | None = None, it: str | None = None, aims: Sequence[common.TargetSpec] = ()) -> None:
        self.card = card  # the card with this text, if known
        self.it = it  # the name of the card it refers to, if known
        self.aims = tuple(aims)  # the announced targets
        self.mentioned: set[int] = set()  # the target clauses mentioned so far
        self.of_a_player = False  # the text is about a chosen player

    @contextmanager
    def aiming(self, aims: Sequence[common.TargetSpec]) -> Iterator[None]:
        """Use these targets in the texts built inside the `with` block."""
        before = self.aims, self.mentioned
        self.aims, self.mentioned = tuple(aims), set()
        yield
        self.aims, self.mentioned = before

    @contextmanager
    def telling_of_a_player(self) -> Iterator[None]:
        """Note that a chosen player is the subject, so that `his` would refer to the player, not to a card."""
        before, self.of_a_player = self.of_a_player, True
        yield
        self.of_a_player = before

    def unnamed(self, sentences: list[str]) -> list[str]:
        """Ask for the targets that the text doesn't mention."""
        missing = [i for i in range(len(self.aims)) if i not in self.mentioned]
        return [self.choose([self.aimed(i, False) for i in missing], ORDER), *sentences] if missing else sentences

    # ------------------------------------------------------ cards and targets

    def this(self) -> NounPhrase:
        return self.point(Referent(None if self.card is None else self.card.kind, THIS_ONE))

    def cards(self, cards: common.Cards, they: bool, kind: str | None = None) -> NounPhrase:
        """Return the cards of a selection. `kind` is what they must be in any case."""
        match cards:
            case common.All():
                return self.everything(cards, they, kind=kind)
            case common.Target(n):
                return self.target(n, they, kind)
            case common.It():
                return self.called(self.it) if self.it is not None else self.point(Referent(self.spoken, THAT_ONE))
            case common.This():
                return self.this()
        raise TypeError(f"no words for {cards!r}")

    def target(self, place: int, they: bool, kind: str | None = None) -> NounPhrase:
        """Return a target: described on first mention, referred to later."""
        number = clause_of(self.aims, place)
        if number == common.NOTHING:
            return self.point(Referent(kind, CHOSEN))
        if number not in self.mentioned:
            return self.aimed(number, they)
        aim = self.aims[number]
        called = kind_of_aim(aim)
        alike = [i for i, other in enumerate(self.aims) if kind_of_aim(other) == called]
        return self.point(Referent(called, CHOSEN, aim.n > 1, alike.index(number) + 1 if len(alike) > 1 else 0))

    def aimed(self, number: int, they: bool) -> NounPhrase:
        """Return a target with its description."""
        self.mentioned.add(number)
        aim = self.aims[number]
        of = which(aim.of)
        if aim.what == A_PLAYER:
            return self.some_player(of.whose, aim.n, they, aim.up_to)
        if aim.what == A_CARD:
            return self.some(of, aim.n, they, TABLE, aim.up_to)
        return self.some_item(of, aim.n, they, aim.up_to)

    def referenced_kind(self, x: common.Do | common.Trigger) -> str | None:
        return referenced_kind(x, self.aims)

    def source_zone(self, x: common.Do | common.Trigger) -> str | None:
        return None

    def binds(self, x: common.Do | common.Trigger) -> bool:
        """Return whether `all` excludes the referenced card. A card that triggered an ability is not excluded."""
        return isinstance(x, common.Do)

    # ---------------------------------------------------------------- numbers

    def change(self, *numbers: Any) -> tuple[str, list[tuple[str, Any]]]:
        """Return a change such as `+1/+2/+0`. Amounts become letters, which are explained afterwards."""
        counted = amounts(*numbers)
        down = any(isinstance(n, int) and n < 0 for n in numbers) and all(
            isinstance(n, int) and n <= 0 for n in numbers
        )
        parts = [
            f"+{LETTERS[counted.index(n)]}" if n in counted else "-0" if down and n == 0 else f"{n:+d}" for n in numbers
        ]
        return "/".join(parts), [(LETTERS[i], n) for i, n in enumerate(counted)]

    def token_name(self, name: str) -> str:
        card = token(name)
        return name if card is None else card_name(card, self.lang)

    def about_token(self, name: str) -> str:
        """Return the description of a token in parentheses, or an empty string for an unknown token."""
        card = token(name)
        if card is None:
            return ""
        parts = [f"{card.attack}/{card.defense}/{card.mill}", self.noun(Which(card.kind, card.faction))]
        return f" ({', '.join([*parts, *(self.keyword(k.name, k.n) for k in card.keywords)])})"

    def such(self, of: common.Filter) -> str:
        """Return a card that matches a filter, as the object of a verb."""
        return self.some(which(of), 1, False, TABLE).forms[-1]

    def everything(self, cards: common.All, they: bool, verb: str = "", kind: str | None = None) -> NounPhrase:
        of = which(cards.of, kind)
        if self.bound:
            of = replace(of, other=True)
        place = "" if cards.where == TABLE else self.place((cards.where,), they, "" if cards.where == HAND else verb)
        return self.every(of, they, cards.where, place)

    def place(self, zones: Sequence[str], they: bool, verb: str) -> str:
        """Return where cards are or come from, unless the verb says it."""
        if list(zones) == [HAND] and verb == "discard":
            return ""
        if list(zones) == [TABLE]:
            return "" if verb in ("sacrifice", "keep", "") else f" {self.words.OF_CHOICE[they]}"
        return f" {self.from_zones(zones, they, verb)}"

    def some_item(self, of: Which, n: int, they: bool, up_to: bool) -> NounPhrase:
        """Return items on the transition."""
        of = which(of, ITEM)
        bare = which(common.Filter(of.kind, of.faction, of.max_cost, of.other))
        return self.some(bare, n, they, "", up_to, self.item_owner(of.whose, they))

    # ------------------------------------------------------- verbs and cards

    def choose_player(self, who: str, v: VerbForm) -> str:
        player = self.chosen_opponent[v.third_person] if who == common.OPPONENTS else self.chosen_player
        return f"{self.verb('choose', v)} {player}"

    def skip_attack(self, v: VerbForm) -> str:
        """Name the phase as the subject: an imperative would seem to address the attacker."""
        return self.attack_phase_is_skipped if v.form == "order" else f"{self.verb('skip', v)} {self.attack_phase}"

    def does(self, event: str, whose: str, what: NounPhrase | None, they: bool) -> str:
        """Return what a player does as a clause."""
        who = {common.YOU: self.you[they], common.OPPONENTS: self.an_opponent}.get(whose, self.a_player)
        verb: str = self.words.DOES[event][whose != common.YOU or (they and not self.plural_pronoun)]
        return f"{who} {verb.format(self.a_card if what is None else what.forms[-1])}"

    def cost(self, cost: Cost, faction: str) -> list[str]:
        """Return the parts of a cost as imperatives."""
        sacrifice = self.verb("sacrifice", ORDER)
        parts = [self.source_cost(cost.sources, faction)] if cost.sources else []
        if cost.sacrifice is not None:
            parts.append(f"{sacrifice} {self.some(which(cost.sacrifice), 1, False, HAND).forms[-1]}")
        if cost.sacrifice_this:
            parts.append(f"{sacrifice} {self.this().forms[-1]}")
        if cost.discard:
            parts.append(self.discard(cost.discard, False, ORDER))
        if cost.mill:
            parts.append(self.mill(cost.mill, False, ORDER))
        if cost.counters is not None:
            parts.append(self.counters(self.this(), cost.counters, -1, ORDER))
        return parts

    def is_a(self, of: common.Filter) -> str:
        return f"{self.it_is} {self.some(which(of), 1, False, TABLE)}"

    def draw(self, n: Any, v: VerbForm) -> str:
        return f"{self.verb('draw', v)} {self.some_cards(n, v.third_person)}"

    def mill(self, n: Any, up_to: bool, v: VerbForm) -> str:
        return f"{self.verb('mill', v)} {self.some_cards(n, v.third_person, up_to)}"

    def recover(self, n: Any, v: VerbForm) -> str:
        return f"{self.verb('recover', v)} {self.some_cards(n, v.third_person, True)}"

    def discard(self, n: Any, random: bool, v: VerbForm) -> str:
        text = f"{self.verb('discard', v)} {self.some_cards(n, v.third_person)}"
        return f"{text} {self.at_random}" if random else text

    def choose(self, what: Sequence[NounPhrase], v: VerbForm) -> str:
        return f"{self.verb('choose', v)} {self.listing([one.forms[-1] for one in what])}"
