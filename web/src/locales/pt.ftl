title = Acenda a vela. Tome seu lugar.
pitch = Dois jogos de cartas numa mesa tranquila: contra um amigo, um estranho ou um bot que nunca espia.
game = Jogo
ascension-players = 1–6 jogadores, 30 min
conflictus-players = 2–4 jogadores, 20 min
play-now = Jogar agora
against = contra
change-level = mudar
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
credits-icons = Ícones: Lorc, Delapouite e outros, sob CC BY 3.0, recoloridos e compostos em imagens:
credits-fonts = Fontes: Alegreya, Alegreya SC e Alegreya Sans, de Juan Pablo del Peral (Huerta Tipográfica); Forum, de Denis Masharov; todas sob a SIL Open Font License.
guest = Visitante
separator = {"; "}
labelled = { $name }: { $text }
loading = As cartas estão sendo distribuídas…
offline = A conexão caiu. Tentando de novo…
try-now = Tentar já
closed = Este lugar está aberto em outra janela.
back = Voltar ao início
nowhere = Nada por aqui
nowhere-about = Não há nenhuma página neste endereço. Talvez uma letra tenha se perdido no caminho.
no-cards = Não há aqui cartas de um jogo “{ $game }”. Os jogos são estes:
no-lesson = Não há nenhuma lição “{ $game }”. Estes são os jogos que se aprendem aqui:
no-card = Não há nenhuma carta “{ $card }” entre estas.
no-deck = Não há nenhum baralho “{ $name }” na sua prateleira.
deck-begin-so = Começar um com este nome
no-person = Ninguém aqui tem jogos neste endereço.

pool = Reserva de Honra
of = de { $n }
deck = Baralho
center-deck = Baralho central
void = O Vazio
always = Sempre disponíveis
played = Jogadas neste turno
constructs = Seus Construtos
discard = Descarte
# on a phone: one word under each pile
pile-center = Centro
pile-void = Vazio
pile-deck = Baralho
pile-discard = Descarte
pile-played = Jogadas
hand = Mão
row = Linha central
rune = Runas
power = Poder
honor = Honra
resources-have = O que você tem
# a card as it is called by who reads it aloud
card-cost = custo { $n }
card-power = Poder { $n } para derrotar
card-values = ataque { $attack }, defesa { $defense }, tombo { $mill }
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
waits = espera por você
thinks = está pensando…
not-your-turn = { $name } está jogando.
since = Desde o seu turno:
since-more = e mais { $n }
quiet = Jogue uma carta ou pegue o que está aceso.
last-round = A última rodada
honor-at-end = { $n } de Honra no fim
copies = { $n } no baralho central
cannot = Você não pode escolhê-la agora:
cost-now = Custo agora
concede = Desistir
sure = Desistir do jogo?
yes = Sim
no = Não
opponents = Oponentes
mine = Minha mesa
turn-of = Turno { $n } · { $name }
wants-undo = { $name } gostaria de desfazer { $n ->
    [1] uma escolha
   *[other] { $n } escolhas
 }.

# Ao lado do jogo
beside = Ao lado do jogo
hint = Dica
known = Cartas conhecidas
chat = Conversa
chat-unread = { $n ->
    [1] Conversa, uma mensagem nova
   *[other] Conversa, { $n } mensagens novas
}
undo-late = Desfazer, embora algo já tenha sido revelado
undo-asked = Pedido feito…
reset-turn = Desfazer o turno inteiro
clock-of = { $name }: { $time }
clock-left = { $n ->
    [one] Resta { $n } segundo.
   *[other] Restam { $n } segundos.
}
zero-wait = No zero: nada acontece, os outros esperam
zero-bot = No zero: um bot continua jogando
zero-forfeit = No zero: o jogo está perdido
bot-plays-on = um bot joga em seu lugar
has-left = saiu da mesa
has-forfeited = perdeu: um bot joga em seu lugar
is-out = fora do jogo
lapses-of = { $name } perde o jogo em { $time }, a não ser que jogue
lapses-why = Ninguém joga há semanas. Quem tem a vez e deixa parado um jogo que conta perde o jogo.
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
about-hero = Um Herói vai para o seu descarte no fim do turno.
about-construct = Um Construto fica à sua frente e vale em todos os turnos.
about-monster = Um Monstro é derrotado com Poder, em troca da recompensa.
step-back = Um passo atrás
step-on = Um passo à frente
to-live = Voltar ao agora
live-again = A mesa como está agora.
taken-back = Desfeito: { $what }
seeing = A mesa como estava: { $when }
seeing-ascension = rodada { $n }
seeing-conflictus = rodada { $n }
sound-on = Som ligado
sound-off = Som desligado
motion-normal = Movimento: normal
motion-fast = Movimento: rápido
motion-off = Movimento: desligado
leave = Sair da mesa
leave-wait = Sair? Os outros vão esperar por você.
leave-bot = Sair? Um bot vai jogar no seu lugar.
leave-forfeit = Sair? O jogo contará como derrota.
watching = { $n ->
    [1] Uma pessoa assistindo
   *[other] { $n } pessoas assistindo
}
all-rules = Nas regras
restarting = O servidor está reiniciando. A mesa já volta…
closed-signed-out = Sua sessão foi encerrada.
closed-removed = Você foi retirado desta mesa.
undo-waits = Você pediu para desfazer: { $agreed } de { $wanted } concordam.
stand-in = Um bot está jogando por você.
come-back = Retomar meu lugar

