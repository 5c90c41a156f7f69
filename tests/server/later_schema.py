"""A second version of the schema, as a later release may have, to test upgrades."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from vigil.server.store import migrate

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("decks", sa.Column("note", sa.Text, nullable=False, server_default="none"))
    op.create_index("decks_changed", "decks", ["changed"])
"""


def add_later_schema(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give this program a second migration."""
    ours = Path(migrate.scripts().dir)
    both = folder / "later-migrations"
    shutil.copytree(ours, both, ignore=shutil.ignore_patterns("__pycache__"))
    (both / "versions" / "v0002_notes.py").write_text(LATER, encoding="utf-8")
    monkeypatch.setattr(migrate, "scripts", lambda: ScriptDirectory(str(both)))
