"""Conflictus Aeternus in the terminal."""