# Conversa
chat-empty = Ninguém disse nada ainda.
say-something = Diga algo
send = Enviar
mute = Silenciar { $name }
unmute = Ouvir { $name } de novo
muted-now = { $name } foi silenciado.
unmuted = Você volta a ouvir { $name }.
mutes = Quem você ouve
mute-all = Silenciar a mesa inteira
unmute-all = Voltar a ouvir a mesa
quiet-now = Você não ouve ninguém nesta mesa.
quiet-no-more = Você volta a ouvir a mesa.
phrases = Frases prontas
say-hello = Olá!
say-good-luck = Boa sorte!
say-well-played = Bem jogado!
say-thanks = Obrigado!
say-oops = Opa!
say-thinking = Estou pensando…
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
in-your-deck = Seu baralho, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, sem ordem
in-your-mons = Seu mons, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, sem ordem
known-none = Agora você não conhece nada do que está oculto.

# Dicas
hint-about = Um bot pensa na sua escolha sabendo só o que você sabe. O pedido fica anotado no registro da partida.
hint-ask = O que você faria?
hint-thinks = Pensando…
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
key-row = linha central
key-field = guerreiros na mesa
key-constructs = Construtos e cartas jogadas
key-transition = transição
key-opponents = oponentes
key-pool = reserva de Honra
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
    [1] Mais uma ação antes
   *[other] Mais { $n } ações antes
}
read-you-are-asked = Pergunta para você: { $what }
read-options = { $n ->
    [1] Uma opção:
   *[other] { $n } opções:
}
read-no-options = Nada pode ser escolhido agora.
read-no-clock = Esta mesa não tem relógios.
read-deck = { $n ->
    [0] Nenhuma carta no seu baralho.
    [1] Uma carta no seu baralho.
   *[other] { $n } cartas no seu baralho.
}
read-hand = { $n ->
    [0] Nenhuma carta na mão:
    [1] Uma carta na mão:
   *[other] { $n } cartas na mão:
}
read-dark = não pode ser escolhida agora
read-resources = { $runes ->
    [0] Nenhuma Runa
    [one] { $runes } Runa
   *[other] { $runes } Runas
 }, { $power } de Poder, { $honor } de Honra.
read-sources = Fontes livres: { $light } de luz, { $shadow } de sombra.
read-opponent = { $name }: { $honor } de Honra, { $hand ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $hand } cartas
 } na mão, { $deck } no baralho, { $discard } no descarte.
read-their-constructs = Construtos: { $cards }.
read-pool = Restam { $n } de Honra na reserva.
read-foe = { $name }: { $mons } no mons, { $hand ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $hand } cartas
 } na mão, { $mortis } no mortis.

# Sons, para quem não os ouve
cue-turn = ♪ Sua vez
cue-low = ♪ Restam dez segundos
cue-chat = ♪ Alguém fala
game-ascension = Ascension
game-conflictus = Conflictus Aeternus

# A linha de comando
command = Comando
command-example = jogar aprendiz, fim, por que 3…
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
cmd-why = por que, porque, pq
cmd-look = ver, ler, olhar, v
cmd-say = dizer, diga
cmd-agree = concordar
cmd-refuse = recusar
cmd-mute = silenciar
cmd-hear = ouvir
cmd-turn = turno, vez
cmd-hand = mão
cmd-resources = recursos, runas
cmd-row = linha, fileira, conjuntos
cmd-board = construtos, transição
cmd-opponents = jogadores, oponentes, adversários
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
tokens = Marcadores de Honra
total = Total
starters = Iniciais
enlightened = Iluminados
lifebound = Virentes
mechana = Mechana
void-faction = Vazio
how-honor = A vela se apagou: a reserva de Honra está vazia.
how-rounds = O limite de rodadas foi atingido.
how-conceded = { $n ->
    [one] { $names } desistiu.
   *[other] { $names } desistiram.
 }
how-other = O jogo acabou.

mons = Mons
mortis = Mortis
exterminatus = Exterminatus
exterminatus-brief = Ext.
free-sources = Fontes livres
transition = Transição
top-first = a de cima se resolve primeiro
round-of = Rodada { $n } · { $name }
phase-0 = Manutenção
phase-1 = Compra
phase-2 = Principal
phase-3 = Ataque
phase-4 = Impedimento
phase-5 = Dano
phase-6 = Sacrifício
captive = cativa

