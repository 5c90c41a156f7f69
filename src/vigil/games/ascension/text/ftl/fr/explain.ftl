honor = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
} d’Honneur tout de suite.
card-honor = { $card ->
    [none] +{ $n }
   *[other] { $card } vaut { $n }
} { $n ->
    [one] point
   *[other] points
} d’Honneur à la fin.
runes = +{ $n } { $n ->
    [one] Rune
   *[other] Runes
} ce tour-ci.
power = +{ $n } { $n ->
    [one] point
   *[other] points
} de Puissance ce tour-ci.
saves-runes = Laisse { $n ->
    [1] une Rune
   *[other] { $n } Runes
} de plus pour autre chose.
saves-power = Laisse { $n ->
    [1] un point
   *[other] { $n } points
} de Puissance de plus pour autre chose.
thins = { $n ->
    [1] { $card ->
        [none] Débarrasse le deck d’une carte faible.
       *[other] Allège le deck : { $card } n’y est plus.
    }
   *[other] Débarrasse le deck de { $n } cartes faibles.
}
card-runes = { $card ->
    [none] Apporte des cartes qui donnent { $n }
   *[other] { $card } donne { $n }
} { $n ->
    [one] Rune
   *[other] Runes
} chaque fois qu’on { $card ->
    [none] les
   *[other] la
} joue.
card-power = { $card ->
    [none] Apporte des cartes qui donnent { $n }
   *[other] { $card } donne { $n }
} { $n ->
    [one] point
   *[other] points
} de Puissance chaque fois qu’on { $card ->
    [none] les
   *[other] la
} joue.
card-draws = { $card ->
    [none] Apporte une carte qui fait piocher.
   *[other] { $card } fait piocher { $n ->
        [1] une carte
       *[other] { $n } cartes
    } chaque fois qu’on la joue.
}
card-thins = { $card ->
    [none] Apporte une carte qui allège le deck.
   *[other] { $card } allégera le deck désormais.
}
turn-runes = { $n ->
    [1] Une Rune
   *[other] { $n } Runes
} de plus à chaque tour à venir.
turn-power = { $n ->
    [1] Un point
   *[other] { $n } points
} de Puissance de plus à chaque tour à venir.
turn-honor = { $n ->
    [1] Un point
   *[other] { $n } points
} d’Honneur de plus à chaque tour à venir.
turn-draws = { $n ->
    [1] Une carte
   *[other] { $n } cartes
} de plus à chaque tour à venir.
razes = { $n ->
    [1] Un adversaire perd un Artefact.
   *[other] Les adversaires perdent { $n } Artefacts.
}
takes-honor = { $n ->
    [1] Un point
   *[other] { $n } points
} d’Honneur de moins pour les autres.
extra-turn = Donne un tour supplémentaire.
