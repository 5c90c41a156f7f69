# Palavras da mesa de Conflictus Aeternus.

a-card = uma carta
of-card = { $card }: { $said }

term-mons = Mons
term-hand = Mão
term-mortis = Mortis
term-exterminatus = Exterminatus
term-reserve = Reserva
term-captive = Cativa
term-free = Fontes livres
term-spent = Fontes gastas
term-table = Mesa
term-transition = Transição
term-out-of-game = Fora de jogo
term-source = Fonte
term-warrior = Guerreiro
term-amulet = Amuleto
term-relic = Relíquia
term-equipment = Equipamento
term-fixed = Carta fixa
term-ability = Habilidade
term-light = Luz
term-shadow = Sombra
term-neutral = Neutra
term-diamond = Diamante
term-gold = Ouro
term-silver = Prata
term-iron = Ferro
term-attack = Ataque
term-defense = Defesa
term-mill = Tombo
term-damage = Dano
term-cost = Custo
term-class = Classe
term-subclass = Subclasse
term-faction = Facção
term-rarity = Raridade
term-keyword = Palavra-chave
term-edition = Edição
term-number = Número
term-copies = Cópias
term-card = Carta
term-deck = Baralho
term-set = Conjunto
term-token = Ficha
term-counter = Marcador
term-counter-vanish = Marcadores de sumiço
term-counter-reduction = Marcadores de redução
term-counter-growth = Marcadores +1/+1/+1
term-counter-charge = Marcadores de carga
term-active = Ativo
term-inactive = Inativo
term-attacking = Atacando
term-blocking = Impedindo
term-blocked = Impedido
term-unblocked = Não impedido
term-phase = Fase
term-phase-maintenance = Manutenção
term-phase-draw = Compra
term-phase-main = Fase principal
term-phase-attack = Fase de ataque
term-phase-block = Impedimento
term-phase-damage = Análise de dano
term-phase-sacrifice = Sacrifício
term-classic = Clássica
term-rapidinha = Rapidinha
term-round = Rodada
term-cycle = Ciclo
term-game = Partida
term-match = Confronto
term-player = Jogador
term-opponent = Oponente
term-priority = Prioridade
term-begins = Começa
term-custom = Cartas personalizadas
term-printed = impresso
term-effect = Texto

# O que significam as palavras-chave.

reminder-accumulate = Na rodada em que entra em jogo, outro guerreiro pode ser empilhado sobre ele.
reminder-seek = Quando entra em jogo, você pode procurar em seu mons um guerreiro de tombo igual ou menor que o dele e colocá-lo em sua mão.
reminder-guardian = Na manutenção ou na fase principal, você pode sacrificá-lo: a fase de ataque desta rodada é pulada.
reminder-challenge = Quando ataca, escolha um guerreiro capaz de impedi-lo; esse guerreiro deve impedi-lo.
reminder-vanish = { $n ->
    [one] Entra em jogo com { $n } marcador de sumiço e perde um toda vez que ataca; sem nenhum, é sacrificado no final da rodada.
   *[other] Entra em jogo com { $n } marcadores de sumiço e perde um toda vez que ataca; sem nenhum, é sacrificado no final da rodada.
}
reminder-evolve-light = { $n ->
    [1] Ganha +1/+1/+1 para cada fonte de luz vinculada a seu conjunto.
   *[other] Ganha +1/+1/+1 para cada { $n } fontes de luz vinculadas a seu conjunto.
}
reminder-evolve-shadow = { $n ->
    [1] Ganha +1/+1/+1 para cada fonte de sombra vinculada a seu conjunto.
   *[other] Ganha +1/+1/+1 para cada { $n } fontes de sombra vinculadas a seu conjunto.
}
reminder-might = Causa o dobro do dano de combate.
reminder-immolate = Uma vez por rodada, você pode fazer um oponente tombar até X cartas, sendo X o tombo deste guerreiro; se o fizer, sacrifique-o no final da rodada.
reminder-untouchable = Amuletos e habilidades de oponentes não o escolhem como alvo nem o afetam.
reminder-intimidate = Quando entra em jogo, você pode devolver à mão do dono outro guerreiro ativo de tombo igual ou menor que o dele.
reminder-isolated = Nenhum guerreiro pode ser empilhado sobre ele.
reminder-energy = Só manipuladores de energia podem impedi-lo.
reminder-matter = Só manipuladores de matéria podem impedi-lo.
reminder-recover = { $n ->
    [1] Ao jogar esta carta, você pode colocar uma carta de seu mortis no topo de seu mons; esta carta é removida do jogo no final da rodada.
   *[other] Ao jogar esta carta, você pode colocar até { $n } cartas de seu mortis no topo de seu mons; esta carta é removida do jogo no final da rodada.
}
reminder-reduction = Ao jogar esta carta, você pode tombar cartas; ela custa 1 a menos por carta tombada.
reminder-resilience = Não causa nem recebe dano de combate.
reminder-leap = Quando for impedido, você pode fazer com que não cause dano de combate e aplique seu tombo; se o fizer, sacrifique-o no final da rodada.
reminder-surprise = Pode ser jogado a qualquer momento em que um amuleto possa ser jogado.
reminder-mill = { $n ->
    [1] Ao jogar esta carta, você pode escolher um jogador, que tomba uma carta.
   *[other] Ao jogar esta carta, você pode escolher um jogador, que tomba até { $n } cartas; você escolhe quantas.
}
reminder-unite-defense = Sua defesa é a soma das defesas de todos os guerreiros de seu conjunto, mais 1.
reminder-unite-strength = Seu ataque é a soma dos ataques de todos os guerreiros de seu conjunto.
reminder-victimize = Uma vez por rodada, você pode recuperar até X cartas, sendo X o tombo deste guerreiro; se o fizer, remova-o do jogo no final da rodada.

