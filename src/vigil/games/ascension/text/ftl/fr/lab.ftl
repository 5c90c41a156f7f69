h-score-by-turn = L’Honneur, tour après tour
p-score-by-turn = Honneur à la fin de chacun de ses tours, avec celui des cartes du deck. La ligne est la partie médiane ; la bande contient la moitié centrale des parties.
col-score = Honneur par rapport à ceux qui ne l’ont pas fait
setting-sets = cartes
setting-mode = mode
setting-edition = impression
setting-honor_pool = Honneur dans la réserve
setting-copies = exemplaires
value-sets-base = jeu de base
value-sets-fallen = Le Retour du Dieu déchu
value-sets-both = les deux séries
value-mode-free = chacun pour soi
value-mode-teams = équipes
value-mode-solo = solo
value-edition-first = première
value-edition-anniversary = anniversaire
ending-honor = réserve vide
h-gain = Honneur gagné à chaque tour (moyenne et intervalle à 95 %)
h-defeated = Monstres éliminés et taux de victoire
p-defeated = La même chose pour les Monstres.
x-defeated = part des joueurs qui l’ont éliminé
when-defeated = Quand on l’a éliminé
table-defeated = { $n ->
    [1] Le Monstre éliminé, en chiffres
   *[other] Les { $n } Monstres éliminés, en chiffres
}
col-defeated = joueurs qui l’ont éliminé
