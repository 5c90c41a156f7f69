# Por que um bot fez o que fez, e como foi uma partida.

# Em torno de uma explicação.
considered = { $who }: { $option }. { $sims ->
    [one] { $sims } simulação
   *[other] { $sims } simulações
} na escolha { $number }.
evidently = { $who }: { $option } (escolha { $number }). Sobressaía à primeira vista, e nenhuma outra opção foi tentada; chance { $chance }.
forced = { $who }: { $option } (escolha { $number }). Não havia outra opção; chance { $chance }.
row = { $mark } { $chance }  { $visits }×  { $option }
row-plain = { $option }: chance { $chance }, tentada { $visits ->
    [one] { $visits } vez
   *[other] { $visits } vezes
}
row-chosen = { $option } (escolhida): chance { $chance }, tentada { $visits ->
    [one] { $visits } vez
   *[other] { $visits } vezes
}
rest = { $n ->
    [1] Outra opção não foi tentada.
   *[other] Outras { $n } opções não foram tentadas.
}
why = Por quê: { $text }
not-yours = O que { $who } considerou é para quem pode ver essa mão: --view-from all, ou --view-from { $seat }.
roughly = ≈ { $text }

# Razões, dos dois jogos.
wins = Vence a partida.
draws = { $n ->
    [1] Compra uma carta.
   *[other] Compra { $n } cartas.
}
robs = { $n ->
    [1] Tira uma carta da mão de um oponente.
   *[other] Tira { $n } cartas da mão dos oponentes.
}
evident = Sobressaía à primeira vista, e nenhuma outra opção foi tentada.
only = Não havia outra opção.
quiet = Não muda nada que se possa contar de imediato.
better = Vence { $n ->
    [1] uma partida
   *[other] { $n } partidas
} em cem a mais que “{ $other }”.
worse = “{ $other }” venceria { $n ->
    [1] uma partida
   *[other] { $n } partidas
} em cem a mais.
as-good = É mais ou menos tão bom quanto “{ $other }”.

ends-ahead = Encerra a partida estando na frente.
denies = { $card } já não fica para os outros.
keeps-out = { $card } fica fora do baralho.

averts = Sem isso a partida poderia ser perdida nesta rodada.
holds-back = { $card } fica guardada para uma resposta.

# A curva de uma partida.
curve-title = Chance de vencer, com uma faixa de 95% das simulações
curve-sims = { $n ->
    [one] { $n } simulação
   *[other] { $n } simulações
} por turno, a partir do que um espectador poderia saber.
curve-rounds = rodadas
curve-turn = turno
curve-now = { $turn }. { $who }: { $chances }
curve-end = Fim: { $who ->
    [none] ninguém venceu.
   *[other] { $who } venceu.
}
curve-open = A partida ainda não acabou.
curve-kept = A figura está em { $file }.

# Se as chances se cumprem.
calibrate-title = { $game }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $bots }, { $sims } simulações por decisão, semente { $seed }
calibrate-of-choice = Chances ditas a quem decide ({ $n } posições)
calibrate-of-curve = Chances da curva ({ $n } posições)
calibrate-head-bin = dita
calibrate-head-n = posições
calibrate-head-mean = média
calibrate-head-won = vencidas
calibrate-head-difference = diferença (95%)
calibrate-few = poucas posições
calibrate-off = errada
calibrate-well = De { $bins } faixas, { $judged } têm posições suficientes, e nenhuma delas erra por mais de { $most } pontos.
calibrate-nothing = Nenhuma faixa tem posições suficientes. Jogue mais partidas.
calibrate-badly = { $n ->
    [1] Uma faixa erra por mais de { $most } pontos.
   *[other] { $n } faixas erram por mais de { $most } pontos.
}
calibrate-fit = O que melhor serve: um expoente de { $choice } para decisões, com { $edge } no logaritmo das chances de quem decide, e de { $curve } para curvas.
