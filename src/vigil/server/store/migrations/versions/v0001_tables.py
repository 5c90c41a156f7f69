"""Entries, the index of tables, people, sessions, tokens, leases, ratings, decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="entries_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("creator", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seats_to_act", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("rated_at", sa.BigInteger),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("delay", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("tables_status", "tables", ["status", "created", "id"])
    op.create_index("tables_creator", "tables", ["creator"])
    uncounted = sa.text("status = 'over' AND rated_at IS NULL")
    op.create_index("tables_uncounted", "tables", ["ended"], sqlite_where=uncounted, postgresql_where=uncounted)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person_id", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", name="seats_pkey"),
    )
    op.create_index("seats_person", "seats", ["person_id"])
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.Text, unique=True),
        sa.Column("skeleton", sa.Text),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("last_seen", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_index("people_last_seen", "people", ["kind", "last_seen"])
    op.create_index("people_owner", "people", ["owner"])
    op.create_index("people_skeleton", "people", ["skeleton"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person_id"])
    op.create_index("sessions_expires", "sessions", ["expires"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, nullable=False, unique=True),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("last_used", sa.BigInteger),
        sa.Column("revoked", sa.BigInteger),
        sa.Column("expires", sa.BigInteger),
    )
    op.create_index("tokens_person", "tokens", ["person_id"])
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_process", "leases", ["process"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "mode", "kind", "player", name="ratings_pkey"),
    )
    op.create_index("ratings_player", "ratings", ["player"])
    op.create_table(
        "decks",
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "name", name="decks_pkey"),
    )