# cards and rules
study = Para estudar
study-cards = Cartas
study-rules = Regras
study-decks = Baralhos
find = Procurar
find-cards = Palavras, { $example }, custo<=3
find-rules = Procurar nas regras
find-help = Como procurar
filters = Filtros
sort = Ordem
sort-number = Por número
sort-name = Por nome
sort-cost = Por custo
sort-faction = Por facção
sort-rarity = Por raridade
sort-worth = Por valor
found = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
found-none = Nenhuma carta é assim.
clear = Limpar os filtros
help-words = As palavras são procuradas no nome, no tipo e no texto; maiúsculas e acentos não importam.
help-fields = classe, facção, raridade, palavra-chave, subclasse, série – como nas regras em inglês ou na sua língua
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
pick-set = Série
pick-keyword = Palavra-chave
any-set = Todas as séries
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
worth = Valor no laboratório
worth-acquired = Os bots que a adquiriram venceram { $with } das partidas; os outros, { $without }.
worth-defeated = Os bots que o derrotaram venceram { $with } das partidas; os outros, { $without }.
worth-played = Os bots que a puseram em jogo venceram { $with } das partidas; os que a tinham no baralho e não a puseram, { $without }.
worth-between = Com { $level } de certeza, a diferença fica entre { $low } e { $high } pontos.
worth-more = É mais do que acaso.
worth-less = É mais do que azar: quem a tem vence menos.
worth-open = Pode ser acaso.
worth-cause-ascension = Isto mostra o que os vencedores têm, não o que os faz vencer: quem está na frente pode pagar cartas caras.
worth-cause-conflictus = Isto mostra o que os vencedores fazem, não o que os faz vencer: quem dura mais põe mais cartas em jogo.
worth-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
worth-players = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
worth-decks = { $n ->
    [one] { $n } baralho
   *[other] { $n } baralhos
}
worth-seed = semente { $n }
before = Anterior
next = Seguinte
contents = Conteúdo
rules-found = { $n ->
    [one] { $n } regra
   *[other] { $n } regras
}
rules-none = Nenhuma regra diz isso.
rules-no-such = Não existe a regra { $id }.
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
deck-name-odd = O nome de um baralho não pode ter / nem \.
deck-open = Abrir
deck-copy = Copiar e mudar
deck-play = Jogar
deck-play-now = Jogar agora
deck-drop = Excluir { $name }
deck-drop-sure = Sim, excluir
deck-save = Salvar
deck-saved = { $name } está na sua prateleira.
deck-begun = Um baralho novo: ainda não há nada salvo com este nome.
deck-import = Ler lista ou código
deck-import-how = Um código que começa com ca1-, ou uma lista: em cada linha um número e uma carta, em qualquer das quatro línguas.
deck-file = Escolher arquivo
deck-file-drop = ou solte aqui: um texto com a lista ou o código
deck-file-read = { $name } foi lido.
deck-file-large = { $name } é grande demais para uma lista de baralho: no máximo 8 kB.
deck-file-odd = Não há em { $name } texto que se possa ler. Uma lista de baralho é um arquivo de texto.
deck-read = Ler
deck-code = Código para compartilhar
deck-as-text = Lista
deck-to-file = Salvar em arquivo
format = Formato
format-classic = Clássica
format-rapidinha = Rapidinha
deck-empty = Ainda nenhuma carta.
deck-how = Escolha cartas para colocá-las no baralho.
deck-legal = Este baralho pode ser jogado.
deck-not-legal = ainda não é legal
deck-advice = { $n ->
    [1] Uma dica do livro de regras
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
deck-tab-share = Compartilhar
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
odds-seen = Cartas compradas
odds-told = de ter pelo menos { $n } de { $of } em { $seen } de { $size } cartas
odds-cards = Cartas vistas
odds-chance = Chance
hand-again = Outra mão
hand-more = Comprar uma
hand-left = restam { $n }
# around the games
sign-in = Entrar
sign-out = Sair
account = Conta
settings = Ajustes
history = Meus jogos
history-of = Jogos de { $name }
ratings = Classificação
more = Mais
more-ways = Outras formas de jogar
done = pronto
make-table = Abrir uma mesa
make-table-note = convide amigos por link
join = Entrar na mesa
join-note = por link ou código
tables-waiting =
    { $n ->
        [1] uma mesa à espera
       *[other] { $n } mesas à espera
    }
hot-seat = Um só aparelho
hot-seat-note = passando de mão em mão
hot-seat-how = Todos jogam neste aparelho. Entre um turno e outro, uma tela esconde as cartas até que o próximo o tenha na mão.
solo = Sozinho
solo-note = contra Samael
against-n = { $n ->
    [one] contra { $n } bot:
   *[other] contra { $n } bots:
}
against-names = contra { $names }
waiting-n = { $n ->
    [one] { $n } jogo espera por você
   *[other] { $n } jogos esperam por você
}
bots-count = Bots
your-deck = Seu baralho
deck-any = qualquer baralho pronto
ready-decks = Baralhos prontos
decks-own = Seus baralhos
less = Menos
more-of = Mais
by-rules = pelas regras
house-rules = Regras da casa
more-options = Mais opções
who-comes = Quem pode vir
by-invitation = por convite
public = qualquer um
seats = Lugares
seat-n = Lugar { $n }
seat-me = você
seat-open = livre para quem vier
seat-free = livre
seat-beside = alguém neste aparelho
bots = Bots
bot-named = Bot: { $name }
a-bot = bot
name = Nome
your-name = Seu nome
sign = Sua medalha
sign-n = Medalha { $n }
table = Mesa
table-of = Mesa de { $name }
table-title = Nome da mesa
make-it = Abrir a mesa
begin = Começar
clock = Relógio
clock-none = nenhum
clock-move = por jogada
clock-bank = por jogo
clock-days = dias
clock-seconds = Segundos por jogada: tudo o que se responde até ser a vez de outro
clock-minutes = Minutos para o jogo
clock-increment = Segundos a mais por jogada
clock-per-move = Dias por jogada
clock-told-move = { $time } por jogada
clock-told-bank = { $time } + { $more } s
clock-told-days =
    { $n ->
        [1] um dia por jogada
       *[other] { $n } dias por jogada
    }
minutes = { $n } min
best-of = melhor de { $n }
honor-of = { $n } de Honra
at-zero = Quando o tempo acaba
leaving = Quando alguém sai
happens-wait = esperar
happens-bot = um bot continua
happens-forfeit = o jogo está perdido
stand-in-which = Qual bot
undo-how = Desfazer
undo-ask = com o acordo dos outros
undo-free = só o que ninguém viu
undo-never = nunca
spectators = Outros podem assistir
delay = Atraso para quem assiste, em segundos
chat-allowed = Conversa
rated = Vale para a classificação
rated-note = só entre jogadores diferentes, com as regras de sempre, e se nada já visto foi desfeito sozinho
unrated = sem classificação
invite = Convidar
invite-link = Link
invite-code = Código
share = Compartilhar
qr = O link como código para a câmera do celular
qr-note = para um celular na mesma rede
invite-here = Este link só funciona neste aparelho. Para celulares e computadores na mesma rede, inicie o servidor com “vigil serve --lan”.
is-here = está aqui
sit-here = Sentar aqui
with-what = com “{ $what }”
came-along = Isso vem com “{ $what }”, já escolhido.
team-0 = Equipe do Sol
team-1 = Equipe da Lua
team-2 = Equipe da Estrela
move-here = Mudar para cá
stand-up = Levantar
send-away = Mandar embora
add-bot = Pôr um bot…
put-bot = Um bot no lugar { $n }
wait-for-seats = O jogo pode começar quando todos os lugares estiverem ocupados.
take-a-seat = Sente-se para jogar.
full-look-on = Todos os lugares estão ocupados. O jogo aparece aqui quando começar.
give-up = Desistir da mesa
given-up = Desistiram desta mesa.
no-table = Nenhuma mesa aqui
shuffle-words = Ajudar a embaralhar
shuffle-why = O servidor já prometeu a sua parte do embaralhamento. Acrescente palavras suas, e ninguém pode ter conhecido as cartas antes; depois do jogo dá para conferir.
shuffle-any = quaisquer palavras
shuffle-added = Embaralhado junto: { $words }
promise = Promessa
add = Acrescentar
join-by-code = Entrar por código
join-how = Cole o link ou o código que você recebeu.
join-odd = Isso não é um código. Um código só tem letras e algarismos; um link termina com um.
public-tables = Mesas
which-tables = Quais mesas
tables-open = à espera de jogadores
tables-running = em jogo
tables-mine = minhas
all = todos
look-on = Assistir
look-at = Ver
no-tables = Nenhuma mesa por enquanto. Abra uma!
no-games = Nenhum jogo terminado ainda.
earlier = Jogos anteriores
ended-win = vitória
ended-loss = derrota
ended-draw = empate
games = Jogos
games-n =
    { $n ->
        [1] um jogo
       *[other] { $n } jogos
    }
mode = Modo
players-n = { $n ->
    [1] um jogador
   *[other] { $n } jogadores
 }
place = Posição
strength = Força
ratings-how = A força que se supõe de cada um, e a margem de erro. Só contam jogos que valem para a classificação.
no-ratings = Ninguém jogou ainda um jogo deste tipo que valesse.
player-n = Jogador { $n }
name-of-player = Nome do jogador { $n }
who-wins = { $name } { $n ->
    [1] venceu
   *[other] venceram
 }
pass-to = Passe o aparelho para { $name }
pass-why = As cartas ficam escondidas até você apertar o botão.
i-am = Sou { $name }
kind-guest = visitante
kind-account = conta
kind-bot = bot
rename = Renomear
saved = Salvo.
claim = Manter como conta
claim-why = Um visitante só é conhecido por este navegador. Com uma senha você volta de qualquer lugar; jogos e lugares ficam.
way-back = Caminho de volta
way-back-why = Um link para voltar como o mesmo visitante em outro aparelho. Um novo anula o anterior.
way-back-make = Criar um link
register = Criar uma conta
register-why = Não é preciso para jogar: um visitante só dá um nome.
password = Senha
password-old = Senha antiga
password-new = Senha nova
password-change = Mudar a senha
password-hint = Pelo menos oito caracteres; uma frase é uma boa senha.
name-needed = Escreva um nome.
password-needed = Escreva a senha.
password-short = A senha é curta demais: pelo menos oito caracteres.
tokens-head = Chaves para programas
tokens-why = Com uma chave, um programa seu pode ler e jogar em seu nome.
token-label = Para que serve
token-make = Criar uma chave
token-once = Guarde-a: só é mostrada desta vez.
revoke = Revogar
my-data = Meus dados
export = Baixar
export-why = Tudo o que este servidor sabe de você, em um arquivo.
erase = Apagar minha conta
erase-why = Nome, senha, chaves e baralhos somem de vez. Jogos que outros também jogaram ficam, sem o seu nome.
erase-confirm = Para confirmar, digite { $name }
theme-system = como o sistema
text-size = Tamanho do texto
motion = Movimento
pace-system = como o sistema
pace-normal = normal
pace-fast = rápido
pace-off = nenhum
set-look = Aparência
set-play = Jogo
set-sound = Som
set-sounds = Sons
volume = Volume
captions = Legendas
captions-note = o que se ouve também se lê
set-remind = Lembrar antes de encerrar o turno
set-remind-note = só quando resta algo útil
set-confirm = Perguntar antes do que não tem volta
set-confirm-note = desistir, sair
set-stops = Paradas do Conflictus
stops-smart = inteligentes
stops-smart-note = onde há o que fazer
stops-phases = por fase
stops-phases-note = nas fases marcadas
stops-full = todas
stops-full-note = controle total
set-anew = Como era no início
keyboard = Teclado
# Conflictus: a mesa
mons-life = vida
mons-about = O mons é a vida de um jogador: a pilha de onde ele compra. Quem não pode mais comprar ou tombar dele perdeu.
mons-of = Mons de { $name }: { $n }
n-light = { $n } de Luz
n-shadow = { $n } de Sombra
spent-sources = Fontes gastas
bound = vinculadas:
captive-theirs = tem uma carta cativa
damage-n = { $n } de dano
attacks-whom = ataca { $name }
is-blocked = impedido
is-blocking = impede
marked = sai no final da rodada
beneath = { $name }, por baixo
token = ficha
counter-vanish = Marcadores de sumiço
counter-reduction = Marcadores de redução
counter-growth = Marcadores +1/+1/+1
counter-charge = Marcadores de carga
phases = Fases
before-game = Antes do jogo
stops = Onde parar
stops-full-short = controle total
stop-mode-smart = Inteligente
stop-mode-smart-about = Na sua fase principal, quando você pode responder a um oponente e quando há o que ganhar.
stop-mode-full = Controle total
stop-mode-phases = Por fase
stop-mode-phases-about = Só nas fases marcadas abaixo e quando você pode responder a um oponente.
stop-mode-full-about = Sempre que você puder fazer qualquer coisa.
stop-also = Parar também em
stop-mine = Parar em minhas rodadas: { $phase }
stop-theirs = Parar nas rodadas dos outros: { $phase }
my-rounds = minhas rodadas
their-rounds = rodadas dos outros
paying = Pagamento
pay-auto = Pagar automaticamente
pay-auto-about = Com o mínimo de fontes.
pay-ask = Perguntar
pay-ask-about = Quais fontes pagam, e se vincula mais.
you = Você
item-activated = habilidade
item-triggered = desencadeada
lately = O que aconteceu
start-over = Recomeçar
acts = O que você pode fazer
answer = Escolha
attack-with = { $n ->
    [0] Ninguém ataca
    [one] Atacar com 1
   *[other] Atacar com { $n }
}
block-with = { $n ->
    [0] Ninguém impede
    [one] Impedir com 1
   *[other] Impedir com { $n }
}
pass-anyway = Passar assim mesmo
then-resolves = e { $name } se resolve
then-on = encerra: { $phase }
pass-until = Passar até…
until-something = até alguém fazer algo
until-phase = até a próxima fase
until-turn = até minha próxima rodada
passing-until-something = Passando até alguém fazer algo.
passing-until-phase = Passando até a próxima fase.
passing-until-turn = Passando até sua próxima rodada.
stop-it = Parar
passed-for-you = Passou automaticamente: { $phases }
stop-there = Parar aí
may-respond = você pode responder
your-move = sua vez
game-of = Partida { $n } de { $of } · { $score }
also-possible = Também é possível: { $n }
passes = Passando…
pays = Pagando…
not-you = Não é sua vez
left-out = De fora:

# replay
replay-later = A partida ainda está em andamento
replay = Reprise
replay-controls = Controles da reprise
replay-log = Registro
replay-why = Esta escolha
replay-hands = Mãos
replay-more = Mais
replay-rules = com as regras
replay-start = O começo
replay-at = { $n } de { $last }
replay-slider = Ponto da partida
replay-play = Reproduzir
replay-pause = Pausar
replay-step = Uma escolha adiante
replay-step-back = Uma escolha atrás
replay-turn = Ao próximo turno
replay-turn-back = Ao turno anterior
replay-speed = Velocidade
replay-eyes = Pelos olhos de quem
replay-open = Mãos abertas
replay-link = Copiar o link deste momento
replay-go-on = Continuar daqui
go-on-how = Uma nova mesa começa depois de { $n ->
    [one] { $n } escolha
   *[other] { $n } escolhas
} desta partida, com as mesmas cartas na mesma ordem. Não conta para a classificação.
go-on-me = Eu jogo
go-on-bot = Bot: { $name }
go-on-other = Outra pessoa
go-on-begin = Começar
go-on-table = Montar a mesa
why-next = { $name } escolhe a seguir, entre { $n ->
    [one] { $n } opção
   *[other] { $n } opções
}.
why-none = Aqui ninguém tinha o que escolher.
why-ask = O que diria o bot?
why-onward = À próxima escolha
why-thinking = O bot está testando…
why-taken = escolhida
why-how = Chances de vitória em { $n ->
    [one] { $n } partida simulada
   *[other] { $n } partidas simuladas
}, com o que sabia quem escolheu.
curve-ask = Mostrar a curva de vitória
curve-thinking = A partida é analisada turno a turno… { $n } s
curve-told = Chance de vitória por turno. { $told }
# A mesa de Ascension
asc-samael = Samael
asc-cancel = Cancelar
cards-to-choose = Cartas para escolher
constructs-of = Construtos
trophies = Troféus
trophies-n = { $n ->
    [one] e { $n } troféu
   *[other] e { $n } troféus
  }
samael-stack = { $n ->
    [one] { $n } carta na pilha dele
   *[other] { $n } cartas na pilha dele
  }
samael-cards = Pilha de Samael
side-of = { $name }: tudo o que está à vista
partner = joga com você
team-honor = { $team }: { $n }
score-now = { $n } com as cartas
unseen-cards = { $n ->
    [one] { $n } carta virada para baixo
   *[other] { $n } cartas viradas para baixo
  }
nothing-yet = Ainda não há nada aqui.
box = Caixa
mystics = Místicos
heavies = Infantaria Pesada
cultists = Cultista
pile-of = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }
only-for = mais { $n }, só para: { $cards }
from-pile = { $pile } · { $n }
name-card = Dizer uma carta…
one-of = Escolha 1 de { $n }
look-for = Procurar uma carta
see-table = Ver a mesa
take-back = Desfazer o que levou até aqui
question = A pergunta
answers = Respostas
extra-turn = Turno extra
extra-next = { $n ->
    [1] Vem mais um turno
   *[other] Vêm mais { $n } turnos
  }

