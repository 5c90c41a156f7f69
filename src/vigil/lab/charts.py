"""The charts of a report: functions from numbers and labels to an SVG canvas."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from vigil.lab.stats import Estimate
from vigil.lab.svg import SvgCanvas, axis_ticks, ellipsize, text_width

WIDTH = 640.0
ROW_HEIGHT = 30.0

Formatter = Callable[[float], str]
"""Formats a number."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A value with its interval; `more` is the text at the end of its row."""

    name: str
    found: Estimate
    color: str = "s0"
    more: str = ""


def forest_plot(
    bars: Sequence[Bar], mark: float | None, label: str, text_of: Formatter, mirrored: bool = False
) -> SvgCanvas:
    """Draw values with their intervals in rows, with a reference line at `mark`.

    Mirrored charts show differences, with zero in the middle.
    """
    names = min(250.0, max((text_width(bar.name) for bar in bars), default=0.0) + 16)
    rest = max((text_width(bar.more) for bar in bars), default=0.0) + 18
    left, right = names, WIDTH - rest
    if mirrored:
        high = max(max(abs(bar.found.low), abs(bar.found.high)) for bar in bars) * 1.05 or 1.0
        low = -high
    else:
        ends = [bar.found.low for bar in bars] + [bar.found.high for bar in bars] + ([mark] if mark is not None else [])
        margin = (max(ends) - min(ends)) * 0.08 or 0.05
        low, high = max(0.0, min(ends) - margin), min(1.0, max(ends) + margin)
    canvas = SvgCanvas(WIDTH, ROW_HEIGHT * len(bars) + 34, label)
    bottom = ROW_HEIGHT * len(bars) + 6

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    for step in axis_ticks(low, high, 6):
        canvas.line(x(step), 0, x(step), bottom)
        canvas.text(x(step), bottom + 18, text_of(step), "middle", "soft small")
    if mark is not None:
        canvas.line(x(mark), 0, x(mark), bottom, "mark")
    for index, bar in enumerate(bars):
        y = ROW_HEIGHT * index + ROW_HEIGHT / 2 + 3
        hint = f"{bar.name}: {bar.more}"
        canvas.text(0, y + 4.5, ellipsize(bar.name, names - 10))
        canvas.line(x(max(low, bar.found.low)), y, x(min(high, bar.found.high)), y, f"l{bar.color}", hint)
        for end in (bar.found.low, bar.found.high):
            if low < end < high:
                canvas.line(x(end), y - 4, x(end), y + 4, f"l{bar.color}")
        canvas.dot(x(bar.found.value), y, 5.5, f"f{bar.color}", hint)
        canvas.text(WIDTH, y + 4.5, bar.more, "end", "soft")
    return canvas


def histogram(
    series: Sequence[tuple[str, Counter[int]]], middle: float, label: str, x_name: str, text_of: Formatter
) -> SvgCanvas:
    """Draw how often each number occurs; with two runs, their bars are side by side."""
    height, left, bottom = 240.0, 46.0, 200.0
    canvas = SvgCanvas(WIDTH, height, label)
    values = [value for _, counts in series for value in counts]
    low, high = min(values), max(values)
    width = (WIDTH - left) / (high - low + 1)
    shares = [{value: n / sum(counts.values()) for value, n in counts.items()} for _, counts in series]
    most = max(max(share.values()) for share in shares)
    room = bottom - (14 if len(series) == 1 else 30)  # room for the legend of two runs
    for step in axis_ticks(0, most, 4):
        y = bottom - step / most * room
        canvas.line(left, y, WIDTH, y)
        canvas.text(left - 8, y + 4, text_of(step), "end", "soft small")
    thin = width / len(series)
    for nth, ((name, _), share) in enumerate(zip(series, shares, strict=True)):
        for value, part in sorted(share.items()):
            tall = part / most * room
            hint = f"{name + ': ' if name else ''}{value} {x_name}: {text_of(part)}"
            canvas.rect(
                left + (value - low) * width + nth * thin + min(1.0, width * 0.06), bottom - tall,
                thin - min(2.0, width * 0.12), tall, f"fs{nth}", hint, 0.85,
            )  # fmt: skip
    every = next(n for n in (1, 2, 5, 10, 20, 50, 100, 500, 1000, 10_000) if n * width >= 26)
    for value in range(low, high + 1):
        if value % every == 0:
            canvas.text(left + (value - low + 0.5) * width, bottom + 16, str(value), "middle", "soft small")
    at = left + (middle - low + 0.5) * width
    if len(series) == 1:
        canvas.line(at, 4, at, bottom, "mark")
    canvas.text(left + (WIDTH - left) / 2, height - 4, x_name, "middle", "soft small")
    if len(series) > 1:
        draw_legend(canvas, [(name, f"s{nth}") for nth, (name, _) in enumerate(series)], left + 4, 14)
    return canvas


