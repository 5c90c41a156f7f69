"""The win chances of a game as text: a chart that fits any terminal, and one line per turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vigil.bots.explain.curve import CurvePoint
from vigil.text import explain_text
from vigil.text.explanations import chance_text

HEIGHT = 20  # rows of 5% each
WIDTH = 72
LETTERS = "ABCDEFGH"
Z = 1.96  # standard errors in half of a 95% interval


def chart_lines(points: Sequence[CurvePoint], names: Sequence[str]) -> Iterator[str]:
    """Return a chart with a letter for each seat's chance, in a band of dots."""
    seats = len(names)
    columns = min(WIDTH, max(len(points), min(WIDTH, 2 * len(points))))
    grid = [[" "] * columns for _ in range(HEIGHT + 1)]
    for column in range(columns):
        point = points[_at(column, columns, len(points))]
        for seat in range(seats):
            low, high = (point.chances[seat] + sign * Z * point.errors[seat] for sign in (-1, 1))
            for row in range(_row(min(1.0, high)), _row(max(0.0, low)) + 1):
                grid[row][column] = "." if grid[row][column] == " " else grid[row][column]
    for column in range(columns):
        point = points[_at(column, columns, len(points))]
        for seat in reversed(range(seats)):
            grid[_row(point.chances[seat])][column] = LETTERS[seat]
    for row, cells in enumerate(grid):
        label = f"{100 - 100 * row // HEIGHT:3}%" if row % 4 == 0 else "    "
        yield f"{label} |{''.join(cells)}".rstrip()
    yield "     +" + "-" * columns
    yield "      " + _ticks(points, columns)
    yield "      " + "  ".join(f"{LETTERS[seat]} {name}" for seat, name in enumerate(names))


def _at(column: int, columns: int, points: int) -> int:
    return round(column * (points - 1) / max(1, columns - 1))


def _row(chance: float) -> int:
    return round((1.0 - chance) * HEIGHT)


def _ticks(points: Sequence[CurvePoint], columns: int) -> str:
    """Return the numbers of the rounds, as many as fit."""
    line, free, last = [" "] * columns, 0, -1
    for column in range(columns):
        point = points[_at(column, columns, len(points))]
        text = str(point.round)
        if point.round != last and column >= free and column + len(text) <= columns and point.seat >= 0:
            line[column : column + len(text)] = text
            free = column + len(text) + 2
        last = point.round
    return "".join(line).rstrip()


def turn_lines(points: Sequence[CurvePoint], names: Sequence[str], lang: str) -> Iterator[str]:
    """Return one line per turn, for plain text."""
    for point in points:
        if point.seat < 0:
            continue
        chances = ", ".join(
            f"{name} {chance_text(chance, error, lang)}"
            for name, chance, error in zip(names, point.chances, point.errors, strict=True)
        )
        who = names[point.seat] if point.seat < len(names) else "-"
        yield explain_text("curve-now", lang, turn=str(point.turn), who=who, chances=chances)


def result_line(points: Sequence[CurvePoint], names: Sequence[str], lang: str) -> str:
    """Return who won, or that the game is not over."""
    last = points[-1]
    if last.seat >= 0:
        return explain_text("curve-open", lang)
    won = [name for name, chance in zip(names, last.chances, strict=True) if chance > 0.0]
    return explain_text("curve-end", lang, who=", ".join(won) or "none")
