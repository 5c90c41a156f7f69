automa = Samael
samael-stack = Pilha
teammate = colega
gone = saiu
turn-yours = seu turno
turn-of = turno de { $who }
last-round = Última rodada
pool = Reserva { $n }
center = Baralho central { $n }
void = Vazio { $n }
trophies = Troféus:
hand-title = Sua mão:
menu-hint = Digite um número · tudo joga as cartas simples · 0 termina o turno · ajuda
gift-hint = Para seu colega, 1 Runa a mais: presentear { $numbers }
legend-less = mais barato agora
deck-n = baralho { $n }
discard-n = descartes { $n }
left-n = { $n ->
    [one] resta { $n }
   *[other] restam { $n }
}
runes-n = { $n ->
    [one] { $n } Runa
   *[other] { $n } Runas
}
power-n = { $n } de Poder
honor-n = { $n } de Honra
cost-runes = custa { $n ->
    [one] { $n } Runa
   *[other] { $n } Runas
}
cost-power = exige { $n } de Poder
cost-now = (agora { $n })
known-deck = { $n ->
    [0] No topo do baralho: { $card }
    [one] No baralho, sob { $n } carta: { $card }
   *[other] No baralho, sob { $n } cartas: { $card }
}
end-reminder = Você ainda pode: { $what }{ $more ->
    [0] {""}
    [one] {" "}e mais { $more } coisa
   *[other] {" "}e mais { $more } coisas
}. Termine o turno outra vez se tiver certeza.
all-not-now = Primeiro responda à pergunta aberta.
all-none = Nenhuma carta da sua mão pode ser jogada sem pensar; jogue uma por uma.
all-wanting = { $cards }: talvez precise das cartas da sua mão. Jogue isso primeiro, ou digite tudo outra vez.
all-played = { $n ->
    [one] { $n } carta jogada.
   *[other] { $n } cartas jogadas.
}
all-left = Ficam para você decidir: { $cards }.
tie = Os pontos são iguais: vence quem joga mais tarde na ordem dos turnos.
tie-solo = Os pontos são iguais: Samael vence os empates.
team-score = { $place }. { $who }: juntos { $n } de Honra
score-line = { $place }. { $who }: { $n } de Honra
score-tokens = Marcadores de Honra: { $n }
score-card = { $card } ×{ $count }: { $n }
begin = Ascension · { $what } · semente { $seed }
