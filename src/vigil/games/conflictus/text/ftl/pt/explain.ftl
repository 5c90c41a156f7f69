mills = { $n ->
    [1] Os oponentes tombam uma carta.
   *[other] Os oponentes tombam { $n } cartas.
}
recovers = { $n ->
    [1] Recupera uma carta.
   *[other] Recupera { $n } cartas.
}
saves-mons = { $n ->
    [1] Salva uma carta do mons do jogador.
   *[other] Salva { $n } cartas do mons do jogador.
}
destroys = { $card ->
    [none] { $n ->
        [1] Um guerreiro dos oponentes sai da mesa.
       *[other] { $n } guerreiros dos oponentes saem da mesa.
    }
   *[other] { $card } sai da mesa.
}
saves-warriors = { $card ->
    [none] { $n ->
        [1] Um guerreiro próprio sobrevive.
       *[other] { $n } guerreiros próprios sobrevivem.
    }
   *[other] { $card } sobrevive.
}
musters = { $card ->
    [none] { $n ->
        [1] Mais um guerreiro entra na mesa.
       *[other] Mais { $n } guerreiros entram na mesa.
    }
   *[other] { $card } entra na mesa.
}
breaks = { $n ->
    [1] Os oponentes perdem um equipamento ou uma relíquia.
   *[other] Os oponentes perdem { $n } equipamentos ou relíquias.
}
saves-sources = { $n ->
    [1] Guarda uma fonte.
   *[other] Guarda { $n } fontes.
}
cancels = { $n ->
    [1] Cancela o que um oponente anunciou.
   *[other] Cancela { $n } coisas que oponentes anunciaram.
}
curve-rounds = rodadas
source = { $n ->
    [1] Uma fonte a mais.
   *[other] { $n } fontes a mais.
}
places = { $card ->
    [none] { $n ->
        [1] Mais uma carta fica na mesa.
       *[other] Mais { $n } cartas ficam na mesa.
    }
   *[other] { $card } fica na mesa.
}
