# O que o laboratório diz: vigil sim e vigil report.
title = { $game } · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} · semente { $seed }
stopped = Interrompido: { $done } de { $asked } partidas foram jogadas.
player = Jogador
wins = Vitórias
win-rate = Taxa de vitória (95%)
mean-score = Pontuação média
thinking = Pensando, s/partida
drawn-n = (+{ $n } empatadas)
substituted = { $name } abandonou o lugar em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $instead } fez { $answers ->
    [one] { $answers } escolha
   *[other] { $answers } escolhas
} em seu lugar.
substituted-why = Primeiro motivo: { $why }
turn-order = Ordem de jogo
turn-n = { $n ->
    [1] começa
   *[other] joga em { $n }º
}
seat = Lugar
seat-n = Lugar { $n }
deck = Baralho
uneven = Os lugares (e baralhos) dão a volta em { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}; sobram { $left } de { $games } que não completam uma volta, e alguém teve um deles mais vezes.
decks-stay = Cada jogador ficou com o mesmo baralho, por isso os resultados não separam a força do jogador da força do baralho. Sem --decks, ou com mais baralhos que lugares, os baralhos circulam.
length = Duração: { $mean } turnos em média, mediana { $median }, de { $least } a { $most }.
endings = Fim por: { $endings }.
ending-rounds = limite de rodadas
ending-turn_limit = limite de rodadas
ending-conceded = desistência
figures = { $path } tem as estatísticas de { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
speed = { $rate } partidas por segundo.
rate = { $n } partidas/s

# O relatório.
over = Vigil · laboratório
played-by = Jogado por { $names }
tile-games = { $n ->
    [one] partida
   *[other] partidas
}
tile-turns = turnos na partida mediana
tile-begins = vitórias de quem começa
tile-ending = terminaram por: { $how }
points = { $n } p.p.
h-wins = Taxas de vitória
p-wins = O ponto é a parte das partidas vencidas, a linha seu intervalo de 95%. A linha tracejada é onde todos estariam se fossem iguais.
by-order = Por ordem de jogo
by-seat = Por lugar à mesa
h-length = Duração da partida
x-turns = turnos
x-turn = turno
h-gain = Pontuação ganha em cada turno (média, com intervalo de 95%)
winners = vencedores
others = os outros
h-decks = Baralhos
p-decks = Com que frequência cada baralho venceu, com qualquer jogador e contra qualquer baralho.
h-matrix = Confrontos entre baralhos
p-matrix = O baralho à esquerda contra o de cima. Em negrito: o intervalo não contém a metade. Embaixo: metade da largura do intervalo.
h-acquired = Cartas compradas e taxas de vitória
p-acquired = À direita: cartas que muitos compraram. Acima: quem comprou venceu mais vezes que outros no mesmo lugar que não compraram. Isto mostra o que os vencedores fazem, não o que os faz vencer: quem está na frente pode pagar as cartas caras.
x-acquired = parte dos jogadores que a compraram
y-worth = taxa de vitória em comparação com quem não o fez
when-acquired = Quando foi comprada
table-acquired = { $n ->
    [1] A carta comprada, em números
   *[other] Todas as { $n } cartas compradas, em números
}
h-played = Cartas que entraram em jogo e taxas de vitória
p-played = À direita: cartas que muitos puseram em jogo. Acima: quem o fez venceu mais vezes que o mesmo jogador com o mesmo baralho que não o fez. Partidas longas põem mais cartas em jogo; leia à parte as baratas e as caras.
x-played = parte dos jogadores que a puseram em jogo
when-played = Quando entrou em jogo
table-played = { $n ->
    [1] A carta jogada, em números
   *[other] Todas as { $n } cartas jogadas, em números
}
col-card = Carta
col-acquired = jogadores que a compraram
col-played = jogadores que a jogaram
col-copies = vezes por partida
col-turn = turno da primeira
col-rate = venceram
col-worth = em comparação com quem não o fez
h-differences = Dois experimentos comparados
p-differences = { $one } menos { $other }. À direita do zero { $one } tem mais; o cinza pode ser acaso.
p-paired = Os dois têm as mesmas distribuições de cartas, por isso são comparados distribuição a distribuição.
difference-player = vitórias de { $name }
difference-begins = vitórias de quem começa
difference-deck = vitórias de { $name }
difference-length = Duração: { $one } turnos contra { $other }, uma diferença de { $by } (95%: { $low } a { $high }).
different-acquired = Cartas compradas com mais ou menos frequência
different-played = Cartas postas em jogo com mais ou menos frequência
h-how = Como ler isto
p-how = Os intervalos são de 95%: de cem deles, uns cinco não contêm a verdade; entre muitas cartas algumas parecem melhores ou piores só por acaso. As taxas de vitória têm o intervalo de Wilson, alargado onde as partidas de uma mesma distribuição se parecem; as diferenças comparam jogadores só com os de sua espécie. Um empate é meia vitória.
made-by = Feito pelo Vigil { $version } a partir de { $file }.
written = Escrito: { $path }

setting-players = jogadores
setting-rounds = rodadas no máximo
setting-cards = cartas personalizadas
setting-yes = sim
setting-no = não

# Defaults for games without messages of their own.
h-score-by-turn = A pontuação, turno a turno
p-score-by-turn = Pontuação ao fim de cada turno próprio. A linha é a partida mediana; a faixa contém a metade central das partidas.
col-score = pontuação em comparação com quem não o fez
