"""The bots of Conflictus: the playout policy, win chances, a lookahead with the engine, and the search guide."""
