"""The words of Conflictus Aeternus: a grammar per language, and what is said at the table."""
