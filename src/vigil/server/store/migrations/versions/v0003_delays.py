"""What those who do not play are told of a table, and when; names as they look to a reader."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from vigil.server.display_names import skeleton

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("begun", sa.BigInteger))
    op.add_column("tables", sa.Column("ended", sa.BigInteger))
    op.add_column("tables", sa.Column("delay", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("look", sa.Text))
    uncounted = sa.text("status = 'over' AND rated IS NULL")
    op.create_index("tables_uncounted", "tables", ["ended"], sqlite_where=uncounted, postgresql_where=uncounted)
    op.create_index("people_look", "people", ["look"])
    here = op.get_bind()
    # The last change stands for both times: later than what it stands for, so that nothing is told too early.
    here.execute(sa.text("UPDATE tables SET begun = changed WHERE status <> 'open'"))
    here.execute(sa.text("UPDATE tables SET ended = changed WHERE status IN ('over', 'aborted')"))
    here.execute(sa.text("UPDATE tables SET rated = changed WHERE status = 'over' AND rated IS NULL"))
    for table, options in here.execute(sa.text("SELECT id, options FROM tables WHERE options LIKE '%delay%'")).all():
        delay = 1000 * int(json.loads(options).get("delay", 0))
        here.execute(sa.text("UPDATE tables SET delay = :delay WHERE id = :id"), {"delay": delay, "id": table})
    for person, name in here.execute(sa.text("SELECT id, name FROM people WHERE login IS NOT NULL")).all():
        here.execute(sa.text("UPDATE people SET look = :look WHERE id = :id"), {"look": skeleton(name), "id": person})
