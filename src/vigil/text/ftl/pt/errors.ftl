# Erros, pela chave que o programa lhes dá.

bot-budget-range = { $name } deve ser de 1 a { $most }, não { $n }
bot-budget-invalid = { $given } não é um orçamento de busca; sims=500 ou ms=800 é um
bot-unknown = nenhum bot se chama { $name }; existem { $known }
card-field-unknown = { $at }: { $key } é desconhecido; uma carta tem { $fields }
card-invalid = { $at }: { $why }
card-file-key-unknown = { $at }: { $key } é desconhecido; um arquivo de cartas tem 'set' e [[card]]
card-file-empty = { $at } não tem nenhum [[card]]
card-file-set-invalid = { $at }: 'set' deve ser uma só palavra, com no máximo { $most } cartas
card-file-not-toml = { $at } não é TOML: { $why }
card-duplicate = { $at }: { $names } aparece duas vezes
card-stats-broken = { $path } não é um arquivo legível de estatísticas de cartas: { $why }
card-stats-stale = as estatísticas em { $path } foram medidas com outras cartas; meça de novo: vigil sim { $game } --card-stats { $path }
choice-illegal = o lugar { $seat } escolheu { $typed } na decisão { $number }; o lugar { $asked } pode escolher: { $offered }
option-out-of-range = a opção { $place } foi escolhida; há { $count }
option-unknown = { $given } não é uma opção; há { $offered }
concede-game-over = o jogo terminou; não é mais possível desistir
concede-not-playing = o lugar { $seat } não está jogando
setting-card-duplicate = já existe uma carta chamada { $name }
setting-cards-not-list = cards deve ser uma lista de cartas, não { $given }
setting-unknown = { $key } não é uma opção deste jogo; há { $known }
setting-not-one-of = { $key } deve ser um de { $possible }, não { $given }
setting-own-card-invalid = uma carta personalizada não pode ser lida: { $why }
setting-seed-invalid = a semente deve ser um número inteiro de 0 a 2^64 - 1, não { $given }
setting-not-integer = { $key } deve ser um número inteiro de { $least } a { $most }, não { $given }
data-too-deep = { $at }: aninhado além de { $limit } níveis
data-missing = { $at }: falta { $name }
data-unknown = { $at }: { $kind } não tem { $name }; tem { $fields }
data-invalid = { $at }: { $given } não é { $wanted }
decision-stale = a decisão { $given } está fechada; a decisão { $open } está aberta
game-over = o jogo terminou; nada mais pode ser escolhido
bot-class-missing = { $given } não nomeia uma classe; escreva python:pacote.modulo:Classe ou python:arquivo.py:Classe
bot-fail-invalid = fail={ $given } não é possível; há { $known }
bot-file-missing = não há arquivo { $file }
bot-module-missing = não há módulo { $module } para importar
bot-class-unknown = { $file } não tem classe { $name }
bot-import-failed = { $given } não pode ser lido: { $why }
bot-program-missing = não há programa { $command }; ele deve estar no caminho de busca ou ser um arquivo executável
bot-without-choose = { $name } não tem choose(view, decision)
bot-time-invalid = time={ $given } não é um número de segundos
ladder-bots = um torneio precisa de pelo menos dois bots, nenhum duas vezes
ladder-file = { $file }, linha { $line }: isto não é uma partida de um torneio
game-link-checksum = o link está incompleto ou foi alterado
game-link-unplayable = as escolhas do link não podem ser jogadas: { $why }
game-link-header = o cabeçalho do link não pode ser lido
game-link-characters = o link contém letras que nenhum link tem
game-link-too-long = um link de { $length } caracteres é longo demais
game-link-prefix = isto não é um link: não começa com { $prefix }
endless-loop = as cartas ativam umas às outras sem fim ({ $steps } passos)
notation-call = { $at }: { $name }: { $why }
notation-long = { $at }: um efeito de { $length } caracteres é longo demais
notation-part = { $at }: { $text } não faz parte da notação
notation-stars = { $at }: asteriscos não fazem parte da notação
notation-syntax = { $at }: não é possível ler { $text }
notation-strange = { $at }: { $name } não é uma palavra da linguagem de cartas
notation-unknown = { $at }: { $name } não é uma palavra da linguagem de cartas. Você quis dizer: { $close }?
program-ended = { $name } terminou na decisão { $number } com o código { $code }; suas últimas palavras: { $said }
program-not-json = { $name } respondeu à decisão { $number } com { $line }, que não é JSON
program-line-too-long = { $name } respondeu à decisão { $number } com uma linha de mais de { $most } bytes
program-crashed = { $name } terminou na decisão { $number } com código { $code }, sem uma palavra na saída de erros
program-option-unknown = { $name } escolheu { $given } na decisão { $number }; há de 0 a { $last }: { $offered }
program-answer-invalid = { $name } respondeu à decisão { $number } com { $line }; espera-se { $wanted }, a posição ou o nome de uma opção
program-timeout = { $name } não respondeu à decisão { $number } em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
program-wrong-decision = { $name } não responde à decisão { $number }, só a outras
program-start-failed = { $name } não pode ser iniciado: { $why }
python-raised = { $name } lançou { $error } na decisão { $number } ({ $file }, linha { $line })
record-after-end = linha { $line }: o jogo termina antes desta escolha
record-first-line = isto não é um registro: a primeira linha não é { $line }
record-game-unknown = o jogo { $name } é desconhecido aqui; existem { $games }
record-header-invalid = linha { $line }: { $text } não é um novo 'chave: valor'
record-line-invalid = linha { $line }: { $why }
record-too-long = um registro de { $length } caracteres é longo demais
record-rules = esta partida foi jogada sob as regras { $theirs }; esta versão joga sob { $ours } e a reproduziria mal
record-seed-invalid = a semente deve ser um número inteiro de 0 a 2^64 - 1, não { $seed }
record-value-invalid = linha { $line }: { $key } não tem um valor legível
save-other-rules = este jogo foi salvo sob outras regras ({ $theirs }, não { $ours })
save-invalid = isto não é um jogo salvo: { $why }
undo-information-revealed = só podem ser desfeitas { $free } das últimas escolhas: depois disso algo foi revelado
rule-unknown = não existe a regra { $id }{ $closest ->
    [none] {""}
   *[other] ; as mais próximas: { $closest }
}
settings-not-table = as configurações devem ser uma tabela, não { $given }
seat-unknown = não há o lugar { $given }; há { $seats }
lab-place = as partidas podem ser jogadas em { $known }, não em { $given }
lab-workers = é preciso pelo menos um processo, não { $given }
lab-work = uma partida falhou: { $why }
lab-died = um processo morreu (código de saída { $code }); costuma ser falta de memória, tente com menos --workers
lab-extra = { $what } precisa do extra { $extra }: pip install 'vigil-games[{ $extra }]'
lab-no-games = não há partidas entre dois jogadores diferentes para avaliar
lab-apart = { $apart } nunca enfrentaram os outros, nem por meio de um terceiro: não se podem comparar
lab-not-figures = { $path } já existe e não é um arquivo de estatísticas de cartas
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
lab-side = { $given } não é um arquivo, nem ajustes como sets=base,honor_pool=60, nem a palavra default
lab-side-toml = { $at } não é TOML: { $why }
lab-side-cards = { $text }
lab-side-file = { $at }: { $why }

