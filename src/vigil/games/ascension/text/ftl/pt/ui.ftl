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
others = { $n ->
    [0] Nenhum oponente
    [one] Oponente
   *[other] Os outros jogadores
}
everybody = Jogadores
played = Jogadas:
lasting = Vale neste turno:
score = pontos { $n }
worth = vale { $n } de Honra
round = Rodada { $n }
log-plays = { $you ->
    [yes] Você joga { $cards }.
   *[no] { $who } joga { $cards }.
}
in-discard = descartes
in-void = Vazio
in-played = jogada
ended = { $why ->
    [honor] A reserva de Honra está vazia.
    [rounds] A última rodada foi jogada.
   *[conceded] Todos os outros desistiram.
}
tokens = Marcadores de Honra
help =
    Um número      escolhe a carta: 1-6 linha, 7-9 pilhas, 11… mão, 21… construtos
    0, fim         termina o turno, ou recusa
    tudo           joga as cartas que não pedem decisão
    jogar, adquirir, derrotar, usar, banir…   e uma carta: adquirir místico
    por que CARTA  por que ela não pode ser escolhida agora
    ver CARTA      ler uma carta
    mão linha vazio baralho descarte jogadores   ver o que há ali
    registro       tudo o que aconteceu; registro regras: por quais regras
    regra A-ROW-03 ler uma regra
    desfazer       desfaz sua última escolha, enquanto nada foi revelado
    salvar ARQUIVO, link, desistir, sair
refuse-bad-copies = --copies recebe uma carta e um número, como em "Mephit=2", não “{ $given }”.
refuse-bad-set = Não há série “{ $given }”; há { $known }.
word-acquire = adquirir, adquira, comprar, compre
word-gift = presentear, presente
word-defeat = derrotar, derrote, matar, vencer
word-banish = banir, bana
word-copy = copiar, copie
word-give = entregar, dar
word-name = nomear, nomeie
word-enter = baixar
word-stack = empilhar, topo
word-steal = roubar, pegar
word-deck = baralho
word-row = linha
word-void = vazio
word-end = fim, terminar, passar
