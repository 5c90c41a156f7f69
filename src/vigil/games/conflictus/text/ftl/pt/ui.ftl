captive-of = cativa:
begin = Conflictus Aeternus · { $what } · semente { $seed }
your-deck = Seu baralho: { $name }. { $plan }
welcome =
    Seu baralho, o mons, é sua vida: quem deve comprar ou tombar e não pode, perde.
    Tombar é pôr a carta do topo do mons no mortis, a pilha de descarte.
    Fontes pagam as cartas: jogue uma na sua fase principal, uma na de um oponente.
    Ficam vinculadas ao que pagaram; as de um amuleto voltam na rodada seguinte.
    A rodada: fontes livres, compra, jogadas, ataque; quem não impede, tomba.
welcome-rapidinha = Não se trocam mãos; joga-se a cativa tirada de um oponente. Mais: ajuda
welcome-classic = Antes você pode deixar cartas de fora e trocar a mão, por um preço. Mais: ajuda
best-of = melhor de { $n }
turn-yours = sua rodada
turn-of = rodada de { $who }
game-of = Partida { $n } de { $of }
bar-maintenance = Manut.
bar-draw = Compra
bar-main = Principal
bar-attack = Ataque
bar-block = Impedimento
bar-damage = Dano
bar-sacrifice = Sacrifício
has-lost = perdeu
spent = gastas
captive = Cativa
transition-title = Transição, do topo para baixo
transition-empty = Nada espera na transição.
resolving = Resolvendo-se:
turn-idle = Na rodada { $n } não havia nada que você pudesse fazer. Enter continua.
sacrifice-means = Fase de sacrifício: o número de uma carta na mesa a sacrifica.
attacks-you = ataca você
attacks-who = ataca { $who }
blocked = impedido
blocked-by = impedido por { $card }
blocks-card = impede { $card }
item-activated = habilidade
item-triggered = desencadeada
bound = fontes { $what }
beneath = embaixo
carried = equipado
marked-sacrifice = sacrificada no final da rodada
marked-remove = removida no final da rodada
legend-values = 2/3/1 ataque/defesa/tombo
known-mons = { $n ->
    [0] No topo do mons: { $card }
    [one] No mons, sob { $n } carta: { $card }
   *[other] No mons, sob { $n } cartas: { $card }
}
mons-captive = Uma destas cartas não está lá: foi levada como cativa.
log-milled = { $you ->
    [yes] Você tomba { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }: { $cards }.
   *[no] { $who } tomba { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }: { $cards }.
}
log-recovered = { $you ->
    [yes] Você recupera { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }: { $cards }.
   *[no] { $who } recupera { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }: { $cards }.
}
no-warriors = Não há guerreiro na mesa.
no-sets = nenhum conjunto
not-on-table = “{ $typed }” não está na mesa.
no-values = { $card } não tem ataque, defesa e tombo.
nobody-attacks = Ninguém ataca
nobody-blocks = Ninguém impede
must-answer = É preciso responder; “desfazer” desfaz sua última escolha.
answer-first = Primeiro responda à pergunta aberta.
pass-reminder = Você ainda pode jogar uma fonte nesta rodada. Passe outra vez se tiver certeza.
pass-until-what = Passar até quando? passar até turno, passar até fase ou passar até algo.
stops-what = paradas todas, paradas inteligentes, ou paradas e uma fase da sua rodada.
stops-full = Você recebe prioridade sempre que puder fazer algo.
stops-smart = Você recebe prioridade quando importa: na sua fase principal, para responder e quando uma jogada faz sentido.
stops-phases = Em suas rodadas você também para em: { $phases }.
pay-what = pagar auto ou pagar perguntar.
pay-auto = Os custos são pagos automaticamente, com o mínimo de fontes.
pay-ask = Você escolhe as fontes que pagam e pode vincular mais do que o necessário.
pay-automatic = Custo pago automaticamente, com o mínimo de fontes. Para escolhê-las ou vincular mais: desfazer, pagar perguntar.
pay-due = A pagar: { $what }
pay-so-far = A pagar: { $what }; escolhidas { $n } de { $need }
pay-more = A pagar: { $what }; escolhidas { $n } de { $need }, e mais { $more }
pay-free = Nada a pagar; escolhidas: { $more }
pay-nothing = Nada a pagar
any-sources = { $n } de qualquer uma
exchange-price = Troca { $n } de { $most }: você a embaralha no mons e compra { $draw }; { $lose ->
    [one] { $lose } delas, escolhida aleatoriamente, vai
   *[other] { $lose } delas, escolhidas aleatoriamente, vão
} para o mortis, e o mons passa de { $mons } a { $left }.
exchange-further = Cada nova troca custa uma carta a mais.
drawn-game = A partida empatou.
ended = { $why ->
    [mons] { $who }: o mons se esgotou.
    [drawn] Todos perderam no mesmo instante.
    [turn_limit] O limite de rodadas foi atingido.
   *[conceded] { $who }: desistência.
}
match-score = O confronto: { $score }
turns-played = { $n ->
    [one] Foi jogada { $n } rodada.
   *[other] Foram jogadas { $n } rodadas.
}
left-line = { $place }. { $who }: mons { $mons }, mão { $hand }, mortis { $mortis }, exterminatus { $exterminatus }, na mesa { $table }
help-aim =
    Objetivo       o mons é sua vida: quem deve comprar ou tombar e não tem carta
                   perde; tombar é pôr a carta do topo no mortis
    Rodada         manutenção, compra, principal, ataque, impedir, dano, sacrifício
    Jogar          todos jogam em toda fase principal, amuletos em quase toda fase;
                   o que se joga espera na transição, o último se resolve primeiro
    Fontes         uma na sua fase principal, uma na de um oponente; vinculadas ao
                   conjunto enquanto ele existe, livres na manutenção seguinte
    Guerreiros     ataque/defesa/tombo; empilhados, os de baixo ajudam a pagar, o
                   do topo luta: sem impedimento faz tombar, impedido fere
