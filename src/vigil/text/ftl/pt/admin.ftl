# O que `vigil doctor` encontra, e o que fazer
level-ok = ok
level-warn = aviso
level-fail = erro
doctor-settings = As configurações combinam entre si.
doctor-http = public_url é { $url }: senhas e cookies viajam às claras. Ponha um proxy com https diante do servidor.
doctor-no-public-url = Há proxies de confiança, mas public_url não está definida: os links e a verificação da origem podem usar o endereço errado. Defina public_url.
doctor-open = O servidor escuta em { $host }, ao alcance de outros, sem https. Defina public_url com o endereço de um proxy, ou use --lan em casa.
doctor-workers = { $workers } processos para bots, mas { $cores } núcleos: atrapalham-se uns aos outros. Defina bot_workers em no máximo { $cores }.
doctor-folder = Só nós podemos escrever em { $path }.
doctor-folder-new = { $path } será criada na primeira vez.
doctor-folder-not-made = { $path } não pode ser criada: não se pode escrever em { $above }. Defina data_dir em outra pasta, ou dê-nos essa.
doctor-folder-closed = Não se pode escrever em { $path }. Dê a pasta ao usuário com que o servidor roda.
doctor-folder-open = Outros usuários desta máquina podem ler { $path }. Restrinja o acesso: chmod 700
doctor-card-stats = { $path } tem as estatísticas de { $cards } cartas, medidas em { $games } partidas.
doctor-card-stats-not-shown = A galeria não mostra as estatísticas das cartas: { $why }
doctor-disk = Há { $free } MB livres para { $path }.
doctor-disk-low = Só há { $free } MB livres para { $path }. Libere espaço em breve.
doctor-disk-full = { $free } MB livres para { $path }: logo as jogadas não poderão ser guardadas. Libere espaço primeiro.
doctor-clock = O relógio diz { $date }.
doctor-clock-unset = O relógio diz { $date }: nunca foi acertado. Ligue um serviço de hora (timedatectl set-ntp true).
doctor-clock-skew = O relógio do disco difere { $seconds } s do da máquina. Acerte os dois por um serviço de hora.
doctor-clock-back = O último registro foi escrito { $seconds } s no futuro: o relógio foi atrasado. Acerte-o, ou os relógios das mesas ficarão parados esse tempo.
doctor-clock-apart = O relógio do banco de dados difere { $seconds } s do nosso. Acerte os dois por um serviço de hora.
doctor-database = { $url } não pode ser usado: { $why }
doctor-database-new = O banco de dados { $path } será criado na primeira vez.
doctor-database-closed = Não se pode escrever em { $path }. Dê o arquivo ao usuário com que o servidor roda.
doctor-database-damaged = { $path } está danificado ({ $why }). Pare o servidor e restaure a última cópia: vigil restore
doctor-database-foreign = { $path } é um banco de dados, mas não do Vigil. Indique outro arquivo.
doctor-served = { $path } está sendo servido pelo processo { $process }.
doctor-sqlite = { $path } está inteiro ({ $size } MB).
doctor-sqlite-old = SQLite { $version } é antigo demais; é preciso 3.35 ou mais novo. Use um Python mais novo, ou PostgreSQL.
doctor-schema = O esquema é o desta versão ({ $there }).
doctor-schema-none = O banco de dados está vazio; o esquema será criado na primeira vez.
doctor-schema-old = O esquema é { $there }, esta versão quer { $here }. Será atualizado no próximo início, ou com: vigil db upgrade
doctor-schema-newer = O esquema é { $there }, esta versão conhece { $here }: foi escrito por um Vigil mais novo. Instale esse.
doctor-postgres = PostgreSQL { $version } responde em { $milliseconds } ms.
doctor-postgres-old = PostgreSQL { $version } é antigo demais (responde em { $milliseconds } ms); é preciso 12 ou mais novo.
doctor-postgres-encoding = O banco de dados não é codificado em UTF8. Crie outro: createdb -E UTF8 vigil
doctor-postgres-unsafe = PostgreSQL está com { $name } desligado: uma jogada confirmada pode se perder se a máquina parar. Ligue em postgresql.conf.
doctor-postgres-rights = O usuário do banco de dados não pode escrever, ou não pode criar tabelas. Dê os direitos: GRANT ALL ON SCHEMA public TO esse usuário
doctor-port-free = { $host }:{ $port } está livre.
doctor-port-ours = { $host }:{ $port } está em uso ({ $why }), e o servidor está rodando.
doctor-port = O servidor não pode escutar em { $host }:{ $port } ({ $why }). Pare o que está lá, ou escolha outra porta.
doctor-well = Nada impede.
doctor-ill = { $count ->
        [one] { $count } coisa está errada.
       *[other] { $count } coisas estão erradas.
    }

# `vigil config show`
origin-default = padrão
origin-file = arquivo
origin-variable = variável de ambiente
origin-command-line = linha de comando
config-file = Configurações de { $path }
config-no-file = Nenhum arquivo de configurações; indique um com --config ou VIGIL_CONFIG.

# Cópias de segurança
backup-made = { $path } foi escrito ({ $size } kB).
backup-whole = { $path } está inteiro: pessoas { $people }, mesas { $tables }, registros { $entries }, jogos refeitos { $games }.
backup-other-rules = Jogos de outras regras, guardados mas não refeitos: { $count }.
backup-problem = Danificado: { $what }
restored = A cópia está no lugar: { $database }

# `vigil db`
db-newest = { $database } tem o esquema { $version }, o mais novo.
db-upgraded = { $database } foi atualizado para o esquema { $version }.
db-saved = Como era antes: { $path }
db-rebuilt = Refeito a partir dos registros: mesas { $tables }, jogos classificados { $rated }.
db-not-rebuilt = Deixado como estava: { $what }

# `vigil admin`
admin-no-tables = Nenhuma mesa é assim.
admin-no-people = Ninguém é assim.
admin-no-tokens = Nenhum token.
admin-canceled = A mesa { $table } foi cancelada.
admin-remove-sure = Nada foi feito. Para apagar esta pessoa para sempre, repita com --yes.
admin-removed = { $name } ({ $id }) foi apagado; { $tables ->
        [one] { $tables } mesa guarda a sua partida
       *[other] { $tables } mesas guardam as suas partidas
    } sem o nome.
admin-token-made = Um token para { $name } ({ $id }). Guarde-o, não será mostrado de novo:
admin-token-revoked = O token { $id } já não vale nada.
admin-token-until = até { $day } UTC
admin-token-ever = até ser revogado
admin-status-open = aberta
admin-status-running = em jogo
admin-status-over = terminada
admin-status-canceled = cancelada
admin-kind-guest = visitante
admin-kind-account = conta
admin-kind-bot = bot
admin-kind-admin = administrador
