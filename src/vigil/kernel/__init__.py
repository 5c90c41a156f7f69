"""The parts that all games share: states as data, random numbers, decisions, matches, records."""
