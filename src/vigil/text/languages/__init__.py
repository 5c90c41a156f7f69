"""What the words of both games share: the walk from a tree to sentences, and how each language joins them."""
