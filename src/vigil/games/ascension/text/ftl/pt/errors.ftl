setting-card-unknown = { $name } não é uma carta deste baralho central
center-deck-too-small = o baralho central teria { $size } cartas; precisa de { $least } ou mais
setting-copies-invalid = copies deve ser uma tabela de nomes de cartas e números, não { $given }
setting-mode-unavailable = { $sets } não se joga no modo { $mode }; { $others } sim
setting-players-unavailable = { $sets } no modo { $mode } aceita { $possible } jogadores, não { $given }; { $given } podem jogar: { $ways }
setting-player-count = Ascension é para { $least } a { $most } jogadores, não { $given }
lab-two = uma carta é medida em jogos de dois jogadores