# O fim de uma partida
swap-seats = Trocar de lugar
same-deal = Mesmas cartas
copy-link = Copiar link
shuffle-proof = Conferir o embaralhamento
team = Equipe
other-cards = Outras cartas
honor-turns = Honra, turno a turno
chance = Chance de vitória, turno a turno
chance-ask = Calcular as chances de cada um
rating-now = Classificação { $n }
proof-about = Antes de alguém se sentar, o servidor se comprometeu com um número secreto mostrando a impressão digital dele. As cartas foram dadas a partir desse número e das palavras que cada um acrescentou; ninguém podia escolhê-las sozinho. Seu navegador acaba de refazer a conta:
proof-promise = Impressão digital mostrada antes da partida
proof-salt = O número secreto
proof-words = Palavras acrescentadas
proof-seed = A semente do embaralhamento
proof-holds = é o que foi prometido
proof-follows = resulta dos dois
proof-fails = não confere!
proof-given = Este embaralhamento foi pedido: a semente era conhecida de antemão, então nada foi prometido.
proof-record = A partida inteira em uma linha, para “vigil replay” e “vigil verify”:
copy-game = Copiar a partida

# Lições
lesson = Lição
lesson-leave = Sair da lição
lesson-next = Continuar
lesson-done = Seguir jogando
lesson-skip = Pular
learn-it = Aprenda em dois minutos
learn-short = Aprender
lesson-asc-candle = Esta vela é a reserva de Honra. Quem ganha Honra a faz queimar; quando ela se apaga, a partida termina ao fim da rodada e vence quem tiver mais Honra: a que ganhou e as estrelas nas suas cartas.
lesson-asc-hand = Estas cinco cartas são a sua mão. Um Aprendiz dá uma Runa, uma Milícia dá Poder. Jogue todas: uma a uma, ou com este botão.
lesson-asc-purse = Três Runas e dois de Poder. Só valem neste turno, então gaste o que puder.
lesson-asc-row = Runas compram Heróis e Construtos. O que você pode pegar agora está aceso. Pegue o Xamã Lobo: ele dá uma Runa e mais uma carta toda vez que é jogado.
lesson-asc-power = Poder derrota Monstros. O Cultista está sempre ali: dois de Poder por um de Honra. Derrote-o.
lesson-asc-discard = Sua Honra subiu e a vela encurtou. O que você pegou espera no seu descarte. Quando o baralho acaba, o descarte é embaralhado e vira o novo baralho: é assim que ele melhora.
lesson-asc-end = Não há mais o que fazer. Encerre o turno: o que você jogou vai para a pilha de descartes e você compra cinco cartas novas.
lesson-asc-other = O oponente jogou. Toque num jogador a qualquer momento para ver tudo o que está aberto do lado dele.
lesson-asc-again = Suas próximas cinco cartas. Jogue todas.
lesson-asc-construct = Cinco Runas! Boca-de-Leão é um Construto: depois de jogado, fica à sua frente e ajuda em todos os turnos. Pegue-o, ou o que preferir.
lesson-asc-look = Segure uma carta, ou clique nela com o botão direito, para ler. Uma carta apagada diz por que não pode ser escolhida.
lesson-asc-undo = Enquanto você não tiver visto nada de novo, pode desfazer o que fez, passo a passo ou o turno inteiro.
lesson-asc-close = É só isso. Jogue até a vela se apagar. Que os louros sejam seus!

