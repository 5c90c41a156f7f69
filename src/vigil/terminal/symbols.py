"""Signs and colours that every table has in common; each game adds its own."""

from __future__ import annotations

MAY, NOW, LESS = "▸", "→", "↓"  # may be typed; whose turn it is; cheaper than printed

# Of the 256 colours those that can be read on black and on white alike.
BLUE, GREEN, BROWN, VIOLET, RED, GREY = (
    "color(31)", "color(28)", "color(130)", "color(133)", "color(160)", "color(243)",
)  # fmt: skip