@dataclass(frozen=True, slots=True)
class Band:
    """A line with a band around it: (turn, lower end, middle, upper end)."""

    name: str
    points: Sequence[tuple[int, float, float, float]]
    color: str


def line_chart(bands: Sequence[Band], label: str, x_name: str, text_of: Formatter) -> SvgCanvas:
    """Draw values by turn, with bands."""
    height, left, bottom, right = 300.0, 46.0, 258.0, WIDTH - 12
    canvas = SvgCanvas(WIDTH, height, label)
    last = max((turn for band in bands for turn, *_ in band.points), default=1)
    low = min(0.0, min((point[1] for band in bands for point in band.points), default=0.0))
    most = max((point[3] for band in bands for point in band.points), default=1.0) * 1.04 or 1.0

    def x(turn: float) -> float:
        return left + (turn - 1) / max(1, last - 1) * (right - left)

    def y(value: float) -> float:
        return bottom - (value - low) / (most - low) * (bottom - 26)

    for step in axis_ticks(low, most, 5):
        canvas.line(left, y(step), right, y(step))
        canvas.text(left - 8, y(step) + 4, text_of(step), "end", "soft small")
    every = next(n for n in (1, 2, 5, 10, 20, 50) if n * (right - left) / max(1, last - 1) >= 26)
    for turn in range(1, last + 1):
        if turn == 1 or turn % every == 0:
            canvas.text(x(turn), bottom + 17, str(turn), "middle", "soft small")
    for band in bands:
        upper = [(x(turn), y(high)) for turn, _, _, high in band.points]
        lower = [(x(turn), y(down)) for turn, down, _, _ in band.points]
        canvas.path(upper + lower[::-1], f"f{band.color}", True, 0.16)
    for band in bands:
        canvas.path([(x(turn), y(middle)) for turn, _, middle, _ in band.points], f"l{band.color}")
        for turn, down, middle, high in band.points:
            hint = f"{band.name}, {x_name} {turn}: {text_of(middle)} ({text_of(down)}–{text_of(high)})"
            canvas.dot(x(turn), y(middle), 2.6, f"f{band.color}", hint)
    draw_legend(canvas, [(band.name, band.color) for band in bands], left + 4, 14)
    canvas.text(left + (right - left) / 2, height - 5, x_name, "middle", "soft small")
    return canvas


def draw_legend(
    canvas: SvgCanvas, entries: Sequence[tuple[str, str]], x: float, y: float, max_width: float = 220
) -> None:
    """Draw names with their colors in a row."""
    for name, color in entries:
        canvas.rect(x, y - 9, 12, 10, f"f{color}")
        name = ellipsize(name, max_width, 11.5)
        canvas.text(x + 18, y, name, class_="small")
        x += text_width(name, 11.5) + 44


@dataclass(frozen=True, slots=True)
class ScatterPoint:
    """A card: how often players had it, and its effect on the win rate."""

    name: str
    frequency: float
    found: Estimate
    color: str
    hint: str


