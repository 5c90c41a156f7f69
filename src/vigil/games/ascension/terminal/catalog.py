"""The cards of Ascension, for `vigil cards`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from vigil.games.ascension.cards import card_from, cards_in, edition
from vigil.games.ascension.rules.language import Card
from vigil.games.ascension.terminal import symbols
from vigil.games.ascension.text.lookup import ui_text
from vigil.games.ascension.text.messages import term
from vigil.terminal import card_catalog
from vigil.terminal.catalog_screen import draw_cards
from vigil.text import type_line


def card_facts(card: Card, lang: str, price: int = -1) -> list[str]:
    """Return the cost, the Honor and the number of copies of a card; `price` is what it costs now."""
    facts = []
    if card.set != "start":
        now = " " + ui_text("cost-now", lang, n=price) if 0 <= price < card.cost else ""
        facts.append(ui_text("cost-power" if card.kind == "monster" else "cost-runes", lang, n=card.cost) + now)
    if card.kind != "monster":
        facts.append(ui_text("worth", lang, n=card.honor))
    return [*facts, ui_text("copies", lang, n=card.copies)]


class CardCatalog(card_catalog.CardCatalog):
    """The cards of Ascension, with their texts and filters."""

    game = "ascension"
    filters = ("set", "kind", "faction")

    def edition(self, name: str | None) -> tuple[Card, ...]:
        return edition(name or "anniversary")

    def read_cards(self, text: str, at: str) -> tuple[Card, ...]:
        return cards_in(text, at)

    def parse_card(self, table: dict[str, Any]) -> Card:
        return card_from(table, "custom")

    def trial_settings(self, cards: Sequence[Card]) -> dict[str, Any]:
        return {"cards": list(cards)}

    def filter_values(self, card: Card, filter: str) -> Sequence[str]:
        value: str | None = getattr(card, filter)
        return (value or "none",)

    def facts_text(self, card: Card, lang: str) -> str:
        return ", ".join(card_facts(card, lang))

    def about(self, card: Card, lang: str) -> str:
        return f"{type_line(card, lang)}, {term(card.set, lang)}, {self.facts_text(card, lang)}"

    def draw(self, cards: Sequence[Card], lang: str, width: int) -> Iterable[Text]:
        return draw_cards(cards, lang, width, lambda card: term(card.set, lang), _draw_head)


def _draw_head(card: Card, name: str) -> Text:
    line = Text().append(symbols.sign(card), symbols.color(card)).append(" ").append(name, "bold")
    return line.append(f" {symbols.price(card):>3} {symbols.worth(card):>3} {f'×{card.copies}':>3}  ")


CATALOG = CardCatalog()
