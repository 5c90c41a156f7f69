title = Acenda a vela. Tome seu lugar.
pitch = Dois jogos de cartas numa mesa tranquila: contra um amigo, um estranho ou um robô que nunca espia.
game = Jogo
ascension-players = 1–6 jogadores, 30 min
conflictus-players = 2–4 jogadores, 20 min
play-now = Jogar agora
against = contra
change-level = mudar o nível
level = Nível
continue = Continuar
resume = Voltar
your-turn-there = um jogo espera por você
language = Idioma
theme = Tema
theme-dark = Luz de vela
theme-light = Luz do dia
theme-contrast = Alto contraste
credits = Créditos
guest = Visitante
loading = As cartas estão sendo distribuídas …
offline = A ligação caiu. Tentando de novo …
try-now = Tentar já
closed = Este lugar está aberto em outra janela.
back = Voltar ao início

pool = Reserva de honra
of = de { $n }
deck = Baralho
center-deck = Baralho central
void = O Vazio
always = Sempre disponíveis
played = Jogadas neste turno
constructs = Seus constructos
discard = Descarte
hand = Mão
row = Fileira central
rune = Runas
power = Poder
honor = Honra
mechana-runes = mais { $n } para Mechana
play-all = Jogar tudo
undo = Desfazer
ask-undo = Pedir para desfazer
end-turn = Encerrar turno
end-anyway = Encerrar assim mesmo
still = Você ainda pode: { $what }
log = Registro
menu = Menu
rules = Regras
close = Fechar
used = usado
your-turn = Seu turno { $n }
waits = espera por você
thinks = está pensando …
not-your-turn = { $name } está jogando.
since = Desde o seu turno:
quiet = Jogue uma carta ou pegue o que está aceso.
last-round = A última rodada
honor-at-end = { $n } de honra no fim
copies = { $n } no baralho central
cannot = Você não pode escolhê-la agora:
cost-now = Custo agora
at-end = No fim
concede = Desistir
sure = Desistir do jogo?
yes = Sim
no = Não
opponents = Adversários
mine = Minha mesa
turn-of = Turno { $n } · { $name }
wants-undo = { $name } gostaria de voltar atrás.

# Ao lado do jogo
beside = Ao lado do jogo
hint = Dica
known = Cartas conhecidas
chat = Conversa
chat-unread = { $n ->
    [one] Conversa, uma mensagem nova
   *[other] Conversa, { $n } mensagens novas
}
undo-asked = Pedido feito …
reset-turn = Desfazer o turno inteiro
clock-of = { $name }: { $time }
clock-left = Restam { $n } segundos.
zero-wait = No zero: nada acontece, os outros esperam
zero-bot = No zero: um robô continua jogando
zero-forfeit = No zero: o jogo está perdido
bot-plays-on = um robô joga no lugar
has-left = saiu da mesa
is-away = está ausente
you-act = sua vez
your-turn-now = É a sua vez.
copied = Copiado.
copy = Copiar
see-then = Ver a mesa como estava nesse momento
log-mine = Só o que fiz
pile-empty = Nenhuma carta aqui.
values-now = Valores atuais
damage = Dano
used-now = Usado neste turno
counters = Marcadores
copies-row = No baralho central
can-be-chosen = Ela pode ser escolhida agora.
about-hero = Um herói vai para o seu descarte no fim do turno.
about-construct = Um constructo fica à sua frente e vale em todos os turnos.
about-monster = Um monstro é derrotado com poder, em troca da recompensa.
step-back = Um passo atrás
step-on = Um passo à frente
to-live = Voltar ao agora
seeing = A mesa como estava: { $when }
seeing-turn = turno { $n }
seeing-round = rodada { $n }
sound-on = Som ligado
sound-off = Som desligado
motion-normal = Movimento: normal
motion-fast = Movimento: rápido
motion-off = Movimento: desligado
leave = Sair da mesa
leave-wait = Sair? Os outros vão esperar por você.
leave-bot = Sair? Um robô vai jogar no seu lugar.
leave-forfeit = Sair? O jogo contará como derrota.
watching = { $n ->
    [one] Uma pessoa assistindo
   *[other] { $n } pessoas assistindo
}
rules-in-english = O resumo das regras está em inglês.
restarting = O servidor está reiniciando. A mesa já volta …
closed-replaced = Este lugar está sendo jogado em outro aparelho.
closed-signed-out = Sua sessão foi encerrada.
closed-removed = Você foi retirado desta mesa.
take-back-here = Jogar aqui
undo-waits = Você pediu para voltar atrás: { $agreed } de { $wanted } concordam.
stand-in = Um robô está jogando por você.
come-back = Retomar meu lugar

