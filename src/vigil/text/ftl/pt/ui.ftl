# O que o terminal diz.  Nomes de cartas, perguntas, respostas e o registro estão em game.ftl.

# Lugares.

player-number = Jogador { $n }
name-guest = Visitante
bot-greedy = Ávido
bot-random = Acaso
bot-search = Buscador
bot-easy = Fácil
bot-casual = Despreocupado
bot-steady = Firme
bot-hard = Difícil
bot-master = Mestre
seat-replaced = { $why }. { $bot } joga no seu lugar.
automa = O jogo
you = você
and = {" e "}
separator = {"; "}

# A mesa.

begin = { $what } · semente { $seed }
over = o jogo terminou
mine = Você
hand-of = mão:
log = Registro
used = usado
hand-empty = Sua mão está vazia.
not-seated = Você não tem lugar nesta mesa.
waiting = Esperando { $who }.
name-any = { $n ->
    [one] ou { $n } outra carta: digite o nome dela
   *[other] ou qualquer das outras { $n } cartas: digite o nome
}
with-label = { $name }: { $text }
prompt = Sua escolha:
legend-may = possível agora

hand-n = mão { $n }
cards-n = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
copies = { $n ->
    [one] { $n } cópia
   *[other] { $n } cópias
}
pile-empty = { $pile }: nada.
known-hand = Sabe-se que está na mão: { $card }

# Respostas ao que foi digitado.

look-what = Ver qual carta? Digite “ver” e o nome ou o número dela.
why-what = Qual carta? Digite “por que” e o nome ou o número de uma carta.
no-card = Nenhuma carta se chama “{ $typed }”.
no-card-near = Mais de uma carta corresponde a “{ $typed }”. Você quis dizer: { $near }?
no-player = Nenhum jogador se chama “{ $typed }”. Há: { $names }.
no-number = { $typed } não é uma opção aqui.
not-asked = “{ $typed }” não é uma resposta possível aqui.
can = Você pode fazer isso agora.
can-by = Você pode: { $how }.
which = Qual? { $near }
unknown = Não entendi “{ $typed }”. Digite “ajuda” para ver o que é possível.
unknown-near = Não entendi “{ $typed }”. Você quis dizer: { $near }?

undo-none = Nada pode ser desfeito: algo foi revelado desde então, ou outra pessoa já agiu.
undo-some = { $n ->
    [0] Nada pode ser desfeito.
    [one] Só sua última escolha pode ser desfeita.
   *[other] Só suas últimas { $n } escolhas podem ser desfeitas.
}
undone = { $n ->
    [0] Nada foi desfeito.
    [one] Sua última escolha foi desfeita.
   *[other] Suas últimas { $n } escolhas foram desfeitas.
}

concede-sure = Quer mesmo desistir?
concede-not = O jogo continua.
yes-no = sim ou não:
quit-save = Salvar este jogo para continuar outro dia?
quit-unsaved = O jogo não foi salvo.
saved = Salvo em { $path }
left = O jogo foi salvo. Para continuar:
left-link = O jogo não pôde ser salvo num arquivo. Este link contém tudo:

pass-to = Passe a tela para { $who }.
pass-ready = { $who }, aperte Enter quando só você puder ver:

# O fim.

won-you = { $count ->
    [0] Ninguém venceu.
    [one] Você venceu!
   *[other] Vocês venceram: { $who }!
}
won = { $count ->
    [0] Ninguém venceu.
    [one] { $who } venceu.
   *[other] { $who } venceram.
}
link-is = Link para esta partida:
kept = O jogo foi salvo. Para rever:

# Rever e assistir.

replay-at = Escolha { $n } de { $last } · turno { $turn }
replay-hint = Enter: seguir · voltar · turno 5 · 12 · como 2, espectador, tudo · ajuda
replay-prompt = Próximo passo:
replay-end = Este é o fim do registro.
replay-start = Este é o começo.
replay-help =
    Enter, seguir N   uma escolha adiante, ou N
    voltar N          para trás
    12                ao momento depois da escolha 12
    turno, turno 5    ao próximo turno, ou ao turno 5
    como 2            como vê o jogador 2; como espectador; como tudo: abertas
    mesa registro regra ver CARTA jogadores link sair
