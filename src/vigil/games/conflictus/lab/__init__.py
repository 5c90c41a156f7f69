"""What the lab knows of Conflictus."""
