"""The laboratory: many games at once, what they come to, and how sure of it one may be."""
