"""The parts of a drawn table that all games share: layout, question, log, numbered cards.

A drawing adapts to the screen. Cards get lines for their texts if there is room; on a wide screen the log has
a column of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from rich.text import Text

from vigil.terminal.choice_numbers import NumberedPlace
from vigil.terminal.layout import columns, fit, rule, side_by_side, wrap
from vigil.terminal.symbols import GRAY, MAY
from vigil.terminal.table_model import TableModel

WIDE = 118  # columns from which the log stands next to the table
LOG_WIDTH = 44
SPARE = 2  # lines left free for a short answer, so that the table doesn't scroll away


class LayoutLevel(Protocol):
    """How much of a table is written out; each game adds what it can shorten."""

    @property
    def log(self) -> int:
        """Lines that the log needs."""

    @property
    def min_height(self) -> int:
        """The smallest screen on which to try this level."""


L = TypeVar("L", bound=LayoutLevel)


def draw(
    table: TableModel, log: Sequence[str], size: tuple[int, int], levels: Iterable[L],
    draw_body: Callable[[int, L], list[Text]], draw_question: Callable[[bool], list[Text]],
) -> list[Text]:  # fmt: skip
    """Draw a table at the first level that fits, with its log and question.

    With the prompt it is as high as the screen if possible. `draw_body` takes the width and a level;
    `draw_question` takes whether to leave out answers that the table shows.
    """
    width, height = size
    below = draw_question(False)
    if len(below) > height // 3:
        below = draw_question(True)
    is_wide = width >= WIDE
    body_width = width - LOG_WIDTH - 3 if is_wide else width
    free = height - len(below) - 1
    body: list[Text] = []
    for level in (level for level in levels if level.min_height <= height):
        body = draw_body(body_width, level)
        if len(body) + (0 if is_wide else level.log) <= free:
            break
    if is_wide:
        log_lines = draw_log(table, log, LOG_WIDTH, max(len(body), free - SPARE) - 1)
        return [*side_by_side(body, log_lines, body_width), *below]
    left = free - len(body) - 1
    left -= SPARE if left > SPARE + 2 else 0
    return [*body, *(draw_log(table, log, body_width, left) if left > 0 else ()), *below]


def draw_log(table: TableModel, log: Sequence[str], width: int, height: int) -> list[Text]:
    """Draw as many of the last lines of the log as fit."""
    lines: list[Text] = []
    for entry in reversed(log):
        if len(lines) >= height:
            break
        lines += reversed(wrap(Text(entry), width - 1))
    return [rule(table.ui("log"), width), *reversed(lines[:height])]


def draw_question(
    table: TableModel, width: int, menu: str, draw_menu: Callable[[], list[Text]], short: bool
) -> list[Text]:
    """Draw the question with its answers, or the name of the player it waits for.

    For questions with the key `menu`, `draw_menu` draws a hint, because the table marks the answers. `short` leaves
    out answers that the table shows.
    """
    decision = table.decision
    if decision is None:
        return []
    if not table.must_decide:
        return [Text(table.ui("waiting", who=table.player(decision.seat)), "bold")]
    if decision.question.key == menu:
        return draw_menu()
    answers, more = table.answers()
    if short and table.numbers.listed:
        answers = [(number, at) for number, at in answers if number in table.numbers.listed]
    parts = [f"{MAY}{number:>2} {table.short_answer(at)}" for number, at in answers]
    lines = [*wrap(Text(table.prompt, "bold"), width), *columns(parts, width)]
    return [*lines, Text(table.ui("name-any", n=more), GRAY)] if more else lines


def number_label(spot: NumberedPlace) -> tuple[str, str]:
    """Return the number of a place, marked if it can be chosen, and its style."""
    return f"{MAY if spot.indices else ' '}{spot.number:>2} ", "bold" if spot.indices else ""


def cut(text: str, width: int, style: str = "") -> Text:
    """Return a line of at most this width."""
    return Text(fit(text, width).rstrip(), style)
