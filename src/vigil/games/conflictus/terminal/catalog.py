"""The cards of Conflictus as a catalogue: numbered nnn/152, tokens last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from vigil.games.conflictus.cards import card_from, cards_in, edition
from vigil.games.conflictus.rules.deck_tools import ready_decks
from vigil.games.conflictus.rules.language import SOURCE, WARRIOR, Card
from vigil.games.conflictus.terminal.symbols import values_of
from vigil.games.conflictus.text.card_json import number_of
from vigil.games.conflictus.text.lookup import ui_text
from vigil.games.conflictus.text.messages import term
from vigil.terminal import card_catalog
from vigil.text import card_json

if TYPE_CHECKING:
    from rich.text import Text


class CardCatalog(card_catalog.CardCatalog):
    """The cards of Conflictus and how they are told."""

    game = "conflictus"
    filters = ("kind", "faction", "rarity", "keyword")

    def edition(self, name: str | None) -> tuple[Card, ...]:
        return edition()

    def read_cards(self, text: str, at: str) -> tuple[Card, ...]:
        return cards_in(text, at)

    def parse_card(self, table: dict[str, Any]) -> Card:
        return card_from(table)

    def trial_settings(self, cards: Sequence[Card]) -> dict[str, Any]:
        some = next(each for each in ready_decks() if each.style == "classic")
        return {"cards": list(cards), "decks": [dict(some.deck)] * 2}

    def filter_values(self, card: Card, filter: str) -> Sequence[str]:
        if filter == "keyword":
            return [keyword.name for keyword in card.keywords]
        found: str = getattr(card, filter)
        return ("token", found) if filter == "kind" and card.token else (found,)

    def as_json(self, card: Card, lang: str) -> dict[str, Any]:
        return card_json(card, lang)

    def facts_text(self, card: Card, lang: str) -> str:
        told = [] if card.token else [term(card.rarity, lang)]
        if card.kind != SOURCE:
            told.append(ui_text("cost-n", lang, n=card.cost))
        return ", ".join([*told, *([values_of(card)] if card.kind == WARRIOR else [])])

    def plain_line(self, card: Card, lang: str) -> str:
        number = term("token", lang) if card.token else number_of(card)
        return f"{number} {super().plain_line(card, lang)}".lstrip()

    def draw(self, cards: Sequence[Card], lang: str, width: int) -> Iterable[Text]:
        from vigil.games.conflictus.terminal.catalog_screen import drawn

        return drawn(cards, lang, width)


CATALOG = CardCatalog()
