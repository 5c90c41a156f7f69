"""Check the form of a commit message: a short subject about one change, then a body that says why.

`.pre-commit-config.yaml` runs this as a commit-msg hook, with the file that contains the message.
"""

from __future__ import annotations

import sys
from pathlib import Path

MAX_SUBJECT = 72
BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
SCISSORS = "# ------------------------ >8 ------------------------"


def problems(message: str) -> list[str]:
    """Return what is wrong with a message, in the order of its lines. Git's own messages are fine."""
    text = message.partition(SCISSORS)[0]
    lines = [line.rstrip() for line in text.splitlines() if not line.startswith("#")]
    while lines and not lines[0]:
        del lines[0]
    if not lines:
        return ["The message is empty."]
    subject = lines[0]
    if subject.startswith(BY_GIT):
        return []
    found = []
    if len(subject) > MAX_SUBJECT:
        found.append(f"The subject has {len(subject)} characters. Use at most {MAX_SUBJECT}.")
    if ";" in subject:
        found.append("The subject has a semicolon. Make two commits, or name the one change.")
    if subject.endswith("."):
        found.append("The subject ends with a full stop. Leave it out.")
    if subject[0].islower():
        found.append("The subject starts with a small letter. Start with a capital.")
    if len(lines) > 1 and lines[1]:
        found.append("The second line has text. Leave it empty, and start the body on the third.")
    return found


def main(arguments: list[str]) -> int:
    """Print what is wrong with the message in a file."""
    (file,) = arguments
    found = problems(Path(file).read_text(encoding="utf-8"))
    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
