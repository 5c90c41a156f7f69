"""A table as one person has it in front of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vigil.effects.language import Filter
from vigil.games.ascension.language import CONSTRUCT, FACTIONS, HERO, Card
from vigil.games.ascension.tables import printed_for
from vigil.games.ascension.view import Face, Player, View
from vigil.kernel.decision import Decision
from vigil.tui.numbers import Numbers, numbers
from vigil.words import card_name, term, type_line, ui


@dataclass(frozen=True, slots=True)
class Seen:
    """One table for one person: what they see, are asked, and read it in."""

    view: View
    decision: Decision | None
    cards: Mapping[str, Card]
    names: Sequence[str]
    lang: str
    alone: bool = True  # nobody else sits at this screen

    @property
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
