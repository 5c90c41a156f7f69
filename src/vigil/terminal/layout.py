"""Text in columns of a terminal: cut, filled, wrapped and set side by side by what is really as wide as it looks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from vigil.terminal.symbols import GREY

WORD = re.compile(r"(?:« )?[^ ]+(?: [:;?!»]+)*")


def fit(text: str, width: int) -> str:
    """Exactly so many columns, with three dots where something is cut."""
    if width <= 0:
        return ""
    if cell_len(text) > width:
        text = set_cell_size(text, width - 1).rstrip(" ,.;:") + "…"
    return set_cell_size(text, width)


def rule(title: str, width: int) -> Text:
    line = Text().append("─ ", GREY).append(f"{title} ") if title else Text()
    return line.append("─" * max(0, width - cell_len(line.plain)), GREY)


def wrap(text: Text, width: int) -> list[Text]:
    """In lines of at most so many columns; a sign that French sets apart never begins a line."""
    lines: list[Text] = []
    start = end = 0
    for word in WORD.finditer(text.plain):
        if end > start and cell_len(text.plain[start : word.end()]) > width:
            lines.append(text[start:end])
            start = word.start()
        end = word.end()
    lines.append(text[start:end])
    return lines


def hanging_indent(head: Text, body: Text, width: int, most: int) -> list[Text]:
    """A text beside its head, in so many lines at most; what does not fit is cut with three dots."""
    indent = cell_len(head.plain)
    told = wrap(body, width - indent) if most > 1 else [body]
    if len(told) > most:
        told[most - 1 :] = [Text(" ").join(told[most - 1 :])]
    lines = [Text().append_text(head) if i == 0 else Text(" " * indent) for i in range(len(told))]
    lines = [start.append_text(part) for start, part in zip(lines, told, strict=True)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def justify(left: Text, right: Text, width: int, fill: str = " ") -> Text:
    """One at each end; the right one is left out where both do not fit."""
    gap = width - cell_len(left.plain) - cell_len(right.plain)
    if gap < 1:
        gap, right = width - cell_len(left.plain), Text()
    line = Text().append_text(left).append(fill * max(0, gap), GREY).append_text(right)
    line.truncate(width, overflow="ellipsis")
    return line


def columns(parts: Sequence[str], width: int) -> list[Text]:
    """Short texts in as many columns as fit, read downwards."""
    if not parts:
        return []
    widest = min(max(map(cell_len, parts)) + 2, width)
    across = max(1, min(width // widest, -(-len(parts) // 3)))
    down = -(-len(parts) // across)
    return [Text("".join(fit(part, widest) for part in parts[line::down]).rstrip()) for line in range(down)]


def flow(parts: Sequence[Text], width: int, indent: int = 1) -> list[Text]:
    """Texts one after the other, in as many lines as they need; none is broken."""
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
    """Two drawings with a line between them; the left one is `width` columns."""
    lines = []
    for i in range(max(len(left), len(right))):
        line = Text().append_text(left[i]) if i < len(left) else Text()
        line.append(" " * max(0, width - cell_len(line.plain))).append(" │ ", GREY)
        lines.append(line.append_text(right[i]) if i < len(right) else line)
    return lines
