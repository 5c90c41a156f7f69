# Ce que dit le laboratoire : vigil sim et vigil report.
title = { $game } · parties : { $games } · graine { $seed }
stopped = Interrompu ; parties jouées : { $done } sur { $asked }.
player = Joueur
wins = Victoires
win-rate = Taux de victoire (95 %)
mean-score = Score moyen
thinking = Réflexion, s/partie
drawn-n = (+{ $n ->
    [one] { $n } nulle
   *[other] { $n } nulles
})
substituted = { $name } a quitté sa place dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $instead } a fait { $answers ->
    [one] { $answers } choix
   *[other] { $answers } choix
} à sa place.
substituted-why = Première raison : { $why }
turn-order = Ordre du tour
turn-n = { $n ->
    [1] commence
   *[other] joue en { $n }e
}
seat = Place
seat-n = Place { $n }
deck = Deck
uneven = Les places (et les decks) tournent en { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} ; il en reste { $left } sur { $games }, qui ne font pas un tour entier, et quelqu’un en a eu une plus souvent.
decks-stay = Chaque joueur a gardé le même deck : les résultats ne séparent donc pas la force du joueur de celle du deck. Sans --decks, ou avec plus de decks que de places, les decks tournent.
length = Durée : { $mean } tours en moyenne, médiane { $median }, de { $least } à { $most }.
endings = Fin par : { $endings }.
ending-rounds = limite de tours
ending-turn_limit = limite de tours
ending-conceded = abandon
figures = { $path } contient les statistiques de { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
speed = Vitesse : { $rate } parties par seconde.
rate = { $n } parties/s

# Le rapport.
over = Vigil · laboratoire
played-by = Joué par { $names }
tile-games = { $n ->
    [one] partie
   *[other] parties
}
tile-turns = tours dans la partie médiane
tile-begins = victoires du premier joueur
tile-ending = finies par : { $how }
points = { $n } pts
h-wins = Taux de victoire
p-wins = Le point est la part des parties gagnées, le trait son intervalle à 95 %. La ligne pointillée est là où chacun serait si tous se valaient.
by-order = Selon l’ordre du tour
by-seat = Selon la place
h-length = Durée de la partie
x-turns = tours
x-turn = tour
h-gain = Score gagné à chaque tour (moyenne et intervalle à 95 %)
winners = vainqueurs
others = les autres
h-decks = Decks
p-decks = Combien de fois chaque deck a gagné, avec n’importe quel joueur et contre n’importe quel deck.
h-matrix = Confrontations des decks
p-matrix = Le deck de gauche contre celui du haut. En gras : l’intervalle ne contient pas la moitié. En dessous : la demi-largeur de l’intervalle.
h-acquired = Cartes achetées et taux de victoire
p-acquired = À droite : les cartes que beaucoup ont achetées. En haut : ceux qui l’ont achetée ont gagné plus souvent que d’autres à la même place qui ne l’ont pas fait. Cela montre ce que font les vainqueurs, non ce qui les fait gagner : celui qui est en tête peut payer les cartes chères.
x-acquired = part des joueurs qui l’ont achetée
y-worth = taux de victoire par rapport à ceux qui ne l’ont pas fait
when-acquired = Quand on l’a achetée
table-acquired = { $n ->
    [1] La carte achetée, en chiffres
   *[other] Les { $n } cartes achetées, en chiffres
}
h-played = Cartes mises en jeu et taux de victoire
p-played = À droite : les cartes que beaucoup ont mises en jeu. En haut : ceux qui l’ont fait ont gagné plus souvent que le même joueur avec le même deck qui ne l’a pas fait. Les longues parties mettent plus de cartes en jeu ; lisez à part les cartes bon marché et les chères.
x-played = part des joueurs qui l’ont mise en jeu
when-played = Quand elle est entrée en jeu
table-played = { $n ->
    [1] La carte jouée, en chiffres
   *[other] Les { $n } cartes jouées, en chiffres
}
col-card = Carte
col-acquired = joueurs qui l’ont achetée
col-played = joueurs qui l’ont jouée
col-copies = fois par partie
col-turn = tour de la première
col-rate = ont gagné
col-worth = par rapport à ceux qui ne l’ont pas fait
h-differences = Deux séries comparées
p-differences = { $one } moins { $other }. À droite de zéro, { $one } a davantage ; le gris peut être un hasard.
p-paired = Les deux ont les mêmes donnes, elles sont donc comparées donne par donne.
difference-player = victoires { DE($name) }
difference-begins = victoires du premier joueur
difference-deck = victoires { DE($name) }
difference-length = Durée : { $one } tours contre { $other }, une différence de { $by } (95 % : { $low } à { $high }).
different-acquired = Cartes achetées plus souvent ou plus rarement
different-played = Cartes mises en jeu plus souvent ou plus rarement
h-how = Comment lire ceci
p-how = Les intervalles sont à 95 % : sur cent, environ cinq manquent la vérité ; parmi beaucoup de cartes, certaines paraissent donc meilleures ou pires par pur hasard. Les taux de victoire ont l’intervalle de Wilson, élargi là où les parties d’une même donne se ressemblent ; les différences ne comparent les joueurs qu’à leurs semblables. Une partie nulle est une demi-victoire.
made-by = Fait par Vigil { $version } d’après { $file }.
written = Écrit : { $path }

setting-players = joueurs
setting-rounds = tours de table au plus
setting-cards = cartes personnalisées
setting-yes = oui
setting-no = non

# Defaults for games without messages of their own.
h-score-by-turn = Le score, tour après tour
p-score-by-turn = Score à la fin de chacun de ses tours. La ligne est la partie médiane ; la bande contient la moitié centrale des parties.
col-score = score par rapport à ceux qui ne l’ont pas fait