help =
    Um número      escolhe a carta: 1… mão, 21… seus conjuntos, 41… os dos outros
    0, passar      passa, ou recusa; passar até turno, fase ou algo
    jogar, usar, atacar, impedir, alvo, sacrificar…   e uma carta ou o número
    por que CARTA  por que ela não pode ser escolhida agora
    ver CARTA      ler uma carta, com as palavras-chave explicadas
    valores CARTA  de que são feitos o ataque, a defesa e o tombo
    conjuntos transição mão mons mortis exterminatus jogadores registro
    registro regras   por quais regras; regra C-DECK-11 lê uma
    paradas todas, inteligentes ou uma fase    quando você recebe prioridade
    pagar auto, perguntar   quem escolhe as fontes
    desfazer, salvar ARQUIVO, link, desistir, sair
deck-legal = { $format }: permitido, { $n ->
    [one] { $n } carta.
   *[other] { $n } cartas.
}
deck-illegal = { $format }: { $n ->
    [one] { $n } regra violada.
   *[other] { $n } regras violadas.
}
fault-size = { $have ->
    [one] { $have } carta
   *[other] { $have } cartas
}, e não { $want } ({ $rule })
fault-copies = { $have ->
    [one] { $have } cópia
   *[other] { $have } cópias
} de { $card }, no máximo { $most } ({ $rule })
advice-title = O conselho do livro para um primeiro baralho, que não é regra (C-DECK-11):
advice-more = { $what }: { $have }; o modelo tem mais, { $want }
advice-fewer = { $what }: { $have }; o modelo tem menos, { $want }
advice-no-sources = { $what }: nenhuma fonte para { $want } das cartas
advice-few-sources = { $what }: { $have } de suas fontes; a carta mais cara custa { $want }
advice-idle-sources = { $what }: { $have } de suas fontes, e nenhuma carta que precise delas
deck-plan = Plano: { $text }
deck-costs = Cartas por custo:
deck-code = Código: { $code }
odds-opening = Fontes na mão inicial de { $hand }, com { $sources } no baralho:
odds-good = Uma mão com { $least } a { $most } fontes: { $chance }
odds-rung = { $n ->
    [one] depois de { $n } troca, cerca de { $chance }, com mons { $mons } e mortis { $mortis }
   *[other] depois de { $n } trocas, cerca de { $chance }, com mons { $mons } e mortis { $mortis }
}
odds-no-exchange = neste formato não se trocam mãos
odds-by = Chance de já ter comprado cada carta até a sua rodada:
odds-first = começando
odds-second = jogando depois
before = Antes da primeira rodada
turn-n = Rodada { $n }
mons-n = mons { $n }
mortis-n = mortis { $n }
exterminatus-n = exterminatus { $n }
captive-n = cativa { $n }
reserve-n = de fora { $n }
on-table-n = na mesa { $n }
damage-n = dano { $n }
cost-n = custo { $n }
free = livres
on = sobre
with = com
now = agora
in-set = vinculada a { $card }
in-mortis = no mortis
hint-resolve = Digite um número · 0 passa, e { $card } se resolve · ajuda
hint-main = Digite um número · 0 passa e termina sua fase principal · ajuda
hint-pass = Digite um número · 0 passa · ajuda
attack-when = Os atacantes são escolhidos na sua fase de ataque: antes, passe (0).
block-when = Quem impede é escolhido quando você é atacado.
refuse-bad-deck = Não há baralho “{ $given }”, nem como arquivo nem pelo nome; prontos estão { $known }.
refuse-bad-switch = --ruling recebe nome=valor, não “{ $given }”; os nomes são { $known }.
refuse-bad-switch-value = { $name } é um de { $known }, não “{ $given }”.
refuse-not-in-deck = “{ $given }” não é o nome de uma só carta do baralho. Você quis dizer: { $near }?
refuse-bad-sources = --sources recebe 3 ou 2-4, não “{ $given }”.
refuse-deck-card = Nenhuma carta da edição se chama “{ $given }”{ $has ->
    [yes] . Você quis dizer: { $near }?
   *[no] .
} Se ela é sua, dê o arquivo de cartas: --cards ARQUIVO
refuse-deck-card-own = Nem a edição nem o seu arquivo de cartas tem uma carta “{ $given }”{ $has ->
    [yes] . Você quis dizer: { $near }?
   *[no] .
}
refuse-no-code = Sem código: só as cartas da edição têm um, e estas são suas: { $cards }. Passe adiante a lista e o arquivo de cartas.
refuse-deck-faults = { $deck } não serve para { $format }: { $faults } vigil deck check --format { $style } diz tudo.
refuse-deck-what = Qual baralho? vigil deck show NOME, ARQUIVO ou CÓDIGO
refuse-bad-rarity = Não há raridade “{ $given }”; há { $known }.
refuse-bad-keyword = Não há palavra-chave “{ $given }”; há { $known }.
word-mons = mons
word-mortis = mortis
word-exterminatus = exterminatus
word-transition = transição, pilha
word-sets = conjuntos, conjunto
word-stats = valores
word-stops = paradas, parar
word-pay = pagar, pagamento
word-pass = passar, passo, passe
word-attack = atacar, ataque
word-block = impedir, bloquear
word-target = alvo, mirar
word-sacrifice = sacrificar, sacrifício
word-leap = saltar
word-add_to_set = unir, juntar, empilhar, equipar
word-new = novo
word-find = pegar, buscar
word-return = devolver, retornar
word-remove = remover
word-cancel = cancelar, anular
word-withdraw = retirar
word-put = colocar
word-exchange = trocar, troca
word-set_aside = deixar, deixar fora
word-choose_starter = começar, começa
word-pay_auto = auto, automático
word-pay_manually = à mão, manual
word-pay_light = luz
word-pay_shadow = sombra
word-auto = auto, automático
word-ask = perguntar, pergunta
word-until = até
word-phase = fase
word-something = algo
word-full = todas, tudo, cheias
word-smart = inteligentes, inteligente, espertas
