config-card = { $name } não é uma carta deste baralho central
config-center = o baralho central teria { $size } cartas; precisa de { $least } ou mais
config-copies = copies deve ser uma tabela de nomes de cartas e números, não { $given }
config-mode = { $sets } não se joga no modo { $mode }; { $others } sim
config-players = { $sets } no modo { $mode } aceita { $possible } jogadores, não { $given }; { $given } podem jogar: { $ways }
config-nobody = Ascension é para { $least } a { $most } jogadores, não { $given }
lab-two = uma carta é medida em jogos de dois jogadores
