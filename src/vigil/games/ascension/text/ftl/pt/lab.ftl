h-score-by-turn = A Honra, turno a turno
p-score-by-turn = Honra ao fim de cada turno próprio, com a das cartas do baralho. A linha é a partida mediana; a faixa contém a metade central das partidas.
col-score = Honra em comparação com quem não o fez
setting-sets = cartas
setting-mode = modo
setting-edition = edição
setting-honor_pool = Honra na reserva
setting-copies = cópias
value-sets-base = jogo base
value-sets-fallen = O Retorno do Caído
value-sets-both = as duas séries
value-mode-free = cada um por si
value-mode-teams = equipes
value-mode-solo = solo
value-edition-first = primeira
value-edition-anniversary = de aniversário
ending-honor = reserva vazia
h-gain = Honra ganha em cada turno (média, com intervalo de 95%)
h-defeated = Monstros derrotados e taxas de vitória
p-defeated = O mesmo para os monstros.
x-defeated = parte dos jogadores que o derrotaram
when-defeated = Quando foi derrotado
table-defeated = { $n ->
    [1] O monstro derrotado, em números
   *[other] Todos os { $n } monstros derrotados, em números
}
col-defeated = jogadores que o derrotaram
