"""Write src/vigil/server/web/problems.json: every error key of the program, found in its sources.

`python -m tools.list_problems` writes the file. The server uses it to explain the `type` of a problem, and a test
checks that it is up to date.
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
    """Write the file."""
    TARGET.write_text(problems_json(), "utf-8")


def problems_json() -> str:
    """Return the contents of the file."""
    return json.dumps(problems(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def problems() -> dict[str, dict[str, Any]]:
    """Return statuses and English sentences by key; several classes can share a key."""
    by_key: dict[str, dict[str, Any]] = {}
    for key, kind, english in _errors():
        entry = by_key.setdefault(key, {"status": [], "says": []})
        entry["status"] = sorted({*entry["status"], status_of(kind)})
        entry["says"] = sorted({*entry["says"], english})
    return by_key


def _errors() -> Iterator[tuple[str, type[VigilError], str]]:
    """Yield the key, class and English sentence of every error in the sources."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.stem == "__main__" or "migrations" in path.parts:
            continue  # importing them runs them, and they raise no errors of ours
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