lesson-con-mons = Esta pilha é seu mons: baralho e vida ao mesmo tempo. Você compra dela, e os ataques a desgastam. Quem precisa tirar uma carta dela quando está vazia perdeu.
lesson-con-theirs = E este é o do seu oponente. Esvazie-o, e você vence.
lesson-con-source = Fontes pagam tudo. Na sua fase principal você pode jogar uma, e outra na do oponente. Jogue uma fonte: o que você pode jogar está aceso.
lesson-con-warrior = A fonte está livre e paga uma carta de custo um. Jogue um guerreiro: o número no canto superior direito é o custo.
lesson-con-transition = A carta jogada espera primeiro na transição, para que todos possam responder. Ela se resolve quando todos passam: se perguntarem, passe.
lesson-con-set = Seu guerreiro está num conjunto, com a fonte vinculada a ele. No alto à esquerda, o ataque; embaixo à esquerda, a defesa; embaixo à direita, o tombo. Mais tarde, guerreiros mais fortes podem ser empilhados sobre ele, e equipamentos postos ao lado.
lesson-con-phases = Uma rodada passa por várias fases; aqui se vê qual é a atual. A maioria passa automaticamente; você é consultado onde pode importar.
lesson-con-attack = Passe para chegar ao ataque. Depois toque em seu guerreiro.
lesson-con-mill = Se ninguém impedir, o oponente tomba tantas cartas quanto o tombo do seu guerreiro, do mons para o mortis.
lesson-con-block = Quando você for atacado, toque num guerreiro para impedir com ele. Os dois causam dano um ao outro, e nada é tombado. Alguns guerreiros só podem ser impedidos por seus semelhantes.
lesson-con-stops = Aqui você diz onde quer parar: em certas fases, de suas rodadas ou das dos outros, ou em todas.
lesson-con-look = Segure uma carta, ou clique nela com o botão direito, para ler. Uma carta escura diz por que você não pode jogá-la.
lesson-con-close = É só isso. Faça crescer seus conjuntos, cuide do seu mons e esvazie o do outro.

