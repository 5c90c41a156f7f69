"""A chart of every seat's win chance in a game, turn by turn, with confidence bands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vigil.bots.explain.curve import CurvePoint
from vigil.lab.charts import draw_legend
from vigil.lab.stats import z_of
from vigil.lab.svg import SvgCanvas, ellipsize, text_width
from vigil.lab.text import percent
from vigil.text import explain_text, ui_text

WIDTH, HEIGHT = 760.0, 380.0
LEFT, RIGHT, TOP, BOTTOM = 52.0, 744.0, 62.0, 326.0


def win_chance_svg(points: Sequence[CurvePoint], names: Sequence[str], lang: str, title: str, game: str) -> str:
    """Return the chart as an SVG file."""
    label = f"{title}. {explain_text('curve-title', lang)}"
    canvas = SvgCanvas(WIDTH, HEIGHT, label)
    canvas.text(LEFT, 20, ellipsize(title, RIGHT - LEFT, 13.5), class_="strong")
    canvas.text(LEFT, 38, ellipsize(explain_text("curve-title", lang), RIGHT - LEFT, 11.5), class_="soft small")
    last, z = max(1, len(points) - 1), z_of()

    def x(at: int) -> float:
        return LEFT + at / last * (RIGHT - LEFT)

    def y(chance: float) -> float:
        return BOTTOM - min(1.0, max(0.0, chance)) * (BOTTOM - TOP)

    even = 1.0 / len(names)
    for step in (0.0, 0.25, 0.5, 0.75, 1.0):
        canvas.line(LEFT, y(step), RIGHT, y(step))
        canvas.text(LEFT - 8, y(step) + 4, percent(step, lang, 0), "end", "soft small")
    canvas.line(LEFT, y(even), RIGHT, y(even), "mark")
    _rounds(canvas, points, x, explain_text("curve-rounds", lang, game))
    for seat in range(len(names)):
        upper = [(x(at), y(p.chances[seat] + z * p.errors[seat])) for at, p in enumerate(points)]
        lower = [(x(at), y(p.chances[seat] - z * p.errors[seat])) for at, p in enumerate(points)]
        canvas.path(upper + lower[::-1], f"fs{seat % 7}", True, 0.16)
    for seat, name in enumerate(names):
        canvas.path([(x(at), y(p.chances[seat])) for at, p in enumerate(points)], f"ls{seat % 7}")
        for at, point in enumerate(points):
            half = percent(z * point.errors[seat], lang, 0)
            when = f"{name}, {explain_text('curve-turn', lang)} {point.turn}"
            hint = ui_text("with-label", lang, name=when, text=f"{percent(point.chances[seat], lang, 0)} ± {half}")
            canvas.dot(x(at), y(point.chances[seat]), 2.6, f"fs{seat % 7}", hint)
    draw_legend(canvas, [(name, f"s{seat % 7}") for seat, name in enumerate(names)], LEFT, HEIGHT - 8, 150)
    return canvas.svg(alone=True)


def _rounds(canvas: SvgCanvas, points: Sequence[CurvePoint], x: Callable[[int], float], name: str) -> None:
    """Mark where rounds begin, with as many numbers as fit."""
    free, last = LEFT - 20, -1
    for at, point in enumerate(points):
        if point.seat < 0 or point.round == last:
            continue
        last = point.round
        canvas.line(x(at), BOTTOM, x(at), BOTTOM + 4, "axis")
        text = str(point.round)
        if x(at) - text_width(text, 11.5) / 2 > free:
            canvas.text(x(at), BOTTOM + 17, text, "middle", "soft small")
            free = x(at) + text_width(text, 11.5) / 2 + 6
    canvas.text(RIGHT, HEIGHT - 8, name, "end", "soft small")