no-turn = Não há turno { $n }; o último é { $last }.
watch-step = Enter para seguir, sair para deixar
cards-none = Nenhuma carta corresponde.
check-good = { $n ->
    [one] { $n } carta, nada de errado.
   *[other] { $n } cartas, nada de errado.
}
check-bad = Corrija estes erros para poder jogar com o arquivo.
check-unnamed = Sem nome próprio em: { $langs }
rules-more = { $n ->
    [one] e mais { $n }; acrescente uma palavra para achar menos
   *[other] e mais { $n }; acrescente uma palavra para achar menos
}
rule-decision = Decisão: { $text }
rule-source = Fonte: { $text }


# Ajuda.

help =
    Um número      escolhe essa opção
    registro       tudo o que aconteceu
    desfazer       desfaz sua última escolha, enquanto nada foi revelado
    jogadores mesa salvar ARQUIVO, link, desistir, sair

# O que o terminal recusa.

refuse-bad-language = Não há idioma “{ $given }”; há { $known }.
refuse-bots-only = Aqui só jogam bots; “{ $given }” não é um.
refuse-record-guest = Esta partida foi jogada com um programa, e um registro não inicia programas. Se confia nele, continue com: --seats { $seats }
refuse-bad-game = Não há jogo “{ $given }”; há { $known }.
refuse-bad-choice = O jogo tem escolhas de 0 a { $most }, não { $given }.
refuse-seats-and-bots = Use --seats ou --bots, não os dois.
refuse-seats-too-many = Lugares: { $given }; jogadores: { $players }. Não podem ser mais.
refuse-cannot-write = Não é possível escrever em { $path }: { $why }
refuse-cannot-read = Não é possível ler { $path }: { $why }
refuse-not-text = { $path } não é um arquivo de texto.
refuse-no-folder = A pasta de { $path } não existe. Crie-a antes: mkdir -p { $folder }
refuse-file-exists = { $path } já existe. Escolha outro nome, ou continue com ele: --resume
refuse-file-taken = { $path } já existe e não será sobrescrito. Escolha outro nome.
refuse-needs-option = { $option } não tem efeito sem { $needs }.
refuse-bad-view = Ninguém se chama “{ $given }”: dê um número, espectador, tudo, ou um de { $names }.
refuse-bad-cost = Um custo se escreve 3, 2-4 ou 5+, não “{ $given }”.
refuse-bad-kind = Não há tipo de carta “{ $given }”; há { $known }.
refuse-bad-faction = Não há facção “{ $given }”; há { $known }.
refuse-no-rule = Nenhuma regra fala de “{ $given }”.
refuse-not-for-game = { $option } não se aplica a { $game }.
refuse-not-for-deck = { $option } não se aplica a vigil deck { $action }.

# Palavras que podem ser digitadas; a primeira é mostrada.

word-play = jogar, jogue, j
word-use = usar, use
word-discard = descarte, descartar, descartes
word-destroy = destruir, destrua
word-recover = recuperar, recupere
word-keep = manter, mantenha
word-choose = escolher, escolha
word-order_first = primeiro
word-yes = sim, s
word-no = não, n
word-done = nenhuma, nada
word-why = por que, porque, pq
word-look = ver, ler, olhar, v
word-undo = desfazer, voltar, d
word-all = tudo, todas, t
word-log = registro
word-rule = regra, regras
word-hand = mão
word-players = jogadores
word-save = salvar, guardar
word-link = link
word-help = ajuda
word-quit = sair
word-concede = desistir, render
word-table = mesa
word-next = seguir, próximo
word-back = voltar, atrás
word-turn = turno
word-as = como
word-spectator = espectador

# Mesas de um servidor.

begin-far = { $what } · com { $who }
seat-of-bot = { $name } (bot)
not-your-turn = É a vez de outro jogador. Você pode consultar a mesa: a ajuda lista os comandos.
undo-asked = Algo foi revelado desde então; os outros decidem se você pode desfazer.
left-far = Você saiu da conexão; o lugar continua seu. Volte com:
given-up = A mesa foi cancelada.
help-far =
    dizer TEXTO    diz algo aos outros
    concordar      deixa alguém desfazer; “concordar não” recusa
    sair           sai da conexão; o lugar continua seu
