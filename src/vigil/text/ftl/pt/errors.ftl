# Erros, pela chave que o programa lhes dá.

bot-budget = { $name } deve ser de 1 a { $most }, não { $n }
bot-search = { $given } não é um orçamento de busca; sims=500 ou ms=800 é um
bot-unknown = nenhum bot se chama { $name }; existem { $known }
card-key = { $at }: { $key } é desconhecido; uma carta tem { $fields }
card-wrong = { $at }: { $why }
cards-key = { $at }: { $key } é desconhecido; um arquivo de cartas tem 'set' e [[card]]
cards-none = { $at } não tem nenhum [[card]]
cards-set = { $at }: 'set' deve ser uma só palavra, com no máximo { $most } cartas
cards-toml = { $at } não é TOML: { $why }
cards-twice = { $at }: { $names } aparece duas vezes
choice-illegal = o lugar { $seat } escolheu { $typed } na decisão { $number }; o lugar { $asked } pode escolher: { $offered }
choice-place = a opção { $place } foi escolhida; há { $count }
choice-raw = { $given } não é uma opção; há { $offered }
concede-over = o jogo terminou; ninguém pode desistir
concede-seat = o lugar { $seat } não está jogando
config-card-twice = já existe uma carta chamada { $name }
config-cards = cards deve ser uma lista de cartas, não { $given }
config-key = { $key } não é uma opção deste jogo; há { $known }
config-one-of = { $key } deve ser um de { $possible }, não { $given }
config-own-card = uma carta personalizada não pode ser lida: { $why }
config-seed = a semente deve ser um número inteiro de 0 a 2^64 - 1, não { $given }
config-whole = { $key } deve ser um número inteiro de { $least } a { $most }, não { $given }
data-deep = { $at }: aninhado além de { $limit } níveis
data-missing = { $at }: falta { $name }
data-unknown = { $at }: { $kind } não tem { $name }; tem { $fields }
data-wrong = { $at }: { $given } não é { $wanted }
decision-stale = a decisão { $given } está fechada; a decisão { $open } está aberta
game-over = o jogo terminou; nada mais pode ser escolhido
guest-class = { $given } não nomeia uma classe; escreva python:pacote.modulo:Classe ou python:arquivo.py:Classe
guest-fail = fail={ $given } não é possível; há { $known }
guest-file = não há arquivo { $file }
guest-module = não há módulo { $module } para importar
guest-no-class = { $file } não tem classe { $name }
guest-import = { $given } não pode ser lido: { $why }
guest-program = não há programa { $command }; ele deve estar no caminho de busca ou ser um arquivo executável
guest-shape = { $name } não tem choose(view, decision)
guest-time = time={ $given } não é um número de segundos
ladder-bots = um torneio precisa de pelo menos dois bots, nenhum duas vezes
ladder-file = { $file }, linha { $line }: isto não é uma partida de um torneio
link-check = o link está incompleto ou foi alterado
link-choices = as escolhas do link não podem ser jogadas: { $why }
link-header = o cabeçalho do link não pode ser lido
link-letters = o link contém letras que nenhum link tem
link-long = um link de { $length } caracteres é longo demais
link-prefix = isto não é um link: não começa com { $prefix }
machine-endless = as cartas ativam umas às outras sem fim ({ $steps } passos)
notation-call = { $at }: { $name }: { $why }
notation-long = { $at }: um efeito de { $length } caracteres é longo demais
notation-part = { $at }: { $text } não faz parte da notação
notation-stars = { $at }: asteriscos não fazem parte da notação
notation-syntax = { $at }: não é possível ler { $text }
notation-strange = { $at }: { $name } não é uma palavra da notação
notation-unknown = { $at }: { $name } não é uma palavra da notação; parecidas: { $close }
program-ended = { $name } terminou na decisão { $number } com o código { $code }; suas últimas palavras: { $said }
program-json = { $name } respondeu à decisão { $number } com { $line }, que não é JSON
program-long = { $name } respondeu à decisão { $number } com uma linha de mais de { $most } bytes
program-mute = { $name } terminou na decisão { $number } com código { $code }, sem uma palavra na saída de erros
program-option = { $name } escolheu { $given } na decisão { $number }; há de 0 a { $last }: { $offered }
program-shape = { $name } respondeu à decisão { $number } com { $line }; espera-se { $wanted }, a posição ou o nome de uma opção
program-silent = { $name } não respondeu à decisão { $number } em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
program-stale = { $name } não responde à decisão { $number }, só a outras
program-start = { $name } não pode ser iniciado: { $why }
python-raised = { $name } lançou { $error } na decisão { $number } ({ $file }, linha { $line })
record-after = linha { $line }: o jogo termina antes desta escolha
record-first = isto não é um registro: a primeira linha não é { $line }
record-game = o jogo { $name } é desconhecido aqui; existem { $games }
record-header = linha { $line }: { $text } não é um novo 'chave: valor'
record-line = linha { $line }: { $why }
record-long = um registro de { $length } caracteres é longo demais
record-rules = esta partida foi jogada sob as regras { $theirs }; esta versão joga sob { $ours } e a reproduziria mal
record-seed = a semente deve ser um número inteiro de 0 a 2^64 - 1, não { $seed }
record-value = linha { $line }: { $key } não tem um valor legível
state-rules = este jogo foi salvo sob outras regras ({ $theirs }, não { $ours })
state-wrong = isto não é um jogo salvo: { $why }
undo-none = só se podem desfazer { $free } das últimas escolhas: alguém já ficou sabendo de algo
unknown-rule = não existe a regra { $id }{ $closest ->
    [none] {""}
   *[other] ; as mais próximas: { $closest }
}
config-table = as configurações devem ser uma tabela, não { $given }
seat-unknown = não há o lugar { $given }; há { $seats }
lab-place = as partidas podem ser jogadas em { $known }, não em { $given }
lab-workers = é preciso pelo menos um processo, não { $given }
lab-work = uma partida falhou: { $why }
lab-died = um processo morreu (código de saída { $code }); costuma ser falta de memória, tente com menos --workers
lab-extra = { $what } precisa do extra { $extra }: pip install 'vigil-games[{ $extra }]'
lab-no-games = não há partidas entre dois jogadores diferentes para avaliar
lab-apart = { $apart } nunca enfrentaram os outros, nem por meio de um terceiro: não se podem comparar
figures-broken = { $path } não é um arquivo de números medidos que se possa ler: { $why }
figures-stale = os números em { $path } foram medidos com outras cartas; meça de novo: vigil sim { $game } --figures { $path }
lab-not-figures = { $path } já existe e não é um arquivo de números medidos
lab-suffix = { $path } não pode guardar um experimento: o nome deve terminar em { $known }
lab-write = não se pode escrever { $path }: { $why }
lab-read = não se pode ler { $path }: { $why }
lab-row = { $path }, partida { $at }: { $why }
lab-mixed = um experimento é de um só jogo; este tem { $one } e { $other }
lab-two-games = { $one } e { $other } não se podem comparar: são jogos diferentes
lab-empty = { $path } não tem partidas
lab-policy = não há jogador { $given }; há { $known }
lab-how-long = diga por quanto tempo medir: um número de jogos, ou segundos
lab-no-trial = em { $game } não se podem medir cartas
lab-seconds = compare precisa jogar: dê mais de 0 segundos, ou um número de partidas
lab-sweep = uma varredura se escreve cost=2..5 ou cost=2,4,7, não { $given }
lab-sweep-values = uma varredura tenta de 2 a { $most } valores, não { $given }
lab-sweep-field = { $field } não é um número de uma carta; há { $known }
lab-gate = um limite é um número de pontos, ou um nome e um número como first=3, não { $given }; os nomes são { $known }
lab-card = o arquivo não tem a carta { $given }; tem { $known }
lab-side = { $given } não é um arquivo, nem ajustes como sets=base,honor=60, nem a palavra default
lab-side-toml = { $at } não é TOML: { $why }
lab-side-cards = { $text }
lab-side-file = { $at }: { $why }

