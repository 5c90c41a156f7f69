"""What the texts of all games share in each language: connectives, numbers, elision."""
