"""Find the lines of cards, fields and list items in a card file.

tomllib does not keep line numbers. This reader knows just enough TOML to find them: tables, keys, strings,
brackets and comments. In files that tomllib rejects, it finds what it can.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_KEY = re.compile(r"""[ \t]*(?:"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([A-Za-z0-9_-]+))[ \t]*""")
_HEADER = re.compile(r"\[\[?([^\]\n]*)\]\]?")
_OPEN, _CLOSE = "[{", "]}"


@dataclass(slots=True)
class CardLines:
    """The line at which a card begins, and the lines of its fields and list items."""

    begins: int
    fields: dict[str, int] = field(default_factory=dict)
    parts: dict[str, list[int]] = field(default_factory=dict)

    def line(self, name: str | None = None, part: int | None = None) -> int:
        """Return the line of a list item, or of its field, or of the card."""
        if name is None or name not in self.fields:
            return self.begins
        parts = self.parts.get(name, [])
        return parts[part] if part is not None and part < len(parts) else self.fields[name]


@dataclass(slots=True)
class FileLines:
    """The lines of all cards in file order, and of the keys outside of cards."""

    cards: list[CardLines] = field(default_factory=list)
    others: dict[str, int] = field(default_factory=dict)


def lines_of(text: str) -> FileLines:
    """Return the lines of a card file, counted from 1."""
    return _Reader(text).read()


class _Reader:
    """Scans a file once and collects lines."""

    def __init__(self, text: str) -> None:
        self.text, self.at, self.line = text, 0, 1
        self.found = FileLines()
        self.card: CardLines | None = None
        self.inside: str | None = None  # a table of a card, [card.names]

    def read(self) -> FileLines:
        while self.at < len(self.text):
            sign = self.text[self.at]
            if sign in " \t\r\n":
                self._step()
            elif sign == "#":
                self._comment()
            elif sign == "[":
                self._header()
            else:
                self._pair()
        return self.found

    def _step(self, many: int = 1) -> None:
        self.line += self.text.count("\n", self.at, self.at + many)
        self.at += many

    def _comment(self) -> None:
        end = self.text.find("\n", self.at)
        self.at = len(self.text) if end < 0 else end

    def _header(self) -> None:
        match = _HEADER.match(self.text, self.at)
        if match is None:
            self._step()
            return
        name = [part.strip() for part in match[1].strip("[").split(".")]
        if name == ["card"]:
            self.card, self.inside = CardLines(self.line), None
            self.found.cards.append(self.card)
        elif name[0] == "card" and self.card is not None:
            self.inside = name[1]
            self.card.fields.setdefault(name[1], self.line)
        else:
            self.card = self.inside = None
            self.found.others.setdefault(name[0], self.line)
        self._step(match.end() - self.at)

    def _pair(self) -> None:
        """Read a key and its value, and store the lines of the key and of list items."""
        match = _KEY.match(self.text, self.at)
        if match is None:
            self._step()
            return
        name = next((each for each in match.groups() if each is not None), "")
        if self.card is None:
            self.found.others.setdefault(name, self.line)
        elif self.inside is None:
            self.card.fields.setdefault(name, self.line)
        equals = self.text.find("=", match.end() - 1)
        self._step((equals + 1 if equals >= 0 else match.end()) - self.at)
        parts = self._value()
        if self.card is not None and self.inside is None and parts:
            self.card.parts.setdefault(name, parts)

    def _value(self) -> list[int]:
        """Skip a value and return the lines at which its list items begin."""
        depth, parts, fresh, begun = 0, [], False, False
        while self.at < len(self.text):
            sign = self.text[self.at]
            if sign == "\n" and depth == 0:
                break
            if sign == "#":
                self._comment()
                continue
            if sign in " \t\r\n,":
                fresh = fresh or (sign == "," and depth == 1)
                self._step()
                continue
            if depth == 1 and fresh and sign not in _CLOSE:
                parts.append(self.line)
                fresh = False
            if sign in "\"'":
                self._string(sign)
            else:
                if sign in _OPEN:
                    fresh = depth == 0 and sign == "[" and not begun
                    depth += 1
                elif sign in _CLOSE:
                    depth -= 1
                self._step()
            begun = True
        return parts

    def _string(self, quote: str) -> None:
        whole = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        at = self.at + len(whole)
        while at < len(self.text) and not self.text.startswith(whole, at):
            at += 2 if quote == '"' and self.text[at] == "\\" else 1
        at += len(whole)
        while len(whole) == 3 and self.text[at : at + 1] == quote:
            at += 1  # the text itself may end in up to two quotation marks
        self._step(min(at, len(self.text)) - self.at)
