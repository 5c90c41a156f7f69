"""What the lab knows of Ascension."""
