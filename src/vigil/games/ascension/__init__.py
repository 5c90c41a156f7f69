"""Ascension: the base set and Return of the Fallen, 1 to 6 players."""
