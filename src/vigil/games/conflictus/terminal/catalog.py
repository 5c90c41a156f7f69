"""The cards of Conflictus, for `vigil cards`; they are numbered nnn/152, with tokens last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from vigil.games.conflictus.cards import card_from, cards_in, edition
from vigil.games.conflictus.rules.deck_tools import ready_decks
from vigil.games.conflictus.rules.language import SOURCE, Card
from vigil.games.conflictus.terminal import symbols
from vigil.games.conflictus.text.card_json import number_of
from vigil.games.conflictus.text.messages import term
from vigil.terminal import card_catalog
from vigil.terminal.catalog_screen import draw_cards
from vigil.terminal.symbols import GRAY


class CardCatalog(card_catalog.CardCatalog):
    """The cards of Conflictus, with their texts and filters."""

    game = "conflictus"
    filters = ("kind", "faction", "rarity", "keyword")

    def edition(self, name: str | None) -> tuple[Card, ...]:
        return edition()

    def read_cards(self, text: str, at: str) -> tuple[Card, ...]:
        return cards_in(text, at)

    def parse_card(self, table: dict[str, Any]) -> Card:
        return card_from(table)

    def trial_settings(self, cards: Sequence[Card]) -> dict[str, Any]:
        deck = ready_decks("classic")[0].deck
        return {"cards": list(cards), "decks": [dict(deck)] * 2}

    def filter_values(self, card: Card, filter: str) -> Sequence[str]:
        if filter == "keyword":
            return [keyword.name for keyword in card.keywords]
        value: str = getattr(card, filter)
        return ("token", value) if filter == "kind" and card.token else (value,)

    def facts_text(self, card: Card, lang: str) -> str:
        rarity = [] if card.token else [term(card.rarity, lang)]
        return ", ".join([*rarity, *symbols.cost_and_values(card, lang)])

    def plain_line(self, card: Card, lang: str) -> str:
        number = term("token", lang) if card.token else number_of(card)
        return f"{number} {super().plain_line(card, lang)}".lstrip()

    def draw(self, cards: Sequence[Card], lang: str, width: int) -> Iterable[Text]:
        return draw_cards(
            cards, lang, width, lambda card: term("token" if card.token else card.faction, lang), _draw_head
        )


def _draw_head(card: Card, name: str) -> Text:
    line = Text().append(f"{card.number:03d} " if card.number else "    ", GRAY)
    line.append(symbols.sign(card), symbols.color(card)).append(" ").append(name, "bold")
    cost = "" if card.kind == SOURCE else str(card.cost)
    return line.append(f" {cost:>2} {symbols.values_of(card):<6}")


CATALOG = CardCatalog()