# O que um servidor guarda
accept-none = a resposta é { $media }; aceite-a
admin-only = só um administrador pode fazer isso
admin-stays = o administrador não pode ser removido
body-large = podem ser enviados no máximo { $most } bytes
body-slow = o que foi anunciado não veio em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
body-unwanted = nada pode ser enviado aqui
body-wrong = isto não serve: { $why }
bots-account = só uma conta pode ter bots
bots-many = uma conta tem no máximo { $most } bots
claim-account = só um visitante pode criar uma conta a partir de si
confirm-name = para apagar sua conta, envie seu próprio nome em confirm
csrf-missing = com cookie, envie Origin ou o cabeçalho { $header }
deck-long = uma lista de baralho tem no máximo { $lines } linhas de { $letters } caracteres
deck-name = um baralho precisa de um nome legível
deck-none = você não tem o baralho { $name }
decks-many = a prateleira guarda no máximo { $most } baralhos
field-unknown = { $field } não é um campo daqui; há { $known }
schema-none = não há esquema { $name }; há { $known }
game-none = não há jogo { $game }; há { $known }
game-no-cards = este jogo não tem cartas
guests-off = este servidor não aceita visitantes; entre com uma conta
json-bad = isto não é JSON: { $why }
json-deep = o JSON tem mais de { $most } níveis
link-account = uma conta tem senha, e não link
link-over = este link é antigo demais
link-unknown = este link não leva a lugar nenhum; foi usado, retirado ou nunca existiu
login-wrong = o nome ou a senha está errado
media-wrong = envie application/json, não { $given }
method-wrong = isto só pode ser pedido com { $allowed }
metrics-here = os números são só para esta máquina; defina um token para lê-los de longe
metrics-off = os números estão desligados
metrics-token = os números precisam do token da configuração
name-alike = { $name } seria confundido com outra pessoa daqui; escolha outro nome
name-alphabets = as letras de { $word } vêm de vários alfabetos; escreva com um só
name-empty = um nome precisa de uma letra ou um algarismo
name-long = um nome tem no máximo { $most } caracteres
name-reserved = { $name } é um nome do próprio servidor; escolha outro
name-signs = um nome não pode ter sinais invisíveis
text-signs = o que os outros leem não pode ter sinais invisíveis nem várias linhas
not-ready = não está pronto: { $parts }
origin-foreign = uma página de outro site não pode fazer isso
host-foreign = este servidor não se chama { $host }; quem o administra pode acrescentar o nome à configuração { $setting }
password-length = uma senha tem de { $least } a { $most } caracteres
password-none = só contas têm senha; crie uma primeiro
password-wrong = a senha antiga está errada
path-none = não há nada aqui; { $document } diz o que há
person-gone = a pessoa a quem isto pertencia não está mais aqui
deck-unwanted = em { $game } ninguém traz um baralho
person-none = não há ninguém com este identificador
port-host = { $host } não é um endereço desta máquina
port-rights = a porta { $port } precisa de direitos especiais; escolha uma de 1024 em diante
port-taken = a porta { $port } está ocupada; pare o que roda ali, ou escolha outra com --port
query-bad = o que vem depois do ponto de interrogação não pode ser lido
query-twice = um nome aparece duas vezes depois do ponto de interrogação
register-off = este servidor não cria contas; peça a quem cuida dele
scope-missing = isto precisa de um token com o escopo { $scope }
server-fault = algo deu errado no servidor; o registro o guarda como { $request }
server-stopping = o servidor está para parar; pergunte de novo daqui a pouco
sign-in = entre primeiro, ou envie um token
token-form = o cabeçalho Authorization deve ser: Bearer, um espaço e um token
token-never = nenhum token pode fazer isso; entre
token-none = você não tem esse token
token-over = este token expirou
token-revoked = este token foi revogado
token-unknown = esse token não existe
tokens-many = ninguém precisa de mais de { $most } tokens; revogue um
connections-address = o seu endereço já tem { $most } conexões; feche algumas e tente de novo
connections-table = esta mesa já tem { $most } espectadores; tente mais tarde
chat-often = você já disse muito aqui em pouco tempo; tente de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
too-often = pedidos demais; tente de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
store-conflict = o registro { $given } da mesa { $table } não pode ser acrescentado: o próximo é o { $expected }
store-order = os registros { $before } e { $after } não vêm um depois do outro
store-time = o registro { $seq } da mesa { $table } é mais antigo que o anterior
store-name = o nome { $name } já tem dono; escolha outro
store-cursor = { $cursor } não é o fim de uma lista
store-address = o endereço do banco de dados não é como sqlite:///pasta/vigil.db ou postgresql://usuario@host/nome
store-folder = não se pode escrever em { $database }: { $why }
store-locked = { $database } já é servido pelo processo { $process } (que segura { $lock }); pare esse processo, ou use PostgreSQL para ter vários
store-foreign = o banco de dados tem tabelas, mas não as do Vigil; indique um vazio
store-unreleased = { $database } tem o esquema { $there } de um Vigil anterior à primeira versão publicada; esta versão só lê o seu esquema { $here }. Nada foi alterado. Guarde esse banco como cópia e tire-o do lugar, ou comece com outra pasta de dados ou outro banco
store-newer = o banco de dados tem o esquema { $there } e esta versão conhece o { $here }: foi escrito por um Vigil mais novo; instale esse, ou restaure uma cópia anterior
store-closed = o banco de dados foi fechado
store-copy = antes de o banco de dados ser atualizado faz-se uma cópia dele nele mesmo, e isso não é permitido: { $why }. Deixe o dono dele fazer isto ou, se você tem uma cópia de segurança sua, ponha { $setting } = false
store-away = o banco de dados não pode ser consultado agora; tente de novo daqui a pouco
store-unavailable = o banco de dados não está funcionando: { $why }

