"""Charts of estimates with their intervals: SVG for files, characters for the terminal."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vigil.lab.stats import Estimate
from vigil.lab.svg import SvgCanvas, axis_ticks

MADE = "<!-- drawn by vigil -->"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640.0, 400.0, 70.0, 20.0, 64.0, 56.0
LEGEND = 210.0
Scale = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Series:
    """An estimate for each label of the x axis."""

    name: str
    estimates: Sequence[Estimate]


def axis(series: Sequence[Series]) -> list[float]:
    """Return grid lines for a chart that contains zero and every interval."""
    ends = [end for one in series for each in one.estimates for end in (each.low, each.high) if math.isfinite(end)]
    low, high = min([0.0, *ends]), max([0.0, *ends])
    if low == high:
        return [0.0, 1.0]
    inner = axis_ticks(low, high)
    step = inner[1] - inner[0] if len(inner) > 1 else high - low
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [n * step for n in range(first, last + 1)]


def svg(title: str, subtitle: str, across: str, up: str, labels: Sequence[str], series: Sequence[Series]) -> str:
    """Draw points with their intervals above each label; series differ in color and marker."""
    lines = axis(series)
    low, high = lines[0], lines[-1]

    def x(index: float) -> float:
        return LEFT + (index + 0.5) * (WIDTH - LEFT - RIGHT) / len(labels)

    def y(value: float) -> float:
        return TOP + (high - min(max(value, low), high)) * (HEIGHT - TOP - BOTTOM) / (high - low)

    canvas = SvgCanvas(WIDTH, HEIGHT, f"{title}. {subtitle}")
    canvas.parts.append(MADE)
    canvas.text(LEFT, 22, title, class_="strong")
    canvas.text(LEFT, 40, subtitle, class_="soft small")
    for value in lines:
        canvas.line(LEFT, y(value), WIDTH - RIGHT, y(value), "axis" if value == 0 else "rule")
        canvas.text(LEFT - 8, y(value) + 4, f"{value:g}".replace("-", "−"), "end")
    for index, label in enumerate(labels):
        canvas.text(x(index), HEIGHT - BOTTOM + 18, label, "middle")
    canvas.text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, across, "middle")
    canvas.text(8, TOP - 10, up, class_="soft small")
    for number, one in enumerate(series):
        aside = (number - (len(series) - 1) / 2) * 0.16
        _draw(canvas, one, number, lambda index, aside=aside: x(index + aside), y)  # type: ignore[misc]
        key = TOP - 46 + 16 * number
        _marker(canvas, number, WIDTH - LEGEND, key)
        canvas.text(WIDTH - LEGEND + 10, key + 4, one.name)
    return canvas.svg(alone=True)


def _draw(canvas: SvgCanvas, one: Series, number: int, x: Scale, y: Scale) -> None:
    known = [(index, each) for index, each in enumerate(one.estimates) if math.isfinite(each.value)]
    canvas.path([(x(index), y(each.value)) for index, each in known], f"ls{number} thin")
    for index, each in known:
        at, hint = x(index), f"{each.value:+.1f} ({each.low:+.1f} … {each.high:+.1f})"
        canvas.line(at, y(each.low), at, y(each.high), f"ls{number}")
        for end in (each.low, each.high):
            canvas.line(at - 4, y(end), at + 4, y(end), f"ls{number}")
        _marker(canvas, number, at, y(each.value), hint)


def _marker(canvas: SvgCanvas, number: int, x: float, y: float, hint: str = "") -> None:
    """Draw a marker; markers differ in shape too, so that colors don't matter."""
    if number == 0:
        canvas.dot(x, y, 5, f"fs{number}", hint)
    else:
        canvas.rect(x - 4.5, y - 4.5, 9, 9, f"fs{number}", hint)


def bars(labels: Sequence[str], estimates: Sequence[Estimate], width: int = 60, plain: bool = False) -> list[str]:
    """Return a line for each estimate, with its interval, its value, and zero."""
    lines = axis([Series("", estimates)])
    low, high = lines[0], lines[-1]
    dash, dot, zero = "-o|" if plain else "─●│"
    wide = max(map(len, labels), default=0)

    def column(value: float) -> int:
        return round((min(max(value, low), high) - low) / (high - low) * (width - 1))

    rows = []
    for label, each in zip(labels, estimates, strict=True):
        row = [" "] * width
        row[column(0.0)] = zero
        if math.isfinite(each.value):
            for at in range(column(each.low), column(each.high) + 1):
                row[at] = dash
            row[column(0.0)] = zero
            row[column(each.value)] = dot
        rows.append(f"{label:>{wide}} {''.join(row).rstrip()}")
    left, right = f"{low:g}", f"{high:g}"
    rows.append(f"{'':>{wide}} {left}{right:>{width - len(left)}}")
    return rows
