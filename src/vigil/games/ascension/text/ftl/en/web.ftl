setting-sets = Cards in the center deck
setting-mode = Who plays against whom
setting-edition = Printing of the base cards
setting-honor_pool = Honor in the pool (default: as in the rules)
setting-copies = Copies of a card in the center deck
