"""Options that all server commands share: where the settings and data are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from vigil.server.settings import Loaded, Settings

SettingsFile = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help="Settings file (TOML); default: VIGIL_CONFIG."),
]
DataDir = Annotated[Path | None, typer.Option("--data-dir", metavar="FOLDER", help="Folder for all server data.")]
DatabaseUrl = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
]


def load_settings(file: Path | None, data_dir: Path | None, database: str | None = None, **more: Any) -> Loaded:
    """Return the effective settings, and where each one comes from."""
    from vigil.server.settings import load

    given = {"data_dir": str(data_dir) if data_dir else None, "database": database}
    return load(file, given | more)


def set_up(file: Path | None, data_dir: Path | None, database: str | None = None) -> Settings:
    return load_settings(file, data_dir, database).settings


def say(key: str, lang: str, **values: Any) -> str:
    """Format a message of admin.ftl, translating errors among its values."""
    from vigil.kernel.errors import VigilError
    from vigil.text import error_text
    from vigil.text.fluent import message

    said = {name: error_text(value, lang) if isinstance(value, VigilError) else value for name, value in values.items()}
    return message("admin", key, lang, **said) or key
