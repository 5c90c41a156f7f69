"""`vigil serve`: the server in this process."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import threading
import webbrowser
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from vigil.cli.options import SYSTEM_LANG, Lang, app, localized
from vigil.cli.server_options import DatabaseUrl, DataDir, SettingsFile, load_settings


class LogFormat(StrEnum):
    """The format of the log."""

    text, json = "text", "json"


class LogLevel(StrEnum):
    """The lowest level that is logged."""

    debug, info, warning, error = "debug", "info", "warning", "error"


def program_command() -> str:
    """Return the command that runs this program, to copy into another terminal."""
    called = Path(sys.argv[0])
    if called.name != "vigil" or not called.is_file() or shutil.which("vigil") == str(called):
        return "vigil"
    near = os.path.relpath(called)
    return str(called) if near.startswith("..") else near


def has_window() -> bool:
    """Return whether a browser can open a window, rather than take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return not os.environ.get("SSH_CONNECTION")
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(url: str) -> None:
    """Open the page in the browser, without waiting for it."""
    if has_window():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def leave() -> None:
    """End this process at once, with everything closed and saved.

    At a normal exit, Python would walk through all memory of the games, which takes seconds on a busy machine.
    """
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(0)


@app.command()
@localized("server")
def serve(
    port: Annotated[
        int | None,
        typer.Option(
            "--port", metavar="N", min=0, max=65535, help="Port to listen on; 0 takes any free one; default: 8300."
        ),
    ] = None,
    host: Annotated[str | None, typer.Option("--host", help="Address to listen on; default: 127.0.0.1.")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let devices on the local network connect.")] = False,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the web app in a browser.")] = False,
    config: SettingsFile = None,
    data_dir: DataDir = None,
    database: DatabaseUrl = None,
    base_path: Annotated[
        str | None, typer.Option("--base-path", metavar="/PATH", help="URL path when behind a reverse proxy.")
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option("--public-url", metavar="URL", help="Public address of the server."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, help="Number of processes for bots.")
    ] = None,
    log_format: Annotated[LogFormat | None, typer.Option("--log-format", help="Format of the log.")] = None,
    log_level: Annotated[LogLevel | None, typer.Option("--log-level", help="Log level.")] = None,
    lang: Lang = SYSTEM_LANG,
) -> None:
    """Start a server for games in the browser and the terminal.

    Only this machine can connect unless you give --lan or --host. Ctrl+C stops the server; games continue when it
    starts again. You can also set most options in a TOML file or as environment variables such as VIGIL_PORT.
    """
    given = {
        "port": port,
        "host": host,
        "lan": lan or None,
        "base_path": base_path,
        "public_url": public_url,
        "bot_workers": workers,
        "log_format": log_format.value if log_format else None,
        "log_level": log_level.value if log_level else None,
    }
    from vigil.server.runner import run

    settings = load_settings(config, data_dir, database, **given).settings
    run(settings, lang, typer.echo, program_command(), show if open_page else None)
    leave()
