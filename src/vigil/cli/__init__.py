"""The command line: `vigil play`, `watch`, `sim`, `serve` and more.

The modules of this package define the commands. Each command imports what it needs when it runs, so help
and errors appear at once.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from vigil import registry
from vigil.cli.options import app

# In the order in which `vigil --help` lists their commands.
from vigil.cli import play, online, reference, bots, sim, card, serve, server, admin  # isort: skip

# importing a module registers its commands
__all__ = ["admin", "app", "bots", "card", "main", "online", "play", "reference", "serve", "server", "sim"]


def version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        from vigil import __version__

        typer.echo(f"vigil {__version__}")
        raise typer.Exit


@app.callback()
def top(
    _: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version.")] = False,
) -> None:
    """Handle options of the program, and warn about games that do not load."""
    for game, why in registry.failures().items():
        typer.echo(f"vigil: the installed game {game} does not load ({why}); the others work", err=True)


def open_streams() -> None:
    """Replace standard streams that are closed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def main() -> None:
    """Run the command line."""
    open_streams()
    app()
