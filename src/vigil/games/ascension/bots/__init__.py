"""The bots of Ascension: values of cards and moves, playouts, win chances, explanations."""
