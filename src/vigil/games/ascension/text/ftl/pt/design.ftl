impact-means = pontos; a moeda a deu a um jogador no começo da rodada 2
margin-means = Honra no fim
taken-means = de { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
} em que podia ser paga
left-means = de { $n ->
    [one] { $n } vez
   *[other] { $n } vezes
} em que veio à linha
idle-means = de { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
} com o dono: nada veio dela
length-means = rodadas, com ela no baralho central
cards-head = Levada, das vezes em que veio à linha
taken = Levada
left = Deixada
