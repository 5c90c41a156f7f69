# Ce que dit le laboratoire : vigil sim et vigil report.
game-ascension = Ascension
game-conflictus = Conflictus Aeternus
title = { $game } · { $games } parties · graine { $seed }
stopped = Interrompu : { $done } parties jouées sur { $asked }.
player = Joueur
wins = Victoires
win-rate = Taux de victoire (95 %)
mean-score = Score moyen
drawn-n = (+{ $n } nulles)
turn-order = Ordre du tour
turn-n = { $n ->
    [1] commence
   *[other] joue en { $n }e
}
seat = Siège
seat-n = Siège { $n }
deck = Paquet
length = Durée : { $mean } tours en moyenne, médiane { $median }, de { $least } à { $most }.
endings = Fin par : { $endings }.
ending-honor = réserve vide
ending-rounds = limite de tours
ending-conceded = abandon
ending-mons = mons vide
ending-drawn = partie nulle
speed = { $rate } parties par seconde.
rate = { $n } parties/s
