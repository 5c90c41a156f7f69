"""The common language of cards and the machine that runs it; no game's own verbs."""
