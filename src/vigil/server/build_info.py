"""Which commit this program was made from, where that can be known without asking anybody."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import vigil

COMMIT = re.compile(r"[0-9a-f]{40}")


@functools.cache
def commit(package: Path = Path(vigil.__file__).parent) -> str | None:
    """The commit noted when the program was packed (`vigil/commit`), else that of the checkout it runs from."""
    noted = package / "commit"
    found = _line(noted) if noted.is_file() else _checked_out(package.parents[1] / ".git")
    return found if COMMIT.fullmatch(found) else None


def _checked_out(git: Path) -> str:
    """The commit of a checkout, read without git; a worktree's `.git` is a file that says where to look."""
    if git.is_file():
        git = (git.parent / _line(git).removeprefix("gitdir: ")).resolve()
    head = _line(git / "HEAD")
    if not head.startswith("ref: "):
        return head
    ref = head.removeprefix("ref: ")
    shared = git / _line(git / "commondir") if (git / "commondir").is_file() else git
    for place in (git, shared):
        if found := _line(place / ref):
            return found
    packed = [line.split() for line in _text(shared / "packed-refs").splitlines()]
    return next((line[0] for line in packed if line[1:] == [ref]), "")


def _line(path: Path) -> str:
    return _text(path).strip()


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
