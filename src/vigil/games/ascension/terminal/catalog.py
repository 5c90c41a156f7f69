"""The cards of Ascension as a catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from vigil.games.ascension.cards import card_from, cards_in, edition
from vigil.games.ascension.rules.language import Card
from vigil.games.ascension.text.lookup import ui_text
from vigil.games.ascension.text.messages import term
from vigil.terminal import card_catalog
from vigil.text import card_json, card_name, card_text, titled, type_line

if TYPE_CHECKING:
    from rich.text import Text


class CardCatalog(card_catalog.CardCatalog):
    """The cards of Ascension and how they are told."""

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
        found: str | None = getattr(card, filter)
        return (found or "none",)

    def as_json(self, card: Card, lang: str) -> dict[str, Any]:
        return card_json(card, lang)

    def facts_text(self, card: Card, lang: str) -> str:
        told = []
        if card.set != "start":
            told.append(ui_text(f"cost-{'power' if card.kind == 'monster' else 'runes'}", lang, n=card.cost))
        if card.kind != "monster":
            told.append(ui_text("worth", lang, n=card.honor))
        return ", ".join([*told, ui_text("copies", lang, n=card.copies)])

    def plain_line(self, card: Card, lang: str) -> str:
        about = f"{type_line(card, lang)}, {term(card.set, lang)}, {self.facts_text(card, lang)}"
        return ui_text("labelled", lang, name=titled(card_name(card, lang), about, lang), text=card_text(card, lang))

    def draw(self, cards: Sequence[Card], lang: str, width: int) -> Iterable[Text]:
        from vigil.games.ascension.terminal.catalog_screen import drawn

        return drawn(cards, lang, width)


CATALOG = CardCatalog()
