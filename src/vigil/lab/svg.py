"""An SVG canvas with light and dark colors.

Shapes get their colors from CSS classes, which `STYLE` defines. A drawing inside a page uses the style of the page. A
drawing in its own file includes the style in light colors, because only browsers know CSS variables.
"""

from __future__ import annotations

import math
import re
from html import escape

LIGHT = {
    "paper": "#fbf9f4", "card": "#ffffff", "ink": "#25221d", "soft": "#6d675c", "rule": "#e3ddd0",
    "s0": "#2f6d9c", "s1": "#c05f28", "s2": "#4c8a3d", "s3": "#7e55a3", "s4": "#a8831f", "s5": "#a53f58",
    "s6": "#7d7769", "good": "#2f7d5b", "bad": "#b8453a",
}  # fmt: skip
DARK = {
    "paper": "#161513", "card": "#1f1d1a", "ink": "#ece6da", "soft": "#a29b8d", "rule": "#37332d",
    "s0": "#72b4e0", "s1": "#ed9863", "s2": "#8bc878", "s3": "#ba98dd", "s4": "#dcb957", "s5": "#e3859b",
    "s6": "#a8a193", "good": "#66bf97", "bad": "#e67f73",
}  # fmt: skip


def _variables(colors: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in colors.items())


_SHAPES = (
    "svg text{font:13px ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;"
    "fill:var(--ink);font-variant-numeric:tabular-nums}"
    "svg .soft{fill:var(--soft)}svg .small{font-size:11.5px}svg .strong{font-weight:600}"
    "svg .rule{stroke:var(--rule);stroke-width:1;fill:none}svg .axis{stroke:var(--soft);stroke-width:1;fill:none}"
    "svg .mark{stroke:var(--ink);stroke-width:1.4;stroke-dasharray:3 3;fill:none;opacity:.55}"
    "svg .thin{stroke-width:1!important;opacity:.35}"
    "svg .halo{paint-order:stroke;stroke:var(--card);stroke-width:3.5px;stroke-linejoin:round}"
    + "".join(
        f"svg .f{n}{{fill:var(--{n})}}svg .l{n}{{stroke:var(--{n});fill:none;stroke-width:2.2;"
        "stroke-linejoin:round;stroke-linecap:round}"
        for n in ("s0", "s1", "s2", "s3", "s4", "s5", "s6", "good", "bad", "ink")
    )
)
STYLE = (
    f":root{{color-scheme:light dark;{_variables(LIGHT)}}}"
    f"@media(prefers-color-scheme:dark){{:root{{{_variables(DARK)}}}}}{_SHAPES}"
)
"""The style of a page with drawings, light or dark as the reader prefers."""
_FILE_STYLE = re.sub(r"var\(--(\w+)\)", lambda variable: LIGHT[variable[1]], _SHAPES)


class SvgCanvas:
    """A drawing; `label` describes it for screen readers."""

    def __init__(self, width: float, height: float, label: str) -> None:
        self.width, self.height, self.label = width, height, label
        self.parts: list[str] = []

    def add(self, shape: str, hint: str = "", **attributes: object) -> None:
        """Add a shape; the hint is its tooltip."""
        text = "".join(f' {name.rstrip("_").replace("_", "-")}="{_value(v)}"' for name, v in attributes.items())
        inside = f"<title>{escape(hint)}</title>" if hint else ""
        self.parts.append(f"<{shape}{text}>{inside}</{shape}>" if inside else f"<{shape}{text}/>")

    def text(self, x: float, y: float, words: str, anchor: str = "start", class_: str = "") -> None:
        """Add a text."""
        style = f' class="{class_}"' if class_ else ""
        where = f' text-anchor="{anchor}"' if anchor != "start" else ""
        self.parts.append(f'<text x="{_value(x)}" y="{_value(y)}"{where}{style}>{escape(words)}</text>')

    def line(self, x1: float, y1: float, x2: float, y2: float, class_: str = "rule", hint: str = "") -> None:
        """Add a line."""
        self.add("line", hint, x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)

    def rect(
        self, x: float, y: float, width: float, height: float, class_: str, hint: str = "", opacity: float = 1.0
    ) -> None:
        """Add a rectangle."""
        size = {"width": max(0.0, width), "height": max(0.0, height)}
        self.add("rect", hint, x=x, y=y, **size, rx=2, class_=class_, **_opacity(opacity))

    def dot(self, x: float, y: float, r: float, class_: str, hint: str = "", opacity: float = 1.0) -> None:
        """Add a circle."""
        self.add("circle", hint, cx=x, cy=y, r=r, class_=class_, **_opacity(opacity))

    def path(self, points: list[tuple[float, float]], class_: str, closed: bool = False, opacity: float = 1.0) -> None:
        """Add lines through these points."""
        if points:
            d = "M" + "L".join(f"{_value(x)},{_value(y)}" for x, y in points) + ("Z" if closed else "")
            self.add("path", "", d=d, class_=class_, **_opacity(opacity))

    def svg(self, alone: bool = False) -> str:
        """Return the drawing; `alone` adds the style and a background, for a file."""
        head = f'<svg viewBox="0 0 {_value(self.width)} {_value(self.height)}" role="img"'
        head += f' aria-label="{escape(self.label, quote=True)}"'
        body = "".join(self.parts)
        if not alone:
            return f"{head}>{body}</svg>"
        size = f' width="{_value(self.width)}" height="{_value(self.height)}" xmlns="http://www.w3.org/2000/svg"'
        ground = f'<rect width="{_value(self.width)}" height="{_value(self.height)}" fill="{LIGHT["card"]}"/>'
        return f"{head}{size}><style>{_FILE_STYLE}</style>{ground}{body}</svg>\n"


def _value(value: object) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".") if isinstance(value, float) else escape(str(value), quote=True)


def _opacity(value: float) -> dict[str, object]:
    return {} if value == 1 else {"fill_opacity": value}


def axis_ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Return about this many round numbers between two others."""
    if not high > low:
        return [low]
    rough = (high - low) / about
    size = 10 ** math.floor(math.log10(rough))
    step = next(size * m for m in (1, 2, 2.5, 5, 10) if size * m >= rough * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [n * step for n in range(first, math.floor(high / step + 1e-9) + 1)]


def text_width(words: str, size: float = 13.0) -> float:
    """Return the approximate width of a text, a bit too large rather than too small, because fonts differ."""
    return sum(_NARROW.get(letter) or (0.7 if letter.isupper() else 0.6) for letter in words) * size


_NARROW = dict.fromkeys("iljtfrI.,:;'|! ()", 0.4) | dict.fromkeys("mwMWшщжюЩШЖЮ%−+=", 0.9)


def ellipsize(words: str, most: float, size: float = 13.0) -> str:
    """Return the text, cut with an ellipsis if it is too wide."""
    if text_width(words, size) <= most:
        return words
    while words and text_width(words + "…", size) > most:
        words = words[:-1]
    return words.rstrip() + "…"
