"""The server's storage, on SQLite or PostgreSQL: journal entries, which are the source of truth, and an index."""

from __future__ import annotations

from vigil.server.store.store import Store as Store
