"""The catalogue of cards, drawn: set by set, the text beside the name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text

from vigil.games.ascension.rules.language import Card
from vigil.games.ascension.terminal import symbols
from vigil.games.ascension.text.messages import term
from vigil.terminal.layout import fit, rule, wrap
from vigil.text import card_name, card_text

MOST_NAME = 30


def drawn(cards: Sequence[Card], lang: str, width: int) -> Iterator[Text]:
    """Lines of a screen this wide."""
    names = min(MOST_NAME, max(cell_len(card_name(card, lang)) for card in cards))
    shown = ""
    for card in cards:
        if card.set != shown:
            shown = card.set
            yield rule(term(card.set, lang), width)
        line = Text().append(symbols.sign(card), symbols.colour(card)).append(" ")
        line.append(fit(card_name(card, lang), names), "bold")
        line.append(f" {symbols.price(card):>3} {symbols.worth(card):>3} {f'×{card.copies}':>3}  ")
        indent = cell_len(line.plain)
        texts = wrap(Text(card_text(card, lang)), max(20, width - indent - 1))
        yield line.append_text(texts[0]) if texts else line
        for rest in texts[1:]:
            yield Text(" " * indent).append_text(rest)
