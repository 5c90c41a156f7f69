# Conflictus on the page.
no-deck = Não há nenhum baralho “{ $name }” na sua prateleira.
deck-begin-so = Começar um com este nome

# Ao lado do jogo
seeing-turn = rodada { $n }
turn-heading = Rodada { $n } · { $name }

# Teclas
key-pass = passar
key-field = guerreiros na mesa
key-transition = transição
key-mons = mons de todos
key-mortis = mortis
key-exterminatus = exterminatus

# Leitura em voz alta
read-sources = Fontes livres: { $light } de luz, { $shadow } de sombra.
read-foe = { $name }: { $mons } no mons, { $hand ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $hand } cartas
 } na mão, { $mortis } no mortis.

# A linha de comando
mortis = Mortis
exterminatus = Exterminatus
exterminatus-brief = Ext.
free-sources = Fontes livres
transition = Transição
top-first = a de cima se resolve primeiro
phase-0 = Manutenção
phase-1 = Compra
phase-2 = Principal
phase-3 = Ataque
phase-4 = Impedimento
phase-5 = Dano
phase-6 = Sacrifício

# cards and rules
faction-light = Luz
faction-shadow = Sombra
faction-neutral = Neutra

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
deck-empty = Ainda nenhuma carta.
deck-how = Escolha cartas para colocá-las no baralho.
deck-legal = Este baralho pode ser jogado.
deck-not-legal = ainda não é legal
deck-advice = { $n ->
    [1] Uma dica do livro de regras
   *[other] { $n } dicas do livro de regras
}
deck-has = { $n } no baralho
deck-less = Tirar uma cópia de { $name }
deck-more = Pôr uma cópia de { $name }
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
hand-again = Outra mão
hand-more = Comprar uma
hand-left = restam { $n }

# around the games
stops-smart = Inteligentes
stops-smart-note = onde há o que fazer
stops-phases = Por fase
stops-phases-note = nas fases marcadas
stops-full = Todas
stops-full-note = controle total

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
marked = sai no final da rodada
beneath = { $name }, por baixo
counter-vanish = Marcadores de sumiço
counter-reduction = Marcadores de redução
counter-growth = Marcadores +1/+1/+1
counter-charge = Marcadores de carga
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
my-turns = minhas rodadas
their-turns = rodadas dos outros
paying = Pagamento
pay-auto = Pagar automaticamente
pay-auto-about = Com o mínimo de fontes.
pay-ask = Perguntar
pay-ask-about = Quais fontes pagam, e se vincula mais.
you = Você
item-activated = habilidade
item-triggered = desencadeada
lately = Últimos acontecimentos
start-over = Recomeçar
acts = Ações
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
left-out = Postas de lado:

# Lições
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
yield = Sempre passar
yield-note = Toda vez que isto for desencadeado de novo, passar automaticamente
yield-on = { $card }: daqui em diante você passa automaticamente.
yield-off = { $card }: você voltará a decidir.
key-yield = sempre passar diante do que foi desencadeado

# PINs at a device that is passed around
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
turns-played = { $n ->
    [1] Foi jogada uma rodada.
   *[other] Foram jogadas { $n } rodadas.
 }
mons-by-turn = O mons, rodada a rodada
toll-millers = O que tombou cartas
toll-millers-about = Abaixo de cada nome: quantas cartas perdeu. Atacantes que golpearam juntos aparecem juntos.
toll-fallen = Cartas destruídas
toll-self = Como pagamento ou pelas regras

format-classic = Clássica
format-rapidinha = Rapidinha
set-stops = Paradas do Conflictus
zone-mons = mons
zone-reserve = reserva
zone-captive = cativas
zone-mortis = mortis
zone-exterminatus = exterminatus
in-your-mons = Seu mons, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}, sem ordem
mons = Mons
captive = cativa
how-mons = { $n ->
    [one] O mons de { $names } se esgotou.
   *[other] Os mons de { $names } se esgotaram.
 }
how-mons-you = O seu mons se esgotou.
how-drawn = Todos perderam no mesmo instante.
kind-source = Fontes
kind-warrior = Guerreiros
kind-amulet = Amuletos
kind-relic = Relíquias
kind-equipment = Equipamentos
rarity-iron = Ferro
rarity-silver = Prata
rarity-gold = Ouro
rarity-diamond = Diamante
worth-played = Os bots que a puseram em jogo venceram { $with } das partidas; os que a tinham no baralho e não a puseram, { $without }.
is-blocked = impedido
is-blocking = impede
token = ficha
phases = Fases
odds-chance = Chance
format = Formato
fact-values = Ataque / defesa / tombo
