# Pourquoi un bot a fait ce qu’il a fait, et comment une partie s’est passée.

# Autour d’une explication.
considered = { $who } : { $option }. { $sims ->
    [one] { $sims } simulation
   *[other] { $sims } simulations
} au choix { $number }.
evidently = { $who } : { $option } (choix { $number }). Cela s’imposait au premier coup d’œil, et aucune autre option n’a été essayée ; chance { $chance }.
forced = { $who } : { $option } (choix { $number }). Il n’y avait pas d’autre option ; chance { $chance }.
row = { $mark } { $chance }  { $visits }×  { $option }
row-plain = { $option } : chance { $chance }, essayé { $visits } fois
row-chosen = { $option } (choisi) : chance { $chance }, essayé { $visits } fois
rest = { $n ->
    [1] Une autre option n’a pas été essayée.
   *[other] { $n } autres options n’ont pas été essayées.
}
why = Pourquoi : { $text }
not-yours = L’analyse { DE($who) } est réservée à ceux qui peuvent voir cette main : --as all, ou --as { $seat }.
roughly = ≈ { $text }

# Raisons, des deux jeux.
wins = Cela gagne la partie.
draws = { $n ->
    [1] Pioche une carte.
   *[other] Pioche { $n } cartes.
}
robs = { $n ->
    [1] Prend une carte dans la main d’un adversaire.
   *[other] Prend { $n } cartes dans la main des adversaires.
}
evident = Cela s’imposait au premier coup d’œil, et aucune autre option n’a été essayée.
only = Il n’y avait pas d’autre option.
quiet = Cela ne change rien de mesurable tout de suite.
better = Gagne { $n ->
    [1] une partie
   *[other] { $n } parties
} sur cent de plus que « { $other } ».
worse = « { $other } » gagnerait { $n ->
    [1] une partie
   *[other] { $n } parties
} sur cent de plus.
as-good = À peu près aussi bon que « { $other } ».

# Ascension.
ends-ahead = Met fin à la partie en étant en tête.
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
denies = { $card } n’est plus là pour les autres.
razes = { $n ->
    [1] Un adversaire perd un Artefact.
   *[other] Les adversaires perdent { $n } Artefacts.
}
takes-honor = { $n ->
    [1] Un point
   *[other] { $n } points
} d’Honneur de moins pour les autres.
extra-turn = Donne un tour supplémentaire.
keeps-out = { $card } reste hors du deck.

# Conflictus.
averts = Sans cela, la partie pourrait être perdue ce tour-ci.
mills = { $n ->
    [1] Les adversaires meulent une carte.
   *[other] Les adversaires meulent { $n } cartes.
}
recovers = { $n ->
    [1] Remet une carte sur son propre mons.
   *[other] Remet { $n } cartes sur son propre mons.
}
saves-mons = { $n ->
    [1] Sauve une carte de son propre mons.
   *[other] Sauve { $n } cartes de son propre mons.
}
destroys = { $card ->
    [none] { $n ->
        [1] Un guerrier des adversaires quitte la table.
       *[other] { $n } guerriers des adversaires quittent la table.
    }
   *[other] { $card } quitte la table.
}
saves-warriors = { $card ->
    [none] { $n ->
        [1] Un de ses propres guerriers survit.
       *[other] { $n } de ses propres guerriers survivent.
    }
   *[other] { $card } survit.
}
musters = { $card ->
    [none] { $n ->
        [1] Un guerrier de plus arrive sur la table.
       *[other] { $n } guerriers de plus arrivent sur la table.
    }
   *[other] { $card } arrive sur la table.
}
places = { $card ->
    [none] { $n ->
        [1] Une carte de plus reste sur la table.
       *[other] { $n } cartes de plus restent sur la table.
    }
   *[other] { $card } reste sur la table.
}
breaks = { $n ->
    [1] Les adversaires perdent un équipement ou une relique.
   *[other] Les adversaires perdent { $n } équipements ou reliques.
}
source = { $n ->
    [1] Une source de plus.
   *[other] { $n } sources de plus.
}
saves-sources = { $n ->
    [1] Une source est économisée.
   *[other] { $n } sources sont économisées.
}
cancels = { $n ->
    [1] Annule ce qu’un adversaire a annoncé.
   *[other] Annule { $n } annonces des adversaires.
}
holds-back = { $card } reste en main pour répondre.

# La courbe d’une partie.
curve-title = Chance de gagner, avec une bande à 95 % des simulations
curve-sims = { $n ->
    [one] { $n } simulation
   *[other] { $n } simulations
} par tour, d’après ce qu’un spectateur pourrait savoir.
curve-rounds = { $game ->
    [conflictus] tours
   *[other] tours de table
}
curve-turn = tour
curve-now = { $turn }. { $who } : { $chances }
curve-end = Fin : { $who ->
    [none] personne n’a gagné.
   *[other] { $who } a gagné.
}
curve-open = La partie n’est pas encore finie.
curve-kept = L’image est dans { $file }.

# Si les chances se vérifient.
calibrate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} { DE($bots) }, { $sims ->
    [one] { $sims } simulation
   *[other] { $sims } simulations
} par décision, graine { $seed }
calibrate-of-choice = Chances annoncées au joueur qui décide ({ $n ->
    [one] { $n } position
   *[other] { $n } positions
})
calibrate-of-curve = Chances de la courbe ({ $n ->
    [one] { $n } position
   *[other] { $n } positions
})
calibrate-head-bin = annoncée
calibrate-head-n = positions
calibrate-head-mean = moyenne
calibrate-head-won = gagnées
calibrate-head-difference = écart (95 %)
calibrate-few = trop peu pour juger
calibrate-off = faux
calibrate-well = Sur { $bins } classes, { $judged } sont assez remplies, et aucune ne s’écarte de plus de { $most } points.
calibrate-nothing = Aucune classe n’est assez remplie pour juger : jouez plus de parties.
calibrate-badly = { $n ->
    [1] Une classe s’écarte de plus de { $most } points.
   *[other] { $n } classes s’écartent de plus de { $most } points.
}
calibrate-fit = Ce qui convient le mieux : un exposant de { $choice } pour les décisions, avec { $edge } au logarithme de la cote du joueur qui décide, et de { $curve } pour les courbes.
