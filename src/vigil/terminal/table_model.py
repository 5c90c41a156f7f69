"""A table as one player sees it; each game adds its own questions and zones."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from vigil.kernel.decision import Decision, Option
from vigil.terminal.choice_numbers import DECLINE, ChoiceNumbers, NumberedPlace
from vigil.text import card_name, text_of, type_line, ui_text
from vigil.text.game_text import GameText


@dataclass(frozen=True, slots=True)
class CommandWords:
    """What players can type in a game: commands, and verbs of its options; `game` has words of its own for some."""

    commands: tuple[str, ...]
    verbs: tuple[str, ...]
    game: str = ""

    @property
    def all(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.commands, *self.verbs)))


@dataclass(frozen=True)
class TableModel:
    """What one player sees and must decide, in that player's language."""

    view: Any
    decision: Decision | None
    cards: Mapping[str, Any]
    names: Sequence[str]
    lang: str
    alone: bool = True  # no other player uses this screen

    words: ClassVar[CommandWords]

    @cached_property
    @abstractmethod
    def numbers(self) -> ChoiceNumbers:
        """The meaning of every number."""

    @abstractmethod
    def typed_verbs(self, option: Option) -> frozenset[str]:
        """Return the verbs a player can type for an option."""

    @abstractmethod
    def pile_of(self, option: Option) -> str:
        """Return the pile that an option's card is in, or "" for a card on the table."""

    def ui(self, key: str, **values: object) -> str:
        """Return a message of the user interface, in the game's own words if it has them."""
        return ui_text(key, self.lang, self.view.game_name, **values)

    def with_label(self, name: str, text: str) -> str:
        """Return a name, a colon as the language sets it, and a text."""
        return ui_text("with-label", self.lang, name=name, text=text)

    def card(self, face: Any) -> Any:
        """Return the card of a face."""
        return self.cards[face.name]

    def name(self, face: Any) -> str:
        """Return a card's name in this language; `face` is the card or its English name."""
        return card_name(self.cards[face if isinstance(face, str) else face.name], self.lang)

    def name_with_count(self, spot: NumberedPlace) -> str:
        """Return the name of the card at a place, and how many there are if there are several."""
        return self.name(spot.face) + (f" ×{spot.count}" if spot.count > 1 else "")

    def player(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        return self.names[seat]

    @property
    def text(self) -> GameText:
        """The texts of the game."""
        return text_of(self.view.game_name)

    @property
    def must_decide(self) -> bool:
        """Whether this player must decide now."""
        return self.decision is not None and self.decision.seat == self.view.seat

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the open decision."""
        return () if self.decision is None else self.decision.options

    @property
    def prompt(self) -> str:
        """The question of the open decision."""
        assert self.decision is not None
        return self.text.prompt(self.decision.question, self.lang, self.cards)

    def answers(self) -> tuple[list[tuple[int, int]], int]:
        """Return number and option index of every answer to list, declining last, and how many are left out."""
        return sorted(self.numbers.indices.items(), key=lambda item: (item[0] == DECLINE, item[0])), 0

    def option_text(self, option: Option) -> str:
        """Return the text of an option of the open decision."""
        assert self.decision is not None
        return self.text.option(option, self.decision.question, self.lang, self.cards, self.names)

    def answer(self, index: int) -> str:
        """Return the text of an option, and the pile of a card that is not on the table."""
        option = self.options[index]
        return self.option_text(option) + self._in_pile(option)

    def short_answer(self, index: int) -> str:
        """Return only the card of an option if all options do the same with a card; else its text."""
        verbs = {option.verb for option in self.options} - {"done"}
        if len(verbs) > 1 or any(option.card_name is None for option in self.options if option.verb != "done"):
            return self.answer(index)
        option = self.options[index]
        return self.answer(index) if option.card_name is None else self.name(option.card_name) + self._in_pile(option)

    def _in_pile(self, option: Option) -> str:
        pile = self.pile_of(option)
        return f" ({self.ui(f'in-{pile}')})" if pile else ""

    def word(self, name: str) -> str:
        """Return the first word for a command or verb in this language."""
        return ui_text(f"word-{name}", self.lang, self.words.game).split(",")[0].strip()

    def kind(self, card: Any) -> str:
        """Return the type line of a card."""
        return type_line(card, self.lang)
