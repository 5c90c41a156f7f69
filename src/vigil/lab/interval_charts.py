"""Estimates with their intervals as a picture: SVG for a file, characters for a terminal.  No words of its own."""

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
    """Estimates of one thing at every place of the picture."""

    name: str
    estimates: Sequence[Estimate]


def axis(series: Sequence[Series]) -> list[float]:
    """The lines of a picture that holds every interval, and zero."""
    ends = [end for one in series for each in one.estimates for end in (each.low, each.high) if math.isfinite(end)]
    low, high = min([0.0, *ends]), max([0.0, *ends])
    if low == high:
        return [0.0, 1.0]
    inner = axis_ticks(low, high)
    step = inner[1] - inner[0] if len(inner) > 1 else high - low
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [n * step for n in range(first, last + 1)]


def svg(title: str, subtitle: str, across: str, up: str, places: Sequence[str], series: Sequence[Series]) -> str:
    """Points with their intervals above each place; series differ in colour and in the form of their marks."""
    lines = axis(series)
    low, high = lines[0], lines[-1]

    def x(place: float) -> float:
        return LEFT + (place + 0.5) * (WIDTH - LEFT - RIGHT) / len(places)

    def y(value: float) -> float:
        return TOP + (high - min(max(value, low), high)) * (HEIGHT - TOP - BOTTOM) / (high - low)

    sheet = SvgCanvas(WIDTH, HEIGHT, f"{title}. {subtitle}")
    sheet.parts.append(MADE)
    sheet.text(LEFT, 22, title, class_="strong")
    sheet.text(LEFT, 40, subtitle, class_="soft small")
    for value in lines:
        sheet.line(LEFT, y(value), WIDTH - RIGHT, y(value), "axis" if value == 0 else "rule")
        sheet.text(LEFT - 8, y(value) + 4, f"{value:g}".replace("-", "−"), "end")
    for place, label in enumerate(places):
        sheet.text(x(place), HEIGHT - BOTTOM + 18, label, "middle")
    sheet.text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, across, "middle")
    sheet.text(8, TOP - 10, up, class_="soft small")
    for number, one in enumerate(series):
        aside = (number - (len(series) - 1) / 2) * 0.16
        _draw(sheet, one, number, lambda place, aside=aside: x(place + aside), y)  # type: ignore[misc]
        key = TOP - 46 + 16 * number
        _mark(sheet, number, WIDTH - LEGEND, key)
        sheet.text(WIDTH - LEGEND + 10, key + 4, one.name)
    return sheet.svg(alone=True)


def _draw(sheet: SvgCanvas, one: Series, number: int, x: Scale, y: Scale) -> None:
    known = [(place, each) for place, each in enumerate(one.estimates) if math.isfinite(each.value)]
    sheet.path([(x(place), y(each.value)) for place, each in known], f"ls{number} thin")
    for place, each in known:
        at, told = x(place), f"{each.value:+.1f} ({each.low:+.1f} … {each.high:+.1f})"
        sheet.line(at, y(each.low), at, y(each.high), f"ls{number}")
        for end in (each.low, each.high):
            sheet.line(at - 4, y(end), at + 4, y(end), f"ls{number}")
        _mark(sheet, number, at, y(each.value), told)


def _mark(sheet: SvgCanvas, number: int, x: float, y: float, told: str = "") -> None:
    """Marks differ in form, so that colours need not be told apart."""
    if number == 0:
        sheet.dot(x, y, 5, f"fs{number}", told)
    else:
        sheet.rect(x - 4.5, y - 4.5, 9, 9, f"fs{number}", told)


def bars(labels: Sequence[str], estimates: Sequence[Estimate], width: int = 60, plain: bool = False) -> list[str]:
    """A line for each estimate: its interval, its value, and where zero is."""
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
