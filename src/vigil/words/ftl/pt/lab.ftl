# O que o laboratório diz: vigil sim e vigil report.
game-ascension = Ascension
game-conflictus = Conflictus Aeternus
title = { $game } · { $games } partidas · semente { $seed }
stopped = Interrompido: { $done } de { $asked } partidas foram jogadas.
player = Jogador
wins = Vitórias
win-rate = Taxa de vitória (95 %)
mean-score = Pontuação média
drawn-n = (+{ $n } empatadas)
turn-order = Ordem de jogo
turn-n = { $n ->
    [1] começa
   *[other] joga em { $n }º
}
seat = Assento
seat-n = Assento { $n }
deck = Baralho
length = Duração: { $mean } turnos em média, mediana { $median }, de { $least } a { $most }.
endings = Fim por: { $endings }.
ending-honor = reserva vazia
ending-rounds = limite de rodadas
ending-conceded = desistência
ending-mons = mons vazio
ending-drawn = empate
speed = { $rate } partidas por segundo.
rate = { $n } partidas/s
