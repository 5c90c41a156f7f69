# As palavras da mesa.

a-card = uma carta
samael-name = Samael
of-card = { $card }: { $said }

term-deck = Baralho
term-hand = Mão
term-played = Jogadas neste turno
term-discard = Pilha de descartes
term-constructs = Construtos
term-trophies = Troféus
term-row = Linha central
term-center = Baralho central
term-void = Vazio
term-mystics = Místicos
term-heavies = Infantaria Pesada
term-cultists = Cultista
term-box = Caixa
term-adjacent = Cartas adjacentes
term-bottom = Fundo do baralho central
term-runes = Runas
term-power = Poder
term-honor = Honra
term-card = Carta
term-hero = Herói
term-construct = Construto
term-monster = Monstro
term-faction-enlightened = Iluminados
term-faction-lifebound = Virentes
term-faction-mechana = Mechana
term-faction-void = Vazio
term-start = Cartas iniciais
term-always = Sempre disponíveis
term-base = Jogo base
term-fallen = O Retorno do Caído
term-both = As duas séries
term-custom = Cartas personalizadas
term-anniversary = Edição de aniversário
term-first = Primeira edição
term-free = Cada um por si
term-teams = Equipes
term-solo = Solo
term-pool = Reserva de Honra
term-cost = Custo
term-faction = Facção
term-kind = Tipo
term-effect = Efeito
term-reward = Recompensa
term-fate = Sina
term-unite = União
term-copies = Cópias
term-turn = Turno
term-round = Rodada
term-player = Jogador
term-opponent = Oponente
term-teammate = Colega de equipe

# Perguntas.

ask-menu = seu turno: jogue, adquira, derrote, use ou termine o turno.
ask-pick = { $what }.
ask-may = { $what }?
ask-one-of = escolha uma opção.
ask-name = nomeie uma carta.
ask-trigger = usar esta habilidade agora?
ask-order = há vários efeitos pendentes: qual vem primeiro?
ask-steal = de quem você pega Honra?

# Respostas.

option-play = Jogar { $card }
option-use = Usar { $card }: { $what }
option-use-bare = Usar { $card }
option-acquire = Adquirir { $card }
option-gift = Adquirir { $card } para seu colega de equipe (1 Runa a mais)
option-defeat = Derrotar { $card }
option-end-turn = Terminar o turno
option-banish = Banir { $card }
option-discard = Descartar { $card }
option-destroy = Destruir { $card }
option-recover = Colocar { $card } em sua mão
option-enter = Colocar { $card } em jogo
option-stack = Colocar { $card } no topo de seu baralho
option-keep = Manter { $card }
option-give = Entregar { $card }
option-copy = Copiar { $card }
option-done = Não escolher nenhuma
option-yes = Sim
option-no = Não
option-choose = Escolher esta opção
option-order-first = Primeiro { $card }
option-name = { $card }
option-steal = { $who }

# Os caminhos de uma carta.

from-hand = da mão
from-discard = da pilha de descartes
from-row = da linha central
from-void = do vazio
from-constructs = que estava em jogo
from-played = entre as cartas jogadas neste turno
from-mystics = da pilha de Místicos
from-heavies = da pilha de Infantaria Pesada
from-deck = do baralho
from-center = do baralho central

amount-runes = { $n ->
    [1] 1 Runa
   *[other] { $n } Runas
}
amount-power = { $n } de Poder
amount-honor = { $n } de Honra

# O registro.