# De que se compõe um valor.

part-printed = { $n } impresso
part-unite-strength = { $n } Unir força
part-unite-defense = { $n } Unir defesa
part-growth = { $n } marcadores
part-evolve = { $n } Evoluir
part-static = { $n } { $card }
part-until = { $n } { $card } até o final da rodada
part-effects = { $n } por efeitos
part-damage = { $n } dano

# Perguntas.

ask-priority = você tem a prioridade: jogue, use uma habilidade ou passe.
ask-option = escolha uma opção.
ask-set = a qual conjunto se une?
ask-target = escolha { $what }.
ask-target-bare = escolha um alvo.
ask-reduction = quantas cartas você tomba para reduzir o custo?
ask-offer = pague o custo: { $what }.
ask-offer-bare = o que você dá pelo custo?
ask-pay = quais fontes pagam?
ask-announce = algo está sendo anunciado.
ask-order = várias habilidades foram desencadeadas: qual vai primeiro para a transição? A última se resolve primeiro.
ask-attack = escolha seus atacantes.
ask-attack-player = contra quem é o ataque?
ask-block = escolha seus impedidores.
ask-block-attacker = qual atacante ele impede?
ask-leap = quais guerreiros impedidos saltam?
ask-set-aside = quais cartas você deixa fora desta partida? No máximo dez.
ask-choose-starter = quem começa?
ask-keep = manter esta mão ou trocá-la?
ask-number = quantas cartas são tombadas?
ask-recover = qual carta vai de seu mortis para o topo de seu mons?
ask-search = { $what }.
ask-player = { $what }.
ask-pick = { $what }.
ask-may = { $what }?
ask-one-of = escolha uma opção.

# Respostas.

option-pass = Passar
option-play = Jogar { $card }
option-play-source = Jogar { $card }
option-play-captive = Jogar sua cativa
option-use = Usar { $card }: { $what }
option-use-bare = Usar { $card }
option-sacrifice = Sacrificar { $card }
option-choose = Escolher esta opção
option-add-to-set = Acrescentar ao conjunto de { $card }
option-add-to-set-new = Formar um novo conjunto
option-target = { $card }
option-target-player = { $who }
option-target-item = { $card } na transição
option-reduce = { $n ->
    [0] Não tombar nenhuma
    [one] Tombar { $n } carta
   *[other] Tombar { $n } cartas
}
option-discard = Descartar { $card }
option-pay-auto = O mínimo de fontes possível
option-pay-manually = Escolher as fontes uma a uma
option-pay-light = Uma fonte de luz
option-pay-shadow = Uma fonte de sombra
option-done = Não escolher nenhuma
option-done-pay = Já basta
option-done-target = Nenhum outro alvo
option-done-attack = Nenhum outro atacante
option-done-block = Nenhum outro impedidor
option-done-leap = Nenhum outro salta
option-done-set-aside = Pronto
option-done-recover = Nenhuma outra carta
option-done-search = Não pegar nada
option-order-first = { $card } primeiro
option-attack = Atacar com { $card }
option-attack-player = { $who }
option-block = Impedir com { $card }
option-block-attacker = Impedir { $card }
option-leap = { $card } salta
option-set-aside = Deixar { $card } de fora
option-choose-starter = { $who } começa
option-keep = Manter a mão
option-keep-card = Escolher { $card }
option-exchange = Trocar a mão
option-number = { $n ->
    [0] Nenhuma
    [one] { $n } carta
   *[other] { $n } cartas
}
option-recover = { $card }
option-find = Pegar { $card }
option-player = { $who }
option-yes = Sim
option-no = Não
option-destroy = Destruir { $card }
option-remove = Remover { $card } do jogo
option-return = Devolver { $card } à mão
option-cancel = Cancelar { $card }
option-withdraw = Retirar { $card } do combate
option-put = Colocar { $card } em jogo