# O que um servidor guarda
accept-unsupported = a resposta é { $media }; aceite-a
admin-only = só um administrador pode fazer isso
admin-not-removable = o administrador não pode ser removido
body-too-large = podem ser enviados no máximo { $most } bytes
body-timeout = os dados anunciados não chegaram em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
body-not-allowed = este endereço não recebe dados
body-invalid = os dados são inválidos: { $why }
bots-need-account = só uma conta pode ter bots
too-many-bots = uma conta tem no máximo { $most } bots
claim-not-guest = só um visitante pode criar uma conta a partir da sua sessão
confirm-name-wrong = para apagar sua conta, envie seu próprio nome em confirm
csrf-missing = com cookie, envie Origin ou o cabeçalho { $header }
deck-too-long = uma lista de baralho tem no máximo { $lines } linhas de { $letters } caracteres
deck-name-invalid = um baralho precisa de um nome legível
deck-not-found = você não tem o baralho { $name }
too-many-decks = a prateleira guarda no máximo { $most } baralhos
field-unknown = { $field } não é um campo daqui; há { $known }
schema-not-found = não há esquema { $name }; há { $known }
game-unknown = não há jogo { $game }; há { $known }
game-without-cards = este jogo não tem cartas
guests-disabled = este servidor não aceita visitantes; entre com uma conta
json-invalid = isto não é JSON: { $why }
json-too-deep = o JSON tem mais de { $most } níveis
login-link-guests-only = contas entram com senha, não com link
login-link-expired = este link é antigo demais
login-link-invalid = este link não é válido: foi usado, revogado ou nunca existiu
login-wrong = o nome ou a senha está errado
media-type-unsupported = envie application/json, não { $given }
method-not-allowed = este endereço só aceita { $allowed }
metrics-local-only = as métricas só podem ser lidas nesta máquina; defina um token para lê-las de fora
metrics-disabled = as métricas estão desativadas
metrics-token-wrong = as métricas exigem o token da configuração
name-confusable = { $name } seria confundido com outra pessoa daqui; escolha outro nome
name-mixed-alphabets = as letras de { $word } vêm de vários alfabetos; escreva com um só
name-empty = um nome precisa de uma letra ou um algarismo
name-too-long = um nome tem no máximo { $most } caracteres
name-reserved = { $name } é um nome do próprio servidor; escolha outro
name-invisible-characters = um nome não pode ter sinais invisíveis
text-invisible-characters = o que os outros leem não pode ter sinais invisíveis nem várias linhas
not-ready = não está pronto: { $parts }
origin-not-allowed = pedidos de outros sites não são permitidos
host-not-allowed = este servidor não se chama { $host }; quem o administra pode acrescentar o nome à configuração { $setting }
password-length = uma senha tem de { $least } a { $most } caracteres
password-not-set = só contas têm senha; crie uma primeiro
password-wrong = a senha antiga está errada
path-not-found = não há nada neste endereço; { $document } lista o que existe
person-erased = a conta a que isto pertencia não existe mais
deck-not-allowed = em { $game } os jogadores não trazem baralhos
person-not-found = não há jogador com este identificador
port-host = { $host } não é um endereço desta máquina
port-privileged = a porta { $port } precisa de direitos especiais; escolha uma de 1024 em diante
port-in-use = a porta { $port } está ocupada; pare o que roda ali, ou escolha outra com --port
query-invalid = os parâmetros do endereço não podem ser lidos
query-duplicate = um parâmetro aparece duas vezes no endereço
registration-disabled = este servidor não cria contas; peça a quem cuida dele
scope-missing = isto precisa de um token com o escopo { $scope }
server-error = algo deu errado no servidor; o registro o guarda como { $request }
server-stopping = o servidor está para parar; pergunte de novo daqui a pouco
sign-in-required = entre primeiro, ou envie um token
token-header-invalid = o cabeçalho Authorization deve ser: Bearer, um espaço e um token
session-required = um token não pode fazer isso; entre na sua conta
own-token-not-found = você não tem esse token
token-expired = este token expirou
token-revoked = este token foi revogado
token-unknown = esse token não existe
too-many-tokens = uma conta tem no máximo { $most } tokens; revogue um
too-many-connections = o seu endereço já tem { $most } conexões; feche algumas e tente de novo
too-many-spectators = esta mesa já tem { $most } espectadores; tente mais tarde
chat-rate-limited = mensagens demais em pouco tempo; tente de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
rate-limited = pedidos demais; tente de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
entry-conflict = o registro { $given } da mesa { $table } não pode ser acrescentado: o próximo é o { $expected }
entry-order = os registros { $before } e { $after } não vêm um depois do outro
entry-time = o registro { $seq } da mesa { $table } é mais antigo que o anterior
name-taken = o nome { $name } já tem dono; escolha outro
cursor-invalid = { $cursor } não é o fim de uma lista
database-address-invalid = o endereço do banco de dados não é como sqlite:///pasta/vigil.db ou postgresql://usuario@host/nome
database-not-writable = não se pode escrever em { $database }: { $why }
database-locked = { $database } já é servido pelo processo { $process } (que segura { $lock }); pare esse processo, ou use PostgreSQL para ter vários
database-not-vigil = o banco de dados tem tabelas, mas não as do Vigil; indique um vazio
database-unreleased = { $database } tem o esquema { $there } de um Vigil anterior à primeira versão publicada; esta versão só lê o seu esquema { $here }. Nada foi alterado. Guarde esse banco como cópia e tire-o do lugar, ou comece com outra pasta de dados ou outro banco
database-newer = o banco de dados tem o esquema { $there } e esta versão conhece o { $here }: foi escrito por um Vigil mais novo; instale esse, ou restaure uma cópia anterior
database-closed = o banco de dados foi fechado
database-backup-failed = antes de o banco de dados ser atualizado faz-se uma cópia dele nele mesmo, e isso não é permitido: { $why }. Deixe o dono dele fazer isto ou, se você tem uma cópia de segurança sua, ponha { $setting } = false
database-unavailable = o banco de dados não pode ser consultado agora; tente de novo daqui a pouco
database-error = o banco de dados não está funcionando: { $why }

