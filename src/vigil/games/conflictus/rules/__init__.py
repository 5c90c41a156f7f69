"""The rules of Conflictus Aeternus."""
