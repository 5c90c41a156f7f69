"""The bots of Conflictus: a quick policy, win probabilities, a lookahead with the engine, and the search guide."""