# automatic answers
auto = auto
autos = Respostas automáticas
autos-are = Respostas automáticas: { $which }
autos-none = nenhuma
autos-none-note = você sempre decide
autos-convenient = práticas
autos-convenient-note = sim ao que só traz ganho, e tudo o que você mandou lembrar
autos-custom = à escolha
autos-custom-note = só o que você mandou lembrar
remember = Lembrar
remember-note = Daqui em diante, a pergunta desta carta recebe automaticamente a resposta que você der agora
remember-skip = Lembrar de pular
remember-skip-note = Se você não escolher nada agora, a pergunta desta carta passa a ser pulada automaticamente
remember-on = Sua próxima resposta será lembrada.
remember-skip-on = Se você não escolher nada, isso será lembrado.
remember-off = Nada será lembrado.
remembered = Respostas lembradas
remembered-none = Ainda não há respostas lembradas. Quando uma carta perguntar: “Lembrar” ao lado das respostas, a tecla O, ou segurar a própria resposta.
always-yes = sempre sim
always-no = sempre não
always-done = sempre pular
always-pass = sempre passar
forget-answer = { $card }: voltar a perguntar
yield = Sempre passar
yield-note = Toda vez que isto for desencadeado de novo, passar automaticamente
yield-on = { $card }: daqui em diante você passa automaticamente.
yield-off = { $card }: você voltará a decidir.
key-remember = lembrar minha resposta, quando uma carta pergunta
key-yield = sempre passar diante do que foi desencadeado

