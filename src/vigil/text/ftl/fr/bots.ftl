# Bots : ce qu’ils sont, s’ils jouent loyalement, et leur force.

about-random = Choisit au hasard : la base que tout autre bot doit dépasser.
about-greedy = Choisit ce qui semble le mieux sur le moment, d’après les cartes. Rapide et sensé.
about-search = Simule des parties avant chaque coup ; search:sims=500 ou search:ms=800 fixe la limite.
about-easy = Niveau 1 : joue comme l’avide, et se trompe souvent.
about-casual = Niveau 2 : joue comme l’avide, et se trompe de temps en temps.
about-steady = Niveau 3 : joue comme l’avide, et se trompe rarement.
about-hard = Niveau 4 : réfléchit un peu à l’avance.
about-master = Niveau 5 : réfléchit longuement à l’avance ; le plus fort.
about-program = Un programme à vous qui parle en lignes JSON : program:COMMANDE (docs/PROGRAM_BOTS.md).
about-python = Une classe Python à vous : python:FICHIER.py:CLASSE.
audit-title = { $game } : { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, tout ce qui est caché redistribué { $worlds } fois à chacune
audit-line = { $bot } : { $answers ->
    [one] { $answers } réponse comparée
   *[other] { $answers } réponses comparées
}, { $differences ->
    [one] { $differences } différence
   *[other] { $differences } différences
}
audit-difference = { $bot } a choisi « { $here } », et « { $there } » avec d’autres cartes cachées : décision { $number } de la graine { $seed }, réglages { $settings }
audit-turns = { $bot } : { $turns ->
    [one] { $turns } tour poursuivi
   *[other] { $turns } tours poursuivis
} avec le même bot, { $answers ->
    [one] { $answers } réponse suivante comparée
   *[other] { $answers } réponses suivantes comparées
}, { $differences ->
    [one] { $differences } différence
   *[other] { $differences } différences
}
audit-difference-later = { $bot }, plus loin dans le même tour, a choisi « { $here } », mais « { $there } » avec d’autres cartes cachées : décision { $number } de la graine { $seed }, réglages { $settings }
audit-unsteady = { $bot } : { $unsteady ->
    [one] { $unsteady } réponse diffère
   *[other] { $unsteady } réponses diffèrent
} pour une position identique : la vérification ne prouve donc rien. A-t-il une limite de temps ? Donnez-lui un budget en simulations.
check-line = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $choices ->
    [one] { $choices } réponse
   *[other] { $choices } réponses
}, { $wrong } hors des options
check-wrong = { $what } : décision { $number } de la graine { $seed }, réglages { $settings }
ladder-title = { $game } · parties : { $games } · graine { $seed }
ladder-rounded = { $asked } parties demandées pour chaque paire, { $games } jouées : chaque donne se joue deux fois.
ladder-bot = Bot
ladder-elo = Elo (à 95 %)
ladder-above = plus de { $elo }
ladder-below = moins de { $elo }
ladder-one-sided = « plus de », « moins de » : toutes les parties entre ce bot et { $reference }, directes ou par l’intermédiaire d’autres bots, sont allées du même côté ; on ne connaît donc que l’écart minimal, et l’intervalle n’a qu’une borne.
ladder-games = Parties
ladder-thinking = Réflexion p50 / p99
ladder-solo = Parties solo gagnées
ladder-heads = Points de chaque bot contre chaque autre, en pour cent :
ladder-adjacent = { $better } au-dessus de { $worse } : { $won } donnes gagnées, { $even } partagées, { $lost } perdues, p { $p }
ladder-milliseconds = { $n } ms
