"""Conflictus Aeternus: sources, piles, a response stack, combat that mills; Classic and Rapidinha, 2 to 4 players."""
