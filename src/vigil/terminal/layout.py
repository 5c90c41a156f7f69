"""Text in columns of a terminal: cut, pad, wrap and arrange text by its displayed width."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from vigil.terminal.symbols import GRAY

WORD = re.compile(r"(?:« )?[^ ]+(?: [:;?!»]+)*")
"""A word with the punctuation that French separates from it by a space."""


def fit(text: str, width: int) -> str:
    """Return a text with exactly this width, padded, or cut with an ellipsis."""
    if width <= 0:
        return ""
    if cell_len(text) > width:
        text = set_cell_size(text, width - 1).rstrip(" ,.;:") + "…"
    return set_cell_size(text, width)


def rule(title: str, width: int) -> Text:
    """Return a horizontal line with a title."""
    line = Text().append("─ ", GRAY).append(f"{title} ") if title else Text()
    return line.append("─" * max(0, width - cell_len(line.plain)), GRAY)


def wrap(text: Text, width: int) -> list[Text]:
    """Break a text between words into lines of at most this width."""
    lines: list[Text] = []
    start = end = 0
    for word in WORD.finditer(text.plain):
        if end > start and cell_len(text.plain[start : word.end()]) > width:
            lines.append(text[start:end])
            start = word.start()
        end = word.end()
    lines.append(text[start:end])
    return lines


def hanging_indent(head: Text, body: Text, width: int, max_lines: int) -> list[Text]:
    """Return a text next to its head, cut with an ellipsis if it needs more lines."""
    indent = cell_len(head.plain)
    parts = wrap(body, width - indent) if max_lines > 1 else [body]
    if len(parts) > max_lines:
        parts[max_lines - 1 :] = [Text(" ").join(parts[max_lines - 1 :])]
    lines = [(Text(" " * indent) if i else head.copy()).append_text(part) for i, part in enumerate(parts)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def justify(left: Text, right: Text, width: int, fill: str = " ") -> Text:
    """Return a line with a text at each end; the right one is left out if both don't fit."""
    gap = width - cell_len(left.plain) - cell_len(right.plain)
    if gap < 1:
        gap, right = width - cell_len(left.plain), Text()
    line = Text().append_text(left).append(fill * max(0, gap), GRAY).append_text(right)
    line.truncate(width, overflow="ellipsis")
    return line


def columns(parts: Sequence[str], width: int) -> list[Text]:
    """Return short texts in as many columns as fit, ordered downwards."""
    if not parts:
        return []
    widest = min(max(map(cell_len, parts)) + 2, width)
    across = max(1, min(width // widest, -(-len(parts) // 3)))
    down = -(-len(parts) // across)
    return [Text("".join(fit(part, widest) for part in parts[line::down]).rstrip()) for line in range(down)]


def flow(parts: Sequence[Text], width: int, indent: int = 1) -> list[Text]:
    """Return texts one after the other in as many lines as they need, without breaking any."""
    lines = [Text(" " * indent)]
    for part in parts:
        if cell_len(lines[-1].plain) + cell_len(part.plain) > width and len(lines[-1].plain) > indent:
            lines.append(Text(" " * indent))
        lines[-1].append_text(part).append("  ")
    for line in lines:
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
    return lines


def side_by_side(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Return two drawings with a line between them; the left one has this width."""
    lines = []
    for start, end in zip_longest(left, right, fillvalue=Text()):
        line = start.copy()
        line.append(" " * max(0, width - cell_len(line.plain))).append(" │ ", GRAY)
        lines.append(line.append_text(end))
    return lines
