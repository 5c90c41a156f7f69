"""The code blocks of the documentation, and the comments that say how to run them.

A comment on the line before a block says how the block is treated:

    <!-- not run: it needs a public host -->
    <!-- run as: --games 5000 => --games 8; http://localhost:8300 => SERVER -->

The first one keeps a block from being run and gives the reason. The second one replaces words before the block is run;
`\\n` stands for a new line.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(
    r"(?:^<!-- (?P<how>not run|run as): (?P<what>[^\n]+?) -->\n\n?)?"
    r"^```(?P<language>\w+)(?: (?P<file>\S+))?\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
UNFENCED = re.compile(r"^    (?:\.venv/bin/)?vigil .+$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    page: str
    line: int
    language: str
    file: str | None
    """The file name under which a reader saves the block."""
    text: str
    """The code to run: the text of the block after the replacements."""
    not_run: str | None
    """Why the block isn't run."""

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"


def blocks(page: str) -> list[Block]:
    """Return the blocks of a page that have a language, in order."""
    return blocks_of(page, (ROOT / page).read_text(encoding="utf-8"))


def blocks_of(page: str, source: str) -> list[Block]:
    """Return the blocks in the source of a page."""
    found = []
    for match in BLOCK.finditer(source):
        text, what = match["text"], match["what"]
        for swap in what.split("; ") if match["how"] == "run as" else ():
            old, arrow, new = swap.partition(" => ")
            assert arrow and old in text, f"{page}: {swap!r} replaces nothing"
            text = text.replace(old, new.replace("\\n", "\n"))
        line = source.count("\n", 0, match.start("language")) + 1
        reason = what if match["how"] == "not run" else None
        found.append(Block(page, line, match["language"], match["file"], text, reason))
    return found


def commands(text: str) -> Iterator[list[str]]:
    """Return the words of every `vigil` command in a shell block, without the program. A backslash continues a line."""
    for line in text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        if words and words[0] in ("vigil", ".venv/bin/vigil"):
            yield words[1:]


def transcript(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield what is typed after `$` in a console block, with the lines shown below it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        typed, *shown = part.rstrip("\n").split("\n")
        yield typed, shown
