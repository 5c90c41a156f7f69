"""Reading and writing: a screen for eyes, or plain lines for pipes and screen readers.

This is the only module that knows escape codes and where lines come from.  So that it stays so, what is shown has
those taken out that came with it: names, titles and chat are written by others.
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
WIPE = CLEAR + "\x1b[3J"  # and what has scrolled away
DEFAULT_WIDTH = 80


class EndOfInput(Exception):
    """Nobody will type any more: the pipe has ended, or Ctrl-C or Ctrl-D was pressed."""


class Terminal:
    """Where one game is shown and typed."""

    def __init__(self, plain: bool = False, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source, self.target = source or sys.stdin, target or sys.stdout
        self.typed = self.source.isatty() and self.target.isatty()  # somebody sits at a keyboard
        self.plain = plain or not self.typed or os.environ.get("TERM") == "dumb"
        self._console: Console | None = None
        self.prompt: str | None = None  # what stands before the line that is being typed
        for stream in (self.source, self.target):  # a letter that cannot be read or shown is no reason to stop
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        if self.typed and source is None:
            _line_editing()

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines."""
        found = shutil.get_terminal_size((DEFAULT_WIDTH, 24))
        return max(40, found.columns), max(16, found.lines)

    @property
    def console(self) -> Console:
        if self._console is None:
            from rich.console import Console

            self._console = Console(file=self.target, highlight=False, soft_wrap=False, emoji=False, markup=False)
        return self._console

    def say(self, *lines: str) -> None:
        """Lines of text; on a screen wrapped between words, so that a link or a file name stays whole."""
        for line in map(escape_for_terminal, lines):
            for part in (line,) if self.plain else self._wrapped(line):
                self.target.write(part + "\n")
        self.target.flush()

    def lines_of(self, *lines: str) -> int:
        """How many lines of the screen these take."""
        return sum(len(self._wrapped(line)) for line in lines)

    def copyable(self, line: str) -> None:
        """A link or a command on a line of its own, never broken, to be copied."""
        self.target.write(escape_for_terminal(line) + "\n")
        self.target.flush()

    def _wrapped(self, text: str) -> list[str]:
        from rich.text import Text

        from vigil.terminal.layout import wrap

        told = []
        for line in text.split("\n"):
            indent = " " * (len(line) - len(line.lstrip(" ")))
            told += [indent + part.plain for part in wrap(Text(line.lstrip(" ")), self.size[0] - 1 - len(indent))]
        return told

    def show(self, drawn: Iterable[RenderableType]) -> None:
        for line in drawn:
            self.console.print(_legible(line), no_wrap=True, overflow="ellipsis", crop=True)

    def clear(self) -> None:
        """A fresh screen; plain output only goes on."""
        if not self.plain:
            self.target.write(CLEAR)

    def wipe(self) -> None:
        """Nothing that was shown can be scrolled back to: the next person may look."""
        if self.typed:
            self.target.write(WIPE)
            self.target.flush()
        _forget_typed()

    def has_line(self) -> bool:
        """Whether somebody at the keyboard has typed a line that nobody has read yet."""
        if not self.typed:
            return False  # the lines of a pipe are answers to questions: they wait for theirs
        try:
            return bool(select.select([self.source], [], [], 0)[0])
        except (OSError, ValueError):
            return False

    def interject(self, line: str) -> None:
        """A line that cannot wait, from another thread; whatever is being typed stays where it was."""
        if self.prompt is None or not self.typed or self.plain:
            self.say(line)
            return
        typed = sys.modules["readline"].get_line_buffer() if "readline" in sys.modules else ""
        self.target.write(f"\r\x1b[K{escape_for_terminal(line)}\n{self.prompt}{typed}")
        self.target.flush()

    def ask(self, prompt: str = "") -> str:
        """One line that was typed, without its end."""
        prompt = escape_for_terminal(prompt)
        self.prompt = f"{prompt} " if prompt else "> "
        try:
            return self._asked(prompt)
        finally:
            self.prompt = None

    def _asked(self, prompt: str) -> str:
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


def _legible(drawn: RenderableType) -> RenderableType:
    """A drawn line with nothing in its words that the terminal would obey; its colours stay where they were."""
    from rich.text import Text

    if isinstance(drawn, str):
        return escape_for_terminal(drawn)
    if isinstance(drawn, Text) and (clean := escape_for_terminal(drawn.plain)) != drawn.plain:
        drawn = drawn.copy()
        drawn.plain = clean
    return drawn


def _line_editing() -> None:
    """Arrow keys and history, where the system has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401


def _forget_typed() -> None:
    """The next person does not find the last one's lines with the arrow keys."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()
