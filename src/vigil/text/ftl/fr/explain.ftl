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
not-yours = L’analyse { DE($who) } est réservée à ceux qui peuvent voir cette main : --view-from all, ou --view-from { $seat }.
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

ends-ahead = Met fin à la partie en étant en tête.
denies = { $card } n’est plus là pour les autres.
keeps-out = { $card } reste hors du deck.

averts = Sans cela, la partie pourrait être perdue ce tour-ci.
holds-back = { $card } reste en main pour répondre.

# La courbe d’une partie.
curve-title = Chance de gagner, avec une bande à 95 % des simulations
curve-sims = { $n ->
    [one] { $n } simulation
   *[other] { $n } simulations
} par tour, d’après ce qu’un spectateur pourrait savoir.
curve-rounds = tours de table
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
calibrate-few = trop peu de positions
calibrate-off = faux
calibrate-well = Sur { $bins } classes, { $judged } sont assez remplies, et aucune ne s’écarte de plus de { $most } points.
calibrate-nothing = Aucune classe n’a assez de positions. Jouez plus de parties.
calibrate-badly = { $n ->
    [1] Une classe s’écarte de plus de { $most } points.
   *[other] { $n } classes s’écartent de plus de { $most } points.
}
calibrate-fit = Ce qui convient le mieux : un exposant de { $choice } pour les décisions, avec { $edge } au logarithme de la cote du joueur qui décide, et de { $curve } pour les courbes.
