"""The cards of a game for `vigil cards`: search them, and print them as lines or JSON."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vigil.terminal.command_parser import normalize
from vigil.terminal.console import Terminal
from vigil.terminal.errors import UsageError
from vigil.terminal.record_files import read_text
from vigil.text import card_json, card_name, card_text, type_line, ui_text, with_description

if TYPE_CHECKING:
    from rich.text import Text

MAX_COST = 99


class CardCatalog(ABC):
    """The cards of one game, with their texts and filters."""

    game: str
    filters: tuple[str, ...]  # besides words and cost

    @abstractmethod
    def edition(self, name: str | None) -> tuple[Any, ...]:
        """Return the cards of an edition in its order."""

    @abstractmethod
    def read_cards(self, text: str, at: str) -> tuple[Any, ...]:
        """Return the cards of a card file; `at` is its name in errors."""

    @abstractmethod
    def parse_card(self, table: dict[str, Any]) -> Any:
        """Return one card of a card file."""

    @abstractmethod
    def trial_settings(self, cards: Sequence[Any]) -> dict[str, Any]:
        """Return settings of a game with these cards, to check that the game accepts them."""

    @abstractmethod
    def filter_values(self, card: Any, filter: str) -> Sequence[str]:
        """Return the values of a card that a filter compares."""

    @abstractmethod
    def facts_text(self, card: Any, lang: str) -> str:
        """Return a card's cost and other numbers."""

    @abstractmethod
    def draw(self, cards: Sequence[Any], lang: str, width: int) -> Iterable[Text]:
        """Draw cards for a screen of this width."""

    def custom_cards(self, path: Path | None) -> tuple[Any, ...]:
        """Return the cards of a player's file, or none without a file."""
        return self.read_cards(read_text(path), path.name) if path is not None else ()

    def about(self, card: Any, lang: str) -> str:
        """Return what a card is: its type line and numbers."""
        return f"{type_line(card, lang)}, {self.facts_text(card, lang)}"

    def plain_line(self, card: Any, lang: str) -> str:
        """Return one card in one line."""
        name = with_description(card_name(card, lang), self.about(card, lang), lang)
        return ui_text("with-label", lang, name=name, text=card_text(card, lang))


@dataclass(frozen=True, slots=True)
class CardFilter:
    """Conditions for cards; a card must meet all of them."""

    words: tuple[str, ...] = ()
    cost: str | None = None
    by: Mapping[str, str | None] = field(default_factory=dict)  # a filter of the game and its value

    def matches(self, card: Any, lang: str, catalog: CardCatalog) -> bool:
        """Return whether a card meets all conditions."""
        text = normalize(" ".join((card.name, card_name(card, lang), type_line(card, lang), card_text(card, lang))))
        least, most = parse_cost(self.cost)
        return (
            least <= card.cost <= most
            and all(normalize(word) in text for word in self.words)
            and all(
                word is None or normalize(word) in map(normalize, catalog.filter_values(card, key))
                for key, word in self.by.items()
            )
        )


def parse_cost(text: str | None) -> tuple[int, int]:
    """Return the lowest and highest cost of `3`, `2-4` or `5+`."""
    if text is None:
        return 0, MAX_COST
    parts = re.fullmatch(r"\s*(\d{1,2})\s*(?:(-)\s*(\d{1,2})|(\+))?\s*", text)
    if parts is None:
        raise UsageError("bad-cost", given=text[:20])
    least = int(parts[1])
    return least, int(parts[3]) if parts[2] else MAX_COST if parts[4] else least


def find_cards(
    catalog: CardCatalog, wanted: CardFilter, lang: str, edition: str | None = None, custom: Sequence[Any] = ()
) -> list[Any]:
    """Return the cards of an edition and the custom cards that match."""
    cards = (*catalog.edition(edition), *custom)
    for key, word in wanted.by.items():
        if word is None:
            continue
        if key not in catalog.filters:
            raise UsageError("not-for-game", option=f"--{key}", game=catalog.game)
        possible = {each for card in cards for each in catalog.filter_values(card, key)}
        if normalize(word) not in map(normalize, possible):
            raise UsageError(f"bad-{key}", given=word[:40], known=", ".join(sorted(possible)))
    return [card for card in cards if wanted.matches(card, lang, catalog)]


def print_cards(catalog: CardCatalog, cards: Sequence[Any], terminal: Terminal, lang: str, as_json: bool) -> None:
    """Print cards as JSON, as lines, or drawn."""
    if as_json:
        objects = [card_json(card, lang) for card in cards]
        print(json.dumps(objects, ensure_ascii=False, indent=1), file=terminal.target)
    elif not cards:
        terminal.say(ui_text("cards-none", lang))
    elif terminal.plain:
        terminal.say(*(catalog.plain_line(card, lang) for card in cards))
    else:
        terminal.show(catalog.draw(cards, lang, terminal.size[0]))
        terminal.say(ui_text("cards-n", lang, n=len(cards)))
