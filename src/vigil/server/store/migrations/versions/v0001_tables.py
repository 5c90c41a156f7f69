"""Entries, the index of tables, people, sessions, tokens, leases, ratings, decks.

Databases of this version exist, so nothing here may change: a later migration changes the tables.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

META = MetaData()

Table(
    "entries",
    META,
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="entries_pkey"),
    sqlite_with_rowid=False,  # stored in key order, so that a table's entries are adjacent
)

TABLES = Table(
    "tables",
    META,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("creator", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seats_to_act", Text, nullable=False),
    Column("outcome", Text),
    Column("rated_at", BigInteger),  # when the finished game was rated, or found not to count
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("delay", BigInteger, nullable=False, server_default="0"),
    Index("tables_status", "status", "created", "id"),
    Index("tables_creator", "creator"),
)
UNCOUNTED = text("status = 'over' AND rated_at IS NULL")
Index("tables_uncounted", TABLES.c.ended, sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED)

Table(
    "seats",
    META,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person_id", Text),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    PrimaryKeyConstraint("table_id", "seat", name="seats_pkey"),
    Index("seats_person", "person_id"),
)

Table(
    "people",
    META,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the normalized name; guests have none, and may share a name
    Column("skeleton", Text),  # what the name looks like (display_names.skeleton); guests have none
    Column("lang", Text, nullable=False),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    Column("last_seen", BigInteger, nullable=False),
    Column("owner", Text),
    Column("settings", Text, nullable=False),
    Index("people_last_seen", "kind", "last_seen"),
    Index("people_owner", "owner"),
    Index("people_skeleton", "skeleton"),
)

Table(
    "sessions",
    META,
    Column("hash", Text, primary_key=True),
    Column("person_id", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("sessions_person", "person_id"),
    Index("sessions_expires", "expires"),
)

Table(
    "tokens",
    META,
    Column("id", Text, primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("person_id", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("last_used", BigInteger),
    Column("revoked", BigInteger),
    Column("expires", BigInteger),
    Index("tokens_person", "person_id"),
)

Table(
    "leases",
    META,
    Column("table_id", Text, primary_key=True),
    Column("process", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("leases_process", "process"),
)

Table(
    "ratings",
    META,
    Column("player", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("game", "mode", "kind", "player", name="ratings_pkey"),
    Index("ratings_player", "player"),
)

Table(
    "decks",
    META,
    Column("person_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    PrimaryKeyConstraint("person_id", "game", "name", name="decks_pkey"),
)


def upgrade() -> None:
    META.create_all(op.get_bind(), checkfirst=False)
