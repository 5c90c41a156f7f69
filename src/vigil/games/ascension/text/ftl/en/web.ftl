setting-sets = Cards in the center deck
setting-mode = Game mode
setting-edition = Printing of the base cards
setting-honor_pool = Honor in the pool (default: standard rules)
setting-copies = Copies of a card in the center deck
