"""Writes src/vigil/server/web/problems.json: every refusal there is, found in the program itself.

`python -m tools.list_problems` writes the file.  The server shows from it what the `type` of a problem
means; a test says whether it is up to date.
"""

from __future__ import annotations

import ast
import importlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import vigil
from vigil.kernel.errors import VigilError
from vigil.server.web.problems import status_of

SOURCE = Path(vigil.__file__).parent
TARGET = SOURCE / "server" / "web" / "problems.json"


def main() -> None:
    TARGET.write_text(made(), "utf-8")


def made() -> str:
    """The file: for every key its status, and what is said in English."""
    return json.dumps(known(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def known() -> dict[str, dict[str, Any]]:
    """What is raised anywhere, by key; one key may stand for the same sentence from several classes."""
    found: dict[str, dict[str, Any]] = {}
    for key, kind, english in _raised():
        entry = found.setdefault(key, {"status": [], "says": []})
        entry["status"] = sorted({*entry["status"], status_of(kind)})
        entry["says"] = sorted({*entry["says"], english})
    return found


def _raised() -> Iterator[tuple[str, type[VigilError], str]]:
    """The key, the class and the English of every error that is made."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.stem == "__main__" or "migrations" in path.parts:
            continue  # these run when they are imported, and raise nothing of ours
        inside = path.relative_to(SOURCE.parent).with_suffix("").parts
        module = importlib.import_module(".".join(part for part in inside if part != "__init__"))
        tree = ast.parse(path.read_text(encoding="utf-8"))
        kinds = [part for part in ast.walk(tree) if isinstance(part, ast.ClassDef)]
        owners = {part: kind.name for kind in kinds for part in ast.walk(kind)}
        for part in ast.walk(tree):
            match part:
                case ast.Call(func=func, args=[ast.Constant(value=str(key)), ast.Constant(value=str(english)), *_]):
                    name = getattr(func, "id", "") or getattr(func, "attr", "")
                    if name == "__init__" and re.fullmatch(r"[a-z]+(-[a-z]+)+", key):
                        name = owners.get(part, "")
                    kind = getattr(module, name, None)
                    if isinstance(kind, type) and issubclass(kind, VigilError):
                        yield key, kind, english


if __name__ == "__main__":
    main()