# As configurações de um servidor
settings-file = não se podem ler as configurações em { $path }: { $why }
settings-toml = { $path } não é TOML: { $why }
settings-near = não há a configuração { $name }; seria { $near }?
settings-twice = { $name } e { $file } dizem o mesmo; deixe um de fora
settings-unknown = não há a configuração { $name }; vigil config show lista todas
settings-value = { $name } não pode ser { $value } ({ $source ->
        [file] arquivo
        [variable] variável
       *[other] linha de comando
    }); o certo seria: { $right }

# Cópias de segurança
backup-there = { $path } já existe; escolha outro arquivo
backup-nothing = ainda não há um banco de dados { $path }
backup-old = o banco de dados tem um esquema antigo; primeiro: vigil db upgrade
backup-unreadable = { $path } não é uma cópia de segurança: { $why }
backup-bad = { $path } está danificado: { $why }
restore-there = já há um banco de dados: { $database }; --replace põe a cópia no lugar dele
restore-running = um servidor está usando o banco de dados; pare-o primeiro

# Between a client and a server.

server-said = { $text }
server-away = { $server } não responde ({ $why })
answer-foreign = { $url } respondeu { $status }, e não como um servidor Vigil
answer-shape = a resposta do servidor não é { $kind } ({ $why }); ele pode ser de outra versão
answer-hash = a vista da atualização { $seq } não é a que foi enviada
address-bad = { $given } não é o endereço de um servidor; http://host:8300 seria
game-unknown = a mesa joga { $game }, que esta versão não conhece
seat-closed = esta conexão com a mesa foi fechada
nothing-asked = não há nada para você decidir agora
table-full = todos os lugares desta mesa estão ocupados
seat-broken = esta conexão falhou: { $why }
seat-ended = o servidor fechou este lugar na mesa: { $why }
player-answer = o jogador respondeu { $given }; é preciso o lugar ou o nome de uma opção
player-thinks = { $bot } pensa em mesas imaginadas, que só o servidor tem; deixe o servidor sentá-lo