# Conversa
chat-empty = Ninguém disse nada ainda.
say-something = Diga algo
send = Enviar
mute = Silenciar { $name }
unmute = Ouvir { $name } de novo
muted-now = { $name } foi silenciado.
unmuted = Você volta a ouvir { $name }.
phrases = Frases prontas
say-hello = Olá!
say-good-luck = Boa sorte!
say-well-played = Bem jogado!
say-thanks = Obrigado!
say-oops = Opa!
say-thinking = Estou pensando …
say-sorry = Desculpe!
say-good-game = Bom jogo!
say-again = De novo?
emotes = Carinhas
emote-smile = Sorriso
emote-laugh = Risada
emote-wow = Surpresa
emote-think = Pensando
emote-sad = Tristeza
emote-bravo = Bravo

# Cartas conhecidas
zone-deck = baralho
zone-hand = mão
zone-discard = descarte
zone-center = baralho central
zone-mons = mons
zone-reserve = reserva
zone-captive = cativas
zone-mortis = mortis
zone-exterminatus = exterminatus
zone-of = { $name }: { $zone }
on-top = no topo
under = abaixo de { $n }
in-your-deck = Seu baralho, { $n } cartas, sem ordem
in-your-mons = Seu mons, { $n } cartas, sem ordem
known-none = Agora você não conhece nada do que está oculto.

# Dicas
hint-about = Um robô pensa na sua escolha sabendo só o que você sabe. O pedido fica anotado no registro, e o jogo deixa de contar para a classificação.
hint-ask = O que você faria?
hint-thinks = Pensando …
hint-best = Eu escolheria: { $what }
hint-table = Chances de vencer
hint-take = Fazer isso
hint-likely = Provavelmente: { $what }
hint-later = Pergunte de novo quando for a sua vez.

# Teclas
keys = Teclas
keys-act = Agir
keys-read = Ler em voz alta
keys-look = Olhar
key-arrows = de carta em carta, de zona em zona
key-enter = escolher
key-space = ver a carta
key-why = por que esta carta não?
key-numbers = responder com esta opção
key-all = jogar tudo
key-end = encerrar o turno
key-pass = passar
key-undo = desfazer
key-reset = desfazer o turno inteiro
key-hint = dica
key-command = digitar um comando
key-turn = de quem é a vez e o que se pergunta
key-hand = mão
key-resources = recursos
key-row = fileira central
key-field = guerreiros na mesa
key-constructs = constructos e cartas jogadas
key-transition = transição
key-opponents = adversários
key-pool = reserva de honra
key-mons = mons de todos
key-deck = próprio baralho
key-discard = descarte
key-mortis = mortis
key-void = o Vazio
key-exterminatus = exterminatus
key-options = o que pode ser escolhido
key-since = o que houve desde o seu turno
key-clocks = relógios
key-log = registro
key-chat = conversa
key-known = cartas conhecidas
key-steps = passo atrás, passo à frente
key-mute = ligar ou desligar o som
key-menu = menu: sair, desistir
key-help = estas teclas
key-escape = fechar, voltar ao agora

# Leitura em voz alta
read-none = nenhuma
read-nothing = Nada de notável desde então.
read-earlier = { $n ->
    [one] Mais uma ação antes
   *[other] Mais { $n } ações antes
}
read-you-are-asked = Pergunta para você: { $what }
read-options = { $n ->
    [one] Uma opção:
   *[other] { $n } opções:
}
read-no-options = Nada pode ser escolhido agora.
read-no-clock = Esta mesa não tem relógios.
read-deck = { $n ->
    [one] Uma carta no seu baralho.
   *[other] { $n } cartas no seu baralho.
}
read-hand = { $n ->
    [one] Uma carta na mão:
   *[other] { $n } cartas na mão:
}
read-dark = não pode ser escolhida agora
read-resources = { $runes } de runas, { $power } de poder, { $honor } de honra.
read-sources = Fontes livres: { $light } de luz, { $shadow } de sombra.
read-opponent = { $name }: { $honor } de honra, { $hand } cartas na mão, { $deck } no baralho, { $discard } no descarte.
read-their-constructs = Constructos: { $cards }.
read-pool = Restam { $n } de honra na reserva.
read-foe = { $name }: { $mons } no mons, { $hand } cartas na mão, { $mortis } na mortis.

