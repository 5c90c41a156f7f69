title = Acenda a vela. Tome seu lugar.
pitch = Dois jogos de cartas numa mesa tranquila: contra um amigo, um estranho ou um bot que nunca espia.
game = Jogo
players-range = { $least }–{ $most } jogadores
players-time = { $players }, { $n } min
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
nowhere-about = Não há nenhuma página neste endereço. Será que há um erro de digitação?
no-cards = Não há aqui cartas de um jogo “{ $game }”. Os jogos são estes:
no-lesson = Não há nenhuma lição “{ $game }”. Estes são os jogos que se aprendem aqui:
no-card = Não há nenhuma carta “{ $card }” entre estas.
no-person = Nenhum jogador encontrado neste endereço.
deck = Baralho

# on a phone: one word under each pile
hand = Mão

# a card as it is called by who reads it aloud
card-cost = custo { $n }
card-power = Poder { $n } para derrotar
card-values = ataque { $attack }, defesa { $defense }, tombo { $mill }
undo = Desfazer
ask-undo = Pedir para desfazer
still = Você ainda pode: { $what }
log = Registro
menu = Menu
rules = Regras
close = Fechar
used = usado
waits = espera por você
thinks = está pensando…
not-your-turn = { $name } está jogando.
honor-at-end = { $n } de Honra no fim
cannot = Você não pode escolhê-la agora:
cost-now = Custo agora
concede = Desistir
sure = Desistir do jogo?
yes = Sim
no = Não
opponents = Oponentes
mine = Ver a mesa
turn-of = Turno { $n } · { $name }
wants-undo = { $name } gostaria de desfazer { $n ->
    [1] uma escolha
   *[other] { $n } escolhas
 }.

# Ao lado do jogo
beside = Painéis
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
can-be-chosen = Ela pode ser escolhida agora.
step-back = Um passo atrás
step-on = Um passo à frente
to-live = Voltar ao agora
live-again = A mesa como está agora.
taken-back = Desfeito: { $what }
seeing = A mesa como estava: { $when }
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
all-rules = Abrir nas regras
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
emotes = Emotes
emote-smile = Sorriso
emote-laugh = Risada
emote-wow = Surpresa
emote-think = Pensando
emote-sad = Tristeza
emote-bravo = Bravo

# Cartas conhecidas
zone-deck = baralho
zone-hand = mão
zone-of = { $name }: { $zone }
on-top = no topo
under = abaixo de { $n }
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
keys = Atalhos do teclado
keys-act = Jogar
keys-read = Ler em voz alta
keys-look = Ver
key-arrows = de carta em carta, de zona em zona
key-enter = escolher
key-space = ver a carta
key-why = por que esta carta não?
key-numbers = responder com esta opção
key-undo = desfazer
key-reset = desfazer o turno inteiro
key-hint = dica
key-command = digitar um comando
key-turn = de quem é a vez e a pergunta atual
key-hand = mão
key-resources = recursos
key-opponents = oponentes
key-deck = próprio baralho
key-options = o que pode ser escolhido
key-since = o que houve desde o seu turno
key-clocks = relógios
key-log = registro
key-chat = conversa
key-known = cartas conhecidas
key-steps = passo atrás, passo à frente
key-mute = ligar ou desligar o som
key-menu = menu: sair, desistir
key-help = estes atalhos
key-escape = fechar, voltar ao agora

# Leitura em voz alta
read-none = nenhuma
read-nothing = Nada de notável desde então.
read-earlier = { $n ->
    [1] Mais uma ação antes
   *[other] Mais { $n } ações antes
}
read-you-are-asked = Sua decisão: { $what }
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

# Sons, para quem não os ouve
cue-turn = ♪ Sua vez
cue-low = ♪ Restam dez segundos
cue-chat = ♪ Alguém fala

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
total = Total
how-rounds = O limite de rodadas foi atingido.
how-turn_limit = O limite de rodadas foi atingido.
how-conceded = { $n ->
    [one] { $names } desistiu.
   *[other] { $names } desistiram.
 }
