"""The rules of Ascension."""