# Sons, para quem não os ouve
cue-turn = ♪ Sua vez
cue-low = ♪ Restam dez segundos
cue-chat = ♪ Alguém fala
cue-won = ♪ Você venceu
cue-lost = ♪ O jogo acabou
game-ascension = Ascension
game-conflictus = Conflictus Aeternus

# A linha de comando
command = Comando
command-example = jogar aprendiz, comprar místico, fim, por que 3, mão …
cmd-which = Qual deles? { $near }
cmd-unknown = Nada aqui se chama “{ $typed }”.
cmd-play = jogar, jogue, j
cmd-use = usar, use
cmd-acquire = comprar, compre, adquirir, adquira
cmd-defeat = derrotar, derrote, matar, vencer
cmd-end = fim, terminar, encerrar, passar
cmd-undo = desfazer, d
cmd-reset = recomeçar
cmd-all = tudo, todas, t
cmd-log = registro
cmd-chat = conversa
cmd-known = conhecidas
cmd-help = ajuda
cmd-hint = dica
cmd-live = agora
cmd-back = voltar, atrás
cmd-concede = desistir
cmd-why = porque, por, pq
cmd-look = ver, ler, olhar, v
cmd-say = dizer, diga
cmd-agree = concordar
cmd-refuse = recusar
cmd-turn = turno, vez
cmd-hand = mão
cmd-resources = recursos, runas
cmd-row = fileira, linha, conjuntos
cmd-board = constructos, transição
cmd-opponents = jogadores, adversários
cmd-pool = reserva, mons
cmd-deck = baralho
cmd-discard = descartes, mortis
cmd-void = vazio, exterminatus
cmd-options = opções
cmd-since = desde
cmd-clocks = relógios, relógio

you-win = Você venceu
you-lose = Você perdeu
draw = Empate
nobody = O jogo acabou
to = a
rematch = Revanche
count = A contagem
tokens = Fichas de honra
total = Total
starters = Iniciais
enlightened = Iluminados
lifebound = Virentes
mechana = Mechana
void-faction = Vazio
how-honor = A vela se apagou: a reserva de honra está vazia.
how-rounds = As rodadas acabaram.
how-conceded = Um jogador desistiu.
how-other = O jogo acabou.

mons = Mons
mortis = Mortis
exterminatus = Exterminatus
free-sources = Fontes livres
transition = Transição
top-first = a de cima resolve primeiro
round-of = Rodada { $n } · { $name }
phase-0 = Manutenção
phase-1 = Compra
phase-2 = Principal
phase-3 = Ataque
phase-4 = Bloqueio
phase-5 = Dano
phase-6 = Sacrifício
captive = cativa

