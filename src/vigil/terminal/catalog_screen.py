"""A list of cards, drawn in groups, with the text next to each name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from vigil.terminal.layout import fit, rule, wrap
from vigil.text import card_name, card_text

MAX_NAME_WIDTH = 30


def draw_cards(
    cards: Sequence[Any], lang: str, width: int, group: Callable[[Any], str], draw_head: Callable[[Any, str], Text]
) -> Iterator[Text]:
    """Draw cards; `group` returns the title of a card's group, `draw_head` draws its name and numbers."""
    name_width = min(MAX_NAME_WIDTH, max(cell_len(card_name(card, lang)) for card in cards))
    for title, members in groupby(cards, group):
        yield rule(title, width)
        for card in members:
            line = draw_head(card, fit(card_name(card, lang), name_width))
            indent = cell_len(line.plain)
            first, *rest = wrap(Text(card_text(card, lang)), max(20, width - indent - 1))
            yield line.append_text(first)
            for text in rest:
                yield Text(" " * indent).append_text(text)
