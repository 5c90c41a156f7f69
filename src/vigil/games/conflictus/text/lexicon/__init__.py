"""The words of Conflictus in each language: tables without grammar."""