# As mesas de um servidor
chat-empty = não foi dito nada
chat-off = nesta mesa só se usam as frases prontas
code-unknown = este convite não é para nenhuma mesa daqui
game-running = isto é mostrado quando a partida acaba
message-bad = isto não é uma mensagem: { $why }
no-spectators = esta mesa não aceita espectadores
phrase-unknown = não há a frase { $given }; há { $known }
rematch-early = a partida ainda não acabou
replay-end = a partida tem { $count ->
    [one] { $count } escolha
   *[other] { $count } escolhas
}
replay-no-choice = ali não se escolheu nenhuma opção; há as escolhas 0 a { $last }
seat-empty = ninguém está sentado no lugar { $seat }
seat-none = só quem está sentado à mesa pode fazer isto
seat-not-asked = a pergunta é para o lugar { $asked }, não para o lugar { $seat }
seat-not-yours = o lugar { $seat } não é seu
seat-one = numa mesa pública de outra pessoa cada um ocupa um só lugar; o seu é o { $seat }
seat-reserved = o lugar { $seat } está guardado para alguém
seat-taken = o lugar { $seat } está ocupado
seat-twice = um lugar foi indicado duas vezes
seat-which = você tem vários lugares aqui; indique um deles: { $seats }
seat-who = diga quem ocupa o lugar: { $me } ou { $bot }
seats-free = ainda não há ninguém no lugar { $seats }; bots podem ocupar lugares livres
table-begun = a partida já começou; ninguém mais pode se sentar
table-begun-already = a partida já começou
table-busy = acontece coisa demais nesta mesa ao mesmo tempo; tente de novo
table-clock = um relógio do tipo { $kind } precisa de { $missing }
table-decks = há { $given } baralhos para { $players } jogadores; tire alguns, ou deixe mais gente jogar
problem-none = não há problema chamado { $key }
table-deck-long = uma lista de baralho tem no máximo { $most } caracteres
table-game = o jogo { $name } não é conhecido aqui; conhecidos são { $games }
table-not-yours = há outras pessoas nesta mesa; saia dela, ou desista
table-settings = as configurações de uma mesa têm no máximo { $most } caracteres
table-stranger = só quem abriu a mesa ou está sentado nela pode fazer isto
table-unknown = não há a mesa { $table }
table-waiting = a partida ainda não começou
tables-many = { $most } das suas mesas ainda não acabaram; termine ou abandone algumas
thinking-long = isto demorou demais; tente de novo mais tarde
token-first = a primeira mensagem deve ser um token
undo-closed = ninguém quer desfazer nada agora
hints-never = esta partida conta para a classificação, por isso ninguém recebe dicas; numa mesa que não conta, recebe-se
undo-never = nesta mesa nada se desfaz
undo-not-yours = quem decide isto são os outros
continue-over = ali o jogo já acabou; continue de uma escolha anterior, { $last } ou menos
undo-stale = isto era sobre outro pedido: responda ao que está aberto agora, número { $open }, não { $given }
undo-nothing = não há { $count ->
    [one] { $count } escolha sua
   *[other] { $count } escolhas suas
} para desfazer
undo-rated = esta partida conta para a classificação: não se desfaz uma escolha depois que se ficou sabendo de algo e ninguém pode consentir; numa mesa que não conta, sim
undo-given-up = alguém desistiu depois disso, e o que veio antes não se desfaz mais
undo-open = já há um pedido para desfazer
muted-many = no máximo { $most } pessoas podem ser silenciadas
studies-many = há partidas demais em estudo; tente mais tarde
text-nul = nenhum texto pode conter o sinal de número 0
table-ended = a partida desta mesa já terminou
token-gone = não há tal token, ou ele já foi revogado
admin-none = este servidor ainda não tem administrador; inicie-o uma vez, e terá
game-broken = o jogo instalado { $game } não carrega ({ $why }); atualize ou desinstale o pacote
