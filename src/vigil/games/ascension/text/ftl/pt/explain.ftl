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
razes = { $n ->
    [1] Um oponente perde um Construto.
   *[other] Os oponentes perdem { $n } Construtos.
}
takes-honor = { $n } de Honra a menos para os outros.
extra-turn = Dá outro turno.
