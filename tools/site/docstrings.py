"""Convert docstrings for Sphinx: they are plain text, with only backticks and indented code as markup."""

from __future__ import annotations

import re

from sphinx.application import Sphinx

CODE = re.compile(r"(`[^`\n]+`)")
MARKUP = re.compile(r"([*|\\]|(?<=\w)_\b)")


def prepare(_app: Sphinx, _what: str, _name: str, _obj: object, _options: object, lines: list[str]) -> None:
    """Turn a docstring into reStructuredText, in place: code stays code, and everything else is escaped."""
    prepared: list[str] = []
    inside = False  # an indented block after an empty line is code
    for line in lines:
        indented = line.startswith("    ")
        if indented and not inside and prepared and not prepared[-1]:
            inside = True
            prepared += ["::", ""]
        elif line and not indented:
            inside = False
        prepared.append(line if inside else escaped(line))
    lines[:] = prepared


def escaped(line: str) -> str:
    """Return a line of a docstring as reStructuredText that shows the same characters."""
    parts = CODE.split(line)
    parts[::2] = [MARKUP.sub(r"\\\1", part) for part in parts[::2]]
    parts[1::2] = [f"`{part}`" for part in parts[1::2]]
    return "".join(parts)


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx when it loads `conf.py`, which imports this function."""
    app.connect("autodoc-process-docstring", prepare)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
