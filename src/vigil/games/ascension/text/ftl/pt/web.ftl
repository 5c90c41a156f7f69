setting-sets = As cartas do baralho central
setting-mode = Modo de jogo
setting-edition = A impressão das cartas básicas
setting-honor_pool = Honra na reserva; sem valor, a que as regras dão
setting-copies = Quantas de uma carta há no baralho central