# As configurações de um servidor
settings-file-unreadable = não se podem ler as configurações em { $path }: { $why }
settings-file-not-toml = { $path } não é TOML: { $why }
server-setting-misspelled = não há a configuração { $name }; seria { $near }?
server-setting-duplicate = { $name } e { $file } dizem o mesmo; deixe um de fora
server-setting-unknown = não há a configuração { $name }; vigil config show lista todas
server-setting-invalid = { $name } não pode ser { $value } ({ $source ->
        [file] arquivo
        [variable] variável
       *[other] linha de comando
    }); o certo seria: { $right }

# Cópias de segurança
backup-exists = { $path } já existe; escolha outro arquivo
database-missing = ainda não há um banco de dados { $path }
database-outdated = o banco de dados tem um esquema antigo; primeiro: vigil db upgrade
backup-unreadable = { $path } não é uma cópia de segurança: { $why }
backup-damaged = { $path } está danificado: { $why }
restore-database-exists = já há um banco de dados: { $database }; --replace põe a cópia no lugar dele
restore-server-running = um servidor está usando o banco de dados; pare-o primeiro

# Between a client and a server.

server-message = { $text }
server-unreachable = { $server } não responde ({ $why })
response-not-vigil = { $url } respondeu { $status }, e não como um servidor Vigil
response-invalid = a resposta do servidor não é { $kind } ({ $why }); ele pode ser de outra versão
view-hash-mismatch = a vista da atualização { $seq } não é a que foi enviada
address-invalid = { $given } não é o endereço de um servidor; http://host:8300 seria
game-not-installed = a mesa joga { $game }, que esta versão não conhece
connection-closed = esta conexão com a mesa foi fechada
no-open-decision = não há nada para você decidir agora
table-full = todos os lugares desta mesa estão ocupados
connection-failed = esta conexão falhou: { $why }
connection-ended = o servidor fechou este lugar na mesa: { $why }
bot-answer-invalid = o bot respondeu { $given }; é preciso o índice ou o nome de uma opção
bot-needs-server = { $bot } usa busca, que só funciona no servidor; acrescente-o como bot do servidor

