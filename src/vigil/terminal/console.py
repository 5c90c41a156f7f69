"""Input and output: a drawn screen, or plain lines for pipes and screen readers.

Only this module writes escape codes. It removes those in the texts it shows, because names, titles and chat come
from other players.
"""

from __future__ import annotations

import contextlib
import io
import os
import select
import shutil
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, TextIO

from vigil.kernel.text_safety import escape_for_terminal

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

CLEAR = "\x1b[H\x1b[2J"
WIPE = CLEAR + "\x1b[3J"  # the scrollback too
DEFAULT_WIDTH = 80


class EndOfInput(Exception):
    """The input has ended, or the player pressed Ctrl+C or Ctrl+D."""


class Terminal:
    """Shows a game and reads what players type."""

    def __init__(self, plain: bool = False, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source, self.target = source or sys.stdin, target or sys.stdout
        self.typed = self.source.isatty() and self.target.isatty()  # a person types
        self.plain = plain or not self.typed or os.environ.get("TERM") == "dumb"
        self._console: Console | None = None
        self.prompt: str | None = None  # the prompt of the line being typed
        for stream in (self.source, self.target):  # show characters that cannot be encoded as ?
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        if self.typed and source is None:
            with contextlib.suppress(ImportError):  # arrow keys and history, if the system has readline
                import readline  # noqa: F401

    @property
    def size(self) -> tuple[int, int]:
        """The screen in columns and lines."""
        size = shutil.get_terminal_size((DEFAULT_WIDTH, 24))
        return max(40, size.columns), max(16, size.lines)

    @property
    def console(self) -> Console:
        """The Rich console, created on first use."""
        if self._console is None:
            from rich.console import Console

            self._console = Console(file=self.target, highlight=False, soft_wrap=False, emoji=False, markup=False)
        return self._console

    def say(self, *lines: str) -> None:
        """Print lines of text; on a screen, wrap them between words, which keeps links and file names intact."""
        for line in map(escape_for_terminal, lines):
            for part in (line,) if self.plain else self._wrap(line):
                self.target.write(part + "\n")
        self.target.flush()

    def lines_of(self, *lines: str) -> int:
        """Return how many lines of the screen these texts take."""
        return sum(len(self._wrap(line)) for line in lines)

    def copyable(self, *lines: str) -> None:
        """Print links, commands or tables line by line, never wrapped, so that they can be copied."""
        for line in map(escape_for_terminal, lines):
            self.target.write(line + "\n")
        self.target.flush()

    def _wrap(self, text: str) -> list[str]:
        from rich.text import Text

        from vigil.terminal.layout import wrap

        lines = []
        for line in text.split("\n"):
            indent = " " * (len(line) - len(line.lstrip(" ")))
            lines += [indent + part.plain for part in wrap(Text(line.lstrip(" ")), self.size[0] - 1 - len(indent))]
        return lines

    def show(self, drawing: Iterable[RenderableType]) -> None:
        """Print a drawing."""
        for line in drawing:
            self.console.print(_escape(line), no_wrap=True, overflow="ellipsis", crop=True)

    def clear(self) -> None:
        """Clear the screen, unless output is plain."""
        if not self.plain:
            self.target.write(CLEAR)

    def wipe(self) -> None:
        """Clear the screen and its scrollback before the next player looks."""
        if self.typed:
            self.target.write(WIPE)
            self.target.flush()
        _clear_history()

    def has_line(self) -> bool:
        """Return whether a person has typed a line that has not been read."""
        if not self.typed:
            return False  # lines of a pipe answer questions and wait for them
        try:
            return bool(select.select([self.source], [], [], 0)[0])
        except (OSError, ValueError):
            return False

    def interject(self, line: str) -> None:
        """Print an urgent line from another thread without disturbing the line being typed."""
        if self.prompt is None or not self.typed or self.plain:
            self.say(line)
            return
        typed = sys.modules["readline"].get_line_buffer() if "readline" in sys.modules else ""
        self.target.write(f"\r\x1b[K{escape_for_terminal(line)}\n{self.prompt}{typed}")
        self.target.flush()

    def ask(self, prompt: str = "") -> str:
        """Return one line of input without its line break."""
        prompt = escape_for_terminal(prompt)
        self.prompt = f"{prompt} " if prompt else "> "
        try:
            return self._read_line(prompt)
        finally:
            self.prompt = None

    def _read_line(self, prompt: str) -> str:
        try:
            if self.typed and not self.plain:
                return input(f"{prompt} " if prompt else "> ")
            self.target.write(f"{prompt}\n" if prompt else "")
            self.target.flush()
            if self.typed:
                return input()
            line = self.source.readline()
        except (EOFError, KeyboardInterrupt):
            self.target.write("\n")
            raise EndOfInput from None
        if not line:
            raise EndOfInput
        return line.rstrip("\r\n")


def _escape(drawn: RenderableType) -> RenderableType:
    """Return a drawn line without control characters in its text, and with its colors."""
    from rich.text import Text

    if isinstance(drawn, str):
        return escape_for_terminal(drawn)
    if isinstance(drawn, Text) and (clean := escape_for_terminal(drawn.plain)) != drawn.plain:
        drawn = drawn.copy()
        drawn.plain = clean
    return drawn


def _clear_history() -> None:
    """Delete the history, so that the next player cannot see the last one's lines."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()