how-other = O jogo acabou.

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
sort-worth = Por força
found = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
found-none = Nenhuma carta é assim.
clear = Limpar os filtros
help-words = As palavras são procuradas no nome, no tipo e no texto; maiúsculas e acentos não importam.
help-fields = classe, facção, raridade, palavra-chave, subclasse, série – como nas regras em inglês ou na sua língua
help-numbers = custo e outros números, com =, !=, <, <=, >, >=
help-signs = excluir; um ou outro; agrupar; expressão exata
help-try = Experimente:
query-field = Não há campo “{ $name }”. Há: { $known }.
query-value = Depois de “{ $name }” ainda falta algo.
query-number = “{ $name }” compara-se com um número, não com “{ $value }”.
query-compare = “{ $name }” é um campo de texto: escreva { $name }: em vez de { $name }{ $sign }.
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
fact-number = Número
fact-cost = Custo
worth = Estatísticas do laboratório
worth-between = Com { $level } de certeza, a diferença fica entre { $low } e { $high } pontos.
worth-more = É mais do que acaso.
worth-less = É mais do que azar: quem a tem vence menos.
worth-open = Pode ser acaso.
worth-cause-do = Isto mostra o que os vencedores fazem, não o que os faz vencer: quem dura mais põe mais cartas em jogo.
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
deck-any = Qualquer baralho pronto
ready-decks = Baralhos prontos
decks-own = Seus baralhos
less = Menos
more-of = Mais
by-rules = Pelas regras
house-rules = Regras da casa
more-options = Mais opções
who-comes = Quem pode vir
by-invitation = Por convite
public = Qualquer um
seats = Lugares
seat-n = Lugar { $n }
seat-me = Você
seat-open = Livre para quem vier
seat-free = Livre
seat-beside = Alguém neste aparelho
bots = Bots
bot-named = Bot: { $name }
a-bot = bot
name = Nome
your-name = Seu nome
avatar = Sua medalha
avatar-n = Medalha { $n }
table = Mesa
table-of = Mesa de { $name }
table-title = Nome da mesa
make-it = Abrir a mesa
begin = Começar
clock = Relógio
clock-none = Nenhum
clock-per_move = Por jogada
clock-total = Por jogo
clock-correspondence = Dias
clock-seconds = Segundos por jogada: tudo o que se responde até ser a vez de outro
clock-minutes = Minutos para o jogo
clock-increment = Segundos a mais por jogada
clock-per-move = Dias por jogada
clock-text-per-move = { $time } por jogada
clock-text-total = { $time } + { $more } s
clock-text-correspondence =
    { $n ->
        [1] um dia por jogada
       *[other] { $n } dias por jogada
    }
minutes = { $n } min
best-of = melhor de { $n }
honor-of = { $n } de Honra
at-zero = Quando o tempo acaba
leaving = Quando alguém sai
happens-wait = Esperar
happens-bot = Um bot continua
happens-forfeit = O jogo está perdido
stand-in-which = Qual bot
undo-how = Desfazer
undo-ask = Com o acordo dos outros
undo-free = Só o que ninguém viu
undo-never = Nunca
spectators = Outros podem assistir
delay = Atraso para quem assiste, em segundos
chat-allowed = Conversa
rated = Vale para a classificação
rated-note = só entre jogadores diferentes, com as regras de sempre, e se nada já visto foi desfeito sozinho
unrated = Sem classificação
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
put-bot = Bot para o lugar { $n }
wait-for-seats = O jogo pode começar quando todos os lugares estiverem ocupados.
take-a-seat = Sente-se para jogar.
full-look-on = Todos os lugares estão ocupados. O jogo aparece aqui quando começar.
give-up = Cancelar a mesa
given-up = Esta mesa foi cancelada.
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
tables-open = À espera de jogadores
tables-running = Em jogo
tables-mine = Minhas
all = Todos
look-on = Assistir
look-at = Ver
no-tables = Nenhuma mesa por enquanto. Abra uma!
no-games = Nenhum jogo terminado ainda.
earlier = Jogos anteriores
ended-win = Vitória
ended-loss = Derrota
ended-draw = Empate
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
claim = Transformar em conta
claim-why = Um visitante só existe neste navegador. Com uma senha você entra de qualquer lugar e mantém suas partidas e lugares.
way-back = Link de entrada
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
tokens-head = Tokens de API
tokens-why = Com um token de API, seus próprios programas podem ler suas partidas e jogar por você.
token-label = Para que serve
token-make = Criar um token
token-once = Guarde-a: só é mostrada desta vez.
revoke = Revogar
my-data = Meus dados
export = Baixar
export-why = Tudo o que este servidor sabe de você, em um arquivo.
erase = Apagar minha conta
erase-why = Nome, senha, tokens e baralhos somem de vez. As partidas que você jogou com outros ficam, sem o seu nome.
erase-confirm = Para confirmar, digite { $name }
theme-system = Como o sistema
text-size = Tamanho do texto
motion = Movimento
pace-system = Como o sistema
pace-normal = Normal
pace-fast = Rápido
pace-off = Nenhum
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
set-anew = Como era no início
keyboard = Teclado