# As mesas de um servidor
chat-empty = a mensagem está vazia
chat-disabled = nesta mesa só se usam as frases prontas
invitation-unknown = este convite não é para nenhuma mesa daqui
game-not-over = isto é mostrado quando a partida acaba
message-invalid = isto não é uma mensagem: { $why }
spectators-not-allowed = esta mesa não aceita espectadores
phrase-unknown = não há a frase { $given }; há { $known }
rematch-game-not-over = a partida ainda não acabou
replay-past-end = a partida tem { $count ->
    [one] { $count } escolha
   *[other] { $count } escolhas
}
replay-no-choice = ali não se escolheu nenhuma opção; há as escolhas 0 a { $last }
seat-empty = o lugar { $seat } está vazio
not-seated = só os jogadores desta mesa podem fazer isto
not-your-turn = é a vez do lugar { $asked }, não do lugar { $seat }
seat-not-yours = o lugar { $seat } não é seu
one-seat-only = numa mesa pública de outra pessoa cada um ocupa um só lugar; o seu é o { $seat }
seat-reserved = o lugar { $seat } está reservado
seat-taken = o lugar { $seat } está ocupado
seat-twice = um lugar foi indicado duas vezes
seat-ambiguous = você tem vários lugares aqui; indique um deles: { $seats }
seat-player-missing = diga quem ocupa o lugar: { $me } ou { $bot }
seats-not-taken = lugares ainda vazios: { $seats }; bots podem ocupá-los
table-started = a partida já começou; ninguém mais pode se sentar
game-already-started = a partida já começou
table-busy = esta mesa está muito ocupada agora; tente de novo
clock-incomplete = um relógio do tipo { $kind } precisa de { $missing }
table-too-many-decks = há { $given } baralhos para { $players } jogadores; tire alguns, ou deixe mais gente jogar
problem-not-found = não há problema chamado { $key }
table-deck-too-long = uma lista de baralho tem no máximo { $most } caracteres
table-game-unknown = o jogo { $name } não é conhecido aqui; conhecidos são { $games }
table-not-yours = há outras pessoas nesta mesa; saia dela, ou desista
table-settings-too-long = as configurações de uma mesa têm no máximo { $most } caracteres
table-members-only = só quem abriu a mesa ou joga nela pode fazer isto
table-unknown = não há a mesa { $table }
game-not-started = a partida ainda não começou
too-many-tables = { $most } das suas mesas ainda não acabaram; termine ou abandone algumas
analysis-timeout = isto demorou demais; tente de novo mais tarde
token-message-missing = a primeira mensagem deve ser um token
undo-request-missing = não há pedido para desfazer
hints-disabled = não há dicas em partidas que contam para a classificação; jogue uma que não conta para recebê-las
undo-disabled = esta mesa não permite desfazer
undo-answer-not-allowed = só os outros jogadores podem decidir isto
branch-game-over = ali o jogo já acabou; continue de uma escolha anterior, { $last } ou menos
undo-request-stale = isto era sobre outro pedido: responda ao que está aberto agora, número { $open }, não { $given }
undo-too-many = não há { $count ->
    [one] { $count } escolha sua
   *[other] { $count } escolhas suas
} para desfazer
undo-rated-game = esta partida conta para a classificação e não há quem consinta, então uma jogada que revelou algo não pode ser desfeita; em mesas que não contam, pode
undo-after-concession = um jogador desistiu depois disso, e o que veio antes não pode mais ser desfeito
undo-request-open = já há um pedido para desfazer
too-many-muted = no máximo { $most } pessoas podem ser silenciadas
too-many-analyses = há partidas demais em estudo; tente mais tarde
text-nul = um texto não pode conter o caractere NUL
table-game-over = a partida desta mesa já terminou
token-not-found = não há tal token, ou ele já foi revogado
admin-missing = este servidor ainda não tem administrador; inicie-o uma vez para criá-lo
game-load-failed = o jogo instalado { $game } não carrega ({ $why }); atualize ou desinstale o pacote