# Os caminhos de uma carta.

from-mons = do mons
from-hand = da mão
from-mortis = do mortis
from-table = da mesa

# O registro.

event-game = Começa a partida { $n }.
event-begins = { $you ->
    [yes] Você começa.
   *[no] { $who } começa.
}
event-captive = { $you ->
    [yes] Você toma { $card } de { $other } como cativa.
   *[no] { $who } toma { $card } de { $other } como cativa.
}
event-captive-unseen = { $you ->
    [yes] Você toma uma carta de { $other } como cativa.
   *[no] { $otheryou ->
        [yes] { $who } toma uma carta sua como cativa.
       *[no] { $who } toma uma carta de { $other } como cativa.
    }
}
event-lost-card = { $you ->
    [yes] Você perde { $card } na troca da mão.
   *[no] { $who } perde { $card } na troca da mão.
}
event-round = { $you ->
    [yes] Rodada { $n }: sua rodada.
   *[no] Rodada { $n }: rodada de { $who }.
}
event-phase = { $phase }.
event-freed = { $you ->
    [yes] { $n ->
        [one] { $n } fonte sua está livre de novo.
       *[other] { $n } fontes suas estão livres de novo.
    }
   *[no] { $n ->
        [one] { $n } fonte de { $who } está livre de novo.
       *[other] { $n } fontes de { $who } estão livres de novo.
    }
}
event-drawn = { $you ->
    [yes] Você compra { $card }.
   *[no] { $who } compra { $card }.
}
event-drawn-unseen = { $you ->
    [yes] Você compra uma carta.
   *[no] { $who } compra uma carta.
}
event-milled = { $you ->
    [yes] Você tomba { $card }.
   *[no] { $who } tomba { $card }.
}
event-recovered = { $you ->
    [yes] Você recupera { $card }.
   *[no] { $who } recupera { $card }.
}
event-discarded = { $you ->
    [yes] Você descarta { $card }.
   *[no] { $who } descarta { $card }.
}
event-dropped = { $you ->
    [yes] Você joga { $card }.
   *[no] { $who } joga { $card }.
}
event-announced = { $you ->
    [yes] Você anuncia { $card }.
   *[no] { $who } anuncia { $card }.
}
event-activated = { $you ->
    [yes] Você usa uma habilidade de { $card }.
   *[no] { $who } usa uma habilidade de { $card }.
}
event-activated-doing = { $you ->
    [yes] Você usa { $card }: { $what }.
   *[no] { $who } usa { $card }: { $what }.
}
event-cut = { $otheryou ->
    [yes] Você corta o mons de { $who }.
   *[no] { $you ->
        [yes] { $other } corta seu mons.
       *[no] { $other } corta o mons de { $who }.
    }
}
event-triggered = { $you ->
    [yes] Uma habilidade da sua carta { $card } foi desencadeada.
   *[no] Uma habilidade de { $card }, carta de { $who }, foi desencadeada.
}
event-resolves = { $card } se resolve.
event-entered = { $you ->
    [yes] Sua carta { $card } entra em jogo.
   *[no] { $card }, carta de { $who }, entra em jogo.
}
event-failed = { $card } não encontra mais seu conjunto e vai para o mortis.
event-put-away = { $card } vai para o mortis.
event-cancelled = { $detail ->
    [card] { $card }: carta cancelada.
   *[other] { $card }: habilidade cancelada.
}
event-attacks = { $otheryou ->
    [yes] { $card } ataca você.
   *[no] { $card } ataca { $other }.
}
event-blocks = { $hasdetail ->
    [yes] { $card } impede { $thing }.
   *[no] { $card } impede um atacante.
}
event-challenged = { $hasdetail ->
    [yes] { $thing } desafia { $card }, que deve impedir.
   *[no] { $card } sofre um desafio e deve impedir.
}
event-withdrawn = { $card } sai do combate.
event-skips = A fase de ataque desta rodada é pulada.
event-damaged = { $card } sofre { $n } de dano.
event-changed = { $card } ganha { $detail } até o final da rodada.
event-granted = { $card } ganha { $keyword } até o final da rodada.
event-counters = { $sign ->
    [minus] { $abs ->
        [1] { $card } perde um marcador { $counter }.
       *[other] { $card } perde { $abs } marcadores { $counter }.
    }
   *[plus] { $abs ->
        [1] { $card } ganha um marcador { $counter }.
       *[other] { $card } ganha { $abs } marcadores { $counter }.
    }
}
event-destroyed = { $card } vai para o mortis: carta destruída.
event-sacrificed = { $you ->
    [yes] Você sacrifica { $card }.
   *[no] { $who } sacrifica { $card }.
}
event-removed = { $card } sai do jogo{ $from }.
event-returned = { $you ->
    [yes] { $card } volta à sua mão{ $from }.
   *[no] { $card } volta à mão de { $who }{ $from }.
}
event-found = { $you ->
    [yes] Você encontra { $card }{ $to ->
        [hand] {" "}e coloca em sua mão
       *[mons] {" "}e coloca no topo de seu mons
    }.
   *[no] { $who } encontra { $card }{ $to ->
        [hand] {" "}e coloca na mão
       *[mons] {" "}e coloca no topo do mons
    }.
}
event-fetched = { $you ->
    [yes] Você pega { $card } de seu mons.
   *[no] { $who } pega { $card } do mons.
}
event-fetched-unseen = { $you ->
    [yes] Você pega uma carta de seu mons.
   *[no] { $who } pega uma carta do mons.
}
event-shuffled = { $you ->
    [yes] Você embaralha seu mons.
   *[no] { $who } embaralha o mons.
}
event-lost = { $rule ->
    [C-WIN-01] { $you ->
        [yes] Você precisa comprar e não pode: você perdeu.
       *[no] { $who } precisa comprar e não pode: a partida está perdida.
    }
    [C-WIN-02] { $you ->
        [yes] Você precisa tombar e não pode: você perdeu.
       *[no] { $who } precisa tombar e não pode: a partida está perdida.
    }
   *[other] { $you ->
        [yes] Você perdeu.
       *[no] { $who } perdeu.
    }
}
event-conceded = { $you ->
    [yes] Você desiste.
   *[no] { $who } desiste.
}
event-rounds = O limite de rodadas foi atingido.
event-over = { $hasseat ->
    [yes] { $you ->
        [yes] Fim da partida: você venceu.
       *[no] Fim da partida: { $who } venceu.
    }
   *[no] Fim da partida: empate.
}

