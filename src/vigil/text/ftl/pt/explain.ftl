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
not-yours = O que { $who } considerou é para quem pode ver essa mão: --as all, ou --as { $seat }.
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

# Ascension.
ends-ahead = Encerra a partida estando na frente.
honor = +{ $n } de Honra agora.
card-honor = { $card ->
    [none] +{ $n } de Honra em cartas no fim.
   *[other] { $card } vale { $n } de Honra no fim.
}
runes = +{ $n } { $n ->
    [one] Runa
   *[other] Runas
} neste turno.
power = +{ $n } de Poder neste turno.
saves-runes = Deixa { $n ->
    [1] mais uma Runa
   *[other] mais { $n } Runas
} para outra coisa.
saves-power = Deixa mais { $n } de Poder para outra coisa.
thins = { $n ->
    [1] { $card ->
        [none] Livra o baralho de uma carta fraca.
       *[other] Enxuga o baralho: { $card } sai dele.
    }
   *[other] Livra o baralho de { $n } cartas fracas.
}
card-runes = { $card ->
    [none] Traz cartas que dão mais { $n ->
        [one] { $n } Runa
       *[other] { $n } Runas
    } sempre que jogadas.
   *[other] { $card } dá { $n ->
        [one] { $n } Runa
       *[other] { $n } Runas
    } sempre que é jogada.
}
card-power = { $card ->
    [none] Traz cartas que dão mais { $n } de Poder sempre que jogadas.
   *[other] { $card } dá { $n } de Poder sempre que é jogada.
}
card-draws = { $card ->
    [none] Traz uma carta que compra.
   *[other] { $card } compra { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } sempre que é jogada.
}
card-thins = { $card ->
    [none] Traz uma carta que enxuga o baralho.
   *[other] { $card } enxuga o baralho daqui em diante.
}
turn-runes = { $n ->
    [1] Uma Runa
   *[other] { $n } Runas
} a mais em cada turno que vem.
turn-power = { $n } de Poder a mais em cada turno que vem.
turn-honor = { $n } de Honra a mais em cada turno que vem.
turn-draws = { $n ->
    [1] Uma carta
   *[other] { $n } cartas
} a mais em cada turno que vem.
denies = { $card } já não fica para os outros.
razes = { $n ->
    [1] Um oponente perde um Construto.
   *[other] Os oponentes perdem { $n } Construtos.
}
takes-honor = { $n } de Honra a menos para os outros.
extra-turn = Dá outro turno.
keeps-out = { $card } fica fora do baralho.

# Conflictus.
averts = Sem isso a partida poderia ser perdida nesta rodada.
mills = { $n ->
    [1] Os oponentes tombam uma carta.
   *[other] Os oponentes tombam { $n } cartas.
}
recovers = { $n ->
    [1] Devolve uma carta ao próprio mons.
   *[other] Devolve { $n } cartas ao próprio mons.
}
saves-mons = { $n ->
    [1] Salva uma carta do próprio mons.
   *[other] Salva { $n } cartas do próprio mons.
}
destroys = { $card ->
    [none] { $n ->
        [1] Um guerreiro dos oponentes sai da mesa.
       *[other] { $n } guerreiros dos oponentes saem da mesa.
    }
   *[other] { $card } sai da mesa.
}
saves-warriors = { $card ->
    [none] { $n ->
        [1] Um guerreiro próprio sobrevive.
       *[other] { $n } guerreiros próprios sobrevivem.
    }
   *[other] { $card } sobrevive.
}
musters = { $card ->
    [none] { $n ->
        [1] Mais um guerreiro entra na mesa.
       *[other] Mais { $n } guerreiros entram na mesa.
    }
   *[other] { $card } entra na mesa.
}
places = { $card ->
    [none] { $n ->
        [1] Mais uma carta fica na mesa.
       *[other] Mais { $n } cartas ficam na mesa.
    }
   *[other] { $card } fica na mesa.
}
breaks = { $n ->
    [1] Os oponentes perdem um equipamento ou uma relíquia.
   *[other] Os oponentes perdem { $n } equipamentos ou relíquias.
}
source = { $n ->
    [1] Uma fonte a mais.
   *[other] { $n } fontes a mais.
}
saves-sources = { $n ->
    [1] Guarda uma fonte.
   *[other] Guarda { $n } fontes.
}
cancels = { $n ->
    [1] Cancela o que um oponente anunciou.
   *[other] Cancela { $n } coisas que oponentes anunciaram.
}
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
calibrate-few = poucas para julgar
calibrate-off = errada
calibrate-well = De { $bins } faixas, { $judged } têm posições suficientes, e nenhuma delas erra por mais de { $most } pontos.
calibrate-nothing = Nenhuma faixa tem posições suficientes para julgar: jogue mais partidas.
calibrate-badly = { $n ->
    [1] Uma faixa erra por mais de { $most } pontos.
   *[other] { $n } faixas erram por mais de { $most } pontos.
}
calibrate-fit = O que melhor serve: um expoente de { $choice } para decisões, com { $edge } no logaritmo das chances de quem decide, e de { $curve } para curvas.
