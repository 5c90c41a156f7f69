"""Symbols and colors that all games share; each game adds its own."""

from __future__ import annotations

MAY, NOW, LESS = "▸", "→", "↓"  # can be chosen; whose turn it is; cheaper than printed

# Those of the 256 colors that are readable on black and on white.
BLUE, GREEN, BROWN, VIOLET, RED, GRAY = (
    "color(31)", "color(28)", "color(130)", "color(133)", "color(160)", "color(243)",
)  # fmt: skip
