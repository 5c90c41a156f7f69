"""The catalogue of Conflictus, drawn: faction by faction, the text beside the name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text

from vigil.games.conflictus.rules.language import SOURCE, Card
from vigil.games.conflictus.terminal import symbols
from vigil.games.conflictus.text.messages import term
from vigil.terminal.layout import fit, rule, wrap
from vigil.terminal.symbols import GREY
from vigil.text import card_name, card_text

MAX_NAME_WIDTH = 28


def drawn(cards: Sequence[Card], lang: str, width: int) -> Iterator[Text]:
    """Lines of a screen this wide."""
    names = min(MAX_NAME_WIDTH, max(cell_len(card_name(card, lang)) for card in cards))
    shown = ""
    for card in cards:
        group = "token" if card.token else card.faction
        if group != shown:
            shown = group
            yield rule(term(group, lang), width)
        line = Text().append(f"{card.number:03d} " if card.number else "    ", GREY)
        line.append(symbols.sign(card), symbols.colour(card)).append(" ")
        line.append(fit(card_name(card, lang), names), "bold")
        cost = "" if card.kind == SOURCE else str(card.cost)
        line.append(f" {cost:>2} {symbols.values_of(card):<6}")
        indent = cell_len(line.plain)
        texts = wrap(Text(card_text(card, lang)), max(20, width - indent - 1))
        yield line.append_text(texts[0]) if texts else line
        for rest in texts[1:]:
            yield Text(" " * indent).append_text(rest)
