"""How Ascension is played by those who are not people: what cards are worth, and what is best now."""
