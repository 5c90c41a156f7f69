# Bots : ce qu’ils sont, s’ils jouent loyalement, et leur force.

about-random = Prend n’importe quelle option : le plancher que tout autre bot doit dépasser.
about-greedy = Fait ce qui semble le meilleur à l’instant, d’après les données des cartes ; rapide, et pas sot.
about-search = Joue plus loin sur des tables imaginées avant de répondre ; search:sims=500 ou search:ms=800 dit combien de temps.
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
} par un bot qui se souvient, { $answers ->
    [one] { $answers } réponse suivante comparée
   *[other] { $answers } réponses suivantes comparées
}, { $differences ->
    [one] { $differences } différence
   *[other] { $differences } différences
}
audit-difference-later = { $bot }, avec ce qu’il se rappelait de son tour, a choisi « { $here } », et « { $there } » avec d’autres cartes cachées : décision { $number } de la graine { $seed }, réglages { $settings }
audit-unsteady = { $bot } : { $unsteady ->
    [one] { $unsteady } réponse diffère
   *[other] { $unsteady } réponses diffèrent
} à une seule et même table : on ne peut le répéter (un budget de temps ?), cela ne prouve donc rien. Donnez-lui un budget en simulations.
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
ladder-one-sided = plus de, moins de : toutes les parties qui mènent { DE($reference) } à ce bot ont donné le même résultat. Autant de donnes montrent de combien ils diffèrent au moins ; l’intervalle n’a pas d’autre borne.
ladder-games = Parties
ladder-thinking = Réflexion p50 / p99
ladder-solo = Parties solo gagnées
ladder-heads = Points de chaque bot contre chaque autre, en pour cent :
ladder-neighbour = { $better } au-dessus de { $worse } : { $won } donnes gagnées, { $even } partagées, { $lost } perdues, p { $p }
ladder-milliseconds = { $n } ms
