"""The texts of Conflictus Aeternus: card texts with a grammar for each language, and messages during a game."""
