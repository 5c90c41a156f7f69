"""Find Node and Chromium for the tests of the web app, and decide what to do without them."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

from tools import prerequisites

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
TABLE = ROOT / "src" / "vigil" / "server" / "web" / "table"
NPM = WEB / "tools" / "npm"

NO_MODULES = "the tests of the browser's table need what it is built with: make web"
NOT_BUILT = "the browser's table is not built, or older than its sources: make web"

PATIENCE = 600
"""Timeout in seconds, after which a run is killed with all its processes."""


def chromium() -> str:
    """Return the path of Chromium: from CHROMIUM, the PATH, or `make test-tools`."""
    path = prerequisites.chromium()
    if path is None:
        raise FileNotFoundError(prerequisites.CHROMIUM.wanted)
    return str(path)


def make(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `make` in the project root, independent of the `make` that runs the tests."""
    around = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    return subprocess.run(
        ["make", "--no-print-directory", *arguments],
        cwd=ROOT, env={**around, **variables}, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        encoding="utf-8",
    )  # fmt: skip


def needs_building(*more: str, table: str = TABLE.relative_to(ROOT).as_posix()) -> bool:
    """Return whether `make web` would rebuild the client in this folder."""
    asked = make("--question", f"WEB={table}", *more, f"{table}/index.html")
    if asked.returncode not in (0, 1):
        raise RuntimeError(asked.stderr)
    return asked.returncode == 1


def npm(*arguments: str, **variables: str) -> tuple[int, str]:
    """Run npm in web/ with these arguments. Return its exit status and output."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("VIGIL")}
    process = subprocess.Popen(
        [str(NPM), *arguments],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
        env={**plain, "NO_COLOR": "1", **variables}, start_new_session=True,
    )  # fmt: skip
    try:
        output, _ = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, _ = process.communicate()
        return 124, f"{output}\nended after {PATIENCE} seconds"
    return process.returncode, output
