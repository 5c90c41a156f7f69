# Ascension on the page.
of = de { $n }
center-deck = Baralho central
constructs = Seus Construtos

# on a phone: one word under each pile
pile-center = Centro
pile-void = Vazio
pile-deck = Baralho
pile-discard = Descarte
pile-played = Jogadas
resources-have = Seus recursos

# a card as it is called by who reads it aloud
play-all = Jogar tudo
end-turn = Encerrar turno
end-anyway = Encerrar assim mesmo
since-more = e mais { $n }
quiet = Jogue uma carta ou pegue uma das que estão acesas.
last-round = A última rodada

# Ao lado do jogo
copies-row = No baralho central
about-hero = Um Herói vai para o seu descarte no fim do turno.
about-construct = Um Construto fica à sua frente e vale em todos os turnos.
about-monster = Um Monstro é derrotado com Poder, em troca da recompensa.
seeing-round = rodada { $n }

# Teclas
key-all = jogar tudo
key-end = encerrar o turno
key-row = linha central
key-constructs = Construtos e cartas jogadas
key-pool = reserva de Honra
key-discard = descarte
key-void = o Vazio

# Leitura em voz alta
read-resources = { $runes ->
    [0] Nenhuma Runa
    [one] { $runes } Runa
   *[other] { $runes } Runas
 }, { $power } de Poder, { $honor } de Honra.
read-opponent = { $name }: { $honor } de Honra, { $hand ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $hand } cartas
 } na mão, { $deck } no baralho, { $discard } no descarte.
read-their-constructs = Construtos: { $cards }.
read-pool = Restam { $n } de Honra na reserva.

# A linha de comando
tokens = Marcadores de Honra

# cards and rules
faction-enlightened = Iluminados
faction-lifebound = Virentes
faction-mechana = Mechana
faction-void = Vazio
faction-monster = Monstros
faction-citadel = Sempre disponíveis
faction-bone = Iniciais
fact-copies = No baralho central

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
score-now = { $n } contando as cartas
unseen-cards = { $n ->
    [one] { $n } carta virada para baixo
   *[other] { $n } cartas viradas para baixo
  }
nothing-yet = Ainda não há nada aqui.
box = Caixa
mystics = Místicos
heavies = Infantaria Pesada
cultists = Cultista
only-for = mais { $n }, só para: { $cards }
from-pile = { $pile } · { $n }
name-card = Dizer uma carta…
one-of = Escolha 1 de { $n }
look-for = Procurar uma carta
see-table = Ver a mesa
take-back = Desfazer a escolha que levou até aqui
extra-turn = Turno extra
extra-next = { $n ->
    [1] Vem mais um turno
   *[other] Vêm mais { $n } turnos
  }

# O fim de uma partida
other-cards = Outras cartas
honor-turns = Honra, turno a turno

# Lições
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

# PINs at a device that is passed around
score-honor = de Honra
pool = Reserva de Honra
void = O Vazio
always = Sempre disponíveis
played = Jogadas neste turno
discard = Descarte
row = Linha central
rune = Runas
power = Poder
honor = Honra
zone-discard = descarte
zone-center = baralho central
in-your-deck = Seu baralho, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, sem ordem
how-honor = A vela se apagou: a reserva de Honra está vazia.
kind-hero = Heróis
kind-construct = Construtos
kind-monster = Monstros
set-start = Cartas iniciais
set-always = Sempre disponíveis
set-base = Jogo base
set-fallen = O Retorno do Caído
worth-acquired = Os bots que a adquiriram venceram { $with } das partidas; os outros, { $without }.
worth-defeated = Os bots que o derrotaram venceram { $with } das partidas; os outros, { $without }.
worth-cause-have = Isto mostra o que os vencedores têm, não o que os faz vencer: quem está na frente pode pagar cartas caras.
team-honor = { $team }: { $n }
tab-honor = Honra
since = Desde o seu turno:
