"""Find the commit this program was built from."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import vigil

COMMIT = re.compile(r"[0-9a-f]{40}")


@functools.cache
def commit(package: Path = Path(vigil.__file__).parent) -> str | None:
    """Return the commit noted in `vigil/commit` by the build, or that of the checkout it runs from."""
    note = package / "commit"
    name = _line(note) if note.is_file() else _checked_out_commit(package.parents[1] / ".git")
    return name if COMMIT.fullmatch(name) else None


def _checked_out_commit(git: Path) -> str:
    """Read the commit of a checkout without running git. In a worktree, `.git` is a file that names a folder."""
    if git.is_file():
        git = (git.parent / _line(git).removeprefix("gitdir: ")).resolve()
    head = _line(git / "HEAD")
    if not head.startswith("ref: "):
        return head
    ref = head.removeprefix("ref: ")
    shared = git / _line(git / "commondir") if (git / "commondir").is_file() else git
    for folder in (git, shared):
        if name := _line(folder / ref):
            return name
    packed = [line.split() for line in _text(shared / "packed-refs").splitlines()]
    return next((line[0] for line in packed if line[1:] == [ref]), "")


def _line(path: Path) -> str:
    return _text(path).strip()


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
