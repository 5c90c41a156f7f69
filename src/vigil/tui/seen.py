"""A table as one person has it in front of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from vigil.effects.language import Filter
from vigil.games.ascension.language import CONSTRUCT, DISCARD, FACTIONS, HERO, PLAYED, VOID, Card
from vigil.games.ascension.tables import printed_for
from vigil.games.ascension.view import Face, Player, View
from vigil.kernel.decision import Decision, Option
from vigil.tui.numbers import DECLINE, Numbers, numbers
from vigil.words import card_name, option_text, term, type_line, ui


@dataclass(frozen=True)
class Seen:
    """One table for one person: what they see, are asked, and read it in."""

    view: View
    decision: Decision | None
    cards: Mapping[str, Card]
    names: Sequence[str]
    lang: str
    alone: bool = True  # nobody else sits at this screen

    @cached_property
    def numbers(self) -> Numbers:
        return numbers(self.view, self.decision)

    def ui(self, key: str, **values: object) -> str:
        return ui(key, self.lang, **values)

    def card(self, face: Face) -> Card:
        return self.cards[face.name]

    def name(self, face: Face | str) -> str:
        return card_name(self.cards[face if isinstance(face, str) else face.name], self.lang)

    def player(self, seat: int) -> str:
        """A player's name; Samael is no player of ours."""
        return self.names[seat] if 0 <= seat < len(self.names) else ui("samael", self.lang)

    @property
    def asked(self) -> bool:
        return self.decision is not None and self.decision.seat == self.view.seat

    def answers(self) -> tuple[list[tuple[int, int]], int]:
        """Numbers and places of the answers worth listing, declining last; and how many more there are.

        Any card can be named, but hardly one that is not the player's own.
        """
        found = sorted(self.numbers.places.items(), key=lambda item: (item[0] == DECLINE, item[0]))
        if self.decision is None or self.decision.question.key != "name" or self.view.seat is None:
            return found, 0
        me = self.view.players[self.view.seat]
        own = {*me.deck_list, *(face.name for face in (*me.hand.faces, *me.discard.faces))}
        listed = [(number, at) for number, at in found if self.decision.options[at].face in own]
        return listed, len(found) - len(listed)

    def answer(self, place: int) -> str:
        """An option in words; a card that is not on the table with the pile it lies in."""
        assert self.decision is not None
        option = self.decision.options[place]
        said = option_text(option, self.decision.question, self.lang, self.cards, self.names)
        return said + self._lying(option)

    def short_answer(self, place: int) -> str:
        """The card alone, where the question says what is done with it and all answers are such."""
        assert self.decision is not None
        options = self.decision.options
        verbs = {option.verb for option in options} - {"done"}
        if len(verbs) > 1 or any(option.face is None for option in options if option.verb != "done"):
            return self.answer(place)
        option = options[place]
        return self.answer(place) if option.face is None else self.name(option.face) + self._lying(option)

    def _lying(self, option: Option) -> str:
        pile = self._pile_of(option)
        return f" ({self.ui(f'in-{pile}')})" if pile else ""

    def _pile_of(self, option: Option) -> str:
        if self.view.seat is None or option.face is None or option.verb in ("name", "first", "yes"):
            return ""
        me = self.view.players[self.view.seat]
        piles = {DISCARD: me.discard, VOID: self.view.void, PLAYED: me.played}
        return next((zone for zone, pile in piles.items() if any(f.card == option.card for f in pile.faces)), "")

    def word(self, name: str) -> str:
        """The first word for a command or verb in this language."""
        return ui(f"word-{name}", self.lang).split(",")[0].strip()

    def kind(self, card: Card) -> str:
        return type_line(card, self.lang)

    def turn_line(self) -> str:
        """Which round, and whose turn."""
        view = self.view
        if view.outcome is not None:
            turn = self.ui("over")
        elif view.active == view.seat:
            turn = self.ui("turn-yours")
        else:
            turn = self.ui("turn-of", who=self.player(view.active))
        return f"{self.ui('round', n=view.round)} · {turn}"

    def counts(self) -> list[str]:
        """The numbers in the middle of the table."""
        view = self.view
        return [
            self.ui("pool", n=view.pool),
            self.ui("center", n=view.center.count),
            self.ui("void", n=view.void.count),
        ]


def purses(seen: Seen, me: Player) -> list[tuple[str, int]]:
    """Runes that buy some cards only: which, and how many."""
    config = seen.view.config
    kinds = printed_for(config.edition, config.cards).purses
    return [(_such(only, seen.lang), n) for only, n in zip(kinds, me.restricted, strict=False) if n]


def _such(only: Filter, lang: str) -> str:
    """The cards of a filter as a type line has them, in the word order of the language."""
    if only.kind in (HERO, CONSTRUCT) and only.faction in FACTIONS:
        return type_line(Card("-", "-", only.kind, only.faction), lang)  # type: ignore[arg-type]
    return " ".join(term(word, lang) for word in (only.faction, only.kind) if word)
