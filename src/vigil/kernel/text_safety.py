"""Protect people from invisible and control characters in each other's texts.

Names and titles with invisible characters are refused (`has_invisible_characters`). Text for a terminal
loses every character that would move the cursor, rename the window or reverse the line
(`escape_for_terminal`).
"""

from __future__ import annotations

import re
import unicodedata

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or marks but show nothing."""
TERMINAL_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters except tab and newline, other line separators, direction marks, surrogates."""
MAX_MARKS = 2
"""Combining marks on one letter; no alphabet needs more."""
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


def has_invisible_characters(text: str) -> bool:
    """Return whether a text has characters that are invisible or that hide others.

    These are control characters, direction marks, line separators, blanks that count as letters,
    variation selectors, and stacked combining marks.
    """
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "C" or kind in ("Zl", "Zp") or marks > MAX_MARKS or letter in BLANK or _varies(letter):
            return True
    return False


def _varies(letter: str) -> bool:
    """Return whether a character is a variation selector."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def clean_chat_line(text: str) -> str:
    """Return a chat message as one line without invisible characters or stacked combining marks.

    Return an empty string if nothing visible is left. Chat is cleaned rather than refused, because people
    paste text, and variation selectors (a red heart) are welcome here.
    """
    result: list[str] = []
    marks, is_visible = 0, False
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if letter in BLANK or not letter.isprintable():
            result.append(" ")
        elif marks <= MAX_MARKS:
            result.append(letter)
            is_visible |= kind[0] not in "MZ"
    return " ".join("".join(result).split()) if is_visible else ""


def escape_for_terminal(text: str) -> str:
    """Replace the characters that would control a terminal."""
    return TERMINAL_CONTROLS.sub(REPLACEMENT, text)
