"""The games.  Each is a stranger to the others."""
