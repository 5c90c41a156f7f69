"""How greedy plays Conflictus: it imagines what an option leads to, and compares what then lies on the table."""
