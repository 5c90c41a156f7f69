"""A table as one person has it in front of them; each game adds what only it has."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from vigil.kernel.decision import Decision, Option
from vigil.terminal.choice_numbers import DECLINE, ChoiceNumbers
from vigil.text import card_name, text_of, type_line, ui_text
from vigil.text.game_text import GameText


@dataclass(frozen=True, slots=True)
class CommandWords:
    """What can be typed at a game: words about the table, and verbs of its options."""

    commands: tuple[str, ...]
    verbs: tuple[str, ...]

    @property
    def all(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.commands, *self.verbs)))


@dataclass(frozen=True)
class TableModel:
    """One table for one person: what they see, are asked, and read it in."""

    view: Any
    decision: Decision | None
    cards: Mapping[str, Any]
    names: Sequence[str]
    lang: str
    alone: bool = True  # nobody else sits at this screen

    words: ClassVar[CommandWords]

    @cached_property
    @abstractmethod
    def numbers(self) -> ChoiceNumbers:
        """What every number means."""

    @abstractmethod
    def typed_verbs(self, option: Option) -> frozenset[str]:
        """The verbs one may say for an option."""

    @abstractmethod
    def pile_of(self, option: Option) -> str:
        """The pile a card of an option lies in, where it is not on the table."""

    def ui(self, key: str, **values: object) -> str:
        return ui_text(key, self.lang, self.view.game_name, **values)

    def with_label(self, name: str, text: str) -> str:
        """A name and what is told of it, with the colon as the language sets it."""
        return ui_text("labelled", self.lang, name=name, text=text)

    def card(self, face: Any) -> Any:
        return self.cards[face.name]

    def name(self, face: Any) -> str:
        """A card's name in this language, given the card or the name it is known by."""
        return card_name(self.cards[face if isinstance(face, str) else face.name], self.lang)

    def player(self, seat: int) -> str:
        return self.names[seat]

    @property
    def text(self) -> GameText:
        """What the game says."""
        return text_of(self.view.game_name)

    @property
    def asked(self) -> bool:
        return self.decision is not None and self.decision.seat == self.view.seat

    def answers(self) -> tuple[list[tuple[int, int]], int]:
        """Numbers and places of the answers worth listing, declining last; and how many more there are."""
        return sorted(self.numbers.places.items(), key=lambda item: (item[0] == DECLINE, item[0])), 0

    def option_text(self, option: Option) -> str:
        """An option of the open decision in words."""
        assert self.decision is not None
        return self.text.option(option, self.decision.question, self.lang, self.cards, self.names)

    def answer(self, place: int) -> str:
        """An option in words; a card that is not on the table with the pile it lies in."""
        assert self.decision is not None
        option = self.decision.options[place]
        return self.option_text(option) + self._in_pile(option)

    def short_answer(self, place: int) -> str:
        """The card alone, where the question says what is done with it and all answers are such."""
        assert self.decision is not None
        options = self.decision.options
        verbs = {option.verb for option in options} - {"done"}
        if len(verbs) > 1 or any(option.face is None for option in options if option.verb != "done"):
            return self.answer(place)
        option = options[place]
        return self.answer(place) if option.face is None else self.name(option.face) + self._in_pile(option)

    def _in_pile(self, option: Option) -> str:
        pile = self.pile_of(option)
        return f" ({self.ui(f'in-{pile}')})" if pile else ""

    def word(self, name: str) -> str:
        """The first word for a command or verb in this language."""
        return ui_text(f"word-{name}", self.lang).split(",")[0].strip()

    def kind(self, card: Any) -> str:
        return type_line(card, self.lang)
