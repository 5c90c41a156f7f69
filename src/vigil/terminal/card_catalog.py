"""The cards of a game as a catalogue: found by words and numbers, shown as lines or as JSON."""

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
from vigil.text import card_name, card_text, titled, type_line, ui_text

if TYPE_CHECKING:
    from rich.text import Text

MAX_COST = 99


class CardCatalog(ABC):
    """The cards of one game and how they are told."""

    game: str
    filters: tuple[str, ...]  # by what they are found besides words and cost

    @abstractmethod
    def edition(self, name: str | None) -> tuple[Any, ...]:
        """The cards of an edition, in its order."""

    @abstractmethod
    def read_cards(self, text: str, at: str) -> tuple[Any, ...]:
        """The cards of a card file."""

    @abstractmethod
    def parse_card(self, table: dict[str, Any]) -> Any:
        """One card of a card file."""

    @abstractmethod
    def trial_settings(self, cards: Sequence[Any]) -> dict[str, Any]:
        """Settings of a game with these cards, to see whether it can be played."""

    @abstractmethod
    def filter_values(self, card: Any, filter: str) -> Sequence[str]:
        """What a card can be found by under one of the filters."""

    @abstractmethod
    def as_json(self, card: Any, lang: str) -> dict[str, Any]:
        """One card as an object: words for machines as they are, words for people in the language."""

    @abstractmethod
    def facts_text(self, card: Any, lang: str) -> str:
        """Cost and other numbers in words."""

    @abstractmethod
    def draw(self, cards: Sequence[Any], lang: str, width: int) -> Iterable[Text]:
        """Lines of a screen this wide."""

    def custom_cards(self, path: Path | None) -> tuple[Any, ...]:
        """The cards of somebody's file; none without one."""
        return self.read_cards(read_text(path), path.name) if path is not None else ()

    def plain_line(self, card: Any, lang: str) -> str:
        """One card for a pipe."""
        about = titled(card_name(card, lang), f"{type_line(card, lang)}, {self.facts_text(card, lang)}", lang)
        return ui_text("labelled", lang, name=about, text=card_text(card, lang))


@dataclass(frozen=True, slots=True)
class CardFilter:
    """Which cards: everything that is said must hold."""

    words: tuple[str, ...] = ()
    cost: str | None = None
    by: Mapping[str, str | None] = field(default_factory=dict)  # a filter of the game and its word

    def matches(self, card: Any, lang: str, catalog: CardCatalog) -> bool:
        whole = normalize(" ".join((card.name, card_name(card, lang), type_line(card, lang), card_text(card, lang))))
        least, most = parse_cost(self.cost)
        return (
            all(normalize(word) in whole for word in self.words)
            and all(
                word is None or normalize(word) in map(normalize, catalog.filter_values(card, key))
                for key, word in self.by.items()
            )
            and least <= card.cost <= most
        )


def parse_cost(text: str | None) -> tuple[int, int]:
    """`3`, `2-4`, `5+`: the least and the most."""
    if text is None:
        return 0, MAX_COST
    found = re.fullmatch(r"\s*(\d{1,2})\s*(?:(-)\s*(\d{1,2})|(\+))?\s*", text)
    if found is None:
        raise UsageError("bad-cost", given=text[:20])
    least = int(found[1])
    return least, int(found[3]) if found[2] else MAX_COST if found[4] else least


def find_cards(
    catalog: CardCatalog, wanted: CardFilter, lang: str, edition: str | None = None, own: Sequence[Any] = ()
) -> list[Any]:
    """The cards of an edition and of one's own that are wanted."""
    cards = (*catalog.edition(edition), *own)
    for key, word in wanted.by.items():
        if word is None:
            continue
        if key not in catalog.filters:
            raise UsageError("not-for-game", option=f"--{key}", game=catalog.game)
        possible = {each for card in cards for each in catalog.filter_values(card, key)}
        if normalize(word) not in map(normalize, possible):
            raise UsageError(f"bad-{key}", given=word[:40], known=", ".join(sorted(possible)))
    return [card for card in cards if wanted.matches(card, lang, catalog)]


def print_cards(catalog: CardCatalog, cards: Sequence[Any], terminal: Terminal, lang: str, as_objects: bool) -> None:
    """The cards as JSON, as lines, or drawn."""
    if as_objects:
        objects = [catalog.as_json(card, lang) for card in cards]
        print(json.dumps(objects, ensure_ascii=False, indent=1), file=terminal.target)
    elif not cards:
        terminal.say(ui_text("cards-none", lang))
    elif terminal.plain:
        terminal.say(*(catalog.plain_line(card, lang) for card in cards))
    else:
        terminal.show(catalog.draw(cards, lang, terminal.size[0]))
        terminal.say(ui_text("cards-n", lang, n=len(cards)))
