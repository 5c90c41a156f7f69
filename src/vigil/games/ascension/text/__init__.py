"""The texts of Ascension: its effects, questions and events in four languages."""
