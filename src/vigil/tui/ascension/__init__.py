"""Ascension at the terminal."""
