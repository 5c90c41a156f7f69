"""The command line: `vigil play`, `watch`, `replay`, `continue`, `cards`, `deck`, `rules`,
`sim`, `report`, `card`, `compare`, `serve`, `doctor`, `backup`, `admin` and more.

Only what the chosen command needs is imported, so that help is there at once: the modules
here hold the commands, and each command imports its work when it is called.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from vigil import registry
from vigil.cli.options import app

# isort: split
# In the order in which `vigil --help` lists their commands.
from vigil.cli import play

# isort: split
from vigil.cli import online

# isort: split
from vigil.cli import reference

# isort: split
from vigil.cli import bots

# isort: split
from vigil.cli import sim

# isort: split
from vigil.cli import card

# isort: split
from vigil.cli import serve

# isort: split
from vigil.cli import server

# isort: split
from vigil.cli import admin

# the commands are there once their modules are
__all__ = ["admin", "app", "bots", "card", "main", "online", "play", "reference", "serve", "server", "sim"]


def version(wanted: bool) -> None:
    if wanted:
        from vigil import __version__

        typer.echo(f"vigil {__version__}")
        raise typer.Exit


@app.callback()
def top(
    _: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version.")] = False,
) -> None:
    """Options of the program itself."""
    for game, why in registry.failures().items():
        typer.echo(f"vigil: the installed game {game} does not load ({why}); the others work", err=True)


def open_streams() -> None:
    """Started with a closed input or output: it is empty, and leads nowhere."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115


def main() -> None:
    """The console script."""
    open_streams()
    app()
