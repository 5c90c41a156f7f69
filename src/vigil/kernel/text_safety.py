"""Text that people give to each other: what nobody sees in it, and what a terminal would obey.

Two walls.  What somebody gives is refused where it has hidden signs (`has_invisible_characters`); what is shown on a
terminal has every sign taken out that would do something there (`escape_for_terminal`), wherever it came from:
an escape moves the cursor or renames the window, and a sign of direction turns a line around.
"""

from __future__ import annotations

import re
import unicodedata

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that count as letters or marks, and show nothing."""
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control signs but tab and end of line, ends of lines of other kinds, signs of direction, halves of signs."""
MOST_MARKS = 2
"""Over or under one letter; the alphabets of people need no more."""
INSTEAD = "\N{REPLACEMENT CHARACTER}"


def has_invisible_characters(text: str) -> bool:
    """Whether a text has signs that nobody sees, or that hide others: control signs, directions, ends of lines,
    what has no shape, signs that choose another shape, rows of marks over their neighbours."""
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "C" or kind in ("Zl", "Zp") or marks > MOST_MARKS or letter in BLANK or _varies(letter):
            return True
    return False


def _varies(letter: str) -> bool:
    """Signs that choose another shape of the letter before them."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def clean_chat_line(text: str) -> str:
    """A line as it is said: one line, without what nobody sees and without towers of marks; empty where nothing is
    left to see.  It is not refused, for people paste, and shapes of signs (a heart in red) are part of talk."""
    kept: list[str] = []
    marks, seen = 0, False
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if letter in BLANK or not letter.isprintable():
            kept.append(" ")
        elif marks <= MOST_MARKS:
            kept.append(letter)
            seen |= kind[0] not in "MZ"
    return " ".join("".join(kept).split()) if seen else ""


def escape_for_terminal(text: str) -> str:
    """A text as a terminal may have it: in place of each sign that would do something, one that does nothing."""
    return OBEYED.sub(INSTEAD, text)
