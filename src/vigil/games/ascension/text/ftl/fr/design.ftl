impact-means = points ; un joueur la reçoit à pile ou face au début du tour 2
margin-means = Honneur à la fin
taken-means = sur { $n ->
    [one] { $n } tour
   *[other] { $n } tours
} où elle pouvait être payée
left-means = sur { $n ->
    [one] { $n } venue
   *[other] { $n } venues
} dans la ligne
idle-means = sur { $n ->
    [one] { $n } tour
   *[other] { $n } tours
} chez son possesseur : elle n’a rien apporté
length-means = tours, quand elle est dans la pioche centrale
cards-head = Prise, sur ses venues dans la ligne
taken = Prise
left = Laissée
