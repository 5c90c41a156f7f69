# Bots: o que são, se jogam limpo e quão fortes são.

about-random = Escolhe opções aleatoriamente: a base que qualquer outro bot deve superar.
about-greedy = Escolhe o que parece melhor no momento, com base nas cartas. Rápido e sensato.
about-search = Simula partidas antes de cada jogada; search:sims=500 ou search:ms=800 define o limite.
about-easy = Nível 1: joga como o ávido, e erra muitas vezes.
about-casual = Nível 2: joga como o ávido, e erra de vez em quando.
about-steady = Nível 3: joga como o ávido, e raramente erra.
about-hard = Nível 4: pensa um pouco adiante.
about-master = Nível 5: pensa bastante adiante; o mais forte.
about-program = Um programa seu que fala linhas JSON: program:COMANDO (docs/PROGRAM_BOTS.md).
about-python = Uma classe Python sua: python:ARQUIVO.py:CLASSE.
audit-title = { $game }: { $positions } posições, tudo o que é oculto dado de novo { $worlds } vezes em cada uma
audit-line = { $bot }: { $answers } respostas comparadas, { $differences ->
    [one] { $differences } diferença
   *[other] { $differences } diferenças
}
audit-difference = { $bot } escolheu "{ $here }", e "{ $there }" com outras cartas ocultas: decisão { $number } da semente { $seed }, configuração { $settings }
audit-turns = { $bot }: { $turns ->
    [one] { $turns } turno continuado
   *[other] { $turns } turnos continuados
} com o mesmo bot, { $answers } respostas seguintes comparadas, { $differences ->
    [one] { $differences } diferença
   *[other] { $differences } diferenças
}
audit-difference-later = { $bot }, mais adiante no mesmo turno, escolheu "{ $here }", mas "{ $there }" com outras cartas ocultas: decisão { $number } da semente { $seed }, configuração { $settings }
audit-unsteady = { $bot }: { $unsteady } respostas diferem em uma posição idêntica; por isso a verificação não é conclusiva. Ele tem um limite de tempo? Dê um limite em simulações.
check-line = { $game }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $choices ->
    [one] { $choices } resposta
   *[other] { $choices } respostas
}, { $wrong } fora das opções
check-wrong = { $what }: decisão { $number } da semente { $seed }, configuração { $settings }
ladder-title = { $game }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, semente { $seed }
ladder-rounded = Partidas pedidas para cada par: { $asked }; jogadas: { $games }. Cada distribuição é jogada duas vezes.
ladder-bot = Bot
ladder-elo = Elo (95%)
ladder-above = acima de { $elo }
ladder-below = abaixo de { $elo }
ladder-one-sided = “acima”/“abaixo”: todos os jogos entre esse bot e { $reference }, diretos ou por meio de outros bots, foram para o mesmo lado; por isso só se conhece a diferença mínima, e o intervalo fica aberto de um lado.
ladder-games = Partidas
ladder-thinking = Reflexão p50 / p99
ladder-solo = Partidas solo vencidas
ladder-heads = Pontos de cada bot contra cada outro, em porcentagem:
ladder-adjacent = { $better } acima de { $worse }: { $won } mãos ganhas, { $even } divididas, { $lost } perdidas, p { $p }
ladder-milliseconds = { $n } ms
