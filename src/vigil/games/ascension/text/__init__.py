"""The words of Ascension: its effects, questions and events in four languages."""
