impact-means = pontos; um dos baralhos a tem no lugar de outra carta
margin-means = cartas que restam no mons no fim
drawn-means = de { $n ->
    [one] { $n } jogo
   *[other] { $n } jogos
}
idle-means = de { $n ->
    [one] { $n } jogo
   *[other] { $n } jogos
} em que foi comprada: nunca jogada
length-means = rodadas, com ela em um dos baralhos
cards-head = Jogada, dos baralhos que a têm
drawn = Comprada
