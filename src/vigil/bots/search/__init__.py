"""Thinking ahead: information-set Monte Carlo tree search, the same for every game that has a guide."""
