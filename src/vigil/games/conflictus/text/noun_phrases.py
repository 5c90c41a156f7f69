"""What a text of Conflictus speaks of: this card, that card, targets, tokens, changes.

A target is named where the text first speaks of it ("destroy an active warrior")
and pointed at from then on ("the chosen warrior"), so everything is said in the
order in which it is read.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from vigil.effects.language import (
    Aim,
    All,
    Cards,
    Do,
    Filter,
    It,
    Target,
    This,
    Trigger,
)
from vigil.games.conflictus.cards import edition
from vigil.games.conflictus.rules.language import (
    A_CARD,
    A_PLAYER,
    HAND,
    TABLE,
    Card,
    Which,
)
from vigil.games.conflictus.text.phrases import PhraseBook
from vigil.games.conflictus.text.tree import (
    CHOSEN,
    THAT_ONE,
    THIS_ONE,
    NounPhrase,
    Referent,
    amounts,
    clause,
    kind_of_aim,
    referenced_kind,
    which,
)
from vigil.text.tree_analysis import ORDER, VerbForm

LETTERS = "XYZ"


@functools.cache
def token(name: str) -> Card | None:
    """The printed token of this name."""
    return next((card for card in edition() if card.token and card.name == name), None)


class NounPhrases(PhraseBook):
    """The nouns of a text, in the order in which they come."""

    lang: str
    at_random: str
    of_faction: Mapping[str, str] = {}  # its name after a number, where it is another: `2 Света`

    def __init__(self, card: Card | None = None, it: str | None = None, aims: Sequence[Aim] = ()) -> None:
        self.card = card  # the card that says it, where that is known
        self.it = it  # the name of the card spoken of, where it is known
        self.aims = tuple(aims)  # what was or will be announced
        self.mentioned: set[int] = set()  # the clauses of targets already named
        self.of_a_player = False  # a player was chosen and is told of

    @contextmanager
    def aiming(self, aims: Sequence[Aim]) -> Iterator[None]:
        """While something with these targets is said."""
        before = self.aims, self.mentioned
        self.aims, self.mentioned = tuple(aims), set()
        yield
        self.aims, self.mentioned = before

    @contextmanager
    def telling_of_a_player(self) -> Iterator[None]:
        """While a player was chosen: `his` would be theirs, and no more the card's."""
        before, self.of_a_player = self.of_a_player, True
        yield
        self.of_a_player = before

    def unnamed(self, said: list[str]) -> list[str]:
        """Targets nothing was said of are at least asked for."""
        missing = [i for i in range(len(self.aims)) if i not in self.mentioned]
        return [self.choose([self.aimed(i, False) for i in missing], ORDER), *said] if missing else said

    # ------------------------------------------------------ what is spoken of

    def this(self) -> NounPhrase:
        return self.point(Referent(None if self.card is None else self.card.kind, THIS_ONE))

    def cards(self, cards: Cards, they: bool, kind: str | None = None) -> NounPhrase:
        """The cards of a selection; `kind` is what they must be in any case."""
        match cards:
            case All():
                return self.everything(cards, they, kind=kind)
            case Target(n):
                return self.target(n, they, kind)
            case It():
                return self.called(self.it) if self.it is not None else self.point(Referent(self.spoken, THAT_ONE))
            case This():
                return self.this()
        raise TypeError(f"no words for {cards!r}")

    def target(self, place: int, they: bool, kind: str | None = None) -> NounPhrase:
        """A target: named when it is first spoken of, then pointed at."""
        number = clause(self.aims, place)
        if number is None:
            return self.point(Referent(kind, CHOSEN))
        if number not in self.mentioned:
            return self.aimed(number, they)
        aim = self.aims[number]
        called = kind_of_aim(aim)
        alike = [i for i, other in enumerate(self.aims) if kind_of_aim(other) == called]
        return self.point(Referent(called, CHOSEN, aim.n > 1, alike.index(number) + 1 if len(alike) > 1 else 0))

    def aimed(self, number: int, they: bool) -> NounPhrase:
        """A target as it is asked for."""
        self.mentioned.add(number)
        aim = self.aims[number]
        of = which(aim.of)
        if aim.what == A_PLAYER:
            return self.some_player(of.whose, aim.n, they, aim.up_to)
        if aim.what == A_CARD:
            return self.some(of, aim.n, they, TABLE, aim.up_to)
        return self.some_item(of, aim.n, they, aim.up_to)

    def referenced_kind(self, x: Do | Trigger) -> str | None:
        return referenced_kind(x, self.aims)

    def source_zone(self, x: Do | Trigger) -> str | None:
        return None

    def binds(self, x: Do | Trigger) -> bool:
        """Whether `all` leaves out the card spoken of: not who set an ability off."""
        return isinstance(x, Do)

    # ---------------------------------------------------------------- numbers

    def change(self, *numbers: Any) -> tuple[str, list[tuple[str, Any]]]:
        """`+1/+2/+0`; what is counted at the table is a letter, explained afterwards."""
        found = amounts(*numbers)
        down = any(isinstance(n, int) and n < 0 for n in numbers) and all(
            isinstance(n, int) and n <= 0 for n in numbers
        )
        said = [
            f"+{LETTERS[found.index(n)]}" if n in found else "-0" if down and n == 0 else f"{n:+d}" for n in numbers
        ]
        return "/".join(said), [(LETTERS[i], n) for i, n in enumerate(found)]

    def token_name(self, name: str) -> str:
        card = token(name)
        return name if card is None else card.names.get(self.lang) or card.name

    def about_token(self, name: str) -> str:
        """What a token is, in brackets; nothing where it is not known here."""
        card = token(name)
        if card is None:
            return ""
        parts = [f"{card.attack}/{card.defense}/{card.mill}", self.noun(Which(card.kind, card.faction))]
        return f" ({', '.join([*parts, *(self.keyword(k.name, k.n) for k in card.keywords)])})"

    def such(self, of: Filter) -> str:
        """A card such as a filter asks for, as the object of a verb."""
        return self.some(which(of), 1, False, TABLE).forms[-1]

    def everything(self, cards: All, they: bool, verb: str = "", kind: str | None = None) -> NounPhrase:
        of = which(cards.of, kind)
        if self.bound:
            of = replace(of, other=True)
        place = "" if cards.where == TABLE else self.place((cards.where,), they, "" if cards.where == HAND else verb)
        return self.every(of, they, cards.where, place)

    # ------------------------------------------------------- verbs and cards

    def draw(self, n: Any, v: VerbForm) -> str:
        return f"{self.verb('draw', v)} {self.some_cards(n, v.third_person)}"

    def mill(self, n: Any, up_to: bool, v: VerbForm) -> str:
        return f"{self.verb('mill', v)} {self.some_cards(n, v.third_person, up_to)}"

    def recover(self, n: Any, v: VerbForm) -> str:
        return f"{self.verb('recover', v)} {self.some_cards(n, v.third_person, True)}"

    def discard(self, n: Any, random: bool, v: VerbForm) -> str:
        said = f"{self.verb('discard', v)} {self.some_cards(n, v.third_person)}"
        return f"{said} {self.at_random}" if random else said

    def choose(self, what: Sequence[NounPhrase], v: VerbForm) -> str:
        return f"{self.verb('choose', v)} {self.listing([one.forms[-1] for one in what])}"
