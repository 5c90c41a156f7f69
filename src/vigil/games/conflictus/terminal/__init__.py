"""Conflictus Aeternus at the terminal."""
