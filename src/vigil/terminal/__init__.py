"""The table in a terminal: drawn for eyes, or told line by line for ears and pipes."""
