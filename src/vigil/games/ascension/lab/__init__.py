"""What Ascension provides for the lab."""
