"""What a server keeps: entries, which are the truth, and an index over them; on SQLite and PostgreSQL alike."""