# how much is told to those who listen
voice = Leitor de tela
voice-brief = breve
voice-brief-note = uma frase por turno de cada oponente
voice-normal = normal
voice-normal-note = um resumo de cada turno, e o que você mesmo faz
voice-full = completo
voice-full-note = tudo, à medida que acontece
voice-milled = { $n ->
    [1] Você tomba uma carta.
   *[other] Você tomba { $n } cartas.
 }

# PINs at a device that is passed around
pin-of = PIN do jogador { $n }
pin-place = PIN
pin-how = Quem quiser digita um PIN de 4 a 8 algarismos; ele é pedido antes de mostrar as cartas. Protege de um vizinho curioso, não de quem conhece os navegadores por dentro. Não há como recuperá-lo.
pin-nowhere = Aqui não há PIN: em http simples o navegador não tem como guardá-lo. Abra a mesa por https, ou na máquina que a hospeda.
pin-form = Um PIN tem de 4 a 8 algarismos.
pin-your = Seu PIN, { $name }
pin-why = As cartas ficam escondidas até você digitar o seu PIN.
pin-wrong = Não era esse. Tente com calma.
pin-wait = { $n ->
    [1] Não era esse. Tente de novo daqui a um segundo.
   *[other] Não era esse. Tente de novo daqui a { $n } segundos.
 }