def scatter(
    points: Sequence[ScatterPoint],
    legend: Sequence[tuple[str, str]],
    label: str,
    names: tuple[str, str],
    text_of: tuple[Formatter, Formatter],
) -> SvgCanvas:
    """Draw cards by how often players had them and by their effect, with names where there is room."""
    height, bottom, right, top = 440.0, 392.0, WIDTH - 14, 34.0
    canvas = SvgCanvas(WIDTH, height, label)
    most = max((point.frequency for point in points), default=1.0) * 1.03 or 1.0
    low = min((point.found.value for point in points), default=-0.1)
    high = max((point.found.value for point in points), default=0.1)
    margin = (high - low) * 0.08 or 0.05
    low, high = min(low - margin, -0.02), max(high + margin, 0.02)
    left = max(text_width(text_of[1](step), 11.5) for step in axis_ticks(low, high, 6)) + 10

    def x(value: float) -> float:
        return left + sqrt(value / most) * (right - left)  # a square-root scale, since most cards are rare

    def y(value: float) -> float:
        return bottom - (value - low) / (high - low) * (bottom - top)

    for step in axis_ticks(low, high, 6):
        canvas.line(left, y(step), right, y(step), "axis" if abs(step) < 1e-9 else "rule")
        canvas.text(left - 8, y(step) + 4, text_of[1](step), "end", "soft small")
    taken_x: list[float] = []
    for step in (0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0):
        if step <= most and all(abs(x(step) - other) > 34 for other in taken_x):
            taken_x.append(x(step))
            canvas.line(x(step), top, x(step), bottom)
            canvas.text(x(step), bottom + 17, text_of[0](step), "middle", "soft small")
    for point in points:
        canvas.line(
            x(point.frequency),
            y(max(low, point.found.low)),
            x(point.frequency),
            y(min(high, point.found.high)),
            f"thin l{point.color}",
        )
    for point in points:
        canvas.dot(x(point.frequency), y(point.found.value), 5, f"f{point.color}", point.hint, 0.9)
    taken: list[tuple[float, float, float, float]] = [
        (x(s.frequency) - 6, y(s.found.value) - 6, x(s.frequency) + 6, y(s.found.value) + 6) for s in points
    ]
    for point in sorted(points, key=lambda s: -abs(s.found.value) * sqrt(s.frequency)):
        _name_near(canvas, point.name, x(point.frequency), y(point.found.value), taken, (left, top, right, bottom))
    draw_legend(canvas, legend, left, 14)
    canvas.text(right, height - 4, names[0], "end", "soft small")
    canvas.text(left + 4, top - 4, names[1], class_="soft small")
    return canvas


Box = tuple[float, float, float, float]


def _name_near(canvas: SvgCanvas, name: str, x: float, y: float, taken: list[Box], inside: Box) -> None:
    """Write a name right, left, above or below its point, where it covers nothing."""
    long = text_width(name, 11.5)
    for x1, y1, anchor, at in (
        (x + 9, y - 6, "start", x + 9), (x - 9 - long, y - 6, "end", x - 9),
        (x - long / 2, y - 21, "middle", x), (x - long / 2, y + 8, "middle", x),
    ):  # fmt: skip
        box = (x1, y1, x1 + long, y1 + 13)
        free = not any(box[0] < b[2] and b[0] < box[2] and box[1] < b[3] and b[1] < box[3] for b in taken)
        if free and inside[0] <= box[0] and box[2] <= inside[2] and inside[1] <= box[1] and box[3] <= inside[3]:
            taken.append(box)
            canvas.text(at, y1 + 10.5, name, anchor, "small halo")
            return