# Por que não.

why-over = A partida acabou.
why-not-your-decision = A decisão é do jogador { $player }.
why-no-such-button = { $thing } não é uma das respostas.
why-not-in-sight = { $thing } não está à vista.
why-answer-first = Responda primeiro à pergunta em aberto.
why-other-place = Você deve escolher em outra zona.
why-phase = Não nesta fase: a maioria das cartas se joga em uma fase principal.
why-source-played = Você já jogou sua fonte desta fase principal.
why-owned = Você não controla esta carta.
why-no-set = Não há conjunto a que ela possa se unir.
why-set-waits = Outro guerreiro já espera na transição para este conjunto.
why-set-targeted = Um guerreiro deste conjunto foi escolhido como alvo; nada pode ser empilhado nele até a transição ficar vazia.
why-set-grew = Um guerreiro já foi anexado a este conjunto nesta rodada.
why-isolated = Nenhum guerreiro pode ser empilhado sobre um guerreiro Isolado.
why-sources = { $kind ->
    [light] Custa { $need ->
        [one] { $need } fonte de luz livre
       *[other] { $need } fontes de luz livres
    }; você tem { $freelight }.
    [shadow] Custa { $need ->
        [one] { $need } fonte de sombra livre
       *[other] { $need } fontes de sombra livres
    }; você tem { $freeshadow }.
    [both] Custa { $need } fontes livres, { $light } de luz e { $shadow } de sombra; você tem { $freelight } de luz e { $freeshadow } de sombra.
   *[any] Custa { $need ->
        [one] { $need } fonte livre
       *[other] { $need } fontes livres
    }; você tem { $have }.
}
why-no-target = Não há alvo válido.
why-inactive = É preciso um guerreiro ativo; este está sob outro.
why-untouchable = É Inatingível.
why-used = Já foi usada nesta rodada.
why-no-sacrifice = Você não tem o que sacrificar.
why-no-discard = Você tem poucas cartas na mão para descartar.
why-mons = Você tem poucas cartas em seu mons.
why-counters = Não há o marcador a retirar.
why-kind = É preciso { $of }.
why-whose = É preciso { $of }.
why-combat = É preciso { $of }.
why-itself = A carta não pode escolher a si mesma.
why-cost-limit = O custo é { $cost }; o limite é { $limit }.
why-mill-limit = O tombo é { $mill }; o limite é { $limit }.
why-not-fresh = Não entrou em jogo nesta rodada.
why-not-damaged = Não tem dano.
why-in-mortis = Está no mortis.
why-removed = Foi removida do jogo.
why-passive = Não há nela nada para ativar.