# cards and rules
study = Para estudar
study-cards = Cartas
study-rules = Regras
study-decks = Baralhos
find = Procurar
find-cards = Procurar cartas: palavras, c:warrior, custo<=3
find-rules = Procurar nas regras
find-help = Como procurar
filters = Filtros
sort = Ordem
sort-number = Na ordem da coleção
sort-name = Por nome
sort-cost = Por custo
sort-faction = Por facção
sort-rarity = Por raridade
found = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
found-none = Nenhuma carta é assim.
clear = Limpar os filtros
help-words = As palavras são procuradas no nome, no tipo e no texto; maiúsculas e acentos não importam.
help-fields = classe, facção, raridade, palavra-chave, subclasse, coleção – como nas regras em inglês ou na sua língua
help-numbers = custo e outros números, com =, !=, <, <=, >, >=
help-signs = isto não; isto ou aquilo; junto; uma palavra depois da outra
help-try = Experimente:
query-field = Não há campo “{ $name }”. Há: { $known }.
query-value = Depois de “{ $name }” ainda falta algo.
query-number = “{ $name }” compara-se com um número, não com “{ $value }”.
query-compare = “{ $name }” é uma palavra: escreva { $name }: em vez de { $name }{ $sign }.
query-unknown = Nenhuma carta tem “{ $value }” em { $name }. Há: { $known }.
query-none = As cartas deste jogo não têm { $name }.
query-quote = Falta fechar as aspas.
query-open = Falta fechar um parêntese.
query-close = Há um parêntese a mais.
query-not = Depois do sinal de menos ainda falta algo.
pick-faction = Facção
pick-kind = Tipo
pick-cost = Custo
pick-rarity = Raridade
pick-set = Coleção
pick-keyword = Palavra-chave
any-set = Todas as coleções
any-keyword = Todas as palavras-chave
faction-enlightened = Iluminados
faction-lifebound = Virentes
faction-mechana = Mechana
faction-void = Vazio
faction-monster = Monstros
faction-citadel = Sempre disponíveis
faction-bone = Iniciais
faction-light = Luz
faction-shadow = Sombra
faction-neutral = Neutra
kind-hero = Heróis
kind-construct = Construtos
kind-monster = Monstros
kind-source = Fontes
kind-warrior = Guerreiros
kind-amulet = Amuletos
kind-relic = Relíquias
kind-equipment = Equipamentos
rarity-iron = Ferro
rarity-silver = Prata
rarity-gold = Ouro
rarity-diamond = Diamante
set-start = Cartas iniciais
set-always = Sempre disponíveis
set-base = Jogo base
set-fallen = O Retorno do Caído
fact-number = Número
fact-cost = Custo
fact-values = Ataque / defesa / tombo
fact-copies = No baralho central
before = Anterior
next = Seguinte
contents = Conteúdo
rules-found = { $n ->
    [one] { $n } regra
   *[other] { $n } regras
}
rules-none = Nenhuma regra diz isso.
rules-english = As regras estão escritas só em inglês.
rule-decision = Decisão:

# decks
decks-mine = Seus baralhos
decks-ready = Prontos para jogar
decks-none = Sua prateleira está vazia. Comece um baralho ou copie um dos que estão abaixo e mude o que quiser.
deck-new = Meu baralho
deck-begin = Novo baralho
deck-this = Baralho
deck-name = Nome do baralho
deck-open = Abrir
deck-copy = Copiar e mudar
deck-play = Jogar
deck-play-now = Jogar agora
deck-drop = Jogar fora { $name }
deck-drop-sure = Sim, jogar fora
deck-save = Guardar
deck-saved = { $name } está na sua prateleira.
deck-import = Ler lista ou código
deck-import-how = Um código que começa com ca1-, ou uma lista: em cada linha um número e uma carta, em qualquer das quatro línguas.
deck-file = De um arquivo:
deck-read = Ler
deck-code = Código para passar adiante
deck-as-text = Lista
deck-to-file = Guardar em arquivo
format = Formato
format-classic = Clássico
format-rapidinha = Rapidinha
deck-empty = Ainda nenhuma carta.
deck-how = Escolha uma carta à esquerda para colocá-la no baralho.
deck-legal = Este baralho pode ser jogado.
deck-not-legal = ainda não é legal
deck-advice = { $n ->
    [one] Uma dica do livro de regras
   *[other] { $n } dicas do livro de regras
}
deck-has = { $n } no baralho
deck-less = Uma cópia de { $name } a menos
deck-more = Mais uma cópia de { $name }
deck-look = Ver { $name }
deck-as-list = como lista
deck-as-cards = como cartas
deck-tab-list = Cartas
deck-tab-charts = Gráficos
deck-tab-odds = Chances
deck-tab-hand = Mão
deck-tab-share = Partilhar
chart-curve = Quanto custa
chart-average = { $n } em média
chart-kinds = Classes
chart-colours = Facções
chart-sources = { $n ->
    [one] { $n } fonte
   *[other] { $n } fontes
}
odds-opening = Fontes entre as { $n } primeiras cartas
odds-any = O que terei comprado?
odds-what = De
odds-least = Pelo menos
odds-seen = Em cartas
odds-told = de ter pelo menos { $n } de { $of } em { $seen } de { $size } cartas
odds-cards = Cartas vistas
odds-chance = Chance
hand-again = Outra mão
hand-more = Comprar uma
hand-left = restam { $n }