def turn_heatmap(
    rows: Sequence[tuple[str, str, Counter[int]]], label: str, x_name: str, hint: Callable[[str, int, float], str]
) -> SvgCanvas:
    """Draw when cards were used, a row for each (name, color, turns); darker cells mean more often."""
    tall, left = 21.0, min(230.0, max((text_width(name) for name, _, _ in rows), default=0.0) + 14)
    last = max((turn for _, _, turns in rows for turn in turns), default=1)
    wide_cell = (WIDTH - left) / last
    canvas = SvgCanvas(WIDTH, tall * len(rows) + 40, label)
    for index, (name, color, turns) in enumerate(rows):
        y = index * tall
        canvas.text(0, y + 15, ellipsize(name, left - 10))
        total, most = sum(turns.values()), max(turns.values())
        for turn in range(1, last + 1):
            x = left + (turn - 1) * wide_cell
            part = turns[turn] / most
            canvas.rect(
                x + 0.75, y + 1.5, wide_cell - 1.5, tall - 3, f"f{color}",
                hint(name, turn, turns[turn] / total) if turns[turn] else "", 0.05 + 0.9 * part,
            )  # fmt: skip
    every = next(n for n in (1, 2, 5, 10, 20, 50) if n * wide_cell >= 22)
    for turn in range(1, last + 1):
        if turn == 1 or turn % every == 0:
            canvas.text(left + (turn - 0.5) * wide_cell, tall * len(rows) + 16, str(turn), "middle", "soft small")
    canvas.text(left + (WIDTH - left) / 2, tall * len(rows) + 34, x_name, "middle", "soft small")
    return canvas


def matrix_chart(
    names: Sequence[str], cells: dict[tuple[str, str], Estimate], label: str, text_of: Formatter, half: Formatter
) -> SvgCanvas:
    """Draw the rows' results against the columns: green above 50%, red below, pale if not significant."""
    left = min(190.0, max(text_width(name) for name in names) + 14)
    size = (WIDTH - left) / len(names)
    tall = min(64.0, max(34.0, size * 0.5))
    lines = 2 if any(text_width(name, 11.5) > size - 6 for name in names) else 1
    head = 16.0 * lines + 10
    canvas = SvgCanvas(WIDTH, head + tall * len(names), label)
    for index, name in enumerate(names):
        middle = left + (index + 0.5) * size
        for nth, part in enumerate(_split_name(name, size - 4, lines)):
            canvas.text(middle, 14 + nth * 15, part, "middle", "soft small")
        y = head + index * tall
        canvas.text(0, y + tall / 2 + 4.5, ellipsize(name, left - 8))
        for across, other in enumerate(names):
            x = left + across * size
            found = cells.get((name, other))
            if found is None:
                canvas.rect(x + 1, y + 1, size - 2, tall - 2, "fs6", "", 0.08)
                continue
            color = "good" if found.value >= 0.5 else "bad"
            significant = found.low > 0.5 or found.high < 0.5
            strength = min(1.0, abs(found.value - 0.5) / 0.3)
            hint = (
                f"{name} – {other}: {text_of(found.value)} ({text_of(found.low)}–{text_of(found.high)}), n = {found.n}"
            )
            canvas.rect(
                x + 1, y + 1, size - 2, tall - 2, f"f{color}", hint, (0.16 if significant else 0.06) + 0.6 * strength
            )
            shift, weight = 0.0 if tall >= 44 else 4.5, "strong" if significant else ""
            canvas.text(x + size / 2, y + tall / 2 - 1 + shift, text_of(found.value), "middle", weight)
            if tall >= 44:
                spread = f"±{half((found.high - found.low) / 2)}"
                canvas.text(x + size / 2, y + tall / 2 + 15, spread, "middle", "soft small")
    return canvas


def _split_name(name: str, most: float, lines: int) -> list[str]:
    """Split a name into at most this many lines."""
    words = name.split()
    if lines == 1 or len(words) == 1:
        return [ellipsize(name, most, 11.5)]
    cut = min(range(1, len(words)), key=lambda n: abs(len(" ".join(words[:n])) - len(" ".join(words[n:]))))
    return [ellipsize(" ".join(part), most, 11.5) for part in (words[:cut], words[cut:])]
