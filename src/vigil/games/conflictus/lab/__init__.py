"""What Conflictus provides for the lab."""