event-game = { $you ->
    [yes] O jogo começa. Você joga primeiro.
   *[no] O jogo começa. { $who } joga primeiro.
}
event-turn = { $detail ->
    [extra] { $you ->
        [yes] Rodada { $n }: seu turno extra.
       *[no] Rodada { $n }: turno extra de { $who }.
    }
   *[none] { $you ->
        [yes] Rodada { $n }: seu turno.
       *[no] Rodada { $n }: turno de { $who }.
    }
}
event-played = { $you ->
    [yes] Você joga { $card }.
   *[no] { $who } joga { $card }.
}
event-used = { $you ->
    [yes] Você usa { $card }: { $what }.
   *[no] { $who } usa { $card }: { $what }.
}
event-used-bare = { $you ->
    [yes] Você usa { $card }.
   *[no] { $who } usa { $card }.
}
event-acquired = { $you ->
    [yes] Você adquire
   *[no] { $who } adquire
} { $card }{ $from }{ $detail ->
    [free] {" "}sem pagar
   *[none] { $n ->
        [0] {""}
        [1] {" "}por 1 Runa
       *[other] {" "}por { $n } Runas
    }
}{ $hasother ->
    [yes] { $otheryou ->
        [yes] {" "}para você
       *[no] {" "}para { $other }
    }
   *[no] { $to ->
        [deck] , no topo do baralho
        [hand] , para a mão
        [constructs] , em jogo
       *[none] {""}
    }
}.
event-defeated = { $you ->
    [yes] Você derrota
   *[no] { $who } derrota
} { $card }{ $detail ->
    [free] {" "}sem pagar
   *[none] { $n ->
        [0] {""}
       *[other] {" "}por { $n } de Poder
    }
}{ $to ->
    [trophies] { $you ->
        [yes] ; a carta fica à sua frente
       *[no] ; a carta fica à frente de { $who }
    }
    [bottom] ; a carta vai para o fundo do baralho central
   *[void] {""}
}.
event-banished = { $you ->
    [yes] Você bane
   *[no] { $who } bane
} { $card }{ $from }{ $to ->
    [box] , fora do jogo
    [mystics] , de volta à sua pilha
    [heavies] , de volta à sua pilha
   *[void] {""}
}.
event-discarded = { $you ->
    [yes] Você descarta { $card }.
   *[no] { $who } descarta { $card }.
}
event-destroyed = { $you ->
    [yes] Você perde { $card }: a carta é destruída.
   *[no] { $who } perde { $card }: a carta é destruída.
}
event-drawn = { $you ->
    [yes] Você compra { $card }.
   *[no] { $who } compra { $card }.
}
event-drawn-unseen = { $you ->
    [yes] Você compra uma carta.
   *[no] { $who } compra uma carta.
}
event-refilled = { $card } entra na linha central.
event-recovered = { $you ->
    [yes] Você coloca { $card }{ $from } em sua mão.
   *[no] { $who } coloca { $card }{ $from } na mão.
}
event-revealed = { $you ->
    [yes] Você revela { $card } e coloca a carta em sua mão.
   *[no] { $who } revela { $card } e coloca a carta na mão.
}
event-stacked = { $you ->
    [yes] Você coloca { $card } no topo de seu baralho.
   *[no] { $who } coloca { $card } no topo do baralho.
}
event-entered = { $you ->
    [yes] Você coloca { $card } em jogo.
   *[no] { $who } coloca { $card } em jogo.
}
event-given = { $you ->
    [yes] Você entrega { $card } a { $other }.
   *[no] { $otheryou ->
        [yes] { $who } entrega { $card } a você.
       *[no] { $who } entrega { $card } a { $other }.
    }
}
event-given-unseen = { $you ->
    [yes] Você entrega uma carta a { $other }.
   *[no] { $otheryou ->
        [yes] { $who } entrega uma carta a você.
       *[no] { $who } entrega uma carta a { $other }.
    }
}
event-kept = { $you ->
    [yes] Você mantém { $card }.
   *[no] { $who } mantém { $card }.
}
event-copied = { $you ->
    [yes] Você copia { $card }.
   *[no] { $who } copia { $card }.
}
event-gained = { $you ->
    [yes] Você ganha { $amount }
   *[no] { $who } ganha { $amount }
}{ $to ->
    [only] , só para certas cartas
   *[none] {""}
}.
event-paid = { $you ->
    [yes] Você gasta { $amount }.
   *[no] { $who } gasta { $amount }.
}
event-stole = { $you ->
    [yes] Você pega { $n } de Honra de { $other }.
   *[no] { $otheryou ->
        [yes] { $who } pega { $n } de Honra de você.
       *[no] { $who } pega { $n } de Honra de { $other }.
    }
}
event-shuffled = { $origin ->
    [void] O vazio é embaralhado e forma um novo baralho central.
   *[discard] { $you ->
        [yes] Você embaralha sua pilha de descartes e forma um novo baralho.
       *[no] { $who } embaralha a pilha de descartes e forma um novo baralho.
    }
}
event-named = { $you ->
    [yes] Você nomeia { $card }.
   *[no] { $who } nomeia { $card }.
}
event-fate = Sina de { $card }.
event-set-off = { $card } faz efeito.
event-extra-turn = { $you ->
    [yes] Você terá um turno extra.
   *[no] { $who } terá um turno extra.
}
event-last-round = { $detail ->
    [rounds] O limite de rodadas foi alcançado: esta é a última rodada.
   *[none] A reserva de Honra acabou: esta é a última rodada.
}
event-cleanup = { $you ->
    [yes] Você termina seu turno
   *[no] { $who } termina o turno
}{ $n ->
    [0] {""}
    [1] {" "}e descarta 1 carta
   *[other] {" "}e descarta { $n } cartas
}.
event-samael = Samael age.
event-conceded = { $you ->
    [yes] Você desiste.
   *[no] { $who } desiste.
}
event-over = { $detail ->
    [rounds] Fim de jogo: o limite de rodadas foi alcançado.
    [conceded] Fim de jogo: não há mais contra quem jogar.
   *[honor] Fim de jogo: a reserva de Honra acabou.
}

# Por que não.

why-not-your-decision = A decisão é do jogador { $player }.
why-over = O jogo terminou.
why-answer-first = Responda antes à pergunta aberta.
why-runes = Custa { $need ->
    [1] 1 Runa
   *[other] { $need } Runas
}; você tem { $have }.
why-power = Exige { $need } de Poder; você tem { $have }.
why-used = Já foi usada neste turno.
why-passive = Não há nada para ativar: ela age automaticamente.
why-monster-unplayable = Só quem tem Samael, o Caído, pode jogar Monstros.
why-pile-empty = A pilha está vazia.
why-nothing-to-draw = Não há carta para comprar.
why-no-target = Não há ali nenhuma carta que se possa escolher.
why-test = Só funciona se { $test }.
why-pay = É preciso gastar { $amount }; você tem { $have }.
why-other-place = Você deve escolher em outra zona.
why-kind = É preciso escolher { $of }.
why-cost-limit = Custa { $cost }; o limite é { $limit }.
why-unbanishable = Não pode ser banida.
why-itself = Não pode escolher a si mesma.
why-not-highest = Outra custa mais.
why-owned = Já é carta de um jogador.
why-in-void = Está no vazio; só se chega a ela com uma carta que o permita.
why-in-row = Está na linha central; antes é preciso adquiri-la ou derrotá-la.
why-not-monster = Só Monstros podem ser derrotados.
why-monster = É um Monstro: não se adquire, derrota-se.
why-row-empty = Este lugar da linha central está vazio.
why-played-already = Já foi jogada neste turno.
why-teammate = Para o colega de equipe custa { $need ->
    [1] 1 Runa
   *[other] { $need } Runas
}; você tem { $have }.
why-no-teammate = Você não tem colega de equipe.
why-not-in-sight = { $thing } não está à vista.
why-not-usable-here = Não pode ser usada aqui.
why-no-such-button = { $thing } não é uma das respostas.