far-said = { $who } diz: { $text }
far-undo-request = { $who } quer desfazer { $n ->
    [one] { $n } escolha
   *[other] { $n } escolhas
}. Digite “concordar” ou “concordar não”.
far-lost = A conexão caiu; tentando de novo.
far-back = A conexão voltou.
far-seats = { $who } · { $free ->
    [one] { $free } lugar livre
   *[other] { $free } lugares livres
}.
far-full = Todos os lugares estão ocupados.
far-invite = Outros entram com isto:
far-table-line = { $id }: { $game }, { $status }, { $who }
far-status-open = aberta
far-status-running = em jogo
far-status-over = terminada
far-status-canceled = cancelada
far-no-tables = Não há mesas.
far-name = Seu nome?
far-hello = Você é { $name }.
far-link = Não mostre este link a ninguém. Com ele você entra como o mesmo visitante em qualquer aparelho:
refuse-far-closed = Esta mesa não tem lugar livre para você; --spectate só assiste.
far-server-older = O servidor joga com regras ou cartas diferentes das desta versão; a mesa pode aparecer errada.
verify-commitment = O sal corresponde ao compromisso publicado antes do jogo.
verify-no-commitment = O servidor não assumiu um compromisso antes deste jogo: a semente foi escolhida, ou ele continua outro jogo.
verify-alone = Um registro sozinho não prova como a semente foi escolhida.
verify-seed = A semente resulta do sal e das palavras dos jogadores.
verify-words-erased = As palavras de um lugar foram apagadas com seu jogador: não dá mais para conferir se a semente resulta delas.
verify-own-words = As palavras do seu lugar são as que você acrescentou.
verify-record = O registro se repete até o fim: { $n ->
    [one] { $n } escolha
   *[other] { $n } escolhas
}.
verify-outcome = O resultado é o que foi anunciado.
verify-link = O link e o registro são o mesmo jogo.
verify-good = Tudo confere.
verify-unsure = O que foi possível conferir está correto, mas nem tudo pôde ser conferido.
verify-bad-commitment = O sal não corresponde ao compromisso publicado antes do jogo.
verify-bad-seed = A semente não resulta do sal e das palavras dos jogadores: o servidor anunciou { $told }, mas o sal e as palavras dão { $found }.
verify-bad-words = As palavras do lugar { $seats } não são as que você acrescentou ao sentar.
verify-bad-bot-words = O lugar { $seats } era de um bot, e bots não acrescentam palavras: alguém pode ter tentado palavras até conseguir as cartas que queria.
verify-bad-record = O registro não pode ser repetido: { $why }
verify-bad-record-seed = As cartas do registro foram dadas com uma semente diferente da anunciada.
verify-bad-rules = O registro foi jogado com regras diferentes das anunciadas.
verify-unfinished = O registro acaba antes do jogo.
verify-bad-outcome = O jogo terminou de modo diferente do anunciado.
verify-bad-link = O link e o registro são jogos diferentes.
verify-bad = A verificação falhou.
refuse-nobody-far = Uma partida local não tem conversa nem pedidos para desfazer.
refuse-far-running = Numa mesa do servidor, o registro e o link ficam disponíveis quando o jogo termina.
refuse-far-nameless = Informe seu nome: --name NOME.
refuse-far-which = Diga qual mesa: { $server } tem a lista.
refuse-far-seat = O lugar { $seat } não é seu nem está livre.
refuse-verify-shape = { $path } não é prova, nem registro, nem link.
word-say = dizer, diga
word-agree = concordar

# Frases da conversa
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-thanks = Obrigado!
phrase-oops = Opa!
phrase-thinking = Estou pensando…
phrase-sorry = Desculpe!
phrase-good-game = Bom jogo!
phrase-again = De novo?
refuse-admin-away = Um servidor tem { $file } aberto, mas não responde em { $server }. Diga onde ele escuta (--server URL), ou pare-o primeiro.
refuse-admin-nobody = Ninguém se chama { $who }.
refuse-admin-several = Várias pessoas se chamam { $who }. Diga qual, pelo id: { $ids }
word-start = começar, iniciar, começar o jogo
begun = O jogo já começou; “ajuda” diz o que se pode escrever.
