"""Information-set Monte Carlo tree search, for every game that has a guide."""
