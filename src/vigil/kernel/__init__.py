"""What every game needs and no game owns: data, luck, decisions, matches, records."""
