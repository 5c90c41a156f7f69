"""What the bots know about Ascension: values of cards and moves, playouts, win chances, explanations."""