# replay
replay-later = A partida ainda está em andamento
replay = Reprise
replay-controls = Controles da reprise
replay-log = Registro
replay-why = Esta escolha
replay-hands = Mãos
replay-more = Mais
replay-rules = Com as regras
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
replay-open = Mostrar todas as mãos
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
why-ask = O que faria o bot?
why-onward = À próxima escolha
why-thinking = O bot está simulando partidas…
why-taken = escolhida
why-how = Chances de vitória em { $n ->
    [one] { $n } partida simulada
   *[other] { $n } partidas simuladas
}, com o que sabia quem escolheu.
curve-ask = Mostrar a curva de vitória
curve-thinking = A partida é analisada turno a turno… { $n } s
curve-told = Chance de vitória por turno. { $told }
pile-of = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }
question = A pergunta
answers = Respostas

# O fim de uma partida
swap-seats = Trocar de lugar
same-deal = Mesmas cartas
copy-link = Copiar link
shuffle-proof = Conferir o embaralhamento
team = Equipe
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

# automatic answers
auto = auto
autos = Respostas automáticas
autos-are = Respostas automáticas: { $which }
autos-none = Nenhuma
autos-none-note = você sempre decide
autos-convenient = Práticas
autos-convenient-note = sim ao que só traz ganho, e tudo o que você mandou lembrar
autos-custom = À escolha
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
key-remember = lembrar minha resposta, quando uma carta pergunta

# how much is told to those who listen
voice = Leitor de tela
voice-brief = Breve
voice-brief-note = uma frase por turno de cada oponente
voice-normal = Normal
voice-normal-note = um resumo de cada turno, e o que você mesmo faz
voice-full = Completo
voice-full-note = tudo, à medida que acontece
voice-milled = { $n ->
    [1] Você tomba uma carta.
   *[other] Você tomba { $n } cartas.
 }

# PINs at a device that is passed around
pin-of = PIN do jogador { $n }
pin-place = PIN
pin-how = Cada jogador pode definir um PIN de 4 a 8 algarismos, pedido antes de mostrar suas cartas. Ele protege de um vizinho curioso, não de quem conhece os navegadores por dentro. Não há como recuperá-lo.
pin-nowhere = Aqui não há PIN: em http simples o navegador não tem como guardá-lo. Abra a mesa por https, ou na máquina que a hospeda.
pin-form = Um PIN tem de 4 a 8 algarismos.
pin-your = Seu PIN, { $name }
pin-why = As cartas ficam escondidas até você digitar o seu PIN.
pin-wrong = PIN incorreto.
pin-wait = { $n ->
    [1] PIN incorreto. Tente de novo daqui a um segundo.
   *[other] PIN incorreto. Tente de novo daqui a { $n } segundos.
 }
how-conceded-you = Você desistiu.
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
luck-when = Quando: { $turn }
luck-thinking = Separando a sorte das escolhas… { $n } s
luck-none = Isto não foi calculado.
luck-mark = Sorte: { $n } para { $name }. { $what }
swing-mark = Momento decisivo: { $turn } { $n } para { $name }
try-again = Tentar de novo
tab-chances = Chances
replay-beside = Registro e explicação
