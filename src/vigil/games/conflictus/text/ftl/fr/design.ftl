impact-means = points ; un des decks l’a à la place d’une autre carte
margin-means = cartes restant dans le mons à la fin
drawn-means = sur { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
idle-means = sur { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} où elle a été piochée : jamais jouée
length-means = tours, quand elle est dans un des decks
cards-head = Jouée, sur les decks qui l’ont
drawn = Piochée
