# Any game without a screen of its own.

gen-open = Na mesa
gen-nothing = Não há nada para mostrar.
gen-begins = O jogo começa.
gen-score = Pontos
seeing-move = jogada { $n }
key-fields = tudo o que está na mesa