how-mons = { $n ->
    [one] O mons de { $names } se esgotou.
   *[other] Os mons de { $names } se esgotaram.
 }
how-mons-you = O seu mons se esgotou.
how-drawn = Todos perderam no mesmo instante.
how-conceded-you = Você desistiu.
score-honor = de Honra
score-mons = cartas restantes no mons
score-games = partidas vencidas
toll-milled = Tombadas
toll-destroyed = Destruídas
toll-mortis = No mortis
toll-exterminatus = No exterminatus
toll-hand = Na mão
toll-mons = Restam no mons
toll-wins = Partidas vencidas
toll-last-game = Tudo isto conta a última partida.
rounds-played = { $n ->
    [1] Foi jogada uma rodada.
   *[other] Foram jogadas { $n } rodadas.
 }
mons-rounds = O mons, rodada a rodada
read-pile = { $pile }, { $n ->
    [1] uma carta
   *[other] { $n } cartas
 }:
read-pile-empty = { $pile }: nenhuma carta.
you-watch = Você está assistindo
watch-side = do lado de { $name }
new-tab = em outra aba
voice-all = Você joga { $cards }.

card-by-card = Carta por carta
chart-which = O que o gráfico mostra
study-offer = Que chances tinha cada um, em que turnos a partida se decidiu e o que foi sorte?
moments = Momentos decisivos
moment-look = Rever
moments-none = Nenhum turno decidiu sozinho esta partida.
luck = Sorte
luck-kind = A sorte ajudou { $name }: { $n } pontos em cem (± { $doubt }).
luck-kind-you = A sorte ajudou você: { $n } pontos em cem (± { $doubt }).
luck-unkind = A sorte prejudicou { $name }: { $n } pontos em cem (± { $doubt }).
luck-unkind-you = A sorte prejudicou você: { $n } pontos em cem (± { $doubt }).
luck-even = Para { $name }, não se nota sorte nem azar: { $n } pontos em cem (± { $doubt }).
luck-even-you = Não se nota sorte nem azar seu: { $n } pontos em cem (± { $doubt }).
luck-about = É o quanto as cartas que saíram das pilhas mudaram a chance de vencer, em comparação com o que costumaria sair. O resto foram escolhas, de todos. A linha pontilhada mostra a soma.
luck-most-kind = Maior lance de sorte ({ $n }): melhor para { $name } do que costuma sair das pilhas.
luck-most-kind-you = Maior lance de sorte ({ $n }): melhor para você do que costuma sair das pilhas.
luck-most-unkind = Maior golpe de azar ({ $n }): pior para { $name } do que costuma sair das pilhas.
luck-most-unkind-you = Maior golpe de azar ({ $n }): pior para você do que costuma sair das pilhas.
luck-came = O que apareceu: { $what }
luck-when = Foi aqui: { $turn }
luck-thinking = Separando a sorte das escolhas… { $n } s
luck-none = Isto não foi calculado.
luck-mark = Sorte: { $n } para { $name }. { $what }
swing-mark = Momento decisivo: { $turn } { $n } para { $name }
try-again = Tentar de novo
toll-millers = O que tombou cartas
toll-millers-about = Abaixo de cada nome: quantas cartas perdeu. Atacantes que golpearam juntos aparecem juntos.
toll-fallen = Cartas destruídas
toll-self = Como pagamento ou pelas regras
tab-chances = Chances
tab-honor = Honra
replay-beside = Registro e explicação
