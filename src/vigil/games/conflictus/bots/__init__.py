"""How bots play Conflictus: a quick policy, chances of winning, a lookahead with the engine, and the search's guide."""
