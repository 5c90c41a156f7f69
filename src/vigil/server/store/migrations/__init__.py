"""Migrations: numbered, forward only.  A file of `versions` is never changed once it was released."""
