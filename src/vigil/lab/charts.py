"""The pictures of a report: each takes plain numbers and words and gives a drawn sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from vigil.lab.stats import Estimate
from vigil.lab.svg import SvgCanvas, axis_ticks, ellipsize, text_width

WIDE = 640.0
ROW = 30.0

Told = Callable[[float], str]
"""How a number is written."""


@dataclass(frozen=True, slots=True)
class Bar:
    """Something with a value and an interval; `more` stands at the end of its line."""

    name: str
    found: Estimate
    colour: str = "s0"
    more: str = ""


def forest_plot(bars: Sequence[Bar], mark: float | None, label: str, told: Told, mirrored: bool = False) -> SvgCanvas:
    """Values with their intervals, one below the other; `mark` is where nothing would be special.

    Mirrored: differences, with nought in the middle.
    """
    names = min(250.0, max((text_width(bar.name) for bar in bars), default=0.0) + 16)
    rest = max((text_width(bar.more) for bar in bars), default=0.0) + 18
    left, right = names, WIDE - rest
    if mirrored:
        far = max(max(abs(bar.found.low), abs(bar.found.high)) for bar in bars) * 1.05 or 1.0
        low, high = -far, far
    else:
        edge = [bar.found.low for bar in bars] + [bar.found.high for bar in bars] + ([mark] if mark is not None else [])
        margin = (max(edge) - min(edge)) * 0.08 or 0.05
        low, high = max(0.0, min(edge) - margin), min(1.0, max(edge) + margin)
    sheet = SvgCanvas(WIDE, ROW * len(bars) + 34, label)
    bottom = ROW * len(bars) + 6

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    for step in axis_ticks(low, high, 6):
        sheet.line(x(step), 0, x(step), bottom)
        sheet.text(x(step), bottom + 18, told(step), "middle", "soft small")
    if mark is not None:
        sheet.line(x(mark), 0, x(mark), bottom, "mark")
    for place, bar in enumerate(bars):
        y = ROW * place + ROW / 2 + 3
        said = f"{bar.name}: {bar.more}"
        sheet.text(0, y + 4.5, ellipsize(bar.name, names - 10))
        sheet.line(x(max(low, bar.found.low)), y, x(min(high, bar.found.high)), y, f"l{bar.colour}", said)
        for end in (bar.found.low, bar.found.high):
            if low < end < high:
                sheet.line(x(end), y - 4, x(end), y + 4, f"l{bar.colour}")
        sheet.dot(x(bar.found.value), y, 5.5, f"f{bar.colour}", said)
        sheet.text(WIDE, y + 4.5, bar.more, "end", "soft")
    return sheet


def histogram(
    series: Sequence[tuple[str, Counter[int]]], middle: float, label: str, x_name: str, told: Told
) -> SvgCanvas:
    """How often each number came; of two runs as two rows of bars side by side."""
    height, left, bottom = 240.0, 46.0, 200.0
    sheet = SvgCanvas(WIDE, height, label)
    values = [value for _, counts in series for value in counts]
    low, high = min(values), max(values)
    width = (WIDE - left) / (high - low + 1)
    shares = [{value: n / sum(counts.values()) for value, n in counts.items()} for _, counts in series]
    most = max(max(share.values()) for share in shares)
    room = bottom - (14 if len(series) == 1 else 30)  # two runs have a legend above
    for step in axis_ticks(0, most, 4):
        y = bottom - step / most * room
        sheet.line(left, y, WIDE, y)
        sheet.text(left - 8, y + 4, told(step), "end", "soft small")
    thin = width / len(series)
    for nth, ((name, _), share) in enumerate(zip(series, shares, strict=True)):
        for value, part in sorted(share.items()):
            tall = part / most * room
            said = f"{name + ': ' if name else ''}{value} {x_name}: {told(part)}"
            sheet.rect(
                left + (value - low) * width + nth * thin + min(1.0, width * 0.06), bottom - tall,
                thin - min(2.0, width * 0.12), tall, f"fs{nth}", said, 0.85,
            )  # fmt: skip
    every = next(n for n in (1, 2, 5, 10, 20, 50, 100, 500, 1000, 10_000) if n * width >= 26)
    for value in range(low, high + 1):
        if value % every == 0:
            sheet.text(left + (value - low + 0.5) * width, bottom + 16, str(value), "middle", "soft small")
    at = left + (middle - low + 0.5) * width
    if len(series) == 1:
        sheet.line(at, 4, at, bottom, "mark")
    sheet.text(left + (WIDE - left) / 2, height - 4, x_name, "middle", "soft small")
    if len(series) > 1:
        _legend(sheet, [(name, f"s{nth}") for nth, (name, _) in enumerate(series)], left + 4, 14)
    return sheet


@dataclass(frozen=True, slots=True)
class Band:
    """A middle course with the half of the games around it: (turn, quarter, median, three quarters)."""

    name: str
    points: Sequence[tuple[int, float, float, float]]
    colour: str


def line_chart(bands: Sequence[Band], label: str, x_name: str, told: Told) -> SvgCanvas:
    """How something grew turn by turn."""
    height, left, bottom, right = 300.0, 46.0, 258.0, WIDE - 12
    sheet = SvgCanvas(WIDE, height, label)
    last = max((turn for band in bands for turn, *_ in band.points), default=1)
    low = min(0.0, min((point[1] for band in bands for point in band.points), default=0.0))
    most = max((point[3] for band in bands for point in band.points), default=1.0) * 1.04 or 1.0

    def x(turn: float) -> float:
        return left + (turn - 1) / max(1, last - 1) * (right - left)

    def y(value: float) -> float:
        return bottom - (value - low) / (most - low) * (bottom - 26)

    for step in axis_ticks(low, most, 5):
        sheet.line(left, y(step), right, y(step))
        sheet.text(left - 8, y(step) + 4, told(step), "end", "soft small")
    every = next(n for n in (1, 2, 5, 10, 20, 50) if n * (right - left) / max(1, last - 1) >= 26)
    for turn in range(1, last + 1):
        if turn == 1 or turn % every == 0:
            sheet.text(x(turn), bottom + 17, str(turn), "middle", "soft small")
    for band in bands:
        upper = [(x(turn), y(high)) for turn, _, _, high in band.points]
        lower = [(x(turn), y(down)) for turn, down, _, _ in band.points]
        sheet.path(upper + lower[::-1], f"f{band.colour}", True, 0.16)
    for band in bands:
        sheet.path([(x(turn), y(middle)) for turn, _, middle, _ in band.points], f"l{band.colour}")
        for turn, down, middle, high in band.points:
            said = f"{band.name}, {x_name} {turn}: {told(middle)} ({told(down)}–{told(high)})"
            sheet.dot(x(turn), y(middle), 2.6, f"f{band.colour}", said)
    _legend(sheet, [(band.name, band.colour) for band in bands], left + 4, 14)
    sheet.text(left + (right - left) / 2, height - 5, x_name, "middle", "soft small")
    return sheet


def _legend(sheet: SvgCanvas, entries: Sequence[tuple[str, str]], x: float, y: float) -> None:
    for name, colour in entries:
        sheet.rect(x, y - 9, 12, 10, f"f{colour}")
        name = ellipsize(name, 220, 11.5)
        sheet.text(x + 18, y, name, class_="small")
        x += text_width(name, 11.5) + 44


@dataclass(frozen=True, slots=True)
class ScatterPoint:
    """A card in the plane: how often, what it was worth, in which colour."""

    name: str
    often: float
    found: Estimate
    colour: str
    said: str


def scatter(
    spots: Sequence[ScatterPoint],
    legend: Sequence[tuple[str, str]],
    label: str,
    names: tuple[str, str],
    told: tuple[Told, Told],
) -> SvgCanvas:
    """Cards by how often they were had and what they were worth; names where there is room for them."""
    height, bottom, right, top = 440.0, 392.0, WIDE - 14, 34.0
    sheet = SvgCanvas(WIDE, height, label)
    most = max((spot.often for spot in spots), default=1.0) * 1.03 or 1.0
    low = min((spot.found.value for spot in spots), default=-0.1)
    high = max((spot.found.value for spot in spots), default=0.1)
    margin = (high - low) * 0.08 or 0.05
    low, high = min(low - margin, -0.02), max(high + margin, 0.02)
    left = max(text_width(told[1](step), 11.5) for step in axis_ticks(low, high, 6)) + 10

    def x(value: float) -> float:
        return left + sqrt(value / most) * (right - left)  # rare cards need room: the axis is a square root

    def y(value: float) -> float:
        return bottom - (value - low) / (high - low) * (bottom - top)

    for step in axis_ticks(low, high, 6):
        sheet.line(left, y(step), right, y(step), "axis" if abs(step) < 1e-9 else "rule")
        sheet.text(left - 8, y(step) + 4, told[1](step), "end", "soft small")
    taken_x: list[float] = []
    for step in (0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0):
        if step <= most and all(abs(x(step) - other) > 34 for other in taken_x):
            taken_x.append(x(step))
            sheet.line(x(step), top, x(step), bottom)
            sheet.text(x(step), bottom + 17, told[0](step), "middle", "soft small")
    for spot in spots:
        sheet.line(
            x(spot.often),
            y(max(low, spot.found.low)),
            x(spot.often),
            y(min(high, spot.found.high)),
            f"thin l{spot.colour}",
        )
    for spot in spots:
        sheet.dot(x(spot.often), y(spot.found.value), 5, f"f{spot.colour}", spot.said, 0.9)
    taken: list[tuple[float, float, float, float]] = [
        (x(s.often) - 6, y(s.found.value) - 6, x(s.often) + 6, y(s.found.value) + 6) for s in spots
    ]
    for spot in sorted(spots, key=lambda s: -abs(s.found.value) * sqrt(s.often)):
        _name_near(sheet, spot.name, x(spot.often), y(spot.found.value), taken, (left, top, right, bottom))
    _legend(sheet, legend, left, 14)
    sheet.text(right, height - 4, names[0], "end", "soft small")
    sheet.text(left + 4, top - 4, names[1], class_="soft small")
    return sheet


Box = tuple[float, float, float, float]


def _name_near(sheet: SvgCanvas, name: str, x: float, y: float, taken: list[Box], inside: Box) -> None:
    """A name beside its spot, right, left, above or below, if it covers nothing there."""
    long = text_width(name, 11.5)
    for x1, y1, anchor, at in (
        (x + 9, y - 6, "start", x + 9), (x - 9 - long, y - 6, "end", x - 9),
        (x - long / 2, y - 21, "middle", x), (x - long / 2, y + 8, "middle", x),
    ):  # fmt: skip
        box = (x1, y1, x1 + long, y1 + 13)
        free = not any(box[0] < b[2] and b[0] < box[2] and box[1] < b[3] and b[1] < box[3] for b in taken)
        if free and inside[0] <= box[0] and box[2] <= inside[2] and inside[1] <= box[1] and box[3] <= inside[3]:
            taken.append(box)
            sheet.text(at, y1 + 10.5, name, anchor, "small halo")
            return


def turn_heatmap(
    rows: Sequence[tuple[str, str, Counter[int]]], label: str, x_name: str, said: Callable[[str, int, float], str]
) -> SvgCanvas:
    """When cards were had: a line for each, the darker the oftener in that turn; (name, colour, turns)."""
    tall, left = 21.0, min(230.0, max((text_width(name) for name, _, _ in rows), default=0.0) + 14)
    last = max((turn for _, _, turns in rows for turn in turns), default=1)
    wide_cell = (WIDE - left) / last
    sheet = SvgCanvas(WIDE, tall * len(rows) + 40, label)
    for place, (name, colour, turns) in enumerate(rows):
        y = place * tall
        sheet.text(0, y + 15, ellipsize(name, left - 10))
        total, most = sum(turns.values()), max(turns.values())
        for turn in range(1, last + 1):
            x = left + (turn - 1) * wide_cell
            part = turns[turn] / most
            sheet.rect(
                x + 0.75, y + 1.5, wide_cell - 1.5, tall - 3, f"f{colour}",
                said(name, turn, turns[turn] / total) if turns[turn] else "", 0.05 + 0.9 * part,
            )  # fmt: skip
    every = next(n for n in (1, 2, 5, 10, 20, 50) if n * wide_cell >= 22)
    for turn in range(1, last + 1):
        if turn == 1 or turn % every == 0:
            sheet.text(left + (turn - 0.5) * wide_cell, tall * len(rows) + 16, str(turn), "middle", "soft small")
    sheet.text(left + (WIDE - left) / 2, tall * len(rows) + 34, x_name, "middle", "soft small")
    return sheet


def matrix_chart(
    names: Sequence[str], cells: dict[tuple[str, str], Estimate], label: str, told: Told, half: Told
) -> SvgCanvas:
    """Everybody (left) against everybody (above): green above a half, red below, pale where it may be chance."""
    left = min(190.0, max(text_width(name) for name in names) + 14)
    size = (WIDE - left) / len(names)
    tall = min(64.0, max(34.0, size * 0.5))
    lines = 2 if any(text_width(name, 11.5) > size - 6 for name in names) else 1
    head = 16.0 * lines + 10
    sheet = SvgCanvas(WIDE, head + tall * len(names), label)
    for place, name in enumerate(names):
        middle = left + (place + 0.5) * size
        for nth, part in enumerate(_split(name, size - 4, lines)):
            sheet.text(middle, 14 + nth * 15, part, "middle", "soft small")
        y = head + place * tall
        sheet.text(0, y + tall / 2 + 4.5, ellipsize(name, left - 8))
        for across, other in enumerate(names):
            x = left + across * size
            found = cells.get((name, other))
            if found is None:
                sheet.rect(x + 1, y + 1, size - 2, tall - 2, "fs6", "", 0.08)
                continue
            colour = "good" if found.value >= 0.5 else "bad"
            sure = found.low > 0.5 or found.high < 0.5
            strong = min(1.0, abs(found.value - 0.5) / 0.3)
            said = f"{name} – {other}: {told(found.value)} ({told(found.low)}–{told(found.high)}), n = {found.n}"
            sheet.rect(x + 1, y + 1, size - 2, tall - 2, f"f{colour}", said, (0.16 if sure else 0.06) + 0.6 * strong)
            shift = 0.0 if tall >= 44 else 4.5
            sheet.text(x + size / 2, y + tall / 2 - 1 + shift, told(found.value), "middle", "strong" if sure else "")
            if tall >= 44:
                spread = f"±{half((found.high - found.low) / 2)}"
                sheet.text(x + size / 2, y + tall / 2 + 15, spread, "middle", "soft small")
    return sheet


def _split(name: str, most: float, lines: int) -> list[str]:
    """A name on one line or two."""
    words = name.split()
    if lines == 1 or len(words) == 1:
        return [ellipsize(name, most, 11.5)]
    cut = min(range(1, len(words)), key=lambda n: abs(len(" ".join(words[:n])) - len(" ".join(words[n:]))))
    return [ellipsize(" ".join(part), most, 11.5) for part in (words[:cut], words[cut:])]
